/** The option `grid` (RU-31): where each seat's car begins. */

import type { Options } from "../../kit";
import { START } from "../board/outline";

const NUMBER = /^[A-Z](\d+)$/;

/** How many spaces ahead of the start each seat begins; none where all begin at the start. */
export function readHeadStarts({ grid = "" }: Options): readonly number[] {
  const ahead = grid.split(",").map((place) => Number(NUMBER.exec(place)?.[1] ?? 0));
  return ahead.some((count) => count > 0) ? ahead : [];
}

/** The option for a grid; all at the start is none. */
export function formatGrid(grid: readonly string[]): Options {
  return { grid: grid.every((place) => place === START) ? "-" : grid.join(",") };
}
