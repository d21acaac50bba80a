/** Places on the podium. */

import type { Outcome } from "../wire";

export interface Step {
  readonly place: 1 | 2 | 3;
  readonly seats: readonly number[];
}

/**
 * The three steps as they stand from left to right: second, first, third. Shared places leave the next ones free;
 * seats that share the last place have no step.
 */
export function readSteps({ ranking }: Outcome): readonly Step[] {
  const steps: { place: number; seats: readonly number[] }[] = [];
  let place = 1;
  for (const [index, seats] of ranking.entries()) {
    const isCrowdAtTheEnd = index > 0 && index === ranking.length - 1 && seats.length > 1;
    if (!isCrowdAtTheEnd) steps.push({ place, seats });
    place += seats.length;
  }
  return ([2, 1, 3] as const).map((wanted) => ({
    place: wanted,
    seats: steps.find((step) => step.place === wanted)?.seats ?? [],
  }));
}

/** The seats without a step. */
export function readRest(result: Outcome): readonly number[] {
  const shown = new Set(readSteps(result).flatMap(({ seats }) => seats));
  return result.ranking.flat().filter((seat) => !shown.has(seat));
}
