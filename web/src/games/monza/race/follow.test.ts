import { expect, it } from "vitest";
import type { Happening, Race } from "../../../wire";
import { diceCounts } from "../rail/seat";
import { viewOf } from "../view";
import { follow, lay, move } from "./follow";
import { makeRace, makeView, happening } from "./fixture";
import { DRIVES, EVENTS, TABLES, WELCOME } from "./recorded";
import { readSteps } from "./words";

/** The race after a happening that has been shown in full. */
function showAll(race: Race, act: Happening): Race {
  const { kind, seat, places, steps } = act;
  if (kind !== "drove" || seat === null) return follow(race, act);
  return follow(move(lay(race, seat, readSteps(steps)), seat, places.at(-1) ?? ""), act);
}

it("ends at the truth once all happenings of an event have been shown", () => {
  for (const [index, { happened }] of EVENTS.entries()) {
    const before = (TABLES[index - 1] ?? WELCOME.table).race as Race;
    const after = TABLES[index]?.race as Race;
    const [shown, truth] = [happened.reduce(showAll, before), after];
    const { cars, tiles, turn } = viewOf(truth);
    expect(viewOf(shown)).toMatchObject({ cars, tiles, turn });
    // The counts go with the end of the race, and the last dice with the end of a drive.
    if (after.result) continue;
    expect(diceCounts(shown)).toEqual(diceCounts(truth));
    if (viewOf(truth).dice) expect([...viewOf(shown).dice].sort()).toEqual([...viewOf(truth).dice].sort());
  }
});

it("counts the dice of a drive, and shows no counts before the last round", () => {
  const drive = DRIVES.find(({ act }) => (act.score ?? 0) > 1)?.act as Happening;
  const race = follow(makeRace(), drive);
  expect(viewOf(race).used[drive.seat ?? 0]).toBe(drive.score);
  expect(diceCounts(race)).toBeNull();
  expect(diceCounts(follow(race, happening("last-round", { seat: null })))).toEqual(viewOf(race).used);
});

it("spends tiles as they are laid, and the extra roll when it is used", () => {
  const race = makeRace({ view: makeView({ dice: "rygbbw", tiles: ["xrb", "xp"] }) });
  const laid = viewOf(lay(race, 0, readSteps(["A1b", "A2r+"])));
  expect([laid.dice, laid.tiles]).toEqual(["rygbw", ["xb", "xp"]]);
  const again = viewOf(follow(race, happening("reroll", { seat: 1, dice: "rb" })));
  expect([again.dice, again.tiles]).toEqual(["ygbw", ["xrb", "p"]]);
});

it("passes the dice on to nobody who could act already", () => {
  const race = follow(makeRace({ actor: 0, awaits_roll: true }), happening("turn", { seat: 1 }));
  expect(race).toMatchObject({ on_turn: 1, actor: null, awaits_roll: false });
});
