import { beforeEach, expect, it } from "vitest";
import { words } from "../words";
import { FakeSocket, makeSeat, makeTable, makeYou, welcome } from "./fakes";
import { boardTitle, seatName } from "./names";
import { TableClient } from "./table.svelte";
import type { BoardFacts, GameFacts, Seat } from "../wire";

const computer = (driver: string, car: string, name = ""): Seat => makeSeat({ kind: "computer", driver, car, name });

/** The names that the page has for the seats of a table. */
function nameSeats(...seats: readonly Seat[]): readonly string[] {
  const client = new TableClient("ABC234", (url) => new FakeSocket(url));
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(makeTable({ seats }), makeYou()));
  const names = client.table?.seats.map((seat) => seatName(seat)) ?? [];
  client.close();
  return names;
}

beforeEach(() => words.speak("en"));

it("calls a computer by its driver's name", () => {
  expect(nameSeats(makeSeat({ name: "Ada" }), computer("racer", "blue"), computer("learner:25", "green"))).toEqual([
    "Ada",
    "Flash",
    "Pip",
  ]);
});

it("tells computers with the same driver apart by their cars, in every language", async () => {
  const seats = [computer("learner:25", "red"), computer("racer", "blue"), computer("learner", "white")];
  for (const [language, names] of Object.entries({
    en: ["Pip (red)", "Flash", "Pip (white)"],
    de: ["Piep (rot)", "Blitz", "Piep (weiß)"],
    zh: ["叽叽（红）", "闪电", "叽叽（白）"],
  })) {
    await words.speak(language);
    expect(nameSeats(...seats)).toEqual(names);
  }
});

it("calls a person by their own name or car while a computer drives for them", () => {
  const seats = [makeSeat({ name: "Ada", driver: "racer" }), makeSeat({ car: "blue", driver: "racer" })];
  expect(nameSeats(...seats, computer("racer", "green"))).toEqual(["Ada", "Blue", "Flash"]);
});

it("gives a shipped board its name in the language, and lets any other keep its title", async () => {
  const monza = { name: "monza" } as GameFacts;
  const board = (name: string, title: string) => ({ name, title }) as BoardFacts;
  await words.speak("de");
  expect(boardTitle(monza, board("long", "Long track"))).toBe(words.t("board-monza-long"));
  expect(boardTitle(monza, board("my-board", "우리 트랙"))).toBe("우리 트랙");
});
