/** Head starts in words. */

import { seatName } from "../lib/names";
import { joinSentences } from "../lib/phrases";
import type { Seat } from "../wire";
import { t } from "../words";

/** Who begins how many spaces ahead; nothing where nobody does. */
export function sayHeadStarts(seats: readonly Seat[], ahead: readonly number[]): string {
  return joinSentences(
    ahead.flatMap((count, seat) => (count > 0 ? [t("fair-start-begins", { name: seatName(seats[seat]), count })] : [])),
  );
}
