/** The saved circuits of this browser. */

import { SavedItems } from "../../../lib/saved-items";
import { CircuitError, pack, unpack, type Named } from "./notation";

export const saved = new SavedItems<Named>("circuit", {
  pack,
  unpack: readOne,
  nameOf: ({ name }) => name,
  rename: (named, name) => ({ ...named, name }),
});

function readOne(text: string): Named | null {
  try {
    return unpack(text);
  } catch (error) {
    if (error instanceof CircuitError) return null;
    throw error;
  }
}
