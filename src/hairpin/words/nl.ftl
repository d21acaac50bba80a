# Aan tafel: tafel, plaats, spelleider, code, link. We zeggen je.

# Home

title = Hairpin
home-choose = Wat gaan we spelen?
home-code = Uitgenodigd? Typ de code van de tafel:
home-last = Terug naar tafel { $code }
home-last-who = { $game }: { $names }
home-join = Meedoen
credits = Een onafhankelijke, niet-officiële uitvoering met eigen tekeningen en eigen woorden. Monza is een spel van Jürgen P. K. Grunau, DaCart rally (Memo-Car-Race) een spel van Katja en Markus Nikisch; beide worden uitgegeven door HABA, dat niets met deze pagina te maken heeft.
sound = Geluid
strong-symbols = Duidelijke tekens
language = Taal
close = Sluiten
to-home = Alle spellen
line-connecting = Op weg naar je tafel …
line-lost = De verbinding is weg. Er gaat niets verloren: we gaan verder zodra die er weer is.
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
        [racer] rijdt zo ver als het kan
        [tactician] houdt de anderen in de gaten
        [champion] denkt alles helemaal door
        [dawdler] neemt de tijd
       *[other] komt van een gast
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, niveau { $level } van { $most }
    }
driver-dial = Hoe goed rijdt { $name }?
driver-dial-least = laat kleintjes winnen
driver-dial-most = bijna als { $racer }
driver-dial-share = wint ongeveer { $wins } van de { $races } races tegen { $racer }
driver-mind =
    { $mind ->
        [preparing] maakt zich nog klaar; zolang rijdt { $racer }
        [studying] leert deze baan nog; tot dan zelf vooruitdenken
        [tables] kent de weg uit het hoofd
        [belief] onthoudt wat er te zien was
        [solved] kent elke stand
        [certified] kent elke stand, op een haar na
       *[search] denkt zelf vooruit
    }

# Lobby

lobby-title = Tafel { $code }
lobby-invite-code = Tafel { $code }: link voor gasten tonen
lobby-seats = Plaatsen
lobby-more = Meer
lobby-own-board = Jullie eigen circuit
lobby-choose-board = Een ander bord kiezen
lobby-made-boards = Uit jullie werkplaats
lobby-variants = Varianten
lobby-add = Nog iemand aan tafel
lobby-add-here = hier
lobby-add-link = met link
lobby-add-computer = computer
lobby-start = Start!
lobby-wait = De spelleider start de race. Tot die tijd kun je je naam en je raceauto nog veranderen.
lobby-wait-watch = De spelleider start de race. Neem een vrije plaats, of kijk mee.
start-missing =
    { $count ->
        [one] { $names } is er nog niet.
       *[other] { $names } zijn er nog niet.
    }
start-wait = We wachten
start-link = { $name } de link sturen
start-computers =
    { $count ->
        [one] Daar rijdt een computer
       *[other] Daar rijden computers
    }
start-anyway = Toch starten
watching = Je kijkt mee.
watching-sit = Meespelen als { $name }
host-gone = De pagina van de spelleider is weg. We gaan verder zodra de spelleider terug is.
host-gone-link = { $name } de link nog eens sturen
host-gone-new = Een nieuwe tafel zoals deze openen
link-dead = Deze link werkt niet meer.
link-dead-says = De plaats is van iemand anders, of er mist een stuk van de link. Vraag om een nieuwe. Meekijken kan alvast.
link-dead-free = Of neem een vrije plaats:
link-watch = Meekijken
link-used = Met deze link speelt al iemand.
link-used-says = Hij leidt naar { $name }. Nu besturen twee apparaten dezelfde auto. Wil je een eigen auto, vraag dan om een andere link.
link-used-ok = Prima zo
lobby-watch = Uitnodigen en meekijken
lobby-watch-says = Wie dit scant, komt aan tafel: om mee te kijken of om een vrije plaats te nemen.
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
seat-names = Namen van de laatste avonden
seat-remove = { $name } van tafel halen
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
        [away] is even weg
       *[free] nog vrij
    }
seat-show-link = Link
seat-sit = Hier zit ik
seat-link-title = De weg naar de plaats van { $name }
seat-link-says = Scan dit met de andere telefoon, of stuur de link door. Hij brengt je altijd terug naar deze plaats.
invite-qr = QR-code van de link
invite-link = Link
invite-copy = Link kopiëren
invite-copied = Gekopieerd!
invite-marked = De link is geselecteerd: kopieer hem zelf.
invite-code = Code van de tafel:
invite-here-only = Alleen deze computer kan deze link openen, geen telefoon. Wil je dat iedereen thuis mee kan doen, stop Hairpin dan en start het zo:
invite-no-network = Deze computer zit nu in geen netwerk, dus geen telefoon kan erbij. Verbind hem met de wifi en open deze kaart nog eens.
starter = Wie begint?
starter-rule =
    { $rule ->
        [youngest] de jongste
        [champion] de kampioen
        [random] het toeval
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
        [champion] De kampioen van de vorige race begint.
        [random] Het toeval bepaalt wie begint.
       *[seat] { $name } begint.
    }
evening-again = Net als de vorige keer
evening-again-names = Net als de vorige keer: { $names }
evening-again-champion = Net als de vorige keer: { $names }. Kampioen van die avond: { $champion }
evening-others = Laatste avonden
evening-kept = Alleen dit apparaat onthoudt ze. Er wordt niets verstuurd.
evening-forget = Deze avond vergeten
evening-forgotten = Vergeten.
evening-undo = Nee, bewaren
odd-board = Ongewoon, maar je kunt erop racen:
lobby-count =
    { $count ->
        [one] Eén plaats aan tafel.
       *[other] { $count } plaatsen aan tafel.
    }

# Options

more-board = Speelbord
more-pace = Hoe snel moet het gaan?
more-house-rules = Huisregels
more-reconstruction = Geen enkel spelregelboekje beschrijft de borden en plaatjes helemaal: die van ons zijn nagemaakt naar alles wat bekend is.
menu-device = Dit apparaat
menu-table = De tafel
full-screen = Volledig scherm
volume = Hoe hard mag het klinken?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] heel rustig
        [calm] rustig
        [normal] gewoon
        [quick] vlot
       *[fast] heel vlot
    }

# Race

race-seats = Wie speelt er mee
race-turn = { $name } is aan de beurt.
race-your-turn = Jij bent aan de beurt, { $name }!
race-driven = De computer rijdt.
race-preparing = { $driver } maakt zich nog klaar; zolang rijdt { $racer }.
race-relieved = { $driver } denkt niet meer verder. { $racer } rijdt verder.
race-taken-back = { $name } rijdt weer zelf.
race-away = niet verbonden
race-champion = Kampioen
menu = Menu
menu-leave = Weggaan
menu-leave-ask = Echt van tafel gaan? Met je link kom je terug op je plaats.
menu-abandon = Race stoppen
menu-abandon-ask = De race echt stoppen? Dan wint niemand en gaat iedereen terug naar de plaatsen.
menu-hand-over = De computer laten rijden voor { $name }
menu-take-back = { $name } rijdt weer zelf
menu-pass-host = { $name } spelleider maken
menu-pass-host-ask = { $name } spelleider maken? { $name } start dan de races en bepaalt de regels.
no-stay = Nee, verder
waiting-for = We wachten op { $name } …
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
leave-title = Blijf je bij ons?
leave-says = De race is nog bezig.
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
podium-rest = Daarna telt wie verder kwam.
podium-again = Nog een keer!
podium-wait = De spelleider mag de volgende race starten.
podium-wait-names =
    { $count ->
        [one] { $names } kan de volgende race starten.
       *[other] { $names } kunnen de volgende race starten.
    }
podium-shelf = Bekers van deze tafel
podium-lobby = Plaatsen en regels
podium-look = Speelbord bekijken
podium-story = De race in beelden
podium-story-next = Volgende plaat
podium-picture = Plaatje
podium-picture-title = Een plaatje van de race
podium-picture-save = Bewaren
podium-picture-send = Versturen
podium-picture-failed = Het plaatje is niet gelukt. Probeer het nog eens.
podium-fair-short =
    { $count ->
        [0] Het toeval was voor de race verzegeld.
       *[other] Het toeval was eerlijk.
    }
podium-fair-why = Hoe weten we dat?
podium-fair =
    { $count ->
        [0] Het toeval zat al voor de race in een dichte envelop; niemand aan tafel heeft het gemengd. Nu mag iedereen erin kijken.
        [one] Eerlijk gereden: het toeval zat al voor de race in een dichte envelop, en één plaats heeft meegemengd. Nu mag iedereen erin kijken.
       *[other] Eerlijk gereden: het toeval zat al voor de race in een dichte envelop, en { $count } plaatsen hebben meegemengd. Nu mag iedereen erin kijken.
    }
podium-record = Race bewaren om na te kijken

# Said aloud and in words

said = Wat er gebeurd is
say-again = Zeg het nog eens
read-aloud = Voorlezen
in-words = In woorden
in-words-ways = Wat je kunt doen
parts = { $first }, { $rest }
race-room = De race

# Keys

keys = Toetsen
keys-tab = naar het volgende
keys-enter = indrukken
keys-escape = liever niet

# Rules

rules = Regels
rules-of = De regels
rules-read = Lees de regel
rules-pages = Spellen en varianten
rules-print = Printen
rules-house = Zo kun je het ook spelen
rules-numbers = Regelnummers

# First race

lesson = De coach
lesson-first-time = Eerste keer?
lesson-first-time-says = Een korte race die zichzelf uitlegt.
lesson-try = Uitproberen
lesson-ok = Oké
lesson-end = Geen tips meer
lesson-choose = Wat wil je uitproberen?
lesson-more = Meer leren
lesson-ended = Geen tips meer. En nu?
lesson-race-on = Verder racen

# Shelves and files

free-undo = Terugnemen
free-redo = Toch weer wel
free-keep = Bewaren
free-kept = { $name } is bewaard.
shelf-full = De plank is vol: er passen er { $most } op. Gooi er eerst een weg.
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
        [lobby] { $name } wegsturen? De plaats is weer vrij, en { $name } kan alleen terugkomen met een nieuwe link van jou.
       *[racing] { $name } wegsturen? De computer rijdt verder, en { $name } kan alleen terugkomen met een nieuwe link van jou.
    }
table-locked = Tafel { $code } is op slot.
table-locked-next = Er kan nu niemand bij komen. Vraag de spelleider om de tafel open te doen, of om een eigen link.
table-sent-away = Je zit niet meer aan tafel { $code }.
table-sent-away-next = De spelleider heeft je weggestuurd van je plaats. Praat er samen over: alleen met een nieuwe link kom je terug.
try-again = Nog eens proberen
seat-car-taken = { car-name }: die is van { $name }
race-closed = De laatste race kon niet verder: het spel is sinds de start veranderd. Niemand heeft verloren, en alle bekers zijn er nog. Start gewoon een nieuwe!
home-kept =
    { $days ->
        [0] Tafels blijven staan tot wie deze server beheert ze opruimt.
        [one] Tafels met een race die is uitgereden, blijven. Een tafel waaraan niets is gereden, wordt na één dag opgeruimd.
       *[other] Tafels met een race die is uitgereden, blijven. Een tafel waaraan niets is gereden, wordt na { $days } dagen opgeruimd.
    }

# Errors

error-table-locked = De tafel is op slot: er kan niemand meer bij komen. Vraag het de spelleider.
error-table-sent-away = Je zit niet meer aan deze tafel. Vraag de spelleider om een nieuwe link.
error-server-busy = Het is nu te druk. Wacht even en probeer het nog eens.
error-server-full = Er zijn nu te veel mensen verbonden. Probeer het zo meteen nog eens.
error-store-full = Er is geen plek meer om dit op te schrijven. Er is niets kwijt: alles tot hier blijft bewaard. Zeg het tegen wie de server beheert.
error-line-lost = De tafel geeft geen antwoord. Kijk of de computer met het spel aanstaat en probeer het nog eens.
error-table-unknown = Die tafel bestaat niet. Kijk de code na: zes letters en cijfers.
error-table-full-house = Er is nu geen plek voor nog een tafel. Probeer het later nog eens.
error-table-stage = Dat kan nu niet. Wacht tot de race voorbij is, of ga eerst terug naar de plaatsen.
error-table-too-long = Deze race is te lang geworden. Ga terug naar de plaatsen en start een nieuwe.
error-seat-not-yours = Iemand anders is aan de beurt. Wacht even op jouw beurt.
error-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
error-seat-unknown = Deze plaats is er niet meer. Kijk wie nu waar zit.
error-host-not-you = Dat mag alleen de spelleider. Vraag het even.
error-ply-stale = De race is intussen verdergegaan. Kijk op het bord en probeer het nog eens.
error-action-illegal = Dat past niet. Probeer een plek die oplicht.
error-action-notation = De tafel begreep deze zet niet. Probeer een plek die oplicht.
error-game-over = De race is voorbij. Start een nieuwe.
error-option-unknown = Dit spel heeft die regel niet. Laad de pagina opnieuw.
error-option-value = Dat gaat niet samen. Kies iets anders.
error-track-unknown = Dit bord bestaat niet. Kies een ander.
error-driver-unknown = Deze bestuurder bestaat niet. Kies een andere.
error-game-unknown = Dit spel bestaat niet. Kies een ander.
error-dice-nonce = De dobbelstenen rollen al; ze blijven eerlijk.
error-frame-unreadable = De pagina en de tafel begrijpen elkaar niet. Laad de pagina opnieuw.
error-frame-too-large = Dat was te veel ineens. Probeer een kortere tekst.
error-frame-too-many = Dat ging te snel. Haal even adem en probeer het nog eens.
error-store-failed = De tafel kon dit niet opschrijven. Probeer het nog eens.
error-server-failed = Er ging iets mis aan de tafel. Probeer het nog eens.
error-host-unknown = De tafel kent dit adres niet. Open de link nog eens.
error-origin-foreign = Deze pagina hoort niet bij de tafel. Open de link nog eens.
error-page-unknown = Hier is niets. Ga terug naar de spellen.
error-page-method = Hier is niets. Ga terug naar de spellen.
error-track-file = Op dit bord kan niemand racen.
error-other = Dat lukte niet. Probeer het nog eens, of laad de pagina opnieuw. ({ $said })

# Terminal

cli-ask = 1–{ $most }, Enter voor 1, q om weg te gaan:
cli-ask-again = { $answer } kan hier niet: een getal van 1 tot { $most }, of een woord hierboven.
cli-ask-seat = plaats { $seats }, Enter voor { $first }, q om weg te gaan:
cli-ask-seat-again = { $answer } kan hier niet: het nummer van een plaats, { $seats }.
cli-next-turn = Enter voor de volgende beurt, q om weg te gaan:
cli-left = De race stopt hier.
cli-keeps = Een scherm zou omgedraaide plaatjes wissen. Deze uitvoer bewaart ze: niet hierboven spieken!
cli-sitting = Race { $number } van { $races }
cli-compiling = De snelle motor wordt gebouwd. Dat gebeurt één keer en duurt een minuut of twee.
cli-stuck = Geen enkele auto kan de finish nog halen: de race stopt hier en niemand wint.
cli-saved = Bewaard: { $file }
cli-saved-here = Zodat de race niet verloren gaat, staat ze hier:
cli-fair =
    { $count ->
        [one] Eerlijk: het ene antwoord van het toeval klopt.
       *[other] Eerlijk: alle { $count } antwoorden van het toeval kloppen.
    }
cli-right =
    { $count ->
        [one] Het ene antwoord van het toeval klopt.
       *[other] Alle { $count } antwoorden van het toeval kloppen.
    }
cli-mixed =
    { $mixed ->
        [0] De dobbelstenen waren vooraf beloofd, niemand aan tafel heeft ze gemengd.
        [one] Eén van de { $seats } plaatsen heeft de dobbelstenen gemengd.
       *[other] { $mixed } van de { $seats } plaatsen hebben de dobbelstenen gemengd.
    }
cli-racing = onderweg
cli-tally = { $races } races { $game }, startwaarde { $seed }
cli-seat = plaats
cli-driver = bestuurder
cli-wins = gewonnen
cli-interval = 95 %
cli-turns = beurten per race: { $mean } ± { $plusminus }
cli-endless = eindeloze races, gestopt: { $count }
cli-engine =
    { $engine ->
        [fast] gereden: gecompileerd
       *[rules] gereden: volgens de regels, want niet elke bestuurder is gecompileerd
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } spelers
cli-option = instelling
cli-choices = keuzes
cli-usual = { $choice } (gewoon)
cli-rule = regel
cli-meaning = betekenis
cli-boards = speelborden: { $boards }
cli-drivers = bestuurders: { $drivers }
cli-ladder = de ladder: hoogstens { $races } races per duel, startwaarde { $seed }
cli-ladder-race = race
cli-ladder-pair = duel
cli-ladder-up = één van boven tussen die van onder
cli-ladder-down = één van onder tussen die van boven
cli-ladder-fair = als allen gelijk waren
cli-ladder-verdict = oordeel
cli-ladder-basis = rijdt volgens
cli-ladder-races = gereden
cli-ladder-says =
    { $verdict ->
        [stronger] duidelijk sterker
        [weaker] duidelijk zwakker
       *[open] open
    }
cli-ladder-note = 95%-intervallen; * volgens de regels gereden, omdat niet elke bestuurder gecompileerd is
cli-port-taken = Poort { $port } is bezet; het wordt { $instead }.
cli-open = De tafel is open: { $address }
cli-at-home = Iedereen in het thuisnetwerk kan meedoen: { $address }
cli-letters = 1 tot { $most } letters
cli-tables-code = code
cli-tables-game = spel
cli-tables-stage = stand
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
cli-error-driver-unknown = de bestuurder ‘{ $driver }’ bestaat niet; kies { $choices }
cli-error-driver-none = niemand rijdt; noem 1 tot { $players } bestuurders, zoals --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } bestuurders voor { $players } plaatsen
cli-error-driver-table = de tabel van deze rijder past niet bij deze baan
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
        [none] { $file } is beschadigd en blijft zoals het is; heb je ergens anders een kopie, dan haalt “hairpin restore KOPIE” die terug
       *[other] { $file } is beschadigd en blijft zoals het is; de nieuwste kopie is { $copy }, en “hairpin restore { $copy }” haalt die terug
    }
cli-error-store-full = de schijf is vol, dus { $file } kan niet worden geschreven; maak ruimte en start opnieuw, er is niets verloren
cli-error-store-foreign = { $file } is geen bestand van Hairpin en blijft zoals het is; kies met --data een ander
cli-error-table-unknown = er is geen tafel { $code }
cli-error-file-exists = { $file } bestaat al; kies een andere naam
cli-error-port-taken = op { $host } lukt het niet; kies een andere --host of --port
cli-error-page-missing = de pagina is niet gebouwd; start ‘make page’
cli-error-compiler-missing = de compiler is niet geïnstalleerd ({ $package } ontbreekt); laat “make play” één keer met netwerk klaar worden, of voer “pip install numba” uit
