/** What the podium shows of Memo-Car-Race. */

import { t } from "../../../words";
import type { PodiumKit } from "../../kit";

const SENTENCES: Readonly<Record<string, string>> = {
  canister: "memo-moment-canister",
  road: "memo-moment-road",
  "own-road": "memo-moment-own-road",
  swap: "memo-moment-swap",
  "dead-end": "memo-moment-dead-end",
  home: "memo-moment-home",
};

export const podium: PodiumKit = {
  sayLeft: ({ by, left }) =>
    by === "to-pit"
      ? { icon: "fuel", says: t("memo-to-pit", { count: left }) }
      : { icon: "flag", says: t("memo-to-finish", { count: left }) },
  loadMoment: () => import("./MomentPicture.svelte"),
  sayMoment: ({ kind, seats }, [name = "", other = ""]) => {
    const isOwn = kind === "road" && seats[0] === seats[1];
    return t(SENTENCES[isOwn ? "own-road" : kind] ?? "memo-moment-home", { name, other });
  },
};
