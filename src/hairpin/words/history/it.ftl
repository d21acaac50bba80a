# Le gare di un tavolo: trofei, record e che cosa resta salvato.

history-leave = Indietro
history-empty = Qui nessuna gara è ancora arrivata alla fine. Appena ne finisce una, la trovi in questa pagina.
history-reading = Arrivano altre gare…
history-champions = Chi ha vinto, gara dopo gara
history-champions-older = Mostra chi ha vinto prima
history-bests-on = Record: { $board }
history-best-turns = La vittoria più veloce
history-best-turns-says =
    { $number ->
        [one] { $name } vince in un turno.
       *[other] { $name } vince in { $number } turni.
    }
history-best-monza-longest-push = La spinta più lunga
history-best-monza-longest-push-says =
    { $number ->
        [one] { $name } manda indietro { $other } di una casella.
       *[other] { $name } manda indietro { $other } di { $number } caselle.
    }
history-best-monza-lucky-roll = Il lancio più fortunato
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } poteva arrivare così lontano con qualsiasi lancio.
       *[other] { $name } poteva arrivare così lontano solo con un lancio su { $number }.
    }
history-best-memo-swaps = Più scambi di tessere
history-best-memo-swaps-says =
    { $number ->
        [one] { $name } scambia di posto le tessere una volta in una gara.
       *[other] { $name } scambia di posto le tessere { $number } volte in una gara.
    }
history-best-memo-dead-ends = Più strade senza uscita
history-best-memo-dead-ends-says =
    { $number ->
        [one] { $name } trova una strada senza uscita in una gara.
       *[other] { $name } trova { $number } strade senza uscita in una gara.
    }
history-races = Tutte le gare
history-race = Gara { $number }
history-how =
    { $how ->
        [closed] Chiusa da un aggiornamento
       *[abandoned] Interrotta prima della fine
    }
history-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
history-watch = Guardala di nuovo
history-file = Salva questa gara
history-older = Mostra le gare più vecchie
history-kept = Che cosa resta salvato
history-kept-says = Di questo tavolo si salvano tutte le gare: chi guidava quale macchina, ogni lancio e ogni mossa. È tutto in un solo file, sul computer su cui gira Hairpin. Hairpin non lo manda da nessuna parte.
history-kept-long =
    { $days ->
        [0] Resta lì finché non lo cancella chi organizza il tavolo.
        [one] Resta lì finché non lo cancella chi organizza il tavolo. Solo un tavolo dove nessuna gara è arrivata alla fine sparisce da solo, dopo un giorno senza visite.
       *[other] Resta lì finché non lo cancella chi organizza il tavolo. Solo un tavolo dove nessuna gara è arrivata alla fine sparisce da solo, dopo { $days } giorni senza visite.
    }
history-kept-copies = Se cancelli tutto, le gare, i lanci e i trofei spariscono per sempre da quel file. Le copie del file, le gare salvate e quello che i vostri browser ricordano di questo tavolo restano come sono.
history-export = Salva tutto
history-delete = Cancella tutte le gare
history-delete-ask = Vuoi davvero cancellare tutte le gare, i record e i trofei di questo tavolo? Non si possono recuperare.
