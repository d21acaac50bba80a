/** What the podium shows of Monza. */

import { t } from "../../../words";
import type { PodiumKit } from "../../kit";

const SENTENCES: Readonly<Record<string, string>> = {
  drive: "monza-moment-drive",
  push: "monza-moment-push",
  lead: "monza-moment-lead",
  home: "monza-moment-home",
};

export const podium: PodiumKit = {
  sayLeft: ({ by, left }) => ({
    icon: "flag",
    says: by === "lost" ? t("monza-lost") : t("monza-left", { count: left }),
  }),
  loadMoment: () => import("./MomentPicture.svelte"),
  sayMoment: ({ kind, number }, [name = "", other = ""]) =>
    t(SENTENCES[kind] ?? "monza-moment-home", { name, other, count: number }),
};
