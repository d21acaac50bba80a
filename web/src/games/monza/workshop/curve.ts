/** The curve of a board, piece by piece: `f8 r180/5` is 8 forward, then 180 degrees right on a radius of 5. */

export type Way = "f" | "l" | "r";

/** A straight of a length, or a bend by so many degrees on a radius; what does not apply is kept for later. */
export interface Piece {
  readonly way: Way;
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

export const FRESH: Piece = { way: "f", length: 3, angle: 90, radius: 3 };
export const MOST_PIECES = 200;
const LARGEST = 1000;
const WORD = /^(?:f(\d{1,4}(?:\.\d{1,4})?)|([lr])(\d{1,4}(?:\.\d{1,4})?)\/(\d{1,4}(?:\.\d{1,4})?))$/;

/** Read the pieces of a path; a word that is none is taken for the usual straight. */
export function parsePath(path: string): readonly Piece[] {
  return path
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [, length, way, angle, radius] = WORD.exec(word) ?? [];
      if (way) return { ...FRESH, way: way as Way, angle: Number(angle), radius: Number(radius) };
      return length ? { ...FRESH, length: Number(length) } : FRESH;
    });
}

export function formatPath(pieces: readonly Piece[]): string {
  return pieces
    .map(({ way, length, angle, radius }) =>
      way === "f" ? `f${write(length)}` : `${way}${write(angle)}/${write(radius)}`,
    )
    .join(" ");
}

function write(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Change a piece within what a track file can say. */
export function withPiece(pieces: readonly Piece[], at: number, change: Partial<Piece>): readonly Piece[] {
  return pieces.map((piece, index) => {
    if (index !== at) return piece;
    const { way, length, angle, radius } = { ...piece, ...change };
    return {
      way,
      length: hold(length, 0.1, LARGEST),
      angle: hold(angle, 5, 360),
      radius: hold(radius, 0.5, LARGEST),
    };
  });
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Swap a piece with the one before it, or after. */
export function shift(pieces: readonly Piece[], at: number, by: -1 | 1): readonly Piece[] {
  const [one, other] = [pieces[at], pieces[at + by]];
  return one && other ? pieces.with(at, other).with(at + by, one) : pieces;
}

function turnOf({ way, angle }: Piece): number {
  return way === "f" ? 0 : way === "r" ? angle : -angle;
}

function drive(from: End, piece: Piece): End {
  const along = (heading: number, far: number): Point => ({
    x: far * Math.cos((heading * Math.PI) / 180),
    y: far * Math.sin((heading * Math.PI) / 180),
  });
  if (piece.way === "f") {
    const { x, y } = along(from.heading, piece.length);
    return { x: from.x + x, y: from.y + y, heading: from.heading };
  }
  const side = piece.way === "r" ? 90 : -90;
  const heading = from.heading + turnOf(piece);
  const [to, back] = [along(from.heading + side, piece.radius), along(heading + side, piece.radius)];
  return { x: from.x + to.x - back.x, y: from.y + to.y - back.y, heading };
}

/** Where a line ends that begins at 0, 0, to the left. */
function endOf(pieces: readonly Piece[]): End {
  return pieces.reduce(drive, { x: 0, y: 0, heading: 180 });
}

/** Does a line end about where it begins? The engine looks closer. */
export function isLoop(pieces: readonly Piece[]): boolean {
  const { x, y } = endOf(pieces);
  const whole = pieces.reduce(
    (sum, { way, length, angle, radius }) => sum + (way === "f" ? length : (angle * radius * Math.PI) / 180),
    0,
  );
  return Math.hypot(x, y) < whole / 100;
}

/**
 * Close a line that misses its beginning: its last bend turns as far as is wanting; then straights give and take as little
 * as they can, or one more is laid where the road leads the way that is wanting.
 */
export function closePath(pieces: readonly Piece[]): readonly Piece[] {
  const turned = closeTurn(pieces);
  return stretchStraights(turned) ?? addStraight(turned);
}

function closeTurn(pieces: readonly Piece[]): readonly Piece[] {
  const turn = pieces.reduce((sum, piece) => sum + turnOf(piece), 0);
  const wanting = (turn < 0 ? -360 : 360) - turn;
  if (Math.abs(wanting) < 1e-9) return pieces;
  const last = pieces.findLastIndex(({ way }) => way !== "f");
  const bend = pieces[last] ?? FRESH;
  const angle = bend.angle + (bend.way === "r" ? wanting : -wanting);
  if (bend.way !== "f" && angle >= 5 && angle <= 360) return pieces.with(last, { ...bend, angle });
  const turns = Math.ceil(Math.abs(wanting) / 360);
  const more: Piece = { ...bend, way: wanting > 0 ? "r" : "l", angle: Math.abs(wanting) / turns };
  return [...pieces, ...Array.from({ length: turns }, () => more)];
}

/** The least change of all straights together that leads the end to the beginning; nothing where one would vanish. */
function stretchStraights(pieces: readonly Piece[]): readonly Piece[] | null {
  const end = endOf(pieces);
  const ways = pieces.map((piece, index): Point => {
    const angle = (endOf(pieces.slice(0, index)).heading * Math.PI) / 180;
    return piece.way === "f" ? { x: Math.cos(angle), y: Math.sin(angle) } : { x: 0, y: 0 };
  });
  const total = (of: (way: Point) => number): number => ways.reduce((sum, way) => sum + of(way), 0);
  const [xx, xy, yy] = [total(({ x }) => x * x), total(({ x, y }) => x * y), total(({ y }) => y * y)];
  const deep = xx * yy - xy * xy;
  // Where all straights lie one way they can only mend what lies that way.
  const [a, b] =
    deep > 1e-6
      ? [(end.y * xy - end.x * yy) / deep, (end.x * xy - end.y * xx) / deep]
      : [-end.x / Math.max(1, xx + yy), -end.y / Math.max(1, xx + yy)];
  const fitted = pieces.map((piece, index) => {
    const { x, y } = ways[index] ?? { x: 0, y: 0 };
    return piece.way === "f" ? { ...piece, length: piece.length + a * x + b * y } : piece;
  });
  const isClosed = Math.hypot(endOf(fitted).x, endOf(fitted).y) < 1e-6;
  return isClosed && fitted.every(({ length }) => length >= 0.05 && length <= LARGEST) ? fitted : null;
}

/** Lay a straight back to the beginning into the first bend that comes to lead there; a closed turn has one. */
function addStraight(pieces: readonly Piece[]): readonly Piece[] {
  const { x, y } = endOf(pieces);
  const back = (Math.atan2(-y, -x) * 180) / Math.PI;
  const straight: Piece = { ...FRESH, length: Math.min(LARGEST, Math.max(0.05, Math.hypot(x, y))) };
  for (const [index, piece] of pieces.entries()) {
    if (piece.way === "f") continue;
    const { heading } = endOf(pieces.slice(0, index));
    const far = modulo(piece.way === "r" ? back - heading : heading - back, 360);
    if (far > piece.angle) continue;
    const parts = [{ ...piece, angle: far }, straight, { ...piece, angle: piece.angle - far }];
    return pieces.toSpliced(index, 1, ...parts.filter(({ way, angle }) => way === "f" || angle > 1e-6));
  }
  return pieces;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The line as a picture: path data and the box around it. */
export function tracePath(pieces: readonly Piece[]): { readonly d: string; readonly box: string } {
  const points: Point[] = [{ x: 0, y: 0 }];
  let at: End = { x: 0, y: 0, heading: 180 };
  for (const piece of pieces) {
    const parts = piece.way === "f" ? 1 : Math.max(2, Math.ceil(piece.angle / 12));
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
