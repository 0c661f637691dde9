/** Links for sharing, and the server's address for others. */
import { api } from './api';

/** Before the server's address is known, nothing is said about a link. */
export class Outside {
  #address = $state('');
  #isKnown = $state(!isThisComputer(location.hostname));

  async ask(): Promise<void> {
    if (this.#isKnown) return;
    this.#address = await api.address().catch(() => '');
    this.#isKnown = true;
  }

  to(path: string): PassedOn {
    const found = passedOn(path, location, this.#address);
    return this.#isKnown ? found : { ...found, reach: '' };
  }
}

export interface PassedOn {
  link: string;
  /** Where the link works; empty where there is nothing to say about it. */
  reach: '' | 'here' | 'network';
}

/** A link to 127.0.0.1 leads everybody to their own computer: the server may have a better address. */
export function passedOn(path: string, at: Pick<Location, 'origin' | 'hostname'>, address: string): PassedOn {
  if (!isThisComputer(at.hostname)) return { link: at.origin + path, reach: '' };
  if (!address) return { link: at.origin + path, reach: 'here' };
  return { link: new URL(path, address).href, reach: 'network' };
}

/** In the form that browsers use. */
export function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
