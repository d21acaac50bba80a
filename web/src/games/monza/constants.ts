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

export const LESSON_BOARDS = {
 "bonus": "game = \"monza\"\ntitle = \"Lesson\"\nedition = \"anniversary\"\n\n[lanes]\nA = \"w1 r2.5 r2.5 r1 r2 g1\"\nB = \"#1 p1.5 g1 #2.5 p2 r1 r1\"\nC = \"p1.5 g1 r2 r1 g1 w1.5 p2\"\n\n[finish]\ncolour = \"white\"\n",
 "first-edition": "game = \"monza\"\ntitle = \"Lesson\"\nedition = \"first\"\n\n[lanes]\nA = \"b1 y1.5 b2.5 y1.5 g2.5 r1 g1\"\nB = \"#1 b2.5 w1.5 p1 b1 w1 p1.5 w1.5\"\nC = \"w1 b1 b1 y1 y3 y1.5 #2.5\"\n\n[finish]\ntargets = [\"A\", \"B\"]\n",
 "professional": "game = \"monza\"\ntitle = \"Lesson\"\nedition = \"anniversary\"\n\n[lanes]\nA = \"w1 r1 w1 y2 g1 y1 p1 y2 w1 w1\"\nB = \"#1.5 b1 g1.5 w1.5 p1 b1 y1 b2 w1.5\"\nC = \"p1 p1 r1.5 r1 w1.5 g1 r1 b1 w1 g1 b1\"\n\n[finish]\ncolour = \"white\"\n"
} as const;
