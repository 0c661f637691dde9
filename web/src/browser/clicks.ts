/** Ignores the second click of a double click if the first one changed the page. */
export class Clicks {
  #before = 0;
  #pressed: Element | null = null;

  /** Whether the page has changed under the pointer since the click before, within a double click. */
  isEcho(click: MouseEvent, changed: number, now = performance.now()): boolean {
    const target = click.target instanceof Element ? click.target : null;
    const pressed = target?.closest('button, a[href]') ?? null;
    const isEcho = click.detail > 1 && (changed > this.#before || pressed !== this.#pressed);
    this.#before = now;
    this.#pressed = pressed;
    return isEcho;
  }
}
