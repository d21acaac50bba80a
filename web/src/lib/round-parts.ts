/** Shares as whole points of 100 that add up: the largest remainders are rounded up. */

/** Parts in points that add up to `total`; each is at most one point from its own value. */
export function roundParts(parts: readonly number[], total = Math.round(100 * sum(parts))): readonly number[] {
  const floors = parts.map((part) => Math.floor(100 * part + 1e-9));
  const order = parts.map((_, index) => index).sort((a, b) => rest(b) - rest(a) || a - b);
  const missing = Math.max(0, Math.min(parts.length, total - sum(floors)));
  const raised = new Set(order.slice(0, missing));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));

  function rest(index: number): number {
    return 100 * (parts[index] ?? 0) - (floors[index] ?? 0);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
