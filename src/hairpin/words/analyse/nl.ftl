# The analysis of a race in a terminal.

cli-analysing = elke beurt wordt gewogen
cli-analyse-basis =
    { $certainty ->
        [solved] Uitgerekend: tot op { $error } precies.
        [certified] Bewezen: niemand kan meer dan { $error } winnen door anders te rijden.
       *[estimated] Geschat: ongeveer { $error } procentpunten ernaast.
    }
cli-analyse-effort = Voor preciezere getallen: { $flag }
cli-analyse-chances = Kansen om te winnen na elke beurt, in procenten
cli-analyse-start = start
cli-analyse-turning = De beurt die het meeste veranderde: { $turn }
cli-analyse-luck = geluk: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: elke andere weg was even goed
       *[only] { $way }: anders kon het niet
    }
cli-analyse-best = { $way }: niets beters bij { $ways } wegen
cli-analyse-cost = { $way }: kostte { $cost }. Beter: { $better }, { $chance }. { $why }
cli-analyse-sum = Waar het resultaat vandaan komt, in procentpunten
cli-analyse-begin = start
cli-analyse-lucky = geluk
cli-analyse-own = eigen keuzes
cli-analyse-others = keuzes van de anderen
cli-analyse-result = resultaat
cli-analyse-helped = { $name } – beurten met duidelijk geluk: { $helped }, met duidelijke pech: { $hurt }
cli-analyse-cleverest = slimste beurt: { $turn }
cli-analyse-costliest = duurste beurt: { $turn }
cli-analyse-luckiest = { $name } had meer geluk.
cli-analyse-even = Niemand had duidelijk meer geluk.
cli-analyse-solve = Voor precieze getallen los je deze race eerst op: { $command }
cli-why-monza =
    { $why ->
        [only] Anders kan het niet.
        [home] Zo rijdt de auto over de finish.
        [fewer] Zo haalt de auto de finish met minder dobbelstenen.
        [pushes] Zo duwt de auto een andere auto terug.
        [tiles] Zo blijven er meer plaatjes over voor later.
        [far] Zo komt de auto verder.
        [safe] Daar wordt de auto niet zo snel teruggeduwd.
        [again] Met andere kleuren kom je misschien verder.
       *[waits] Vanaf daar gaat het straks beter.
    }
cli-why-memo =
    { $why ->
        [only] Anders kan het niet.
        [home] Zo komt de auto op het goede start-/finishplaatje.
        [pit] Zo komt de auto in de pitstraat.
        [open] De weg is open.
        [known] Dit plaatje was al te zien, en de weg past.
        [unknown] Een nieuw plaatje laat iets nieuws zien.
        [swap] Twee plaatjes verwisselen opent een weg.
       *[points] Zo wijst de weg de goede kant op.
    }
cli-memory-known = bekend: { $tiles }
cli-memory-unseen = nooit gezien, { $count }: { $odds }
cli-memory-again = vergeten: { $cell }, { $kind }. Dat plaatje lag in beurt { $turn } al open.
cli-memory-missed = vergeten: { $cell }, { $kind }, uit beurt { $turn }. Dat was een betere weg.
cli-memory-seat = { $name } – opnieuw omgedraaide plaatjes: { $again }, vergeten: { $forgotten }, dat kostte { $cost }
cli-memory-worst = de duurste: beurt { $turn }
