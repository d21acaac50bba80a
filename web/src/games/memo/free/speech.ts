/** Names of places and times as text. */

import { t, words } from "../../../words";
import { sayWays } from "../race/speech";
import { TICKS_PER_S } from "./drive";
import type { Tile } from "./tiles";

/** "Row 2, column 3: curve, the road goes left and down". */
export function sayPlace(row: number, column: number, tile: Tile | undefined): string {
  if (!tile) return t("free-place-empty", { row, column });
  return t("free-place", { row, column, kind: t("free-kind", { kind: tile.kind }), ways: sayWays(tile.ways) });
}

/** Ticks as seconds with a tenth, as the language writes them. */
export function formatSeconds(ticks: number): string {
  const how = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return (ticks / TICKS_PER_S).toLocaleString(words.language, how);
}
