/** The sheet with the rules over the page. It has an address, `#/rules/<page>/<rule>`, so that Back closes it. */

import { FIRST_PAGE, pageNamed } from "./pages";

const ADDRESS = /^#\/rules(?:\/([a-z-]+)(?:\/([A-Z]+-\d+))?)?$/;

class Sheet {
  /** The page that is open, or null. */
  page: string | null = $state(null);
  /** The rule that is looked up, or nothing. */
  rule = $state("");
  /** The page of the game at this table; null where the game has no rules here. */
  home: string | null = $state(FIRST_PAGE);
  /** Whether `open` has added a history entry, so that closing goes back. */
  #isOurs = false;

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  open(page: string, rule = ""): void {
    const address = `#/rules/${page}${rule && `/${rule}`}`;
    if (this.page === null) history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
    this.#isOurs ||= this.page === null;
    [this.page, this.rule] = [page, rule];
  }

  close(): void {
    if (this.page === null) return;
    this.page = null;
    if (this.#isOurs) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    this.#isOurs = false;
  }

  #read(): void {
    const [found, page = "", rule = ""] = ADDRESS.exec(location.hash) ?? [];
    this.page = found === undefined ? null : pageNamed(page).name;
    this.rule = rule;
    if (this.page === null) this.#isOurs = false;
  }
}

export const sheet = new Sheet();
