/** Start, luck, own choices and others' choices as steps that lead to the result, in points of 100. */

import { roundParts } from "../lib/rounding";
import type { Share } from "../wire";
import type { SignName } from "./Sign.svelte";

export interface SumStep {
  readonly part: "start" | "luck" | "own" | "others" | "result";
  readonly sign: SignName | null;
  readonly points: number;
  /** Where its bar begins and ends, in points. */
  readonly from: number;
  readonly to: number;
}

export interface Sum {
  readonly steps: readonly SumStep[];
  /** The points at the left and the right edge of the picture: parts of a sum may lead below 0 and above 100. */
  readonly least: number;
  readonly most: number;
}

const SIGNS: readonly (readonly [SumStep["part"], SignName])[] = [
  ["start", "start"],
  ["luck", "luck"],
  ["own", "idea"],
  ["others", "others"],
];

/** The sum of a seat; what it shows adds up exactly. */
export function makeSum({ start, luck, own, others, result }: Share): Sum {
  const total = Math.round(100 * result);
  let at = 0;
  const parts = roundParts([start, luck, own, others], total);
  const steps: SumStep[] = SIGNS.map(([part, sign], index) => {
    const points = parts[index] ?? 0;
    const from = at;
    at += points;
    return { part, sign, points, from, to: at };
  });
  steps.push({ part: "result", sign: null, points: total, from: 0, to: total });
  const edges = steps.flatMap(({ from, to }) => [from, to]);
  return { steps, least: Math.min(0, ...edges), most: Math.max(100, ...edges) };
}
