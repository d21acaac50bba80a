/** Names of spaces and their faults as text. */

import { COLOURS, colourFacts } from "../../../lib/colours";
import { joinParts, joinSentences } from "../../../lib/phrases";
import type { Blueprint, Fault } from "../wire";
import { t } from "../../../words";
import { laneName, lengthOfTrack, OPEN, patchAt, spotOf, TYRE } from "./edits";
import { sayFault } from "./faults";
import { lengthOf, showLength } from "./lengths";

/** "red", "a tire", "empty road"; an unknown colour is empty road. */
export function sayPaint(colour: string): string {
  if (colour === TYRE) return t("monza-tyre");
  if (colour === OPEN || !COLOURS.some(({ letter }) => letter === colour)) return t("workshop-draw-open");
  return t("monza-colour", { colour: colourFacts(colour).name });
}

/** "Lane B, space 4: red, length 1½"; then what is wrong. */
export function saySpace(board: Blueprint, name: string, faults: readonly Fault[]): string {
  const { lane, at } = spotOf(name) ?? { lane: 0, at: 0 };
  const patch = patchAt(board, name);
  if (!patch) return t("workshop-draw-missing", { lane: laneName(lane) });
  const what = [sayPaint(patch.colour), t("workshop-draw-long", { length: showLength(lengthOf(patch.length)) })];
  if (board.targets[lane] && at === (board.lanes[lane]?.length ?? 0) - 1) what.push(t("workshop-draw-target"));
  const facts = { lane: laneName(lane), number: at + 1, what: joinParts(what) };
  return joinSentences([t("workshop-draw-space", facts), ...faults.map(sayFault)]);
}

/** "3 lanes, length 24". */
export function sayBoard(board: Blueprint): string {
  return t("workshop-draw-size", { lanes: board.lanes.length, length: showLength(lengthOfTrack(board)) });
}
