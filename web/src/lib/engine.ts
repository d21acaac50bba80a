/** Engines that run on: one hum a car, higher and louder the faster it goes. */

import { settings } from "./settings.svelte";
import { engineOf, runningAudio } from "./sound";

interface Hum {
  readonly rough: OscillatorNode;
  readonly low: OscillatorNode;
  readonly gain: GainNode;
}

/** How soon a hum follows its car, in seconds. */
const FOLLOW_S = 0.05;
const LOUD = 0.05;

export class Engines {
  #hums = new Map<string, Hum>();

  /** Let a car be heard at a speed from 0 (idling) to 1; before anybody has touched the page, nothing is. */
  hear(car: string, speed: number, isGoing: boolean): void {
    const audio = runningAudio();
    if (!audio || settings.isMuted || (speed === 0 && !isGoing)) return this.#fade(car);
    const hum = this.#hums.get(car) ?? start(audio);
    this.#hums.set(car, hum);
    const hz = engineOf(car) * (0.55 + 1.3 * speed + (isGoing ? 0.12 : 0));
    const now = audio.currentTime;
    hum.rough.frequency.setTargetAtTime(hz, now, FOLLOW_S);
    hum.low.frequency.setTargetAtTime(hz / 2, now, FOLLOW_S);
    hum.gain.gain.setTargetAtTime(LOUD * (0.5 + 0.5 * speed), now, FOLLOW_S);
  }

  /** Switch all engines off. */
  stop(): void {
    for (const { rough, low, gain } of this.#hums.values()) {
      gain.disconnect();
      rough.stop();
      low.stop();
    }
    this.#hums.clear();
  }

  #fade(car: string): void {
    const hum = this.#hums.get(car);
    if (hum) hum.gain.gain.setTargetAtTime(0, hum.gain.context.currentTime, FOLLOW_S);
  }
}

function start(audio: AudioContext): Hum {
  const gain = audio.createGain();
  gain.gain.value = 0;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 900;
  const [rough, low] = [audio.createOscillator(), audio.createOscillator()];
  rough.type = "sawtooth";
  low.type = "square";
  for (const oscillator of [rough, low]) {
    oscillator.connect(filter);
    oscillator.start();
  }
  filter.connect(gain).connect(audio.destination);
  return { rough, low, gain };
}
