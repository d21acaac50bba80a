# Wörter: Rennwagen, Würfel, Feld, Bahn (nicht Spur), Reifen, Start, Ziel, Zug, Runde, Spielplan,
# Plättchen (Neuwürfler, Beschleuniger), Turbowurf, Bonusschritt, Pokal, Profirennfahrer.

# Home

monza-title = Monza
monza-says = Sechs Würfel, drei Bahnen, ein Pokal.
monza-first-title = Monza · erste Auflage
monza-first-says = Die Originalstrecke, für bis zu sechs Rennwagen.

# Options

option-monza-track-oval = Oval: kurz, gut für die ersten Rennen
option-monza-track-long = Lange Strecke: für Profirennfahrer
option-monza-track-sprint = Sprint: winzig, schnell vorbei
option-monza-track-first-edition = Erste Auflage: bis zu sechs Rennwagen
board-monza-oval = Oval
board-monza-long = Lange Strecke
board-monza-sprint = Sprint
board-monza-first-edition = Erste Auflage
option-monza-pro = Profirennfahrer
option-monza-pro-says = Alle bekommen Plättchen: sechs Beschleuniger und einen Neuwürfler. Wer alle sechs Würfel nutzt, darf einen Turbowurf machen.
option-monza-bonus = Bonusschritt
option-monza-bonus-says = Am Ende eines Zuges darf der Rennwagen in der zuletzt benutzten Farbe ein Feld weiterfahren.
option-monza-stopping = Darf ich früher anhalten?
option-monza-stopping-keep-going = Nein: weiterfahren, solange ein Würfel passt
option-monza-stopping-longest = Nein: so viele Würfel benutzen wie möglich
option-monza-stopping-free = Ja: anhalten, wo ich will
option-monza-free-finish = Ins Ziel mit jeder Farbe
option-monza-free-finish-says = Mit jedem Würfel kommst du ins Ziel.
option-monza-push-targets = Rums auf den Zielfeldern
option-monza-push-targets-says = Auf jedem Zielfeld steht nur ein Rennwagen. Hältst du dort an, muss der andere zurück.
option-monza-count-accelerators = Beschleuniger zählen mit
option-monza-count-accelerators-says = In der letzten Runde zählen Beschleuniger wie Würfel.
option-monza-others-only = Bonus nur für andere
option-monza-others-only-says = Kein Bonusschritt für deinen eigenen Wagen, wenn du selbst dran bist.
option-monza-turbo-accelerators = Beschleuniger nach dem Turbo
option-monza-turbo-accelerators-says = Auch nach dem Turbowurf darfst du Beschleuniger einsetzen.
option-monza-grid = Vorsprung
option-monza-grid-says = Ein Wagen darf ein paar Felder weiter vorn losfahren. So ist das Rennen für alle fair.
option-monza-track = Welcher Spielplan?
option-monza-players = Wie viele fahren mit?
option-monza-cars = Welcher Rennwagen gehört zu welchem Platz, vom ersten an?
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
monza-loading = Der Spielplan wird aufgebaut …
monza-zoom-out = Den ganzen Spielplan zeigen
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
monza-accelerator = Beschleuniger, { monza-colour }
monza-extra-roll = Neuwürfler: einige Würfel noch einmal werfen
monza-take-back = Den letzten Würfel zurücknehmen, { monza-colour }
monza-roll = Würfeln
monza-sign-flag = Los! Zug beenden
monza-sign-turbo = Turbowurf: zwei Würfel dazu
monza-sign-no = Kein Bonusschritt
monza-last-round = Letzte Runde
monza-ask-wait = { $name } überlegt …
monza-ask-roll = { $name }, tipp auf den Würfelbecher!
monza-ask-lay = { $name }, leg einen Würfel auf ein leuchtendes Feld.
monza-ask-space = Tipp jetzt auf ein leuchtendes Feld.
monza-ask-flag = { $name }, tipp auf die Flagge und fahr los!
monza-ask-tile-or-flag = { $name }, tipp auf die Flagge, oder nimm ein Plättchen.
monza-ask-turbo = { $name }, tipp auf den Turbo für zwei Würfel oder auf die Flagge.
monza-ask-mark = Tipp an, was du neu würfeln willst, dann den Würfelbecher.
monza-ask-bonus = Bonusschritt, { $name }! Tipp auf ein Feld, sonst auf die Hand.
monza-ask-stuck = Niemand kommt mehr ins Ziel. Die Spielleitung kann abbrechen.
monza-tell-only-way = Es gibt nur einen Weg, also fährt { $name } los.
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
        [alone] Sonst kam niemand ins Ziel.
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
        [yes] reicht weiter nach vorn als dein Feld
       *[no] reicht nicht weiter nach vorn als dein Feld
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
monza-progress =
    { $part ->
        [start] kurz nach dem Start
        [quarter] nach etwa einem Viertel
        [nearly-half] fast auf halbem Weg
        [half] auf halbem Weg
        [past-half] über die Hälfte geschafft
        [three-quarters] nach etwa drei Vierteln
       *[end] kurz vor dem Ziel
    }
monza-here =
    { $colour ->
        [red] { $name } steht { $in } auf einem roten Feld, { $progress }.
        [yellow] { $name } steht { $in } auf einem gelben Feld, { $progress }.
        [green] { $name } steht { $in } auf einem grünen Feld, { $progress }.
        [blue] { $name } steht { $in } auf einem blauen Feld, { $progress }.
        [white] { $name } steht { $in } auf einem weißen Feld, { $progress }.
       *[purple] { $name } steht { $in } auf einem lila Feld, { $progress }.
    }
monza-here-laid =
    { $colour ->
        [red] Deine Würfel führen auf ein rotes Feld { $in }, { $progress }.
        [yellow] Deine Würfel führen auf ein gelbes Feld { $in }, { $progress }.
        [green] Deine Würfel führen auf ein grünes Feld { $in }, { $progress }.
        [blue] Deine Würfel führen auf ein blaues Feld { $in }, { $progress }.
        [white] Deine Würfel führen auf ein weißes Feld { $in }, { $progress }.
       *[purple] Deine Würfel führen auf ein lila Feld { $in }, { $progress }.
    }
monza-here-start = { $name } steht am Start.
monza-here-home = { $name } ist im Ziel.
monza-other =
    { $where ->
        [ahead] { $name } ist weiter vorn: { $lane }, Feldfarbe { monza-colour }.
        [behind] { $name } ist weiter hinten: { $lane }, Feldfarbe { monza-colour }.
       *[level] { $name } ist gleichauf: { $lane }, Feldfarbe { monza-colour }.
    }
monza-other-start = { $name } steht am Start.
monza-other-home = { $name } ist im Ziel.
monza-dice-left = Übrige Würfel: { $colours }.
monza-say-rolled = { $name } würfelt: { $colours }.
monza-where =
    { $name ->
        [outer] auf der äußeren Bahn
        [middle] auf der mittleren Bahn
        [inner] auf der inneren Bahn
       *[other] auf Bahn { $lane }
    }
monza-say-drove = { $name } fährt: { $colours }. Der Wagen steht jetzt { $where }.
monza-say-drove-home = { $name } fährt: { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus =
    { $colour ->
        [red] Bonusschritt: { $name } fährt { $where } auf Rot.
        [yellow] Bonusschritt: { $name } fährt { $where } auf Gelb.
        [green] Bonusschritt: { $name } fährt { $where } auf Grün.
        [blue] Bonusschritt: { $name } fährt { $where } auf Blau.
        [white] Bonusschritt: { $name } fährt { $where } auf Weiß.
       *[purple] Bonusschritt: { $name } fährt { $where } auf Lila.
    }
monza-say-pushed-back =
    { $colour ->
        [red] Rums! { $name } hüpft { $where } zurück auf Rot.
        [yellow] Rums! { $name } hüpft { $where } zurück auf Gelb.
        [green] Rums! { $name } hüpft { $where } zurück auf Grün.
        [blue] Rums! { $name } hüpft { $where } zurück auf Blau.
        [white] Rums! { $name } hüpft { $where } zurück auf Weiß.
       *[purple] Rums! { $name } hüpft { $where } zurück auf Lila.
    }
monza-say-pushed-to-start = Rums! { $name } hüpft zurück auf den Start.

# Keys

keys-monza-arrows = über den Spielplan: vor, zurück, links, rechts
keys-monza-page = zum nächsten leuchtenden Feld
keys-monza-dice = einen Würfel nehmen
keys-monza-back = den letzten Würfel zurücknehmen
monza-key =
    { $colour ->
        [red] R
        [yellow] G
        [green] N
        [blue] B
        [white] W
       *[purple] L
    }

# Why not?

why-monza-not-your-turn = Jetzt ist jemand anders dran. Gleich kommst du!
why-monza-roll-first = Erst würfeln!
why-monza-over = Das Rennen ist vorbei.
why-monza-here = Da steht dein Wagen schon. Du fährst nur vorwärts.
why-monza-behind = Das liegt hinter dir. Du fährst nur vorwärts.
why-monza-not-ahead = Das Feld reicht nicht weiter nach vorn als deins. Da kannst du die Bahn nicht wechseln.
why-monza-corner = Die beiden Felder berühren sich nur an einer Ecke. Das reicht nicht.
why-monza-too-far = Das Feld berührt deins nicht. Fahr Feld für Feld.
why-monza-tyre = Da liegt ein Reifen im Weg. Da kann niemand fahren.
why-monza-from-start = Vom Start aus kommst du nur auf diese Felder: { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Du hast keinen roten Würfel mehr.
        [yellow] Du hast keinen gelben Würfel mehr.
        [green] Du hast keinen grünen Würfel mehr.
        [blue] Du hast keinen blauen Würfel mehr.
        [white] Du hast keinen weißen Würfel mehr.
       *[purple] Du hast keinen lila Würfel mehr.
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
why-monza-home = Deine Würfel führen schon ins Ziel. Weiter geht es nicht.
why-monza-longest = An diesem Tisch nutzt du so viele Würfel wie möglich, außer auf dem Weg ins Ziel. Es gibt einen längeren Weg.
why-monza-drive-on = Ein Würfel passt noch: { $colours }. Fahr weiter!
why-monza-no-turbo-die =
    { $colour ->
        [red] Du hast keinen roten Turbowürfel mehr.
        [yellow] Du hast keinen gelben Turbowürfel mehr.
        [green] Du hast keinen grünen Turbowürfel mehr.
        [blue] Du hast keinen blauen Turbowürfel mehr.
        [white] Du hast keinen weißen Turbowürfel mehr.
       *[purple] Du hast keinen lila Turbowürfel mehr.
    }
why-monza-tile-after-turbo = Nach dem Turbowurf kannst du keine Beschleuniger benutzen, nur die zwei Würfel.
why-monza-occupied = Da steht ein Wagen. Für den Bonusschritt muss das Feld frei sein.
why-monza-bonus-only = Jetzt gibt es nur den Bonusschritt: Tipp auf ein Feld oder auf die Hand, wenn du nicht willst.
why-monza-no-tiles = Das ist für Profirennfahrer. In diesem Rennen gibt es keine Plättchen.
why-monza-dice-left = Den Turbowurf gibt es erst, wenn alle sechs Würfel benutzt sind.
why-monza-one-turbo = Nur ein Turbowurf pro Zug.
why-monza-extra-roll-late = Neu würfeln geht nur, bevor du etwas hinlegst.
why-monza-extra-roll-gone = Deinen Neuwürfler hast du schon benutzt.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Mit sechs bunten Würfeln einmal um die Strecke.
rules-page-professional = Profirennfahrer
rules-page-professional-says = Für alle, die Monza schon kennen: mit Plättchen und Turbowurf.
rules-page-bonus = Bonusschritt
rules-page-bonus-says = Passt zu jedem Monza-Rennen: Mit deiner letzten Farbe darf ein Wagen weiter.
rules-page-first-edition = Erste Auflage
rules-page-first-edition-says = Das erste Monza: sechs Rennwagen und zwei Zielfelder.
rules-goal = Fahr einmal um die Strecke und ins Ziel, dann gewinnst du.
rules-begin = Alle nehmen einen Rennwagen und stellen ihn an den Start. Wer am jüngsten ist, fängt an, dann geht es im Uhrzeigersinn weiter.
rules-begin-first = Bis zu sechs Rennwagen stehen am Start. Wer am jüngsten ist, fängt an, dann geht es im Uhrzeigersinn weiter.
rules-roll = Du bist dran? Wirf alle sechs Würfel, aber nur einmal.
rules-lay = Leg einen Würfel auf ein Feld in seiner Farbe, das an deins grenzt, und den nächsten auf ein Feld, das an dieses grenzt. Die Reihenfolge bestimmst du: Such einen langen Weg! Dann fährt dein Wagen.
rules-start = Vom Start geht es auf Weiß oder Lila.
rules-start-long = Auch auf der langen Strecke geht es vom Start auf Weiß oder Lila. Auf eurem eigenen Spielplan geht es auf jedes Feld, das den Start berührt.
rules-lane = Nur vorwärts! Du darfst die Bahn wechseln, wenn das andere Feld weiter nach vorn reicht als deins. Sonst bleib auf deiner Bahn.
rules-touch = Das nächste Feld muss deins an einer Kante berühren. Eine Ecke reicht nicht.
rules-tyre = Da liegt ein Reifen im Weg. Da kann niemand fahren, also fahr drum herum.
rules-over = Du darfst über ein Feld fahren, auf dem ein Wagen steht. Den Würfel für dieses Feld brauchst du trotzdem.
rules-bump = Hältst du auf einem Feld mit einem Wagen an, rums! Der andere Wagen muss auf seiner Bahn zurück auf das nächste freie Feld. Reifen und andere Wagen werden übersprungen.
rules-nowhere = Hinter dem anderen Wagen ist kein Feld frei? Dann muss er zurück zum Start. Am Start und im Ziel gibt es keinen Rums.
rules-no-die = Kein Würfel passt? Dann bleibt dein Wagen stehen, und es geht reihum weiter.
rules-drive-on = Solange ein Würfel passt, fährst du weiter. Wohin, bestimmst du.
rules-finish = Das Ziel ist weiß, also brauchst du einen weißen Würfel. Dort hältst du an.
rules-last-round = Jemand ist im Ziel? Spielt die Runde zu Ende, damit alle gleich oft dran waren.
rules-fewest = Mehrere sind im Ziel? Wer in der letzten Runde die wenigsten Würfel gebraucht hat, gewinnt. Gleich viele? Dann gewinnt ihr zusammen.
rules-trophy = Wer gewinnt, bekommt einen Pokal und ist Champion bis zum nächsten Rennen.
rules-house-stopping = Ihr dürft anhalten, wo ihr wollt. Oder ganz streng: so viele Würfel nutzen wie möglich.
rules-house-finish = Mit jedem Würfel kommt ihr ins Ziel.
rules-house-starter = Der Champion fängt an, oder das Los entscheidet.
rules-house-grid = Mit Vorsprung ist es auch für die Kleinen fair: Ihr Wagen fährt ein paar Felder weiter vorn los. Danach ist es ein Wagen wie jeder andere, und rums, vielleicht muss er wieder zurück.
rules-tiles = Alle bekommen sieben Plättchen: sechs Beschleuniger, einen in jeder Farbe, und einen Neuwürfler.
rules-extra-roll = Dein Wurf gefällt dir nicht? Gib den Neuwürfler ab und wirf so viele Würfel neu, wie du willst. Das geht nur, bevor du etwas hinlegst.
rules-accelerator = Ein Beschleuniger ist wie ein Würfel in seiner Farbe. Nach dem Zug ist er weg.
rules-six = Alle sechs Würfel gelegt? Dann darfst du einen Turbowurf machen!
rules-turbo = Wirf zwei Würfel und fahr mit einem, beiden oder keinem weiter. Dann ist dein Zug zu Ende.
rules-turbo-tiles = Nach dem Turbowurf sind Beschleuniger nicht erlaubt.
rules-turbo-bump = Mit dem Rums warten wir, bis dein Turbowurf vorbei ist.
rules-house-count = In der letzten Runde zählen Beschleuniger wie Würfel.
rules-house-turbo = Auch nach dem Turbowurf sind Beschleuniger erlaubt.
rules-bonus = Schaut am Ende eines Zuges: Welche Farbe kam zuletzt? Der Wagen in dieser Farbe darf ein Feld weiter, egal welche Farbe das Feld hat.
rules-bonus-free = Für den Bonusschritt muss das Feld frei sein: kein Reifen, kein Wagen, kein Rums.
rules-bonus-home = Ein Bonusschritt darf sogar ins Ziel führen.
rules-bonus-own = War die letzte Farbe deine eigene? Dann darf dein eigener Wagen weiter. Du musst aber nicht.
rules-house-others = Kein Bonusschritt für den eigenen Wagen, wenn man selbst dran ist.
rules-first-box = Bis zu sechs Rennwagen fahren einmal um die Originalstrecke. Die zwei Felder am Ende sind das Ziel.
rules-first-start = Vom Start geht es auf Blau oder Weiß.
rules-first-targets = Du brauchst einen Würfel in der Farbe des Zielfeldes: hier Blau oder Weiß. Dort hältst du an.
rules-house-targets = Auf jedem Zielfeld steht nur ein Rennwagen. Hältst du dort an, muss der andere zurück und weiterfahren.

# First race

lesson-monza-roll = Tipp auf den Würfelbecher! Sechs Würfel rollen heraus.
lesson-monza-lay = Auf jedes leuchtende Feld passt einer deiner Würfel. Tipp ein Feld an, und der Würfel springt darauf.
lesson-monza-back = Doch lieber anders? Tipp den letzten Würfel an, dann kommt er zurück.
lesson-monza-lane = Dieses Feld liegt auf einer anderen Bahn. Es reicht weiter nach vorn als deins, also darfst du wechseln.
lesson-monza-on = Noch ein Würfel passt. Fahr weiter: je weiter, desto besser!
lesson-monza-forced = Diesmal gibt es nur einen Weg, also fährt dein Wagen ganz allein.
lesson-monza-flag = Kein Würfel passt mehr. Tipp auf die Flagge, und dein Wagen fährt!
lesson-monza-finish = Das Ziel! Tipp darauf, und du bist da.
lesson-monza-other = Jetzt fährt { $name }. Danach kommst du.
lesson-monza-passed = Für { $name } passt diesmal kein Würfel. Der Wagen bleibt stehen.
lesson-monza-pushed-back = Rums! Auf dem Feld von { $name } hat jemand angehalten, also hüpft { $name } zurück auf das nächste freie Feld.
lesson-monza-last-round = Jemand ist im Ziel! Diese Runde fahren wir noch zu Ende. Jetzt zählen die Würfel: Weniger ist besser.
lesson-monza-end = Das war ein ganzes Rennen! Sind mehrere im Ziel, gewinnt, wer die wenigsten Würfel gebraucht hat. Jetzt weißt du, wie es geht.
lesson-monza-says = Würfeln, Weg suchen, fahren: dein erstes Rennen.
lesson-professional-tiles = Das sind deine Beschleuniger. Jeder ersetzt einmal einen Würfel seiner Farbe.
lesson-professional-extra = Schlecht gewürfelt? Einmal im Rennen darfst du neu würfeln: Tipp dieses Plättchen an.
lesson-professional-mark = Tipp die Würfel an, die du neu werfen willst.
lesson-professional-again = Jetzt tipp auf den Würfelbecher!
lesson-professional-accelerator = Kein Würfel passt mehr? Ein Beschleuniger schon! Tipp auf das sanft leuchtende Feld.
lesson-professional-turbo = Alle sechs Würfel sind benutzt: Turbo! Tipp auf die brennenden Würfel.
lesson-professional-turbo-dice = Noch zwei Würfel! Leg, was passt, oder tipp auf die Flagge.
lesson-professional-says = Beschleuniger, Neuwürfler und Turbo.
lesson-professional-end = Jetzt fährst du wie die Profis! Heb dir im echten Rennen die Beschleuniger für den richtigen Moment auf.
lesson-bonus-aim = Auf den letzten Würfel kommt es an: Der Wagen seiner Farbe darf ein Feld weiter. Auch deiner!
lesson-bonus-take = Bonus! Der letzte Würfel hat die Farbe deines Wagens. Tipp auf ein leuchtendes Feld oder auf die Hand, wenn du nicht willst.
lesson-bonus-says = Der letzte Würfel schenkt einem Wagen ein Feld.
lesson-bonus-end = Gut gefahren! Achte in jedem Zug auf den letzten Würfel: Er kann ein Geschenk für dich sein – oder für jemand anderen.
lesson-first-edition-start = Vom Start geht es über ein blaues oder ein weißes Feld. Tipp eins an!
lesson-first-edition-target = Ein Zielfeld! Ein Würfel seiner Farbe bringt dich ins Ziel. Tipp darauf!
lesson-first-edition-says = Start über Blau oder Weiß, zwei Zielfelder.
lesson-first-edition-end = Das war die erste Auflage! Auf dem großen Spielplan können bis zu sechs mitfahren.

# Workshop

workshop-title = Spielplan bauen
workshop-says = Mal deinen eigenen Spielplan und fahr darauf.
workshop-back = Zurück zur Werkstatt
workshop-quality = Wie gut ist dein Spielplan?
workshop-measuring = Wird ausprobiert …
workshop-unmeasured = Der Spielplan konnte noch nicht ausprobiert werden.
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
        [endings] Auswahl pro Zug
       *[skill] So oft gewinnt, wer klug fährt
    }
workshop-better = Was macht den Spielplan besser?
workshop-first-open = Da ist noch leere Straße. Mal sie aus, oder lass den Computer fertig bauen.
workshop-first-mend = Etwas stimmt noch nicht:
workshop-more-faults = Noch zu verbessern: { $count }
workshop-all-good = Ein toller Spielplan! Fahrt los!
workshop-miss =
    { $kind ->
        [turns-low] Das Rennen ist zu schnell vorbei: nach { $figure } Zügen. Mach die Bahnen länger.
        [turns-high] Das Rennen dauert zu lang: { $figure } Züge. Mach die Bahnen kürzer.
        [stalls] Zu oft passt kein Würfel: in { $figure } der Züge. Misch die Farben mehr.
        [worst-stall] Auf { $where } bleibt man stecken: In { $figure } der Züge passt kein Würfel.
        [endings] Man kann kaum wählen: { $figure } Felder pro Zug. Misch die Farben, oder verschieb die Enden der Felder.
        [skill] Fast alles ist Glück: Wer klug fährt, gewinnt nur { $figure } der Rennen.
        [starter] Anfangen macht zu viel aus: Bei vier Wagen gewinnt der erste { $figure } der Rennen.
        [colour-low] Zu wenig von dieser Farbe: { monza-colour } ({ $figure } der Felder).
        [colour-high] Zu viel von dieser Farbe: { monza-colour } ({ $figure } der Felder).
       *[lane] Auf Bahn { $where } fährt kaum jemand: { $figure } der Züge.
    }
workshop-hint = Mal { $space } { monza-colour } an
workshop-hint-tyre = Leg einen Reifen auf { $space }
workshop-finish-title = Bau den Spielplan für mich fertig
workshop-finish = Leere Straße füllen
workshop-finishing = Die Straße wird gefüllt
workshop-finished = Der Spielplan ist fertig.
workshop-stop = Stopp
workshop-another = Noch einen anderen
workshop-nothing-open = Radier ein paar Felder weg, dann baut der Computer sie neu.
workshop-race = Darauf fahren!
workshop-why-open = Füll zuerst die leere Straße.
workshop-why-mend = Erst verbessern: { $count }
workshop-send-says = Wer diesen Link öffnet, bekommt deinen Spielplan.
workshop-send-long = Dieser Spielplan ist zu groß für einen Link. Speichere ihn als Datei und verschicke die.
workshop-refused = Diese Datei lässt sich nicht öffnen
workshop-nothing-lost = Es hat sich nichts geändert: Dein Spielplan liegt noch da.
workshop-boards = Spielpläne
workshop-unnamed = Spielplan { $number }
workshop-name = Name des Spielplans
workshop-mine = Deine Spielpläne
workshop-fresh = Leerer Spielplan
workshop-not-kept = Dieser Browser kann nichts speichern. Speichere den Spielplan lieber als Datei.
workshop-received = Jemand hat dir einen Spielplan geschickt!
workshop-opened = { $name } liegt auf dem Tisch.
workshop-photo = Ein Foto unter der Zeichnung
workshop-photo-take = Foto machen
workshop-photo-choose = Bild aussuchen
workshop-photo-remove = Entfernen
workshop-photo-says = Zeichne darüber wie auf Pauspapier. Das Bild bleibt auf diesem Gerät.
workshop-photo-slider =
    { $what ->
        [x] Links und rechts
        [y] Auf und ab
        [scale] Größe
        [turn] Winkel
       *[strength] Deckkraft
    }
workshop-no-photo = Dieses Bild lässt sich nicht zeigen. Such ein anderes aus.
workshop-print = Drucken
workshop-print-says = Der Spielplan im richtigen Maß, mit Würfeln und Wagen zum Ausschneiden.
workshop-paper = Wie groß?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Groß: A4-Blätter zum Zusammenkleben
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Farbig oder schwarz-weiß?
workshop-ink-kind =
    { $ink ->
        [colour] In Farbe
       *[symbols] Schwarz-weiß, mit Zeichen
    }
workshop-format = Welche Datei?
workshop-format-kind =
    { $format ->
        [pdf] PDF zum Drucken
       *[svg] SVG zum Bearbeiten
    }
workshop-print-save = Datei speichern
workshop-draw-board = Der Spielplan, den du zeichnest
workshop-draw-open = leere Straße
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
workshop-draw-bad-length = Schreib eine Länge wie 1, 1½ oder 4/3.
workshop-draw-remove = Dieses Feld entfernen
workshop-draw-before = Neues Feld davor
workshop-draw-after = Neues Feld dahinter
workshop-draw-split = In zwei teilen
workshop-draw-join = Mit dem nächsten verbinden
workshop-draw-cure =
    { $cure ->
        [fill] Mit leerer Straße auffüllen
        [close] Die Runde schließen
        [fit] Automatisch anpassen
        [tyre] Einen Reifen hinlegen
       *[open] Alle Bahnen öffnen
    }
workshop-draw-look = Genauer ansehen
workshop-draw-closer = Vergrößern
workshop-draw-farther = Verkleinern
workshop-draw-tools = Was malen wir?
workshop-draw-hand = Hand: ein Feld aussuchen
workshop-draw-paint = Farbe: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Bahnen
        [ends] Start und Ziel
       *[curve] Form
    }
workshop-draw-faults =
    { $count ->
        [0] Alles in Ordnung
       *[other] Noch zu tun: { $count }
    }
workshop-draw-to-mend = Was noch nicht stimmt
workshop-draw-odd = Ungewöhnlich: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Bahn links dazu
       *[right] Bahn rechts dazu
    }
workshop-draw-copy-lane = Bahn { $lane } kopieren
workshop-draw-remove-lane = Bahn { $lane } entfernen
workshop-draw-lane = Bahn { $lane }, Länge { $length }
workshop-draw-lane-name = Bahn { $lane }
workshop-draw-track-length = Gesamtlänge: { $length }
workshop-draw-track-shorter = Alle Bahnen kürzen
workshop-draw-track-longer = Alle Bahnen verlängern
workshop-draw-exits = Vom Start geht es auf
workshop-draw-finish = Das Rennen endet auf
workshop-draw-end =
    { $end ->
        [line] einer Linie über alle Bahnen
       *[targets] Zielfeldern
    }
workshop-draw-line = Farbe der Ziellinie
workshop-draw-targets = Bahnen, die mit einem Zielfeld enden
workshop-draw-edition = Für welches Spiel?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Jubiläumsedition, 4 Wagen
       *[first] Erste Auflage, 6 Wagen
    }
workshop-draw-shapes = Form der Straße
workshop-draw-shape =
    { $shape ->
        [fit] Automatisch
        [stadium] Stadion
        [ring] Ring
        [corner] Ecke
        [oval] Oval
        [long] Lange Strecke
        [sprint] Sprint
        [first-edition] Erste Auflage
       *[straight] Gerade
    }
workshop-draw-road = Breite der Straße
workshop-draw-start-box = Länge des Starts
workshop-draw-piece = Stück { $number }
workshop-draw-way =
    { $way ->
        [l] Linkskurve
        [f] Geradeaus
       *[r] Rechtskurve
    }
workshop-draw-length = Länge
workshop-draw-angle = Winkel
workshop-draw-radius = Radius
workshop-draw-less = Weniger: { $what }
workshop-draw-more = Mehr: { $what }
workshop-draw-earlier = In der Liste nach oben
workshop-draw-later = In der Liste nach unten
workshop-draw-add-piece = Neues Stück dahinter
workshop-draw-remove-piece = Dieses Stück entfernen
workshop-draw-ready = Bereit zum Rennen!
workshop-draw-more-faults = und noch { $count }
workshop-draw-open-left = Leere Felder: { $count }. Mal sie aus, oder lass es den Computer tun.
workshop-draw-undone =
    { $what ->
        [undo] Zurückgenommen.
       *[redo] Wiederholt.
    }
workshop-draw-there = Zeig es mir
workshop-draw-finish-place = Ziel
workshop-draw-keys-arrows = die Straße entlang und quer über die Bahnen
workshop-draw-keys-length = länger, kürzer
workshop-draw-keys-border = die vordere Kante schieben
workshop-draw-keys-remove = das Feld entfernen
workshop-draw-keys-undo = zurücknehmen; wiederholen
workshop-draw-key =
    { $act ->
        [tyre] F
        [open] O
        [split] T
        [join] V
        [before] D
        [after] H
       *[exact] E
    }
file-board = mein Spielplan
file-board-simple = mein-spielplan

# Fehler eines Spielplans in der Werkstatt, jeder an seiner Stelle

error-workshop-busy = In der Werkstatt ist viel los. Versuch es gleich noch einmal.
error-workshop-failed = Dieser Spielplan war zu viel für die Werkstatt. Mach ihn etwas einfacher und versuch es noch einmal.
error-workshop-tools = Die Werkstatt ist noch nicht so weit. Versuch es in einer Minute noch einmal.
error-board-broken = Da ist kein Spielplan drin. Lass ihn dir noch einmal schicken.
error-board-large = Dieser Spielplan ist zu groß.
error-board-version = Dieser Spielplan kommt aus einem neueren Hairpin. Bitte jemanden, das Spiel zu aktualisieren.
workshop-fault = Hier stimmt noch etwas nicht. Ändere diese Stelle auf dem Spielplan.
fault-too-large = Diese Datei ist zu groß für einen Spielplan: höchstens { $most } kB.
fault-not-toml = Das ist keine Spielplan-Datei. Nimm eine, die hier gespeichert wurde, oder schreib sie als TOML.
fault-other-game = Diese Datei gehört zu einem anderen Spiel. Nimm einen Monza-Spielplan.
fault-unknown-word = „{ $given }“ bedeutet hier nichts. Nimm es heraus oder schreib es richtig.
fault-bad-name = Die Datei braucht einen einfachen Namen: Kleinbuchstaben, Ziffern und Bindestriche, wie mein-spielplan.toml.
fault-bad-text = „{ $given }“ muss Text sein.
fault-bad-title = Dieser Name ist zu lang: höchstens { $most } Buchstaben.
fault-edition = Such die Edition aus: die erste Auflage oder die Jubiläumsedition.
fault-no-lanes = Dieser Spielplan hat noch keine Bahnen. Leg mindestens zwei an.
fault-lane-count = Ein Spielplan hat { $least } bis { $most } Bahnen.
fault-empty-lane = Diese Bahn ist leer. Leg Felder darauf.
fault-too-many = Das sind zu viele Felder: höchstens { $most }. Nimm welche weg.
fault-lane-length = Diese Bahn hört zu früh auf: Es fehlt ein Stück der Länge { $missing }. Mach die Bahn so lang wie die längste.
fault-no-colour = Dieses Feld hat keine Farbe. Gib ihm eine der sechs oder einen Reifen.
fault-bad-length = Diese Länge geht nicht. Nimm eine Zahl über 0 und bis { $most }: 2, 3/2 oder 4/3.
fault-open-road = Dieses Stück Straße ist noch leer. Leg Felder darauf, oder lass den Computer fertig bauen.
fault-bad-start = Der Start muss auf Bahnen dieses Spielplans führen.
fault-no-exit = Vom Start kommt niemand weg. Öffne eine Bahn, die nicht mit einem Reifen beginnt.
fault-no-finish = Noch gibt es kein Ziel. Such eine Farbe für die Ziellinie aus oder Zielfelder.
fault-tyre-target = Auf dem Zielfeld liegt ein Reifen. Gib dem Feld eine Farbe.
fault-cut-off = Niemand kommt bis ins Ziel. Öffne einen Weg dorthin.
fault-curve-table = Die Form der Straße ist nicht zu lesen. Such eine neue aus.
fault-curve-size =
    { $key ->
        [road] Die Straße muss breiter als 0 sein und höchstens { $most } breit.
       *[start] Der Start muss länger als 0 sein und höchstens { $most } lang.
    }
fault-curve-path = Die Form der Straße braucht 1 bis { $most } Stücke.
fault-curve-word = „{ $given }“ ist kein Stück Straße. Nimm eine Gerade oder eine Kurve.
fault-curve-road = Die Straße ist so schmal, dass man sie nicht sieht. Mach sie mindestens { $least } breit.
fault-curve-start = Der Start ist zu kurz für die Rennwagen. Mach ihn mindestens { $least } lang.
fault-curve-tight = Diese Kurve ist zu eng. Mach sie weiter oder die Straße schmaler.
fault-curve-gap = Die Straße kommt nicht zum Start zurück. Ändere eine Gerade oder eine Kurve, bis die Straße sich schließt.
fault-curve-overlap = Hier läuft die Straße in sich selbst hinein, bei Stück { $other }. Führ sie woanders entlang oder mach sie schmaler.
fault-nothing-open = Es ist nichts mehr zu füllen: Keine Straße ist leer.
fault-too-much-open = Es ist zu viel Straße leer: Daraus könnten mehr als { $most } Felder werden. Lass weniger leer.
fault-open-halves = Leere Straße ist mindestens 1 lang und geht in halben Schritten: 1, 1½, 2 …
fault-no-measure = Diese Längen passen nicht zusammen. Nimm Halbe, Drittel oder Viertel.
fault-no-way = Wir haben keinen Weg ohne Sackgasse gefunden. Lass mehr Straße leer.
odd-dead-end = Eine Sackgasse: Ein Wagen kommt hier erst weg, wenn ihn ein anderer zurückschiebt.
odd-unreachable = Hierher kann niemand fahren. Ein Wagen kommt nur her, wenn er zurückgeschoben wird.

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
cli-printed = Alle { $count } Blätter auf 100 % drucken: Dann ist der Balken 5 cm lang.
cli-push-backs = Rempler pro Rennen: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } Felder, erste Auflage
       *[anniversary] { $title }; { $spaces } Felder, Jubiläumsedition
    }
cli-report = Spielplan { $name }
cli-figure = Kennzahl
cli-value = Wert
cli-report-spaces = Felder pro Bahn
cli-report-tyres = Reifen
cli-report-colours = Anteil der Farben
cli-report-drivable = befahrbare Felder pro Bahn
cli-report-inner = innen : außen { $share }
cli-report-areas = ein übliches Feld, wie gezeichnet, pro Bahn
cli-report-unlike = höchstens { $times }-mal so groß
cli-report-skew = eine Farbe in einer Bahn und auf dem Spielplan
cli-report-apart = höchstens { $share } Unterschied, in { $where }
cli-report-alike = gleiche Farbe nebeneinander
cli-report-cars = Bonusschritt: der bessere von zwei Wagen
cli-report-turns = Züge bis ins Ziel, ein gieriger Wagen
cli-report-spread = Streuung { $spread }
cli-report-stalls = Züge ohne Schritt
cli-report-worst = am schlimmsten auf { $space }: { $share }
cli-report-endings = verschiedene Enden pro Zug
cli-report-skill = bester Fahrer gegen { $racer }, zwei Wagen
cli-report-push-backs = Rempler pro Rennen
cli-report-field = { $races } Rennen mit allen Wagen
cli-report-lead = Führungswechsel pro Rennen
cli-report-lanes = Anteil der Besuche pro Bahn
cli-report-seats = Siege pro Platz, viermal { $racer }
cli-report-starter = wer anfängt: { $points } Prozentpunkte Abstand zum gerechten Anteil
cli-missed = verfehlt:
cli-all-met = alle Ziele erreicht
cli-problem =
    { $kind ->
        [turns] ein Wagen braucht { $figure } Züge; { $least } bis { $most } wären richtig
        [stalls] { $figure } aller Züge bringen keinen Schritt; höchstens { $most } sollten es sein
        [worst-stall] auf { $where } bringen { $figure } der Züge keinen Schritt; höchstens { $most } sollten es sein
        [endings] ein Zug hat { $figure } verschiedene Enden; mindestens { $least } sollten es sein
        [skill] der beste Fahrer schlägt { $racer } in { $figure } der Rennen; mindestens { $least } sollten es sein
        [starter] von vieren gewinnt, wer anfängt, { $figure } der Rennen; { $least } bis { $most } wären gerecht
        [colour] { $figure } der Felder sind { $where }; { $least } bis { $most } wären richtig
        [outside-in] Bahn { $where } hat { $figure } befahrbare Felder; die Bahn außen daneben sollte mehr haben
        [inner] Bahn { $where } hat { $figure } der Felderzahl der äußersten; höchstens { $most } sollten es sein
        [areas] die Felder von Bahn { $where } sind { $figure }-mal so groß gezeichnet wie die einer anderen; höchstens { $most } sollte es sein
        [lane-colour] in Bahn { $where } weicht der Anteil einer Farbe um { $figure } von dem auf dem Spielplan ab; höchstens { $most } sollten es sein
        [alike] an { $figure } Stellen liegt die gleiche Farbe nebeneinander; { $least } bis { $most } wären richtig
        [cars] mit dem Bonusschritt gewinnt bei { $where } der erste Wagen { $figure } der Rennen; { $least } bis { $most } wären gerecht
       *[lane] in { $figure } der Züge stehen Wagen in Bahn { $where }; mindestens { $least } sollten es sein
    }
cli-design-task = Straße wird gefüllt
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
cli-grid-title = { $track }: fairer Start
cli-grid-begins = fährt los auf
cli-grid-before = Siege ohne Vorsprung
cli-grid-after = Siege mit Vorsprung
cli-grid-simulated = gemessen in { $races } Rennen, genau auf { $points } Prozentpunkte
cli-grid-solved = aus gelösten Werten berechnet
cli-grid-start = { $name } hat Vorsprung und fährt auf { $space } los.
cli-study-task =
    { $task ->
        [reading] lesen
        [solving] lösen
       *[racing] Rennen fahren
    }
cli-study-starting = Anfangen bringt { $points } Prozentpunkte
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
cli-study-best = bestmöglicher Fahrer
cli-study-pushes = Rempler in je { $races } Rennen von perfekten Fahrern und von { $racer }
cli-study-push =
    { $what ->
        [pushed_loses] der zurückgeschobene Wagen verliert
        [pusher_gains] der rempelnde Wagen gewinnt
        [push_is_worth] ein Rempler, wenn man die Wahl hat, bringt
        [solved_takes] perfekte Fahrer rempeln, wenn sie die Wahl haben
        [racers_take] { $racer } rempelt, wenn die Wahl besteht
        [solved_per_race] Rempler pro Rennen, perfekte Fahrer
       *[racers_per_race] Rempler pro Rennen, { $racer }
    }
cli-study-proof = niemand könnte mehr als { $epsilon } gewinnen, Temperatur { $heat }, Startwert { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: wo man gern am Zug ist
       *[traffic] { $board }: wo die Züge enden
    }
cli-heat-says =
    { $layer ->
        [chances] Gewinnchance, wenn man am Zug und der andere Wagen gleichauf ist
       *[traffic] Anteil aller Züge, { $players } Wagen fahren ihr Bestes
    }
cli-heat-note = Je heller das Feld, desto höher die Zahl. Die Zeichen stehen für die Farben:
cli-heat-tyre = Reifen
cli-heat-finish = Ziel
cli-error-option-endless = auf dem Spielplan { $value } kann ein Wagen für immer stecken bleiben (zum Beispiel auf { $place }), darum lässt sich der Spielplan nicht lösen
cli-error-values-damaged = { $file } ist veraltet oder beschädigt; starte hairpin solve noch einmal
