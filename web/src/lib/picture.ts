/** Drawings of the page as image files, made on the device. */

/** Inherited properties are written where they change, the others where they are not what they begin with. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "visibility",
] as const;
const OWN = { opacity: "1", display: "inline" } as const;

/**
 * The source of a drawing that stands alone: what the style sheets say is in its attributes. Attributes and not styles,
 * because the page's Content-Security-Policy allows no inline styles.
 */
export function standAlone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing.querySelectorAll("*"), copy.querySelectorAll("*")];
  write(drawing, copy, null);
  from.forEach((element, index) => {
    const twin = to[index];
    if (twin) write(element, twin, element.parentElement);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

function write(from: Element, to: Element, parent: Element | null): void {
  const style = getComputedStyle(from);
  const around = parent ? getComputedStyle(parent) : null;
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value === around?.getPropertyValue(name)) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value === usual || value === "block") to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
  to.removeAttribute("class");
  to.removeAttribute("style");
}

/** Paint a drawing as a PNG of a size in pixels. */
export async function paintPng(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(drawing, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave no picture"))), "image/png"),
  );
}

/** The address of a picture that the page may show. */
export function readAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the picture cannot be read"));
    reader.readAsDataURL(blob);
  });
}
