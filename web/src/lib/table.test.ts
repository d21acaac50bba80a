import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeSocket, makeRace, makeSeat, makeTable, makeYou, welcome } from "./fakes";
import { readKeys } from "./table-keys";
import { RefusalError, TableClient } from "./table.svelte";

const CODE = "ABC234";

function connect(table = makeTable(), you = makeYou()): TableClient {
  const client = new TableClient(CODE, (url) => new FakeSocket(url));
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(table, you));
  return client;
}

let client: TableClient | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, "", `/t/${CODE}`);
  FakeSocket.opened.length = 0;
});

afterEach(() => {
  client?.close();
  vi.useRealTimers();
});

describe("coming to a table", () => {
  it("says hello with the keys kept for it and takes what it is told", () => {
    localStorage.setItem(`hairpin/keys/${CODE}`, '["host-key"]');
    client = connect();
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/ws\/ABC234$/);
    expect(FakeSocket.last.heard("hello")).toMatchObject([{ keys: ["host-key"] }]);
    expect(client.status).toBe("open");
    expect(client.table?.code).toBe(CODE);
  });

  it("keeps the key of a personal link and takes it out of the address bar", () => {
    history.replaceState(null, "", `/t/${CODE}#seat-key`);
    client = connect();
    expect(FakeSocket.last.heard("hello")).toMatchObject([{ keys: ["seat-key"] }]);
    expect(readKeys(CODE)).toEqual(["seat-key"]);
    expect(location.hash).toBe("");
  });

  it("tells once that a link opens nothing, and forgets its key", () => {
    localStorage.setItem(`hairpin/keys/${CODE}`, '["good"]');
    history.replaceState(null, "", `/t/${CODE}#bad`);
    const you = makeYou({ seats: [], is_host: false, dead_keys: ["bad"] });
    client = connect(makeTable(), you);
    expect(client.linkTrouble).toBe("dead");
    expect(readKeys(CODE)).toEqual(["good"]);
    client.linkTrouble = null;
    FakeSocket.last.say(welcome(makeTable(), you));
    expect(client.linkTrouble).toBeNull();
    FakeSocket.last.tear();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard("hello")).toMatchObject([{ keys: ["good"] }]);
  });

  it("tells who comes by a link that another browser uses, and nobody else", () => {
    const you = makeYou({ is_host: false, shared: [0] });
    client = connect(makeTable(), you);
    expect(client.linkTrouble).toBeNull();
    client.close();
    history.replaceState(null, "", `/t/${CODE}#seat-key`);
    client = connect(makeTable(), you);
    expect(client.linkTrouble).toBe("used");
  });

  it("sends the same random name of the browser with every hello", () => {
    client = connect();
    const [first] = FakeSocket.last.heard("hello");
    expect(first?.client).toMatch(/^[0-9a-f]{32}$/);
    client.close();
    client = connect();
    expect(FakeSocket.last.heard("hello")).toMatchObject([{ client: first?.client }]);
  });

  it.each(["table/unknown", "table/locked", "table/sent-away"])(
    "gives up where it is refused for good, and rejects what waits: %s",
    async (code) => {
      client = new TableClient(CODE, (url) => new FakeSocket(url));
      FakeSocket.last.open();
      const waiting = client.command({ type: "start" });
      FakeSocket.last.say({ type: "refusal", id: "", code, message: "no", fields: {} });
      expect([client.status, client.refusal]).toEqual(["gone", code]);
      await expect(waiting).rejects.toMatchObject({ code });
      vi.advanceTimersByTime(120_000);
      expect(FakeSocket.opened).toHaveLength(1);
    },
  );

  it.each([
    [4403, "table/sent-away"],
    [4404, "table/unknown"],
  ])("gives up when the server closes with %d, also without a refusal before", (code, reason) => {
    client = connect();
    FakeSocket.last.tear(code, reason);
    expect([client.status, client.refusal]).toEqual(["gone", reason]);
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("says hello again where it was refused for now, and tells why until it is let in", () => {
    client = new TableClient(CODE, (url) => new FakeSocket(url));
    FakeSocket.last.open();
    const id = FakeSocket.last.heard("hello")[0]?.id ?? "";
    FakeSocket.last.say({ type: "refusal", id, code: "table/crowded", message: "no", fields: {} });
    expect([client.status, client.refusal]).toEqual(["connecting", "table/crowded"]);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.last.heard("hello")).toHaveLength(2);
    FakeSocket.last.say(welcome(makeTable()));
    expect([client.status, client.refusal]).toEqual(["open", ""]);
  });

  it("stays at the table where only one command is refused because the table is locked", async () => {
    client = connect();
    const done = client.command({ type: "sit", seat: 1 });
    const id = FakeSocket.last.heard("sit")[0]?.id ?? "";
    FakeSocket.last.say({ type: "refusal", id, code: "table/locked", message: "no", fields: {} });
    await expect(done).rejects.toMatchObject({ code: "table/locked" });
    expect(client.status).toBe("open");
  });
});

describe("commands", () => {
  it("are matched with answers by id", async () => {
    client = connect();
    const done = client.command({ type: "start" });
    const [sent] = FakeSocket.last.heard("start");
    FakeSocket.last.say({ type: "answer", id: "somebody-else", number: 1, key: null });
    FakeSocket.last.say({ type: "answer", id: sent?.id ?? "", number: 2, key: null });
    await expect(done).resolves.toMatchObject({ number: 2 });
  });

  it("reject with code, message and fields when they are refused", async () => {
    client = connect();
    const done = client.command({ type: "start" });
    const id = FakeSocket.last.heard("start")[0]?.id ?? "";
    FakeSocket.last.say({ type: "refusal", id, code: "host/not-you", message: "only the host", fields: { seat: "1" } });
    const refusal = await done.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RefusalError);
    expect(refusal).toMatchObject({ code: "host/not-you", message: "only the host", fields: { seat: "1" } });
  });

  it("that were not answered are sent again after reconnecting, with the same id, once", async () => {
    client = connect();
    const done = client.command({ type: "start" });
    const id = FakeSocket.last.heard("start")[0]?.id ?? "";
    FakeSocket.last.tear();
    expect(client.status).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard("start")).toEqual([]);
    FakeSocket.last.say(welcome(makeTable({ number: 2 })));
    expect(FakeSocket.last.heard("start")).toMatchObject([{ id }]);
    FakeSocket.last.say(welcome(makeTable({ number: 2 })));
    expect(FakeSocket.last.heard("start")).toHaveLength(1);
    FakeSocket.last.say({ type: "answer", id, number: 2, key: null });
    await expect(done).resolves.toMatchObject({ number: 2 });
  });

  it("given while disconnected wait for the connection", () => {
    client = connect();
    FakeSocket.last.tear();
    void client.command({ type: "start" });
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(makeTable()));
    expect(FakeSocket.last.heard("start")).toHaveLength(1);
  });

  it("bring a key where a seat was taken: it is kept and shown at once", async () => {
    client = connect(makeTable(), makeYou({ seats: [], is_host: false }));
    const done = client.command({ type: "sit", seat: 1 });
    const id = FakeSocket.last.heard("sit")[0]?.id ?? "";
    FakeSocket.last.say({ type: "answer", id, number: 2, key: "my-key" });
    await done;
    expect(readKeys(CODE)).toEqual(["my-key"]);
    expect(FakeSocket.last.heard("hello").at(-1)?.keys).toEqual(["my-key"]);
  });
});

describe("the connection", () => {
  it("is reopened with backoff, and at once when the network is back", () => {
    client = connect();
    FakeSocket.last.tear();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    for (let fall = 0; fall < 6; fall++) {
      FakeSocket.last.tear();
      vi.advanceTimersByTime(6_100);
    }
    expect(FakeSocket.opened).toHaveLength(8);
    FakeSocket.last.tear();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened).toHaveLength(8);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.opened).toHaveLength(9);
  });

  it("without a heartbeat is reopened", () => {
    client = connect();
    vi.advanceTimersByTime(45_000);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
    expect(FakeSocket.opened[0]?.isClosed).toBe(true);
  });
});

describe("events", () => {
  const happened = [{ kind: "rolled", seat: 0, places: [], dice: "rrygbp", word: "", steps: [], score: null }] as const;

  it("are passed to subscribers, with the table before and after", () => {
    client = connect();
    const listener = vi.fn();
    const stop = client.subscribe(listener);
    FakeSocket.last.say(event(makeTable({ number: 2 }), happened));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]?.[0]).toEqual(happened);
    expect(listener.mock.calls[0]?.[1]).toMatchObject({ number: 1 });
    expect(listener.mock.calls[0]?.[2]).toMatchObject({ number: 2 });
    stop();
    FakeSocket.last.say(event(makeTable({ number: 3 })));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("with an old number change nothing and are passed to nobody", () => {
    client = connect(makeTable({ number: 5 }));
    const listener = vi.fn();
    client.subscribe(listener);
    FakeSocket.last.say(event(makeTable({ number: 5, pace: "quick" }), happened));
    expect(listener).not.toHaveBeenCalled();
    expect(client.table?.pace).toBe("normal");
  });

  it("change only what they name; a race that goes on keeps the rest of its fields", () => {
    client = connect(makeTable({ race: makeRace({ ply: 7, legal: ["stop"] }) }));
    const before = client.table;
    FakeSocket.last.say({ type: "event", number: 2, changes: { pace: "fast", race: { ply: 8 } }, happened });
    expect(client.table).toEqual(makeTable({ number: 2, pace: "fast", race: makeRace({ ply: 8, legal: ["stop"] }) }));
    expect(before).toMatchObject({ number: 1, pace: "normal", race: { ply: 7 } });
  });

  it("after a gap are not merged: the page asks once for the whole table, and goes on from there", () => {
    client = connect();
    const listener = vi.fn();
    client.subscribe(listener);
    FakeSocket.last.say({ type: "event", number: 3, changes: { pace: "quick" }, happened });
    FakeSocket.last.say({ type: "event", number: 4, changes: { pace: "fast" }, happened });
    expect(client.table).toMatchObject({ number: 1, pace: "normal" });
    expect(FakeSocket.last.heard("hello")).toHaveLength(2);
    FakeSocket.last.say(welcome(makeTable({ number: 4, pace: "fast" })));
    FakeSocket.last.say({ type: "event", number: 5, changes: { races: 1 }, happened });
    expect(client.table).toMatchObject({ number: 5, pace: "fast", races: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(FakeSocket.last.heard("hello")).toHaveLength(2);
  });

  it("clear the drafts of others", () => {
    client = connect();
    FakeSocket.last.say({ type: "drafted", seat: 1, words: ["A1b"] });
    expect(client.drafts).toEqual({ 1: ["A1b"] });
    FakeSocket.last.say(event(makeTable({ number: 2 })));
    expect(client.drafts).toEqual({});
  });

  it("that were missed are noticed by the heartbeat, which asks once for the table", () => {
    client = connect();
    const heartbeat = {
      type: "heartbeat",
      number: 4,
      online: [true, true],
      away: [false, false],
      drivers: [],
      viewers: 1,
      within: 20,
    } as const;
    FakeSocket.last.say(heartbeat);
    FakeSocket.last.say(heartbeat);
    expect(FakeSocket.last.heard("hello")).toHaveLength(2);
    FakeSocket.last.say(welcome(makeTable({ number: 4 })));
    expect(client.table?.number).toBe(4);
    FakeSocket.last.say(heartbeat);
    expect(FakeSocket.last.heard("hello")).toHaveLength(2);
  });

  it("of presence and of drivers come with the heartbeat", () => {
    const status = { basis: "search", is_preparing: false, is_studying: true } as const;
    client = connect();
    FakeSocket.last.say({
      type: "heartbeat",
      number: 1,
      online: [true, false],
      away: [false, true],
      drivers: [null, status],
      viewers: 3,
      within: 20,
    });
    expect(client.table?.viewers).toBe(3);
    expect(client.table?.seats[1]?.status).toEqual(status);
    expect(client.table?.seats[1]).toMatchObject({ is_online: false, is_away: true });
  });
});

describe("seats without cars", () => {
  it("get different colours", () => {
    const seats = [makeSeat({ car: "" }), makeSeat({ car: "" })];
    client = connect(makeTable({ seats }));
    const readCars = () => client?.table?.seats.map(({ car }) => car) ?? [];
    const cars = readCars();
    expect([cars.length, new Set(cars).size, cars.includes("")]).toEqual([2, 2, false]);
    FakeSocket.last.say({ type: "event", number: 2, changes: { seats }, happened: [] });
    expect(readCars()).toEqual(cars);
  });
});

describe("a turn", () => {
  const racing = makeTable({ number: 2, race: makeRace({ ply: 7 }) });

  it("is this page's where it waits for a seat of ours", () => {
    client = connect(racing);
    expect(client.myTurnSeat).toBe(0);
    FakeSocket.last.say(event({ ...racing, number: 3, race: makeRace({ ply: 8, awaits_roll: false, actor: 1 }) }));
    expect(client.myTurnSeat).toBeNull();
  });

  it("is not this page's while a computer drives the seat", () => {
    client = connect({ ...racing, seats: [makeSeat({ driver: "racer" }), makeSeat()] });
    expect(client.myTurnSeat).toBeNull();
  });

  it("names seat, race and ply in roll, move, draft and plan", async () => {
    client = connect(racing);
    void client.roll();
    void client.move(["A4b", "stop"]);
    client.draft(["A4b"]);
    const planned = client.plan(["A4b"]);
    const [socket, at] = [FakeSocket.last, { race: 1, ply: 7 }];
    expect(socket.heard("roll")).toMatchObject([{ seat: 0, ...at }]);
    expect(socket.heard("move")).toMatchObject([{ seat: 0, ...at, words: ["A4b", "stop"] }]);
    expect(socket.heard("draft")).toMatchObject([{ seat: 0, ...at, words: ["A4b"] }]);
    const plan = { nodes: [] };
    socket.say({ type: "planned", id: socket.heard("plan")[0]?.id ?? "", plan });
    await expect(planned).resolves.toEqual(plan);
  });

  it("that is not ours is refused without asking the server", async () => {
    client = connect();
    await expect(client.roll()).rejects.toMatchObject({ code: "turn/not-yours" });
    expect(FakeSocket.last.heard("roll")).toEqual([]);
  });
});

describe("fair dice", () => {
  it("get one nonce of each of our seats when a race has begun", () => {
    client = connect(makeTable(), makeYou({ seats: [0, 1] }));
    const race = makeRace();
    FakeSocket.last.say(event(makeTable({ number: 2, race })));
    FakeSocket.last.say(event(makeTable({ number: 3, race })));
    const nonces = FakeSocket.last.heard("nonce");
    expect(nonces.map(({ seat, race: number }) => [seat, number])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    for (const { nonce } of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it("get none once the race is under way", () => {
    client = connect(makeTable({ race: makeRace({ ply: 3 }) }));
    expect(FakeSocket.last.heard("nonce")).toEqual([]);
  });
});
