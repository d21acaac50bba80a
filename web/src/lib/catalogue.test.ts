import { beforeEach, expect, it, vi } from "vitest";
import { has, t, words } from "../words";
import { catalogue } from "./catalogue.svelte";
import { makeSeat } from "./fakes";
import { readEnd } from "./outcome";

const FACTS = [
  { name: "monza", standard_driver: "racer" },
  { name: "pig", standard_driver: "random" },
];

beforeEach(() => words.speak("en"));

it("brings the words of a game that the page was built without, and its standard driver", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(path === "/api/games" ? JSON.stringify(FACTS) : "pig-title = Pig!");
  });
  expect([catalogue.games, catalogue.standardDriverOf("pig")]).toEqual([[], ""]);
  await catalogue.load();
  await vi.waitFor(() => expect(has("pig-title")).toBe(true));
  expect(t("pig-title")).toBe("Pig!");
  expect(asked).toEqual(["/api/games", "/api/games/pig/words/en"]);
  expect(["monza", "pig", "other"].map((game) => catalogue.standardDriverOf(game))).toEqual(["racer", "random", ""]);
  vi.unstubAllGlobals();
});

it("the end of a race names its winners, with the score of the first", () => {
  const seats = [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben" }), makeSeat({ name: "Cleo" })];
  const result = { ranking: [[1, 2], [0]], reason: "goal", scores: [null, 7, 7] };
  expect(readEnd(result, seats)).toEqual({ reason: "goal", names: "Ben and Cleo", winners: 2, score: 7 });
});
