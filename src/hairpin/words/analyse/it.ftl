# The analysis of a race in a terminal.

cli-analysing = ogni turno viene pesato
cli-analyse-basis =
    { $certainty ->
        [solved] Risolto: esatto entro { $error }.
        [certified] Dimostrato: guidando diversamente nessuno guadagnerebbe più di { $error }.
       *[estimated] Stimato: può variare di circa { $error } punti.
    }
cli-analyse-effort = Per cifre più precise: { $flag }
cli-analyse-chances = Possibilità di vincere dopo ogni turno, in percentuale
cli-analyse-start = partenza
cli-analyse-turning = Il turno che ha cambiato di più: { $turn }
cli-analyse-luck = fortuna: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: le altre strade andavano ugualmente bene
       *[only] { $way }: non c’era altra strada
    }
cli-analyse-best = { $way }: niente di meglio fra { $ways } strade
cli-analyse-cost = { $way }: è costato { $cost }. Meglio: { $better }, { $chance }. { $why }
cli-analyse-sum = Da dove viene il risultato, in punti percentuali
cli-analyse-begin = partenza
cli-analyse-lucky = fortuna
cli-analyse-own = scelte proprie
cli-analyse-others = scelte degli altri
cli-analyse-result = risultato
cli-analyse-helped = { $name } – turni con molta fortuna: { $helped }, con molta sfortuna: { $hurt }
cli-analyse-cleverest = turno più furbo: { $turn }
cli-analyse-costliest = turno più caro: { $turn }
cli-analyse-luckiest = { $name } ha avuto più fortuna.
cli-analyse-even = Nessuno ha avuto chiaramente più fortuna.
cli-analyse-solve = Per cifre esatte, risolvi prima questa gara: { $command }
cli-why-monza =
    { $why ->
        [only] Non c’è altra strada.
        [home] Così la macchina taglia il traguardo.
        [fewer] Così la macchina arriva al traguardo con meno dadi.
        [pushes] Così un’altra macchina torna indietro.
        [tiles] Così restano più dischetti per dopo.
        [far] Così la macchina arriva più lontano.
        [safe] Lì è più difficile farla tornare indietro.
        [again] Con altri colori forse arriva più lontano.
       *[waits] Da lì poi si prosegue meglio.
    }
cli-why-memo =
    { $why ->
        [only] Non c’è altra mossa.
        [home] Così l’auto arriva alla tessera partenza-traguardo giusta.
        [pit] Così l’auto arriva alla corsia dei box.
        [open] La strada è aperta.
        [known] Quella tessera si era già vista, e la sua strada va bene.
        [unknown] Una tessera nuova mostra qualcosa di nuovo.
        [swap] Scambiare di posto due tessere apre una strada.
       *[points] Così la strada va nella direzione giusta.
    }
cli-memory-known = conosciute: { $tiles }
cli-memory-unseen = mai viste, { $count }: { $odds }
cli-memory-again = dimenticata: { $cell }, { $kind }. Era già scoperta nel turno { $turn }.
cli-memory-missed = dimenticata: { $cell }, { $kind }, del turno { $turn }. Era una mossa migliore.
cli-memory-seat = { $name } – tessere scoperte di nuovo: { $again }, dimenticate: { $forgotten }, al costo di { $cost }
cli-memory-worst = il più caro: turno { $turn }
