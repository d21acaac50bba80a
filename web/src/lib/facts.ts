/** Reading the facts of a game that the server gives. */

import type { GameFacts } from "../wire";

/** The numbers of players of a game without boards; a server that does not say it has games for two. */
export function playersOf(game: GameFacts & { readonly players?: readonly number[] }): readonly number[] {
  return game.players && game.players.length > 0 ? game.players : [2];
}

/** The driver of a new computer seat: the racer, else the strongest; null in a game without drivers. */
export function defaultDriver({ drivers }: GameFacts): string | null {
  return (drivers.find(({ name }) => name === "racer") ?? drivers.at(-1))?.name ?? null;
}
