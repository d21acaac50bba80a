/** The board as text: position, surroundings, other cars, and the names of possible moves. */

import { colourFacts } from "../../../lib/colours";
import { seatName } from "../../../lib/names";
import { joinNames, joinParts, joinWays } from "../../../lib/phrases";
import type { Table } from "../../../wire";
import type { Neighbour, Node, RaceBoard, Step, View } from "../wire";
import { t } from "../../../words";
import { colourOf, START, TYRE } from "../board/outline";
import type { Route } from "./route.svelte";
import type { Piece } from "./words";

/** "red", by name or letter. */
export function sayColour(colour: string): string {
  return t("monza-colour", { colour: colourFacts(colour).name });
}

/** "red, red and blue". */
export function sayColours(letters: Iterable<string>): string {
  return joinNames([...letters].map(sayColour));
}

/** "red, blue with an accelerator and white". */
export function sayPieces(pieces: readonly Piece[]): string {
  const says = ({ colour, is_accelerator: isAccelerator }: Piece): string =>
    isAccelerator ? t("monza-say-with-tile", { colour: colourFacts(colour).name }) : sayColour(colour);
  return joinNames(pieces.map(says));
}

/** "middle lane", or "in the middle lane". */
function sayLane(board: RaceBoard, place: string, id: "monza-lane" | "monza-in-lane" = "monza-lane"): string {
  const lanes = Math.max(...Object.values(board.around).map(({ lane }) => lane));
  const lane = board.around[place]?.lane ?? 0;
  const name = lanes === 3 ? (["left", "middle", "right"][lane - 1] ?? "") : "other";
  return t(id, { name, lane });
}

/** "in the outer lane": for whoever looks down on the board, where left and right depend on the bend. */
export function sayWhere(board: RaceBoard, place: string): string {
  const lanes = Math.max(...Object.values(board.around).map(({ lane }) => lane));
  const lane = board.around[place]?.lane ?? 0;
  const isOutside = (lane === 1) === isWider(board, 1, lanes);
  const name = lanes === 3 && lane === 2 ? "middle" : lanes === 2 || lanes === 3 ? (isOutside ? "outer" : "inner") : "";
  return t("monza-where", { name, lane });
}

/** Does one lane reach further than another? */
function isWider(board: RaceBoard, one: number, other: number): boolean {
  const reach = (lane: number): number => {
    const middles = Object.entries(board.spaces).flatMap(([name, { middle }]) =>
      board.around[name]?.lane === lane ? [middle] : [],
    );
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
    return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  };
  return reach(one) > reach(other);
}

/** What a place is: "red, long", "a tyre", "the finish line, white". */
function sayPlace(board: RaceBoard, place: string): string[] {
  if (board.colours[place] === TYRE) return [t("monza-tyre")];
  const colour = colourFacts(colourOf(board, place)).name;
  const parts = [t(board.places[place] ? "monza-finish" : "monza-colour", { colour })];
  if (board.around[place]?.is_long) parts.push(t("monza-long"));
  return parts;
}

/** Whose cars stand on a place where cars may be in the way: not where all have room (RU-4). */
function sayCars(board: RaceBoard, place: string, table: Table, cars: readonly string[]): string[] {
  const isTarget = place !== START && table.options["push_targets"] === "yes";
  if (board.places[place] && !isTarget) return [];
  return cars.flatMap((car, seat) => (car === place ? [t("monza-stands", { name: seatName(table.seats[seat]) })] : []));
}

/** "Space B5: red, long, Ben’s car is there." For whoever roams the board. */
export function nameSpace(board: RaceBoard, place: string, table: Table, cars: readonly string[]): string {
  if (place === START) return t("monza-start");
  const what = [...sayPlace(board, place), sayLane(board, place), ...sayCars(board, place, table, cars)];
  return t("monza-roam", { space: place, what: joinParts(what) });
}

/** "red, ahead, middle lane, long; then yellow or blue". */
export function nameWay(board: RaceBoard, here: string, place: string, table: Table, cars: readonly string[]): string {
  const side = board.around[here]?.around.find((beside) => beside.place === place)?.side ?? "ahead";
  const [colour = "", ...long] = sayPlace(board, place);
  const lane = board.around[place]?.lane ? [sayLane(board, place)] : [];
  return joinParts([colour, t("monza-side", { side }), ...lane, ...long, ...sayCars(board, place, table, cars)]);
}

/** What may follow a step: other colours, the flag, or the end of the drive. */
export function nameThen(board: RaceBoard, step: Step, next: Node | null): string {
  if (board.places[step.place]) return "";
  if (step.to === null) return t("monza-then-end");
  const colours = new Set(next?.steps.filter((step) => !step.is_accelerator).map(({ colour }) => colour));
  if (colours.size === 0) return next?.words.includes("stop") ? t("monza-then-stop") : "";
  return t("monza-then", { colours: joinWays([...colours].map(sayColour)) });
}

/** A way that a die or an accelerator opens, as a button says it. */
export function nameStep(
  board: RaceBoard,
  here: string,
  step: Step,
  next: Node | null,
  table: Table,
  cars: readonly string[],
): string {
  const way = nameWay(board, here, step.place, table, cars);
  const what = step.is_accelerator ? joinParts([way, t("monza-with-tile")]) : way;
  const then = nameThen(board, step, next);
  return then ? t("monza-way", { what, then }) : what;
}

function sayBeside(
  board: RaceBoard,
  { place, side, is_ahead }: Neighbour,
  table: Table,
  cars: readonly string[],
): string {
  const isOpen = side === "ahead" || board.colours[place] === TYRE;
  const edge = isOpen ? [] : [t("monza-edge", { ahead: is_ahead ? "yes" : "no" })];
  const what = [...sayPlace(board, place), ...edge, ...sayCars(board, place, table, cars)];
  return t("monza-around", { side, what: joinParts(what) });
}

function sayOther(board: RaceBoard, name: string, car: string, mine: string): string {
  if (car === START) return t("monza-other-start", { name });
  if (board.places[car]) return t("monza-other-home", { name });
  const far = (board.around[car]?.percent ?? 0) - (board.around[mine]?.percent ?? 0);
  const facts = { name, lane: sayLane(board, car), colour: colourFacts(colourOf(board, car)).name };
  return t("monza-other", { ...facts, where: far > 0 ? "ahead" : far < 0 ? "behind" : "level" });
}

/** The parts of the way, each up to a percentage; the last one is the rest. */
const PARTS = [
  [12, "start"],
  [35, "quarter"],
  [45, "nearly-half"],
  [55, "half"],
  [65, "past-half"],
  [88, "three-quarters"],
] as const;

/** "nearly halfway". */
function sayProgress(percent: number): string {
  const [, part] = PARTS.find(([most]) => percent <= most) ?? [100, "end"];
  return t("monza-progress", { part });
}

/** Everything that eyes would see at a glance, sentence by sentence. */
export function describe(
  board: RaceBoard,
  view: View,
  table: Table,
  seat: number,
  route: Route | null,
): readonly string[] {
  const car = view.cars[seat] ?? START;
  const laid = route?.placed.at(-1)?.place;
  const here = laid ?? car;
  const name = seatName(table.seats[seat]);
  const facts = {
    name,
    in: sayLane(board, here, "monza-in-lane"),
    colour: colourFacts(colourOf(board, here)).name,
    progress: sayProgress(board.around[here]?.percent ?? 0),
  };
  const where = board.places[here] ? (here === START ? "monza-here-start" : "monza-here-home") : "monza-here";
  const lines = [t(laid && where === "monza-here" ? "monza-here-laid" : where, facts)];
  const isHome = where === "monza-here-home";
  if (!isHome)
    lines.push(...(board.around[here]?.around ?? []).map((beside) => sayBeside(board, beside, table, view.cars)));
  lines.push(
    ...view.cars.flatMap((other, index) =>
      index === seat ? [] : [sayOther(board, seatName(table.seats[index]), other, car)],
    ),
  );
  const left = route ? [...route.dice].filter((_, slot) => !route.out.has(slot)).join("") : view.dice;
  if (left && view.turn === seat) lines.push(t("monza-dice-left", { colours: sayColours(left) }));
  if (view.is_last_round) lines.push(t("monza-tell-last-round"));
  if (view.is_stuck) lines.push(t("monza-ask-stuck"));
  return lines;
}
