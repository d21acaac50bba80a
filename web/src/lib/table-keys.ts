/** What a browser keeps about tables in `localStorage`: secret keys by table, the last table, and its own random name. */

const PREFIX = "hairpin/keys/";

/** The keys kept for a table, oldest first. */
export function readKeys(code: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + code) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Keep one more key; false where the browser keeps nothing (private windows). */
export function keepKey(code: string, key: string): boolean {
  const keys = readKeys(code);
  if (keys.includes(key)) return true;
  try {
    localStorage.setItem(PREFIX + code, JSON.stringify([...keys, key]));
    return true;
  } catch {
    return false;
  }
}

/** Forget keys that open nothing any more. */
export function forgetKeys(code: string, dead: readonly string[]): void {
  const left = readKeys(code).filter((key) => !dead.includes(key));
  try {
    if (left.length > 0) localStorage.setItem(PREFIX + code, JSON.stringify(left));
    else localStorage.removeItem(PREFIX + code);
  } catch {
    // A private window has kept nothing.
  }
}

const LAST = "hairpin/last-table";

/** The table that this browser sat at last, or null. */
export function readLastTable(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

/** Remember where this browser sits, or forget a table that is gone. */
export function keepLastTable(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(LAST);
    else localStorage.setItem(LAST, code);
  } catch {
    // A private window remembers nothing; the table's code still leads there.
  }
}

const CLIENT = "hairpin/client";
let client = "";

/** The random name of this browser, which tells its repeated commands from those of others. */
export function readClient(): string {
  try {
    client = localStorage.getItem(CLIENT) || client || makeHex(16);
    localStorage.setItem(CLIENT, client);
  } catch {
    // A private window keeps it as long as the page is open.
    client ||= makeHex(16);
  }
  return client;
}

/** The key in a personal link; it leaves the address bar once it is kept, so that nobody shares it by accident. */
export function takeKeyFromAddress(code: string): string | null {
  const key = decodeURIComponent(location.hash.slice(1));
  if (key === "" || key.startsWith("/")) return null;
  if (keepKey(code, key)) history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

/** Random hexadecimal digits, without an API that needs a secure context. */
export function makeHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}
