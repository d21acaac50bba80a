/** Before every test: components find their words in English, and nothing is remembered. */

import { beforeEach } from "vitest";
import { words } from "./words";

beforeEach(async () => {
  localStorage.clear();
  await words.speak("en");
});
