# DaCart rally: rallyauto, straatplaatje, pitstraat, jerrycan, start-/finishplaatje, doodlopende straat,
# verwisselen, omdraaien.

# Home

memo-title = DaCart rally
memo-says = Draai een plaatje om. Weet je de weg nog?

# Options

option-memo-reveal = Welke plaatjes mag ik omdraaien?
option-memo-reveal-road = Waar mijn weg naartoe gaat
option-memo-reveal-any = Elk plaatje naast me
option-memo-first-dead-end = Wanneer mag een doodlopende straat van de start af wijzen?
option-memo-first-dead-end-first-round = Alleen in de eerste ronde
option-memo-first-dead-end-first-drive = Bij de eerste rit van elke auto
option-memo-canisters = Welke jerrycans liggen in de pitstraat?
option-memo-canisters-all = Alle vier de kleuren kunnen erbij zijn
option-memo-canisters-starts = Alleen de kleuren waar auto’s gestart zijn
option-memo-aid = Geheugensteuntje
option-memo-aid-says = Deze spelers zien een plaatje nog even nadat het weer is omgedraaid. Iedereen weet wie deze hulp heeft.
option-memo-tiles = Welke straatplaatjes?
option-memo-tiles-road-tiles = Straatplaatjes
option-memo-tiles-open-roads = Open wegen: geen doodlopende straten, voor kleintjes
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Open wegen
option-memo-players = Met hoeveel spelers?
option-memo-starter = Welke plaats begint?

# Race

race-canister =
    { $car ->
        [red] heeft een jerrycan: op naar het rode start-/finishplaatje
        [yellow] heeft een jerrycan: op naar het gele start-/finishplaatje
        [green] heeft een jerrycan: op naar het groene start-/finishplaatje
       *[blue] heeft een jerrycan: op naar het blauwe start-/finishplaatje
    }
memo-table = De tafel: vijf rijen van vijf plaatjes, met de pitstraat in het midden
memo-down = { $cell }, verdekt
memo-ghost = { $cell }, verdekt, net nog: { $kind }
memo-open = { $cell }, { $kind }, de weg gaat naar { $ways }
memo-turned-up = { $cell }, { $kind }, net omgedraaid
memo-offered = { $cell }, { $kind }, dan gaat de weg naar { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, pitstraat, geen jerrycans meer
        [one] { $cell }, pitstraat, één jerrycan
       *[other] { $cell }, pitstraat, { $count } jerrycans
    }
memo-the-pit = de pitstraat
memo-start =
    { $colour ->
        [red] rood start-/finishplaatje
        [blue] blauw start-/finishplaatje
        [green] groen start-/finishplaatje
       *[yellow] geel start-/finishplaatje
    }
memo-to-start =
    { $colour ->
        [red] het rode start-/finishplaatje
        [blue] het blauwe start-/finishplaatje
        [green] het groene start-/finishplaatje
       *[yellow] het gele start-/finishplaatje
    }
memo-car =
    { $car ->
        [red] rode rallyauto
        [yellow] gele rallyauto
        [green] groene rallyauto
        [blue] blauwe rallyauto
        [white] witte rallyauto
       *[purple] paarse rallyauto
    }
memo-kind =
    { $kind ->
        [straight] rechte weg
        [curve] bocht
        [junction] splitsing
        [crossing] kruising
       *[dead-end] doodlopende straat
    }
memo-side =
    { $side ->
        [N] boven
        [E] rechts
        [S] beneden
       *[W] links
    }
memo-row =
    { $row ->
        [1] bovenste rij
        [2] tweede rij
        [3] middelste rij
        [4] vierde rij
       *[5] onderste rij
    }
memo-column =
    { $column ->
        [1] helemaal links
        [2] de tweede van links
        [3] in het midden
        [4] de tweede van rechts
       *[5] helemaal rechts
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = { $name } start op { $first }.
memo-say-turned = { $name } draait een plaatje om, { $first }: { $kind }.
memo-say-laid = De weg gaat naar { $ways }.
memo-say-offered = { $kind }, de weg gaat naar { $ways }
memo-say-moved = { $name } rijdt verder: { $second }.
memo-say-covered = Weer verdekt: { $first }.
memo-say-swapped = { $name } verwisselt twee plaatjes: { $first }; en { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } pakt een jerrycan: op naar het rode start-/finishplaatje!
        [blue] { $name } pakt een jerrycan: op naar het blauwe start-/finishplaatje!
        [green] { $name } pakt een jerrycan: op naar het groene start-/finishplaatje!
       *[yellow] { $name } pakt een jerrycan: op naar het gele start-/finishplaatje!
    }
memo-say-finished = { $name } is bij de finish!
memo-hint-place = Waar wil je starten?
memo-hint-choose = Waarheen?
memo-hint-rotate = Draai het plaatje en ga dan rijden.
memo-hint-drive = Daar gaan we!
memo-hint-stuck = Kun je nergens heen? Verwissel twee plaatjes.
memo-hint-first = Kies één plaatje …
memo-hint-second = … en nog één.
memo-hint-wait = Kijk goed!
memo-swap = Twee plaatjes verwisselen
memo-cancel = Laat maar
memo-rotate = Plaatje draaien
memo-drive = Daarheen rijden
seat-aid = Geheugensteuntje
memo-aided = Geheugensteuntje voor { $names }: plaatjes blijven nog even zichtbaar.

# Podium

memo-reason = Als eerste bij de finish in de kleur van de jerrycan.
memo-to-finish =
    { $count ->
        [one] nog één plaatje naar de finish
       *[other] nog { $count } plaatjes naar de finish
    }
memo-to-pit =
    { $count ->
        [one] nog één plaatje naar de pitstraat
       *[other] nog { $count } plaatjes naar de pitstraat
    }
memo-moment-canister = { $name } haalt een jerrycan!
memo-moment-road = { $name } verwisselt twee plaatjes, en later rijdt { $other } over één ervan.
memo-moment-own-road = { $name } verwisselt twee plaatjes en rijdt later over één ervan.
memo-moment-swap = { $name } verwisselt twee plaatjes.
memo-moment-dead-end = Een doodlopende straat voor { $name }!
memo-moment-home = { $name } brengt de jerrycan naar de finish!

# Said aloud and in words

memo-here = { $name } is hier: { $what }.
memo-not-here = { $name } is nog niet gestart.
memo-beside =
    { $side ->
        [N] Erboven: { $what }.
        [E] Rechts: { $what }.
        [S] Eronder: { $what }.
       *[W] Links: { $what }.
    }
memo-edge = de rand van de tafel
memo-open-to-you = daar kun je heen
memo-no-road = daar gaat geen weg naartoe
memo-goal =
    { $colour ->
        [red] { $name } is op weg naar het rode start-/finishplaatje.
        [blue] { $name } is op weg naar het blauwe start-/finishplaatje.
        [green] { $name } is op weg naar het groene start-/finishplaatje.
        [yellow] { $name } is op weg naar het gele start-/finishplaatje.
       *[none] { $name } heeft eerst een jerrycan uit de pitstraat nodig.
    }
memo-banned = Net verwisseld, dus ze blijven deze keer liggen: { $cells }.
memo-way-start = hier starten: { $what }
memo-way-turn =
    { $side ->
        [N] het plaatje erboven omdraaien
        [E] het plaatje rechts omdraaien
        [S] het plaatje eronder omdraaien
       *[W] het plaatje links omdraaien
    }
memo-way-drive =
    { $side ->
        [N] naar boven rijden: { $what }
        [E] naar rechts rijden: { $what }
        [S] naar beneden rijden: { $what }
       *[W] naar links rijden: { $what }
    }
memo-way-lay = de weg gaat naar { $ways } en leidt naar: { $where }
memo-way-lay-nowhere = de weg gaat naar { $ways }, maar loopt dood

# Keys

keys-memo-arrows = van plaatje naar plaatje
keys-memo-space = het plaatje draaien
keys-memo-swap = twee plaatjes verwisselen
memo-swap-key = V

# Why not?

why-memo-not-your-turn = Iemand anders is aan de beurt. Kijk goed!
why-memo-wait = Even wachten, er gebeurt iets.
why-memo-over = De race is voorbij.
why-memo-start-first = Zet eerst je auto op een start-/finishplaatje.
why-memo-start-taken = Daar start al iemand. Kies een ander.
why-memo-here = Daar staat je auto al.
why-memo-not-beside = Dat plaatje ligt niet naast dat van jou.
why-memo-no-road = Jouw weg gaat daar niet heen.
why-memo-roads-apart = De twee wegen sluiten niet op elkaar aan.
why-memo-turned-up = Je hebt een plaatje omgedraaid. Daar moet je nu heen rijden.
why-memo-fixed = De pitstraat en de start-/finishplaatjes blijven liggen.
why-memo-under-car = Er staat een auto op dat plaatje. Het blijft liggen.
why-memo-just-swapped = Dat plaatje is net verwisseld. Deze keer blijft het liggen.
why-memo-same-tile = Dat heb je al gekozen. Kies een ander plaatje.

# Rules

rules-page-memo = DaCart rally
rules-page-memo-says = Zoek je weg over plaatjes die achter je weer omdraaien.
rules-memo-goal = Haal een jerrycan uit de pitstraat. Die laat je een kleur zien: wees als eerste op het start-/finishplaatje in die kleur!
rules-memo-begin = Alle straatplaatjes liggen verdekt rond de pitstraat. Iedereen zet een auto op een start-/finishplaatje; de kleur maakt niet uit.
rules-memo-turn = Als je aan de beurt bent, doe je één ding: rijden, of twee plaatjes verwisselen.
rules-memo-reveal = Rijden: draai een plaatje naast dat van jou om. Iedereen kijkt!
rules-memo-road = Jouw weg moet naar het plaatje gaan. Anders kun je er niet heen.
rules-memo-rotate = Draai het plaatje tot de weg aansluit op die van jou. Dan moet je erop rijden, waar hij ook heen gaat.
rules-memo-cover = Het plaatje achter je wordt weer omgedraaid. Onthoud wat het was!
rules-memo-dead-end = Een doodlopende straat in de eerste ronde? Die mag naar een verdekt plaatje wijzen.
rules-memo-car = Een plaatje met een auto erop blijft open liggen. Je mag erheen als de wegen op elkaar aansluiten. Hier botst niemand.
rules-memo-open = De pitstraat en de start-/finishplaatjes liggen altijd open. Je mag erheen als de wegen op elkaar aansluiten.
rules-memo-swap = Of verwisselen: twee verdekte plaatjes ruilen van plek. Niet spieken!
rules-memo-fixed = De pitstraat, de start-/finishplaatjes en plaatjes onder een auto blijven liggen.
rules-memo-rest = Plaatjes die net verwisseld zijn, mag je in de volgende beurt niet weer verwisselen. Erop rijden mag wel.
rules-memo-pit = In de pitstraat pak je de bovenste jerrycan. De kleur laat zien waar jouw finish is, en iedereen mag hem zien.
rules-memo-finish = Ben je als eerste op het start-/finishplaatje in de kleur van je jerrycan? Dan win je meteen.
rules-memo-free = Met de echte plaatjes kun je ook gewoon een weg bouwen en rondrijden.
rules-house-reveal = Je mag elk plaatje naast je omdraaien, ook als er geen weg naartoe gaat.
rules-house-dead-end = Een doodlopende straat mag bij de eerste rit van elke auto van de start af wijzen, ook na de eerste ronde.
rules-house-canisters = In de pitstraat liggen alleen jerrycans in kleuren waar auto’s gestart zijn.
rules-house-aid = De jongsten zien een plaatje nog even nadat het weer is omgedraaid. Iedereen weet ervan.

# First race

lesson-memo-place = Waar wil je starten? Tik op een start-/finishplaatje.
lesson-memo-choose = Jouw weg gaat naar de plaatjes die oplichten. Tik aan welk plaatje je wilt proberen!
lesson-memo-rotate = Draai het plaatje tot de weg gaat waar jij heen wilt. En rijden maar!
lesson-memo-turn = Tik op het plaatje om het te draaien. Een andere kant op is beter!
lesson-memo-pit = Ga eerst naar de pitstraat in het midden en haal een jerrycan.
lesson-memo-home = Je hebt een jerrycan. Rij naar het start-/finishplaatje in die kleur!
lesson-memo-remember = Als je verder rijdt, wordt dit plaatje weer omgedraaid. Onthoud het!
lesson-memo-or-swap = Of verwissel twee plaatjes in plaats van te rijden.
lesson-memo-swap = Kies twee verdekte plaatjes. Ze ruilen van plek.
lesson-memo-stuck = Kun je nergens heen? Verwissel twee plaatjes.
lesson-memo-on = Deze kant op! Tik op het plaatje.
lesson-memo-other = Nu is { $name } aan de beurt. Kijk welke plaatjes worden omgedraaid!
lesson-memo-canister = { $name } heeft een jerrycan. De kleur laat zien waar het heen gaat.
lesson-memo-end = Dat was een hele race! Nu weet je hoe het gaat.
lesson-memo-says = Plaatjes omdraaien, onthouden, de jerrycan naar de finish brengen.
lesson-memo-fetch = De pitstraat! Tik erop om je jerrycan te halen.
lesson-memo-in = Daar is jouw finish! Tik erop om te winnen.

# Free play

free-title = Vrij spel
free-says = Bouw je eigen weg en rij maar rond.
free-board = Het speelbord
free-tools = Wat bouwen we?
free-tool =
    { $tool ->
        [pencil] Weg tekenen
        [eraser] Gum
        [straight] rechte weg
        [curve] bocht
        [junction] splitsing
        [crossing] kruising
        [dead-end] doodlopende straat
        [start] start en finish
       *[pit] pitstraat
    }
free-kind =
    { $kind ->
        [straight] rechte weg
        [curve] bocht
        [junction] splitsing
        [crossing] kruising
        [dead-end] doodlopende straat
        [start] start en finish
       *[pit] pitstraat
    }
free-place-empty = Rij { $row }, kolom { $column }: leeg
free-place = Rij { $row }, kolom { $column }: { $kind }, de weg gaat naar { $ways }
free-hint = Teken een weg met je vinger. Tik op een plaatje om het te draaien.
free-shuffle = Verras me met een circuit
free-shuffled = Hier is een nieuw circuit.
free-circuits = Circuits
free-full = Groter kan niet: 40 bij 40 plaatjes.
free-drive = Rijden maar!
free-build = Bouwen
free-cars = Welke auto’s rijden er?
free-take-a-car = Tik op een auto om ermee te rijden.
free-four-cars = Hoogstens vier auto’s tegelijk. Tik er een aan om hem van de weg te halen.
free-computer-add = Tegen een computer rijden
free-computer-car = { memo-car }, computer
free-level =
    { $level ->
        [slow] Snelheid: langzaam
        [middle] Snelheid: gemiddeld
       *[fast] Snelheid: snel
    }
free-ghost = Spookauto van je beste rondje
free-road = De weg met de auto’s
free-go = Gas
free-left = Bij de volgende splitsing links
free-right = Bij de volgende splitsing rechts
free-brake = Remmen; als je stilstaat: omkeren
free-keys = Toetsen: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] T
        [straight] R
        [curve] B
        [junction] S
        [crossing] K
        [dead-end] D
        [start] F
        [turn] A
       *[pit] P
    }
file-circuit = mijn circuit
free-laps = Rondjes: { $count }
free-last = Laatste rondje: { $seconds } seconden
free-best = Beste rondje: { $seconds } seconden
free-lap-done = Rondje { $count }, { memo-car }: { $seconds } seconden.
free-lap-best = Rondje { $count }, { memo-car }: { $seconds } seconden. Je snelste tot nu toe!
free-unnamed = Circuit { $number }
free-name = Naam van het circuit
free-not-kept = Deze browser kan niets bewaren. Sla het circuit op als bestand.
free-mine = Jouw circuits
free-example =
    { $id ->
        [ring] De ring
        [eight] De acht
        [snake] De slang
       *[town] De stad
    }
free-send-says = Wie deze link opent, krijgt jouw circuit.
free-clear = Alles opruimen
free-received = Iemand heeft je een circuit gestuurd!
error-circuit-broken = Hier zit geen circuit in. Vraag of iemand het nog eens stuurt.
error-circuit-large = Dit circuit is te groot: hoogstens 40 bij 40 plaatjes.
error-circuit-version = Dit circuit komt uit een nieuwere Hairpin. Vraag of iemand het spel bijwerkt.

# Terminal

cli-does-start = start op { memo-to-start }
cli-does-turn-up = draait { $cell } om
cli-does-find = vindt: { memo-kind }
cli-does-lay = draait het plaatje zodat de weg naar { $ways } gaat, en rijdt naar { $cell }
cli-does-go = rijdt naar { $place }
cli-does-pick = kiest { $cell } om te verwisselen
cli-does-canister =
    { $colour ->
        [red] pakt de rode jerrycan
        [blue] pakt de blauwe jerrycan
        [green] pakt de groene jerrycan
       *[yellow] pakt de gele jerrycan
    }
cli-does-swap = verwisselt twee plaatjes
