/** Edits of a board as pure functions: each returns a new board, or the same one where nothing changes. */

import { LIMITS } from "../constants";
import type { Blueprint, Patch } from "../wire";
import {
  add,
  compare,
  formatLength,
  HALF,
  lengthOf,
  ONE,
  parseLength,
  subtract,
  sum,
  times,
  toNumber,
  ZERO,
  type Length,
} from "./lengths";

export const OPEN = "~";
export const TYRE = "#";
const SPACE = new RegExp(`^([A-${laneName(LIMITS.most_lanes - 1)}])([1-9]\\d{0,3})$`);
/** Open road that is longer than this is cut into cells, so that it can be painted cell by cell. */
const LONGEST_CELL: Length = { over: 3n, under: 1n };
/** Lengths of cells. Each lane begins with another one: where all ends are level no car can change lanes (MZ-7). */
const CELLS = ["1.5", "1", "1", "2", "1", "1.5", "1"];
/** The step by which the whole track becomes longer or shorter; no cell is longer. */
const STRETCH: Length = { over: 2n, under: 1n };

/** Where a space is: lane and place in it, both from 0. */
export interface Spot {
  readonly lane: number;
  readonly at: number;
}

export function nameOf({ lane, at }: Spot): string {
  return `${laneName(lane)}${at + 1}`;
}

export function laneName(lane: number): string {
  return String.fromCharCode(65 + lane);
}

/** The position that a name stands for, whether there is a space or not; null for `S`. */
export function spotOf(name: string): Spot | null {
  const [, letter, number] = SPACE.exec(name) ?? [];
  return letter && number ? { lane: letter.charCodeAt(0) - 65, at: Number(number) - 1 } : null;
}

export function patchAt(board: Blueprint, name: string): Patch | null {
  const spot = spotOf(name);
  return (spot && board.lanes[spot.lane]?.[spot.at]) ?? null;
}

export function lengthOfLane(lane: readonly Patch[]): Length {
  return sum(lane.map(({ length }) => length));
}

/** The length of the longest lane. */
export function lengthOfTrack(board: Blueprint): Length {
  return board.lanes.map(lengthOfLane).reduce((one, other) => (compare(one, other) < 0 ? other : one), ZERO);
}

/** Where the spaces of a lane end, from the start. */
export function frontsOf(lane: readonly Patch[]): readonly number[] {
  let front = ZERO;
  return lane.map(({ length }) => toNumber((front = add(front, lengthOf(length)))));
}

// --- one space

export function paint(board: Blueprint, name: string, colour: string): Blueprint {
  const patch = patchAt(board, name);
  if (!patch || patch.colour === colour) return board;
  return replace(board, name, 1, [{ ...patch, colour }]);
}

/** Set the length of a space; the length of its lane changes by as much. */
export function setLength(board: Blueprint, name: string, text: string): Blueprint {
  const patch = patchAt(board, name);
  const length = parseLength(text);
  const written = length && formatLength(length);
  if (!patch || !length || !written || isLength(patch.length, length)) return board;
  return replace(board, name, 1, [{ ...patch, length: written }]);
}

/** Make a space longer, or shorter with a negative length; open road ahead, or else the lane, changes by as much. */
export function stretch(board: Blueprint, name: string, by: Length): Blueprint {
  const patch = patchAt(board, name);
  if (!patch) return board;
  const length = formatLength(add(lengthOf(patch.length), by));
  if (length === null) return board;
  const next = patchAt(board, nextOf(name));
  if (patch.colour === OPEN || next?.colour !== OPEN) return replace(board, name, 1, [{ ...patch, length }]);
  const rest = subtract(lengthOf(next.length), by);
  const left = formatLength(rest);
  if (left === null && compare(rest, ZERO) !== 0) return replace(board, name, 1, [{ ...patch, length }]);
  return replace(board, name, 2, [{ ...patch, length }, ...(left === null ? [] : [{ ...next, length: left }])]);
}

/** Move the border between a space and the next one; their total length stays. */
export function moveBorder(board: Blueprint, name: string, by: Length): Blueprint {
  const [patch, next] = [patchAt(board, name), patchAt(board, nextOf(name))];
  if (!patch || !next || by.over === 0n) return board;
  const length = formatLength(add(lengthOf(patch.length), by));
  const rest = formatLength(subtract(lengthOf(next.length), by));
  if (length === null || rest === null) return board;
  return replace(board, name, 2, [
    { ...patch, length },
    { ...next, length: rest },
  ]);
}

/** Cut a space into two of its colour; a whole number of halves is cut between halves. */
export function split(board: Blueprint, name: string): Blueprint {
  const patch = patchAt(board, name);
  if (!patch || !hasRoom(board)) return board;
  const whole = lengthOf(patch.length);
  const halves = times(whole, 2n);
  const isOdd = halves.under === 1n && halves.over > 1n && halves.over % 2n === 1n;
  const front = isOdd ? times(HALF, halves.over / 2n) : times(whole, 1n, 2n);
  const [one, other] = [formatLength(subtract(whole, front)), formatLength(front)];
  if (one === null || other === null) return board;
  return replace(board, name, 1, [
    { ...patch, length: one },
    { ...patch, length: other },
  ]);
}

/** Join a space with the next one, which takes its colour. */
export function join(board: Blueprint, name: string): Blueprint {
  const [patch, next] = [patchAt(board, name), patchAt(board, nextOf(name))];
  const length = patch && next && formatLength(add(lengthOf(patch.length), lengthOf(next.length)));
  if (!patch || !length) return board;
  return replace(board, name, 2, [{ ...patch, length }]);
}

/** Put open road of length 1 before a space, or after it. */
export function insert(board: Blueprint, name: string, side: "before" | "after"): Blueprint {
  const patch = patchAt(board, name);
  if (!patch || !hasRoom(board)) return board;
  const fresh: Patch = { colour: OPEN, length: "1" };
  return replace(board, name, 1, side === "before" ? [fresh, patch] : [patch, fresh]);
}

/** Remove a space, unless it is the only one of its lane. */
export function remove(board: Blueprint, name: string): Blueprint {
  const lane = board.lanes[spotOf(name)?.lane ?? -1] ?? [];
  return patchAt(board, name) && lane.length > 1 ? replace(board, name, 1, []) : board;
}

// --- lanes

export type Side = "left" | "right";

/** Add a lane of open road at the driver's left or right. */
export function addLane(board: Blueprint, side: Side): Blueprint {
  return withLane(
    board,
    side === "left" ? 0 : board.lanes.length,
    openRoad(lengthOfTrack(board), board.lanes.length * 3),
  );
}

/** Insert a copy of a lane at its right. */
export function copyLane(board: Blueprint, lane: number): Blueprint {
  const row = board.lanes[lane];
  return row ? withLane(board, lane + 1, row) : board;
}

export function removeLane(board: Blueprint, lane: number): Blueprint {
  if (!board.lanes[lane] || board.lanes.length <= LIMITS.fewest_lanes) return board;
  const without = <T>(all: readonly T[]): readonly T[] => all.toSpliced(lane, 1);
  return {
    ...board,
    lanes: without(board.lanes),
    exits: without(board.exits),
    targets: without(board.targets),
  };
}

/** Fill lanes that are too short with open road. */
export function fillUp(board: Blueprint): Blueprint {
  const whole = lengthOfTrack(board);
  const lanes = board.lanes.map((lane) => {
    const rest = subtract(whole, lengthOfLane(lane));
    return compare(rest, ZERO) > 0 ? [...lane, ...openRoad(rest)] : lane;
  });
  return withLanes(board, lanes);
}

/** Make the whole track longer by open road at its end. */
export function lengthen(board: Blueprint): Blueprint {
  return withLanes(
    board,
    board.lanes.map((lane) => [...lane, ...openRoad(STRETCH)]),
  );
}

/** Remove open road from the end of every lane; the same board where a lane has not enough of it. */
export function shorten(board: Blueprint): Blueprint {
  const lanes = board.lanes.map((lane) => {
    const rest = [...lane];
    let owed = STRETCH;
    for (let last = rest.pop(); last?.colour === OPEN; last = rest.pop()) {
      const left = subtract(lengthOf(last.length), owed);
      if (compare(left, ZERO) >= 0) {
        const length = formatLength(left);
        return length === null ? rest : [...rest, { ...last, length }];
      }
      owed = subtract(ZERO, left);
    }
    return null;
  });
  return lanes.every((lane) => lane !== null && lane.length > 0) ? withLanes(board, lanes as Patch[][]) : board;
}

// --- start, finish, curve

/** Open or close the start towards a lane. */
export function toggleExit(board: Blueprint, lane: number): Blueprint {
  return { ...board, exits: board.exits.map((isOpen, index) => (index === lane ? !isOpen : isOpen)) };
}

/** Let the race end on a line of this colour across all lanes. */
export function setLine(board: Blueprint, line: string): Blueprint {
  return board.line === line ? board : { ...board, line, targets: board.lanes.map(() => false) };
}

/** Switch the target square at the end of a lane; the finish line is removed. */
export function toggleTarget(board: Blueprint, lane: number): Blueprint {
  return { ...board, line: "", targets: board.targets.map((is, index) => (index === lane ? !is : is)) };
}

/** Let the race end on target squares, in the two lanes at the driver's left as on the first edition (MZ-3). */
export function setTargets(board: Blueprint): Blueprint {
  return board.line === "" ? board : { ...board, line: "", targets: board.lanes.map((_, lane) => lane < 2) };
}

export function setEdition(board: Blueprint, edition: Blueprint["edition"]): Blueprint {
  return board.edition === edition ? board : { ...board, edition };
}

export function setCurve(board: Blueprint, curve: Blueprint["curve"]): Blueprint {
  return board.curve === curve ? board : { ...board, curve };
}

// --- open road

/** Cut long open road into cells; the same board where there is none. */
export function unfold(board: Blueprint): Blueprint {
  const isLong = ({ colour, length }: Patch): boolean => colour === OPEN && compare(lengthOf(length), LONGEST_CELL) > 0;
  if (!board.lanes.some((lane) => lane.some(isLong))) return board;
  return withLanes(
    board,
    board.lanes.map((lane, number) =>
      lane.flatMap((patch) => (isLong(patch) ? openRoad(lengthOf(patch.length), number * 3) : [patch])),
    ),
  );
}

/** Open road as cells; `phase` is the index of the first length. */
function openRoad(whole: Length, phase = 0): Patch[] {
  const cells: Patch[] = [];
  let rest = whole;
  while (compare(rest, STRETCH) > 0) {
    const cell = CELLS[(phase + cells.length) % CELLS.length] ?? "1";
    const length = compare(subtract(rest, lengthOf(cell)), ONE) < 0 ? "1" : cell;
    cells.push({ colour: OPEN, length });
    rest = subtract(rest, lengthOf(length));
  }
  const length = formatLength(rest);
  return length === null ? cells : [...cells, { colour: OPEN, length }];
}

// --- shared by the edits

/** Does a text stand for this length? A text that cannot be read does not. */
function isLength(text: string, length: Length): boolean {
  const read = parseLength(text);
  return read !== null && compare(read, length) === 0;
}

export function nextOf(name: string, by = 1): string {
  const spot = spotOf(name);
  return spot ? nameOf({ ...spot, at: spot.at + by }) : "";
}

function hasRoom(board: Blueprint): boolean {
  return countSpaces(board.lanes) < LIMITS.most_spaces;
}

function countSpaces(lanes: Blueprint["lanes"]): number {
  return lanes.reduce((count, lane) => count + lane.length, 0);
}

function replace(board: Blueprint, name: string, count: number, patches: readonly Patch[]): Blueprint {
  const spot = spotOf(name);
  if (!spot) return board;
  return withLanes(
    board,
    board.lanes.map((lane, index) => (index === spot.lane ? lane.toSpliced(spot.at, count, ...patches) : lane)),
  );
}

function withLanes(board: Blueprint, lanes: Blueprint["lanes"]): Blueprint {
  const isSame = lanes.every((lane, index) => lane === board.lanes[index]);
  const count = countSpaces(lanes);
  const isTooMuch = count > LIMITS.most_spaces && count > countSpaces(board.lanes);
  return isSame || isTooMuch ? board : { ...board, lanes };
}

function withLane(board: Blueprint, at: number, lane: readonly Patch[]): Blueprint {
  if (board.lanes.length >= LIMITS.most_lanes) return board;
  const grown = withLanes(board, board.lanes.toSpliced(at, 0, lane));
  if (grown === board) return board;
  return { ...grown, exits: board.exits.toSpliced(at, 0, true), targets: board.targets.toSpliced(at, 0, false) };
}
