# The words of Pig.
pig-title = Pig
pig-action = { $word ->
    [roll] Roll the die
    [hold] Keep the points
   *[other] A { $word }
}
pig-position = { $name } has { $turn_total ->
    [one] 1 point
   *[other] { $turn_total } points
} in this turn. Points: { $scores }.
pig-story = { $kind ->
    [rolled] { $name } rolled a { $word }.
    [hold] { $name } kept the points.
   *[other] {""}
}
pig-reason = { $score } points first
pig-count-pigs-out = Ones rolled: { $mean } ± { $plusminus }
option-pig-goal = Points to win
