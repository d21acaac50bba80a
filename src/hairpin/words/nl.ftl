# Aan tafel: tafel, plaats, spelleider, code, link. We zeggen je.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = Wat gaan we spelen?
home-code = Uitgenodigd? Typ de tafelcode:
home-last = Terug naar tafel { $code }
home-last-who = { $game }: { $names }
home-join = Meedoen
replay = Een race nog eens bekijken
credits = Een onafhankelijke, niet-officiële versie met eigen tekeningen en teksten. Monza is een spel van Jürgen P. K. Grunau, DaCart rally (Memo-Car-Race) is van Katja en Markus Nikisch. Beide worden uitgegeven door HABA, dat niets met deze pagina te maken heeft.
sound = Geluid
strong-symbols = Duidelijke tekens
language = Taal
close = Sluiten
details = Details voor grote mensen
to-home = Alle spellen
line-connecting = We gaan naar je tafel …
line-lost = De verbinding is weg. Geen zorgen: het spel gaat verder zodra die er weer is.
table-gone = Tafel { $code } bestaat niet meer.
table-gone-next = Kijk de code na, vraag om een nieuwe link of open zelf een tafel.
nowhere = Hier houdt de weg op.
car-name =
    { $car ->
        [red] rode raceauto
        [yellow] gele raceauto
        [green] groene raceauto
        [blue] blauwe raceauto
        [white] witte raceauto
       *[purple] paarse raceauto
    }
driver-name =
    { $driver ->
        [random] Dwarrel
        [learner] Piep
        [racer] Flits
        [tactician] Vos
        [champion] Leo
        [dawdler] Slakkie
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (rood)
        [yellow] { $name } (geel)
        [green] { $name } (groen)
        [blue] { $name } (blauw)
        [white] { $name } (wit)
       *[purple] { $name } (paars)
    }
driver-says =
    { $driver ->
        [random] rijdt maar wat
        [learner] leert nog en maakt fouten
        [racer] rijdt altijd zo ver mogelijk
        [tactician] houdt de anderen in de gaten
        [champion] denkt alles goed door
        [dawdler] doet het rustig aan
       *[other] is meegebracht door een gast
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, niveau { $level } van { $most }
    }
driver-dial = Hoe goed rijdt { $name }?
driver-dial-least = laat kleintjes winnen
driver-dial-most = bijna zo goed als { $racer }
driver-dial-share = wint ongeveer { $wins } van de { $races } races tegen { $racer }
driver-mind =
    { $mind ->
        [preparing] maakt zich nog klaar; ondertussen rijdt { $racer }
        [studying] leert dit speelbord nog kennen
        [tables] kent de weg uit het hoofd
        [belief] onthoudt elk plaatje
        [solved] weet overal wat je moet doen
        [certified] weet bijna overal wat je moet doen
       *[search] denkt vooruit
    }

# Lobby

lobby-title = Tafel { $code }
lobby-invite-code = Tafel { $code }: link voor gasten tonen
lobby-seats = Plaatsen
lobby-more = Meer
lobby-own-board = Jullie eigen speelbord
lobby-choose-board = Een ander speelbord kiezen
lobby-made-boards = Uit jullie werkplaats
lobby-variants = Varianten
lobby-add = Nog iemand laten meedoen
lobby-add-here = hier
lobby-add-link = met link
lobby-add-computer = computer
lobby-start = Start!
lobby-wait = Wachten tot de spelleider start. Je kunt je naam en je raceauto nog veranderen.
lobby-wait-watch =
    { $free ->
        [0] Wachten tot de spelleider start.
       *[other] Wachten tot de spelleider start. Neem een vrije plaats, of kijk gewoon mee.
    }
start-missing =
    { $count ->
        [one] { $names } is er nog niet.
       *[other] { $names } zijn er nog niet.
    }
start-wait = We wachten
start-link = { $name } de link sturen
start-computers =
    { $count ->
        [one] De computer laten rijden
       *[other] Computers laten rijden
    }
start-anyway = Toch starten
watching = Je kijkt mee.
watching-sit = Meespelen als { $name }
host-gone = De spelleider is weg. We gaan verder zodra de spelleider terug is.
host-gone-link = { $name } de link nog eens sturen
host-gone-new = Een nieuwe tafel zoals deze openen
link-dead = Deze link werkt niet meer.
link-dead-says = Op die plaats zit nu iemand anders, of er ontbreekt een stuk van de link. Vraag om een nieuwe. Meekijken kan alvast.
link-dead-free = Of neem een vrije plaats:
link-watch = Meekijken
link-used = Er speelt al iemand met deze link.
link-used-says = Dit is de link voor { $name }. Nu besturen twee apparaten dezelfde auto. Wil je een eigen auto, vraag dan om een andere link.
link-used-ok = Prima zo
lobby-watch = Anderen uitnodigen
lobby-watch-says = Scan dit en kom aan tafel: kijk mee of neem een vrije plaats.
seat-unnamed =
    { $car ->
        [red] Rood
        [yellow] Geel
        [green] Groen
        [blue] Blauw
        [white] Wit
       *[purple] Paars
    }
seat-car =
    { $car ->
        [red] Rode raceauto: een andere kiezen
        [yellow] Gele raceauto: een andere kiezen
        [green] Groene raceauto: een andere kiezen
        [blue] Blauwe raceauto: een andere kiezen
        [white] Witte raceauto: een andere kiezen
       *[purple] Paarse raceauto: een andere kiezen
    }
seat-choose-car = Welke raceauto?
seat-open = { $name }: beter bekijken
seat-name = Naam
seat-names = Namen van de laatste keren
seat-remove = { $name } weghalen
seat-host = Spelleider
seat-starts = Begint
seat-trophies =
    { $count ->
        [0] geen bekers
        [one] één beker
       *[other] { $count } bekers
    }
seat-kind = Wie speelt als { $name }?
seat-kind-name =
    { $kind ->
        [here] iemand hier, op dit scherm
        [link] iemand anders, met een link
       *[computer] de computer
    }
seat-driver = Wie rijdt er?
seat-yours = Dat ben jij
seat-you = Jij
seat-link-state =
    { $state ->
        [here] is er
        [away] nu even weg
       *[free] nog vrij
    }
seat-show-link = Link
seat-sit = Ik ga hier zitten
seat-link-title = Link voor { $name }
seat-link-says = Scan dit met de andere telefoon, of stuur de link door. Hij brengt je altijd terug naar deze plaats.
invite-qr = QR-code van de link
invite-link = Link
invite-copy = Link kopiëren
invite-copied = Gekopieerd!
invite-marked = De link is geselecteerd. Kopieer hem nu zelf.
invite-code = Tafelcode:
invite-here-only = Alleen deze computer kan deze link openen, geen telefoon. Wil je dat iedereen thuis mee kan doen, stop Hairpin dan en start het zo:
invite-no-network = Deze computer zit nu niet in een netwerk, dus er kan geen telefoon bij. Verbind hem met de wifi en open deze kaart nog eens.
starter = Wie begint?
starter-rule =
    { $rule ->
        [youngest] de jongste
        [champion] de kampioen
        [random] loten
       *[seat] wij kiezen
    }
starter-who =
    { $rule ->
        [youngest] Wie is de jongste?
       *[seat] Wie?
    }
starter-told =
    { $rule ->
        [youngest] De jongste begint: { $name }.
        [champion] De kampioen begint.
        [random] We loten wie er begint.
       *[seat] { $name } begint.
    }
evening-again = Nog een keer zo
evening-again-names = Nog een keer zo: { $names }
evening-again-champion = Nog een keer zo: { $names }. Gewonnen door { $champion }.
evening-others = Eerdere spelavonden
evening-kept = Alleen dit apparaat onthoudt ze. Er wordt niets verstuurd.
evening-forget = Deze spelavond vergeten
evening-forgotten = Vergeten.
evening-undo = Nee, bewaren
odd-board = Dit speelbord is een beetje ongewoon, maar je kunt erop racen:
lobby-count =
    { $count ->
        [one] Eén plaats aan tafel.
       *[other] { $count } plaatsen aan tafel.
    }

# Options

more-board = Speelbord
more-pace = Hoe snel moet het gaan?
more-house-rules = Huisregels
more-reconstruction = Geen enkel spelregelboekje laat de speelborden en plaatjes helemaal zien. We hebben ze nagemaakt met alles wat we konden vinden.
menu-device = Dit apparaat
menu-table = De tafel
full-screen = Volledig scherm
volume = Hoe hard moet het klinken?
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] heel langzaam
        [calm] langzaam
        [normal] gewoon
        [quick] snel
       *[fast] heel snel
    }

# Race

race-seats = Wie speelt er mee
race-turn = { $name } is aan de beurt.
race-your-turn = Jij bent aan de beurt, { $name }!
race-driven = De computer rijdt.
race-preparing = { $driver } maakt zich nog klaar; ondertussen rijdt { $racer }.
race-relieved = { $driver } komt er niet uit. Nu rijdt { $racer }.
race-taken-back = { $name } rijdt weer zelf.
race-away = niet verbonden
race-champion = Kampioen
menu = Menu
menu-leave = Weggaan
menu-leave-ask = Echt van tafel gaan? Met je link kom je terug op je plaats.
menu-abandon = Race stoppen
menu-abandon-ask = De race echt stoppen? Dan wint niemand en gaat iedereen terug naar de plaatsen.
menu-hand-over = De computer laten rijden voor { $name }
menu-take-back = { $name } weer zelf laten rijden
menu-pass-host = { $name } spelleider maken
menu-pass-host-ask = { $name } spelleider maken? { $name } start dan de races en bepaalt de regels.
no-stay = Nee, toch niet
waiting-for = We wachten op { $name } …
waiting-free = Op de plaats van { $name } zit nog niemand.
waiting-drive = De computer laten rijden
waiting-link =
    { $again ->
        [yes] De link nog eens sturen
       *[no] De link sturen
    }
waiting-host = De spelleider kan de computer laten rijden.
away-driven = De computer rijdt voor { $name }.
away-take-back = Ik ben er weer!
leave-title = Ga je al weg?
leave-says = De race is nog niet voorbij.
leave-stay = Blijven!

# Podium

podium-title = Podium
podium-winner =
    { $winners ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
podium-place =
    { $place ->
        [1] Eerste plaats: { $names }.
        [2] Tweede plaats: { $names }.
        [3] Derde plaats: { $names }.
       *[other] Plaats { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Bij de anderen telt hoe ver ze kwamen.
podium-again = Nog een keer!
podium-wait = Wachten tot de spelleider de volgende race start.
podium-wait-names =
    { $count ->
        [one] { $names } kan de volgende race starten.
       *[other] { $names } kunnen de volgende race starten.
    }
podium-shelf = Bekers van deze tafel
receipt = Was het geluk?
podium-watch = Nog eens kijken
history = Onze races
history-deleted = De spelleider heeft de races en bekers van deze tafel gewist.
podium-lobby = Plaatsen en regels
podium-look = Speelbord bekijken
podium-story = De race in beeld
podium-story-next = Volgende foto
podium-picture = Foto
podium-picture-title = Een foto van de race
podium-picture-save = Bewaren
podium-picture-send = Versturen
podium-picture-failed = De foto is niet gelukt. Probeer het nog eens.
podium-fair-short =
    { $count ->
        [0] Het geluk lag vóór de race al vast.
       *[other] Niet vals gespeeld: de race was eerlijk.
    }
podium-fair-why = Hoe weten we dat?
podium-fair =
    { $count ->
        [0] Vóór de race heeft de computer een geheim getal achter slot en grendel opgeborgen, en al het geluk kwam daaruit. Aan tafel heeft niemand er een bij gedaan. Nu mag iedereen het nakijken.
        [one] Niet vals gespeeld: vóór de race heeft de computer een geheim getal achter slot en grendel opgeborgen. Het apparaat van één speler heeft er een bij gedaan, en al het geluk kwam uit die twee. Nu mag iedereen het nakijken.
       *[other] Niet vals gespeeld: vóór de race heeft de computer een geheim getal achter slot en grendel opgeborgen. De apparaten van { $count } spelers hebben er elk een bij gedaan, en al het geluk kwam uit die getallen. Nu mag iedereen het nakijken.
    }
podium-record = Race bewaren om na te kijken

# Said aloud and in words

said = Wat er net gebeurde
say-again = Zeg het nog eens
read-aloud = Voorlezen
in-words = In woorden
in-words-ways = Wat je kunt doen
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-more = { $list } …
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = De race

# Keys

keys = Toetsen
key-cap =
    { $key ->
        [tab] Tab
        [enter] Enter
        [escape] Esc
        [space] Spatie
        [backspace] Backspace
        [delete] Del
        [control] Ctrl
       *[page-down] Page ↓
    }
key-of = { $name } ({ $key })
keys-tab = naar het volgende ding
keys-enter = erop drukken
keys-escape = laat maar

# Rules

rules = Regels
rules-of = De regels
rules-title = Regels · { $page }
rules-read = Lees de regel
rules-pages = Spellen en varianten
rules-print = Afdrukken
rules-house = Zo kun je het ook spelen
rules-numbers = Regelnummers

# First race

lesson = De coach
lesson-first-time = Eerste keer?
lesson-first-time-says = Een korte race die laat zien hoe het gaat.
lesson-try = Uitproberen
lesson-ok = Oké
lesson-end = Geen tips meer
lesson-choose = Wat wil je uitproberen?
lesson-more = Meer lessen
lesson-ended = Geen tips meer. En nu?
lesson-race-on = Verder racen

# Shelves and files

free-undo = Ongedaan maken
free-redo = Opnieuw doen
free-keep = Bewaren
free-kept = Bewaard: { $name }
shelf-full = De plank is vol: er passen er { $most } op. Gooi er eerst één weg.
free-rename = { $name } anders noemen
free-delete = { $name } weggooien
free-delete-ask = { $name } echt weggooien?
free-examples = Om te beginnen
free-send = Versturen
free-export = Opslaan als bestand
free-import = Bestand openen

# Open and locked tables

lock = Tafel op slot doen
lock-says =
    { $state ->
        [locked] Op slot: er kan niemand meer bij komen.
       *[open] Open: wie de code heeft, kan erbij komen.
    }
send-away = { $name } wegsturen
send-away-ask =
    { $stage ->
        [lobby] { $name } wegsturen? De plaats komt dan weer vrij, en { $name } kan alleen terugkomen met een nieuwe link van jou.
       *[racing] { $name } wegsturen? De computer rijdt dan verder, en { $name } kan alleen terugkomen met een nieuwe link van jou.
    }
table-locked = Tafel { $code } is op slot.
table-locked-next = Er kan nu niemand bij komen. Vraag de spelleider om de tafel open te doen, of om je een link te sturen.
table-sent-away = Je zit niet meer aan tafel { $code }.
table-sent-away-next = De spelleider heeft je plaats vrijgemaakt. Praat er samen over: je hebt een nieuwe link nodig om terug te komen.
try-again = Nog eens proberen
seat-car-taken = { car-name }: die is van { $name }
race-closed = De laatste race kon niet verder, omdat het spel intussen is bijgewerkt. Niemand heeft verloren, en alle bekers zijn er nog. Start gewoon een nieuwe!
home-kept =
    { $days ->
        [0] Tafels blijven staan tot iemand ze opruimt.
        [one] Tafels met een uitgereden race blijven staan. Andere tafels worden na één dag opgeruimd.
       *[other] Tafels met een uitgereden race blijven staan. Andere tafels worden na { $days } dagen opgeruimd.
    }

# Errors

error-table-locked = De tafel is op slot: er kan niemand meer bij komen. Vraag het aan de spelleider.
error-table-sent-away = Je zit niet meer aan deze tafel. Vraag de spelleider om een nieuwe link.
error-server-busy = Het is nu te druk. Wacht even en probeer het nog eens.
error-server-full = Er zijn nu te veel mensen verbonden. Probeer het zo meteen nog eens.
error-store-full = Dit kon niet worden bewaard: er is geen ruimte meer. Alles tot hier is veilig. Zeg het tegen degene die het spel beheert.
error-line-lost = We kunnen de tafel niet bereiken. Kijk of de computer met het spel aanstaat en probeer het nog eens.
error-table-unknown = We kunnen die tafel niet vinden. Kijk de code na: zes letters en cijfers.
error-table-guesses = Dat waren veel verkeerde codes. Wacht een minuut en probeer het dan nog eens.
error-table-full-house = Er is nu geen plek voor nog een tafel. Probeer het later nog eens.
error-table-no-space = Er is geen ruimte meer voor een nieuwe tafel. Vraag degene die het spel beheert om ruimte te maken.
error-table-crowded = Er kijken al te veel mensen mee aan deze tafel. Probeer het straks nog eens.
error-table-stage = Dat kan nu niet. Wacht tot de race voorbij is, of ga eerst terug naar de plaatsen.
error-table-no-race = Er is nu geen race bezig. Wacht tot de volgende begint.
error-race-running = De race is al bezig. Rij hem eerst uit, of ga terug naar de plaatsen.
error-race-unknown = Deze race is niet te vinden. Alleen races die klaar zijn, worden bewaard.
error-table-few-seats = Voor een race heb je minstens { $least } auto’s nodig. Zet er eerst een andere bij.
error-table-many-seats = Op dit speelbord is maar plek voor { $most } auto’s. Haal er eerst één weg.
error-table-too-long = Deze race is te lang geworden. Ga terug naar de plaatsen en start een nieuwe.
error-seat-not-yours = Dat is de plaats van iemand anders. Overleg samen, of vraag het aan de spelleider.
error-turn-not-yours = Iemand anders is aan de beurt. Wacht even op jouw beurt.
error-seat-host = Daar zit de spelleider. Maak eerst iemand anders spelleider.
error-seat-nobody = Daar zit niemand. Kies iemand die aan tafel zit.
error-seat-not-joined = Op die plaats zit niemand die je kunt wegsturen. Kijk wie nu waar zit.
error-seat-computer = De computer bestuurt die auto. Dat kun je vóór een race bij de plaatsen veranderen.
error-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
error-car-taken = Iemand heeft die auto al. Kies een andere, of vraag het aan de spelleider.
error-seat-unknown = Deze plaats is er niet meer. Kijk wie nu waar zit.
error-host-not-you = Dat mag alleen de spelleider. Vraag het even.
error-ply-stale = De race is al verder. Kijk op het speelbord en probeer het nog eens.
error-action-illegal = Dat gaat niet. Probeer een plek die oplicht.
error-action-notation = We konden niet zien wat je bedoelde. Probeer een plek die oplicht.
error-game-over = De race is voorbij. Start een nieuwe.
error-option-unknown = Dit spel heeft die regel niet. Laad de pagina opnieuw.
error-option-value = Dat gaat niet samen. Kies iets anders.
error-track-unknown = We kunnen dat speelbord niet vinden. Kies een ander.
error-driver-unknown = We kunnen die bestuurder niet vinden. Kies een andere.
error-game-unknown = We kunnen dat spel niet vinden. Kies een ander.
error-dice-no-roll = Er valt nu niets te gooien. Doe je zet.
error-dice-nonce = De dobbelstenen rollen al.
error-game-no-chances = In dit spel weet niemand dat van tevoren. Laat je verrassen!
error-bar-off = De balk staat nu uit. De spelleider kan hem aanzetten.
error-coach-off = De uil helpt hier nu niet. Je kunt hem in het menu erbij halen.
error-frame-unreadable = Er is iets door elkaar geraakt. Laad de pagina opnieuw.
error-frame-too-large = Dat was te veel ineens. Probeer een kortere tekst.
error-frame-too-many = Dat ging te snel. Haal even adem en probeer het nog eens.
error-store-failed = Dit kon niet worden bewaard. Probeer het nog eens.
error-server-failed = Er ging iets mis. Probeer het nog eens.
error-host-unknown = Dit adres klopt niet. Open de link nog eens.
error-origin-foreign = Deze pagina hoort niet bij de tafel. Open de link nog eens.
error-page-unknown = Hier is niets. Ga terug naar de spellen.
error-page-method = Hier is niets. Ga terug naar de spellen.
error-track-file = Op dit speelbord kun je niet racen.
error-record-failed = Deze race is te moeilijk om uit te rekenen. Probeer een andere.
error-other = Dat lukte niet. Probeer het nog eens, of laad de pagina opnieuw.

# Terminal

cli-quoted = ‘{ $text }’
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, Enter voor 1, q om te stoppen:
cli-ask-again = { $answer } kan hier niet: typ een getal van 1 tot { $most }, of een woord hierboven.
cli-ask-seat = plaats { $seats }, Enter voor { $first }, q om te stoppen:
cli-ask-seat-again = { $answer } kan hier niet: typ het nummer van een plaats, { $seats }.
cli-next-turn = Enter voor de volgende beurt, q om te stoppen:
cli-left = Je bent uit de race gestapt.
cli-keeps = Plaatjes die weer verdekt liggen, horen te verdwijnen. Hier blijven ze zichtbaar: niet hierboven spieken!
cli-sitting = Race { $number } van { $races }
cli-compiling = De snelle motor wordt gebouwd. Dat gebeurt één keer en duurt een minuut of twee.
cli-stuck = Geen enkele auto kan de finish nog halen: de race stopt hier en niemand wint.
cli-saved = Bewaard: { $file }
cli-saved-here = Zodat hij niet verloren gaat, staat de race hier:
cli-fair =
    { $count ->
        [one] Eerlijk: die ene worp of trekking klopt.
       *[other] Eerlijk: alle { $count } worpen en trekkingen kloppen.
    }
cli-right =
    { $count ->
        [one] Die ene worp of trekking klopt.
       *[other] Alle { $count } worpen en trekkingen kloppen.
    }
cli-mixed =
    { $mixed ->
        [0] Het geheime getal lag voor de race vast; geen enkele plaats deed er een bij.
        [one] { $mixed } van de { $seats } plaatsen deed er een eigen getal bij.
       *[other] { $mixed } van de { $seats } plaatsen deden er eigen getallen bij.
    }
cli-racing = onderweg
cli-tally = { $game }, races: { $races }, startwaarde: { $seed }
cli-seat = plaats
cli-driver = bestuurder
cli-wins = gewonnen
cli-interval = 95%
cli-turns = beurten per race: { $mean } ± { $plusminus }
cli-endless = eindeloze races, gestopt: { $count }
cli-engine =
    { $engine ->
        [fast] motor: gecompileerd
       *[rules] motor: de regels, want niet elke bestuurder is gecompileerd
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } spelers
cli-option = instelling
cli-choices = keuzes
cli-usual = { $choice } (standaard)
cli-rule = regel
cli-meaning = betekenis
cli-boards = speelborden: { $boards }
cli-drivers = bestuurders: { $drivers }
cli-ladder = de ladder: hoogstens { $races } races per duel, startwaarde { $seed }
cli-ladder-race = race
cli-ladder-pair = duel
cli-ladder-up = één sterkere bestuurder tussen zwakkere
cli-ladder-down = één zwakkere bestuurder tussen sterkere
cli-ladder-fair = als allemaal gelijk waren
cli-ladder-verdict = oordeel
cli-ladder-basis = gebaseerd op
cli-ladder-races = gereden
cli-ladder-says =
    { $verdict ->
        [stronger] duidelijk sterker
        [weaker] duidelijk zwakker
       *[open] onbeslist
    }
cli-ladder-rests =
    { $basis ->
        [lot] toeval
        [rule] een regel
        [tables] tabellen
        [belief] geheugen
        [search] vooruitkijken
        [solved] alle posities
       *[certified] alle posities, bewezen
    }
cli-ladder-note = 95%-intervallen; * volgens de regels gereden, omdat niet elke bestuurder gecompileerd is
cli-port-taken = Poort { $port } is bezet; het wordt poort { $instead }.
cli-open = De tafel is open: { $address }
cli-at-home = Iedereen in het thuisnetwerk kan meedoen: { $address }
cli-letters = 1 tot { $most } letters
cli-tables-code = code
cli-tables-game = spel
cli-tables-stage = fase
cli-tables-races = races
cli-tables-trophies = bekers
cli-tables-events = gebeurtenissen
cli-tables-size = grootte
cli-tables-last = laatste
cli-tables-aside = apart gelegd
cli-stage-lobby = plaatsen
cli-stage-racing = race
cli-stage-over = podium
cli-tables-none = er zijn geen tafels in { $file }
cli-tables-exported = tafel { $code } staat in { $file }
cli-tables-ask = { $codes } verwijderen, met alle races en bekers?
cli-tables-removed = verwijderd: { $codes }; een kopie van alles staat in { $copy }
cli-tables-kept = er is niets verwijderd
cli-tables-set-aside = tafel { $code }, gebeurtenis { $number } is apart gelegd: { $reason }
cli-backup-made = { $file } bevat een kopie van alle tafels ({ $tables })
cli-restored = { $file } bevat nu de kopie; wat er eerst in stond, staat in { $copy }
cli-restored-new = { $file } bevat nu de kopie
cli-error-game-unknown = het spel ‘{ $game }’ bestaat niet; kies { $choices }
cli-error-game-no-chances = in { $game } kan niemand de kansen uitrekenen; er valt niets te analyseren
cli-error-option-unknown = de instelling ‘{ $option }’ bestaat niet; kies { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } kan hier niet
       *[other] { $option }={ $value } kan niet; kies { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } kan niet op het speelbord { $board }; op deze speelborden wel: { $boards }
       *[other] { $option }={ $value } kan niet op het speelbord { $board }; kies { $choices }, of een ander speelbord: { $boards }
    }
cli-error-option-twice = { $option } staat er twee keer, als { $first } en als { $second }; kies één daarvan
cli-error-option-least = { $option }={ $value } kan niet; kies { $least } of meer
cli-error-option-setting = --set { $value } kan niet; schrijf het zo: --set NAAM=WAARDE
cli-error-option-data = --data { $value } kan niet; schrijf sqlite:/// en de naam van een bestand, zoals sqlite:///tables.sqlite
cli-error-option-seed = met --seed { $value } kan iedereen de dobbelstenen voorspellen; laat het weg als anderen mee kunnen doen
cli-error-driver-unknown = de bestuurder ‘{ $driver }’ bestaat niet; kies { $choices }
cli-error-driver-none = er zijn geen bestuurders; noem er 1 tot { $players }, zoals --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } bestuurders voor { $players } plaatsen
cli-error-driver-table = de tabel van deze bestuurder past niet bij dit speelbord
cli-error-driver-file = in { $file } staan geen bestuurders: { $said }
cli-error-track-unknown = het speelbord ‘{ $track }’ bestaat niet; kies { $choices }
cli-error-track-file = dit bestand is geen speelbord: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] dit bestand is geen race van Hairpin: { $said }
        [cut] het einde van deze race ontbreekt: { $said }
        [turn] beurt { $turn } is niet zoals er gereden is: { $said }
        [version] deze Hairpin kent de regels van deze race niet: { $said }
       *[line] deze race is veranderd of beschadigd: { $said }
    }
cli-error-record-not-fair = deze race is niet met eerlijke dobbelstenen gereden; er valt niets na te kijken
cli-error-record-not-ended = deze race is nog niet klaar; nakijken kan daarna
cli-error-record-too-long = deze race is te lang: er kunnen hooguit { $most } zetten worden geanalyseerd
cli-error-file-unusable =
    { $deed ->
        [missing] het bestand { $file } bestaat niet
        [directory] { $file } is een map, geen bestand
        [locked] { $file } mag je niet lezen
        [binary] in { $file } staat geen tekst, dus ook geen race
        [empty] { $file } is leeg
        [homeless] { $file } is niet te schrijven: die map bestaat niet
        [full] { $file } is niet te schrijven: er is geen ruimte meer
        [read] { $file } is niet te lezen
       *[write] { $file } is niet te schrijven; mag je daar schrijven?
    }
cli-error-store-file = { $file } kan geen tafels bewaren: het is een map, of zijn map kan niet worden gemaakt
cli-error-store-locked = { $file } is in gebruik door een andere Hairpin; sluit die eerst, of kies met --data een ander bestand
cli-error-store-newer = { $file } is van een nieuwere Hairpin en blijft zoals het is; werk deze bij om het te openen
cli-error-store-read-only = { $file } kan niet worden geschreven; kijk wie het bestand en zijn map mag schrijven
cli-error-store-damaged =
    { $copy ->
        [none] { $file } is beschadigd en blijft zoals het is; heb je ergens anders een kopie, dan haalt ‘hairpin restore KOPIE’ die terug
       *[other] { $file } is beschadigd en blijft zoals het is; de nieuwste kopie is { $copy }, en ‘hairpin restore { $copy }’ haalt die terug
    }
cli-error-store-full = de schijf is vol, dus { $file } kan niet worden geschreven; maak ruimte en start opnieuw, er is niets verloren
cli-error-store-foreign = { $file } is geen bestand van Hairpin en blijft zoals het is; kies met --data een ander
cli-error-table-unknown = er is geen tafel { $code }
cli-error-file-exists = { $file } bestaat al; kies een andere naam
cli-error-port-taken = op { $host } lukt het niet; kies een andere --host of --port
cli-error-page-missing = de pagina is niet gebouwd; start ‘make page’
cli-error-compiler-missing = de compiler is niet geïnstalleerd ({ $package } ontbreekt); laat ‘make play’ één keer met netwerk klaar worden, of voer ‘pip install numba’ uit
