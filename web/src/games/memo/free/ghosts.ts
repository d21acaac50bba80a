/** The ghosts of this browser: the fastest lap of each of the circuits that were driven last. */

import type { Circuit } from "./circuit";
import type { Gate } from "./drive";
import { courseOf, formatGhost, parseGhost, type Ghost } from "./ghost";

const KEY = "hairpin/ghosts";
const OFF_KEY = "hairpin/ghosts-off";
/** So many circuits are remembered; a lap is a few thousand letters. */
export const GHOSTS_MOST = 16;

type Kept = readonly (readonly [course: string, lap: string])[];

/** The fastest lap of this course; null where there is none. */
export function readGhost(circuit: Circuit, gate: Gate): Ghost | null {
  const course = courseOf(circuit, gate);
  const found = readAll().find(([other]) => other === course);
  return found ? parseGhost(circuit, found[1]) : null;
}

/** Keep a lap; the oldest go when there are too many. Where nothing can be stored, there is no ghost tomorrow. */
export function keepGhost(circuit: Circuit, gate: Gate, ghost: Ghost): void {
  const course = courseOf(circuit, gate);
  const others = readAll().filter(([other]) => other !== course);
  const kept: Kept = [[course, formatGhost(circuit, ghost)], ...others].slice(0, GHOSTS_MOST) as Kept;
  write(KEY, JSON.stringify(kept));
}

/** Are ghosts shown? Until somebody switches them off. */
export function ghostsAreOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function keepGhostsOn(isOn: boolean): void {
  write(OFF_KEY, isOn ? null : "1");
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A private window, or a full one.
  }
}

function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(kept: unknown): kept is readonly [string, string] {
  return Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === "string");
}
