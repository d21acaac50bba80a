/** The check of the dice in words: what was checked, who had mixed, and what it cannot tell. */

import type { ReplayKit } from "../../games/kit";
import { seatName, type NamedSeat } from "../../lib/names";
import { joinNames } from "../../lib/phrases";
import { t } from "../../words";
import { checkFair, type Finding } from "./check";
import { readFairRecord } from "./record";

export interface Checked {
  /** `unknown`: a game that the page cannot deal. */
  readonly finding: Finding | { readonly kind: "unknown" };
  /** The race was stopped before its end. */
  readonly isUnfinished: boolean;
  readonly isGood: boolean;
}

/** Check the text of a record. */
export function checkRecord(text: string, kit: ReplayKit | null): Checked {
  const record = readFairRecord(text);
  const finding = !record?.commitment
    ? { kind: "none" as const }
    : kit
      ? checkFair(record, kit.makeDealer)
      : { kind: "unknown" as const };
  return { finding, isUnfinished: record?.isUnfinished ?? false, isGood: finding.kind === "fair" };
}

export function sayFinding({ finding, isUnfinished }: Checked, seats: readonly NamedSeat[]): readonly string[] {
  return [...sayKind(finding, seats), isUnfinished ? t("replay-fair-unfinished") : ""].filter(Boolean);
}

function sayKind(finding: Checked["finding"], seats: readonly NamedSeat[]): readonly string[] {
  switch (finding.kind) {
    case "fair": {
      const names = joinNames(finding.mixed.map((seat) => seatName(seats[seat])));
      const mixed = finding.mixed.length;
      return [
        t("replay-fair-right", { count: finding.checked }),
        t("replay-fair-mixed", { count: mixed, names }),
        t("replay-fair-limits"),
      ];
    }
    case "changed":
    case "unfair":
      return [t(finding.kind === "changed" ? "replay-fair-changed" : "replay-fair-wrong", { turn: finding.turn })];
    case "hidden":
      return [t("replay-fair-hidden")];
    case "broken":
      return [t("replay-fair-broken")];
    case "unknown":
      return [t("replay-fair-unknown")];
    default:
      return [t("replay-fair-none")];
  }
}
