import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { BOARD } from "./fixture";
import { colourOf, middleOf, outlineOf, routeBetween, standOn } from "./outline";
import { plant } from "./scenery";
import { turnTo } from "./tween";

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

describe("the camera", () => {
  it("turns a wide board where the screen is tall", () => {
    const camera = new Camera([1000, 700]);
    [camera.width, camera.height] = [390, 560];
    expect(camera.isUpright).toBe(true);
    expect(camera.transform).toBe("translate(700 0) rotate(90)");
    expect(camera.signTurn).toBe(-90);
    [camera.width, camera.height] = [900, 600];
    expect(camera.isUpright).toBe(false);
    expect(camera.transform).toBe("");
  });

  it("shows the whole board and fills the screen's shape", () => {
    const camera = new Camera([1000, 500]);
    [camera.width, camera.height] = [1000, 600];
    expect(camera.viewBox).toBe("0.00 -50.00 1000.00 600.00");
  });

  it("keeps the point under the finger in place while zooming, and stays on the board", () => {
    const camera = new Camera([1000, 500]);
    [camera.width, camera.height] = [1000, 500];
    camera.zoomBy(2, 0, 1);
    expect(camera.viewBox).toBe("0.00 250.00 500.00 250.00");
    camera.pan(-10_000, 0);
    expect(camera.viewBox).toBe("500.00 250.00 500.00 250.00");
    camera.zoomBy(0.01);
    expect(camera.zoom).toBe(1);
  });

  it("follows a car only when it looks closely", () => {
    const camera = new Camera([1000, 500]);
    [camera.width, camera.height] = [1000, 500];
    camera.follow(0, 0, 1);
    expect(camera.viewBox).toBe("0.00 0.00 1000.00 500.00");
    camera.zoomBy(2);
    camera.follow(500, 250, 1);
    expect(camera.viewBox).toBe("250.00 125.00 500.00 250.00");
    camera.reset();
    expect(camera.zoom).toBe(1);
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

describe("turning", () => {
  it("goes the short way round", () => {
    expect(turnTo(350, 10, 1)).toBe(370);
    expect(turnTo(10, 350, 0.5)).toBe(0);
  });
});
