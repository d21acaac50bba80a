# Rallye Mémo : voiture, plaquette piste, stand, jerrican, plaquette départ/arrivée, impasse, échanger, retourner.

# Home

memo-title = Rallye Mémo
memo-says = Retourne une plaquette. Tu te souviens du chemin ?

# Options

option-memo-reveal = Quelles plaquettes je peux retourner ?
option-memo-reveal-road = Celles où mène ma route
option-memo-reveal-any = N’importe laquelle à côté de la mienne
option-memo-first-dead-end = Une impasse peut tourner le dos au départ…
option-memo-first-dead-end-first-round = à la première manche seulement
option-memo-first-dead-end-first-drive = au premier trajet de chaque voiture
option-memo-canisters = Les jerricans sont tirés…
option-memo-canisters-all = parmi les quatre couleurs
option-memo-canisters-starts = parmi les couleurs d’où partent les voitures
option-memo-aid = Aide-mémoire
option-memo-aid-says = Ces joueurs voient encore un peu les plaquettes qu’on vient de cacher. Tout le monde est prévenu.
option-memo-tiles = Quelles plaquettes piste mélange-t-on ?
option-memo-tiles-road-tiles = Plaquettes piste
option-memo-tiles-open-roads = Routes ouvertes : sans impasse, pour les petits
option-memo-players = Combien de voitures courent ?
option-memo-starter = Quelle place commence ?

# Race

race-canister =
    { $car ->
        [red] jerrican : vers l’arrivée rouge
        [yellow] jerrican : vers l’arrivée jaune
        [green] jerrican : vers l’arrivée verte
       *[blue] jerrican : vers l’arrivée bleue
    }
memo-table = La table : cinq rangées de cinq plaquettes, avec le stand au milieu
memo-down = { $cell }, cachée
memo-ghost = { $cell }, cachée, tout à l’heure : { $kind }
memo-open = { $cell }, { $kind }, s’ouvre vers { $ways }
memo-turned-up = { $cell }, tout juste retournée : { $kind }
memo-offered = { $cell }, tout juste retournée : { $kind }, s’ouvrirait vers { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, stand, plus aucun jerrican
        [one] { $cell }, stand, un jerrican
       *[other] { $cell }, stand, { $count } jerricans
    }
memo-the-pit = le stand
memo-start =
    { $colour ->
        [red] plaquette départ/arrivée rouge
        [blue] plaquette départ/arrivée bleue
        [green] plaquette départ/arrivée verte
       *[yellow] plaquette départ/arrivée jaune
    }
memo-to-start =
    { $colour ->
        [red] la plaquette départ/arrivée rouge
        [blue] la plaquette départ/arrivée bleue
        [green] la plaquette départ/arrivée verte
       *[yellow] la plaquette départ/arrivée jaune
    }
memo-car =
    { $car ->
        [red] voiture rouge
        [yellow] voiture jaune
        [green] voiture verte
        [blue] voiture bleue
        [white] voiture blanche
       *[purple] voiture violette
    }
memo-kind =
    { $kind ->
        [straight] ligne droite
        [curve] virage
        [junction] embranchement
        [crossing] croisement
       *[dead-end] impasse
    }
memo-side =
    { $side ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
memo-row =
    { $row ->
        [1] rangée du haut
        [2] deuxième rangée
        [3] rangée du milieu
        [4] quatrième rangée
       *[5] rangée du bas
    }
memo-column =
    { $column ->
        [1] tout à gauche
        [2] la deuxième en partant de la gauche
        [3] au milieu
        [4] la deuxième en partant de la droite
       *[5] tout à droite
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = { $name } part d’ici : { $first }.
memo-say-turned = { $name } retourne une plaquette, { $first } : { $kind }.
memo-say-laid = La route va { $ways }.
memo-say-offered = { $kind }, la route va { $ways }
memo-say-moved = { $name } avance : { $second }.
memo-say-covered = De nouveau cachée : { $first }.
memo-say-swapped = { $name } échange deux plaquettes : { $first } ; et { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } prend un jerrican : en route vers la plaquette départ/arrivée rouge !
        [blue] { $name } prend un jerrican : en route vers la plaquette départ/arrivée bleue !
        [green] { $name } prend un jerrican : en route vers la plaquette départ/arrivée verte !
       *[yellow] { $name } prend un jerrican : en route vers la plaquette départ/arrivée jaune !
    }
memo-say-finished = { $name } est à l’arrivée !
memo-hint-place = D’où tu pars ?
memo-hint-choose = On va où ?
memo-hint-rotate = Tourne la plaquette, puis roule.
memo-hint-drive = C’est parti !
memo-hint-stuck = Aucun chemin : échange deux plaquettes.
memo-hint-first = Prends une plaquette…
memo-hint-second = … et encore une.
memo-hint-wait = Regarde bien !
memo-swap = Échanger deux plaquettes
memo-cancel = Finalement non
memo-rotate = Tourner la plaquette
memo-drive = Y aller
seat-aid = Aide-mémoire
memo-aided = Aide-mémoire pour { $names } : on voit encore un peu les plaquettes tout juste cachées.

# Podium

memo-reason = Avec le jerrican à bord, jusqu’à la bonne arrivée.
memo-to-finish =
    { $count ->
        [1] encore une plaquette jusqu’à l’arrivée
       *[other] encore { $count } plaquettes jusqu’à l’arrivée
    }
memo-to-pit =
    { $count ->
        [1] encore une plaquette jusqu’au stand
       *[other] encore { $count } plaquettes jusqu’au stand
    }
memo-moment-canister = { $name } prend un jerrican !
memo-moment-road = { $name } échange deux plaquettes : { $other } passera sur l’une d’elles.
memo-moment-own-road = { $name } échange deux plaquettes et passe ensuite sur l’une d’elles.
memo-moment-swap = { $name } échange deux plaquettes.
memo-moment-dead-end = Une impasse pour { $name } !
memo-moment-home = { $name } rapporte le jerrican à l’arrivée !

# Said aloud and in words

memo-here = { $name } est ici : { $what }.
memo-not-here = { $name } n’a pas encore démarré.
memo-beside =
    { $side ->
        [N] Au nord : { $what }.
        [E] À l’est : { $what }.
        [S] Au sud : { $what }.
       *[W] À l’ouest : { $what }.
    }
memo-edge = le bord de la table
memo-open-to-you = tu peux y aller
memo-no-road = aucune route n’y mène
memo-goal =
    { $colour ->
        [red] { $name } veut rejoindre la plaquette départ/arrivée rouge.
        [blue] { $name } veut rejoindre la plaquette départ/arrivée bleue.
        [green] { $name } veut rejoindre la plaquette départ/arrivée verte.
        [yellow] { $name } veut rejoindre la plaquette départ/arrivée jaune.
       *[none] { $name } doit d’abord prendre un jerrican au stand.
    }
memo-banned = Tout juste échangées, donc pas maintenant : { $cells }.
memo-way-start = partir d’ici : { $what }
memo-way-turn =
    { $side ->
        [N] retourner { $what }, au nord
        [E] retourner { $what }, à l’est
        [S] retourner { $what }, au sud
       *[W] retourner { $what }, à l’ouest
    }
memo-way-drive =
    { $side ->
        [N] rouler vers le nord : { $what }
        [E] rouler vers l’est : { $what }
        [S] rouler vers le sud : { $what }
       *[W] rouler vers l’ouest : { $what }
    }
memo-way-lay = route vers { $ways } ; elle mène ici : { $where }
memo-way-lay-nowhere = route vers { $ways } ; elle ne mène nulle part

# Keys

keys-memo-arrows = de plaquette en plaquette
keys-memo-space = tourner la plaquette
keys-memo-swap = échanger deux plaquettes

# Why not?

why-memo-not-your-turn = C’est à quelqu’un d’autre de jouer. Regarde bien !
why-memo-wait = Un instant, il se passe quelque chose.
why-memo-over = La course est finie.
why-memo-start-first = Pose d’abord ta voiture sur une plaquette départ/arrivée.
why-memo-start-taken = Quelqu’un part déjà de là. Prends-en une autre.
why-memo-here = Ta voiture est déjà là.
why-memo-not-beside = Cette plaquette n’est pas à côté de la tienne.
why-memo-no-road = Ta route n’y mène pas.
why-memo-roads-apart = Les deux routes ne se rejoignent pas.
why-memo-turned-up = Une plaquette est retournée : c’est là que tu roules maintenant.
why-memo-fixed = Le stand et les plaquettes départ/arrivée restent à leur place.
why-memo-under-car = Il y a une voiture sur cette plaquette. Elle reste là.
why-memo-just-swapped = Cette plaquette vient d’être échangée. Cette fois, elle reste là.
why-memo-same-tile = Tu l’as déjà. Prends une autre plaquette.

# Rules

rules-page-memo = Rallye Mémo
rules-page-memo-says = Trouve ton chemin sur des plaquettes qui se recachent derrière toi.
rules-memo-goal = Va chercher un jerrican au stand. Il montre ta couleur : arrive avant les autres sur cette plaquette départ/arrivée !
rules-memo-begin = Toutes les plaquettes piste sont cachées autour du stand. Chacun met une voiture sur une plaquette départ/arrivée ; la couleur ne compte pas.
rules-memo-turn = À ton tour, tu fais une chose : rouler, ou échanger deux plaquettes.
rules-memo-reveal = Rouler : retourne une plaquette à côté de la tienne. Tout le monde regarde !
rules-memo-road = Ta route doit y mener. Sinon, tu ne peux pas y aller.
rules-memo-rotate = Tourne la plaquette jusqu’à ce que sa route rejoigne la tienne. Ensuite, tu dois y rouler, où qu’elle mène.
rules-memo-cover = La plaquette que tu quittes est de nouveau cachée. Souviens-toi de ce que c’était !
rules-memo-dead-end = Une impasse à la première manche ? Tu peux la tourner vers une plaquette cachée.
rules-memo-car = Une plaquette avec une voiture reste visible. Tu peux y aller si les deux routes se rejoignent. On ne bouscule personne.
rules-memo-open = Le stand et les plaquettes départ/arrivée sont toujours visibles. Vas-y quand les routes se rejoignent.
rules-memo-swap = Ou échanger : deux plaquettes cachées changent de place. Interdit de regarder.
rules-memo-fixed = Le stand, les plaquettes départ/arrivée et celles sous une voiture restent à leur place.
rules-memo-rest = Les plaquettes qu’on vient d’échanger ne peuvent pas être échangées au tour suivant. Mais on peut y rouler.
rules-memo-pit = Au stand, tu prends le jerrican du dessus. Sa couleur est ton arrivée, et tout le monde peut la voir.
rules-memo-finish = Qui arrive en premier sur la bonne plaquette départ/arrivée gagne tout de suite.
rules-memo-free = Avec les vraies plaquettes, on peut aussi construire une route et s’y promener.
rules-house-reveal = On peut retourner n’importe quelle plaquette à côté de la sienne, même où aucune route ne mène.
rules-house-dead-end = Une impasse peut tourner le dos au départ au premier trajet de chaque voiture, même après la première manche.
rules-house-canisters = Parmi les jerricans, il n’y a que les couleurs d’où sont parties des voitures.
rules-house-aid = Les plus jeunes voient encore un peu les plaquettes qu’on vient de cacher. Tout le monde est prévenu.

# First race

lesson-memo-place = D’où veux-tu partir ? Touche une plaquette départ/arrivée.
lesson-memo-choose = Ta route mène aux plaquettes qui brillent. Touches-en une pour la retourner.
lesson-memo-rotate = Tourne la plaquette jusqu’à ce que sa route te plaise. Ensuite, roule !
lesson-memo-turn = Touche la plaquette pour la tourner. Dans un autre sens, c’est mieux !
lesson-memo-pit = Va d’abord au stand, au milieu, chercher un jerrican.
lesson-memo-home = Tu as un jerrican. Roule vers la plaquette départ/arrivée de sa couleur !
lesson-memo-remember = Quand tu repars, cette plaquette est de nouveau cachée. Souviens-t’en !
lesson-memo-or-swap = Ou échange deux plaquettes au lieu de rouler.
lesson-memo-swap = Prends deux plaquettes cachées. Elles changent de place.
lesson-memo-stuck = Aucun chemin ? Échange deux plaquettes.
lesson-memo-on = Par ici ! Touche la plaquette.
lesson-memo-other = C’est à { $name } de jouer. Regarde bien quelles plaquettes sont retournées !
lesson-memo-canister = { $name } a un jerrican. Sa couleur montre où aller.
lesson-memo-end = C’était une course entière ! Maintenant, tu sais jouer.
lesson-memo-says = Retourner, se souvenir, rapporter le jerrican.
lesson-memo-fetch = Le stand ! Touche-le et prends ton jerrican.
lesson-memo-in = Voilà ton arrivée ! Touche-la et tu as gagné.

# Free play

free-title = Jeu libre
free-says = Construis ta route et roule où tu veux.
free-board = Le plateau
free-tools = Qu’est-ce qu’on pose ?
free-tool =
    { $tool ->
        [pencil] Dessiner une route
        [eraser] Gomme
        [straight] ligne droite
        [curve] virage
        [junction] embranchement
        [crossing] croisement
        [dead-end] impasse
        [start] départ et arrivée
       *[pit] stand
    }
free-kind =
    { $kind ->
        [straight] ligne droite
        [curve] virage
        [junction] embranchement
        [crossing] croisement
        [dead-end] impasse
        [start] départ et arrivée
       *[pit] stand
    }
free-side =
    { $side ->
        [N] en haut
        [E] à droite
        [S] en bas
       *[W] à gauche
    }
free-place-empty = Ligne { $row }, colonne { $column } : vide
free-place = Ligne { $row }, colonne { $column } : { $kind }, la route va { $ways }
free-hint = Dessine une route avec le doigt. Touche une plaquette pour la tourner.
free-shuffle = Surprends-moi avec un circuit
free-shuffled = Un nouveau circuit est sur la table.
free-circuits = Circuits
free-full = On ne peut pas faire plus grand : 40 plaquettes sur 40.
free-drive = En route !
free-build = Construire
free-cars = Quelles voitures roulent ?
free-take-a-car = Touche une voiture pour la conduire.
free-four-cars = Quatre voitures à la fois, pas plus. Touches-en une pour la retirer.
free-computer-add = Rouler contre un ordinateur
free-computer-car = { memo-car }, ordinateur
free-level =
    { $level ->
        [slow] Vitesse : lente
        [middle] Vitesse : moyenne
       *[fast] Vitesse : rapide
    }
free-ghost = Fantôme de ton meilleur tour
free-road = La route avec les voitures
free-go = Rouler
free-left = La prochaine fois à gauche
free-right = La prochaine fois à droite
free-brake = Freiner ; à l’arrêt, faire demi-tour
free-keys = Touches : { $keys }
free-laps = Tours : { $count }
free-last = Dernier tour : { $seconds } secondes
free-best = Meilleur tour : { $seconds } secondes
free-lap-done = Tour { $count }, { memo-car } : { $seconds } secondes.
free-lap-best = Tour { $count }, { memo-car } : { $seconds } secondes. Ton plus rapide !
free-unnamed = Circuit { $number }
free-name = Nom du circuit
free-not-kept = Ce navigateur ne garde rien. Enregistre plutôt le circuit dans un fichier.
free-mine = Tes circuits
free-example =
    { $id ->
        [ring] L’anneau
        [eight] Le huit
        [snake] Le serpent
       *[town] La ville
    }
free-send-says = Qui ouvre ce lien reçoit ton circuit.
free-clear = Tout enlever
free-received = Un circuit est arrivé pour toi.
error-circuit-broken = Il n’y a pas de circuit là-dedans. Demande qu’on te l’envoie encore une fois.
error-circuit-large = Ce circuit est trop grand. 40 plaquettes sur 40, c’est le maximum.
error-circuit-version = Ce circuit vient d’un Hairpin plus récent. Demande qu’on mette le jeu à jour.

# Terminal

cli-does-start = part d’ici : { memo-start }
cli-does-turn-up = retourne { $cell }
cli-does-find = trouve : { memo-kind }
cli-does-lay = tourne la route vers { $ways } et roule sur { $cell }
cli-does-go = roule sur { $place }
cli-does-pick = prend { $cell } pour l’échange
cli-does-canister =
    { $colour ->
        [red] prend le jerrican rouge
        [blue] prend le jerrican bleu
        [green] prend le jerrican vert
       *[yellow] prend le jerrican jaune
    }
cli-does-swap = échange deux plaquettes
