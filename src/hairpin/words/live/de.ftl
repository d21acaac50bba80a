# Der Balken mit den Chancen, die Eule, die Tipps gibt, und faire Starts.

bar = Wer gewinnt wohl?
bar-says =
    { $state ->
        [on] Der Balken ist an: Alle sehen, wer wohl gewinnt.
       *[off] Der Balken ist jetzt aus.
    }
bar-title = Wer gewinnt wohl?
bar-about = Je länger das Stück eines Wagens im Balken ist, desto besser sind seine Chancen. Die Würfel können noch alles ändern.
bar-seat = { $name } { $percent } %
bar-waiting = Einen Moment …
bar-leader = Jetzt die besten Chancen: { $name }, { $percent } %.
bar-certainty =
    { $certainty ->
        [solved] Genau ausgerechnet.
        [certified] Ausgerechnet; höchstens { $points } Prozent daneben.
       *[estimated] Geschätzt; etwa { $points } Prozent daneben.
    }
coach-switch = Die Eule hilft: { $name }
coach-about = Wer am Zug ist, kann die Eule dann um einen Tipp bitten. Das sehen alle am Tisch.
coach-says =
    { $state ->
        [on] { $name } darf jetzt die Eule fragen.
       *[off] { $name } fährt jetzt ohne die Eule.
    }
coach-badge = Mit Hilfe der Eule
coach-ask = Frag die Eule
coach-thinks = Die Eule überlegt …
coach-thanks = Danke, Eule!
coach-nothing = Hier gibt es nichts zu entscheiden.
coach-lay = Mein Tipp: { $colours }.
coach-reroll = Mein Tipp: Würfle diese noch einmal: { $colours }.
coach-turbo = Dann der Turbowurf!
coach-bonus = Mein Tipp: Nimm den Bonusschritt.
coach-no-bonus = Mein Tipp: diesmal kein Bonusschritt.
coach-stay = Mein Tipp: Bleib hier und tipp auf die Flagge.
coach-why-only = Anders geht es nicht.
coach-why-same = Alle Wege sind gleich gut.
coach-why-home = Damit bist du im Ziel!
coach-why-fewer = So brauchst du weniger Würfel bis ins Ziel.
coach-why-pushes = So schiebst du einen anderen Wagen zurück.
coach-why-tiles = So behältst du mehr Plättchen für später.
coach-why-far = So kommst du richtig weit.
coach-why-safe = Dort wirst du nicht so leicht zurückgeschoben.
coach-why-again = Mit anderen Farben kommst du vielleicht weiter.
coach-why-waits = Von dort geht es danach besser weiter.
fair-start = Fairer Start
fair-start-about = Wenn manche besser fahren als andere, dürfen die anderen ein Stück weiter vorn anfangen. Tipp an, wie gut alle fahren.
fair-start-find = Fairen Start suchen
fair-start-working = Viele Rennen werden ausprobiert …
fair-start-stop = Stopp
fair-start-even = Es ist schon fair: Alle beginnen am Start.
fair-start-begins =
    { $count ->
        [one] { $name } beginnt ein Feld weiter vorn.
       *[other] { $name } beginnt { $count } Felder weiter vorn.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Jetzt beginnen alle am Start.
    }
fair-start-chances = { $name }: vorher { $before } %, jetzt { $after } %
fair-start-error =
    { $points ->
        [0] Genau ausgerechnet.
       *[other] Aus { $races } Rennen geschätzt; etwa { $points } Prozent daneben.
    }
fair-start-accept = So fahren wir
fair-start-again = Etwas ändern
fair-start-remove = Kein Vorsprung
fair-start-badge =
    { $count ->
        [one] Vorsprung: ein Feld
       *[other] Vorsprung: { $count } Felder
    }
