/** The six colours of track, dice and cars, each with its symbol and letter. The paint itself is in `theme.css`. */

export type Colour = "red" | "yellow" | "green" | "blue" | "white" | "purple";
export type SymbolName = "circle" | "triangle" | "square" | "diamond" | "star" | "cross";
export type Letter = "r" | "y" | "g" | "b" | "w" | "p";

export interface ColourFacts {
  readonly name: Colour;
  readonly letter: Letter;
  readonly symbol: SymbolName;
  readonly hex: string;
}

export const COLOURS: readonly ColourFacts[] = [
  { name: "red", letter: "r", symbol: "circle", hex: "#a40e03" },
  { name: "yellow", letter: "y", symbol: "triangle", hex: "#fdcf0c" },
  { name: "green", letter: "g", symbol: "square", hex: "#45b38c" },
  { name: "blue", letter: "b", symbol: "diamond", hex: "#4463be" },
  { name: "white", letter: "w", symbol: "star", hex: "#fafafa" },
  { name: "purple", letter: "p", symbol: "cross", hex: "#3c0b52" },
];

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
