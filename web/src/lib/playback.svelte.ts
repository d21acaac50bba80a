/** Playback of a race: animation may lag behind the table. Race views write it, the shell of the race reads it. */

class Playback {
  /** Something is still being animated: the podium waits, and the rail follows the animation. */
  isBusy = $state(false);
  /** The seat on turn in the animation. */
  turn: number | null = $state(null);

  /** Forget the last race. */
  reset(): void {
    this.isBusy = false;
    this.turn = null;
  }
}

export const playback = new Playback();
