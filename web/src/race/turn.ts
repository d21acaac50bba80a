/** What the shell of a race needs to know of a position: whose turn it is, and what each seat holds. */

import type { Happening, Race } from "../wire";

/** The seat that everybody waits for. */
export function seatOnTurn(race: Race): number | null {
  if (race.result) return null;
  return race.awaitsRoll ? race.onTurn : (race.actor ?? race.onTurn);
}

/** The dice that count in the last round, by seat, or null before it (MZ-15). */
export function diceCounts(race: Race): readonly number[] | null {
  const { view } = race;
  return view.game === "monza" && view.isLastRound ? view.used : null;
}

/** What a seat still holds in the professional variant: `x` the extra roll, letters the accelerators. */
export function tilesOf(race: Race, seat: number): string {
  return race.view.game === "monza" ? (race.view.tiles[seat] ?? "") : "";
}

/** The colour of a seat's canister, or nothing. */
export function canisterOf(race: Race, seat: number): string {
  return race.view.game === "memo" ? (race.view.canisters[seat] ?? "") : "";
}

/** Whether a seat has the memory aid, which everybody may know (RU-26). */
export function isAided(race: Race, seat: number): boolean {
  return race.view.game === "memo" && race.view.aided.includes(seat);
}

/** The place in the ranking, from 0, or null while it is open. */
export function placeOf(race: Race, seat: number): number | null {
  const place = race.result?.ranking.findIndex((seats) => seats.includes(seat)) ?? -1;
  return place < 0 ? null : place;
}

const STEP_MS = 320;
const AFTERWARDS_MS = 1_400;

/** About how long the board needs to show what happened, before the podium may cover it. */
export function showingMs(happened: readonly Happening[]): number {
  const steps = happened.reduce((sum, { places }) => sum + Math.max(1, places.length), 0);
  return Math.min(8_000, steps * STEP_MS + AFTERWARDS_MS);
}
