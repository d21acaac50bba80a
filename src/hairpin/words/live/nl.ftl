# De balk met de kansen, de uil die tips geeft, en een eerlijke start.

bar = Wie gaat er winnen?
bar-says =
    { $state ->
        [on] De balk staat aan: iedereen ziet wie er misschien wint.
       *[off] De balk staat nu uit.
    }
bar-title = Wie gaat er winnen?
bar-about = Hoe langer het stuk van een auto in de balk, hoe beter de kansen. De dobbelstenen kunnen alles nog veranderen.
bar-seat = { $name } { $percent }%
bar-waiting = Een momentje …
bar-leader = Nu de beste kansen: { $name }, { $percent }%.
bar-certainty =
    { $certainty ->
        [solved] Precies uitgerekend.
        [certified] Uitgerekend; hooguit { $points } procent ernaast.
       *[estimated] Geschat; ongeveer { $points } procent ernaast.
    }
coach-switch = De uil helpt { $name }
coach-about = Met deze hulp kun je in je eigen beurt de uil om een tip vragen. Dat ziet iedereen aan tafel.
coach-says =
    { $state ->
        [on] { $name } mag nu de uil om tips vragen.
       *[off] { $name } rijdt nu zonder de uil.
    }
coach-badge = Met hulp van de uil
coach-ask = Vraag het aan de uil
coach-thinks = De uil denkt na …
coach-thanks = Dank je, uil!
coach-nothing = Hier valt niets te kiezen.
coach-lay = Mijn tip: { $colours }.
coach-reroll = Mijn tip: gooi deze nog een keer: { $colours }.
coach-turbo = Daarna de turboworp!
coach-bonus = Mijn tip: neem de bonusstap.
coach-no-bonus = Mijn tip: deze keer geen bonusstap.
coach-stay = Mijn tip: blijf hier en tik op de vlag.
coach-why-only = Anders kan het niet.
coach-why-same = Alle wegen zijn even goed.
coach-why-home = Zo rijd je over de finish!
coach-why-fewer = Zo haal je de finish met minder dobbelstenen.
coach-why-pushes = Zo duw je een andere auto terug.
coach-why-tiles = Zo houd je meer plaatjes over voor later.
coach-why-far = Zo kom je lekker ver.
coach-why-safe = Daar word je niet zo snel teruggeduwd.
coach-why-again = Met andere kleuren kom je misschien verder.
coach-why-waits = Vanaf daar gaat het straks beter.
fair-start = Eerlijke start
fair-start-about = Rijden sommigen beter dan anderen? Dan mogen die anderen een stukje verder naar voren beginnen. Tik aan hoe goed iedereen rijdt.
fair-start-find = Zoek een eerlijke start
fair-start-working = Er worden heel veel races uitgeprobeerd …
fair-start-stop = Stop
fair-start-even = Het is al eerlijk: iedereen begint bij de start.
fair-start-begins =
    { $count ->
        [one] { $name } begint één veld verder naar voren.
       *[other] { $name } begint { $count } velden verder naar voren.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Nu begint iedereen bij de start.
    }
fair-start-chances = { $name }: eerst { $before }%, nu { $after }%
fair-start-error =
    { $points ->
        [0] Precies uitgerekend.
       *[other] Geschat met { $races } races; ongeveer { $points } procent ernaast.
    }
fair-start-accept = Zo gaan we racen
fair-start-again = Iets veranderen
fair-start-remove = Geen voorsprong
fair-start-badge =
    { $count ->
        [one] Voorsprong: één veld
       *[other] Voorsprong: { $count } velden
    }
