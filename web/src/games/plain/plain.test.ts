import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { event, FakeSocket, makeRace, makeSeat, makeTable, makeYou, welcome } from "../../lib/fakes";
import { playback } from "../../lib/playback.svelte";
import { TableClient } from "../../lib/table.svelte";
import type { GameFacts, Happening, Race, Table } from "../../wire";
import { has, words } from "../../words";
import { makePlainCard, makePlainKit } from ".";
import PlainRace from "./PlainRace.svelte";
import { readArgs, sayHappening, sayPosition } from "./speech";

const VIEW = { turn: 0, scores: [12, 7], turn_total: 5, phase: "act", is_late: false, deep: { a: 1 } };
const seats = [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben" })];
const kit = makePlainKit("pig");

function makePig(race: Partial<Race> = {}, number = 1): Table {
  return makeTable({ game: "pig", number, seats, race: makeRace({ view: VIEW, ply: number, ...race }) });
}

function show(table: Table): { client: TableClient; socket: FakeSocket } {
  const client = new TableClient("ABC234", (url) => new FakeSocket(url));
  const socket = FakeSocket.last;
  socket.open();
  socket.say(welcome(table, makeYou()));
  render(PlainRace, { client });
  return { client, socket };
}

const happening = (more: Partial<Happening>): Happening => ({
  kind: "rolled",
  seat: 0,
  places: [],
  dice: "",
  word: "",
  steps: [],
  score: null,
  ...more,
});

beforeEach(() => words.speak("en"));

test("a message takes the scalar fields of a view, and lists joined by commas", () => {
  expect(readArgs({ names: ["a", "", null] })).toEqual({ names: "a, –, –" });
  expect(readArgs(VIEW)).toEqual({ turn: 0, scores: "12, 7", turn_total: 5, phase: "act", is_late: "no" });
});

test("without messages the sentences are made from the names on the wire", () => {
  expect(has("pig-title")).toBe(false);
  expect(kit.cardOf({}, null).title("Pig")).toBe("Pig");
  expect(kit.cardOf({}, null).title("")).toBe("Pig");
  expect(sayPosition("pig", VIEW, "Ada")).toBe("Ada. Scores: 12, 7. Turn total: 5. Phase: act. Is late: no.");
  expect(sayHappening("pig", happening({ dice: "4" }), seats)).toBe("Ada: Rolled 4");
  expect(kit.sayEnd({ reason: "hundred-points", names: "Ada", winners: 1, score: 101 })).toBe("Hundred points (101)");
});

test("there is a button for each legal action, and none after one was taken", async () => {
  const { client, socket } = show(makePig({ awaits_roll: false, actor: 0, legal: ["roll", "hold"] }));
  expect(screen.getAllByRole("button", { name: /^(Roll|Hold)$/ })).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: "Hold" }));
  expect(socket.heard("move")).toMatchObject([{ words: ["hold"] }]);
  expect(screen.queryByRole("button", { name: "Hold" })).toBeNull();
  client.close();
});

test("where chance waits there is one button, which rolls", async () => {
  const { client, socket } = show(makePig());
  await fireEvent.click(screen.getByRole("button", { name: "Roll" }));
  expect(socket.heard("roll")).toHaveLength(1);
  client.close();
});

test("the keyboard is on the first action", async () => {
  const { client } = show(makePig({ awaits_roll: false, actor: 0, legal: ["roll", "hold"] }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Roll"));
  client.close();
});

test("what happened is listed, the newest first, and a new race begins a new list", async () => {
  const { client, socket } = show(makePig());
  const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  socket.say(event(makePig({ on_turn: 1 }, 2), [happening({ dice: "4" }), happening({ kind: "turn", seat: 1 })]));
  await tick();
  expect(lines()).toEqual(["Ben: Turn", "Ada: Rolled 4"]);
  socket.say(event(makePig({ number: 2, on_turn: 1 }, 3), [happening({ dice: "6" })]));
  await tick();
  expect(lines()).toEqual(["Ada: Rolled 6"]);
  client.close();
});

test("at the end it says who has won and why, and nothing can be pressed", () => {
  const result = { ranking: [[1], [0]], reason: "goal", scores: [12, 50] };
  const { client } = show(makePig({ awaits_roll: false, on_turn: null, result }));
  expect(screen.getByText("Ben wins!")).toBeTruthy();
  expect(screen.getByText("Goal (50)")).toBeTruthy();
  expect(document.querySelector("[data-action]")).toBeNull();
  client.close();
});

const FACTS: GameFacts = {
  name: "pig",
  title: "Pig",
  version: 1,
  players: [2, 3, 4],
  cars: [],
  standard_driver: "random",
  has_reviews: false,
  has_forecasts: false,
  options: [],
  board_option: "",
  boards: [],
  drivers: [],
};

test("its card opens a table that the game can start at", () => {
  const kindsOf = (facts: Partial<GameFacts>) =>
    makePlainCard({ ...FACTS, ...facts }).table.seats?.map(({ kind }) => kind);
  expect(kindsOf({})).toEqual(["here", "computer"]);
  expect(kindsOf({ standard_driver: "" })).toEqual(["here", "here"]);
  expect(kindsOf({ players: [4, 3] })).toEqual(["here", "computer", "computer"]);
  expect(kindsOf({ players: [1] })).toEqual(["here"]);
});

test("nothing is animated: the shell of the race follows at once, with and without a story", async () => {
  const { client, socket } = show(makePig());
  const told: string[] = [];
  const unsubscribe = playback.subscribe(({ kind }) => told.push(kind));
  const next = makePig({ on_turn: 1 }, 2);
  socket.say(event(next, [happening({ kind: "turn", seat: 1 })]));
  await tick();
  expect([told, playback.show(next).race?.on_turn]).toEqual([["turn"], 1]);
  const later = makePig({ on_turn: 0 }, 9);
  socket.say(welcome(later, makeYou()));
  await tick();
  expect(playback.show(later).race?.on_turn).toBe(0);
  unsubscribe();
  client.close();
});
