/** The letters of the colours on the keyboard. */

import { COLOURS, type Letter } from "../../lib/colours";
import { isPressed, type KeyRow, type Press } from "../../lib/keys";
import { t } from "../../words";

/** The colour whose key was pressed, as it is written on the wire; null for every other key. */
export function colourOf(press: Press): Letter | null {
  return COLOURS.find(({ name }) => isPressed(press, t("monza-key", { colour: name })))?.letter ?? null;
}

export function listColourKeys(): readonly KeyRow[] {
  return COLOURS.map(({ name: colour }) => [t("monza-key", { colour }), t("monza-colour", { colour })]);
}
