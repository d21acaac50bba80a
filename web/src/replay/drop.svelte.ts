/** A file that is dropped on the page: a race to be watched. Rooms that take files themselves are left alone. */

import { SIDE_ROOMS } from "../games";
import { shelf } from "./route.svelte";

class Drop {
  /** A file is held over the page. */
  isHovering = $state(false);

  enter(event: DragEvent): void {
    if (!isForUs(event)) return;
    event.preventDefault();
    this.isHovering = true;
  }

  /** The file has left the window. */
  leave({ relatedTarget }: DragEvent): void {
    if (relatedTarget === null) this.isHovering = false;
  }

  take(event: DragEvent): void {
    this.isHovering = false;
    if (!isForUs(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void shelf.bring(file);
  }
}

function isForUs({ dataTransfer, defaultPrevented }: DragEvent): boolean {
  const isFile = dataTransfer?.types.includes("Files") ?? false;
  return isFile && !defaultPrevented && !SIDE_ROOMS.some(({ route }) => route.isOpen);
}

export const drop = new Drop();
