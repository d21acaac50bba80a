import { describe, expect, it } from "vitest";
import { applyChanges, type TableChanges } from "./changes";
import { makeRace, makeSeat, makeTable } from "./fakes";
import type { Race, Table } from "../wire";

/** The changes between two tables, as a server sends them; `isWhole` sends every field of the race. */
function diff(before: Table, after: Table, isWhole = false): TableChanges {
  const changes: Record<string, unknown> = differing(before, after);
  if (changes["race"] && before.race && !isWhole) changes["race"] = differing(before.race, changes["race"]);
  return changes;
}

function differing(before: object, after: object): Record<string, unknown> {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isEqual(value, old[name])));
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe("the changes of an event", () => {
  const racing = makeTable({ number: 4, race: makeRace({ ply: 2, legal: ["roll"], plan: { nodes: [] } }) });

  it("replace the fields of the table that they name, and the number", () => {
    const seats = [makeSeat({ name: "Ada" })];
    expect(applyChanges(makeTable(), 2, { seats })).toEqual(makeTable({ number: 2, seats }));
  });

  it("replace the fields of the race that they name, and keep the others", () => {
    const after = applyChanges(racing, 5, { race: { ply: 3, plan: null } });
    expect(after).toEqual({ ...racing, number: 5, race: { ...racing.race, ply: 3, plan: null } });
  });

  it("without a race keep it, with null clear it, with all of its fields replace it", () => {
    const next = makeRace({ number: 2 });
    expect(applyChanges(racing, 5, { pace: "fast" }).race).toBe(racing.race);
    expect(applyChanges(racing, 5, { race: null }).race).toBeNull();
    expect(applyChanges(racing, 5, { race: next }).race).toEqual(next);
    expect(applyChanges(makeTable(), 5, { race: next }).race).toEqual(next);
  });

  it("leave the table before as it was", () => {
    const kept = JSON.stringify(racing);
    const after = applyChanges(racing, 5, { pace: "fast", race: { ply: 3 } });
    expect(JSON.stringify(racing)).toBe(kept);
    expect(after.race).not.toBe(racing.race);
  });
});

describe("the tables of a random series of events", () => {
  // A small generator with a fixed seed.
  let state = 7;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const race = (): Race =>
    makeRace({
      number: 1 + draw(2),
      ply: draw(3),
      view: { dice: "rygbwp".slice(draw(6)) },
      actor: draw(2) ? null : draw(3),
      legal: ["stop", "turbo"].slice(draw(3)),
      plan: draw(2) ? null : { nodes: [draw(3)] },
    });
  const table = (number: number): Table =>
    makeTable({
      number,
      seats: Array.from({ length: 2 + draw(3) }, () => makeSeat({ name: "ABC"[draw(3)] ?? "" })),
      pace: draw(2) ? "normal" : "fast",
      is_locked: draw(2) === 0,
      race: draw(4) ? race() : null,
    });

  it.each([false, true])("are those of a fresh welcome (whole races: %s)", (isWhole) => {
    let held = table(1);
    let truth = held;
    for (let number = 2; number < 400; number++) {
      const next = table(number);
      held = applyChanges(held, number, diff(truth, next, isWhole));
      truth = next;
      expect(held).toEqual(truth);
    }
  });
});
