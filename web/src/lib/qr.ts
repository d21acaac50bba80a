/** QR codes as SVG paths. Loaded on demand: only dialogs with a link need it. */

import encodeQR from "qr";

/** A QR code: the `d` of a path of dark modules on a square of `size`, quiet zone included. */
export interface Qr {
  readonly path: string;
  readonly size: number;
}

/** What a code of 97 by 97 modules (version 20) holds at error level M; cameras do not reliably read larger ones. */
const MAX_BYTES = 666;
const QUIET_ZONE = 3;

/** The QR code of a text, at error level M; null where it is too long for a camera. */
export function drawQr(text: string): Qr | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const rows = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", border: QUIET_ZONE });
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: dots.join(""), size: rows.length };
}
