/** Moving the focus over the board by arrow keys: along the lane, and across lanes. */

import { START } from "../board/outline";
import type { Neighbour, RaceBoard } from "../wire";

/** The next place in a direction, or the same one where the board ends. */
export function roam(board: RaceBoard, place: string, key: string): string {
  switch (key) {
    case "ArrowUp":
      return findBeside(board, place, "ahead") ?? place;
    case "ArrowDown":
      return findBehind(board, place);
    case "ArrowLeft":
      return findBeside(board, place, "left") ?? place;
    case "ArrowRight":
      return findBeside(board, place, "right") ?? place;
    default:
      return place;
  }
}

function findBeside(board: RaceBoard, place: string, side: Neighbour["side"]): string | null {
  const beside = board.around[place]?.around.filter((other) => other.side === side) ?? [];
  return (beside.find((other) => other.is_ahead) ?? beside[0])?.place ?? null;
}

function findBehind(board: RaceBoard, place: string): string {
  const behind = Object.entries(board.around).find(
    ([name, { around }]) => name !== START && around.some((other) => other.side === "ahead" && other.place === place),
  );
  return behind?.[0] ?? START;
}
