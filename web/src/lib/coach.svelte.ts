/** Where a race view offers tips for the lesson. The view on the screen registers itself; the lesson reads it. */

export interface Tip {
  /** Its text is the message `lesson-…`. */
  readonly id: string;
  /** A selector: the tip points at the first match. */
  readonly at: string;
  readonly name?: string;
  /** How often it is given; once where nothing is said. */
  readonly times?: number;
}

export interface Coach {
  /** Tips for the present position, the most urgent first; `other` is the name of another seat on turn, or "". */
  readonly tips: (other: string) => readonly Tip[];
  /** The tip for what is happening just now. */
  readonly event: () => Tip | null;
}

class Coaching {
  current: Coach | null = $state.raw(null);

  /** Offer tips until the returned function is called. */
  register(coach: Coach): () => void {
    this.current = coach;
    return () => {
      if (this.current === coach) this.current = null;
    };
  }
}

export const coaching = new Coaching();
