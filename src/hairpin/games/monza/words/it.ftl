# Parole: macchina da corsa, dado, casella, corsia, pneumatico, partenza, traguardo, turno,
# giro di dadi (da solo un giro è quello della pista), tabellone,
# dischetto (nuovo tiro, accelerazione), lancio turbo, passo bonus, trofeo, piloti esperti.

# Home

monza-title = Monza
monza-says = Sei dadi, tre corsie, un trofeo.
monza-first-title = Monza · prima edizione
monza-first-says = La pista originale, fino a sei macchine.

# Options

option-monza-track-oval = Ovale: corto, ideale per le prime gare
option-monza-track-long = Pista lunga: per piloti esperti
option-monza-track-sprint = Sprint: cortissimo, finisce in pochi turni
option-monza-track-first-edition = Prima edizione: fino a sei macchine
board-monza-oval = Ovale
board-monza-long = Pista lunga
board-monza-sprint = Sprint
board-monza-first-edition = Prima edizione
option-monza-pro = Piloti esperti
option-monza-pro-says = Ognuno riceve sei dischetti accelerazione e un dischetto nuovo tiro. Se usi tutti e sei i dadi, puoi fare un lancio turbo.
option-monza-bonus = Passo bonus
option-monza-bonus-says = Alla fine di un turno, la macchina dell’ultimo colore usato può avanzare di una casella.
option-monza-stopping = Posso fermarmi prima?
option-monza-stopping-keep-going = No: si va avanti finché un dado va bene
option-monza-stopping-longest = No: si usano più dadi possibile
option-monza-stopping-free = Sì: ci si ferma dove si vuole
option-monza-free-finish = Traguardo con qualunque colore
option-monza-free-finish-says = Puoi tagliare il traguardo con qualunque dado.
option-monza-push-targets = Spinte sulle caselle di traguardo
option-monza-push-targets-says = Su ogni casella di traguardo c’è posto per una macchina sola. Se finisci lì il turno, spingi indietro la macchina che c’è già.
option-monza-count-accelerators = I dischetti accelerazione contano
option-monza-count-accelerators-says = Nell’ultimo giro di dadi contano anche i dischetti accelerazione.
option-monza-others-only = Bonus solo per gli altri
option-monza-others-only-says = Nel tuo turno non c’è passo bonus per la tua macchina.
option-monza-turbo-accelerators = Dischetti accelerazione dopo il turbo
option-monza-turbo-accelerators-says = Puoi usare i dischetti accelerazione anche dopo il lancio turbo.
option-monza-grid = Vantaggio in partenza
option-monza-grid-says = Una macchina può partire qualche casella più avanti. Così la gara è giusta per tutti.
option-monza-track = Quale tabellone?
option-monza-players = Quanti giocatori?
option-monza-cars = Quale macchina guida ogni posto, a partire dal primo?
option-monza-starter = Quale posto comincia?

# Race

race-dice =
    { $count ->
        [one] un dado usato
       *[other] { $count } dadi usati
    }
race-tiles =
    { $count ->
        [one] resta un dischetto
       *[other] restano { $count } dischetti
    }
monza-board = Il tabellone
monza-tray = Vassoio dei dadi
monza-dice = Dadi
monza-tiles = Dischetti
monza-loading = Stiamo preparando il tabellone…
monza-zoom-out = Guarda tutto il tabellone
monza-zoom-in = Guarda da vicino
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
monza-extra-roll = Nuovo tiro: tira di nuovo alcuni dadi
monza-take-back = Riprendi l’ultimo dado, { monza-colour }
monza-roll = Tira i dadi
monza-sign-flag = Via! Fine del turno
monza-sign-turbo = Lancio turbo: altri due dadi
monza-sign-no = Niente passo bonus
monza-last-round = Ultimo giro di dadi
monza-ask-wait = { $name } sta pensando…
monza-ask-roll = { $name }, tocca il bicchiere dei dadi!
monza-ask-lay = { $name }, metti un dado su una casella che brilla.
monza-ask-space = Ora tocca una casella che brilla.
monza-ask-flag = { $name }, tocca la bandiera e parti!
monza-ask-tile-or-flag = { $name }, tocca la bandiera per partire, o usa un dischetto.
monza-ask-turbo = { $name }, tocca i dadi turbo per averne altri due, o la bandiera.
monza-ask-mark = Tocca i dadi da tirare di nuovo, poi il bicchiere.
monza-ask-bonus = Bonus, { $name }! Tocca una casella, o la mano se non vuoi.
monza-ask-stuck = Nessuno può più finire. Chi organizza può fermare la gara.
monza-tell-only-way = C’è un’unica strada, quindi { $name } parte.
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
monza-tell-last-round = Ultimo giro di dadi!

# Podium

monza-reason =
    { $reason ->
        [alone] L’unica macchina al traguardo.
        [fewest-dice] Al traguardo con meno dadi di tutti: { $dice }.
       *[shared] Al traguardo con lo stesso numero di dadi: { $dice } a testa.
    }
monza-left =
    { $count ->
        [one] manca una casella
       *[other] mancano { $count } caselle
    }
monza-lost = nessuna strada per il traguardo
monza-moment-drive =
    { $count ->
        [one] { $name } avanza di una casella.
       *[other] { $name } avanza di { $count } caselle in un colpo solo!
    }
monza-moment-push = Bum! { $name } manda indietro { $other }.
monza-moment-lead = { $name } supera { $other }!
monza-moment-home = { $name } taglia il traguardo!

# Said aloud and in words

monza-start = Partenza
monza-tyre = uno pneumatico
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
        [yes] arriva più avanti della tua
       *[no] non arriva più avanti della tua
    }
monza-around =
    { $side ->
        [left] A sinistra: { $what }.
        [right] A destra: { $what }.
       *[ahead] Dritto: { $what }.
    }
monza-roam = Casella { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = con un dischetto accelerazione
monza-then = poi { $colours }
monza-then-end = poi non va bene più niente
monza-then-stop = poi la bandiera
monza-progress =
    { $part ->
        [start] subito dopo la partenza
        [quarter] a circa un quarto della strada
        [nearly-half] quasi a metà
        [half] a metà
        [past-half] oltre la metà
        [three-quarters] a circa tre quarti della strada
       *[end] quasi al traguardo
    }
monza-here = { $name } è { $in }, sul { monza-colour }, { $progress }.
monza-here-laid = I tuoi dadi portano sul { monza-colour } { $in }, { $progress }.
monza-here-start = { $name } è alla partenza.
monza-here-home = { $name } ha tagliato il traguardo.
monza-other =
    { $where ->
        [ahead] { $name } è davanti: { $lane }, sul { monza-colour }.
        [behind] { $name } è dietro: { $lane }, sul { monza-colour }.
       *[level] { $name } è alla tua altezza: { $lane }, sul { monza-colour }.
    }
monza-other-start = { $name } è alla partenza.
monza-other-home = { $name } ha tagliato il traguardo.
monza-dice-left = Dadi rimasti: { $colours }.
monza-say-rolled = { $name } tira: { $colours }.
monza-where =
    { $name ->
        [outer] nella corsia esterna
        [middle] nella corsia di mezzo
        [inner] nella corsia interna
       *[other] nella corsia { $lane }
    }
monza-say-drove = { $name } passa su { $colours }, e adesso è { $where }.
monza-say-drove-home = { $name } passa su { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Passo bonus: { $name } va sul { monza-colour } { $where }.
monza-say-pushed-back = Bum! { $name } salta indietro fino al { monza-colour } { $where }.
monza-say-pushed-to-start = Bum! { $name } salta indietro fino alla partenza.

# Keys

keys-monza-arrows = sul tabellone: avanti, indietro, sinistra, destra
keys-monza-page = alla prossima casella che brilla
keys-monza-dice = prendere un dado
keys-monza-back = riprendere l’ultimo dado
monza-key =
    { $colour ->
        [red] R
        [yellow] G
        [green] V
        [blue] B
        [white] N
       *[purple] L
    }

# Why not?

why-monza-not-your-turn = Tocca a qualcun altro. Tra poco tocca a te!
why-monza-roll-first = Prima tira i dadi.
why-monza-over = La gara è finita.
why-monza-here = La tua macchina è già lì. Si va solo avanti.
why-monza-behind = È dietro di te. Si va solo avanti.
why-monza-not-ahead = Quella casella non arriva più avanti della tua, quindi lì non puoi cambiare corsia.
why-monza-corner = Le due caselle si toccano solo in un angolo. Non basta.
why-monza-too-far = Quella casella non tocca la tua. Vai una casella alla volta.
why-monza-tyre = C’è uno pneumatico in mezzo. Lì non passa nessuno.
why-monza-from-start = Dalla partenza puoi andare solo su una casella di colore { $colours }.
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
        [red] Per quella casella ti serve un dado rosso.
        [yellow] Per quella casella ti serve un dado giallo.
        [green] Per quella casella ti serve un dado verde.
        [blue] Per quella casella ti serve un dado blu.
        [white] Per quella casella ti serve un dado bianco.
       *[purple] Per quella casella ti serve un dado viola.
    }
why-monza-finish-die =
    { $colour ->
        [red] Per tagliare il traguardo qui ti serve un dado rosso.
        [yellow] Per tagliare il traguardo qui ti serve un dado giallo.
        [green] Per tagliare il traguardo qui ti serve un dado verde.
        [blue] Per tagliare il traguardo qui ti serve un dado blu.
        [white] Per tagliare il traguardo qui ti serve un dado bianco.
       *[purple] Per tagliare il traguardo qui ti serve un dado viola.
    }
why-monza-finish-any-die = Non hai più dadi per il traguardo.
why-monza-home = I tuoi dadi ti portano già al traguardo. Più in là non si va.
why-monza-longest = A questo tavolo si usano più dadi possibile, tranne per arrivare al traguardo. C’è una strada più lunga.
why-monza-drive-on = C’è ancora un dado che va bene: { $colours }. Vai avanti!
why-monza-no-turbo-die =
    { $colour ->
        [red] Non hai più dadi turbo rossi.
        [yellow] Non hai più dadi turbo gialli.
        [green] Non hai più dadi turbo verdi.
        [blue] Non hai più dadi turbo blu.
        [white] Non hai più dadi turbo bianchi.
       *[purple] Non hai più dadi turbo viola.
    }
why-monza-tile-after-turbo = Dopo il lancio turbo non puoi usare i dischetti accelerazione, solo i due dadi.
why-monza-occupied = Lì c’è una macchina. Per il passo bonus serve una casella libera.
why-monza-bonus-only = Adesso c’è solo il passo bonus: tocca una casella, o la mano se non vuoi.
why-monza-no-tiles = È per i piloti esperti. In questa gara non ci sono dischetti.
why-monza-dice-left = Puoi fare il lancio turbo solo quando hai usato tutti e sei i dadi.
why-monza-one-turbo = C’è un solo lancio turbo per turno.
why-monza-extra-roll-late = Puoi tirare di nuovo solo prima di mettere giù qualcosa.
why-monza-extra-roll-gone = Hai già usato il tuo nuovo tiro.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Corri sulla pista con sei dadi colorati.
rules-page-professional = Piloti esperti
rules-page-professional-says = Se conosci già Monza: con dischetti e lancio turbo.
rules-page-bonus = Passo bonus
rules-page-bonus-says = Va bene per ogni gara di Monza: il tuo ultimo colore può muovere una macchina.
rules-page-first-edition = Prima edizione
rules-page-first-edition-says = Il primo Monza: sei macchine e due caselle di traguardo.
rules-goal = Fai un giro completo della pista e taglia il traguardo per vincere.
rules-begin = Ognuno sceglie una macchina e la mette alla partenza. Comincia chi ha meno anni, poi tocca a chi è seduto alla sua sinistra.
rules-begin-first = Alla partenza ci sono fino a sei macchine. Comincia chi ha meno anni, poi tocca a chi è seduto alla sua sinistra.
rules-roll = Tocca a te? Tira i dadi, tutti e sei. Hai un tiro solo.
rules-lay = Metti un dado su una casella del suo colore che tocca la tua, poi il prossimo su una casella che tocca quella. L’ordine lo scegli tu: cerca una strada lunga! Poi la tua macchina la segue.
rules-start = Dalla partenza si va su una casella bianca o su una viola.
rules-start-long = Anche sulla pista lunga dalla partenza si va sul bianco o sul viola. Su un tabellone fatto da voi si può andare su ogni casella che tocca la partenza.
rules-lane = Solo avanti! Puoi cambiare corsia se l’altra casella arriva più avanti della tua. Se no, resta nella tua corsia.
rules-touch = La prossima casella deve toccare la tua lungo un lato. Un angolo non basta.
rules-tyre = C’è uno pneumatico in mezzo. Lì non passa nessuno, quindi giragli intorno.
rules-over = Puoi passare su una casella dove c’è una macchina. Ti serve lo stesso un dado per quella casella.
rules-bump = Ti fermi su una casella dove c’è una macchina? Bum! Quella macchina va indietro nella sua corsia fino alla prima casella libera. Pneumatici e altre macchine si saltano.
rules-nowhere = Dietro la macchina spinta non c’è nessuna casella libera? Allora quella macchina torna alla partenza. Alla partenza e al traguardo non si spinge nessuno.
rules-no-die = Nessun dado va bene? Allora la tua macchina resta dov’è, e tocca a chi viene dopo.
rules-drive-on = Finché un dado va bene, vai avanti. La strada la scegli tu.
rules-finish = Il traguardo è bianco, quindi per tagliarlo ti serve un dado bianco. Poi ti fermi.
rules-last-round = Qualcuno ha tagliato il traguardo? Finite il giro di dadi, così nessuno perde il suo turno.
rules-fewest = È arrivata al traguardo più di una macchina? Vince chi nell’ultimo giro di dadi ne ha usati meno. Se siete pari, vincete insieme.
rules-trophy = Chi vince prende un trofeo e porta la corona fino alla prossima gara.
rules-house-stopping = Ci si può fermare dove si vuole. Oppure si fa sul serio: bisogna usare più dadi possibile.
rules-house-finish = Puoi tagliare il traguardo con qualunque dado.
rules-house-starter = Comincia chi ha vinto l’ultima gara, o si tira a sorte.
rules-house-grid = Con un vantaggio la gara è giusta anche per i più piccoli: la loro macchina parte qualche casella più avanti. Poi è una macchina come le altre, e può essere spinta indietro.
rules-tiles = Ognuno riceve sei dischetti accelerazione, uno per colore, e un dischetto nuovo tiro.
rules-extra-roll = Il tuo tiro non ti piace? Consegna il dischetto nuovo tiro e tira di nuovo quanti dadi vuoi. Ma prima di mettere giù qualcosa.
rules-accelerator = Un dischetto accelerazione si usa come un dado del suo colore. Dopo il turno non c’è più.
rules-six = Hai usato tutti e sei i dadi? Allora puoi fare un lancio turbo!
rules-turbo = Tira due dadi e vai avanti con uno, con tutti e due o con nessuno. Poi tocca a chi viene dopo.
rules-turbo-tiles = Dopo il lancio turbo non puoi usare i dischetti accelerazione.
rules-turbo-bump = Prima finisci il lancio turbo. Le spinte vengono dopo.
rules-house-count = Nell’ultimo giro di dadi contano anche i dischetti accelerazione.
rules-house-turbo = Puoi usare i dischetti accelerazione anche dopo il lancio turbo.
rules-bonus = Alla fine di un turno guardate l’ultimo colore usato. La macchina di quel colore può avanzare di una casella, su qualunque colore.
rules-bonus-free = Per il passo bonus serve una casella libera: niente pneumatici, niente macchine, niente spinte.
rules-bonus-home = Un passo bonus può portare perfino al traguardo.
rules-bonus-own = L’ultimo colore era il tuo? Allora può avanzare la tua macchina, ma solo se vuoi.
rules-house-others = Nel tuo turno non c’è passo bonus per la tua macchina.
rules-first-box = Fino a sei macchine fanno un giro della pista originale. Il traguardo sono le due caselle in fondo.
rules-first-start = Qui dalla partenza si va su una casella blu o su una bianca.
rules-first-targets = Ti serve un dado del colore della casella di traguardo: qui è blu o bianco. Poi ti fermi.
rules-house-targets = Su ogni casella di traguardo c’è posto per una macchina sola. Se finisci lì il turno, spingi indietro la macchina che c’è già, e quella torna in gara.

# First race

lesson-monza-roll = Tocca il bicchiere! Escono sei dadi.
lesson-monza-lay = Su ogni casella che brilla va bene uno dei tuoi dadi. Toccane una, e il dado ci salta sopra.
lesson-monza-back = Ci hai ripensato? Tocca l’ultimo dado, e il dado torna da te.
lesson-monza-lane = Questa casella è in un’altra corsia. Arriva più avanti della tua, quindi puoi cambiare corsia.
lesson-monza-on = C’è un altro dado che va bene. Avanti: più lontano vai, meglio è!
lesson-monza-forced = Stavolta c’è un’unica strada, quindi la tua macchina parte da sola.
lesson-monza-flag = Nessun altro dado va bene. Tocca la bandiera, e la tua macchina parte!
lesson-monza-finish = Il traguardo! Toccalo e ce l’hai fatta.
lesson-monza-other = Adesso tocca a { $name }. Poi tocca a te.
lesson-monza-passed = Stavolta nessun dado va bene per { $name }. La macchina resta dov’è.
lesson-monza-pushed-back = Bum! Qualcuno si è fermato sulla casella di { $name }, così { $name } salta indietro fino alla prima casella libera.
lesson-monza-last-round = Qualcuno ha tagliato il traguardo! Finiamo comunque questo giro di dadi. Adesso conta i dadi: meno sono, meglio è.
lesson-monza-end = Questa era una gara intera! Se arriva al traguardo più di una macchina, vince chi ha usato meno dadi. Adesso sai giocare.
lesson-monza-says = Tira i dadi, trova una strada e vai: la tua prima gara.
lesson-professional-tiles = Ecco i tuoi dischetti accelerazione. Ognuno si usa una volta sola, come un dado del suo colore.
lesson-professional-extra = Dadi sfortunati? Una volta per gara puoi tirarne di nuovo alcuni. Tocca questo dischetto.
lesson-professional-mark = Tocca i dadi che vuoi tirare di nuovo.
lesson-professional-again = Adesso tocca il bicchiere!
lesson-professional-accelerator = Nessun dado va più bene? Un dischetto accelerazione sì! Tocca la casella che brilla un pochino.
lesson-professional-turbo = Hai usato tutti e sei i dadi: turbo! Tocca i dadi turbo in fiamme.
lesson-professional-turbo-dice = Altri due dadi! Usa quelli che vanno bene, o tocca la bandiera.
lesson-professional-says = Dischetti accelerazione, nuovo tiro e turbo.
lesson-professional-end = Adesso guidi come i piloti esperti! In una gara vera tieni da parte i dischetti accelerazione per il momento giusto.
lesson-bonus-aim = L’ultimo dado è speciale: la macchina del suo colore può avanzare ancora di una casella. Anche la tua!
lesson-bonus-take = Bonus! L’ultimo dado ha il colore della tua macchina. Tocca una casella che brilla, o la mano se non vuoi.
lesson-bonus-says = L’ultimo dado regala a una macchina un’altra casella.
lesson-bonus-end = Ben fatto! A ogni turno guarda l’ultimo dado: può essere un regalo per te, o per qualcun altro.
lesson-first-edition-start = Dalla partenza si va su una casella blu o su una bianca. Toccane una!
lesson-first-edition-target = Una casella di traguardo! Con un dado del suo colore ci arrivi. Toccala!
lesson-first-edition-says = Partenza sul blu o sul bianco, e due caselle di traguardo.
lesson-first-edition-end = Questa era la prima edizione! Sul suo grande tabellone corrono fino a sei macchine.

# Workshop

workshop-title = Costruisci un tabellone
workshop-says = Disegna il tuo tabellone e poi fai una gara.
workshop-back = Torna all’officina
workshop-quality = Com’è venuto?
workshop-measuring = Lo stiamo provando…
workshop-unmeasured = Non siamo ancora riusciti a provarlo.
workshop-mark =
    { $mark ->
        [good] bene
        [fair] così così
       *[poor] non ancora bene
    }
workshop-figure =
    { $figure ->
        [turns] Turni fino al traguardo
        [stalls] Nessun dado va bene
        [endings] Scelte per turno
       *[skill] Gare vinte da un pilota furbo
    }
workshop-better = Come migliorarlo?
workshop-first-open = C’è ancora strada vuota. Colorala, o falla completare al computer.
workshop-first-mend = Qualcosa non va ancora bene:
workshop-more-faults = Altre cose da sistemare: { $count }
workshop-all-good = Che bel tabellone! Si corre!
workshop-miss =
    { $kind ->
        [turns-low] La gara finisce troppo presto, dopo { $figure } turni. Allunga le corsie.
        [turns-high] La gara dura troppo: { $figure } turni. Accorcia le corsie.
        [stalls] Troppo spesso nessun dado va bene: { $figure } dei turni. Mescola di più i colori.
        [worst-stall] Su { $where } le macchine restano ferme. Turni in cui nessun dado va bene: { $figure }.
        [endings] C’è poco da scegliere: { $figure } caselle per turno. Mescola i colori, o sposta la fine di qualche casella.
        [skill] È quasi tutta fortuna. Gare vinte da un pilota furbo: solo { $figure }.
        [starter] Chi comincia ha troppo vantaggio. Con quattro macchine, gare vinte da chi comincia: { $figure }.
        [colour-low] C’è troppo poco { monza-colour }: { $figure } delle caselle.
        [colour-high] C’è troppo { monza-colour }: { $figure } delle caselle.
       *[lane] Nella corsia { $where } non passa quasi nessuno: { $figure } dei turni.
    }
workshop-hint = Colora { $space } di { monza-colour }
workshop-hint-tyre = Metti uno pneumatico su { $space }
workshop-finish-title = Fallo completare al computer
workshop-finish = Riempi la strada vuota
workshop-finishing = Stiamo riempiendo la strada
workshop-finished = Il tabellone è completo.
workshop-stop = Ferma
workshop-another = Un altro ancora
workshop-nothing-open = Cancella alcune caselle, e il computer le riempie di nuovo.
workshop-race = Fai una gara!
workshop-why-open = Prima riempi la strada vuota.
workshop-why-mend = Da sistemare prima: { $count }
workshop-send-says = Chi apre questo link riceve il tuo tabellone.
workshop-send-long = Questo tabellone è troppo grande per un link. Salvalo in un file e manda quello.
workshop-refused = Questo file non si apre
workshop-nothing-lost = Non è cambiato niente: il tuo tabellone è ancora sul tavolo.
workshop-boards = Tabelloni
workshop-unnamed = Tabellone { $number }
workshop-name = Nome del tabellone
workshop-mine = I tuoi tabelloni
workshop-fresh = Tabellone vuoto
workshop-not-kept = Questo browser non può salvare niente. Salva il tabellone in un file.
workshop-received = Qualcuno ti ha mandato un tabellone!
workshop-opened = { $name } è sul tavolo.
workshop-photo = Una foto sotto il disegno
workshop-photo-take = Scatta una foto
workshop-photo-choose = Scegli un’immagine
workshop-photo-remove = Togli
workshop-photo-says = Disegnaci sopra come sulla carta da ricalco. L’immagine resta su questo dispositivo.
workshop-photo-slider =
    { $what ->
        [x] Destra e sinistra
        [y] Su e giù
        [scale] Grandezza
        [turn] Angolo
       *[strength] Opacità
    }
workshop-no-photo = Non possiamo mostrare questa immagine. Scegline un’altra.
workshop-print = Stampa
workshop-print-says = Il tabellone in scala, con dadi e macchine da ritagliare.
workshop-paper = Quanto grande?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grande: fogli A4 da unire con il nastro adesivo
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = A colori o in bianco e nero?
workshop-ink-kind =
    { $ink ->
        [colour] A colori
       *[symbols] In bianco e nero, con i simboli
    }
workshop-format = Che tipo di file?
workshop-format-kind =
    { $format ->
        [pdf] PDF, per stampare
       *[svg] SVG, per modificare
    }
workshop-print-save = Salva il file
workshop-draw-board = Il tabellone che stai disegnando
workshop-draw-open = strada vuota
workshop-draw-long = lunghezza { $length }
workshop-draw-target = casella di traguardo
workshop-draw-space = Corsia { $lane }, casella { $number }: { $what }.
workshop-draw-missing = La corsia { $lane } finisce troppo presto: qui manca un pezzo di strada.
workshop-draw-size = Corsie: { $lanes }, lunghezza: { $length }.
workshop-draw-in-hand = Casella { $lane }{ $number }
workshop-draw-shorter = Più corta
workshop-draw-longer = Più lunga
workshop-draw-exact = Lunghezza esatta
workshop-draw-set = Usa questa lunghezza
workshop-draw-bad-length = Scrivi una lunghezza come 1, 1½ o 4/3.
workshop-draw-remove = Togli questa casella
workshop-draw-before = Nuova casella prima
workshop-draw-after = Nuova casella dopo
workshop-draw-split = Dividi in due
workshop-draw-join = Unisci alla prossima
workshop-draw-cure =
    { $cure ->
        [fill] Riempi con strada vuota
        [close] Chiudi l’anello
        [fit] Adattala automaticamente
        [tyre] Mettici uno pneumatico
       *[open] Apri tutte le corsie
    }
workshop-draw-look = Guarda da vicino
workshop-draw-closer = Avvicina
workshop-draw-farther = Allontana
workshop-draw-tools = Che cosa coloriamo?
workshop-draw-hand = Mano: scegli una casella
workshop-draw-paint = Colora: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Corsie
        [ends] Partenza e traguardo
       *[curve] Forma
    }
workshop-draw-faults =
    { $count ->
        [0] Niente da sistemare
       *[other] Da fare: { $count }
    }
workshop-draw-to-mend = Che cosa sistemare
workshop-draw-odd = Caselle strane: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Aggiungi una corsia a sinistra
       *[right] Aggiungi una corsia a destra
    }
workshop-draw-copy-lane = Copia la corsia { $lane }
workshop-draw-remove-lane = Togli la corsia { $lane }
workshop-draw-lane = Corsia { $lane }, lunghezza { $length }
workshop-draw-lane-name = Corsia { $lane }
workshop-draw-track-length = Lunghezza totale: { $length }
workshop-draw-track-shorter = Accorcia tutte le corsie
workshop-draw-track-longer = Allunga tutte le corsie
workshop-draw-exits = Corsie aperte alla partenza
workshop-draw-finish = La gara finisce su
workshop-draw-end =
    { $end ->
        [line] una linea che attraversa tutte le corsie
       *[targets] caselle di traguardo
    }
workshop-draw-line = Colore del traguardo
workshop-draw-targets = Corsie che finiscono con una casella di traguardo
workshop-draw-edition = Per quale gioco?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Edizione anniversario, 4 macchine
       *[first] Prima edizione, 6 macchine
    }
workshop-draw-shapes = Forma della strada
workshop-draw-shape =
    { $shape ->
        [fit] Automatica
        [stadium] Stadio
        [ring] Anello
        [corner] Ad angolo
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
workshop-draw-earlier = Sposta più su nell’elenco
workshop-draw-later = Sposta più giù nell’elenco
workshop-draw-add-piece = Nuovo pezzo dopo
workshop-draw-remove-piece = Togli questo pezzo
workshop-draw-ready = Pronti per la gara!
workshop-draw-more-faults = e ancora { $count }
workshop-draw-open-left = Caselle vuote: { $count }. Colorale, o falle colorare al computer.
workshop-draw-undone =
    { $what ->
        [undo] Annullato.
       *[redo] Rifatto.
    }
workshop-draw-there = Fammi vedere
workshop-draw-finish-place = Traguardo
workshop-draw-keys-arrows = lungo la strada, e da corsia a corsia
workshop-draw-keys-length = più lunga, più corta
workshop-draw-keys-border = spostare il bordo davanti
workshop-draw-keys-remove = togliere la casella
workshop-draw-keys-undo = annullare; rifare
workshop-draw-key =
    { $act ->
        [tyre] P
        [open] S
        [split] D
        [join] U
        [before] M
        [after] O
       *[exact] E
    }
file-board = il mio tabellone
file-board-simple = il-mio-tabellone

# Errori di un tabellone in officina, ognuno al suo posto

error-workshop-busy = In officina c’è molto da fare. Riprova tra un po’.
error-workshop-failed = Questo tabellone era troppo per l’officina. Rendilo un po’ più semplice e riprova.
error-workshop-tools = L’officina non è ancora pronta. Riprova tra un minuto.
error-board-broken = Qui dentro non c’è nessun tabellone. Fattelo mandare di nuovo.
error-board-large = Questo tabellone è troppo grande.
error-board-version = Questo tabellone è stato fatto con un Hairpin più nuovo. Chiedi a chi si occupa del gioco di aggiornarlo.
workshop-fault = Qui c’è ancora qualcosa che non va. Cambia questa parte del tabellone.
fault-too-large = Questo file è troppo grande per un tabellone: al massimo { $most } kB.
fault-not-toml = Questo non è il file di un tabellone. Scegline uno salvato qui, o scrivilo in TOML.
fault-other-game = Questo file è di un altro gioco. Scegli un tabellone di Monza.
fault-unknown-word = «{ $given }» qui non vuol dire niente. Togli questa parola, o scrivila bene.
fault-bad-name = Il file ha bisogno di un nome semplice: lettere minuscole, numeri e trattini, come il-mio-tabellone.toml.
fault-bad-text = «{ $given }» deve essere testo.
fault-bad-title = Questo nome è troppo lungo: al massimo { $most } lettere.
fault-edition = Scegli l’edizione: la prima edizione o l’edizione anniversario.
fault-no-lanes = Questo tabellone non ha ancora corsie. Mettine almeno due.
fault-lane-count = Un tabellone ha da { $least } a { $most } corsie.
fault-empty-lane = Questa corsia è vuota. Mettici delle caselle.
fault-too-many = Le caselle sono troppe: al massimo { $most }. Togline qualcuna.
fault-lane-length = Questa corsia finisce troppo presto: le manca una lunghezza di { $missing }. Falla lunga come la più lunga.
fault-no-colour = Questa casella non ha colore. Scegli uno dei sei colori, o mettici uno pneumatico.
fault-bad-length = Questa lunghezza non va. Usa un numero sopra 0 e fino a { $most }: 2, 3/2 o 4/3.
fault-open-road = Questo pezzo di strada è ancora vuoto. Mettici delle caselle, o fallo completare al computer.
fault-bad-start = La partenza deve portare su corsie di questo tabellone.
fault-no-exit = Dalla partenza non si può uscire. Apri una corsia che non cominci con uno pneumatico.
fault-no-finish = Non c’è ancora un traguardo. Scegli un colore per la linea, o delle caselle di traguardo.
fault-tyre-target = Sulla casella di traguardo c’è uno pneumatico. Dai un colore alla casella.
fault-cut-off = Al traguardo non può arrivare nessuno. Apri una strada fin lì.
fault-curve-table = Non riusciamo a leggere la forma della strada. Scegline un’altra.
fault-curve-size =
    { $key ->
        [road] La larghezza della strada deve essere un numero sopra 0 e fino a { $most }.
       *[start] La lunghezza della partenza deve essere un numero sopra 0 e fino a { $most }.
    }
fault-curve-path = La forma della strada deve avere da 1 a { $most } pezzi.
fault-curve-word = «{ $given }» non è un pezzo di strada. Usa un rettilineo o una curva.
fault-curve-road = La strada è così stretta che non si vede. Falla larga almeno { $least }.
fault-curve-start = La partenza è troppo corta per le macchine. Falla lunga almeno { $least }.
fault-curve-tight = Questa curva è troppo stretta. Allargala, o fai la strada più stretta.
fault-curve-gap = La strada non torna alla partenza. Cambia un rettilineo o una curva finché non si chiude.
fault-curve-overlap = Qui la strada finisce su se stessa, al pezzo { $other }. Spostala, o falla più stretta.
fault-nothing-open = Non c’è più niente da riempire: nessuna strada è vuota.
fault-too-much-open = C’è troppa strada vuota: potrebbero venirne più di { $most } caselle. Lasciane meno.
fault-open-halves = La strada vuota è lunga almeno 1 e cresce di ½ alla volta: 1, 1½, 2…
fault-no-measure = Queste lunghezze non vanno insieme. Usa mezzi, terzi o quarti.
fault-no-way = Abbiamo trovato solo strade senza uscita. Lascia più strada vuota.
odd-dead-end = Una strada senza uscita: da qui una macchina riparte solo se un’altra la spinge indietro.
odd-unreachable = Su questa casella non può arrivare nessuno. Una macchina ci finisce solo con una spinta indietro.

# Terminal

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
cli-does-reroll = usa il nuovo tiro per { $dice }
cli-does-bonus = passo bonus: { $car } avanza su { $space }
cli-does-bonus-finish = passo bonus: { $car } taglia il traguardo
cli-does-no-bonus = { $car } non fa il passo bonus
cli-does-turbo = fa il lancio turbo
cli-does-stop = si ferma
cli-pushed-back = Bum! { $name } salta indietro fino alla casella { $space }.
cli-printed = Stampa tutti i fogli ({ $count }) al 100%: così la barra misura 5 cm.
cli-push-backs = spinte per gara: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } caselle, prima edizione
       *[anniversary] { $title }; { $spaces } caselle, edizione anniversario
    }
cli-report = tabellone { $name }
cli-figure = misura
cli-value = valore
cli-report-spaces = caselle per corsia
cli-report-tyres = pneumatici
cli-report-colours = quota di ogni colore
cli-report-drivable = caselle percorribili per corsia
cli-report-inner = interna : esterna { $share }
cli-report-areas = una casella media, come disegnata, per corsia
cli-report-unlike = al massimo { $times } volte
cli-report-skew = un colore in una corsia rispetto a tutto il tabellone
cli-report-apart = al massimo { $share } di differenza, in { $where }
cli-report-alike = stesso colore fianco a fianco
cli-report-cars = passo bonus: la migliore di due macchine
cli-report-turns = turni fino al traguardo, una macchina che va più lontano che può
cli-report-spread = variazione { $spread }
cli-report-stalls = turni senza avanzare
cli-report-worst = al peggio { $share } su { $space }
cli-report-endings = finali diversi per turno
cli-report-skill = il miglior pilota possibile contro { $racer }, due macchine
cli-report-push-backs = spinte per gara
cli-report-field = gare: { $races }, tutte le macchine
cli-report-lead = cambi in testa per gara
cli-report-lanes = quota delle visite per corsia
cli-report-seats = vittorie per posto, { $racer } in tutti e quattro
cli-report-starter = chi comincia: { $points } punti percentuali dalla quota giusta
cli-missed = non raggiunto:
cli-all-met = tutti gli obiettivi sono raggiunti
cli-problem =
    { $kind ->
        [turns] una macchina ci mette { $figure } turni; andrebbero bene da { $least } a { $most }
        [stalls] turni in cui non si avanza: { $figure }; obiettivo: al massimo { $most }
        [worst-stall] su { $where }, turni in cui non si avanza: { $figure }; obiettivo: al massimo { $most }
        [endings] un turno ha { $figure } finali diversi; dovrebbero essere almeno { $least }
        [skill] gare in cui il miglior pilota possibile batte { $racer }: { $figure }; obiettivo: almeno { $least }
        [starter] con quattro macchine, gare vinte da chi comincia: { $figure }; sarebbe giusto: da { $least } a { $most }
        [colour] caselle di colore { $where }: { $figure }; obiettivo: da { $least } a { $most }
        [outside-in] la corsia { $where } ha { $figure } caselle percorribili; la corsia subito più esterna dovrebbe averne di più
        [inner] caselle della corsia { $where } rispetto alla corsia esterna: { $figure }; obiettivo: al massimo { $most }
        [areas] le caselle della corsia { $where } sono disegnate { $figure } volte più grandi di quelle di un’altra; obiettivo: al massimo { $most }
        [lane-colour] corsia { $where }, differenza fra la quota di un colore qui e sul tabellone: { $figure }; obiettivo: al massimo { $most }
        [alike] lo stesso colore sta fianco a fianco in { $figure } punti; andrebbero bene da { $least } a { $most }
        [cars] con il passo bonus, coppia { $where }, gare vinte dalla prima macchina: { $figure }; sarebbe giusto: da { $least } a { $most }
       *[lane] turni con macchine nella corsia { $where }: { $figure }; obiettivo: almeno { $least }
    }
cli-design-task = si riempie la strada
cli-design-best = il migliore { $skill }, senza avanzare { $stalls }
cli-solve-title = { $track }, { $players } macchine, tutti guidano il meglio possibile
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
cli-grid-title = { $track }: una partenza giusta
cli-grid-begins = parte da
cli-grid-before = vittorie senza vantaggio
cli-grid-after = vittorie con vantaggio
cli-grid-simulated = misurato in { $races } gare, con un margine di { $points } punti percentuali
cli-grid-solved = calcolato dai valori risolti
cli-grid-start = { $name } ha un vantaggio: parte da { $space }.
cli-study-task =
    { $task ->
        [reading] lettura
        [solving] risoluzione
       *[racing] gare
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
cli-study-furthest = { $end } (la più lontana)
cli-study-matches = { $races } gare per riga, su ogni posto a turno
cli-study-one = un pilota
cli-study-among = fra
cli-study-best = miglior pilota possibile
cli-study-pushes = spinte: { $races } gare con i migliori piloti possibili, altrettante con { $racer } in ogni posto
cli-study-push =
    { $what ->
        [pushed_loses] la macchina spinta indietro perde
        [pusher_gains] la macchina che spinge guadagna
        [push_is_worth] una spinta, quando si può scegliere, vale
        [solved_takes] i migliori piloti possibili spingono, quando si può scegliere
        [racers_take] { $racer } spinge, quando si può scegliere
        [solved_per_race] spinte per gara, migliori piloti possibili
       *[racers_per_race] spinte per gara, { $racer } in ogni posto
    }
cli-study-proof = nessuno guadagnerebbe più di { $epsilon }, temperatura { $heat }, seme { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: le caselle migliori per iniziare il turno
       *[traffic] { $board }: dove finiscono i turni
    }
cli-heat-says =
    { $layer ->
        [chances] probabilità di vincere al tuo turno, con l’altra macchina alla pari
       *[traffic] quota di tutti i turni, { $players } macchine che danno il meglio
    }
cli-heat-note = Più chiara è la casella, più alto è il numero. I simboli indicano i colori:
cli-heat-tyre = pneumatico
cli-heat-finish = traguardo
cli-error-option-endless = su { $value } una macchina può restare bloccata per sempre (per esempio su { $place }), quindi non si può risolvere
cli-error-values-damaged = { $file } è vecchio o danneggiato; esegui di nuovo «hairpin solve»
