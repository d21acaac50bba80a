/** A board's outlines as the server computes them, and where things stand on them. Paints nothing, knows no rule. */

import { fetchBoard, fetchOwnBoard } from "../lib/api";
import type { Table } from "../wire";

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

/** A place beside another; whether its front edge lies ahead decides whether one may change lanes there (MZ-7). */
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

const boards = new Map<string, Promise<BoardOutline>>();

/** Fetch a shipped board's outlines, once. */
export function loadBoard(name: string): Promise<BoardOutline> {
  return load(name, () => fetchBoard<BoardOutline>(name));
}

/** Fetch the outlines of the board that lies on a table, shipped or brought along, once. */
export function loadBoardOf({ code, options, ownBoard }: Table): Promise<BoardOutline> {
  const name = options["track"] ?? "";
  if (name !== ownBoard?.name) return loadBoard(name);
  return load(`${code}/${name}`, () => fetchOwnBoard<BoardOutline>(code));
}

function load(key: string, fetch: () => Promise<BoardOutline>): Promise<BoardOutline> {
  let board = boards.get(key);
  if (!board) {
    board = fetch();
    boards.set(key, board);
    board.catch(() => boards.delete(key));
  }
  return board;
}

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

/** Return the places over which a bumped car hops back in its lane, tyres included, its new one last. */
export function placesBack(from: string, to: string): string[] {
  const lane = from[0] ?? "";
  const least = to === START ? 1 : Number(to.slice(1));
  const hops: string[] = [];
  for (let number = Number(from.slice(1)) - 1; number >= least; number--) hops.push(`${lane}${number}`);
  return to === START ? [...hops, START] : hops;
}
