/** Trees, tufts and flowers beside the road: the same for the same board, wherever there is room. */

import type { RaceBoard } from "../wire";

export interface Plant {
  readonly kind: "tree" | "bush" | "flower" | "tuft";
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** In this order: rare and large plants are placed first. */
const KINDS = [
  { kind: "tree", room: 0.8, size: 0.6 },
  { kind: "bush", room: 0.7, size: 0.34 },
  { kind: "flower", room: 0.35, size: 0.14 },
  { kind: "tuft", room: 0.35, size: 0.2 },
] as const;

/** Plant around the road, within a box that may be larger than the board. */
export function plant(board: RaceBoard, reach: number): readonly Plant[] {
  const [width, height] = board.view;
  const stones = Object.values(board.spaces).flatMap(({ path }) => corners(path));
  const yards = Object.values(board.places).flatMap(({ path }) => corners(path));
  const taken = [...stones, ...yards].map(([x, y]) => ({ x, y, r: board.lane * 0.75 }));
  const plants: Plant[] = [];
  const draw = random(Math.round(width * 7 + height * 13 + stones.length));
  for (let count = 0; count < 1100; count++) {
    const { kind, room, size } = KINDS[count < 160 ? 0 : count < 300 ? 1 : count < 600 ? 2 : 3] ?? KINDS[3];
    const x = -reach + draw() * (width + 2 * reach);
    const y = -reach + draw() * (height + 2 * reach);
    const r = room * board.lane;
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r)) continue;
    taken.push({ x, y, r: kind === "tree" ? r * 1.3 : r });
    plants.push({ kind, x, y, size: size * board.lane * (0.8 + 0.4 * draw()) });
  }
  return plants.sort((a, b) => a.y - b.y);
}

/** The ends of a path's parts, and points between them on long straights. */
function corners(path: string): [number, number][] {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ]);
  return points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((part): [number, number] => [x + (nextX - x) * part, y + (nextY - y) * part]);
  });
}

/** A seeded pseudo-random generator. */
function random(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
