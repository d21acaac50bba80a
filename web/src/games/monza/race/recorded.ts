/** For tests: frames that a real server sent to a spectator of a professional race (`make frames`). */

import { applyChanges } from "../../../lib/changes";
import type { Drafted, Event, Happening, ServerFrame, Table, Welcome } from "../../../wire";
import { viewOf } from "../view";
import type { RaceBoard, View } from "../wire";
import race from "./recorded/professionals.jsonl?raw";
import board from "./recorded/sprint.json?raw";
import { readSteps, type Laid } from "./words";

const FRAMES = race
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as ServerFrame);

export const SPRINT = JSON.parse(board) as RaceBoard;
export const WELCOME = FRAMES[0] as Welcome;

/** An event that is a drive, the dice that were laid before it, the tables before and after it, and the position before it. */
export interface Drive {
  readonly before: Table;
  readonly after: Table;
  readonly view: View;
  readonly drafts: readonly Drafted[];
  readonly event: Event;
  readonly act: Happening;
  readonly laid: readonly Laid[];
}

export const EVENTS = FRAMES.filter((frame) => frame.type === "event");
/** The table after each event. */
export const TABLES = listTables();

function listTables(): Table[] {
  let table = WELCOME.table;
  return EVENTS.map(({ number, changes }) => (table = applyChanges(table, number, changes)));
}

function listDrives(): Drive[] {
  const drives: Drive[] = [];
  let before = WELCOME.table;
  let drafts: Drafted[] = [];
  for (const frame of FRAMES) {
    if (frame.type === "drafted") drafts.push(frame);
    if (frame.type !== "event") continue;
    const act = frame.happened.find(({ kind }) => kind === "drove");
    const view = viewOf(before.race);
    const after = applyChanges(before, frame.number, frame.changes);
    if (act && view) drives.push({ before, after, view, drafts, event: frame, act, laid: readSteps(act.steps) });
    [before, drafts] = [after, []];
  }
  return drives;
}

export const DRIVES = listDrives();
