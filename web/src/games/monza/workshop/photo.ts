/** A photo under the drawing as a guide. It stays in the page: nothing of it is sent or stored. */

/**
 * How a picture lies: its middle `x, y` from the middle of the drawing and its width `scale`, all in parts of the
 * drawing's width; turned clockwise by `turn` degrees; how strongly it shows, from 0 to 1.
 */
export interface Photo {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly strength: number;
}

/** No side of the copy that is drawn has more pixels: more would be slow to draw, and nobody would see them. */
const SIDE_MOST = 2_000;

/** A picture as it lies at first. */
export function layPhoto(url: string): Photo {
  return { url, x: 0, y: 0, scale: 1, turn: 0, strength: 0.6 };
}

/** Return a file's picture, upright and no larger than needed, as an address of its own; null where it is none. */
export async function developPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const part = Math.min(1, SIDE_MOST / Math.max(picture.width, picture.height));
  const sheet = document.createElement("canvas");
  sheet.width = Math.max(1, Math.round(picture.width * part));
  sheet.height = Math.max(1, Math.round(picture.height * part));
  sheet.getContext("2d")?.drawImage(picture, 0, 0, sheet.width, sheet.height);
  picture.close();
  return sheet.toDataURL("image/jpeg", 0.85);
}
