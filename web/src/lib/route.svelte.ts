/** Where the page is: at home, or at a table. */

function readCode(): string | null {
  const code = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  return code === undefined ? null : decodeURIComponent(code).toUpperCase();
}

/** Is there neither a home nor a table at this address? */
function isElsewhere(): boolean {
  return location.pathname !== "/" && readCode() === null;
}

/** Is this the address of an overlay or a side room, and no personal link? */
function isSheet(url: string): boolean {
  return new URL(url).hash.startsWith("#/");
}

class Route {
  /** The code of the table, or null at home. */
  code: string | null = $state(readCode());
  /** Nothing is at this address. */
  isNowhere = $state(isElsewhere());
  /** Counts visits of the same table by another personal link. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", ({ oldURL, newURL }) => {
      if (![oldURL, newURL].some(isSheet)) this.visit += 1;
    });
  }

  goHome(): void {
    this.#go("/");
  }

  goToTable(code: string): void {
    this.#go(`/t/${encodeURIComponent(code)}`);
  }

  #go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.code = readCode();
    this.isNowhere = isElsewhere();
  }
}

export const route = new Route();
