/** Where a race view offers tips for the lesson, and where the lesson speaks. The lesson reads the one, views the other. */

export interface Tip {
  /** Its text is the message `lesson-…`. */
  readonly id: string;
  /** A selector: the tip points at the first match; "" for nothing. */
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

/** A lesson that is going on, for the line under the board. */
export interface Teaching {
  /** The tip, where the line is to show it; "" where a bubble does, or there is none. */
  readonly text: string;
  /** Whether tips are shown in the line: it keeps room for them. */
  readonly isInLine: boolean;
  readonly onok: () => void;
  readonly onend: () => void;
}

class Coaching {
  current: Coach | null = $state.raw(null);
  teaching: Teaching | null = $state.raw(null);

  /** Offer tips until the returned function is called. */
  register(coach: Coach): () => void {
    this.current = coach;
    return () => {
      if (this.current === coach) this.current = null;
    };
  }
}

export const coaching = new Coaching();
