/** The tables of the lessons: short boards on which what a lesson teaches happens soon. */

import type { OpenTable } from "../../wire";
import { LESSON_SEATS } from "../kit";
import { LESSON_BOARDS } from "./constants";

/** Nobody has to go on: the other car potters along space by space, and whoever learns gets home first. */
const EASY = { stopping: "free" };

const TABLES: Readonly<Record<string, Partial<OpenTable>>> = {
  monza: { options: { ...EASY, track: "sprint" } },
  professional: { options: { pro: "yes" }, board: LESSON_BOARDS.professional },
  bonus: { options: { ...EASY, bonus: "yes" }, board: LESSON_BOARDS.bonus },
  "first-edition": { options: EASY, board: LESSON_BOARDS["first-edition"] },
};

export function makeTable(id: string): OpenTable {
  return { game: "monza", seats: LESSON_SEATS, ...TABLES[id] };
}
