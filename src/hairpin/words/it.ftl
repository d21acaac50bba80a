# Al tavolo: tavolo, posto, chi organizza il tavolo, codice, link. Si dà del tu, ai giocatori insieme del voi.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = A che cosa giochiamo?
home-code = Hai un invito? Scrivi il codice del tavolo:
home-last = Torna al tavolo { $code }
home-last-who = { $game }: { $names }
home-join = Entra
replay = Rivedi una gara
credits = Una versione indipendente e non ufficiale, con immagini e testi propri. Monza è un gioco di Jürgen P. K. Grunau, Memo-Car-Race di Katja e Markus Nikisch. Entrambi sono pubblicati da HABA, che non ha niente a che fare con questa pagina.
sound = Suono
strong-symbols = Simboli ben visibili
language = Lingua
close = Chiudi
details = Dettagli per i grandi
to-home = Tutti i giochi
line-connecting = In viaggio verso il tuo tavolo…
line-lost = Abbiamo perso il collegamento. Niente paura: il gioco va avanti appena siamo di nuovo in linea.
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
        [random] va dove capita
        [learner] sta ancora imparando e sbaglia
        [racer] va sempre il più lontano possibile
        [tactician] tiene d’occhio gli altri
        [champion] pensa bene a tutto
        [dawdler] se la prende comoda
       *[other] l’ha portato un invitato
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, livello { $level } di { $most }
    }
driver-dial = Quanto guida bene { $name }?
driver-dial-least = lascia vincere i piccoli
driver-dial-most = quasi come { $racer }
driver-dial-share = gare vinte contro { $racer }: circa { $wins } su { $races }
driver-mind =
    { $mind ->
        [preparing] si sta ancora preparando; per ora guida { $racer }
        [studying] sta ancora imparando questo tabellone
        [tables] sa la strada a memoria
        [belief] si ricorda ogni tessera
        [solved] sa che cosa fare dappertutto
        [certified] sa che cosa fare quasi dappertutto
       *[search] pensa in anticipo
    }

# Lobby

lobby-title = Tavolo { $code }
lobby-invite-code = Tavolo { $code }: mostra il link per gli invitati
lobby-seats = Posti
lobby-more = Altro
lobby-own-board = Il vostro tabellone
lobby-choose-board = Scegli un altro tabellone
lobby-made-boards = Dalla vostra officina
lobby-variants = Varianti
lobby-add = Aggiungi qualcuno
lobby-add-here = qui
lobby-add-link = con link
lobby-add-computer = computer
lobby-start = Via!
lobby-wait = Aspettiamo che chi organizza il tavolo dia il via. Puoi ancora cambiare nome e macchina.
lobby-wait-watch =
    { $free ->
        [0] Aspettiamo che chi organizza il tavolo dia il via.
       *[other] Aspettiamo che chi organizza il tavolo dia il via. Prendi un posto libero, o guarda e basta.
    }
start-missing =
    { $count ->
        [one] { $names } non c’è ancora.
       *[other] { $names } non ci sono ancora.
    }
start-wait = Aspettiamo
start-link = Manda il link a { $name }
start-computers =
    { $count ->
        [one] Fai guidare quella macchina al computer
       *[other] Fai guidare quelle macchine al computer
    }
start-anyway = Partiamo lo stesso
watching = Stai guardando.
watching-sit = Gioca come { $name }
host-gone = Chi organizza ha lasciato il tavolo. Andiamo avanti quando ritorna.
host-gone-link = Manda di nuovo il link a { $name }
host-gone-new = Apri un nuovo tavolo come questo
link-dead = Questo link non funziona più.
link-dead-says = Adesso questo posto ce l’ha qualcun altro, o manca un pezzo del link. Chiedine uno nuovo. Intanto puoi guardare.
link-dead-free = O prendi un posto libero:
link-watch = Guarda
link-used = Con questo link sta già giocando qualcuno.
link-used-says = È il link per { $name }. Adesso due dispositivi guidano la stessa macchina. Se vuoi una macchina tua, chiedi un altro link.
link-used-ok = Va bene così
lobby-watch = Invita altri
lobby-watch-says = Inquadra questo codice per venire al tavolo. Puoi guardare o prendere un posto libero.
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
        [red] Macchina da corsa rossa: scegline un’altra
        [yellow] Macchina da corsa gialla: scegline un’altra
        [green] Macchina da corsa verde: scegline un’altra
        [blue] Macchina da corsa blu: scegline un’altra
        [white] Macchina da corsa bianca: scegline un’altra
       *[purple] Macchina da corsa viola: scegline un’altra
    }
seat-choose-car = Quale macchina?
seat-open = { $name }: guarda da vicino
seat-name = Nome
seat-names = Nomi recenti
seat-remove = Togli { $name }
seat-host = Chi organizza il tavolo
seat-starts = Chi comincia
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
seat-driver = Quale pilota?
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
seat-link-title = Il link per { $name }
seat-link-says = Inquadra questo codice con l’altro telefono, o manda il link. Il link porta sempre a questo posto.
invite-qr = Codice QR del link
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato!
invite-marked = Il link è selezionato. Ora copialo tu.
invite-code = Codice del tavolo:
invite-here-only = Questo link si apre solo su questo computer, non sui telefoni. Perché tutti in casa possano giocare, ferma Hairpin e avvialo così:
invite-no-network = Ora questo computer non è in nessuna rete, quindi nessun telefono lo raggiunge. Collegalo al Wi-Fi, poi chiudi e riapri questa finestrella.
starter = Chi comincia?
starter-rule =
    { $rule ->
        [youngest] chi ha meno anni
        [champion] chi ha vinto l’ultima gara
        [random] si tira a sorte
       *[seat] scegliamo noi
    }
starter-who =
    { $rule ->
        [youngest] Chi ha meno anni?
       *[seat] Chi?
    }
starter-told =
    { $rule ->
        [youngest] Comincia chi ha meno anni: { $name }.
        [champion] Comincia chi ha vinto l’ultima gara.
        [random] Si tira a sorte chi comincia.
       *[seat] Comincia { $name }.
    }
evening-again = Di nuovo così
evening-again-names = Di nuovo così: { $names }
evening-again-champion = Di nuovo così: { $names }. Vittoria di { $champion }.
evening-others = Serate di gioco passate
evening-kept = Le ricorda solo questo dispositivo. Non viene inviato niente.
evening-forget = Dimentica questa serata di gioco
evening-forgotten = Dimenticata.
evening-undo = No, tienila
odd-board = Questo tabellone è un po’ strano, ma ci si può correre:
lobby-count =
    { $count ->
        [one] Un posto al tavolo.
       *[other] { $count } posti al tavolo.
    }

# Options

more-board = Tabellone
more-pace = A che velocità andiamo?
more-house-rules = Regole di casa
more-reconstruction = Nessun libretto di regole mostra per intero i tabelloni e le tessere: i nostri li abbiamo ricostruiti con tutto quello che abbiamo trovato.
menu-device = Questo dispositivo
menu-table = Il tavolo
full-screen = Schermo intero
volume = A che volume?
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] molto piano
        [calm] piano
        [normal] normale
        [quick] veloce
       *[fast] molto veloce
    }

# Race

race-seats = Chi gioca
race-turn = Tocca a { $name }.
race-your-turn = Tocca a te, { $name }!
race-driven = Sta guidando il computer.
race-preparing = { $driver } si sta ancora preparando; per ora guida { $racer }.
race-relieved = { $driver } non riesce ad andare avanti. Adesso guida { $racer }.
race-taken-back = { $name } guida di nuovo.
race-away = senza collegamento
race-champion = Ha vinto l’ultima gara
menu = Menu
menu-leave = Esci
menu-leave-ask = Vuoi davvero lasciare il tavolo? Il tuo link ti riporta al tuo posto.
menu-abandon = Ferma la gara
menu-abandon-ask = Vuoi davvero fermare la gara? Allora non vince nessuno, e tutti tornano ai posti.
menu-hand-over = Fai guidare il computer al posto di { $name }
menu-take-back = Fai guidare di nuovo { $name }
menu-pass-host = Fai organizzare il tavolo a { $name }
menu-pass-host-ask = Vuoi far organizzare il tavolo a { $name }? Allora { $name } dà il via alle gare e sceglie le regole.
no-stay = No, meglio di no
waiting-for = Aspettiamo { $name }…
waiting-free = Il posto di { $name } è ancora vuoto.
waiting-drive = Fai guidare il computer
waiting-link =
    { $again ->
        [yes] Manda di nuovo il link
       *[no] Manda il link
    }
waiting-host = Chi organizza il tavolo può far guidare il computer.
away-driven = Il computer guida al posto di { $name }.
away-take-back = Rieccomi!
leave-title = Vai già via?
leave-says = La gara non è ancora finita.
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
       *[other] { $place }º posto: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Per gli altri conta quanto sono andati lontano.
podium-again = Ancora!
podium-wait = Aspettiamo che chi organizza il tavolo dia il via alla prossima gara.
podium-wait-names =
    { $count ->
        [one] { $names } può dare il via alla prossima gara.
       *[other] { $names } possono dare il via alla prossima gara.
    }
podium-shelf = I trofei di questo tavolo
receipt = È stata fortuna?
podium-watch = Guardala di nuovo
history = Le nostre gare
history-deleted = Chi organizza il tavolo ha cancellato le gare e i trofei.
podium-lobby = Posti e regole
podium-look = Guarda il tabellone
podium-story = La gara in immagini
podium-story-next = Prossima immagine
podium-picture = Immagine
podium-picture-title = Un’immagine della gara
podium-picture-save = Salva
podium-picture-send = Manda
podium-picture-failed = Non siamo riusciti a fare l’immagine. Riprova.
podium-fair-short =
    { $count ->
        [0] La fortuna era già sotto chiave prima della gara.
       *[other] Niente trucchi: la gara è stata onesta.
    }
podium-fair-why = Come lo sappiamo?
podium-fair =
    { $count ->
        [0] Prima della gara il computer ha messo sotto chiave un numero segreto, e tutta la fortuna è venuta da lì. Nessuno al tavolo ne ha aggiunto un altro. Adesso tutti possono controllare.
        [one] Niente trucchi: prima della gara il computer ha messo sotto chiave un numero segreto. Il dispositivo di un giocatore ne ha aggiunto un altro, e tutta la fortuna è venuta da questi due numeri. Adesso tutti possono controllare.
       *[other] Niente trucchi: prima della gara il computer ha messo sotto chiave un numero segreto. I dispositivi di { $count } giocatori hanno aggiunto il loro, e tutta la fortuna è venuta da questi numeri. Adesso tutti possono controllare.
    }
podium-record = Salva la gara per controllarla

# Said aloud and in words

said = Che cosa è appena successo
say-again = Dillo di nuovo
read-aloud = Leggi ad alta voce
in-words = A parole
in-words-ways = Che cosa puoi fare
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and =
    { $sound ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
list-or = { $first } o { $last }
list-more = { $list }…
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = La gara

# Keys

keys = Tasti
key-cap =
    { $key ->
        [tab] Tab
        [enter] Invio
        [escape] Esc
        [space] Spazio
        [backspace] Backspace
        [delete] Canc
        [control] Ctrl
       *[page-down] Pag ↓
    }
key-of = { $name } ({ $key })
keys-tab = andare alla prossima cosa
keys-enter = premerla
keys-escape = lasciar perdere

# Rules

rules = Regole
rules-of = Le regole
rules-title = Regole · { $page }
rules-read = Leggi la regola
rules-pages = Giochi e varianti
rules-print = Stampa
rules-house = Si può giocare anche così
rules-numbers = Numeri delle regole

# First race

lesson = L’allenatore
lesson-first-time = Prima volta?
lesson-first-time-says = Una gara breve che ti fa vedere come si gioca.
lesson-try = Prova
lesson-ok = Va bene
lesson-end = Basta consigli
lesson-choose = Che cosa vuoi provare?
lesson-more = Altre lezioni
lesson-ended = Basta consigli. E adesso?
lesson-race-on = Continua la gara

# Shelves and files

free-undo = Annulla
free-redo = Rifai
free-keep = Salva
free-kept = Salvato: { $name }
shelf-full = Lo scaffale è pieno: ce ne stanno { $most }. Prima buttane via uno.
free-rename = Dai un altro nome a { $name }
free-delete = Butta via { $name }
free-delete-ask = Vuoi buttare via { $name } per sempre?
free-examples = Per cominciare
free-send = Manda
free-export = Salva in un file
free-import = Apri un file

# Open and locked tables

lock = Chiudi il tavolo a chiave
lock-says =
    { $state ->
        [locked] Chiuso a chiave: non può entrare nessun altro.
       *[open] Aperto: chi ha il codice può entrare.
    }
send-away = Manda via { $name }
send-away-ask =
    { $stage ->
        [lobby] Vuoi mandare via { $name }? Il posto sarà di nuovo libero, e { $name } può tornare solo con un nuovo link che mandi tu.
       *[racing] Vuoi mandare via { $name }? Guiderà il computer, e { $name } può tornare solo con un nuovo link che mandi tu.
    }
table-locked = Il tavolo { $code } è chiuso a chiave.
table-locked-next = Ora non può entrare nessun altro. Chiedi a chi organizza il tavolo di aprirlo, o di mandarti un link.
table-sent-away = Non sei più al tavolo { $code }.
table-sent-away-next = Chi organizza il tavolo ha liberato il tuo posto. Parlatene: per tornare ti serve un nuovo link.
try-again = Riprova
seat-car-taken = { car-name }: è di { $name }
race-closed = L’ultima gara non ha potuto continuare, perché nel frattempo il gioco è stato aggiornato. Non ha perso nessuno, e i trofei ci sono ancora tutti. Cominciate un’altra gara!
home-kept =
    { $days ->
        [0] I tavoli restano finché qualcuno non li toglie.
        [one] I tavoli con una gara finita restano. Gli altri vengono tolti dopo un giorno.
       *[other] I tavoli con una gara finita restano. Gli altri vengono tolti dopo { $days } giorni.
    }

# Errors

error-table-locked = Il tavolo è chiuso a chiave: non può entrare nessun altro. Chiedi a chi lo organizza.
error-table-sent-away = Non sei più a questo tavolo. Chiedi un nuovo link a chi lo organizza.
error-server-busy = Adesso c’è troppo movimento. Aspetta un momento e riprova.
error-server-full = In questo momento sono collegate troppe persone. Riprova tra un po’.
error-store-full = Non siamo riusciti a salvarlo: non c’è più spazio. Fin qui non si è perso niente. Avvisa chi si occupa del gioco.
error-line-lost = Non riusciamo a raggiungere il tavolo. Guarda se il computer del gioco è acceso, poi riprova.
error-table-unknown = Non troviamo quel tavolo. Controlla il codice: sono sei, tra lettere e numeri.
error-table-guesses = Erano tanti codici sbagliati. Aspetta un minuto e riprova.
error-table-full-house = Ora non c’è posto per un altro tavolo. Riprova più tardi.
error-table-no-space = Non c’è più spazio per un nuovo tavolo. Chiedi a chi si occupa del gioco di farne un po’.
error-table-crowded = Ci sono già troppe persone a guardare questo tavolo. Riprova tra un po’.
error-table-stage = Adesso non si può. Aspetta la fine della gara, o torna prima ai posti.
error-table-no-race = Adesso non c’è nessuna gara. Aspetta che cominci la prossima.
error-race-running = La gara è già cominciata. Aspetta che finisca, o torna prima ai posti.
error-race-unknown = Non troviamo quella gara. Restano solo le gare finite.
error-table-few-seats = Per una gara servono almeno { $least } macchine. Prima di togliere questa, aggiungine un’altra.
error-table-many-seats = Su questo tabellone c’è posto solo per { $most } macchine. Prima togline una.
error-table-too-long = Questa gara è diventata troppo lunga. Torna ai posti e cominciane un’altra.
error-seat-not-yours = Quello è il posto di qualcun altro. Chiedi a chi ci è seduto, o a chi organizza il tavolo.
error-turn-not-yours = Tocca a qualcun altro. Aspetta il tuo turno.
error-seat-host = Quello è il posto di chi organizza il tavolo. Prima fallo organizzare a qualcun altro.
error-seat-nobody = Lì non è seduto nessuno. Scegli qualcuno che è al tavolo.
error-seat-not-joined = A quel posto non c’è nessuno da mandare via. Guarda chi c’è adesso a ogni posto.
error-seat-computer = Quella macchina la guida il computer. Si può cambiare ai posti, prima di una gara.
error-seat-taken = Qualcuno è stato più svelto: questo posto è occupato. Scegline un altro.
error-car-taken = Quella macchina ce l’ha già qualcuno. Scegline un’altra, o chiedi a chi organizza il tavolo.
error-seat-unknown = Questo posto non c’è più. Guarda chi c’è adesso a ogni posto.
error-host-not-you = Questo può farlo solo chi organizza il tavolo. Chiediglielo.
error-ply-stale = Intanto la gara è andata avanti. Guarda il tabellone e riprova.
error-action-illegal = Così non si può. Prova uno dei punti che brillano.
error-action-notation = Non abbiamo capito che mossa era. Prova uno dei punti che brillano.
error-game-over = La gara è finita. Cominciane un’altra.
error-option-unknown = Questo gioco non ha quella regola. Ricarica la pagina.
error-option-value = Queste cose non vanno insieme. Scegli qualcos’altro.
error-track-unknown = Non troviamo quel tabellone. Scegline un altro.
error-driver-unknown = Non troviamo quel pilota. Scegline un altro.
error-game-unknown = Non troviamo quel gioco. Scegline un altro.
error-dice-no-roll = Adesso non c’è niente da tirare. Fai la tua mossa.
error-dice-nonce = I dadi stanno già rotolando.
error-game-no-chances = In questo gioco nessuno può saperlo prima. Sarà una sorpresa!
error-bar-off = Adesso la barra è spenta. Può accenderla chi organizza il tavolo.
error-coach-off = Adesso qui il gufo non aiuta. Puoi chiamarlo dal menu.
error-frame-unreadable = C’è stata un po’ di confusione. Ricarica la pagina.
error-frame-too-large = Era troppo tutto in una volta. Prova con qualcosa di più corto.
error-frame-too-many = Troppo in fretta. Fai un respiro e riprova.
error-store-failed = Non siamo riusciti a salvarlo. Riprova.
error-server-failed = Qualcosa è andato storto. Riprova.
error-host-unknown = Questo indirizzo non è giusto. Apri di nuovo il link.
error-origin-foreign = Questa pagina non è di questo tavolo. Apri di nuovo il link.
error-page-unknown = A questo indirizzo non c’è niente. Torna ai giochi.
error-page-method = A questo indirizzo non c’è niente. Torna ai giochi.
error-track-file = Su questo tabellone non si può correre.
error-record-failed = Questa gara è troppo difficile da calcolare. Prova con un’altra.
error-other = Non ha funzionato. Riprova, o ricarica la pagina.

# Terminal

cli-quoted = «{ $text }»
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, Invio per 1, q per uscire:
cli-ask-again = { $answer } qui non va: scrivi un numero da 1 a { $most }, o una delle parole qui sopra.
cli-ask-seat = posto { $seats }, Invio per { $first }, q per uscire:
cli-ask-seat-again = { $answer } qui non va: scrivi il numero di un posto, { $seats }.
cli-next-turn = Invio per il prossimo turno, q per uscire:
cli-left = Hai lasciato la gara.
cli-keeps = Le tessere di nuovo coperte dovrebbero sparire, ma qui restano visibili: non vale guardare più su!
cli-sitting = Gara { $number } di { $races }
cli-compiling = Si costruisce il motore veloce. Succede una volta sola e richiede un minuto o due.
cli-stuck = Nessuna macchina può più arrivare al traguardo: la gara finisce qui e non vince nessuno.
cli-saved = Salvata: { $file }
cli-saved-here = Perché non vada persa, ecco la gara:
cli-fair =
    { $count ->
        [one] Niente trucchi: l’unico tiro o sorteggio è giusto.
       *[other] Niente trucchi: { $count } tiri e sorteggi, tutti giusti.
    }
cli-right =
    { $count ->
        [one] L’unico tiro o sorteggio è giusto.
       *[other] { $count } tiri e sorteggi, tutti giusti.
    }
cli-mixed =
    { $mixed ->
        [0] Il numero segreto era fissato prima della gara; nessun posto ne ha aggiunto un altro.
        [one] { $mixed } posto su { $seats } ha aggiunto un suo numero.
       *[other] { $mixed } posti su { $seats } hanno aggiunto un loro numero.
    }
cli-racing = in gara
cli-tally = { $game }, gare: { $races }, seme: { $seed }
cli-seat = posto
cli-driver = pilota
cli-wins = vittorie
cli-interval = 95%
cli-turns = turni per gara: { $mean } ± { $plusminus }
cli-endless = gare interrotte perché senza fine: { $count }
cli-engine =
    { $engine ->
        [fast] motore: compilato
       *[rules] motore: quello delle regole, perché non tutti i piloti sono compilati
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } giocatori
cli-option = opzione
cli-choices = scelte
cli-usual = { $choice } (predefinito)
cli-rule = regola
cli-meaning = significato
cli-boards = tabelloni: { $boards }
cli-drivers = piloti: { $drivers }
cli-ladder = confronto fra i piloti, gare per duello: al massimo { $races }, seme: { $seed }
cli-ladder-race = gara
cli-ladder-pair = duello
cli-ladder-up = un pilota più forte fra altri più deboli
cli-ladder-down = un pilota più debole fra altri più forti
cli-ladder-fair = se tutti fossero uguali
cli-ladder-verdict = verdetto
cli-ladder-basis = si basa su
cli-ladder-races = gare
cli-ladder-says =
    { $verdict ->
        [stronger] nettamente più forte
        [weaker] nettamente più debole
       *[open] non deciso
    }
cli-ladder-rests =
    { $basis ->
        [lot] il caso
        [rule] una regola
        [tables] tabelle
        [belief] la memoria
        [search] il calcolo delle prossime mosse
        [solved] tutte le posizioni
       *[certified] tutte le posizioni, dimostrato
    }
cli-ladder-note = intervalli al 95%; * gare con il motore delle regole, perché non tutti i piloti sono compilati
cli-port-taken = La porta { $port } è occupata; al suo posto si usa { $instead }.
cli-open = Il tavolo è aperto: { $address }
cli-at-home = Chiunque sia nella rete di casa può giocare: { $address }
cli-letters = da 1 a { $most } lettere
cli-tables-code = codice
cli-tables-game = gioco
cli-tables-stage = stato
cli-tables-races = gare
cli-tables-trophies = trofei
cli-tables-events = eventi
cli-tables-size = dimensione
cli-tables-last = ultimo evento
cli-tables-aside = da parte
cli-stage-lobby = posti
cli-stage-racing = in gara
cli-stage-over = podio
cli-tables-none = non ci sono tavoli in { $file }
cli-tables-exported = il tavolo { $code } è in { $file }
cli-tables-ask = Togliere { $codes } con tutte le gare e i trofei?
cli-tables-removed = tolti: { $codes }; una copia di tutto è in { $copy }
cli-tables-kept = non è stato tolto niente
cli-tables-set-aside = tavolo { $code }, evento { $number } messo da parte: { $reason }
cli-backup-made = { $file } contiene una copia di tutti i tavoli ({ $tables })
cli-restored = { $file } contiene ora la copia; quello che c’era prima è in { $copy }
cli-restored-new = { $file } contiene ora la copia
cli-error-game-unknown = il gioco «{ $game }» non c’è; scegli { $choices }
cli-error-game-no-chances = in { $game } nessuno sa calcolare le possibilità, quindi non c’è niente da analizzare
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
cli-error-option-setting = --set { $value } non va; scrivi così: --set NOME=VALORE
cli-error-option-data = --data { $value } non va; scrivi sqlite:/// e il nome di un file, per esempio sqlite:///tables.sqlite
cli-error-option-seed = con --seed { $value } chiunque potrebbe prevedere i dadi; non usarlo se possono giocare altri
cli-error-driver-unknown = il pilota «{ $driver }» non c’è; scegli { $choices }
cli-error-driver-none = non ci sono piloti; indicane da 1 a { $players }, per esempio --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } piloti per { $players } giocatori
cli-error-driver-table = la tabella di questo pilota non va bene per questo tabellone
cli-error-driver-file = in { $file } non ci sono piloti: { $said }
cli-error-track-unknown = il tabellone «{ $track }» non c’è; scegli { $choices }
cli-error-track-file = questo file non è un tabellone: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] questo file non è una gara di Hairpin: { $said }
        [cut] manca la fine di questa gara: { $said }
        [turn] il turno { $turn } non è come è stato giocato: { $said }
        [version] questo Hairpin non conosce le regole di questa gara: { $said }
       *[line] questa gara è stata cambiata o è danneggiata: { $said }
    }
cli-error-record-not-fair = questa gara non aveva dadi verificabili, quindi non c’è niente da controllare
cli-error-record-not-ended = questa gara non è ancora finita; si può controllare dopo
cli-error-record-too-long = questa gara è troppo lunga: al massimo { $most } azioni
cli-error-file-unusable =
    { $deed ->
        [missing] il file { $file } non esiste
        [directory] { $file } è una cartella, non un file
        [locked] non hai il permesso di leggere { $file }
        [binary] { $file } non contiene testo, quindi non è una gara
        [empty] { $file } è vuoto
        [homeless] impossibile scrivere { $file }: quella cartella non esiste
        [full] impossibile scrivere { $file }: non c’è più spazio
        [read] impossibile leggere { $file }
       *[write] impossibile scrivere { $file }; hai il permesso?
    }
cli-error-store-file = { $file } non può contenere i tavoli: è una cartella, o la sua cartella non si può creare
cli-error-store-locked = { $file } è in uso da un altro Hairpin; chiudi prima quello, o scegli un altro file con --data
cli-error-store-newer = { $file } è di un Hairpin più nuovo e resta com’è; per aprirlo bisogna aggiornare questo
cli-error-store-read-only = impossibile scrivere { $file }; controlla i permessi del file e della sua cartella
cli-error-store-damaged =
    { $copy ->
        [none] { $file } è danneggiato e resta com’è; se hai una copia altrove, «hairpin restore COPIA» la ripristina
       *[other] { $file } è danneggiato e resta com’è; la copia più nuova è { $copy }, e «hairpin restore { $copy }» la ripristina
    }
cli-error-store-full = il disco è pieno e { $file } non si può scrivere; fai spazio e riavvia, non si è perso niente
cli-error-store-foreign = { $file } non è un file di Hairpin e resta com’è; scegline un altro con --data
cli-error-table-unknown = non c’è nessun tavolo { $code }
cli-error-file-exists = { $file } esiste già; scegli un altro nome
cli-error-port-taken = su { $host } non si può aprire il tavolo; scegli un altro --host o --port
cli-error-page-missing = la pagina non è pronta; esegui «make page»
cli-error-compiler-missing = il compilatore non è installato (manca { $package }); con una connessione a Internet esegui una volta «make play» fino alla fine, oppure «pip install numba»
