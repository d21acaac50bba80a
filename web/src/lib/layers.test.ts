import { beforeEach, describe, expect, it, vi } from "vitest";
import { addLayer } from "./layers";

const tick = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
/** A step of the history, which a browser takes some time for. */
async function step(go: () => void): Promise<void> {
  go();
  await tick(30);
}

beforeEach(async () => {
  await tick(30);
  history.pushState({ isStaying: true }, "");
});

describe("Back", () => {
  it("closes the topmost layer, and the others one by one", async () => {
    const closed: string[] = [];
    addLayer(() => closed.push("menu"));
    await tick();
    addLayer(() => closed.push("invitation"));
    await tick();
    await step(() => history.back());
    expect(closed).toEqual(["invitation"]);
    await step(() => history.back());
    expect(closed).toEqual(["invitation", "menu"]);
    expect(history.state).toEqual({ isStaying: true });
  });

  it("has nothing left to close after a layer was closed in another way", async () => {
    const close = vi.fn();
    const remove = addLayer(close);
    await tick();
    expect(history.state).toEqual({ isStaying: true, layers: 1 });
    await step(remove);
    expect(history.state).toEqual({ isStaying: true });
    expect(close).not.toHaveBeenCalled();
  });

  it("closes a layer that took the place of another one", async () => {
    const close = vi.fn();
    const length = history.length;
    const remove = addLayer(vi.fn());
    await tick();
    remove();
    addLayer(close);
    await tick(30);
    expect(history.length).toBe(length + 1);
    await step(() => history.back());
    expect(close).toHaveBeenCalledOnce();
  });

  it("leaves the history alone where the page has gone elsewhere meanwhile", async () => {
    const remove = addLayer(vi.fn());
    await tick();
    history.pushState(null, "", "/elsewhere");
    await step(remove);
    expect(location.pathname).toBe("/elsewhere");
  });
});
