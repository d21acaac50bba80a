/** The owl's hint in words: what to do, and why. */

import { colourFacts } from "../../../lib/colours";
import { joinItems, joinSentences } from "../../../lib/phrases";
import type { Decision } from "../../../wire";
import { t } from "../../../words";
import { readSteps, type Laid } from "../race/words";
import type { Hint } from "./hint";

const REROLL = /^reroll:([a-z]+)$/;
/** As many dice fit into the caption of the smallest phone, in any language. */
const MOST_LISTED = 4;

export function sayHint(decision: Decision | null): Omit<Hint, "places"> {
  if (!decision) return { says: t("coach-nothing"), shows: t("coach-nothing") };
  const { words } = decision.best;
  const reason = t(`coach-why-${decision.why}`);
  const tips = sayWay(words);
  const says = joinSentences([...tips, reason]);
  const steps = readSteps(words);
  if (steps.length === 0) return { says, shows: REROLL.test(words[0] ?? "") ? joinSentences(tips) : says };
  const isShort =
    steps.length <= MOST_LISTED && words.length === steps.length && !steps.some((one) => one.is_accelerator);
  return { says, shows: isShort ? says : reason };
}

function sayWay(words: readonly string[]): readonly string[] {
  const steps = readSteps(words);
  const again = words.flatMap((word) => [...(REROLL.exec(word)?.[1] ?? "")]);
  const tips = [
    steps.length > 0 ? t("coach-lay", { colours: joinItems(steps.map(namePiece)) }) : "",
    again.length > 0 ? t("coach-reroll", { colours: joinItems(again.map(nameColour)) }) : "",
    words.includes("turbo") ? t("coach-turbo") : "",
    words.includes("bonus:no") ? t("coach-no-bonus") : "",
    words.some((word) => word.startsWith("bonus:")) && !words.includes("bonus:no") ? t("coach-bonus") : "",
  ].filter(Boolean);
  return tips.length > 0 ? tips : [t("coach-stay")];
}

function namePiece({ colour, is_accelerator: isAccelerator }: Laid): string {
  const { name } = colourFacts(colour);
  return isAccelerator ? t("monza-accelerator", { colour: name }) : t("monza-colour", { colour: name });
}

function nameColour(letter: string): string {
  return t("monza-colour", { colour: colourFacts(letter).name });
}
