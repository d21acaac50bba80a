# Words: racing car, die, space, lane, blocked space, starting line, finish line, turn, round, board,
# tile (extra-roll, accelerator), turbo roll, bonus move, trophy, professional racers.

# Home

monza-title = Monza
monza-says = Six dice, three lanes, one trophy.
monza-first-title = Monza · first edition
monza-first-says = The old circuit, up to six cars.

# Options

option-monza-track-oval = Oval: short, for first races
option-monza-track-long = Long track: for professionals
option-monza-track-sprint = Sprint: tiny, over in a few turns
option-monza-track-first-edition = First edition: up to six cars
option-monza-pro = Professional racers
option-monza-pro-says = Everyone gets six accelerators and one extra roll; whoever uses all six dice gets a turbo roll.
option-monza-bonus = Bonus move
option-monza-bonus-says = At the end of a turn the car of the colour used last may go one space ahead.
option-monza-stopping = May I stop early?
option-monza-stopping-keep-going = No: drive on while a die fits
option-monza-stopping-longest = No: use as many dice as possible
option-monza-stopping-free = Yes: stop where you like
option-monza-free-finish = Open finish
option-monza-free-finish-says = Any die takes you across the finish line, whatever its colour.
option-monza-push-targets = Pushing out of the finish
option-monza-push-targets-says = Each finish space holds one car. Whoever ends there pushes the car on it back.
option-monza-count-accelerators = Accelerators count
option-monza-count-accelerators-says = In the last round accelerators count like dice.
option-monza-others-only = Bonus for others only
option-monza-others-only-says = You get no bonus move for your own car in your own turn.
option-monza-turbo-accelerators = Accelerators after the turbo
option-monza-turbo-accelerators-says = You may use accelerators after the turbo roll, too.
option-monza-track = Which board lies on the table?
option-monza-players = How many race?
option-monza-cars = Which car does each seat drive, from the first seat on?
option-monza-starter = Which seat begins?

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
monza-loading = The board is being laid out …
monza-zoom-out = See the whole board
monza-zoom-in = A closer look
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
monza-accelerator = accelerator tile, { monza-colour }
monza-extra-roll = Extra-roll tile: roll some dice again
monza-take-back = Take back the last one, { monza-colour }
monza-roll = Roll the dice
monza-sign-flag = Go! End of turn
monza-sign-turbo = Turbo roll: two more dice
monza-sign-no = No bonus move
monza-last-round = Last round
monza-ask-wait = { $name } is thinking …
monza-ask-roll = { $name }, tap the dice cup!
monza-ask-lay = { $name }, put a die on a bright space.
monza-ask-space = Now tap a bright space.
monza-ask-flag = { $name }, tap the flag and drive!
monza-ask-tile-or-flag = { $name }: flag or tile?
monza-ask-turbo = { $name }: turbo roll or flag?
monza-ask-mark = Tap dice to roll again, then the cup.
monza-ask-bonus = Bonus move, { $name }: space or hand?
monza-ask-stuck = No car can reach the finish any more, so nobody will win. You can stop this race in the menu.
monza-tell-only-way = Only one way: { $name } drives.
monza-tell-rolled = { $name } rolls the dice.
monza-tell-passed = No die fits. { $name } stays put.
monza-tell-turbo = Turbo roll for { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } drives one space.
       *[other] { $name } drives { $steps } spaces.
    }
monza-tell-bonus = Bonus move for { $name }!
monza-tell-no-bonus = { $name } takes no bonus move.
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
monza-moment-lead = { $name } overtakes { $other }!
monza-moment-home = { $name } crosses the finish line!

# Said aloud and in words

monza-start = Start
monza-tyre = a tyre
monza-long = long
monza-stands = { $name } stands there
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
       *[ahead] ahead
    }
monza-edge =
    { $ahead ->
        [yes] its front edge is ahead
       *[no] its front edge is not ahead
    }
monza-around =
    { $side ->
        [left] To the left: { $what }.
        [right] To the right: { $what }.
       *[ahead] Ahead: { $what }.
    }
monza-roam = Space { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = with an accelerator
monza-then = then { $colours }
monza-then-end = then nothing fits any more
monza-then-stop = then the flag
monza-here = { $name } is { $in }, on { monza-colour }, space { $space }, { $percent } percent of the way.
monza-here-laid = The dice lead to space { $space }: { monza-colour }, { $lane }, { $percent } percent of the way.
monza-here-start = { $name } is at the start.
monza-here-home = { $name } has crossed the finish line.
monza-other =
    { $where ->
        [ahead] { $name } is ahead: { $lane }, on { monza-colour }, space { $space }.
        [behind] { $name } is behind: { $lane }, on { monza-colour }, space { $space }.
       *[level] { $name } is level: { $lane }, on { monza-colour }, space { $space }.
    }
monza-other-start = { $name } is at the start.
monza-other-home = { $name } has crossed the finish line.
monza-dice-left = Dice: { $colours }.
monza-say-rolled = { $name } rolls { $colours }.
monza-where =
    { $name ->
        [outer] in the outer lane
        [middle] in the middle lane
        [inner] in the inner lane
       *[other] in lane { $lane }
    }
monza-say-drove = { $name } drives { $colours }, now { $where }.
monza-say-drove-home = { $name } drives { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Bonus move: { $name } goes to { monza-colour } { $where }.
monza-say-pushed-back = Bump! { $name } hops back to { monza-colour } { $where }.
monza-say-pushed-to-start = Bump! { $name } hops back to the start.

# Keys

keys-monza-arrows = around the board: on, back, left, right
keys-monza-page = to the next bright space
keys-monza-dice = pick a die up
keys-monza-back = take the last die back

# Why not?

why-monza-not-your-turn = It is somebody else’s turn. Yours comes soon!
why-monza-roll-first = Roll the dice first.
why-monza-over = The race is over.
why-monza-here = Your car is there already. You only drive forward.
why-monza-behind = That is behind you. You only drive forward.
why-monza-not-ahead = It does not reach further ahead than your space. So you cannot change lanes there.
why-monza-corner = The two spaces only touch at a corner. That is not enough.
why-monza-too-far = That space does not touch yours. Go one space at a time.
why-monza-tyre = A tyre is in the way. Nobody drives there.
why-monza-from-start = From the start you can only go onto { $colours }.
why-monza-no-die =
    { $colour ->
        [red] You have no red die left for it.
        [yellow] You have no yellow die left for it.
        [green] You have no green die left for it.
        [blue] You have no blue die left for it.
        [white] You have no white die left for it.
       *[purple] You have no purple die left for it.
    }
why-monza-other-die =
    { $colour ->
        [red] That space wants a red die.
        [yellow] That space wants a yellow die.
        [green] That space wants a green die.
        [blue] That space wants a blue die.
        [white] That space wants a white die.
       *[purple] That space wants a purple die.
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
why-monza-finish-any-die = You have no die left for the finish line.
why-monza-home = Your dice lead across the finish line. The drive ends there.
why-monza-longest = At this table you use as many dice as you can, unless you are on your way into the finish. There is a longer way.
why-monza-drive-on = A die still fits: { $colours }. Drive on!
why-monza-no-turbo-die =
    { $colour ->
        [red] None of the turbo dice is red.
        [yellow] None of the turbo dice is yellow.
        [green] None of the turbo dice is green.
        [blue] None of the turbo dice is blue.
        [white] None of the turbo dice is white.
       *[purple] None of the turbo dice is purple.
    }
why-monza-tile-after-turbo = No accelerators after the turbo roll: only the two dice count.
why-monza-occupied = A car is there. A bonus move needs a free space.
why-monza-bonus-only = Now there is only the bonus move: take it or leave it.
why-monza-no-tiles = That is for professional racers. This race has no tiles.
why-monza-dice-left = You get the turbo roll when all six dice are used.
why-monza-one-turbo = There is only one turbo roll in a turn.
why-monza-extra-roll-late = You can only roll again before you put down the first die.
why-monza-extra-roll-gone = You have used your extra roll.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Race around the track with six coloured dice.
rules-page-professional = Professional racers
rules-page-professional-says = If you know Monza already: with tiles and a turbo roll.
rules-page-bonus = Bonus move
rules-page-bonus-says = Goes with every Monza race: your last colour may move a car.
rules-page-first-edition = First edition
rules-page-first-edition-says = The first Monza: six cars and two finish spaces.
rules-goal = Drive once around the track. Whoever crosses the finish line wins.
rules-begin = Everybody takes a car and puts it on the start. The youngest begins, then it goes clockwise.
rules-begin-first = Up to six cars stand at the start. The youngest begins, then it goes clockwise.
rules-roll = Your turn? Roll all six dice, just once.
rules-lay = Put a die on a space of its colour that touches yours, then the next die on a space that touches that one. You choose the order: find a long way! Then your car drives it.
rules-start = From the start you may go onto white or purple.
rules-start-long = On the long track, too, you go onto white or purple. On your own track: onto any space that touches the start.
rules-lane = Only forward! You may change lanes when the other space reaches further ahead than yours. If it does not, stay in your lane.
rules-touch = The two spaces must touch along an edge. A corner is not enough.
rules-tyre = A tyre is in the way: nobody drives there. Go around it.
rules-over = You may drive over other cars. You still need a die for their space.
rules-bump = If you stop on a car, bump! It goes back in its lane to the next free space. Tyres and other cars are skipped.
rules-nowhere = Nothing free behind it? Then it goes back to the start. At the start and at the finish nobody is bumped.
rules-no-die = No die fits? Then your car stays put, and the next player rolls.
rules-drive-on = As long as a die fits, you drive on. Which way is up to you.
rules-finish = The finish line is white: you need a white die for it. Your drive ends there.
rules-last-round = Somebody is home? Play this round to its end, so that all have had the same number of turns.
rules-fewest = Several are home? Whoever used the fewest dice in that turn wins. The same number? Then you win together.
rules-trophy = The winner takes a trophy and is champion until the next race.
rules-house-stopping = You may stop where you like. Or, very strict: you must use as many dice as you can.
rules-house-finish = Any die takes you across the finish line.
rules-house-starter = The champion begins, or chance decides.
rules-tiles = Everybody gets six accelerators, one of each colour, and one extra roll.
rules-extra-roll = Don’t like your roll? Hand in your extra roll, and roll as many dice again as you like. Do it before you put down the first die.
rules-accelerator = An accelerator works like a die of its colour. After the turn it is gone.
rules-six = All six dice on the track? Then you may take a turbo roll!
rules-turbo = Roll two dice and drive on with one, both or none. Then your turn is over.
rules-turbo-tiles = After the turbo roll no accelerator helps.
rules-turbo-bump = Only when the turbo is over does it count whether you stand on a car.
rules-house-count = In the last round accelerators count like dice.
rules-house-turbo = Accelerators may be used after the turbo roll, too.
rules-bonus = At the end of a turn look at the last colour used. The car of that colour may go one space forward, on any colour.
rules-bonus-free = It must be a free space. No tyre, no car, no bumping.
rules-bonus-home = A bonus move may even lead across the finish line.
rules-bonus-own = Was it your own colour? Then your own car may go. Nobody has to.
rules-house-others = No bonus move for your own car in your own turn.
rules-first-box = Up to six cars race once around the old circuit. Two spaces at its end are the finish.
rules-first-start = From the start you may go onto blue or white.
rules-first-targets = You need a die in the colour of the finish space: here blue or white. Your drive ends there.
rules-house-targets = Each finish space holds one car only: whoever ends there pushes the other one back, and that one races on.

# First race

lesson-monza-roll = Tap the cup! Six dice roll out.
lesson-monza-lay = Bright spaces: one of your dice fits there. Tap one, and the die jumps onto it.
lesson-monza-back = Changed your mind? Tap the last die, and it comes back.
lesson-monza-lane = This one is in another lane. It reaches further ahead than your space, so you may change over.
lesson-monza-on = Another die fits. Go on: the further, the better!
lesson-monza-forced = There is only one way this time. Your car drives by itself.
lesson-monza-flag = No more dice fit. Tap the flag, and your car drives!
lesson-monza-finish = The finish line! Tap it and you are home.
lesson-monza-other = Now { $name } drives. You are next.
lesson-monza-passed = No die fits for { $name } this time. The car stays where it is.
lesson-monza-pushed-back = Bump! Somebody stopped on { $name }’s space, so { $name } hops back to the next free one.
lesson-monza-last-round = Somebody is home! The round is played to its end. Now count the dice: fewer is better.
lesson-monza-end = That was a whole race! If several are home, the one with the fewest dice wins. Now you know how to play.
lesson-monza-says = Roll, lay dice, drive: the first race.
lesson-professional-tiles = These are your accelerators. Each can stand in for a die of its colour, once.
lesson-professional-extra = Bad dice? Once in a race you may roll some again: tap this tile.
lesson-professional-mark = Tap the dice that you want to roll again.
lesson-professional-again = Now tap the cup!
lesson-professional-accelerator = No die fits any more? An accelerator does! Tap the softly glowing space.
lesson-professional-turbo = All six dice are laid: turbo! Tap the burning dice.
lesson-professional-turbo-dice = Two more dice! Lay what fits, or tap the flag.
lesson-professional-says = Accelerators, extra roll and turbo.
lesson-professional-end = Now you drive like the professionals! In a real race save your accelerators for the right moment.
lesson-bonus-aim = The last die counts double: the car of its colour may drive one space more. Even your own!
lesson-bonus-take = Bonus! The last die has your car’s colour. Tap a bright space, or the hand for no.
lesson-bonus-says = The last die gives a car one space more.
lesson-bonus-end = Well driven! Watch the last die in every turn: it may be a present for you, or for somebody else.
lesson-first-edition-start = Away from the start it goes by one blue or one white space. Tap it!
lesson-first-edition-target = A target square! A die of its colour takes you home. Tap it!
lesson-first-edition-says = Blue or white start, two target squares.
lesson-first-edition-end = That was the first edition! On its big board up to six can race.

# Workshop

workshop-title = Build a track
workshop-says = Draw your own board and race on it.
workshop-back = Back to the workshop
workshop-quality = How good is it?
workshop-measuring = Trying it out …
workshop-unmeasured = It could not be tried out yet.
workshop-mark =
    { $mark ->
        [good] good
        [fair] so-so
       *[poor] not good yet
    }
workshop-figure =
    { $figure ->
        [turns] Turns until the finish
        [stalls] No die fits
        [endings] Choices in a turn
       *[skill] Races that a clever driver wins
    }
workshop-better = What would make it better?
workshop-first-open = There is open road left. Paint it, or let the computer finish it.
workshop-first-mend = Something is not right yet:
workshop-more-faults = Other things to mend: { $count }
workshop-all-good = A fine board. Race on it!
workshop-miss =
    { $kind ->
        [turns-low] The race is over too soon: { $figure } turns. Make the lanes longer.
        [turns-high] The race takes too long: { $figure } turns. Make the lanes shorter.
        [stalls] Too often no die fits: in { $figure } of the turns. Mix the colours more.
        [worst-stall] On { $where } a car gets stuck: no die fits in { $figure } of the turns.
        [endings] There is little to choose: { $figure } places a turn. Mix the colours, or move the ends of spaces.
        [skill] It is mostly luck: the clever driver wins only { $figure } of the races.
        [starter] Whoever starts has it too easy or too hard: { $figure } wins of four cars.
        [colour-low] There is too little { monza-colour }: { $figure } of the spaces.
        [colour-high] There is too much { monza-colour }: { $figure } of the spaces.
       *[lane] Hardly anybody drives in lane { $where }: { $figure } of the turns.
    }
workshop-hint = Make { $space } { monza-colour }
workshop-hint-tyre = Put a tyre on { $space }
workshop-finish-title = Finish it for me
workshop-finish = Fill the open road
workshop-finishing = The road is being laid
workshop-finished = The board is finished.
workshop-stop = Stop
workshop-another = Another one
workshop-nothing-open = Rub out some spaces, and the computer lays them anew.
workshop-race = Race on it!
workshop-why-open = First fill the open road.
workshop-why-mend = To mend first: { $count }
workshop-send-says = Whoever opens this link gets your board.
workshop-send-long = This board is too large for a link. Save it as a file and send that.
workshop-refused = This file cannot be opened
workshop-nothing-lost = Nothing was changed: your board is still on the table.
workshop-boards = Boards
workshop-unnamed = Board { $number }
workshop-name = Name of the board
workshop-mine = Your boards
workshop-fresh = Empty board
workshop-not-kept = This browser keeps nothing. Save the board as a file instead.
workshop-received = A board has come for you.
workshop-opened = { $name } is on the table.
workshop-photo = A photo under the drawing
workshop-photo-take = Take a photo
workshop-photo-choose = Choose a picture
workshop-photo-remove = Take it away
workshop-photo-says = Draw over it as if it were tracing paper. The picture stays on this device.
workshop-photo-slider =
    { $what ->
        [x] Sideways
        [y] Up and down
        [scale] Size
        [turn] Turn
       *[strength] Strength
    }
workshop-no-photo = This is no picture that can be shown. Choose another one.
workshop-print = Print
workshop-print-says = The board to scale, with dice and cars to cut out.
workshop-paper = How large?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Large, on A4 sheets to glue
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = What do you print with?
workshop-ink-kind =
    { $ink ->
        [colour] In colour
       *[symbols] Black, with symbols
    }
workshop-format = Which file?
workshop-format-kind =
    { $format ->
        [pdf] PDF, for printing
       *[svg] SVG, for drawing on
    }
workshop-print-save = Save the print
workshop-draw-board = The board you are drawing
workshop-draw-open = open road
workshop-draw-long = length { $length }
workshop-draw-target = target square
workshop-draw-space = Lane { $lane }, space { $number }: { $what }.
workshop-draw-missing = Lane { $lane } stops too soon: road is missing here.
workshop-draw-size = Lanes: { $lanes }, length: { $length }.
workshop-draw-in-hand = Space { $lane }{ $number }
workshop-draw-shorter = Shorter
workshop-draw-longer = Longer
workshop-draw-exact = Exact length
workshop-draw-set = Take this length
workshop-draw-bad-length = Write a length like 1, 1.5 or 4/3.
workshop-draw-remove = Take this space away
workshop-draw-before = New space before it
workshop-draw-after = New space after it
workshop-draw-split = Cut in two
workshop-draw-join = Join with the next one
workshop-draw-cure =
    { $cure ->
        [fill] Fill up with open road
        [close] Close the loop
        [fit] Let it fit by itself
        [tyre] Make it a tyre
       *[open] Open every lane
    }
workshop-draw-look = Look closer
workshop-draw-closer = Closer
workshop-draw-farther = Farther away
workshop-draw-tools = What do we paint?
workshop-draw-hand = Hand: take a space
workshop-draw-paint = Paint: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Lanes
        [ends] Start and finish
       *[curve] Shape
    }
workshop-draw-faults =
    { $count ->
        [0] Nothing to mend
       *[other] To mend: { $count }
    }
workshop-draw-to-mend = What is to be mended
workshop-draw-odd = Odd spaces: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Lane on the left
       *[right] Lane on the right
    }
workshop-draw-copy-lane = Copy lane { $lane }
workshop-draw-remove-lane = Take lane { $lane } away
workshop-draw-lane = Lane { $lane }, length { $length }
workshop-draw-lane-name = Lane { $lane }
workshop-draw-track-length = Whole length: { $length }
workshop-draw-track-shorter = Shorten all lanes
workshop-draw-track-longer = Lengthen all lanes
workshop-draw-exits = The start opens onto
workshop-draw-finish = The race ends on
workshop-draw-end =
    { $end ->
        [line] a line across all lanes
       *[targets] target squares
    }
workshop-draw-line = Colour of the line
workshop-draw-targets = Target squares at the end of
workshop-draw-edition = For which game?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Anniversary, 4 cars
       *[first] First edition, 6 cars
    }
workshop-draw-shapes = Shape of the road
workshop-draw-shape =
    { $shape ->
        [fit] By itself
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
        [l] Bend to the left
        [f] Straight on
       *[r] Bend to the right
    }
workshop-draw-length = Length
workshop-draw-angle = Turn
workshop-draw-radius = Radius
workshop-draw-less = Less: { $what }
workshop-draw-more = More: { $what }
workshop-draw-earlier = Move it forward in the list
workshop-draw-later = Move it back in the list
workshop-draw-add-piece = New piece after it
workshop-draw-remove-piece = Take this piece away
workshop-draw-ready = Ready to race!
workshop-draw-more-faults = And more of them: { $count }
workshop-draw-open-left = Open spaces: { $count }. Paint them, or let the computer do it.
workshop-draw-undone =
    { $what ->
        [undo] Taken back.
       *[redo] Done again.
    }
workshop-draw-there = Show me
workshop-draw-finish-place = Finish
workshop-draw-keys-arrows = along the road, and across lanes
workshop-draw-keys-paint = paint the space: red, yellow, green, blue, white, purple
workshop-draw-keys-tyre = a tyre; open road
workshop-draw-keys-length = longer, shorter
workshop-draw-keys-border = move its front border
workshop-draw-keys-cut = cut in two; join with the next one
workshop-draw-keys-insert = new space before it; after it
workshop-draw-keys-remove = take the space away
workshop-draw-keys-exact = exact length
workshop-draw-keys-undo = take back; do again

# Faults of a board in the workshop, each said at its place

error-workshop-busy = The workshop is busy. Try again in a moment.
error-workshop-tools = The workshop’s tools are still on their way. Try again in a minute.
error-board-broken = There is no board in this.
error-board-large = This board is too big.
error-board-version = This board comes from a newer Hairpin. Ask whoever runs the game to update it.
fault-too-large = This file is too large for a track. { $most } kB are the most.
fault-not-toml = This is not a track file. Choose one that was saved here, or write it as TOML.
fault-other-game = This file is for another game. Choose a Monza track.
fault-unknown-word = “{ $given }” means nothing here. Take it out, or mend the spelling.
fault-bad-name = The file needs a simple name: small letters, digits and hyphens, like my-board.toml.
fault-bad-text = “{ $given }” must be text.
fault-bad-title = This name is too long. { $most } letters are the most.
fault-edition = Choose the edition: first, or anniversary.
fault-no-lanes = This track has no lanes yet. Add two at least.
fault-lane-count = A track has { $least } to { $most } lanes.
fault-empty-lane = This lane is empty. Lay spaces on it.
fault-too-many = That is too much track: { $most } spaces are the most. Take some away.
fault-lane-length = This lane ends too early: { $missing } is missing. Make it as long as the longest one.
fault-no-colour = This space has no colour. Give it one of the six, or a tyre.
fault-bad-length = This length does not work. Take a number above 0, up to { $most }: 2, 1.5 or 4/3.
fault-open-road = This road is still open. Lay spaces on it, or have it finished for you.
fault-bad-start = The start must open onto lanes of this track.
fault-no-exit = Nobody gets away from the start. Open a lane that does not begin with a tyre.
fault-no-finish = There is no finish yet. Choose a colour for the line, or target squares.
fault-tyre-target = A tyre lies on the target square. Paint it in a colour.
fault-cut-off = Nobody gets to the finish. Open a way to it.
fault-curve-table = The shape of the road cannot be read. Choose one anew.
fault-curve-size =
    { $key ->
        [road] The width of the road must be a number above 0, up to { $most }.
       *[start] The length of the start box must be a number above 0, up to { $most }.
    }
fault-curve-path = The shape of the road needs 1 to { $most } pieces.
fault-curve-word = “{ $given }” is no piece of road. Take a straight or a bend.
fault-curve-road = The road is too thin to be seen. Make it { $least } wide at least.
fault-curve-start = The start box is too short for the cars. Make it { $least } long at least.
fault-curve-tight = This bend is too tight. Widen it, or make the road narrower.
fault-curve-gap = The road does not come back to the start. Change a straight or a bend until it closes.
fault-curve-overlap = Here the road runs into itself, at piece { $other }. Lead it elsewhere, or make it narrower.
fault-nothing-open = There is nothing left to lay: no road is open.
fault-too-much-open = Too much road is open: it could become more than { $most } spaces. Leave less of it open.
fault-open-halves = Open road must be 1 long at least and end on a half: 1, 1.5, 2 …
fault-no-measure = These lengths do not go together. Take halves, thirds or quarters.
fault-no-way = No way was found without a dead end. Leave more road open.
odd-dead-end = A dead end: a car here cannot drive on until another one bumps it back.
odd-unreachable = No way leads here. At most a car is bumped back to this space.

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
cli-does-no-bonus = { $car } does without the bonus move
cli-does-turbo = takes the turbo roll
cli-does-stop = stops
cli-pushed-back = Bump! { $name } hops back to space { $space }.
cli-printed = Print all { $count } sheets at 100 %: the bar then measures 5 cm.
cli-push-backs = push-backs per race: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } spaces, first edition
       *[anniversary] { $title }; { $spaces } spaces, anniversary edition
    }
cli-report = track { $name }
cli-figure = figure
cli-value = value
cli-report-spaces = spaces per lane
cli-report-tyres = blocked spaces
cli-report-colours = colour shares
cli-report-drivable = spaces to drive on, per lane
cli-report-inner = inner : outer { $share }
cli-report-areas = a usual space as drawn, per lane
cli-report-unlike = { $times } times at most
cli-report-skew = a colour in a lane and on the board
cli-report-apart = { $share } apart at most, in { $where }
cli-report-alike = same colour side by side
cli-report-cars = bonus move: the better of two cars
cli-report-turns = turns to finish, one greedy car
cli-report-spread = spread { $spread }
cli-report-stalls = a turn without a move
cli-report-worst = worst { $share } on { $space }
cli-report-endings = different endings per turn
cli-report-skill = best driver : racer, two cars
cli-report-push-backs = push-backs per race
cli-report-field = { $races } races, full field
cli-report-lead = lead changes per race
cli-report-lanes = share of visits per lane
cli-report-seats = wins by seat, four racers
cli-report-starter = starter: { $points } points from a fair share
cli-missed = missed:
cli-all-met = every target is met
cli-problem =
    { $kind ->
        [turns] a car takes { $figure } turns; { $least } to { $most } would be right
        [stalls] { $figure } of all turns bring no move; { $most } is the most
        [worst-stall] on { $where } { $figure } of the turns bring no move; { $most } is the most
        [endings] a turn has { $figure } different ends; { $least } is the least
        [skill] the best driver beats a racer in { $figure } of the races; { $least } is the least
        [starter] of four, the starter wins { $figure } of the races; { $least } to { $most } would be fair
        [colour] { $figure } of the spaces are { $where }; { $least } to { $most } would be right
        [outside-in] lane { $where } has { $figure } spaces to drive on; the lane outside it should have more
        [inner] lane { $where } has { $figure } as many spaces as the outermost lane; { $most } is the most
        [areas] the spaces of lane { $where } are drawn { $figure } times as large as another lane’s; { $most } is the most
        [lane-colour] in lane { $where } the share of a colour is { $figure } off its share on the board; { $most } is the most
        [alike] the same colour lies side by side at { $figure } places; { $least } to { $most } would be right
        [cars] with the bonus move { $where } stands at { $figure }; { $least } to { $most } would be fair
       *[lane] cars stand in lane { $where } in { $figure } of the turns; { $least } is the least
    }
cli-design-task = laying the road
cli-design-best = best { $skill }, without a move { $stalls }
cli-solve-title = { $track }, { $players } cars, everyone driving their best
cli-solve-starts = { $seat } (starts)
cli-solve-bound = values settled to { $residual }; nobody could gain more than { $epsilon } by driving otherwise
cli-solve-work = { $sweeps } sweeps, { $seconds } s, heat { $heat }
cli-solve-task =
    { $task ->
        [solving] solving
       *[proving] proving seat { $seat }
    }
cli-solve-moving = sweep { $sweeps }, still moving by { $residual }
cli-solve-lone-car = { $track }, one car with all tiles: { $turns } turns on average
cli-solve-turns = turns
cli-solve-chance = chance
cli-study-task =
    { $task ->
        [reading] reading
        [solving] solving
       *[racing] racing
    }
cli-study-starting = starting is worth { $points } points
cli-study-moves =
    { $sort ->
        [racer_errs] first rolls on which going as far as possible costs most
        [choice_matters] first rolls on which the best ending stands out most
       *[most_common] the most common choices on the first roll
    }
cli-study-roll = roll
cli-study-often = how often
cli-study-route = route
cli-study-end = ends on
cli-study-furthest = { $end } (furthest)
cli-study-matches = { $races } races a row, on every seat in turn
cli-study-one = one
cli-study-among = among
cli-study-pushes = push-backs in { $races } races each of solved drivers and of racers
cli-study-push =
    { $what ->
        [pushed_loses] the car pushed back loses
        [pusher_gains] the car that pushes gains
        [push_is_worth] a push-back, where there is a choice, is worth
        [solved_takes] solved drivers push, where there is a choice
        [racers_take] racers push, where there is a choice
        [solved_per_race] push-backs a race, solved drivers
       *[racers_per_race] push-backs a race, racers
    }
cli-study-proof = nobody could gain more than { $epsilon }, heat { $heat }, seed { $seed }
cli-error-option-endless = on { $value } a car can be stuck for ever (on { $place }, for one), so it cannot be solved
cli-error-values-damaged = { $file } is out of date or damaged; run hairpin solve again
