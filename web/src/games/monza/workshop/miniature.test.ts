import { describe, expect, test } from "vitest";
import { drawMiniature } from "./miniature";
import { unpack } from "./pack";
import { EMPTY } from "./saved";

const OVAL = unpack("1_a_11_w_w1.5ry2-pxg2.5_f6,r180/3.5,f6,r180/3.5;2;3_");

/** All points of a path. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

describe("a miniature", () => {
  test("has a path for each colour, and every space lies on the road", () => {
    const { spaces, road, width } = drawMiniature(OVAL);
    const middle = pointsOf(road);
    expect(spaces.map(({ colour }) => colour).sort()).toEqual([...new Set("wrypg#")].sort());
    for (const { d } of spaces) {
      for (const [x, y] of pointsOf(d)) {
        const far = Math.min(...segments(middle).map((segment) => distanceTo(segment, x, y)));
        expect(far).toBeLessThan(width / 2);
      }
    }
  });

  test("is a loop, as wide as high as its curve, and not a stripe", () => {
    const { road, box } = drawMiniature(OVAL);
    const points = pointsOf(road);
    const [first, last] = [points[0] ?? [9, 9], points.at(-1) ?? [0, 0]];
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.05);
    const [, , width = 0, height = 0] = box.split(" ").map(Number);
    expect(width / height).toBeGreaterThan(1);
    expect(width / height).toBeLessThan(2.2);
  });

  test("of a board without a curve follows one that fits it; a long road is folded", () => {
    for (const length of ["6", "24", "99"]) {
      const board = { ...EMPTY, lanes: EMPTY.lanes.map(() => [{ colour: "~", length }]) };
      const [, , width = 0, height = 0] = drawMiniature(board).box.split(" ").map(Number);
      expect(width / height).toBeGreaterThan(0.9);
      expect(width / height).toBeLessThan(2.6);
    }
  });

  test("is small: twenty boards are no more than a few hundred shapes", () => {
    expect(drawMiniature(OVAL).spaces.length).toBeLessThanOrEqual(8);
  });
});

type Segment = readonly [readonly [number, number], readonly [number, number]];

function segments(points: readonly (readonly [number, number])[]): readonly Segment[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function distanceTo([[x1, y1], [x2, y2]]: Segment, x: number, y: number): number {
  const long = Math.hypot(x2 - x1, y2 - y1) ** 2 || 1;
  const part = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long));
  return Math.hypot(x - x1 - (x2 - x1) * part, y - y1 - (y2 - y1) * part);
}
