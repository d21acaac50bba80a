/** A circuit as a value: which tile is where. Coordinates are unbounded. */

import { DIRECTIONS, oppositeOf, stepOf } from "../race/places";
import { layingsOf, turnTile, type Kind, type Tile } from "./tiles";

/** A place is `"x,y"`. */
export type Circuit = ReadonlyMap<string, Tile>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the first to the last column and row, both included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** No circuit is wider or higher. */
export const MOST = 40;

export const EMPTY: Circuit = new Map();

export function placeOf({ x, y }: Spot): string {
  return `${x},${y}`;
}

export function spotOf(place: string): Spot {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return { x, y };
}

/** The place on a side of another. */
export function beside(place: string, side: string): string {
  const { x, y } = spotOf(place);
  const step = stepOf(side);
  return placeOf({ x: x + step.x, y: y + step.y });
}

/** The side on which a neighbour lies, or "" where it is none. */
export function sideTo(place: string, neighbour: string): string {
  return [...DIRECTIONS].find((side) => beside(place, side) === neighbour) ?? "";
}

/** The least box around all tiles; null where there are none. */
export function boxOf(circuit: Circuit): Box | null {
  if (circuit.size === 0) return null;
  const spots = [...circuit.keys()].map(spotOf);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function widthOf({ left, right }: Box): number {
  return right - left + 1;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top + 1;
}

/** Would the circuit with a tile there still be within bounds? */
export function hasRoom(circuit: Circuit, place: string): boolean {
  const { x, y } = spotOf(place);
  const box = boxOf(circuit) ?? { left: x, top: y, right: x, bottom: y };
  const isWide = Math.max(box.right, x) - Math.min(box.left, x) >= MOST;
  return !isWide && Math.max(box.bottom, y) - Math.min(box.top, y) < MOST;
}

export function layTile(circuit: Circuit, place: string, tile: Tile): Circuit {
  return new Map(circuit).set(place, tile);
}

export function removeTile(circuit: Circuit, place: string): Circuit {
  return new Map([...circuit].filter(([other]) => other !== place));
}

/** The circuit with the tile there turned by a quarter; the very same where that makes no difference. */
export function turnAt(circuit: Circuit, place: string): Circuit {
  const tile = circuit.get(place);
  const turned = tile && turnTile(tile);
  return turned && turned.ways !== tile.ways ? layTile(circuit, place, turned) : circuit;
}

/** Does a road lead out of this place on a side and go on beyond it? */
export function isJoined(circuit: Circuit, place: string, side: string): boolean {
  const here = circuit.get(place)?.ways.includes(side) ?? false;
  return here && (circuit.get(beside(place, side))?.ways.includes(oppositeOf(side)) ?? false);
}

/** The sides on which a neighbour's road comes to the edge of this place. */
export function calls(circuit: Circuit, place: string): string {
  return [...DIRECTIONS].filter((side) => circuit.get(beside(place, side))?.ways.includes(oppositeOf(side))).join("");
}

/** How a tile of a kind lies best here: with most roads that meet, and fewest that run into a neighbour's grass. */
export function fitTile(circuit: Circuit, place: string, kind: Kind): Tile {
  const wanted = calls(circuit, place);
  const worth = ({ ways }: Tile): number =>
    [...ways].reduce((sum, side) => {
      if (wanted.includes(side)) return sum + 2;
      return circuit.has(beside(place, side)) ? sum - 1 : sum;
    }, 0);
  return layingsOf(kind).reduce((best, tile) => (worth(tile) > worth(best) ? tile : best));
}
