/** What the replay room and the receipt know of Memo-Car-Race. */

import { t } from "../../../words";
import type { ReplayKit } from "../../kit";
import { makeDealer } from "./dealer";
import Memory from "./Memory.svelte";
import { sayLapse } from "./memory";
import { sayReview } from "./say-review";
import { saySigns } from "./signs";
import TurnPicture from "./TurnPicture.svelte";

export const replay: ReplayKit = {
  makeDealer,
  TurnPicture,
  sayTurn: saySigns,
  sayWhy: (why) => (why === "only" ? "" : t("memo-best", { why })),
  Extra: Memory,
  sayExtra: sayLapse,
  sayReview,
};
