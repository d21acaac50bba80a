# Memo-Car-Race: auto, tessera pista, corsia dei box, tanica, tessera partenza-traguardo, strada senza uscita,
# invertire, scoprire (coperta, scoperta), ruotare.

# Home

memo-title = Memo-Car-Race
memo-says = Scopri una tessera. Ti ricordi la strada?

# Options

option-memo-reveal = Quali tessere posso scoprire?
option-memo-reveal-road = Quelle dove porta la mia strada
option-memo-reveal-any = Qualunque accanto alla mia
option-memo-first-dead-end = Una strada senza uscita può voltare le spalle alla partenza…
option-memo-first-dead-end-first-round = solo nel primo giro
option-memo-first-dead-end-first-drive = al primo viaggio di ogni auto
option-memo-canisters = Le taniche si pescano…
option-memo-canisters-all = fra tutti e quattro i colori
option-memo-canisters-starts = fra i colori da cui sono partite le auto
option-memo-aid = Aiuto per ricordare
option-memo-aid-says = Questi giocatori vedono ancora un po’ le tessere appena coperte. Lo sanno tutti.
option-memo-tiles = Quali tessere pista si mescolano?
option-memo-tiles-road-tiles = Tessere pista
option-memo-tiles-open-roads = Strade aperte: nessuna senza uscita, per i piccoli
option-memo-players = In quanti si corre?
option-memo-starter = Quale posto comincia?

# Race

race-canister =
    { $car ->
        [red] tanica: al traguardo rosso
        [yellow] tanica: al traguardo giallo
        [green] tanica: al traguardo verde
       *[blue] tanica: al traguardo blu
    }
memo-table = Il tavolo: cinque file di cinque tessere, con la corsia dei box al centro
memo-down = { $cell }, coperta
memo-ghost = { $cell }, coperta, poco fa: { $kind }
memo-open = { $cell }, { $kind }, si apre verso { $ways }
memo-turned-up = { $cell }, appena scoperta: { $kind }
memo-offered = { $cell }, appena scoperta: { $kind }, si aprirebbe verso { $ways }
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
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
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
memo-say-laid = La strada si apre { $ways }.
memo-say-offered = { $kind }, si apre { $ways }
memo-say-moved = { $name } avanza: { $second }.
memo-say-covered = Di nuovo coperta: { $first }.
memo-say-swapped = { $name } inverte due tessere: { $first }; e { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } prende una tanica: via verso la tessera partenza-traguardo rossa!
        [blue] { $name } prende una tanica: via verso la tessera partenza-traguardo blu!
        [green] { $name } prende una tanica: via verso la tessera partenza-traguardo verde!
       *[yellow] { $name } prende una tanica: via verso la tessera partenza-traguardo gialla!
    }
memo-say-finished = { $name } è al traguardo!
memo-hint-place = Da dove parti?
memo-hint-choose = Dove si va?
memo-hint-rotate = Ruota la tessera, poi parti.
memo-hint-drive = Si parte!
memo-hint-stuck = Nessuna strada: inverti due tessere.
memo-hint-first = Prendi una tessera…
memo-hint-second = …e ancora una.
memo-hint-wait = Guarda bene!
memo-swap = Inverti due tessere
memo-cancel = Meglio di no
memo-rotate = Ruota la tessera
memo-drive = Vai lì
seat-aid = Aiuto per ricordare
memo-aided = Con un aiuto per ricordare: { $names }. Le tessere appena coperte si intravedono ancora.

# Podium

memo-reason = Con la tanica a bordo, fino al traguardo giusto.
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
memo-moment-road = { $name } inverte due tessere: su una passerà { $other }.
memo-moment-own-road = { $name } inverte due tessere e poi passa su una.
memo-moment-swap = { $name } inverte due tessere.
memo-moment-dead-end = Una strada senza uscita per { $name }!
memo-moment-home = { $name } porta la tanica al traguardo!

# Said aloud and in words

memo-here = { $name } è qui: { $what }.
memo-not-here = { $name } deve ancora partire.
memo-beside =
    { $side ->
        [N] A nord: { $what }.
        [E] A est: { $what }.
        [S] A sud: { $what }.
       *[W] A ovest: { $what }.
    }
memo-edge = il bordo del tavolo
memo-open-to-you = puoi andarci
memo-no-road = non ci porta nessuna strada
memo-goal =
    { $colour ->
        [red] { $name } vuole arrivare alla tessera partenza-traguardo rossa.
        [blue] { $name } vuole arrivare alla tessera partenza-traguardo blu.
        [green] { $name } vuole arrivare alla tessera partenza-traguardo verde.
        [yellow] { $name } vuole arrivare alla tessera partenza-traguardo gialla.
       *[none] { $name } deve prima prendere una tanica nella corsia dei box.
    }
memo-banned = Appena invertite, quindi adesso no: { $cells }.
memo-way-start = parti da qui: { $what }
memo-way-turn =
    { $side ->
        [N] scopri { $what }, a nord
        [E] scopri { $what }, a est
        [S] scopri { $what }, a sud
       *[W] scopri { $what }, a ovest
    }
memo-way-drive =
    { $side ->
        [N] vai a nord: { $what }
        [E] vai a est: { $what }
        [S] vai a sud: { $what }
       *[W] vai a ovest: { $what }
    }
memo-way-lay = strada verso { $ways }; porta qui: { $where }
memo-way-lay-nowhere = strada verso { $ways }; non porta da nessuna parte

# Keys

keys-memo-arrows = da tessera a tessera
keys-memo-space = ruotare la tessera
keys-memo-swap = invertire due tessere

# Why not?

why-memo-not-your-turn = Tocca a qualcun altro. Guarda bene!
why-memo-wait = Un momento, sta succedendo qualcosa.
why-memo-over = La corsa è finita.
why-memo-start-first = Prima metti la tua auto su una tessera partenza-traguardo.
why-memo-start-taken = Da lì parte già qualcuno. Prendine un’altra.
why-memo-here = La tua auto è già lì.
why-memo-not-beside = Quella tessera non è accanto alla tua.
why-memo-no-road = La tua strada non porta lì.
why-memo-roads-apart = Le due strade non si incontrano.
why-memo-turned-up = C’è una tessera appena scoperta: adesso vai su quella.
why-memo-fixed = La corsia dei box e le tessere partenza-traguardo restano dove sono.
why-memo-under-car = Su quella tessera c’è un’auto. Resta dov’è.
why-memo-just-swapped = Quella tessera è stata appena invertita. Stavolta resta dov’è.
why-memo-same-tile = Quella ce l’hai già. Prendi un’altra tessera.

# Rules

rules-page-memo = Memo-Car-Race
rules-page-memo-says = Trova la strada su tessere che si nascondono al tuo passaggio.
rules-memo-goal = Prendi una tanica nella corsia dei box. Mostra il tuo colore: arriva prima degli altri su quella tessera partenza-traguardo!
rules-memo-begin = Tutte le tessere pista sono coperte intorno alla corsia dei box. Ognuno mette un’auto su una tessera partenza-traguardo; il colore non importa.
rules-memo-turn = Nel tuo turno fai una cosa sola: guidi, o inverti due tessere.
rules-memo-reveal = Guidare: scopri una tessera accanto alla tua. Guardano tutti!
rules-memo-road = La tua strada deve portare lì. Se no, non puoi andarci.
rules-memo-rotate = Ruota la tessera finché la sua strada incontra la tua. Poi devi andarci, dovunque porti.
rules-memo-cover = La tessera che lasci si copre di nuovo. Ricorda che cos’era!
rules-memo-dead-end = Una strada senza uscita nel primo giro? Puoi puntarla verso una tessera coperta.
rules-memo-car = Una tessera con un’auto resta scoperta. Puoi andarci se le due strade si incontrano. Non si spinge nessuno.
rules-memo-open = La corsia dei box e le tessere partenza-traguardo sono sempre scoperte. Vacci quando le strade si incontrano.
rules-memo-swap = Oppure invertire: due tessere coperte si scambiano di posto. Nessuno può guardare.
rules-memo-fixed = La corsia dei box, le tessere partenza-traguardo e quelle sotto un’auto restano dove sono.
rules-memo-rest = Le tessere appena invertite non si possono invertire di nuovo nel turno dopo. Però ci si può andare.
rules-memo-pit = Nella corsia dei box prendi la tanica in cima. Il suo colore è il tuo traguardo, e tutti possono vederlo.
rules-memo-finish = Chi arriva per primo sulla tessera partenza-traguardo giusta vince subito.
rules-memo-free = Con le tessere vere si può anche costruire una strada e girarci sopra.
rules-house-reveal = Si può scoprire ogni tessera accanto alla propria, anche dove non porta nessuna strada.
rules-house-dead-end = Una strada senza uscita può voltare le spalle alla partenza al primo viaggio di ogni auto, anche dopo il primo giro.
rules-house-canisters = Fra le taniche ci sono solo i colori da cui sono partite le auto.
rules-house-aid = I più piccoli vedono ancora un po’ le tessere appena coperte. Lo sanno tutti.

# First race

lesson-memo-place = Da dove vuoi partire? Tocca una tessera partenza-traguardo.
lesson-memo-choose = La tua strada porta alle tessere che brillano. Toccane una per scoprirla.
lesson-memo-rotate = Ruota la tessera finché ti piace dove porta la strada. Poi vai!
lesson-memo-turn = Tocca la tessera per ruotarla. In un altro verso è meglio!
lesson-memo-pit = Prima vai nella corsia dei box, al centro, e prendi una tanica.
lesson-memo-home = Hai una tanica. Vai alla tessera partenza-traguardo del suo colore!
lesson-memo-remember = Quando riparti, questa tessera si copre di nuovo. Ricordala!
lesson-memo-or-swap = Oppure inverti due tessere invece di guidare.
lesson-memo-swap = Prendi due tessere coperte. Si scambiano di posto.
lesson-memo-stuck = Nessuna strada? Inverti due tessere.
lesson-memo-on = Di qua! Tocca la tessera.
lesson-memo-other = Adesso tocca a { $name }. Guarda quali tessere si scoprono!
lesson-memo-canister = { $name } ha una tanica. Il suo colore dice dove andare.
lesson-memo-end = Questa era una corsa intera! Adesso sai giocare.
lesson-memo-says = Scopri le tessere, ricorda, porta a casa la tanica.
lesson-memo-fetch = I box! Toccali e prendi la tua tanica.
lesson-memo-in = Ecco il tuo traguardo! Toccalo e hai vinto.

# Free play

free-title = Gioco libero
free-says = Costruisci la tua strada e fatti un giro.
free-board = Il tabellone
free-tools = Che cosa mettiamo?
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
free-side =
    { $side ->
        [N] in alto
        [E] a destra
        [S] in basso
       *[W] a sinistra
    }
free-place-empty = Riga { $row }, colonna { $column }: vuota
free-place = Riga { $row }, colonna { $column }: { $kind }, si apre { $ways }
free-hint = Disegna una strada con il dito. Tocca una tessera per girarla.
free-shuffle = Sorprendimi con un circuito
free-shuffled = Sul tavolo c’è un circuito nuovo.
free-circuits = Circuiti
free-full = Più grande di così non si può: 40 per 40 tessere.
free-drive = Si parte!
free-build = Costruisci
free-cars = Quali auto partono?
free-take-a-car = Tocca un’auto per guidarla.
free-four-cars = Quattro auto alla volta, non di più. Toccane una per toglierla dalla strada.
free-computer-add = Corri contro un computer
free-computer-car = { memo-car }, computer
free-level =
    { $level ->
        [slow] Velocità: lenta
        [middle] Velocità: media
       *[fast] Velocità: veloce
    }
free-ghost = Fantasma del tuo giro migliore
free-road = La strada con le auto
free-go = Vai
free-left = La prossima volta a sinistra
free-right = La prossima volta a destra
free-brake = Frena; da fermi, inversione
free-keys = Tasti: { $keys }
free-laps = Giri: { $count }
free-last = Ultimo giro: { $seconds } secondi
free-best = Giro migliore: { $seconds } secondi
free-lap-done = Giro { $count }, { memo-car }: { $seconds } secondi.
free-lap-best = Giro { $count }, { memo-car }: { $seconds } secondi. Il più veloce finora!
free-unnamed = Circuito { $number }
free-name = Nome del circuito
free-not-kept = Questo browser non ricorda niente. Salva il circuito in un file.
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
free-received = È arrivato un circuito per te.
error-circuit-broken = Qui dentro non c’è nessun circuito. Fattelo mandare un’altra volta.
error-circuit-large = Questo circuito è troppo grande. Al massimo 40 per 40 tessere.
error-circuit-version = Questo circuito viene da un Hairpin più nuovo. Chiedi di aggiornare il gioco.

# Terminal

cli-does-start = parte da qui: { memo-start }
cli-does-turn-up = scopre { $cell }
cli-does-find = trova: { memo-kind }
cli-does-lay = ruota la strada verso { $ways } e va su { $cell }
cli-does-go = va qui: { $place }
cli-does-pick = prende { $cell } da invertire
cli-does-canister =
    { $colour ->
        [red] prende la tanica rossa
        [blue] prende la tanica blu
        [green] prende la tanica verde
       *[yellow] prende la tanica gialla
    }
cli-does-swap = inverte due tessere
