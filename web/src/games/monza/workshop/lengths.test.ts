import { expect, test } from "vitest";
import {
  add,
  compare,
  formatLength,
  lengthOf,
  parseLength,
  showLength,
  subtract,
  sum,
  times,
  toNumber,
} from "./lengths";

test.each([
  ["1", "1"],
  ["1.50", "1.5"],
  ["1,5", "1.5"],
  ["4/3", "4/3"],
  ["6/4", "1.5"],
  [" 2 ", "2"],
  ["100", "100"],
  ["0.0001", "0.0001"],
  ["1½", "1.5"],
  ["½", "0.5"],
  ["2⅓", "7/3"],
])("%s is written %s", (text, written) => {
  expect(formatLength(lengthOf(text))).toBe(written);
});

test.each([
  "",
  "0",
  "0/4",
  "1/0",
  "-1",
  "1e2",
  "101",
  "1/",
  "1.23456",
  "99999999",
  "one",
  "1.5.2",
  "½1",
  "½½",
  "100½",
  "NaN",
])("«%s» is no length", (text) => {
  expect(parseLength(text)).toBeNull();
});

test("lengths add up exactly, where floating point would not", () => {
  const thirds = sum(["1/3", "1/3", "1/3"]);
  expect(compare(thirds, lengthOf("1"))).toBe(0);
  expect(compare(sum(Array.from({ length: 10 }, () => "0.1")), lengthOf("1"))).toBe(0);
  expect(toNumber(subtract(lengthOf("2.5"), lengthOf("1")))).toBe(1.5);
  expect(formatLength(times(lengthOf("1.5"), 1n, 2n))).toBe("0.75");
});

test("what a track file has no room for is not written", () => {
  expect(formatLength(subtract(lengthOf("1"), lengthOf("1")))).toBeNull();
  expect(formatLength(subtract(lengthOf("1"), lengthOf("2")))).toBeNull();
  expect(formatLength(add(lengthOf("60"), lengthOf("60")))).toBeNull();
  expect(formatLength(add(lengthOf("1/99991"), lengthOf("1/99989")))).toBeNull();
});

test.each([
  ["1.5", "1½"],
  ["0.5", "½"],
  ["2", "2"],
  ["4/3", "1⅓"],
  ["2.75", "2¾"],
  ["1.2", "1.2"],
  ["5/7", "5/7"],
])("%s is shown as %s", (text, shown) => {
  expect(showLength(lengthOf(text))).toBe(shown);
});
