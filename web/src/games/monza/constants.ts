// Written by `make wire` from Python's dataclasses. Do not edit.

export const LIMITS = {
 "editions": [
  "first",
  "anniversary"
 ],
 "fills": "rygbwp#~",
 "most_bytes": 65536,
 "longest_title": 40,
 "fewest_lanes": 2,
 "most_lanes": 5,
 "most_spaces": 300,
 "most_length": 100,
 "digits": 4,
 "decimals": 4,
 "over_digits": 7,
 "under_digits": 5,
 "most_pieces": 200,
 "piece_digits": 4,
 "piece_decimals": 4,
 "most_angle": 360,
 "most_size": 1000
} as const;
