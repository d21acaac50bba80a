/** The position of a race of Memo-Car-Race: the only cast of `race.view` in this game. */

import type { Ghost, MemoView, OpenTile, Race } from "../../wire";

export type { Ghost, MemoView, OpenTile };

export function viewOf(race: Race): MemoView;
export function viewOf(race: Race | null | undefined): MemoView | null;
export function viewOf(race: Race | null | undefined): MemoView | null {
  return race ? (race.view as MemoView) : null;
}
