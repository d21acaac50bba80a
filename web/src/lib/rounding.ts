/** Chances as people read them. */

/** An error in points of 100: whole points, or one digit of a smaller one; never smaller than it is. */
export function roundError(error: number): number {
  const points = 100 * error;
  if (points >= 1) return Math.ceil(points - 1e-9);
  if (points <= 0) return 0;
  const digits = 10 ** -Math.floor(Math.log10(points));
  return Math.ceil(points * digits - 1e-9) / digits;
}

/** Parts in points that add up to `total`: the largest remainders are rounded up, each by one point at most. */
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
