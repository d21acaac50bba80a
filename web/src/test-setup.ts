/** Before every test of the page: components find their words in English, and nothing is remembered. */

import { beforeEach } from "vitest";
import { words } from "./words";

beforeEach(async () => {
  if (!("document" in globalThis)) return;
  localStorage.clear();
  await words.speak("en");
});
