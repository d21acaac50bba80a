// Written by `make wire` from Python's dataclasses. Do not edit.

export const GRID = {
 "directions": "NESW",
 "opposite": {
  "N": "S",
  "E": "W",
  "S": "N",
  "W": "E"
 },
 "cells": [
  "a1",
  "b1",
  "c1",
  "d1",
  "e1",
  "a2",
  "b2",
  "c2",
  "d2",
  "e2",
  "a3",
  "b3",
  "c3",
  "d3",
  "e3",
  "a4",
  "b4",
  "c4",
  "d4",
  "e4",
  "a5",
  "b5",
  "c5",
  "d5",
  "e5"
 ],
 "pit": "c3",
 "road": [
  "a1",
  "b1",
  "c1",
  "d1",
  "e1",
  "a2",
  "b2",
  "c2",
  "d2",
  "e2",
  "a3",
  "b3",
  "d3",
  "e3",
  "a4",
  "b4",
  "c4",
  "d4",
  "e4",
  "a5",
  "b5",
  "c5",
  "d5",
  "e5"
 ],
 "starts": {
  "red": {
   "side": "N",
   "corner": "a1"
  },
  "blue": {
   "side": "E",
   "corner": "e1"
  },
  "green": {
   "side": "S",
   "corner": "e5"
  },
  "yellow": {
   "side": "W",
   "corner": "a5"
  }
 },
 "places": [
  "a1",
  "b1",
  "c1",
  "d1",
  "e1",
  "a2",
  "b2",
  "c2",
  "d2",
  "e2",
  "a3",
  "b3",
  "c3",
  "d3",
  "e3",
  "a4",
  "b4",
  "c4",
  "d4",
  "e4",
  "a5",
  "b5",
  "c5",
  "d5",
  "e5",
  "red",
  "blue",
  "green",
  "yellow"
 ],
 "spots": {
  "a1": [
   -2,
   -2
  ],
  "b1": [
   -1,
   -2
  ],
  "c1": [
   0,
   -2
  ],
  "d1": [
   1,
   -2
  ],
  "e1": [
   2,
   -2
  ],
  "a2": [
   -2,
   -1
  ],
  "b2": [
   -1,
   -1
  ],
  "c2": [
   0,
   -1
  ],
  "d2": [
   1,
   -1
  ],
  "e2": [
   2,
   -1
  ],
  "a3": [
   -2,
   0
  ],
  "b3": [
   -1,
   0
  ],
  "c3": [
   0,
   0
  ],
  "d3": [
   1,
   0
  ],
  "e3": [
   2,
   0
  ],
  "a4": [
   -2,
   1
  ],
  "b4": [
   -1,
   1
  ],
  "c4": [
   0,
   1
  ],
  "d4": [
   1,
   1
  ],
  "e4": [
   2,
   1
  ],
  "a5": [
   -2,
   2
  ],
  "b5": [
   -1,
   2
  ],
  "c5": [
   0,
   2
  ],
  "d5": [
   1,
   2
  ],
  "e5": [
   2,
   2
  ],
  "red": [
   -2,
   -3
  ],
  "blue": [
   3,
   -2
  ],
  "green": [
   2,
   3
  ],
  "yellow": [
   -3,
   2
  ]
 },
 "neighbours": {
  "a1": {
   "E": "b1",
   "S": "a2",
   "N": "red"
  },
  "b1": {
   "E": "c1",
   "S": "b2",
   "W": "a1"
  },
  "c1": {
   "E": "d1",
   "S": "c2",
   "W": "b1"
  },
  "d1": {
   "E": "e1",
   "S": "d2",
   "W": "c1"
  },
  "e1": {
   "S": "e2",
   "W": "d1",
   "E": "blue"
  },
  "a2": {
   "N": "a1",
   "E": "b2",
   "S": "a3"
  },
  "b2": {
   "N": "b1",
   "E": "c2",
   "S": "b3",
   "W": "a2"
  },
  "c2": {
   "N": "c1",
   "E": "d2",
   "S": "c3",
   "W": "b2"
  },
  "d2": {
   "N": "d1",
   "E": "e2",
   "S": "d3",
   "W": "c2"
  },
  "e2": {
   "N": "e1",
   "S": "e3",
   "W": "d2"
  },
  "a3": {
   "N": "a2",
   "E": "b3",
   "S": "a4"
  },
  "b3": {
   "N": "b2",
   "E": "c3",
   "S": "b4",
   "W": "a3"
  },
  "c3": {
   "N": "c2",
   "E": "d3",
   "S": "c4",
   "W": "b3"
  },
  "d3": {
   "N": "d2",
   "E": "e3",
   "S": "d4",
   "W": "c3"
  },
  "e3": {
   "N": "e2",
   "S": "e4",
   "W": "d3"
  },
  "a4": {
   "N": "a3",
   "E": "b4",
   "S": "a5"
  },
  "b4": {
   "N": "b3",
   "E": "c4",
   "S": "b5",
   "W": "a4"
  },
  "c4": {
   "N": "c3",
   "E": "d4",
   "S": "c5",
   "W": "b4"
  },
  "d4": {
   "N": "d3",
   "E": "e4",
   "S": "d5",
   "W": "c4"
  },
  "e4": {
   "N": "e3",
   "S": "e5",
   "W": "d4"
  },
  "a5": {
   "N": "a4",
   "E": "b5",
   "W": "yellow"
  },
  "b5": {
   "N": "b4",
   "E": "c5",
   "W": "a5"
  },
  "c5": {
   "N": "c4",
   "E": "d5",
   "W": "b5"
  },
  "d5": {
   "N": "d4",
   "E": "e5",
   "W": "c5"
  },
  "e5": {
   "N": "e4",
   "W": "d5",
   "S": "green"
  },
  "red": {
   "S": "a1"
  },
  "blue": {
   "W": "e1"
  },
  "green": {
   "N": "e5"
  },
  "yellow": {
   "E": "a5"
  }
 },
 "fixed_ways": {
  "c3": "NESW",
  "red": "S",
  "blue": "W",
  "green": "N",
  "yellow": "E"
 }
} as const;

export const KINDS = {
 "straight": {
  "ways": "NS",
  "rotations": [
   "NS",
   "EW"
  ]
 },
 "curve": {
  "ways": "NE",
  "rotations": [
   "NE",
   "ES",
   "SW",
   "NW"
  ]
 },
 "junction": {
  "ways": "NES",
  "rotations": [
   "NES",
   "ESW",
   "NSW",
   "NEW"
  ]
 },
 "crossing": {
  "ways": "NESW",
  "rotations": [
   "NESW"
  ]
 },
 "dead-end": {
  "ways": "N",
  "rotations": [
   "N",
   "E",
   "S",
   "W"
  ]
 }
} as const;
