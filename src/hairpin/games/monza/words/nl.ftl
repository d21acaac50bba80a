# Woorden: raceauto, dobbelsteen, veld, rijbaan, hindernisveld, startveld, finish, beurt, ronde, speelbord,
# plaatje (herkansings-, versnellingsplaatje), turboworp, bonusstap, beker, professionele autoracers.

# Home

monza-title = Monza
monza-says = Zes dobbelstenen, drie rijbanen, één beker.
monza-first-title = Monza · eerste editie
monza-first-says = Het originele circuit, voor maximaal zes raceauto’s.

# Options

option-monza-track-oval = Ovaal: kort, goed voor je eerste races
option-monza-track-long = Lang circuit: voor professionele autoracers
option-monza-track-sprint = Sprint: piepklein, zo voorbij
option-monza-track-first-edition = Eerste editie: tot zes raceauto’s
board-monza-oval = Ovaal
board-monza-long = Lang circuit
board-monza-sprint = Sprint
board-monza-first-edition = Eerste editie
option-monza-pro = Professionele autoracers
option-monza-pro-says = Iedereen krijgt zes versnellingsplaatjes en één herkansingsplaatje. Gebruik je alle zes de dobbelstenen, dan krijg je een turboworp.
option-monza-bonus = Bonusstap
option-monza-bonus-says = Aan het eind van een beurt mag de raceauto in de laatst gebruikte kleur één veld vooruit.
option-monza-stopping = Mag ik eerder stoppen?
option-monza-stopping-keep-going = Nee: doorrijden zolang er een dobbelsteen past
option-monza-stopping-longest = Nee: zo veel mogelijk dobbelstenen gebruiken
option-monza-stopping-free = Ja: stoppen waar je wilt
option-monza-free-finish = Finishen met elke kleur
option-monza-free-finish-says = Met elke dobbelsteen kom je over de finish.
option-monza-push-targets = Botsen op de finishvelden
option-monza-push-targets-says = Op elk finishveld past maar één raceauto. Stop je daar, dan gaat de andere terug.
option-monza-count-accelerators = Versnellingsplaatjes tellen mee
option-monza-count-accelerators-says = In de laatste ronde tellen versnellingsplaatjes mee als dobbelstenen.
option-monza-others-only = Bonus alleen voor anderen
option-monza-others-only-says = Geen bonusstap voor je eigen auto als je zelf aan de beurt bent.
option-monza-turbo-accelerators = Versnellingsplaatjes na de turbo
option-monza-turbo-accelerators-says = Ook na de turboworp mag je versnellingsplaatjes gebruiken.
option-monza-grid = Voorsprong
option-monza-grid-says = Een auto mag een paar velden verderop starten. Zo is de race eerlijk voor iedereen.
option-monza-track = Welk speelbord?
option-monza-players = Met hoeveel spelers?
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
monza-loading = Het speelbord wordt klaargezet …
monza-zoom-out = Het hele speelbord zien
monza-zoom-in = Van dichtbij kijken
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
monza-take-back = De laatste dobbelsteen terugnemen: { monza-colour }
monza-roll = Gooien
monza-sign-flag = Rijden! Einde beurt
monza-sign-turbo = Turboworp: twee dobbelstenen erbij
monza-sign-no = Geen bonusstap
monza-last-round = Laatste ronde
monza-ask-wait = { $name } denkt na …
monza-ask-roll = { $name }, tik op de dobbelbeker!
monza-ask-lay = { $name }, leg een dobbelsteen op een veld dat oplicht.
monza-ask-space = Tik nu op een veld dat oplicht.
monza-ask-flag = { $name }, tik op de vlag om te rijden!
monza-ask-tile-or-flag = { $name }, tik op de vlag om te rijden, of gebruik een plaatje.
monza-ask-turbo = { $name }, tik op de turbo voor nog een worp, of op de vlag.
monza-ask-mark = Tik aan wat je opnieuw wilt gooien, en dan de dobbelbeker.
monza-ask-bonus = Bonusstap, { $name }! Tik op een veld, of op de hand voor nee.
monza-ask-stuck = Geen auto kan nog finishen. De spelleider kan stoppen.
monza-tell-only-way = Er is maar één weg, dus { $name } rijdt gewoon.
monza-tell-rolled = { $name } gooit de dobbelstenen.
monza-tell-passed = Er past geen dobbelsteen. { $name } blijft staan.
monza-tell-turbo = Turboworp voor { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } rijdt één veld.
       *[other] { $name } rijdt { $steps } velden.
    }
monza-tell-bonus = Bonusstap voor { $name }!
monza-tell-no-bonus = { $name } slaat de bonusstap over.
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
monza-tyre = een band
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
        [yes] komt verder naar voren dan jouw veld
       *[no] komt niet verder naar voren dan jouw veld
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
monza-progress =
    { $part ->
        [start] net voorbij de start
        [quarter] op ongeveer een kwart
        [nearly-half] bijna halverwege
        [half] halverwege
        [past-half] over de helft
        [three-quarters] op ongeveer driekwart
       *[end] bijna bij de finish
    }
monza-here = { $name } staat { $in }, op { monza-colour }, { $progress }.
monza-here-laid = Je dobbelstenen leiden naar { monza-colour } { $in }, { $progress }.
monza-here-start = { $name } staat bij de start.
monza-here-home = { $name } is over de finish.
monza-other =
    { $where ->
        [ahead] { $name } ligt voor: { $lane }, op { monza-colour }.
        [behind] { $name } ligt achter: { $lane }, op { monza-colour }.
       *[level] { $name } is even ver als jij: { $lane }, op { monza-colour }.
    }
monza-other-start = { $name } staat bij de start.
monza-other-home = { $name } is over de finish.
monza-dice-left = Nog over: { $colours }.
monza-say-rolled = { $name } gooit { $colours }.
monza-where =
    { $name ->
        [outer] op de buitenste rijbaan
        [middle] op de middelste rijbaan
        [inner] op de binnenste rijbaan
       *[other] op rijbaan { $lane }
    }
monza-say-drove = { $name } rijdt over { $colours } en staat nu { $where }.
monza-say-drove-home = { $name } rijdt over { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Bonusstap: { $name } rijdt naar { monza-colour } { $where }.
monza-say-pushed-back = Bots! { $name } springt terug naar { monza-colour } { $where }.
monza-say-pushed-to-start = Bots! { $name } springt terug naar de start.

# Keys

keys-monza-arrows = over het speelbord: vooruit, terug, links, rechts
keys-monza-page = naar het volgende veld dat oplicht
keys-monza-dice = een dobbelsteen pakken
keys-monza-back = de laatste dobbelsteen terugnemen
monza-key =
    { $colour ->
        [red] R
        [yellow] G
        [green] N
        [blue] B
        [white] W
       *[purple] P
    }

# Why not?

why-monza-not-your-turn = Iemand anders is aan de beurt. Straks mag jij!
why-monza-roll-first = Gooi eerst de dobbelstenen.
why-monza-over = De race is voorbij.
why-monza-here = Daar staat je auto al. Je mag alleen vooruit.
why-monza-behind = Dat is achter je. Je mag alleen vooruit.
why-monza-not-ahead = Dat veld komt niet verder naar voren dan dat van jou. Daar kun je niet van rijbaan wisselen.
why-monza-corner = De velden raken elkaar alleen met een hoekje. Dat is niet genoeg.
why-monza-too-far = Dat veld raakt jouw veld niet. Rij veld voor veld.
why-monza-tyre = Er ligt een band in de weg. Daar kan niemand rijden.
why-monza-from-start = Vanaf de start kun je alleen naar { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Je hebt geen rode dobbelsteen meer.
        [yellow] Je hebt geen gele dobbelsteen meer.
        [green] Je hebt geen groene dobbelsteen meer.
        [blue] Je hebt geen blauwe dobbelsteen meer.
        [white] Je hebt geen witte dobbelsteen meer.
       *[purple] Je hebt geen paarse dobbelsteen meer.
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
why-monza-home = Je dobbelstenen brengen je al over de finish. Verder hoef je niet.
why-monza-longest = Aan deze tafel gebruik je zo veel mogelijk dobbelstenen, behalve op weg naar de finish. Er is een langere weg.
why-monza-drive-on = Er past nog een dobbelsteen: { $colours }. Rij door!
why-monza-no-turbo-die =
    { $colour ->
        [red] Je hebt geen rode turbodobbelsteen meer.
        [yellow] Je hebt geen gele turbodobbelsteen meer.
        [green] Je hebt geen groene turbodobbelsteen meer.
        [blue] Je hebt geen blauwe turbodobbelsteen meer.
        [white] Je hebt geen witte turbodobbelsteen meer.
       *[purple] Je hebt geen paarse turbodobbelsteen meer.
    }
why-monza-tile-after-turbo = Na de turboworp kun je geen versnellingsplaatjes gebruiken, alleen de twee dobbelstenen.
why-monza-occupied = Daar staat een auto. Voor een bonusstap moet het veld vrij zijn.
why-monza-bonus-only = Nu is er alleen de bonusstap: tik op een veld, of op de hand als je niet wilt.
why-monza-no-tiles = Dat is voor professionele autoracers. In deze race zijn er geen plaatjes.
why-monza-dice-left = Je krijgt de turboworp pas als alle zes de dobbelstenen gebruikt zijn.
why-monza-one-turbo = Je krijgt maar één turboworp per beurt.
why-monza-extra-roll-late = Opnieuw gooien mag alleen voordat je iets neerlegt.
why-monza-extra-roll-gone = Je hebt je herkansingsplaatje al gebruikt.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Race het circuit rond met zes gekleurde dobbelstenen.
rules-page-professional = Professionele autoracers
rules-page-professional-says = Voor wie Monza al kent: met plaatjes en een turboworp.
rules-page-bonus = Bonusstap
rules-page-bonus-says = Kan bij elke Monza-race: met je laatste kleur mag een auto vooruit.
rules-page-first-edition = Eerste editie
rules-page-first-edition-says = De eerste Monza: zes raceauto’s en twee finishvelden.
rules-goal = Rij één keer het circuit rond en over de finish, dan win je.
rules-begin = Kies allemaal een raceauto en zet die op de start. De jongste begint, daarna gaat het met de klok mee verder.
rules-begin-first = Er staan maximaal zes raceauto’s op de start. De jongste begint, daarna gaat het met de klok mee verder.
rules-roll = Ben jij aan de beurt? Gooi alle zes de dobbelstenen. Je mag maar één keer.
rules-lay = Leg een dobbelsteen op een veld in zijn kleur dat aan jouw veld grenst, en de volgende weer op een veld dat daaraan grenst. Jij kiest de volgorde: zoek een lange weg! Dan rijdt je auto.
rules-start = Vanaf de start ga je naar wit of paars.
rules-start-long = Ook op het lange circuit ga je vanaf de start naar wit of paars. Op jullie eigen speelbord mag je naar elk veld dat de start raakt.
rules-lane = Alleen vooruit! Je mag van rijbaan wisselen als het andere veld verder naar voren komt dan dat van jou. Anders blijf je op je rijbaan.
rules-touch = Het volgende veld moet jouw veld met een rand raken. Een hoekje is niet genoeg.
rules-tyre = Er ligt een band in de weg. Daar kan niemand rijden, dus rij eromheen.
rules-over = Over een veld met een auto erop mag je gewoon rijden. Je hebt wel een dobbelsteen voor dat veld nodig.
rules-bump = Stop je op een veld met een auto? Bots! Die auto gaat op zijn rijbaan terug naar het eerste vrije veld. Banden en andere auto’s sla je over.
rules-nowhere = Geen vrij veld achter de auto waar je tegenaan botst? Dan gaat hij terug naar de start. Op de start en de finish botst niemand.
rules-no-die = Past er geen dobbelsteen? Dan blijft je auto staan en is de volgende aan de beurt.
rules-drive-on = Zolang er een dobbelsteen past, rij je door. Welke weg je neemt, kies je zelf.
rules-finish = De finish is wit, dus je hebt een witte dobbelsteen nodig. Daar stop je.
rules-last-round = Is er iemand over de finish? Speel de ronde uit, zodat niemand een beurt mist.
rules-fewest = Zijn er meer auto’s over de finish? Dan wint wie in de laatste ronde de minste dobbelstenen gebruikte. Gelijk? Dan winnen jullie samen.
rules-trophy = Wie wint, krijgt een beker en is kampioen tot de volgende race.
rules-house-stopping = Je mag stoppen waar je wilt. Of heel streng: je moet zo veel mogelijk dobbelstenen gebruiken.
rules-house-finish = Met elke dobbelsteen kom je over de finish.
rules-house-starter = De kampioen begint, of jullie loten.
rules-house-grid = Met een voorsprong is het ook voor de kleintjes eerlijk: hun auto start een paar velden verderop. Daarna is het een auto zoals alle andere, en kan er ook iemand tegenaan botsen.
rules-tiles = Iedereen krijgt zes versnellingsplaatjes, van elke kleur één, en één herkansingsplaatje.
rules-extra-roll = Niet blij met je worp? Lever je herkansingsplaatje in en gooi opnieuw, met zo veel dobbelstenen als je wilt. Doe dat voordat je iets neerlegt.
rules-accelerator = Een versnellingsplaatje werkt als een dobbelsteen in zijn kleur. Na de beurt is het weg.
rules-six = Alle zes de dobbelstenen gebruikt? Dan krijg je een turboworp!
rules-turbo = Gooi twee dobbelstenen en rij verder met één, allebei of geen van beide. Daarna is de volgende aan de beurt.
rules-turbo-tiles = Na de turboworp kun je geen versnellingsplaatjes gebruiken.
rules-turbo-bump = Botsen doe je pas als je turboworp voorbij is.
rules-house-count = In de laatste ronde tellen versnellingsplaatjes mee als dobbelstenen.
rules-house-turbo = Ook na de turboworp mag je versnellingsplaatjes gebruiken.
rules-bonus = Kijk aan het eind van een beurt naar de laatste kleur. De auto in die kleur mag één veld vooruit, op welke kleur dan ook.
rules-bonus-free = Voor een bonusstap moet het veld vrij zijn: geen band, geen auto, geen botsing.
rules-bonus-home = Een bonusstap mag zelfs over de finish gaan.
rules-bonus-own = Was de laatste kleur die van jou? Dan mag je eigen auto vooruit, maar het hoeft niet.
rules-house-others = Geen bonusstap voor je eigen auto als je zelf aan de beurt bent.
rules-first-box = Maximaal zes raceauto’s rijden één keer het originele circuit rond. De twee velden aan het eind zijn de finish.
rules-first-start = Vanaf de start ga je naar blauw of wit.
rules-first-targets = Je hebt een dobbelsteen in de kleur van het finishveld nodig: hier blauw of wit. Daar stop je.
rules-house-targets = Op elk finishveld past maar één raceauto. Stop je daar, dan gaat de andere terug, en die moet weer verder racen.

# First race

lesson-monza-roll = Tik op de dobbelbeker! Er rollen zes dobbelstenen uit.
lesson-monza-lay = Op elk veld dat oplicht, past een van je dobbelstenen. Tik er een aan, en de dobbelsteen springt erop.
lesson-monza-back = Toch liever anders? Tik op de laatste dobbelsteen, dan komt hij terug.
lesson-monza-lane = Dit veld ligt op een andere rijbaan. Het komt verder naar voren dan dat van jou, dus je mag van rijbaan wisselen.
lesson-monza-on = Er past nog een dobbelsteen. Ga door: hoe verder, hoe beter!
lesson-monza-forced = Deze keer is er maar één weg, dus je auto rijdt vanzelf.
lesson-monza-flag = Er past geen dobbelsteen meer. Tik op de vlag, en je auto rijdt!
lesson-monza-finish = De finish! Tik erop en je bent er.
lesson-monza-other = Nu rijdt { $name }. Daarna mag jij.
lesson-monza-passed = Voor { $name } past deze keer geen dobbelsteen. De auto blijft staan.
lesson-monza-pushed-back = Bots! Iemand stopte op het veld van { $name }, dus { $name } springt terug naar het eerste vrije veld.
lesson-monza-last-round = Er is iemand over de finish! We spelen deze ronde nog uit. Tel nu de dobbelstenen: minder is beter.
lesson-monza-end = Dat was een hele race! Komen er meer auto’s over de finish, dan wint wie de minste dobbelstenen gebruikte. Nu weet je hoe het gaat.
lesson-monza-says = Gooien, een weg zoeken, rijden: je eerste race.
lesson-professional-tiles = Dit zijn je versnellingsplaatjes. Elk plaatje mag je één keer gebruiken als dobbelsteen van zijn kleur.
lesson-professional-extra = Slechte worp? Eén keer per race mag je opnieuw gooien: tik op dit plaatje.
lesson-professional-mark = Tik op de dobbelstenen die je opnieuw wilt gooien.
lesson-professional-again = Tik nu op de dobbelbeker!
lesson-professional-accelerator = Past er geen dobbelsteen meer? Een versnellingsplaatje wel! Tik op het zacht oplichtende veld.
lesson-professional-turbo = Je hebt alle zes de dobbelstenen gebruikt: turbo! Tik op de brandende dobbelstenen.
lesson-professional-turbo-dice = Nog twee dobbelstenen! Gebruik wat past, of tik op de vlag.
lesson-professional-says = Versnellingsplaatjes, herkansing en turbo.
lesson-professional-end = Nu rij je als de profs! Bewaar je versnellingsplaatjes in een echte race voor het juiste moment.
lesson-bonus-aim = De laatste dobbelsteen is bijzonder: de auto van die kleur mag een veld verder. Ook die van jou!
lesson-bonus-take = Bonus! De laatste dobbelsteen heeft de kleur van jouw auto. Tik op een veld dat oplicht, of op de hand als je niet wilt.
lesson-bonus-says = De laatste dobbelsteen geeft een auto een veld extra.
lesson-bonus-end = Goed gereden! Let elke beurt op de laatste dobbelsteen: misschien is het een cadeautje voor jou, of voor een ander.
lesson-first-edition-start = Vanaf de start ga je naar een blauw of een wit veld. Tik er een aan!
lesson-first-edition-target = Een finishveld! Met een dobbelsteen van die kleur kom je er. Tik erop!
lesson-first-edition-says = Starten via blauw of wit, en twee finishvelden.
lesson-first-edition-end = Dat was de eerste editie! Op dat grote speelbord kun je met z’n zessen racen.

# Workshop

workshop-title = Bouw een speelbord
workshop-says = Teken je eigen speelbord en race erop.
workshop-back = Terug naar de werkplaats
workshop-quality = Hoe goed is je speelbord?
workshop-measuring = Wordt uitgeprobeerd …
workshop-unmeasured = Het speelbord kon nog niet worden uitgeprobeerd.
workshop-mark =
    { $mark ->
        [good] goed
        [fair] gaat wel
       *[poor] nog niet goed
    }
workshop-figure =
    { $figure ->
        [turns] Beurten tot de finish
        [stalls] Er past geen dobbelsteen
        [endings] Keuzes per beurt
       *[skill] Zo vaak wint een slimme bestuurder
    }
workshop-better = Hoe wordt het beter?
workshop-first-open = Er is nog een stuk weg leeg. Kleur het in, of laat de computer het afmaken.
workshop-first-mend = Er klopt nog iets niet:
workshop-more-faults = Nog te verbeteren: { $count }
workshop-all-good = Een prachtig speelbord! Racen maar!
workshop-miss =
    { $kind ->
        [turns-low] De race is te snel voorbij: na { $figure } beurten. Maak de rijbanen langer.
        [turns-high] De race duurt te lang: { $figure } beurten. Maak de rijbanen korter.
        [stalls] Te vaak past er geen dobbelsteen: in { $figure } van de beurten. Meng de kleuren meer.
        [worst-stall] Op { $where } kom je vast te zitten: in { $figure } van de beurten past er geen dobbelsteen.
        [endings] Er valt weinig te kiezen: { $figure } velden per beurt. Meng de kleuren, of verschuif de randen van een paar velden.
        [skill] Het is vooral geluk: een slimme bestuurder wint maar { $figure } van de races.
        [starter] Het maakt te veel uit wie begint: met vier auto’s wint de eerste { $figure } van de races.
        [colour-low] Er is te weinig { monza-colour }: { $figure } van de velden.
        [colour-high] Er is te veel { monza-colour }: { $figure } van de velden.
       *[lane] Op rijbaan { $where } rijdt bijna niemand: { $figure } van de beurten.
    }
workshop-hint = Maak { $space } { monza-colour }
workshop-hint-tyre = Leg een band op { $space }
workshop-finish-title = Maak het voor me af
workshop-finish = Lege weg vullen
workshop-finishing = De weg wordt gevuld
workshop-finished = Het speelbord is af.
workshop-stop = Stop
workshop-another = Nog een ander
workshop-nothing-open = Gum een paar velden weg, dan vult de computer ze opnieuw in.
workshop-race = Erop racen!
workshop-why-open = Vul eerst de lege weg.
workshop-why-mend = Eerst verbeteren: { $count }
workshop-send-says = Wie deze link opent, krijgt jouw speelbord.
workshop-send-long = Dit speelbord is te groot voor een link. Sla het op als bestand en stuur dat.
workshop-refused = Dit bestand kan niet worden geopend
workshop-nothing-lost = Er is niets veranderd: je speelbord ligt er nog.
workshop-boards = Speelborden
workshop-unnamed = Speelbord { $number }
workshop-name = Naam van het speelbord
workshop-mine = Jouw speelborden
workshop-fresh = Leeg speelbord
workshop-not-kept = Deze browser kan niets bewaren. Sla het speelbord op als bestand.
workshop-received = Iemand heeft je een speelbord gestuurd!
workshop-opened = { $name } ligt op tafel.
workshop-photo = Een foto onder de tekening
workshop-photo-take = Foto maken
workshop-photo-choose = Foto kiezen
workshop-photo-remove = Weghalen
workshop-photo-says = Teken eroverheen als op overtrekpapier. De foto blijft op dit apparaat.
workshop-photo-slider =
    { $what ->
        [x] Links en rechts
        [y] Op en neer
        [scale] Grootte
        [turn] Hoek
       *[strength] Dekking
    }
workshop-no-photo = We kunnen deze foto niet laten zien. Kies een andere.
workshop-print = Afdrukken
workshop-print-says = Het speelbord op schaal, met dobbelstenen en auto’s om uit te knippen.
workshop-paper = Hoe groot?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Groot: vellen A4 om aan elkaar te plakken
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Kleur of zwart-wit?
workshop-ink-kind =
    { $ink ->
        [colour] In kleur
       *[symbols] Zwart-wit, met tekens
    }
workshop-format = Welk bestand?
workshop-format-kind =
    { $format ->
        [pdf] PDF, om af te drukken
       *[svg] SVG, om te bewerken
    }
workshop-print-save = Bestand opslaan
workshop-draw-board = Het speelbord dat je tekent
workshop-draw-open = lege weg
workshop-draw-long = lengte { $length }
workshop-draw-target = finishveld
workshop-draw-space = Rijbaan { $lane }, veld { $number }: { $what }.
workshop-draw-missing = Rijbaan { $lane } stopt te vroeg: hier ontbreekt een stuk weg.
workshop-draw-size = Rijbanen: { $lanes }, lengte: { $length }.
workshop-draw-in-hand = Veld { $lane }{ $number }
workshop-draw-shorter = Korter
workshop-draw-longer = Langer
workshop-draw-exact = Precieze lengte
workshop-draw-set = Deze lengte gebruiken
workshop-draw-bad-length = Typ een lengte, bijvoorbeeld 1, 1½ of 4/3.
workshop-draw-remove = Dit veld weghalen
workshop-draw-before = Nieuw veld ervoor
workshop-draw-after = Nieuw veld erna
workshop-draw-split = In tweeën delen
workshop-draw-join = Met het volgende samenvoegen
workshop-draw-cure =
    { $cure ->
        [fill] Aanvullen met lege weg
        [close] Het rondje sluiten
        [fit] Automatisch laten passen
        [tyre] Er een band op leggen
       *[open] Alle rijbanen openen
    }
workshop-draw-look = Van dichtbij bekijken
workshop-draw-closer = Inzoomen
workshop-draw-farther = Uitzoomen
workshop-draw-tools = Wat kleuren we?
workshop-draw-hand = Hand: een veld kiezen
workshop-draw-paint = Kleur: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Rijbanen
        [ends] Start en finish
       *[curve] Vorm
    }
workshop-draw-faults =
    { $count ->
        [0] Alles in orde
       *[other] Nog te doen: { $count }
    }
workshop-draw-to-mend = Wat er nog niet klopt
workshop-draw-odd = Ongewoon: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Rijbaan links erbij
       *[right] Rijbaan rechts erbij
    }
workshop-draw-copy-lane = Rijbaan { $lane } kopiëren
workshop-draw-remove-lane = Rijbaan { $lane } weghalen
workshop-draw-lane = Rijbaan { $lane }, lengte { $length }
workshop-draw-lane-name = Rijbaan { $lane }
workshop-draw-track-length = Totale lengte: { $length }
workshop-draw-track-shorter = Alle rijbanen korter
workshop-draw-track-longer = Alle rijbanen langer
workshop-draw-exits = Vanaf de start mag je naar
workshop-draw-finish = De race eindigt op
workshop-draw-end =
    { $end ->
        [line] een lijn over alle rijbanen
       *[targets] finishvelden
    }
workshop-draw-line = Kleur van de finishlijn
workshop-draw-targets = Rijbanen die eindigen op een finishveld
workshop-draw-edition = Voor welk spel?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Jubileumeditie, 4 auto’s
       *[first] Eerste editie, 6 auto’s
    }
workshop-draw-shapes = Vorm van de weg
workshop-draw-shape =
    { $shape ->
        [fit] Automatisch
        [stadium] Stadion
        [ring] Ring
        [corner] Hoek
        [oval] Ovaal
        [long] Lang circuit
        [sprint] Sprint
        [first-edition] Eerste editie
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
workshop-draw-angle = Hoek
workshop-draw-radius = Straal
workshop-draw-less = Minder: { $what }
workshop-draw-more = Meer: { $what }
workshop-draw-earlier = Hoger in de lijst
workshop-draw-later = Lager in de lijst
workshop-draw-add-piece = Nieuw stuk erna
workshop-draw-remove-piece = Dit stuk weghalen
workshop-draw-ready = Klaar om te racen!
workshop-draw-more-faults = en nog { $count }
workshop-draw-open-left = Lege velden: { $count }. Kleur ze in, of laat het de computer doen.
workshop-draw-undone =
    { $what ->
        [undo] Ongedaan gemaakt.
       *[redo] Opnieuw gedaan.
    }
workshop-draw-there = Laat zien
workshop-draw-finish-place = Finish
workshop-draw-keys-arrows = langs de weg, en van rijbaan naar rijbaan
workshop-draw-keys-length = langer, korter
workshop-draw-keys-border = de voorste rand verschuiven
workshop-draw-keys-remove = het veld weghalen
workshop-draw-keys-undo = ongedaan maken; opnieuw doen
workshop-draw-key =
    { $act ->
        [tyre] A
        [open] O
        [split] D
        [join] S
        [before] V
        [after] E
       *[exact] L
    }
file-board = mijn speelbord
file-board-simple = mijn-speelbord

# Fouten van een speelbord in de werkplaats, elk op zijn plek

error-workshop-busy = Het is druk in de werkplaats. Probeer het zo nog eens.
error-workshop-failed = Dit speelbord was te veel voor de werkplaats. Maak het wat eenvoudiger en probeer het nog eens.
error-workshop-tools = De werkplaats is nog niet klaar. Probeer het over een minuut nog eens.
error-board-broken = Hier zit geen speelbord in. Vraag of iemand het nog eens stuurt.
error-board-large = Dit speelbord is te groot.
error-board-version = Dit speelbord komt uit een nieuwere Hairpin. Vraag of iemand het spel bijwerkt.
workshop-fault = Hier klopt nog iets niet. Verander dit stuk van het speelbord.
fault-too-large = Dit bestand is te groot voor een speelbord: hoogstens { $most } kB.
fault-not-toml = Dit is geen speelbordbestand. Neem er een dat hier is opgeslagen, of schrijf het als TOML.
fault-other-game = Dit bestand hoort bij een ander spel. Kies een speelbord van Monza.
fault-unknown-word = ‘{ $given }’ betekent hier niets. Haal het weg of schrijf het goed.
fault-bad-name = Het bestand heeft een eenvoudige naam nodig: kleine letters, cijfers en streepjes, zoals mijn-speelbord.toml.
fault-bad-text = ‘{ $given }’ moet tekst zijn.
fault-bad-title = Deze naam is te lang: hoogstens { $most } letters.
fault-edition = Kies de editie: de eerste editie of de jubileumeditie.
fault-no-lanes = Dit speelbord heeft nog geen rijbanen. Maak er minstens twee.
fault-lane-count = Een speelbord heeft { $least } tot { $most } rijbanen.
fault-empty-lane = Deze rijbaan is leeg. Zet er velden op.
fault-too-many = Dat zijn te veel velden: hoogstens { $most }. Haal er een paar weg.
fault-lane-length = Deze rijbaan houdt te vroeg op: er ontbreekt { $missing }. Maak hem zo lang als de langste.
fault-no-colour = Dit veld heeft geen kleur. Geef het een van de zes, of een band.
fault-bad-length = Deze lengte kan niet. Neem een getal boven 0, hoogstens { $most }: 2, 3/2 of 4/3.
fault-open-road = Dit stuk weg is nog leeg. Zet er velden op, of laat de computer het afmaken.
fault-bad-start = De start moet uitkomen op rijbanen van dit speelbord.
fault-no-exit = Niemand kan weg van de start. Open een rijbaan die niet met een band begint.
fault-no-finish = Er is nog geen finish. Kies een kleur voor de finishlijn, of finishvelden.
fault-tyre-target = Op het finishveld ligt een band. Geef dat veld een kleur.
fault-cut-off = Niemand kan bij de finish komen. Open een weg ernaartoe.
fault-curve-table = De vorm van de weg is niet te lezen. Kies een nieuwe.
fault-curve-size =
    { $key ->
        [road] De weg moet breder dan 0 zijn en hoogstens { $most } breed.
       *[start] De start moet langer dan 0 zijn en hoogstens { $most } lang.
    }
fault-curve-path = De vorm van de weg heeft 1 tot { $most } stukken nodig.
fault-curve-word = ‘{ $given }’ is geen stuk weg. Neem een recht stuk of een bocht.
fault-curve-road = De weg is te smal om te zien. Maak hem minstens { $least } breed.
fault-curve-start = De start is te kort voor de auto’s. Maak hem minstens { $least } lang.
fault-curve-tight = Deze bocht is te krap. Maak hem ruimer, of de weg smaller.
fault-curve-gap = De weg komt niet terug bij de start. Verander een recht stuk of een bocht tot het rondje sluit.
fault-curve-overlap = De weg loopt hier door zichzelf heen, bij stuk { $other }. Leid hem ergens anders langs, of maak hem smaller.
fault-nothing-open = Er valt niets meer in te vullen: de weg is nergens leeg.
fault-too-much-open = Er is te veel lege weg: het zouden meer dan { $most } velden kunnen worden. Laat minder leeg.
fault-open-halves = Lege weg is minstens 1 lang en gaat met halve stappen: 1, 1½, 2 …
fault-no-measure = Deze lengtes passen niet bij elkaar. Neem halven, derden of kwarten.
fault-no-way = We konden geen weg vinden die niet doodloopt. Laat meer weg leeg.
odd-dead-end = Doodlopend: een auto kan hier pas weg als een andere hem terugduwt.
odd-unreachable = Hier kan niemand naartoe rijden. Een auto komt hier alleen als hij wordt teruggeduwd.

# Terminal

cli-start = start:
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
cli-does-reroll = gebruikt de herkansing voor { $dice }
cli-does-bonus = bonusstap: { $car } rijdt naar { $space }
cli-does-bonus-finish = bonusstap: { $car } rijdt over de finish
cli-does-no-bonus = { $car } slaat de bonusstap over
cli-does-turbo = neemt de turboworp
cli-does-stop = stopt
cli-pushed-back = Bots! { $name } springt terug naar veld { $space }.
cli-printed = Druk alle { $count } vellen af op 100%: dan is de balk 5 cm lang.
cli-push-backs = botsingen per race: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } velden, eerste editie
       *[anniversary] { $title }; { $spaces } velden, jubileumeditie
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
cli-report-skew = een kleur op een rijbaan en op het speelbord
cli-report-apart = hooguit { $share } verschil, op { $where }
cli-report-alike = dezelfde kleur naast elkaar
cli-report-cars = bonusstap: de betere van twee auto’s
cli-report-turns = beurten tot de finish, één gretige auto
cli-report-spread = spreiding { $spread }
cli-report-stalls = beurten zonder stap
cli-report-worst = op zijn ergst { $share } op { $space }
cli-report-endings = verschillende eindes per beurt
cli-report-skill = perfecte bestuurder tegen { $racer }, twee auto’s
cli-report-push-backs = botsingen per race
cli-report-field = { $races } races, alle auto’s
cli-report-lead = wisselingen aan kop per race
cli-report-lanes = aandeel bezoeken per rijbaan
cli-report-seats = gewonnen per plaats, vier keer { $racer }
cli-report-starter = wie begint: { $points } procentpunten van een eerlijk deel af
cli-missed = gemist:
cli-all-met = alle doelen zijn gehaald
cli-problem =
    { $kind ->
        [turns] een auto doet er { $figure } beurten over; { $least } tot { $most } zou goed zijn
        [stalls] { $figure } van de beurten heeft geen stap; dat moet hooguit { $most } zijn
        [worst-stall] op { $where } heeft { $figure } van de beurten geen stap; dat moet hooguit { $most } zijn
        [endings] een beurt heeft { $figure } verschillende eindes; dat moeten er minstens { $least } zijn
        [skill] de perfecte bestuurder verslaat { $racer } in { $figure } van de races; dat moet minstens { $least } zijn
        [starter] met vier auto’s wint wie begint { $figure } van de races; { $least } tot { $most } is eerlijk
        [colour] { $figure } van de velden is { $where }; { $least } tot { $most } zou goed zijn
        [outside-in] rijbaan { $where } heeft { $figure } berijdbare velden; de rijbaan erbuiten moet er meer hebben
        [inner] rijbaan { $where } heeft { $figure } van de velden van de buitenste; dat moet hooguit { $most } zijn
        [areas] de velden van rijbaan { $where } zijn { $figure } keer zo groot getekend als die van een andere; dat moet hooguit { $most } zijn
        [lane-colour] op rijbaan { $where } wijkt het aandeel van een kleur { $figure } af van dat op het speelbord; dat moet hooguit { $most } zijn
        [alike] op { $figure } plekken ligt dezelfde kleur naast elkaar; { $least } tot { $most } zou goed zijn
        [cars] met de bonusstap wint van { $where } de eerste auto { $figure } van de races; { $least } tot { $most } is eerlijk
       *[lane] in { $figure } van de beurten staan auto’s op rijbaan { $where }; dat moet minstens { $least } zijn
    }
cli-design-task = de weg wordt gevuld
cli-design-best = beste { $skill }, zonder stap { $stalls }
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
cli-grid-title = { $track }: een eerlijke start
cli-grid-begins = start op
cli-grid-before = gewonnen zonder voorsprong
cli-grid-after = gewonnen met voorsprong
cli-grid-simulated = gemeten in { $races } races, op { $points } procentpunten nauwkeurig
cli-grid-solved = berekend uit opgeloste waarden
cli-grid-start = { $name } heeft een voorsprong en start op { $space }.
cli-study-task =
    { $task ->
        [reading] lezen
        [solving] oplossen
       *[racing] racen
    }
cli-study-starting = beginnen is { $points } procentpunten waard
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
cli-study-best = perfecte bestuurder
cli-study-pushes = botsingen in telkens { $races } races van perfecte bestuurders en van { $racer }
cli-study-push =
    { $what ->
        [pushed_loses] de teruggeduwde auto verliest
        [pusher_gains] de auto die botst, wint
        [push_is_worth] waarde van een botsing, als er een keuze is
        [solved_takes] perfecte bestuurders botsen, als er een keuze is
        [racers_take] { $racer } botst, als er een keuze is
        [solved_per_race] botsingen per race, perfecte bestuurders
       *[racers_per_race] botsingen per race, { $racer }
    }
cli-study-proof = niemand kan meer dan { $epsilon } winnen, temperatuur { $heat }, startwaarde { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: de beste velden om je beurt te beginnen
       *[traffic] { $board }: waar beurten eindigen
    }
cli-heat-says =
    { $layer ->
        [chances] kans om te winnen als je aan de beurt bent, met de andere auto ernaast
       *[traffic] deel van alle beurten, { $players } auto’s die hun best doen
    }
cli-heat-note = Hoe lichter het veld, hoe hoger het getal. De tekens staan voor de kleuren:
cli-heat-tyre = band
cli-heat-finish = finish
cli-error-option-endless = op { $value } kan een auto voor altijd vastzitten (bijvoorbeeld op { $place }), dus dit speelbord is niet op te lossen
cli-error-values-damaged = { $file } is verouderd of beschadigd; start hairpin solve nog een keer
