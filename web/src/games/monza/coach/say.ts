/** The owl's hint in words: what to do, and why. */

import { colourFacts } from "../../../lib/colours";
import { joinItems, joinSentences } from "../../../lib/phrases";
import type { Decision } from "../../../wire";
import { t } from "../../../words";
import { readSteps, type Laid } from "../race/words";

const REROLL = /^reroll:([a-z]+)$/;

export function sayHint(decision: Decision | null): string {
  if (!decision) return t("coach-nothing");
  return joinSentences([...sayWay(decision.best.words), t(`coach-why-${decision.why}`)]);
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
