import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { dress } from '../parts/art';
import { loadCatalogue } from '../words/catalogue.svelte';
import { route } from '../browser/route.svelte';
import { settings } from '../browser/settings.svelte';
import { loadWords } from '../words/words';
import { SCREENS, screenOf } from './screens';

const place = document.getElementById('page') as HTMLElement;

async function start(): Promise<void> {
  try {
    // The first screen is loaded in parallel with the words and the catalogue.
    await Promise.all([
      loadWords(settings.language),
      loadCatalogue(settings.language),
      SCREENS[screenOf(route()).name](),
    ]);
  } catch {
    unreachable();
    return;
  }
  dress(document);
  place.replaceChildren();
  mount(App, { target: place });
}

/** The only words of the page's own: that the server does not answer. */
const UNREACHABLE = {
  en: {
    text: 'Knockdown cannot be reached. Is the server running? Start it with: knockdown serve',
    again: 'Try again',
  },
  es: {
    text: 'No se puede acceder a Knockdown. ¿Está en marcha el servidor? Inícialo con: knockdown serve',
    again: 'Volver a intentarlo',
  },
  pl: {
    text: 'Nie można połączyć się z Knockdown. Czy serwer działa? Uruchom go poleceniem: knockdown serve',
    again: 'Spróbuj ponownie',
  },
};

/** No words are loaded yet, so these few are built in. */
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
