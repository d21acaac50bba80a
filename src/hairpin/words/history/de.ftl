# Die Rennen eines Tisches: Pokale, Rekorde und was gespeichert ist.

history-leave = Zurück
history-empty = Hier wurde noch kein Rennen zu Ende gefahren. Sobald eins vorbei ist, steht es auf dieser Seite.
history-reading = Gleich kommen noch mehr Rennen …
history-champions = Die Champions der Reihe nach
history-champions-older = Frühere Champions zeigen
history-bests-on = Rekorde: { $board }
history-best-turns = Am schnellsten gewonnen
history-best-turns-says =
    { $number ->
        [one] { $name } gewinnt in einem Zug.
       *[other] { $name } gewinnt in { $number } Zügen.
    }
history-best-monza-longest-push = Der größte Rums
history-best-monza-longest-push-says =
    { $number ->
        [one] { $name } schickt { $other } ein Feld zurück.
       *[other] { $name } schickt { $other } { $number } Felder zurück.
    }
history-best-monza-lucky-roll = Das größte Würfelglück
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } wäre mit jedem Wurf so weit gekommen.
       *[other] { $name } wäre nur mit einem von { $number } Würfen so weit gekommen.
    }
history-best-memo-swaps = Am meisten vertauscht
history-best-memo-swaps-says =
    { $number ->
        [one] { $name } vertauscht in einem Rennen einmal Plättchen.
       *[other] { $name } vertauscht in einem Rennen { $number }-mal Plättchen.
    }
history-best-memo-dead-ends = Die meisten Sackgassen
history-best-memo-dead-ends-says =
    { $number ->
        [one] { $name } landet in einem Rennen in einer Sackgasse.
       *[other] { $name } landet in einem Rennen in { $number } Sackgassen.
    }
history-races = Alle Rennen
history-race = Rennen { $number }
history-how =
    { $how ->
        [closed] Durch ein Update beendet
       *[abandoned] Vor dem Ende abgebrochen
    }
history-turns =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
history-watch = Noch mal ansehen
history-file = Dieses Rennen speichern
history-older = Ältere Rennen zeigen
history-kept = Was hier gespeichert ist
history-kept-says = Von diesem Tisch ist jedes Rennen gespeichert: wer welches Auto gefahren hat, jeder Wurf und jeder Zug. Alles liegt in einer Datei auf dem Computer, auf dem Hairpin läuft. Hairpin schickt davon nichts weiter.
history-kept-long =
    { $days ->
        [0] Dort bleibt es, bis die Spielleitung es löscht.
        [one] Dort bleibt es, bis die Spielleitung es löscht. Nur ein Tisch, an dem kein Rennen zu Ende gefahren wurde, verschwindet von selbst, wenn einen Tag lang niemand da war.
       *[other] Dort bleibt es, bis die Spielleitung es löscht. Nur ein Tisch, an dem kein Rennen zu Ende gefahren wurde, verschwindet von selbst, wenn { $days } Tage lang niemand da war.
    }
history-kept-copies = Das Löschen entfernt Rennen, Würfe und Pokale endgültig aus dieser Datei. Kopien der Datei, gespeicherte Rennen und was sich eure Browser zu diesem Tisch gemerkt haben, bleiben erhalten.
history-export = Alles speichern
history-delete = Alle Rennen löschen
history-delete-ask = Wirklich alle Rennen, Rekorde und Pokale dieses Tisches löschen? Danach sind sie für immer weg.
