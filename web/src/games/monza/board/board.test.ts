import { describe, expect, it } from "vitest";
import { BOARD } from "./fixture";
import { colourOf, middleOf, outlineOf, routeBetween, standOn } from "./outline";
import { plant } from "./scenery";

describe("places", () => {
  it("gives each car its own spot where there is room for all", () => {
    expect(standOn(BOARD, "S", "blue")).toEqual({ x: 10, y: 60, heading: 0, scale: 0.5 });
    expect(standOn(BOARD, "A1", "blue")).toEqual({ x: 120, y: 20, heading: 0, scale: 1 });
  });

  it("finds outline, middle and colour of spaces and of the finish", () => {
    expect(middleOf(BOARD, "F")).toEqual([370, 40, 0]);
    expect(outlineOf(BOARD, "B1")).toContain("M50 40");
    expect([colourOf(BOARD, "B3"), colourOf(BOARD, "F"), colourOf(BOARD, "S")]).toEqual(["y", "w", "w"]);
  });

  it("finds the road from a spot and onto a spot", () => {
    expect(routeBetween(BOARD, "S", "A1", "blue")).toBe("M10 60L120 20");
    expect(routeBetween(BOARD, "A3", "F", "blue")).toBe("M320 20L350 60");
    expect(routeBetween(BOARD, "A1", "A2", "blue")).toBe("M120 20L220 20");
    expect(routeBetween(BOARD, "A1", "B1", "red")).toBe("");
  });
});

describe("scenery", () => {
  it("is the same every time and never on the road", () => {
    const plants = plant(BOARD, 100);
    expect(plants).toEqual(plant(BOARD, 100));
    expect(plants.length).toBeGreaterThan(5);
    expect(plants.some(({ x, y }) => x > 50 && x < 350 && y > 0 && y < 80)).toBe(false);
  });
});
