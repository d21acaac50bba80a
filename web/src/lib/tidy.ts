/** Names that people give to what they made. */

/** Names are cut here; there is no longer one to be shown. */
export const NAME_MOST = 40;

/** A name as it may be shown: one line, without signs that cannot be seen, and short. */
export function tidyName(name: string): string {
  const visible = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(/\s+/g, " ");
  return [...visible.trim()].slice(0, NAME_MOST).join("").trim();
}
