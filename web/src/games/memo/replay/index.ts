/** What the replay room knows of Memo-Car-Race. */

import type { ReplayKit } from "../../kit";
import { makeDealer } from "./dealer";

export const replay: ReplayKit = { makeDealer };
