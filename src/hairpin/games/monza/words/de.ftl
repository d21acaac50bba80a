# Wörter: Rennwagen, Würfel, Feld, Bahn oder Spur, Hindernisfeld, Startfeld, Ziel, Zug, Runde, Spielplan,
# Plättchen (Neuwürfler-, Beschleunigungs-), Turbowurf, Bonusschritt, Pokal, Profirennfahrer.

# Home

monza-title = Monza
monza-says = Sechs Würfel, drei Bahnen, ein Pokal.
monza-first-title = Monza · erste Ausgabe
monza-first-says = Die alte Strecke, für bis zu sechs Rennwagen.

# Options

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
option-monza-push-targets = Rums im Ziel
option-monza-push-targets-says = Auf jedem Zielfeld steht nur ein Rennwagen. Wer dort anhält, schiebt den anderen zurück.
option-monza-count-accelerators = Beschleuniger zählen mit
option-monza-count-accelerators-says = In der letzten Runde zählen Beschleunigungs-Plättchen wie Würfel.
option-monza-others-only = Bonus nur für andere
option-monza-others-only-says = In deinem eigenen Zug bekommst du keinen Bonusschritt für deinen Rennwagen.
option-monza-turbo-accelerators = Beschleuniger nach dem Turbo
option-monza-turbo-accelerators-says = Auch nach dem Turbowurf darfst du Beschleunigungs-Plättchen einsetzen.
option-monza-track = Welcher Spielplan liegt auf dem Tisch?
option-monza-players = Wie viele fahren mit?
option-monza-cars = Welchen Rennwagen fährt jeder Platz, vom ersten Platz an?
option-monza-starter = Welcher Platz fängt an?

# Race

race-dice =
    { $count ->
        [one] ein Würfel benutzt
       *[other] { $count } Würfel benutzt
    }
race-tiles =
    { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
monza-board = Der Spielplan
monza-tray = Würfelteller
monza-dice = Würfel
monza-tiles = Plättchen
monza-loading = Der Spielplan wird aufgebaut …
monza-zoom-out = Den ganzen Plan zeigen
monza-zoom-in = Näher heran
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
monza-take-back = Das Letzte zurücknehmen, { monza-colour }
monza-roll = Würfeln
monza-sign-flag = Los! Zug beenden
monza-sign-turbo = Turbowurf: zwei Würfel dazu
monza-sign-no = Kein Bonusschritt
monza-last-round = Letzte Runde
monza-ask-wait = { $name } überlegt …
monza-ask-roll = { $name }, tipp auf den Würfelbecher!
monza-ask-lay = { $name }, leg einen Würfel auf ein leuchtendes Feld.
monza-ask-space = Jetzt auf ein leuchtendes Feld tippen.
monza-ask-flag = { $name }, tipp auf die Flagge und fahr los!
monza-ask-tile-or-flag = { $name }: Flagge oder Plättchen?
monza-ask-turbo = { $name }: Turbowurf oder Flagge?
monza-ask-mark = Tipp an, was du neu würfeln willst, dann den Becher.
monza-ask-bonus = Bonusschritt, { $name }: Feld oder Hand?
monza-ask-stuck = Kein Wagen kann das Ziel noch erreichen, also gewinnt niemand. Im Menü könnt ihr das Rennen abbrechen.
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

# Podium

monza-reason =
    { $reason ->
        [alone] Ganz allein ins Ziel gekommen.
        [fewest-dice] Mit den wenigsten Würfeln im Ziel: { $dice }.
       *[shared] Mit gleich vielen Würfeln im Ziel: je { $dice }.
    }
monza-left =
    { $count ->
        [one] noch ein Feld
       *[other] noch { $count } Felder
    }
monza-lost = kein Weg ins Ziel
monza-moment-drive =
    { $count ->
        [one] { $name } fährt ein Feld weit.
       *[other] { $name } fährt { $count } Felder auf einmal!
    }
monza-moment-push = Rums! { $name } schickt { $other } zurück.
monza-moment-lead = { $name } überholt { $other }!
monza-moment-home = { $name } fährt ins Ziel!

# Said aloud and in words

monza-start = Start
monza-tyre = ein Reifen
monza-long = lang
monza-stands = da steht { $name }
monza-lane =
    { $name ->
        [left] linke Bahn
        [middle] mittlere Bahn
        [right] rechte Bahn
       *[other] Bahn { $lane }
    }
monza-in-lane =
    { $name ->
        [left] auf der linken Bahn
        [middle] auf der mittleren Bahn
        [right] auf der rechten Bahn
       *[other] auf Bahn { $lane }
    }
monza-side =
    { $side ->
        [left] links
        [right] rechts
       *[ahead] geradeaus
    }
monza-edge =
    { $ahead ->
        [yes] reicht weiter nach vorn
       *[no] reicht nicht weiter nach vorn
    }
monza-around =
    { $side ->
        [left] Links: { $what }.
        [right] Rechts: { $what }.
       *[ahead] Geradeaus: { $what }.
    }
monza-roam = Feld { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = mit einem Beschleuniger
monza-then = dann { $colours }
monza-then-end = dann passt nichts mehr
monza-then-stop = dann die Flagge
monza-here = { $name } steht { $in }, Feld { $space }, { monza-colour }; { $percent } Prozent des Weges sind geschafft.
monza-here-laid = Die Würfel führen auf Feld { $space }: { monza-colour }, { $lane }, bei { $percent } Prozent des Weges.
monza-here-start = { $name } steht am Start.
monza-here-home = { $name } ist im Ziel.
monza-other =
    { $where ->
        [ahead] { $name } ist weiter vorn: { $lane }, Feld { $space }, { monza-colour }.
        [behind] { $name } ist weiter hinten: { $lane }, Feld { $space }, { monza-colour }.
       *[level] { $name } ist gleichauf: { $lane }, Feld { $space }, { monza-colour }.
    }
monza-other-start = { $name } steht am Start.
monza-other-home = { $name } ist im Ziel.
monza-dice-left = Würfel: { $colours }.
monza-say-rolled = { $name } würfelt { $colours }.
monza-where =
    { $name ->
        [outer] auf der äußeren Bahn
        [middle] auf der mittleren Bahn
        [inner] auf der inneren Bahn
       *[other] auf Bahn { $lane }
    }
monza-say-drove = { $name } fährt { $colours }, jetzt { $where }.
monza-say-drove-home = { $name } fährt { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Bonusschritt: { $name } fährt weiter, { $where } auf { monza-colour }.
monza-say-pushed-back = Rums! { $name } hüpft zurück, { $where } auf { monza-colour }.
monza-say-pushed-to-start = Rums! { $name } hüpft zurück auf den Start.

# Keys

keys-monza-arrows = über den Plan: vor, zurück, links, rechts
keys-monza-page = zum nächsten leuchtenden Feld
keys-monza-dice = einen Würfel nehmen
keys-monza-back = den letzten Würfel zurücknehmen

# Why not?

why-monza-not-your-turn = Jetzt ist jemand anders dran. Gleich kommst du!
why-monza-roll-first = Erst würfeln!
why-monza-over = Das Rennen ist vorbei.
why-monza-here = Da steht dein Wagen schon. Es geht nur vorwärts.
why-monza-behind = Das liegt hinter dir. Es geht nur vorwärts.
why-monza-not-ahead = Das Feld reicht nicht weiter nach vorn als deins. Da kannst du die Bahn nicht wechseln.
why-monza-corner = Die Felder berühren sich nur an einer Ecke. Das reicht nicht.
why-monza-too-far = Das Feld berührt deins nicht. Fahr Feld für Feld.
why-monza-tyre = Da liegt ein Reifen. Da fährt niemand.
why-monza-from-start = Vom Start aus geht nur { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Du hast keinen roten Würfel mehr dafür.
        [yellow] Du hast keinen gelben Würfel mehr dafür.
        [green] Du hast keinen grünen Würfel mehr dafür.
        [blue] Du hast keinen blauen Würfel mehr dafür.
        [white] Du hast keinen weißen Würfel mehr dafür.
       *[purple] Du hast keinen lila Würfel mehr dafür.
    }
why-monza-other-die =
    { $colour ->
        [red] Auf das Feld gehört ein roter Würfel.
        [yellow] Auf das Feld gehört ein gelber Würfel.
        [green] Auf das Feld gehört ein grüner Würfel.
        [blue] Auf das Feld gehört ein blauer Würfel.
        [white] Auf das Feld gehört ein weißer Würfel.
       *[purple] Auf das Feld gehört ein lila Würfel.
    }
why-monza-finish-die =
    { $colour ->
        [red] Für dieses Ziel brauchst du einen roten Würfel.
        [yellow] Für dieses Ziel brauchst du einen gelben Würfel.
        [green] Für dieses Ziel brauchst du einen grünen Würfel.
        [blue] Für dieses Ziel brauchst du einen blauen Würfel.
        [white] Für dieses Ziel brauchst du einen weißen Würfel.
       *[purple] Für dieses Ziel brauchst du einen lila Würfel.
    }
why-monza-finish-any-die = Du hast keinen Würfel mehr fürs Ziel.
why-monza-home = Deine Würfel führen schon ins Ziel. Da ist die Fahrt zu Ende.
why-monza-longest = An diesem Tisch nutzt du so viele Würfel wie möglich, außer auf dem Weg ins Ziel. Es gibt einen längeren Weg.
why-monza-drive-on = Ein Würfel passt noch: { $colours }. Fahr weiter!
why-monza-no-turbo-die =
    { $colour ->
        [red] Kein Turbowürfel ist rot.
        [yellow] Kein Turbowürfel ist gelb.
        [green] Kein Turbowürfel ist grün.
        [blue] Kein Turbowürfel ist blau.
        [white] Kein Turbowürfel ist weiß.
       *[purple] Kein Turbowürfel ist lila.
    }
why-monza-tile-after-turbo = Nach dem Turbowurf gibt es keine Beschleuniger: Nur die zwei Würfel zählen.
why-monza-occupied = Da steht ein Wagen. Für den Bonusschritt muss das Feld frei sein.
why-monza-bonus-only = Jetzt kommt nur der Bonusschritt: nimm ihn, oder lass ihn sein.
why-monza-no-tiles = Das ist für Profirennfahrer. In diesem Rennen gibt es keine Plättchen.
why-monza-dice-left = Den Turbowurf gibt es, wenn alle sechs Würfel benutzt sind.
why-monza-one-turbo = Es gibt nur einen Turbowurf pro Zug.
why-monza-extra-roll-late = Neu würfeln geht nur, bevor der erste Würfel liegt.
why-monza-extra-roll-gone = Deinen Neuwürfler hast du schon benutzt.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Mit sechs bunten Würfeln einmal um die Strecke.
rules-page-professional = Profirennfahrer
rules-page-professional-says = Für alle, die Monza schon kennen: mit Plättchen und Turbowurf.
rules-page-bonus = Bonusschritt
rules-page-bonus-says = Passt zu jedem Monza-Rennen: Mit deiner letzten Farbe darf ein Wagen weiter.
rules-page-first-edition = Erste Ausgabe
rules-page-first-edition-says = Das erste Monza: sechs Rennwagen und zwei Zielfelder.
rules-goal = Fahr einmal um die Strecke. Wer ins Ziel kommt, gewinnt.
rules-begin = Alle nehmen einen Rennwagen und stellen ihn an den Start. Wer am jüngsten ist, fängt an, dann geht es im Uhrzeigersinn.
rules-begin-first = Bis zu sechs Rennwagen stehen am Start. Wer am jüngsten ist, fängt an, dann geht es im Uhrzeigersinn.
rules-roll = Du bist dran? Wirf alle sechs Würfel, nur einmal.
rules-lay = Leg einen Würfel auf ein Feld in seiner Farbe, das an deins grenzt, und den nächsten wieder an dieses Feld. Die Reihenfolge bestimmst du: Such einen langen Weg! Dann fährt dein Wagen.
rules-start = Vom Start geht es auf Weiß oder Lila.
rules-start-long = Auch auf der langen Strecke geht es auf Weiß oder Lila. Auf eurer eigenen Strecke: auf jedes Feld, das den Start berührt.
rules-lane = Nur vorwärts! Du darfst die Bahn wechseln, wenn das andere Feld weiter nach vorn reicht als deins. Sonst bleib in deiner Bahn.
rules-touch = Die Felder müssen sich an einer Kante berühren. Eine Ecke reicht nicht.
rules-tyre = Da liegt ein Reifen: Da fährt niemand. Fahr drum herum.
rules-over = Über andere Wagen darfst du drüberfahren. Den Würfel für ihr Feld brauchst du trotzdem.
rules-bump = Hältst du auf einem Wagen an, rums! Er muss in seiner Bahn zurück auf das nächste freie Feld. Reifen und andere Wagen werden übersprungen.
rules-nowhere = Hinter ihm ist nichts frei? Dann muss er zurück zum Start. Am Start und im Ziel gibt es keinen Rums.
rules-no-die = Kein Würfel passt? Dann bleibt dein Wagen stehen, und es geht reihum weiter.
rules-drive-on = Solange ein Würfel passt, fährst du weiter. Wohin, bestimmst du.
rules-finish = Das Ziel ist weiß: Dafür brauchst du einen weißen Würfel. Dort ist deine Fahrt zu Ende.
rules-last-round = Jemand ist im Ziel? Spielt die Runde zu Ende, damit alle gleich oft dran waren.
rules-fewest = Mehrere sind im Ziel? Wer in diesem Zug die wenigsten Würfel gebraucht hat, gewinnt. Gleich viele? Dann gewinnt ihr zusammen.
rules-trophy = Wer gewinnt, bekommt einen Pokal und ist Champion bis zum nächsten Rennen.
rules-house-stopping = Ihr dürft anhalten, wo ihr wollt. Oder ganz streng: so viele Würfel nutzen wie möglich.
rules-house-finish = Mit jedem Würfel kommt ihr ins Ziel.
rules-house-starter = Der Champion fängt an, oder der Zufall entscheidet.
rules-tiles = Alle bekommen sechs Beschleuniger, einen in jeder Farbe, und einen Neuwürfler.
rules-extra-roll = Dein Wurf gefällt dir nicht? Gib den Neuwürfler ab und wirf so viele Würfel neu, wie du willst. Das geht nur, bevor der erste Würfel liegt.
rules-accelerator = Ein Beschleuniger ist wie ein Würfel in seiner Farbe. Nach dem Zug ist er weg.
rules-six = Alle sechs Würfel gelegt? Dann darfst du einen Turbowurf machen!
rules-turbo = Wirf zwei Würfel und fahr mit einem, beiden oder keinem weiter. Dann ist dein Zug zu Ende.
rules-turbo-tiles = Nach dem Turbowurf hilft kein Beschleuniger mehr.
rules-turbo-bump = Erst wenn der Turbo vorbei ist, zählt, ob du auf einem Wagen stehst.
rules-house-count = In der letzten Runde zählen Beschleuniger wie Würfel.
rules-house-turbo = Auch nach dem Turbowurf sind Beschleuniger erlaubt.
rules-bonus = Schaut am Ende eines Zuges auf die letzte Farbe. Der Wagen in dieser Farbe darf ein Feld vor, egal welche Farbe es hat.
rules-bonus-free = Das Feld muss frei sein. Kein Reifen, kein Wagen, kein Rums.
rules-bonus-home = Ein Bonusschritt darf sogar ins Ziel führen.
rules-bonus-own = War es deine eigene Farbe? Dann darf dein eigener Wagen weiter. Niemand muss.
rules-house-others = Kein Bonusschritt für den eigenen Wagen im eigenen Zug.
rules-first-box = Bis zu sechs Rennwagen fahren einmal um die alte Strecke. Zwei Felder am Ende sind das Ziel.
rules-first-start = Vom Start geht es auf Blau oder Weiß.
rules-first-targets = Du brauchst einen Würfel in der Farbe des Zielfeldes: hier Blau oder Weiß. Dort ist deine Fahrt zu Ende.
rules-house-targets = Auf jedem Zielfeld steht nur ein Rennwagen: Wer dort anhält, schiebt den anderen zurück, und der fährt wieder mit.

# First race

lesson-monza-roll = Tipp auf den Becher! Sechs Würfel rollen heraus.
lesson-monza-lay = Leuchtende Felder: Da passt einer deiner Würfel. Tipp eins an, und der Würfel springt darauf.
lesson-monza-back = Doch lieber anders? Tipp den letzten Würfel an, dann kommt er zurück.
lesson-monza-lane = Dieses Feld liegt auf einer anderen Bahn. Es reicht weiter nach vorn als deins, also darfst du wechseln.
lesson-monza-on = Noch ein Würfel passt. Weiter: je weiter, desto besser!
lesson-monza-forced = Diesmal gibt es nur einen Weg. Dein Wagen fährt von selbst.
lesson-monza-flag = Kein Würfel passt mehr. Tipp auf die Flagge, und dein Wagen fährt!
lesson-monza-finish = Das Ziel! Tipp darauf, und du bist da.
lesson-monza-other = Jetzt fährt { $name }. Danach kommst du.
lesson-monza-passed = Für { $name } passt diesmal kein Würfel. Der Wagen bleibt stehen.
lesson-monza-pushed-back = Rums! Auf dem Feld von { $name } hat jemand angehalten, also hüpft { $name } zurück auf das nächste freie Feld.
lesson-monza-last-round = Jemand ist im Ziel! Die Runde wird zu Ende gespielt. Jetzt zählen die Würfel: Weniger ist besser.
lesson-monza-end = Das war ein ganzes Rennen! Sind mehrere im Ziel, gewinnt, wer die wenigsten Würfel gebraucht hat. Jetzt weißt du, wie es geht.
lesson-monza-says = Würfeln, legen, fahren: das erste Rennen.
lesson-professional-tiles = Das sind deine Beschleuniger. Jeder ersetzt einmal einen Würfel seiner Farbe.
lesson-professional-extra = Schlechte Würfel? Einmal im Rennen darfst du neu würfeln: Tipp dieses Plättchen an.
lesson-professional-mark = Tipp die Würfel an, die du neu werfen willst.
lesson-professional-again = Jetzt tipp auf den Becher!
lesson-professional-accelerator = Kein Würfel passt mehr? Ein Beschleuniger schon! Tipp auf das sanft leuchtende Feld.
lesson-professional-turbo = Alle sechs Würfel liegen: Turbo! Tipp auf die brennenden Würfel.
lesson-professional-turbo-dice = Noch zwei Würfel! Leg, was passt, oder tipp auf die Flagge.
lesson-professional-says = Beschleuniger, Neuwürfler und Turbo.
lesson-professional-end = Jetzt fährst du wie die Profis! Heb dir im echten Rennen die Beschleuniger für den richtigen Moment auf.
lesson-bonus-aim = Auf den letzten Würfel kommt es an: Der Wagen seiner Farbe darf ein Feld weiter. Auch deiner!
lesson-bonus-take = Bonus! Der letzte Würfel hat die Farbe deines Wagens. Tipp ein leuchtendes Feld an – oder die Hand, wenn du nicht willst.
lesson-bonus-says = Der letzte Würfel schenkt einem Wagen ein Feld.
lesson-bonus-end = Gut gefahren! Achte in jedem Zug auf den letzten Würfel: Er kann ein Geschenk für dich sein – oder für jemand anderen.
lesson-first-edition-start = Vom Start geht es über ein blaues oder ein weißes Feld. Tipp es an!
lesson-first-edition-target = Ein Zielfeld! Ein Würfel seiner Farbe bringt dich ins Ziel. Tipp darauf!
lesson-first-edition-says = Start über Blau oder Weiß, zwei Zielfelder.
lesson-first-edition-end = Das war die erste Ausgabe! Auf ihrem großen Plan fahren bis zu sechs mit.

# Workshop

workshop-title = Strecke bauen
workshop-says = Mal deinen eigenen Spielplan und fahr darauf.
workshop-back = Zurück zur Werkstatt
workshop-quality = Wie gut ist sie?
workshop-measuring = Wird ausprobiert …
workshop-unmeasured = Es konnte noch nicht ausprobiert werden.
workshop-mark =
    { $mark ->
        [good] gut
        [fair] geht so
       *[poor] noch nicht gut
    }
workshop-figure =
    { $figure ->
        [turns] Züge bis ins Ziel
        [stalls] Kein Würfel passt
        [endings] Auswahl in einem Zug
       *[skill] So viele Rennen gewinnt, wer klug fährt
    }
workshop-better = Was macht sie besser?
workshop-first-open = Da ist noch offene Straße. Mal sie aus, oder lass den Computer fertig bauen.
workshop-first-mend = Etwas stimmt noch nicht:
workshop-more-faults = Was sonst noch zu richten ist: { $count }
workshop-all-good = Ein schöner Spielplan. Fahrt los!
workshop-miss =
    { $kind ->
        [turns-low] Das Rennen ist zu schnell vorbei: { $figure } Züge. Mach die Bahnen länger.
        [turns-high] Das Rennen dauert zu lang: { $figure } Züge. Mach die Bahnen kürzer.
        [stalls] Zu oft passt kein Würfel: in { $figure } der Züge. Misch die Farben mehr.
        [worst-stall] Auf { $where } bleibt man stecken: In { $figure } der Züge passt kein Würfel.
        [endings] Es gibt wenig zu wählen: { $figure } Felder pro Zug. Misch die Farben, oder verschieb die Enden der Felder.
        [skill] Fast alles ist Glück: Wer klug fährt, gewinnt nur { $figure } der Rennen.
        [starter] Wer anfängt, hat es zu leicht oder zu schwer: { $figure } Siege bei vier Wagen.
        [colour-low] Zu wenig { monza-colour }: { $figure } der Felder.
        [colour-high] Zu viel { monza-colour }: { $figure } der Felder.
       *[lane] Auf Bahn { $where } fährt kaum jemand: { $figure } der Züge.
    }
workshop-hint = Mal { $space } { monza-colour } an
workshop-hint-tyre = Leg einen Reifen auf { $space }
workshop-finish-title = Bau sie für mich fertig
workshop-finish = Offene Straße füllen
workshop-finishing = Die Straße wird gebaut
workshop-finished = Der Spielplan ist fertig.
workshop-stop = Halt
workshop-another = Noch eine andere
workshop-nothing-open = Radier ein paar Felder weg, dann baut der Computer sie neu.
workshop-race = Darauf fahren!
workshop-why-open = Füll zuerst die offene Straße.
workshop-why-mend = Zuerst zu richten: { $count }
workshop-send-says = Wer diesen Link öffnet, bekommt deinen Spielplan.
workshop-send-long = Dieser Spielplan ist zu groß für einen Link. Speichere ihn als Datei und verschicke die.
workshop-refused = Diese Datei geht nicht auf
workshop-nothing-lost = Nichts ist anders: Dein Spielplan liegt noch da.
workshop-boards = Spielpläne
workshop-unnamed = Spielplan { $number }
workshop-name = Name des Spielplans
workshop-mine = Deine Spielpläne
workshop-fresh = Leerer Spielplan
workshop-not-kept = Dieser Browser merkt sich nichts. Speichere den Spielplan lieber als Datei.
workshop-received = Ein Spielplan ist für dich angekommen.
workshop-opened = { $name } liegt auf dem Tisch.
workshop-photo = Ein Foto unter der Zeichnung
workshop-photo-take = Foto machen
workshop-photo-choose = Bild aussuchen
workshop-photo-remove = Wegnehmen
workshop-photo-says = Zeichne darüber wie auf Pauspapier. Das Bild bleibt auf diesem Gerät.
workshop-photo-slider =
    { $what ->
        [x] Hin und her
        [y] Auf und ab
        [scale] Größe
        [turn] Drehen
       *[strength] Stärke
    }
workshop-no-photo = Das ist kein Bild, das man zeigen kann. Such ein anderes aus.
workshop-print = Drucken
workshop-print-says = Der Spielplan im richtigen Maß, mit Würfeln und Wagen zum Ausschneiden.
workshop-paper = Wie groß?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Groß, auf A4-Blättern zum Kleben
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Womit druckst du?
workshop-ink-kind =
    { $ink ->
        [colour] In Farbe
       *[symbols] Schwarz, mit Zeichen
    }
workshop-format = Welche Datei?
workshop-format-kind =
    { $format ->
        [pdf] PDF zum Drucken
       *[svg] SVG zum Weitermalen
    }
workshop-print-save = Druck speichern
workshop-draw-board = Der Spielplan, den du zeichnest
workshop-draw-open = offene Straße
workshop-draw-long = Länge { $length }
workshop-draw-target = Zielfeld
workshop-draw-space = Bahn { $lane }, Feld { $number }: { $what }.
workshop-draw-missing = Bahn { $lane } hört zu früh auf: Hier fehlt Straße.
workshop-draw-size = Bahnen: { $lanes }, Länge: { $length }.
workshop-draw-in-hand = Feld { $lane }{ $number }
workshop-draw-shorter = Kürzer
workshop-draw-longer = Länger
workshop-draw-exact = Genaue Länge
workshop-draw-set = Diese Länge nehmen
workshop-draw-bad-length = Schreib eine Länge wie 1, 1.5 oder 4/3.
workshop-draw-remove = Dieses Feld wegnehmen
workshop-draw-before = Neues Feld davor
workshop-draw-after = Neues Feld dahinter
workshop-draw-split = In zwei teilen
workshop-draw-join = Mit dem nächsten verbinden
workshop-draw-cure =
    { $cure ->
        [fill] Mit offener Straße auffüllen
        [close] Die Runde schließen
        [fit] Von selbst passen lassen
        [tyre] Einen Reifen hinlegen
       *[open] Alle Bahnen öffnen
    }
workshop-draw-look = Genauer hinsehen
workshop-draw-closer = Näher
workshop-draw-farther = Weiter weg
workshop-draw-tools = Was malen wir?
workshop-draw-hand = Hand: ein Feld nehmen
workshop-draw-paint = Farbe: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Bahnen
        [ends] Start und Ziel
       *[curve] Form
    }
workshop-draw-faults =
    { $count ->
        [0] Nichts zu richten
       *[other] Zu richten: { $count }
    }
workshop-draw-to-mend = Was zu richten ist
workshop-draw-odd = Ungewöhnlich: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Bahn links
       *[right] Bahn rechts
    }
workshop-draw-copy-lane = Bahn { $lane } noch einmal
workshop-draw-remove-lane = Bahn { $lane } wegnehmen
workshop-draw-lane = Bahn { $lane }, Länge { $length }
workshop-draw-lane-name = Bahn { $lane }
workshop-draw-track-length = Ganze Länge: { $length }
workshop-draw-track-shorter = Alle Bahnen kürzen
workshop-draw-track-longer = Alle Bahnen verlängern
workshop-draw-exits = Vom Start geht es auf
workshop-draw-finish = Das Rennen endet auf
workshop-draw-end =
    { $end ->
        [line] einer Linie über alle Bahnen
       *[targets] Zielfeldern
    }
workshop-draw-line = Farbe der Linie
workshop-draw-targets = Zielfelder am Ende von
workshop-draw-edition = Für welches Spiel?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Jubiläum, 4 Wagen
       *[first] Erste Ausgabe, 6 Wagen
    }
workshop-draw-shapes = Form der Straße
workshop-draw-shape =
    { $shape ->
        [fit] Von selbst
        [stadium] Stadion
        [ring] Ring
        [corner] Winkel
        [oval] Oval
        [long] Lange Strecke
        [sprint] Sprint
        [first-edition] Erste Ausgabe
       *[straight] Gerade
    }
workshop-draw-road = Breite der Straße
workshop-draw-start-box = Länge vom Startfeld
workshop-draw-piece = Stück { $number }
workshop-draw-way =
    { $way ->
        [l] Linkskurve
        [f] Geradeaus
       *[r] Rechtskurve
    }
workshop-draw-length = Länge
workshop-draw-angle = Drehung
workshop-draw-radius = Radius
workshop-draw-less = Weniger: { $what }
workshop-draw-more = Mehr: { $what }
workshop-draw-earlier = Nach vorn schieben
workshop-draw-later = Nach hinten schieben
workshop-draw-add-piece = Neues Stück dahinter
workshop-draw-remove-piece = Dieses Stück wegnehmen
workshop-draw-ready = Bereit zum Rennen!
workshop-draw-more-faults = Und noch mehr: { $count }
workshop-draw-open-left = Offene Felder: { $count }. Mal sie aus, oder lass es den Computer tun.
workshop-draw-undone =
    { $what ->
        [undo] Zurückgenommen.
       *[redo] Wieder gemacht.
    }
workshop-draw-there = Zeig es mir
workshop-draw-finish-place = Ziel
workshop-draw-keys-arrows = die Straße entlang und quer über die Bahnen
workshop-draw-keys-paint = das Feld malen: rot, gelb, grün, blau, weiß, lila
workshop-draw-keys-tyre = ein Reifen; offene Straße
workshop-draw-keys-length = länger, kürzer
workshop-draw-keys-border = die vordere Grenze schieben
workshop-draw-keys-cut = in zwei teilen; mit dem nächsten verbinden
workshop-draw-keys-insert = neues Feld davor; dahinter
workshop-draw-keys-remove = das Feld wegnehmen
workshop-draw-keys-exact = genaue Länge
workshop-draw-keys-undo = zurücknehmen; doch wieder

# Fehler eines Spielplans in der Werkstatt, jeder an seiner Stelle

error-workshop-busy = In der Werkstatt ist viel los. Versuch es gleich noch einmal.
error-workshop-tools = Das Werkzeug für die Werkstatt ist noch unterwegs. Versuch es in einer Minute noch einmal.
error-board-broken = Da ist kein Spielplan drin.
error-board-large = Dieser Spielplan ist zu groß.
error-board-version = Dieser Spielplan kommt aus einem neueren Hairpin. Bitte jemanden, das Spiel zu erneuern.
fault-too-large = Diese Datei ist zu groß für eine Strecke. Mehr als { $most } kB gehen nicht.
fault-not-toml = Das ist keine Streckendatei. Nimm eine, die hier gespeichert wurde, oder schreib sie als TOML.
fault-other-game = Diese Datei gehört zu einem anderen Spiel. Nimm eine Monza-Strecke.
fault-unknown-word = „{ $given }“ bedeutet hier nichts. Nimm es heraus oder schreib es richtig.
fault-bad-name = Die Datei braucht einen einfachen Namen: kleine Buchstaben, Ziffern und Bindestriche, wie my-board.toml.
fault-bad-text = „{ $given }“ muss Text sein.
fault-bad-title = Dieser Name ist zu lang. Mehr als { $most } Buchstaben gehen nicht.
fault-edition = Such die Ausgabe aus: die erste oder die zum Jubiläum.
fault-no-lanes = Diese Strecke hat noch keine Bahnen. Leg mindestens zwei an.
fault-lane-count = Eine Strecke hat { $least } bis { $most } Bahnen.
fault-empty-lane = Diese Bahn ist leer. Leg Felder darauf.
fault-too-many = Das ist zu viel Strecke: Mehr als { $most } Felder gehen nicht. Nimm welche weg.
fault-lane-length = Diese Bahn hört zu früh auf: Es fehlt { $missing }. Mach sie so lang wie die längste.
fault-no-colour = Dieses Feld hat keine Farbe. Gib ihm eine der sechs oder einen Reifen.
fault-bad-length = Diese Länge geht nicht. Nimm eine Zahl über 0 und bis { $most }: 2, 1.5 oder 4/3.
fault-open-road = Diese Straße ist noch offen. Leg Felder darauf oder lass sie fertig bauen.
fault-bad-start = Der Start muss auf Bahnen dieser Strecke führen.
fault-no-exit = Vom Start kommt niemand weg. Öffne eine Bahn, die nicht mit einem Reifen beginnt.
fault-no-finish = Noch gibt es kein Ziel. Such eine Farbe für die Linie aus oder Zielfelder.
fault-tyre-target = Auf dem Zielfeld liegt ein Reifen. Gib ihm eine Farbe.
fault-cut-off = Niemand kommt bis ins Ziel. Öffne einen Weg dorthin.
fault-curve-table = Die Form der Straße ist nicht zu lesen. Such eine neue aus.
fault-curve-size =
    { $key ->
        [road] Die Straße muss breiter als 0 sein und höchstens { $most } breit.
       *[start] Das Startfeld muss länger als 0 sein und höchstens { $most } lang.
    }
fault-curve-path = Die Form der Straße braucht 1 bis { $most } Stücke.
fault-curve-word = „{ $given }“ ist kein Stück Straße. Nimm eine Gerade oder eine Kurve.
fault-curve-road = Die Straße ist so schmal, dass man sie nicht sieht. Mach sie mindestens { $least } breit.
fault-curve-start = Das Startfeld ist zu kurz für die Rennwagen. Mach es mindestens { $least } lang.
fault-curve-tight = Diese Kurve ist zu eng. Mach sie weiter oder die Straße schmaler.
fault-curve-gap = Die Straße kommt nicht zum Start zurück. Ändere eine Gerade oder eine Kurve, bis sie sich schließt.
fault-curve-overlap = Hier fährt die Straße in sich selbst hinein, bei Stück { $other }. Führ sie woanders entlang oder mach sie schmaler.
fault-nothing-open = Es ist nichts mehr zu legen: Keine Straße ist offen.
fault-too-much-open = Es ist zu viel Straße offen: Daraus könnten mehr als { $most } Felder werden. Lass weniger offen.
fault-open-halves = Offene Straße muss mindestens 1 lang sein und auf einem Halben enden: 1, 1.5, 2 …
fault-no-measure = Diese Längen passen nicht zusammen. Nimm Halbe, Drittel oder Viertel.
fault-no-way = Es fand sich kein Weg ohne Sackgasse. Lass mehr Straße offen.
odd-dead-end = Eine Sackgasse: Wer hier steht, kommt erst weiter, wenn ihn ein anderer Wagen zurückschiebt.
odd-unreachable = Hierher führt kein Weg. Ein Wagen kann höchstens hierher zurückgeschoben werden.

# Terminal

cli-start = Start:
cli-finish = Ziel:
cli-dice = Würfel: { $dice }
cli-tiles = Plättchen: { $tiles }
cli-does-roll = würfelt { $dice }
cli-does-drive =
    { $tool ->
        [tile] fährt auf { $space }: Beschleuniger { monza-colour }
       *[die] fährt auf { $space }: Würfel { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] fährt ins Ziel: Beschleuniger { monza-colour }
       *[die] fährt ins Ziel: Würfel { monza-colour }
    }
cli-does-reroll = nutzt den Neuwürfler für { $dice }
cli-does-bonus = Bonusschritt: { $car } fährt auf { $space }
cli-does-bonus-finish = Bonusschritt: { $car } fährt ins Ziel
cli-does-no-bonus = { $car } macht keinen Bonusschritt
cli-does-turbo = macht den Turbowurf
cli-does-stop = bleibt stehen
cli-pushed-back = Rums! { $name } hüpft zurück auf Feld { $space }.
cli-printed = Alle { $count } Blätter auf 100 % drucken: Dann misst der Balken 5 cm.
cli-push-backs = Rempler pro Rennen: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } Felder, erste Ausgabe
       *[anniversary] { $title }; { $spaces } Felder, Jubiläumsausgabe
    }
cli-report = Spielplan { $name }
cli-figure = Kennzahl
cli-value = Wert
cli-report-spaces = Felder pro Bahn
cli-report-tyres = Hindernisfelder
cli-report-colours = Anteil der Farben
cli-report-drivable = befahrbare Felder pro Bahn
cli-report-inner = innen : außen { $share }
cli-report-areas = ein übliches Feld, wie gezeichnet, pro Bahn
cli-report-unlike = höchstens { $times }-mal so groß
cli-report-skew = eine Farbe in einer Bahn und auf dem Brett
cli-report-apart = höchstens { $share } Unterschied, in { $where }
cli-report-alike = gleiche Farbe nebeneinander
cli-report-cars = Bonusschritt: der bessere von zwei Wagen
cli-report-turns = Züge bis ins Ziel, ein gieriger Wagen
cli-report-spread = Streuung { $spread }
cli-report-stalls = Züge ohne Schritt
cli-report-worst = am schlimmsten { $share } auf { $space }
cli-report-endings = verschiedene Enden pro Zug
cli-report-skill = bester Fahrer : Racer, zwei Wagen
cli-report-push-backs = Rempler pro Rennen
cli-report-field = { $races } Rennen mit allen Wagen
cli-report-lead = Führungswechsel pro Rennen
cli-report-lanes = Anteil der Besuche pro Bahn
cli-report-seats = Siege pro Platz, vier Racer
cli-report-starter = wer anfängt: { $points } Punkte zum gerechten Anteil
cli-missed = verfehlt:
cli-all-met = alle Ziele erreicht
cli-problem =
    { $kind ->
        [turns] ein Wagen braucht { $figure } Züge; { $least } bis { $most } wären richtig
        [stalls] { $figure } aller Züge bringen keinen Schritt; höchstens { $most } sollten es sein
        [worst-stall] auf { $where } bringen { $figure } der Züge keinen Schritt; höchstens { $most } sollten es sein
        [endings] ein Zug hat { $figure } verschiedene Enden; mindestens { $least } sollten es sein
        [skill] der beste Fahrer schlägt einen Racer in { $figure } der Rennen; mindestens { $least } sollten es sein
        [starter] von vieren gewinnt, wer anfängt, { $figure } der Rennen; { $least } bis { $most } wären gerecht
        [colour] { $figure } der Felder sind { $where }; { $least } bis { $most } wären richtig
        [outside-in] Bahn { $where } hat { $figure } befahrbare Felder; die Bahn außen daneben sollte mehr haben
        [inner] Bahn { $where } hat { $figure } so viele Felder wie die äußerste; höchstens { $most } sollten es sein
        [areas] die Felder von Bahn { $where } sind { $figure }-mal so groß gezeichnet wie die einer anderen; höchstens { $most } sollte es sein
        [lane-colour] in Bahn { $where } weicht der Anteil einer Farbe um { $figure } von dem auf dem Brett ab; höchstens { $most } sollten es sein
        [alike] an { $figure } Stellen liegt die gleiche Farbe nebeneinander; { $least } bis { $most } wären richtig
        [cars] mit dem Bonusschritt steht es bei { $where } { $figure }; { $least } bis { $most } wären gerecht
       *[lane] in { $figure } der Züge stehen Wagen in Bahn { $where }; mindestens { $least } sollten es sein
    }
cli-design-task = Straße wird gelegt
cli-design-best = bester Fahrer { $skill }, ohne Schritt { $stalls }
cli-solve-title = { $track }, { $players } Wagen, alle fahren so gut wie möglich
cli-solve-starts = { $seat } (fängt an)
cli-solve-bound = Werte auf { $residual } genau; niemand könnte mit anderen Zügen mehr als { $epsilon } gewinnen
cli-solve-work = { $sweeps } Durchgänge, { $seconds } s, Temperatur { $heat }
cli-solve-task =
    { $task ->
        [solving] lösen
       *[proving] Platz { $seat } nachprüfen
    }
cli-solve-moving = Durchgang { $sweeps }, noch { $residual } Änderung
cli-solve-lone-car = { $track }, ein Wagen mit allen Plättchen: im Schnitt { $turns } Züge
cli-solve-turns = Züge
cli-solve-chance = Wahrscheinlichkeit
cli-study-task =
    { $task ->
        [reading] lesen
        [solving] lösen
       *[racing] Rennen fahren
    }
cli-study-starting = Anfangen bringt { $points } Punkte
cli-study-moves =
    { $sort ->
        [racer_errs] erste Würfe, bei denen es am meisten kostet, so weit wie möglich zu fahren
        [choice_matters] erste Würfe, bei denen das beste Ende am klarsten vorn liegt
       *[most_common] die häufigsten Entscheidungen beim ersten Wurf
    }
cli-study-roll = Wurf
cli-study-often = wie oft
cli-study-route = Weg
cli-study-end = endet auf
cli-study-furthest = { $end } (am weitesten)
cli-study-matches = { $races } Rennen pro Zeile, reihum auf jedem Platz
cli-study-one = einer
cli-study-among = unter lauter
cli-study-pushes = Rempler in je { $races } Rennen von solved-Fahrern und von racer-Fahrern
cli-study-push =
    { $what ->
        [pushed_loses] der zurückgeschobene Wagen verliert
        [pusher_gains] der rempelnde Wagen gewinnt
        [push_is_worth] ein Rempler, wenn man die Wahl hat, bringt
        [solved_takes] solved-Fahrer rempeln, wenn sie die Wahl haben
        [racers_take] racer-Fahrer rempeln, wenn sie die Wahl haben
        [solved_per_race] Rempler pro Rennen, solved-Fahrer
       *[racers_per_race] Rempler pro Rennen, racer-Fahrer
    }
cli-study-proof = niemand könnte mehr als { $epsilon } gewinnen, Temperatur { $heat }, Startwert { $seed }
cli-error-option-endless = auf der Strecke { $value } kann ein Wagen für immer stecken bleiben (zum Beispiel auf { $place }), darum lässt sie sich nicht lösen
cli-error-values-damaged = { $file } ist veraltet oder beschädigt; starte hairpin solve noch einmal
