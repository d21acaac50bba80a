/** Import and export of track files. */

import { drawBlueprint, readTrack } from "./api";
import { nameSimply } from "../../../lib/file-names";
import { RefusalError } from "../../../lib/refusal";
import { save } from "../../../lib/save";
import { LIMITS } from "../constants";
import { t } from "../../../words";
import type { Blueprint } from "../wire";

/** Read a track file, or refuse it with the position of the fault in it. */
export async function openFile(file: File): Promise<Blueprint> {
  if (file.size > LIMITS.most_bytes) throw new RefusalError("board/large", `${file.name} has ${file.size} bytes`);
  return readTrack({ text: await file.text(), file: file.name });
}

/** Save a board as a track file, with its open road. */
export async function saveBoard(board: Blueprint): Promise<void> {
  const { text } = await drawBlueprint(board);
  save(new Blob([text], { type: "application/toml" }), `${nameSimply(board.title, t("file-board-simple"))}.toml`);
}
