import { expect, test } from "vitest";
import { closePath, formatPath, FRESH, isLoop, parsePath, shift, tracePath, withPiece, type Piece } from "./curve";
import { unpack } from "./pack";
import { bendFor, canHave, hasShape, shapeOf, SHAPES } from "./shapes";

const LONG = "f10.9 r90/4 f4.4 r180/2.95 f1.5 l150/2.95 f5 r150/3 f5.06 r90/3.2 f1.4";
const BOARD = unpack("1_a_11_w_w1.5ry2-pxg2.5_f6,r180/3.5,f6,r180/3.5;2;3_");

/** As the engine asks, or stricter: within a hundredth, and half a degree. */
function isClosed(pieces: readonly Piece[]): boolean {
  const [x = 0, y = 0] = (tracePath(pieces).d.split("L").at(-1) ?? "").split(" ").map(Number);
  const turn = pieces.reduce((sum, { way, angle }) => sum + (way === "f" ? 0 : way === "r" ? angle : -angle), 0);
  return Math.hypot(x, y) <= 0.0142 && Math.abs(Math.abs(turn) - 360) < 0.4;
}

test("a path is read and written", () => {
  expect(formatPath(parsePath(LONG))).toBe(LONG);
  expect(formatPath(parsePath("  f8   r180/5 "))).toBe("f8 r180/5");
  expect(parsePath("nonsense")).toEqual([FRESH]);
});

test("our shapes are loops, but for the straight", () => {
  for (const { name, path } of SHAPES) expect([name, isClosed(parsePath(path))]).toEqual([name, name !== "straight"]);
  expect(isLoop(parsePath(LONG))).toBe(true);
  expect(isLoop(parsePath("f10.9 r90/4"))).toBe(false);
  const straight = SHAPES.find(({ name }) => name === "straight");
  if (!straight) throw new Error("it is one of them");
  expect([canHave(BOARD, straight), canHave({ ...BOARD, line: "" }, straight)]).toEqual([false, true]);
});

test("a piece is changed within what a track file can say, moved, and leaves the others alone", () => {
  const pieces = parsePath(LONG);
  const changed = withPiece(pieces, 1, { angle: 9999, radius: -3, way: "l" });
  expect(changed[1]).toMatchObject({ way: "l", angle: 360, radius: 0.5 });
  expect(changed.toSpliced(1, 1)).toEqual(pieces.toSpliced(1, 1));
  expect(formatPath(shift(parsePath("f1 f2 f3"), 1, -1))).toBe("f2 f1 f3");
  expect(shift(pieces, 0, -1)).toBe(pieces);
});

test("a straight instead of half a ring makes a stadium when it is closed", () => {
  expect(formatPath(closePath(parsePath("f3 r180/5")))).toBe("f3 r180/5 f3 r180/5");
});

test("whatever was changed, a path can be closed again, and a closed one stays as it is", () => {
  let state = 5;
  const draw = (most: number): number => (state = (state * 48271) % 2147483647) % most;
  for (let round = 0; round < 400; round++) {
    const pieces = Array.from({ length: 1 + draw(8) }, (): Piece => ({
      way: (["f", "r", "r", "l"] as const)[draw(4)] ?? "f",
      length: 0.5 + draw(20) / 2,
      angle: 15 * (1 + draw(14)),
      radius: 1 + draw(10) / 2,
    }));
    const written = parsePath(formatPath(closePath(pieces)));
    expect([formatPath(pieces), isClosed(written)]).toEqual([formatPath(pieces), true]);
    expect(closePath(closePath(pieces)).length).toBe(closePath(pieces).length);
  }
});

test("a picture of a path has the path's corners in its box", () => {
  const { d, box } = tracePath(parsePath("f10"));
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
