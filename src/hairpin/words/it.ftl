# Parole: macchina da corsa (Memo: auto), dado, casella, corsia, casella ostacolo, casella di partenza, traguardo, turno,
# giro, tabellone, dischetto (nuovo tiro, accelerazione), lancio turbo, passo bonus, trofeo, piloti esperti.
# Memo-Car-Race: tessera pista, corsia dei box, tanica, tessera partenza-traguardo, strada senza uscita, invertire,
# scoprire (coperta, scoperta), ruotare. Al tavolo: tavolo, posto, capotavola, codice, link. Si dà del tu.

# Home

title = Hairpin
home-choose = A che cosa giochiamo?
game-title =
    { $picture ->
        [oval] Monza
        [first] Monza · prima edizione
       *[memo] Memo-Car-Race
    }
game-says =
    { $picture ->
        [oval] Sei dadi, tre corsie, un trofeo.
        [first] Il vecchio circuito, fino a sei macchine.
       *[memo] Scopri una tessera. Ti ricordi la strada?
    }
home-code = Hai un invito? Scrivi il codice del tavolo:
home-last = Torna al tavolo { $code }
home-join = Entra
credits = Una versione indipendente e non ufficiale, con disegni e testi propri. Monza è un gioco di Jürgen P. K. Grunau, Memo-Car-Race di Katja e Markus Nikisch; entrambi sono pubblicati da HABA, che non c’entra con questa pagina.
sound = Suono
strong-symbols = Simboli ben visibili
language = Lingua
close = Chiudi
to-home = Tutti i giochi
line-connecting = In viaggio verso il tuo tavolo…
line-lost = È caduta la linea. Non si è perso niente: si va avanti appena torna.
table-gone = Il tavolo { $code } non c’è più.
table-gone-next = Controlla il codice, chiedi un nuovo link o apri un tavolo tuo.
car-name =
    { $car ->
        [red] macchina da corsa rossa
        [yellow] macchina da corsa gialla
        [green] macchina da corsa verde
        [blue] macchina da corsa blu
        [white] macchina da corsa bianca
       *[purple] macchina da corsa viola
    }
computer-name =
    { $car ->
        [red] Rubino
        [yellow] Sole
        [green] Mentina
        [blue] Nuvola
        [white] Fiocco
       *[purple] Prugna
    }
driver-name =
    { $driver ->
        [random] Vortice
        [learner] Pio
        [racer] Fulmine
        [tactician] Volpe
        [champion] Leo
       *[other] { $driver }
    }
driver-says =
    { $driver ->
        [random] guida come capita
        [learner] sta imparando e sbaglia
        [racer] va più lontano che può
        [tactician] tiene d’occhio gli altri
        [champion] pensa a tutto fino in fondo
       *[other] viene da un ospite
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, livello { $level } di { $most }
    }
driver-dial = Come guida { $name }?
driver-dial-least = lascia vincere i piccoli
driver-dial-most = quasi come { $racer }
driver-dial-share = su { $races } gare contro { $racer } ne vince circa { $wins }
driver-mind =
    { $mind ->
        [preparing] si sta preparando; intanto guida { $racer }
        [studying] sta studiando questo tabellone; intanto ragiona da sé
        [tables] sa la strada a memoria
        [belief] ricorda quello che si è visto
        [solved] conosce ogni posizione
        [certified] conosce ogni posizione, a meno di un pelo
       *[search] ragiona da sé
    }

# Lobby

lobby-title = Tavolo { $code }
lobby-invite-code = Tavolo { $code }: mostra il link per gli ospiti
lobby-seats = Posti
lobby-more = Altro
lobby-own-board = La vostra pista
lobby-add-here = qui
lobby-add-link = con link
lobby-add-computer = computer
lobby-start = Via!
lobby-wait = Chi è a capotavola dà il via. Intanto puoi cambiare nome e macchina.
lobby-wait-watch = Chi è a capotavola dà il via. Prendi un posto libero, o guarda.
lobby-watch = Invita e guarda
lobby-watch-says = Chi inquadra questo codice arriva al tavolo: per guardare, o per prendere un posto libero.
seat-unnamed =
    { $car ->
        [red] Rosso
        [yellow] Giallo
        [green] Verde
        [blue] Blu
        [white] Bianco
       *[purple] Viola
    }
seat-car =
    { $car ->
        [red] Macchina rossa: scegline un’altra
        [yellow] Macchina gialla: scegline un’altra
        [green] Macchina verde: scegline un’altra
        [blue] Macchina blu: scegline un’altra
        [white] Macchina bianca: scegline un’altra
       *[purple] Macchina viola: scegline un’altra
    }
seat-choose-car = Quale macchina?
seat-name = Nome
seat-remove = Togli { $name } dal tavolo
seat-host = A capotavola
seat-trophies =
    { $count ->
        [0] nessun trofeo
        [one] un trofeo
       *[other] { $count } trofei
    }
seat-kind = Chi gioca come { $name }?
seat-kind-name =
    { $kind ->
        [here] qualcuno qui, su questo schermo
        [link] qualcun altro, con un link
       *[computer] il computer
    }
seat-driver = Chi guida?
seat-here-says = gioca su questo schermo
seat-yours = Sei tu
seat-link-state =
    { $state ->
        [here] è qui
        [away] ora non c’è
       *[free] ancora libero
    }
seat-show-link = Link
seat-sit = Mi siedo qui
seat-link-title = L’ingresso per { $name }
seat-link-says = Inquadra questo codice con l’altro telefono, o manda il link. Riporta sempre a questo posto.
invite-qr = Codice QR del link
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato!
invite-marked = Il link è selezionato: copialo a mano.
invite-code = Codice del tavolo:
starter = Chi comincia?
starter-rule =
    { $rule ->
        [youngest] chi è più giovane
        [champion] chi ha vinto
        [random] il caso
       *[seat] scegliamo noi
    }
starter-who =
    { $rule ->
        [youngest] Chi è più giovane?
       *[seat] Chi?
    }
starter-told =
    { $rule ->
        [youngest] Comincia chi è più giovane: { $name }.
        [champion] Comincia chi ha vinto l’ultima corsa.
        [random] Il caso decide chi comincia.
       *[seat] Comincia { $name }.
    }

# Options

more-board = Tabellone
more-pace = A che velocità andiamo?
more-house-rules = Regole di casa
more-reconstruction = Nessun libretto di regole descrive per intero tabelloni e tessere: i nostri li abbiamo ricostruiti da tutto ciò che si sa.
pace =
    { $pace ->
        [slow] molto calma
        [calm] calma
        [normal] normale
        [quick] svelta
       *[fast] molto svelta
    }
option-monza-track-oval = Ovale: corto, per le prime corse
option-monza-track-long = Pista lunga: per esperti
option-monza-track-sprint = Sprint: cortissimo, finisce in pochi turni
option-monza-track-first-edition = Prima edizione: fino a sei macchine
option-monza-pro = Piloti esperti
option-monza-pro-says = Ognuno riceve sei dischetti accelerazione e un dischetto nuovo tiro; chi usa tutti e sei i dadi ottiene un lancio turbo.
option-monza-bonus = Passo bonus
option-monza-bonus-says = Alla fine di un turno, la macchina dell’ultimo colore usato può avanzare di una casella.
option-monza-stopping = Posso fermarmi prima?
option-monza-stopping-keep-going = No: si va avanti finché un dado va bene
option-monza-stopping-longest = No: si usano più dadi possibile
option-monza-stopping-free = Sì: ci si ferma dove si vuole
option-monza-free-finish = Traguardo libero
option-monza-free-finish-says = Ogni dado ti porta al traguardo, di qualunque colore sia.
option-monza-push-targets = Spinte al traguardo
option-monza-push-targets-says = Su ogni casella di traguardo sta una sola macchina. Chi si ferma lì spinge indietro l’altra.
option-monza-count-accelerators = Le accelerazioni contano
option-monza-count-accelerators-says = Nell’ultimo giro le accelerazioni contano come dadi.
option-monza-others-only = Bonus solo per gli altri
option-monza-others-only-says = Nel tuo turno non hai il passo bonus per la tua macchina.
option-monza-turbo-accelerators = Accelerare dopo il turbo
option-monza-turbo-accelerators-says = Puoi usare le accelerazioni anche dopo il lancio turbo.
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

# Race

race-seats = Chi gioca
race-turn = Tocca a { $name }.
race-your-turn = Tocca a te, { $name }!
race-driven = Guida il computer.
race-preparing = { $driver } si sta preparando; intanto guida { $racer }.
race-relieved = { $driver } ha smesso di pensare. { $racer } continua per { $name }.
race-taken-back = { $name } torna alla guida.
race-away = senza collegamento
race-champion = Ha vinto l’ultima corsa
race-dice =
    { $count ->
        [one] un dado usato
       *[other] { $count } dadi usati
    }
race-canister =
    { $car ->
        [red] tanica: al traguardo rosso
        [yellow] tanica: al traguardo giallo
        [green] tanica: al traguardo verde
       *[blue] tanica: al traguardo blu
    }
race-tiles =
    { $count ->
        [one] resta un dischetto
       *[other] restano { $count } dischetti
    }
menu = Menu
menu-leave = Esci
menu-leave-ask = Vuoi davvero lasciare il tavolo? Il tuo link ti riporta al tuo posto.
menu-abandon = Ferma la corsa
menu-abandon-ask = Fermare davvero la corsa? Non vince nessuno, e tutti tornano a scegliere il posto.
menu-hand-over = Fai guidare il computer al posto di { $name }
menu-take-back = { $name } torna a guidare
menu-pass-host = Metti { $name } a capotavola
menu-pass-host-ask = Mettere { $name } a capotavola? Da quel momento { $name } dà il via alle corse e sceglie le regole.
no-stay = No, si continua
away-offer = { $name } manca da un minuto. Facciamo guidare il computer?
away-yes = Sì, grazie
away-wait = Aspettiamo
away-driven = Il computer guida al posto di { $name }.
away-take-back = Rieccomi!

# Podium

podium-title = Podio
podium-winner =
    { $winners ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
podium-reason =
    { $reason ->
        [alone] L’unica macchina al traguardo.
        [fewest-dice] Al traguardo con meno dadi di tutti: { $dice }.
        [shared] Al traguardo con lo stesso numero di dadi: { $dice } a testa.
       *[finish] Con la tanica a bordo, fino al traguardo giusto.
    }
podium-place =
    { $place ->
        [1] Primo posto: { $names }.
        [2] Poi: { $names }.
       *[other] Poi: { $names }.
    }
podium-again = Ancora!
podium-wait = Chi è a capotavola può dare il via alla prossima corsa.
podium-shelf = Trofei di questo tavolo
podium-lobby = Posti e regole
podium-look = Guarda il tabellone
podium-fair = Senza trucchi: il caso era già in una busta chiusa prima della corsa. Ora tutti possono guardarci dentro.
podium-record = Salva la corsa per controllarla

# Errors

error-line-lost = Il tavolo non risponde. Guarda se il computer del gioco è acceso e riprova.
error-table-unknown = Questo tavolo non c’è. Controlla il codice: sei lettere e cifre.
error-table-full-house = Ora non c’è posto per un altro tavolo. Riprova più tardi.
error-table-stage = Ora non si può. Aspetta la fine della corsa, o torna prima ai posti.
error-seat-not-yours = Tocca a qualcun altro. Aspetta il tuo turno.
error-seat-taken = Qualcuno è stato più svelto: questo posto è occupato. Scegline un altro.
error-seat-unknown = Questo posto non c’è più. Guarda chi c’è adesso a ogni posto.
error-host-not-you = Questo può farlo solo chi è a capotavola. Chiediglielo.
error-ply-stale = Intanto la corsa è andata avanti. Guarda il tabellone e riprova.
error-action-illegal = Così non va. Prova uno dei punti illuminati.
error-action-notation = Il tavolo non ha capito questa mossa. Prova uno dei punti illuminati.
error-game-over = La corsa è finita. Cominciane un’altra.
error-option-unknown = Questo gioco non ha quella regola. Ricarica la pagina.
error-option-value = Queste cose non vanno insieme. Scegli qualcos’altro.
error-track-unknown = Questo tabellone non c’è. Scegline un altro.
error-driver-unknown = Questo pilota non c’è. Scegline un altro.
error-game-unknown = Questo gioco non c’è. Scegline un altro.
error-dice-nonce = I dadi stanno già rotolando; non imbrogliano.
error-frame-unreadable = La pagina e il tavolo non si capiscono. Ricarica la pagina.
error-frame-too-large = Era troppo in una volta. Prova un testo più corto.
error-frame-too-many = Troppo in fretta. Fai un respiro e riprova.
error-store-failed = Il tavolo non è riuscito a scriverlo. Riprova.
error-server-failed = Qualcosa è andato storto al tavolo. Riprova.
error-host-unknown = Il tavolo non conosce questo indirizzo. Riapri il link.
error-origin-foreign = Questa pagina non è quella del tavolo. Riapri il link.
error-page-unknown = Qui non c’è niente. Torna ai giochi.
error-page-method = Qui non c’è niente. Torna ai giochi.
error-other = Non ha funzionato. Riprova, o ricarica la pagina. ({ $said })

# Errori di un tabellone in officina, ognuno al suo posto
error-track-file = Su questo tabellone non si può correre.
error-workshop-busy = In officina c’è molto da fare. Riprova tra un attimo.
error-workshop-tools = Gli attrezzi dell’officina sono ancora in viaggio. Riprova tra un minuto.
fault-too-large = Questo file è troppo grande per una pista. Al massimo { $most } kB.
fault-not-toml = Questo non è un file di pista. Scegline uno salvato qui, o scrivilo in TOML.
fault-other-game = Questo file è per un altro gioco. Scegli una pista di Monza.
fault-unknown-word = «{ $given }» qui non vuol dire niente. Toglilo o scrivilo bene.
fault-bad-name = Il file ha bisogno di un nome semplice: lettere minuscole, cifre e trattini, come my-board.toml.
fault-bad-text = «{ $given }» deve essere testo.
fault-bad-title = Questo nome è troppo lungo. Al massimo { $most } lettere.
fault-edition = Scegli l’edizione: la prima o quella dell’anniversario.
fault-no-lanes = Questa pista non ha ancora corsie. Mettine almeno due.
fault-lane-count = Una pista ha da { $least } a { $most } corsie.
fault-empty-lane = Questa corsia è vuota. Mettici delle caselle.
fault-too-many = È troppa pista: al massimo { $most } caselle. Togline qualcuna.
fault-lane-length = Questa corsia finisce troppo presto: manca { $missing }. Falla lunga come la più lunga.
fault-no-colour = Questa casella non ha colore. Dalle uno dei sei, o una gomma.
fault-bad-length = Questa lunghezza non va. Usa un numero sopra 0 e fino a { $most }: 2, 1.5 o 4/3.
fault-open-road = Questa strada è ancora aperta. Mettici delle caselle, o falla finire.
fault-bad-start = La partenza deve portare su corsie di questa pista.
fault-no-exit = Dalla partenza non si esce. Apri una corsia che non cominci con una gomma.
fault-no-finish = Non c’è ancora un traguardo. Scegli un colore per la linea, o caselle traguardo.
fault-tyre-target = Sulla casella traguardo c’è una gomma. Dalle un colore.
fault-cut-off = Al traguardo non arriva nessuno. Apri una via fin lì.
fault-curve-table = La forma della strada non si può leggere. Scegline un’altra.
fault-curve-size =
    { $key ->
        [road] La larghezza della strada deve essere sopra 0 e fino a { $most }.
       *[start] La lunghezza della casella di partenza deve essere sopra 0 e fino a { $most }.
    }
fault-curve-path = La forma della strada ha bisogno di 1 fino a { $most } pezzi.
fault-curve-word = «{ $given }» non è un pezzo di strada. Usa un rettilineo o una curva.
fault-curve-road = La strada è così stretta che non si vede. Falla larga almeno { $least }.
fault-curve-start = La casella di partenza è troppo corta per le macchine. Falla lunga almeno { $least }.
fault-curve-tight = Questa curva è troppo stretta. Allargala, o fai la strada più stretta.
fault-curve-gap = La strada non torna alla partenza. Cambia un rettilineo o una curva finché si chiude.
fault-curve-overlap = Qui la strada finisce su se stessa, al pezzo { $other }. Falla passare altrove, o falla più stretta.
fault-nothing-open = Non c’è più niente da posare: nessuna strada è aperta.
fault-too-much-open = Troppa strada è aperta: potrebbero venirne più di { $most } caselle. Lasciane meno.
fault-open-halves = La strada aperta è lunga almeno 1 e finisce su un mezzo: 1, 1.5, 2 …
fault-no-measure = Queste lunghezze non vanno insieme. Usa mezzi, terzi o quarti.
fault-no-way = Non si è trovata una via senza vicoli ciechi. Lascia più strada aperta.
odd-board = È insolito, ma ci si può correre:
odd-dead-end = Una strada senza uscita: da qui una macchina riparte solo se un’altra la spinge indietro.
odd-unreachable = Nessuna via porta qui. Al massimo una macchina viene spinta indietro fin qui.

# Memo

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
memo-say-placed = { $name } parte da qui: { $first }.
memo-say-turned = { $name } scopre { $first }: { $kind }.
memo-say-laid = La strada si apre verso { $ways }.
memo-say-moved = { $name } va qui: { $second }.
memo-say-covered = { $first } è di nuovo coperta.
memo-say-swapped = { $name } inverte { $first } e { $second }.
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

# Monza

monza-board = Il tabellone
monza-tray = Vassoio dei dadi
monza-dice = Dadi
monza-tiles = Dischetti
monza-loading = Stiamo preparando il tabellone…
monza-zoom-out = Mostra tutto il tabellone
monza-colour =
    { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
        [blue] blu
        [white] bianco
       *[purple] viola
    }
monza-finish = traguardo, { monza-colour }
monza-die = dado { $number }, { monza-colour }
monza-accelerator = dischetto accelerazione, { monza-colour }
monza-extra-roll = Dischetto nuovo tiro: tira di nuovo alcuni dadi
monza-take-back = Riprendi l’ultimo, { monza-colour }
monza-roll = Tira i dadi
monza-sign-flag = Via! Fine del turno
monza-sign-turbo = Lancio turbo: altri due dadi
monza-sign-no = Niente passo bonus
monza-last-round = Ultimo giro
monza-ask-wait = { $name } sta pensando…
monza-ask-roll = { $name }, tocca il bicchiere dei dadi!
monza-ask-lay = { $name }, metti un dado su una casella illuminata.
monza-ask-space = Ora tocca una casella illuminata.
monza-ask-flag = { $name }, tocca la bandiera e parti!
monza-ask-tile-or-flag = { $name }: bandiera o dischetto?
monza-ask-turbo = { $name }: lancio turbo o bandiera?
monza-ask-mark = Tocca i dadi da tirare di nuovo, poi il bicchiere.
monza-ask-bonus = Passo bonus, { $name }: casella o mano?
monza-ask-stuck = Nessuna macchina può più arrivare al traguardo, quindi non vincerà nessuno. Dal menu si può fermare la corsa.
monza-tell-only-way = C’è una sola strada: { $name } parte.
monza-tell-rolled = { $name } tira i dadi.
monza-tell-passed = Nessun dado va bene. { $name } resta dov’è.
monza-tell-turbo = Lancio turbo per { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } avanza di una casella.
       *[other] { $name } avanza di { $steps } caselle.
    }
monza-tell-bonus = Passo bonus per { $name }!
monza-tell-no-bonus = { $name } non fa il passo bonus.
monza-tell-pushed-back = Bum! { $name } salta indietro.
monza-tell-finished = { $name } taglia il traguardo!
monza-tell-last-round = Ultimo giro!

# Said aloud and in words

said = Che cosa è successo
say-again = Dillo di nuovo
read-aloud = Leggi ad alta voce
in-words = A parole
in-words-ways = Le tue strade
parts = { $first }, { $rest }
race-room = La corsa
monza-start = Partenza
monza-tyre = una gomma
monza-long = casella lunga
monza-stands = lì c’è { $name }
monza-lane =
    { $name ->
        [left] corsia di sinistra
        [middle] corsia di mezzo
        [right] corsia di destra
       *[other] corsia { $lane }
    }
monza-in-lane =
    { $name ->
        [left] nella corsia di sinistra
        [middle] nella corsia di mezzo
        [right] nella corsia di destra
       *[other] nella corsia { $lane }
    }
monza-side =
    { $side ->
        [left] a sinistra
        [right] a destra
       *[ahead] dritto
    }
monza-edge =
    { $ahead ->
        [yes] arriva più avanti
       *[no] non arriva più avanti
    }
monza-around =
    { $side ->
        [left] A sinistra: { $what }.
        [right] A destra: { $what }.
       *[ahead] Dritto: { $what }.
    }
monza-roam = Casella { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = con un’accelerazione
monza-then = poi { $colours }
monza-then-end = poi non va più niente
monza-then-stop = poi la bandiera
monza-here = { $name } è { $in }, sul { monza-colour }, casella { $space }, { $percent } per cento della strada.
monza-here-laid = I dadi portano alla casella { $space }: { monza-colour }, { $lane }, { $percent } per cento della strada.
monza-here-start = { $name } è alla partenza.
monza-here-home = { $name } ha tagliato il traguardo.
monza-other =
    { $where ->
        [ahead] { $name } è davanti: { $lane }, sul { monza-colour }, casella { $space }.
        [behind] { $name } è dietro: { $lane }, sul { monza-colour }, casella { $space }.
       *[level] { $name } è alla pari: { $lane }, sul { monza-colour }, casella { $space }.
    }
monza-other-start = { $name } è alla partenza.
monza-other-home = { $name } ha tagliato il traguardo.
monza-dice-left = Dadi: { $colours }.
monza-say-rolled = { $name } tira: { $colours }.
monza-say-drove = { $name } avanza: { $colours }, fino alla casella { $space }.
monza-say-drove-home = { $name } avanza: { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Passo bonus: { $name } va sulla casella { $space }.
monza-say-pushed-back = Bum! { $name } salta indietro fino alla casella { $space }.
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

# Why not?

why-monza-not-your-turn = Tocca a qualcun altro. Tra poco tocca a te!
why-monza-roll-first = Prima tira i dadi.
why-monza-over = La corsa è finita.
why-monza-here = La tua macchina è già lì. Si va solo avanti.
why-monza-behind = È dietro di te. Si va solo avanti.
why-monza-not-ahead = Quella casella non arriva più avanti della tua. Lì non puoi cambiare corsia.
why-monza-corner = Le due caselle si toccano solo in un angolo. Non basta.
why-monza-too-far = Quella casella non tocca la tua. Vai una casella alla volta.
why-monza-tyre = C’è una gomma in mezzo. Lì non passa nessuno.
why-monza-from-start = Dalla partenza si va solo su una casella di colore { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Non hai più dadi rossi.
        [yellow] Non hai più dadi gialli.
        [green] Non hai più dadi verdi.
        [blue] Non hai più dadi blu.
        [white] Non hai più dadi bianchi.
       *[purple] Non hai più dadi viola.
    }
why-monza-other-die =
    { $colour ->
        [red] Quella casella vuole un dado rosso.
        [yellow] Quella casella vuole un dado giallo.
        [green] Quella casella vuole un dado verde.
        [blue] Quella casella vuole un dado blu.
        [white] Quella casella vuole un dado bianco.
       *[purple] Quella casella vuole un dado viola.
    }
why-monza-finish-die =
    { $colour ->
        [red] Per questo traguardo ti serve un dado rosso.
        [yellow] Per questo traguardo ti serve un dado giallo.
        [green] Per questo traguardo ti serve un dado verde.
        [blue] Per questo traguardo ti serve un dado blu.
        [white] Per questo traguardo ti serve un dado bianco.
       *[purple] Per questo traguardo ti serve un dado viola.
    }
why-monza-finish-any-die = Non hai più dadi per il traguardo.
why-monza-home = I tuoi dadi arrivano già al traguardo. Lì il viaggio finisce.
why-monza-longest = A questo tavolo si usano più dadi possibile, tranne per arrivare al traguardo. C’è una strada più lunga.
why-monza-drive-on = Va bene ancora un dado: { $colours }. Avanti!
why-monza-no-turbo-die =
    { $colour ->
        [red] Nessun dado turbo è rosso.
        [yellow] Nessun dado turbo è giallo.
        [green] Nessun dado turbo è verde.
        [blue] Nessun dado turbo è blu.
        [white] Nessun dado turbo è bianco.
       *[purple] Nessun dado turbo è viola.
    }
why-monza-tile-after-turbo = Dopo il lancio turbo niente accelerazioni: contano solo i due dadi.
why-monza-occupied = Lì c’è una macchina. Per il passo bonus la casella deve essere libera.
why-monza-bonus-only = Adesso c’è solo il passo bonus: fallo o lascialo.
why-monza-no-tiles = È per piloti esperti. Questa corsa non ha dischetti.
why-monza-dice-left = Il lancio turbo arriva quando hai usato tutti e sei i dadi.
why-monza-one-turbo = C’è un solo lancio turbo per turno.
why-monza-extra-roll-late = Si tira di nuovo prima di posare il primo dado, non dopo.
why-monza-extra-roll-gone = Hai già usato il tuo nuovo tiro.
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

rules = Regole
rules-of = Le regole
rules-read = Leggi la regola { $rule }
rules-pages = Giochi e varianti
rules-print = Stampa
rules-house = Si può giocare anche così
rules-page =
    { $page ->
        [monza] Monza
        [professional] Piloti esperti
        [bonus] Passo bonus
        [first-edition] Prima edizione
       *[memo] Memo-Car-Race
    }
rules-page-says =
    { $page ->
        [monza] Corri sulla pista con sei dadi colorati.
        [professional] Se conosci già Monza: con dischetti e lancio turbo.
        [bonus] Per ogni corsa di Monza: il tuo ultimo colore può muovere una macchina.
        [first-edition] Il primo Monza: sei macchine e due caselle di traguardo.
       *[memo] Trova la strada su tessere che si nascondono al tuo passaggio.
    }
rules-goal = Percorri la pista una volta. Vince chi taglia il traguardo.
rules-begin = Ognuno prende una macchina e la mette alla partenza. Comincia chi è più giovane, poi si va in senso orario.
rules-begin-first = Fino a sei macchine sono alla partenza. Comincia chi è più giovane, poi si va in senso orario.
rules-roll = Tocca a te? Tira tutti e sei i dadi, una volta sola.
rules-lay = Metti un dado su una casella del suo colore che tocca la tua, poi il prossimo su una casella che tocca quella. L’ordine lo scegli tu: trova una strada lunga! Poi la tua macchina la percorre.
rules-start = Dalla partenza puoi andare sul bianco o sul viola.
rules-start-long = Anche sulla pista lunga si va sul bianco o sul viola. Sulla vostra pista: su ogni casella che tocca la partenza.
rules-lane = Solo avanti! Puoi cambiare corsia se l’altra casella arriva più avanti della tua. Se no, resta nella tua corsia.
rules-touch = Le due caselle devono toccarsi lungo un lato. Un angolo non basta.
rules-tyre = C’è una gomma in mezzo: lì non passa nessuno. Girale intorno.
rules-over = Puoi passare sopra le altre macchine. Ti serve comunque un dado per la loro casella.
rules-bump = Se ti fermi su una macchina, bum! Torna indietro nella sua corsia fino alla prima casella libera. Gomme e altre macchine si saltano.
rules-nowhere = Niente di libero dietro? Allora torna alla partenza. Alla partenza e al traguardo non si spinge nessuno.
rules-no-die = Nessun dado va bene? La tua macchina resta lì, e tocca a chi viene dopo.
rules-drive-on = Finché un dado va bene, vai avanti. La strada la scegli tu.
rules-finish = Il traguardo è bianco: ti serve un dado bianco. Lì finisce il tuo viaggio.
rules-last-round = Qualcuno è arrivato? Il giro si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni.
rules-fewest = È arrivata più di una macchina? Vince chi in quel turno ha usato meno dadi. Parità? Allora si vince insieme.
rules-trophy = Chi vince prende un trofeo e porta la corona fino alla prossima corsa.
rules-house-stopping = Ci si può fermare dove si vuole. Oppure, molto severi: bisogna usare più dadi possibile.
rules-house-finish = Ogni dado porta al traguardo.
rules-house-starter = Comincia chi ha vinto l’ultima corsa, o decide il caso.
rules-tiles = Ognuno riceve sei dischetti accelerazione, uno per colore, e un dischetto nuovo tiro.
rules-extra-roll = Il tuo tiro non ti piace? Consegna il dischetto nuovo tiro, e tira di nuovo quanti dadi vuoi. Ma prima di posare il primo dado.
rules-accelerator = Un dischetto accelerazione vale come un dado del suo colore. Dopo il turno non c’è più.
rules-six = Tutti e sei i dadi sulla pista? Allora puoi fare un lancio turbo!
rules-turbo = Tira due dadi e vai avanti con uno, tutti e due o nessuno. Poi il tuo turno è finito.
rules-turbo-tiles = Dopo il lancio turbo le accelerazioni non aiutano più.
rules-turbo-bump = Solo quando il turbo è finito si guarda se sei su una macchina.
rules-house-count = Nell’ultimo giro le accelerazioni contano come dadi.
rules-house-turbo = Le accelerazioni si possono usare anche dopo il lancio turbo.
rules-bonus = Alla fine di un turno guardate l’ultimo colore usato. La macchina di quel colore può avanzare di una casella, su qualunque colore.
rules-bonus-free = La casella deve essere libera. Niente gomme, niente macchine, niente spinte.
rules-bonus-home = Un passo bonus può portare perfino al traguardo.
rules-bonus-own = Era il tuo colore? Allora può avanzare la tua macchina. Nessuno è obbligato.
rules-house-others = Niente passo bonus per la propria macchina nel proprio turno.
rules-first-box = Fino a sei macchine corrono una volta lungo il vecchio circuito. Due caselle in fondo sono il traguardo.
rules-first-start = Dalla partenza puoi andare sul blu o sul bianco.
rules-first-targets = Ti serve un dado del colore della casella di traguardo: qui blu o bianco. Lì finisce il tuo viaggio.
rules-house-targets = Su ogni casella di traguardo sta una sola macchina: chi si ferma lì spinge indietro l’altra, che torna in gara.
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

# Terminal

option-monza-track = Quale tabellone c’è sul tavolo?
option-monza-players = In quanti si corre?
option-monza-cars = Quale macchina guida ogni posto, dal primo in poi?
option-monza-starter = Quale posto comincia?
option-memo-tiles = Quali tessere pista si mescolano?
option-memo-tiles-road-tiles = Tessere pista
option-memo-players = In quanti si corre?
option-memo-starter = Quale posto comincia?
cli-start = partenza:
cli-finish = traguardo:
cli-dice = dadi: { $dice }
cli-tiles = dischetti: { $tiles }
cli-does-roll = tira { $dice }
cli-does-drive =
    { $tool ->
        [tile] avanza su { $space }: dischetto accelerazione { monza-colour }
       *[die] avanza su { $space }: dado { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] taglia il traguardo: dischetto accelerazione { monza-colour }
       *[die] taglia il traguardo: dado { monza-colour }
    }
cli-does-reroll = tira di nuovo { $dice }
cli-does-bonus = passo bonus: { $car } avanza su { $space }
cli-does-bonus-finish = passo bonus: { $car } taglia il traguardo
cli-does-no-bonus = { $car } non fa il passo bonus
cli-does-turbo = fa il lancio turbo
cli-does-stop = si ferma
cli-pushed-to-start = Bum! { $name } salta indietro fino alla partenza.
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
cli-ask = 1–{ $most }, Invio per 1, q per uscire:
cli-ask-again = { $answer } qui non va: un numero da 1 a { $most }, o una parola qui sopra.
cli-ask-seat = posto { $seats }, Invio per { $first }, q per uscire:
cli-ask-seat-again = { $answer } qui non va: il numero di un posto, { $seats }.
cli-next-turn = Invio per il prossimo turno, q per uscire:
cli-left = La corsa si ferma qui.
cli-keeps = Uno schermo cancellerebbe le tessere di nuovo coperte. Questa uscita le conserva: non vale guardare più su!
cli-sitting = Corsa { $number } di { $races }
cli-compiling = Il motore veloce viene costruito. Succede una volta sola e richiede un minuto o due.
cli-stuck = Nessuna macchina può più arrivare al traguardo: la corsa finisce qui e non vince nessuno.
cli-saved = Salvata: { $file }
cli-saved-here = Perché non vada persa, la corsa è qui:
cli-printed = Stampa tutti i { $count } fogli al 100 %: così la barra misura 5 cm.
cli-fair =
    { $count ->
        [one] Senza trucchi: l’unica estrazione è giusta.
       *[other] Senza trucchi: tutte le { $count } estrazioni sono giuste.
    }
cli-racing = in corsa
cli-tally = { $races } corse di { $game }, seme { $seed }
cli-seat = posto
cli-driver = pilota
cli-wins = vittorie
cli-interval = 95%
cli-turns = turni per corsa: { $mean } ± { $plusminus }
cli-push-backs = spinte indietro per corsa: { $mean } ± { $plusminus }
cli-endless = corse interrotte perché senza fine: { $count }
cli-engine =
    { $engine ->
        [fast] corse: versione compilata
       *[rules] corse: secondo le regole, perché non tutti i piloti sono compilati
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } giocatori
cli-option = opzione
cli-choices = scelte
cli-usual = { $choice } (di solito)
cli-rule = regola
cli-meaning = significato
cli-boards = tabelloni: { $boards }
cli-drivers = piloti: { $drivers }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } caselle, prima edizione
       *[anniversary] { $title }; { $spaces } caselle, edizione anniversario
    }
cli-report = tabellone { $name }
cli-figure = misura
cli-value = valore
cli-report-spaces = caselle per corsia
cli-report-tyres = caselle ostacolo
cli-report-colours = parte di ogni colore
cli-report-drivable = caselle percorribili per corsia
cli-report-inner = interna : esterna { $share }
cli-report-areas = una casella media, come disegnata, per corsia
cli-report-unlike = al massimo { $times } volte
cli-report-skew = un colore in una corsia e sul tabellone
cli-report-apart = al massimo { $share } di differenza, in { $where }
cli-report-alike = stesso colore fianco a fianco
cli-report-cars = passo bonus: la migliore di due macchine
cli-report-turns = turni fino al traguardo, una macchina che va più lontano che può
cli-report-spread = variazione { $spread }
cli-report-stalls = turni senza avanzare
cli-report-worst = al peggio { $share } su { $space }
cli-report-endings = finali diversi per turno
cli-report-skill = pilota migliore : racer, due macchine
cli-report-push-backs = spinte indietro per corsa
cli-report-field = { $races } corse, tutte le macchine
cli-report-lead = cambi in testa per corsa
cli-report-lanes = parte delle visite per corsia
cli-report-seats = vittorie per posto, quattro racer
cli-report-starter = chi comincia: { $points } punti rispetto alla parte giusta
cli-missed = non raggiunto:
cli-all-met = tutti gli obiettivi sono raggiunti
cli-problem =
    { $kind ->
        [turns] una macchina ci mette { $figure } turni; andrebbero bene da { $least } a { $most }
        [stalls] in { $figure } dei turni non si avanza; al massimo { $most }
        [worst-stall] su { $where } non si avanza in { $figure } dei turni; al massimo { $most }
        [endings] un turno ha { $figure } finali diversi; almeno { $least }
        [skill] il pilota migliore batte un racer in { $figure } delle corse; almeno { $least }
        [starter] in quattro, chi comincia vince { $figure } delle corse; sarebbe giusto da { $least } a { $most }
        [colour] { $figure } delle caselle: { $where }; andrebbe bene da { $least } a { $most }
        [outside-in] la corsia { $where } ha { $figure } caselle percorribili; la corsia all’esterno dovrebbe averne di più
        [inner] la corsia { $where } ha { $figure } delle caselle della corsia esterna; al massimo { $most }
        [areas] le caselle della corsia { $where } sono disegnate { $figure } volte più grandi di quelle di un’altra; al massimo { $most }
        [lane-colour] nella corsia { $where } la parte di un colore si discosta di { $figure } da quella sul tabellone; al massimo { $most }
        [alike] lo stesso colore sta fianco a fianco in { $figure } punti; andrebbero bene da { $least } a { $most }
        [cars] con il passo bonus, { $where }: { $figure }; sarebbe giusto da { $least } a { $most }
       *[lane] in { $figure } dei turni ci sono macchine nella corsia { $where }; almeno { $least }
    }
cli-design-task = si posa la pista
cli-design-best = pilota migliore { $skill }, senza avanzare { $stalls }
cli-solve-title = { $track }, { $players } macchine, tutti guidano al meglio
cli-solve-starts = { $seat } (comincia)
cli-solve-bound = valori stabili entro { $residual }; guidando diversamente nessuno guadagnerebbe più di { $epsilon }
cli-solve-work = { $sweeps } passate, { $seconds } s, temperatura { $heat }
cli-solve-task =
    { $task ->
        [solving] risoluzione
       *[proving] verifica del posto { $seat }
    }
cli-solve-moving = passata { $sweeps }, cambia ancora di { $residual }
cli-solve-lone-car = { $track }, una macchina con tutti i dischetti: { $turns } turni in media
cli-solve-turns = turni
cli-solve-chance = probabilità
cli-ladder = la scala: fino a { $races } corse per duello, seme { $seed }
cli-ladder-race = corsa
cli-ladder-pair = duello
cli-ladder-up = uno più forte fra i più deboli
cli-ladder-down = uno più debole fra i più forti
cli-ladder-fair = se tutti fossero uguali
cli-ladder-verdict = verdetto
cli-ladder-basis = si basa su
cli-ladder-races = corse
cli-ladder-says =
    { $verdict ->
        [stronger] nettamente più forte
        [weaker] nettamente più debole
       *[open] aperto
    }
cli-ladder-note = intervalli al 95 %; * corso secondo le regole, perché non tutti i piloti sono compilati
cli-study-task =
    { $task ->
        [reading] lettura
        [solving] risoluzione
       *[racing] corse
    }
cli-study-starting = cominciare vale { $points } punti
cli-study-moves =
    { $sort ->
        [racer_errs] primi tiri in cui andare più lontano possibile costa di più
        [choice_matters] primi tiri in cui il finale migliore si stacca di più
       *[most_common] le scelte più frequenti al primo tiro
    }
cli-study-roll = tiro
cli-study-often = frequenza
cli-study-route = percorso
cli-study-end = finisce su
cli-study-furthest = { $end } (il più lontano)
cli-study-matches = { $races } corse per riga, su ogni posto a turno
cli-study-one = un pilota
cli-study-among = fra
cli-study-pushes = spinte indietro in { $races } corse di piloti «solved» e altrettante di piloti «racer»
cli-study-push =
    { $what ->
        [pushed_loses] la macchina spinta indietro perde
        [pusher_gains] la macchina che spinge guadagna
        [push_is_worth] una spinta, quando si può scegliere, vale
        [solved_takes] i piloti «solved» spingono, quando si può scegliere
        [racers_take] i piloti «racer» spingono, quando si può scegliere
        [solved_per_race] spinte indietro per corsa, piloti «solved»
       *[racers_per_race] spinte indietro per corsa, piloti «racer»
    }
cli-study-proof = nessuno guadagnerebbe più di { $epsilon }, temperatura { $heat }, seme { $seed }
cli-port-taken = La porta { $port } è occupata; si usa { $instead }.
cli-open = Il tavolo è aperto: { $address }
cli-at-home = Tutti nella rete di casa possono giocare: { $address }
cli-letters = da 1 a { $most } lettere
cli-error-game-unknown = il gioco «{ $game }» non c’è; scegli { $choices }
cli-error-option-unknown = l’opzione «{ $option }» non c’è; scegli { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } qui non va
       *[other] { $option }={ $value } non va; scegli { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } non va sul tabellone { $board }; questi tabelloni lo permettono: { $boards }
       *[other] { $option }={ $value } non va sul tabellone { $board }; scegli { $choices }, o un altro tabellone: { $boards }
    }
cli-error-option-twice = { $option } compare due volte, come { $first } e come { $second }; scegline una
cli-error-option-least = { $option }={ $value } non va; scegli { $least } o più
cli-error-option-endless = su { $value } una macchina può restare bloccata per sempre (per esempio su { $place }), quindi non si può risolvere
cli-error-driver-unknown = il pilota «{ $driver }» non c’è; scegli { $choices }
cli-error-driver-none = nessuno guida; indica da 1 a { $players } piloti, per esempio --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } piloti per { $players } posti
cli-error-driver-table = la tabella di questo pilota non va bene per questo tabellone
cli-error-driver-file = in { $file } non ci sono piloti: { $said }
cli-error-values-damaged = { $file } è vecchio o danneggiato; esegui di nuovo hairpin solve
cli-error-track-unknown = il tabellone «{ $track }» non c’è; scegli { $choices }
cli-error-track-file = questo file non è un tabellone: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] questo file non è una corsa di Hairpin: { $said }
        [cut] manca la fine di questa corsa: { $said }
        [turn] il turno { $turn } non è come è stato giocato: { $said }
        [version] questo Hairpin non conosce le regole di questa corsa: { $said }
       *[line] questa corsa è stata cambiata o è danneggiata: { $said }
    }
cli-error-record-not-fair = questa corsa non aveva dadi verificabili, quindi non c’è niente da controllare
cli-error-record-not-ended = questa corsa non è finita; si può controllare dopo
cli-error-file-unusable =
    { $deed ->
        [missing] il file { $file } non esiste
        [directory] { $file } è una cartella, non un file
        [locked] non hai il permesso di leggere { $file }
        [binary] { $file } non contiene testo, quindi non è una corsa
        [empty] { $file } è vuoto
        [homeless] impossibile scrivere { $file }: quella cartella non esiste
        [full] impossibile scrivere { $file }: non c’è più spazio
        [read] impossibile leggere { $file }
       *[write] impossibile scrivere { $file }; hai il permesso?
    }
cli-error-store-file = { $file } non si può usare; forse è aperto in un altro Hairpin, o è danneggiato
cli-error-port-taken = su { $host } non si può; scegli un altro --host o --port
cli-error-page-missing = la pagina non è pronta; avvia «make page»
cli-error-compiler-missing = il compilatore non è installato (manca { $package }); lascia finire “make play” una volta con la rete, o esegui “pip install numba”
leave-title = Resti con noi?
leave-says = La corsa non è finita.
leave-stay = Resto!
lobby-count =
    { $count ->
        [one] Un posto al tavolo.
       *[other] { $count } posti al tavolo.
    }
seat-aid = Aiuto per ricordare
memo-aided = Con un aiuto per ricordare: { $names }. Le tessere appena coperte si intravedono ancora.
keys = Tasti
keys-tab = passare alla prossima cosa
keys-enter = premerla
keys-monza-arrows = sul tabellone: avanti, indietro, sinistra, destra
keys-monza-page = alla prossima casella illuminata
keys-monza-dice = prendere un dado
keys-monza-back = riprendere l’ultimo dado
keys-memo-arrows = da tessera a tessera
keys-memo-space = ruotare la tessera
keys-memo-swap = invertire due tessere
keys-escape = meglio di no

# First race

lesson = L’allenatore
lesson-first-time = Prima volta?
lesson-first-time-says = Una corsa breve che si spiega da sola.
lesson-try = Prova
lesson-ok = Va bene
lesson-end = Basta consigli
lesson-monza-roll = Tocca il bicchiere! Escono sei dadi.
lesson-monza-lay = Le caselle illuminate: lì va bene uno dei tuoi dadi. Toccane una, e il dado ci salta sopra.
lesson-monza-back = Ci hai ripensato? Tocca l’ultimo dado, e torna indietro.
lesson-monza-lane = Questa è in un’altra corsia. Arriva più avanti della tua casella, quindi puoi cambiare.
lesson-monza-on = Va bene un altro dado. Avanti: più lontano vai, meglio è!
lesson-monza-forced = Stavolta c’è una sola strada. La tua macchina va da sola.
lesson-monza-flag = Nessun dado va più bene. Tocca la bandiera, e la tua macchina parte!
lesson-monza-finish = Il traguardo! Toccalo e ci sei.
lesson-monza-other = Adesso va { $name }. Poi tocca a te.
lesson-monza-passed = Stavolta nessun dado va bene per { $name }. La macchina resta lì.
lesson-monza-pushed-back = Bum! Qualcuno si è fermato sulla casella di { $name }, così { $name } salta indietro fino alla prima libera.
lesson-monza-last-round = Qualcuno è arrivato! Il giro si gioca fino in fondo. Adesso conta i dadi: meno sono, meglio è.
lesson-monza-end = Questa era una corsa intera! Se arriva più di una macchina, vince chi ha usato meno dadi. Adesso sai giocare.
lesson-memo-place = Da dove vuoi partire? Tocca una tessera partenza-traguardo.
lesson-memo-choose = La tua strada porta alle tessere che brillano. Toccane una per scoprirla.
lesson-memo-rotate = Ruota la tessera finché ti piace dove porta la strada. Poi vai!
lesson-memo-pit = Prima vai nella corsia dei box, al centro, e prendi una tanica.
lesson-memo-home = Hai una tanica. Vai alla tessera partenza-traguardo del suo colore!
lesson-memo-remember = Quando riparti, questa tessera si copre di nuovo. Ricordala!
lesson-memo-or-swap = Oppure inverti due tessere invece di guidare.
lesson-memo-swap = Prendi due tessere coperte. Si scambiano di posto.
lesson-memo-stuck = Nessuna strada? Inverti due tessere.
lesson-memo-other = Adesso tocca a { $name }. Guarda quali tessere si scoprono!
lesson-memo-canister = { $name } ha una tanica. Il suo colore dice dove andare.
lesson-memo-end = Questa era una corsa intera! Adesso sai giocare.

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
free-undo = Annulla
free-redo = Rifai
free-shuffle = Sorprendimi con un circuito
free-shuffled = Sul tavolo c’è un circuito nuovo.
free-circuits = Circuiti
free-full = Più grande di così non si può: 40 per 40 tessere.
free-drive = Si parte!
free-build = Costruisci
free-cars = Quali auto partono?
free-take-a-car = Tocca un’auto per guidarla.
free-four-cars = Quattro auto alla volta, non di più. Toccane una per toglierla dalla strada.
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
free-unnamed = Circuito { $number }
free-name = Nome del circuito
free-keep = Tieni
free-kept = { $name } è al sicuro.
free-not-kept = Questo browser non ricorda niente. Salva il circuito in un file.
shelf-full = Lo scaffale è pieno: ce ne stanno { $most }. Prima butta via qualcosa.
free-mine = I tuoi circuiti
free-rename = Dai un altro nome a { $name }
free-delete = Butta via { $name }
free-delete-ask = Buttare via { $name } per sempre?
free-examples = Per cominciare
free-example =
    { $id ->
        [ring] L’anello
        [eight] L’otto
        [snake] Il serpente
       *[town] La città
    }
free-send = Invia
free-send-says = Chi apre questo link riceve il tuo circuito.
free-export = Salva in un file
free-import = Apri un file
free-clear = Svuota il tabellone
free-received = È arrivato un circuito per te.
error-circuit-broken = Qui dentro non c’è nessun circuito. Fattelo mandare un’altra volta.
error-circuit-large = Questo circuito è troppo grande. Al massimo 40 per 40 tessere.
error-circuit-version = Questo circuito viene da un Hairpin più nuovo. Chiedi di aggiornare il gioco.

# Workshop

workshop-title = Costruisci una pista
workshop-says = Disegna il tuo tabellone e corrici sopra.
workshop-back = Torna in officina
workshop-quality = È una bella pista?
workshop-measuring = La stiamo provando…
workshop-unmeasured = Non siamo ancora riusciti a provarla.
workshop-mark =
    { $mark ->
        [good] bene
        [fair] così così
       *[poor] non ancora
    }
workshop-figure =
    { $figure ->
        [turns] Turni fino al traguardo
        [stalls] Nessun dado va bene
        [endings] Scelte in un turno
       *[skill] Gare vinte da chi guida con astuzia
    }
workshop-better = Come migliorarla?
workshop-first-open = C’è ancora strada vuota. Colorala, o falla finire al computer.
workshop-first-mend = Qualcosa non va ancora:
workshop-more-faults = Altre cose da sistemare: { $count }
workshop-all-good = Un bel tabellone. Si corre!
workshop-miss =
    { $kind ->
        [turns-low] La gara finisce troppo presto: { $figure } turni. Allunga le corsie.
        [turns-high] La gara dura troppo: { $figure } turni. Accorcia le corsie.
        [stalls] Troppo spesso nessun dado va bene: { $figure } dei turni. Mescola di più i colori.
        [worst-stall] Su { $where } si resta fermi: nessun dado va bene in { $figure } dei turni.
        [endings] C’è poco da scegliere: { $figure } caselle a turno. Mescola i colori, o sposta la fine delle caselle.
        [skill] È quasi tutta fortuna: chi guida con astuzia vince solo { $figure } delle gare.
        [starter] Chi comincia ha vita troppo facile o troppo dura: { $figure } di vittorie con quattro macchine.
        [colour-low] C’è troppo poco { monza-colour }: { $figure } delle caselle.
        [colour-high] C’è troppo { monza-colour }: { $figure } delle caselle.
       *[lane] Nella corsia { $where } non passa quasi nessuno: { $figure } dei turni.
    }
workshop-hint = Colora { $space } di { monza-colour }
workshop-hint-tyre = Metti una gomma su { $space }
workshop-finish-title = Finiscila tu per me
workshop-finish = Riempi la strada vuota
workshop-finishing = Si sta facendo la strada
workshop-finished = Il tabellone è finito.
workshop-stop = Ferma
workshop-another = Un’altra ancora
workshop-nothing-open = Cancella qualche casella e il computer la rifà.
workshop-race = Corri qui!
workshop-why-open = Prima riempi la strada vuota.
workshop-why-mend = Prima da sistemare: { $count }
workshop-send-says = Chi apre questo link riceve il tuo tabellone.
workshop-send-long = Questo tabellone è troppo grande per un link. Salvalo in un file e manda quello.
workshop-refused = Questo file non si apre
workshop-nothing-lost = Non è cambiato niente: il tuo tabellone è ancora lì.
workshop-boards = Tabelloni
workshop-unnamed = Tabellone { $number }
workshop-name = Nome del tabellone
workshop-mine = I tuoi tabelloni
workshop-fresh = Tabellone vuoto
workshop-not-kept = Questo browser non ricorda niente. Salva il tabellone in un file.
workshop-received = È arrivato un tabellone per te.
workshop-opened = { $name } è sul tavolo.
workshop-photo = Una foto sotto il disegno
workshop-photo-take = Scatta una foto
workshop-photo-choose = Scegli un’immagine
workshop-photo-remove = Toglila
workshop-photo-says = Disegnaci sopra come sulla carta da ricalco. L’immagine resta su questo dispositivo.
workshop-photo-slider =
    { $what ->
        [x] Di lato
        [y] Su e giù
        [scale] Grandezza
        [turn] Gira
       *[strength] Forza
    }
workshop-no-photo = Questa immagine non si può mostrare. Scegline un’altra.
workshop-print = Stampa
workshop-print-says = Il tabellone in scala, con dadi e macchine da ritagliare.
workshop-paper = Quanto grande?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grande, su fogli A4 da incollare
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Con che cosa stampi?
workshop-ink-kind =
    { $ink ->
        [colour] A colori
       *[symbols] In nero, con i segni
    }
workshop-format = Quale file?
workshop-format-kind =
    { $format ->
        [pdf] PDF, per stampare
       *[svg] SVG, per disegnarci sopra
    }
workshop-print-save = Salva la stampa
error-board-broken = Qui dentro non c’è nessun tabellone.
error-board-large = Questo tabellone è troppo grande.
error-board-version = Questo tabellone viene da un Hairpin più nuovo. Chiedi di aggiornare il gioco.
workshop-draw-board = Il tabellone che disegni
workshop-draw-open = strada vuota
workshop-draw-long = lunghezza { $length }
workshop-draw-target = casella di traguardo
workshop-draw-space = Corsia { $lane }, casella { $number }: { $what }.
workshop-draw-missing = La corsia { $lane } finisce troppo presto: qui manca strada.
workshop-draw-size = Corsie: { $lanes }, lunghezza: { $length }.
workshop-draw-in-hand = Casella { $lane }{ $number }
workshop-draw-shorter = Più corta
workshop-draw-longer = Più lunga
workshop-draw-exact = Lunghezza esatta
workshop-draw-set = Usa questa lunghezza
workshop-draw-bad-length = Scrivi una lunghezza come 1, 1.5 o 4/3.
workshop-draw-remove = Togli questa casella
workshop-draw-before = Nuova casella prima
workshop-draw-after = Nuova casella dopo
workshop-draw-split = Dividi in due
workshop-draw-join = Unisci alla prossima
workshop-draw-cure =
    { $cure ->
        [fill] Riempi con strada vuota
        [close] Chiudi l’anello
        [fit] Lascia che si adatti da sola
        [tyre] Mettici una gomma
       *[open] Apri tutte le corsie
    }
workshop-draw-look = Guarda da vicino
workshop-draw-closer = Più vicino
workshop-draw-farther = Più lontano
workshop-draw-tools = Che cosa coloriamo?
workshop-draw-hand = Mano: prendi una casella
workshop-draw-paint = Colore: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Corsie
        [ends] Partenza e traguardo
       *[curve] Forma
    }
workshop-draw-faults =
    { $count ->
        [0] Niente da sistemare
       *[other] Da sistemare: { $count }
    }
workshop-draw-to-mend = Che cosa sistemare
workshop-draw-odd = Insolito: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Corsia a sinistra
       *[right] Corsia a destra
    }
workshop-draw-copy-lane = Copia la corsia { $lane }
workshop-draw-remove-lane = Togli la corsia { $lane }
workshop-draw-lane = Corsia { $lane }, lunghezza { $length }
workshop-draw-lane-name = Corsia { $lane }
workshop-draw-track-length = Lunghezza totale: { $length }
workshop-draw-track-shorter = Accorcia tutte le corsie
workshop-draw-track-longer = Allunga tutte le corsie
workshop-draw-exits = Dalla partenza si va su
workshop-draw-finish = La gara finisce su
workshop-draw-end =
    { $end ->
        [line] una linea su tutte le corsie
       *[targets] caselle di traguardo
    }
workshop-draw-line = Colore della linea
workshop-draw-targets = Caselle di traguardo alla fine di
workshop-draw-edition = Per quale gioco?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Anniversario, 4 macchine
       *[first] Prima edizione, 6 macchine
    }
workshop-draw-shapes = Forma della strada
workshop-draw-shape =
    { $shape ->
        [fit] Da sola
        [stadium] Stadio
        [ring] Anello
        [corner] Angolo
        [oval] Ovale
        [long] Pista lunga
        [sprint] Sprint
        [first-edition] Prima edizione
       *[straight] Rettilineo
    }
workshop-draw-road = Larghezza della strada
workshop-draw-start-box = Lunghezza della partenza
workshop-draw-piece = Pezzo { $number }
workshop-draw-way =
    { $way ->
        [l] Curva a sinistra
        [f] Dritto
       *[r] Curva a destra
    }
workshop-draw-length = Lunghezza
workshop-draw-angle = Angolo
workshop-draw-radius = Raggio
workshop-draw-less = Meno: { $what }
workshop-draw-more = Più: { $what }
workshop-draw-earlier = Spostalo prima
workshop-draw-later = Spostalo dopo
workshop-draw-add-piece = Nuovo pezzo dopo
workshop-draw-remove-piece = Togli questo pezzo
workshop-draw-ready = Pronti per la gara!
workshop-draw-more-faults = E altre ancora: { $count }
workshop-draw-open-left = Caselle vuote: { $count }. Colorale, o fallo fare al computer.
workshop-draw-undone =
    { $what ->
        [undo] Annullato.
       *[redo] Rifatto.
    }
workshop-draw-there = Fammi vedere
workshop-draw-finish-place = Traguardo
workshop-draw-keys-arrows = lungo la strada, e da corsia a corsia
workshop-draw-keys-paint = colora la casella: rosso, giallo, verde, blu, bianco, viola
workshop-draw-keys-tyre = una gomma; strada vuota
workshop-draw-keys-length = più lunga, più corta
workshop-draw-keys-border = sposta il bordo davanti
workshop-draw-keys-cut = dividi in due; unisci alla prossima
workshop-draw-keys-insert = nuova casella prima; dopo
workshop-draw-keys-remove = togli la casella
workshop-draw-keys-exact = lunghezza esatta
workshop-draw-keys-undo = annulla; rifai
