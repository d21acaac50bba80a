/** The saved boards of this browser. */

import { SavedItems } from "../../../lib/saved-items";
import type { Blueprint } from "../wire";
import { KEPT_MOST, pack, PackError, unpack } from "./pack";

/** A new board: three lanes of open road. */
export const EMPTY: Blueprint = {
  title: "",
  edition: "anniversary",
  lanes: [0, 1, 2].map(() => [{ colour: "~", length: "24" }]),
  exits: [true, true, true],
  line: "w",
  targets: [false, false, false],
  curve: null,
};

export const saved = new SavedItems<Blueprint>("blueprint", {
  pack,
  unpack: readOne,
  nameOf: ({ title }) => title,
  rename: (board, title) => ({ ...board, title }),
});

function readOne(text: string): Blueprint | null {
  try {
    return unpack(text, KEPT_MOST);
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
}
