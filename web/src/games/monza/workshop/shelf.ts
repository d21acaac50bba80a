/** The boards that this browser keeps. */

import { Shelf } from "../../../lib/shelf";
import type { Blueprint } from "../../../wire";
import { KEPT_MOST, pack, PackError, unpack } from "./pack";

/** What lies on a fresh workbench: three lanes of open road. */
export const EMPTY: Blueprint = {
  title: "",
  edition: "anniversary",
  lanes: [0, 1, 2].map(() => [{ colour: "~", length: "24" }]),
  exits: [true, true, true],
  line: "w",
  targets: [false, false, false],
  curve: null,
};

export const shelf = new Shelf<Blueprint>("blueprint", {
  pack,
  unpack: readOne,
  nameOf: ({ title }) => title,
  call: (board, title) => ({ ...board, title }),
});

function readOne(text: string): Blueprint | null {
  try {
    return unpack(text, KEPT_MOST);
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
}
