/** Keys of the keyboard: what is printed on them, and which letter was pressed. Letters are messages, too. */

import { t } from "../words";

/** Keys with a word on them. */
export type KeyName = "tab" | "enter" | "escape" | "space" | "backspace" | "delete" | "control" | "page-down";

/** Keys as they are printed, and what they do. */
export type KeyRow = readonly [caps: string, says: string];

export const ARROWS = "← ↑ → ↓";

/** What a key is called on keyboards of the language. */
export function cap(key: KeyName): string {
  return t("key-cap", { key });
}

export type Press = Pick<KeyboardEvent, "key" | "code">;

/** Was this Latin letter pressed? An input method yields other signs; then it is the letter of the key's position. */
export function isPressed({ key, code }: Press, letter: string): boolean {
  const isLatin = /^[!-~]$/.test(key);
  const pressed = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
  return pressed.toLowerCase() === letter.toLowerCase();
}
