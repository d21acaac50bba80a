/** Names of files that are saved. */

const LONGEST = 60;
/** The terminal takes a board's name from its file. */
const LONGEST_SIMPLE = 40;

/** Latin letters that are no other letter with a mark. */
const SPELLED: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** A title as the name of a file: letters and digits of any script; another name where it has none. */
export function nameFile(title: string, otherwise: string): string {
  return join(title, LONGEST) || join(otherwise, LONGEST);
}

/** The same in Latin letters without marks; another name where a letter would be lost. */
export function nameSimply(title: string, otherwise: string): string {
  const bare = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\0-~]/gu, (letter) => SPELLED[letter] ?? letter);
  const name = join(bare, LONGEST_SIMPLE);
  return /^[a-z0-9-]+$/.test(name) ? name : otherwise;
}

function join(title: string, longest: number): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join("-")].slice(0, longest).join("").replace(/-$/, "");
}
