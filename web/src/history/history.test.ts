import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Best, History, PastRace, PastSeat } from "../wire";
import { words } from "../words";
import Champions from "./Champions.svelte";
import { Chronicle } from "./chronicle.svelte";
import { groupBests, listByPlace, readReigns } from "./reigns";
import { readCode } from "./route.svelte";
import { namePast, sayBest, sayBoard, sayDate } from "./say";

const ada: PastSeat = { name: "Ada", car: "red", driver: null };
const ben: PastSeat = { name: "Ben", car: "blue", driver: null };
const flash: PastSeat = { name: "", car: "green", driver: "racer" };

function makeRace(number: number, winners: readonly number[], more: Partial<PastRace> = {}): PastRace {
  return {
    number,
    ended: 1_800_000_000 + number,
    how: "finished",
    game: "test",
    board: "b1",
    options: {},
    own_board: null,
    seats: [ada, ben, flash],
    winners,
    places: [],
    turns: 4,
    facts: [],
    ...more,
  };
}

const best = (more: Partial<Best> = {}): Best => ({
  name: "turns",
  game: "test",
  board: "b1",
  number: 3,
  seats: [ada],
  race: 1,
  ...more,
});

beforeEach(async () => {
  await words.speak("en");
  await words.learn("history");
});

afterEach(cleanup);

describe("champions", () => {
  const tell = (races: readonly PastRace[]) =>
    readReigns(races).map(({ champions, since, wins }) => [namePast(champions).join("+"), since.number, wins]);

  it("reign until others win; races without winners change nothing", () => {
    const abandoned = makeRace(4, [], { how: "abandoned" });
    const races = [makeRace(6, [0]), makeRace(5, [1]), abandoned, makeRace(3, [1]), makeRace(2, [1]), makeRace(1, [0])];
    expect(tell(races)).toEqual([
      ["Ada", 6, 1],
      ["Ben", 2, 3],
      ["Ada", 1, 1],
    ]);
    expect(tell([])).toEqual([]);
  });

  it("are known again in another car; two who win together are others than one of them", () => {
    const inYellow = makeRace(2, [0], { seats: [{ ...ada, car: "yellow" }] });
    expect(tell([makeRace(3, [0, 1]), inYellow, makeRace(1, [0])])).toEqual([
      ["Ada+Ben", 3, 1],
      ["Ada", 1, 2],
    ]);
  });

  it("that are older come on demand, and the focus goes on to the first of them", async () => {
    const races = Array.from({ length: 40 }, (_, index) => makeRace(40 - index, [index % 2]));
    render(Champions, { races });
    const count = screen.getAllByRole("listitem").length;
    for (const shown of [count, count + 24]) {
      const more = screen.getByRole("button", { name: "Show earlier champions" });
      more.focus();
      await fireEvent.click(more);
      const items = screen.getAllByRole("listitem");
      await vi.waitFor(() => expect(document.activeElement).toBe(items[shown]));
    }
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are by the car where they have no name, and a computer is no person of its name", () => {
    const named: PastSeat = { name: "Flash", car: "green", driver: null };
    const nobody: PastSeat = { name: "", car: "green", driver: null };
    const races = [named, nobody, flash].map((seat, index) => makeRace(3 - index, [0], { seats: [seat] }));
    expect(tell(races)).toHaveLength(3);
  });
});

describe("a race", () => {
  it("lists its seats by place, then those without one", () => {
    expect(listByPlace(makeRace(1, [2], { places: [[2], [0]] }))).toEqual([2, 0, 1]);
    expect(listByPlace(makeRace(1, []))).toEqual([0, 1, 2]);
    expect(listByPlace(makeRace(1, [], { places: [[7], [1]] }))).toEqual([1, 0, 2]);
  });

  it("names twins by their cars, and keeps names apart that are written from right to left", () => {
    expect(namePast([flash, { ...flash, car: "red" }])[1]).toMatch(/red/i);
    expect(namePast([{ ...ada, name: "נועה" }])).toEqual(["\u2068נועה\u2069"]);
    expect(namePast([{ ...ada, name: "", car: "" }])[0]).not.toBe("");
  });

  it("is on the board of the game, or on somebody's own", () => {
    const own = { name: "own", title: "Our garden" } as PastRace["own_board"];
    expect(sayBoard([], makeRace(1, []))).toBe("Test");
    const games = [{ name: "test", title: "Test", board_option: "track", boards: [] }] as never;
    expect(sayBoard(games, makeRace(1, [], { own_board: own }))).toBe("Our garden");
  });

  it("has its date in the language of the page, or none", async () => {
    expect(sayDate(null)).toBe("");
    expect(sayDate(1_800_000_000)).toMatch(/Jan \d+, 2027/);
    await words.speak("de");
    expect(sayDate(1_800_000_000)).toMatch(/\d+\.01\.2027/);
  });
});

describe("records", () => {
  it("are together by board, with a race on it; those whose races are not read yet are left out", () => {
    const races = [makeRace(2, [0], { board: "b2" }), makeRace(1, [0])];
    const bests = [best({ board: "b2" }), best(), best({ name: "other" }), best({ board: "b3" })];
    const groups = groupBests(bests, races).map(({ race, bests: own }) => [race.number, own.length]);
    expect(groups).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it("are told by the game's own sentence or the shared one; without words they are left out", () => {
    expect(sayBest(best())?.says).toBe("Ada won in 3 turns.");
    const bump = best({ game: "monza", name: "longest-push", seats: [ada, ben], number: 5 });
    expect(sayBest(bump)?.says).toBe("Ada sent Ben back 5 spaces.");
    expect(sayBest(best({ name: "sneezes" }))).toBeNull();
  });
});

describe("the history", () => {
  const history = (races: number, isComplete: boolean): History => ({
    code: "ABC234",
    races: Array.from({ length: races }, (_, index) => makeRace(races - index, [0])),
    shelves: [],
    bests: [],
    is_complete: isComplete,
  });
  const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

  it("is read on until it is complete, also after the connection was lost, with the keys of this browser", async () => {
    vi.useFakeTimers();
    localStorage.setItem("hairpin/keys/ABC234", '["k1","k2"]');
    const fetched = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer(history(2, false)))
      .mockImplementationOnce(() => Promise.reject(new TypeError("lost")))
      .mockImplementation(() => answer(history(5, true)));
    vi.stubGlobal("fetch", fetched);
    const chronicle = new Chronicle("ABC234");
    chronicle.read();
    await vi.advanceTimersByTimeAsync(0);
    expect([chronicle.history?.races.length, chronicle.history?.is_complete]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([chronicle.history?.races.length, chronicle.history?.is_complete]).toEqual([5, true]);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ "Hairpin-Keys": "k1,k2" });
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("says why it cannot be read, and asks no more", async () => {
    const fetched = vi.fn<typeof fetch>(() => answer({ code: "table/locked", message: "", fields: {} }, 403));
    vi.stubGlobal("fetch", fetched);
    const chronicle = new Chronicle("ABC234");
    chronicle.read();
    await vi.waitFor(() => expect(chronicle.refusal).toBe("table/locked"));
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

it("an address names a table, or nothing", () => {
  expect(readCode("abc234")).toBe("ABC234");
  for (const payload of [null, "", "../x", "a b"]) expect(readCode(payload)).toBeNull();
});
