/** The sentences of the replay room: how sure a review is, what luck did in a turn, and what the choice cost. */

import { seatName, type NamedSeat } from "../lib/names";
import { joinSentences } from "../lib/phrases";
import { roundError } from "../lib/rounding";
import type { Decision, Review, Turn } from "../wire";
import { t } from "../words";
import { NOTHING, pickDecision, pickLuck, rateChoice, rateLuck, toPoints, type Choice, type Luck } from "./decision";

/** What was said about a turn: whom luck met, what the choice was, and both in figures. */
export interface Told {
  readonly luck: { readonly seat: number; readonly how: Luck; readonly points: number; readonly says: string };
  readonly choice: {
    readonly how: Choice;
    readonly points: number;
    readonly says: string;
    readonly decision: Decision;
  } | null;
}

export function sayCertainty({ certainty, error }: Review): string {
  return t("replay-certainty", { certainty, points: Math.max(1, roundError(error)) });
}

/** Tell of a turn; `sayWhy` says what is good about the best way, by the game's own word for it. */
export function tellTurn(
  turn: Turn,
  review: Review,
  seats: readonly NamedSeat[],
  sayWhy: (why: string) => string = () => "",
): Told {
  const { seat, change } = pickLuck(turn);
  const how = rateLuck(change);
  const decision = pickDecision(turn);
  return {
    luck: { seat, how, points: toPoints(change), says: t("replay-luck", { how, name: seatName(seats[seat]) }) },
    choice: decision && tellChoice(decision, review.error, seats, sayWhy),
  };
}

function tellChoice(
  decision: Decision,
  error: number,
  seats: readonly NamedSeat[],
  sayWhy: (why: string) => string,
): Told["choice"] {
  const { cost, seat, why } = decision;
  const how = rateChoice(decision, error);
  const points = toPoints(cost);
  const isWorse = how === "little" || how === "lots";
  const reason = isWorse || cost < NOTHING ? sayWhy(why) : "";
  const says = [
    how === "only" && reason ? "" : t("replay-choice", { how, name: seatName(seats[seat]) }),
    reason,
    isWorse && points > 0 ? t("replay-cost", { count: points }) : "",
  ];
  return { how, points: isWorse ? -points : 0, says: joinSentences(says), decision };
}
