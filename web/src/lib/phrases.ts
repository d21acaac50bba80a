/** Lists within sentences, in the language of the page. */

import { t, words } from "../words";

/** "red, ahead, middle lane". */
export function joinParts(parts: readonly string[]): string {
  return parts.reduce((first, rest) => t("parts", { first, rest }));
}

/** "red, blue or white". */
export function joinWays(ways: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(ways);
}
