/** The tiles of free play: the roads of the rally, a start-finish that one drives through, and the pit. */

import { DIRECTIONS, oppositeOf } from "../race/places";
import { turnWays } from "../race/roads";

export type Kind = "straight" | "curve" | "junction" | "crossing" | "dead-end" | "start" | "pit";

/** As the palette shows them. */
export const KINDS: readonly Kind[] = ["straight", "curve", "junction", "crossing", "dead-end", "start", "pit"];

export interface Tile {
  readonly kind: Kind;
  /** The sides it is open to, in the order of `NESW`. */
  readonly ways: string;
}

/** Each tile in each way it can lie, by its letter in links and files. */
const LETTERS: Readonly<Record<string, Tile>> = {
  a: { kind: "straight", ways: "NS" },
  b: { kind: "straight", ways: "EW" },
  c: { kind: "curve", ways: "NE" },
  d: { kind: "curve", ways: "ES" },
  e: { kind: "curve", ways: "SW" },
  f: { kind: "curve", ways: "NW" },
  g: { kind: "junction", ways: "NES" },
  h: { kind: "junction", ways: "ESW" },
  i: { kind: "junction", ways: "NSW" },
  j: { kind: "junction", ways: "NEW" },
  k: { kind: "crossing", ways: "NESW" },
  l: { kind: "dead-end", ways: "N" },
  m: { kind: "dead-end", ways: "E" },
  n: { kind: "dead-end", ways: "S" },
  o: { kind: "dead-end", ways: "W" },
  p: { kind: "start", ways: "NS" },
  q: { kind: "start", ways: "EW" },
  r: { kind: "pit", ways: "NESW" },
};
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([letter, { kind, ways }]) => [`${kind} ${ways}`, letter]),
);

/** The tile of a letter, or undefined where there is none. */
export function tileOf(letter: string): Tile | undefined {
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
}

export function letterOf({ kind, ways }: Tile): string {
  return NAMES.get(`${kind} ${ways}`) ?? "";
}

/** All ways in which a kind can lie, each a quarter further than the one before. */
export function layingsOf(kind: Kind): readonly Tile[] {
  const first = Object.values(LETTERS).find((tile) => tile.kind === kind);
  const ways = first ? [0, 1, 2, 3].map((quarters) => turnWays(first.ways, quarters)) : [];
  return [...new Set(ways)].map((turned) => ({ kind, ways: turned }));
}

/** The same tile, a quarter further clockwise. */
export function turnTile({ kind, ways }: Tile): Tile {
  return { kind, ways: turnWays(ways, 1) };
}

/** The plain road that is open to these sides; none has no opening. */
export function roadOf(sides: Iterable<string>): Tile | undefined {
  const open = new Set(sides);
  const ways = [...DIRECTIONS].filter((side) => open.has(side)).join("");
  const isStraight = ways.length === 2 && ways[1] === oppositeOf(ways[0] ?? "");
  const kind = (["dead-end", isStraight ? "straight" : "curve", "junction", "crossing"] as const)[ways.length - 1];
  return kind && { kind, ways };
}
