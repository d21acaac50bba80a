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

/** What is on a shelf after a change, and why nothing changed where nothing did: it is full, or nothing can be kept. */
export interface Outcome<T> {
  readonly kept: readonly T[];
  readonly fault: "full" | "lost" | null;
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

  /** Change what is on the shelf now: another window may have put something there in the meantime. */
  change(edit: (things: readonly T[]) => readonly T[]): Outcome<T> {
    const before = this.read();
    const kept = edit(before);
    if (kept.length > SHELF_MOST && kept.length > before.length) return { kept: before, fault: "full" };
    // Private windows keep nothing.
    const isWritten = write(this.#shelf, JSON.stringify(kept.map(this.#sort.pack)));
    return isWritten ? { kept, fault: null } : { kept: before, fault: "lost" };
  }

  /** The first name by number that nothing on the shelf has. */
  freeName(call: (number: number) => string): string {
    const names = new Set(this.read().map((thing) => this.nameOf(thing)));
    let number = 1;
    while (names.has(call(number))) number++;
    return call(number);
  }

  nameOf(thing: T): string {
    return this.#sort.nameOf(thing);
  }

  /** Things with one more in front; one of the same name makes room for it. */
  with(things: readonly T[], thing: T): readonly T[] {
    const name = tidyName(this.nameOf(thing));
    const others = things.filter((other) => this.nameOf(other) !== name);
    return [this.#sort.call(thing, name), ...others];
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
