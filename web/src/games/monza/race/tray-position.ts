/** The position of a piece in the tray, where its animation begins. */

import type { Choice, Route } from "./route.svelte";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Find the piece that goes onto a place: the one chosen, or the one that would go there by itself. */
export function findInTray(root: Element, route: Route, place: string, choice: Choice | null): Point | null {
  const piece = choice ?? route.stepTo(place);
  if (!piece) return null;
  const slot = choice?.slot ?? route.findPiece(piece.colour)?.slot ?? null;
  const isTile = piece.is_accelerator || slot === null;
  const where = isTile ? `[data-tile="${piece.colour}"]` : `[data-slot="${slot}"]`;
  const box = root.querySelector(where)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
