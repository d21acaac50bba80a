/** What the board is showing just now; it may be behind the table. Boards write it, the shell of the race reads it. */

class Showing {
  /** Something is still moving: the podium waits, and the rail stays with the board. */
  isBusy = $state(false);
  /** Whose turn it looks like while it is busy. */
  turn: number | null = $state(null);

  /** Nothing is shown any more: a race begins, or its board is gone. */
  reset(): void {
    this.isBusy = false;
    this.turn = null;
  }
}

export const showing = new Showing();
