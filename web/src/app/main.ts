import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { placeSymbols } from '../parts/art';
import { loadCatalogue } from '../words/catalogue.svelte';
import { route } from '../browser/route.svelte';
import { settings } from '../browser/settings.svelte';
import { UNREACHABLE } from './unreachable';
import { loadWords } from '../words/words';
import { SCREENS, screenOf } from './screens';

const place = document.getElementById('page') as HTMLElement;

async function start(): Promise<void> {
  try {
    // The first screen is on its way while the words are.
    await Promise.all([loadWords(settings.language), SCREENS[screenOf(route()).name]()]);
  } catch {
    unreachable();
    return;
  }
  void loadCatalogue().catch(() => undefined);
  placeSymbols(document);
  place.replaceChildren();
  mount(App, { target: place });
}

/** No words yet, so these few are the page's own. */
function unreachable(): void {
  const told = UNREACHABLE[settings.language];
  const text = document.createElement('p');
  text.className = 'unreachable';
  text.setAttribute('role', 'alert');
  text.textContent = told.text;
  const again = document.createElement('button');
  again.textContent = told.again;
  again.onclick = () => void start();
  place.replaceChildren(text, again);
}

void start();
