# The analysis of a race in a terminal.

cli-analysing = chaque tour de jeu est pesé
cli-analyse-basis =
    { $certainty ->
        [solved] Résolu : exact à { $error } près.
        [certified] Prouvé : en conduisant autrement, personne ne gagnerait plus de { $error }.
       *[estimated] Estimé, à environ { $error } points près.
    }
cli-analyse-effort = Pour des chiffres plus précis : { $flag }
cli-analyse-chances = Chances de gagner après chaque tour de jeu, en pour cent
cli-analyse-start = départ
cli-analyse-turning = Le tour de jeu qui a le plus changé : { $turn }
cli-analyse-luck = chance : { $points }
cli-analyse-only =
    { $why ->
        [same] { $way } : tous les chemins se valaient
       *[only] { $way } : pas d’autre chemin
    }
cli-analyse-best = { $way } : rien de mieux parmi { $ways } chemins
cli-analyse-cost = { $way } : a coûté { $cost }. Mieux : { $better }, { $chance }. { $why }
cli-analyse-sum = D’où vient le résultat, en points de pourcentage
cli-analyse-begin = départ
cli-analyse-lucky = chance
cli-analyse-own = ses choix
cli-analyse-others = choix des autres
cli-analyse-result = résultat
cli-analyse-helped = { $name } – tours où la chance a nettement aidé : { $helped }, où elle a nettement manqué : { $hurt }
cli-analyse-cleverest = tour le plus malin : { $turn }
cli-analyse-costliest = tour le plus cher : { $turn }
cli-analyse-luckiest = { $name } a eu plus de chance.
cli-analyse-even = Personne n’a eu nettement plus de chance.
cli-analyse-solve = Pour des chiffres exacts, résous d’abord cette course : { $command }
cli-why-monza =
    { $why ->
        [only] Il n’y a pas d’autre chemin.
        [home] Comme ça, la voiture passe la ligne d’arrivée.
        [fewer] Comme ça, la voiture arrive avec moins de dés.
        [pushes] Comme ça, une autre voiture recule.
        [tiles] Comme ça, il reste plus de plaquettes pour plus tard.
        [far] Comme ça, la voiture va plus loin.
        [safe] Là-bas, la voiture reculera moins facilement.
        [again] D’autres couleurs vont peut-être plus loin.
       *[waits] De là, la suite sera plus facile.
    }
cli-why-memo =
    { $why ->
        [only] Il n’y a pas d’autre chemin.
        [home] Comme ça, la voiture atteint la bonne plaquette départ/arrivée.
        [pit] Comme ça, la voiture atteint le stand.
        [open] La route est ouverte.
        [known] Cette plaquette avait déjà été vue, et sa route convient.
        [unknown] Une nouvelle plaquette montre quelque chose de nouveau.
        [swap] Échanger deux plaquettes ouvre une route.
       *[points] Comme ça, la route va dans la bonne direction.
    }
cli-memory-known = connues : { $tiles }
cli-memory-unseen = jamais vues, { $count } : { $odds }
cli-memory-again = oubliée : { $cell }, { $kind }. Elle était déjà retournée au tour { $turn }.
cli-memory-missed = oubliée : { $cell }, { $kind }, du tour { $turn }. C’était un meilleur chemin.
cli-memory-seat = { $name } – plaquettes retournées encore une fois : { $again }, oubliées : { $forgotten }, ce qui a coûté { $cost }
cli-memory-worst = le plus cher : tour { $turn }
