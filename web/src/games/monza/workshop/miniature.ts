/** A small picture of a board in the making: its lanes along its curve, a path for each colour. */

import type { Blueprint } from "../wire";
import { complete } from "./curve";
import { lengthOf, toNumber } from "./lengths";

export interface Miniature {
  /** The view box. */
  readonly box: string;
  /** The middle of the road, and how wide that is. */
  readonly road: string;
  readonly width: number;
  /** The start box. */
  readonly start: string;
  /** All spaces of a colour, in the order in which the colours come first. */
  readonly spaces: readonly { readonly colour: string; readonly d: string }[];
  readonly lane: number;
}

/** A straight, or an arc; `turn` is in degrees to the right, on a piece of the line in radians. */
interface Step {
  readonly length: number;
  readonly turn: number;
}

/** Headings are in radians: 0 to the right, a quarter turn down. */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** A step on the line; `turn` is in radians, `rear` a distance along the line. */
interface Piece extends Step {
  readonly rear: number;
  readonly begin: Pose;
}

interface Line {
  readonly pieces: readonly Piece[];
  readonly road: number;
  readonly start: number;
  readonly total: number;
}

/** The part of the road's width beside the lanes, and the part of a space that is left free before the next one. */
const VERGE = 0.06;
const GAP = 0.1;
/** An arc is drawn as straights that turn by so much. */
const FINE = Math.PI / 15;

export function drawMiniature(board: Blueprint): Miniature {
  const lanes = board.lanes.map((lane) =>
    lane.map(({ colour, length }) => ({ colour, long: toNumber(lengthOf(length)) })),
  );
  const line = lineOf(board, Math.max(1, ...lanes.map((lane) => lane.reduce((sum, { long }) => sum + long, 0))));
  const width = (line.road * (1 - 2 * VERGE)) / Math.max(1, lanes.length);
  const paths = new Map<string, string>();
  lanes.forEach((lane, index) => {
    const right = (index + 0.5 - lanes.length / 2) * width;
    let rear = line.start;
    for (const { colour, long } of lane) {
      const part = trace(line, rear + (long * GAP) / 2, rear + long * (1 - GAP / 2), right);
      paths.set(colour, (paths.get(colour) ?? "") + format(part));
      rear += long;
    }
  });
  const middle = trace(line, 0, line.total, 0);
  return {
    box: boxAround(middle, line.road * 0.7),
    road: format(middle),
    width: line.road,
    start: format(trace(line, 0, line.start, 0)),
    spaces: [...paths].map(([colour, d]) => ({ colour, d })),
    lane: width * 0.86,
  };
}

/** The curve of a board, scaled to its length; or one that fits it, as the server chooses it. */
function lineOf({ curve, lanes }: Blueprint, length: number): Line {
  if (curve) {
    const steps = curve.pieces.map(complete).map(({ kind, length: long, angle, radius }): Step => {
      if (kind === "forward") return { length: long, turn: 0 };
      return { length: (angle * radius * Math.PI) / 180, turn: kind === "right" ? angle : -angle };
    });
    return scale(steps, curve.road, curve.start, length + curve.start);
  }
  const space = (length * lanes.length) / lanes.reduce((sum, lane) => sum + countSpaces(lane), 0);
  const start = 4 * space;
  const total = length + start;
  const road = Math.min(0.8 * lanes.length * space, total / 8);
  return scale(fitSteps(total, road, start), road, start, total);
}

/** Open road counts as spaces of length 1. */
function countSpaces(lane: Blueprint["lanes"][number]): number {
  return lane.reduce((sum, { colour, length }) => sum + (colour === "~" ? toNumber(lengthOf(length)) : 1), 0);
}

/** An oval, or a comb where that would be too thin. */
function fitSteps(total: number, road: number, start: number): readonly Step[] {
  const bend = Math.max(0.8 * road, Math.min((total - road) / (2 + 2 * Math.PI), (total / 2 - start) / Math.PI));
  const half = [
    { length: total / 2 - Math.PI * bend, turn: 0 },
    { length: Math.PI * bend, turn: 180 },
  ];
  let steps: readonly Step[] = [...half, ...half];
  for (let teeth = 2; teeth < 20; teeth++) steps = foldSteps(total, road, teeth) ?? steps;
  return steps;
}

function foldSteps(total: number, road: number, teeth: number): readonly Step[] | null {
  const bend = Math.min(
    ((0.75 * total) / teeth + road / 2) / (4 * teeth - 5 + 1.5 * Math.PI),
    (0.47 * total) / teeth / (Math.PI + 2),
  );
  if (bend < 0.8 * road) return null;
  const tooth = total / (2 * teeth) - bend * (Math.PI + 2);
  const [up, outer] = [
    { length: tooth, turn: 0 },
    { length: tooth + 2 * bend, turn: 0 },
  ];
  const arc = (turn: number): Step => ({ length: (bend * Math.PI * Math.abs(turn)) / 180, turn });
  const gaps = Array.from({ length: teeth - 1 }, () => [up, arc(-180), up, arc(180)]).flat();
  return [{ length: 4 * bend * (teeth - 1), turn: 0 }, arc(90), outer, arc(180), ...gaps, outer, arc(90)];
}

function scale(steps: readonly Step[], road: number, start: number, total: number): Line {
  const whole = steps.reduce((sum, { length }) => sum + length, 0) || 1;
  const pieces: Piece[] = [];
  let begin: Pose = { x: 0, y: 0, heading: Math.PI };
  let rear = 0;
  for (const step of steps) {
    const piece = { rear, begin, length: (step.length * total) / whole, turn: (step.turn * Math.PI) / 180 };
    pieces.push(piece);
    rear += piece.length;
    begin = poseOn(piece, rear, 0);
  }
  return { pieces, road, start, total };
}

/** The pose at a distance along the line, and to the right of it. */
function poseOn({ rear, begin, length, turn }: Piece, at: number, right: number): Pose {
  const bent = turn * ((at - rear) / length);
  // The chord of an arc has the heading of its middle.
  const chord = (at - rear) * (bent === 0 ? 1 : Math.sin(bent / 2) / (bent / 2));
  const [way, heading] = [begin.heading + bent / 2, begin.heading + bent];
  return {
    x: begin.x + chord * Math.cos(way) - right * Math.sin(heading),
    y: begin.y + chord * Math.sin(way) + right * Math.cos(heading),
    heading,
  };
}

/** The points of a part of the line, at a distance to its right. */
function trace({ pieces }: Line, rear: number, front: number, right: number): readonly Pose[] {
  return pieces.flatMap((piece) => {
    const [from, to] = [Math.max(rear, piece.rear), Math.min(front, piece.rear + piece.length)];
    if (from >= to) return [];
    const parts = Math.max(1, Math.ceil((Math.abs(piece.turn) * (to - from)) / piece.length / FINE));
    return Array.from({ length: parts + 1 }, (_, part) => poseOn(piece, from + ((to - from) * part) / parts, right));
  });
}

function format(points: readonly Pose[]): string {
  return points.length === 0 ? "" : `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
}

function boxAround(points: readonly Pose[], edge: number): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  const size = [Math.max(...xs) + edge - left, Math.max(...ys) + edge - top];
  return [left, top, ...size].map((value) => value.toFixed(2)).join(" ");
}
