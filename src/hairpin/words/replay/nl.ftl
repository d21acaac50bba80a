# Een race die je nog eens bekijkt: beurt voor beurt, met de kansen, het geluk en wat je had kunnen kiezen.

replay-loading = De race komt eraan …
replay-bring = Kies het bestand van een race, dan kun je die nog een keer bekijken.
replay-file = Een race kiezen
replay-leave = Terug
replay-more = Meer
replay-about = Over deze race
replay-controls = De race afspelen
replay-slider = Beurt
replay-play = Afspelen
replay-pause = Pauze
replay-back = Een stap terug
replay-forward = Een stap verder
replay-speed =
    { $speed ->
        [calm] Snelheid: langzaam
        [quick] Snelheid: gewoon
       *[fast] Snelheid: snel
    }
replay-turns = Alle beurten
replay-turns-earlier = Eerdere beurten
replay-turns-later = Latere beurten
replay-turning-point = Naar de beurt die de race heeft beslist
replay-decided = heeft de race beslist
replay-start = Vóór de start
replay-at = Beurt { $turn } van { $turns }: { $name }
replay-turn = Beurt { $turn }: { $name }
replay-drop = Laat los, dan kun je deze race bekijken!
replay-curve = Wie gaat er winnen?
replay-curve-at = Beurt { $turn } van { $turns }.
replay-chance = { $name } { $percent }%
replay-certainty =
    { $certainty ->
        [solved] Precies uitgerekend.
        [certified] Uitgerekend; hooguit { $points } procent ernaast.
       *[estimated] Geschat; ongeveer { $points } procent ernaast.
    }
replay-by-luck = Geluk
replay-by-choice = Wat er gekozen is
replay-luck =
    { $how ->
        [lots] Heel veel geluk voor { $name }!
        [some] Een beetje geluk voor { $name }.
        [less] Een beetje pech voor { $name }.
        [bad] Heel veel pech voor { $name }.
       *[none] Het geluk heeft bijna niets veranderd.
    }
replay-choice =
    { $how ->
        [only] Hier viel niets te kiezen.
        [best] { $name } heeft de beste weg gevonden!
        [near] De weg van { $name } was ongeveer net zo goed als de beste.
        [little] Een andere weg was een beetje beter.
       *[lots] Een andere weg was veel beter.
    }
replay-cost =
    { $count ->
        [one] Daarmee win je van de 100 races er ongeveer één meer.
       *[other] Daarmee win je van de 100 races er ongeveer { $count } meer.
    }
replay-decided-it = Deze beurt heeft de race beslist.
replay-extra = Wat kon je onthouden?
replay-begin = In deze race zijn { $turns } beurten gereden. Tik op ‘Afspelen’ en kijk!
replay-nothing = Over deze beurt valt niets te zeggen.
replay-thinking = We rekenen uit wie er had kunnen winnen …
replay-sharpening = We zijn nog aan het rekenen. De getallen worden steeds preciezer.
replay-stopped = Deze race is vóór het einde gestopt. Je kunt hem bekijken, maar niemand weet wie er had gewonnen.
replay-refused =
    { $why ->
        [tools] We kunnen de kansen nog niet uitrekenen: de computer maakt zich nog klaar. Bekijk intussen de race!
       *[other] We konden de kansen niet uitrekenen. Je kunt de race toch bekijken.
    }
replay-receipt = Was het geluk?
replay-fair = Was het geluk eerlijk?
replay-fair-right =
    { $count ->
        [one] We hebben het in deze browser nagerekend: die ene worp of trekking klopt.
       *[other] We hebben alles in deze browser nagerekend: alle { $count } worpen en trekkingen kloppen.
    }
replay-fair-mixed =
    { $count ->
        [0] Het geheime getal zat vóór de race achter slot en grendel. Aan tafel heeft niemand er een bij gedaan.
        [one] Het geheime getal zat vóór de race achter slot en grendel, en { $names } heeft er een bij gedaan.
       *[other] Het geheime getal zat vóór de race achter slot en grendel, en { $names } hebben er elk een bij gedaan.
    }
replay-fair-limits = Of de zetten echt zijn, kunnen we niet zeggen: alleen het geluk wordt nagekeken.
replay-fair-none = Deze race is niet aan een tafel gereden, dus er zat geen geheim getal achter slot en grendel. Er valt niets na te kijken.
replay-fair-unknown = Het geluk van dit spel kunnen we hier niet nakijken.
replay-fair-hidden = Het geheime getal zit nog achter slot en grendel. Kijk het na als de race voorbij is.
replay-fair-broken = Pas op! Dit is niet het geheime getal dat vóór de race achter slot en grendel ging.
replay-fair-changed = Pas op! Iemand heeft beurt { $turn } veranderd of een eerdere beurt weggelaten.
replay-fair-wrong = Pas op! In beurt { $turn } had het geluk anders moeten zijn.
replay-fair-unfinished = Deze race is gestopt. Of er aan het einde beurten ontbreken, kunnen we niet zeggen.
replay-send = Versturen
replay-send-says = Wie deze link opent, kan de race bekijken.
replay-save = De race opslaan
replay-file-other = Een andere race bekijken
error-record-damaged =
    { $fault ->
        [foreign] Dat is geen race van Hairpin. Kies een race die is opgeslagen.
        [cut] Het einde van deze race ontbreekt. Vraag nog een keer om het bestand.
        [turn] Beurt { $turn } van deze race kan zo niet gegaan zijn. Vraag nog een keer om het bestand.
        [version] Deze race is van een nieuwere Hairpin. Vraag degene die het spel beheert om een update.
       *[line] Dit bestand is beschadigd of veranderd. Vraag er nog een keer om.
    }
error-record-too-long = Deze race is te lang om te bekijken.
error-review-hidden = Deze race is nog niet afgelopen, dus we verklappen niets.
monza-best =
    { $why ->
        [same] Alle wegen zijn even goed.
        [home] De beste weg gaat over de finish.
        [fewer] Op de beste weg kom je met minder dobbelstenen over de finish.
        [pushes] Op de beste weg duw je een andere auto terug.
        [tiles] Op de beste weg houd je meer plaatjes over voor later.
        [far] De beste weg gaat heel ver.
        [safe] De beste weg eindigt waar je niet zo snel wordt teruggeduwd.
        [again] Het beste is nog een keer gooien: met andere kleuren kom je misschien verder.
       *[waits] De beste weg eindigt waar je daarna beter verder kunt.
    }
memo-best =
    { $why ->
        [home] De beste weg gaat recht naar de finish.
        [pit] De beste weg gaat naar de pitstraat.
        [open] De beste weg gaat naar een plaatje dat open ligt.
        [known] De beste weg gaat naar een plaatje dat al eens te zien was.
        [unknown] De beste weg gaat naar een plaatje dat nog niemand had gezien.
        [swap] Het beste is twee plaatjes verwisselen.
       *[points] Het beste is het plaatje zo draaien dat de weg goed verdergaat.
    }
memo-lapse-again = { $name } heeft een plaatje omgedraaid dat in beurt { $turn } al te zien was: { $kind }. Dat was geen goede weg.
memo-lapse-missed = { $name } is een plaatje vergeten dat in beurt { $turn } te zien was: { $kind }. Dat was de betere weg.
memo-known =
    { $known ->
        [0] Van de verdekte plaatjes was er nog geen te zien geweest.
       *[other] Wie alles onthoudt, kent { $known } van de { $tiles } verdekte plaatjes.
    }
memo-known-map = De tafel. Verdekte plaatjes die al te zien waren: { $known }. Nog nooit te zien: { $hidden }.
memo-odds-title = Dit kan elk van de andere zijn:
memo-odds = Elk van de andere kan dit zijn: { $kinds }.
memo-odds-kind = { $kind } { $percent }%
