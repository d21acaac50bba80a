import { describe, expect, it, vi } from "vitest";
import {
  forgetEvening,
  keepEvening,
  MOST_EVENINGS,
  readEvenings,
  restoreEvening,
  suggestNames,
  type Evening,
} from "./evenings";
import { makeSeat, makeTable, makeYou } from "./fakes";

const SEATS = [
  makeSeat({ name: "Mia", car: "yellow" }),
  makeSeat({ kind: "link", name: "Opa", car: "blue" }),
  makeSeat({ kind: "computer", car: "green", driver: "learner:25" }),
];

function play(code: string, changes = {}): void {
  keepEvening(makeTable({ code, seats: SEATS, races: 1, trophies: [2, 1, 0], champions: [0], ...changes }), makeYou());
}

const readFirst = (): Evening => {
  const [first] = readEvenings();
  if (!first) throw new Error("nothing is kept");
  return first;
};

describe("an evening", () => {
  it("keeps who played, in which cars, with which drivers, and who won", () => {
    play("AAAAAA", { options: { track: "long", pro: "yes" }, pace: "calm" });
    expect(readFirst()).toEqual({
      code: "AAAAAA",
      game: "test",
      options: { track: "long", pro: "yes" },
      ownBoard: "",
      pace: "calm",
      starterRule: "youngest",
      seats: [
        { kind: "here", name: "Mia", car: "yellow", driver: null, trophies: 2, isChampion: true },
        { kind: "link", name: "Opa", car: "blue", driver: null, trophies: 1, isChampion: false },
        { kind: "computer", name: "", car: "green", driver: "learner:25", trophies: 0, isChampion: false },
      ],
    });
  });

  it("of a guest has this screen's seat here, and the host's by link", () => {
    keepEvening(makeTable({ code: "AAAAAA", seats: SEATS, races: 1 }), makeYou({ is_host: false, seats: [1] }));
    expect(readFirst().seats.map(({ kind }) => kind)).toEqual(["link", "here", "computer"]);
  });

  it("begins with a race in which this browser has a seat", () => {
    play("AAAAAA", { races: 0 });
    keepEvening(makeTable({ code: "BBBBBB", seats: SEATS, races: 1 }), makeYou({ seats: [] }));
    expect(readEvenings()).toEqual([]);
  });

  it("is the newest one again when its table is played on", () => {
    play("AAAAAA");
    play("BBBBBB");
    play("AAAAAA", { races: 2, trophies: [3, 1, 0] });
    expect(readEvenings().map(({ code }) => code)).toEqual(["AAAAAA", "BBBBBB"]);
    expect(readFirst().seats[0]?.trophies).toBe(3);
  });

  it("is forgotten, and kept again at its place", () => {
    for (const code of ["AAAAAA", "BBBBBB", "CCCCCC"]) play(code);
    const evening = readEvenings()[1];
    if (!evening) throw new Error("nothing is kept");
    forgetEvening(evening);
    expect(readEvenings().map(({ code }) => code)).toEqual(["CCCCCC", "AAAAAA"]);
    restoreEvening(evening, 1);
    expect(readEvenings().map(({ code }) => code)).toEqual(["CCCCCC", "BBBBBB", "AAAAAA"]);
  });
});

describe("what is kept", () => {
  it("is bounded", () => {
    for (let number = 0; number < 20; number++) play(`TABLE${number}`);
    expect(readEvenings()).toHaveLength(MOST_EVENINGS);
    expect(readFirst().code).toBe("TABLE19");
  });

  it.each([
    "no JSON",
    "null",
    "[]",
    '{"version":2,"evenings":[{"code":"A","game":"g","seats":[{}]}]}',
    '{"version":1,"evenings":"x"}',
    '{"version":1,"evenings":[null,7,{"code":"A"},{"code":"A","game":"g","seats":[]}]}',
  ])("is left out where it is damaged: %s", (text) => {
    localStorage.setItem("hairpin/evenings", text);
    expect(readEvenings()).toEqual([]);
  });

  it("is repaired in parts", () => {
    const seat = { kind: "horse", name: "x".repeat(900), trophies: -3, driver: 4 };
    const evening = { code: "A", game: "g", seats: [seat], options: { a: 1, b: "yes" }, pace: "warp" };
    localStorage.setItem("hairpin/evenings", JSON.stringify({ version: 1, evenings: [evening] }));
    const { seats, options, pace } = readFirst();
    expect(seats[0]).toMatchObject({ kind: "here", name: "x".repeat(64), trophies: 0, driver: null });
    expect([options, pace]).toEqual([{ a: "", b: "yes" }, "normal"]);
  });

  it("is nothing in a private window, and no error", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => play("AAAAAA")).not.toThrow();
    refuse.mockRestore();
    expect(readEvenings()).toEqual([]);
  });
});

it("names are suggested once each, of people, without those that are taken", () => {
  play("AAAAAA");
  play("BBBBBB");
  expect(suggestNames(readEvenings(), ["Opa"])).toEqual(["Mia"]);
});
