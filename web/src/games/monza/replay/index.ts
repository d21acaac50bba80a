/** What the replay room knows of Monza. */

import type { ReplayKit } from "../../kit";
import { makeDealer } from "./dealer";

export const replay: ReplayKit = { makeDealer };
