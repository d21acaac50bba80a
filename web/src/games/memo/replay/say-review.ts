/** What a seat remembered in a race of Memo-Car-Race, in one sentence of the receipt. */

import { t } from "../../../words";
import type { SayReview } from "../../kit";
import type { MemoryReview } from "../wire";

/** Nothing where there was nothing to remember. */
export const sayReview: SayReview = (extra, seat, who) => {
  const { forgotten = 0, again = 0 } = (extra as MemoryReview | null)?.seats[seat] ?? {};
  if (forgotten > 0) return t("receipt-memo-forgot", { ...who, count: forgotten });
  return again > 0 ? t("receipt-memo-remembered", { ...who }) : "";
};
