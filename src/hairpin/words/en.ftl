# The table: table, seat, host, code, link. Spoken language: what a parent says aloud to a five-year-old.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = What should we play?
home-code = Got an invite? Type in the table code:
home-last = Back to table { $code }
home-last-who = { $game }: { $names }
home-join = Join in
replay = Watch a race again
credits = An independent, unofficial version with its own pictures and words. Monza is a game by Jürgen P. K. Grunau; Rally Run! (Memo-Car-Race) is by Katja and Markus Nikisch. Both are published by HABA, which has nothing to do with this page.
sound = Sound
strong-symbols = Bold symbols
language = Language
close = Close
details = Details for grown-ups
to-home = All games
line-connecting = On our way to your table…
line-lost = We lost the connection. Don’t worry: the game goes on as soon as we’re back.
table-gone = Table { $code } is gone.
table-gone-next = Check the code, ask for a new link, or open your own table.
nowhere = The road ends here.
car-name =
    { $car ->
        [red] red race car
        [yellow] yellow race car
        [green] green race car
        [blue] blue race car
        [white] white race car
       *[purple] purple race car
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
        [random] just drives wherever
        [learner] is still learning and makes mistakes
        [racer] always goes as far as possible
        [tactician] keeps an eye on the others
        [champion] thinks everything through
        [dawdler] takes it slow
       *[other] was brought along by a guest
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, level { $level } of { $most }
    }
driver-dial = How well does { $name } drive?
driver-dial-least = lets little ones win
driver-dial-most = almost as good as { $racer }
driver-dial-share = wins about { $wins } of { $races } races against { $racer }
driver-mind =
    { $mind ->
        [preparing] is still getting ready; { $racer } is driving for now
        [studying] is still learning this board
        [tables] knows the way by heart
        [belief] remembers every tile
        [solved] knows what to do everywhere
        [certified] knows what to do almost everywhere
       *[search] thinks ahead
    }

# Lobby

lobby-title = Table { $code }
lobby-invite-code = Table { $code }: show the guest link
lobby-seats = Seats
lobby-more = More
lobby-own-board = Your own board
lobby-choose-board = Choose another board
lobby-made-boards = From your workshop
lobby-variants = Variants
lobby-add = Add a player
lobby-add-here = here
lobby-add-link = by link
lobby-add-computer = computer
lobby-start = Start!
lobby-wait = Waiting for the host to start. You can still change your name and your car.
lobby-wait-watch =
    { $free ->
        [0] Waiting for the host to start.
       *[other] Waiting for the host to start. Take a free seat, or just watch.
    }
start-missing =
    { $count ->
        [one] { $names } isn’t here yet.
       *[other] { $names } aren’t here yet.
    }
start-wait = Let’s wait
start-link = Send { $name } the link
start-computers =
    { $count ->
        [one] Let the computer drive that car
       *[other] Let computers drive those cars
    }
start-anyway = Start anyway
watching = You’re watching.
watching-sit = Play as { $name }
host-gone = The host has left. We’ll go on when the host is back.
host-gone-link = Send { $name } the link again
host-gone-new = Open a new table like this one
link-dead = This link doesn’t work anymore.
link-dead-says = Somebody else has this seat now, or part of the link is missing. Ask for a new link. Until then you can watch.
link-dead-free = Or take a free seat:
link-watch = Watch
link-used = Someone is already playing with this link.
link-used-says = It’s the link for { $name }. Now two devices are driving the same car. If you want your own car, ask for another link.
link-used-ok = That’s fine
lobby-watch = Invite others
lobby-watch-says = Scan this to join the table. You can watch or take a free seat.
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
        [red] Red race car: pick another one
        [yellow] Yellow race car: pick another one
        [green] Green race car: pick another one
        [blue] Blue race car: pick another one
        [white] White race car: pick another one
       *[purple] Purple race car: pick another one
    }
seat-choose-car = Which car?
seat-open = { $name }: take a closer look
seat-name = Name
seat-names = Recent names
seat-remove = Remove { $name }
seat-host = Host
seat-starts = Goes first
seat-trophies =
    { $count ->
        [0] no trophies
        [one] one trophy
       *[other] { $count } trophies
    }
seat-kind = Who plays as { $name }?
seat-kind-name =
    { $kind ->
        [here] someone here, on this screen
        [link] someone else, by link
       *[computer] the computer
    }
seat-driver = Which driver?
seat-yours = That’s you
seat-you = You
seat-link-state =
    { $state ->
        [here] here
        [away] away right now
       *[free] still free
    }
seat-show-link = Link
seat-sit = Sit here
seat-link-title = { $name }’s link
seat-link-says = Scan this with the other phone, or send the link. It always leads back to this seat.
invite-qr = QR code of the link
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied!
invite-marked = The link is selected. Now copy it yourself.
invite-code = Table code:
invite-here-only = Only this computer can open this link; phones can’t. To let everyone at home join, stop Hairpin and start it like this:
invite-no-network = This computer isn’t on a network right now, so no phone can reach it. Connect it to your Wi-Fi, then open this card again.
starter = Who goes first?
starter-rule =
    { $rule ->
        [youngest] the youngest
        [champion] the champion
        [random] luck decides
       *[seat] we choose
    }
starter-who =
    { $rule ->
        [youngest] Who’s the youngest?
       *[seat] Who?
    }
starter-told =
    { $rule ->
        [youngest] The youngest goes first: { $name }.
        [champion] The champion goes first.
        [random] Luck decides who goes first.
       *[seat] { $name } goes first.
    }
evening-again = Same as before
evening-again-names = Same as before: { $names }
evening-again-champion = Same as before: { $names }. { $champion } won.
evening-others = Earlier game nights
evening-kept = Only this device remembers them. Nothing is sent.
evening-forget = Forget this game night
evening-forgotten = Forgotten.
evening-undo = No, keep it
odd-board = A bit odd, but you can race on it:
lobby-count =
    { $count ->
        [one] One seat at the table.
       *[other] { $count } seats at the table.
    }

# Options

more-board = Board
more-pace = How fast should it go?
more-house-rules = House rules
more-reconstruction = No rule book shows the boards and tiles completely, so we rebuilt ours from everything we could find.
menu-device = This device
menu-table = The table
full-screen = Full screen
volume = How loud should it be?
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] very slow
        [calm] slow
        [normal] normal
        [quick] fast
       *[fast] very fast
    }

# Race

race-seats = Who’s playing
race-turn = It’s { $name }’s turn.
race-your-turn = Your turn, { $name }!
race-driven = The computer is driving.
race-preparing = { $driver } is still getting ready; { $racer } is driving for now.
race-relieved = { $driver } got stuck. { $racer } is driving now.
race-taken-back = { $name } is driving again.
race-away = not connected
race-champion = Champion
menu = Menu
menu-leave = Leave
menu-leave-ask = Really leave the table? Your link brings you back to your seat.
menu-abandon = Stop this race
menu-abandon-ask = Really stop the race? Then nobody wins, and everyone goes back to the seats.
menu-hand-over = Let the computer drive for { $name }
menu-take-back = Let { $name } drive again
menu-pass-host = Make { $name } the host
menu-pass-host-ask = Make { $name } the host? Then { $name } starts the races and sets the rules.
no-stay = No, don’t
waiting-for = Waiting for { $name }…
waiting-free = Nobody is in { $name }’s seat yet.
waiting-drive = Let the computer drive
waiting-link =
    { $again ->
        [yes] Send the link again
       *[no] Send the link
    }
waiting-host = The host can let the computer drive.
away-driven = The computer is driving for { $name }.
away-take-back = I’m back!
leave-title = Leaving already?
leave-says = The race isn’t over yet.
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
podium-rest = The others are ranked by how far they got.
podium-again = Again!
podium-wait = Waiting for the host to start the next race.
podium-wait-names =
    { $count ->
        [one] { $names } can start the next race.
       *[other] { $names } can start the next race.
    }
podium-shelf = This table’s trophies
receipt = Was it luck?
podium-watch = Watch again
history = Our races
history-deleted = The host has deleted this table’s races and trophies.
podium-lobby = Seats and rules
podium-look = Look at the board
podium-story = The race in pictures
podium-story-next = Next picture
podium-picture = Picture
podium-picture-title = A picture of the race
podium-picture-save = Save
podium-picture-send = Send
podium-picture-failed = We couldn’t make the picture. Try again.
podium-fair-short =
    { $count ->
        [0] The luck was locked in before the race.
       *[other] No cheating: the race was fair.
    }
podium-fair-why = How do we know?
podium-fair =
    { $count ->
        [0] Before the race, the computer locked away a secret number, and all the luck came from it. Nobody at the table added one. Now anyone can check it.
        [one] No cheating: before the race, the computer locked away a secret number. One player’s device added another, and all the luck came from the two. Now anyone can check it.
       *[other] No cheating: before the race, the computer locked away a secret number. { $count } players’ devices added theirs, and all the luck came from those numbers. Now anyone can check it.
    }
podium-record = Save the race so you can check it

# Said aloud and in words

said = What just happened
say-again = Say it again
read-aloud = Read aloud
in-words = In words
in-words-ways = What you can do
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $list }…
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = The race

# Keys

keys = Keys
key-cap =
    { $key ->
        [tab] Tab
        [enter] Enter
        [escape] Esc
        [space] Space
        [backspace] Backspace
        [delete] Del
        [control] Ctrl
       *[page-down] Page ↓
    }
key-of = { $name } ({ $key })
keys-tab = go to the next thing
keys-enter = press it
keys-escape = never mind

# Rules

rules = Rules
rules-of = The rules
rules-title = Rules · { $page }
rules-read = Read the rule
rules-pages = Games and variants
rules-print = Print
rules-house = You can also play it like this
rules-numbers = Rule numbers

# First race

lesson = The coach
lesson-first-time = First time?
lesson-first-time-says = A short race that shows you how.
lesson-try = Try it out
lesson-ok = OK
lesson-end = No more tips
lesson-choose = What would you like to try?
lesson-more = More lessons
lesson-ended = No more tips. What now?
lesson-race-on = Keep racing

# Shelves and files

free-undo = Undo
free-redo = Redo
free-keep = Save
free-kept = Saved: { $name }
shelf-full = The shelf is full: it holds { $most }. Throw one away first.
free-rename = Give { $name } another name
free-delete = Throw { $name } away
free-delete-ask = Throw { $name } away for good?
free-examples = To get you started
free-send = Send it
free-export = Save as a file
free-import = Open a file

# Open and locked tables

lock = Lock the table
lock-says =
    { $state ->
        [locked] Locked: nobody new can come in.
       *[open] Open: anyone with the code can come in.
    }
send-away = Send { $name } away
send-away-ask =
    { $stage ->
        [lobby] Send { $name } away? The seat will be free again, and { $name } can only come back with a new link from you.
       *[racing] Send { $name } away? The computer will drive instead, and { $name } can only come back with a new link from you.
    }
table-locked = Table { $code } is locked.
table-locked-next = Nobody new can come in right now. Ask the host to unlock it, or to send you a link.
table-sent-away = You’re no longer at table { $code }.
table-sent-away-next = The host has cleared your seat. Talk it over: you need a new link to come back.
try-again = Try again
seat-car-taken = { car-name }: { $name } has it
race-closed = The last race couldn’t go on, because the game was updated in the meantime. Nobody lost, and all the trophies are still here. Start a new race!
home-kept =
    { $days ->
        [0] Tables stay until they’re cleared away by hand.
        [one] Tables with a finished race stay. Tables without one are cleared away after a day.
       *[other] Tables with a finished race stay. Tables without one are cleared away after { $days } days.
    }

# Errors

error-table-locked = The table is locked, so nobody new can come in. Ask the host.
error-table-sent-away = You’re no longer at this table. Ask the host for a new link.
error-server-busy = There’s too much going on right now. Wait a moment, then try again.
error-server-full = Too many people are connected right now. Try again in a moment.
error-store-full = We couldn’t save that: there’s no room left. Everything so far is safe. Tell the person who runs the game.
error-line-lost = We can’t reach the table. Make sure the computer that runs the game is on, then try again.
error-table-unknown = We can’t find that table. Check the code: six letters and numbers.
error-table-guesses = That was a lot of wrong codes. Wait a minute, then try again.
error-table-full-house = There’s no room for another table right now. Try again later.
error-table-no-space = There’s no room left for a new table. Ask the person who runs the game to make some.
error-table-crowded = Too many people are watching this table already. Try again in a little while.
error-table-stage = You can’t do that right now. Wait for the race to end, or go back to the seats first.
error-table-no-race = There’s no race going on right now. Wait for the next one to start.
error-race-running = The race is already on. Finish it first, or go back to the seats.
error-race-unknown = We can’t find that race. Only finished races are kept.
error-table-few-seats = A race needs at least { $least } cars. Add one before you remove this one.
error-table-many-seats = This board only has room for { $most } cars. Remove one first.
error-table-too-long = This race got too long. Go back to the seats and start a new one.
error-seat-not-yours = That’s someone else’s seat. Ask them, or ask the host.
error-turn-not-yours = It’s someone else’s turn. Wait for yours.
error-seat-host = That’s the host’s seat. Make someone else the host first.
error-seat-nobody = Nobody is sitting there. Pick someone who’s at the table.
error-seat-not-joined = There’s nobody to send away from that seat. See who’s sitting where now.
error-seat-computer = The computer drives that car. You can change that at the seats, before a race.
error-seat-taken = Someone was faster: this seat is taken. Pick another one.
error-car-taken = Someone already has that car. Pick another one, or ask the host.
error-seat-unknown = This seat is gone. See who’s sitting where now.
error-host-not-you = Only the host can do that. Ask them.
error-ply-stale = The race has moved on. Look at the board and try again.
error-action-illegal = That doesn’t work. Try one of the glowing places.
error-action-notation = We couldn’t tell what that move was. Try one of the glowing places.
error-game-over = The race is over. Start another one.
error-option-unknown = This game doesn’t have that rule. Reload the page.
error-option-value = Those don’t go together. Pick something else.
error-track-unknown = We can’t find that board. Pick another one.
error-driver-unknown = We can’t find that driver. Pick another one.
error-game-unknown = We can’t find that game. Pick another one.
error-dice-no-roll = There’s nothing to roll right now. Make your move.
error-dice-nonce = The dice are already rolling.
error-game-no-chances = In this game, nobody can tell that beforehand. Let it surprise you!
error-bar-off = The bar is off right now. The host can turn it on.
error-coach-off = The owl isn’t helping here right now. You can ask it to, in the menu.
error-frame-unreadable = Something got mixed up. Reload the page.
error-frame-too-large = That was too much at once. Try something shorter.
error-frame-too-many = That was too fast. Take a breath and try again.
error-store-failed = We couldn’t save that. Try again.
error-server-failed = Something went wrong. Try again.
error-host-unknown = This address isn’t right. Open the link again.
error-origin-foreign = This page doesn’t belong to the table. Open the link again.
error-page-unknown = There’s nothing at this address. Go back to the games.
error-page-method = There’s nothing at this address. Go back to the games.
error-track-file = You can’t race on this board.
error-record-failed = This race is too hard to work out. Try another one.
error-other = That didn’t work. Try again, or reload the page.

# Terminal

cli-quoted = “{ $text }”
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, Enter for 1, q to quit:
cli-ask-again = { $answer } isn’t possible here: type a number from 1 to { $most }, or one of the words above.
cli-ask-seat = seat { $seats }, Enter for { $first }, q to quit:
cli-ask-seat-again = { $answer } isn’t possible here: type the number of a seat, { $seats }.
cli-next-turn = Enter for the next turn, q to quit:
cli-left = You left the race.
cli-keeps = Tiles that are face down again should disappear, but here they stay visible, so no peeking above!
cli-sitting = Race { $number } of { $races }
cli-compiling = Building the fast engine. This happens only once and takes a minute or two.
cli-stuck = No car can reach the finish anymore: the race ends here, and nobody wins.
cli-saved = Saved: { $file }
cli-saved-here = So that it isn’t lost, here’s the race:
cli-fair =
    { $count ->
        [one] Fair: the one roll or draw checks out.
       *[other] Fair: all { $count } rolls and draws check out.
    }
cli-right =
    { $count ->
        [one] The one roll or draw checks out.
       *[other] All { $count } rolls and draws check out.
    }
cli-mixed =
    { $mixed ->
        [0] The secret number was fixed before the race; no seat added one.
        [one] { $mixed } of { $seats } seats added a number of its own.
       *[other] { $mixed } of { $seats } seats added numbers of their own.
    }
cli-racing = racing
cli-tally = { $game }, races: { $races }, seed: { $seed }
cli-seat = seat
cli-driver = driver
cli-wins = wins
cli-interval = 95%
cli-turns = turns per race: { $mean } ± { $plusminus }
cli-endless = races given up as endless: { $count }
cli-engine =
    { $engine ->
        [fast] engine: compiled
       *[rules] engine: the rules, because not every driver is compiled
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } players
cli-option = option
cli-choices = choices
cli-usual = { $choice } (usual)
cli-rule = rule
cli-meaning = meaning
cli-boards = boards: { $boards }
cli-drivers = drivers: { $drivers }
cli-ladder = ladder, races per pairing: at most { $races }, seed: { $seed }
cli-ladder-race = race
cli-ladder-pair = pairing
cli-ladder-up = one stronger driver among weaker ones
cli-ladder-down = one weaker driver among stronger ones
cli-ladder-fair = if all were equal
cli-ladder-verdict = verdict
cli-ladder-basis = based on
cli-ladder-races = races
cli-ladder-says =
    { $verdict ->
        [stronger] clearly stronger
        [weaker] clearly weaker
       *[open] undecided
    }
cli-ladder-rests =
    { $basis ->
        [lot] chance
        [rule] a rule
        [tables] tables
        [belief] memory
        [search] looking ahead
        [solved] every position
       *[certified] every position, proven
    }
cli-ladder-note = 95% intervals; * raced by the rules, because not every driver is compiled
cli-port-taken = Port { $port } is taken; using { $instead } instead.
cli-open = The table is open: { $address }
cli-at-home = Everyone on this home network can join: { $address }
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
cli-restored = { $file } now holds the copy; what it held before is in { $copy }
cli-restored-new = { $file } now holds the copy
cli-error-game-unknown = there’s no game “{ $game }”; choose { $choices }
cli-error-game-no-chances = nobody can tell the chances in { $game }, so there’s nothing to analyze
cli-error-option-unknown = there’s no option “{ $option }”; choose { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } isn’t possible here
       *[other] { $option }={ $value } isn’t possible; choose { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } isn’t possible on the board { $board }; these boards allow it: { $boards }
       *[other] { $option }={ $value } isn’t possible on the board { $board }; choose { $choices }, or another board: { $boards }
    }
cli-error-option-twice = { $option } is given twice, as { $first } and as { $second }; choose one of them
cli-error-option-least = { $option }={ $value } isn’t possible; choose { $least } or more
cli-error-option-setting = --set { $value } doesn’t work; write it like this: --set NAME=VALUE
cli-error-option-data = --data { $value } doesn’t work; write sqlite:/// and the name of a file, like sqlite:///tables.sqlite
cli-error-option-seed = with --seed { $value }, anyone could predict the dice; leave it out when others can join
cli-error-driver-unknown = there’s no driver “{ $driver }”; choose { $choices }
cli-error-driver-none = there are no drivers; name 1 to { $players } of them, like --drivers you,racer
cli-error-driver-count = { $drivers } names { $count } drivers for { $players } players
cli-error-driver-table = this driver’s table doesn’t fit the board
cli-error-driver-file = { $file } has no drivers in it: { $said }
cli-error-track-unknown = there’s no board “{ $track }”; choose { $choices }
cli-error-track-file = this file isn’t a board: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] this file isn’t a Hairpin race: { $said }
        [cut] the end of this race is missing: { $said }
        [turn] turn { $turn } isn’t what was played: { $said }
        [version] this Hairpin doesn’t know the rules of this race: { $said }
       *[line] this race was changed or damaged: { $said }
    }
cli-error-record-not-fair = this race wasn’t played with fair dice, so there’s nothing to check
cli-error-record-not-ended = this race isn’t over yet; check it afterwards
cli-error-record-too-long = this race is too long: only { $most } actions can be analyzed
cli-error-file-unusable =
    { $deed ->
        [missing] there’s no file { $file }
        [directory] { $file } is a folder, not a file
        [locked] you don’t have permission to read { $file }
        [binary] { $file } isn’t text, so it isn’t a race
        [empty] { $file } is empty
        [homeless] { $file } can’t be written: there’s no such folder
        [full] { $file } can’t be written: there’s no room left
        [read] { $file } can’t be read
       *[write] { $file } can’t be written; do you have permission?
    }
cli-error-store-file = { $file } can’t hold the tables: it’s a folder, or its folder can’t be created
cli-error-store-locked = { $file } is in use by another Hairpin; close that one first, or choose another file with --data
cli-error-store-newer = { $file } was written by a newer Hairpin and stays as it is; update this one to open it
cli-error-store-read-only = { $file } can’t be written; check the permissions of the file and its folder
cli-error-store-damaged =
    { $copy ->
        [none] { $file } is damaged and stays as it is; if you have a copy elsewhere, “hairpin restore COPY” brings it back
       *[other] { $file } is damaged and stays as it is; the newest copy is { $copy }, and “hairpin restore { $copy }” brings it back
    }
cli-error-store-full = the disk is full, so { $file } can’t be written; make room and start again, nothing is lost
cli-error-store-foreign = { $file } isn’t a Hairpin file and stays as it is; choose another one with --data
cli-error-table-unknown = there’s no table { $code }
cli-error-file-exists = { $file } already exists; choose another name
cli-error-port-taken = can’t serve on { $host }; choose another --host or --port
cli-error-page-missing = the page isn’t built; run “make page”
cli-error-compiler-missing = the compiler isn’t installed ({ $package } is missing); while online, run “make play” once and let it finish, or run “pip install numba”
