# Am Tisch: Tisch, Platz, Spielleitung, Tisch-Code, Link. Wir sagen du.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = Was wollen wir spielen?
home-code = Eingeladen? Tipp den Tisch-Code ein:
home-last = Zurück zu Tisch { $code }
home-last-who = { $game }: { $names }
home-join = Mitspielen
replay = Ein Rennen noch mal ansehen
credits = Eine unabhängige, nicht offizielle Umsetzung mit eigenen Bildern und Texten. Monza ist ein Spiel von Jürgen P. K. Grunau, Memo-Car-Race ist von Katja und Markus Nikisch. Beide erscheinen bei HABA, und HABA hat mit dieser Seite nichts zu tun.
sound = Ton
strong-symbols = Deutliche Zeichen
language = Sprache
close = Schließen
details = Einzelheiten für Erwachsene
to-home = Alle Spiele
line-connecting = Unterwegs zu deinem Tisch …
line-lost = Die Verbindung ist weg. Keine Sorge: Es geht weiter, sobald sie wieder da ist.
table-gone = Den Tisch { $code } gibt es nicht mehr.
table-gone-next = Schau den Code noch einmal an, lass dir einen neuen Link geben oder mach einen eigenen Tisch auf.
nowhere = Hier ist die Straße zu Ende.
car-name =
    { $car ->
        [red] roter Rennwagen
        [yellow] gelber Rennwagen
        [green] grüner Rennwagen
        [blue] blauer Rennwagen
        [white] weißer Rennwagen
       *[purple] lila Rennwagen
    }
driver-name =
    { $driver ->
        [random] Wirbel
        [learner] Piep
        [racer] Blitz
        [tactician] Fuchs
        [champion] Leo
        [dawdler] Schnecki
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (rot)
        [yellow] { $name } (gelb)
        [green] { $name } (grün)
        [blue] { $name } (blau)
        [white] { $name } (weiß)
       *[purple] { $name } (lila)
    }
driver-says =
    { $driver ->
        [random] fährt einfach drauflos
        [learner] lernt noch und macht Fehler
        [racer] fährt immer so weit wie möglich
        [tactician] behält die anderen im Auge
        [champion] denkt alles genau durch
        [dawdler] lässt sich Zeit
       *[other] wurde von einem Gast mitgebracht
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, Stufe { $level } von { $most }
    }
driver-dial = Wie gut fährt { $name }?
driver-dial-least = lässt Kleine gewinnen
driver-dial-most = fast so gut wie { $racer }
driver-dial-share = gewinnt etwa { $wins } von { $races } Rennen gegen { $racer }
driver-mind =
    { $mind ->
        [preparing] macht sich noch bereit; so lange fährt { $racer }
        [studying] lernt diesen Spielplan noch
        [tables] kennt den Weg auswendig
        [belief] merkt sich jedes Plättchen
        [solved] weiß überall, was zu tun ist
        [certified] weiß fast überall, was zu tun ist
       *[search] denkt voraus
    }

# Lobby

lobby-title = Tisch { $code }
lobby-invite-code = Tisch { $code }: Link für Gäste zeigen
lobby-seats = Plätze
lobby-more = Mehr
lobby-own-board = Euer eigener Spielplan
lobby-choose-board = Einen anderen Spielplan aussuchen
lobby-made-boards = Aus eurer Werkstatt
lobby-variants = Varianten
lobby-add = Noch jemand spielt mit
lobby-add-here = hier
lobby-add-link = per Link
lobby-add-computer = Computer
lobby-start = Los!
lobby-wait = Warten auf die Spielleitung. Deinen Namen und deinen Rennwagen kannst du noch ändern.
lobby-wait-watch =
    { $free ->
        [0] Warten auf die Spielleitung.
       *[other] Warten auf die Spielleitung. Nimm dir einen freien Platz oder schau einfach zu.
    }
start-missing =
    { $count ->
        [one] { $names } ist noch nicht da.
       *[other] { $names } sind noch nicht da.
    }
start-wait = Wir warten
start-link = { $name } den Link schicken
start-computers =
    { $count ->
        [one] Stattdessen den Computer fahren lassen
       *[other] Stattdessen Computer fahren lassen
    }
start-anyway = Trotzdem starten
watching = Du schaust zu.
watching-sit = Als { $name } mitspielen
host-gone = Die Spielleitung ist weg. Wenn sie wieder da ist, geht es weiter.
host-gone-link = { $name } den Link noch mal schicken
host-gone-new = Einen neuen Tisch wie diesen öffnen
link-dead = Dieser Link geht nicht mehr.
link-dead-says = Auf dem Platz sitzt jetzt jemand anders, oder vom Link fehlt ein Stück. Lass dir einen neuen Link geben. Bis dahin kannst du zuschauen.
link-dead-free = Oder nimm einen freien Platz:
link-watch = Zuschauen
link-used = Mit diesem Link spielt schon jemand.
link-used-says = Es ist der Link für { $name }. Jetzt steuern zwei Geräte denselben Wagen. Willst du einen eigenen, lass dir einen anderen Link geben.
link-used-ok = Passt so
lobby-watch = Andere einladen
lobby-watch-says = Scann das und komm an den Tisch: zum Zuschauen oder auf einen freien Platz.
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
seat-open = { $name }: genauer ansehen
seat-name = Name
seat-names = Zuletzt benutzte Namen
seat-remove = { $name } entfernen
seat-host = Spielleitung
seat-starts = Fängt an
seat-trophies =
    { $count ->
        [0] kein Pokal
        [one] ein Pokal
       *[other] { $count } Pokale
    }
seat-kind = Wer spielt als { $name }?
seat-kind-name =
    { $kind ->
        [here] jemand hier, an diesem Bildschirm
        [link] jemand anders, per Link
       *[computer] der Computer
    }
seat-driver = Wer fährt?
seat-yours = Das bist du
seat-you = Du
seat-link-state =
    { $state ->
        [here] da
        [away] gerade weg
       *[free] noch frei
    }
seat-show-link = Link
seat-sit = Ich setz mich hierhin
seat-link-title = Link für { $name }
seat-link-says = Scann das mit dem anderen Handy oder verschick den Link. Er führt immer wieder auf diesen Platz.
invite-qr = QR-Code des Links
invite-link = Link
invite-copy = Link kopieren
invite-copied = Kopiert!
invite-marked = Der Link ist markiert. Kopier ihn jetzt selbst.
invite-code = Tisch-Code:
invite-here-only = Diesen Link kann nur dieser Computer öffnen, kein Handy. Damit alle zu Hause mitspielen können, beende Hairpin und starte es so:
invite-no-network = Dieser Computer ist gerade in keinem Netz, deshalb erreicht ihn kein Handy. Verbinde ihn mit dem WLAN und öffne diese Karte noch mal.
starter = Wer fängt an?
starter-rule =
    { $rule ->
        [youngest] wer am jüngsten ist
        [champion] der Champion
        [random] das Los
       *[seat] wir suchen aus
    }
starter-who =
    { $rule ->
        [youngest] Wer ist am jüngsten?
       *[seat] Wer?
    }
starter-told =
    { $rule ->
        [youngest] { $name } ist am jüngsten und fängt an.
        [champion] Der Champion fängt an.
        [random] Das Los entscheidet, wer anfängt.
       *[seat] { $name } fängt an.
    }
evening-again = Noch einmal so
evening-again-names = Noch einmal so: { $names }
evening-again-champion = Noch einmal so: { $names }. Sieg für { $champion }.
evening-others = Frühere Spieleabende
evening-kept = Nur dieses Gerät merkt sie sich. Nichts wird verschickt.
evening-forget = Diesen Spieleabend vergessen
evening-forgotten = Vergessen.
evening-undo = Nein, behalten
odd-board = Dieser Spielplan ist ungewöhnlich, aber man kann darauf fahren:
lobby-count =
    { $count ->
        [one] Ein Platz am Tisch.
       *[other] { $count } Plätze am Tisch.
    }

# Options

more-board = Spielplan
more-pace = Wie schnell soll es gehen?
more-house-rules = Hausregeln
more-reconstruction = Kein Regelheft zeigt die Spielpläne und Plättchen vollständig. Wir haben unsere aus allem nachgebaut, was zu finden war.
menu-device = Dieses Gerät
menu-table = Der Tisch
full-screen = Vollbild
volume = Wie laut soll es sein?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] ganz langsam
        [calm] langsam
        [normal] normal
        [quick] schnell
       *[fast] ganz schnell
    }

# Race

race-seats = Wer spielt mit
race-turn = { $name } ist dran.
race-your-turn = Du bist dran, { $name }!
race-driven = Der Computer fährt.
race-preparing = { $driver } macht sich noch bereit; so lange fährt { $racer }.
race-relieved = { $driver } kommt nicht weiter. Jetzt fährt { $racer }.
race-taken-back = { $name } fährt wieder selbst.
race-away = nicht verbunden
race-champion = Champion
menu = Menü
menu-leave = Weggehen
menu-leave-ask = Wirklich vom Tisch weggehen? Dein Link bringt dich wieder auf deinen Platz.
menu-abandon = Rennen abbrechen
menu-abandon-ask = Das Rennen wirklich abbrechen? Dann gewinnt niemand, und alle kommen zurück zu den Plätzen.
menu-hand-over = Den Computer für { $name } fahren lassen
menu-take-back = { $name } wieder selbst fahren lassen
menu-pass-host = { $name } die Spielleitung geben
menu-pass-host-ask = Soll { $name } die Spielleitung haben? Dann startet { $name } die Rennen und bestimmt die Regeln.
no-stay = Nein, doch nicht
waiting-for = Wir warten auf { $name } …
waiting-free = Auf dem Platz von { $name } sitzt noch niemand.
waiting-drive = Computer fahren lassen
waiting-link =
    { $again ->
        [yes] Link noch mal schicken
       *[no] Link schicken
    }
waiting-host = Die Spielleitung kann den Computer fahren lassen.
away-driven = Der Computer fährt für { $name }.
away-take-back = Ich bin wieder da!
leave-title = Willst du schon gehen?
leave-says = Das Rennen ist noch nicht vorbei.
leave-stay = Bleiben!

# Podium

podium-title = Siegerehrung
podium-winner =
    { $winners ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen zusammen!
    }
podium-place =
    { $place ->
        [1] Erster Platz: { $names }.
        [2] Zweiter Platz: { $names }.
        [3] Dritter Platz: { $names }.
       *[other] Platz { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Bei den anderen zählt, wie weit sie gekommen sind.
podium-again = Noch mal!
podium-wait = Warten auf die Spielleitung und das nächste Rennen.
podium-wait-names =
    { $count ->
        [one] { $names } kann das nächste Rennen starten.
       *[other] { $names } können das nächste Rennen starten.
    }
podium-shelf = Pokale an diesem Tisch
receipt = War das Glück?
podium-watch = Noch mal ansehen
history = Unsere Rennen
history-deleted = Die Spielleitung hat die Rennen und Pokale dieses Tisches gelöscht.
podium-lobby = Plätze und Regeln
podium-look = Spielplan ansehen
podium-story = Das Rennen in Bildern
podium-story-next = Nächstes Bild
podium-picture = Bild
podium-picture-title = Ein Bild vom Rennen
podium-picture-save = Speichern
podium-picture-send = Verschicken
podium-picture-failed = Das Bild ist nicht gelungen. Versuch es noch einmal.
podium-fair-short =
    { $count ->
        [0] Das Glück stand schon vor dem Rennen fest.
       *[other] Alles ehrlich: Niemand hat geschummelt.
    }
podium-fair-why = Woher wissen wir das?
podium-fair =
    { $count ->
        [0] Vor dem Rennen hat der Computer eine geheime Zahl weggeschlossen, und das ganze Glück kam aus dieser Zahl. Am Tisch hat niemand eine dazugegeben. Jetzt können das alle nachprüfen.
        [one] Niemand hat geschummelt: Vor dem Rennen hat der Computer eine geheime Zahl weggeschlossen. Das Gerät an einem Platz hat noch eine dazugegeben, und das ganze Glück kam aus beiden Zahlen. Jetzt können das alle nachprüfen.
       *[other] Niemand hat geschummelt: Vor dem Rennen hat der Computer eine geheime Zahl weggeschlossen. Die Geräte an { $count } Plätzen haben je eine dazugegeben, und das ganze Glück kam aus diesen Zahlen. Jetzt können das alle nachprüfen.
    }
podium-record = Rennen zum Nachprüfen speichern

# Said aloud and in words

said = Was gerade passiert ist
say-again = Noch einmal sagen
read-aloud = Vorlesen
in-words = In Worten
in-words-ways = Was du tun kannst
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $list } …
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = Das Rennen

# Keys

keys = Tasten
key-cap =
    { $key ->
        [tab] Tab
        [enter] Enter
        [escape] Esc
        [space] Leertaste
        [backspace] Rücktaste
        [delete] Entf
        [control] Strg
       *[page-down] Bild ↓
    }
key-of = { $name } ({ $key })
keys-tab = weiter zum nächsten Ding
keys-enter = drücken
keys-escape = lieber nicht

# Rules

rules = Regeln
rules-of = Die Regeln
rules-title = Regeln · { $page }
rules-read = Die Regel lesen
rules-pages = Spiele und Varianten
rules-print = Drucken
rules-house = So könnt ihr es auch spielen
rules-numbers = Regelnummern

# First race

lesson = Der Trainer
lesson-first-time = Zum ersten Mal?
lesson-first-time-says = Ein kurzes Rennen, das dir zeigt, wie es geht.
lesson-try = Ausprobieren
lesson-ok = Okay
lesson-end = Keine Tipps mehr
lesson-choose = Was willst du ausprobieren?
lesson-more = Mehr Übungen
lesson-ended = Keine Tipps mehr. Und jetzt?
lesson-race-on = Weiterfahren

# Shelves and files

free-undo = Zurücknehmen
free-redo = Wiederholen
free-keep = Speichern
free-kept = Gespeichert: { $name }
shelf-full = Das Regal ist voll: { $most } passen hinein. Wirf erst etwas weg.
free-rename = { $name } anders nennen
free-delete = { $name } wegwerfen
free-delete-ask = { $name } wirklich wegwerfen?
free-examples = Für den Anfang
free-send = Verschicken
free-export = Als Datei speichern
free-import = Datei öffnen

# Open and locked tables

lock = Tisch abschließen
lock-says =
    { $state ->
        [locked] Abgeschlossen: Es kann niemand mehr dazukommen.
       *[open] Offen: Wer den Code hat, kann dazukommen.
    }
send-away = { $name } wegschicken
send-away-ask =
    { $stage ->
        [lobby] { $name } wegschicken? Der Platz wird wieder frei, und { $name } kommt nur mit einem neuen Link von dir zurück.
       *[racing] { $name } wegschicken? Der Computer fährt weiter, und { $name } kommt nur mit einem neuen Link von dir zurück.
    }
table-locked = Tisch { $code } ist abgeschlossen.
table-locked-next = Gerade kann niemand dazukommen. Bitte die Spielleitung, den Tisch aufzuschließen oder dir einen Link zu schicken.
table-sent-away = Du sitzt nicht mehr an Tisch { $code }.
table-sent-away-next = Die Spielleitung hat deinen Platz frei gemacht. Sprecht miteinander: Zurück kommst du nur mit einem neuen Link.
try-again = Noch einmal versuchen
seat-car-taken = { car-name }: gehört { $name }
race-closed = Das letzte Rennen konnte nicht weitergehen, weil das Spiel inzwischen aktualisiert wurde. Niemand hat verloren, und alle Pokale sind noch da. Startet einfach ein neues Rennen!
home-kept =
    { $days ->
        [0] Tische bleiben, bis jemand sie von Hand wegräumt.
        [one] Tische, an denen ein Rennen zu Ende gefahren wurde, bleiben. Andere werden nach einem Tag weggeräumt.
       *[other] Tische, an denen ein Rennen zu Ende gefahren wurde, bleiben. Andere werden nach { $days } Tagen weggeräumt.
    }

# Errors

error-table-locked = Der Tisch ist abgeschlossen: Es kann niemand mehr dazukommen. Frag die Spielleitung.
error-table-sent-away = Du sitzt nicht mehr an diesem Tisch. Bitte die Spielleitung um einen neuen Link.
error-server-busy = Gerade ist zu viel los. Warte kurz und versuch es noch einmal.
error-server-full = Gerade sind zu viele Leute verbunden. Versuch es gleich noch einmal.
error-store-full = Das ließ sich nicht speichern: Es ist kein Platz mehr da. Alles bis hierher ist sicher. Sag Bescheid, damit jemand Platz schafft.
error-line-lost = Der Tisch ist nicht zu erreichen. Schau nach, ob der Computer mit dem Spiel läuft, und versuch es noch einmal.
error-table-unknown = Diesen Tisch finden wir nicht. Schau den Code noch einmal an: sechs Buchstaben und Zahlen.
error-table-guesses = Das waren viele falsche Codes. Warte eine Minute und versuch es dann noch einmal.
error-table-full-house = Gerade ist kein Platz für einen weiteren Tisch. Versuch es später noch einmal.
error-table-no-space = Für einen neuen Tisch ist kein Speicherplatz mehr da. Sag Bescheid, damit jemand Platz schafft.
error-table-crowded = An diesem Tisch schauen schon zu viele zu. Versuch es in ein paar Minuten noch einmal.
error-table-stage = Das geht gerade nicht. Warte, bis das Rennen vorbei ist, oder geh erst zurück zu den Plätzen.
error-table-no-race = Gerade läuft kein Rennen. Warte, bis das nächste losgeht.
error-race-running = Das Rennen läuft schon. Fahrt es zu Ende oder geht zurück zu den Plätzen.
error-race-unknown = Dieses Rennen finden wir nicht. Gespeichert werden nur Rennen, die zu Ende sind.
error-table-few-seats = Für ein Rennen braucht es mindestens { $least } Rennwagen. Nimm erst einen anderen dazu.
error-table-many-seats = Auf diesem Spielplan ist nur für { $most } Rennwagen Platz. Nimm erst einen weg.
error-table-too-long = Dieses Rennen ist zu lang geworden. Geh zurück zu den Plätzen und starte ein neues.
error-seat-not-yours = Das ist der Platz von jemand anderem. Frag dort nach oder bei der Spielleitung.
error-turn-not-yours = Jetzt ist jemand anders dran. Warte, bis du an der Reihe bist.
error-seat-host = Das ist der Platz der Spielleitung. Gib die Spielleitung erst jemand anderem.
error-seat-nobody = Da sitzt niemand. Such jemanden aus, der am Tisch sitzt.
error-seat-not-joined = Auf diesem Platz sitzt niemand, den du wegschicken kannst. Schau, wer jetzt wo sitzt.
error-seat-computer = Diesen Rennwagen fährt der Computer. Ändern kannst du das vor einem Rennen, bei den Plätzen.
error-seat-taken = Da war jemand schneller: Dieser Platz ist besetzt. Such dir einen anderen aus.
error-car-taken = Diesen Rennwagen hat schon jemand. Such dir einen anderen aus oder frag die Spielleitung.
error-seat-unknown = Diesen Platz gibt es nicht mehr. Schau, wer jetzt wo sitzt.
error-host-not-you = Das darf nur die Spielleitung. Frag einfach nach.
error-ply-stale = Das Rennen ist schon weitergegangen. Schau auf den Spielplan und versuch es noch einmal.
error-action-illegal = Das geht nicht. Probier eine der leuchtenden Stellen.
error-action-notation = Das war nicht zu erkennen. Probier eine der leuchtenden Stellen.
error-game-over = Das Rennen ist vorbei. Startet ein neues.
error-option-unknown = Diese Regel gibt es hier nicht. Lade die Seite neu.
error-option-value = Das passt nicht zusammen. Such etwas anderes aus.
error-track-unknown = Diesen Spielplan finden wir nicht. Such einen anderen aus.
error-driver-unknown = Diesen Fahrer finden wir nicht. Such einen anderen aus.
error-game-unknown = Dieses Spiel finden wir nicht. Such ein anderes aus.
error-dice-no-roll = Jetzt gibt es nichts zu würfeln. Mach deinen Zug.
error-dice-nonce = Die Würfel rollen schon.
error-game-no-chances = In diesem Spiel weiß das vorher niemand. Lasst euch überraschen!
error-bar-off = Der Balken ist gerade aus. Die Spielleitung kann ihn anmachen.
error-coach-off = Die Eule hilft hier gerade nicht. Du kannst sie im Menü dazuholen.
error-frame-unreadable = Da ist etwas durcheinandergeraten. Lade die Seite neu.
error-frame-too-large = Das war zu viel auf einmal. Schreib einen kürzeren Text.
error-frame-too-many = Das war zu schnell. Hol kurz Luft und versuch es noch einmal.
error-store-failed = Das ließ sich nicht speichern. Versuch es noch einmal.
error-server-failed = Da ist etwas schiefgegangen. Versuch es noch einmal.
error-host-unknown = Diese Adresse stimmt nicht. Öffne den Link noch einmal.
error-origin-foreign = Diese Seite gehört nicht zum Tisch. Öffne den Link noch einmal.
error-page-unknown = Hier ist nichts. Geh zurück zu den Spielen.
error-page-method = Hier ist nichts. Geh zurück zu den Spielen.
error-track-file = Auf diesem Spielplan kann man nicht fahren.
error-record-failed = Dieses Rennen ist zu schwer auszurechnen. Nimm ein anderes.
error-other = Das hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu.

# Terminal

cli-quoted = „{ $text }“
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, Eingabetaste für 1, q zum Beenden:
cli-ask-again = { $answer } geht hier nicht: Tipp eine Zahl von 1 bis { $most } oder ein Wort von oben.
cli-ask-seat = Platz { $seats }, Eingabetaste für { $first }, q zum Beenden:
cli-ask-seat-again = { $answer } geht hier nicht: Tipp die Nummer eines Platzes, { $seats }.
cli-next-turn = Eingabetaste für den nächsten Zug, q zum Beenden:
cli-left = Du hast das Rennen verlassen.
cli-keeps = Plättchen, die wieder verdeckt sind, müssten verschwinden. Hier bleiben sie aber stehen: Oben nachsehen gilt nicht!
cli-sitting = Rennen { $number } von { $races }
cli-compiling = Der schnelle Rechenkern wird gebaut. Das geschieht nur einmal und dauert ein bis zwei Minuten.
cli-stuck = Kein Wagen kann das Ziel noch erreichen: Das Rennen hört hier auf, und niemand gewinnt.
cli-saved = Gespeichert: { $file }
cli-saved-here = Damit es nicht verloren geht, steht das Rennen hier:
cli-fair =
    { $count ->
        [one] Ehrlich: Der eine Wurf oder die eine Ziehung stimmt.
       *[other] Ehrlich: Alle { $count } Würfe und Ziehungen stimmen.
    }
cli-right =
    { $count ->
        [one] Der eine Wurf oder die eine Ziehung stimmt.
       *[other] Alle { $count } Würfe und Ziehungen stimmen.
    }
cli-mixed =
    { $mixed ->
        [0] Die geheime Zahl stand vor dem Rennen fest; kein Platz hat eine dazugegeben.
        [one] { $mixed } von { $seats } Plätzen hat eine eigene Zahl dazugegeben.
       *[other] { $mixed } von { $seats } Plätzen haben eigene Zahlen dazugegeben.
    }
cli-racing = unterwegs
cli-tally = { $races } Rennen { $game }, Startwert { $seed }
cli-seat = Platz
cli-driver = Fahrer
cli-wins = Siege
cli-interval = 95 %
cli-turns = Züge pro Rennen: { $mean } ± { $plusminus }
cli-endless = als endlos abgebrochen: { $count }
cli-engine =
    { $engine ->
        [fast] gefahren: kompiliert
       *[rules] gefahren: nach den Regeln, denn nicht jeder Fahrer ist kompiliert
    }
cli-game = { $title } ({ $name }), für { $least }–{ $most }
cli-option = Einstellung
cli-choices = Auswahl
cli-usual = { $choice } (üblich)
cli-rule = Regel
cli-meaning = Bedeutung
cli-boards = Spielpläne: { $boards }
cli-drivers = Fahrer: { $drivers }
cli-ladder = die Leiter: bis zu { $races } Rennen je Paarung, Startwert { $seed }
cli-ladder-race = Rennen
cli-ladder-pair = Paarung
cli-ladder-up = ein stärkerer Fahrer unter schwächeren
cli-ladder-down = ein schwächerer Fahrer unter stärkeren
cli-ladder-fair = wenn alle gleich wären
cli-ladder-verdict = Urteil
cli-ladder-basis = beruht auf
cli-ladder-races = gefahren
cli-ladder-says =
    { $verdict ->
        [stronger] deutlich stärker
        [weaker] deutlich schwächer
       *[open] offen
    }
cli-ladder-rests =
    { $basis ->
        [lot] Zufall
        [rule] einer Regel
        [tables] Tabellen
        [belief] Gedächtnis
        [search] Vorausschau
        [solved] allen Stellungen
       *[certified] allen Stellungen, bewiesen
    }
cli-ladder-note = 95-%-Bereiche; * nach den Regeln gefahren, weil nicht jeder Fahrer kompiliert ist
cli-port-taken = Port { $port } ist belegt; stattdessen { $instead }.
cli-open = Der Tisch ist offen: { $address }
cli-at-home = Alle im Heimnetz können mitspielen: { $address }
cli-letters = 1 bis { $most } Buchstaben
cli-tables-code = Code
cli-tables-game = Spiel
cli-tables-stage = Stand
cli-tables-races = Rennen
cli-tables-trophies = Pokale
cli-tables-events = Ereignisse
cli-tables-size = Größe
cli-tables-last = zuletzt
cli-tables-aside = beiseite
cli-stage-lobby = Plätze
cli-stage-racing = Rennen
cli-stage-over = Siegerehrung
cli-tables-none = in { $file } sind keine Tische
cli-tables-exported = Tisch { $code } ist in { $file }
cli-tables-ask = { $codes } mit allen Rennen und Pokalen entfernen?
cli-tables-removed = entfernt: { $codes }; eine Kopie von allem ist in { $copy }
cli-tables-kept = nichts wurde entfernt
cli-tables-set-aside = Tisch { $code }, Ereignis { $number } ist beiseitegelegt: { $reason }
cli-backup-made = { $file } enthält eine Kopie aller Tische ({ $tables })
cli-restored = { $file } enthält jetzt die Kopie; was vorher darin war, ist in { $copy }
cli-restored-new = { $file } enthält jetzt die Kopie
cli-error-game-unknown = das Spiel „{ $game }“ gibt es nicht; nimm { $choices }
cli-error-game-no-chances = in { $game } kann niemand die Chancen ausrechnen; da gibt es nichts auszuwerten
cli-error-option-unknown = die Einstellung „{ $option }“ gibt es nicht; nimm { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } geht hier nicht
       *[other] { $option }={ $value } geht nicht; nimm { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } geht auf dem Spielplan { $board } nicht; diese Spielpläne erlauben es: { $boards }
       *[other] { $option }={ $value } geht auf dem Spielplan { $board } nicht; nimm { $choices } oder einen anderen Spielplan: { $boards }
    }
cli-error-option-twice = { $option } steht zweimal da, als { $first } und als { $second }; nimm eins davon
cli-error-option-least = { $option }={ $value } geht nicht; nimm { $least } oder mehr
cli-error-option-setting = --set { $value } geht nicht; schreib es so: --set NAME=WERT
cli-error-option-data = --data { $value } geht nicht; schreib sqlite:/// und den Namen einer Datei, etwa sqlite:///tables.sqlite
cli-error-option-seed = mit --seed { $value } könnten alle die Würfel vorhersagen; lass es weg, wenn andere mitspielen können
cli-error-driver-unknown = den Fahrer „{ $driver }“ gibt es nicht; nimm { $choices }
cli-error-driver-none = niemand fährt; nenne 1 bis { $players } Fahrer, etwa --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } Fahrer für { $players } Plätze
cli-error-driver-table = die Tabelle dieses Fahrers passt nicht zum Spielplan
cli-error-driver-file = in { $file } sind keine Fahrer: { $said }
cli-error-track-unknown = den Spielplan „{ $track }“ gibt es nicht; nimm { $choices }
cli-error-track-file = diese Datei ist kein Spielplan: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] diese Datei ist kein Rennen von Hairpin: { $said }
        [cut] das Ende dieses Rennens fehlt: { $said }
        [turn] Zug { $turn } steht nicht so da, wie er gefahren wurde: { $said }
        [version] dieses Hairpin kennt die Regeln dieses Rennens nicht: { $said }
       *[line] dieses Rennen wurde verändert oder beschädigt: { $said }
    }
cli-error-record-not-fair = dieses Rennen wurde nicht mit ehrlichen Würfeln gefahren; da gibt es nichts zu prüfen
cli-error-record-not-ended = dieses Rennen ist nicht zu Ende; prüfen kann man es danach
cli-error-record-too-long = dieses Rennen ist zu lang: höchstens { $most } Schritte gehen
cli-error-file-unusable =
    { $deed ->
        [missing] die Datei { $file } gibt es nicht
        [directory] { $file } ist ein Ordner, keine Datei
        [locked] { $file } darfst du nicht lesen
        [binary] in { $file } steht kein Text, also auch kein Rennen
        [empty] { $file } ist leer
        [homeless] { $file } lässt sich nicht schreiben: den Ordner gibt es nicht
        [full] { $file } lässt sich nicht schreiben: es ist kein Platz mehr
        [read] { $file } lässt sich nicht lesen
       *[write] { $file } lässt sich nicht schreiben; darfst du das dort?
    }
cli-error-store-file = { $file } kann keine Tische aufnehmen: Es ist ein Ordner, oder sein Ordner lässt sich nicht anlegen
cli-error-store-locked = { $file } wird gerade von einem anderen Hairpin benutzt; beende dieses zuerst, oder wähle mit --data eine andere Datei
cli-error-store-newer = { $file } stammt von einem neueren Hairpin und bleibt, wie sie ist; dieses muss aktualisiert werden, um sie zu öffnen
cli-error-store-read-only = { $file } lässt sich nicht schreiben; prüfe, wer die Datei und ihren Ordner schreiben darf
cli-error-store-damaged =
    { $copy ->
        [none] { $file } ist beschädigt und bleibt, wie sie ist; wenn du anderswo eine Kopie hast, holt „hairpin restore KOPIE“ sie zurück
       *[other] { $file } ist beschädigt und bleibt, wie sie ist; die neueste Kopie ist { $copy }, und „hairpin restore { $copy }“ holt sie zurück
    }
cli-error-store-full = die Festplatte ist voll, darum lässt sich { $file } nicht schreiben; schaffe Platz und starte neu, nichts ist verloren
cli-error-store-foreign = { $file } ist keine Datei von Hairpin und bleibt, wie sie ist; wähle mit --data eine andere
cli-error-table-unknown = es gibt keinen Tisch { $code }
cli-error-file-exists = { $file } gibt es schon; wähle einen anderen Namen
cli-error-port-taken = auf { $host } geht es nicht; nimm ein anderes --host oder --port
cli-error-page-missing = die Seite ist nicht gebaut; ruf „make page“ auf
cli-error-compiler-missing = der Compiler ist nicht installiert ({ $package } fehlt); lass „make play“ einmal mit Netz zu Ende installieren, oder gib „pip install numba“ ein
