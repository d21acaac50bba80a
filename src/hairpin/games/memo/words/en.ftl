# Rally Run!: car, road tile, pit stop, canister, start-finish tile, dead end, junction, switch, turn over, spin,
# face up, face down, memory aid, circuit.

# Home

memo-title = Rally Run!
memo-says = Turn over a tile. Do you remember the way?

# Options

option-memo-reveal = Which tiles may I turn over?
option-memo-reveal-road = The ones my road leads to
option-memo-reveal-any = Any tile next to mine
option-memo-first-dead-end = When may a dead end point away from the start?
option-memo-first-dead-end-first-round = Only in the first round
option-memo-first-dead-end-first-drive = On each car’s first drive
option-memo-canisters = Which canisters are at the pit stop?
option-memo-canisters-all = Any of the four colors
option-memo-canisters-starts = Only the colors where cars started
option-memo-aid = Memory aid
option-memo-aid-says = These players can see a tile for a moment longer after it’s turned face down. Everyone knows who has this help.
option-memo-tiles = Which road tiles?
option-memo-tiles-road-tiles = Road tiles
option-memo-tiles-open-roads = Open roads: no dead ends, for little ones
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Open roads
option-memo-players = How many players?
option-memo-starter = Which seat goes first?

# Race

race-canister =
    { $car ->
        [red] has a canister: off to the red start-finish tile
        [yellow] has a canister: off to the yellow start-finish tile
        [green] has a canister: off to the green start-finish tile
       *[blue] has a canister: off to the blue start-finish tile
    }
memo-table = The table: five rows of five tiles, with the pit stop in the middle
memo-down = { $cell }, face down
memo-ghost = { $cell }, face down, a moment ago: { $kind }
memo-open = { $cell }, { $kind }, the road goes { $ways }
memo-turned-up = { $cell }, { $kind }, just turned over
memo-offered = { $cell }, { $kind }, the road would go { $ways }
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
        [N] up
        [E] right
        [S] down
       *[W] left
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
memo-say-turned = { $name } turns over a tile, { $first }: { $kind }.
memo-say-laid = Its road goes { $ways }.
memo-say-offered = { $kind }, the road goes { $ways }
memo-say-moved = { $name } drives here: { $second }.
memo-say-covered = Face down again: { $first }.
memo-say-swapped = { $name } switches two tiles: { $first }; and { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } gets a canister: off to the red start-finish tile!
        [blue] { $name } gets a canister: off to the blue start-finish tile!
        [green] { $name } gets a canister: off to the green start-finish tile!
       *[yellow] { $name } gets a canister: off to the yellow start-finish tile!
    }
memo-say-finished = { $name } has reached the finish!
memo-hint-place = Where do you want to start?
memo-hint-choose = Where to?
memo-hint-rotate = Spin the tile, then drive.
memo-hint-drive = Off we go!
memo-hint-stuck = No way out? Switch two tiles.
memo-hint-first = Pick one tile…
memo-hint-second = …and one more.
memo-hint-wait = Watch closely!
memo-swap = Switch two tiles
memo-cancel = Never mind
memo-rotate = Spin the tile
memo-drive = Drive there
seat-aid = Memory aid
memo-aided = Memory aid for { $names }: tiles stay visible for a moment.

# Podium

memo-reason = First to the finish in the canister’s color.
memo-to-finish =
    { $count ->
        [one] one tile to the finish
       *[other] { $count } tiles to the finish
    }
memo-to-pit =
    { $count ->
        [one] one tile to the pit stop
       *[other] { $count } tiles to the pit stop
    }
memo-moment-canister = { $name } gets a canister!
memo-moment-road = { $name } switches two tiles, and { $other } ends up driving over one of them.
memo-moment-own-road = { $name } switches two tiles and drives over one of them.
memo-moment-swap = { $name } switches two tiles.
memo-moment-dead-end = A dead end for { $name }!
memo-moment-home = { $name } brings the canister to the finish!

# Said aloud and in words

memo-here = { $name } is here: { $what }.
memo-not-here = { $name } hasn’t started yet.
memo-beside =
    { $side ->
        [N] Above: { $what }.
        [E] To the right: { $what }.
        [S] Below: { $what }.
       *[W] To the left: { $what }.
    }
memo-edge = the edge of the table
memo-open-to-you = you can go there
memo-no-road = no road leads there
memo-goal =
    { $colour ->
        [red] { $name } is heading for the red start-finish tile.
        [blue] { $name } is heading for the blue start-finish tile.
        [green] { $name } is heading for the green start-finish tile.
        [yellow] { $name } is heading for the yellow start-finish tile.
       *[none] { $name } needs a canister from the pit stop first.
    }
memo-banned = Just switched, so they stay put this turn: { $cells }.
memo-way-start = start here: { $what }
memo-way-turn =
    { $side ->
        [N] turn over the tile above
        [E] turn over the tile to the right
        [S] turn over the tile below
       *[W] turn over the tile to the left
    }
memo-way-drive =
    { $side ->
        [N] drive up: { $what }
        [E] drive right: { $what }
        [S] drive down: { $what }
       *[W] drive left: { $what }
    }
memo-way-lay = the road goes { $ways } and leads to: { $where }
memo-way-lay-nowhere = the road goes { $ways } and stops there

# Keys

keys-memo-arrows = from tile to tile
keys-memo-space = spin the tile
keys-memo-swap = switch two tiles
memo-swap-key = S

# Why not?

why-memo-not-your-turn = It’s someone else’s turn. Watch closely!
why-memo-wait = Just a moment! Something’s still moving.
why-memo-over = The race is over.
why-memo-start-first = First put your car on a start-finish tile.
why-memo-start-taken = Someone is already starting there. Pick another one.
why-memo-here = Your car is already there.
why-memo-not-beside = That tile isn’t next to yours.
why-memo-no-road = Your road doesn’t lead there.
why-memo-roads-apart = The two roads don’t meet.
why-memo-turned-up = You’ve turned over a tile. Now you have to drive onto that one.
why-memo-fixed = The pit stop and the start-finish tiles stay where they are.
why-memo-under-car = There’s a car on that tile, so it stays where it is.
why-memo-just-swapped = That tile has just been switched. It stays put this time.
why-memo-same-tile = You’ve already picked that one. Pick another tile.

# Rules

rules-page-memo = Rally Run!
rules-page-memo-says = Find your way over tiles that flip back as soon as you leave them.
rules-memo-goal = Get a canister from the pit stop. It shows you a color: be the first to reach the start-finish tile in that color!
rules-memo-begin = All the road tiles are face down around the pit stop. Everyone puts a car on a start-finish tile, any color you like.
rules-memo-turn = On your turn you do one thing: drive, or switch two tiles.
rules-memo-reveal = Drive: turn over a tile next to yours. Everyone gets to look!
rules-memo-road = Your road has to lead to the tile. If it doesn’t, you can’t go there.
rules-memo-rotate = Spin the tile until its road meets yours. Then you have to drive onto it, wherever it leads.
rules-memo-cover = The tile behind you is turned face down again. Remember what it was!
rules-memo-dead-end = A dead end in the first round? You may point it at a tile that’s face down.
rules-memo-car = A tile with a car on it stays face up. You can drive there if the two roads meet. Nobody gets bumped.
rules-memo-open = The pit stop and the start-finish tiles are always face up. You can drive there if the roads meet.
rules-memo-swap = Or switch: two face-down tiles trade places. No peeking!
rules-memo-fixed = The pit stop, the start-finish tiles, and tiles under a car stay where they are.
rules-memo-rest = Tiles that have just been switched can’t be switched again on the next turn. You can still drive there.
rules-memo-pit = At the pit stop you take the top canister. Its color shows your finish, and everyone can see it.
rules-memo-finish = Be the first to reach the start-finish tile in your canister’s color, and you win right away.
rules-memo-free = With the real tiles you can also just build a road and drive around on it.
rules-house-reveal = You may turn over any tile next to yours, even where no road leads.
rules-house-dead-end = A dead end may point away from the start on each car’s first drive, even after the first round.
rules-house-canisters = At the pit stop there are only canisters in the colors where cars started.
rules-house-aid = The youngest can see a tile for a moment longer after it’s turned face down. Everyone knows.

# First race

lesson-memo-place = Where do you want to start? Tap a start-finish tile.
lesson-memo-choose = Your road leads to the glowing tiles. Tap the one you want to try!
lesson-memo-rotate = Spin the tile until you like where its road leads. Then drive!
lesson-memo-turn = Tap the tile to spin it. Another way is better!
lesson-memo-pit = First go to the pit stop in the middle and get a canister.
lesson-memo-home = You have a canister. Drive to the start-finish tile of its color!
lesson-memo-remember = When you drive on, this tile is turned face down again. Remember it!
lesson-memo-or-swap = Or switch two tiles instead of driving.
lesson-memo-swap = Pick two tiles that are face down. They trade places.
lesson-memo-stuck = No way out? Switch two tiles.
lesson-memo-on = This way! Tap the tile.
lesson-memo-other = Now it’s { $name }’s turn. Watch which tiles get turned over!
lesson-memo-canister = { $name } has a canister. Its color shows where to go.
lesson-memo-end = That was a whole race! Now you know how to play.
lesson-memo-says = Turn over tiles, remember them, and bring the canister to the finish.
lesson-memo-fetch = The pit stop! Tap it to get your canister.
lesson-memo-in = There’s your finish! Tap it to win.

# Free play

free-title = Free play
free-says = Build your own road and drive around.
free-board = The board
free-tools = What should we build?
free-tool =
    { $tool ->
        [pencil] Draw a road
        [eraser] Eraser
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
free-place-empty = Row { $row }, column { $column }: empty
free-place = Row { $row }, column { $column }: { $kind }, the road goes { $ways }
free-hint = Draw a road with your finger. Tap a tile to spin it.
free-shuffle = Surprise me with a circuit
free-shuffled = Here’s a new circuit.
free-circuits = Circuits
free-full = That’s as big as it gets: 40 by 40 tiles.
free-drive = Drive!
free-build = Build
free-cars = Which cars are driving?
free-take-a-car = Tap a car to drive it.
free-four-cars = Four cars at most. Tap one to take it off the road.
free-computer-add = Race against the computer
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
free-left = Left at the next junction
free-right = Right at the next junction
free-brake = Brake; when stopped, turn around
free-keys = Keys: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] S
        [curve] C
        [junction] T
        [crossing] X
        [dead-end] E
        [start] F
        [turn] R
       *[pit] P
    }
file-circuit = my circuit
free-laps = Laps: { $count }
free-last = Last lap: { $seconds } seconds
free-best = Best lap: { $seconds } seconds
free-lap-done = Lap { $count }, { memo-car }: { $seconds } seconds.
free-lap-best = Lap { $count }, { memo-car }: { $seconds } seconds. Your fastest yet!
free-unnamed = Circuit { $number }
free-name = Name of the circuit
free-not-kept = This browser can’t save anything. Save the circuit as a file instead.
free-mine = Your circuits
free-example =
    { $id ->
        [ring] The ring
        [eight] The figure eight
        [snake] The snake
       *[town] The town
    }
free-send-says = Anyone who opens this link gets your circuit.
free-clear = Clear the board
free-received = Someone sent you a circuit!
error-circuit-broken = There’s no circuit in here. Ask for it again.
error-circuit-large = This circuit is too big: 40 by 40 tiles at most.
error-circuit-version = This circuit was made with a newer Hairpin. Ask the person who runs the game to update it.

# Terminal

cli-does-start = starts on { memo-to-start }
cli-does-turn-up = turns over { $cell }
cli-does-find = finds: { memo-kind }
cli-does-lay = spins the tile, so its road goes { $ways }, and drives to { $cell }
cli-does-go = drives to { $place }
cli-does-pick = picks { $cell } for the switch
cli-does-canister =
    { $colour ->
        [red] takes the red canister
        [blue] takes the blue canister
        [green] takes the green canister
       *[yellow] takes the yellow canister
    }
cli-does-swap = switches two tiles
