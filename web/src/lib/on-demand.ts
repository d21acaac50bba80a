/** Parts of the page that are loaded when they are first needed. */

import { fetchHouse } from "./api";
import { pause } from "./motion";

export type Load<T> = () => Promise<T>;

const RETRY_MS = 2_000;
const KEY = "hairpin/reloaded";

/**
 * Load a part of the page; try again while the server cannot be reached. A server that answers without the part has been
 * updated: then the page is loaded again, once.
 */
export async function loadPart<T>(load: Load<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (await isServerThere()) reloadOnce();
    }
    await pause(RETRY_MS);
  }
}

/** Load parts that will be needed soon, when the browser has nothing else to do. */
export function preload(...loads: readonly Load<unknown>[]): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(() => {
    for (const load of loads) load().catch(() => undefined);
  });
}

async function isServerThere(): Promise<boolean> {
  return fetchHouse().then(
    () => true,
    () => false,
  );
}

function reloadOnce(): void {
  const version = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  try {
    if (sessionStorage.getItem(KEY) === version) return;
    sessionStorage.setItem(KEY, version);
  } catch {
    return;
  }
  location.reload();
}
