# Parole: macchina da corsa, dado, casella, corsia, casella ostacolo, casella di partenza, traguardo, turno, giro,
# tabellone, dischetto (nuovo tiro, accelerazione), lancio turbo, passo bonus, trofeo, piloti esperti.

# Home

monza-title = Monza
monza-says = Sei dadi, tre corsie, un trofeo.
monza-first-title = Monza · prima edizione
monza-first-says = Il vecchio circuito, fino a sei macchine.

# Options

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
option-monza-track = Quale tabellone c’è sul tavolo?
option-monza-players = In quanti si corre?
option-monza-cars = Quale macchina guida ogni posto, dal primo in poi?
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
monza-zoom-out = Mostra tutto il tabellone
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
monza-lost = nessuna via al traguardo
monza-moment-drive =
    { $count ->
        [one] { $name } avanza di una casella.
       *[other] { $name } avanza di { $count } caselle in un colpo!
    }
monza-moment-push = Bum! { $name } manda indietro { $other }.
monza-moment-lead = { $name } supera { $other }!
monza-moment-home = { $name } taglia il traguardo!

# Said aloud and in words

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
monza-where =
    { $name ->
        [outer] nella corsia esterna
        [middle] nella corsia di mezzo
        [inner] nella corsia interna
       *[other] nella corsia { $lane }
    }
monza-say-drove = { $name } avanza: { $colours }, ora { $where }.
monza-say-drove-home = { $name } avanza: { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Passo bonus: { $name } va sul { monza-colour } { $where }.
monza-say-pushed-back = Bum! { $name } salta indietro fino al { monza-colour } { $where }.
monza-say-pushed-to-start = Bum! { $name } salta indietro fino alla partenza.

# Keys

keys-monza-arrows = sul tabellone: avanti, indietro, sinistra, destra
keys-monza-page = alla prossima casella illuminata
keys-monza-dice = prendere un dado
keys-monza-back = riprendere l’ultimo dado

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

# Rules

rules-page-monza = Monza
rules-page-monza-says = Corri sulla pista con sei dadi colorati.
rules-page-professional = Piloti esperti
rules-page-professional-says = Se conosci già Monza: con dischetti e lancio turbo.
rules-page-bonus = Passo bonus
rules-page-bonus-says = Per ogni corsa di Monza: il tuo ultimo colore può muovere una macchina.
rules-page-first-edition = Prima edizione
rules-page-first-edition-says = Il primo Monza: sei macchine e due caselle di traguardo.
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

# First race

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
lesson-monza-says = Tira, metti, vai: la prima corsa.
lesson-professional-tiles = Ecco le tue accelerazioni. Ognuna vale una volta come dado del suo colore.
lesson-professional-extra = Dadi brutti? Una volta per corsa puoi ritirarne: tocca questo dischetto.
lesson-professional-mark = Tocca i dadi che vuoi tirare di nuovo.
lesson-professional-again = Adesso tocca il bicchiere!
lesson-professional-accelerator = Nessun dado va bene? Un’accelerazione sì! Tocca la casella che brilla piano.
lesson-professional-turbo = Tutti e sei i dadi sono giù: turbo! Tocca i dadi in fiamme.
lesson-professional-turbo-dice = Altri due dadi! Metti quello che va bene, o tocca la bandiera.
lesson-professional-says = Accelerazioni, nuovo tiro e turbo.
lesson-professional-end = Adesso guidi da esperto! In una corsa vera tieni le accelerazioni per il momento giusto.
lesson-bonus-aim = Conta l’ultimo dado: la macchina del suo colore va avanti di una casella. Anche la tua!
lesson-bonus-take = Bonus! L’ultimo dado ha il colore della tua macchina. Tocca una casella illuminata, o la mano per dire no.
lesson-bonus-says = L’ultimo dado regala una casella a una macchina.
lesson-bonus-end = Bravo! A ogni turno guarda l’ultimo dado: può essere un regalo per te, o per un altro.
lesson-first-edition-start = Dalla partenza si esce per una casella blu o una bianca. Toccala!
lesson-first-edition-target = Una casella d’arrivo! Un dado del suo colore ti ci porta. Toccala!
lesson-first-edition-says = Partenza blu o bianca, due caselle d’arrivo.
lesson-first-edition-end = Questa era la prima edizione! Sul suo grande tabellone si corre fino in sei.

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

# Errori di un tabellone in officina, ognuno al suo posto

error-workshop-busy = In officina c’è molto da fare. Riprova tra un attimo.
error-workshop-tools = Gli attrezzi dell’officina sono ancora in viaggio. Riprova tra un minuto.
error-board-broken = Qui dentro non c’è nessun tabellone.
error-board-large = Questo tabellone è troppo grande.
error-board-version = Questo tabellone viene da un Hairpin più nuovo. Chiedi di aggiornare il gioco.
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
odd-dead-end = Una strada senza uscita: da qui una macchina riparte solo se un’altra la spinge indietro.
odd-unreachable = Nessuna via porta qui. Al massimo una macchina viene spinta indietro fin qui.

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
cli-does-reroll = tira di nuovo { $dice }
cli-does-bonus = passo bonus: { $car } avanza su { $space }
cli-does-bonus-finish = passo bonus: { $car } taglia il traguardo
cli-does-no-bonus = { $car } non fa il passo bonus
cli-does-turbo = fa il lancio turbo
cli-does-stop = si ferma
cli-pushed-back = Bum! { $name } salta indietro fino alla casella { $space }.
cli-printed = Stampa tutti i { $count } fogli al 100 %: così la barra misura 5 cm.
cli-push-backs = spinte indietro per corsa: { $mean } ± { $plusminus }
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
cli-error-option-endless = su { $value } una macchina può restare bloccata per sempre (per esempio su { $place }), quindi non si può risolvere
cli-error-values-damaged = { $file } è vecchio o danneggiato; esegui di nuovo hairpin solve
