/** A rounded track around a straight of `half` to each side: where things lie along it. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Heading in degrees, clockwise, 0 to the right. */
  readonly turn: number;
}

/** The spot at a part (0 … 1) of the way around, clockwise from the left end of the upper straight. */
export function spotOn(part: number, half: number, radius: number): Spot {
  const straight = 2 * half;
  const bend = Math.PI * radius;
  let way = (((part % 1) + 1) % 1) * (2 * straight + 2 * bend);
  if (way < straight) return { x: way - half, y: -radius, turn: 0 };
  way -= straight;
  if (way < bend) return inBend(way / radius, half, radius, 1);
  way -= bend;
  if (way < straight) return { x: half - way, y: radius, turn: 180 };
  return inBend((way - straight) / radius, -half, radius, -1);
}

function inBend(angle: number, centre: number, radius: number, side: 1 | -1): Spot {
  return {
    x: centre + side * radius * Math.sin(angle),
    y: -side * radius * Math.cos(angle),
    turn: (angle * 180) / Math.PI + (side === 1 ? 0 : 180),
  };
}

/** The same track as a path. */
export function ovalPath(half: number, radius: number): string {
  return `M${-half},${-radius}H${half}A${radius},${radius} 0 0 1 ${half},${radius}H${-half}A${radius},${radius} 0 0 1 ${-half},${-radius}Z`;
}
