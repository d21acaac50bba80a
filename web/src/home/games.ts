/** The three games on the home page, each with the table that a first race needs. */

import { isFirstEdition, type OwnBoard } from "../games/monza/editions";
import type { NewSeat, OpenTable } from "../wire";

export type Picture = "oval" | "first" | "memo";

export interface HomeGame {
  readonly picture: Picture;
  readonly table: OpenTable;
}

/** Somebody here, and a computer to race against. */
export const FIRST_SEATS: readonly NewSeat[] = [{ kind: "here" }, { kind: "computer", driver: "racer" }];

export const HOME_GAMES: readonly HomeGame[] = [
  { picture: "oval", table: { game: "monza", options: { track: "oval" }, seats: FIRST_SEATS } },
  { picture: "first", table: { game: "monza", options: { track: "first-edition" }, seats: FIRST_SEATS } },
  { picture: "memo", table: { game: "memo", options: {}, seats: FIRST_SEATS } },
];

/** The picture of a table's game: Monza has two. */
export function pictureOf(game: string, options: Readonly<Record<string, string>>, own: OwnBoard = null): Picture {
  if (game === "memo") return "memo";
  return isFirstEdition(options, own) ? "first" : "oval";
}

/** A code as people type it: without blanks and dashes, in capitals. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}
