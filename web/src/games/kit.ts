/** What a game brings to the page. Shared code reaches a game through this interface alone. */

import type { Component } from "svelte";
import type { Figures } from "../lib/api";
import type { HashRoute } from "../lib/hash-route.svelte";
import type { KeyRow } from "../lib/keys";
import type { Load } from "../lib/on-demand";
import type { End } from "../lib/outcome";
import type { TableClient } from "../lib/table.svelte";
import type { BoardFacts, DriverFacts, Moment, NewSeat, OpenTable, Placing, Race, Step, Table } from "../wire";

export interface Kit {
  /** The game's name on the wire. */
  readonly name: string;
  /** The race view: board, tray and keyboard. */
  readonly loadRace: Load<{ readonly default: Component<{ client: TableClient }> }>;
  /** What the rail shows of a seat: a line under its name, and badges of class `face` or `badge`. */
  readonly SeatDetails?: Component<SeatProps>;
  readonly SeatBadges?: Component<SeatProps>;
  /** Pictures of boards and variants for the lobby; without them it shows the picture of the home card. */
  readonly loadBoards?: Load<{ readonly boards: Boards }>;
  /** Buttons that the game adds to the lobby. */
  readonly LobbyActions?: Component<{ table: Table }>;
  /** Head starts that make a race even; none in a game without them. */
  readonly headStarts?: HeadStarts;
  /** The cards of the home page, and which of them shows a table. */
  readonly cards: readonly HomeCard[];
  readonly cardOf: (options: Options, ownBoard: OwnBoard) => HomeCard;
  /** Pages beside the tables. */
  readonly rooms: readonly SideRoom[];
  /** Null where the page has no rules of the game. */
  readonly rules: Rules | null;
  /** Races that explain themselves, the one for beginners first; none where the race view gives no tips. */
  readonly lessons: readonly LessonCard[];
  /** What the keys of the race view do. */
  readonly keys: () => readonly KeyRow[];
  /** A CSS selector of what may be tapped in the race view: bubbles keep off it. */
  readonly taps: string;
  /** Why the winners have won. */
  readonly sayEnd: (end: End) => string;
  /** What the podium shows of the game; without it there is no story. */
  readonly podium?: PodiumKit;
  /** A picture of a record of the history, 96 by 64, in a drawing; without it there is a cup. */
  readonly loadBest?: Load<{ readonly default: Component<BestProps> }>;
  /** What the replay room knows of the game; without it there is the race alone. */
  readonly loadReplay?: Load<{ readonly replay: ReplayKit }>;
}

export interface ReplayKit {
  readonly makeDealer: MakeDealer;
  /** Use the drawing of the board that a replay brings along; only the game knows its type. */
  readonly lendBoard?: (options: Options, board: unknown) => void;
  /** What a turn brought, as small pictures, and in words. */
  readonly TurnPicture?: Component<{ steps: readonly Step[] }>;
  readonly sayTurn?: (steps: readonly Step[]) => string;
  /** What is good about the best way of a decision, by the game's word for it. */
  readonly sayWhy?: (why: string) => string;
  /** What else there is to tell of a turn, by the game's own part of the review: a sentence ("" for none), and more. */
  readonly sayExtra?: (about: ExtraProps) => string;
  readonly Extra?: Component<ExtraProps>;
  /** One sentence about a seat for the receipt, by the same part; "" for nothing. */
  readonly sayReview?: SayReview;
}

/** What a game tells of a seat by its own part of a review; `you` is the person who looks. */
export type SayReview = (
  extra: unknown,
  seat: number,
  who: { readonly who: "you" | "other"; readonly name: string },
) => string;

export interface ExtraProps {
  readonly extra: unknown;
  readonly table: Table;
  /** The number of the turn in the record. */
  readonly turn: number;
}

/** Draws a number from 0 to `below` - 1 by its label, as the server drew it. */
export type Draw = (label: string, below: number) => number;

/** What the dice of a recorded race depend on, besides chance. */
export interface Dealt {
  readonly options: Options;
  /** The board in one line of text. */
  readonly board: string;
}

/** Takes the words of a record one by one: returns what chance should have said, or null for a word of a seat. */
export type MakeDealer = (dealt: Dealt, draw: Draw) => (word: string) => string | null;

export interface PodiumKit {
  /** How far seats came that the rules did not place: a sign of their goal, and a sentence. */
  readonly sayLeft: (placing: Placing) => { readonly icon: "flag" | "fuel"; readonly says: string };
  /** A picture of a moment of the race: one `svg`, 4 by 3. */
  readonly loadMoment: Load<{ readonly default: Component<MomentProps> }>;
  /** The sentence about a moment; `names` are those of its seats. */
  readonly sayMoment: (moment: Moment, names: readonly string[]) => string;
}

export interface BestProps {
  /** What the game counts. */
  readonly name: string;
  /** The cars of those whose record it is. */
  readonly cars: readonly string[];
}

export interface MomentProps {
  readonly moment: Moment;
  readonly table: Table;
}

export interface HeadStarts {
  /** The rule that allows them. */
  readonly rule: string;
  /** How many spaces ahead each seat begins; none where all begin at the start. */
  readonly read: (options: Options) => readonly number[];
  /** The options without them. */
  readonly none: Options;
  /** The dialog that looks for a fair start. */
  readonly loadDialog: Load<{ readonly default: Component<HeadStartProps> }>;
}

export interface HeadStartProps {
  readonly client: TableClient;
  readonly table: Table;
  /** Those by whose faces people say how well they drive, weakest first. */
  readonly drivers: readonly DriverFacts[];
  /** The name of the game's standard driver. */
  readonly standard: string;
  readonly onclose: () => void;
}

export type Options = Readonly<Record<string, string>>;
/** The board that somebody brought to the table, if any. */
export type OwnBoard = Pick<BoardFacts, "name" | "edition"> | null;

export interface SeatProps {
  readonly race: Race;
  readonly seat: number;
}

export interface Boards {
  /** A drawing of a board that fills its box; `outline` comes from below, and only the game knows its type. */
  readonly Picture: Component<{ outline: unknown }>;
  /** The outline of a board that can be chosen at a table, by its name. */
  readonly outlineOf: (name: string, table: Table) => Promise<unknown>;
  /** Boards that were made on this device. */
  readonly listMade: () => readonly MadeBoard[];
  /** A picture of a variant, an SVG drawing 24 by 24; null in a game without variants. */
  readonly VariantPicture: Component<{ name: string }> | null;
}

export interface MadeBoard {
  readonly title: string;
  readonly outline: () => Promise<unknown>;
  /** The file that a table takes; refuses a board with faults. */
  readonly file: () => Promise<string>;
}

export interface HomeCard {
  readonly id: string;
  /** An SVG drawing, 320 by 200. */
  readonly Picture: Component;
  /** `english` is the game's title as the server gives it. */
  readonly title: (english: string) => string;
  readonly says: () => string;
  /** The table that a tap on the card opens. */
  readonly table: OpenTable;
}

/** A race that explains itself: of the game, or of one of its editions and variants. */
export interface LessonCard {
  /** What it teaches is the message `lesson-<id>-says`, its last tip `lesson-<id>-end`. */
  readonly id: string;
  readonly Picture: Component;
  readonly title: () => string;
  /** The rule page that offers it. */
  readonly page: string;
  /** The table at which it is held. */
  readonly table: Load<OpenTable>;
  /** Calm where nothing is said. */
  readonly pace?: Table["pace"];
}

/** A page beside the tables, loaded when its address is opened. */
export interface SideRoom {
  readonly id: string;
  readonly route: HashRoute;
  readonly Picture: Component;
  readonly title: () => string;
  readonly says: () => string;
  readonly load: Load<{ readonly default: Component }>;
  /** Its position among the cards of all games. */
  readonly order: number;
}

export interface Rules {
  readonly pages: readonly RulePage[];
  /** The name of the page for a table. */
  readonly pageOf: (options: Options, ownBoard: OwnBoard) => string;
  readonly loadDrawings: Load<RuleDrawings>;
}

export interface RuleDrawings {
  /** The pictures of a card; `figures` are the game's by name, empty until they are there. */
  readonly Pictures: Component<{ card: RuleCard; figures: Figures }>;
  /** SVG definitions that the pictures refer to. */
  readonly Defs?: Component;
}

export interface RulePage {
  /** Its title is the message `rules-page-<name>`, its subtitle `rules-page-<name>-says`. */
  readonly name: string;
  readonly cards: readonly RuleCard[];
  /** House rules: what a table can play differently. */
  readonly house: readonly RuleCard[];
}

export interface RuleCard {
  /** Its text is the message `rules-…`. */
  readonly id: string;
  /** The rules that it explains, the most important one first. */
  readonly rules: readonly string[];
  /** Names of figures of the server, side by side. */
  readonly figures?: readonly string[];
  /** The name of a drawing that needs no board. */
  readonly drawing?: string;
}

/** A person at this device, and a computer: the server gives it the game's standard driver. */
export const FIRST_SEATS: readonly NewSeat[] = [{ kind: "here" }, { kind: "computer" }];
/** The same with a driver that takes its time, so that whoever learns wins. */
export const LESSON_SEATS: readonly NewSeat[] = [{ kind: "here" }, { kind: "computer", driver: "dawdler" }];
