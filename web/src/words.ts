/** The page's words: which languages there are, which one to speak, and `t`, which says a message in it. */

import { settings } from "./lib/settings.svelte";
import { ENGLISH, PSEUDO, Words } from "./words.svelte";

// One small file for each language, fetched when it is wanted. The texts are shared with the Python package.
const found = import.meta.glob<string>("../../src/hairpin/words/*.ftl", { query: "?raw", import: "default" });
const files = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load]),
);

export const words = new Words(files);
export const { has, t } = words;

/** The languages that we have, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  words.languages.map((tag) => [tag, nameLanguage(tag)]),
);

/** Return names as one says them in a row: «Ada, Ben and Cleo». */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** Speak the language in the address (`?language=fr`), else that chosen earlier, else the browser's first that we have. */
export async function startSpeaking(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("language") ?? "";
  const wanted = [asked, settings.language, ...navigator.languages];
  await words.speak(asked === PSEUDO ? PSEUDO : matchLanguage(wanted, words.languages));
}

/** Return the first wanted language that is available: exactly, else in the same script, else at all; else English. */
export function matchLanguage(wanted: readonly string[], available: readonly string[]): string {
  const offers = available.map((tag) => new Intl.Locale(tag).maximize());
  for (const tag of wanted) {
    const locale = parseTag(tag);
    const related = offers.filter((offer) => offer.language === locale?.language);
    const found =
      related.find((offer) => offer.baseName === locale?.baseName) ??
      related.find((offer) => offer.script === locale?.script) ??
      related[0];
    if (found) return available[offers.indexOf(found)] ?? ENGLISH;
  }
  return ENGLISH;
}

function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Return a language with its usual script and region, or nothing where the tag is none. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

// Under `make dev`: somebody has just edited a language.
import.meta.hot?.on("hairpin:words", ({ language, text }: { language: string; text: string }) => {
  files[language] = () => Promise.resolve(text);
  if (language === words.language) void words.speak(language);
  else if (language === ENGLISH) location.reload(); // what the spoken language lacks is said in English
});
