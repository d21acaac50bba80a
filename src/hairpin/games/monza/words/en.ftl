# Words: race car, die, dice cup, space, lane, tire, the start, finish line, finish space, turn, round, board, track,
# tile (extra roll, accelerator), turbo roll, bonus move, bump, trophy, champion, professional racers.

# Home

monza-title = Monza
monza-says = Six dice, three lanes, one trophy.
monza-first-title = Monza · first edition
monza-first-says = The original track, up to six cars.

# Options

option-monza-track-oval = Oval: short, great for your first races
option-monza-track-long = Long track: for professional racers
option-monza-track-sprint = Sprint: tiny, over in a few turns
option-monza-track-first-edition = First edition: up to six cars
board-monza-oval = Oval
board-monza-long = Long track
board-monza-sprint = Sprint
board-monza-first-edition = First edition
option-monza-pro = Professional racers
option-monza-pro-says = Everyone gets six accelerator tiles and one extra-roll tile. If you use all six dice, you get a turbo roll.
option-monza-bonus = Bonus move
option-monza-bonus-says = At the end of a turn, the car in the last color used may move one space forward.
option-monza-stopping = May I stop early?
option-monza-stopping-keep-going = No: keep going as long as a die fits
option-monza-stopping-longest = No: use as many dice as you can
option-monza-stopping-free = Yes: stop wherever you like
option-monza-free-finish = Finish with any color
option-monza-free-finish-says = You can cross the finish line with any die.
option-monza-push-targets = Bumping on the finish spaces
option-monza-push-targets-says = Each finish space holds one car. If you end your turn there, the car on it gets bumped back.
option-monza-count-accelerators = Accelerators count
option-monza-count-accelerators-says = In the last round, accelerators count like dice.
option-monza-others-only = Bonus for others only
option-monza-others-only-says = No bonus move for your own car on your own turn.
option-monza-turbo-accelerators = Accelerators after the turbo
option-monza-turbo-accelerators-says = You may use accelerators after the turbo roll, too.
option-monza-grid = Head start
option-monza-grid-says = A car may start a few spaces ahead, so that the race is fair for everyone.
option-monza-track = Which board?
option-monza-players = How many players?
option-monza-cars = Which car does each seat drive, starting with the first seat?
option-monza-starter = Which seat goes first?

# Race

race-dice =
    { $count ->
        [one] one die used
       *[other] { $count } dice used
    }
race-tiles =
    { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    }
monza-board = The board
monza-tray = Dice tray
monza-dice = Dice
monza-tiles = Tiles
monza-loading = Setting up the board…
monza-zoom-out = See the whole board
monza-zoom-in = Take a closer look
monza-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [white] white
       *[purple] purple
    }
monza-finish = finish line, { monza-colour }
monza-die = die { $number }, { monza-colour }
monza-accelerator = accelerator, { monza-colour }
monza-extra-roll = Extra roll: roll some dice again
monza-take-back = Take back the last die, { monza-colour }
monza-roll = Roll the dice
monza-sign-flag = Go! End your turn
monza-sign-turbo = Turbo roll: two more dice
monza-sign-no = No bonus move
monza-last-round = Last round
monza-ask-wait = { $name } is thinking…
monza-ask-roll = { $name }, tap the dice cup!
monza-ask-lay = { $name }, put a die on a glowing space.
monza-ask-space = Now tap a glowing space.
monza-ask-flag = { $name }, tap the flag to drive!
monza-ask-tile-or-flag = { $name }, tap the flag to drive, or use a tile.
monza-ask-turbo = { $name }, tap the turbo dice for two more, or the flag to drive.
monza-ask-mark = Tap the dice you want to roll again, then the cup.
monza-ask-bonus = Bonus move, { $name }! Tap a space, or the hand to stay.
monza-ask-stuck = No car can finish anymore. The host can stop the race.
monza-tell-only-way = There’s only one way, so { $name } just drives.
monza-tell-rolled = { $name } rolls the dice.
monza-tell-passed = No die fits. { $name } stays put.
monza-tell-turbo = Turbo roll for { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } drives one space.
       *[other] { $name } drives { $steps } spaces.
    }
monza-tell-bonus = Bonus move for { $name }!
monza-tell-no-bonus = { $name } skips the bonus move.
monza-tell-pushed-back = Bump! { $name } hops back.
monza-tell-finished = { $name } crosses the finish line!
monza-tell-last-round = Last round!

# Podium

monza-reason =
    { $reason ->
        [alone] The only car across the finish line.
        [fewest-dice] Across the finish line with the fewest dice: { $dice }.
       *[shared] Across the finish line with the same number of dice: { $dice } each.
    }
monza-left =
    { $count ->
        [one] one space to go
       *[other] { $count } spaces to go
    }
monza-lost = no way to the finish
monza-moment-drive =
    { $count ->
        [one] { $name } drives one space.
       *[other] { $name } drives { $count } spaces in one go!
    }
monza-moment-push = Bump! { $name } sends { $other } back.
monza-moment-lead = { $name } passes { $other }!
monza-moment-home = { $name } crosses the finish line!

# Said aloud and in words

monza-start = Start
monza-tyre = a tire
monza-long = long
monza-stands = { $name } is there
monza-lane =
    { $name ->
        [left] left lane
        [middle] middle lane
        [right] right lane
       *[other] lane { $lane }
    }
monza-in-lane =
    { $name ->
        [left] in the left lane
        [middle] in the middle lane
        [right] in the right lane
       *[other] in lane { $lane }
    }
monza-side =
    { $side ->
        [left] to the left
        [right] to the right
       *[ahead] straight ahead
    }
monza-edge =
    { $ahead ->
        [yes] reaches further forward than yours
       *[no] doesn’t reach further forward than yours
    }
monza-around =
    { $side ->
        [left] To the left: { $what }.
        [right] To the right: { $what }.
       *[ahead] Straight ahead: { $what }.
    }
monza-roam = Space { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = with an accelerator
monza-then = then { $colours }
monza-then-end = then nothing else fits
monza-then-stop = then the flag
monza-progress =
    { $part ->
        [start] just past the start
        [quarter] about a quarter of the way
        [nearly-half] nearly halfway
        [half] halfway
        [past-half] past halfway
        [three-quarters] about three quarters of the way
       *[end] nearly at the finish
    }
monza-here = { $name } is { $in }, on { monza-colour }, { $progress }.
monza-here-laid = Your dice lead onto { monza-colour } { $in }, { $progress }.
monza-here-start = { $name } is at the start.
monza-here-home = { $name } has crossed the finish line.
monza-other =
    { $where ->
        [ahead] { $name } is ahead: { $lane }, on { monza-colour }.
        [behind] { $name } is behind: { $lane }, on { monza-colour }.
       *[level] { $name } is even with you: { $lane }, on { monza-colour }.
    }
monza-other-start = { $name } is at the start.
monza-other-home = { $name } has crossed the finish line.
monza-dice-left = Dice left: { $colours }.
monza-say-rolled = { $name } rolls { $colours }.
monza-where =
    { $name ->
        [outer] in the outer lane
        [middle] in the middle lane
        [inner] in the inner lane
       *[other] in lane { $lane }
    }
monza-say-drove = { $name } drives over { $colours }, and is now { $where }.
monza-say-drove-home = { $name } drives over { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Bonus move: { $name } moves onto { monza-colour } { $where }.
monza-say-pushed-back = Bump! { $name } hops back onto { monza-colour } { $where }.
monza-say-pushed-to-start = Bump! { $name } hops back to the start.

# Keys

keys-monza-arrows = around the board: forward, back, left, right
keys-monza-page = to the next glowing space
keys-monza-dice = pick up a die
keys-monza-back = take back the last die
monza-key =
    { $colour ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
        [white] W
       *[purple] P
    }

# Why not?

why-monza-not-your-turn = It’s someone else’s turn. Yours is coming soon!
why-monza-roll-first = Roll the dice first.
why-monza-over = The race is over.
why-monza-here = Your car is already there. You can only drive forward.
why-monza-behind = That’s behind you. You can only drive forward.
why-monza-not-ahead = That space doesn’t reach further forward than yours, so you can’t change lanes there.
why-monza-corner = Those two spaces only touch at a corner. That’s not enough.
why-monza-too-far = That space doesn’t touch yours. Go one space at a time.
why-monza-tyre = There’s a tire in the way. Nobody can drive there.
why-monza-from-start = From the start you can only go onto { $colours }.
why-monza-no-die =
    { $colour ->
        [red] You don’t have a red die left.
        [yellow] You don’t have a yellow die left.
        [green] You don’t have a green die left.
        [blue] You don’t have a blue die left.
        [white] You don’t have a white die left.
       *[purple] You don’t have a purple die left.
    }
why-monza-other-die =
    { $colour ->
        [red] That space needs a red die.
        [yellow] That space needs a yellow die.
        [green] That space needs a green die.
        [blue] That space needs a blue die.
        [white] That space needs a white die.
       *[purple] That space needs a purple die.
    }
why-monza-finish-die =
    { $colour ->
        [red] You need a red die to cross the finish line here.
        [yellow] You need a yellow die to cross the finish line here.
        [green] You need a green die to cross the finish line here.
        [blue] You need a blue die to cross the finish line here.
        [white] You need a white die to cross the finish line here.
       *[purple] You need a purple die to cross the finish line here.
    }
why-monza-finish-any-die = You don’t have a die left for the finish line.
why-monza-home = Your dice take you across the finish line. That’s as far as you go.
why-monza-longest = At this table you use as many dice as you can, unless you’re heading for the finish. There’s a longer way.
why-monza-drive-on = A die still fits: { $colours }. Keep going!
why-monza-no-turbo-die =
    { $colour ->
        [red] You don’t have a red turbo die left.
        [yellow] You don’t have a yellow turbo die left.
        [green] You don’t have a green turbo die left.
        [blue] You don’t have a blue turbo die left.
        [white] You don’t have a white turbo die left.
       *[purple] You don’t have a purple turbo die left.
    }
why-monza-tile-after-turbo = You can’t use accelerators after the turbo roll, only the two dice.
why-monza-occupied = There’s a car on it. A bonus move needs a free space.
why-monza-bonus-only = Right now there’s only the bonus move: tap a space, or the hand to stay.
why-monza-no-tiles = That’s for professional racers. This race has no tiles.
why-monza-dice-left = You only get a turbo roll when you’ve used all six dice.
why-monza-one-turbo = Only one turbo roll per turn.
why-monza-extra-roll-late = You can only roll again before you put anything down.
why-monza-extra-roll-gone = You’ve already used your extra roll.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Race around the track with six colored dice.
rules-page-professional = Professional racers
rules-page-professional-says = For when you know Monza: with tiles and a turbo roll.
rules-page-bonus = Bonus move
rules-page-bonus-says = Works with every Monza race: your last color may move a car.
rules-page-first-edition = First edition
rules-page-first-edition-says = The first Monza: six cars and two finish spaces.
rules-goal = Drive once around the track and across the finish line to win.
rules-begin = Everyone picks a car and puts it at the start. The youngest goes first, then the player to the left.
rules-begin-first = Up to six cars line up at the start. The youngest goes first, then the player to the left.
rules-roll = Your turn? Roll the dice, all six of them. You only get one roll.
rules-lay = Put a die on a space of its color that touches yours, then the next die on a space that touches that one. You choose the order, so look for a way that takes you far! Then your car drives it.
rules-start = Two spaces lead away from the start: a white one and a purple one.
rules-start-long = On the long track, you leave the start on white or purple, too. On your own board, you can go onto any space that touches the start.
rules-lane = Forward only! You can change lanes if the other space reaches further forward than yours. If it doesn’t, stay in your lane.
rules-touch = The next space must touch yours along an edge. A corner isn’t enough.
rules-tyre = There’s a tire in the way. Nobody can drive there, so go around it.
rules-over = You can drive over a space with a car on it. You still need a die for that space.
rules-bump = Stop on a space with a car, and bump! That car goes back along its lane to the first free space. Skip tires and other cars.
rules-nowhere = No free space behind the bumped car? Then it goes back to the start. Nobody gets bumped at the start or the finish.
rules-no-die = No die fits? Then your car stays put, and the next player rolls.
rules-drive-on = As long as a die fits, you keep driving. Which way is up to you.
rules-finish = The finish line is white, so you need a white die to cross it. Then you stop.
rules-last-round = Has someone crossed the line? Finish the round, so nobody misses a turn.
rules-fewest = Did more than one car finish? Whoever used the fewest dice in the last round wins. If it’s a tie, you win together.
rules-trophy = The winner gets a trophy and is the champion until the next race.
rules-house-stopping = You may stop wherever you like. Or be extra strict: you must use as many dice as you can.
rules-house-finish = You can cross the finish line with any die.
rules-house-starter = The champion goes first, or luck decides.
rules-house-grid = A head start makes it fair for little ones: their car may start a few spaces ahead. After that, it’s a car like any other, and it can be bumped back.
rules-tiles = Everyone gets six accelerator tiles, one in each color, and one extra-roll tile.
rules-extra-roll = Don’t like your dice? Hand in your extra-roll tile and roll as many of them again as you want. Do it before you put anything down.
rules-accelerator = An accelerator works like a die of its color. After the turn it’s gone.
rules-six = Did you use all six dice? Then you get a turbo roll!
rules-turbo = Roll two dice and drive on with one, both, or neither. After that, it’s the next player’s turn.
rules-turbo-tiles = You can’t use accelerators after the turbo roll.
rules-turbo-bump = Bumping waits until your turbo roll is over.
rules-house-count = In the last round, accelerators count like dice.
rules-house-turbo = You may use accelerators after the turbo roll, too.
rules-bonus = At the end of a turn, look at the last color used. The car in that color may move one space forward, onto any color.
rules-bonus-free = A bonus move needs a free space: no tire, no car, no bumping.
rules-bonus-home = A bonus move can even take you across the finish line.
rules-bonus-own = Was the last color your own? Then your own car may move, but it doesn’t have to.
rules-house-others = No bonus move for your own car on your own turn.
rules-first-box = Up to six cars race once around the original track. The finish is the two spaces at the end.
rules-first-start = Two spaces lead away from the start here: a blue one and a white one.
rules-first-targets = You need a die in the color of the finish space: here it’s blue or white. Then you stop.
rules-house-targets = Each finish space holds only one car. If you end your turn there, you bump the other car back, and it has to race on.

# First race

lesson-monza-roll = Tap the cup! Six dice roll out.
lesson-monza-lay = Each glowing space fits one of your dice. Tap a space, and the die jumps there.
lesson-monza-back = Changed your mind? Tap the last die, and it comes back.
lesson-monza-lane = This space is in another lane. It reaches further forward than your space, so you can change lanes.
lesson-monza-on = Another die fits. Keep going: the further, the better!
lesson-monza-forced = There’s only one way this time, so your car drives on its own.
lesson-monza-flag = No more dice fit. Tap the flag, and your car drives!
lesson-monza-finish = The finish line! Tap it, and you’ve made it.
lesson-monza-other = Now it’s { $name }’s turn. You’re next.
lesson-monza-passed = No die fits for { $name } this time. The car stays where it is.
lesson-monza-pushed-back = Bump! Someone stopped on { $name }’s space, so { $name } hops back to the next free one.
lesson-monza-last-round = Someone has crossed the finish line! We still finish this round. Now count the dice: fewer is better.
lesson-monza-end = That was a whole race! If more than one car finishes, the fewest dice win. Now you know how to play.
lesson-monza-says = Roll the dice, find a way, and drive: your first race.
lesson-professional-tiles = These are your accelerators. You can use each one as a die of its color, once.
lesson-professional-extra = Bad roll? Once per race you can roll some dice again. Tap this tile.
lesson-professional-mark = Tap the dice you want to roll again.
lesson-professional-again = Now tap the cup!
lesson-professional-accelerator = No die fits anymore? An accelerator does! Tap the softly glowing space.
lesson-professional-turbo = You’ve used all six dice: turbo! Tap the flaming turbo dice.
lesson-professional-turbo-dice = Two more dice! Use the ones that fit, or tap the flag.
lesson-professional-says = Accelerators, extra roll, and turbo.
lesson-professional-end = Now you drive like a pro! In a real race, save your accelerators for the right moment.
lesson-bonus-aim = The last die is special: the car in its color may move one more space. Even your own!
lesson-bonus-take = Bonus! The last die is your car’s color. Tap a glowing space, or the hand to stay.
lesson-bonus-says = The last die moves a car one more space.
lesson-bonus-end = Well done! Watch the last die on every turn: it may be a gift for you, or for someone else.
lesson-first-edition-start = You leave the start on a blue or a white space. Tap one!
lesson-first-edition-target = A finish space! A die of its color takes you there. Tap it!
lesson-first-edition-says = A blue or white start, and two finish spaces.
lesson-first-edition-end = That was the first edition! Up to six can race on its big board.

# Workshop

workshop-title = Build a board
workshop-says = Draw your own board and race on it.
workshop-back = Back to the workshop
workshop-quality = How good is it?
workshop-measuring = Trying it out…
workshop-unmeasured = We couldn’t try it out yet.
workshop-mark =
    { $mark ->
        [good] good
        [fair] so-so
       *[poor] not good yet
    }
workshop-figure =
    { $figure ->
        [turns] Turns to the finish
        [stalls] No die fits
        [endings] Choices per turn
       *[skill] Races a clever driver wins
    }
workshop-better = What would make it better?
workshop-first-open = Some road is still empty. Paint it, or let the computer finish it.
workshop-first-mend = Something isn’t right yet:
workshop-more-faults = More to fix: { $count }
workshop-all-good = Great board! Let’s race!
workshop-miss =
    { $kind ->
        [turns-low] The race is over too soon, after { $figure } turns. Make the lanes longer.
        [turns-high] The race takes too long: { $figure } turns. Make the lanes shorter.
        [stalls] Too often, no die fits: on { $figure } of the turns. Mix the colors more.
        [worst-stall] Cars get stuck on { $where }: no die fits on { $figure } of the turns.
        [endings] There’s not much to choose from: { $figure } places per turn. Mix the colors, or move the ends of some spaces.
        [skill] It’s mostly luck: a clever driver wins only { $figure } of the races.
        [starter] Going first matters too much: with four cars, the first car wins { $figure } of the races.
        [colour-low] There’s too little { monza-colour }: { $figure } of the spaces.
        [colour-high] There’s too much { monza-colour }: { $figure } of the spaces.
       *[lane] Hardly anyone drives in lane { $where }: { $figure } of the turns.
    }
workshop-hint = Make { $space } { monza-colour }
workshop-hint-tyre = Put a tire on { $space }
workshop-finish-title = Finish it for me
workshop-finish = Fill in the empty road
workshop-finishing = Filling in the road
workshop-finished = The board is finished.
workshop-stop = Stop
workshop-another = Another one
workshop-nothing-open = Erase some spaces, and the computer will fill them in again.
workshop-race = Race on it!
workshop-why-open = Fill in the empty road first.
workshop-why-mend = Fix first: { $count }
workshop-send-says = Anyone who opens this link gets your board.
workshop-send-long = This board is too big for a link. Save it as a file and send that.
workshop-refused = This file can’t be opened
workshop-nothing-lost = Nothing has changed: your board is still on the table.
workshop-boards = Boards
workshop-unnamed = Board { $number }
workshop-name = Name of the board
workshop-mine = Your boards
workshop-fresh = Empty board
workshop-not-kept = This browser can’t save anything. Save the board as a file instead.
workshop-received = Someone sent you a board!
workshop-opened = { $name } is on the table.
workshop-photo = A photo under the drawing
workshop-photo-take = Take a photo
workshop-photo-choose = Choose a picture
workshop-photo-remove = Remove
workshop-photo-says = Draw over it, like with tracing paper. The picture stays on this device.
workshop-photo-slider =
    { $what ->
        [x] Left and right
        [y] Up and down
        [scale] Size
        [turn] Angle
       *[strength] Opacity
    }
workshop-no-photo = We can’t show this picture. Choose another one.
workshop-print = Print
workshop-print-says = The board to scale, with dice and cars to cut out.
workshop-paper = What size?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Large: A4 sheets to tape together
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Color or black and white?
workshop-ink-kind =
    { $ink ->
        [colour] In color
       *[symbols] Black and white, with symbols
    }
workshop-format = What kind of file?
workshop-format-kind =
    { $format ->
        [pdf] PDF, for printing
       *[svg] SVG, for editing
    }
workshop-print-save = Save the file
workshop-draw-board = The board you’re drawing
workshop-draw-open = empty road
workshop-draw-long = length { $length }
workshop-draw-target = finish space
workshop-draw-space = Lane { $lane }, space { $number }: { $what }.
workshop-draw-missing = Lane { $lane } stops too soon: there’s some road missing here.
workshop-draw-size = Lanes: { $lanes }, length: { $length }.
workshop-draw-in-hand = Space { $lane }{ $number }
workshop-draw-shorter = Shorter
workshop-draw-longer = Longer
workshop-draw-exact = Exact length
workshop-draw-set = Use this length
workshop-draw-bad-length = Type a length like 1, 1½ or 4/3.
workshop-draw-remove = Remove this space
workshop-draw-before = New space before it
workshop-draw-after = New space after it
workshop-draw-split = Cut in two
workshop-draw-join = Join with the next one
workshop-draw-cure =
    { $cure ->
        [fill] Fill up with empty road
        [close] Close the loop
        [fit] Fit it automatically
        [tyre] Make it a tire
       *[open] Open every lane
    }
workshop-draw-look = Take a closer look
workshop-draw-closer = Zoom in
workshop-draw-farther = Zoom out
workshop-draw-tools = What should we paint?
workshop-draw-hand = Hand: pick a space
workshop-draw-paint = Paint: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Lanes
        [ends] Start and finish
       *[curve] Shape
    }
workshop-draw-faults =
    { $count ->
        [0] Nothing to fix
       *[other] To fix: { $count }
    }
workshop-draw-to-mend = What to fix
workshop-draw-odd = Odd spaces: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Add a lane on the left
       *[right] Add a lane on the right
    }
workshop-draw-copy-lane = Copy lane { $lane }
workshop-draw-remove-lane = Remove lane { $lane }
workshop-draw-lane = Lane { $lane }, length { $length }
workshop-draw-lane-name = Lane { $lane }
workshop-draw-track-length = Total length: { $length }
workshop-draw-track-shorter = Shorten all lanes
workshop-draw-track-longer = Lengthen all lanes
workshop-draw-exits = The start opens onto
workshop-draw-finish = The race ends at
workshop-draw-end =
    { $end ->
        [line] a line across all lanes
       *[targets] finish spaces
    }
workshop-draw-line = Color of the finish line
workshop-draw-targets = Lanes that end in a finish space
workshop-draw-edition = For which game?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Anniversary, 4 cars
       *[first] First edition, 6 cars
    }
workshop-draw-shapes = Shape of the road
workshop-draw-shape =
    { $shape ->
        [fit] Automatic
        [stadium] Stadium
        [ring] Ring
        [corner] Corner
        [oval] Oval
        [long] Long track
        [sprint] Sprint
        [first-edition] First edition
       *[straight] Straight
    }
workshop-draw-road = Width of the road
workshop-draw-start-box = Length of the start
workshop-draw-piece = Piece { $number }
workshop-draw-way =
    { $way ->
        [l] Curve to the left
        [f] Straight ahead
       *[r] Curve to the right
    }
workshop-draw-length = Length
workshop-draw-angle = Angle
workshop-draw-radius = Radius
workshop-draw-less = Less: { $what }
workshop-draw-more = More: { $what }
workshop-draw-earlier = Move up in the list
workshop-draw-later = Move down in the list
workshop-draw-add-piece = New piece after it
workshop-draw-remove-piece = Remove this piece
workshop-draw-ready = Ready to race!
workshop-draw-more-faults = and { $count } more
workshop-draw-open-left = Empty spaces: { $count }. Paint them, or let the computer do it.
workshop-draw-undone =
    { $what ->
        [undo] Undone.
       *[redo] Redone.
    }
workshop-draw-there = Show me
workshop-draw-finish-place = Finish
workshop-draw-keys-arrows = along the road and across the lanes
workshop-draw-keys-length = longer, shorter
workshop-draw-keys-border = move its front edge
workshop-draw-keys-remove = remove the space
workshop-draw-keys-undo = undo; redo
workshop-draw-key =
    { $act ->
        [tyre] T
        [open] O
        [split] S
        [join] J
        [before] I
        [after] A
       *[exact] E
    }
file-board = my board
file-board-simple = my-board

# Faults of a board in the workshop, each said at its place

error-workshop-busy = The workshop is busy. Try again in a moment.
error-workshop-failed = This board was too much for the workshop. Make it a little simpler and try again.
error-workshop-tools = The workshop isn’t ready yet. Try again in a minute.
error-board-broken = There’s no board in here. Ask for it again.
error-board-large = This board is too big.
error-board-version = This board was made with a newer Hairpin. Ask the person who runs the game to update it.
workshop-fault = Something isn’t right here yet. Change this part of the board.
fault-too-large = This file is too big for a board. The limit is { $most } kB.
fault-not-toml = This isn’t a board file. Choose one that was saved here, or write it as TOML.
fault-other-game = This file is for another game. Choose a Monza board.
fault-unknown-word = “{ $given }” doesn’t mean anything here. Remove it, or fix the spelling.
fault-bad-name = The file needs a simple name: lowercase letters, numbers, and hyphens, like my-board.toml.
fault-bad-text = “{ $given }” must be text.
fault-bad-title = This name is too long: { $most } letters at most.
fault-edition = Choose the edition: first or anniversary.
fault-no-lanes = This board has no lanes yet. Add at least two.
fault-lane-count = A board has { $least } to { $most } lanes.
fault-empty-lane = This lane is empty. Put spaces in it.
fault-too-many = That’s too many spaces: { $most } at most. Remove some.
fault-lane-length = This lane ends too soon: it’s { $missing } short. Make it as long as the longest one.
fault-no-colour = This space has no color. Give it one of the six, or a tire.
fault-bad-length = This length doesn’t work. Use a number above 0, up to { $most }: 2, 1.5 or 4/3.
fault-open-road = This piece of road is still empty. Put spaces on it, or let the computer finish it.
fault-bad-start = The start must open onto lanes of this board.
fault-no-exit = Nobody can leave the start. Open a lane that doesn’t begin with a tire.
fault-no-finish = There’s no finish yet. Choose a color for the finish line, or finish spaces.
fault-tyre-target = There’s a tire on the finish space. Give that space a color.
fault-cut-off = Nobody can get to the finish. Open a way to it.
fault-curve-table = We can’t read the shape of the road. Choose a new one.
fault-curve-size =
    { $key ->
        [road] The width of the road must be a number above 0, up to { $most }.
       *[start] The length of the start must be a number above 0, up to { $most }.
    }
fault-curve-path = The shape of the road needs 1 to { $most } pieces.
fault-curve-word = “{ $given }” isn’t a piece of road. Use a straight or a curve.
fault-curve-road = The road is too thin to see. Make it at least { $least } wide.
fault-curve-start = The start is too short for the cars. Make it at least { $least } long.
fault-curve-tight = This curve is too tight. Widen it, or make the road narrower.
fault-curve-gap = The road doesn’t come back to the start. Change a straight or a curve until it does.
fault-curve-overlap = The road runs into itself here, at piece { $other }. Move it, or make it narrower.
fault-nothing-open = There’s nothing left to fill in: no road is empty.
fault-too-much-open = Too much road is empty: it could turn into more than { $most } spaces. Leave less of it empty.
fault-open-halves = Empty road is at least 1 long and goes in half steps: 1, 1½, 2…
fault-no-measure = These lengths don’t go together. Use halves, thirds or quarters.
fault-no-way = We couldn’t find a way without a dead end. Leave more road empty.
odd-dead-end = A dead end: a car here can’t get out until another one bumps it back.
odd-unreachable = Nobody can drive onto this space. Cars only get here when they’re bumped back.

# Terminal

cli-start = start:
cli-finish = finish:
cli-dice = dice: { $dice }
cli-tiles = tiles: { $tiles }
cli-does-roll = rolls { $dice }
cli-does-drive =
    { $tool ->
        [tile] drives to { $space }: { monza-colour } accelerator
       *[die] drives to { $space }: { monza-colour } die
    }
cli-does-finish =
    { $tool ->
        [tile] crosses the finish line: { monza-colour } accelerator
       *[die] crosses the finish line: { monza-colour } die
    }
cli-does-reroll = uses the extra roll for { $dice }
cli-does-bonus = bonus move: { $car } goes to { $space }
cli-does-bonus-finish = bonus move: { $car } crosses the finish line
cli-does-no-bonus = { $car } skips the bonus move
cli-does-turbo = takes the turbo roll
cli-does-stop = stops
cli-pushed-back = Bump! { $name } hops back to space { $space }.
cli-printed = Print all { $count } sheets at 100%: the bar should then be 5 cm long.
cli-push-backs = bumps per race: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } spaces, first edition
       *[anniversary] { $title }; { $spaces } spaces, anniversary edition
    }
cli-report = board { $name }
cli-figure = figure
cli-value = value
cli-report-spaces = spaces per lane
cli-report-tyres = tires
cli-report-colours = share of each color
cli-report-drivable = spaces to drive on, per lane
cli-report-inner = inner : outer { $share }
cli-report-areas = typical space as drawn, per lane
cli-report-unlike = { $times } times at most
cli-report-skew = a color in one lane against the whole board
cli-report-apart = { $share } apart at most, in { $where }
cli-report-alike = same color side by side
cli-report-cars = bonus move: the better of two cars
cli-report-turns = turns to the finish, one greedy car
cli-report-spread = spread { $spread }
cli-report-stalls = turns without a move
cli-report-worst = worst { $share } on { $space }
cli-report-endings = different endings per turn
cli-report-skill = best possible driver against { $racer }, two cars
cli-report-push-backs = bumps per race
cli-report-field = { $races } races, all cars
cli-report-lead = lead changes per race
cli-report-lanes = share of visits per lane
cli-report-seats = wins by seat, { $racer } in all four
cli-report-starter = going first: { $points } percentage points from a fair share
cli-missed = missed:
cli-all-met = every target is met
cli-problem =
    { $kind ->
        [turns] a car takes { $figure } turns; it should take { $least } to { $most }
        [stalls] { $figure } of all turns have no move; it should be at most { $most }
        [worst-stall] on { $where }, { $figure } of the turns have no move; it should be at most { $most }
        [endings] a turn has { $figure } different endings; it should be at least { $least }
        [skill] the best possible driver beats { $racer } in { $figure } of the races; it should be at least { $least }
        [starter] with four cars, going first wins { $figure } of the races; { $least } to { $most } is fair
        [colour] { $figure } of the spaces are { $where }; it should be { $least } to { $most }
        [outside-in] lane { $where } has { $figure } spaces to drive on; the lane outside it should have more
        [inner] lane { $where } has { $figure } as many spaces as the outermost lane; it should be at most { $most }
        [areas] the spaces of lane { $where } are drawn { $figure } times as big as another lane’s; it should be at most { $most }
        [lane-colour] in lane { $where }, the share of a color is { $figure } off its share on the board; it should be at most { $most }
        [alike] the same color is side by side in { $figure } places; it should be { $least } to { $most }
        [cars] with the bonus move, the first car of { $where } wins { $figure } of the races; { $least } to { $most } is fair
       *[lane] cars are in lane { $where } on { $figure } of the turns; it should be at least { $least }
    }
cli-design-task = filling in the road
cli-design-best = best { $skill }, without a move { $stalls }
cli-solve-title = { $track }, { $players } cars, everyone driving as well as possible
cli-solve-starts = { $seat } (goes first)
cli-solve-bound = values settled to { $residual }; nobody could gain more than { $epsilon } by driving differently
cli-solve-work = { $sweeps } sweeps, { $seconds } s, heat { $heat }
cli-solve-task =
    { $task ->
        [solving] solving
       *[proving] proving seat { $seat }
    }
cli-solve-moving = sweep { $sweeps }, still changing by { $residual }
cli-solve-lone-car = { $track }, one car with all tiles: { $turns } turns on average
cli-solve-turns = turns
cli-solve-chance = chance
cli-grid-title = { $track }: a fair start
cli-grid-begins = starts on
cli-grid-before = wins without a head start
cli-grid-after = wins with a head start
cli-grid-simulated = measured in { $races } races, accurate to { $points } percentage points
cli-grid-solved = worked out from solved values
cli-grid-start = { $name } has a head start: it starts on { $space }.
cli-study-task =
    { $task ->
        [reading] reading
        [solving] solving
       *[racing] racing
    }
cli-study-starting = going first is worth { $points } points
cli-study-moves =
    { $sort ->
        [racer_errs] first rolls on which going as far as possible costs the most
        [choice_matters] first rolls on which the best ending stands out most
       *[most_common] the most common choices on the first roll
    }
cli-study-roll = roll
cli-study-often = how often
cli-study-route = route
cli-study-end = ends on
cli-study-furthest = { $end } (furthest)
cli-study-matches = { $races } races per row, with each seat in turn
cli-study-one = one
cli-study-among = among
cli-study-best = best possible driver
cli-study-pushes = bumps in { $races } races with the best possible drivers, and as many with { $racer } in every seat
cli-study-push =
    { $what ->
        [pushed_loses] the bumped car loses
        [pusher_gains] the bumping car gains
        [push_is_worth] a bump, given the choice, is worth
        [solved_takes] the best possible drivers bump, given the choice
        [racers_take] { $racer } bumps, given the choice
        [solved_per_race] bumps per race, best possible drivers
       *[racers_per_race] bumps per race, { $racer } in every seat
    }
cli-study-proof = nobody could gain more than { $epsilon }, heat { $heat }, seed { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: the best spaces to start a turn from
       *[traffic] { $board }: where turns end
    }
cli-heat-says =
    { $layer ->
        [chances] chance of winning on your turn, with the other car level
       *[traffic] share of all turns, { $players } cars driving their best
    }
cli-heat-note = The lighter the space, the higher the number. The symbols show the colors:
cli-heat-tyre = tire
cli-heat-finish = finish
cli-error-option-endless = on { $value } a car can get stuck forever (on { $place }, for one), so it can’t be solved
cli-error-values-damaged = { $file } is out of date or damaged; run “hairpin solve” again
