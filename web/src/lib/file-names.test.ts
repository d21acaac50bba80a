import { expect, test } from "vitest";
import { nameFile, nameSimply } from "./file-names";

test.each([
  ["Grandma’s <ring>/../2", "grandma-s-ring-2"],
  ["赛道 1", "赛道-1"],
  ["우리 트랙", "우리-트랙"],
  ["...", "my-board"],
  ["x".repeat(80), "x".repeat(60)],
])("a file is named after «%s», in any script", (title, name) => {
  expect(nameFile(title, "my board")).toBe(name);
});

test.each([
  ["Große Schleife, Élan", "grosse-schleife-elan"],
  ["Rundkurs 2", "rundkurs-2"],
  ["赛道 1", "my-board"],
  ["우리 트랙", "my-board"],
  ["", "my-board"],
  [`${"x".repeat(39)} y`, "x".repeat(39)],
])("the file of the board «%s» has a name that the terminal takes", (title, name) => {
  expect(nameSimply(title, "my-board")).toBe(name);
});
