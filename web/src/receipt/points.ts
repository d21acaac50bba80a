/** Chances as points of 100. */

import { words } from "../words";

/** Half a point: what is less is not seen. */
export const UNSEEN = 0.005;

/** A number of points as a size: 0 where it cannot be seen. */
export function pointsOf(share: number): number {
  return Math.round(100 * Math.abs(share));
}

/** "+8", "−3", "0". */
export function signed(points: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
