/** Loading of board outlines, and the names of places on them. */

import { START } from "./board/outline";
import { fetchBoard, fetchOwnBoard } from "../../lib/api";
import type { Table } from "../../wire";
import type { RaceBoard } from "./wire";

const boards = new Map<string, Promise<RaceBoard>>();

/** Fetch a shipped board's outlines, once. */
export function loadBoard(name: string): Promise<RaceBoard> {
  return load(name, () => fetchBoard<RaceBoard>(name));
}

/** Outlines that came with a race instead, by the options of its table. */
const lent = new WeakMap<Table["options"], RaceBoard>();

/** Use these outlines for a race, whatever its board is called. */
export function lendBoard(options: Table["options"], board: RaceBoard): void {
  lent.set(options, board);
}

/** Get the outlines of the board that lies on a table: lent, or else fetched once. */
export function loadBoardOf(table: Table): Promise<RaceBoard> {
  const board = lent.get(table.options);
  if (board) return Promise.resolve(board);
  return loadBoardAt(table.options["track"] ?? "", table);
}

/** Fetch the outlines of a board that can be chosen at a table, once. */
export function loadBoardAt(name: string, { code, own_board: ownBoard }: Table): Promise<RaceBoard> {
  if (name !== ownBoard?.name) return loadBoard(name);
  return load(`${code}/${ownBoard.fingerprint}`, () => fetchOwnBoard<RaceBoard>(code));
}

function load(key: string, fetch: () => Promise<RaceBoard>): Promise<RaceBoard> {
  let board = boards.get(key);
  if (!board) {
    board = fetch();
    boards.set(key, board);
    board.catch(() => boards.delete(key));
  }
  return board;
}

/** Return the places over which a bumped car hops back in its lane, tyres included, its new one last. */
export function placesBack(from: string, to: string): string[] {
  const lane = from[0] ?? "";
  const least = to === START ? 1 : Number(to.slice(1));
  const hops: string[] = [];
  for (let number = Number(from.slice(1)) - 1; number >= least; number--) hops.push(`${lane}${number}`);
  return to === START ? [...hops, START] : hops;
}
