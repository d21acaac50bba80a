import { expect, it } from "vitest";
import { makeSeat, makeTable } from "../../../lib/fakes";
import { nameSpace } from "./describe";
import { BOARD } from "../board/fixture";

const seats = [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben", car: "blue" })];

it("names who stands on a target that holds one car, and nobody where all have room", () => {
  const name = (pushTargets: string): string =>
    nameSpace(BOARD, "F", makeTable({ seats, options: { push_targets: pushTargets } }), ["A1", "F"]);
  expect(name("yes")).toContain("Ben is there");
  expect(name("no")).not.toContain("Ben");
  expect(nameSpace(BOARD, "S", makeTable({ seats, options: { push_targets: "yes" } }), ["A1", "S"])).not.toContain(
    "Ben",
  );
});
