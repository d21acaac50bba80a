/** The position of a race of Memo-Car-Race: the wire leaves its type to the game. */

import type { Race } from "../../wire";
import type { View } from "./wire";

export function viewOf(race: Race): View;
export function viewOf(race: Race | null | undefined): View | null;
export function viewOf(race: Race | null | undefined): View | null {
  return race ? (race.view as View) : null;
}
