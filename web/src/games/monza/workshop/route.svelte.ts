/** The address of the workshop, whose payload may be a board, and the way back from a race. */

import { HashRoute } from "../../../lib/hash-route.svelte";
import { route } from "../../../lib/route.svelte";

export const room = new HashRoute("workshop");

const RACED = "hairpin/raced";

/** Go to a table that was opened from the workshop. */
export function goRacing(code: string): void {
  try {
    sessionStorage.setItem(RACED, code);
  } catch {
    // Where nothing is kept, the browser's own button leads back.
  }
  route.goToTable(code);
  room.read();
}

/** Was this table opened from the workshop, in this window? */
export function isRaced(code: string): boolean {
  try {
    return sessionStorage.getItem(RACED) === code;
  } catch {
    return false;
  }
}

/** Go back to the workshop from a table. */
export function comeBack(): void {
  route.goHome();
  room.enter();
}
