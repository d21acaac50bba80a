/** A board as text for the payload of a link. Input is validated. */

import { cleanName } from "../../../lib/clean-name";
import type { Bend, Blueprint, Patch } from "../../../wire";

/** Why a text is no board of ours. */
export type PackFault = "broken" | "large" | "version";

export class PackError extends Error {
  constructor(readonly fault: PackFault) {
    super(`no board: ${fault}`);
    this.name = "PackError";
  }
}

const VERSION = "1";
/** Longer texts are not even looked at; the largest boards that can be raced on need half of it. */
const TEXT_MOST = 8_000;
/** What this browser kept itself may have all the faults that a track file of the largest size can have. */
export const KEPT_MOST = 100_000;
const EDITIONS = { a: "anniversary", f: "first" } as const;
/** A colour's letter, `x` a tyre, `o` open road; and a length, unless it is 1. */
const PATCH = /([rygbwpxo])(\d+(?:[./]\d+)?)?/g;
const LENGTH = /^\d+(?:[./]\d+)?$/;
const LANE = /^(?:[rygbwpxo](?:\d+(?:[./]\d+)?)?)*$/;
const CURVE = /^((?:[flr][\d./]+(?:,[flr][\d./]+)*)?);(\d{1,4}(?:\.\d+)?);(\d{1,4}(?:\.\d+)?)$/;
const LETTER = /^[rygbwp]$/;
const SIGNS: Readonly<Record<string, string>> = { "#": "x", "~": "o" };
const COLOURS: Readonly<Record<string, string>> = { x: "#", o: "~" };

/** A board as it can lie on the bench, and be packed: what nobody can write down gives way to what can be mended. */
export function lay(board: Blueprint): Blueprint {
  const isLine = board.line !== "";
  return {
    ...board,
    title: cleanName(board.title),
    lanes: board.lanes.map((lane) => lane.map(layPatch)),
    exits: board.lanes.map((_, lane) => board.exits[lane] ?? false),
    line: isLine && !LETTER.test(board.line) ? "w" : board.line,
    targets: board.lanes.map((_, lane) => !isLine && (board.targets[lane] ?? false)),
    curve: board.curve && layCurve(board.curve),
  };
}

/**
 * `1_a_101_w_w1.5p1.5x-…_f5,r180/3.5;3.3;4.8_My%20board`: version, edition, exits of the start, the finish line's colour
 * or the lanes with target squares, lanes, curve, title.
 */
export function pack(board: Blueprint): string {
  return [
    VERSION,
    board.edition === "first" ? "f" : "a",
    packFlags(board.exits),
    board.line || packFlags(board.targets),
    board.lanes.map((lane) => lane.map(packPatch).join("")).join("-"),
    board.curve ? packCurve(board.curve) : "",
    packTitle(board.title),
  ].join("_");
}

/** A board packed for a link, or null where a link would be too long to be opened again. */
export function packForLink(board: Blueprint): string | null {
  const packed = pack(board);
  return packed.length > TEXT_MOST ? null : packed;
}

/** Read what `pack` wrote, or refuse it. */
export function unpack(text: string, most = TEXT_MOST): Blueprint {
  refuseIf(text.length > most, "large");
  const [version = "", edition = "", exits = "", finish = "", road = "", curve = "", title = "", ...rest] =
    text.split("_");
  refuseIf(/^\d+$/.test(version) && version !== VERSION, "version");
  refuseIf(version !== VERSION || rest.length > 0 || text.split("_").length < 7, "broken");
  const lanes = road.split("-");
  refuseIf(!lanes.every((lane) => LANE.test(lane)), "broken");
  const flags = new RegExp(`^[01]{${lanes.length}}$`);
  const isLine = LETTER.test(finish);
  refuseIf(!flags.test(exits) || !(isLine || flags.test(finish)) || !isEdition(edition), "broken");
  return {
    title: cleanName(unpackTitle(title)),
    edition: EDITIONS[edition as keyof typeof EDITIONS],
    lanes: lanes.map(unpackLane),
    exits: unpackFlags(exits),
    line: isLine ? finish : "",
    targets: isLine ? lanes.map(() => false) : unpackFlags(finish),
    curve: curve === "" ? null : unpackCurve(curve),
  };
}

function layPatch(patch: Patch): Patch {
  const colour = LETTER.test(patch.colour) || Object.hasOwn(SIGNS, patch.colour) ? patch.colour : "~";
  const length = LENGTH.test(patch.length) ? patch.length : "1";
  return colour === patch.colour && length === patch.length ? patch : { colour, length };
}

/** A curve that cannot be read is none. */
function layCurve(curve: Bend): Bend | null {
  try {
    return unpackCurve(packCurve(curve));
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
}

function isEdition(letter: string): letter is keyof typeof EDITIONS {
  return Object.hasOwn(EDITIONS, letter);
}

function packFlags(flags: readonly boolean[]): string {
  return flags.map(Number).join("");
}

function unpackFlags(text: string): readonly boolean[] {
  return [...text].map((flag) => flag === "1");
}

function packPatch({ colour, length }: Patch): string {
  return (SIGNS[colour] ?? colour) + (length === "1" ? "" : length);
}

function unpackLane(text: string): readonly Patch[] {
  return [...text.matchAll(PATCH)].map(([, sign = "", length = "1"]) => ({ colour: COLOURS[sign] ?? sign, length }));
}

function packCurve({ path, road, start }: Bend): string {
  return `${path.trim().split(/\s+/).join(",")};${road};${start}`;
}

function unpackCurve(text: string): Bend {
  const [, path, road, start] = CURVE.exec(text) ?? [];
  if (path === undefined) throw new PackError("broken");
  return { path: path.replaceAll(",", " "), road: Number(road), start: Number(start) };
}

/** Signs that end a link in many programs, or separate our parts, are written as numbers. */
function packTitle(title: string): string {
  return encodeURIComponent(title).replaceAll(
    /[_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function unpackTitle(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new PackError("broken");
  }
}

function refuseIf(isWrong: boolean, fault: PackFault): void {
  if (isWrong) throw new PackError(fault);
}
