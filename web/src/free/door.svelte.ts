/** The way into free play, `#/free`; a circuit may come along in the address: `#/free/1.3.dbe…`. */

const ADDRESS = /^#\/free(?:\/(.*))?$/s;

class Door {
  isOpen = $state(false);
  /** What came along, until somebody takes it. */
  brought: string | null = $state(null);

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  enter(): void {
    history.pushState(null, "", "#/free");
    this.#read();
    scrollTo(0, 0);
  }

  /** Take what came along; it leaves the address, so that coming back does not undo what was built since. */
  take(): string | null {
    const brought = this.brought;
    this.brought = null;
    if (brought !== null) history.replaceState(history.state, "", "#/free");
    return brought;
  }

  leave(): void {
    history.pushState(null, "", location.pathname + location.search);
    this.#read();
  }

  #read(): void {
    const found = ADDRESS.exec(location.hash);
    this.isOpen = found !== null && location.pathname === "/";
    this.brought = found?.[1] || null;
  }
}

export const door = new Door();

/** The address of a packed circuit, for others. */
export function addressOf(packed: string): string {
  return `${location.origin}/#/free/${packed}`;
}
