/** The end of a race, as messages take it. */

import type { Outcome, Seat } from "../wire";
import { joinNames } from "./phrases";
import { seatName } from "./names";

export interface End {
  readonly reason: string;
  readonly names: string;
  readonly winners: number;
  /** The first winner's score. */
  readonly score: number;
}

export function readEnd({ ranking, reason, scores }: Outcome, seats: readonly Seat[]): End {
  const winners = ranking[0] ?? [];
  const names = joinNames(winners.map((seat) => seatName(seats[seat])));
  return { reason, names, winners: winners.length, score: scores[winners[0] ?? 0] ?? 0 };
}
