# Une course que l’on revoit : tour par tour, avec les chances, le hasard et ce qu’on aurait pu choisir.

replay-loading = La course arrive…
replay-bring = Choisis le fichier d’une course, et tu pourras la revoir.
replay-file = Choisir une course
replay-leave = Retour
replay-more = Plus
replay-about = À propos de cette course
replay-controls = Regarder la course
replay-slider = Tour de jeu
replay-play = Regarder
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-speed =
    { $speed ->
        [calm] Vitesse : lente
        [quick] Vitesse : moyenne
       *[fast] Vitesse : rapide
    }
replay-turns = Tous les tours de jeu
replay-turns-earlier = Les tours de jeu d’avant
replay-turns-later = Les tours de jeu d’après
replay-turning-point = Aller au tour de jeu décisif
replay-decided = a décidé de la course
replay-start = Avant le départ
replay-at = Tour de jeu { $turn } sur { $turns } : { $name }
replay-turn = Tour de jeu { $turn } : { $name }
replay-drop = Lâche le fichier, et tu pourras voir cette course !
replay-curve = Qui va gagner ?
replay-curve-at = Tour de jeu { $turn } sur { $turns }.
replay-chance = { $name } { $percent } %
replay-certainty =
    { $certainty ->
        [solved] C’est calculé exactement.
        [certified] C’est calculé, à { $points } pour cent près au maximum.
       *[estimated] C’est estimé, à environ { $points } pour cent près.
    }
replay-by-luck = Le hasard
replay-by-choice = Ce qui a été choisi
replay-luck =
    { $how ->
        [lots] Beaucoup de chance pour { $name } !
        [some] Un peu de chance pour { $name }.
        [less] Un peu de malchance pour { $name }.
        [bad] Beaucoup de malchance pour { $name }.
       *[none] Le hasard n’a presque rien changé.
    }
replay-choice =
    { $how ->
        [only] Ici, il n’y avait rien à choisir.
        [best] { $name } a trouvé le meilleur chemin !
        [near] Le chemin de { $name } était à peu près aussi bon que le meilleur.
        [little] Un autre chemin était un peu meilleur.
       *[lots] Un autre chemin était bien meilleur.
    }
replay-cost =
    { $count ->
        [one] Comme ça, sur 100 courses, on en gagne environ { $count } de plus.
       *[other] Comme ça, sur 100 courses, on en gagne environ { $count } de plus.
    }
replay-decided-it = Ce tour de jeu a décidé de la course.
replay-extra = Qu’est-ce qu’on pouvait retenir ?
replay-begin = Il y a { $turns } tours de jeu dans cette course. Touche « Regarder » !
replay-nothing = Il n’y a rien à dire de ce tour de jeu.
replay-thinking = On calcule les chances de chacun…
replay-sharpening = On calcule encore. Les chiffres deviennent plus précis.
replay-stopped = Cette course a été arrêtée avant la fin. Tu peux la regarder, mais personne ne sait qui aurait gagné.
replay-refused =
    { $why ->
        [tools] On ne peut pas encore calculer les chances : cet ordinateur se prépare. En attendant, regarde la course !
       *[other] On n’a pas pu calculer les chances. Tu peux quand même regarder la course.
    }
replay-receipt = C’était de la chance ?
replay-fair = Personne n’a triché ?
replay-fair-right =
    { $count ->
        [one] On a tout recalculé dans ce navigateur : { $count } lancer ou tirage vérifié, tout est juste.
       *[other] On a tout recalculé dans ce navigateur : { $count } lancers et tirages vérifiés, tout est juste.
    }
replay-fair-mixed =
    { $count ->
        [0] Le nombre secret était sous clé avant la course. À la table, personne n’en a ajouté.
        [one] Le nombre secret était sous clé avant la course, et { $names } en a ajouté un.
       *[other] Le nombre secret était sous clé avant la course, et { $names } ont ajouté le leur.
    }
replay-fair-limits = On ne peut pas savoir si les coups sont les vrais : seul le hasard est vérifié.
replay-fair-none = Cette course n’a pas eu lieu à une table, donc aucun nombre secret n’a été mis sous clé. Il n’y a rien à vérifier.
replay-fair-unknown = Le hasard de ce jeu ne peut pas être vérifié ici.
replay-fair-hidden = Le nombre secret est encore sous clé. Vérifie à nouveau quand la course sera finie.
replay-fair-broken = Attention ! Ce n’est pas le nombre secret mis sous clé avant la course.
replay-fair-changed = Attention ! Quelqu’un a changé le tour de jeu { $turn }, ou en a enlevé un avant.
replay-fair-wrong = Attention ! Au tour de jeu { $turn }, le hasard aurait dû être différent.
replay-fair-unfinished = Cette course a été arrêtée. On ne peut pas savoir s’il manque des tours de jeu à la fin.
replay-send = Envoyer la course
replay-send-says = En ouvrant ce lien, tout le monde peut voir la course.
replay-save = Enregistrer la course
replay-file-other = Voir une autre course
error-record-damaged =
    { $fault ->
        [foreign] Ce n’est pas une course de Hairpin. Choisis une course enregistrée.
        [cut] Il manque la fin de cette course. Redemande le fichier.
        [turn] Le tour de jeu { $turn } de cette course n’a pas pu se passer comme ça. Redemande le fichier.
        [version] Cette course vient d’un Hairpin plus récent. Demande une mise à jour à la personne qui a installé le jeu.
       *[line] Ce fichier est abîmé ou a été changé. Redemande-le.
    }
error-record-too-long = Cette course est trop longue à regarder.
error-review-hidden = Cette course n’est pas encore finie : rien n’est révélé.
monza-best =
    { $why ->
        [same] Tous les chemins se valent.
        [home] Le meilleur chemin passe la ligne d’arrivée.
        [fewer] Le meilleur chemin arrive avec moins de dés.
        [pushes] Le meilleur chemin fait reculer une autre voiture.
        [tiles] Le meilleur chemin garde plus de plaquettes pour plus tard.
        [far] Le meilleur chemin mène très loin.
        [safe] Le meilleur chemin finit là où on recule moins souvent.
        [again] Le mieux est de relancer des dés : d’autres couleurs vont peut-être plus loin.
       *[waits] Le meilleur chemin finit là où la suite est plus facile.
    }
memo-best =
    { $why ->
        [home] Le meilleur chemin va tout droit à l’arrivée.
        [pit] Le meilleur chemin va au stand.
        [open] Le meilleur chemin va sur une plaquette visible.
        [known] Le meilleur chemin va sur une plaquette que tout le monde avait déjà vue.
        [unknown] Le meilleur chemin va sur une plaquette que personne n’avait vue.
        [swap] Le mieux est d’échanger deux plaquettes.
       *[points] Le mieux est de tourner la plaquette pour que la route continue bien.
    }
memo-lapse-again = { $name } a retourné une plaquette déjà vue au tour de jeu { $turn } : { $kind }. Ce n’était pas un bon chemin.
memo-lapse-missed = { $name } a oublié une plaquette vue au tour de jeu { $turn } : { $kind }. C’était le meilleur chemin.
memo-known =
    { $known ->
        [0] Aucune plaquette cachée n’avait encore été vue.
       *[other] Avec une mémoire parfaite, on connaît { $known } des { $tiles } plaquettes cachées.
    }
memo-known-map = La table : plaquettes cachées déjà vues, { $known } ; jamais vues, { $hidden }.
memo-odds-title = Voici ce que peut être chacune des autres :
memo-odds = Chacune des autres peut être : { $kinds }.
memo-odds-kind = { $kind } { $percent } %
