/** What a turn brought: tiles that were turned up, and tiles that were switched. */

import { joinItems } from "../../../lib/phrases";
import type { Happening, Step } from "../../../wire";
import { t } from "../../../words";

export function listSigns(steps: readonly Step[]): readonly Happening[] {
  return steps.flatMap(({ happened }) => happened.filter(({ kind }) => kind === "turned" || kind === "swapped"));
}

export function saySigns(steps: readonly Step[]): string {
  return joinItems(
    listSigns(steps).map(({ kind, word }) => (kind === "turned" ? t("memo-kind", { kind: word }) : t("memo-swap"))),
  );
}
