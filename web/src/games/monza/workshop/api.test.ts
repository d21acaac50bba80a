// @vitest-environment node -- jsdom has no streams
import { afterEach, expect, test, vi } from "vitest";
import { EMPTY } from "./saved";
import { drawBlueprint, finishBlueprint, printBlueprint } from "./api";

const LOST = { name: "RefusalError", code: "line/lost" };

/** Answer with these lines; then the line breaks, or ends. */
function answer(text: string, breaks: Error | null = null): void {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
    },
    pull(controller) {
      if (breaks) controller.error(breaks);
      else controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

afterEach(() => vi.unstubAllGlobals());

const finish = () => finishBlueprint({ board: EMPTY, seed: 1 }, () => undefined);
const print = () => printBlueprint({ board: EMPTY, format: "pdf", paper: "a4", ink: "colour" });

test("a line that breaks within an answer is lost, whatever was asked", async () => {
  for (const ask of [() => drawBlueprint(EMPTY), finish, print]) {
    answer('{"share": 0.5, "board": null}\n{', new TypeError("network error"));
    await expect(ask()).rejects.toMatchObject(LOST);
  }
});

test("an answer that nobody can read is lost", async () => {
  for (const ask of [() => drawBlueprint(EMPTY), finish]) {
    answer("<html>\n");
    await expect(ask()).rejects.toMatchObject(LOST);
  }
});

test("who stops asking gets what the browser says of that", async () => {
  for (const ask of [() => drawBlueprint(EMPTY), finish, print]) {
    answer("", new DOMException("stopped", "AbortError"));
    await expect(ask()).rejects.toMatchObject({ name: "AbortError" });
  }
});

test("a board is laid line by line; a refusal may come on the way, and an end without a board is a lost line", async () => {
  const laid = JSON.stringify({ share: 1, board: EMPTY, code: "", fields: {} });
  answer(`{"share": 0.5, "board": null}\n${laid}\n`);
  await expect(finish()).resolves.toEqual(EMPTY);
  answer('{"share": 0, "board": null, "code": "workshop/busy", "fields": {"seconds": "3"}}\n');
  await expect(finish()).rejects.toMatchObject({ code: "workshop/busy", fields: { seconds: "3" } });
  answer('{"share": 0.5, "board": null}\n');
  await expect(finish()).rejects.toMatchObject(LOST);
});
