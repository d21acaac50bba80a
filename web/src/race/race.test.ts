import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeSocket, makeRace, makeSeat, makeTable, makeYou, welcome } from "../lib/fakes";
import { TableClient } from "../lib/table.svelte";
import type { Outcome, Table, You } from "../wire";
import { words } from "../words";
import MenuSeat from "./MenuSeat.svelte";
import Podium from "./Podium.svelte";
import Rail from "./Rail.svelte";
import Waiting from "./Waiting.svelte";

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

  it("marks the seats of this page where others are played on other pages, and nobody where all sit here", async () => {
    const race = makeRace();
    const you = makeYou({ seats: [0] });
    const { rerender } = render(Rail, { table: makeTable({ seats, race }), race, you, turn: 0 });
    expect(screen.getAllByText("You").map((tag) => tag.closest("li")?.textContent)).toEqual([
      expect.stringContaining("Mama"),
    ]);
    const here = [makeSeat({ name: "Mama" }), makeSeat({ name: "Opa" }), makeSeat({ kind: "computer", car: "green" })];
    await rerender({ table: makeTable({ seats: here, race }), you: makeYou({ seats: [0, 1] }) });
    expect(screen.queryByText("You")).toBeNull();
  });
});

describe("a race that waits", () => {
  const race = makeRace({ on_turn: 1 });
  const gone = makeTable({ seats: [makeSeat(), makeSeat({ ...opa, is_online: false, is_away: true })], race });
  const link = { 1: "http://192.0.2.1/t/ABC234#key" };

  function wait(table: Table, you: You): FakeSocket {
    const { client, socket } = sit(table, you);
    render(Waiting, { client, table, you, race });
    return socket;
  }

  it("says for whom, and offers the host a computer and the link", async () => {
    const socket = wait(gone, makeYou({ links: link }));
    expect(screen.getByRole("region", { name: "Waiting for Opa…" })).toBeTruthy();
    screen.getByRole("button", { name: "Let the computer drive" }).click();
    expect(socket.heard("hand-over")).toMatchObject([{ seat: 1 }]);
    await fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toBe(link[1]);
  });

  it("offers the same to a stand-in, and to a guest beside the host nothing but the news", () => {
    const guest = makeYou({ is_host: false, seats: [0] });
    wait(gone, guest);
    expect(screen.getByText("The host can let the computer drive.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    wait(gone, { ...guest, is_host_away: true, stands_in_for: [1], links: link });
    expect(screen.getByRole("button", { name: "Let the computer drive" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send the link again" })).toBeTruthy();
  });

  it("offers who watches a table without a host another table", () => {
    wait(gone, makeYou({ is_host: false, seats: [], is_host_away: true }));
    expect(screen.getByRole("button", { name: "Open a new table like this one" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Let the computer drive" })).toBeNull();
  });

  it("offers a free seat to who watches", () => {
    const free = makeSeat({ ...opa, name: "", is_taken: false, is_online: false, is_away: true });
    const socket = wait(makeTable({ seats: [makeSeat(), free], race }), makeYou({ is_host: false, seats: [] }));
    expect(screen.getByRole("region", { name: "Nobody is in Blue’s seat yet." })).toBeTruthy();
    screen.getByRole("button", { name: "Sit here" }).click();
    expect(socket.heard("sit")).toMatchObject([{ seat: 1 }]);
  });

  it("is quiet while it is somebody else's turn", () => {
    const { client } = sit(gone, makeYou());
    render(Waiting, { client, table: gone, you: makeYou(), race: makeRace({ on_turn: 0 }) });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("gives a seat back on coming home", () => {
    const you = makeYou({ is_host: false, seats: [1] });
    const socket = wait(makeTable({ seats: [makeSeat(), makeSeat({ ...opa, driver: "racer" })], race }), you);
    screen.getByRole("button", { name: "I’m back!" }).click();
    expect(socket.heard("take-back")).toMatchObject([{ seat: 1 }]);
  });
});

describe("a seat in the menu", () => {
  const race = makeRace();
  const table = makeTable({ seats, race });

  it("lets the host send a player away, who was asked about first", async () => {
    const { client, socket } = sit(table, makeYou());
    render(MenuSeat, { client, seat: opa, index: 1, table, you: makeYou() });
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(screen.getByRole("group", { name: /Send Opa away\? The computer will drive instead/ })).toBeTruthy();
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
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const standing = [
    { seats: [1], by: "", left: 0 },
    { seats: [0], by: "", left: 0 },
  ];
  const race = makeRace({ result, standing });
  const table = makeTable({ stage: "over", seats, race, trophies: [0, 1], champions: [1] });

  it("says who won and why, and starts the next race for the host", () => {
    const { client, socket } = sit(table, makeYou());
    render(Podium, { client, table, you: makeYou(), race, result, onlook: vi.fn() });
    expect(screen.getByRole("heading", { name: "Opa wins!" })).toBeTruthy();
    expect(screen.getByText("Most points (3)")).toBeTruthy();
    screen.getByRole("button", { name: "Again!" }).click();
    expect(socket.heard("start")).toHaveLength(1);
    socket.say(event(makeTable({ number: 2, race: makeRace({ number: 2 }) })));
    expect(client.table?.race?.number).toBe(2);
    client.close();
  });

  it("says that the host is gone, and offers the host's link", () => {
    const you = makeYou({ is_host: false, seats: [0], is_host_away: true, links: { 1: "https://x/t/ABC234#k" } });
    const hosted = { ...table, host_seat: 1 };
    const { client } = sit(hosted, you);
    render(Podium, { client, table: hosted, you, race, result, onlook: vi.fn() });
    expect(screen.getByRole("region", { name: /The host has left/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send Opa the link again" })).toBeTruthy();
    client.close();
  });

  it("asks before the next race where somebody's page is gone", async () => {
    const missing = { ...table, seats: [makeSeat({ name: "Mama" }), { ...opa, is_online: false, is_taken: true }] };
    const { client, socket } = sit(missing, makeYou());
    render(Podium, { client, table: missing, you: makeYou(), race, result, onlook: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: "Again!" }));
    expect(socket.heard("start")).toHaveLength(0);
    expect(screen.getAllByRole("dialog").length).toBeGreaterThan(1);
    client.close();
  });

  it.each([
    [[null, null], "The luck was locked in before the race.", "Nobody at the table added one."],
    [["a1", null], "No cheating: the race was fair.", "One player’s device added another"],
    [["a1", "b2"], "No cheating: the race was fair.", "2 players’ devices added theirs"],
  ])(
    "says in one line that chance was fair, and on request how many seats mixed it: %j",
    async (nonces, line, says) => {
      const { client } = sit(table, makeYou());
      const mixed = { ...race, fairness: { ...race.fairness, nonces } };
      render(Podium, { client, table, you: makeYou(), race: mixed, result, onlook: vi.fn() });
      expect(screen.getByText(line)).toBeTruthy();
      expect(screen.queryByText(/sealed envelope/)).toBeNull();
      await fireEvent.click(screen.getByRole("button", { name: "How do we know?" }));
      expect(screen.getByText((text) => text.replace(/[\u2068\u2069]/g, "").includes(says))).toBeTruthy();
      expect(screen.getByRole("link").getAttribute("href")).toBe("/api/tables/ABC234/races/1.race");
      client.close();
    },
  );

  it("reads out everyone's place", () => {
    const { client } = sit(table, makeYou());
    render(Podium, { client, table, you: makeYou(), race, result, onlook: vi.fn() });
    expect(screen.getByRole("img", { name: "First place: Opa. Second place: Mama." })).toBeTruthy();
    client.close();
  });

  it("tells guests who starts the next race", () => {
    const guest = makeYou({ is_host: false });
    const { client } = sit(table, guest);
    render(Podium, { client, table, you: guest, race, result, onlook: vi.fn() });
    expect(screen.queryByRole("button", { name: "Again!" })).toBeNull();
    expect(screen.getByText("Mama can start the next race.")).toBeTruthy();
    client.close();
  });
});
