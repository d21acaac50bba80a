# Memo-Car-Race: Rallyeauto, Straßen-Plättchen, Boxengasse, Kanister, Start-Ziel-Plättchen, Sackgasse, vertauschen,
# aufdecken.

# Home

memo-title = Memo-Car-Race
memo-says = Deck ein Plättchen auf. Weißt du den Weg noch?

# Options

option-memo-reveal = Welche Plättchen darf ich aufdecken?
option-memo-reveal-road = Die, zu denen meine Straße führt
option-memo-reveal-any = Jedes neben meinem
option-memo-first-dead-end = Wann darf eine Sackgasse vom Start weg zeigen?
option-memo-first-dead-end-first-round = Nur in der ersten Runde
option-memo-first-dead-end-first-drive = Bei der ersten Fahrt jedes Autos
option-memo-canisters = Welche Kanister liegen in der Boxengasse?
option-memo-canisters-all = Alle vier Farben sind möglich
option-memo-canisters-starts = Nur Farben, auf denen Autos gestartet sind
option-memo-aid = Gedächtnishilfe
option-memo-aid-says = Wer diese Hilfe hat, sieht ein Plättchen nach dem Umdrehen noch einen Moment. Alle wissen, wer das ist.
option-memo-tiles = Welche Straßen-Plättchen?
option-memo-tiles-road-tiles = Straßen-Plättchen
option-memo-tiles-open-roads = Freie Fahrt: keine Sackgassen, für Kleine
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Freie Fahrt
option-memo-players = Wie viele fahren mit?
option-memo-starter = Welcher Platz fängt an?

# Race

race-canister =
    { $car ->
        [red] hat einen Kanister: auf zum roten Start-Ziel-Plättchen
        [yellow] hat einen Kanister: auf zum gelben Start-Ziel-Plättchen
        [green] hat einen Kanister: auf zum grünen Start-Ziel-Plättchen
       *[blue] hat einen Kanister: auf zum blauen Start-Ziel-Plättchen
    }
memo-table = Der Tisch: fünf Reihen mit je fünf Plättchen, in der Mitte die Boxengasse
memo-down = { $cell }, verdeckt
memo-ghost = { $cell }, verdeckt, eben noch: { $kind }
memo-open = { $cell }, { $kind }, die Straße führt nach { $ways }
memo-turned-up = { $cell }, { $kind }, gerade aufgedeckt
memo-offered = { $cell }, { $kind }, die Straße ginge nach { $ways }
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
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
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
memo-say-laid = Die Straße führt nach { $ways }.
memo-say-offered = { $kind }, die Straße führt nach { $ways }
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
memo-hint-place = Wo willst du starten?
memo-hint-choose = Wohin?
memo-hint-rotate = Dreh das Plättchen, dann fahr los.
memo-hint-drive = Los geht’s!
memo-hint-stuck = Du kommst nicht weiter? Vertausch zwei Plättchen.
memo-hint-first = Nimm ein Plättchen …
memo-hint-second = … und noch eins.
memo-hint-wait = Schau genau hin!
memo-swap = Zwei Plättchen vertauschen
memo-cancel = Lieber nicht
memo-rotate = Plättchen drehen
memo-drive = Hinfahren
seat-aid = Gedächtnishilfe
memo-aided = Gedächtnishilfe für { $names }: Plättchen sind noch einen Moment zu sehen.

# Podium

memo-reason = Zuerst im Ziel in der Farbe des Kanisters.
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
        [N] Darüber: { $what }.
        [E] Rechts: { $what }.
        [S] Darunter: { $what }.
       *[W] Links: { $what }.
    }
memo-edge = der Rand vom Tisch
memo-open-to-you = da kannst du hin
memo-no-road = dahin führt keine Straße
memo-goal =
    { $colour ->
        [red] { $name } ist unterwegs zum roten Start-Ziel-Plättchen.
        [blue] { $name } ist unterwegs zum blauen Start-Ziel-Plättchen.
        [green] { $name } ist unterwegs zum grünen Start-Ziel-Plättchen.
        [yellow] { $name } ist unterwegs zum gelben Start-Ziel-Plättchen.
       *[none] { $name } braucht erst einen Kanister aus der Boxengasse.
    }
memo-banned = Diese Plättchen wurden gerade vertauscht und bleiben diesmal liegen: { $cells }.
memo-way-start = hier starten: { $what }
memo-way-turn =
    { $side ->
        [N] das Plättchen darüber aufdecken
        [E] das Plättchen rechts aufdecken
        [S] das Plättchen darunter aufdecken
       *[W] das Plättchen links aufdecken
    }
memo-way-drive =
    { $side ->
        [N] nach oben fahren: { $what }
        [E] nach rechts fahren: { $what }
        [S] nach unten fahren: { $what }
       *[W] nach links fahren: { $what }
    }
memo-way-lay = die Straße führt nach { $ways }, und zwar hierhin: { $where }
memo-way-lay-nowhere = die Straße führt nach { $ways }, weiter geht es nicht

# Keys

keys-memo-arrows = von Plättchen zu Plättchen
keys-memo-space = das Plättchen drehen
keys-memo-swap = zwei Plättchen vertauschen
memo-swap-key = V

# Why not?

why-memo-not-your-turn = Jetzt ist jemand anders dran. Schau genau hin!
why-memo-wait = Moment, gerade passiert etwas.
why-memo-over = Das Rennen ist vorbei.
why-memo-start-first = Stell dein Auto erst auf ein Start-Ziel-Plättchen.
why-memo-start-taken = Da startet schon jemand. Such ein anderes Plättchen aus.
why-memo-here = Da steht dein Auto schon.
why-memo-not-beside = Das Plättchen liegt nicht neben deinem.
why-memo-no-road = Deine Straße führt nicht dahin.
why-memo-roads-apart = Die beiden Straßen treffen sich nicht.
why-memo-turned-up = Du hast ein Plättchen aufgedeckt. Da musst du jetzt hinfahren.
why-memo-fixed = Boxengasse und Start-Ziel-Plättchen bleiben, wo sie sind.
why-memo-under-car = Auf dem Plättchen steht ein Auto. Es bleibt liegen.
why-memo-just-swapped = Das Plättchen wurde gerade vertauscht. Diesmal bleibt es liegen.
why-memo-same-tile = Das hast du schon. Such ein anderes Plättchen aus.

# Rules

rules-page-memo = Memo-Car-Race
rules-page-memo-says = Such den Weg über Plättchen, die sich hinter dir wieder umdrehen.
rules-memo-goal = Hol einen Kanister aus der Boxengasse. Er zeigt dir eine Farbe: Sei zuerst auf dem Start-Ziel-Plättchen in dieser Farbe!
rules-memo-begin = Alle Straßen-Plättchen liegen verdeckt um die Boxengasse herum. Alle stellen ein Auto auf ein Start-Ziel-Plättchen; die Farbe ist egal.
rules-memo-turn = Wenn du dran bist, machst du eins von beidem: fahren oder zwei Plättchen vertauschen.
rules-memo-reveal = Fahren: Deck ein Plättchen neben deinem auf. Alle schauen hin!
rules-memo-road = Deine Straße muss zu dem Plättchen führen. Sonst kannst du nicht dahin.
rules-memo-rotate = Dreh das Plättchen, bis seine Straße an deine passt. Dann musst du darauffahren, egal wohin sie führt.
rules-memo-cover = Das Plättchen hinter dir wird wieder umgedreht. Merk dir, was es war!
rules-memo-dead-end = Eine Sackgasse in der ersten Runde? Dann darf sie zu einem verdeckten Plättchen zeigen.
rules-memo-car = Ein Plättchen mit einem Auto bleibt aufgedeckt. Du darfst hin, wenn die Straßen sich treffen. Einen Rums gibt es nicht.
rules-memo-open = Boxengasse und Start-Ziel-Plättchen sind immer aufgedeckt. Du darfst hin, wenn die Straßen sich treffen.
rules-memo-swap = Oder vertauschen: Zwei verdeckte Plättchen tauschen den Platz. Nicht gucken!
rules-memo-fixed = Boxengasse, Start-Ziel-Plättchen und Plättchen unter einem Auto bleiben liegen.
rules-memo-rest = Gerade vertauschte Plättchen dürfen im nächsten Zug nicht noch einmal vertauscht werden. Darauffahren ist erlaubt.
rules-memo-pit = In der Boxengasse nimmst du den obersten Kanister. Seine Farbe zeigt dir dein Ziel, und alle dürfen sie sehen.
rules-memo-finish = Sei zuerst auf dem Start-Ziel-Plättchen in der Farbe deines Kanisters, dann gewinnst du sofort.
rules-memo-free = Mit den echten Plättchen könnt ihr auch einfach eine Straße bauen und herumfahren.
rules-house-reveal = Ihr dürft jedes Plättchen neben eurem aufdecken, auch ohne Straße dahin.
rules-house-dead-end = Eine Sackgasse darf bei der ersten Fahrt jedes Autos vom Start weg zeigen, auch nach der ersten Runde.
rules-house-canisters = In der Boxengasse liegen nur Kanister in Farben, auf denen Autos gestartet sind.
rules-house-aid = Die Jüngsten sehen ein Plättchen nach dem Umdrehen noch einen Moment. Alle wissen davon.

# First race

lesson-memo-place = Wo willst du starten? Tipp ein Start-Ziel-Plättchen an.
lesson-memo-choose = Deine Straße führt zu den leuchtenden Plättchen. Tipp das an, das du ausprobieren willst!
lesson-memo-rotate = Dreh das Plättchen, bis die Straße dahin führt, wo du hinwillst. Dann fahr los!
lesson-memo-turn = Tipp auf das Plättchen und dreh es. Andersherum ist es besser!
lesson-memo-pit = Fahr zuerst zur Boxengasse in der Mitte und hol einen Kanister.
lesson-memo-home = Du hast einen Kanister. Fahr zum Start-Ziel-Plättchen in seiner Farbe!
lesson-memo-remember = Wenn du weiterfährst, wird dieses Plättchen wieder umgedreht. Merk es dir!
lesson-memo-or-swap = Oder vertausch zwei Plättchen, statt zu fahren.
lesson-memo-swap = Nimm zwei verdeckte Plättchen. Sie tauschen den Platz.
lesson-memo-stuck = Du kommst nicht weiter? Vertausch zwei Plättchen.
lesson-memo-on = Hier lang! Tipp das Plättchen an.
lesson-memo-other = Jetzt ist { $name } dran. Schau, welche Plättchen aufgedeckt werden!
lesson-memo-canister = { $name } hat einen Kanister. Seine Farbe zeigt, wohin es geht.
lesson-memo-end = Das war ein ganzes Rennen! Jetzt weißt du, wie es geht.
lesson-memo-says = Plättchen aufdecken, merken, den Kanister ins Ziel bringen.
lesson-memo-fetch = Die Boxengasse! Tipp darauf und hol deinen Kanister.
lesson-memo-in = Da ist dein Ziel! Tipp darauf, und du hast gewonnen.

# Free play

free-title = Freies Spiel
free-says = Bau dir eine Straße und fahr drauflos.
free-board = Der Spielplan
free-tools = Was bauen wir?
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
free-place-empty = Reihe { $row }, Spalte { $column }: leer
free-place = Reihe { $row }, Spalte { $column }: { $kind }, die Straße führt nach { $ways }
free-hint = Mal mit dem Finger eine Straße. Tipp ein Plättchen an, dann dreht es sich.
free-shuffle = Überrasch mich mit einer Strecke
free-shuffled = Hier ist eine neue Strecke.
free-circuits = Strecken
free-full = Größer geht es nicht: 40 mal 40 Plättchen.
free-drive = Losfahren!
free-build = Bauen
free-cars = Welche Autos fahren?
free-take-a-car = Tipp ein Auto an und fahr los.
free-four-cars = Höchstens vier Autos auf einmal. Tipp eins an, dann fährt es von der Straße.
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
free-left = An der nächsten Abzweigung links
free-right = An der nächsten Abzweigung rechts
free-brake = Bremsen; im Stehen umdrehen
free-keys = Tasten: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] M
        [straight] G
        [curve] K
        [junction] A
        [crossing] X
        [dead-end] S
        [start] Z
        [turn] D
       *[pit] B
    }
file-circuit = meine Strecke
free-laps = Runden: { $count }
free-last = Letzte Runde: { $seconds } Sekunden
free-best = Beste Runde: { $seconds } Sekunden
free-lap-done = Runde { $count }, { memo-car }: { $seconds } Sekunden.
free-lap-best = Runde { $count }, { memo-car }: { $seconds } Sekunden. So schnell wie noch nie!
free-unnamed = Strecke { $number }
free-name = Name der Strecke
free-not-kept = Dieser Browser kann nichts speichern. Speichere die Strecke lieber als Datei.
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
free-received = Jemand hat dir eine Strecke geschickt!
error-circuit-broken = Da ist keine Strecke drin. Lass sie dir noch einmal schicken.
error-circuit-large = Diese Strecke ist zu groß: höchstens 40 mal 40 Plättchen.
error-circuit-version = Diese Strecke kommt aus einem neueren Hairpin. Bitte jemanden, das Spiel zu aktualisieren.

# Terminal

cli-does-start = Start: { memo-start }
cli-does-turn-up = deckt { $cell } auf
cli-does-find = findet: { memo-kind }
cli-does-lay = dreht das Plättchen, die Straße führt nach { $ways }, und fährt auf { $cell }
cli-does-go = fährt hierhin: { $place }
cli-does-pick = nimmt { $cell } zum Vertauschen
cli-does-canister =
    { $colour ->
        [red] nimmt den roten Kanister
        [blue] nimmt den blauen Kanister
        [green] nimmt den grünen Kanister
       *[yellow] nimmt den gelben Kanister
    }
cli-does-swap = vertauscht zwei Plättchen
