/** Who can play a seat, with pictures and words. */

import type { IconName } from "../art/icons";
import type { Seat } from "../wire";

type Kind = Seat["kind"];

export const KINDS: readonly Kind[] = ["here", "link", "computer"];
export const KIND_ICONS: Readonly<Record<Kind, IconName>> = { here: "sofa", link: "phone", computer: "computer" };
/** Ids of messages. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  here: "lobby-add-here",
  link: "lobby-add-link",
  computer: "lobby-add-computer",
};
