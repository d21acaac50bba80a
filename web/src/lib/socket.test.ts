import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakes";
import { ReconnectingSocket } from "./socket";

const events = { onopen: vi.fn(), ontext: vi.fn(), onprobe: vi.fn(), onlost: vi.fn(), ongone: vi.fn() };
let socket: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.opened.length = 0;
  socket = new ReconnectingSocket("ws://table", events, (url) => new FakeSocket(url));
  FakeSocket.last.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a network that goes offline", () => {
  it("closes the connection at once and ignores late messages of the old socket", () => {
    const old = FakeSocket.last;
    dispatchEvent(new Event("offline"));
    expect(events.onlost).toHaveBeenCalledOnce();
    expect(old.isClosed).toBe(true);
    old.onmessage?.({ data: "late" });
    expect(events.ontext).not.toHaveBeenCalled();
  });

  it("reconnects at once when it is back, even if an attempt hangs", () => {
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(400);
    const hanging = FakeSocket.last;
    dispatchEvent(new Event("online"));
    expect(hanging.isClosed).toBe(true);
    expect(FakeSocket.opened).toHaveLength(3);
    FakeSocket.last.open();
    expect(events.onopen).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(4_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it("does not disconnect the page from a server on the same machine", () => {
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(events.onopen).toHaveBeenCalledTimes(2);
  });

  it("does not reopen a closed socket", () => {
    socket.close();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(10_000);
    expect(events.onlost).not.toHaveBeenCalled();
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe("a connection that may be dead", () => {
  const say = (text: string) => FakeSocket.last.onmessage?.({ data: text });

  it("lives as long as heartbeats come every 20 s", () => {
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(20_000);
      say("heartbeat");
    }
    expect(events.onlost).not.toHaveBeenCalled();
  });

  it("is reopened after a silence in which two heartbeats are missing", () => {
    vi.advanceTimersByTime(45_000);
    expect(events.onlost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(events.onlost).toHaveBeenCalledOnce();
  });

  it("is reopened within seconds where heartbeats were announced so often", () => {
    socket.expectWithin(2);
    vi.advanceTimersByTime(5_000);
    say("heartbeat");
    vi.advanceTimersByTime(5_000);
    expect(events.onlost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_000);
    expect(events.onlost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    vi.advanceTimersByTime(45_000);
    expect(events.onlost).toHaveBeenCalledOnce();
  });

  it("is reopened where a frame is not answered for 10 s, and not where something comes", () => {
    socket.send('{"type":"roll"}');
    vi.advanceTimersByTime(9_000);
    say("answer");
    vi.advanceTimersByTime(9_000);
    expect(events.onlost).not.toHaveBeenCalled();
    socket.send('{"type":"roll"}');
    vi.advanceTimersByTime(11_000);
    expect(events.onlost).toHaveBeenCalledOnce();
  });

  it("is not given up for a frame that has no answer", () => {
    socket.send('{"type":"draft"}', false);
    vi.advanceTimersByTime(15_000);
    expect(events.onlost).not.toHaveBeenCalled();
  });

  it("that does not open is tried again", () => {
    FakeSocket.last.tear();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.opened[1]?.isClosed).toBe(true);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it("is asked when the page is shown again, and reopened at once where a heartbeat is missing", () => {
    const show = () => document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(2_000);
    show();
    expect(events.onprobe).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_000);
    show();
    expect(events.onprobe).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(20_000);
    show();
    expect(events.onlost).toHaveBeenCalledOnce();
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
