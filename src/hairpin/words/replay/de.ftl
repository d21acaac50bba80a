# Ein Rennen, das noch einmal angeschaut wird: Zug für Zug, mit den Chancen, dem Glück und dem, was man hätte tun können.

replay-loading = Das Rennen ist unterwegs …
replay-bring = Such die Datei eines Rennens aus, dann kannst du es noch einmal ansehen.
replay-file = Rennen aussuchen
replay-leave = Zurück
replay-more = Mehr
replay-about = Über dieses Rennen
replay-controls = Das Rennen abspielen
replay-slider = Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-speed =
    { $speed ->
        [calm] Tempo: langsam
        [quick] Tempo: mittel
       *[fast] Tempo: schnell
    }
replay-turns = Alle Züge
replay-turns-earlier = Frühere Züge
replay-turns-later = Spätere Züge
replay-turning-point = Zum Zug, der das Rennen entschieden hat
replay-decided = hat das Rennen entschieden
replay-start = Vor dem Start
replay-at = Zug { $turn } von { $turns }: { $name }
replay-turn = Zug { $turn }: { $name }
replay-drop = Lass los, dann kannst du dieses Rennen ansehen!
replay-curve = Wer gewinnt wohl?
replay-curve-at = Zug { $turn } von { $turns }.
replay-chance = { $name } { $percent } %
replay-certainty =
    { $certainty ->
        [solved] Genau ausgerechnet.
        [certified] Ausgerechnet; höchstens { $points } Prozent daneben.
       *[estimated] Geschätzt; etwa { $points } Prozent daneben.
    }
replay-by-luck = Glück
replay-by-choice = Was gewählt wurde
replay-luck =
    { $how ->
        [lots] Ganz viel Glück für { $name }!
        [some] Ein bisschen Glück für { $name }.
        [less] Ein bisschen Pech für { $name }.
        [bad] Ganz viel Pech für { $name }.
       *[none] Das Glück hat kaum etwas geändert.
    }
replay-choice =
    { $how ->
        [only] Hier gab es nichts zu entscheiden.
        [best] { $name } hat den besten Weg gefunden!
        [near] Der Weg von { $name } war etwa so gut wie der beste.
        [little] Ein anderer Weg war ein bisschen besser.
       *[lots] Ein anderer Weg war viel besser.
    }
replay-cost =
    { $count ->
        [one] Damit gewinnt man von 100 Rennen etwa eins mehr.
       *[other] Damit gewinnt man von 100 Rennen etwa { $count } mehr.
    }
replay-decided-it = Dieser Zug hat das Rennen entschieden.
replay-extra = Was konnte man sich merken?
replay-begin = Es wurden { $turns } Züge gefahren. Tipp auf „Abspielen“ und schau zu!
replay-nothing = Zu diesem Zug gibt es nichts zu sagen.
replay-thinking = Wer hätte gewinnen können? Das wird gerade ausgerechnet …
replay-sharpening = Es wird noch gerechnet. Die Zahlen werden immer genauer.
replay-stopped = Dieses Rennen wurde vor dem Ende abgebrochen. Du kannst es ansehen, aber niemand weiß, wer gewonnen hätte.
replay-refused =
    { $why ->
        [tools] Die Chancen lassen sich noch nicht ausrechnen: Der Computer macht sich gerade bereit. Schau dir so lange das Rennen an!
       *[other] Die Chancen ließen sich nicht ausrechnen. Ansehen kannst du das Rennen trotzdem.
    }
replay-receipt = War das Glück?
replay-fair = Ging alles ehrlich zu?
replay-fair-right =
    { $count ->
        [one] In diesem Browser noch einmal nachgerechnet: Der eine Wurf oder die eine Ziehung stimmt.
       *[other] In diesem Browser alles noch einmal nachgerechnet: Alle { $count } Würfe und Ziehungen stimmen.
    }
replay-fair-mixed =
    { $count ->
        [0] Die geheime Zahl war vor dem Rennen weggeschlossen. Am Tisch hat niemand eine dazugegeben.
        [one] Die geheime Zahl war vor dem Rennen weggeschlossen. Eine Zahl kam noch dazu, von { $names }.
       *[other] Die geheime Zahl war vor dem Rennen weggeschlossen. Weitere Zahlen kamen dazu, von { $names }.
    }
replay-fair-limits = Ob die Züge die echten sind, lässt sich so nicht sagen: Geprüft wird nur das Glück.
replay-fair-none = Dieses Rennen wurde nicht an einem Tisch gefahren, also wurde keine geheime Zahl weggeschlossen. Da gibt es nichts zu prüfen.
replay-fair-unknown = Das Glück dieses Spiels lässt sich hier nicht prüfen.
replay-fair-hidden = Die geheime Zahl ist noch weggeschlossen. Prüf noch einmal, wenn das Rennen vorbei ist.
replay-fair-broken = Vorsicht! Das ist nicht die geheime Zahl, die vor dem Rennen weggeschlossen wurde.
replay-fair-changed = Vorsicht! Zug { $turn } wurde verändert, oder vorher fehlt ein Zug.
replay-fair-wrong = Vorsicht! In Zug { $turn } hätte das Glück anders ausfallen müssen.
replay-fair-unfinished = Dieses Rennen wurde abgebrochen. Ob am Ende Züge fehlen, lässt sich nicht sagen.
replay-send = Verschicken
replay-send-says = Wer diesen Link öffnet, kann das Rennen ansehen.
replay-save = Rennen speichern
replay-file-other = Anderes Rennen ansehen
error-record-damaged =
    { $fault ->
        [foreign] Das ist kein Rennen von Hairpin. Nimm ein Rennen, das gespeichert wurde.
        [cut] Das Ende dieses Rennens fehlt. Lass dir die Datei noch einmal geben.
        [turn] Zug { $turn } dieses Rennens kann so nicht gewesen sein. Lass dir die Datei noch einmal geben.
        [version] Dieses Rennen ist von einem neueren Hairpin. Frag die Person, bei der das Spiel läuft, ob sie es auf den neuesten Stand bringt.
       *[line] Diese Datei ist beschädigt oder wurde verändert. Lass sie dir noch einmal geben.
    }
error-record-too-long = Dieses Rennen ist zu lang zum Ansehen.
error-review-hidden = Dieses Rennen ist noch nicht zu Ende, deshalb wird noch nichts verraten.
monza-best =
    { $why ->
        [same] Alle Wege sind gleich gut.
        [home] Der beste Weg führt ins Ziel.
        [fewer] Der beste Weg braucht weniger Würfel bis ins Ziel.
        [pushes] Der beste Weg schiebt einen anderen Wagen zurück.
        [tiles] Der beste Weg spart mehr Plättchen für später.
        [far] Der beste Weg führt richtig weit.
        [safe] Der beste Weg endet dort, wo man nicht so leicht zurückgeschoben wird.
        [again] Am besten würfelt man noch einmal: Andere Farben führen vielleicht weiter.
       *[waits] Der beste Weg endet dort, wo es danach besser weitergeht.
    }
memo-best =
    { $why ->
        [home] Der beste Weg führt gleich ins Ziel.
        [pit] Der beste Weg führt in die Boxengasse.
        [open] Der beste Weg führt auf ein aufgedecktes Plättchen.
        [known] Der beste Weg führt auf ein Plättchen, das schon einmal zu sehen war.
        [unknown] Der beste Weg führt auf ein Plättchen, das noch niemand gesehen hatte.
        [swap] Am besten vertauscht man zwei Plättchen.
       *[points] Am besten dreht man das Plättchen so, dass die Straße gut weitergeht.
    }
memo-lapse-again = { $name } hat ein Plättchen aufgedeckt, das in Zug { $turn } schon zu sehen war: { $kind }. Das war kein guter Weg.
memo-lapse-missed = { $name } hat ein Plättchen vergessen, das in Zug { $turn } zu sehen war: { $kind }. Das wäre der bessere Weg gewesen.
memo-known =
    { $known ->
        [0] Von den verdeckten Plättchen war noch keins zu sehen.
       *[other] Wer sich alles merkt, kennt { $known } von { $tiles } verdeckten Plättchen.
    }
memo-known-map = Der Tisch. Verdeckte Plättchen, die schon zu sehen waren: { $known }. Noch nie zu sehen: { $hidden }.
memo-odds-title = Das kann jedes der anderen sein:
memo-odds = Jedes der anderen kann das sein: { $kinds }.
memo-odds-kind = { $kind } { $percent } %
