/** What the rail shows of a seat. */

import type { Race } from "../../../wire";
import { viewOf } from "../view";

/** The colour of a seat's canister, or "". */
export function canisterOf(race: Race, seat: number): string {
  return viewOf(race).canisters[seat] ?? "";
}

/** Whether a seat has the memory aid, which everybody may know (RU-26). */
export function isAided(race: Race, seat: number): boolean {
  return viewOf(race).aided.includes(seat);
}
