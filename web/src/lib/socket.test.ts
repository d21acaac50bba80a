import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakes";
import { ReconnectingSocket } from "./socket";

const events = { onopen: vi.fn(), ontext: vi.fn(), onlost: vi.fn(), ongone: vi.fn() };
let line: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.opened.length = 0;
  line = new ReconnectingSocket("ws://table", events, (url) => new FakeSocket(url));
  FakeSocket.last.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a network that goes away", () => {
  it("takes the line with it at once, and what the old socket still says is not heard", () => {
    const old = FakeSocket.last;
    dispatchEvent(new Event("offline"));
    expect(events.onlost).toHaveBeenCalledOnce();
    expect(old.isClosed).toBe(true);
    old.onmessage?.({ data: "late" });
    expect(events.ontext).not.toHaveBeenCalled();
  });

  it("and comes back opens the line at once, even if a try hangs", () => {
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

  it("does not part the page from a server on the same machine", () => {
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(events.onopen).toHaveBeenCalledTimes(2);
  });

  it("is nothing to a line that was closed", () => {
    line.close();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(10_000);
    expect(events.onlost).not.toHaveBeenCalled();
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
