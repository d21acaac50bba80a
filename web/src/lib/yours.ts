/** Which cars of a table are marked as one's own. */

import type { Table, You } from "../wire";

/** The seats that this page plays, where others are played on other pages; none where everybody sits here. */
export function yoursOf({ seats }: Pick<Table, "seats">, you: Pick<You, "seats"> | null): readonly number[] {
  const mine = you?.seats ?? [];
  const isShared = seats.some(({ kind }, seat) => kind !== "computer" && !mine.includes(seat));
  return isShared ? mine : [];
}
