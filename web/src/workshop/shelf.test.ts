import { describe, expect, it, vi } from "vitest";
import { EMPTY, keepBlueprint, readBlueprint, readShelf, SHELF_MOST, withBoard, withTitle, writeShelf } from "./shelf";

const named = (title: string): typeof EMPTY => ({ ...EMPTY, title });

describe("the shelf", () => {
  it("keeps the board on the bench, and lays open road where there was none or a damaged one", () => {
    expect(readBlueprint()).toEqual(EMPTY);
    keepBlueprint(named("Home"));
    expect(readBlueprint()).toEqual(named("Home"));
    localStorage.setItem("hairpin/blueprint", "{]");
    expect(readBlueprint()).toEqual(EMPTY);
  });

  it("keeps boards by their titles, the newest first, and no more than it can hold", () => {
    let shelf = withBoard([], named(" One "));
    shelf = withBoard(shelf, named("Two"));
    shelf = withBoard(shelf, { ...named("One"), edition: "first" });
    expect(shelf.map(({ title }) => title)).toEqual(["One", "Two"]);
    expect(shelf[0]?.edition).toBe("first");
    expect(writeShelf(shelf)).toBe(true);
    expect(readShelf()).toEqual(shelf);
    for (let count = 0; count < SHELF_MOST + 5; count++) shelf = withBoard(shelf, named(`${count}`));
    expect(shelf).toHaveLength(SHELF_MOST);
  });

  it("renames a board; one that had the name makes room, and an empty name changes nothing", () => {
    const shelf = [named("One"), named("Two")];
    expect(withTitle(shelf, "One", "Three").map(({ title }) => title)).toEqual(["Three", "Two"]);
    expect(withTitle(shelf, "One", "Two")).toEqual([named("Two")]);
    expect(withTitle(shelf, "One", " \n")).toBe(shelf);
    expect(withTitle(shelf, "One", "One")).toEqual(shelf);
  });

  it("leaves out what is damaged", () => {
    localStorage.setItem("hairpin/blueprints", JSON.stringify(["junk", 7, null]));
    expect(readShelf()).toEqual([]);
    localStorage.setItem("hairpin/blueprints", "{");
    expect(readShelf()).toEqual([]);
  });

  it("says where nothing can be kept", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeShelf([EMPTY])).toBe(false);
    expect(() => keepBlueprint(EMPTY)).not.toThrow();
    full.mockRestore();
  });
});
