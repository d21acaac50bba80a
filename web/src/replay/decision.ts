/** Which decision of a turn is worth telling of, and how it is told. */

import type { Decision, Review, Turn } from "../wire";

/** A cost below this, in chances, is none that anybody should hear of. */
export const NOTHING = 0.005;
/** From here on a change of the chances is small, and great. */
const SMALL = 0.02;
const GREAT = 0.1;

export type Luck = "lots" | "some" | "none" | "less" | "bad";
export type Choice = "only" | "best" | "near" | "little" | "lots";

/** Return the turn of a review by its number in the record; null for one before its first, or of a race without a review. */
export function findTurn(review: Review | null, number: number): Turn | null {
  return review?.turns.find((turn) => turn.number === number) ?? null;
}

/** Return the decision to be made in a position; null where there was no choice. */
export function findDecision({ turns }: Review, ply: number): Decision | null {
  const decisions = turns.find(({ begin, end }) => begin <= ply && ply < end)?.decisions ?? [];
  return decisions.find((one) => one.ply === ply && one.ways > 1) ?? null;
}

/** Return the decision that a turn is told by: the costliest one, else the one with most to choose. */
export function pickDecision(turn: Turn): Decision | null {
  const [best] = [...turn.decisions].sort((a, b) => b.cost - a.cost || b.worth - a.worth || b.ways - a.ways);
  return best ?? null;
}

/** Return whom chance helped or hurt most in a turn: the seat on turn, unless another one had clearly more of it. */
export function pickLuck({ seat, luck }: Turn): { readonly seat: number; readonly change: number } {
  const size = (other: number): number => Math.abs(luck[other] ?? 0) - (other === seat ? 0 : SMALL);
  const most = luck.reduce((best, _, other) => (size(other) > size(best) ? other : best), seat);
  return { seat: most, change: luck[most] ?? 0 };
}

export function rateLuck(change: number): Luck {
  if (Math.abs(change) < SMALL) return "none";
  if (change > 0) return change < GREAT ? "some" : "lots";
  return change > -GREAT ? "less" : "bad";
}

/** How good a choice was. What is within the error of the chances is as good as the best. */
export function rateChoice({ cost, ways }: Decision, error: number): Choice {
  if (ways < 2) return "only";
  if (cost < NOTHING) return "best";
  if (cost < error) return "near";
  return cost < GREAT / 2 ? "little" : "lots";
}

/** Chances as whole points of a hundred. */
export function toPoints(chance: number): number {
  return Math.round(100 * chance);
}
