/** The position of any game: fields whose meaning the page does not know. */

import type { Race } from "../../wire";

export type PlainView = Readonly<Record<string, unknown>>;

export function viewOf(race: Race): PlainView {
  return race.view as PlainView;
}
