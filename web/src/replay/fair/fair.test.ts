import { expect, test } from "vitest";
import { kitOf } from "../../games";
import { checkFair, type Finding } from "./check";
import { makeDraw } from "./draw";
import { readFairRecord } from "./record";
import recorded from "./recorded/races.json";
import { encode, fromHex, hmac, sha256, toHex } from "./sha256";

const PAST = import.meta.glob<string>("../../../../tests/past/*/records/*.race", {
  query: "?raw",
  import: "default",
  eager: true,
});

async function check(text: string): Promise<Finding | null> {
  const record = readFairRecord(text);
  if (!record) return null;
  const { replay } = (await kitOf(record.game).loadReplay?.()) ?? {};
  return replay ? checkFair(record, replay.makeDealer) : null;
}

test.each(recorded.hashes)("hashes are those of Python: $hash", ({ text, hash, keyed }) => {
  expect(toHex(sha256(encode(text)))).toBe(hash);
  expect(toHex(hmac(encode(text), encode("race")))).toBe(keyed);
});

test.each(recorded.draws)("a draw below $below is that of Python", ({ label, below, drawn }) => {
  const draw = makeDraw("5e".repeat(32), ["ab".repeat(16), null]);
  expect(draw(label, below)).toBe(drawn);
});

test("bytes and digits", () => {
  expect(toHex(fromHex("00ff10"))).toBe("00ff10");
});

test.each(recorded.races)("$name: the page finds what Python finds", async ({ record, finding }) => {
  expect(await check(record)).toMatchObject(finding);
});

test("who mixed and what chance should have brought is said", async () => {
  const findings = await Promise.all(recorded.races.map(({ record }) => check(record)));
  const unfair = findings.filter((finding) => finding?.kind === "unfair");
  expect(unfair.length).toBeGreaterThan(3);
  for (const { word, right } of unfair) expect(right).not.toBe(word);
});

test("any other word of chance is found, with checksums as somebody would write them who knows the seed", async () => {
  const { record } = recorded.races.find(({ name }) => name === "sprint: whole") ?? { record: "" };
  const whole = readFairRecord(record);
  const { replay } = (await kitOf("monza").loadReplay?.()) ?? {};
  if (!whole || !replay) throw new Error("nothing was recorded");
  for (const [index, line] of whole.turns.entries()) {
    const turns = markAgain(whole.seed, whole.turns.with(index, line.replace(/(?<= )[rygbwp]{6}(?= )/, "rrrrrr")));
    expect(checkFair({ ...whole, turns }, replay.makeDealer)).toMatchObject({ kind: "unfair", turn: index + 1 });
  }
});

function markAgain(seed: string, turns: readonly string[]): string[] {
  let mark = "";
  return turns.map((line) => {
    const turn = line.slice(0, line.lastIndexOf(" ~"));
    mark = toHex(sha256(encode(`${seed}|${mark}|${turn}`))).slice(0, 8);
    return `${turn} ~${mark}`;
  });
}

test.each(Object.entries(PAST))("%s was driven in a terminal: there is nothing to check", async (_, text) => {
  expect(await check(text)).toEqual({ kind: "none" });
});

test.each(["", "hairpin race 1", "hairpin race 2\ngame: monza 3\n\n", "<html>"])("no record: %j", async (text) => {
  expect(await check(text)).toBeNull();
});
