# Woorden: raceauto, dobbelsteen, veld, rijbaan, hindernisveld, startveld, finish, beurt, ronde, speelbord,
# plaatje (herkansings-, versnellingsplaatje), turboworp, bonusstap, beker, professionele autoracers.

# Home

monza-title = Monza
monza-says = Zes dobbelstenen, drie rijbanen, één beker.
monza-first-title = Monza · eerste uitgave
monza-first-says = Het oude circuit, voor maximaal zes raceauto’s.

# Options

option-monza-track-oval = Ovaal: kort, voor de eerste races
option-monza-track-long = Lange baan: voor professionals
option-monza-track-sprint = Sprint: piepklein, zo voorbij
option-monza-track-first-edition = Eerste uitgave: tot zes raceauto’s
option-monza-pro = Professionele autoracers
option-monza-pro-says = Iedereen krijgt zes versnellingsplaatjes en één herkansingsplaatje; wie alle zes dobbelstenen gebruikt, krijgt een turboworp.
option-monza-bonus = Bonusstap
option-monza-bonus-says = Aan het eind van een beurt mag de raceauto in de laatst gebruikte kleur één veld vooruit.
option-monza-stopping = Mag ik eerder stoppen?
option-monza-stopping-keep-going = Nee: doorrijden zolang er een dobbelsteen past
option-monza-stopping-longest = Nee: zo veel mogelijk dobbelstenen gebruiken
option-monza-stopping-free = Ja: stoppen waar je wilt
option-monza-free-finish = Open finish
option-monza-free-finish-says = Met elke dobbelsteen kom je over de finish, welke kleur hij ook heeft.
option-monza-push-targets = Botsen op de finish
option-monza-push-targets-says = Op elk finishveld staat maar één raceauto. Wie daar stopt, duwt de andere terug.
option-monza-count-accelerators = Versnellingsplaatjes tellen mee
option-monza-count-accelerators-says = In de laatste ronde tellen versnellingsplaatjes als dobbelstenen.
option-monza-others-only = Bonus alleen voor anderen
option-monza-others-only-says = In je eigen beurt krijg je geen bonusstap voor je eigen raceauto.
option-monza-turbo-accelerators = Versnellen na de turbo
option-monza-turbo-accelerators-says = Ook na de turboworp mag je versnellingsplaatjes gebruiken.
option-monza-track = Welk speelbord ligt op tafel?
option-monza-players = Met hoeveel rijden we?
option-monza-cars = In welke raceauto rijdt elke plaats, vanaf de eerste?
option-monza-starter = Welke plaats begint?

# Race

race-dice =
    { $count ->
        [one] één dobbelsteen gebruikt
       *[other] { $count } dobbelstenen gebruikt
    }
race-tiles =
    { $count ->
        [one] nog één plaatje
       *[other] nog { $count } plaatjes
    }
monza-board = Het speelbord
monza-tray = Dobbelbak
monza-dice = Dobbelstenen
monza-tiles = Plaatjes
monza-loading = Het speelbord wordt klaargelegd …
monza-zoom-out = Het hele bord zien
monza-zoom-in = Dichterbij kijken
monza-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
        [blue] blauw
        [white] wit
       *[purple] paars
    }
monza-finish = finish, { monza-colour }
monza-die = dobbelsteen { $number }, { monza-colour }
monza-accelerator = versnellingsplaatje, { monza-colour }
monza-extra-roll = Herkansingsplaatje: een paar dobbelstenen opnieuw gooien
monza-take-back = De laatste terugnemen, { monza-colour }
monza-roll = Gooien
monza-sign-flag = Rijden! Einde beurt
monza-sign-turbo = Turboworp: twee dobbelstenen erbij
monza-sign-no = Geen bonusstap
monza-last-round = Laatste ronde
monza-ask-wait = { $name } denkt na …
monza-ask-roll = { $name }, tik op de dobbelbeker!
monza-ask-lay = { $name }, leg een dobbelsteen op een veld dat oplicht.
monza-ask-space = Tik nu op een veld dat oplicht.
monza-ask-flag = { $name }, tik op de vlag en rij!
monza-ask-tile-or-flag = { $name }: vlag of plaatje?
monza-ask-turbo = { $name }: turboworp of vlag?
monza-ask-mark = Tik aan wat je opnieuw wilt gooien, en dan de beker.
monza-ask-bonus = Bonusstap, { $name }: veld of hand?
monza-ask-stuck = Geen enkele auto kan de finish nog halen, dus niemand wint. In het menu kun je de race stoppen.
monza-tell-only-way = Er is maar één weg: { $name } rijdt.
monza-tell-rolled = { $name } gooit de dobbelstenen.
monza-tell-passed = Geen dobbelsteen past. { $name } blijft staan.
monza-tell-turbo = Turboworp voor { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } rijdt één veld.
       *[other] { $name } rijdt { $steps } velden.
    }
monza-tell-bonus = Bonusstap voor { $name }!
monza-tell-no-bonus = { $name } neemt geen bonusstap.
monza-tell-pushed-back = Bots! { $name } springt terug.
monza-tell-finished = { $name } rijdt over de finish!
monza-tell-last-round = Laatste ronde!

# Podium

monza-reason =
    { $reason ->
        [alone] Als enige over de finish.
        [fewest-dice] Over de finish met de minste dobbelstenen: { $dice }.
       *[shared] Over de finish met evenveel dobbelstenen: elk { $dice }.
    }
monza-left =
    { $count ->
        [one] nog één veld
       *[other] nog { $count } velden
    }
monza-lost = geen weg naar de finish
monza-moment-drive =
    { $count ->
        [one] { $name } rijdt één veld.
       *[other] { $name } rijdt { $count } velden in één keer!
    }
monza-moment-push = Bots! { $name } stuurt { $other } terug.
monza-moment-lead = { $name } haalt { $other } in!
monza-moment-home = { $name } rijdt over de finish!

# Said aloud and in words

monza-start = Start
monza-tyre = een autoband
monza-long = lang
monza-stands = daar staat { $name }
monza-lane =
    { $name ->
        [left] linkerrijbaan
        [middle] middelste rijbaan
        [right] rechterrijbaan
       *[other] rijbaan { $lane }
    }
monza-in-lane =
    { $name ->
        [left] op de linkerrijbaan
        [middle] op de middelste rijbaan
        [right] op de rechterrijbaan
       *[other] op rijbaan { $lane }
    }
monza-side =
    { $side ->
        [left] links
        [right] rechts
       *[ahead] rechtdoor
    }
monza-edge =
    { $ahead ->
        [yes] komt verder naar voren
       *[no] komt niet verder naar voren
    }
monza-around =
    { $side ->
        [left] Links: { $what }.
        [right] Rechts: { $what }.
       *[ahead] Rechtdoor: { $what }.
    }
monza-roam = Veld { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = met een versnellingsplaatje
monza-then = dan { $colours }
monza-then-end = dan past er niets meer
monza-then-stop = dan de vlag
monza-here = { $name } staat { $in }, op { monza-colour }, veld { $space }, op { $percent } procent van de weg.
monza-here-laid = De dobbelstenen leiden naar veld { $space }: { monza-colour }, { $lane }, op { $percent } procent van de weg.
monza-here-start = { $name } staat bij de start.
monza-here-home = { $name } is over de finish.
monza-other =
    { $where ->
        [ahead] { $name } ligt voor: { $lane }, op { monza-colour }, veld { $space }.
        [behind] { $name } ligt achter: { $lane }, op { monza-colour }, veld { $space }.
       *[level] { $name } ligt gelijk: { $lane }, op { monza-colour }, veld { $space }.
    }
monza-other-start = { $name } staat bij de start.
monza-other-home = { $name } is over de finish.
monza-dice-left = Dobbelstenen: { $colours }.
monza-say-rolled = { $name } gooit { $colours }.
monza-where =
    { $name ->
        [outer] op de buitenste rijbaan
        [middle] op de middelste rijbaan
        [inner] op de binnenste rijbaan
       *[other] op rijbaan { $lane }
    }
monza-say-drove = { $name } rijdt over { $colours }, nu { $where }.
monza-say-drove-home = { $name } rijdt over { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Bonusstap: { $name } rijdt naar { monza-colour } { $where }.
monza-say-pushed-back = Bots! { $name } springt terug naar { monza-colour } { $where }.
monza-say-pushed-to-start = Bots! { $name } springt terug naar de start.

# Keys

keys-monza-arrows = over het bord: vooruit, terug, links, rechts
keys-monza-page = naar het volgende veld dat oplicht
keys-monza-dice = een dobbelsteen pakken
keys-monza-back = de laatste dobbelsteen terugnemen

# Why not?

why-monza-not-your-turn = Iemand anders is aan de beurt. Straks mag jij!
why-monza-roll-first = Gooi eerst de dobbelstenen.
why-monza-over = De race is voorbij.
why-monza-here = Daar staat je auto al. Je rijdt alleen vooruit.
why-monza-behind = Dat is achter je. Je rijdt alleen vooruit.
why-monza-not-ahead = Dat veld komt niet verder naar voren dan dat van jou. Daar kun je niet van rijbaan wisselen.
why-monza-corner = De velden raken elkaar alleen met een hoekje. Dat is niet genoeg.
why-monza-too-far = Dat veld raakt jouw veld niet. Rij veld voor veld.
why-monza-tyre = Er ligt een autoband. Daar rijdt niemand.
why-monza-from-start = Vanaf de start kun je alleen naar { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Je hebt er geen rode dobbelsteen meer voor.
        [yellow] Je hebt er geen gele dobbelsteen meer voor.
        [green] Je hebt er geen groene dobbelsteen meer voor.
        [blue] Je hebt er geen blauwe dobbelsteen meer voor.
        [white] Je hebt er geen witte dobbelsteen meer voor.
       *[purple] Je hebt er geen paarse dobbelsteen meer voor.
    }
why-monza-other-die =
    { $colour ->
        [red] Op dat veld hoort een rode dobbelsteen.
        [yellow] Op dat veld hoort een gele dobbelsteen.
        [green] Op dat veld hoort een groene dobbelsteen.
        [blue] Op dat veld hoort een blauwe dobbelsteen.
        [white] Op dat veld hoort een witte dobbelsteen.
       *[purple] Op dat veld hoort een paarse dobbelsteen.
    }
why-monza-finish-die =
    { $colour ->
        [red] Voor deze finish heb je een rode dobbelsteen nodig.
        [yellow] Voor deze finish heb je een gele dobbelsteen nodig.
        [green] Voor deze finish heb je een groene dobbelsteen nodig.
        [blue] Voor deze finish heb je een blauwe dobbelsteen nodig.
        [white] Voor deze finish heb je een witte dobbelsteen nodig.
       *[purple] Voor deze finish heb je een paarse dobbelsteen nodig.
    }
why-monza-finish-any-die = Je hebt geen dobbelsteen meer voor de finish.
why-monza-home = Je dobbelstenen leiden al over de finish. Daar stopt de rit.
why-monza-longest = Aan deze tafel gebruik je zo veel mogelijk dobbelstenen, behalve op weg naar de finish. Er is een langere weg.
why-monza-drive-on = Er past nog een dobbelsteen: { $colours }. Rij door!
why-monza-no-turbo-die =
    { $colour ->
        [red] Geen van de turbodobbelstenen is rood.
        [yellow] Geen van de turbodobbelstenen is geel.
        [green] Geen van de turbodobbelstenen is groen.
        [blue] Geen van de turbodobbelstenen is blauw.
        [white] Geen van de turbodobbelstenen is wit.
       *[purple] Geen van de turbodobbelstenen is paars.
    }
why-monza-tile-after-turbo = Na de turboworp geen versnellingsplaatjes: alleen de twee dobbelstenen tellen.
why-monza-occupied = Daar staat een auto. Voor een bonusstap moet het veld vrij zijn.
why-monza-bonus-only = Nu is er alleen de bonusstap: neem hem of laat hem liggen.
why-monza-no-tiles = Dat is voor professionele autoracers. In deze race zijn er geen plaatjes.
why-monza-dice-left = Je krijgt de turboworp als alle zes dobbelstenen gebruikt zijn.
why-monza-one-turbo = Er is maar één turboworp per beurt.
why-monza-extra-roll-late = Opnieuw gooien mag alleen voordat je de eerste dobbelsteen neerlegt.
why-monza-extra-roll-gone = Je hebt je herkansing al gebruikt.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Rij de baan rond met zes gekleurde dobbelstenen.
rules-page-professional = Professionele autoracers
rules-page-professional-says = Voor wie Monza al kent: met plaatjes en een turboworp.
rules-page-bonus = Bonusstap
rules-page-bonus-says = Past bij elke race Monza: met je laatste kleur mag een auto vooruit.
rules-page-first-edition = Eerste uitgave
rules-page-first-edition-says = De eerste Monza: zes raceauto’s en twee finishvelden.
rules-goal = Rij één keer de baan rond. Wie over de finish komt, wint.
rules-begin = Iedereen neemt een raceauto en zet hem op de start. De jongste begint, daarna met de klok mee.
rules-begin-first = Er staan maximaal zes raceauto’s op de start. De jongste begint, daarna met de klok mee.
rules-roll = Jouw beurt? Gooi alle zes dobbelstenen, één keer.
rules-lay = Leg een dobbelsteen op een veld in zijn kleur dat aan jouw veld grenst, en de volgende weer op een veld dat daaraan grenst. Jij kiest de volgorde: zoek een lange weg! Dan rijdt je auto.
rules-start = Vanaf de start ga je naar wit of paars.
rules-start-long = Ook op de lange baan ga je naar wit of paars. Op jullie eigen circuit: naar elk veld dat de start raakt.
rules-lane = Alleen vooruit! Je mag van rijbaan wisselen als het andere veld verder naar voren komt dan dat van jou. Anders blijf je op je rijbaan.
rules-touch = De velden moeten elkaar met een rand raken. Een hoekje is niet genoeg.
rules-tyre = Er ligt een autoband: daar rijdt niemand. Rij eromheen.
rules-over = Je mag over andere auto’s heen rijden. Je hebt wel een dobbelsteen voor hun veld nodig.
rules-bump = Stop je op een auto, bots! Die gaat op zijn rijbaan terug naar het eerste vrije veld. Banden en andere auto’s sla je over.
rules-nowhere = Niets vrij achter die auto? Dan gaat hij terug naar de start. Op de start en de finish wordt niet gebotst.
rules-no-die = Past er geen dobbelsteen? Dan blijft je auto staan en is de volgende aan de beurt.
rules-drive-on = Zolang er een dobbelsteen past, rij je door. Welke weg, kies je zelf.
rules-finish = De finish is wit: je hebt er een witte dobbelsteen voor nodig. Daar stopt je rit.
rules-last-round = Is er iemand binnen? Speel de ronde uit, zodat iedereen even vaak aan de beurt was.
rules-fewest = Zijn er meer auto’s binnen? Wie in die beurt de minste dobbelstenen gebruikte, wint. Evenveel? Dan winnen jullie samen.
rules-trophy = Wie wint, krijgt een beker en is kampioen tot de volgende race.
rules-house-stopping = Je mag stoppen waar je wilt. Of heel streng: je moet zo veel mogelijk dobbelstenen gebruiken.
rules-house-finish = Met elke dobbelsteen kom je over de finish.
rules-house-starter = De kampioen begint, of het toeval beslist.
rules-tiles = Iedereen krijgt zes versnellingsplaatjes, van elke kleur één, en één herkansingsplaatje.
rules-extra-roll = Niet blij met je worp? Lever je herkansingsplaatje in en gooi zo veel dobbelstenen opnieuw als je wilt. Doe dat voordat je de eerste dobbelsteen neerlegt.
rules-accelerator = Een versnellingsplaatje werkt als een dobbelsteen in zijn kleur. Na de beurt is het weg.
rules-six = Alle zes dobbelstenen neergelegd? Dan mag je een turboworp doen!
rules-turbo = Gooi twee dobbelstenen en rij verder met één, allebei of geen van beide. Dan is je beurt voorbij.
rules-turbo-tiles = Na de turboworp helpt geen versnellingsplaatje meer.
rules-turbo-bump = Pas als de turbo voorbij is, telt of je op een auto staat.
rules-house-count = In de laatste ronde tellen versnellingsplaatjes als dobbelstenen.
rules-house-turbo = Ook na de turboworp mag je versnellingsplaatjes gebruiken.
rules-bonus = Kijk aan het eind van een beurt naar de laatste kleur. De auto in die kleur mag één veld vooruit, op welke kleur dan ook.
rules-bonus-free = Het veld moet vrij zijn. Geen band, geen auto, geen bots.
rules-bonus-home = Een bonusstap mag zelfs over de finish gaan.
rules-bonus-own = Was het je eigen kleur? Dan mag je eigen auto vooruit. Het hoeft niet.
rules-house-others = Geen bonusstap voor je eigen auto in je eigen beurt.
rules-first-box = Maximaal zes raceauto’s rijden één keer het oude circuit rond. Twee velden aan het eind zijn de finish.
rules-first-start = Vanaf de start ga je naar blauw of wit.
rules-first-targets = Je hebt een dobbelsteen in de kleur van het finishveld nodig: hier blauw of wit. Daar stopt je rit.
rules-house-targets = Op elk finishveld staat maar één raceauto: wie daar stopt, duwt de andere terug, en die racet weer mee.

# First race

lesson-monza-roll = Tik op de beker! Er rollen zes dobbelstenen uit.
lesson-monza-lay = Velden die oplichten: daar past een dobbelsteen van jou. Tik er een aan, en de dobbelsteen springt erop.
lesson-monza-back = Toch liever anders? Tik op de laatste dobbelsteen, dan komt hij terug.
lesson-monza-lane = Dit veld ligt op een andere rijbaan. Het komt verder naar voren dan dat van jou, dus je mag wisselen.
lesson-monza-on = Er past nog een dobbelsteen. Ga door: hoe verder, hoe beter!
lesson-monza-forced = Deze keer is er maar één weg. Je auto rijdt vanzelf.
lesson-monza-flag = Er past geen dobbelsteen meer. Tik op de vlag, en je auto rijdt!
lesson-monza-finish = De finish! Tik erop en je bent er.
lesson-monza-other = Nu rijdt { $name }. Daarna mag jij.
lesson-monza-passed = Voor { $name } past deze keer geen dobbelsteen. De auto blijft staan.
lesson-monza-pushed-back = Bots! Iemand stopte op het veld van { $name }, dus { $name } springt terug naar het eerste vrije veld.
lesson-monza-last-round = Er is iemand binnen! De ronde wordt uitgespeeld. Tel nu de dobbelstenen: minder is beter.
lesson-monza-end = Dat was een hele race! Zijn er meer binnen, dan wint wie de minste dobbelstenen gebruikte. Nu weet je hoe het gaat.
lesson-monza-says = Gooien, leggen, rijden: de eerste race.
lesson-professional-tiles = Dit zijn je versnellers. Elk vervangt één keer een dobbelsteen van zijn kleur.
lesson-professional-extra = Slechte worp? Eén keer per race mag je opnieuw gooien: tik op dit plaatje.
lesson-professional-mark = Tik op de dobbelstenen die je opnieuw wilt gooien.
lesson-professional-again = Tik nu op de beker!
lesson-professional-accelerator = Past er geen dobbelsteen meer? Een versneller wel! Tik op het zacht oplichtende veld.
lesson-professional-turbo = Alle zes dobbelstenen liggen: turbo! Tik op de brandende dobbelstenen.
lesson-professional-turbo-dice = Nog twee dobbelstenen! Leg wat past, of tik op de vlag.
lesson-professional-says = Versnellers, herkansing en turbo.
lesson-professional-end = Nu rij je als de profs! Bewaar je versnellers in een echte race voor het juiste moment.
lesson-bonus-aim = De laatste dobbelsteen telt: de auto van die kleur mag een veld verder. Ook die van jou!
lesson-bonus-take = Bonus! De laatste dobbelsteen heeft de kleur van jouw auto. Tik op een veld dat oplicht, of op de hand voor nee.
lesson-bonus-says = De laatste dobbelsteen geeft een auto een veld extra.
lesson-bonus-end = Goed gereden! Let elke beurt op de laatste dobbelsteen: hij is een cadeautje voor jou, of voor een ander.
lesson-first-edition-start = Van de start ga je over een blauw of een wit veld. Tik erop!
lesson-first-edition-target = Een finishveld! Een dobbelsteen van die kleur brengt je binnen. Tik erop!
lesson-first-edition-says = Start over blauw of wit, twee finishvelden.
lesson-first-edition-end = Dat was de eerste editie! Op het grote bord racen er tot zes mee.

# Workshop

workshop-title = Bouw een baan
workshop-says = Teken je eigen speelbord en race erop.
workshop-back = Terug naar de werkplaats
workshop-quality = Hoe goed is hij?
workshop-measuring = Wordt uitgeprobeerd …
workshop-unmeasured = Het kon nog niet worden uitgeprobeerd.
workshop-mark =
    { $mark ->
        [good] goed
        [fair] gaat wel
       *[poor] nog niet goed
    }
workshop-figure =
    { $figure ->
        [turns] Beurten tot de finish
        [stalls] Geen dobbelsteen past
        [endings] Keuzes in een beurt
       *[skill] Races die wie slim rijdt wint
    }
workshop-better = Wat maakt hem beter?
workshop-first-open = Er is nog open weg. Verf hem, of laat de computer hem afmaken.
workshop-first-mend = Er klopt nog iets niet:
workshop-more-faults = Wat er nog te herstellen is: { $count }
workshop-all-good = Een mooi speelbord. Race erop!
workshop-miss =
    { $kind ->
        [turns-low] De race is te snel voorbij: { $figure } beurten. Maak de rijbanen langer.
        [turns-high] De race duurt te lang: { $figure } beurten. Maak de rijbanen korter.
        [stalls] Te vaak past geen dobbelsteen: in { $figure } van de beurten. Meng de kleuren meer.
        [worst-stall] Op { $where } kom je vast te zitten: in { $figure } van de beurten past niets.
        [endings] Er valt weinig te kiezen: { $figure } velden per beurt. Meng de kleuren, of verschuif de einden van velden.
        [skill] Het is vooral geluk: wie slim rijdt, wint maar { $figure } van de races.
        [starter] Wie begint, heeft het te makkelijk of te moeilijk: { $figure } gewonnen met vier auto’s.
        [colour-low] Er is te weinig { monza-colour }: { $figure } van de velden.
        [colour-high] Er is te veel { monza-colour }: { $figure } van de velden.
       *[lane] Op rijbaan { $where } rijdt bijna niemand: { $figure } van de beurten.
    }
workshop-hint = Maak { $space } { monza-colour }
workshop-hint-tyre = Leg een band op { $space }
workshop-finish-title = Maak hem voor me af
workshop-finish = Open weg vullen
workshop-finishing = De weg wordt gelegd
workshop-finished = Het speelbord is af.
workshop-stop = Stop
workshop-another = Nog een andere
workshop-nothing-open = Gum een paar velden weg, dan legt de computer ze opnieuw.
workshop-race = Erop racen!
workshop-why-open = Vul eerst de open weg.
workshop-why-mend = Eerst te herstellen: { $count }
workshop-send-says = Wie deze link opent, krijgt jouw speelbord.
workshop-send-long = Dit speelbord is te groot voor een link. Sla het op als bestand en stuur dat.
workshop-refused = Dit bestand gaat niet open
workshop-nothing-lost = Er is niets veranderd: je speelbord ligt er nog.
workshop-boards = Speelborden
workshop-unnamed = Speelbord { $number }
workshop-name = Naam van het speelbord
workshop-mine = Jouw speelborden
workshop-fresh = Leeg speelbord
workshop-not-kept = Deze browser onthoudt niets. Sla het speelbord op als bestand.
workshop-received = Er is een speelbord voor je gekomen.
workshop-opened = { $name } ligt op tafel.
workshop-photo = Een foto onder de tekening
workshop-photo-take = Foto maken
workshop-photo-choose = Plaatje kiezen
workshop-photo-remove = Weghalen
workshop-photo-says = Teken eroverheen als op overtrekpapier. Het plaatje blijft op dit apparaat.
workshop-photo-slider =
    { $what ->
        [x] Opzij
        [y] Op en neer
        [scale] Grootte
        [turn] Draaien
       *[strength] Sterkte
    }
workshop-no-photo = Dit is geen plaatje dat te zien is. Kies een ander.
workshop-print = Afdrukken
workshop-print-says = Het speelbord op schaal, met dobbelstenen en auto’s om uit te knippen.
workshop-paper = Hoe groot?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Groot, op vellen A4 om te plakken
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Waarmee druk je af?
workshop-ink-kind =
    { $ink ->
        [colour] In kleur
       *[symbols] Zwart, met tekens
    }
workshop-format = Welk bestand?
workshop-format-kind =
    { $format ->
        [pdf] PDF, om af te drukken
       *[svg] SVG, om verder te tekenen
    }
workshop-print-save = Afdruk opslaan
workshop-draw-board = Het speelbord dat je tekent
workshop-draw-open = open weg
workshop-draw-long = lengte { $length }
workshop-draw-target = finishveld
workshop-draw-space = Rijbaan { $lane }, veld { $number }: { $what }.
workshop-draw-missing = Rijbaan { $lane } stopt te vroeg: hier ontbreekt weg.
workshop-draw-size = Rijbanen: { $lanes }, lengte: { $length }.
workshop-draw-in-hand = Veld { $lane }{ $number }
workshop-draw-shorter = Korter
workshop-draw-longer = Langer
workshop-draw-exact = Precieze lengte
workshop-draw-set = Deze lengte nemen
workshop-draw-bad-length = Schrijf een lengte als 1, 1.5 of 4/3.
workshop-draw-remove = Dit veld weghalen
workshop-draw-before = Nieuw veld ervoor
workshop-draw-after = Nieuw veld erna
workshop-draw-split = In tweeën delen
workshop-draw-join = Met de volgende samenvoegen
workshop-draw-cure =
    { $cure ->
        [fill] Met open weg aanvullen
        [close] De ronde sluiten
        [fit] Vanzelf laten passen
        [tyre] Er een band van maken
       *[open] Alle rijbanen openen
    }
workshop-draw-look = Van dichtbij kijken
workshop-draw-closer = Dichterbij
workshop-draw-farther = Verder weg
workshop-draw-tools = Wat verven we?
workshop-draw-hand = Hand: een veld pakken
workshop-draw-paint = Verf: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Rijbanen
        [ends] Start en finish
       *[curve] Vorm
    }
workshop-draw-faults =
    { $count ->
        [0] Niets te herstellen
       *[other] Te herstellen: { $count }
    }
workshop-draw-to-mend = Wat te herstellen is
workshop-draw-odd = Ongewoon: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Rijbaan links
       *[right] Rijbaan rechts
    }
workshop-draw-copy-lane = Rijbaan { $lane } kopiëren
workshop-draw-remove-lane = Rijbaan { $lane } weghalen
workshop-draw-lane = Rijbaan { $lane }, lengte { $length }
workshop-draw-lane-name = Rijbaan { $lane }
workshop-draw-track-length = Hele lengte: { $length }
workshop-draw-track-shorter = Alle rijbanen korter
workshop-draw-track-longer = Alle rijbanen langer
workshop-draw-exits = Vanaf de start mag je naar
workshop-draw-finish = De race eindigt op
workshop-draw-end =
    { $end ->
        [line] een lijn over alle rijbanen
       *[targets] finishvelden
    }
workshop-draw-line = Kleur van de lijn
workshop-draw-targets = Finishvelden aan het eind van
workshop-draw-edition = Voor welk spel?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Jubileum, 4 auto’s
       *[first] Eerste uitgave, 6 auto’s
    }
workshop-draw-shapes = Vorm van de weg
workshop-draw-shape =
    { $shape ->
        [fit] Vanzelf
        [stadium] Stadion
        [ring] Ring
        [corner] Hoek
        [oval] Ovaal
        [long] Lange baan
        [sprint] Sprint
        [first-edition] Eerste uitgave
       *[straight] Recht
    }
workshop-draw-road = Breedte van de weg
workshop-draw-start-box = Lengte van de start
workshop-draw-piece = Stuk { $number }
workshop-draw-way =
    { $way ->
        [l] Bocht naar links
        [f] Rechtdoor
       *[r] Bocht naar rechts
    }
workshop-draw-length = Lengte
workshop-draw-angle = Draai
workshop-draw-radius = Straal
workshop-draw-less = Minder: { $what }
workshop-draw-more = Meer: { $what }
workshop-draw-earlier = Naar voren schuiven
workshop-draw-later = Naar achteren schuiven
workshop-draw-add-piece = Nieuw stuk erna
workshop-draw-remove-piece = Dit stuk weghalen
workshop-draw-ready = Klaar om te racen!
workshop-draw-more-faults = En nog meer: { $count }
workshop-draw-open-left = Open velden: { $count }. Verf ze, of laat het de computer doen.
workshop-draw-undone =
    { $what ->
        [undo] Teruggenomen.
       *[redo] Weer gedaan.
    }
workshop-draw-there = Laat zien
workshop-draw-finish-place = Finish
workshop-draw-keys-arrows = langs de weg, en van rijbaan naar rijbaan
workshop-draw-keys-paint = het veld verven: rood, geel, groen, blauw, wit, paars
workshop-draw-keys-tyre = een autoband; open weg
workshop-draw-keys-length = langer, korter
workshop-draw-keys-border = de voorste grens schuiven
workshop-draw-keys-cut = in tweeën delen; met de volgende samenvoegen
workshop-draw-keys-insert = nieuw veld ervoor; erna
workshop-draw-keys-remove = het veld weghalen
workshop-draw-keys-exact = precieze lengte
workshop-draw-keys-undo = terugnemen; toch weer wel

# Fouten van een speelbord in de werkplaats, elk op zijn plek

error-workshop-busy = Het is druk in de werkplaats. Probeer het zo nog eens.
error-workshop-tools = Het gereedschap voor de werkplaats is nog onderweg. Probeer het over een minuut nog eens.
error-board-broken = Hier zit geen speelbord in.
error-board-large = Dit speelbord is te groot.
error-board-version = Dit speelbord komt uit een nieuwere Hairpin. Vraag of iemand het spel vernieuwt.
fault-too-large = Dit bestand is te groot voor een circuit. Meer dan { $most } kB kan niet.
fault-not-toml = Dit is geen circuitbestand. Neem er een dat hier is opgeslagen, of schrijf het als TOML.
fault-other-game = Dit bestand hoort bij een ander spel. Neem een circuit van Monza.
fault-unknown-word = ‘{ $given }’ betekent hier niets. Haal het weg of schrijf het goed.
fault-bad-name = Het bestand heeft een eenvoudige naam nodig: kleine letters, cijfers en streepjes, zoals my-board.toml.
fault-bad-text = ‘{ $given }’ moet tekst zijn.
fault-bad-title = Deze naam is te lang. Meer dan { $most } letters kan niet.
fault-edition = Kies de uitgave: de eerste of die van het jubileum.
fault-no-lanes = Dit circuit heeft nog geen rijbanen. Leg er minstens twee.
fault-lane-count = Een circuit heeft { $least } tot { $most } rijbanen.
fault-empty-lane = Deze rijbaan is leeg. Leg er velden op.
fault-too-many = Dat is te veel circuit: meer dan { $most } velden kan niet. Haal er een paar weg.
fault-lane-length = Deze rijbaan houdt te vroeg op: er ontbreekt { $missing }. Maak hem zo lang als de langste.
fault-no-colour = Dit veld heeft geen kleur. Geef het een van de zes, of een autoband.
fault-bad-length = Deze lengte kan niet. Neem een getal boven 0 en tot { $most }: 2, 1.5 of 4/3.
fault-open-road = Deze weg is nog open. Leg er velden op, of laat hem afmaken.
fault-bad-start = De start moet uitkomen op rijbanen van dit circuit.
fault-no-exit = Niemand kan weg van de start. Open een rijbaan die niet met een autoband begint.
fault-no-finish = Er is nog geen finish. Kies een kleur voor de streep, of finishvelden.
fault-tyre-target = Op het finishveld ligt een autoband. Geef het een kleur.
fault-cut-off = Niemand haalt de finish. Open een weg ernaartoe.
fault-curve-table = De vorm van de weg is niet te lezen. Kies een nieuwe.
fault-curve-size =
    { $key ->
        [road] De weg moet breder dan 0 zijn en hoogstens { $most } breed.
       *[start] Het startveld moet langer dan 0 zijn en hoogstens { $most } lang.
    }
fault-curve-path = De vorm van de weg heeft 1 tot { $most } stukken nodig.
fault-curve-word = ‘{ $given }’ is geen stuk weg. Neem een recht stuk of een bocht.
fault-curve-road = De weg is te smal om te zien. Maak hem minstens { $least } breed.
fault-curve-start = Het startveld is te kort voor de auto’s. Maak het minstens { $least } lang.
fault-curve-tight = Deze bocht is te krap. Maak hem ruimer, of de weg smaller.
fault-curve-gap = De weg komt niet terug bij de start. Verander een recht stuk of een bocht tot hij sluit.
fault-curve-overlap = Hier rijdt de weg in zichzelf, bij stuk { $other }. Leid hem ergens anders langs, of maak hem smaller.
fault-nothing-open = Er is niets meer te leggen: er is geen open weg.
fault-too-much-open = Er is te veel weg open: het zouden meer dan { $most } velden kunnen worden. Laat minder open.
fault-open-halves = Open weg is minstens 1 lang en eindigt op een half: 1, 1.5, 2 …
fault-no-measure = Deze lengtes passen niet bij elkaar. Neem halven, derden of kwarten.
fault-no-way = Er is geen weg gevonden die niet doodloopt. Laat meer weg open.
odd-dead-end = Doodlopend: een auto kan hier pas weg als een andere hem terugduwt.
odd-unreachable = Hier leidt geen weg naartoe. Een auto kan hier hooguit naartoe teruggeduwd worden.

# Terminal

cli-start = startveld:
cli-finish = finish:
cli-dice = dobbelstenen: { $dice }
cli-tiles = plaatjes: { $tiles }
cli-does-roll = gooit { $dice }
cli-does-drive =
    { $tool ->
        [tile] rijdt naar { $space }: versnellingsplaatje { monza-colour }
       *[die] rijdt naar { $space }: dobbelsteen { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] rijdt over de finish: versnellingsplaatje { monza-colour }
       *[die] rijdt over de finish: dobbelsteen { monza-colour }
    }
cli-does-reroll = gooit opnieuw: { $dice }
cli-does-bonus = bonusstap: { $car } rijdt naar { $space }
cli-does-bonus-finish = bonusstap: { $car } rijdt over de finish
cli-does-no-bonus = { $car } neemt geen bonusstap
cli-does-turbo = neemt de turboworp
cli-does-stop = stopt
cli-pushed-back = Bots! { $name } springt terug naar veld { $space }.
cli-printed = Print alle { $count } vellen op 100 %: dan is de balk 5 cm lang.
cli-push-backs = keer teruggezet per race: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } velden, eerste uitgave
       *[anniversary] { $title }; { $spaces } velden, jubileumuitgave
    }
cli-report = speelbord { $name }
cli-figure = meting
cli-value = waarde
cli-report-spaces = velden per rijbaan
cli-report-tyres = hindernisvelden
cli-report-colours = aandeel van de kleuren
cli-report-drivable = berijdbare velden per rijbaan
cli-report-inner = binnen : buiten { $share }
cli-report-areas = een gewoon veld, zoals getekend, per rijbaan
cli-report-unlike = hooguit { $times } keer zo groot
cli-report-skew = een kleur op een rijbaan en op het bord
cli-report-apart = hooguit { $share } verschil, op { $where }
cli-report-alike = dezelfde kleur naast elkaar
cli-report-cars = bonusstap: de betere van twee auto’s
cli-report-turns = beurten tot de finish, één gretige auto
cli-report-spread = spreiding { $spread }
cli-report-stalls = beurten zonder stap
cli-report-worst = op zijn ergst { $share } op { $space }
cli-report-endings = verschillende eindes per beurt
cli-report-skill = beste rijder : racer, twee auto’s
cli-report-push-backs = keer teruggezet per race
cli-report-field = { $races } races, alle auto’s
cli-report-lead = wisselingen aan kop per race
cli-report-lanes = aandeel bezoeken per rijbaan
cli-report-seats = gewonnen per plaats, vier racers
cli-report-starter = wie begint: { $points } punten ten opzichte van een eerlijk deel
cli-missed = gemist:
cli-all-met = alle doelen zijn gehaald
cli-problem =
    { $kind ->
        [turns] een auto doet er { $figure } beurten over; { $least } tot { $most } zou goed zijn
        [stalls] { $figure } van de beurten geven geen stap; hooguit { $most } mag
        [worst-stall] op { $where } geven { $figure } van de beurten geen stap; hooguit { $most } mag
        [endings] een beurt heeft { $figure } verschillende eindes; minstens { $least } moet
        [skill] de beste rijder verslaat een racer in { $figure } van de races; minstens { $least } moet
        [starter] van de vier wint wie begint { $figure } van de races; { $least } tot { $most } zou eerlijk zijn
        [colour] { $figure } van de velden is { $where }; { $least } tot { $most } zou goed zijn
        [outside-in] rijbaan { $where } heeft { $figure } berijdbare velden; de rijbaan erbuiten moet er meer hebben
        [inner] rijbaan { $where } heeft { $figure } van de velden van de buitenste; hooguit { $most } mag
        [areas] de velden van rijbaan { $where } zijn { $figure } keer zo groot getekend als die van een andere; hooguit { $most } mag
        [lane-colour] op rijbaan { $where } wijkt het aandeel van een kleur { $figure } af van dat op het bord; hooguit { $most } mag
        [alike] op { $figure } plekken ligt dezelfde kleur naast elkaar; { $least } tot { $most } zou goed zijn
        [cars] met de bonusstap staat het bij { $where } { $figure }; { $least } tot { $most } zou eerlijk zijn
       *[lane] in { $figure } van de beurten staan auto’s op rijbaan { $where }; minstens { $least } moet
    }
cli-design-task = de weg wordt gelegd
cli-design-best = beste rijder { $skill }, zonder stap { $stalls }
cli-solve-title = { $track }, { $players } auto’s, iedereen rijdt zo goed mogelijk
cli-solve-starts = { $seat } (begint)
cli-solve-bound = waarden tot op { $residual } precies; niemand kan meer dan { $epsilon } winnen door anders te rijden
cli-solve-work = { $sweeps } doorgangen, { $seconds } s, temperatuur { $heat }
cli-solve-task =
    { $task ->
        [solving] oplossen
       *[proving] plaats { $seat } nakijken
    }
cli-solve-moving = doorgang { $sweeps }, verandert nog { $residual }
cli-solve-lone-car = { $track }, één auto met alle plaatjes: gemiddeld { $turns } beurten
cli-solve-turns = beurten
cli-solve-chance = kans
cli-study-task =
    { $task ->
        [reading] lezen
        [solving] oplossen
       *[racing] racen
    }
cli-study-starting = beginnen is { $points } punten waard
cli-study-moves =
    { $sort ->
        [racer_errs] eerste worpen waarbij zo ver mogelijk rijden het meest kost
        [choice_matters] eerste worpen waarbij het beste einde er het meest uitspringt
       *[most_common] de meest voorkomende keuzes bij de eerste worp
    }
cli-study-roll = worp
cli-study-often = hoe vaak
cli-study-route = weg
cli-study-end = eindigt op
cli-study-furthest = { $end } (het verst)
cli-study-matches = { $races } races per rij, om de beurt op elke plaats
cli-study-one = één
cli-study-among = tussen
cli-study-pushes = botsen in telkens { $races } races van solved-bestuurders en van racer-bestuurders
cli-study-push =
    { $what ->
        [pushed_loses] de teruggezette auto verliest
        [pusher_gains] de auto die botst, wint
        [push_is_worth] botsen, als er een keuze is, is waard
        [solved_takes] solved-bestuurders botsen, als er een keuze is
        [racers_take] racer-bestuurders botsen, als er een keuze is
        [solved_per_race] keer teruggezet per race, solved-bestuurders
       *[racers_per_race] keer teruggezet per race, racer-bestuurders
    }
cli-study-proof = niemand kan meer dan { $epsilon } winnen, temperatuur { $heat }, startwaarde { $seed }
cli-error-option-endless = op { $value } kan een auto voor altijd vastzitten (bijvoorbeeld op { $place }), dus die is niet op te lossen
cli-error-values-damaged = { $file } is verouderd of beschadigd; start hairpin solve nog een keer
