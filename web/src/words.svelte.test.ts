import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { settings } from "./lib/settings.svelte";
import { LANGUAGES, learnGame, matchLanguage, startSpeaking, words } from "./words";
import { stretch } from "./pseudo";
import { type FetchMore, PSEUDO, Words } from "./words.svelte";

const say = (text: string) => () => Promise.resolve(text);
const two = (fetchGame?: FetchMore) =>
  new Words(
    {
      en: say("greeting = Hello\nlaps = { $count ->\n    [one] one lap\n   *[other] { $count } laps\n }"),
      de: say("greeting = Hallo"),
    },
    fetchGame,
  );
/** The files of a game that the page was built without, by language. */
const KART: Readonly<Record<string, string>> = {
  en: "kart-go = Go!\nkart-stop = Stop!\ngreeting = mine",
  de: "kart-go = Los!",
};
const fetchKart = (_: string, language: string) => Promise.resolve(KART[language] ?? "");

test("a message is said in the language spoken last", async () => {
  const words = two();
  await words.speak("en");
  expect(words.t("greeting")).toBe("Hello");
  await words.speak("de");
  expect(words.t("greeting")).toBe("Hallo");
  expect(words.language).toBe("de");
  expect(document.documentElement.lang).toBe("de");
});

test("numbers follow the plural rules, without invisible marks around them", async () => {
  const words = two();
  await words.speak("en");
  expect([1, 2].map((count) => words.t("laps", { count }))).toEqual(["one lap", "2 laps"]);
});

test("a message that a language lacks is said in English", async () => {
  const words = two();
  await words.speak("de");
  expect(words.t("laps", { count: 1 })).toBe("");
  await vi.waitFor(() => expect(words.t("laps", { count: 1 })).toBe("one lap"));
  expect(["greeting", "laps", "nonsense"].map(words.has)).toEqual([true, true, false]);
});

test("a language that cannot be fetched, or read, is English", async () => {
  const words = new Words({
    en: say("greeting = Hello"),
    de: () => Promise.reject(new Error("no network")),
    fr: say("greeting = a\ngreeting = b"),
  });
  for (const language of ["de", "fr"]) {
    document.documentElement.lang = "";
    await words.speak(language);
    expect([words.t("greeting"), words.language, document.documentElement.lang]).toEqual(["Hello", "en", "en"]);
  }
});

test("the pseudo-language is English, twice as long, around what is put in", async () => {
  const words = new Words({ en: say("greeting = Hello, { $name }!") });
  await words.speak(PSEUDO);
  expect(words.t("greeting", { name: "Ada" })).toBe("Ĥééļļöö Ĥé, Ada!");
  expect([words.languages, words.language]).toEqual([["en"], "en"]);
  for (const text of ["Roll the dice", "Start!"])
    expect(stretch(text).length).toBeGreaterThanOrEqual(1.6 * text.length);
});

test("a message that exists nowhere, or lacks an argument, is a mistake", async () => {
  const words = two();
  await words.speak("en");
  expect(() => words.t("nonsense")).toThrow("«nonsense»");
  expect(() => words.t("laps")).toThrow("count");
});

test("of two switches under way the last one wins", async () => {
  let arrive: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (arrive = resolve));
  const words = new Words({ en: say("greeting = Hello"), de: () => late });
  const slow = words.speak("de");
  await words.speak("en");
  arrive("greeting = Hallo");
  await slow;
  expect(words.t("greeting")).toBe("Hello");
});

test("what depends on a message follows the language", async () => {
  const words = two();
  await words.speak("en");
  const said: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void said.push(words.t("greeting")));
  });
  flushSync();
  await words.speak("de");
  flushSync();
  stop();
  expect(said).toEqual(["Hello", "Hallo"]);
});

test("the messages of a learned game are added in every language, and what depends on them follows", async () => {
  const words = two(fetchKart);
  await words.speak("en");
  const said: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void said.push(words.has("kart-go") ? words.t("kart-go") : "raw"));
  });
  flushSync();
  await words.learn("kart");
  flushSync();
  await words.speak("de");
  flushSync();
  stop();
  expect([...new Set(said)]).toEqual(["raw", "Go!", "Los!"]);
});

test("a learned game falls back to its English, and replaces no message of others", async () => {
  const words = two(fetchKart);
  await words.speak("de");
  words.t("laps", { count: 1 });
  await vi.waitFor(() => expect(words.has("laps")).toBe(true));
  expect(words.has("kart-stop")).toBe(false);
  await words.learn("kart");
  expect([words.t("kart-stop"), words.t("greeting")]).toEqual(["Stop!", "Hallo"]);
  await words.speak("en");
  expect(words.t("greeting")).toBe("Hello");
});

test("a game that is learned while a language loads is in it", async () => {
  const words = two(fetchKart);
  const loading = words.speak("de");
  await words.learn("kart");
  await loading;
  expect(words.t("kart-go")).toBe("Los!");
});

test("a game whose file cannot be fetched has no messages, and the language works", async () => {
  const words = two(() => Promise.reject(new Error("no network")));
  await words.speak("de");
  await words.learn("kart");
  expect([words.has("kart-go"), words.t("greeting")]).toEqual([false, "Hallo"]);
});

test("each file of a game is fetched once per language", async () => {
  const fetchGame = vi.fn(fetchKart);
  const words = two(fetchGame);
  await words.speak("en");
  await words.learn("kart");
  await words.learn("kart");
  await words.speak("de");
  expect(fetchGame.mock.calls).toEqual([
    ["kart", "en"],
    ["kart", "de"],
  ]);
});

test("whoever learns a game that somebody else is learning waits for its messages, too", async () => {
  const words = two(fetchKart);
  await words.speak("en");
  void words.learn("kart");
  await words.learn("kart");
  expect(words.t("kart-go")).toBe("Go!");
});

test("the server is asked for the words of games that the page was built without, and of no others", async () => {
  const fetchText = vi.fn((path: string) => Promise.resolve(new Response(path.includes("/kart/") ? KART.en : "")));
  vi.stubGlobal("fetch", fetchText);
  await words.speak("en");
  for (const name of ["monza", "memo", "kart", "go/kart"]) learnGame(name);
  await vi.waitFor(() => expect(words.has("kart-go")).toBe(true));
  vi.unstubAllGlobals();
  const asked = new Set(fetchText.mock.calls.map(([path]) => path));
  expect(asked).toEqual(new Set(["/api/games/kart/words/en", "/api/games/go%2Fkart/words/en"]));
  expect(words.t("monza-roll")).toBe("Roll the dice");
});

test.each([
  ["refuses", () => Promise.resolve(new Response("no", { status: 404 }))],
  ["does not answer", () => Promise.reject(new Error("no network"))],
])("a server that %s leaves the language as it is", async (name, answer) => {
  const fetchText = vi.fn(answer);
  vi.stubGlobal("fetch", fetchText);
  await words.speak("de");
  learnGame(name);
  await words.speak("en");
  vi.unstubAllGlobals();
  expect(fetchText).toHaveBeenCalled();
  expect(words.t("menu")).toBe("Menu");
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "de"], "de"],
  [["zh-TW"], "zh-Hant"],
  [["zh-CN"], "zh-Hans"],
  [["EN-gb"], "en"],
  [["", "tlh", "not a language"], "en"],
  [[], "en"],
])("a browser that wants %j gets %s", (wanted, language) => {
  expect(matchLanguage(wanted, ["de", "en", "zh-Hans", "zh-Hant"])).toBe(language);
});

test("the browser’s language is spoken until somebody chooses another, which is remembered", async () => {
  await startSpeaking();
  expect([words.language, settings.language]).toEqual(["en", ""]);
  await words.choose("de");
  await words.speak("en");
  await startSpeaking();
  expect([words.language, settings.language]).toEqual(["de", "de"]);
  settings.language = "";
});

test("the address can ask for a language, which is not remembered", async () => {
  history.replaceState(null, "", "/?language=ko");
  await startSpeaking();
  history.replaceState(null, "", "/");
  expect([words.language, words.t("menu"), settings.language]).toEqual(["ko", "메뉴", ""]);
});

test("languages are listed by their own names", () => {
  expect(LANGUAGES).toEqual({
    de: "Deutsch",
    en: "English",
    es: "Español",
    fr: "Français",
    it: "Italiano",
    ko: "한국어",
    nl: "Nederlands",
    zh: "中文",
  });
});

const texts = import.meta.glob<string>(["../../src/hairpin/words/**/*.ftl", "../../src/hairpin/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ids = (text: string | undefined) => new FluentResource(text ?? "").body.map((entry) => entry.id).sort();
const english = Object.keys(texts)
  .filter((path) => path.endsWith("/en.ftl"))
  .flatMap((path) => ids(texts[path]));

test.each(Object.entries(texts))("%s has the messages of its English file, each once", (path, text) => {
  const [own, ours] = [ids(texts[path.replace(/[^/]+$/, "en.ftl")]), ids(text)];
  expect(ours).toEqual(own);
  expect(new Set(ours).size).toBe(ours.length);
});

test("every message that the page names exists", () => {
  const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt(?:\(|Of\([^,"'`]+,)\s*["']([^"']+)["']/g)].map((match) => match[1]),
  );
  expect(named).not.toEqual([]);
  expect([...new Set(named)].filter((id) => id === undefined || !english.includes(id))).toEqual([]);
});
