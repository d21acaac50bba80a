# Al tavolo: tavolo, posto, capotavola, codice, link. Si dà del tu.

# Home

title = Hairpin
home-choose = A che cosa giochiamo?
home-code = Hai un invito? Scrivi il codice del tavolo:
home-last = Torna al tavolo { $code }
home-last-who = { $game }: { $names }
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
nowhere = Qui finisce la strada.
car-name =
    { $car ->
        [red] macchina da corsa rossa
        [yellow] macchina da corsa gialla
        [green] macchina da corsa verde
        [blue] macchina da corsa blu
        [white] macchina da corsa bianca
       *[purple] macchina da corsa viola
    }
driver-name =
    { $driver ->
        [random] Vortice
        [learner] Pio
        [racer] Fulmine
        [tactician] Volpe
        [champion] Leo
        [dawdler] Chiocciola
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (rosso)
        [yellow] { $name } (giallo)
        [green] { $name } (verde)
        [blue] { $name } (blu)
        [white] { $name } (bianco)
       *[purple] { $name } (viola)
    }
driver-says =
    { $driver ->
        [random] guida come capita
        [learner] sta imparando e sbaglia
        [racer] va più lontano che può
        [tactician] tiene d’occhio gli altri
        [champion] pensa a tutto fino in fondo
        [dawdler] se la prende comoda
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
lobby-choose-board = Scegli un altro tabellone
lobby-made-boards = Dalla vostra officina
lobby-variants = Varianti
lobby-add = Qualcun altro al tavolo
lobby-add-here = qui
lobby-add-link = con link
lobby-add-computer = computer
lobby-start = Via!
lobby-wait = Chi è a capotavola dà il via. Intanto puoi cambiare nome e macchina.
lobby-wait-watch = Chi è a capotavola dà il via. Prendi un posto libero, o guarda.
start-missing =
    { $count ->
        [one] { $names } non c’è ancora.
       *[other] { $names } non ci sono ancora.
    }
start-wait = Aspettiamo
start-link = Manda il link a { $name }
start-computers =
    { $count ->
        [one] Lì guida un computer
       *[other] Lì guidano i computer
    }
start-anyway = Partire lo stesso
watching = Stai guardando.
watching-sit = Gioca come { $name }
host-gone = Chi è a capotavola è andato via. Si va avanti appena torna.
host-gone-link = Rimanda il link a { $name }
host-gone-new = Apri un tavolo come questo
link-dead = Questo link non vale più.
link-dead-says = Il posto è passato a qualcun altro, o manca un pezzo del link. Chiedine uno nuovo. Intanto puoi guardare.
link-dead-free = O prendi un posto libero:
link-watch = Guarda
link-used = Con questo link gioca già qualcuno.
link-used-says = Porta a { $name }. Ora due apparecchi guidano la stessa macchina. Se ne vuoi una tua, chiedi un altro link.
link-used-ok = Va bene così
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
seat-open = { $name }: guarda meglio
seat-name = Nome
seat-names = Nomi delle ultime serate
seat-remove = Togli { $name } dal tavolo
seat-host = A capotavola
seat-starts = Comincia
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
seat-yours = Sei tu
seat-you = Tu
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
invite-here-only = Questo link si apre solo su questo computer, su nessun telefono. Per tutti in casa, ferma Hairpin e riavvialo così:
invite-no-network = Questo computer ora non è in nessuna rete, quindi nessun telefono lo raggiunge. Collegalo al Wi-Fi, poi riapri questa scheda.
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
evening-again = Come l’ultima volta
evening-again-names = Come l’ultima volta: { $names }
evening-again-champion = Come l’ultima volta: { $names }. Campione della serata: { $champion }
evening-others = Ultime serate
evening-kept = Le ricorda solo questo dispositivo. Non viene inviato nulla.
evening-forget = Dimentica questa serata
evening-forgotten = Dimenticata.
evening-undo = No, tienila
odd-board = È insolito, ma ci si può correre:
lobby-count =
    { $count ->
        [one] Un posto al tavolo.
       *[other] { $count } posti al tavolo.
    }

# Options

more-board = Tabellone
more-pace = A che velocità andiamo?
more-house-rules = Regole di casa
more-reconstruction = Nessun libretto di regole descrive per intero tabelloni e tessere: i nostri li abbiamo ricostruiti da tutto ciò che si sa.
menu-device = Questo dispositivo
menu-table = Il tavolo
full-screen = Schermo intero
volume = Quanto forte?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] molto calma
        [calm] calma
        [normal] normale
        [quick] svelta
       *[fast] molto svelta
    }

# Race

race-seats = Chi gioca
race-turn = Tocca a { $name }.
race-your-turn = Tocca a te, { $name }!
race-driven = Guida il computer.
race-preparing = { $driver } si sta preparando; intanto guida { $racer }.
race-relieved = { $driver } ha smesso di pensare. { $racer } continua la corsa.
race-taken-back = { $name } torna alla guida.
race-away = senza collegamento
race-champion = Ha vinto l’ultima corsa
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
waiting-for = Aspettiamo { $name }…
waiting-free = Al posto di { $name } non c’è ancora nessuno.
waiting-drive = Fai guidare il computer
waiting-link =
    { $again ->
        [yes] Rimanda il link
       *[no] Manda il link
    }
waiting-host = Chi è a capotavola può far guidare il computer.
away-driven = Il computer guida al posto di { $name }.
away-take-back = Rieccomi!
leave-title = Resti con noi?
leave-says = La corsa non è finita.
leave-stay = Resto!

# Podium

podium-title = Podio
podium-winner =
    { $winners ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
podium-place =
    { $place ->
        [1] Primo posto: { $names }.
        [2] Secondo posto: { $names }.
        [3] Terzo posto: { $names }.
       *[other] Posto { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Gli altri, per quanto lontano sono arrivati.
podium-again = Ancora!
podium-wait = Chi è a capotavola può dare il via alla prossima corsa.
podium-wait-names =
    { $count ->
        [one] { $names } può dare il via alla prossima corsa.
       *[other] { $names } possono dare il via alla prossima corsa.
    }
podium-shelf = Trofei di questo tavolo
podium-lobby = Posti e regole
podium-look = Guarda il tabellone
podium-story = La corsa in immagini
podium-story-next = Immagine seguente
podium-picture = Immagine
podium-picture-title = Un’immagine della corsa
podium-picture-save = Salva
podium-picture-send = Invia
podium-picture-failed = L’immagine non è riuscita. Riprova.
podium-fair-short =
    { $count ->
        [0] Il caso era sigillato prima della corsa.
       *[other] Il caso era onesto.
    }
podium-fair-why = Come lo sappiamo?
podium-fair =
    { $count ->
        [0] Il caso era già in una busta chiusa prima della corsa; nessuno al tavolo l’ha mescolato. Ora tutti possono guardarci dentro.
        [one] Senza trucchi: il caso era già in una busta chiusa prima della corsa, e un posto l’ha mescolato ancora. Ora tutti possono guardarci dentro.
       *[other] Senza trucchi: il caso era già in una busta chiusa prima della corsa, e { $count } posti l’hanno mescolato ancora. Ora tutti possono guardarci dentro.
    }
podium-record = Salva la corsa per controllarla

# Said aloud and in words

said = Che cosa è successo
say-again = Dillo di nuovo
read-aloud = Leggi ad alta voce
in-words = A parole
in-words-ways = Le tue strade
parts = { $first }, { $rest }
race-room = La corsa

# Keys

keys = Tasti
keys-tab = passare alla prossima cosa
keys-enter = premerla
keys-escape = meglio di no

# Rules

rules = Regole
rules-of = Le regole
rules-read = Leggi la regola
rules-pages = Giochi e varianti
rules-print = Stampa
rules-house = Si può giocare anche così
rules-numbers = Numeri delle regole

# First race

lesson = L’allenatore
lesson-first-time = Prima volta?
lesson-first-time-says = Una corsa breve che si spiega da sola.
lesson-try = Prova
lesson-ok = Va bene
lesson-end = Basta consigli
lesson-choose = Che cosa vuoi provare?
lesson-more = Altre lezioni
lesson-ended = Basta consigli. E adesso?
lesson-race-on = Continua la corsa

# Shelves and files

free-undo = Annulla
free-redo = Rifai
free-keep = Tieni
free-kept = { $name } è al sicuro.
shelf-full = Lo scaffale è pieno: ce ne stanno { $most }. Prima butta via qualcosa.
free-rename = Dai un altro nome a { $name }
free-delete = Butta via { $name }
free-delete-ask = Buttare via { $name } per sempre?
free-examples = Per cominciare
free-send = Invia
free-export = Salva in un file
free-import = Apri un file

# Open and locked tables

lock = Chiudi il tavolo a chiave
lock-says =
    { $state ->
        [locked] Chiuso: non può più entrare nessuno.
       *[open] Aperto: chi ha il codice può entrare.
    }
send-away = Manda via { $name }
send-away-ask =
    { $stage ->
        [lobby] Mandare via { $name }? Il posto torna libero, e { $name } può tornare solo con un nuovo link che mandi tu.
       *[racing] Mandare via { $name }? Continua a guidare il computer, e { $name } può tornare solo con un nuovo link che mandi tu.
    }
table-locked = Il tavolo { $code } è chiuso a chiave.
table-locked-next = Ora non può entrare nessuno. Chiedi a chi è a capotavola di aprirlo, o di mandarti un link tutto tuo.
table-sent-away = Non sei più al tavolo { $code }.
table-sent-away-next = Chi è a capotavola ha liberato il tuo posto. Parlatene: solo un nuovo link ti riporta qui.
try-again = Riprova
seat-car-taken = { car-name }: è di { $name }
race-closed = L’ultima corsa non ha potuto continuare: il gioco è cambiato dopo il via. Non ha perso nessuno, e i trofei ci sono tutti. Fatene un’altra!
home-kept =
    { $days ->
        [0] I tavoli restano finché chi si occupa di questo server non li toglie.
        [one] I tavoli con una corsa arrivata in fondo restano. Un tavolo dove non si è corso viene tolto dopo un giorno.
       *[other] I tavoli con una corsa arrivata in fondo restano. Un tavolo dove non si è corso viene tolto dopo { $days } giorni.
    }

# Errors

error-table-locked = Il tavolo è chiuso a chiave: non può entrare nessuno. Chiedi a chi è a capotavola.
error-table-sent-away = Non sei più a questo tavolo. Chiedi un nuovo link a chi è a capotavola.
error-server-busy = Ora c’è troppo da fare. Aspetta un momento e riprova.
error-server-full = In questo momento sono collegate troppe persone. Riprova tra un attimo.
error-store-full = Non c’è più spazio per scriverlo. Non si è perso niente: quello che avete giocato resta. Avvisa chi si occupa del server.
error-line-lost = Il tavolo non risponde. Guarda se il computer del gioco è acceso e riprova.
error-table-unknown = Questo tavolo non c’è. Controlla il codice: sei lettere e cifre.
error-table-full-house = Ora non c’è posto per un altro tavolo. Riprova più tardi.
error-table-stage = Ora non si può. Aspetta la fine della corsa, o torna prima ai posti.
error-table-too-long = Questa corsa è diventata troppo lunga. Torna ai posti e cominciane un’altra.
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
error-track-file = Su questo tabellone non si può correre.
error-other = Non ha funzionato. Riprova, o ricarica la pagina. ({ $said })

# Terminal

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
cli-fair =
    { $count ->
        [one] Senza trucchi: l’unica estrazione è giusta.
       *[other] Senza trucchi: tutte le { $count } estrazioni sono giuste.
    }
cli-right =
    { $count ->
        [one] L’unica estrazione è giusta.
       *[other] Tutte le { $count } estrazioni sono giuste.
    }
cli-mixed =
    { $mixed ->
        [0] I dadi erano promessi in anticipo, nessuno al tavolo li ha mescolati.
        [one] Un posto su { $seats } ha mescolato i dadi.
       *[other] { $mixed } posti su { $seats } hanno mescolato i dadi.
    }
cli-racing = in corsa
cli-tally = { $races } corse di { $game }, seme { $seed }
cli-seat = posto
cli-driver = pilota
cli-wins = vittorie
cli-interval = 95%
cli-turns = turni per corsa: { $mean } ± { $plusminus }
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
cli-port-taken = La porta { $port } è occupata; si usa { $instead }.
cli-open = Il tavolo è aperto: { $address }
cli-at-home = Tutti nella rete di casa possono giocare: { $address }
cli-letters = da 1 a { $most } lettere
cli-tables-code = codice
cli-tables-game = gioco
cli-tables-stage = stato
cli-tables-races = corse
cli-tables-trophies = trofei
cli-tables-events = eventi
cli-tables-size = dimensione
cli-tables-last = ultimo
cli-tables-aside = da parte
cli-stage-lobby = posti
cli-stage-racing = corsa
cli-stage-over = podio
cli-tables-none = non ci sono tavoli in { $file }
cli-tables-exported = il tavolo { $code } è in { $file }
cli-tables-ask = Togliere { $codes } con tutte le corse e i trofei?
cli-tables-removed = tolti: { $codes }; una copia di tutto è in { $copy }
cli-tables-kept = non è stato tolto niente
cli-tables-set-aside = tavolo { $code }, evento { $number } messo da parte: { $reason }
cli-backup-made = { $file } contiene una copia di tutti i tavoli ({ $tables })
cli-restored = { $file } contiene ora la copia; quello che c’era prima è in { $copy }
cli-restored-new = { $file } contiene ora la copia
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
cli-error-driver-unknown = il pilota «{ $driver }» non c’è; scegli { $choices }
cli-error-driver-none = nessuno guida; indica da 1 a { $players } piloti, per esempio --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } piloti per { $players } posti
cli-error-driver-table = la tabella di questo pilota non va bene per questo tabellone
cli-error-driver-file = in { $file } non ci sono piloti: { $said }
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
cli-error-store-file = { $file } non può contenere i tavoli: è una cartella, o la sua cartella non si può creare
cli-error-store-locked = { $file } è in uso da un altro Hairpin; chiudi prima quello, o scegli un altro file con --data
cli-error-store-newer = { $file } è di un Hairpin più nuovo e resta com’è; per aprirlo bisogna aggiornare questo
cli-error-store-read-only = { $file } non si può scrivere; controlla chi può scrivere il file e la sua cartella
cli-error-store-damaged =
    { $copy ->
        [none] { $file } è danneggiato e resta com’è; se hai una copia altrove, «hairpin restore COPIA» la riporta
       *[other] { $file } è danneggiato e resta com’è; la copia più nuova è { $copy }, e «hairpin restore { $copy }» la riporta
    }
cli-error-store-full = il disco è pieno e { $file } non si può scrivere; fai spazio e riavvia, non si è perso niente
cli-error-store-foreign = { $file } non è un file di Hairpin e resta com’è; scegline un altro con --data
cli-error-table-unknown = non c’è nessun tavolo { $code }
cli-error-file-exists = { $file } c’è già; scegli un altro nome
cli-error-port-taken = su { $host } non si può; scegli un altro --host o --port
cli-error-page-missing = la pagina non è pronta; avvia «make page»
cli-error-compiler-missing = il compilatore non è installato (manca { $package }); lascia finire “make play” una volta con la rete, o esegui “pip install numba”
