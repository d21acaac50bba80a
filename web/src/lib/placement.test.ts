import { expect, test } from "vitest";
import { arrowBetween, placeBubble, type Area } from "./placement";

const WINDOW = { width: 360, height: 740 };
const BUBBLE = { width: 300, height: 120 };

function covers(spot: { left: number; top: number }, { left, top, width, height }: Area): boolean {
  return (
    spot.left < left + width &&
    left < spot.left + BUBBLE.width &&
    spot.top < top + height &&
    top < spot.top + BUBBLE.height
  );
}

test.each([
  ["at the foot", { left: 150, top: 620, width: 60, height: 80 }],
  ["at the top", { left: 10, top: 20, width: 60, height: 40 }],
  ["in a corner", { left: 330, top: 700, width: 30, height: 40 }],
])("a bubble for something %s is near it, not on it, and in the window", (_, thing) => {
  const spot = placeBubble(thing, BUBBLE, WINDOW);
  expect(spot.isFree).toBe(true);
  expect(covers(spot, thing)).toBe(false);
  expect(spot.left).toBeGreaterThanOrEqual(10);
  expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width - 10);
  expect(spot.top).toBeGreaterThanOrEqual(10);
  expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height - 10);
});

test("a bubble covers nothing that is to be tapped, however much there is", () => {
  const thing = { left: 150, top: 300, width: 40, height: 40 };
  const others = [120, 210, 390, 470].map((top) => ({ left: 100, top, width: 160, height: 40 }));
  const spot = placeBubble(thing, BUBBLE, WINDOW, others);
  expect(spot.isFree).toBe(true);
  expect([thing, ...others].filter((area) => covers(spot, area))).toEqual([]);
});

test("a bubble without room says so", () => {
  const thing = { left: 150, top: 300, width: 40, height: 40 };
  const others = Array.from({ length: 9 }, (_, index) => ({ left: 0, top: index * 80, width: 360, height: 40 }));
  expect(placeBubble(thing, BUBBLE, WINDOW, others).isFree).toBe(false);
});

test("a bubble without anything to point at lies at the foot", () => {
  expect(placeBubble(null, BUBBLE, WINDOW)).toMatchObject({ top: 610, isFree: true });
});

test("an arrow leads from the edge of a tip to its thing, and there is none between things that touch", () => {
  const [from, to] = [
    { left: 0, top: 0, width: 100, height: 50 },
    { left: 40, top: 100, width: 20, height: 20 },
  ];
  expect(arrowBetween(from, to)).toEqual([
    { x: 50, y: 50 },
    { x: 50, y: 100 },
  ]);
  expect(arrowBetween(from, { ...to, top: 40 })).toBeNull();
});
