/** Texts in drawings: SVG neither breaks lines nor shortens them. Widths are estimates, on the wide side. */

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
const NARROW = /[iljtfrI1.,:;!|'’()[\] ]/u;
const LARGE = /[A-ZÄÖÜmwMW@%&]/u;

/** The width of a text in bold letters of a size. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += WIDE.test(letter) ? 1.05 : NARROW.test(letter) ? 0.36 : LARGE.test(letter) ? 0.78 : 0.61;
  return ems * size;
}

/** The text, cut off with an ellipsis where it is wider than it may be. */
export function fitText(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** The text in lines of a width; Chinese and Japanese break anywhere, other languages between words. */
export function wrapText(text: string, width: number, size: number, most: number): readonly string[] {
  const words = text.match(/[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line && widthOf((line + word).trimEnd(), size) > width && !/^[，。！？：；、）]/u.test(word)) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  if (line.trim()) lines.push(line.trimEnd());
  const rest = lines.slice(most - 1).join(" ");
  return lines.length > most ? [...lines.slice(0, most - 1), fitText(rest, width, size)] : lines;
}
