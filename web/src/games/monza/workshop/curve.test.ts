import { expect, test } from "vitest";
import { LIMITS } from "../constants";
import type { PathPiece } from "../wire";
import { closePath, complete, FRESH, isLoop, isSamePath, shift, tracePath, withPiece, type Piece } from "./curve";
import { pack, unpack } from "./pack";
import { bendFor, canHave, hasShape, shapeOf, SHAPES } from "./shapes";

const LONG = "f10.9 r90/4 f4.4 r180/2.95 f1.5 l150/2.95 f5 r150/3 f5.06 r90/3.2 f1.4";
const BOARD = unpack("1_a_11_w_w1.5ry2-pxg2.5_f6,r180/3.5,f6,r180/3.5;2;3_");

/** The pieces of a path in the notation of links, with spaces. */
function read(path: string): readonly Piece[] {
  return (unpack(`1_a_11_w_w-w_${path.replaceAll(" ", ",")};2;3_`).curve?.pieces ?? []).map(complete);
}

function write(pieces: readonly PathPiece[]): string {
  const packed = pack({ ...BOARD, curve: { pieces, road: 2, start: 3 } });
  return packed.split("_")[5]?.split(";")[0]?.replaceAll(",", " ") ?? "";
}

/** As strict as the engine, or stricter: within a hundredth, and half a degree. */
function isClosed(pieces: readonly Piece[]): boolean {
  const [x = 0, y = 0] = (tracePath(pieces).d.split("L").at(-1) ?? "").split(" ").map(Number);
  const turn = pieces.reduce(
    (sum, { kind, angle }) => sum + (kind === "forward" ? 0 : kind === "right" ? angle : -angle),
    0,
  );
  return Math.hypot(x, y) <= 0.0142 && Math.abs(Math.abs(turn) - 360) < 0.4;
}

test("a piece gets the numbers that its kind does not have; an unknown piece is replaced", () => {
  expect(complete({ kind: "left", angle: 45, radius: 2 })).toEqual({ ...FRESH, kind: "left", angle: 45, radius: 2 });
  expect(complete({ kind: "forward", length: 8, angle: 0, radius: 0, text: "" })).toEqual({ ...FRESH, length: 8 });
  expect(complete({ kind: "unknown", text: "q3" })).toEqual(FRESH);
});

test("paths are compared by the numbers that their pieces use", () => {
  const bare: readonly PathPiece[] = [
    { kind: "forward", length: 8 },
    { kind: "right", angle: 180, radius: 5 },
  ];
  expect(isSamePath(bare, bare.map(complete))).toBe(true);
  expect(isSamePath(bare, bare.slice(1))).toBe(false);
  expect(isSamePath(bare, [{ kind: "forward", length: 9 }, ...bare.slice(1)])).toBe(false);
  expect(isSamePath(bare, [...bare.slice(0, 1), { kind: "left", angle: 180, radius: 5 }])).toBe(false);
});

test("built-in shapes are loops, except the straight", () => {
  for (const { name, pieces } of SHAPES)
    expect([name, isClosed(pieces.map(complete))]).toEqual([name, name !== "straight"]);
  expect(isLoop(read(LONG))).toBe(true);
  expect(isLoop(read("f10.9 r90/4"))).toBe(false);
  const straight = SHAPES.find(({ name }) => name === "straight");
  if (!straight) throw new Error("it is one of them");
  expect([canHave(BOARD, straight), canHave({ ...BOARD, line: "" }, straight)]).toEqual([false, true]);
});

test("a piece is changed within the limits, and moved; the others stay", () => {
  const pieces = read(LONG);
  const changed = withPiece(pieces, 1, { angle: 9999, radius: -3, kind: "left" });
  expect(changed[1]).toMatchObject({ kind: "left", angle: LIMITS.most_angle, radius: 0.5 });
  expect(changed.toSpliced(1, 1)).toEqual(pieces.toSpliced(1, 1));
  expect(write(shift(read("f1 f2 f3"), 1, -1))).toBe("f2 f1 f3");
  expect(shift(pieces, 0, -1)).toBe(pieces);
});

test("a straight instead of half a ring makes a stadium when it is closed", () => {
  expect(write(closePath(read("f3 r180/5")))).toBe("f3 r180/5 f3 r180/5");
});

test("whatever was changed, a path can be closed again, and a closed one stays as it is", () => {
  let state = 5;
  const draw = (most: number): number => (state = (state * 48271) % 2147483647) % most;
  for (let round = 0; round < 400; round++) {
    const pieces = Array.from({ length: 1 + draw(8) }, (): Piece => ({
      kind: (["forward", "right", "right", "left"] as const)[draw(4)] ?? "forward",
      length: 0.5 + draw(20) / 2,
      angle: 15 * (1 + draw(14)),
      radius: 1 + draw(10) / 2,
    }));
    const written = read(write(closePath(pieces)));
    expect([write(pieces), isClosed(written)]).toEqual([write(pieces), true]);
    expect(closePath(closePath(pieces)).length).toBe(closePath(pieces).length);
  }
});

test("a picture of a path has the path's corners in its box", () => {
  const { d, box } = tracePath(read("f10"));
  expect(d).toBe("M0.00 0.00L-10.00 0.00");
  expect(box).toBe("-11.00 -1.00 12.00 2.00");
});

test("a shape keeps its proportions on a longer track", () => {
  const shape = shapeOf("mine", BOARD);
  if (!shape) throw new Error("it has a curve");
  expect(hasShape(BOARD, shape)).toBe(true);
  const bend = bendFor(shape, BOARD);
  expect(bend).toEqual(BOARD.curve);
  const twice = bendFor(shape, { ...BOARD, lanes: BOARD.lanes.map((lane) => [...lane, ...lane]) });
  expect([twice.road, twice.start]).toEqual([4, 6]);
});
