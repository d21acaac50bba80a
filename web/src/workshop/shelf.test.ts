import { describe, expect, it, vi } from "vitest";
import { SHELF_MOST } from "../lib/shelf";
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
    expect(shelf.write(kept)).toBe(true);
    expect(shelf.read()).toEqual(kept);
    for (let count = 0; count < SHELF_MOST + 5; count++) kept = shelf.with(kept, named(`${count}`));
    expect(kept).toHaveLength(SHELF_MOST);
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
    expect(shelf.write([EMPTY])).toBe(false);
    expect(() => shelf.keepBench(EMPTY)).not.toThrow();
    full.mockRestore();
  });
});
