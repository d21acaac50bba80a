import { afterEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";

class FakeAudio {
  static made = 0;
  static started = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};

  constructor() {
    FakeAudio.made += 1;
  }

  #node(): unknown {
    const parameter = {
      value: 0,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      setTargetAtTime: () => undefined,
    };
    const node = { gain: parameter, frequency: parameter, Q: parameter, connect: () => node, stop: () => undefined };
    return Object.assign(node, { start: () => (FakeAudio.started += 1) });
  }

  createGain = (): unknown => this.#node();
  createOscillator = (): unknown => this.#node();
  createBufferSource = (): unknown => this.#node();
  createBiquadFilter = (): unknown => this.#node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(100) });
}

afterEach(() => {
  settings.isMuted = false;
  vi.unstubAllGlobals();
});

it("is made only after somebody touched the page, and not at all when muted", async () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  const { play } = await import("./sound");
  play("click");
  expect(FakeAudio.made).toBe(0);
  document.dispatchEvent(new Event("pointerdown"));
  expect(FakeAudio.made).toBe(1);
  for (const name of ["rattle", "engine", "squeal", "bump", "fanfare", "flip", "click", "turn", "turbo"] as const) {
    const before = FakeAudio.started;
    play(name, { car: "green" });
    expect(FakeAudio.started).toBeGreaterThan(before);
  }
  settings.isMuted = true;
  const before = FakeAudio.started;
  play("fanfare");
  expect(FakeAudio.started).toBe(before);
});
