/** Why a move is not possible, as a sentence. */

import { joinWays } from "../../lib/phrases";
import type { Reason } from "../../wire";
import { t } from "../../words";

export function sayReason({ code, colours }: Reason): string {
  const [colour = ""] = colours;
  return t(`why-monza-${code}`, {
    colour,
    colours: joinWays(colours.map((name) => t("monza-colour", { colour: name }))),
  });
}
