/** What the rail shows of a seat. */

import type { Race } from "../../../wire";
import { viewOf } from "../view";

/** The dice that count in the last round, by seat, or null before it (MZ-15). */
export function diceCounts(race: Race): readonly number[] | null {
  const view = viewOf(race);
  return view.is_last_round ? view.used : null;
}

/** What a seat still holds in the professional variant: `x` the extra roll, letters the accelerators. */
export function tilesOf(race: Race, seat: number): string {
  return viewOf(race).tiles[seat] ?? "";
}
