/** Whether the line to the server is down: told by the match, or by the browser. */

let browser = $state(!navigator.onLine);
let match = $state(false);

addEventListener('online', () => (browser = false));
addEventListener('offline', () => (browser = true));

export function lineLost(): boolean {
  return browser || match;
}

export function tellLine(lost: boolean): void {
  match = lost;
}
