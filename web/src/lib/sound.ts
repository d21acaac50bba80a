/** Sounds, synthesised from oscillators and noise. One at a time; none before the first user gesture. */

import { settings } from "./settings.svelte";

export type SoundName = "rattle" | "engine" | "squeal" | "bump" | "fanfare" | "flip" | "click" | "turn" | "turbo";

/** Each car has its own pitch. */
const ENGINE_HZ: Readonly<Record<string, number>> = {
  red: 98,
  yellow: 147,
  green: 82,
  blue: 116,
  white: 131,
  purple: 73,
};

interface Voice {
  readonly audio: AudioContext;
  readonly out: GainNode;
  readonly at: number;
}

let context: AudioContext | null = null;
let playing: GainNode | null = null;
let noise: AudioBuffer | null = null;

function wake(): void {
  if (typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

if (typeof document !== "undefined") {
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake, { passive: true });
}

/** The audio context; null before the first user gesture. */
export function runningAudio(): AudioContext | null {
  return context?.state === "running" ? context : null;
}

/** The pitch of a car's engine. */
export function engineOf(car: string): number {
  return ENGINE_HZ[car] ?? 98;
}

/** The factor of the volume; ears hear its square as even steps. */
export function loudness(): number {
  return settings.volume ** 2;
}

/** Play a sound; it stops the one before. `car` tunes the engine, `seconds` stretches it. */
export function play(
  name: SoundName,
  { car = "red", seconds = 0.7 }: { car?: string | undefined; seconds?: number | undefined } = {},
): void {
  if (settings.isMuted || context?.state !== "running") return;
  hush();
  const out = context.createGain();
  out.gain.value = 0.5 * loudness();
  out.connect(context.destination);
  playing = out;
  const voice: Voice = { audio: context, out, at: context.currentTime + 0.01 };
  SOUNDS[name](voice, engineOf(car), seconds);
}

/** Fade out whatever is heard. */
export function hush(): void {
  if (!playing || !context) return;
  playing.gain.setTargetAtTime(0, context.currentTime, 0.02);
  playing = null;
}

function envelope({ audio, out }: Voice, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  readonly type?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly after?: number;
  readonly length: number;
  readonly loud?: number;
}

function tone(voice: Voice, { type = "triangle", from, to = from, after = 0, length, loud = 0.3 }: Tone): void {
  const start = voice.at + after;
  const oscillator = voice.audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(envelope(voice, start, length, loud));
  oscillator.start(start);
  oscillator.stop(start + length);
}

function hiss(voice: Voice, hz: number, after: number, length: number, loud: number, sharp = 2): void {
  const { audio } = voice;
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  const start = voice.at + after;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hz;
  filter.Q.value = sharp;
  source.connect(filter).connect(envelope(voice, start, length, loud));
  source.start(start, Math.random() * 0.5, length);
}

const SOUNDS: Readonly<Record<SoundName, (voice: Voice, hz: number, seconds: number) => void>> = {
  rattle(voice) {
    for (let knock = 0; knock < 9; knock++) {
      hiss(voice, 1400 + Math.random() * 1600, knock * 0.085 + Math.random() * 0.03, 0.05, 0.7, 6);
    }
    for (const after of [0.82, 0.88, 0.96]) tone(voice, { from: 320, to: 180, after, length: 0.06, loud: 0.35 });
  },
  engine(voice, hz, seconds) {
    tone(voice, { type: "sawtooth", from: hz, to: hz * 2.1, length: seconds, loud: 0.12 });
    tone(voice, { type: "square", from: hz / 2, to: hz * 1.05, length: seconds, loud: 0.1 });
  },
  squeal(voice) {
    hiss(voice, 2600, 0, 0.3, 0.5, 18);
    tone(voice, { type: "sawtooth", from: 1250, to: 900, length: 0.28, loud: 0.04 });
  },
  bump(voice) {
    tone(voice, { type: "sine", from: 180, to: 50, length: 0.25, loud: 0.8 });
    hiss(voice, 500, 0, 0.12, 0.6, 1);
    tone(voice, { from: 260, to: 520, after: 0.18, length: 0.22, loud: 0.2 });
  },
  fanfare(voice) {
    const notes = [392, 523, 659, 784, 659, 784, 1047];
    const beats = [0, 0.16, 0.32, 0.48, 0.72, 0.84, 0.98];
    notes.forEach((hz, index) => {
      const length = index === notes.length - 1 ? 0.9 : 0.22;
      tone(voice, { from: hz, after: beats[index] ?? 0, length, loud: 0.35 });
      tone(voice, { type: "square", from: hz / 2, after: beats[index] ?? 0, length, loud: 0.06 });
    });
  },
  flip(voice) {
    hiss(voice, 3200, 0, 0.09, 0.5, 1);
    tone(voice, { from: 520, to: 300, after: 0.08, length: 0.07, loud: 0.25 });
  },
  click(voice) {
    tone(voice, { from: 620, to: 420, length: 0.05, loud: 0.3 });
  },
  turn(voice) {
    tone(voice, { from: 523, length: 0.14, loud: 0.22 });
    tone(voice, { from: 659, after: 0.12, length: 0.22, loud: 0.22 });
  },
  turbo(voice, hz) {
    hiss(voice, 900, 0, 0.8, 0.5, 0.7);
    tone(voice, { type: "sawtooth", from: hz, to: hz * 6, length: 0.8, loud: 0.12 });
  },
};
