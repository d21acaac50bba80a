/** The legal actions by place: which places glow, and which word a tap sends. */

import type { View } from "../wire";

export interface Actions {
  /** What tapping a glowing place says. */
  readonly places: ReadonlyMap<string, string>;
  /** The ways in which the tile that was turned up can lie, clockwise. */
  readonly ways: readonly string[];
  readonly canSwap: boolean;
  /** The tiles that can be taken for a swap that has been said already. */
  readonly picks: readonly string[];
}

const PLACED = /^(?:start|turn|drive):(.+)$/;
const LAID = /^way:(.+)$/;
const PICKED = /^[a-e][1-5]$/;

export function readActions(legal: readonly string[]): Actions {
  const places = new Map<string, string>();
  const ways: string[] = [];
  const picks: string[] = [];
  for (const word of legal) {
    const place = PLACED.exec(word)?.[1];
    const way = LAID.exec(word)?.[1];
    if (place) places.set(place, word);
    else if (way) ways.push(way);
    else if (PICKED.test(word)) picks.push(word);
  }
  return { places, ways, canSwap: legal.includes("swap"), picks };
}

/** The swap that somebody is thinking of: nothing is said before both tiles are chosen. */
export interface Swap {
  readonly isOn: boolean;
  readonly first: string;
}

export const NO_SWAP: Swap = { isOn: false, first: "" };

/** The tiles that may be taken for a swap. The server has the last word. */
export function listPicks(view: View, { picks, canSwap }: Actions, swap: Swap): readonly string[] {
  if (picks.length) return picks;
  if (!canSwap || !swap.isOn) return [];
  return view.covered.filter((cell) => !view.ban.includes(cell));
}

/** What comes of tapping a tile for the swap: another draft, or the words to say. */
export function pickForSwap(view: View, swap: Swap, cell: string): Swap | readonly string[] {
  if (view.phase === "swap-first" || view.phase === "swap-second") return [cell];
  if (swap.first === cell) return { isOn: true, first: "" };
  if (swap.first === "") return { isOn: true, first: cell };
  return ["swap", swap.first, cell];
}

/** The next of the ways that fit. */
export function nextWay(index: number, ways: readonly string[]): number {
  return ways.length ? (index + 1) % ways.length : 0;
}
