import { afterEach, expect, it, vi } from "vitest";
import { Engines } from "./engine";
import { settings } from "./settings.svelte";
import * as sound from "./sound";

interface Node {
  readonly gain: number[];
  readonly frequency: number[];
}

const made: Node[] = [];

/** Notes what is asked of it; it makes no sound. */
function fakeAudio(): AudioContext {
  const node = (): unknown => {
    const noted: Node = { gain: [], frequency: [] };
    made.push(noted);
    const self = {
      gain: { value: 0, setTargetAtTime: (value: number) => noted.gain.push(value) },
      frequency: { value: 0, setTargetAtTime: (value: number) => noted.frequency.push(value) },
      context: { currentTime: 0 },
      connect: () => self,
      disconnect: () => undefined,
      start: () => undefined,
      stop: () => undefined,
    };
    return self;
  };
  const audio = { currentTime: 0, destination: {}, createGain: node, createOscillator: node, createBiquadFilter: node };
  return audio as unknown as AudioContext;
}

afterEach(() => {
  settings.isMuted = false;
  made.length = 0;
});

it("hums higher the faster a car goes, and stops when it is muted", () => {
  vi.spyOn(sound, "runningAudio").mockReturnValue(fakeAudio());
  const engines = new Engines();
  engines.hear("red", 0, false);
  expect(made).toHaveLength(0);
  engines.hear("red", 0.1, true);
  engines.hear("red", 0.9, true);
  const [low = 0, high = 0] = made.flatMap(({ frequency }) => frequency.slice(0, 2));
  expect(high).toBeGreaterThan(low);
  settings.isMuted = true;
  engines.hear("red", 0.9, true);
  expect(made.flatMap(({ gain }) => gain).at(-1)).toBe(0);
  engines.stop();
});

it("is silent before somebody has touched the page", () => {
  vi.spyOn(sound, "runningAudio").mockReturnValue(null);
  new Engines().hear("red", 1, true);
  expect(made).toHaveLength(0);
});
