/** Where somebody was on the page when they left it to watch a race: Back leads there again. */

export interface Place {
  readonly code: string;
  /** How many races were shown. */
  readonly shown: number;
  /** The race that was watched. */
  readonly race: number;
}

let left: Place | null = null;

export function leaveAt(place: Place): void {
  left = place;
}

/** The place at which the history of this table was left, once. */
export function comeBack(code: string): Place | null {
  const place = left?.code === code ? left : null;
  left = null;
  return place;
}
