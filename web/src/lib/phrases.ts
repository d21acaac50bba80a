/** Lists, labels and sentences put together, in the language of the page. */

import { t } from "../words";

/** "Ada, Ben and Cleo". */
export function joinNames(names: readonly string[]): string {
  return joinList(names, "list-and");
}

/** "red, blue or white". */
export function joinWays(ways: readonly string[]): string {
  return joinList(ways, "list-or");
}

/** "B4, B7, C2". */
export function joinItems(items: readonly string[]): string {
  return items.length > 0 ? items.reduce((first, rest) => t("list-comma", { first, rest })) : "";
}

/** "red, ahead, middle lane": parts of one description. */
export function joinParts(parts: readonly string[]): string {
  return parts.reduce((first, rest) => t("parts", { first, rest }));
}

/** One sentence after the other; empty ones are left out. */
export function joinSentences(sentences: readonly string[]): string {
  const said = sentences.filter(Boolean);
  return said.length > 0 ? said.reduce((first, rest) => t("sentences", { first, rest })) : "";
}

function joinList(items: readonly string[], id: "list-and" | "list-or"): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return t(id, { first: joinItems(items.slice(0, -1)), last, sound: soundOf(last) });
}

/** The vowel that a word begins with, by which Spanish and Italian choose their "and" and "or"; else "other". */
function soundOf(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /^h?(i(?![aeou])|[aeo])/.exec(plain)?.[1] ?? "other";
}
