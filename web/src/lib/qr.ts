/** QR codes of bytes at error level M (ISO/IEC 18004), for links that no server has seen. */

type Matrix = readonly (readonly boolean[])[];

/** A picture of a QR code: the `d` of a path on a square sheet. */
export interface Qr {
  readonly path: string;
  readonly size: number;
}

/** Cameras read no more modules than that. */
const MODULES_MOST = 97;
const EDGE = 3;

/** For each version: error codewords in a block, and how many blocks there are. */
const ECC = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const LEVEL_M = 0;

/** Draw the QR code of a text; null where it is too long for a camera. */
export function drawQr(text: string): Qr | null {
  const rows = makeQr(text);
  if (!rows || rows.length > MODULES_MOST) return null;
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : [])));
  return { path: dots.join(""), size: rows.length + 2 * EDGE };
}

/** The dark modules of a text, row by row; null where it is too long. */
function makeQr(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = ECC.findIndex((_, index) => headBits(index + 1) + 8 * bytes.length <= 8 * capacity(index + 1)) + 1;
  if (version === 0) return null;
  const plan = new Plan(version);
  plan.fill(interleave(encode(bytes, version), version));
  return plan.mask();
}

function headBits(version: number): number {
  return version < 10 ? 12 : 20;
}

/** How many codewords fit, data and error correction together. */
function room(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = marks === 0 ? 0 : (25 * marks - 10) * marks - 55;
  return Math.floor(((16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36)) / 8);
}

function capacity(version: number): number {
  return room(version) - (ECC[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

/** Mode, length, bytes, an end, and padding. */
function encode(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, headBits(version) - 4);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, 8 * capacity(version) - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * capacity(version); pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** Data in blocks, each with its error correction, read across. */
function interleave(data: readonly number[], version: number): number[] {
  const [count, ecc] = [BLOCKS[version - 1] ?? 1, ECC[version - 1] ?? 0];
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - longFrom);
    return data.slice(start, start + short + (index < longFrom ? 0 : 1));
  });
  const checks = blocks.map((block) => correct(block, ecc));
  const across = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [...across(blocks, short + 1), ...across(checks, ecc)];
}

/** Multiply in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon remainder of a block. */
function correct(block: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < length; power++, root = times(root, 2)) {
    generator = [...generator, 0].map((term, index) => term ^ times(generator[index - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let index = 0; index < block.length; index++) {
    const lead = rest[index] ?? 0;
    generator.forEach((term, at) => (rest[index + at] = (rest[index + at] ?? 0) ^ times(term, lead)));
  }
  return rest.slice(block.length);
}

/** A number with its check bits, as format and version are written. */
function withCheck(value: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let bit = 17; bit >= length; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

/** The sheet: what is printed for the reader's eye, and what is data. */
class Plan {
  readonly #size: number;
  readonly #version: number;
  /** Undefined where data goes. */
  readonly #fixed: (boolean | undefined)[][];
  #data: boolean[][] = [];

  constructor(version: number) {
    this.#version = version;
    this.#size = 17 + 4 * version;
    this.#fixed = Array.from({ length: this.#size }, () => Array<boolean | undefined>(this.#size).fill(undefined));
    this.#print();
  }

  /** Lay the data in pairs of columns from right to left, up and down in turns. */
  fill(codewords: readonly number[]): void {
    this.#data = this.#fixed.map((row) => row.map(() => false));
    let bit = 0;
    for (let right = this.#size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
      if (right === 6) right--;
      for (let step = 0; step < this.#size; step++) {
        const y = isUp ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.#data[y];
          if (!row || this.#fixed[y]?.[x] !== undefined) continue;
          row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** Under the mask that mixes dark and light best. */
  mask(): Matrix {
    const sheets = MASKS.map((isTurned, mask) => {
      this.#printFormat(mask);
      return this.#data.map((row, y) => row.map((dark, x) => this.#fixed[y]?.[x] ?? dark !== isTurned(x, y)));
    });
    const worth = sheets.map(judge);
    return sheets[worth.indexOf(Math.min(...worth))] ?? [];
  }

  #set(x: number, y: number, isDark: boolean): void {
    const row = this.#fixed[y];
    if (row && x >= 0 && x < this.#size) row[x] = isDark;
  }

  #print(): void {
    const last = this.#size - 1;
    for (let index = 0; index < this.#size; index++) {
      this.#set(6, index, index % 2 === 0);
      this.#set(index, 6, index % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]] as const) this.#square(x, y, 4, [0, 1, 3]); // prettier-ignore
    const marks = this.#marks();
    for (const x of marks) {
      for (const y of marks) {
        const isCorner = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
        if (!isCorner) this.#square(x, y, 2, [0, 2]);
      }
    }
    this.#printFormat(0);
    if (this.#version < 7) return;
    const bits = withCheck(this.#version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const isDark = ((bits >> bit) & 1) === 1;
      const [along, across] = [last - 10 + (bit % 3), Math.floor(bit / 3)];
      this.#set(along, across, isDark);
      this.#set(across, along, isDark);
    }
  }

  #square(x: number, y: number, reach: number, dark: readonly number[]): void {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        this.#set(x + right, y + down, dark.includes(Math.max(Math.abs(right), Math.abs(down))));
      }
    }
  }

  /** Where the small squares are, in both directions. */
  #marks(): number[] {
    if (this.#version === 1) return [];
    const count = Math.floor(this.#version / 7) + 2;
    const step = this.#version === 32 ? 26 : Math.ceil((this.#version * 4 + 4) / (count * 2 - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, index) => this.#size - 7 - step * (count - 2 - index))];
  }

  #printFormat(mask: number): void {
    const bits = withCheck((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
    const last = this.#size - 1;
    for (let bit = 0; bit < 15; bit++) {
      const isDark = ((bits >> bit) & 1) === 1;
      this.#set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit, isDark);
      this.#set(bit < 8 ? last - bit : bit === 8 ? 7 : 14 - bit, 8, isDark);
    }
    this.#set(8, last - 7, true);
  }
}

/** The fewer long runs and blots, and the more even, the better it is read. */
function judge(sheet: Matrix): number {
  const turned = sheet.map((_, x) => sheet.map((row) => row[x] ?? false));
  const runs = [...sheet, ...turned].flatMap((row) => row.map((dark) => (dark ? "1" : "0")).join("").match(/0{5,}|1{5,}/g) ?? []); // prettier-ignore
  const blots = sheet.flatMap((row, y) =>
    row.filter((dark, x) => [row[x + 1], sheet[y + 1]?.[x], sheet[y + 1]?.[x + 1]].every((other) => other === dark)),
  );
  const share = sheet.flat().filter(Boolean).length / sheet.length ** 2;
  const uneven = Math.floor(Math.abs(share - 0.5) * 20) * 10;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blots.length + uneven;
}
