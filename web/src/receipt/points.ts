/** Chances as points of 100. */

import { words } from "../words";

/** Half a point: what is less is not seen. */
export const UNSEEN = 0.005;

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
