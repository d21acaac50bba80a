/** Faults and warnings of a board as sentences; in the engine's English where a message is missing. */

import { errorId, notices } from "../../../lib/notices.svelte";
import type { RefusalError } from "../../../lib/refusal";
import type { Fault } from "../wire";
import { has, t } from "../../../words";
import { countFaults } from "./canvas";
import type { Workbench } from "./workbench.svelte";

export function sayFault({ kind, given, says }: Pick<Fault, "kind" | "given" | "says">): string {
  const id = [`fault-${kind}`, `odd-${kind}`].find(has);
  return id ? t(id, given) : says;
}

/** The message for a refused board: what is wrong with it where that is said, else what the refusal's code says. */
export function refusalId({ code, fields }: RefusalError): string {
  const id = `fault-${fields["fault"] ?? ""}`;
  if (has(id)) return id;
  return code === "track/file" ? "error-board-broken" : errorId(code);
}

/** Say for a moment why a board was refused. */
export function tellRefusal(refusal: RefusalError): void {
  notices.tell(refusalId(refusal), { ...refusal.fields, said: refusal.message });
}

/** Why a board can neither be raced on nor printed yet; empty where it can. */
export function whyNot({ faults, hasOpenRoad }: Workbench): string {
  if (faults.length === 0) return "";
  return hasOpenRoad ? t("workshop-why-open") : t("workshop-why-mend", { count: countFaults(faults) });
}
