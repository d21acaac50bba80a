/** The server's drawing of a board as outlines for the painters, and positions on it. */

import type { Camera } from "../../../board/camera.svelte";
import type { Oddity } from "../../../wire";
import type { Blueprint, Drawing, Fault, PlaceOutline, RaceBoard, SpaceOutline } from "../wire";
import type { Box } from "./card-placement";
import { frontsOf, laneName, nameOf, OPEN, patchAt, spotOf } from "./edits";
import { lengthOf, toNumber } from "./lengths";

type Pose = SpaceOutline["middle"];

/** The area behind a finish line. */
const FINISH = "F";

/** Do two boards have the same spaces, whatever their colours? */
export function isSameShape(one: Blueprint, other: Blueprint): boolean {
  const lengths = ({ lanes }: Blueprint): string =>
    lanes.map((lane) => lane.map(({ length }) => length).join(" ")).join(";");
  return one === other || lengths(one) === lengths(other);
}

/** Is a space of the drawing open road, or not in the board at all? */
export function isOpenAt(board: Blueprint, name: string): boolean {
  return (patchAt(board, name)?.colour ?? OPEN) === OPEN;
}

/** The painted part of a drawing, for the painters of boards; colours and target squares are those of the board. */
export function outlineFrom(drawing: Drawing, board: Blueprint): RaceBoard {
  const spaces: Record<string, SpaceOutline> = {};
  const colours: Record<string, string> = {};
  for (const [name, shape] of Object.entries(drawing.spaces)) {
    if (isOpenAt(board, name)) continue;
    spaces[name] = shape;
    colours[name] = patchAt(board, name)?.colour ?? OPEN;
  }
  const places: Record<string, PlaceOutline> = {};
  board.lanes.forEach((lane, index) => {
    const name = nameOf({ lane: index, at: lane.length - 1 });
    const space = spaces[name];
    if (board.targets[index] && space) places[name] = { path: space.path, middle: space.middle, spots: [], scale: 1 };
  });
  const behindLine = drawing.places[FINISH];
  if (board.line && behindLine) [places[FINISH], colours[FINISH]] = [behindLine, board.line];
  return { ...drawing, colours, spaces, places, routes: {}, around: {} };
}

/** The middle and heading of the front or rear border of a space, or of a point `beyond` it. */
export function borderOf({ path }: SpaceOutline, side: "front" | "rear", beyond = 0): Pose {
  // An outline has as many points along its left side, forward, as along its right side, back.
  const points = pointsOf(path);
  const half = points.length / 2;
  const [left, right] = side === "front" ? [points[half - 1], points[half]] : [points[0], points.at(-1)];
  return poseAcross(left ?? [0, 0], right ?? [0, 0], 0.5, side === "front" ? beyond : -beyond);
}

/** Where the start opens onto a lane, at a distance before its line. */
export function exitOf(drawing: Drawing, lane: number, lanes: number, before: number): Pose {
  const [left, right] = pointsOf(drawing.start_line);
  return poseAcross(left ?? [0, 0], right ?? [0, 0], (lane + 0.5) / lanes, -before);
}

type Point = readonly [x: number, y: number];

/** The corners of an outline; arcs between them are ignored. */
function pointsOf(path: string): readonly Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
}

/** A point between the left and the right end of a line across the road, at a distance ahead of it. */
function poseAcross([x, y]: Point, [right, down]: Point, part: number, ahead: number): Pose {
  const angle = Math.atan2(down - y, right - x) - Math.PI / 2;
  return [
    x + (right - x) * part + ahead * Math.cos(angle),
    y + (down - y) * part + ahead * Math.sin(angle),
    (angle * 180) / Math.PI,
  ];
}

/** The box around an outline on the screen, in CSS pixels from the corner of its frame. */
export function boxIn(camera: Pick<Camera, "viewBox" | "pixels" | "isUpright" | "view">, path: string): Box {
  const { viewBox, pixels, isUpright, view } = camera;
  const [left = 0, top = 0] = viewBox.split(" ").map(Number);
  const points = pointsOf(path).map(([x, y]): Point => (isUpright ? [view[1] - y, x] : [x, y]));
  const [xs, ys] = [points.map(([x]) => (x - left) * pixels), points.map(([, y]) => (y - top) * pixels)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Is a board larger with a bar of this size beside it than with one below it? It may be turned by a quarter. */
export function isBarBeside({ width, height }: Size, view: readonly [number, number], bar: number): boolean {
  const fit = (wide: number, high: number): number =>
    Math.max(Math.min(wide / view[0], high / view[1]), Math.min(wide / view[1], high / view[0]));
  return fit(width - bar, height) > fit(width, height - bar);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Units of the drawing per length of 1, at a space. */
export function scaleAt(board: Blueprint, name: string, shape: SpaceOutline): number {
  return shape.length / toNumber(lengthOf(patchAt(board, name)?.length ?? "1"));
}

/** The space to which a key moves the focus: up and down along the lane, left and right across lanes. */
export function roamBoard(board: Blueprint, name: string, key: string): string {
  const { lane, at } = spotOf(name) ?? { lane: 0, at: 0 };
  const row = board.lanes[lane] ?? [];
  if (key === "Home") return nameOf({ lane, at: 0 });
  if (key === "End") return nameOf({ lane, at: row.length - 1 });
  if (key === "ArrowUp") return nameOf({ lane, at: Math.min(at + 1, row.length - 1) });
  if (key === "ArrowDown") return nameOf({ lane, at: Math.max(at - 1, 0) });
  const aside = lane + (key === "ArrowLeft" ? -1 : 1);
  const other = board.lanes[aside];
  if (!other) return name;
  const middle = ((frontsOf(row)[at - 1] ?? 0) + (frontsOf(row)[at] ?? 0)) / 2;
  const beside = frontsOf(other).findIndex((front) => front > middle);
  return nameOf({ lane: aside, at: beside < 0 ? other.length - 1 : beside });
}

/** The number of faults; all open road counts as one. */
export function countFaults(faults: readonly Fault[]): number {
  const others = faults.filter(({ kind }) => kind !== OPEN_ROAD).length;
  return others + (others < faults.length ? 1 : 0);
}

/** A fault with a position on the board; open road has none. */
export interface Badge {
  readonly fault: Fault;
  /** An oddity, not a fault. */
  readonly isOdd: boolean;
  readonly x: number;
  readonly y: number;
}

export function badgesOf(drawing: Drawing, board: Blueprint): readonly Badge[] {
  const badge = (fault: Fault, isOdd: boolean): readonly Badge[] => {
    const at = fault.kind === OPEN_ROAD ? null : placeOfFault(drawing, board, fault);
    return at ? [{ fault, isOdd, x: at[0], y: at[1] }] : [];
  };
  return [
    ...drawing.oddities.flatMap((oddity) => badge(asFault(oddity), true)),
    ...drawing.faults.flatMap((fault) => badge(fault, false)),
  ];
}

/** An oddity of a space in the form of a fault, to be shown in the same way. */
export function asFault({ kind, place }: Oddity): Fault {
  return { kind, says: kind, lane: place.slice(0, 1), space: place, word: 0, given: {} };
}

export const OPEN_ROAD = "open-road";

/** The space that a fault is about: its own, or the last one of its lane; empty where there is none. */
export function spaceOfFault(board: Blueprint, fault: Fault): string {
  if (spotOf(fault.space)) return fault.space;
  const lane = board.lanes.findIndex((_, index) => laneName(index) === fault.lane);
  return lane < 0 ? "" : nameOf({ lane, at: (board.lanes[lane]?.length ?? 1) - 1 });
}

function placeOfFault(drawing: Drawing, board: Blueprint, fault: Fault): Point | null {
  if (fault.space === "S") return middleOfPath(drawing.start_box);
  if (fault.space === "F" && drawing.finish_line) return middleOfPath(drawing.finish_line);
  const name = fault.kind === "curve-gap" || fault.space === "F" ? endOfRoad(board) : spaceOfFault(board, fault);
  const shape = drawing.spaces[name];
  if (!shape) return null;
  if (spotOf(fault.space)) return [shape.middle[0], shape.middle[1]];
  const [x, y] = borderOf(shape, "front");
  return [x, y];
}

function endOfRoad(board: Blueprint): string {
  const lane = Math.floor(board.lanes.length / 2);
  return nameOf({ lane, at: (board.lanes[lane]?.length ?? 1) - 1 });
}

function middleOfPath(path: string): Point | null {
  const points = pointsOf(path);
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return points.length === 0 ? null : [mean(0), mean(1)];
}
