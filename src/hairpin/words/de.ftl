# Home

title = Hairpin
home-choose = Was wollen wir spielen?
game-title =
    { $picture ->
        [oval] Monza
        [first] Monza · erste Ausgabe
       *[memo] Memo-Car-Race
    }
game-says =
    { $picture ->
        [oval] Sechs Würfel, drei Bahnen, ein Pokal.
        [first] Die alte Strecke, für bis zu sechs Rennwagen.
       *[memo] Dreh ein Plättchen um. Weißt du den Weg noch?
    }
home-code = Eingeladen? Tipp den Code vom Tisch ein:
home-last = Zurück zu Tisch { $code }
home-join = Mitspielen
credits = Eine unabhängige, nicht offizielle Umsetzung mit eigenen Bildern und Texten. Monza ist ein Spiel von Jürgen P. K. Grunau, Memo-Car-Race eines von Katja und Markus Nikisch; beide erscheinen bei HABA, und HABA ist an dieser Seite nicht beteiligt.
sound = Ton
strong-symbols = Kräftige Zeichen
language = Sprache
close = Schließen
to-home = Alle Spiele
line-connecting = Unterwegs zu deinem Tisch …
line-lost = Die Leitung ist weg. Nichts ist verloren: Es geht weiter, sobald sie wieder da ist.
table-gone = Den Tisch { $code } gibt es nicht mehr.
table-gone-next = Schau den Code noch einmal an, lass dir einen neuen Link geben oder mach einen eigenen Tisch auf.
car-name =
    { $car ->
        [red] roter Rennwagen
        [yellow] gelber Rennwagen
        [green] grüner Rennwagen
        [blue] blauer Rennwagen
        [white] weißer Rennwagen
       *[purple] lila Rennwagen
    }
computer-name =
    { $car ->
        [red] Rubi
        [yellow] Sonni
        [green] Minze
        [blue] Wolke
        [white] Flocke
       *[purple] Pflaume
    }
driver-name =
    { $driver ->
        [random] Wirbel: fährt, wie es kommt
        [racer] Blitz: kennt die Strecke
       *[other] { $driver }
    }

# Lobby

lobby-title = Tisch { $code }
lobby-invite-code = Tisch { $code }: Link für Gäste zeigen
lobby-seats = Plätze
lobby-more = Mehr
lobby-add-here = hier
lobby-add-link = per Link
lobby-add-computer = Computer
lobby-start = Los!
lobby-wait = Gleich geht es los. Bis dahin kannst du deinen Namen und deinen Rennwagen ändern.
lobby-wait-watch = Gleich geht es los. Nimm dir einen freien Platz oder schau zu.
lobby-watch = Einladen und zuschauen
lobby-watch-says = Wer das scannt, kommt an den Tisch: zum Zuschauen oder auf einen freien Platz.
seat-unnamed =
    { $car ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [white] Weiß
       *[purple] Lila
    }
seat-car =
    { $car ->
        [red] Roter Rennwagen: einen anderen aussuchen
        [yellow] Gelber Rennwagen: einen anderen aussuchen
        [green] Grüner Rennwagen: einen anderen aussuchen
        [blue] Blauer Rennwagen: einen anderen aussuchen
        [white] Weißer Rennwagen: einen anderen aussuchen
       *[purple] Lila Rennwagen: einen anderen aussuchen
    }
seat-choose-car = Welcher Rennwagen?
seat-name = Name
seat-remove = { $name } vom Tisch nehmen
seat-host = Leitet den Tisch
seat-trophies =
    { $count ->
        [0] kein Pokal
        [one] ein Pokal
       *[other] { $count } Pokale
    }
seat-kind = Wer spielt { $name }?
seat-kind-name =
    { $kind ->
        [here] jemand hier, an diesem Bildschirm
        [link] jemand anders, über einen Link
       *[computer] der Computer
    }
seat-driver = Wer fährt?
seat-here-says = spielt an diesem Bildschirm
seat-yours = Das bist du
seat-link-state =
    { $state ->
        [here] ist da
        [away] ist gerade weg
       *[free] noch frei
    }
seat-show-link = Link
seat-sit = Hier sitze ich
seat-link-title = Der Weg zum Platz von { $name }
seat-link-says = Scann das mit dem anderen Handy oder verschick den Link. Er führt immer wieder auf diesen Platz.
invite-qr = QR-Code des Links
invite-link = Link
invite-code = Code vom Tisch:
starter = Wer fängt an?
starter-rule =
    { $rule ->
        [youngest] am jüngsten
        [champion] Champion
        [random] Zufall
       *[seat] aussuchen
    }
starter-who =
    { $rule ->
        [youngest] Wer ist am jüngsten?
       *[seat] Wer?
    }
starter-told =
    { $rule ->
        [youngest] { $name } ist am jüngsten und fängt an.
        [champion] Wer das letzte Rennen gewonnen hat, fängt an.
        [random] Der Zufall entscheidet, wer anfängt.
       *[seat] { $name } fängt an.
    }

# Options

more-board = Spielplan
more-pace = Wie schnell spielen die Computer?
more-house-rules = Hausregeln
more-reconstruction = Kein Regelheft beschreibt die Spielpläne und Plättchen ganz: Unsere sind nach allem gebaut, was man weiß.
pace =
    { $pace ->
        [calm] gemütlich
        [normal] normal
       *[quick] flott
    }
option-monza-track-oval = Oval: kurz, für die ersten Rennen
option-monza-track-long = Lange Strecke: für Profis
option-monza-track-sprint = Sprint: ganz klein, schnell vorbei
option-monza-track-first-edition = Erste Ausgabe: bis zu sechs Rennwagen
option-monza-pro = Profirennfahrer
option-monza-pro-says = Alle bekommen sechs Beschleunigungs-Plättchen und einen Neuwürfler; wer alle sechs Würfel nutzt, darf einen Turbowurf machen.
option-monza-bonus = Bonusschritt
option-monza-bonus-says = Am Ende eines Zuges darf der Rennwagen in der zuletzt benutzten Farbe ein Feld weiterfahren.
option-monza-stopping = Darf ich früher anhalten?
option-monza-stopping-keep-going = Nein: weiterfahren, solange ein Würfel passt
option-monza-stopping-longest = Nein: so viele Würfel benutzen wie möglich
option-monza-stopping-free = Ja: anhalten, wo ich will
option-monza-free-finish = Offenes Ziel
option-monza-free-finish-says = Mit jedem Würfel kommst du ins Ziel, egal in welcher Farbe.
option-monza-count-accelerators = Beschleuniger zählen mit
option-monza-count-accelerators-says = In der letzten Runde zählen Beschleunigungs-Plättchen wie Würfel.
option-monza-others-only = Bonus nur für andere
option-monza-others-only-says = In deinem eigenen Zug bekommst du keinen Bonusschritt für deinen Rennwagen.
option-monza-turbo-accelerators = Beschleuniger nach dem Turbo
option-monza-turbo-accelerators-says = Auch nach dem Turbowurf darfst du Beschleunigungs-Plättchen einsetzen.
option-memo-reveal = Welche Plättchen darf ich aufdecken?
option-memo-reveal-road = Wohin meine Straße führt
option-memo-reveal-any = Jedes neben meinem
option-memo-first-dead-end = Eine Sackgasse darf vom Start weg zeigen …
option-memo-first-dead-end-first-drive = bei der ersten Fahrt jedes Autos
option-memo-first-dead-end-first-round = nur in der ersten Runde
option-memo-canisters = Kanister werden gezogen …
option-memo-canisters-all = aus allen vier Farben
option-memo-canisters-starts = aus den Farben, bei denen Autos gestartet sind
option-memo-aid = Gedächtnishilfe
option-memo-aid-says = Wer sie hat, sieht die zuletzt zugedeckten Plättchen noch verblassen. Alle wissen davon.

# Race

race-seats = Wer spielt mit
race-turn = { $name } ist dran.
race-your-turn = Du bist dran, { $name }!
race-driven = Der Computer fährt.
race-away = nicht verbunden
race-champion = Champion
race-dice =
    { $count ->
        [one] ein Würfel benutzt
       *[other] { $count } Würfel benutzt
    }
race-canister =
    { $car ->
        [red] Kanister: ins rote Ziel
        [yellow] Kanister: ins gelbe Ziel
        [green] Kanister: ins grüne Ziel
       *[blue] Kanister: ins blaue Ziel
    }
race-tiles =
    { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
menu = Menü
menu-leave = Weggehen
menu-leave-ask = Wirklich vom Tisch weggehen? Dein Link bringt dich wieder auf deinen Platz.
menu-abandon = Rennen abbrechen
menu-abandon-ask = Das Rennen wirklich abbrechen? Dann gewinnt niemand, und alle kommen zurück zu den Plätzen.
menu-hand-over = Den Computer für { $name } fahren lassen
menu-take-back = { $name } fährt wieder selbst
menu-pass-host = { $name } die Leitung geben
menu-pass-host-ask = Soll { $name } den Tisch leiten? Dann startet { $name } die Rennen und bestimmt die Regeln.
no-stay = Nein, weiter
away-offer = { $name } ist seit einer Minute weg. Soll der Computer fahren?
away-yes = Ja, bitte
away-wait = Wir warten
away-driven = Der Computer fährt für { $name }.
away-take-back = Ich bin wieder da!

# Podium

podium-title = Siegerehrung
podium-winner =
    { $winners ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen zusammen!
    }
podium-reason =
    { $reason ->
        [alone] Ganz allein im Ziel.
        [fewest-dice] Mit den wenigsten Würfeln im Ziel: { $dice }.
        [shared] Mit gleich vielen Würfeln im Ziel: je { $dice }.
       *[finish] Mit dem Kanister ins richtige Ziel gefahren.
    }
podium-place =
    { $place ->
        [1] Erster Platz: { $names }.
        [2] Danach: { $names }.
       *[other] Danach: { $names }.
    }
podium-again = Nochmal!
podium-wait = Gleich kann das nächste Rennen beginnen.
podium-shelf = Pokale an diesem Tisch
podium-lobby = Plätze und Regeln
podium-look = Spielplan anschauen
podium-fair = Ehrlich gefahren: Der Zufall lag schon vor dem Rennen in einem verschlossenen Umschlag. Jetzt dürfen alle hineinschauen.
podium-record = Rennen zum Nachprüfen speichern

# Errors

error-line-lost = Der Tisch antwortet nicht. Schau nach, ob der Computer mit dem Spiel läuft, und versuch es noch einmal.
error-table-unknown = Diesen Tisch gibt es nicht. Schau den Code noch einmal an: sechs Buchstaben und Ziffern.
error-table-full-house = Gerade ist kein Platz für einen weiteren Tisch. Versuch es später noch einmal.
error-table-stage = Das geht gerade nicht. Warte, bis das Rennen vorbei ist, oder geh erst zurück zu den Plätzen.
error-seat-not-yours = Jetzt ist jemand anders dran. Warte, bis du an der Reihe bist.
error-seat-taken = Da war jemand schneller: Dieser Platz ist besetzt. Such dir einen anderen aus.
error-seat-unknown = Diesen Platz gibt es nicht mehr. Schau, wer jetzt wo sitzt.
error-host-not-you = Das darf nur, wer den Tisch leitet. Frag einfach nach.
error-ply-stale = Das Rennen ist inzwischen weitergegangen. Schau auf den Spielplan und versuch es noch einmal.
error-action-illegal = Das passt nicht. Nimm eine der Stellen, die leuchten.
error-action-notation = Diesen Zug hat der Tisch nicht verstanden. Nimm eine der Stellen, die leuchten.
error-game-over = Das Rennen ist vorbei. Startet ein neues.
error-option-unknown = Diese Regel gibt es hier nicht. Lade die Seite neu.
error-option-value = Das passt nicht zusammen. Such etwas anderes aus.
error-track-unknown = Diesen Spielplan gibt es nicht. Such einen anderen aus.
error-driver-unknown = Diesen Fahrer gibt es nicht. Such einen anderen aus.
error-game-unknown = Dieses Spiel gibt es nicht. Such ein anderes aus.
error-dice-nonce = Die Würfel rollen schon; fair bleiben sie trotzdem.
error-frame-unreadable = Seite und Tisch verstehen sich nicht. Lade die Seite neu.
error-frame-too-large = Das war zu viel auf einmal. Nimm einen kürzeren Text.
error-frame-too-many = Das war zu schnell. Hol kurz Luft und versuch es noch einmal.
error-store-failed = Der Tisch konnte das nicht aufschreiben. Versuch es noch einmal.
error-server-failed = Am Tisch ist etwas schiefgegangen. Versuch es noch einmal.
error-host-unknown = Der Tisch kennt diese Adresse nicht. Öffne den Link noch einmal.
error-origin-foreign = Diese Seite gehört nicht zum Tisch. Öffne den Link noch einmal.
error-page-unknown = Hier ist nichts. Geh zurück zu den Spielen.
error-page-method = Hier ist nichts. Geh zurück zu den Spielen.
error-other = Das hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu. ({ $said })

# Memo

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
memo-say-placed = Start für { $name }: { $first }.
memo-say-turned = { $name } deckt { $first } auf: { $kind }.
memo-say-laid = Die Straße ist offen nach { $ways }.
memo-say-moved = { $name } fährt auf { $second }.
memo-say-covered = { $first } liegt wieder verdeckt.
memo-say-swapped = { $name } vertauscht { $first } und { $second }.
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
memo-hint-first = Nimm zwei Plättchen …
memo-hint-second = … und noch eins.
memo-hint-wait = Schau genau hin!
memo-swap = Zwei Plättchen vertauschen
memo-cancel = Lieber nicht
memo-rotate = Plättchen drehen
memo-drive = Dahin fahren

# Monza

monza-board = Der Spielplan
monza-tray = Würfelteller
monza-dice = Würfel
monza-tiles = Plättchen
monza-loading = Der Spielplan wird aufgebaut …
monza-zoom-out = Den ganzen Plan zeigen
monza-space = Feld { $space }, { monza-colour }
monza-colour =
    { $colour ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
        [white] weiß
       *[purple] lila
    }
monza-finish = Ziel, { monza-colour }
monza-die = Würfel { $number }, { monza-colour }
monza-accelerator = Beschleunigungs-Plättchen, { monza-colour }
monza-extra-roll = Neuwürfler-Plättchen: einige Würfel noch einmal werfen
monza-take-back = Das letzte zurücknehmen, { monza-colour }
monza-roll = Würfeln
monza-sign-flag = Los! Zug beenden
monza-sign-turbo = Turbowurf: zwei Würfel dazu
monza-sign-no = Kein Bonusschritt
monza-last-round = Letzte Runde
monza-ask-wait = { $name } überlegt …
monza-ask-roll = { $name }, tipp auf den Würfelbecher!
monza-ask-lay = { $name }, leg einen Würfel auf ein helles Feld.
monza-ask-space = Jetzt auf ein helles Feld tippen.
monza-ask-flag = { $name }, tipp auf die Flagge und fahr los!
monza-ask-tile-or-flag = { $name }: Flagge oder Plättchen?
monza-ask-turbo = { $name }: Turbowurf oder Flagge?
monza-ask-mark = Tipp Würfel für den neuen Wurf an, dann den Becher.
monza-ask-bonus = Bonusschritt, { $name }: Feld oder Hand?
monza-tell-only-way = Nur ein Weg: { $name } fährt los.
monza-tell-rolled = { $name } würfelt.
monza-tell-passed = Kein Würfel passt. { $name } bleibt stehen.
monza-tell-turbo = Turbowurf für { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } fährt ein Feld weit.
       *[other] { $name } fährt { $steps } Felder weit.
    }
monza-tell-bonus = Bonusschritt für { $name }!
monza-tell-no-bonus = { $name } macht keinen Bonusschritt.
monza-tell-pushed-back = Rums! { $name } hüpft zurück.
monza-tell-finished = { $name } ist im Ziel!
monza-tell-last-round = Letzte Runde!
