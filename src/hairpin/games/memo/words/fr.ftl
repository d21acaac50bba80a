# Rallye Mémo : voiture, plaquette piste, stand, jerrican, plaquette départ/arrivée, impasse, échanger, retourner, cachée.

# Home

memo-title = Rallye Mémo
memo-says = Retourne une plaquette. Tu te souviens du chemin ?

# Options

option-memo-reveal = Quelles plaquettes est-ce que je peux retourner ?
option-memo-reveal-road = Celles où mène ma route
option-memo-reveal-any = Toutes celles à côté de la mienne
option-memo-first-dead-end = Quand est-ce qu’une impasse peut tourner le dos au départ ?
option-memo-first-dead-end-first-round = Seulement à la première manche
option-memo-first-dead-end-first-drive = Au premier trajet de chaque voiture
option-memo-canisters = Quels jerricans y a-t-il au stand ?
option-memo-canisters-all = Au hasard parmi les quatre couleurs
option-memo-canisters-starts = Seulement les couleurs de départ des voitures
option-memo-aid = Aide-mémoire
option-memo-aid-says = Quand une plaquette vient d’être cachée, ces joueurs la voient encore un petit moment. Tout le monde sait qui a cette aide.
option-memo-tiles = Quelles plaquettes piste ?
option-memo-tiles-road-tiles = Plaquettes piste
option-memo-tiles-open-roads = Routes ouvertes : sans impasse, pour les petits
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Routes ouvertes
option-memo-players = On joue à combien ?
option-memo-starter = Quelle place commence ?

# Race

race-canister =
    { $car ->
        [red] a un jerrican : en route vers la plaquette départ/arrivée rouge
        [yellow] a un jerrican : en route vers la plaquette départ/arrivée jaune
        [green] a un jerrican : en route vers la plaquette départ/arrivée verte
       *[blue] a un jerrican : en route vers la plaquette départ/arrivée bleue
    }
memo-table = La table : cinq rangées de cinq plaquettes, avec le stand au milieu
memo-down = { $cell }, cachée
memo-ghost = { $cell }, cachée, il y a un instant : { $kind }
memo-open = { $cell }, { $kind }, la route va { $ways }
memo-turned-up = { $cell }, tout juste retournée : { $kind }
memo-offered = { $cell }, { $kind }, la route irait { $ways }
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
        [N] vers le haut
        [E] à droite
        [S] vers le bas
       *[W] à gauche
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
memo-say-placed = { $name } part d’ici : { $first }.
memo-say-turned = { $name } retourne une plaquette, { $first } : { $kind }.
memo-say-laid = La route va { $ways }.
memo-say-offered = { $kind }, la route va { $ways }
memo-say-moved = { $name } avance ici : { $second }.
memo-say-covered = De nouveau cachée : { $first }.
memo-say-swapped = { $name } échange deux plaquettes : { $first } ; et { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } prend un jerrican : en route vers la plaquette départ/arrivée rouge !
        [blue] { $name } prend un jerrican : en route vers la plaquette départ/arrivée bleue !
        [green] { $name } prend un jerrican : en route vers la plaquette départ/arrivée verte !
       *[yellow] { $name } prend un jerrican : en route vers la plaquette départ/arrivée jaune !
    }
memo-say-finished = { $name } est à l’arrivée !
memo-hint-place = D’où veux-tu partir ?
memo-hint-choose = Où veux-tu aller ?
memo-hint-rotate = Tourne la plaquette, puis avance.
memo-hint-drive = C’est parti !
memo-hint-stuck = Aucun chemin ? Échange deux plaquettes.
memo-hint-first = Choisis une plaquette…
memo-hint-second = … et encore une.
memo-hint-wait = Regarde bien !
memo-swap = Échanger deux plaquettes
memo-cancel = Finalement non
memo-rotate = Tourner la plaquette
memo-drive = Y aller
seat-aid = Aide-mémoire
memo-aided = Aide-mémoire pour { $names } : les plaquettes restent visibles un petit moment.

# Podium

memo-reason = La première voiture à atteindre l’arrivée de la couleur de son jerrican.
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
memo-moment-road = { $name } échange deux plaquettes, et { $other } finit par passer sur l’une d’elles.
memo-moment-own-road = { $name } échange deux plaquettes et passe sur l’une d’elles.
memo-moment-swap = { $name } échange deux plaquettes.
memo-moment-dead-end = Une impasse pour { $name } !
memo-moment-home = { $name } rapporte le jerrican à l’arrivée !

# Said aloud and in words

memo-here = { $name } est ici : { $what }.
memo-not-here = { $name } n’a pas encore démarré.
memo-beside =
    { $side ->
        [N] Au-dessus : { $what }.
        [E] À droite : { $what }.
        [S] En dessous : { $what }.
       *[W] À gauche : { $what }.
    }
memo-edge = le bord de la table
memo-open-to-you = tu peux y aller
memo-no-road = aucune route n’y mène
memo-goal =
    { $colour ->
        [red] { $name } va vers la plaquette départ/arrivée rouge.
        [blue] { $name } va vers la plaquette départ/arrivée bleue.
        [green] { $name } va vers la plaquette départ/arrivée verte.
        [yellow] { $name } va vers la plaquette départ/arrivée jaune.
       *[none] { $name } doit d’abord prendre un jerrican au stand.
    }
memo-banned = Tout juste échangées, elles restent à leur place pour ce tour : { $cells }.
memo-way-start = partir d’ici : { $what }
memo-way-turn =
    { $side ->
        [N] retourner la plaquette au-dessus
        [E] retourner la plaquette à droite
        [S] retourner la plaquette en dessous
       *[W] retourner la plaquette à gauche
    }
memo-way-drive =
    { $side ->
        [N] aller vers le haut : { $what }
        [E] aller à droite : { $what }
        [S] aller vers le bas : { $what }
       *[W] aller à gauche : { $what }
    }
memo-way-lay = la route va { $ways } et mène ici : { $where }
memo-way-lay-nowhere = la route va { $ways } et ne mène nulle part

# Keys

keys-memo-arrows = de plaquette en plaquette
keys-memo-space = tourner la plaquette
keys-memo-swap = échanger deux plaquettes
memo-swap-key = E

# Why not?

why-memo-not-your-turn = C’est à quelqu’un d’autre de jouer. Regarde bien !
why-memo-wait = Un instant ! Ça bouge encore.
why-memo-over = La course est finie.
why-memo-start-first = Pose d’abord ta voiture sur une plaquette départ/arrivée.
why-memo-start-taken = Quelqu’un part déjà de là. Choisis-en une autre.
why-memo-here = Ta voiture est déjà là.
why-memo-not-beside = Cette plaquette n’est pas à côté de la tienne.
why-memo-no-road = Ta route n’y mène pas.
why-memo-roads-apart = Les deux routes ne se rejoignent pas.
why-memo-turned-up = Tu as retourné une plaquette. Maintenant, c’est là que tu dois aller.
why-memo-fixed = Le stand et les plaquettes départ/arrivée restent à leur place.
why-memo-under-car = Il y a une voiture sur cette plaquette, alors elle reste à sa place.
why-memo-just-swapped = Cette plaquette vient d’être échangée. Cette fois, elle reste à sa place.
why-memo-same-tile = Tu as déjà choisi celle-là. Choisis une autre plaquette.

# Rules

rules-page-memo = Rallye Mémo
rules-page-memo-says = Trouve ton chemin sur des plaquettes qui se recachent dès que tu repars.
rules-memo-goal = Va chercher un jerrican au stand. Il te montre une couleur : arrive avant les autres sur la plaquette départ/arrivée de cette couleur !
rules-memo-begin = Toutes les plaquettes piste sont cachées autour du stand. Chacun met une voiture sur une plaquette départ/arrivée, de n’importe quelle couleur.
rules-memo-turn = À ton tour, tu fais une seule chose : avancer, ou échanger deux plaquettes.
rules-memo-reveal = Avancer : retourne une plaquette à côté de la tienne. Tout le monde peut regarder !
rules-memo-road = Ta route doit mener à cette plaquette. Sinon, tu ne peux pas y aller.
rules-memo-rotate = Tourne la plaquette jusqu’à ce que sa route rejoigne la tienne. Ensuite, tu dois aller dessus, peu importe où elle mène.
rules-memo-cover = Derrière toi, la plaquette est de nouveau cachée. Souviens-toi de ce que c’était !
rules-memo-dead-end = Une impasse à la première manche ? Tu peux la tourner vers une plaquette cachée.
rules-memo-car = Une plaquette avec une voiture dessus reste visible. Tu peux y aller si les deux routes se rejoignent. On ne bouscule personne.
rules-memo-open = Le stand et les plaquettes départ/arrivée sont toujours visibles. Tu peux y aller si les routes se rejoignent.
rules-memo-swap = Ou échanger : deux plaquettes cachées changent de place. Pas le droit de regarder !
rules-memo-fixed = Le stand, les plaquettes départ/arrivée et les plaquettes sous une voiture restent à leur place.
rules-memo-rest = Les plaquettes qu’on vient d’échanger ne peuvent pas être échangées au tour suivant. Mais on peut aller dessus.
rules-memo-pit = Au stand, tu prends le jerrican du dessus. Sa couleur te montre ton arrivée, et tout le monde peut la voir.
rules-memo-finish = Arrive avant les autres sur la plaquette départ/arrivée de la couleur de ton jerrican, et tu gagnes tout de suite.
rules-memo-free = Avec les vraies plaquettes, on peut aussi construire une route, juste pour se promener.
rules-house-reveal = On peut retourner n’importe quelle plaquette à côté de la sienne, même si aucune route n’y mène.
rules-house-dead-end = Une impasse peut tourner le dos au départ au premier trajet de chaque voiture, même après la première manche.
rules-house-canisters = Les jerricans du stand ont seulement les couleurs des plaquettes d’où les voitures sont parties.
rules-house-aid = Quand une plaquette vient d’être cachée, le ou la plus jeune la voit encore un petit moment. Tout le monde le sait.

# First race

lesson-memo-place = D’où veux-tu partir ? Touche une plaquette départ/arrivée.
lesson-memo-choose = Ta route mène aux plaquettes qui brillent. Touche celle que tu veux essayer !
lesson-memo-rotate = Tourne la plaquette jusqu’à ce que sa route mène où tu veux. Ensuite, fonce !
lesson-memo-turn = Touche la plaquette pour la tourner. Dans un autre sens, c’est mieux !
lesson-memo-pit = Va d’abord au stand, au milieu, chercher un jerrican.
lesson-memo-home = Tu as un jerrican. Va sur la plaquette départ/arrivée de sa couleur !
lesson-memo-remember = Quand tu repars, cette plaquette est de nouveau cachée. Souviens-t’en !
lesson-memo-or-swap = Ou échange deux plaquettes au lieu d’avancer.
lesson-memo-swap = Choisis deux plaquettes cachées. Elles changent de place.
lesson-memo-stuck = Aucun chemin ? Échange deux plaquettes.
lesson-memo-on = Par ici ! Touche la plaquette.
lesson-memo-other = Maintenant, c’est à { $name } de jouer. Regarde bien quelles plaquettes sont retournées !
lesson-memo-canister = { $name } a un jerrican. Sa couleur montre où aller.
lesson-memo-end = C’était une course entière ! Maintenant, tu sais jouer.
lesson-memo-says = Retourne des plaquettes, souviens-t’en, rapporte le jerrican à l’arrivée.
lesson-memo-fetch = Le stand ! Touche-le pour prendre ton jerrican.
lesson-memo-in = Voilà ton arrivée ! Touche-la pour gagner.

# Free play

free-title = Jeu libre
free-says = Construis ta propre route et promène-toi dessus.
free-board = Le plateau
free-tools = Qu’est-ce qu’on construit ?
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
free-place-empty = Rangée { $row }, colonne { $column } : vide
free-place = Rangée { $row }, colonne { $column } : { $kind }, la route va { $ways }
free-hint = Dessine une route avec le doigt. Touche une plaquette pour la tourner.
free-shuffle = Surprends-moi avec un circuit
free-shuffled = Voilà un nouveau circuit.
free-circuits = Circuits
free-full = On ne peut pas faire plus grand : 40 × 40 plaquettes.
free-drive = En route !
free-build = Construire
free-cars = Quelles voitures roulent ?
free-take-a-car = Touche une voiture pour la conduire.
free-four-cars = Quatre voitures, pas plus. Touches-en une pour la retirer de la route.
free-computer-add = Faire la course contre l’ordinateur
free-computer-car = { memo-car }, ordinateur
free-level =
    { $level ->
        [slow] Vitesse : lente
        [middle] Vitesse : moyenne
       *[fast] Vitesse : rapide
    }
free-ghost = Fantôme de ton meilleur tour
free-road = La route avec les voitures
free-go = Avancer
free-left = À gauche au prochain carrefour
free-right = À droite au prochain carrefour
free-brake = Freiner ; à l’arrêt, faire demi-tour
free-keys = Touches : { $keys }
free-letter-keys =
    { $hand ->
        [left] Z Q S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] L
        [curve] V
        [junction] E
        [crossing] C
        [dead-end] I
        [start] A
        [turn] T
       *[pit] S
    }
file-circuit = mon circuit
free-laps = Tours : { $count }
free-last = Dernier tour : { $seconds } secondes
free-best = Meilleur tour : { $seconds } secondes
free-lap-done = Tour { $count }, { memo-car } : { $seconds } secondes.
free-lap-best = Tour { $count }, { memo-car } : { $seconds } secondes. Ton tour le plus rapide !
free-unnamed = Circuit { $number }
free-name = Nom du circuit
free-not-kept = Ce navigateur ne peut rien enregistrer. Enregistre plutôt le circuit dans un fichier.
free-mine = Tes circuits
free-example =
    { $id ->
        [ring] L’anneau
        [eight] Le huit
        [snake] Le serpent
       *[town] La ville
    }
free-send-says = En ouvrant ce lien, on reçoit ton circuit.
free-clear = Vider le plateau
free-received = Quelqu’un t’a envoyé un circuit !
error-circuit-broken = Il n’y a pas de circuit là-dedans. Demande qu’on te le renvoie.
error-circuit-large = Ce circuit est trop grand : 40 × 40 plaquettes au plus.
error-circuit-version = Ce circuit vient d’un Hairpin plus récent. Demande à la personne qui s’occupe du jeu de le mettre à jour.

# Terminal

cli-does-start = part d’ici : { memo-to-start }
cli-does-turn-up = retourne { $cell }
cli-does-find = trouve : { memo-kind }
cli-does-lay = tourne la plaquette, la route va { $ways }, et avance sur { $cell }
cli-does-go = avance ici : { $place }
cli-does-pick = choisit { $cell } pour l’échange
cli-does-canister =
    { $colour ->
        [red] prend le jerrican rouge
        [blue] prend le jerrican bleu
        [green] prend le jerrican vert
       *[yellow] prend le jerrican jaune
    }
cli-does-swap = échange deux plaquettes
