/** Two ways of a turn, to be drawn on the board: the one that was taken, and the best one. */

import type { Way } from "../wire";

export interface TwoWays {
  readonly seat: number;
  readonly taken: Way;
  readonly best: Way;
}

class Ways {
  /** What a race view draws; null for nothing. */
  shown: TwoWays | null = $state.raw(null);

  /** Another way than the best one was taken. */
  get areTwo(): boolean {
    return this.shown !== null && this.shown.taken.words.join(" ") !== this.shown.best.words.join(" ");
  }
}

export const ways = new Ways();
