/** Where others find this server; nothing is said about a link before that is known. */
import { api } from './api';
import { isThisComputer, passedOn, type PassedOn } from './reach';

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
