/** The pieces of the line that a board is drawn along: edits, closing of a gap, and a small picture. */

import { LIMITS } from "../constants";
import type { PathPiece } from "../wire";

/** A piece with every number set: those that its kind does not use are there when the kind is changed. */
export interface Piece {
  readonly kind: "forward" | "left" | "right";
  readonly length: number;
  readonly angle: number;
  readonly radius: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point and a heading in degrees: 0 to the right, 90 down. */
interface End extends Point {
  readonly heading: number;
}

/** The piece that is added; its numbers are also those of a piece whose kind is changed. */
export const FRESH: Piece = { kind: "forward", length: 3, angle: 90, radius: 3 };
/** The smallest numbers that the editor sets, and the largest one that a track file can hold. */
export const LEAST = { length: 0.1, angle: 5, radius: 0.5 } as const;
export const MOST_LENGTH = 10 ** LIMITS.piece_digits - 1;
/** A straight is not made shorter than this when a line is closed. */
const SHORTEST = 0.05;

/** Fill in the numbers that a piece does not have; an unknown piece is replaced by a fresh one. */
export function complete({ kind, length, angle, radius }: PathPiece): Piece {
  if (kind === "unknown") return FRESH;
  return {
    kind,
    length: length || FRESH.length,
    angle: angle || FRESH.angle,
    radius: radius || FRESH.radius,
  };
}

/** Are these the same lines? Numbers that a piece does not use are not compared. */
export function isSamePath(one: readonly PathPiece[], other: readonly PathPiece[]): boolean {
  return one.length === other.length && one.every((piece, index) => isSamePiece(piece, other[index]));
}

function isSamePiece(one: PathPiece, other: PathPiece | undefined): boolean {
  if (one.kind !== other?.kind) return false;
  if (one.kind === "unknown") return one.text === other.text;
  if (one.kind === "forward") return one.length === other.length;
  return one.angle === other.angle && one.radius === other.radius;
}

/** Change a piece within the limits. */
export function withPiece(pieces: readonly Piece[], at: number, change: Partial<Piece>): readonly Piece[] {
  return pieces.map((piece, index) => {
    if (index !== at) return piece;
    const { kind, length, angle, radius } = { ...piece, ...change };
    return {
      kind,
      length: clamp(length, LEAST.length, MOST_LENGTH),
      angle: clamp(angle, LEAST.angle, LIMITS.most_angle),
      radius: clamp(radius, LEAST.radius, MOST_LENGTH),
    };
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Swap a piece with the one before it, or after. */
export function shift(pieces: readonly Piece[], at: number, by: -1 | 1): readonly Piece[] {
  const [one, other] = [pieces[at], pieces[at + by]];
  return one && other ? pieces.with(at, other).with(at + by, one) : pieces;
}

function turnOf({ kind, angle }: Piece): number {
  return kind === "forward" ? 0 : kind === "right" ? angle : -angle;
}

function drive(from: End, piece: Piece): End {
  const along = (heading: number, far: number): Point => ({
    x: far * Math.cos((heading * Math.PI) / 180),
    y: far * Math.sin((heading * Math.PI) / 180),
  });
  if (piece.kind === "forward") {
    const { x, y } = along(from.heading, piece.length);
    return { x: from.x + x, y: from.y + y, heading: from.heading };
  }
  const side = piece.kind === "right" ? 90 : -90;
  const heading = from.heading + turnOf(piece);
  const [to, back] = [along(from.heading + side, piece.radius), along(heading + side, piece.radius)];
  return { x: from.x + to.x - back.x, y: from.y + to.y - back.y, heading };
}

/** Where a line ends that begins at 0, 0, to the left. */
function endOf(pieces: readonly Piece[]): End {
  return pieces.reduce(drive, { x: 0, y: 0, heading: 180 });
}

/** Does a line end within a hundredth of its length from its beginning? The engine checks it more strictly. */
export function isLoop(pieces: readonly Piece[]): boolean {
  const { x, y } = endOf(pieces);
  const whole = pieces.reduce(
    (sum, { kind, length, angle, radius }) => sum + (kind === "forward" ? length : (angle * radius * Math.PI) / 180),
    0,
  );
  return Math.hypot(x, y) < whole / 100;
}

/**
 * Close a line that does not end at its beginning. First the last arc is changed, or arcs are added, until the whole
 * turn is 360 degrees. Then the lengths of all straights are changed as little as possible, or one straight is added.
 */
export function closePath(pieces: readonly Piece[]): readonly Piece[] {
  const turned = closeTurn(pieces);
  return stretchStraights(turned) ?? addStraight(turned);
}

function closeTurn(pieces: readonly Piece[]): readonly Piece[] {
  const turn = pieces.reduce((sum, piece) => sum + turnOf(piece), 0);
  const missing = (turn < 0 ? -360 : 360) - turn;
  if (Math.abs(missing) < 1e-9) return pieces;
  const last = pieces.findLastIndex(({ kind }) => kind !== "forward");
  const bend = pieces[last] ?? FRESH;
  const angle = bend.angle + (bend.kind === "right" ? missing : -missing);
  if (bend.kind !== "forward" && angle >= LEAST.angle && angle <= LIMITS.most_angle)
    return pieces.with(last, { ...bend, angle });
  const turns = Math.ceil(Math.abs(missing) / LIMITS.most_angle);
  const more: Piece = { ...bend, kind: missing > 0 ? "right" : "left", angle: Math.abs(missing) / turns };
  return [...pieces, ...Array.from({ length: turns }, () => more)];
}

/** The smallest change of all straights (least squares) that closes the line; null where one would become too short. */
function stretchStraights(pieces: readonly Piece[]): readonly Piece[] | null {
  const end = endOf(pieces);
  const ways = pieces.map((piece, index): Point => {
    const angle = (endOf(pieces.slice(0, index)).heading * Math.PI) / 180;
    return piece.kind === "forward" ? { x: Math.cos(angle), y: Math.sin(angle) } : { x: 0, y: 0 };
  });
  const total = (of: (way: Point) => number): number => ways.reduce((sum, way) => sum + of(way), 0);
  const [xx, xy, yy] = [total(({ x }) => x * x), total(({ x, y }) => x * y), total(({ y }) => y * y)];
  const determinant = xx * yy - xy * xy;
  // Parallel straights can close a gap only along their own direction.
  const [a, b] =
    determinant > 1e-6
      ? [(end.y * xy - end.x * yy) / determinant, (end.x * xy - end.y * xx) / determinant]
      : [-end.x / Math.max(1, xx + yy), -end.y / Math.max(1, xx + yy)];
  const fitted = pieces.map((piece, index) => {
    const { x, y } = ways[index] ?? { x: 0, y: 0 };
    return piece.kind === "forward" ? { ...piece, length: piece.length + a * x + b * y } : piece;
  });
  const isClosed = Math.hypot(endOf(fitted).x, endOf(fitted).y) < 1e-6;
  return isClosed && fitted.every(({ length }) => length >= SHORTEST && length <= MOST_LENGTH) ? fitted : null;
}

/** Add a straight back to the beginning within the first arc that passes its heading; a turn of 360 degrees has one. */
function addStraight(pieces: readonly Piece[]): readonly Piece[] {
  const { x, y } = endOf(pieces);
  const back = (Math.atan2(-y, -x) * 180) / Math.PI;
  const straight: Piece = { ...FRESH, length: clamp(Math.hypot(x, y), SHORTEST, MOST_LENGTH) };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "forward") continue;
    const { heading } = endOf(pieces.slice(0, index));
    const far = modulo(piece.kind === "right" ? back - heading : heading - back, 360);
    if (far > piece.angle) continue;
    const parts = [{ ...piece, angle: far }, straight, { ...piece, angle: piece.angle - far }];
    return pieces.toSpliced(index, 1, ...parts.filter(({ kind, angle }) => kind === "forward" || angle > 1e-6));
  }
  return pieces;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The line as SVG path data, with the view box around it. */
export function tracePath(pieces: readonly Piece[]): { readonly d: string; readonly box: string } {
  const points: Point[] = [{ x: 0, y: 0 }];
  let at: End = { x: 0, y: 0, heading: 180 };
  for (const piece of pieces) {
    const parts = piece.kind === "forward" ? 1 : Math.max(2, Math.ceil(piece.angle / 12));
    for (let part = 0; part < parts; part++) {
      at = drive(at, { ...piece, angle: piece.angle / parts });
      points.push(at);
    }
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const edge = 0.1 * Math.max(wide, high);
  return {
    d: `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`,
    box: [left - edge, top - edge, wide + 2 * edge, high + 2 * edge].map((value) => value.toFixed(2)).join(" "),
  };
}
