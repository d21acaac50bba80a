/** The circuits that this browser keeps: one under construction, and those with a name. */

import { tidyName } from "../lib/tidy";
import { EMPTY, type Circuit } from "./circuit";
import { CircuitError, pack, unpack, type Named } from "./notation";

const DRAFT = "hairpin/circuit";
const SHELF = "hairpin/circuits";
/** There is no room for more on a shelf. */
export const SHELF_MOST = 60;

/** The circuit that was on the table last. */
export function readDraft(): Circuit {
  try {
    return readOne(localStorage.getItem(DRAFT) ?? "")?.circuit ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepDraft(circuit: Circuit): void {
  write(DRAFT, pack({ name: "", circuit }));
}

/** The kept circuits, the newest first; what is damaged is left out. */
export function readShelf(): readonly Named[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((text) => (typeof text === "string" ? (readOne(text) ?? []) : [])) : [];
  } catch {
    return [];
  }
}

/** Keep these circuits; false where the browser keeps nothing (private windows). */
export function writeShelf(shelf: readonly Named[]): boolean {
  return write(SHELF, JSON.stringify(shelf.map(pack)));
}

/** The shelf with one more circuit in front; one of the same name makes room for it. */
export function withCircuit(shelf: readonly Named[], { name, circuit }: Named): readonly Named[] {
  const tidy = tidyName(name);
  return [{ name: tidy, circuit }, ...shelf.filter((other) => other.name !== tidy)].slice(0, SHELF_MOST);
}

function readOne(text: string): Named | null {
  try {
    return unpack(text);
  } catch (error) {
    if (error instanceof CircuitError) return null;
    throw error;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
