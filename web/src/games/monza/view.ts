/** The position of a race of Monza, and its routes: the wire leaves their types to the game. */

import type { Race } from "../../wire";
import type { Plan, View } from "./wire";

export function viewOf(race: Race): View;
export function viewOf(race: Race | null | undefined): View | null;
export function viewOf(race: Race | null | undefined): View | null {
  return race ? (race.view as View) : null;
}

export function planOf(race: Race | null | undefined): Plan | null {
  return (race?.plan ?? null) as Plan | null;
}
