import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { turnTo } from "./tween";

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

describe("turning", () => {
  it("goes the short way round", () => {
    expect(turnTo(350, 10, 1)).toBe(370);
    expect(turnTo(10, 350, 0.5)).toBe(0);
  });
});
