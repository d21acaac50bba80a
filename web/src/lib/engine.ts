/** Engine sounds: one oscillator per car, higher and louder with its speed. */

import { settings } from "./settings.svelte";
import { engineOf, loudness, runningAudio } from "./sound";

interface Hum {
  readonly rough: OscillatorNode;
  readonly low: OscillatorNode;
  readonly gain: GainNode;
}

/** A car, how fast it goes (1 is as fast as they usually get), and whether somebody is on the pedal. */
export interface Running {
  readonly car: string;
  readonly speed: number;
  readonly isGoing: boolean;
}

/** How soon a hum follows its car, in seconds. */
const FOLLOW_S = 0.05;
const LOUD = 0.05;

export class Engines {
  #hums = new Map<string, Hum>();

  /** Play these cars and no others; silent before the first user gesture. */
  hear(cars: readonly Running[]): void {
    const audio = settings.isMuted ? null : runningAudio();
    const loud = cars.filter(({ speed, isGoing }) => audio && (speed > 0 || isGoing));
    for (const one of loud) if (audio) this.#tune(audio, one);
    const heard = new Set(loud.map(({ car }) => car));
    for (const [car, { gain }] of this.#hums) {
      if (!heard.has(car)) gain.gain.setTargetAtTime(0, gain.context.currentTime, FOLLOW_S);
    }
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

  #tune(audio: AudioContext, { car, speed, isGoing }: Running): void {
    const hum = this.#hums.get(car) ?? start(audio);
    this.#hums.set(car, hum);
    const hz = engineOf(car) * (0.55 + 1.3 * speed + (isGoing ? 0.12 : 0));
    hum.rough.frequency.setTargetAtTime(hz, audio.currentTime, FOLLOW_S);
    hum.low.frequency.setTargetAtTime(hz / 2, audio.currentTime, FOLLOW_S);
    hum.gain.gain.setTargetAtTime(LOUD * loudness() * (0.5 + 0.5 * speed), audio.currentTime, FOLLOW_S);
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
