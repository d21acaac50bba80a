/** The pictures of a game's boards, loaded with the lobby. */

import { kitOf } from "../games";
import type { Boards } from "../games/kit";
import { loadPart } from "../lib/on-demand";

class LoadedBoards {
  #byGame: Readonly<Record<string, Boards>> = $state.raw({});

  /** The boards of a game; null until they are there, and for a game without pictures. */
  of(game: string): Boards | null {
    return this.#byGame[game] ?? null;
  }

  async load(game: string): Promise<void> {
    const { loadBoards } = kitOf(game);
    if (!loadBoards || this.#byGame[game]) return;
    const { boards } = await loadPart(loadBoards);
    this.#byGame = { ...this.#byGame, [game]: boards };
  }
}

export const loadedBoards = new LoadedBoards();
