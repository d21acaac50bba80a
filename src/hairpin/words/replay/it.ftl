# Una gara da rivedere: turno per turno, con le possibilità, la fortuna e quello che si poteva scegliere.

replay-loading = La gara sta arrivando…
replay-bring = Scegli il file di una gara e potrai rivederla.
replay-file = Scegli una gara
replay-leave = Indietro
replay-more = Altro
replay-about = Su questa gara
replay-controls = Guarda la gara
replay-slider = Turno
replay-play = Guarda
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-speed =
    { $speed ->
        [calm] Velocità: lenta
        [quick] Velocità: media
       *[fast] Velocità: veloce
    }
replay-turns = Tutti i turni
replay-turns-earlier = I turni prima
replay-turns-later = I turni dopo
replay-turning-point = Vai al turno che ha deciso la gara
replay-decided = ha deciso la gara
replay-start = Prima della partenza
replay-at = Turno { $turn } di { $turns }: { $name }
replay-turn = Turno { $turn }: { $name }
replay-drop = Lascia qui il file e potrai vedere questa gara!
replay-curve = Chi vincerà?
replay-curve-at = Turno { $turn } di { $turns }.
replay-chance = { $name } { $percent }%
replay-certainty =
    { $certainty ->
        [solved] Calcolato con precisione.
        [certified] Calcolato; può variare al massimo di { $points } su 100.
       *[estimated] Stimato; può variare di circa { $points } su 100.
    }
replay-by-luck = Fortuna
replay-by-choice = Che cosa è stato scelto
replay-luck =
    { $how ->
        [lots] Tantissima fortuna per { $name }!
        [some] Un po’ di fortuna per { $name }.
        [less] Un po’ di sfortuna per { $name }.
        [bad] Tantissima sfortuna per { $name }.
       *[none] La fortuna non ha cambiato quasi niente.
    }
replay-choice =
    { $how ->
        [only] Qui non c’era niente da scegliere.
        [best] { $name } ha trovato la strada migliore!
        [near] La strada di { $name } era buona quasi come la migliore.
        [little] Un’altra strada era un po’ migliore.
       *[lots] Un’altra strada era molto migliore.
    }
replay-cost =
    { $count ->
        [one] Con quella strada si vince circa una gara in più su 100.
       *[other] Con quella strada si vincono circa { $count } gare in più su 100.
    }
replay-decided-it = Questo turno ha deciso la gara.
replay-extra = Che cosa si poteva ricordare?
replay-begin = In questa gara ci sono { $turns } turni. Tocca «Guarda» e buona visione!
replay-nothing = Di questo turno non c’è niente da dire.
replay-thinking = Stiamo calcolando chi poteva vincere…
replay-sharpening = Stiamo ancora calcolando. I numeri diventano sempre più precisi.
replay-stopped = Questa gara è stata fermata prima della fine. Puoi guardarla, ma nessuno sa chi avrebbe vinto.
replay-refused =
    { $why ->
        [tools] Non possiamo ancora calcolare le possibilità: questo computer si sta preparando. Intanto guarda la gara!
       *[other] Non siamo riusciti a calcolare le possibilità. Puoi guardare la gara lo stesso.
    }
replay-receipt = È stata fortuna?
replay-fair = Niente trucchi?
replay-fair-right =
    { $count ->
        [one] Abbiamo rifatto il conto in questo browser: l’unico tiro o sorteggio è giusto.
       *[other] Abbiamo rifatto tutti i conti in questo browser: { $count } tiri e sorteggi, tutti giusti.
    }
replay-fair-mixed =
    { $count ->
        [0] Il numero segreto era sotto chiave prima della gara. Nessuno al tavolo ne ha aggiunto un altro.
        [one] Il numero segreto era sotto chiave prima della gara, e { $names } ne ha aggiunto un altro.
       *[other] Il numero segreto era sotto chiave prima della gara, e { $names } hanno aggiunto il loro.
    }
replay-fair-limits = Non si può sapere se le mosse sono quelle vere: si controlla solo la fortuna.
replay-fair-none = Questa gara non si è svolta a un tavolo, quindi nessun numero segreto era sotto chiave. Non c’è niente da controllare.
replay-fair-unknown = La fortuna di questo gioco non si può controllare qui.
replay-fair-hidden = Il numero segreto è ancora sotto chiave. Controlla di nuovo quando la gara è finita.
replay-fair-broken = Attenzione! Questo non è il numero segreto messo sotto chiave prima della gara.
replay-fair-changed = Attenzione! Qualcuno ha cambiato il turno { $turn } o ha tolto un turno prima.
replay-fair-wrong = Attenzione! Nel turno { $turn } la fortuna doveva essere diversa.
replay-fair-unfinished = Questa gara è stata fermata. Non si può sapere se alla fine mancano dei turni.
replay-send = Mandala a qualcuno
replay-send-says = Con questo link tutti possono vedere la gara.
replay-save = Salva la gara
replay-file-other = Guarda un’altra gara
error-record-damaged =
    { $fault ->
        [foreign] Questa non è una gara di Hairpin. Scegli una gara salvata.
        [cut] Manca la fine di questa gara. Fatti ridare il file.
        [turn] Il turno { $turn } di questa gara non può essere andato così. Fatti ridare il file.
        [version] Questa gara è di un Hairpin più nuovo. Chiedi un aggiornamento alla persona che ha installato il gioco.
       *[line] Questo file è rovinato o è stato cambiato. Fattelo ridare.
    }
error-record-too-long = Questa gara è troppo lunga da guardare.
error-review-hidden = Questa gara non è ancora finita, quindi non si svela niente.
monza-best =
    { $why ->
        [same] Tutte le strade vanno ugualmente bene.
        [home] La strada migliore taglia il traguardo.
        [fewer] La strada migliore arriva al traguardo con meno dadi.
        [pushes] La strada migliore fa tornare indietro un’altra macchina.
        [tiles] La strada migliore tiene da parte più dischetti.
        [far] La strada migliore porta lontano.
        [safe] La strada migliore finisce dove è più difficile farti tornare indietro.
        [again] La cosa migliore è tirare di nuovo: con altri colori forse si arriva più lontano.
       *[waits] La strada migliore finisce dove poi si prosegue meglio.
    }
memo-best =
    { $why ->
        [home] La mossa migliore porta dritto al traguardo.
        [pit] La mossa migliore porta alla corsia dei box.
        [open] La mossa migliore porta su una tessera scoperta.
        [known] La mossa migliore porta su una tessera che si era già vista.
        [unknown] La mossa migliore porta su una tessera che nessuno aveva visto.
        [swap] La mossa migliore è scambiare di posto due tessere.
       *[points] La mossa migliore è ruotare la tessera in modo che la strada continui bene.
    }
memo-lapse-again = { $name } ha scoperto una tessera che si era già vista nel turno { $turn }: { $kind }. Non era una buona mossa.
memo-lapse-missed = { $name } ha dimenticato una tessera che si era vista nel turno { $turn }: { $kind }. Quella era la mossa migliore.
memo-known =
    { $known ->
        [0] Nessuna tessera coperta si era ancora vista.
       *[other] Tessere coperte: { $tiles }. Chi si ricorda tutto ne conosce { $known }.
    }
memo-known-map = Il tavolo: tessere coperte già viste, { $known }; mai viste, { $hidden }.
memo-odds-title = Ecco che cosa può essere ognuna delle altre:
memo-odds = Ognuna delle altre può essere: { $kinds }.
memo-odds-kind = { $kind } { $percent }%
