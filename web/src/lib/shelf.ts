/** What this browser keeps of one sort of thing that people make: the one on the bench, and those with a name. */

import { tidyName } from "./tidy";

/** There is no room for more on a shelf. */
export const SHELF_MOST = 60;

/** How a thing is written, read back, and called; what cannot be read is null. */
interface Sort<T> {
  readonly pack: (thing: T) => string;
  readonly unpack: (text: string) => T | null;
  readonly nameOf: (thing: T) => string;
  readonly call: (thing: T, name: string) => T;
}

export class Shelf<T> {
  readonly #bench: string;
  readonly #shelf: string;
  readonly #sort: Sort<T>;

  constructor(name: string, sort: Sort<T>) {
    this.#bench = `hairpin/${name}`;
    this.#shelf = `hairpin/${name}s`;
    this.#sort = sort;
  }

  /** What was on the bench last; null where nothing was, or it is damaged. */
  readBench(): T | null {
    try {
      return this.#sort.unpack(localStorage.getItem(this.#bench) ?? "");
    } catch {
      return null;
    }
  }

  /** Keep what is on the bench; a browser that keeps nothing still lets one build. */
  keepBench(thing: T): void {
    write(this.#bench, this.#sort.pack(thing));
  }

  /** The kept things, the newest first; what is damaged is left out. */
  read(): readonly T[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#shelf) ?? "[]");
      const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
      return texts.flatMap((text) => this.#sort.unpack(text) ?? []);
    } catch {
      return [];
    }
  }

  /** Keep these things; false where the browser keeps nothing (private windows). */
  write(things: readonly T[]): boolean {
    return write(this.#shelf, JSON.stringify(things.map(this.#sort.pack)));
  }

  nameOf(thing: T): string {
    return this.#sort.nameOf(thing);
  }

  /** Things with one more in front; one of the same name makes room for it. */
  with(things: readonly T[], thing: T): readonly T[] {
    const name = tidyName(this.nameOf(thing));
    const others = things.filter((other) => this.nameOf(other) !== name);
    return [this.#sort.call(thing, name), ...others].slice(0, SHELF_MOST);
  }

  /** Things with one under another name; one that had it before makes room. */
  rename(things: readonly T[], before: string, now: string): readonly T[] {
    const name = tidyName(now);
    if (name === "") return things;
    return things
      .filter((other) => this.nameOf(other) !== name || name === before)
      .map((other) => (this.nameOf(other) === before ? this.#sort.call(other, name) : other));
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
