/** What the shell of a race reads from any game's result. */

import type { Race } from "../wire";

/** The place in the ranking, from 0, or null while it is open. */
export function placeOf(race: Race, seat: number): number | null {
  const place = race.result?.ranking.findIndex((seats) => seats.includes(seat)) ?? -1;
  return place < 0 ? null : place;
}
