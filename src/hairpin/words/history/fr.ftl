# Les courses d’une table : trophées, records et ce qui est gardé.

history-leave = Retour
history-empty = Ici, aucune course n’est encore allée jusqu’au bout. Dès qu’il y en aura une, elle sera sur cette page.
history-reading = D’autres courses arrivent…
history-champions = La couronne, course après course
history-champions-older = Montrer les couronnes plus anciennes
history-bests-on = Records : { $board }
history-best-turns = La victoire la plus rapide
history-best-turns-says =
    { $number ->
        [1] { $name } gagne en un tour de jeu.
       *[other] { $name } gagne en { $number } tours de jeu.
    }
history-best-monza-longest-push = Le plus gros boum
history-best-monza-longest-push-says =
    { $number ->
        [1] { $name } renvoie { $other } une case en arrière.
       *[other] { $name } renvoie { $other } { $number } cases en arrière.
    }
history-best-monza-lucky-roll = Le lancer le plus chanceux
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } pouvait aller aussi loin avec n’importe quel lancer.
       *[other] { $name } pouvait aller aussi loin avec un seul lancer sur { $number }.
    }
history-best-memo-swaps = Le plus d’échanges
history-best-memo-swaps-says =
    { $number ->
        [1] { $name } échange des plaquettes une fois en une course.
       *[other] { $name } échange des plaquettes { $number } fois en une course.
    }
history-best-memo-dead-ends = Le plus d’impasses
history-best-memo-dead-ends-says =
    { $number ->
        [1] { $name } tombe sur une impasse en une course.
       *[other] { $name } tombe sur { $number } impasses en une course.
    }
history-races = Toutes les courses
history-race = Course { $number }
history-how =
    { $how ->
        [closed] Arrêtée par une mise à jour
       *[abandoned] Arrêtée avant la fin
    }
history-turns =
    { $count ->
        [1] un tour de jeu
       *[other] { $count } tours de jeu
    }
history-watch = Revoir la course
history-file = Enregistrer cette course
history-older = Montrer les courses plus anciennes
history-kept = Ce qui est gardé ici
history-kept-says = Toutes les courses de cette table sont gardées : qui a conduit quelle voiture, chaque lancer et chaque coup. Tout est dans un seul fichier, sur l’ordinateur où tourne Hairpin. Hairpin ne l’envoie nulle part.
history-kept-long =
    { $days ->
        [0] Tout y reste jusqu’à ce que l’hôte de la table l’efface.
        [one] Tout y reste jusqu’à ce que l’hôte de la table l’efface. Seule une table où aucune course n’est allée jusqu’au bout disparaît toute seule, après un jour sans visite.
       *[other] Tout y reste jusqu’à ce que l’hôte de la table l’efface. Seule une table où aucune course n’est allée jusqu’au bout disparaît toute seule, après { $days } jours sans visite.
    }
history-kept-copies = Effacer enlève pour toujours les courses, les lancers et les trophées de ce fichier. Les copies du fichier, les courses enregistrées et ce que vos navigateurs savent de cette table ne changent pas.
history-export = Tout enregistrer
history-delete = Effacer toutes les courses
history-delete-ask = Vraiment effacer toutes les courses, tous les records et tous les trophées de cette table ? Ils ne reviendront pas.
