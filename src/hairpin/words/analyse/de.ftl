# The analysis of a race in a terminal.

cli-analysing = jeder Zug wird abgewogen
cli-analyse-basis =
    { $certainty ->
        [solved] Ausgerechnet: auf { $error } genau.
        [certified] Nachgewiesen: Niemand könnte mit anderen Zügen mehr als { $error } gewinnen.
       *[estimated] Geschätzt: etwa { $error } Prozentpunkte daneben.
    }
cli-analyse-effort = Genauere Zahlen: { $flag }
cli-analyse-chances = Gewinnchancen nach jedem Zug, in Prozent
cli-analyse-start = Start
cli-analyse-turning = Der Zug, der am meisten geändert hat: { $turn }
cli-analyse-luck = Glück: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: jeder andere Weg war genauso gut
       *[only] { $way }: anders ging es nicht
    }
cli-analyse-best = { $way }: nichts Besseres unter { $ways } Wegen
cli-analyse-cost = { $way }: kostete { $cost }. Besser: { $better }, { $chance }. { $why }
cli-analyse-sum = Woher das Ergebnis kommt, in Prozentpunkten
cli-analyse-begin = Start
cli-analyse-lucky = Glück
cli-analyse-own = eigene Züge
cli-analyse-others = Züge der anderen
cli-analyse-result = Ergebnis
cli-analyse-helped = { $name } – Züge mit viel Glück: { $helped }, mit viel Pech: { $hurt }
cli-analyse-cleverest = klügster Zug: { $turn }
cli-analyse-costliest = teuerster Zug: { $turn }
cli-analyse-luckiest = { $name } hatte mehr Glück.
cli-analyse-even = Niemand hatte deutlich mehr Glück.
cli-analyse-solve = Ganz genau wird es, wenn das Rennen erst gelöst ist: { $command }
cli-why-monza =
    { $why ->
        [only] Anders geht es nicht.
        [home] So kommt der Wagen ins Ziel.
        [fewer] So braucht der Wagen weniger Würfel bis ins Ziel.
        [pushes] So schiebt der Wagen einen anderen zurück.
        [tiles] So bleiben mehr Plättchen für später.
        [far] So kommt der Wagen weiter.
        [safe] Dort wird der Wagen nicht so leicht zurückgeschoben.
        [again] Andere Farben führen vielleicht weiter.
       *[waits] Von dort geht es danach besser weiter.
    }
cli-why-memo =
    { $why ->
        [only] Anders geht es nicht.
        [home] So kommt das Auto auf das richtige Start-Ziel-Plättchen.
        [pit] So kommt das Auto in die Boxengasse.
        [open] Die Straße ist offen.
        [known] Dieses Plättchen war schon zu sehen, und seine Straße passt.
        [unknown] Ein neues Plättchen zeigt etwas Neues.
        [swap] Zwei vertauschte Plättchen öffnen eine Straße.
       *[points] So zeigt die Straße in die richtige Richtung.
    }
cli-memory-known = bekannt: { $tiles }
cli-memory-unseen = nie gesehen, { $count }: { $odds }
cli-memory-again = vergessen: { $cell }, { $kind }. Das war schon in Zug { $turn } aufgedeckt.
cli-memory-missed = vergessen: { $cell }, { $kind }, aus Zug { $turn }. Das war ein besserer Weg.
cli-memory-seat = { $name } – noch einmal aufgedeckte Plättchen: { $again }, vergessen: { $forgotten }, das kostete { $cost }
cli-memory-worst = am teuersten: Zug { $turn }
