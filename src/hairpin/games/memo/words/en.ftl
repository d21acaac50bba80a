# Rally Run!: car, road tile, pit stop, canister, start-finish tile, dead end, switch, turn up, face down.

# Home

memo-title = Rally Run!
memo-says = Turn up a tile. Do you remember the way?

# Options

option-memo-reveal = Which tiles may I turn up?
option-memo-reveal-road = Those my road leads to
option-memo-reveal-any = Any tile beside mine
option-memo-first-dead-end = A dead end may point away from the start …
option-memo-first-dead-end-first-round = in the first round only
option-memo-first-dead-end-first-drive = on each car’s first drive
option-memo-canisters = Canisters are drawn …
option-memo-canisters-all = from all four colours
option-memo-canisters-starts = from the colours where cars started
option-memo-aid = Memory aid
option-memo-aid-says = These players still see tiles fade for a while after they are turned down. Everyone is told.
option-memo-tiles = Which road tiles are shuffled?
option-memo-tiles-road-tiles = Road tiles
option-memo-tiles-open-roads = Open roads: no dead ends, for little ones
option-memo-players = How many race?
option-memo-starter = Which seat begins?

# Race

race-canister =
    { $car ->
        [red] canister: to the red finish
        [yellow] canister: to the yellow finish
        [green] canister: to the green finish
       *[blue] canister: to the blue finish
    }
memo-table = The table: five rows of five tiles, with the pit in the middle
memo-down = { $cell }, face down
memo-ghost = { $cell }, face down, a moment ago: { $kind }
memo-open = { $cell }, { $kind }, open to { $ways }
memo-turned-up = { $cell }, { $kind }, just turned up
memo-offered = { $cell }, { $kind }, just turned up, would be open to { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, pit stop, no canisters left
        [one] { $cell }, pit stop, one canister
       *[other] { $cell }, pit stop, { $count } canisters
    }
memo-the-pit = the pit stop
memo-start =
    { $colour ->
        [red] red start-finish tile
        [blue] blue start-finish tile
        [green] green start-finish tile
       *[yellow] yellow start-finish tile
    }
memo-to-start =
    { $colour ->
        [red] the red start-finish tile
        [blue] the blue start-finish tile
        [green] the green start-finish tile
       *[yellow] the yellow start-finish tile
    }
memo-car =
    { $car ->
        [red] red car
        [yellow] yellow car
        [green] green car
        [blue] blue car
        [white] white car
       *[purple] purple car
    }
memo-kind =
    { $kind ->
        [straight] straight road
        [curve] curve
        [junction] junction
        [crossing] crossing
       *[dead-end] dead end
    }
memo-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
memo-row =
    { $row ->
        [1] top row
        [2] second row
        [3] middle row
        [4] fourth row
       *[5] bottom row
    }
memo-column =
    { $column ->
        [1] far left
        [2] second from the left
        [3] in the middle
        [4] second from the right
       *[5] far right
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = { $name } starts on { $first }.
memo-say-turned = { $name } turns up a tile, { $first }: { $kind }.
memo-say-laid = Its road is open { $ways }.
memo-say-offered = { $kind }, open { $ways }
memo-say-moved = { $name } drives on: { $second }.
memo-say-covered = Face down again: { $first }.
memo-say-swapped = { $name } switches two tiles: { $first }; and { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } takes a canister: off to the red start-finish tile!
        [blue] { $name } takes a canister: off to the blue start-finish tile!
        [green] { $name } takes a canister: off to the green start-finish tile!
       *[yellow] { $name } takes a canister: off to the yellow start-finish tile!
    }
memo-say-finished = { $name } has reached the finish!
memo-hint-place = Where do you start?
memo-hint-choose = Where to?
memo-hint-rotate = Turn the tile, then drive.
memo-hint-drive = Off we go!
memo-hint-stuck = No way out: switch two tiles.
memo-hint-first = Take one tile …
memo-hint-second = … and one more.
memo-hint-wait = Watch closely!
memo-swap = Switch two tiles
memo-cancel = Rather not
memo-rotate = Turn the tile
memo-drive = Drive there
seat-aid = Help remembering
memo-aided = Help remembering for { $names }: tiles that were just turned down shimmer through.

# Podium

memo-reason = Canister on board, and home to the right finish.
memo-to-finish =
    { $count ->
        [one] one tile to the finish
       *[other] { $count } tiles to the finish
    }
memo-to-pit =
    { $count ->
        [one] one tile to the pit
       *[other] { $count } tiles to the pit
    }
memo-moment-canister = { $name } gets a canister!
memo-moment-road = { $name } switches two tiles: one becomes { $other }’s road.
memo-moment-own-road = { $name } switches two tiles and drives over one of them.
memo-moment-swap = { $name } switches two tiles.
memo-moment-dead-end = A dead end for { $name }!
memo-moment-home = { $name } brings the canister home!

# Said aloud and in words

memo-here = { $name } is here: { $what }.
memo-not-here = { $name } has not started yet.
memo-beside =
    { $side ->
        [N] North: { $what }.
        [E] East: { $what }.
        [S] South: { $what }.
       *[W] West: { $what }.
    }
memo-edge = the edge of the table
memo-open-to-you = you can go there
memo-no-road = no road leads there
memo-goal =
    { $colour ->
        [red] { $name } wants to go to the red start-finish tile.
        [blue] { $name } wants to go to the blue start-finish tile.
        [green] { $name } wants to go to the green start-finish tile.
        [yellow] { $name } wants to go to the yellow start-finish tile.
       *[none] { $name } needs a canister from the pit stop first.
    }
memo-banned = Just switched, so not again now: { $cells }.
memo-way-start = start here: { $what }
memo-way-turn =
    { $side ->
        [N] turn up { $what }, north
        [E] turn up { $what }, east
        [S] turn up { $what }, south
       *[W] turn up { $what }, west
    }
memo-way-drive =
    { $side ->
        [N] drive north: { $what }
        [E] drive east: { $what }
        [S] drive south: { $what }
       *[W] drive west: { $what }
    }
memo-way-lay = road to { $ways }; it leads to { $where }
memo-way-lay-nowhere = road to { $ways }; it leads nowhere

# Keys

keys-memo-arrows = from tile to tile
keys-memo-space = turn the tile
keys-memo-swap = switch two tiles

# Why not?

why-memo-not-your-turn = It is somebody else’s turn. Watch closely!
why-memo-wait = One moment, something is happening.
why-memo-over = The race is over.
why-memo-start-first = First put your car on a start-finish tile.
why-memo-start-taken = Somebody starts there. Take another one.
why-memo-here = Your car is there already.
why-memo-not-beside = That tile is not next to yours.
why-memo-no-road = Your road does not lead there.
why-memo-roads-apart = The two roads do not meet.
why-memo-turned-up = A tile is turned up: now you drive onto that one.
why-memo-fixed = The pit stop and the start-finish tiles stay where they are.
why-memo-under-car = A car is on that tile. It stays where it is.
why-memo-just-swapped = That tile was switched just now. This time it stays put.
why-memo-same-tile = You have that one already. Take another tile.

# Rules

rules-page-memo = Rally Run!
rules-page-memo-says = Find your way over tiles that hide behind you.
rules-memo-goal = Fetch a canister from the pit stop. It shows your colour: be the first to reach that start-finish tile!
rules-memo-begin = All road tiles lie face down around the pit stop. Everybody puts a car on a start-finish tile; its colour does not matter.
rules-memo-turn = In your turn you do one thing: you drive, or you switch two tiles.
rules-memo-reveal = Drive: turn up a tile next to yours. Everybody looks!
rules-memo-road = Your road must lead there. Where it does not, you cannot go.
rules-memo-rotate = Turn the tile until its road meets yours. Then you must drive onto it, wherever it leads.
rules-memo-cover = The tile behind you is turned face down again. Remember what it was!
rules-memo-dead-end = A dead end in the first round? You may point it at a tile that is face down.
rules-memo-car = A tile with a car on it lies open. You may drive there if the two roads meet. Nobody is bumped.
rules-memo-open = The pit stop and the start-finish tiles always lie open. Drive there when the roads meet.
rules-memo-swap = Or switch: two tiles that are face down change places. Nobody may look.
rules-memo-fixed = The pit stop, the start-finish tiles and tiles under a car stay where they are.
rules-memo-rest = Tiles that were switched just now may not be switched again in the next turn. You may still drive there.
rules-memo-pit = At the pit stop you take the top canister. Its colour is your finish, and everybody may see it.
rules-memo-finish = Whoever first reaches the right start-finish tile wins at once.
rules-memo-free = With the real tiles you can also just build a road and drive around on it.
rules-house-reveal = You may turn up any tile next to yours, even where no road leads.
rules-house-dead-end = A dead end may point away on each car’s first drive, even after the first round.
rules-house-canisters = Only the colours that cars started on are among the canisters.
rules-house-aid = The youngest still see tiles fade for a while after they are turned down. Everyone is told.

# First race

lesson-memo-place = Where do you want to start? Tap a start-finish tile.
lesson-memo-choose = Your road leads to the tiles that glow. Tap one to turn it up.
lesson-memo-rotate = Turn the tile until you like where its road leads. Then drive!
lesson-memo-turn = Tap the tile to turn it. Another way is better!
lesson-memo-pit = First go to the pit stop in the middle and fetch a canister.
lesson-memo-home = You have a canister. Drive to the start-finish tile of its colour!
lesson-memo-remember = When you drive on, this tile is turned face down again. Remember it!
lesson-memo-or-swap = Or switch two tiles instead of driving.
lesson-memo-swap = Take two tiles that are face down. They change places.
lesson-memo-stuck = No way out? Switch two tiles.
lesson-memo-on = This way! Tap the tile.
lesson-memo-other = Now it is { $name }’s turn. Watch which tiles are turned up!
lesson-memo-canister = { $name } has a canister. Its colour shows where to go.
lesson-memo-end = That was a whole race! Now you know how to play.
lesson-memo-says = Turn up tiles, remember them, bring the canister home.
lesson-memo-fetch = The pit stop! Tap it and fetch your canister.
lesson-memo-in = There is your finish! Tap it and you have won.

# Free play

free-title = Free play
free-says = Build your own road and drive around.
free-board = The board
free-tools = What shall we lay?
free-tool =
    { $tool ->
        [pencil] Draw a road
        [eraser] Rubber
        [straight] straight road
        [curve] curve
        [junction] junction
        [crossing] crossing
        [dead-end] dead end
        [start] start and finish
       *[pit] pit stop
    }
free-kind =
    { $kind ->
        [straight] straight road
        [curve] curve
        [junction] junction
        [crossing] crossing
        [dead-end] dead end
        [start] start and finish
       *[pit] pit stop
    }
free-side =
    { $side ->
        [N] above
        [E] to the right
        [S] below
       *[W] to the left
    }
free-place-empty = Row { $row }, column { $column }: empty
free-place = Row { $row }, column { $column }: { $kind }, open { $ways }
free-hint = Draw a road with your finger. Tap a tile to turn it.
free-shuffle = Surprise me with a circuit
free-shuffled = A new circuit lies on the table.
free-circuits = Circuits
free-full = That is as big as it gets: 40 by 40 tiles.
free-drive = Drive!
free-build = Build
free-cars = Which cars drive?
free-take-a-car = Tap a car to drive it.
free-four-cars = Four cars at once, no more. Tap one to take it off the road.
free-computer-add = Race a computer
free-computer-car = { memo-car }, computer
free-level =
    { $level ->
        [slow] Speed: slow
        [middle] Speed: medium
       *[fast] Speed: fast
    }
free-ghost = Ghost of your best lap
free-road = The road with the cars
free-go = Go
free-left = Next time left
free-right = Next time right
free-brake = Brake; turn round when standing still
free-keys = Keys: { $keys }
free-laps = Laps: { $count }
free-last = Last lap: { $seconds } seconds
free-best = Best lap: { $seconds } seconds
free-lap-done = Lap { $count }, { memo-car }: { $seconds } seconds.
free-lap-best = Lap { $count }, { memo-car }: { $seconds } seconds. Your fastest so far!
free-unnamed = Circuit { $number }
free-name = Name of the circuit
free-not-kept = This browser keeps nothing. Save the circuit as a file instead.
free-mine = Your circuits
free-example =
    { $id ->
        [ring] The ring
        [eight] The eight
        [snake] The snake
       *[town] The town
    }
free-send-says = Whoever opens this link gets your circuit.
free-clear = Clear the board
free-received = A circuit has come for you.
error-circuit-broken = There is no circuit in this. Ask for it to be sent once more.
error-circuit-large = This circuit is too big. 40 by 40 tiles is the most.
error-circuit-version = This circuit comes from a newer Hairpin. Ask whoever runs the game to update it.

# Terminal

cli-does-start = starts on { memo-to-start }
cli-does-turn-up = turns up { $cell }
cli-does-find = finds: { memo-kind }
cli-does-lay = turns the road to { $ways } and drives to { $cell }
cli-does-go = drives to { $place }
cli-does-pick = takes { $cell } for the switch
cli-does-canister =
    { $colour ->
        [red] takes the red canister
        [blue] takes the blue canister
        [green] takes the green canister
       *[yellow] takes the yellow canister
    }
cli-does-swap = switches two tiles
