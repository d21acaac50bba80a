# Memo-Car-Race: Rallyeauto, Straßen-Plättchen, Boxengasse, Kanister, Start-Ziel-Plättchen, Sackgasse, vertauschen,
# aufdecken.

# Home

memo-title = Memo-Car-Race
memo-says = Deck ein Plättchen auf. Weißt du den Weg noch?

# Options

option-memo-reveal = Welche Plättchen darf ich aufdecken?
option-memo-reveal-road = Die, zu denen meine Straße führt
option-memo-reveal-any = Jedes neben meinem
option-memo-first-dead-end = Eine Sackgasse darf vom Start weg zeigen …
option-memo-first-dead-end-first-round = nur in der ersten Runde
option-memo-first-dead-end-first-drive = bei der ersten Fahrt jedes Autos
option-memo-canisters = Kanister werden gezogen …
option-memo-canisters-all = aus allen vier Farben
option-memo-canisters-starts = aus den Farben, bei denen Autos gestartet sind
option-memo-aid = Gedächtnishilfe
option-memo-aid-says = Wer sie hat, sieht gerade zugedeckte Plättchen noch eine Weile verblassen. Alle wissen davon.
option-memo-tiles = Welche Straßen-Plättchen werden gemischt?
option-memo-tiles-road-tiles = Straßen-Plättchen
option-memo-tiles-open-roads = Freie Fahrt: keine Sackgassen, für Kleine
option-memo-players = Wie viele fahren mit?
option-memo-starter = Welcher Platz fängt an?

# Race

race-canister =
    { $car ->
        [red] Kanister: ins rote Ziel
        [yellow] Kanister: ins gelbe Ziel
        [green] Kanister: ins grüne Ziel
       *[blue] Kanister: ins blaue Ziel
    }
memo-table = Der Tisch: fünf Reihen mit je fünf Plättchen, in der Mitte die Boxengasse
memo-down = { $cell }, verdeckt
memo-ghost = { $cell }, verdeckt, eben noch: { $kind }
memo-open = { $cell }, { $kind }, offen nach { $ways }
memo-turned-up = { $cell }, { $kind }, gerade aufgedeckt
memo-offered = { $cell }, { $kind }, gerade aufgedeckt, wäre offen nach { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, Boxengasse, kein Kanister mehr
        [one] { $cell }, Boxengasse, ein Kanister
       *[other] { $cell }, Boxengasse, { $count } Kanister
    }
memo-the-pit = die Boxengasse
memo-start =
    { $colour ->
        [red] rotes Start-Ziel-Plättchen
        [blue] blaues Start-Ziel-Plättchen
        [green] grünes Start-Ziel-Plättchen
       *[yellow] gelbes Start-Ziel-Plättchen
    }
memo-to-start =
    { $colour ->
        [red] das rote Start-Ziel-Plättchen
        [blue] das blaue Start-Ziel-Plättchen
        [green] das grüne Start-Ziel-Plättchen
       *[yellow] das gelbe Start-Ziel-Plättchen
    }
memo-car =
    { $car ->
        [red] rotes Rallyeauto
        [yellow] gelbes Rallyeauto
        [green] grünes Rallyeauto
        [blue] blaues Rallyeauto
        [white] weißes Rallyeauto
       *[purple] lila Rallyeauto
    }
memo-kind =
    { $kind ->
        [straight] Gerade
        [curve] Kurve
        [junction] Abzweigung
        [crossing] Kreuzung
       *[dead-end] Sackgasse
    }
memo-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
memo-row =
    { $row ->
        [1] oberste Reihe
        [2] zweite Reihe von oben
        [3] mittlere Reihe
        [4] zweite Reihe von unten
       *[5] unterste Reihe
    }
memo-column =
    { $column ->
        [1] ganz links
        [2] das zweite von links
        [3] in der Mitte
        [4] das zweite von rechts
       *[5] ganz rechts
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = Start für { $name }: { $first }.
memo-say-turned = { $name } deckt ein Plättchen auf, { $first }: { $kind }.
memo-say-laid = Die Straße ist offen nach { $ways }.
memo-say-offered = { $kind }, offen nach { $ways }
memo-say-moved = { $name } fährt weiter: { $second }.
memo-say-covered = Wieder verdeckt: { $first }.
memo-say-swapped = { $name } vertauscht zwei Plättchen: { $first }; und { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } nimmt einen Kanister: auf zum roten Start-Ziel-Plättchen!
        [blue] { $name } nimmt einen Kanister: auf zum blauen Start-Ziel-Plättchen!
        [green] { $name } nimmt einen Kanister: auf zum grünen Start-Ziel-Plättchen!
       *[yellow] { $name } nimmt einen Kanister: auf zum gelben Start-Ziel-Plättchen!
    }
memo-say-finished = { $name } ist im Ziel!
memo-hint-place = Wo startest du?
memo-hint-choose = Wohin?
memo-hint-rotate = Dreh das Plättchen, dann fahr los.
memo-hint-drive = Los geht’s!
memo-hint-stuck = Kein Weg frei: Vertausch zwei Plättchen.
memo-hint-first = Nimm ein Plättchen …
memo-hint-second = … und noch eins.
memo-hint-wait = Schau genau hin!
memo-swap = Zwei Plättchen vertauschen
memo-cancel = Lieber nicht
memo-rotate = Plättchen drehen
memo-drive = Hinfahren
seat-aid = Hilfe beim Merken
memo-aided = Hilfe beim Merken für { $names }: Gerade zugedeckte Plättchen schimmern durch.

# Podium

memo-reason = Mit dem Kanister ins richtige Ziel gefahren.
memo-to-finish =
    { $count ->
        [one] noch ein Plättchen zum Ziel
       *[other] noch { $count } Plättchen zum Ziel
    }
memo-to-pit =
    { $count ->
        [one] noch ein Plättchen zur Boxengasse
       *[other] noch { $count } Plättchen zur Boxengasse
    }
memo-moment-canister = { $name } holt einen Kanister!
memo-moment-road = { $name } vertauscht zwei Plättchen: Über eins fährt später { $other }.
memo-moment-own-road = { $name } vertauscht zwei Plättchen und fährt später über eins.
memo-moment-swap = { $name } vertauscht zwei Plättchen.
memo-moment-dead-end = Eine Sackgasse für { $name }!
memo-moment-home = { $name } bringt den Kanister ins Ziel!

# Said aloud and in words

memo-here = { $name } ist hier: { $what }.
memo-not-here = { $name } ist noch nicht gestartet.
memo-beside =
    { $side ->
        [N] Im Norden: { $what }.
        [E] Im Osten: { $what }.
        [S] Im Süden: { $what }.
       *[W] Im Westen: { $what }.
    }
memo-edge = der Rand vom Tisch
memo-open-to-you = da kannst du hin
memo-no-road = dahin führt keine Straße
memo-goal =
    { $colour ->
        [red] { $name } will zum roten Start-Ziel-Plättchen.
        [blue] { $name } will zum blauen Start-Ziel-Plättchen.
        [green] { $name } will zum grünen Start-Ziel-Plättchen.
        [yellow] { $name } will zum gelben Start-Ziel-Plättchen.
       *[none] { $name } braucht erst einen Kanister aus der Boxengasse.
    }
memo-banned = Gerade vertauscht, darum jetzt nicht: { $cells }.
memo-way-start = hier starten: { $what }
memo-way-turn =
    { $side ->
        [N] { $what } im Norden aufdecken
        [E] { $what } im Osten aufdecken
        [S] { $what } im Süden aufdecken
       *[W] { $what } im Westen aufdecken
    }
memo-way-drive =
    { $side ->
        [N] nach Norden fahren: { $what }
        [E] nach Osten fahren: { $what }
        [S] nach Süden fahren: { $what }
       *[W] nach Westen fahren: { $what }
    }
memo-way-lay = Straße nach { $ways }; dort liegt: { $where }
memo-way-lay-nowhere = Straße nach { $ways }; sie führt nirgendwohin

# Keys

keys-memo-arrows = von Plättchen zu Plättchen
keys-memo-space = das Plättchen drehen
keys-memo-swap = zwei Plättchen vertauschen

# Why not?

why-memo-not-your-turn = Jetzt ist jemand anders dran. Schau genau hin!
why-memo-wait = Moment, gerade passiert etwas.
why-memo-over = Das Rennen ist vorbei.
why-memo-start-first = Stell dein Auto erst auf ein Start-Ziel-Plättchen.
why-memo-start-taken = Da startet schon jemand. Nimm ein anderes.
why-memo-here = Da steht dein Auto schon.
why-memo-not-beside = Das Plättchen liegt nicht neben deinem.
why-memo-no-road = Deine Straße führt nicht dahin.
why-memo-roads-apart = Die beiden Straßen treffen sich nicht.
why-memo-turned-up = Ein Plättchen ist aufgedeckt: Da fährst du jetzt hin.
why-memo-fixed = Boxengasse und Start-Ziel-Plättchen bleiben, wo sie sind.
why-memo-under-car = Auf dem Plättchen steht ein Auto. Es bleibt liegen.
why-memo-just-swapped = Das Plättchen wurde gerade vertauscht. Diesmal bleibt es liegen.
why-memo-same-tile = Das hast du schon. Nimm ein anderes Plättchen.

# Rules

rules-page-memo = Memo-Car-Race
rules-page-memo-says = Such den Weg über Plättchen, die sich hinter dir verstecken.
rules-memo-goal = Hol einen Kanister aus der Boxengasse. Er zeigt deine Farbe: Sei zuerst auf diesem Start-Ziel-Plättchen!
rules-memo-begin = Alle Straßen-Plättchen liegen verdeckt um die Boxengasse. Alle stellen ein Auto auf ein Start-Ziel-Plättchen; die Farbe ist egal.
rules-memo-turn = Wenn du dran bist, machst du eins von beidem: fahren oder zwei Plättchen vertauschen.
rules-memo-reveal = Fahren: Deck ein Plättchen neben deinem auf. Alle schauen hin!
rules-memo-road = Deine Straße muss dahin führen. Sonst geht es nicht.
rules-memo-rotate = Dreh das Plättchen, bis seine Straße an deine passt. Dann musst du darauffahren, egal wohin sie führt.
rules-memo-cover = Das Plättchen hinter dir wird wieder zugedeckt. Merk dir, was es war!
rules-memo-dead-end = Eine Sackgasse in der ersten Runde? Dann darf sie zu einem verdeckten Plättchen zeigen.
rules-memo-car = Ein Plättchen mit einem Auto liegt offen. Du darfst hin, wenn die Straßen sich treffen. Einen Rums gibt es nicht.
rules-memo-open = Boxengasse und Start-Ziel-Plättchen liegen immer offen. Fahr hin, wenn die Straßen sich treffen.
rules-memo-swap = Oder vertauschen: Zwei verdeckte Plättchen tauschen den Platz. Niemand darf schauen.
rules-memo-fixed = Boxengasse, Start-Ziel-Plättchen und Plättchen unter einem Auto bleiben liegen.
rules-memo-rest = Gerade vertauschte Plättchen dürfen im nächsten Zug nicht noch einmal vertauscht werden. Darauffahren ist erlaubt.
rules-memo-pit = In der Boxengasse nimmst du den obersten Kanister. Seine Farbe ist dein Ziel, und alle dürfen sie sehen.
rules-memo-finish = Wer zuerst auf dem richtigen Start-Ziel-Plättchen ist, gewinnt sofort.
rules-memo-free = Mit den echten Plättchen könnt ihr auch einfach eine Straße bauen und herumfahren.
rules-house-reveal = Ihr dürft jedes Plättchen neben eurem aufdecken, auch ohne Straße dahin.
rules-house-dead-end = Eine Sackgasse darf bei der ersten Fahrt jedes Autos wegzeigen, auch nach der ersten Runde.
rules-house-canisters = Nur die Farben, bei denen Autos gestartet sind, gibt es als Kanister.
rules-house-aid = Die Jüngsten sehen gerade zugedeckte Plättchen noch eine Weile verblassen. Alle wissen davon.

# First race

lesson-memo-place = Wo willst du starten? Tipp ein Start-Ziel-Plättchen an.
lesson-memo-choose = Deine Straße führt zu den Plättchen, die leuchten. Tipp eins an und deck es auf.
lesson-memo-rotate = Dreh das Plättchen, bis die Straße dahin führt, wo du hinwillst. Dann fahr los!
lesson-memo-turn = Tipp auf das Plättchen und dreh es. Anders herum ist es besser!
lesson-memo-pit = Fahr zuerst zur Boxengasse in der Mitte und hol einen Kanister.
lesson-memo-home = Du hast einen Kanister. Fahr zum Start-Ziel-Plättchen in seiner Farbe!
lesson-memo-remember = Wenn du weiterfährst, wird dieses Plättchen wieder zugedeckt. Merk es dir!
lesson-memo-or-swap = Oder vertausch zwei Plättchen, statt zu fahren.
lesson-memo-swap = Nimm zwei verdeckte Plättchen. Sie tauschen den Platz.
lesson-memo-stuck = Kein Weg frei? Vertausch zwei Plättchen.
lesson-memo-on = Hier lang! Tipp das Plättchen an.
lesson-memo-other = Jetzt ist { $name } dran. Schau, welche Plättchen aufgedeckt werden!
lesson-memo-canister = { $name } hat einen Kanister. Seine Farbe zeigt, wohin es geht.
lesson-memo-end = Das war ein ganzes Rennen! Jetzt weißt du, wie es geht.
lesson-memo-says = Plättchen aufdecken, merken, den Kanister heimbringen.
lesson-memo-fetch = Die Boxengasse! Tipp darauf und hol deinen Kanister.
lesson-memo-in = Da ist dein Ziel! Tipp darauf, und du hast gewonnen.

# Free play

free-title = Freies Fahren
free-says = Bau dir eine Straße und fahr drauflos.
free-board = Das Spielbrett
free-tools = Was legen wir?
free-tool =
    { $tool ->
        [pencil] Straße malen
        [eraser] Radiergummi
        [straight] Gerade
        [curve] Kurve
        [junction] Abzweigung
        [crossing] Kreuzung
        [dead-end] Sackgasse
        [start] Start und Ziel
       *[pit] Boxengasse
    }
free-kind =
    { $kind ->
        [straight] Gerade
        [curve] Kurve
        [junction] Abzweigung
        [crossing] Kreuzung
        [dead-end] Sackgasse
        [start] Start und Ziel
       *[pit] Boxengasse
    }
free-side =
    { $side ->
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
    }
free-place-empty = Reihe { $row }, Spalte { $column }: leer
free-place = Reihe { $row }, Spalte { $column }: { $kind }, offen nach { $ways }
free-hint = Mal mit dem Finger eine Straße. Tipp ein Plättchen an, dann dreht es sich.
free-shuffle = Überrasch mich mit einer Strecke
free-shuffled = Eine neue Strecke liegt auf dem Tisch.
free-circuits = Strecken
free-full = Größer geht es nicht: 40 mal 40 Plättchen.
free-drive = Losfahren!
free-build = Bauen
free-cars = Welche Autos fahren?
free-take-a-car = Tipp ein Auto an und fahr los.
free-four-cars = Vier Autos auf einmal, mehr nicht. Tipp eins an, dann fährt es von der Straße.
free-computer-add = Gegen einen Computer fahren
free-computer-car = { memo-car }, Computer
free-level =
    { $level ->
        [slow] Tempo: langsam
        [middle] Tempo: mittel
       *[fast] Tempo: schnell
    }
free-ghost = Geist deiner besten Runde
free-road = Die Straße mit den Autos
free-go = Gas
free-left = Beim nächsten Mal links
free-right = Beim nächsten Mal rechts
free-brake = Bremsen; im Stehen umdrehen
free-keys = Tasten: { $keys }
free-laps = Runden: { $count }
free-last = Letzte Runde: { $seconds } Sekunden
free-best = Beste Runde: { $seconds } Sekunden
free-lap-done = Runde { $count }, { memo-car }: { $seconds } Sekunden.
free-lap-best = Runde { $count }, { memo-car }: { $seconds } Sekunden. So schnell wie noch nie!
free-unnamed = Strecke { $number }
free-name = Name der Strecke
free-not-kept = Dieser Browser merkt sich nichts. Speichere die Strecke lieber als Datei.
free-mine = Deine Strecken
free-example =
    { $id ->
        [ring] Der Ring
        [eight] Die Acht
        [snake] Die Schlange
       *[town] Die Stadt
    }
free-send-says = Wer diesen Link öffnet, bekommt deine Strecke.
free-clear = Alles abräumen
free-received = Eine Strecke ist für dich angekommen.
error-circuit-broken = Da ist keine Strecke drin. Lass sie dir noch einmal schicken.
error-circuit-large = Diese Strecke ist zu groß. Mehr als 40 mal 40 Plättchen geht nicht.
error-circuit-version = Diese Strecke kommt aus einem neueren Hairpin. Bitte jemanden, das Spiel zu erneuern.

# Terminal

cli-does-start = Start: { memo-start }
cli-does-turn-up = deckt { $cell } auf
cli-does-find = findet: { memo-kind }
cli-does-lay = dreht die Straße nach { $ways } und fährt auf { $cell }
cli-does-go = fährt auf { $place }
cli-does-pick = nimmt { $cell } zum Vertauschen
cli-does-canister =
    { $colour ->
        [red] nimmt den roten Kanister
        [blue] nimmt den blauen Kanister
        [green] nimmt den grünen Kanister
       *[yellow] nimmt den gelben Kanister
    }
cli-does-swap = vertauscht zwei Plättchen
