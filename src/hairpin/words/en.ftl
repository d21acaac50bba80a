# Home

title = Hairpin
home-choose = Which game shall we play?
game-title =
    { $picture ->
        [oval] Monza
        [first] Monza · first edition
       *[memo] Memo-Car-Race
    }
game-says =
    { $picture ->
        [oval] Six dice, three lanes, one cup.
        [first] The old circuit, up to six cars.
       *[memo] Turn up a tile. Do you remember the way?
    }
home-code = Invited? Type the table’s code:
home-last = Back to table { $code }
home-join = Join in
credits = An independent, unofficial implementation with drawings and words of its own. Monza is a game by Jürgen P. K. Grunau, Memo-Car-Race one by Katja and Markus Nikisch; both are published by HABA, who have no part in this page.
sound = Sound
strong-symbols = Strong symbols
language = Language
close = Close
to-home = All games
line-connecting = On the way to your table …
line-lost = The line is down. Nothing is lost: we go on as soon as it is back.
table-gone = There is no table { $code } any more.
table-gone-next = Check the code, ask for a new link, or open a table of your own.
car-name =
    { $car ->
        [red] red racing car
        [yellow] yellow racing car
        [green] green racing car
        [blue] blue racing car
        [white] white racing car
       *[purple] purple racing car
    }
computer-name =
    { $car ->
        [red] Ruby
        [yellow] Sunny
        [green] Minty
        [blue] Skye
        [white] Snowy
       *[purple] Plum
    }
driver-name =
    { $driver ->
        [random] Dizzy: drives as it comes
        [racer] Flash: knows the track
       *[other] { $driver }
    }

# Lobby

lobby-title = Table { $code }
lobby-invite-code = Table { $code }: show the link for guests
lobby-seats = Seats
lobby-more = More
lobby-add-here = here
lobby-add-link = by link
lobby-add-computer = computer
lobby-start = Start!
lobby-wait = The host starts the race. You can change your name and your car until then.
lobby-wait-watch = The host starts the race. Take a free seat, or watch.
lobby-watch = Invite and watch
lobby-watch-says = Whoever scans this comes to the table: to watch, or to take a free seat.
seat-unnamed =
    { $car ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [white] White
       *[purple] Purple
    }
seat-car =
    { $car ->
        [red] Red racing car: choose another one
        [yellow] Yellow racing car: choose another one
        [green] Green racing car: choose another one
        [blue] Blue racing car: choose another one
        [white] White racing car: choose another one
       *[purple] Purple racing car: choose another one
    }
seat-choose-car = Which car?
seat-name = Name
seat-remove = Take { $name } off the table
seat-host = Host of the table
seat-trophies =
    { $count ->
        [0] no trophies
        [one] one trophy
       *[other] { $count } trophies
    }
seat-kind = Who plays { $name }?
seat-kind-name =
    { $kind ->
        [here] somebody here, on this screen
        [link] somebody else, by link
       *[computer] the computer
    }
seat-driver = Which driver?
seat-here-says = plays on this screen
seat-yours = That’s you
seat-link-state =
    { $state ->
        [here] is here
        [away] is away just now
       *[free] still free
    }
seat-show-link = Link
seat-sit = Sit here
seat-link-title = The way in for { $name }
seat-link-says = Scan this with the other phone, or send the link. It always leads back to this seat.
invite-qr = QR code of the link
invite-link = Link
invite-code = Code of the table:
starter = Who starts?
starter-rule =
    { $rule ->
        [youngest] the youngest
        [champion] the champion
        [random] chance
       *[seat] one of us
    }
starter-who =
    { $rule ->
        [youngest] Who is the youngest?
       *[seat] Who?
    }
starter-told =
    { $rule ->
        [youngest] The youngest starts: { $name }.
        [champion] The champion of the last race starts.
        [random] Chance decides who starts.
       *[seat] { $name } starts.
    }

# Options

more-board = Board
more-pace = How fast do the computers play?
more-house-rules = House rules
more-reconstruction = No rule book writes the boards and tiles down in full: ours are rebuilt to every fact that is known.
pace =
    { $pace ->
        [calm] calm
        [normal] normal
       *[quick] quick
    }
option-monza-track-oval = Oval: short, for first races
option-monza-track-long = Long track: for professionals
option-monza-track-sprint = Sprint: tiny, over in a few turns
option-monza-track-first-edition = First edition: up to six cars
option-monza-pro = Professional racers
option-monza-pro-says = Everyone gets six accelerators and one extra roll; who uses all six dice gets a turbo roll.
option-monza-bonus = Bonus move
option-monza-bonus-says = At the end of a turn the car of the colour used last may go one space ahead.
option-monza-stopping = May I stop early?
option-monza-stopping-keep-going = No: drive on while a die fits
option-monza-stopping-longest = No: use as many dice as possible
option-monza-stopping-free = Yes: stop where you like
option-monza-free-finish = Open finish
option-monza-free-finish-says = Any die takes you across the finish line, whatever its colour.
option-monza-count-accelerators = Accelerators count
option-monza-count-accelerators-says = In the last round accelerators count like dice.
option-monza-others-only = Bonus for others only
option-monza-others-only-says = You get no bonus move for your own car in your own turn.
option-monza-turbo-accelerators = Accelerators after the turbo
option-monza-turbo-accelerators-says = You may use accelerators after the turbo roll, too.
option-memo-reveal = Which tiles may I turn up?
option-memo-reveal-road = Those my road leads to
option-memo-reveal-any = Any tile beside mine
option-memo-first-dead-end = A dead end may point away from the start …
option-memo-first-dead-end-first-drive = on each car’s first drive
option-memo-first-dead-end-first-round = in the first round only
option-memo-canisters = Canisters are drawn …
option-memo-canisters-all = from all four colours
option-memo-canisters-starts = from the colours where cars started
option-memo-aid = Memory aid
option-memo-aid-says = These players see a fading picture of the tiles turned down lately. Everybody knows it.

# Race

race-seats = Who plays
race-turn = It is { $name }’s turn.
race-your-turn = Your turn, { $name }!
race-driven = The computer is driving.
race-away = not connected
race-champion = Champion
race-dice =
    { $count ->
        [one] one die used
       *[other] { $count } dice used
    }
race-canister =
    { $car ->
        [red] canister: to the red finish
        [yellow] canister: to the yellow finish
        [green] canister: to the green finish
       *[blue] canister: to the blue finish
    }
race-tiles =
    { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    }
menu = Menu
menu-leave = Leave
menu-leave-ask = Really leave the table? Your link brings you back to your seat.
menu-abandon = Stop this race
menu-abandon-ask = Really stop this race? Nobody wins it, and everyone goes back to choosing seats.
menu-hand-over = Let the computer drive for { $name }
menu-take-back = { $name } drives again
menu-pass-host = Make { $name } the host
menu-pass-host-ask = Make { $name } the host? From then on { $name } starts the races and sets the table.
no-stay = No, go on
away-offer = { $name } has been away for a minute. Shall the computer drive?
away-yes = Yes, please
away-wait = Let’s wait
away-driven = The computer is driving for { $name }.
away-take-back = I’m back!

# Podium

podium-title = Podium
podium-winner =
    { $winners ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
podium-reason =
    { $reason ->
        [alone] First across the finish line, all alone.
        [fewest-dice] Across the finish line with the fewest dice: { $dice }.
        [shared] Across the finish line with the same number of dice: { $dice } each.
       *[finish] Canister on board, and home to the right finish.
    }
podium-place =
    { $place ->
        [1] First place: { $names }.
        [2] Then: { $names }.
       *[other] Then: { $names }.
    }
podium-again = Again!
podium-wait = The host may start the next race.
podium-shelf = Trophies of this table
podium-lobby = Seats and rules
podium-look = Look at the board
podium-fair = Fair and square: chance lay in a sealed envelope before the race began. Now everyone may look inside.
podium-record = Save the race to check it

# Errors

error-line-lost = The table does not answer. Check that the computer with the game is running, then try again.
error-table-unknown = There is no such table. Check the code: six letters and digits.
error-table-full-house = There is no room for another table just now. Try again later.
error-table-stage = That is not possible just now. Wait until the race is over, or go back to the seats first.
error-seat-not-yours = That is somebody else’s turn. Wait for yours.
error-seat-taken = Somebody was faster: this seat is taken. Choose another one.
error-seat-unknown = This seat is gone. Look who sits where now.
error-host-not-you = Only the host can do that. Ask them.
error-ply-stale = The race has moved on in the meantime. Look at the board and try again.
error-action-illegal = That does not fit. Try one of the places that light up.
error-action-notation = The table did not understand this move. Try one of the places that light up.
error-game-over = The race is over. Start another one.
error-option-unknown = This game has no such rule. Load the page again.
error-option-value = That does not go together. Choose something else.
error-track-unknown = This board is not there. Choose another one.
error-driver-unknown = This driver is not there. Choose another one.
error-game-unknown = This game is not there. Choose another one.
error-dice-nonce = The dice are already rolling; they stay fair.
error-frame-unreadable = The page and the table do not understand each other. Load the page again.
error-frame-too-large = That was too much at once. Try a shorter text.
error-frame-too-many = That was too fast. Take a breath and try again.
error-store-failed = The table could not write this down. Try again.
error-server-failed = Something went wrong at the table. Try again.
error-host-unknown = The table does not know this address. Open the link again.
error-origin-foreign = This page is not the table’s own. Open the link again.
error-page-unknown = There is nothing at this address. Go back to the games.
error-page-method = There is nothing at this address. Go back to the games.
error-other = That did not work. Try again, or load the page anew. ({ $said })

# Memo

memo-table = The table: five rows of five tiles, with the pit in the middle
memo-down = { $cell }, face down
memo-ghost = { $cell }, face down, { $kind } a short while ago
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
memo-say-placed = { $name } starts on { $first }.
memo-say-turned = { $name } turns up { $first }: { $kind }.
memo-say-laid = Its road is open to { $ways }.
memo-say-moved = { $name } drives to { $second }.
memo-say-covered = { $first } is face down again.
memo-say-swapped = { $name } switches { $first } and { $second }.
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
memo-hint-first = Take two tiles …
memo-hint-second = … and one more.
memo-hint-wait = Watch closely!
memo-swap = Switch two tiles
memo-cancel = Rather not
memo-rotate = Turn the tile
memo-drive = Drive there

# Monza

monza-board = The board
monza-tray = Dice tray
monza-dice = Dice
monza-tiles = Tiles
monza-loading = The board is being laid out …
monza-zoom-out = See the whole board
monza-space = space { $space }, { monza-colour }
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
monza-tell-only-way = Only one way: { $name } drives.
monza-tell-rolled = { $name } rolls the dice.
monza-tell-passed = No die fits. { $name } stays here.
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
