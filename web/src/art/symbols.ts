/** The six symbols as paths around (0, 0) within a circle of radius 1. */

import type { SymbolName } from "../lib/colours";

function star(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? 1 : inner;
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const SYMBOL_PATHS: Readonly<Record<SymbolName, string>> = {
  circle: "M-.84,0A.84,.84 0 1 1 .84,0A.84,.84 0 1 1 -.84,0Z",
  triangle: "M0,-.95L.96,.72L-.96,.72Z",
  square: "M-.76,-.76H.76V.76H-.76Z",
  diamond: "M0,-1L.78,0L0,1L-.78,0Z",
  star: star(5, 0.46),
  cross: "M-.3,-.92H.3V-.3H.92V.3H.3V.92H-.3V.3H-.92V-.3H-.3Z",
};
