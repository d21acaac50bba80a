/** Monza has two editions; a board that somebody brought along is of either. */

import type { Options, OwnBoard } from "../kit";

/** Is a table's board one of the first edition? */
export function isFirstEdition(options: Options, own: OwnBoard): boolean {
  if (own && options["track"] === own.name) return own.edition === "first";
  return options["track"] === "first-edition";
}
