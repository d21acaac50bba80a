/** The browser's own voice, in the language of the page: one sentence at a time, none where it has no such voice. */

import { words } from "../words";
import { joinSentences } from "./phrases";
import { settings } from "./settings.svelte";
import { hush as hushSounds } from "./sound";

/** Older sentences in the queue are dropped. */
const MOST_WAITING = 4;
/** Some browsers do not fire the end event. */
const PATIENCE_MS = 4_000;
const PATIENCE_MS_PER_SIGN = 120;

class Voice {
  #voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  #waiting: string[] = [];
  /** The sentence being spoken; kept, because an utterance that is garbage-collected never ends. */
  #spoken: SpeechSynthesisUtterance | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const synthesis = this.#synthesis;
    if (!synthesis) return;
    const list = (): void => void (this.#voices = synthesis.getVoices());
    list();
    synthesis.addEventListener?.("voiceschanged", list);
    if (typeof addEventListener === "function") addEventListener("pagehide", () => this.hush());
  }

  /** Whether anything can be heard in the language of the page. */
  get isThere(): boolean {
    return this.#find() !== undefined;
  }

  /** Say this now, and nothing that was waiting. */
  say(text: string): void {
    this.hush();
    this.#queue(text);
  }

  /** Say this after what is being said, if somebody wants to be read to. */
  follow(text: string): void {
    if (settings.isReadAloud) this.#queue(text);
  }

  hush(): void {
    this.#waiting = [];
    this.#end();
    this.#synthesis?.cancel();
  }

  get #synthesis(): SpeechSynthesis | undefined {
    return typeof speechSynthesis === "undefined" ? undefined : speechSynthesis;
  }

  #find(): SpeechSynthesisVoice | undefined {
    const fitting = this.#voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === words.language);
    return fitting.find(({ localService }) => localService) ?? fitting[0];
  }

  #queue(text: string): void {
    if (settings.isMuted || !this.isThere || text === "") return;
    this.#waiting = [...this.#waiting, text].slice(-MOST_WAITING);
    if (!this.#spoken) this.#next();
  }

  #next(): void {
    const text = this.#waiting.shift();
    const voice = this.#find();
    if (text === undefined || !voice) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    utterance.volume = settings.volume;
    const goOn = (): void => {
      if (this.#spoken !== utterance) return;
      this.#end();
      this.#next();
    };
    utterance.onend = utterance.onerror = goOn;
    this.#spoken = utterance;
    this.#watchdog = setTimeout(goOn, PATIENCE_MS + text.length * PATIENCE_MS_PER_SIGN);
    this.#synthesis?.speak(utterance);
  }

  #end(): void {
    clearTimeout(this.#watchdog);
    this.#spoken = null;
  }
}

export const voice = new Voice();

/** Mute or unmute sounds and voice. */
export function toggleSound(): void {
  settings.isMuted = !settings.isMuted;
  if (!settings.isMuted) return;
  hushSounds();
  voice.hush();
}

/** Switch reading aloud on or off; switching it on unmutes. */
export function toggleReading(): void {
  settings.isReadAloud = !settings.isReadAloud;
  if (settings.isReadAloud) settings.isMuted = false;
  else voice.hush();
}

/** The text of an element that can be spoken: what its `data-say` says, else what it shows. */
export function readOut(element: Element): string {
  return element.getAttribute("data-say") || (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Everything on the page that can be spoken, in order; of a dialog that lies on top, its own alone. */
export function readPage(): string {
  const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return joinSentences([...room.querySelectorAll("[data-say]")].map(readOut));
}

/** While reading aloud is on, a tap on a text speaks it. */
export function listenForTaps(): () => void {
  const tap = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest("[data-say]") : null;
    if (target && settings.isReadAloud) voice.say(readOut(target));
  };
  document.addEventListener("click", tap);
  return () => document.removeEventListener("click", tap);
}
