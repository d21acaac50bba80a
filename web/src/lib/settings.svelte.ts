/** Settings of this browser, in `localStorage`: mute, volume, strong symbols, reading aloud, lists in words, language. */

const KEY = "hairpin/settings";

interface Kept {
  readonly isMuted: boolean;
  readonly volume: number;
  readonly hasStrongSymbols: boolean;
  readonly isReadAloud: boolean;
  readonly isInWords: boolean;
  readonly language: string;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  #isMuted = $state(false);
  #volume = $state(1);
  #hasStrongSymbols = $state(false);
  #isReadAloud = $state(false);
  #isInWords = $state(false);
  #language = $state("");

  constructor() {
    const kept = read();
    this.#isMuted = kept.isMuted === true;
    this.#volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : 1;
    this.#hasStrongSymbols = kept.hasStrongSymbols === true;
    this.#isReadAloud = kept.isReadAloud === true;
    this.#isInWords = kept.isInWords === true;
    this.#language = typeof kept.language === "string" ? kept.language : "";
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  set isMuted(value: boolean) {
    this.#isMuted = value;
    this.#keep();
  }

  /** How loud sounds and voice are, from 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(value: number) {
    this.#volume = value;
    this.#keep();
  }

  get hasStrongSymbols(): boolean {
    return this.#hasStrongSymbols;
  }

  set hasStrongSymbols(value: boolean) {
    this.#hasStrongSymbols = value;
    this.#keep();
  }

  /** Instructions and events are spoken. */
  get isReadAloud(): boolean {
    return this.#isReadAloud;
  }

  set isReadAloud(value: boolean) {
    this.#isReadAloud = value;
    this.#keep();
  }

  /** The board is described and the ways are listed in words beside it. */
  get isInWords(): boolean {
    return this.#isInWords;
  }

  set isInWords(value: boolean) {
    this.#isInWords = value;
    this.#keep();
  }

  /** A language tag, or nothing: then the browser's own. */
  get language(): string {
    return this.#language;
  }

  set language(value: string) {
    this.#language = value;
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = {
      isMuted: this.#isMuted,
      volume: this.#volume,
      hasStrongSymbols: this.#hasStrongSymbols,
      isReadAloud: this.#isReadAloud,
      isInWords: this.#isInWords,
      language: this.#language,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A private window keeps nothing; the setting holds until it is closed.
    }
  }
}

export const settings = new Settings();
