/** Cleaning of the names that people give to what they made. */

/** Longer names are cut; nothing longer is shown. */
export const MAX_NAME_LENGTH = 40;

/** The name on one line, without invisible characters, cut to its maximum length. */
export function cleanName(name: string): string {
  const visible = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(/\s+/g, " ");
  return [...visible.trim()].slice(0, MAX_NAME_LENGTH).join("").trim();
}
