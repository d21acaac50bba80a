# Da dove viene il risultato di una gara: fortuna e scelte furbe; e turni da provare di nuovo.

receipt-seats = Di chi parliamo?
receipt-helped =
    { $who ->
        [you] { $count ->
            [one] La fortuna ti ha dato una mano una volta.
           *[other] La fortuna ti ha dato una mano { $count } volte.
        }
       *[other] { $count ->
            [one] La fortuna ha dato una mano a { $name } una volta.
           *[other] La fortuna ha dato una mano a { $name } { $count } volte.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [one] Hai avuto sfortuna una volta.
           *[other] Hai avuto sfortuna { $count } volte.
        }
       *[other] { $count ->
            [one] { $name } ha avuto sfortuna una volta.
           *[other] { $name } ha avuto sfortuna { $count } volte.
        }
    }
receipt-calm =
    { $who ->
        [you] La fortuna ha cambiato poco per te.
       *[other] La fortuna ha cambiato poco per { $name }.
    }
receipt-cleverest =
    { $who ->
        [you] La tua mossa più furba è quella del turno { $turn }.
       *[other] La mossa più furba di { $name } è quella del turno { $turn }.
    }
receipt-decided = Il turno { $turn } ha deciso la gara.
receipt-luckiest =
    { $who ->
        [you] Hai avuto più fortuna di tutti.
        [nobody] Nessuno ha avuto molta più fortuna degli altri.
       *[other] { $name } ha avuto più fortuna di tutti.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [one] Hai dimenticato una tessera una volta.
           *[other] Hai dimenticato una tessera { $count } volte.
        }
       *[other] { $count ->
            [one] { $name } ha dimenticato una tessera una volta.
           *[other] { $name } ha dimenticato una tessera { $count } volte.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] Hai ricordato tutte le tessere importanti.
       *[other] { $name } ha ricordato tutte le tessere importanti.
    }
receipt-sure =
    { $sure ->
        [exact] È calcolato con precisione.
        [nearly] È calcolato quasi con precisione.
        [fairly] È calcolato abbastanza bene.
       *[guess] È calcolato solo a occhio.
    }
receipt-sharpens = Stiamo ancora calcolando…
receipt-sum = Come si arriva al risultato
receipt-own =
    { $who ->
        [you] Quello che hai scelto tu
       *[other] Quello che ha scelto { $name }
    }
receipt-part =
    { $part ->
        [start] All’inizio
        [luck] Fortuna
        [others] Quello che hanno scelto gli altri
       *[result] Alla fine
    }
receipt-points = 100 vuol dire vittoria sicura. 0 vuol dire sconfitta sicura.
receipt-error = I numeri possono variare di { $points }.
receipt-waiting = Stiamo calcolando quanto ha contato la fortuna…
receipt-busy = Adesso c’è molto da calcolare. Un momentino…
receipt-refused =
    { $why ->
        [tools] Non possiamo ancora calcolarlo: il computer si sta preparando. Riprova tra qualche minuto.
        [long] Questa gara è troppo lunga da calcolare.
       *[other] Non siamo riusciti a calcolare questa gara.
    }
receipt-turns = Scegli un turno
receipt-earlier = Il turno prima
receipt-later = Il turno dopo
receipt-turn = Turno { $turn }
receipt-watch = Guarda questo turno
receipt-try = Riprova questo turno
practice-title = Solo una prova
practice-line = Solo una prova: turno { $turn }. Tu sei { $name }.
practice-now =
    { $count ->
        [one] Stavolta vince { $names }.
       *[other] Stavolta vincono insieme { $names }.
    }
practice-then =
    { $count ->
        [one] Nella gara vera ha vinto { $names }.
       *[other] Nella gara vera hanno vinto insieme { $names }.
    }
practice-stays = Era solo una prova. La gara vera resta com’era.
practice-again = Ancora una prova
practice-back = Indietro
error-record-not-ended = Questa gara non è ancora finita. Guarda di nuovo quando è finita.
error-record-not-fair = Nessuno sa che cosa sarebbe venuto dopo in questa gara. Puoi solo guardarla.
