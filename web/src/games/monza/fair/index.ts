/** Head starts (RU-31). */

import { withWords } from "../../../words";
import type { HeadStarts } from "../../kit";
import { formatGrid, readHeadStarts } from "./grid";

export const headStarts: HeadStarts = {
  rule: "RU-31",
  read: readHeadStarts,
  none: formatGrid([]),
  loadDialog: withWords("live", () => import("./FairStart.svelte")),
};
