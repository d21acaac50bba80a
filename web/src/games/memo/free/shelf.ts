/** The circuits that this browser keeps. */

import { Shelf } from "../../../lib/shelf";
import { CircuitError, pack, unpack, type Named } from "./notation";

export const shelf = new Shelf<Named>("circuit", {
  pack,
  unpack: readOne,
  nameOf: ({ name }) => name,
  call: (named, name) => ({ ...named, name }),
});

function readOne(text: string): Named | null {
  try {
    return unpack(text);
  } catch (error) {
    if (error instanceof CircuitError) return null;
    throw error;
  }
}
