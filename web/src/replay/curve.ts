/** The lines of the chances over a race, in a box of some size. */

import type { Review } from "../wire";

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Left free at the right for the signs of the cars. */
  readonly margin: number;
}

/** Half of the room that a line and its sign need at the upper and the lower edge. */
const EDGE_PX = 7;

export class Scale {
  readonly #last: number;

  constructor(
    readonly review: Review,
    readonly box: Box,
  ) {
    this.#last = Math.max(1, review.points.at(-1)?.ply ?? 1);
  }

  x(ply: number): number {
    return (Math.max(0, this.box.width - this.box.margin) * ply) / this.#last;
  }

  y(chance: number): number {
    return EDGE_PX + Math.max(0, this.box.height - 2 * EDGE_PX) * (1 - chance);
  }

  /** The ply of a place in the box. */
  plyAt(x: number): number {
    const share = x / Math.max(1, this.box.width - this.box.margin);
    return Math.max(0, Math.min(1, share)) * this.#last;
  }

  /** The line of a seat. */
  line(seat: number): string {
    return `M${this.#points(seat, 0).join("L")}`;
  }

  /** The band of a seat within which its chance is. */
  band(seat: number, error: number): string {
    return `M${[...this.#points(seat, error), ...this.#points(seat, -error).reverse()].join("L")}Z`;
  }

  #points(seat: number, more: number): string[] {
    return this.review.points.map(({ ply, chances }) => {
      const chance = Math.max(0, Math.min(1, (chances[seat] ?? 0) + more));
      return `${round(this.x(ply))},${round(this.y(chance))}`;
    });
  }
}

/** The chances after so many actions. */
export function chancesAt({ points }: Review, ply: number): readonly number[] {
  return points.findLast((point) => point.ply <= ply)?.chances ?? points[0]?.chances ?? [];
}

/** The number of turns of a review that are over after so many actions. */
export function turnsBefore({ turns }: Review, ply: number): number {
  return turns.filter(({ end }) => end <= ply).length;
}

/** Move heights apart until none is nearer to the next one than `least`, within 0 to `height`; their order stays. */
export function spread(heights: readonly number[], least: number, height: number): readonly number[] {
  const gap = Math.min(least, height / Math.max(1, heights.length));
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = gap / 2;
  for (const index of order) {
    placed[index] = Math.max(floor, placed[index] ?? 0);
    floor = (placed[index] ?? 0) + gap;
  }
  let ceiling = height - gap / 2;
  for (const index of order.reverse()) {
    placed[index] = Math.min(ceiling, placed[index] ?? 0);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}

function round(length: number): number {
  return Math.round(10 * length) / 10;
}
