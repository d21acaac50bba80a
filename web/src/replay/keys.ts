/** Which keys are the room's. */

/** A slider, a field and a dialog have keys of their own. */
const ELSEWHERE = "dialog, input, select, [role=slider]";
/** On a board these go from place to place. */
const ROAMS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** Whether the room may use a key, and not what has the focus. */
export function isForRoom(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { key, target } = event;
  const isAt = (what: string): boolean => target instanceof Element && target.closest(what) !== null;
  if (isAt(ELSEWHERE)) return false;
  return key === " " ? !isAt("button, a, label") : !(ROAMS.has(key) && isAt("[data-place]"));
}
