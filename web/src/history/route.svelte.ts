/** The address of the history of a table, `#/history/CODE`. */

import { HashRoute } from "../lib/hash-route.svelte";

export const room = new HashRoute("history");

/** Look at the races of a table. */
export function openHistory(code: string): void {
  room.enterAt(code);
}

/** Read the end of an address; null where it names no table. */
export function readCode(payload: string | null): string | null {
  return payload && /^[\w-]+$/.test(payload) ? payload.toUpperCase() : null;
}
