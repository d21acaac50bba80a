# D’où vient le résultat d’une course : la chance et les choix malins ; et les tours de jeu qu’on réessaie.

receipt-seats = On parle de qui ?
receipt-helped =
    { $who ->
        [you] { $count ->
            [1] La chance t’a donné un coup de main une fois.
           *[other] La chance t’a donné un coup de main { $count } fois.
        }
       *[other] { $count ->
            [1] La chance a donné un coup de main à { $name } une fois.
           *[other] La chance a donné un coup de main à { $name } { $count } fois.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [1] Tu as eu de la malchance une fois.
           *[other] Tu as eu de la malchance { $count } fois.
        }
       *[other] { $count ->
            [1] { $name } a eu de la malchance une fois.
           *[other] { $name } a eu de la malchance { $count } fois.
        }
    }
receipt-calm =
    { $who ->
        [you] La chance n’a presque rien changé pour toi.
       *[other] La chance n’a presque rien changé pour { $name }.
    }
receipt-cleverest =
    { $who ->
        [you] Ton tour de jeu le plus malin est le numéro { $turn }.
       *[other] Pour { $name }, le tour de jeu le plus malin est le numéro { $turn }.
    }
receipt-decided = Le tour de jeu { $turn } a décidé de la course.
receipt-luckiest =
    { $who ->
        [you] Tu as eu le plus de chance.
        [nobody] Personne n’a eu beaucoup plus de chance que les autres.
       *[other] { $name } a eu le plus de chance.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [1] Tu as oublié une plaquette une fois.
           *[other] Tu as oublié une plaquette { $count } fois.
        }
       *[other] { $count ->
            [1] { $name } a oublié une plaquette une fois.
           *[other] { $name } a oublié une plaquette { $count } fois.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] Tu as retenu toutes les plaquettes importantes.
       *[other] { $name } a retenu toutes les plaquettes importantes.
    }
receipt-sure =
    { $sure ->
        [exact] C’est calculé exactement.
        [nearly] C’est calculé presque exactement.
        [fairly] C’est plutôt bien estimé.
       *[guess] C’est estimé, à peu près.
    }
receipt-sharpens = On calcule encore…
receipt-sum = Comment on arrive au résultat
receipt-own =
    { $who ->
        [you] Ce que tu as choisi
       *[other] Ce que { $name } a choisi
    }
receipt-part =
    { $part ->
        [start] Au début
        [luck] La chance
        [others] Ce que les autres ont choisi
       *[result] À la fin
    }
receipt-points = 100, c’est gagné à coup sûr. 0, c’est perdu à coup sûr.
receipt-error = Les nombres sont justes à { $points } près.
receipt-waiting = On calcule ce que la chance a changé…
receipt-busy = Il y a beaucoup à calculer en ce moment. Un petit instant…
receipt-refused =
    { $why ->
        [tools] On ne peut pas encore le calculer : l’ordinateur se prépare. Réessaie dans quelques minutes.
        [long] Cette course est trop longue à calculer.
       *[other] On n’a pas réussi à calculer cette course.
    }
receipt-turns = Choisis un tour de jeu
receipt-earlier = Le tour de jeu d’avant
receipt-later = Le tour de jeu d’après
receipt-turn = Tour de jeu { $turn }
receipt-watch = Revoir ce tour de jeu
receipt-try = Réessayer ce tour de jeu
practice-title = Juste un essai
practice-line = Juste un essai : tour de jeu { $turn }. Tu es { $name }.
practice-now =
    { $count ->
        [1] Cette fois, { $names } gagne.
       *[other] Cette fois, { $names } gagnent ensemble.
    }
practice-then =
    { $count ->
        [1] Dans la vraie course, { $names } a gagné.
       *[other] Dans la vraie course, { $names } ont gagné ensemble.
    }
practice-stays = C’était juste un essai. La vraie course reste comme elle était.
practice-again = Encore un essai
practice-back = Retour
error-record-not-ended = Cette course n’est pas encore finie. Reviens la voir après.
error-record-not-fair = Personne ne sait ce qui serait venu après dans cette course. Tu peux seulement la revoir.
