import { describe, expect, it, vi } from "vitest";
import { SavedItems, MAX_SAVED } from "../../../lib/saved-items";
import type { Blueprint } from "../wire";
import { pack, unpack } from "./pack";
import { EMPTY, saved } from "./saved";

const named = (title: string): typeof EMPTY => ({ ...EMPTY, title });

describe("the shelf", () => {
  it("keeps the board on the bench; what is damaged is none", () => {
    expect(saved.readDraft()).toBeNull();
    saved.keepDraft(named("Home"));
    expect(saved.readDraft()).toEqual(named("Home"));
    localStorage.setItem("hairpin/blueprint", "{]");
    expect(saved.readDraft()).toBeNull();
  });

  it("keeps boards by their titles, the newest first, and no more than it can hold", () => {
    let kept = saved.with([], named(" One "));
    kept = saved.with(kept, named("Two"));
    kept = saved.with(kept, { ...named("One"), edition: "first" });
    expect(kept.map(({ title }) => title)).toEqual(["One", "Two"]);
    expect(kept[0]?.edition).toBe("first");
    expect(saved.change(() => kept)).toEqual({ kept, fault: null });
    expect(saved.read()).toEqual(kept);
    const keep = (title: string): unknown => saved.change((boards) => saved.with(boards, named(title))).fault;
    for (let count = 2; count < MAX_SAVED; count++) expect(keep(`${count}`)).toBeNull();
    expect(keep("One more")).toBe("full");
    expect(saved.read()).toHaveLength(MAX_SAVED);
    expect(saved.read().at(-1)?.title).toBe("Two");
    expect(keep("Two")).toBeNull();
  });

  it("changes what is on it now, whoever put it there", () => {
    saved.change(() => [named("One")]);
    const other = new SavedItems<Blueprint>("blueprint", {
      pack,
      unpack,
      nameOf: ({ title }) => title,
      rename: (board) => board,
    });
    other.change((boards) => [named("Other"), ...boards]);
    const { kept } = saved.change((boards) => saved.with(boards, named("Two")));
    expect(kept.map(({ title }) => title)).toEqual(["Two", "Other", "One"]);
  });

  it("offers the first number that is free", () => {
    const free = (): string => saved.freeName((number) => `Board ${number}`);
    saved.change(() => []);
    expect(free()).toBe("Board 1");
    saved.change(() => [named("Board 3"), named("Mine"), named("Board 1")]);
    expect(free()).toBe("Board 2");
  });

  it("renames a board; one that had the name makes room, and an empty name changes nothing", () => {
    const kept = [named("One"), named("Two")];
    expect(saved.rename(kept, "One", "Three").map(({ title }) => title)).toEqual(["Three", "Two"]);
    expect(saved.rename(kept, "One", "Two")).toEqual([named("Two")]);
    expect(saved.rename(kept, "One", " \n")).toBe(kept);
    expect(saved.rename(kept, "One", "One")).toEqual(kept);
  });

  it("leaves out what is damaged", () => {
    localStorage.setItem("hairpin/blueprints", JSON.stringify(["junk", 7, null]));
    expect(saved.read()).toEqual([]);
    localStorage.setItem("hairpin/blueprints", "{");
    expect(saved.read()).toEqual([]);
  });

  it("says where nothing can be kept", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(saved.change(() => [EMPTY]).fault).toBe("lost");
    expect(() => saved.keepDraft(EMPTY)).not.toThrow();
    full.mockRestore();
  });
});
