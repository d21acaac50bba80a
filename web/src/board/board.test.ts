import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { CloseUp } from "./close-up.svelte";
import { glideTo } from "./glide";
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
    camera.follow(0, 0);
    expect(camera.isGliding).toBe(false);
    camera.zoomBy(2);
    camera.follow(500, 250);
    expect(camera.isGliding).toBe(false);
    camera.follow(900, 250);
    expect(camera.isGliding).toBe(true);
    camera.reset();
    expect([camera.zoom, camera.isGliding]).toEqual([1, false]);
  });
});

describe("a glide", () => {
  it("starts gently, arrives and never overshoots", () => {
    const way: number[] = [];
    let now = { at: 0, speed: 0 };
    for (let frame = 0; frame < 90; frame++) way.push((now = glideTo(now, 1, 1 / 60)).at);
    expect(way[0]).toBeLessThan(0.02);
    expect(way.every((at, index) => at > (way[index - 1] ?? 0) && at <= 1)).toBe(true);
    expect(way[45]).toBeGreaterThan(0.98);
  });
});

describe("the closer look", () => {
  const SIGN = { width: 90, height: 60 };
  function open(lane: number, width: number, height: number): { camera: Camera; closeUp: CloseUp } {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const camera = new Camera([1000, 700]);
    [camera.width, camera.height] = [width, height];
    return { camera, closeUp: new CloseUp(camera, lane, () => SIGN) };
  }
  /** Where a point of the board is in the picture, in CSS pixels. */
  const pixelOf = ({ box, pixels }: Camera, x: number, y: number): [number, number] => [
    (x - box.x) * pixels,
    (y - box.y) * pixels,
  ];
  const arrive = (camera: Camera): Promise<void> => vi.waitFor(() => expect(camera.isGliding).toBe(false), 5000);

  afterEach(() => vi.unstubAllGlobals());

  it("is not needed where lanes are as wide as a fingertip", async () => {
    const { camera, closeUp } = open(50, 1000, 700);
    closeUp.choose({ moment: "1", spots: new Map([["A1", [500, 350, 0]]]), car: null });
    expect([closeUp.isNeeded, camera.zoom, camera.isGliding]).toEqual([false, 1, false]);
  });

  it("makes neighbours large and keeps them off the edges and the sign in the corner", async () => {
    const { camera, closeUp } = open(50, 300, 210);
    const corner = new Map([
      ["A1", [970, 640, 0] as const],
      ["B1", [970, 690, 0] as const],
    ]);
    closeUp.choose({ moment: "1", spots: corner, car: null });
    await arrive(camera);
    expect(camera.pixels * 50).toBeGreaterThanOrEqual(44);
    for (const [x, y] of corner.values()) {
      const [px, py] = pixelOf(camera, x, y);
      expect(Math.min(px, py, 300 - px, 210 - py)).toBeGreaterThanOrEqual(22);
      expect(px + 22 < 300 - SIGN.width || py + 22 < 210 - SIGN.height).toBe(true);
    }
  });

  it("stays while a die is picked up, goes on with the next choice, and rests afterwards", async () => {
    const { camera, closeUp } = open(50, 300, 210);
    const spots = new Map([
      ["A1", [300, 100, 0] as const],
      ["B1", [300, 150, 0] as const],
    ]);
    closeUp.choose({ moment: "1", spots, car: null });
    await arrive(camera);
    const before = camera.viewBox;
    closeUp.choose({ moment: "1", spots: new Map([["B1", [300, 150, 0]]]), car: null });
    expect([camera.isGliding, camera.viewBox]).toEqual([false, before]);
    closeUp.choose({ moment: "2", spots: new Map([["A9", [700, 600, 0]]]), car: null });
    await arrive(camera);
    expect(camera.viewBox).not.toBe(before);
    closeUp.rest();
    await arrive(camera);
    expect(camera.zoom).toBe(1);
  });

  it("gives way to somebody who wants to see everything, up to the next turn", async () => {
    const { camera, closeUp } = open(50, 300, 210);
    const choice = { moment: "1", spots: new Map([["A1", [300, 100, 0] as const]]), car: null };
    closeUp.choose(choice);
    await arrive(camera);
    closeUp.toggle();
    await arrive(camera);
    closeUp.choose({ ...choice, moment: "2" });
    expect([camera.zoom, camera.isGliding]).toEqual([1, false]);
    closeUp.toggle();
    await arrive(camera);
    expect(camera.zoom).toBeGreaterThan(2);
    closeUp.toggle();
    closeUp.rest();
    expect(closeUp.isRefused).toBe(false);
  });
});

describe("turning", () => {
  it("goes the short way round", () => {
    expect(turnTo(350, 10, 1)).toBe(370);
    expect(turnTo(10, 350, 0.5)).toBe(0);
  });
});
