/** Circuits as text: short in a link, drawn row by row in a file. Input is validated. */

import { boxOf, heightOf, MOST, placeOf, widthOf, type Circuit } from "./circuit";
import { MAX_NAME_LENGTH, cleanName } from "../../../lib/clean-name";
import { letterOf, tileOf, type Tile } from "./tiles";

export interface Named {
  readonly name: string;
  readonly circuit: Circuit;
}

/** Why a text is no circuit of ours. */
export type Fault = "broken" | "large" | "version";

export class CircuitError extends Error {
  constructor(readonly fault: Fault) {
    super(`no circuit: ${fault}`);
    this.name = "CircuitError";
  }
}

const VERSION = "1";
const HEAD = "Hairpin circuit";
/** Longer texts are not even looked at: all places with a tile, and a name of four bytes a sign. */
const TEXT_MOST = MOST * (MOST + 1) + MAX_NAME_LENGTH * 12 + 100;

/** A file of more bytes is not even opened. */
export const FILE_MOST = 4 * TEXT_MOST;

/** `1.6.dbe3a…`: version, width, tiles in reading order with numbers for gaps, and the name if there is one. */
export function pack({ name, circuit }: Named): string {
  const rows = rowsOf(circuit);
  const cells = rows
    .join("")
    .replace(/\.+$/, "")
    .replaceAll(/\.+/g, (gap) => String(gap.length));
  const parts = [VERSION, String(rows[0]?.length ?? 0), cells];
  if (name) parts.push(encodeURIComponent(name).replaceAll(".", "%2E"));
  return parts.join(".");
}

/** Read what `pack` wrote, or refuse it. */
export function unpack(text: string): Named {
  refuseIf(text.length > TEXT_MOST, "large");
  const [version = "", width = "", cells = "", name = "", ...rest] = text.split(".");
  refuseIf(/^\d+$/.test(version) && version !== VERSION, "version");
  refuseIf(version !== VERSION || rest.length > 0, "broken");
  refuseIf(!/^\d{1,4}$/.test(width) || !/^(?:[a-z]|\d{1,4})*$/.test(cells), "broken");
  refuseIf(Number(width) > MOST, "large");
  const gaps = [...cells.matchAll(/\d+/g)].reduce((sum, [gap]) => sum + Number(gap), 0);
  refuseIf(gaps > MOST * MOST, "large");
  const line = cells.replaceAll(/\d+/g, (gap) => ".".repeat(Number(gap)));
  const across = Math.max(1, Number(width));
  const rows = Array.from({ length: Math.ceil(line.length / across) }, (_, row) =>
    line.slice(row * across, (row + 1) * across),
  );
  return { name: cleanName(decode(name)), circuit: readRows(rows) };
}

/** A small text file: a head, a name, and the circuit drawn with letters. */
export function formatFile({ name, circuit }: Named): string {
  return [`${HEAD} ${VERSION}`, name, ...rowsOf(circuit), ""].join("\n");
}

/** Read what `formatFile` wrote; a link in a file will do as well. */
export function parseFile(text: string): Named {
  refuseIf(text.length > TEXT_MOST, "large");
  const link = /#\/free\/(\S+)/.exec(text)?.[1];
  if (link !== undefined) return unpack(link);
  const [head = "", name = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const version = /^Hairpin circuit (\d+)\s*$/.exec(head)?.[1];
  refuseIf(version === undefined, "broken");
  refuseIf(version !== VERSION, "version");
  const drawn = rows.map((row) => row.trimEnd());
  while (drawn.at(-1) === "") drawn.pop();
  return { name: cleanName(name), circuit: readRows(drawn) };
}

function rowsOf(circuit: Circuit): string[] {
  const box = boxOf(circuit);
  if (!box) return [];
  return Array.from({ length: heightOf(box) }, (_, row) =>
    Array.from({ length: widthOf(box) }, (_, column) => {
      const tile = circuit.get(placeOf({ x: box.left + column, y: box.top + row }));
      return tile ? letterOf(tile) : ".";
    }).join(""),
  );
}

function readRows(rows: readonly string[]): Circuit {
  refuseIf(rows.length > MOST || rows.some((row) => row.length > MOST), "large");
  const circuit = new Map<string, Tile>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const tile = tileOf(letter);
      if (!tile) throw new CircuitError("broken");
      circuit.set(placeOf({ x, y }), tile);
    }),
  );
  return circuit;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new CircuitError("broken");
  }
}

function refuseIf(isWrong: boolean, fault: Fault): void {
  if (isWrong) throw new CircuitError(fault);
}
