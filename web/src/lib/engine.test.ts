import { afterEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";

/** What was asked of all nodes, in order. */
const asked = { gain: [] as number[], frequency: [] as number[] };

/** The browser's audio, as far as engines need it; it makes no sound. */
class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};

  #node(): unknown {
    const note = (to: number[]) => ({ value: 0, setTargetAtTime: (value: number) => to.push(value) });
    const node = {
      gain: note(asked.gain),
      frequency: note(asked.frequency),
      context: this,
      connect: () => node,
      disconnect: () => undefined,
      start: () => undefined,
      stop: () => undefined,
    };
    return node;
  }

  createGain = (): unknown => this.#node();
  createOscillator = (): unknown => this.#node();
  createBiquadFilter = (): unknown => this.#node();
}

afterEach(() => {
  settings.isMuted = false;
  vi.unstubAllGlobals();
});

it("hums after the first touch, higher the faster a car goes, and falls silent when it is muted or leaves", async () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  const { Engines } = await import("./engine");
  const engines = new Engines();
  const red = { car: "red", speed: 0.1, isGoing: true };
  engines.hear([red]);
  expect(asked.gain).toEqual([]);
  document.dispatchEvent(new Event("pointerdown"));
  engines.hear([{ ...red, speed: 0, isGoing: false }]);
  expect(asked.gain).toEqual([]);
  engines.hear([red]);
  const [low = 0] = asked.frequency;
  asked.frequency.length = 0;
  engines.hear([{ ...red, speed: 0.9 }]);
  expect(asked.frequency[0]).toBeGreaterThan(low);
  expect(asked.gain.at(-1)).toBeGreaterThan(0);
  settings.isMuted = true;
  engines.hear([red]);
  expect(asked.gain.at(-1)).toBe(0);
  settings.isMuted = false;
  engines.hear([red]);
  expect(asked.gain.at(-1)).toBeGreaterThan(0);
  engines.hear([]);
  expect(asked.gain.at(-1)).toBe(0);
  engines.stop();
});
