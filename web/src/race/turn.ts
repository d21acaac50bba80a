/** What the shell of a race reads from any game: the seat on turn, places, and how long to show what happened. */

import type { Happening, Race } from "../wire";

/** The seat on turn. */
export function seatOnTurn(race: Race): number | null {
  if (race.result) return null;
  return race.awaits_roll ? race.on_turn : (race.actor ?? race.on_turn);
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
