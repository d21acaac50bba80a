// Written by `make wire` from Python's dataclasses. Do not edit.

import type { Oddity } from "../../wire";

/** A position as it is shown. is_last_round a car is in the finish, and the round is played to its end (MZ-14) is_stuck no car can reach the finish any more, so that nobody will ever win */
export interface View {
  readonly phase: "bonus" | "drive" | "over" | "reroll" | "roll" | "turbo" | "turbo-roll";
  readonly turn: number;
  readonly cars: readonly string[];
  readonly used: readonly number[];
  readonly dice: string;
  readonly last: string;
  readonly tiles: readonly string[];
  readonly is_last_round: boolean;
  readonly is_stuck: boolean;
}

/** A step that a die or an accelerator allows; `to` is the next node, None where the drive ends, -1: ask again. */
export interface Step {
  readonly word: string;
  readonly place: string;
  readonly colour: string;
  readonly is_accelerator: boolean;
  readonly to: number | null;
}

/** A place on the route with the dice still in hand, and what may follow. */
export interface Node {
  readonly place: string;
  readonly dice: string;
  readonly steps: readonly Step[];
  readonly words: readonly string[];
}

/** The routes that the dice in hand allow, from node 0 on. */
export interface Plan {
  readonly nodes: readonly Node[];
}

/** The part of a board that a figure shows: its middle, its size, and the turn after which cars drive right. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** A place of a figure, or a word such as `stop`: allowed where `rule` is empty, else forbidden by that rule. */
export interface Mark {
  readonly place: string;
  readonly rule: string;
}

/** A figure of the rules of Monza. laid the steps that are laid out pushed from where to where a car is pushed back, or empty last the colour of the car that may take a bonus move, or empty */
export interface RoadFigure {
  readonly board: string;
  readonly window: Window;
  readonly cars: readonly string[];
  readonly paints: readonly string[];
  readonly dice: string;
  readonly laid: readonly string[];
  readonly marks: readonly Mark[];
  readonly pushed: readonly string[];
  readonly last: string;
}

/** The start arrow of a car (EX-4), by the name of its colour; its symbol goes onto the round end. */
export interface ArrowOutline {
  readonly car: string;
  readonly path: string;
  readonly sign: readonly [x: number, y: number, heading: number];
  readonly radius: number;
}

/** One space: `middle` is for a symbol; a car stands near the front edge, so that it is seen who is ahead. */
export interface SpaceOutline {
  readonly path: string;
  readonly middle: readonly [x: number, y: number, heading: number];
  readonly car: readonly [x: number, y: number, heading: number];
  readonly width: number;
  readonly length: number;
}

/** A place that holds any number of cars: a spot for each of them, and the scale of a car there. */
export interface PlaceOutline {
  readonly path: string;
  readonly middle: readonly [x: number, y: number, heading: number];
  readonly spots: readonly (readonly [x: number, y: number, heading: number])[];
  readonly scale: number;
}

/** A place beside another: straight ahead, or touching it in the lane to the left or right (RU-13). */
export interface Neighbour {
  readonly place: string;
  readonly side: "ahead" | "left" | "right";
  readonly is_ahead: boolean;
}

/** Where a place lies; lanes count from 1 at the driver's left, 0 where a place spans all of them. */
export interface Surroundings {
  readonly lane: number;
  readonly percent: number;
  readonly is_long: boolean;
  readonly around: readonly Neighbour[];
}

/** A board to race on. routes from place to place, one path for every pair of spots at both ends, in the order of the spots around what lies around every place, for those who do not see the board */
export interface RaceBoard {
  readonly view: readonly [number, number];
  readonly lane: number;
  readonly car: readonly [number, number];
  readonly road: string;
  readonly kerbs: readonly [string, string];
  readonly start_box: string;
  readonly start_line: string;
  readonly arrows: readonly ArrowOutline[];
  readonly finish_line: string;
  readonly chequers: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, SpaceOutline>>;
  readonly places: Readonly<Record<string, PlaceOutline>>;
  readonly routes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly around: Readonly<Record<string, Surroundings>>;
}

/** What is wrong with a board, and where. kind names the message that is shown; `says` is the error's own, in English lane its letter; `space` is a space's name (`B4`), `S` for the start, `F` for the finish line word the number of a word of the curve, from 1; else 0 given values for the message */
export interface Fault {
  readonly kind: string;
  readonly says: string;
  readonly lane: string;
  readonly space: string;
  readonly word: number;
  readonly given: Readonly<Record<string, string>>;
}

/** A board in the making. Without faults it can be raced on, whatever its oddities. A lane that ends too early is drawn with one more open stretch, which the blueprint does not have. ways where one step leads from each place text the track file */
export interface Drawing {
  readonly view: readonly [number, number];
  readonly lane: number;
  readonly car: readonly [number, number];
  readonly road: string;
  readonly kerbs: readonly [string, string];
  readonly start_box: string;
  readonly start_line: string;
  readonly arrows: readonly ArrowOutline[];
  readonly finish_line: string;
  readonly chequers: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, SpaceOutline>>;
  readonly places: Readonly<Record<string, PlaceOutline>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly Fault[];
  readonly oddities: readonly Oddity[];
  readonly text: string;
}

/** The limits of a track file; lengths are in its own unit. fills the letters of colours, of a tyre and of open road most_bytes of the file most_spaces of all lanes together most_length of a space; a length is a decimal (`1.5`) or a fraction (`4/3`) digits of a decimal before its point; `decimals` behind it over_digits of a fraction above its line; `under_digits` below it most_pieces of the curve piece_digits of a number of a piece before its point; `piece_decimals` behind it most_angle of an arc, in degrees most_size of the road's width and of the start box */
export interface Limits {
  readonly editions: readonly string[];
  readonly fills: string;
  readonly most_bytes: number;
  readonly longest_title: number;
  readonly fewest_lanes: number;
  readonly most_lanes: number;
  readonly most_spaces: number;
  readonly most_length: number;
  readonly digits: number;
  readonly decimals: number;
  readonly over_digits: number;
  readonly under_digits: number;
  readonly most_pieces: number;
  readonly piece_digits: number;
  readonly piece_decimals: number;
  readonly most_angle: number;
  readonly most_size: number;
}

/** A target that a board misses: which figure, where, and its limits; `most` is 0 where there is no upper limit. */
export interface Miss {
  readonly kind: "colour" | "endings" | "lane" | "skill" | "stalls" | "starter" | "turns" | "worst-stall";
  readonly where: string;
  readonly figure: number;
  readonly least: number;
  readonly most: number;
}

/** A small change that makes a board better: repaint a space, or make it a tyre (`#`); it `cures` a kind of miss. */
export interface Hint {
  readonly space: string;
  readonly colour: string;
  readonly cures: string;
}

/** A board in figures. turns of a greedy car until the finish, mean; `spread` is their standard deviation stalls probability that a turn brings no move; `worst_stall` at `worst_space`, where it is highest endings different ends that a turn offers, mean skill share of two-car races that the best driver wins against a racer starter share of the wins of the starter of four push_backs, lead_changes in a race of a full field */
export interface Quality {
  readonly turns: number;
  readonly spread: number;
  readonly stalls: number;
  readonly worst_stall: number;
  readonly worst_space: string;
  readonly endings: number;
  readonly skill: number;
  readonly starter: number;
  readonly push_backs: number;
  readonly lead_changes: number;
  readonly misses: readonly Miss[];
  readonly hints: readonly Hint[];
}

/** A space, or a stretch of open road: `r y g b w p`, `#` a tyre, `~` open; a length like `1`, `1.5` or `4/3`. */
export interface Patch {
  readonly colour: string;
  readonly length: string;
}

/** A straight, or an arc to one side; fields that its kind does not have are 0 or empty. length of a straight angle of an arc, in degrees radius of an arc text a word that is no piece; it is a fault of the board */
export interface PathPiece {
  readonly kind: "forward" | "left" | "right" | "unknown";
  readonly length?: number;
  readonly angle?: number;
  readonly radius?: number;
  readonly text?: string;
}

/** The line that the board is drawn along, the width of the road, and the length of the start box. */
export interface Bend {
  readonly pieces: readonly PathPiece[];
  readonly road: number;
  readonly start: number;
}

/** A board in the making; lanes from the driver's left. exits for each lane, whether the start opens onto it line the letter of the finish line's colour; empty where lanes end on target squares targets for each lane, whether its last space is a target square curve None: the board is drawn along a curve that fits it */
export interface Blueprint {
  readonly title: string;
  readonly edition: "anniversary" | "first";
  readonly lanes: readonly (readonly Patch[])[];
  readonly exits: readonly boolean[];
  readonly line: string;
  readonly targets: readonly boolean[];
  readonly curve: Bend | null;
}

/** Progress of laying open road, from 0 to 1; at last the board, or a refusal with its code and fields. */
export interface Laid {
  readonly share: number;
  readonly board: Blueprint | null;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Head starts that make a race as even as the board allows, and the chances of all seats. grid where each seat's car stands at the beginning, as the option `grid` takes it; `S` is the start before each seat's chance to win from the start; a shared win counts its share after the same from the grid error half of the widest 95 % confidence interval of `after`; 0 where the chances are solved races how many races were simulated; 0 where the chances are solved */
export interface FairStart {
  readonly grid: readonly string[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly error: number;
  readonly races: number;
}

/** Progress of the search for a fair start, from 0 to 1; at last what was found, or a refusal with its code. */
export interface FairStartStep {
  readonly share: number;
  readonly found: FairStart | null;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A track file as somebody has it; open road (`~9`) may be in it. */
export interface TrackText {
  readonly text: string;
  readonly file?: string;
}

/** Ask for the open road to be laid; another seed gives another board. */
export interface FinishIt {
  readonly board: Blueprint;
  readonly seed?: number;
}

/** Ask for a print to scale; `tiles` is the largest board, cut into sheets of A4. Its title is in this language. */
export interface PrintIt {
  readonly board: Blueprint;
  readonly format?: "pdf" | "svg";
  readonly paper?: "a1" | "a2" | "a3" | "a4" | "tiles";
  readonly ink?: "colour" | "symbols";
  readonly language?: string;
}

/** Ask for head starts that make a race even; `drivers` say how strong each seat is, like `racer` or `learner:40`. `options` are texts, as at a table, `board` is the text of a board of one's own or empty. */
export interface FairStartIt {
  readonly drivers: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly board?: string;
}
