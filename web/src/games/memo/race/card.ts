/** The outline of a tile around (0, 0), a little uneven, as if cut from card. */
export const CARD =
  "M-40,-49.5L41,-49C47,-49 49.5,-46.5 49.5,-41L49,41C49,47 46.5,49.5 41,49.5L-41,49C-47,49 -49.5,46 -49.5,41L-49,-40C-49,-46.5 -46.5,-49.5 -40,-49.5Z";
