/** Which decision of a turn is worth telling of. */

import type { Decision, Review, Turn } from "../wire";

/** A cost below this, in chances, is none that anybody should hear of. */
export const NOTHING = 0.005;

/** Return the decision to be made in a position of a turn; null where there was no choice. */
export function findDecision(review: Review, turn: number, ply: number): Decision | null {
  const decisions = review.turns[turn - 1]?.decisions ?? [];
  return decisions.find((one) => one.ply === ply && one.ways > 1) ?? null;
}

/** Return the decision that a turn is told by: the costliest one, else the one with most to choose. */
export function pickDecision(turn: Turn): Decision | null {
  const [best] = [...turn.decisions].sort((a, b) => b.cost - a.cost || b.worth - a.worth || b.ways - a.ways);
  return best ?? null;
}

/** Chances as whole points of a hundred. */
export function toPoints(chance: number): number {
  return Math.round(100 * chance);
}
