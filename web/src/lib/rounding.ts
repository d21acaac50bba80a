/** Errors of chances as people read them. */

/** An error in points of 100: whole points, or one digit of a smaller one; never smaller than it is. */
export function roundError(error: number): number {
  const points = 100 * error;
  if (points >= 1) return Math.ceil(points - 1e-9);
  if (points <= 0) return 0;
  const digits = 10 ** -Math.floor(Math.log10(points));
  return Math.ceil(points * digits - 1e-9) / digits;
}
