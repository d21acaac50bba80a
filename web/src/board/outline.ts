/** Outlines of a board as the server computes them, and where things stand on them. Paints nothing, knows no rule. */

/** A point and a heading in degrees: 0 to the right, 90 down. */
export type Pose = readonly [x: number, y: number, heading: number];

export interface SpaceOutline {
  readonly path: string;
  readonly middle: Pose;
  readonly car: Pose;
  readonly width: number;
  readonly length: number;
}

/** A place that holds any number of cars: spots in the order of the arrows, cars drawn at this scale. */
export interface PlaceOutline {
  readonly path: string;
  readonly middle: Pose;
  readonly spots: readonly Pose[];
  readonly scale: number;
}

/** The start arrow of a car, by the name of its colour; its symbol goes onto the round end. */
export interface ArrowOutline {
  readonly car: string;
  readonly path: string;
  readonly sign: Pose;
  readonly radius: number;
}

/** A place beside another; whether its front edge lies ahead is what lane changes depend on. */
export interface Neighbour {
  readonly place: string;
  readonly side: "ahead" | "left" | "right";
  readonly is_ahead: boolean;
}

/** Where a place lies: its lane from 1 at the driver's left, 0 across all of them. */
export interface Surroundings {
  readonly lane: number;
  readonly percent: number;
  readonly is_long: boolean;
  readonly around: readonly Neighbour[];
}

export interface BoardOutline {
  readonly view: readonly [width: number, height: number];
  readonly lane: number;
  readonly car: readonly [length: number, width: number];
  readonly road: string;
  readonly kerbs: readonly [string, string];
  readonly start_box: string;
  readonly start_line: string;
  readonly arrows: readonly ArrowOutline[];
  readonly finish_line: string;
  readonly chequers: string;
  /** The letter of every space's colour, of the finish's too; `#` for a tyre. */
  readonly colours: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, SpaceOutline>>;
  readonly places: Readonly<Record<string, PlaceOutline>>;
  readonly routes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly around: Readonly<Record<string, Surroundings>>;
}

/** Where a car is drawn, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly scale: number;
}

export const START = "S";
export const TYRE = "#";

/** Return where a car stands on a place: on its space, or where there is room for all on its own spot, as at the start on its arrow. */
export function standOn(board: BoardOutline, place: string, car: string): Stand {
  const yard = board.places[place];
  const pose = yard ? yard.spots[spotOf(board, car)] : board.spaces[place]?.car;
  const [x, y, heading] = pose ?? [0, 0, 0];
  return { x, y, heading, scale: yard?.scale ?? 1 };
}

/** Return where something laid on a place lies. */
export function middleOf(board: BoardOutline, place: string): Pose {
  return (board.places[place] ?? board.spaces[place])?.middle ?? [0, 0, 0];
}

/** Return the outline of a place. */
export function outlineOf(board: BoardOutline, place: string): string {
  return (board.places[place] ?? board.spaces[place])?.path ?? "";
}

/** Return the letter of a place's colour; the start is white. */
export function colourOf(board: BoardOutline, place: string): string {
  return board.colours[place] ?? "w";
}

/** Return the path that a car drives from one place to the next, or "" where no road leads. */
export function routeBetween(board: BoardOutline, from: string, to: string, car: string): string {
  const spot = spotOf(board, car);
  const ends = board.places[to]?.spots.length;
  const begin = board.places[from] ? spot : 0;
  return board.routes[from]?.[to]?.[ends === undefined ? begin : begin * ends + spot] ?? "";
}

/** Which spot is a car's, wherever there is room for all. */
function spotOf({ arrows }: BoardOutline, car: string): number {
  return Math.max(
    0,
    arrows.findIndex((arrow) => arrow.car === car),
  );
}
