/** The letters of the tiles on the keyboard, and of the turn of a tile. */

import { isPressed, type Press } from "../../../lib/keys";
import { t } from "../../../words";
import { KINDS, type Kind } from "./tiles";

type Tool = Kind | "pencil" | "turn";
const TOOLS: readonly Tool[] = ["pencil", ...KINDS, "turn"];

export function letterOf(tool: Tool): string {
  return t("free-key", { tool });
}

/** What a key lays or does; nothing for keys without a letter of a tool. */
export function toolOf(press: Press): Tool | undefined {
  return TOOLS.find((tool) => isPressed(press, letterOf(tool)));
}
