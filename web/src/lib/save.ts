/** Files that the page gives to the device. */

const KEPT_MS = 60_000;

/** Start the download of a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
