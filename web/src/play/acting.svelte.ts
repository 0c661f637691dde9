/** Whether the match screen is still acting out what happened: what follows waits for it. */

let busy = $state(false);
let behind = $state(false);

export function acting(): boolean {
  return busy;
}

export function setActing(now: boolean): void {
  busy = now;
}

/** Whether scenes have come that wait for a test or the end of a round to be seen. */
export function isBehind(): boolean {
  return behind;
}

export function setBehind(now: boolean): void {
  behind = now;
}
