/** Parsing of the words of a drive as they are on the wire: `A4b`, `A4b+`. Knows no rule. */

import type { Step } from "../wire";

export const LETTERS = "rygbwp";
/** The extra roll among a seat's tiles. */
export const EXTRA_ROLL = "x";

/** A die or an accelerator of a colour. */
export type Piece = Pick<Step, "colour" | "is_accelerator">;

/** A piece that lies on a place. */
export type Laid = Pick<Step, "colour" | "is_accelerator" | "place">;

const STEP = /^([A-Z]\d*)([rygbwp])(\+?)$/;

/** Read the steps among some words; what is said rather than driven is left out. */
export function readSteps(words: readonly string[]): Laid[] {
  return words.flatMap((word) => {
    const [, place, colour, plus] = STEP.exec(word) ?? [];
    return place && colour ? [{ place, colour, is_accelerator: plus === "+" }] : [];
  });
}

/** Return the colours of the dice, or of the accelerators, among some pieces. */
export function coloursOf(pieces: readonly Piece[], kind: "die" | "accelerator"): string {
  const isWanted = kind === "accelerator";
  return pieces.flatMap((piece) => (piece.is_accelerator === isWanted ? [piece.colour] : [])).join("");
}

/** Put colour letters into the order in which every text writes them. */
export function sortDice(dice: Iterable<string>): string {
  return [...dice].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join("");
}

/** Return the dice without one of each colour named. */
export function takeDice(dice: string, taken: Iterable<string>): string {
  let left = dice;
  for (const letter of taken) left = left.replace(letter, "");
  return left;
}

/** Return which of some dice, as places in a row, show these colours: the first ones of each. */
export function findDice(dice: string, wanted: Iterable<string>): number[] {
  const found: number[] = [];
  for (const letter of wanted) {
    const at = [...dice].findIndex((die, index) => die === letter && !found.includes(index));
    if (at >= 0) found.push(at);
  }
  return found.sort((a, b) => a - b);
}

/** Say whether two pieces are the same kind of thing. */
export function isSame(a: Piece | null, b: Piece | null): boolean {
  return a !== null && b !== null && a.colour === b.colour && a.is_accelerator === b.is_accelerator;
}
