/** What a game brings to the page. Shared code reaches a game through this interface alone. */

import type { Component } from "svelte";
import type { Figures } from "../lib/api";
import type { HashRoute } from "../lib/hash-route.svelte";
import type { TableClient } from "../lib/table.svelte";
import type { BoardFacts, NewSeat, OpenTable, Race, Table } from "../wire";

export interface Kit {
  /** The game's name on the wire. */
  readonly name: string;
  /** The race view: board, tray and keyboard. */
  readonly Race: Component<{ client: TableClient }>;
  /** What the rail shows of a seat: a line under its name, and badges of class `face` or `badge`. */
  readonly SeatDetails?: Component<SeatProps>;
  readonly SeatBadges?: Component<SeatProps>;
  /** Buttons that the game adds to the lobby. */
  readonly LobbyActions?: Component<{ table: Table }>;
  /** The cards of the home page, and which of them shows a table. */
  readonly cards: readonly HomeCard[];
  readonly cardOf: (options: Options, ownBoard: OwnBoard) => HomeCard;
  /** Pages beside the tables. */
  readonly rooms: readonly SideRoom[];
  /** Null where the page has no rules of the game. */
  readonly rules: Rules | null;
  /** The table of the first race that explains itself; null where the race view gives no tips. */
  readonly lesson: OpenTable | null;
  /** What the keys of the race view do. */
  readonly keys: readonly KeyRow[];
  /** A CSS selector of what may be tapped in the race view: bubbles keep off it. */
  readonly taps: string;
  /** Why the winners have won. */
  readonly sayEnd: (end: End) => string;
}

export type Options = Readonly<Record<string, string>>;
/** The board that somebody brought to the table, if any. */
export type OwnBoard = Pick<BoardFacts, "name" | "edition"> | null;
/** A key as it is printed, and the id of the message that says what it does. */
export type KeyRow = readonly [key: string, id: string];

export interface SeatProps {
  readonly race: Race;
  readonly seat: number;
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

/** A page beside the tables, loaded when its address is opened. */
export interface SideRoom {
  readonly id: string;
  readonly route: HashRoute;
  readonly Picture: Component;
  readonly title: () => string;
  readonly says: () => string;
  readonly load: () => Promise<{ readonly default: Component }>;
  /** Its position among the cards of all games. */
  readonly order: number;
}

export interface Rules {
  /** The first page is the one that offers the lesson. */
  readonly pages: readonly RulePage[];
  /** The name of the page for a table. */
  readonly pageOf: (options: Options, ownBoard: OwnBoard) => string;
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

export interface End {
  readonly reason: string;
  readonly names: string;
  readonly winners: number;
  /** The first winner's score. */
  readonly score: number;
}

/** A person at this device, and a computer: the server gives it the game's standard driver. */
export const FIRST_SEATS: readonly NewSeat[] = [{ kind: "here" }, { kind: "computer" }];
/** The same with a driver that leaves room for mistakes. */
export const LESSON_SEATS: readonly NewSeat[] = [{ kind: "here" }, { kind: "computer", driver: "random" }];
