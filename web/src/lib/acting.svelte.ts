/** Whether the match screen is still acting out what happened: what follows waits for it. */

let busy = $state(false);

export function acting(): boolean {
  return busy;
}

export function setActing(now: boolean): void {
  busy = now;
}
