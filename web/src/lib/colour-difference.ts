/** Colour difference (CIEDE2000), also under simulated colour blindness (Machado et al. 2009). For tests. */

export type Sight = "normal" | "protanopia" | "deuteranopia" | "tritanopia" | "achromatopsia";

type Triple = readonly [number, number, number];

/** Weights of red, green and blue in the relative luminance. */
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

const EYES: Readonly<Record<Exclude<Sight, "normal">, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [LUMINANCE, LUMINANCE, LUMINANCE],
};

function times(rows: readonly [Triple, Triple, Triple], [a, b, c]: Triple): Triple {
  const [x, y, z] = rows.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x ?? 0, y ?? 0, z ?? 0];
}

function readLight(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** The contrast of two colours as WCAG measures it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((hex) => readLight(hex).reduce((sum, part, at) => sum + part * (LUMINANCE[at] ?? 0), 0))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour in CIELAB (D65), under a kind of sight. */
export function readLab(hex: string, sight: Sight = "normal"): Triple {
  const light = readLight(hex);
  const seen = sight === "normal" ? light : times(EYES[sight], light);
  const [r, g, b] = seen.map((part) => Math.min(1, Math.max(0, part)));
  const [x, y, z] = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    [r ?? 0, g ?? 0, b ?? 0],
  ).map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116));
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

/** The CIEDE2000 distance of two colours in CIELAB. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const chroma = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const grey = 1 + 0.5 * (1 - Math.sqrt(chroma / (chroma + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a * grey) / rad + 360) % 360);
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const [dL, dC, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn * rad) / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sum = h1 + h2;
  const h = c1 * c2 === 0 ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const cos = (factor: number, shift: number): number => Math.cos((factor * h + shift) * rad);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const spread = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rT = -Math.sin(2 * spread * rad) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}
