/** The tiles of free play: the roads of the rally, a start-finish that one drives through, and the pit. */

import { KINDS as ROADS } from "../constants";
import { DIRECTIONS } from "../race/places";

type Road = keyof typeof ROADS;
export type Kind = Road | "start" | "pit";

const ROAD_KINDS = Object.keys(ROADS) as readonly Road[];

/** In the order of the palette. */
export const KINDS: readonly Kind[] = [...ROAD_KINDS, "start", "pit"];

export interface Tile {
  readonly kind: Kind;
  /** The sides it is open to, in the order of `NESW`. */
  readonly ways: string;
}

/** The letters of a kind in links and files, one for each rotation. */
const LETTERS: Readonly<Record<Kind, string>> = {
  straight: "ab",
  curve: "cdef",
  junction: "ghij",
  crossing: "k",
  "dead-end": "lmno",
  start: "pq",
  pit: "r",
};

/** The openings of a kind in all its rotations, each a quarter clockwise from the one before. */
function rotationsOf(kind: Kind): readonly string[] {
  if (kind === "start") return ROADS.straight.rotations;
  return kind === "pit" ? ROADS.crossing.rotations : ROADS[kind].rotations;
}

const TILES: ReadonlyMap<string, Tile> = new Map(
  KINDS.flatMap((kind) => layingsOf(kind).map((tile, index): [string, Tile] => [LETTERS[kind].charAt(index), tile])),
);

/** The tile of a letter, or undefined where there is none. */
export function tileOf(letter: string): Tile | undefined {
  return TILES.get(letter);
}

export function letterOf({ kind, ways }: Tile): string {
  const index = rotationsOf(kind).indexOf(ways);
  return LETTERS[kind].slice(index, index + 1);
}

/** A tile of a kind in all its rotations. */
export function layingsOf(kind: Kind): readonly Tile[] {
  return rotationsOf(kind).map((ways) => ({ kind, ways }));
}

/** The same tile, a quarter further clockwise. */
export function turnTile({ kind, ways }: Tile): Tile {
  const rotations = rotationsOf(kind);
  return { kind, ways: rotations[(rotations.indexOf(ways) + 1) % rotations.length] ?? ways };
}

/** The plain road that is open to these sides; undefined where there is none. */
export function roadOf(sides: Iterable<string>): Tile | undefined {
  const open = new Set(sides);
  const ways = [...DIRECTIONS].filter((side) => open.has(side)).join("");
  const kind = ROAD_KINDS.find((road) => rotationsOf(road).includes(ways));
  return kind && { kind, ways };
}
