# The bar of chances, the owl that gives hints, and fair starts.

bar = Who might win?
bar-says =
    { $state ->
        [on] The bar is on: everybody sees who might win.
       *[off] The bar is off now.
    }
bar-title = Who might win?
bar-about = The longer a car’s part of the bar, the better its chances. The dice can still change everything.
bar-seat = { $name } { $percent }%
bar-waiting = Just a moment…
bar-leader = Best chances now: { $name }, { $percent }%.
bar-certainty =
    { $certainty ->
        [solved] Worked out exactly.
        [certified] Worked out; off by { $points } percent at most.
       *[estimated] Estimated; off by about { $points } percent.
    }
coach-switch = The owl helps { $name }
coach-about = On their turn, they can ask the owl for a hint. Everybody at the table sees that.
coach-says =
    { $state ->
        [on] { $name } can ask the owl for hints now.
       *[off] { $name } drives without the owl now.
    }
coach-badge = With the owl’s help
coach-ask = Ask the owl
coach-thinks = The owl is thinking…
coach-thanks = Thanks, owl!
coach-nothing = There’s nothing to choose here.
coach-lay = My tip: { $colours }.
coach-reroll = My tip: roll these dice again: { $colours }.
coach-turbo = Then the turbo roll!
coach-bonus = My tip: take the bonus move.
coach-no-bonus = My tip: no bonus move this time.
coach-stay = My tip: stay here and tap the flag.
coach-why-only = It’s the only way.
coach-why-same = Every way is just as good.
coach-why-home = That takes you across the finish line!
coach-why-fewer = You finish with fewer dice.
coach-why-pushes = You bump another car back.
coach-why-tiles = You keep more tiles for later.
coach-why-far = That takes you really far.
coach-why-safe = You’re less likely to be bumped back there.
coach-why-again = Other colors may take you further.
coach-why-waits = It’s easier to go on from there.
fair-start = Fair start
fair-start-about = If some drive better than others, the others can begin a little farther ahead. Tap how well everybody drives.
fair-start-find = Find a fair start
fair-start-working = Trying out lots of races…
fair-start-stop = Stop
fair-start-even = It’s fair already: everybody begins at the start.
fair-start-begins =
    { $count ->
        [one] { $name } begins one space ahead.
       *[other] { $name } begins { $count } spaces ahead.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Everybody begins at the start now.
    }
fair-start-chances = { $name }: { $before }% before, { $after }% now
fair-start-error =
    { $points ->
        [0] Worked out exactly.
       *[other] Estimated from { $races } races; off by about { $points } percent.
    }
fair-start-accept = Let’s race like this
fair-start-again = Change something
fair-start-remove = No head start
fair-start-badge =
    { $count ->
        [one] Head start: one space
       *[other] Head start: { $count } spaces
    }
