import { describe, expect, it, vi } from "vitest";
import { Shelf, SHELF_MOST } from "../../../lib/shelf";
import type { Blueprint } from "../../../wire";
import { pack, unpack } from "./pack";
import { EMPTY, shelf } from "./shelf";

const named = (title: string): typeof EMPTY => ({ ...EMPTY, title });

describe("the shelf", () => {
  it("keeps the board on the bench; what is damaged is none", () => {
    expect(shelf.readBench()).toBeNull();
    shelf.keepBench(named("Home"));
    expect(shelf.readBench()).toEqual(named("Home"));
    localStorage.setItem("hairpin/blueprint", "{]");
    expect(shelf.readBench()).toBeNull();
  });

  it("keeps boards by their titles, the newest first, and no more than it can hold", () => {
    let kept = shelf.with([], named(" One "));
    kept = shelf.with(kept, named("Two"));
    kept = shelf.with(kept, { ...named("One"), edition: "first" });
    expect(kept.map(({ title }) => title)).toEqual(["One", "Two"]);
    expect(kept[0]?.edition).toBe("first");
    expect(shelf.change(() => kept)).toEqual({ kept, fault: null });
    expect(shelf.read()).toEqual(kept);
    const keep = (title: string): unknown => shelf.change((boards) => shelf.with(boards, named(title))).fault;
    for (let count = 2; count < SHELF_MOST; count++) expect(keep(`${count}`)).toBeNull();
    expect(keep("One more")).toBe("full");
    expect(shelf.read()).toHaveLength(SHELF_MOST);
    expect(shelf.read().at(-1)?.title).toBe("Two");
    expect(keep("Two")).toBeNull();
  });

  it("changes what is on it now, whoever put it there", () => {
    shelf.change(() => [named("One")]);
    const other = new Shelf<Blueprint>("blueprint", {
      pack,
      unpack,
      nameOf: ({ title }) => title,
      call: (board) => board,
    });
    other.change((boards) => [named("Other"), ...boards]);
    const { kept } = shelf.change((boards) => shelf.with(boards, named("Two")));
    expect(kept.map(({ title }) => title)).toEqual(["Two", "Other", "One"]);
  });

  it("offers the first number that is free", () => {
    const free = (): string => shelf.freeName((number) => `Board ${number}`);
    shelf.change(() => []);
    expect(free()).toBe("Board 1");
    shelf.change(() => [named("Board 3"), named("Mine"), named("Board 1")]);
    expect(free()).toBe("Board 2");
  });

  it("renames a board; one that had the name makes room, and an empty name changes nothing", () => {
    const kept = [named("One"), named("Two")];
    expect(shelf.rename(kept, "One", "Three").map(({ title }) => title)).toEqual(["Three", "Two"]);
    expect(shelf.rename(kept, "One", "Two")).toEqual([named("Two")]);
    expect(shelf.rename(kept, "One", " \n")).toBe(kept);
    expect(shelf.rename(kept, "One", "One")).toEqual(kept);
  });

  it("leaves out what is damaged", () => {
    localStorage.setItem("hairpin/blueprints", JSON.stringify(["junk", 7, null]));
    expect(shelf.read()).toEqual([]);
    localStorage.setItem("hairpin/blueprints", "{");
    expect(shelf.read()).toEqual([]);
  });

  it("says where nothing can be kept", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(shelf.change(() => [EMPTY]).fault).toBe("lost");
    expect(() => shelf.keepBench(EMPTY)).not.toThrow();
    full.mockRestore();
  });
});
