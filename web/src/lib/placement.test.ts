import { expect, test } from "vitest";
import { placeBubble } from "./placement";

const WINDOW = { width: 360, height: 740 };
const BUBBLE = { width: 300, height: 120 };

test.each([
  ["at the foot", { left: 150, top: 620, width: 60, height: 80 }, "above"],
  ["at the top", { left: 10, top: 20, width: 60, height: 40 }, "below"],
])("a bubble for something %s does not lie on it and stays in the window", (_, thing, side) => {
  const spot = placeBubble(thing, BUBBLE, WINDOW);
  expect(spot.side).toBe(side);
  expect(spot.left).toBeGreaterThanOrEqual(12);
  expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width - 12);
  expect(spot.top).toBeGreaterThanOrEqual(12);
  expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height - 12);
});

test("a bubble gets out of the way of what is to be tapped", () => {
  const thing = { left: 150, top: 300, width: 40, height: 40 };
  const below = placeBubble(thing, BUBBLE, WINDOW);
  const other = { left: 150, top: below.top + 20, width: 40, height: 40 };
  expect(below.side).toBe("below");
  expect(placeBubble(thing, BUBBLE, WINDOW, [other]).side).toBe("above");
});

test("a bubble without anything to point at lies at the foot", () => {
  expect(placeBubble(null, BUBBLE, WINDOW)).toMatchObject({ side: "free", top: 608 });
});
