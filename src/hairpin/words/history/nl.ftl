# De races van een tafel: bekers, records en wat er bewaard wordt.

history-leave = Terug
history-empty = Hier is nog geen race uitgereden. Zodra er een klaar is, staat die op deze pagina.
history-reading = Er komen nog meer races …
history-champions = De kampioenen op een rij
history-champions-older = Eerdere kampioenen laten zien
history-bests-on = Records: { $board }
history-best-turns = Het snelst gewonnen
history-best-turns-says =
    { $number ->
        [one] { $name } won in één beurt.
       *[other] { $name } won in { $number } beurten.
    }
history-best-monza-longest-push = De grootste botsing
history-best-monza-longest-push-says =
    { $number ->
        [one] { $name } stuurde { $other } één veld terug.
       *[other] { $name } stuurde { $other } { $number } velden terug.
    }
history-best-monza-lucky-roll = De worp met het meeste geluk
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } kon met elke worp zo ver komen.
       *[other] { $name } kon maar met één op de { $number } worpen zo ver komen.
    }
history-best-memo-swaps = Het vaakst verwisseld
history-best-memo-swaps-says =
    { $number ->
        [one] { $name } verwisselde in één race één keer plaatjes.
       *[other] { $name } verwisselde in één race { $number } keer plaatjes.
    }
history-best-memo-dead-ends = De meeste doodlopende straten
history-best-memo-dead-ends-says =
    { $number ->
        [one] { $name } reed in één race één doodlopende straat in.
       *[other] { $name } reed in één race { $number } doodlopende straten in.
    }
history-races = Alle races
history-race = Race { $number }
history-how =
    { $how ->
        [closed] Gestopt door een update
       *[abandoned] Gestopt vóór het einde
    }
history-turns =
    { $count ->
        [one] één beurt
       *[other] { $count } beurten
    }
history-watch = Nog een keer bekijken
history-file = Deze race opslaan
history-older = Oudere races laten zien
history-kept = Wat hier bewaard wordt
history-kept-says = Van deze tafel wordt elke race bewaard: wie in welke auto reed, elke worp en elke zet. Alles staat in één bestand op de computer waar Hairpin op draait. Hairpin verstuurt er niets van.
history-kept-long =
    { $days ->
        [0] Daar blijft het tot de spelleider het wist.
        [one] Daar blijft het tot de spelleider het wist. Alleen een tafel waar geen race is uitgereden verdwijnt vanzelf, als er één dag niemand is geweest.
       *[other] Daar blijft het tot de spelleider het wist. Alleen een tafel waar geen race is uitgereden verdwijnt vanzelf, als er { $days } dagen niemand is geweest.
    }
history-kept-copies = Wissen haalt races, worpen en bekers voorgoed uit dat bestand. Kopieën van het bestand, opgeslagen races en wat jullie browsers van deze tafel weten, blijven zoals ze zijn.
history-export = Alles opslaan
history-delete = Alle races wissen
history-delete-ask = Willen jullie echt alle races, records en bekers van deze tafel wissen? Ze komen niet meer terug.
