/** The requests of the workshop. */

import { ask, hear, post, reach } from "../../../lib/api";
import { RefusalError } from "../../../lib/refusal";
import type { Blueprint, Drawing, FinishIt, Laid, PrintIt, Quality, TrackText } from "../wire";

/** A shipped board as a blueprint. */
export function fetchBlueprint(name: string): Promise<Blueprint> {
  return ask<Blueprint>(`/api/workshop/boards/${encodeURIComponent(name)}`);
}

/** Read a track file; refuses with `track/file` and the position in it. */
export function readTrack(file: TrackText): Promise<Blueprint> {
  return ask<Blueprint>("/api/workshop/read", post(file));
}

/** The shapes and faults of a board in the making. */
export function drawBlueprint(board: Blueprint, signal?: AbortSignal): Promise<Drawing> {
  return ask<Drawing>("/api/workshop/draw", post(board, signal));
}

/** The figures of a board without faults. */
export function measureBlueprint(board: Blueprint, signal?: AbortSignal): Promise<Quality> {
  return ask<Quality>("/api/workshop/measure", post(board, signal));
}

/** Lay the open road; reports the progress, from 0 to 1, and returns the finished board. */
export async function finishBlueprint(
  wish: FinishIt,
  onshare: (share: number) => void,
  signal?: AbortSignal,
): Promise<Blueprint> {
  const path = "/api/workshop/finish";
  const { body } = await reach(path, post(wish, signal));
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  const listen = () => hear(path, () => lines?.read());
  for (let part = await listen(); part && !part.done; part = await listen()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) {
      const { share, board, code, fields } = await hear(path, () => JSON.parse(line) as Laid);
      if (code) throw new RefusalError(code, "", fields);
      onshare(share);
      if (board) return board;
    }
  }
  throw new RefusalError("line/lost", "the board was not laid to its end");
}

/** A print to scale, as a file. */
export async function printBlueprint(wish: PrintIt): Promise<Blob> {
  const path = "/api/workshop/print";
  const response = await reach(path, post(wish));
  return hear(path, () => response.blob());
}
