/** SHA-256 and HMAC in plain script: browsers withhold `crypto.subtle` from pages without HTTPS, as on a home network. */

const BLOCK = 64;
const HALF = 2 ** 32;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function rootsOfPrimes(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (isPrime(number)) found.push(fractionOfRoot(number, root));
  }
  return Uint32Array.from(found);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

/** By whole numbers, since floats differ in their last digits from browser to browser. */
function fractionOfRoot(number: number, root: 2 | 3): number {
  const wanted = BigInt(number) << BigInt(32 * root);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(root) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low % BigInt(HALF));
}

const START = rootsOfPrimes(8, 2);
const ROUNDS = rootsOfPrimes(64, 3);

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Return the bytes as whole blocks, with their length at the end. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / HALF));
  view.setUint32(padded.length - 4, (bytes.length * 8) % HALF);
  return view;
}

function mix(state: Uint32Array, view: DataView, begin: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      words[index] = view.getUint32(begin + 4 * index);
      continue;
    }
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + one + at(words, index - 7) + other;
  }
  let [a, b, c, d, e, f, g, h] = [...state] as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUNDS, index) + at(words, index);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

/** Return the hash of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const [view, state] = [pad(bytes), START.slice()];
  for (let begin = 0; begin < view.byteLength; begin += BLOCK) mix(state, view, begin);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => hash.setUint32(4 * index, word));
  return new Uint8Array(hash.buffer);
}

/** Return the keyed hash of a message. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const encoder = new TextEncoder();

/** Return the bytes of a text. */
export function encode(text: string): Uint8Array {
  return encoder.encode(text);
}
