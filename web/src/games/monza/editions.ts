/** Monza has two editions; a board of one's own is of either. */

import type { BoardFacts } from "../../wire";

export type OwnBoard = Pick<BoardFacts, "name" | "edition"> | null;

/** Is a table's board one of the first edition? */
export function isFirstEdition(options: Readonly<Record<string, string>>, own: OwnBoard): boolean {
  if (own && options["track"] === own.name) return own.edition === "first";
  return options["track"] === "first-edition";
}
