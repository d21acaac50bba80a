/** Geometry of the figures of the rules. */

import type { RaceBoard, Window } from "../wire";

/** Return a board without the spaces that lie outside a window, so that a small picture has few parts. */
export function trim(board: RaceBoard, { x, y, width, height }: Window): RaceBoard {
  const reach = Math.hypot(width, height) / 2 + board.lane;
  const isNear = ([, { middle, length }]: [string, RaceBoard["spaces"][string]]): boolean =>
    Math.hypot(middle[0] - x, middle[1] - y) < reach + length / 2;
  return { ...board, spaces: Object.fromEntries(Object.entries(board.spaces).filter(isNear)) };
}

export type Point = readonly [x: number, y: number];

/** Return the front edge of a space as a line across its lane. */
export function frontEdge(board: RaceBoard, place: string): readonly [Point, Point] | null {
  const space = board.spaces[place];
  if (!space) return null;
  const [x, y, heading] = space.middle;
  const way = (heading * Math.PI) / 180;
  const [ahead, across] = [space.length / 2, space.width / 2];
  const end = (side: number): Point => [
    x + ahead * Math.cos(way) - side * across * Math.sin(way),
    y + ahead * Math.sin(way) + side * across * Math.cos(way),
  ];
  return [end(-1), end(1)];
}
