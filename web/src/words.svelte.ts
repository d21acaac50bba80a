/** Messages by Fluent id, in one language at a time; a message that a language lacks is said in English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./lib/settings.svelte";
import { stretch } from "./pseudo";

export const ENGLISH = "en";
/** English made twice as long, to see what breaks: a language without a file. */
export const PSEUDO = "pseudo";

export type Args = Readonly<Record<string, FluentVariable>>;
/** For each language a way to get the text of its `.ftl` file. */
export type Files = Readonly<Record<string, () => Promise<string>>>;

export class Words {
  readonly #files: Files;
  #wanted = "";
  #spoken = $state.raw<FluentBundle>();
  #english = $state.raw<FluentBundle>();

  constructor(files: Files) {
    this.#files = files;
  }

  get languages(): readonly string[] {
    return Object.keys(this.#files).sort();
  }

  /** The language that is spoken now; English before any was loaded. */
  get language(): string {
    return this.#spoken?.locales[0] ?? ENGLISH;
  }

  /** Switch to the language that somebody chose, and remember it. */
  async choose(language: string): Promise<void> {
    settings.language = language;
    await this.speak(language);
  }

  /** Load a language, or English where that fails, and switch to it; of several calls under way the last one wins. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const bundle = await this.#load(language).catch((error: unknown) => {
      if (language === ENGLISH) throw error;
      return this.#load(ENGLISH);
    });
    if (this.#wanted !== language) return;
    this.#spoken = bundle;
    // Screen readers choose their voice by it.
    document.documentElement.lang = this.language;
  }

  /** Return whether there is a message with this id. */
  readonly has = (id: string): boolean =>
    (this.#spoken?.hasMessage(id) ?? false) || (this.#english?.hasMessage(id) ?? false);

  /** Return the message with this id. Templates that call it are painted anew when the language changes. */
  readonly t = (id: string, args?: Args): string => {
    const said = this.#spoken && format(this.#spoken, id, args);
    if (said !== undefined) return said;
    if (!this.#english) {
      this.#load(ENGLISH).catch(() => undefined);
      return "";
    }
    const english = format(this.#english, id, args);
    if (english !== undefined) return english;
    if (import.meta.env.DEV) throw new Error(`No message «${id}»: add it to src/hairpin/words/${ENGLISH}.ftl`);
    return id;
  };

  async #load(language: string): Promise<FluentBundle> {
    const tag = language === PSEUDO ? ENGLISH : language;
    const file = this.#files[tag];
    if (!file) throw new Error(`No language «${language}»: there are ${this.languages.join(", ")}`);
    const bundle = new FluentBundle(tag, {
      useIsolating: false,
      ...(language === PSEUDO ? { transform: stretch } : {}),
    });
    const errors = bundle.addResource(new FluentResource(await file()));
    if (errors[0]) throw errors[0];
    if (language === ENGLISH) this.#english = bundle;
    return bundle;
  }
}

function format(bundle: FluentBundle, id: string, args?: Args): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV && errors[0]) throw new Error(`Message «${id}»: ${errors[0].message}`, { cause: errors[0] });
  return text;
}
