/** Back closes what lies on top: each open layer, such as a dialog, has an entry of its own in the browser's history. */

type Close = () => void;

const open: Close[] = [];
/** A step back of our own is under way, after a layer was closed in another way. */
let isStepping = false;
let isSettling = false;

function depthOf(state: unknown): number {
  return (state as { readonly layers?: number } | null)?.layers ?? 0;
}

function enter(depth: number, change: "pushState" | "replaceState"): void {
  history[change]({ ...(history.state as object | null), layers: depth }, "");
}

if (typeof addEventListener === "function") {
  // After a reload nothing is open.
  if (depthOf(history.state) > 0) enter(0, "replaceState");
  addEventListener("popstate", ({ state }) => {
    if (isStepping) {
      isStepping = false;
      settle();
      return;
    }
    while (open.length > depthOf(state)) open.pop()?.();
  });
}

/** Let Back call `close`; returns the function for a layer that was closed in another way. */
export function addLayer(close: Close): () => void {
  open.push(close);
  settleSoon();
  return () => {
    const index = open.indexOf(close);
    if (index < 0) return;
    open.splice(index, 1);
    settleSoon();
  };
}

/** A layer that replaces another one takes over its entry. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    settle();
  });
}

function settle(): void {
  if (isStepping) return;
  const depth = depthOf(history.state);
  for (let next = depth + 1; next <= open.length; next++) enter(next, "pushState");
  if (open.length >= depth) return;
  isStepping = true;
  history.go(open.length - depth);
}
