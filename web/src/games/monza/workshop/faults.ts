/** Faults and warnings of a board as sentences; what has no message gets a general one. */

import { errorId, notices, sayError } from "../../../lib/notices.svelte";
import type { RefusalError } from "../../../lib/refusal";
import type { Fault } from "../wire";
import { has, t } from "../../../words";
import { countFaults } from "./canvas";
import { lengthOf, showLength } from "./lengths";
import type { Workbench } from "./workbench.svelte";

type Facts = Readonly<Record<string, string>>;

function faultId(kind: string): string | undefined {
  return [`fault-${kind}`, `odd-${kind}`].find(has);
}

export function sayFault({ kind, given }: Pick<Fault, "kind" | "given">): string {
  const id = faultId(kind);
  return id ? t(id, showLengths(given)) : t("workshop-fault");
}

/** What a sentence is about, with the length that is missing as it is shown: `½`, not `0.5`. */
function showLengths(facts: Facts): Facts {
  const { missing } = facts;
  return missing === undefined ? facts : { ...facts, missing: showLength(lengthOf(missing)) };
}

/** What a developer says about a fault without a message, in English; else empty. */
export function detailsOf({ kind, says }: Fault): string {
  return faultId(kind) ? "" : says;
}

/** The message for a refused board: what is wrong with it where that is said, else what the refusal's code says. */
function refusalId({ code, fields }: RefusalError): string {
  const id = `fault-${fields["fault"] ?? ""}`;
  if (has(id)) return id;
  return code === "track/file" ? "error-board-broken" : errorId(code);
}

/** Why a board was refused, in the language of the page. */
export function sayRefusal(refusal: RefusalError): string {
  return sayError(refusalId(refusal), showLengths(refusal.fields)).text;
}

/** Say for a moment why a board was refused. */
export function tellRefusal(refusal: RefusalError): void {
  notices.tell(refusalId(refusal), { ...showLengths(refusal.fields), said: refusal.message });
}

/** Why a board can neither be raced on nor printed yet; empty where it can. */
export function whyNot({ faults, hasOpenRoad }: Workbench): string {
  if (faults.length === 0) return "";
  return hasOpenRoad ? t("workshop-why-open") : t("workshop-why-mend", { count: countFaults(faults) });
}
