/** What the replay room knows of Memo-Car-Race. */

import type { ReplayKit } from "../../kit";
import { makeDealer } from "./dealer";
import { sayReview } from "./say-review";
import { saySigns } from "./signs";
import TurnPicture from "./TurnPicture.svelte";

export const replay: ReplayKit = { makeDealer, TurnPicture, sayTurn: saySigns, sayReview };
