import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPart, preload } from "./on-demand";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that comes at the last of so many attempts. */
function makeLoad(attempts: number) {
  let left = attempts;
  return vi.fn(async () => {
    if (--left > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  });
}

it("a part that cannot be fetched is tried again until the server is back", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  const load = makeLoad(3);
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});

it("loading ahead fails silently", async () => {
  const load = makeLoad(2);
  preload(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
});
