# Woher das Ergebnis eines Rennens kommt: Glück und kluge Züge; und Züge, die man noch mal probiert.

receipt-seats = Um wen geht es?
receipt-helped =
    { $who ->
        [you] { $count ->
            [one] Das Glück hat dir einmal geholfen.
           *[other] Das Glück hat dir { $count }-mal geholfen.
        }
       *[other] { $count ->
            [one] Das Glück hat { $name } einmal geholfen.
           *[other] Das Glück hat { $name } { $count }-mal geholfen.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [one] Du hattest einmal Pech.
           *[other] Du hattest { $count }-mal Pech.
        }
       *[other] { $count ->
            [one] { $name } hatte einmal Pech.
           *[other] { $name } hatte { $count }-mal Pech.
        }
    }
receipt-calm =
    { $who ->
        [you] Das Glück hat bei dir wenig ausgemacht.
       *[other] Das Glück hat bei { $name } wenig ausgemacht.
    }
receipt-cleverest =
    { $who ->
        [you] Dein schlauster Zug war Nummer { $turn }.
       *[other] Der schlauste Zug von { $name } war Nummer { $turn }.
    }
receipt-decided = Zug { $turn } hat das Rennen entschieden.
receipt-luckiest =
    { $who ->
        [you] Du hattest das meiste Glück.
        [nobody] Niemand hatte viel mehr Glück als die anderen.
       *[other] { $name } hatte das meiste Glück.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [one] Du hast einmal ein Plättchen vergessen.
           *[other] Du hast { $count }-mal ein Plättchen vergessen.
        }
       *[other] { $count ->
            [one] { $name } hat einmal ein Plättchen vergessen.
           *[other] { $name } hat { $count }-mal ein Plättchen vergessen.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] Du hast dir alle wichtigen Plättchen gemerkt.
       *[other] { $name } hat sich alle wichtigen Plättchen gemerkt.
    }
receipt-sure =
    { $sure ->
        [exact] Das ist genau ausgerechnet.
        [nearly] Das ist fast genau ausgerechnet.
        [fairly] Das ist gut geschätzt.
       *[guess] Das ist nur grob geschätzt.
    }
receipt-sharpens = Wir rechnen noch weiter …
receipt-sum = So kommt es zusammen
receipt-own =
    { $who ->
        [you] Was du gewählt hast
       *[other] Was { $name } gewählt hat
    }
receipt-part =
    { $part ->
        [start] Am Anfang
        [luck] Glück
        [others] Was die anderen gewählt haben
       *[result] Am Ende
    }
receipt-points = 100 heißt: sicher gewonnen. 0 heißt: sicher verloren.
receipt-error = Die Zahlen können um { $points } danebenliegen.
receipt-waiting = Wir rechnen aus, was Glück war …
receipt-busy = Gerade gibt es viel auszurechnen. Gleich geht es weiter …
receipt-refused =
    { $why ->
        [tools] Das können wir noch nicht ausrechnen: Der Computer macht sich noch bereit. Versuch es in ein paar Minuten noch einmal.
        [long] Dieses Rennen ist zu lang zum Ausrechnen.
       *[other] Dieses Rennen konnten wir nicht ausrechnen.
    }
receipt-turns = Such einen Zug aus
receipt-earlier = Ein Zug davor
receipt-later = Ein Zug danach
receipt-turn = Zug { $turn }
receipt-watch = Diesen Zug ansehen
receipt-try = Diesen Zug noch mal probieren
practice-title = Nur ein Versuch
practice-line = Nur ein Versuch: Zug { $turn }. Du bist { $name }.
practice-now =
    { $count ->
        [one] Diesmal hat { $names } gewonnen.
       *[other] Diesmal haben { $names } zusammen gewonnen.
    }
practice-then =
    { $count ->
        [one] Im echten Rennen hat { $names } gewonnen.
       *[other] Im echten Rennen haben { $names } zusammen gewonnen.
    }
practice-stays = Das war nur ein Versuch. Das echte Rennen bleibt, wie es war.
practice-again = Noch ein Versuch
practice-back = Zurück
error-record-not-ended = Dieses Rennen ist noch nicht zu Ende. Schau danach noch einmal nach.
error-record-not-fair = Niemand weiß, was in diesem Rennen als Nächstes gekommen wäre. Du kannst es nur ansehen.
