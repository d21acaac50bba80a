/** A room beside the tables with an address of its own, `#/free`; something may come along in it: `#/free/1.3.dbe…`. */

export class Door {
  isOpen = $state(false);
  /** What came along, until somebody takes it. */
  brought: string | null = $state(null);
  readonly #address: string;

  constructor(name: string) {
    this.#address = `#/${name}`;
    this.look();
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  enter(): void {
    history.pushState(null, "", this.#address);
    this.look();
    scrollTo(0, 0);
  }

  /** Take what came along; it leaves the address, so that coming back does not undo what was built since. */
  take(): string | null {
    const brought = this.brought;
    this.brought = null;
    if (brought !== null) history.replaceState(history.state, "", this.#address);
    return brought;
  }

  leave(): void {
    history.pushState(null, "", location.pathname + location.search);
    this.look();
  }

  /** The address of this room with something in hand, for others who know the house by this name. */
  addressOf(packed: string, house: string): string {
    return `${house}/${this.#address}/${packed}`;
  }

  /** See from the address whether this room is open; whoever changes the address otherwise asks for it. */
  look(): void {
    const { hash, pathname } = location;
    this.isOpen = pathname === "/" && (hash === this.#address || hash.startsWith(`${this.#address}/`));
    this.brought = this.isOpen ? hash.slice(this.#address.length + 1) || null : null;
  }
}
