/** What the history says: names, boards, dates and records in the language of the page. */

import { kitOf } from "../games";
import { COLOURS } from "../lib/colours";
import { boardName, boardTitle, markTwins, seatName, type Nameable } from "../lib/names";
import type { Best, GameFacts, PastRace, PastSeat } from "../wire";
import { has, t, words } from "../words";

/** Letters that are written from right to left turn what stands around them: such names are kept apart. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const APART = (name: string): string => `\u2068${name}\u2069`;

/** The car of a seat; by its place at the table in a game without cars. */
export function carOf({ car }: PastSeat, index: number): string {
  return car || (COLOURS[index % COLOURS.length]?.name ?? "");
}

/** What everybody in a race is called. */
export function namePast(seats: readonly PastSeat[]): readonly string[] {
  const named = markTwins(seats.map(seatOf)).map(seatName);
  return named.map((name) => (RIGHT_TO_LEFT.test(name) ? APART(name) : name));
}

function seatOf(past: PastSeat, index: number): Nameable {
  return { kind: past.driver ? "computer" : "here", name: past.name, car: carOf(past, index), driver: past.driver };
}

/** The board of a race, or the game where the board is not known. */
export function sayBoard(games: readonly GameFacts[], race: PastRace): string {
  const game = games.find(({ name }) => name === race.game);
  if (game && race.own_board) return boardName(game, race.own_board);
  const board = game?.boards.find(({ name }) => name === race.options[game.board_option]);
  if (game && board) return boardTitle(game, board);
  return kitOf(race.game)
    .cardOf(race.options, race.own_board)
    .title(game?.title ?? "");
}

/** A day, with the time of day if somebody wants to know more; "" where it is not known. */
export function sayDate(seconds: number | null, timeStyle?: "short"): string {
  if (seconds === null) return "";
  const style = { dateStyle: "medium", ...(timeStyle ? { timeStyle } : {}) } as const;
  return new Intl.DateTimeFormat(words.language, style).format(seconds * 1000);
}

/** The title of a record and its sentence; null where nobody has given it words. */
export function sayBest(best: Best): { readonly title: string; readonly says: string } | null {
  const own = `history-best-${best.game}-${best.name}`;
  const id = has(own) ? own : `history-best-${best.name}`;
  if (!has(id) || !has(`${id}-says`)) return null;
  const [name = "", other = ""] = namePast(best.seats);
  return { title: t(id), says: t(`${id}-says`, { name, other, number: best.number }) };
}
