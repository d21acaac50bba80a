import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeSocket, makeRace, makeSeat, makeTable, makeYou, welcome } from "../lib/fakes";
import { TableClient } from "../lib/table.svelte";
import type { Outcome, Table, You } from "../wire";
import { words } from "../words";
import AwayOffer from "./AwayOffer.svelte";
import MenuSeat from "./MenuSeat.svelte";
import Podium from "./Podium.svelte";
import Rail from "./Rail.svelte";

beforeEach(() => words.speak("en"));

const opa = makeSeat({ name: "Opa", kind: "link", car: "blue" });
const seats = [makeSeat({ name: "Mama" }), opa];
const result: Outcome = { ranking: [[1], [0]], reason: "most-points", scores: [null, 3] };

function sit(table: Table, you: You): { client: TableClient; socket: FakeSocket } {
  const client = new TableClient("ABC234", (url) => new FakeSocket(url));
  const socket = FakeSocket.last;
  socket.open();
  socket.say(welcome(table, you));
  return { client, socket };
}

describe("the rail", () => {
  it("names the champion", () => {
    const race = makeRace();
    const table = makeTable({ seats, race, champions: [0] });
    render(Rail, { table, race, you: makeYou(), turn: 0 });
    expect(screen.getByRole("img", { name: "Champion" })).toBeTruthy();
  });
});

describe("somebody who is away", () => {
  const race = makeRace();
  const away = makeTable({ seats: [makeSeat(), makeSeat({ ...seats[1], is_away: true })], race });

  it("may be driven for, if the host says so", () => {
    const { client, socket } = sit(away, makeYou());
    render(AwayOffer, { client, table: away, you: makeYou(), race });
    expect(screen.getByRole("alertdialog", { name: /Opa has been away/ })).toBeTruthy();
    screen.getByRole("button", { name: "Yes, please" }).click();
    expect(socket.heard("hand-over")).toMatchObject([{ seat: 1 }]);
    client.close();
  });

  it("is nobody else's business", () => {
    const guest = makeYou({ is_host: false, seats: [] });
    const { client } = sit(away, guest);
    render(AwayOffer, { client, table: away, you: guest, race });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    client.close();
  });

  it("takes the seat back on coming home", () => {
    const you = makeYou({ is_host: false, seats: [1] });
    const table = makeTable({ seats: [makeSeat(), makeSeat({ ...seats[1], driver: "racer" })], race });
    const { client, socket } = sit(table, you);
    render(AwayOffer, { client, table, you, race });
    screen.getByRole("button", { name: "I’m back!" }).click();
    expect(socket.heard("take-back")).toMatchObject([{ seat: 1 }]);
    client.close();
  });
});

describe("a seat in the menu", () => {
  const race = makeRace();
  const table = makeTable({ seats, race });

  it("lets the host send a player away, who was asked about first", async () => {
    const { client, socket } = sit(table, makeYou());
    render(MenuSeat, { client, seat: opa, index: 1, table, you: makeYou() });
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(screen.getByRole("group", { name: /Send Opa away\? The computer drives on/ })).toBeTruthy();
    expect(socket.heard("send-away")).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(socket.heard("send-away")).toMatchObject([{ seat: 1 }]);
    client.close();
  });

  it("offers nobody else to send somebody away", () => {
    const guest = makeYou({ is_host: false, seats: [1] });
    const { client } = sit(table, guest);
    render(MenuSeat, { client, seat: opa, index: 1, table, you: guest });
    expect(screen.queryByRole("button", { name: /away/ })).toBeNull();
    client.close();
  });
});

describe("the podium", () => {
  const race = makeRace({ result });
  const table = makeTable({ stage: "over", seats, race, trophies: [0, 1], champions: [1] });

  it("says who won and why, and starts the next race for the host", () => {
    const { client, socket } = sit(table, makeYou());
    render(Podium, { client, table, you: makeYou(), race, result, onlook: vi.fn() });
    expect(screen.getByRole("heading", { name: "Opa wins!" })).toBeTruthy();
    expect(screen.getByText("Most points (3)")).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/api/tables/ABC234/races/1.race");
    screen.getByRole("button", { name: "Again!" }).click();
    expect(socket.heard("start")).toHaveLength(1);
    socket.say(event(makeTable({ number: 2, race: makeRace({ number: 2 }) })));
    expect(client.table?.race?.number).toBe(2);
    client.close();
  });

  it.each([
    [[null, null], "Chance lay in a sealed envelope before the race began; nobody at the table mixed it."],
    [
      ["a1", null],
      "Fair and square: chance lay in a sealed envelope before the race began, and one player mixed it, too.",
    ],
    [
      ["a1", "b2"],
      "Fair and square: chance lay in a sealed envelope before the race began, and 2 players mixed it, too.",
    ],
  ])("says how many seats mixed the dice: %j", (nonces, says) => {
    const { client } = sit(table, makeYou());
    const mixed = { ...race, fairness: { ...race.fairness, nonces } };
    render(Podium, { client, table, you: makeYou(), race: mixed, result, onlook: vi.fn() });
    expect(screen.getByText((text) => text.replace(/[\u2068\u2069]/g, "").startsWith(says))).toBeTruthy();
    client.close();
  });

  it("lets guests wait", () => {
    const guest = makeYou({ is_host: false });
    const { client } = sit(table, guest);
    render(Podium, { client, table, you: guest, race, result, onlook: vi.fn() });
    expect(screen.queryByRole("button", { name: "Again!" })).toBeNull();
    client.close();
  });
});
