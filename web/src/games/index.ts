/** The games that the page has a folder for; a game without one gets the plain kit. */

import type { Kit, SideRoom } from "./kit";
import { memo } from "./memo";
import { monza } from "./monza";
import { makePlainKit } from "./plain";

export { makePlainCard } from "./plain";

export const KITS: readonly Kit[] = [monza, memo];

export const SIDE_ROOMS: readonly SideRoom[] = KITS.flatMap(({ rooms }) => rooms).sort((a, b) => a.order - b.order);

const byName = new Map<string, Kit>(KITS.map((kit) => [kit.name, kit]));

/** The kit of a game; made once for a game without a folder. */
export function kitOf(game: string): Kit {
  const known = byName.get(game);
  if (known) return known;
  const plain = makePlainKit(game);
  byName.set(game, plain);
  return plain;
}

/** Is there a folder for this game? */
export function hasFolder(game: string): boolean {
  return KITS.some(({ name }) => name === game);
}
