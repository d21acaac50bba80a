/** What a perfect memory knew in a turn, and what was forgotten in it. */

import { seatName } from "../../../lib/names";
import { t } from "../../../words";
import type { ExtraProps } from "../../kit";
import type { Belief, MemoryReview } from "../wire";

/** Return what a perfect memory knew before a turn. */
export function beliefOf({ extra, turn }: ExtraProps): Belief | null {
  return (extra as MemoryReview).beliefs.find((one) => one.turn === turn) ?? null;
}

/** Say what was forgotten in a turn; "" for nothing. */
export function sayLapse({ extra, table, turn }: ExtraProps): string {
  const lapse = (extra as MemoryReview).lapses.find((one) => one.turn === turn);
  if (!lapse) return "";
  const { what, tile, seat } = lapse;
  const facts = { name: seatName(table.seats[seat]), kind: t("memo-kind", { kind: tile.kind }), turn: tile.turn };
  return t(what === "again" ? "memo-lapse-again" : "memo-lapse-missed", facts);
}
