/** The sentences of a receipt: what is worth telling of one seat's race, and how sure that is. */

import { seatName, type NamedSeat } from "../lib/names";
import type { SayReview } from "../games/kit";
import type { Receipt, Review } from "../wire";
import { t } from "../words";
import { UNSEEN } from "./points";

export type LineKind = "luck" | "hurt" | "clever" | "memory" | "decided" | "luckiest";

export interface Line {
  readonly kind: LineKind;
  readonly text: string;
  /** The turn that it tells of; 0 for none. */
  readonly turn: number;
}

/** Who a message is about: `you` is the person who looks. */
export interface Who {
  readonly who: "you" | "other";
  readonly name: string;
}

/** A turn that can be tried again, and the ply at which its seat decides. */
export interface Again {
  readonly turn: number;
  readonly ply: number;
}

export type Sureness = "exact" | "nearly" | "fairly" | "guess";

const NOTHING: Receipt = { helped: 0, hurt: 0, cleverest: 0, costliest: 0 };
/** An error up to this does not turn what is told into its opposite. */
const SMALL = 0.03;

/** Some sentences about a seat, in the order in which a child would tell them. */
export function tellReceipt(
  review: Review,
  seats: readonly NamedSeat[],
  seat: number,
  mine: number | null = null,
  say?: SayReview,
): readonly Line[] {
  const { helped, hurt, cleverest } = review.receipts[seat] ?? NOTHING;
  const { luckiest, turning_point: turn } = review;
  const facts = sayWho(seats, seat, mine);
  const lines: Line[] = [];
  const add = (kind: LineKind, text: string, of = 0): void => void (text && lines.push({ kind, text, turn: of }));
  if (helped > 0) add("luck", t("receipt-helped", { ...facts, count: helped }));
  if (hurt > 0) add("hurt", t("receipt-hurt", { ...facts, count: hurt }));
  if (helped + hurt === 0) add("luck", t("receipt-calm", { ...facts }));
  if (cleverest > 0) add("clever", t("receipt-cleverest", { ...facts, turn: cleverest }), cleverest);
  add("memory", say?.(review.extra, seat, facts) ?? "");
  if (turn > 0) add("decided", t("receipt-decided", { turn }), turn);
  const best = luckiest === null ? { who: "nobody", name: "" } : sayWho(seats, luckiest, mine);
  add("luckiest", t("receipt-luckiest", { ...best }));
  return lines;
}

/** The person who looks is spoken to; of all others is told. */
export function sayWho(seats: readonly NamedSeat[], seat: number, mine: number | null): Who {
  return { who: seat === mine ? "you" : "other", name: seatName(seats[seat]) };
}

/** How sure all of it is: by what the chances rest on, and by their error against what is told. */
export function howSure({ certainty, error, shares }: Review): Sureness {
  if (certainty === "solved") return "exact";
  if (certainty === "certified" && error < 2 * UNSEEN) return "nearly";
  const [most = 0, next = 0] = shares.map(({ luck }) => luck).sort((a, b) => b - a);
  return error <= SMALL || most - next >= 3 * error ? "fairly" : "guess";
}

/** Why there is no receipt, by the code of the refusal: what is told of it differs in what one can do. */
export function whyRefused(code: string): "tools" | "long" | "other" {
  if (code === "workshop/tools") return "tools";
  return code === "record/too-long" || code === "record/failed" ? "long" : "other";
}

/** The turns of a seat, each from where it decided: in its costliest choice, else in the first one, else its begin. */
export function listAgain({ turns }: Review, seat: number): readonly Again[] {
  return turns
    .filter((turn) => turn.seat === seat)
    .map(({ number, begin, decisions }) => {
      const own = decisions.filter((made) => made.seat === seat && made.ways > 1);
      const worst = own.reduce(
        (one, other) => (other.cost > one.cost ? other : one),
        own[0] ?? { ply: begin, cost: 0 },
      );
      return { turn: number, ply: worst.ply };
    });
}

/** Which of these turns is offered first: in which the seat lost most, else the one that decided, else its last. */
export function firstAgain(review: Review, seat: number): number {
  const turns = listAgain(review, seat).map(({ turn }) => turn);
  const wished = [review.receipts[seat]?.costliest ?? 0, review.turning_point];
  const found = wished.map((turn) => turns.indexOf(turn)).find((index) => index >= 0);
  return found ?? Math.max(0, turns.length - 1);
}

/** Which of these turns a ply is in, wherever its seat decides there; -1 where it is in none. */
export function againAt(review: Review, seat: number, ply: number): number {
  const found = review.turns.find(({ begin, end }) => begin <= ply && ply < end);
  return listAgain(review, seat).findIndex(({ turn }) => turn === found?.number);
}

/** Whose race is told first: the own one of whoever looks, else that of the first winner. */
export function firstSeat({ shares }: Review, mine: number | null): number {
  if (mine !== null) return mine;
  return shares.reduce((best, { result }, seat) => (result > (shares[best]?.result ?? 0) ? seat : best), 0);
}
