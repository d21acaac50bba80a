/** Before every test of the page: components find their words in English, and nothing is remembered. */

import { beforeEach } from "vitest";
import { words } from "./words";

beforeEach(async () => {
  if (!("document" in globalThis)) return;
  localStorage.clear();
  await words.speak("en");
});

// jsdom knows no modal dialogs.
if ("HTMLDialogElement" in globalThis) {
  HTMLDialogElement.prototype.showModal ??= function showModal(): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
