/** A page beside the tables under a hash address, `#/name`, with an optional payload: `#/name/1.3.dbe…`. */

import { readKeys } from "./table-keys";

export class HashRoute {
  isOpen = $state(false);
  /** The payload of the address, until somebody takes it. */
  payload: string | null = $state(null);
  readonly #address: string;

  constructor(name: string) {
    this.#address = `#/${name}`;
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  enter(): void {
    history.pushState(null, "", this.#address);
    this.read();
    scrollTo(0, 0);
  }

  /** Enter at a payload from anywhere on the page, also from a table; `goBack` leads there again. */
  enterAt(payload: string): void {
    const address = `/${this.#address}${payload && `/${payload}`}`;
    if (location.pathname + location.hash === address) return;
    history.pushState({ cameFrom: "inside" }, "", address);
    lookAgain();
    scrollTo(0, 0);
  }

  /** Leave for where the room was entered from; if that was another page, for this browser's place at a table, or home. */
  goBack(table: string | null): void {
    const state = history.state as { readonly cameFrom?: string } | null;
    if (state?.cameFrom === "inside") return history.back();
    history.pushState(null, "", table && readKeys(table).length > 0 ? `/t/${encodeURIComponent(table)}` : "/");
    lookAgain();
  }

  /** Take the payload and remove it from the address, so that Back does not load it again over later edits. */
  take(): string | null {
    const { payload } = this;
    this.payload = null;
    if (payload !== null) history.replaceState(history.state, "", this.#address);
    return payload;
  }

  leave(): void {
    history.pushState(null, "", location.pathname + location.search);
    this.read();
  }

  /** The full address with a payload, on the server's own origin. */
  addressOf(payload: string, origin: string): string {
    return `${origin}/${this.#address}/${payload}`;
  }

  /** Read the state from the address; needed after `history` was changed elsewhere. */
  read(): void {
    const { hash, pathname } = location;
    this.isOpen = pathname === "/" && (hash === this.#address || hash.startsWith(`${this.#address}/`));
    this.payload = this.isOpen ? hash.slice(this.#address.length + 1) || null : null;
  }
}

/** Whatever reads addresses reads the present one. */
function lookAgain(): void {
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}
