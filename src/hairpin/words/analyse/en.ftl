# The analysis of a race in a terminal.

cli-analysing = weighing every turn
cli-analyse-basis =
    { $certainty ->
        [solved] Solved: exact up to { $error }.
        [certified] Certified: nobody could gain more than { $error } by driving differently.
       *[estimated] Estimated: off by about { $error } points.
    }
cli-analyse-effort = For closer figures: { $flag }
cli-analyse-chances = Chances of winning after each turn, in percent
cli-analyse-start = start
cli-analyse-turning = The turn that changed the most: { $turn }
cli-analyse-luck = luck: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: every other way was just as good
       *[only] { $way }: the only way
    }
cli-analyse-best = { $way }: nothing better among { $ways } ways
cli-analyse-cost = { $way }: cost { $cost }. Better: { $better }, { $chance }. { $why }
cli-analyse-sum = How the result came about, in points of 100
cli-analyse-begin = start
cli-analyse-lucky = luck
cli-analyse-own = own choices
cli-analyse-others = others’ choices
cli-analyse-result = result
cli-analyse-helped = { $name } – turns that luck clearly helped: { $helped }, that it clearly hurt: { $hurt }
cli-analyse-cleverest = cleverest turn: { $turn }
cli-analyse-costliest = costliest turn: { $turn }
cli-analyse-luckiest = { $name } had the better luck.
cli-analyse-even = Nobody clearly had the better luck.
cli-analyse-solve = For exact figures, solve this race first: { $command }
cli-why-monza =
    { $why ->
        [only] There’s no other way.
        [home] It crosses the finish line.
        [fewer] It finishes with fewer dice.
        [pushes] It bumps another car back.
        [tiles] It keeps more tiles for later.
        [far] It gets farther.
        [safe] It’s less likely to be bumped back there.
        [again] Other colors may go further.
       *[waits] It’s easier to go on from there.
    }
cli-why-memo =
    { $why ->
        [only] There’s no other way.
        [home] It reaches the right start-finish tile.
        [pit] It reaches the pit stop.
        [open] The road is open.
        [known] This tile was seen before, and its road fits.
        [unknown] A new tile shows something new.
        [swap] Switching two tiles opens a road.
       *[points] The road points the right way.
    }
cli-memory-known = known: { $tiles }
cli-memory-unseen = never seen, { $count }: { $odds }
cli-memory-again = forgotten: { $cell }, { $kind }. It was turned over before, on turn { $turn }.
cli-memory-missed = forgotten: { $cell }, { $kind }, from turn { $turn }. That was a better way.
cli-memory-seat = { $name } – tiles turned over again: { $again }, forgotten: { $forgotten }, which cost { $cost }
cli-memory-worst = costliest: turn { $turn }
