/** Chances of winning as parts of a bar. */

import { roundParts } from "../lib/rounding";
import type { Outcome } from "../wire";

/** The least width of a part that can win at all, of the whole bar: its symbol must be seen. */
const LEAST = 0.03;
/** A lead by less than this is nobody's. */
const LEAST_LEAD = 0.03;

/** Chances in whole percent that sum to 100; nothing where there are none. */
export function toPercent(chances: readonly number[]): readonly number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (sum <= 0) return chances.map(() => 0);
  const shares = chances.map((chance) => chance / sum);
  return roundParts(shares, 100);
}

/** The widths of the parts as shares of the bar, which sum to 1; what can win at all is wide enough to be seen. */
export function widthsOf(chances: readonly number[]): readonly number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (sum <= 0) return chances.map(() => 1 / chances.length);
  const wide = chances.map((chance) => (chance > 0 ? Math.max(LEAST, chance / sum) : 0));
  const total = wide.reduce((all, width) => all + width, 0);
  return wide.map((width) => width / total);
}

/** The chances of a race that is over: its winners share. */
export function chancesAtEnd({ ranking }: Outcome, seats: number): readonly number[] {
  const winners = ranking[0] ?? [];
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Who leads clearly: by more than the error can be; null while nobody does. */
export function findLeader(chances: readonly number[], error: number): number | null {
  const [first, second] = chances.map((chance, seat) => ({ chance, seat })).sort((a, b) => b.chance - a.chance);
  if (!first) return null;
  const lead = first.chance - (second?.chance ?? 0);
  return lead > Math.max(LEAST_LEAD, 2 * error) ? first.seat : null;
}
