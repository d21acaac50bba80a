/** The address of the replay room: `#/replay/CODE.3` for a race, `#/replay/CODE.3.12` for a turn of it; a file has none. */

import { HashRoute } from "../lib/hash-route.svelte";

export const room = new HashRoute("replay");

/** A race of a table, by the end of an address. */
export interface RaceAddress {
  readonly code: string;
  readonly race: number;
  /** The number of the turn that is looked at first. */
  readonly turn?: number;
}

class Shelf {
  /** The text of the record that was brought along last. */
  record: string | null = $state.raw(null);
  /** Counts them, so that the same file is read again. */
  count = $state(0);

  async bring(file: File): Promise<void> {
    // Longer than the longest record there is in bytes; what cannot be read, such as a folder, is empty: the server says
    // what is wrong with either.
    this.record = await file
      .slice(0, MOST_BYTES)
      .text()
      .catch(() => "");
    this.count += 1;
    room.enterAt("");
  }
}

const MOST_BYTES = 900_000;

export const shelf = new Shelf();

const ADDRESS = /^([\w-]+)\.(\d{1,9})(?:\.(\d{1,9}))?$/;

/** Read the end of an address; null where it names no race. */
export function readAddress(payload: string | null): RaceAddress | null {
  const [, code, race, turn] = ADDRESS.exec(payload ?? "") ?? [];
  return code && race ? { code: code.toUpperCase(), race: Number(race), ...(turn && { turn: Number(turn) }) } : null;
}

/** Watch a race of a table, from a turn on. */
export function watchRace(code: string, race: number, turn?: number): void {
  room.enterAt(`${code}.${race}${turn ? `.${turn}` : ""}`);
}

/** Leave the room: back to where it was entered from, to one's table, or home. */
export function leaveRoom(): void {
  room.goBack(readAddress(room.payload)?.code ?? null);
}
