# Memo-Car-Race: auto, tessera pista, corsia dei box, tanica, tessera partenza-traguardo, strada senza uscita,
# scambiare di posto, scoprire (coperta, scoperta), ruotare.

# Home

memo-title = Memo-Car-Race
memo-says = Scopri una tessera. Ti ricordi la strada?

# Options

option-memo-reveal = Quali tessere posso scoprire?
option-memo-reveal-road = Quelle dove porta la mia strada
option-memo-reveal-any = Qualunque tessera accanto alla mia
option-memo-first-dead-end = Quando si può puntare una strada senza uscita verso una tessera coperta?
option-memo-first-dead-end-first-round = Solo nel primo giro
option-memo-first-dead-end-first-drive = Nel primo viaggio di ogni auto
option-memo-canisters = Quali taniche ci sono nella corsia dei box?
option-memo-canisters-all = Di qualunque dei quattro colori
option-memo-canisters-starts = Solo dei colori da cui sono partite le auto
option-memo-aid = Aiuto per ricordare
option-memo-aid-says = Questi giocatori vedono una tessera ancora per un momento dopo che è stata coperta. Tutti sanno chi ha questo aiuto.
option-memo-tiles = Quali tessere pista?
option-memo-tiles-road-tiles = Tessere pista
option-memo-tiles-open-roads = Strade aperte: nessuna strada senza uscita, per i piccoli
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Strade aperte
option-memo-players = Quanti giocatori?
option-memo-starter = Quale posto comincia?

# Race

race-canister =
    { $car ->
        [red] ha una tanica: via verso la tessera partenza-traguardo rossa
        [yellow] ha una tanica: via verso la tessera partenza-traguardo gialla
        [green] ha una tanica: via verso la tessera partenza-traguardo verde
       *[blue] ha una tanica: via verso la tessera partenza-traguardo blu
    }
memo-table = Il tavolo: cinque file di cinque tessere, con la corsia dei box al centro
memo-down = { $cell }, coperta
memo-ghost = { $cell }, coperta, poco fa: { $kind }
memo-open = { $cell }, { $kind }, la strada va { $ways }
memo-turned-up = { $cell }, appena scoperta: { $kind }
memo-offered = { $cell }, { $kind }, la strada andrebbe { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, corsia dei box, niente più taniche
        [one] { $cell }, corsia dei box, una tanica
       *[other] { $cell }, corsia dei box, { $count } taniche
    }
memo-the-pit = la corsia dei box
memo-start =
    { $colour ->
        [red] tessera partenza-traguardo rossa
        [blue] tessera partenza-traguardo blu
        [green] tessera partenza-traguardo verde
       *[yellow] tessera partenza-traguardo gialla
    }
memo-to-start =
    { $colour ->
        [red] la tessera partenza-traguardo rossa
        [blue] la tessera partenza-traguardo blu
        [green] la tessera partenza-traguardo verde
       *[yellow] la tessera partenza-traguardo gialla
    }
memo-car =
    { $car ->
        [red] auto rossa
        [yellow] auto gialla
        [green] auto verde
        [blue] auto blu
        [white] auto bianca
       *[purple] auto viola
    }
memo-kind =
    { $kind ->
        [straight] rettilineo
        [curve] curva
        [junction] bivio
        [crossing] incrocio
       *[dead-end] strada senza uscita
    }
memo-side =
    { $side ->
        [N] in alto
        [E] a destra
        [S] in basso
       *[W] a sinistra
    }
memo-row =
    { $row ->
        [1] fila in alto
        [2] seconda fila
        [3] fila di mezzo
        [4] quarta fila
       *[5] fila in basso
    }
memo-column =
    { $column ->
        [1] tutta a sinistra
        [2] la seconda da sinistra
        [3] al centro
        [4] la seconda da destra
       *[5] tutta a destra
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = { $name } parte da qui: { $first }.
memo-say-turned = { $name } scopre una tessera, { $first }: { $kind }.
memo-say-laid = La sua strada va { $ways }.
memo-say-offered = { $kind }, la strada va { $ways }
memo-say-moved = { $name } si sposta qui: { $second }.
memo-say-covered = Di nuovo coperta: { $first }.
memo-say-swapped = { $name } scambia di posto due tessere: { $first }; e { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } prende una tanica: via verso la tessera partenza-traguardo rossa!
        [blue] { $name } prende una tanica: via verso la tessera partenza-traguardo blu!
        [green] { $name } prende una tanica: via verso la tessera partenza-traguardo verde!
       *[yellow] { $name } prende una tanica: via verso la tessera partenza-traguardo gialla!
    }
memo-say-finished = { $name } è al traguardo!
memo-hint-place = Da dove vuoi partire?
memo-hint-choose = Dove si va?
memo-hint-rotate = Ruota la tessera, poi parti.
memo-hint-drive = Si parte!
memo-hint-stuck = Non puoi muoverti? Scambia di posto due tessere.
memo-hint-first = Scegli una tessera…
memo-hint-second = …e poi un’altra.
memo-hint-wait = Guarda bene!
memo-swap = Scambia di posto due tessere
memo-cancel = Meglio di no
memo-rotate = Ruota la tessera
memo-drive = Vai lì
seat-aid = Aiuto per ricordare
memo-aided = Aiuto per ricordare: { $names }. Le tessere si vedono ancora per un momento.

# Podium

memo-reason = Prima di tutti al traguardo del colore della tanica.
memo-to-finish =
    { $count ->
        [one] manca una tessera al traguardo
       *[other] mancano { $count } tessere al traguardo
    }
memo-to-pit =
    { $count ->
        [one] manca una tessera alla corsia dei box
       *[other] mancano { $count } tessere alla corsia dei box
    }
memo-moment-canister = { $name } prende una tanica!
memo-moment-road = { $name } scambia di posto due tessere, e poi { $other } passa su una delle due.
memo-moment-own-road = { $name } scambia di posto due tessere e poi passa su una delle due.
memo-moment-swap = { $name } scambia di posto due tessere.
memo-moment-dead-end = Una strada senza uscita per { $name }!
memo-moment-home = { $name } porta la tanica al traguardo!

# Said aloud and in words

memo-here = { $name } è qui: { $what }.
memo-not-here = { $name } deve ancora partire.
memo-beside =
    { $side ->
        [N] Sopra: { $what }.
        [E] A destra: { $what }.
        [S] Sotto: { $what }.
       *[W] A sinistra: { $what }.
    }
memo-edge = il bordo del tavolo
memo-open-to-you = puoi andarci
memo-no-road = non ci porta nessuna strada
memo-goal =
    { $colour ->
        [red] { $name } va verso la tessera partenza-traguardo rossa.
        [blue] { $name } va verso la tessera partenza-traguardo blu.
        [green] { $name } va verso la tessera partenza-traguardo verde.
        [yellow] { $name } va verso la tessera partenza-traguardo gialla.
       *[none] { $name } deve prima prendere una tanica nella corsia dei box.
    }
memo-banned = Appena scambiate, quindi stavolta restano dove sono: { $cells }.
memo-way-start = partire da qui: { $what }
memo-way-turn =
    { $side ->
        [N] scoprire la tessera sopra
        [E] scoprire la tessera a destra
        [S] scoprire la tessera sotto
       *[W] scoprire la tessera a sinistra
    }
memo-way-drive =
    { $side ->
        [N] andare in alto: { $what }
        [E] andare a destra: { $what }
        [S] andare in basso: { $what }
       *[W] andare a sinistra: { $what }
    }
memo-way-lay = la strada va { $ways } e porta qui: { $where }
memo-way-lay-nowhere = la strada va { $ways } e non porta da nessuna parte

# Keys

keys-memo-arrows = da tessera a tessera
keys-memo-space = ruotare la tessera
keys-memo-swap = scambiare di posto due tessere
memo-swap-key = S

# Why not?

why-memo-not-your-turn = Tocca a qualcun altro. Guarda bene!
why-memo-wait = Un momento! Si sta ancora muovendo qualcosa.
why-memo-over = La gara è finita.
why-memo-start-first = Prima metti la tua auto su una tessera partenza-traguardo.
why-memo-start-taken = Da lì parte già qualcun altro. Scegline un’altra.
why-memo-here = La tua auto è già lì.
why-memo-not-beside = Quella tessera non è accanto alla tua.
why-memo-no-road = La tua strada non porta lì.
why-memo-roads-apart = Le due strade non si incontrano.
why-memo-turned-up = Hai scoperto una tessera. Adesso devi andare su quella.
why-memo-fixed = La corsia dei box e le tessere partenza-traguardo restano dove sono.
why-memo-under-car = Su quella tessera c’è un’auto, quindi resta dov’è.
why-memo-just-swapped = Quella tessera è appena stata scambiata. Stavolta resta dov’è.
why-memo-same-tile = Quella l’hai già scelta. Scegli un’altra tessera.

# Rules

rules-page-memo = Memo-Car-Race
rules-page-memo-says = Trova la strada su tessere che si coprono di nuovo appena le lasci.
rules-memo-goal = Prendi una tanica nella corsia dei box. Ti mostra un colore: arriva prima di tutti sulla tessera partenza-traguardo di quel colore!
rules-memo-begin = Tutte le tessere pista sono coperte, intorno alla corsia dei box. Ognuno mette un’auto su una tessera partenza-traguardo, del colore che vuole.
rules-memo-turn = Nel tuo turno fai una cosa sola: guidi, o scambi di posto due tessere.
rules-memo-reveal = Guidare: scopri una tessera accanto alla tua. Possono guardare tutti!
rules-memo-road = La tua strada deve portare a quella tessera. Se no, non puoi andarci.
rules-memo-rotate = Ruota la tessera finché la sua strada non incontra la tua. Poi devi andarci, dovunque porti.
rules-memo-cover = La tessera che lasci viene coperta di nuovo. Ricordati che cos’era!
rules-memo-dead-end = Una strada senza uscita nel primo giro? Puoi puntarla verso una tessera coperta.
rules-memo-car = Una tessera con un’auto resta scoperta. Puoi andarci se le due strade si incontrano. Non si spinge nessuno.
rules-memo-open = La corsia dei box e le tessere partenza-traguardo sono sempre scoperte. Puoi andarci se le strade si incontrano.
rules-memo-swap = Oppure scambiare: due tessere coperte si scambiano di posto. Senza sbirciare!
rules-memo-fixed = La corsia dei box, le tessere partenza-traguardo e quelle sotto un’auto restano dove sono.
rules-memo-rest = Le tessere appena scambiate non si possono scambiare di nuovo nel turno dopo. Però ci si può andare.
rules-memo-pit = Nella corsia dei box prendi la tanica in cima. Il suo colore ti dice qual è il tuo traguardo, e tutti possono vederlo.
rules-memo-finish = Se arrivi prima di tutti sulla tessera partenza-traguardo del colore della tua tanica, vinci subito.
rules-memo-free = Con le tessere vere potete anche solo costruire una strada e andarci in giro con le auto.
rules-house-reveal = Puoi scoprire qualunque tessera accanto alla tua, anche se non ci porta nessuna strada.
rules-house-dead-end = Nel primo viaggio di ogni auto si può puntare una strada senza uscita verso una tessera coperta, anche dopo il primo giro.
rules-house-canisters = Nella corsia dei box ci sono solo taniche dei colori da cui sono partite le auto.
rules-house-aid = I più piccoli vedono una tessera ancora per un momento dopo che è stata coperta. Lo sanno tutti.

# First race

lesson-memo-place = Da dove vuoi partire? Tocca una tessera partenza-traguardo.
lesson-memo-choose = La tua strada porta alle tessere che brillano. Tocca quella che vuoi provare!
lesson-memo-rotate = Ruota la tessera finché la sua strada non porta dove vuoi tu. Poi vai!
lesson-memo-turn = Tocca la tessera per ruotarla. In un altro verso è meglio!
lesson-memo-pit = Prima vai nella corsia dei box, al centro, e prendi una tanica.
lesson-memo-home = Hai una tanica. Vai alla tessera partenza-traguardo del suo colore!
lesson-memo-remember = Quando riparti, questa tessera viene coperta di nuovo. Ricordala!
lesson-memo-or-swap = Oppure scambia di posto due tessere invece di guidare.
lesson-memo-swap = Scegli due tessere coperte. Si scambiano di posto.
lesson-memo-stuck = Non puoi muoverti? Scambia di posto due tessere.
lesson-memo-on = Di qua! Tocca la tessera.
lesson-memo-other = Adesso tocca a { $name }. Guarda quali tessere vengono scoperte!
lesson-memo-canister = { $name } ha una tanica. Il colore della tanica dice dove andare.
lesson-memo-end = Questa era una gara intera! Adesso sai giocare.
lesson-memo-says = Scopri le tessere, ricordale, porta la tanica al traguardo.
lesson-memo-fetch = La corsia dei box! Toccala e prendi la tua tanica.
lesson-memo-in = Ecco il tuo traguardo! Toccalo e hai vinto.

# Free play

free-title = Gioco libero
free-says = Costruisci la tua strada e fatti un giro.
free-board = Il tabellone
free-tools = Che cosa costruiamo?
free-tool =
    { $tool ->
        [pencil] Disegna una strada
        [eraser] Gomma
        [straight] rettilineo
        [curve] curva
        [junction] bivio
        [crossing] incrocio
        [dead-end] strada senza uscita
        [start] partenza e traguardo
       *[pit] corsia dei box
    }
free-kind =
    { $kind ->
        [straight] rettilineo
        [curve] curva
        [junction] bivio
        [crossing] incrocio
        [dead-end] strada senza uscita
        [start] partenza e traguardo
       *[pit] corsia dei box
    }
free-place-empty = Riga { $row }, colonna { $column }: vuota
free-place = Riga { $row }, colonna { $column }: { $kind }, la strada va { $ways }
free-hint = Disegna una strada con il dito. Tocca una tessera per ruotarla.
free-shuffle = Sorprendimi con un circuito
free-shuffled = Ecco un circuito nuovo.
free-circuits = Circuiti
free-full = Più grande di così non si può: 40 per 40 tessere.
free-drive = Si parte!
free-build = Costruisci
free-cars = Quali auto partono?
free-take-a-car = Tocca un’auto per guidarla.
free-four-cars = Al massimo quattro auto. Toccane una per toglierla dalla strada.
free-computer-add = Corri contro il computer
free-computer-car = { memo-car }, computer
free-level =
    { $level ->
        [slow] Velocità: bassa
        [middle] Velocità: media
       *[fast] Velocità: alta
    }
free-ghost = Fantasma del tuo giro migliore
free-road = La strada con le auto
free-go = Vai
free-left = Al prossimo bivio a sinistra
free-right = Al prossimo bivio a destra
free-brake = Frena; se l’auto è ferma, girala dall’altra parte
free-keys = Tasti: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] R
        [curve] C
        [junction] B
        [crossing] I
        [dead-end] S
        [start] P
        [turn] G
       *[pit] X
    }
file-circuit = il mio circuito
free-laps = Giri: { $count }
free-last = Ultimo giro: { $seconds } secondi
free-best = Giro migliore: { $seconds } secondi
free-lap-done = Giro { $count }, { memo-car }: { $seconds } secondi.
free-lap-best = Giro { $count }, { memo-car }: { $seconds } secondi. Il più veloce finora!
free-unnamed = Circuito { $number }
free-name = Nome del circuito
free-not-kept = Questo browser non può salvare niente. Salva il circuito in un file.
free-mine = I tuoi circuiti
free-example =
    { $id ->
        [ring] L’anello
        [eight] L’otto
        [snake] Il serpente
       *[town] La città
    }
free-send-says = Chi apre questo link riceve il tuo circuito.
free-clear = Svuota il tabellone
free-received = Qualcuno ti ha mandato un circuito!
error-circuit-broken = Qui dentro non c’è nessun circuito. Fattelo mandare di nuovo.
error-circuit-large = Questo circuito è troppo grande: al massimo 40 per 40 tessere.
error-circuit-version = Questo circuito è stato fatto con un Hairpin più nuovo. Chiedi a chi si occupa del gioco di aggiornarlo.

# Terminal

cli-does-start = parte da qui: { memo-to-start }
cli-does-turn-up = scopre { $cell }
cli-does-find = trova: { memo-kind }
cli-does-lay = ruota la tessera, così la strada va { $ways }, e si sposta su { $cell }
cli-does-go = si sposta qui: { $place }
cli-does-pick = sceglie { $cell } per lo scambio
cli-does-canister =
    { $colour ->
        [red] prende la tanica rossa
        [blue] prende la tanica blu
        [green] prende la tanica verde
       *[yellow] prende la tanica gialla
    }
cli-does-swap = scambia di posto due tessere
