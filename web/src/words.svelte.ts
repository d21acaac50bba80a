/** Messages by Fluent id, in one language at a time; a message that a language lacks is said in English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./lib/settings.svelte";

export const ENGLISH = "en";

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

  /** Load a language and switch to it; of several calls under way the last one wins. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const bundle = await this.#load(language);
    if (this.#wanted !== language) return;
    this.#spoken = bundle;
    // Screen readers choose their voice by it.
    document.documentElement.lang = language;
  }

  /** Return whether there is a message with this id. */
  readonly has = (id: string): boolean =>
    (this.#spoken?.hasMessage(id) ?? false) || (this.#english?.hasMessage(id) ?? false);

  /** Return the message with this id. Templates that call it are painted anew when the language changes. */
  readonly t = (id: string, args?: Args): string => {
    const said = this.#spoken && format(this.#spoken, id, args);
    if (said !== undefined) return said;
    if (!this.#english) {
      void this.#load(ENGLISH);
      return "";
    }
    const english = format(this.#english, id, args);
    if (english !== undefined) return english;
    if (import.meta.env.DEV) throw new Error(`No message «${id}»: add it to src/hairpin/words/${ENGLISH}.ftl`);
    return id;
  };

  async #load(language: string): Promise<FluentBundle> {
    const file = this.#files[language];
    if (!file) throw new Error(`No language «${language}»: there are ${this.languages.join(", ")}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
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
