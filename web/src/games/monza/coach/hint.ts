/** A hint of the owl as the race view shows it. */

export interface Hint {
  /** The whole sentence. */
  readonly says: string;
  /** What of it stands below the board: a long way is drawn, and not listed. */
  readonly shows: string;
  /** The places of the best way, the car's own first; none where nothing is to be drawn. */
  readonly places: readonly string[];
}
