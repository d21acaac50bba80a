import { describe, expect, test } from "vitest";
import { aim, swing, TILE_PX } from "./camera";
import type { Colour } from "../../../lib/colours";
import { addComputer, changeLevel, Hands, KEY_SETS, keyOf, sitDown, toggleCar, type Seat, type Seats } from "./players";

describe("keys", () => {
  test("belong to one driver each, and every driver has all four", () => {
    const codes = KEY_SETS.flatMap(({ keys }) => Object.keys(keys));
    expect(new Set(codes).size).toBe(codes.length);
    for (const { keys } of KEY_SETS) expect(Object.values(keys).sort()).toEqual(["brake", "go", "left", "right"]);
  });

  test("are found by where they lie", () => {
    expect([keyOf("KeyA"), keyOf("Numpad8"), keyOf("Enter"), keyOf("toString")]).toEqual([
      { seat: 1, act: "left" },
      { seat: 3, act: "go" },
      null,
      null,
    ]);
  });
});

describe("hands", () => {
  test("hold the pedal, and the brake is stronger", () => {
    const hands = new Hands();
    hands.press("go");
    expect(hands.read()).toEqual({ isGoing: true, isBraking: false, steers: 0 });
    hands.press("brake");
    expect(hands.read()).toEqual({ isGoing: false, isBraking: true, steers: 0 });
    hands.releaseAll();
    expect(hands.read()).toEqual({ isGoing: false, isBraking: false, steers: 0 });
  });

  test("a tap on an arrow is seen once, even if it was shorter than a tick", () => {
    const hands = new Hands();
    hands.press("left");
    hands.release("left");
    expect([hands.read().steers, hands.read().steers]).toEqual([-1, 0]);
  });

  test("a pedal that stays down is let go by a foot on it", () => {
    const hands = new Hands();
    hands.isCruising = true;
    expect(hands.isGoing).toBe(true);
    hands.press("go");
    hands.release("go");
    expect(hands.isGoing).toBe(false);
  });
});

describe("seats", () => {
  const person = (car: Colour): Seat => ({ car, level: null });
  const empty: Seats = [null, null, null, null];

  test("a car takes the first free seat and leaves it again; four are enough", () => {
    const one = toggleCar(empty, "blue");
    expect(one).toEqual([person("blue"), null, null, null]);
    expect(toggleCar(one, "blue")).toEqual(empty);
    const full = (["red", "blue", "green", "white"] as const).map(person);
    expect(toggleCar(full, "purple")).toBe(full);
    expect(addComputer(full)).toBe(full);
  });

  test("computers take the last free seat, leave it like people, and go through three speeds", () => {
    const two = addComputer(toggleCar(empty, "red"));
    expect(two).toEqual([person("red"), null, null, { car: "yellow", level: "middle" }]);
    expect(addComputer(two)[2]).toEqual({ car: "green", level: "fast" });
    const fast = changeLevel(two, "yellow");
    expect(fast[3]?.level).toBe("fast");
    expect(changeLevel(fast, "yellow")[3]?.level).toBe("slow");
    expect(changeLevel(two, "red")).toEqual(two);
    expect(toggleCar(two, "yellow")).toEqual(toggleCar(empty, "red"));
  });

  test("by keys somebody sits down where nobody sits", () => {
    const two = addComputer(toggleCar(empty, "red"));
    expect(sitDown(two, 1)[1]).toEqual(person("green"));
    expect(sitDown(two, 3)).toBe(two);
  });
});

describe("the camera", () => {
  const view = { width: 400, height: 600 };
  const small = { width: 4 * TILE_PX, height: 4 * TILE_PX };
  const large = { width: 40 * TILE_PX, height: 40 * TILE_PX };

  test("shows a small circuit whole, in the middle, wherever the cars are", () => {
    const shown = aim(small, view, [{ x: 0, y: 0 }]);
    expect(shown.scale).toBeCloseTo(400 / small.width);
    expect(shown.x).toBeCloseTo(0);
    expect(shown.y).toBeCloseTo(100);
    expect(aim(small, view, [{ x: 300, y: 300 }])).toEqual(shown);
  });

  test("shows a circuit that was built on an upright phone whole on one that lies on its side", () => {
    const upright = { width: 6 * TILE_PX, height: 10 * TILE_PX };
    const lying = { width: 380, height: 340 };
    const { scale, x, y } = aim(upright, lying, [{ x: 0, y: 0 }]);
    expect([upright.width * scale + x <= lying.width, x >= 0]).toEqual([true, true]);
    expect([upright.height * scale + y <= lying.height + 1, y >= 0]).toEqual([true, true]);
  });

  test("goes along with the cars on a large one, and never shows what lies beyond its rim", () => {
    for (const at of [0, 1000, 2000, large.width]) {
      const { scale, x, y } = aim(large, view, [{ x: at, y: at }]);
      expect(scale).toBeGreaterThanOrEqual(0.5);
      expect(at * scale + x).toBeGreaterThanOrEqual(0);
      expect(at * scale + x).toBeLessThanOrEqual(view.width);
      expect(x).toBeLessThanOrEqual(0);
      expect(x).toBeGreaterThanOrEqual(view.width - large.width * scale);
      expect(y).toBeLessThanOrEqual(0);
    }
  });

  test("keeps all cars in sight", () => {
    const cars = [
      { x: 200, y: 300 },
      { x: 1900, y: 1200 },
    ];
    const { scale, x, y } = aim(large, view, cars);
    for (const car of cars) {
      expect(car.x * scale + x).toBeGreaterThan(0);
      expect(car.x * scale + x).toBeLessThan(view.width);
      expect(car.y * scale + y).toBeGreaterThan(0);
      expect(car.y * scale + y).toBeLessThan(view.height);
    }
  });

  test("comes to rest where it wanted to go", () => {
    const goal = { scale: 1, x: -50, y: 20 };
    let now = { scale: 0.5, x: 0, y: 0 };
    for (let frame = 0; frame < 300; frame++) now = swing(now, goal, view, [], false);
    expect(now).toEqual(goal);
  });

  test("stands still for who wants less motion, until a car would leave", () => {
    const now = { scale: 1, x: 0, y: 0 };
    const goal = { scale: 1, x: -100, y: 0 };
    expect(swing(now, goal, view, [{ x: 200, y: 300 }], true)).toBe(now);
    expect(swing(now, goal, view, [{ x: 390, y: 300 }], true)).toBe(goal);
  });
});
