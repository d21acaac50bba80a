import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { has, words } from "../words";
import { attempt, attemptAlone, errorId, notices } from "./notices.svelte";
import { RefusalError } from "./refusal";

interface Files {
  readFileSync(path: string, encoding: "utf8"): string;
}

const { readFileSync } = await vi.importActual<Files>("node:fs");

beforeEach(() => words.speak("en"));
afterEach(() => notices.dismiss());

/** What is refused in one room only has its message there. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  replay: ["record/damaged", "record/too-long", "review/hidden"],
  receipt: ["record/not-ended", "record/not-fair"],
};

it("every error code of the protocol has a message, everywhere or in its room", async () => {
  const [, table = ""] = readFileSync("../docs/protocol.md", "utf8").split("## Errors");
  const [first = ""] = table.split("\n## ");
  const rows = first.split("\n").filter((line) => line.startsWith("| `"));
  const codes = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? ""),
  );
  expect(codes).toContain("ply/stale");
  const listMissing = (): string[] => codes.filter((code) => !has(errorId(code))).sort();
  expect(listMissing()).toEqual(Object.values(ROOMS).flat().sort());
  for (const [room, own] of Object.entries(ROOMS)) {
    const before = listMissing();
    await words.learn(room);
    expect(listMissing()).toEqual(before.filter((code) => !own.includes(code)));
  }
});

it("a refusal becomes a notice that goes by itself", async () => {
  vi.useFakeTimers();
  expect(await attempt(Promise.reject(new RefusalError("seat/taken", "no", { seat: "1" })))).toBe(false);
  expect(notices.now).toEqual({ id: "error-seat-taken", facts: { seat: "1", said: "no" } });
  vi.advanceTimersByTime(10_000);
  expect(notices.now).toBeNull();
  vi.useRealTimers();
});

it("what a page does by itself says nothing if another page was faster", async () => {
  expect(await attemptAlone(Promise.reject(new RefusalError("ply/stale", "no")))).toBe(true);
  expect(notices.now).toBeNull();
  expect(await attemptAlone(Promise.reject(new RefusalError("seat/taken", "no")))).toBe(false);
  expect(notices.now?.id).toBe("error-seat-taken");
  await expect(attemptAlone(Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
});

it("what works says nothing, and what is broken is not hidden", async () => {
  expect(await attempt(Promise.resolve())).toBe(true);
  expect(notices.now).toBeNull();
  await expect(attempt(Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
});
