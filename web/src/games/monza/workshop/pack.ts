/** A board as text: the payload of a link, and what this browser saves. Input is validated. */

import { cleanName } from "../../../lib/clean-name";
import { LIMITS } from "../constants";
import type { Bend, Blueprint, Patch, PathPiece } from "../wire";
import { OPEN, TYRE } from "./edits";

/** Why a text is refused. */
export type PackFault = "broken" | "large" | "version";

export class PackError extends Error {
  constructor(readonly fault: PackFault) {
    super(`no board: ${fault}`);
    this.name = "PackError";
  }
}

const VERSION = "1";
/** Longer texts are refused unread; the largest boards that can be raced on need half of it. */
const TEXT_MOST = 8_000;
/** What this browser saved itself may be as large as a track file of the largest size, and longer as text. */
export const KEPT_MOST = 2 * LIMITS.most_bytes;
/** The first letter of an edition stands for it. */
const EDITIONS: ReadonlyMap<string, Blueprint["edition"]> = new Map(
  LIMITS.editions.map((name) => [name.charAt(0), name]),
);
/** Signs with a meaning of their own in addresses are replaced. */
const SIGNS: Readonly<Record<string, string>> = { [TYRE]: "x", [OPEN]: "o" };
const FILLS: Readonly<Record<string, string>> = { x: TYRE, o: OPEN };
const LETTERS = [...LIMITS.fills].filter((fill) => !Object.hasOwn(SIGNS, fill)).join("");
const LETTER = new RegExp(`^[${LETTERS}]$`);
const LENGTH = /^\d+(?:[./]\d+)?$/;
/** A fill, and a length unless it is 1. */
const PATCH = new RegExp(`([${LETTERS}xo])(\\d+(?:[./]\\d+)?)?`, "g");
const LANE = new RegExp(`^(?:[${LETTERS}xo](?:\\d+(?:[./]\\d+)?)?)*$`);
const SIZE = `\\d{1,${String(LIMITS.most_size).length}}(?:\\.\\d+)?`;
const CURVE = new RegExp(`^((?:[flr][\\d./]+(?:,[flr][\\d./]+)*)?);(${SIZE});(${SIZE})$`);
const NUMBER = `(\\d{1,${LIMITS.piece_digits}}(?:\\.\\d{1,${LIMITS.piece_decimals}})?)`;
const PIECE = new RegExp(`^(?:f${NUMBER}|([lr])${NUMBER}/${NUMBER})$`);

/** A board as it can be packed: what the text cannot hold is replaced by something that can be repaired. */
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
 * `1_a_101_w_w1.5p1.5x-…_f5,r180/3.5;3.3;4.8_My%20board`: version, edition, exits of the start, the finish line's
 * colour or the lanes with target squares, lanes, curve, title.
 */
export function pack(board: Blueprint): string {
  return [
    VERSION,
    board.edition.charAt(0),
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
  const rules = EDITIONS.get(edition);
  if (!flags.test(exits) || !(isLine || flags.test(finish)) || !rules) throw new PackError("broken");
  return {
    title: cleanName(unpackTitle(title)),
    edition: rules,
    lanes: lanes.map(unpackLane),
    exits: unpackFlags(exits),
    line: isLine ? finish : "",
    targets: isLine ? lanes.map(() => false) : unpackFlags(finish),
    curve: curve === "" ? null : unpackCurve(curve),
  };
}

function layPatch(patch: Patch): Patch {
  const colour = LETTER.test(patch.colour) || Object.hasOwn(SIGNS, patch.colour) ? patch.colour : OPEN;
  const length = LENGTH.test(patch.length) ? patch.length : "1";
  return colour === patch.colour && length === patch.length ? patch : { colour, length };
}

/** The curve with the fields alone that its pieces use, rounded; null where the text cannot hold it. */
function layCurve(curve: Bend): Bend | null {
  try {
    return unpackCurve(packCurve(curve));
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
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
  return [...text.matchAll(PATCH)].map(([, sign = "", length = "1"]) => ({ colour: FILLS[sign] ?? sign, length }));
}

function packCurve({ pieces, road, start }: Bend): string {
  return `${pieces.map(packPiece).join(",")};${road};${start}`;
}

function unpackCurve(text: string): Bend {
  const [, path, road, start] = CURVE.exec(text) ?? [];
  if (path === undefined) throw new PackError("broken");
  const pieces = path === "" ? [] : path.split(",").map(unpackPiece);
  return { pieces, road: Number(road), start: Number(start) };
}

/** A piece as links have it, which are read without the server: `f8` forward, `l90/2` and `r180/5` to a side. */
function packPiece({ kind, length = 0, angle = 0, radius = 0, text = "" }: PathPiece): string {
  if (kind === "unknown") return text;
  return kind === "forward" ? `f${round(length)}` : `${kind.charAt(0)}${round(angle)}/${round(radius)}`;
}

/** A word that is no piece is kept; it is a fault of the board. */
function unpackPiece(word: string): PathPiece {
  const [, length, side, angle, radius] = PIECE.exec(word) ?? [];
  if (side) return { kind: side === "l" ? "left" : "right", angle: Number(angle), radius: Number(radius) };
  return length ? { kind: "forward", length: Number(length) } : { kind: "unknown", text: word };
}

function round(value: number): number {
  return Number(value.toFixed(LIMITS.piece_decimals));
}

/** Characters that end a link in many programs, or that separate the parts, are percent-encoded. */
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
