# The table: table, seat, host, code, link. Spoken language: what a parent says aloud to a five-year-old.

# Home

title = Hairpin
home-choose = Which game shall we play?
home-code = Invited? Type the table’s code:
home-last = Back to table { $code }
home-last-who = { $game }: { $names }
home-join = Join in
credits = An independent, unofficial implementation with drawings and words of its own. Monza is a game by Jürgen P. K. Grunau, Rally Run! (Memo-Car-Race) one by Katja and Markus Nikisch; both are published by HABA, who have no part in this page.
sound = Sound
strong-symbols = Strong symbols
language = Language
close = Close
to-home = All games
line-connecting = On the way to your table …
line-lost = The line is down. Nothing is lost: we go on as soon as it is back.
table-gone = There is no table { $code } any more.
table-gone-next = Check the code, ask for a new link, or open a table of your own.
nowhere = The road ends here.
car-name =
    { $car ->
        [red] red racing car
        [yellow] yellow racing car
        [green] green racing car
        [blue] blue racing car
        [white] white racing car
       *[purple] purple racing car
    }
driver-name =
    { $driver ->
        [random] Dizzy
        [learner] Pip
        [racer] Flash
        [tactician] Fox
        [champion] Leo
        [dawdler] Shelly
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (red)
        [yellow] { $name } (yellow)
        [green] { $name } (green)
        [blue] { $name } (blue)
        [white] { $name } (white)
       *[purple] { $name } (purple)
    }
driver-says =
    { $driver ->
        [random] drives as it comes
        [learner] is still learning and makes mistakes
        [racer] goes as far as it can
        [tactician] keeps an eye on the others
        [champion] thinks everything through
        [dawdler] takes its time
       *[other] comes from a guest
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, level { $level } of { $most }
    }
driver-dial = How well does { $name } drive?
driver-dial-least = lets little ones win
driver-dial-most = almost like { $racer }
driver-dial-share = wins about { $wins } of { $races } races against { $racer }
driver-mind =
    { $mind ->
        [preparing] is still getting ready; { $racer } drives meanwhile
        [studying] is still studying this board; until then it looks ahead by itself
        [tables] knows the way by heart
        [belief] remembers what it has seen
        [solved] knows every position
        [certified] knows every position, to within a hair
       *[search] looks ahead by itself
    }

# Lobby

lobby-title = Table { $code }
lobby-invite-code = Table { $code }: show the link for guests
lobby-seats = Seats
lobby-more = More
lobby-own-board = Your own track
lobby-choose-board = Choose another board
lobby-made-boards = From your workshop
lobby-variants = Variants
lobby-add = One more at the table
lobby-add-here = here
lobby-add-link = by link
lobby-add-computer = computer
lobby-start = Start!
lobby-wait = The host starts the race. You can change your name and your car until then.
lobby-wait-watch = The host starts the race. Take a free seat, or watch.
start-missing =
    { $count ->
        [one] { $names } is not here yet.
       *[other] { $names } are not here yet.
    }
start-wait = Let’s wait
start-link = Send { $name } the link
start-computers =
    { $count ->
        [one] Let a computer drive there
       *[other] Let computers drive there
    }
start-anyway = Start all the same
watching = You are watching.
watching-sit = Play as { $name }
host-gone = The host’s page is gone. We go on when the host is back.
host-gone-link = Send { $name } the link again
host-gone-new = Open a new table like this
link-dead = This link doesn’t work any more.
link-dead-says = The seat has changed hands, or a part of the link is missing. Ask whoever invited you for a new one. Until then you can watch.
link-dead-free = Or take a free seat:
link-watch = Watch
link-used = Somebody plays with this link already.
link-used-says = It leads to { $name }. Now two devices drive the same car. If you want a car of your own, ask for another link.
link-used-ok = That’s fine
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
seat-open = { $name }: look closer
seat-name = Name
seat-names = Names from the last evenings
seat-remove = Take { $name } off the table
seat-host = Host of the table
seat-starts = Starts
seat-trophies =
    { $count ->
        [0] no trophies
        [one] one trophy
       *[other] { $count } trophies
    }
seat-kind = Who plays as { $name }?
seat-kind-name =
    { $kind ->
        [here] somebody here, on this screen
        [link] somebody else, by link
       *[computer] the computer
    }
seat-driver = Which driver?
seat-yours = That’s you
seat-you = You
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
invite-copy = Copy the link
invite-copied = Copied!
invite-marked = The link is marked: copy it by hand.
invite-code = Code of the table:
invite-here-only = Only this computer can open this link: no phone reaches it. For everyone at home, stop Hairpin and start it with:
invite-no-network = This computer is in no network just now, so no phone can reach it. Connect it to the Wi-Fi at home, then open this card again.
starter = Who starts?
starter-rule =
    { $rule ->
        [youngest] the youngest
        [champion] the champion
        [random] chance
       *[seat] we choose
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
evening-again = The same as last time
evening-again-names = The same as last time: { $names }
evening-again-champion = The same as last time: { $names }. Champion of that evening: { $champion }
evening-others = Last evenings
evening-kept = Only this device remembers them. Nothing is sent.
evening-forget = Forget this evening
evening-forgotten = Forgotten.
evening-undo = No, keep it
odd-board = Odd, but you can race on it:
lobby-count =
    { $count ->
        [one] One seat at the table.
       *[other] { $count } seats at the table.
    }

# Options

more-board = Board
more-pace = How fast shall it go?
more-house-rules = House rules
more-reconstruction = No rule book describes the boards and tiles in full: we rebuilt ours from everything that is known.
menu-device = This device
menu-table = The table
full-screen = Full screen
volume = How loud shall it be?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] very calm
        [calm] calm
        [normal] normal
        [quick] quick
       *[fast] very quick
    }

# Race

race-seats = Who plays
race-turn = It is { $name }’s turn.
race-your-turn = Your turn, { $name }!
race-driven = The computer is driving.
race-preparing = { $driver } is still getting ready; { $racer } drives meanwhile.
race-relieved = { $driver } has stopped thinking. { $racer } drives on.
race-taken-back = { $name } is back at the wheel.
race-away = not connected
race-champion = Champion
menu = Menu
menu-leave = Leave
menu-leave-ask = Really leave the table? Your link brings you back to your seat.
menu-abandon = Stop this race
menu-abandon-ask = Really stop this race? Nobody wins it, and everyone goes back to choosing seats.
menu-hand-over = Let the computer drive for { $name }
menu-take-back = { $name } drives again
menu-pass-host = Make { $name } the host
menu-pass-host-ask = Make { $name } the host? From then on { $name } starts the races and sets the rules.
no-stay = No, go on
waiting-for = Waiting for { $name } …
waiting-free = Nobody sits in { $name }’s seat yet.
waiting-drive = Let the computer drive
waiting-link =
    { $again ->
        [yes] Send the link again
       *[no] Send the link
    }
waiting-host = The host can let the computer drive.
away-driven = The computer is driving for { $name }.
away-take-back = I’m back!
leave-title = Stay with us?
leave-says = The race is still on.
leave-stay = Stay!

# Podium

podium-title = Podium
podium-winner =
    { $winners ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
podium-place =
    { $place ->
        [1] First place: { $names }.
        [2] Second place: { $names }.
        [3] Third place: { $names }.
       *[other] Place { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = The others by how far they came.
podium-again = Again!
podium-wait = The host may start the next race.
podium-wait-names =
    { $count ->
        [one] { $names } starts the next race.
       *[other] { $names } start the next race.
    }
podium-shelf = Trophies of this table
podium-lobby = Seats and rules
podium-look = Look at the board
podium-story = The race in pictures
podium-story-next = Next picture
podium-picture = Picture
podium-picture-title = A picture of the race
podium-picture-save = Save
podium-picture-send = Send
podium-picture-failed = The picture could not be made. Try again.
podium-fair-short =
    { $count ->
        [0] Chance was sealed before the race.
       *[other] Chance was fair.
    }
podium-fair-why = How do we know?
podium-fair =
    { $count ->
        [0] Chance lay in a sealed envelope before the race began; nobody at the table mixed it. Now everyone may look inside.
        [one] Fair and square: chance lay in a sealed envelope before the race began, and one player mixed it, too. Now everyone may look inside.
       *[other] Fair and square: chance lay in a sealed envelope before the race began, and { $count } players mixed it, too. Now everyone may look inside.
    }
podium-record = Save the race to check it

# Said aloud and in words

said = What has happened
say-again = Say it again
read-aloud = Read aloud
in-words = In words
in-words-ways = Your ways
parts = { $first }, { $rest }
race-room = The race

# Keys

keys = Keys
keys-tab = to the next thing
keys-enter = press it
keys-escape = rather not

# Rules

rules = Rules
rules-of = The rules
rules-read = Read the rule
rules-pages = Games and variants
rules-print = Print
rules-house = You can also play it like this
rules-numbers = Rule numbers

# First race

lesson = The coach
lesson-first-time = First time?
lesson-first-time-says = A short race that explains itself.
lesson-try = Try it out
lesson-ok = OK
lesson-end = No more tips
lesson-choose = What would you like to try?
lesson-more = More lessons
lesson-ended = No more tips. What now?
lesson-race-on = Race on

# Shelves and files

free-undo = Take back
free-redo = Do it again
free-keep = Keep
free-kept = { $name } is kept.
shelf-full = The shelf is full: { $most } fit on it. Throw one away first.
free-rename = Give { $name } another name
free-delete = Throw { $name } away
free-delete-ask = Throw { $name } away for good?
free-examples = To begin with
free-send = Send it
free-export = Save as a file
free-import = Open a file

# Open and locked tables

lock = Lock the table
lock-says =
    { $state ->
        [locked] Locked: nobody new can come in.
       *[open] Open: whoever has the code can come in.
    }
send-away = Send { $name } away
send-away-ask =
    { $stage ->
        [lobby] Send { $name } away? The seat is free again, and { $name } can only come back with a new link from you.
       *[racing] Send { $name } away? The computer drives on, and { $name } can only come back with a new link from you.
    }
table-locked = Table { $code } is locked.
table-locked-next = Nobody new can come in just now. Ask the host to open it, or for a link of your own.
table-sent-away = You are no longer at table { $code }.
table-sent-away-next = The host has sent you away from your seat. Talk it over: only a new link brings you back.
try-again = Try again
seat-car-taken = { car-name }: { $name } has it
race-closed = The last race could not go on: the game has changed since it began. Nobody has lost, and all trophies are still there. Start a new one!
home-kept =
    { $days ->
        [0] Tables are kept until whoever runs this server clears them away.
        [one] Tables with a finished race are kept. A table at which nothing was raced is cleared away after one day.
       *[other] Tables with a finished race are kept. A table at which nothing was raced is cleared away after { $days } days.
    }

# Errors

error-table-locked = The table is locked: nobody new can come in. Ask the host.
error-table-sent-away = You are no longer at this table. Ask the host for a new link.
error-server-busy = Too much is going on just now. Wait a moment, then try again.
error-server-full = Too many people are connected just now. Please try again in a moment.
error-store-full = There is no room left to write this down. Nothing is lost: what was played so far is kept. Tell whoever runs the server.
error-line-lost = The table does not answer. Check that the computer with the game is running, then try again.
error-table-unknown = There is no such table. Check the code: six letters and digits.
error-table-full-house = There is no room for another table just now. Try again later.
error-table-stage = That is not possible just now. Wait until the race is over, or go back to the seats first.
error-table-too-long = This race has become too long. Go back to the seats and start a new one.
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
error-track-file = This is no board to race on.
error-other = That did not work. Try again, or load the page again. ({ $said })

# Terminal

cli-ask = 1–{ $most }, Enter for 1, q to leave:
cli-ask-again = { $answer } is not possible here: a number from 1 to { $most }, or a word above.
cli-ask-seat = seat { $seats }, Enter for { $first }, q to leave:
cli-ask-seat-again = { $answer } is not possible here: the number of a seat, { $seats }.
cli-next-turn = Enter for the next turn, q to leave:
cli-left = The race is left here.
cli-keeps = A screen would wipe tiles that are turned down again. This output keeps them, so no peeking above!
cli-sitting = Race { $number } of { $races }
cli-compiling = The fast engine is being built. That happens once and takes a minute or two.
cli-stuck = No car can reach the finish any more: the race ends here, and nobody wins.
cli-saved = Saved: { $file }
cli-saved-here = So that it is not lost, the race stands here:
cli-fair =
    { $count ->
        [one] Fair: the one answer of chance is right.
       *[other] Fair: all { $count } answers of chance are right.
    }
cli-right =
    { $count ->
        [one] The one answer of chance is right.
       *[other] All { $count } answers of chance are right.
    }
cli-mixed =
    { $mixed ->
        [0] The dice were promised beforehand, nobody at the table mixed them.
        [one] { $mixed } of { $seats } seats mixed the dice.
       *[other] { $mixed } of { $seats } seats mixed the dice.
    }
cli-racing = racing
cli-tally = { $races } races of { $game }, seed { $seed }
cli-seat = seat
cli-driver = driver
cli-wins = wins
cli-interval = 95 %
cli-turns = turns per race: { $mean } ± { $plusminus }
cli-endless = races given up as endless: { $count }
cli-engine =
    { $engine ->
        [fast] raced: compiled
       *[rules] raced: by the rules, since not every driver is compiled
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } players
cli-option = option
cli-choices = choices
cli-usual = { $choice } (usual)
cli-rule = rule
cli-meaning = meaning
cli-boards = boards: { $boards }
cli-drivers = drivers: { $drivers }
cli-ladder = the ladder: up to { $races } races a pairing, seed { $seed }
cli-ladder-race = race
cli-ladder-pair = pairing
cli-ladder-up = one above among those below
cli-ladder-down = one below among those above
cli-ladder-fair = if all were alike
cli-ladder-verdict = verdict
cli-ladder-basis = stands on
cli-ladder-races = races
cli-ladder-says =
    { $verdict ->
        [stronger] clearly stronger
        [weaker] clearly weaker
       *[open] open
    }
cli-ladder-note = 95 % intervals; * raced by the rules, since not every driver is compiled
cli-port-taken = Port { $port } is taken; using { $instead }.
cli-open = The table is open: { $address }
cli-at-home = Everyone in this home network can join: { $address }
cli-letters = 1 to { $most } letters
cli-tables-code = code
cli-tables-game = game
cli-tables-stage = stage
cli-tables-races = races
cli-tables-trophies = trophies
cli-tables-events = events
cli-tables-size = size
cli-tables-last = last event
cli-tables-aside = set aside
cli-stage-lobby = seats
cli-stage-racing = racing
cli-stage-over = podium
cli-tables-none = there are no tables in { $file }
cli-tables-exported = table { $code } is in { $file }
cli-tables-ask = Remove { $codes } with all races and trophies?
cli-tables-removed = removed: { $codes }; a copy of everything is in { $copy }
cli-tables-kept = nothing was removed
cli-tables-set-aside = table { $code }, event { $number } is set aside: { $reason }
cli-backup-made = { $file } holds a copy of all tables ({ $tables })
cli-restored = { $file } holds the copy now; what it held before is in { $copy }
cli-restored-new = { $file } holds the copy now
cli-error-game-unknown = there is no game “{ $game }”; choose { $choices }
cli-error-option-unknown = there is no option “{ $option }”; choose { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } is not possible here
       *[other] { $option }={ $value } is not possible; choose { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } is not possible on the board { $board }; these boards allow it: { $boards }
       *[other] { $option }={ $value } is not possible on the board { $board }; choose { $choices }, or another board: { $boards }
    }
cli-error-option-twice = { $option } is given twice, as { $first } and as { $second }; choose one of them
cli-error-option-least = { $option }={ $value } is not possible; choose { $least } or more
cli-error-driver-unknown = there is no driver “{ $driver }”; choose { $choices }
cli-error-driver-none = nobody drives; name 1 to { $players } drivers, like --drivers you,racer
cli-error-driver-count = { $drivers } names { $count } drivers for { $players } players
cli-error-driver-table = this driver’s table does not fit the board
cli-error-driver-file = { $file } holds no drivers: { $said }
cli-error-track-unknown = there is no board “{ $track }”; choose { $choices }
cli-error-track-file = this file is no board: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] this file is no race of Hairpin: { $said }
        [cut] the end of this race is missing: { $said }
        [turn] turn { $turn } is not as it was driven: { $said }
        [version] this Hairpin does not know the rules of this race: { $said }
       *[line] this race was changed or damaged: { $said }
    }
cli-error-record-not-fair = this race was not driven with fair dice, so there is nothing to check
cli-error-record-not-ended = this race has not ended; it can be checked afterwards
cli-error-file-unusable =
    { $deed ->
        [missing] there is no file { $file }
        [directory] { $file } is a folder, not a file
        [locked] { $file } may not be read by you
        [binary] { $file } holds no text, so it is no race
        [empty] { $file } is empty
        [homeless] { $file } cannot be written: there is no such folder
        [full] { $file } cannot be written: no room is left
        [read] { $file } cannot be read
       *[write] { $file } cannot be written; may you write there?
    }
cli-error-store-file = { $file } cannot hold the tables: it is a folder, or its folder cannot be made
cli-error-store-locked = { $file } is in use by another Hairpin; close that one first, or choose another file with --data
cli-error-store-newer = { $file } was written by a newer Hairpin and stays as it is; this one has to be updated to open it
cli-error-store-read-only = { $file } cannot be written; check who may write the file and its folder
cli-error-store-damaged =
    { $copy ->
        [none] { $file } is damaged and stays as it is; if you have a copy elsewhere, “hairpin restore COPY” brings it back
       *[other] { $file } is damaged and stays as it is; the newest copy is { $copy }, and “hairpin restore { $copy }” brings it back
    }
cli-error-store-full = the disk is full, so { $file } cannot be written; make room and start again, nothing is lost
cli-error-store-foreign = { $file } is not a file of Hairpin and stays as it is; choose another one with --data
cli-error-table-unknown = there is no table { $code }
cli-error-file-exists = { $file } is there already; choose another name
cli-error-port-taken = { $host } cannot be served; choose another --host or --port
cli-error-page-missing = the page is not built; run “make page”
cli-error-compiler-missing = the compiler is not installed ({ $package } is missing); let “make play” run to its end once with a network, or run “pip install numba”
