/** Boards in the lobby: the outlines of the race, drawn small, and the boards that were made in the workshop. */

import { RefusalError } from "../../../lib/refusal";
import type { Boards, MadeBoard } from "../../kit";
import { loadBoardAt } from "../boards";
import type { Blueprint, Drawing } from "../wire";
import { drawBlueprint } from "../workshop/api";
import { outlineFrom } from "../workshop/canvas";
import { pack } from "../workshop/pack";
import { saved } from "../workshop/saved";
import BoardPicture from "./BoardPicture.svelte";
import VariantPicture from "./VariantPicture.svelte";

const drawings = new Map<string, Promise<Drawing>>();

/** The drawing of a saved board, fetched once. */
function draw(board: Blueprint): Promise<Drawing> {
  const key = pack(board);
  let drawing = drawings.get(key);
  if (!drawing) {
    drawing = drawBlueprint(board);
    drawings.set(key, drawing);
    drawing.catch(() => drawings.delete(key));
  }
  return drawing;
}

function describe(board: Blueprint): MadeBoard {
  return {
    title: board.title,
    outline: async () => outlineFrom(await draw(board), board),
    async file() {
      const { faults, text } = await draw(board);
      if (faults.length > 0) throw new RefusalError("track/file", `${board.title} has faults`);
      return text;
    },
  };
}

export const boards: Boards = {
  Picture: BoardPicture,
  outlineOf: loadBoardAt,
  listMade: () => saved.read().map(describe),
  VariantPicture,
};
