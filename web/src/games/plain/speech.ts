/** Sentences of a game without a folder: the game's own messages by convention, or plain English made from the wire. */

import { seatName } from "../../lib/names";
import type { End } from "../../lib/outcome";
import { joinSentences } from "../../lib/phrases";
import type { Happening, Seat } from "../../wire";
import { has, t } from "../../words";
import type { Args } from "../../words.svelte";
import type { PlainView } from "./view";

type Value = string | number;

/** The game's message `<game>-<id>`, or a fallback. */
function say(game: string, id: string, args: Args, fallback: string): string {
  const name = `${game}-${id}`;
  return has(name) ? t(name, args) : fallback;
}

export function sayTitle(game: string, english: string): string {
  return say(game, "title", {}, english || sentence(game));
}

export function saySubtitle(game: string): string {
  return say(game, "says", {}, "");
}

export function sayAction(game: string, word: string): string {
  return say(game, "action", { word }, sentence(word));
}

/** The position; `name` is the seat on turn. */
export function sayPosition(game: string, view: PlainView, name: string): string {
  const args = readArgs(view);
  return say(game, "position", { ...args, name }, describe(args, name));
}

export function sayHappening(game: string, happening: Happening, seats: readonly Seat[]): string {
  const { kind, word, dice } = happening;
  const name = seatName(seats[happening.seat ?? -1]);
  const places = happening.places.join(", ");
  const facts = [sentence(kind), word, dice, places].filter((part) => part !== "").join(" ");
  return say(game, "story", { kind, name, word, dice, places }, name ? t("label", { name, what: facts }) : facts);
}

export function sayEnd(game: string, { reason, score }: End): string {
  return say(game, "reason", { reason, score }, `${sentence(reason)} (${score})`);
}

/** The fields of a view that a message can take: scalars, and lists of scalars joined by commas. */
export function readArgs(view: PlainView): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(view).flatMap(([field, value]) => {
      const text = Array.isArray(value) ? readList(value) : readScalar(value);
      return text === null ? [] : [[field, text]];
    }),
  );
}

function readList(values: readonly unknown[]): string | null {
  const texts = values.map(readScalar);
  return texts.includes(null) ? null : texts.map((text) => (text === "" ? "–" : text)).join(", ");
}

function readScalar(value: unknown): Value | null {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "–" : null;
}

/** Fields that are told otherwise: the seat on turn is named. */
const UNSAID = new Set(["turn"]);

function describe(args: Readonly<Record<string, Value>>, name: string): string {
  const facts = Object.entries(args).filter(([field, value]) => !UNSAID.has(field) && value !== "");
  const said = facts.map(([field, value]) => t("label", { name: sentence(field), what: `${value}.` }));
  return joinSentences([name ? `${name}.` : "", ...said]);
}

/** `turn_total` as “Turn total”. */
function sentence(word: string): string {
  const text = word.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
