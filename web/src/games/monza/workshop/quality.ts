/** The figures of a board: their grade, and the messages that explain them. */

import type { Miss, Quality } from "../wire";
import { words } from "../../../words";

export type Figure = "turns" | "stalls" | "endings" | "skill";
export type Mark = "good" | "fair" | "poor";

export const FIGURES: readonly Figure[] = ["turns", "stalls", "endings", "skill"];

/** The kinds of misses of each figure; colours, lanes and the starter have no figure of their own. */
const KINDS: Readonly<Record<Figure, readonly Miss["kind"][]>> = {
  turns: ["turns"],
  stalls: ["stalls", "worst-stall"],
  endings: ["endings"],
  skill: ["skill"],
};
/** A figure that misses its limit by at most this part of it is fair. */
const NEAR = 0.25;

/** The grade of a figure; without a miss it is good. */
export function markOf(figure: Figure, misses: readonly Miss[]): Mark {
  const ours = misses.filter(({ kind }) => KINDS[figure].includes(kind));
  if (ours.length === 0) return "good";
  return ours.every((miss) => offBy(miss) <= NEAR) ? "fair" : "poor";
}

/** The relative distance of a figure from its limit. */
function offBy({ figure, least, most }: Miss): number {
  return figure < least ? (least - figure) / least : (figure - most) / most;
}

/** Is a figure below its limits, or above? */
export function sideOf({ figure, least }: Miss): "low" | "high" {
  return figure < least ? "low" : "high";
}

/** A figure as it is written in the language of the page. */
export function writeFigure(figure: Figure, quality: Quality): string {
  const isShare = figure === "stalls" || figure === "skill";
  return writeNumber(quality[figure], isShare);
}

/** A share in percent, any other number with one decimal. */
export function writeNumber(number: number, isShare: boolean): string {
  const style = isShare ? ({ style: "percent" } as const) : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.language, style).format(number);
}
