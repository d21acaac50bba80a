/** The six colours of track, dice and cars, each with its symbol and letter. The style sheet has them in `paints.css`. */

// Shared with the Python package, which prints them.
import colours from "../../../src/hairpin/art/colours.json";

export type Colour = "red" | "yellow" | "green" | "blue" | "white" | "purple";
export type SymbolName = "circle" | "triangle" | "square" | "diamond" | "star" | "cross";
export type Letter = "r" | "y" | "g" | "b" | "w" | "p";

export interface ColourFacts {
  readonly name: Colour;
  readonly letter: Letter;
  readonly symbol: SymbolName;
  readonly hex: string;
  /** A darker outline, and what is printed on it. */
  readonly edge: string;
  readonly ink: string;
  /** The symbol around (0, 0) within a circle of radius 1. */
  readonly path: string;
}

export const COLOURS = colours as readonly ColourFacts[];

const BY_NAME = new Map<string, ColourFacts>(COLOURS.map((colour) => [colour.name, colour]));
const BY_LETTER = new Map<string, ColourFacts>(COLOURS.map((colour) => [colour.letter, colour]));

/** The facts of a colour given by its name or its letter; white for anything else. */
export function colourFacts(nameOrLetter: string): ColourFacts {
  return (BY_NAME.get(nameOrLetter) ?? BY_LETTER.get(nameOrLetter) ?? BY_NAME.get("white")) as ColourFacts;
}

/** Is this the name of a colour that cars, dice and spaces come in? */
export function isColour(name: string): name is Colour {
  return BY_NAME.has(name);
}

/** `var(--red)` and its companions: `edge` is a darker outline, `ink` what is printed on it. */
export function paint(colour: string, part?: "edge" | "ink"): string {
  return `var(--${colourFacts(colour).name}${part ? `-${part}` : ""})`;
}

const LIGHT = "#ffffff";
const DARK = "#16120d";
/** The fields on which white is seen better than black. */
const DARK_FIELDS: ReadonlySet<Colour> = new Set(["red", "blue", "purple"]);

/** What strong symbols are printed with on their own colour, and what surrounds them. */
export function strongInk(colour: string): { readonly ink: string; readonly rim: string } {
  return DARK_FIELDS.has(colourFacts(colour).name) ? { ink: LIGHT, rim: DARK } : { ink: DARK, rim: LIGHT };
}
