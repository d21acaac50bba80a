/** Lengths of spaces as exact fractions, written as a track file has them: `1`, `1.5`, `4/3`; read as shown, too: `1½`. */

import { LIMITS } from "../constants";

export interface Length {
  readonly over: bigint;
  readonly under: bigint;
}

const LONGEST = BigInt(LIMITS.most_length);
const DECIMAL = new RegExp(`^(\\d{1,${LIMITS.digits}})(?:[.,](\\d{1,${LIMITS.decimals}}))?$`);
const FRACTION = new RegExp(`^(\\d{1,${LIMITS.over_digits}})/(\\d{1,${LIMITS.under_digits}})$`);
/** One divided by the smallest decimal. */
const PARTS = 10n ** BigInt(LIMITS.decimals);
/** The number of characters of the longest text of a length. */
export const MOST_CHARACTERS = 1 + Math.max(LIMITS.digits + LIMITS.decimals, LIMITS.over_digits + LIMITS.under_digits);
/** Fractions with a character of their own, by their value in twelfths. */
const SIGNS: Readonly<Record<string, string>> = { 3: "¼", 4: "⅓", 6: "½", 8: "⅔", 9: "¾" };
const MIXED = new RegExp(`^(\\d{0,${LIMITS.digits}})([${Object.values(SIGNS).join("")}])$`);

export const ZERO: Length = { over: 0n, under: 1n };
export const HALF: Length = { over: 1n, under: 2n };
/** Minus one half. */
export const LESS: Length = { over: -1n, under: 2n };
export const ONE: Length = { over: 1n, under: 1n };

/** Parse a length; null where a space cannot have it. */
export function parseLength(text: string): Length | null {
  const { over, under } = readParts(text.trim());
  if (over === 0n || under === 0n || over > LONGEST * under) return null;
  return reduce(over, under);
}

/** What stands over and under the line, not reduced; 0 where it is no number. */
function readParts(text: string): Length {
  const decimal = DECIMAL.exec(text);
  if (decimal) {
    const [, whole = "", rest = ""] = decimal;
    return { over: BigInt(whole + rest), under: 10n ** BigInt(rest.length) };
  }
  const mixed = MIXED.exec(text);
  if (mixed) {
    const [, whole = "", sign] = mixed;
    const twelfths = Object.keys(SIGNS).find((key) => SIGNS[key] === sign) ?? "0";
    return { over: BigInt(whole) * 12n + BigInt(twelfths), under: 12n };
  }
  const fraction = FRACTION.exec(text);
  return { over: BigInt(fraction?.[1] ?? 0), under: BigInt(fraction?.[2] ?? 1) };
}

/** A length as a track file has it, or null where it has too many digits for one, or is too long. */
export function formatLength({ over, under }: Length): string | null {
  const scaled = over * PARTS;
  if (over > 0n && scaled % under === 0n) {
    const decimals = ((scaled / under) % PARTS).toString().padStart(LIMITS.decimals, "0");
    const [whole, rest] = [over / under, decimals.replace(/0+$/, "")];
    return whole > LONGEST ? null : `${whole}${rest && `.${rest}`}`;
  }
  const text = `${over}/${under}`;
  return parseLength(text) ? text : null;
}

/** Parse a length; 1 where it cannot be read. */
export function lengthOf(text: string): Length {
  return parseLength(text) ?? ONE;
}

export function add(one: Length, other: Length): Length {
  return reduce(one.over * other.under + other.over * one.under, one.under * other.under);
}

export function subtract(one: Length, other: Length): Length {
  return add(one, { over: -other.over, under: other.under });
}

/** The length multiplied by a fraction. */
export function times(length: Length, over: bigint, under = 1n): Length {
  return reduce(length.over * over, length.under * under);
}

/** -1 where the first is shorter, 1 where it is longer, else 0. */
export function compare(one: Length, other: Length): number {
  const apart = one.over * other.under - other.over * one.under;
  return apart < 0n ? -1 : apart > 0n ? 1 : 0;
}

export function sum(texts: readonly string[]): Length {
  return texts.reduce((whole, text) => add(whole, lengthOf(text)), ZERO);
}

export function toNumber({ over, under }: Length): number {
  return Number(over) / Number(under);
}

/** A length as it is shown and spoken: `1½`, `2`, `5/7`. */
export function showLength(length: Length): string {
  const { over, under } = length;
  const whole = over / under;
  const sign = SIGNS[Number(((over % under) * 12n) / under)];
  if (over % under === 0n) return String(whole);
  if (sign && 12n % under === 0n) return `${whole || ""}${sign}`;
  return formatLength(length) ?? `${over}/${under}`;
}

function reduce(over: bigint, under: bigint): Length {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { over: over / a, under: under / a } : { over, under };
}
