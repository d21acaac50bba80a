/** Items that people make, kept in `localStorage`: the current draft, and a list of items with unique names. */

import { cleanName } from "./clean-name";

/** A list holds at most this many items. */
export const MAX_SAVED = 60;

/** How an item is written, read back and named; text that cannot be read is null. */
interface Codec<T> {
  readonly pack: (item: T) => string;
  readonly unpack: (text: string) => T | null;
  readonly nameOf: (item: T) => string;
  readonly rename: (item: T, name: string) => T;
}

/** The list after a change; `fault` says why nothing changed: the list is full, or the browser stores nothing. */
export interface Outcome<T> {
  readonly kept: readonly T[];
  readonly fault: "full" | "lost" | null;
}

export class SavedItems<T> {
  readonly #draftKey: string;
  readonly #listKey: string;
  readonly #codec: Codec<T>;

  constructor(name: string, codec: Codec<T>) {
    this.#draftKey = `hairpin/${name}`;
    this.#listKey = `hairpin/${name}s`;
    this.#codec = codec;
  }

  /** The draft; null where there is none, or it is damaged. */
  readDraft(): T | null {
    try {
      return this.#codec.unpack(localStorage.getItem(this.#draftKey) ?? "");
    } catch {
      return null;
    }
  }

  /** Store the draft; a browser that stores nothing is no error. */
  keepDraft(item: T): void {
    write(this.#draftKey, this.#codec.pack(item));
  }

  /** The saved items, the newest first; damaged ones are left out. */
  read(): readonly T[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#listKey) ?? "[]");
      const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
      return texts.flatMap((text) => this.#codec.unpack(text) ?? []);
    } catch {
      return [];
    }
  }

  /** Edit the list as it is stored now: another window may have changed it in the meantime. */
  change(edit: (items: readonly T[]) => readonly T[]): Outcome<T> {
    const before = this.read();
    const kept = edit(before);
    if (kept.length > MAX_SAVED && kept.length > before.length) return { kept: before, fault: "full" };
    // Private windows store nothing.
    const isWritten = write(this.#listKey, JSON.stringify(kept.map(this.#codec.pack)));
    return isWritten ? { kept, fault: null } : { kept: before, fault: "lost" };
  }

  /** The first name by number that no saved item has. */
  freeName(name: (number: number) => string): string {
    const names = new Set(this.read().map((item) => this.nameOf(item)));
    let number = 1;
    while (names.has(name(number))) number++;
    return name(number);
  }

  nameOf(item: T): string {
    return this.#codec.nameOf(item);
  }

  /** The items with one more in front; it replaces one of the same name. */
  with(items: readonly T[], item: T): readonly T[] {
    const name = cleanName(this.nameOf(item));
    const others = items.filter((other) => this.nameOf(other) !== name);
    return [this.#codec.rename(item, name), ...others];
  }

  /** The items with one renamed; it replaces one that had the name before. */
  rename(items: readonly T[], before: string, now: string): readonly T[] {
    const name = cleanName(now);
    if (name === "") return items;
    return items
      .filter((other) => this.nameOf(other) !== name || name === before)
      .map((other) => (this.nameOf(other) === before ? this.#codec.rename(other, name) : other));
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
