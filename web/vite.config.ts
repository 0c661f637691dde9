import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where `knockdown serve` listens while `npm run dev` shows the page.
const server = `http://127.0.0.1:${process.env.KNOCKDOWN_PORT ?? '8000'}`;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two big pieces instead of sixty small ones: they are packed a seventh smaller.
        codeSplitting: {
          groups: [
            {
              name: 'page', // what the title needs
              test: /node_modules|preload-helper|src\/(browser|words|net|sound|screens\/title|parts\/[^/]+$)/,
            },
            {
              name: 'table', // what a match needs
              test: /src\/(play|parts\/(board|sheets|tower|chart)|screens\/(draft|ending|knockdown|match|practice|replay))\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/boxes': server,
      '/words': server,
    },
  },
  // Tests run the browser's half of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
