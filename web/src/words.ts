/** The page's texts: the languages, which one is used, and `t`, which returns a message in it. */

import { untrack } from "svelte";
import type { Load } from "./lib/on-demand";
import { settings } from "./lib/settings.svelte";
import { ENGLISH, PSEUDO, Words } from "./words.svelte";

type Texts = Readonly<Record<string, string>>;

// The Fluent files of the Python package. For each language vite.config.ts makes one chunk: the texts of the shared file
// and of all games' files, by path.
const found = import.meta.glob<Texts>("../../src/hairpin/words/*.ftl", { query: "?all", import: "default" });
/** By language the texts that have changed since the page was loaded, under `make dev`. */
const changed: Record<string, Texts> = {};
const files = Object.fromEntries(
  Object.entries(found).map(([path, load]) => {
    const tag = path.replace(/^.*\/|\.ftl$/g, "");
    return [tag, async () => Object.values({ ...(await load()), ...changed[tag] }).join("\n")];
  }),
);

const GAMES = import.meta.glob<string>("../../src/hairpin/games/*/words/en.ftl", {
  query: "?game",
  import: "default",
  eager: true,
});
const builtIn = new Set(Object.values(GAMES));
const FETCH_MS = 5000;

// Reports and analyses are written in the terminal.
const ofRooms = import.meta.glob<string>(
  ["../../src/hairpin/words/*/*.ftl", "!../../src/hairpin/words/{analyse,report}/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
/** The texts of rooms that are loaded when they are entered, by `<room>/<language>`. */
const rooms = Object.fromEntries(
  Object.entries(ofRooms).map(([path, load]) => [path.replace(/^.*\/words\/|\.ftl$/g, ""), load]),
);

export const words = new Words(files, fetchMore);
export const { has, t } = words;

/** The available languages, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  words.languages.map((tag) => [tag, nameLanguage(tag)]),
);

/** Get the messages of a game that the page was built without from the server, now and for each language chosen later. */
export function learnGame(name: string): void {
  if (!builtIn.has(name)) void words.learn(name);
}

/** Return how a room is loaded: its code, and its messages in the present language. */
export function withWords<T>(room: string, load: Load<T>): Load<T> {
  return async () => {
    // Whoever loads it must not depend on the language: the room would be made anew with every message that is learned.
    const language = untrack(() => words.language);
    const [loaded] = await Promise.all([load(), fetchRoomWords(room, language)]);
    await words.learn(room);
    return loaded;
  };
}

/** Use the language in the address (`?language=fr`), else that chosen earlier, else the browser's first available one. */
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

function fetchMore(name: string, tag: string): Promise<string> {
  return `${name}/${ENGLISH}` in rooms ? fetchRoomWords(name, tag) : fetchGameWords(name, tag);
}

async function fetchRoomWords(room: string, tag: string): Promise<string> {
  const load = rooms[`${room}/${tag}`];
  if (!load) throw new Error(`No words of the room «${room}» in ${tag}`);
  return load();
}

async function fetchGameWords(game: string, tag: string): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${tag}`, { signal });
  if (!response.ok) throw new Error(`No words of «${game}»: ${response.status}`);
  return response.text();
}

function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Return a language with its usual script and region; nothing if the tag is invalid. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

// Under `make dev`: a Fluent file has changed.
import.meta.hot?.on("hairpin:words", ({ language, path, text }: Record<"language" | "path" | "text", string>) => {
  changed[language] = { ...changed[language], [path]: text };
  if (language === words.language) void words.speak(language);
  else if (language === ENGLISH) location.reload(); // the fallback for messages that the language lacks
});
