/** Messages by Fluent id, in one language at a time; a message that a language lacks is given in English. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./lib/settings.svelte";
import { stretch } from "./pseudo";

export const ENGLISH = "en";
/** English made twice as long, to test layouts: a language without a file. */
export const PSEUDO = "pseudo";

export type Args = Readonly<Record<string, FluentVariable>>;
/** For each language a function that gets the text of its `.ftl` files. */
export type Files = Readonly<Record<string, () => Promise<string>>>;
/** Gets the text of the `.ftl` file of a game, or of a room of the page, in a language. */
export type FetchMore = (name: string, language: string) => Promise<string>;

export class Words {
  readonly #files: Files;
  readonly #fetchMore: FetchMore;
  /** Games and rooms whose messages are not in the files, each with the end of its loading. */
  readonly #learned = new Map<string, Promise<void>>();
  #wanted = "";
  #spoken = $state.raw<FluentBundle>();
  #english = $state.raw<FluentBundle>();

  constructor(files: Files, fetchMore: FetchMore = () => Promise.resolve("")) {
    this.#files = files;
    this.#fetchMore = fetchMore;
  }

  get languages(): readonly string[] {
    return Object.keys(this.#files).sort();
  }

  /** The language in use; English before any was loaded. */
  get language(): string {
    return this.#spoken?.locales[0] ?? ENGLISH;
  }

  /** Switch to a language and store the choice. */
  async choose(language: string): Promise<void> {
    settings.language = language;
    await this.speak(language);
  }

  /** Load a language, or English if that fails, and switch to it; of several pending calls the last one wins. */
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

  /** Add the messages of a game or a room, in this language and in each later one; if its file fails to load, none. */
  learn(name: string): Promise<void> {
    const known = this.#learned.get(name);
    if (known) return known; // perhaps it is still being loaded
    const learning = Promise.resolve().then(() => this.#reload());
    this.#learned.set(name, learning);
    return learning;
  }

  async #reload(): Promise<void> {
    const reloads: Promise<unknown>[] = [];
    if (this.#spoken) reloads.push(this.speak(this.#wanted));
    if (this.#english && this.#wanted !== ENGLISH) reloads.push(this.#load(ENGLISH));
    await Promise.allSettled(reloads);
  }

  /** Return whether there is a message with this id. */
  readonly has = (id: string): boolean =>
    (this.#spoken?.hasMessage(id) ?? false) || (this.#english?.hasMessage(id) ?? false);

  /** Return the message with this id. Templates that call it are rendered again when the language changes. */
  readonly t = (id: string, args?: Args): string => {
    const said = this.#spoken && format(this.#spoken, id, args);
    if (said !== undefined) return said;
    if (!this.#english) {
      this.#load(ENGLISH).catch(() => undefined);
      return "";
    }
    const english = format(this.#english, id, args);
    if (english !== undefined) return english;
    if (import.meta.env.DEV) throw new Error(`No message «${id}»: add it to an ${ENGLISH}.ftl in src/hairpin`);
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
    const names = [...this.#learned.keys()];
    const fetched = names.map((name) => this.#fetchMore(name, tag).catch(() => ""));
    const [text, ...texts] = await Promise.all([file(), ...fetched]);
    if (this.#learned.size > names.length) return this.#load(language); // another one was added in the meantime
    const errors = bundle.addResource(new FluentResource(text));
    if (errors[0]) throw errors[0];
    // Here errors are ids that exist already: nobody can replace messages of others.
    for (const own of texts) bundle.addResource(new FluentResource(own));
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
