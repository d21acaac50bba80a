/** Example circuits, drawn with the letters of `tiles.ts`. */

import type { Circuit } from "./circuit";
import { parseFile } from "./notation";

export interface Example {
  readonly id: "ring" | "eight" | "snake" | "town";
  readonly circuit: Circuit;
}

export const EXAMPLES: readonly Example[] = [
  { id: "ring", circuit: read("dqbe", "a..a", "cbbf") },
  // Over the crossing in the middle.
  { id: "eight", circuit: read("dbe..", "a.a..", "cbkqe", "..a.a", "..cbf") },
  // Curves to the left and to the right.
  { id: "snake", circuit: read("dbedbe", "p.aa.a", "a.cfdf", "a.dbf.", "cbf...") },
  // Junctions, a pit, and a dead end to turn round in.
  { id: "town", circuit: read("dqbhbe", "a..a.a", "gbbrbi", "a..a.a", "chbjbf", ".l....") },
];

function read(...rows: readonly string[]): Circuit {
  return parseFile(["Hairpin circuit 1", "", ...rows].join("\n")).circuit;
}
