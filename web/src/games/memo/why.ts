/** Why a move is not possible, as a sentence. */

import type { Reason } from "../../wire";
import { t } from "../../words";

export function sayReason({ code }: Reason): string {
  return t(`why-memo-${code}`);
}
