/** The part of a drawing that a small picture shows. */

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest frame of 4 by 3 around some points with an edge; it is at least so high. */
export function frameAround(points: readonly (readonly [number, number])[], edge: number, least: number): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  const [right, bottom] = [Math.max(...xs) + edge, Math.max(...ys) + edge];
  const height = Math.max(least, bottom - top, (right - left) * 0.75);
  const width = height / 0.75;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
