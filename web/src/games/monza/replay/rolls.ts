/** The rolls of a turn, and how they are said. */

import { colourFacts } from "../../../lib/colours";
import { joinItems } from "../../../lib/phrases";
import type { Step } from "../../../wire";
import { t } from "../../../words";

/** The dice of each roll of a turn, as letters. */
export function rollsOf(steps: readonly Step[]): readonly (readonly string[])[] {
  const rolls = steps.flatMap(({ happened }) => happened.filter(({ kind }) => kind === "rolled"));
  return rolls.map(({ dice }) => [...dice]);
}

export function sayRolls(steps: readonly Step[]): string {
  return joinItems(
    rollsOf(steps).flatMap((roll) => roll.map((die) => t("monza-colour", { colour: colourFacts(die).name }))),
  );
}
