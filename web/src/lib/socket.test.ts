import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakes";
import { ReconnectingSocket } from "./socket";

const events = { onopen: vi.fn(), ontext: vi.fn(), onlost: vi.fn(), ongone: vi.fn() };
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
