/** The position of a race of Monza: the only cast of `race.view` in this game. */

import type { MonzaView, Race } from "../../wire";

export type { MonzaView };

export function viewOf(race: Race): MonzaView;
export function viewOf(race: Race | null | undefined): MonzaView | null;
export function viewOf(race: Race | null | undefined): MonzaView | null {
  return race ? (race.view as MonzaView) : null;
}
