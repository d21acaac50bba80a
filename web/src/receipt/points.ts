/** Chances as points of 100, rounded so that what is shown adds up. */

import { words } from "../words";

/** Half a point: what is less is not seen. */
export const UNSEEN = 0.005;

/** Parts in points that add up to `total`; each is at most one point from its own value. */
export function roundParts(parts: readonly number[], total = Math.round(100 * sum(parts))): readonly number[] {
  const floors = parts.map((part) => Math.floor(100 * part + 1e-9));
  const order = parts.map((_, index) => index).sort((a, b) => rest(b) - rest(a) || a - b);
  const missing = Math.max(0, Math.min(parts.length, total - sum(floors)));
  const raised = new Set(order.slice(0, missing));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));

  function rest(index: number): number {
    return 100 * (parts[index] ?? 0) - (floors[index] ?? 0);
  }
}

/** A number of points as a size: 0 where it cannot be seen. */
export function pointsOf(share: number): number {
  return Math.round(100 * Math.abs(share));
}

/** An error in points of 100: whole points, or one digit of a smaller one; never smaller than it is. */
export function roundError(error: number): number {
  const points = 100 * error;
  if (points >= 1) return Math.ceil(points - 1e-9);
  if (points <= 0) return 0;
  const digits = 10 ** -Math.floor(Math.log10(points));
  return Math.ceil(points * digits - 1e-9) / digits;
}

/** "+8", "−3", "0". */
export function signed(points: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
