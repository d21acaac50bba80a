import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQr } from "./qr";

const PIXELS = 4;

/** Read a drawn code back from a picture of it. */
function read(text: string): string {
  const code = drawQr(text);
  if (!code) throw new Error("no code was drawn");
  const side = code.size * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x = "", y = ""] of code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < PIXELS; row++) {
      const start = ((Number(y) * PIXELS + row) * side + Number(x) * PIXELS) * 4;
      for (let at = start; at < start + PIXELS * 4; at++) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return decodeQR({ width: side, height: side, data });
}

test.each([
  "http://192.168.0.7:8642/t/ABC234#0123456789abcdef0123456789abcdef",
  "http://127.0.0.1:8642/#/free/1.3.dbe~Größe",
  `http://127.0.0.1:8642/#/workshop/${"r1".repeat(300)}`,
])("the code of a link is read as that link: %s", (url) => {
  expect(read(url)).toBe(url);
});

test("a link that is too long for a camera has no code", () => {
  const longest = "x".repeat(666);
  expect([read(longest), drawQr(longest)?.size]).toEqual([longest, 97 + 6]);
  expect(drawQr(`${longest}x`)).toBeNull();
});
