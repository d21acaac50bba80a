# Mots : voiture de course, dé, case, voie, pneu, départ, ligne d’arrivée, case d’arrivée, tour, manche, plateau,
# plaquette (« Relancer les dés », Accélération), coup de turbo, étape bonus, bousculer, trophée, pilotes pros.

# Home

monza-title = Monza
monza-says = Six dés, trois voies, un trophée.
monza-first-title = Monza · première édition
monza-first-says = La piste d’origine, jusqu’à six voitures.

# Options

option-monza-track-oval = Ovale : court, parfait pour débuter
option-monza-track-long = Longue piste : pour les pilotes pros
option-monza-track-sprint = Sprint : tout petit, fini en quelques tours de jeu
option-monza-track-first-edition = Première édition : jusqu’à six voitures
board-monza-oval = Ovale
board-monza-long = Longue piste
board-monza-sprint = Sprint
board-monza-first-edition = Première édition
option-monza-pro = Pilotes pros
option-monza-pro-says = Chacun reçoit six plaquettes Accélération et une plaquette « Relancer les dés ». Si tu utilises tes six dés, tu as droit à un coup de turbo.
option-monza-bonus = Étape bonus
option-monza-bonus-says = À la fin d’un tour, la voiture de la dernière couleur utilisée peut avancer d’une case.
option-monza-stopping = Est-ce que je peux m’arrêter quand je veux ?
option-monza-stopping-keep-going = Non : on continue tant qu’un dé convient
option-monza-stopping-longest = Non : on utilise le plus de dés possible
option-monza-stopping-free = Oui : on s’arrête où on veut
option-monza-free-finish = Arrivée avec n’importe quelle couleur
option-monza-free-finish-says = Tu peux passer la ligne d’arrivée avec n’importe quel dé.
option-monza-push-targets = Bousculade sur les cases d’arrivée
option-monza-push-targets-says = Une case d’arrivée, c’est pour une seule voiture. Si ton tour finit là, tu bouscules la voiture qui y est déjà, et elle recule.
option-monza-count-accelerators = Les plaquettes Accélération comptent
option-monza-count-accelerators-says = À la dernière manche, les plaquettes Accélération comptent comme des dés.
option-monza-others-only = Bonus pour les autres seulement
option-monza-others-only-says = Pendant ton tour, pas d’étape bonus pour ta propre voiture.
option-monza-turbo-accelerators = Plaquettes Accélération après le turbo
option-monza-turbo-accelerators-says = Même après le coup de turbo, tu peux utiliser des plaquettes Accélération.
option-monza-grid = Avance au départ
option-monza-grid-says = Une voiture peut partir quelques cases plus loin, pour que la course soit juste pour tout le monde.
option-monza-track = Quel plateau ?
option-monza-players = On joue à combien ?
option-monza-cars = Quelle voiture pour chaque place, à partir de la première ?
option-monza-starter = Quelle place commence ?

# Race

race-dice =
    { $count ->
        [one] { $count } dé utilisé
       *[other] { $count } dés utilisés
    }
race-tiles =
    { $count ->
        [one] encore { $count } plaquette
       *[other] encore { $count } plaquettes
    }
monza-board = Le plateau
monza-tray = Piste à dés
monza-dice = Dés
monza-tiles = Plaquettes
monza-loading = On installe le plateau…
monza-zoom-out = Voir tout le plateau
monza-zoom-in = Voir de plus près
monza-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [white] blanc
       *[purple] violet
    }
monza-finish =
    { $colour ->
        [red] ligne d’arrivée, rouge
        [yellow] ligne d’arrivée, jaune
        [green] ligne d’arrivée, verte
        [blue] ligne d’arrivée, bleue
        [white] ligne d’arrivée, blanche
       *[purple] ligne d’arrivée, violette
    }
monza-die = dé { $number }, { monza-colour }
monza-accelerator =
    { $colour ->
        [red] plaquette Accélération, rouge
        [yellow] plaquette Accélération, jaune
        [green] plaquette Accélération, verte
        [blue] plaquette Accélération, bleue
        [white] plaquette Accélération, blanche
       *[purple] plaquette Accélération, violette
    }
monza-extra-roll = Plaquette « Relancer les dés » : relancer quelques dés
monza-take-back = Reprendre le dernier dé, { monza-colour }
monza-roll = Lancer les dés
monza-sign-flag = C’est parti ! Finis ton tour
monza-sign-turbo = Coup de turbo : deux dés de plus
monza-sign-no = Pas d’étape bonus
monza-last-round = Dernière manche
monza-ask-wait = { $name } réfléchit…
monza-ask-roll = { $name }, touche le gobelet !
monza-ask-lay = { $name }, pose un dé sur une case qui brille.
monza-ask-space = Maintenant, touche une case qui brille.
monza-ask-flag = { $name }, touche le drapeau et fonce !
monza-ask-tile-or-flag = { $name }, touche le drapeau pour partir, ou utilise une plaquette.
monza-ask-turbo = { $name }, touche le turbo pour deux dés de plus, ou le drapeau.
monza-ask-mark = Touche les dés à relancer, puis le gobelet.
monza-ask-bonus = Étape bonus, { $name } ! Touche une case, ou la main pour rester.
monza-ask-stuck = Plus personne ne peut arriver. L’hôte peut arrêter la course.
monza-tell-only-way = Il n’y a qu’un chemin, alors { $name } avance.
monza-tell-rolled = { $name } lance les dés.
monza-tell-passed = Aucun dé ne convient. { $name } reste sur place.
monza-tell-turbo = Coup de turbo pour { $name } !
monza-tell-drove =
    { $steps ->
        [1] { $name } avance d’une case.
       *[other] { $name } avance de { $steps } cases.
    }
monza-tell-bonus = Étape bonus pour { $name } !
monza-tell-no-bonus = { $name } ne prend pas l’étape bonus.
monza-tell-pushed-back = Boum ! { $name } fait un bond en arrière.
monza-tell-finished = { $name } passe la ligne d’arrivée !
monza-tell-last-round = Dernière manche !

# Podium

monza-reason =
    { $reason ->
        [alone] La seule voiture à passer la ligne d’arrivée.
        [fewest-dice] À l’arrivée avec le moins de dés : { $dice }.
       *[shared] À l’arrivée avec le même nombre de dés : { $dice } par voiture.
    }
monza-left =
    { $count ->
        [1] encore une case
       *[other] encore { $count } cases
    }
monza-lost = aucun chemin vers l’arrivée
monza-moment-drive =
    { $count ->
        [1] { $name } avance d’une case.
       *[other] { $name } avance de { $count } cases d’un coup !
    }
monza-moment-push = Boum ! { $name } renvoie { $other } en arrière.
monza-moment-lead = { $name } dépasse { $other } !
monza-moment-home = { $name } passe la ligne d’arrivée !

# Said aloud and in words

monza-start = Départ
monza-tyre = un pneu
monza-long = case longue
monza-stands = { $name } est là
monza-lane =
    { $name ->
        [left] voie de gauche
        [middle] voie du milieu
        [right] voie de droite
       *[other] voie { $lane }
    }
monza-in-lane =
    { $name ->
        [left] sur la voie de gauche
        [middle] sur la voie du milieu
        [right] sur la voie de droite
       *[other] sur la voie { $lane }
    }
monza-side =
    { $side ->
        [left] à gauche
        [right] à droite
       *[ahead] tout droit
    }
monza-edge =
    { $ahead ->
        [yes] va plus loin que la tienne
       *[no] ne va pas plus loin que la tienne
    }
monza-around =
    { $side ->
        [left] À gauche : { $what }.
        [right] À droite : { $what }.
       *[ahead] Tout droit : { $what }.
    }
monza-roam = Case { $space } : { $what }
monza-way = { $what } ; { $then }
monza-with-tile = avec une plaquette Accélération
monza-then = puis { $colours }
monza-then-end = puis plus rien ne convient
monza-then-stop = puis le drapeau
monza-progress =
    { $part ->
        [start] juste après le départ
        [quarter] à peu près au quart du chemin
        [nearly-half] presque à la moitié du chemin
        [half] à la moitié du chemin
        [past-half] un peu après la moitié du chemin
        [three-quarters] à peu près aux trois quarts du chemin
       *[end] presque à l’arrivée
    }
monza-here = { $name } est { $in }, sur du { monza-colour }, { $progress }.
monza-here-laid = Tes dés mènent sur du { monza-colour }, { $in }, { $progress }.
monza-here-start = { $name } est au départ.
monza-here-home = { $name } a passé la ligne d’arrivée.
monza-other =
    { $where ->
        [ahead] { $name } est devant : { $lane }, sur du { monza-colour }.
        [behind] { $name } est derrière : { $lane }, sur du { monza-colour }.
       *[level] { $name } est à ta hauteur : { $lane }, sur du { monza-colour }.
    }
monza-other-start = { $name } est au départ.
monza-other-home = { $name } a passé la ligne d’arrivée.
monza-dice-left = Dés qui restent : { $colours }.
monza-say-rolled = { $name } lance : { $colours }.
monza-where =
    { $name ->
        [outer] sur la voie extérieure
        [middle] sur la voie du milieu
        [inner] sur la voie intérieure
       *[other] sur la voie { $lane }
    }
monza-say-drove = { $name } avance : { $colours }. Maintenant { $where }.
monza-say-drove-home = { $name } avance : { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Étape bonus : { $name } va sur du { monza-colour }, { $where }.
monza-say-pushed-back = Boum ! { $name } fait un bond en arrière sur du { monza-colour }, { $where }.
monza-say-pushed-to-start = Boum ! { $name } fait un bond en arrière jusqu’au départ.

# Keys

keys-monza-arrows = sur le plateau : avant, arrière, gauche, droite
keys-monza-page = aller à la prochaine case qui brille
keys-monza-dice = prendre un dé
keys-monza-back = reprendre le dernier dé
monza-key =
    { $colour ->
        [red] R
        [yellow] J
        [green] V
        [blue] B
        [white] N
       *[purple] I
    }

# Why not?

why-monza-not-your-turn = C’est à quelqu’un d’autre de jouer. Bientôt à toi !
why-monza-roll-first = Lance d’abord les dés.
why-monza-over = La course est finie.
why-monza-here = Ta voiture est déjà là. On peut seulement aller en avant.
why-monza-behind = C’est derrière toi. On peut seulement aller en avant.
why-monza-not-ahead = Cette case ne va pas plus loin que la tienne, alors tu ne peux pas changer de voie ici.
why-monza-corner = Les deux cases se touchent juste par un coin. Ça ne suffit pas.
why-monza-too-far = Cette case ne touche pas la tienne. Avance case par case.
why-monza-tyre = Il y a un pneu sur le chemin. Personne ne peut passer là.
why-monza-from-start = Depuis le départ, tu peux seulement aller sur cette couleur : { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Tu n’as plus de dé rouge.
        [yellow] Tu n’as plus de dé jaune.
        [green] Tu n’as plus de dé vert.
        [blue] Tu n’as plus de dé bleu.
        [white] Tu n’as plus de dé blanc.
       *[purple] Tu n’as plus de dé violet.
    }
why-monza-other-die =
    { $colour ->
        [red] Pour cette case, il faut un dé rouge.
        [yellow] Pour cette case, il faut un dé jaune.
        [green] Pour cette case, il faut un dé vert.
        [blue] Pour cette case, il faut un dé bleu.
        [white] Pour cette case, il faut un dé blanc.
       *[purple] Pour cette case, il faut un dé violet.
    }
why-monza-finish-die =
    { $colour ->
        [red] Pour passer la ligne d’arrivée ici, il faut un dé rouge.
        [yellow] Pour passer la ligne d’arrivée ici, il faut un dé jaune.
        [green] Pour passer la ligne d’arrivée ici, il faut un dé vert.
        [blue] Pour passer la ligne d’arrivée ici, il faut un dé bleu.
        [white] Pour passer la ligne d’arrivée ici, il faut un dé blanc.
       *[purple] Pour passer la ligne d’arrivée ici, il faut un dé violet.
    }
why-monza-finish-any-die = Tu n’as plus de dé pour la ligne d’arrivée.
why-monza-home = Tes dés te font déjà passer la ligne d’arrivée. On ne va pas plus loin.
why-monza-longest = À cette table, on utilise le plus de dés possible, sauf pour aller à l’arrivée. Il y a un chemin plus long.
why-monza-drive-on = Un dé convient encore : { $colours }. Continue !
why-monza-no-turbo-die =
    { $colour ->
        [red] Tu n’as plus de dé turbo rouge.
        [yellow] Tu n’as plus de dé turbo jaune.
        [green] Tu n’as plus de dé turbo vert.
        [blue] Tu n’as plus de dé turbo bleu.
        [white] Tu n’as plus de dé turbo blanc.
       *[purple] Tu n’as plus de dé turbo violet.
    }
why-monza-tile-after-turbo = Après le coup de turbo, tu ne peux pas utiliser de plaquette Accélération, seulement les deux dés.
why-monza-occupied = Il y a une voiture dessus. Pour une étape bonus, il faut une case libre.
why-monza-bonus-only = Maintenant, il n’y a que l’étape bonus : touche une case, ou la main pour rester.
why-monza-no-tiles = C’est pour les pilotes pros. Dans cette course, il n’y a pas de plaquettes.
why-monza-dice-left = Tu as droit au coup de turbo seulement quand tu as utilisé tes six dés.
why-monza-one-turbo = Un seul coup de turbo par tour.
why-monza-extra-roll-late = Tu peux relancer seulement avant de poser un dé ou une plaquette.
why-monza-extra-roll-gone = Tu as déjà utilisé ta plaquette « Relancer les dés ».

# Rules

rules-page-monza = Monza
rules-page-monza-says = Fais le tour de la piste avec six dés de couleur.
rules-page-professional = Pilotes pros
rules-page-professional-says = Si tu connais déjà Monza : avec des plaquettes et un coup de turbo.
rules-page-bonus = Étape bonus
rules-page-bonus-says = Marche avec toutes les courses de Monza : ta dernière couleur peut faire avancer une voiture.
rules-page-first-edition = Première édition
rules-page-first-edition-says = Le premier Monza : six voitures et deux cases d’arrivée.
rules-goal = Fais une fois le tour de la piste et passe la ligne d’arrivée pour gagner.
rules-begin = Chacun choisit une voiture et la met au départ. Le ou la plus jeune commence, puis c’est à la personne à sa gauche.
rules-begin-first = Jusqu’à six voitures se placent au départ. Le ou la plus jeune commence, puis c’est à la personne à sa gauche.
rules-roll = C’est à toi ? Lance les dés, tous les six. Mais une seule fois !
rules-lay = Pose un dé sur une case de sa couleur qui touche la tienne, puis le dé suivant sur une case qui touche celle-là. L’ordre, c’est toi qui le choisis : cherche un long chemin ! Ensuite, ta voiture le suit.
rules-start = Pour quitter le départ, il y a deux cases : une blanche et une violette.
rules-start-long = Sur la longue piste aussi, on part sur du blanc ou du violet. Sur votre propre plateau, on peut partir sur n’importe quelle case qui touche le départ.
rules-lane = Seulement en avant ! Tu peux changer de voie si l’autre case va plus loin que la tienne. Sinon, reste sur ta voie.
rules-touch = La case suivante doit toucher la tienne par un bord. Un coin ne suffit pas.
rules-tyre = Il y a un pneu sur le chemin. Personne ne peut passer là, alors contourne-le.
rules-over = Une voiture sur ton chemin ? Tu peux passer par sa case. Il te faut quand même un dé de la bonne couleur.
rules-bump = Ton tour finit sur une case avec une voiture ? Boum ! Cette voiture recule sur sa voie jusqu’à la prochaine case libre. On saute les pneus et les autres voitures.
rules-nowhere = Pas de case libre derrière la voiture bousculée ? Alors elle retourne au départ. Au départ et à l’arrivée, on ne bouscule personne.
rules-no-die = Aucun dé ne convient ? Alors ta voiture reste là, et c’est à la personne suivante de lancer.
rules-drive-on = Tant qu’un dé convient, tu continues. Le chemin, c’est toi qui le choisis.
rules-finish = La ligne d’arrivée est blanche : pour la passer, il te faut un dé blanc. Là, tu t’arrêtes.
rules-last-round = Quelqu’un a passé la ligne ? On finit la manche, pour que personne ne perde son tour.
rules-fewest = Plusieurs voitures sont arrivées ? Celle qui a utilisé le moins de dés à la dernière manche gagne. Égalité ? Alors on gagne ensemble.
rules-trophy = La personne qui gagne prend un trophée et porte la couronne jusqu’à la prochaine course.
rules-house-stopping = On peut s’arrêter où on veut. Ou alors, très strict : il faut utiliser le plus de dés possible.
rules-house-finish = Tu peux passer la ligne d’arrivée avec n’importe quel dé.
rules-house-starter = La personne qui a gagné la dernière course commence, ou le hasard décide.
rules-house-grid = Avec une avance, c’est juste pour les petits aussi : leur voiture part quelques cases plus loin. Ensuite, c’est une voiture comme les autres, et on peut la bousculer.
rules-tiles = Chacun reçoit six plaquettes Accélération, une par couleur, et une plaquette « Relancer les dés ».
rules-extra-roll = Ton lancer ne te plaît pas ? Rends ta plaquette « Relancer les dés », et relance les dés que tu veux. Mais fais-le avant de poser un dé ou une plaquette.
rules-accelerator = Une plaquette Accélération s’utilise comme un dé de sa couleur. Après le tour, elle disparaît.
rules-six = Tu as utilisé tes six dés ? Alors tu as droit à un coup de turbo !
rules-turbo = Lance deux dés et continue avec un seul, les deux ou aucun. Après, c’est à la personne suivante.
rules-turbo-tiles = Après le coup de turbo, tu ne peux pas utiliser de plaquette Accélération.
rules-turbo-bump = Pour les bousculades, on attend la fin du coup de turbo.
rules-house-count = À la dernière manche, les plaquettes Accélération comptent comme des dés.
rules-house-turbo = Même après le coup de turbo, tu peux utiliser des plaquettes Accélération.
rules-bonus = À la fin d’un tour, on regarde la dernière couleur utilisée. La voiture de cette couleur peut avancer d’une case, sur n’importe quelle couleur.
rules-bonus-free = Pour une étape bonus, il faut une case libre : pas de pneu, pas de voiture, pas de bousculade.
rules-bonus-home = Une étape bonus peut même te faire passer la ligne d’arrivée.
rules-bonus-own = La dernière couleur était la tienne ? Alors ta propre voiture peut avancer, mais elle n’est pas obligée.
rules-house-others = Pendant ton tour, pas d’étape bonus pour ta propre voiture.
rules-first-box = Jusqu’à six voitures font une fois le tour de la piste d’origine. L’arrivée, ce sont les deux cases au bout.
rules-first-start = Ici, pour quitter le départ, il y a deux cases : une bleue et une blanche.
rules-first-targets = Il te faut un dé de la couleur de la case d’arrivée : ici, bleu ou blanc. Là, tu t’arrêtes.
rules-house-targets = Une case d’arrivée, c’est pour une seule voiture. Si ton tour finit là, tu bouscules la voiture qui y est déjà : elle recule et doit continuer la course.

# First race

lesson-monza-roll = Touche le gobelet ! Six dés en sortent.
lesson-monza-lay = Tu as un dé pour chaque case qui brille. Touches-en une, et le dé saute dessus.
lesson-monza-back = Tu as changé d’avis ? Touche le dernier dé, et il revient.
lesson-monza-lane = Cette case est sur une autre voie. Elle va plus loin que ta case, alors tu peux changer de voie.
lesson-monza-on = Un autre dé convient. Continue : plus tu vas loin, mieux c’est !
lesson-monza-forced = Cette fois, il n’y a qu’un chemin, alors ta voiture avance toute seule.
lesson-monza-flag = Plus aucun dé ne convient. Touche le drapeau, et ta voiture démarre !
lesson-monza-finish = La ligne d’arrivée ! Touche-la, et tu y es.
lesson-monza-other = Maintenant, c’est à { $name } de jouer. Après, c’est à toi.
lesson-monza-passed = Cette fois, aucun dé ne convient pour { $name }. La voiture reste où elle est.
lesson-monza-pushed-back = Boum ! Quelqu’un s’est arrêté sur la même case, alors { $name } fait un bond en arrière jusqu’à la prochaine case libre.
lesson-monza-last-round = Quelqu’un a passé la ligne d’arrivée ! On finit encore cette manche. Maintenant, compte les dés : moins il y en a, mieux c’est.
lesson-monza-end = C’était une course entière ! Si plusieurs voitures arrivent, celle qui a utilisé le moins de dés gagne. Maintenant, tu sais jouer.
lesson-monza-says = Lance les dés, trouve un chemin, fonce : ta première course.
lesson-professional-tiles = Voici tes plaquettes Accélération. Chacune s’utilise une fois, comme un dé de sa couleur.
lesson-professional-extra = Tes dés ne te plaisent pas ? Une fois par course, tu peux en relancer. Touche cette plaquette.
lesson-professional-mark = Touche les dés que tu veux relancer.
lesson-professional-again = Maintenant, touche le gobelet !
lesson-professional-accelerator = Plus aucun dé ne convient ? Une plaquette Accélération, si ! Touche la case qui brille un peu.
lesson-professional-turbo = Tu as utilisé tes six dés : turbo ! Touche les dés turbo en feu.
lesson-professional-turbo-dice = Deux dés de plus ! Utilise ceux qui conviennent, ou touche le drapeau.
lesson-professional-says = Plaquettes Accélération, « Relancer les dés » et turbo.
lesson-professional-end = Maintenant, tu conduis comme les pros ! Dans une vraie course, garde tes plaquettes Accélération pour le bon moment.
lesson-bonus-aim = Le dernier dé est spécial : la voiture de sa couleur peut avancer d’une case de plus. Même la tienne !
lesson-bonus-take = Bonus ! Le dernier dé a la couleur de ta voiture. Touche une case qui brille, ou la main pour rester.
lesson-bonus-says = Le dernier dé fait avancer une voiture d’une case de plus.
lesson-bonus-end = Bravo ! Surveille le dernier dé à chaque tour : c’est peut-être un cadeau pour toi, ou pour quelqu’un d’autre.
lesson-first-edition-start = Tu quittes le départ par une case bleue ou une case blanche. Touches-en une !
lesson-first-edition-target = Une case d’arrivée ! Un dé de sa couleur t’y amène. Touche-la !
lesson-first-edition-says = Départ sur bleu ou blanc, et deux cases d’arrivée.
lesson-first-edition-end = C’était la première édition ! Sur son grand plateau, il y a de la place pour six.

# Workshop

workshop-title = Construis un plateau
workshop-says = Dessine ton propre plateau et fais la course dessus.
workshop-back = Retour à l’atelier
workshop-quality = Il est bien, ce plateau ?
workshop-measuring = On l’essaie…
workshop-unmeasured = On n’a pas encore pu l’essayer.
workshop-mark =
    { $mark ->
        [good] bien
        [fair] moyen
       *[poor] pas encore bien
    }
workshop-figure =
    { $figure ->
        [turns] Tours de jeu jusqu’à l’arrivée
        [stalls] Aucun dé ne convient
        [endings] Choix par tour
       *[skill] Courses gagnées par un pilote malin
    }
workshop-better = Comment le rendre meilleur ?
workshop-first-open = Il reste de la route vide. Colorie-la, ou laisse l’ordinateur la finir.
workshop-first-mend = Il y a encore quelque chose à réparer :
workshop-more-faults = Encore à réparer : { $count }
workshop-all-good = Super, ce plateau ! En piste !
workshop-miss =
    { $kind ->
        [turns-low] La course est finie trop tôt : en { $figure } tours de jeu. Rallonge les voies.
        [turns-high] La course dure trop longtemps : { $figure } tours de jeu. Raccourcis les voies.
        [stalls] Trop souvent, aucun dé ne convient : dans { $figure } des tours de jeu. Mélange mieux les couleurs.
        [worst-stall] Sur { $where }, les voitures restent coincées : aucun dé ne convient dans { $figure } des tours de jeu.
        [endings] Il n’y a pas beaucoup de choix : { $figure } cases par tour. Mélange les couleurs, ou déplace le bout de quelques cases.
        [skill] C’est surtout de la chance : un pilote malin gagne seulement { $figure } des courses.
        [starter] Commencer compte trop : à quatre voitures, la première à jouer gagne { $figure } des courses.
        [colour-low] Il y a trop peu de { monza-colour } : { $figure } des cases.
        [colour-high] Il y a trop de { monza-colour } : { $figure } des cases.
       *[lane] Presque personne ne passe sur la voie { $where } : { $figure } des tours de jeu.
    }
workshop-hint = Colorie { $space } en { monza-colour }
workshop-hint-tyre = Mets un pneu sur { $space }
workshop-finish-title = Finis-le pour moi
workshop-finish = Remplir la route vide
workshop-finishing = La route se remplit
workshop-finished = Le plateau est fini.
workshop-stop = Arrêter
workshop-another = Encore un autre
workshop-nothing-open = Gomme quelques cases, et l’ordinateur les remplira de nouveau.
workshop-race = Faire la course dessus !
workshop-why-open = Remplis d’abord la route vide.
workshop-why-mend = À réparer d’abord : { $count }
workshop-send-says = En ouvrant ce lien, on reçoit ton plateau.
workshop-send-long = Ce plateau est trop grand pour un lien. Enregistre-le dans un fichier et envoie le fichier.
workshop-refused = Ce fichier ne s’ouvre pas
workshop-nothing-lost = Rien n’a changé : ton plateau est toujours sur la table.
workshop-boards = Plateaux
workshop-unnamed = Plateau { $number }
workshop-name = Nom du plateau
workshop-mine = Tes plateaux
workshop-fresh = Plateau vide
workshop-not-kept = Ce navigateur ne peut rien enregistrer. Enregistre plutôt le plateau dans un fichier.
workshop-received = Quelqu’un t’a envoyé un plateau !
workshop-opened = { $name } est sur la table.
workshop-photo = Une photo sous le dessin
workshop-photo-take = Prendre une photo
workshop-photo-choose = Choisir une image
workshop-photo-remove = Enlever
workshop-photo-says = Dessine par-dessus comme sur du papier calque. L’image reste sur cet appareil.
workshop-photo-slider =
    { $what ->
        [x] Gauche – droite
        [y] Haut – bas
        [scale] Taille
        [turn] Angle
       *[strength] Opacité
    }
workshop-no-photo = On ne peut pas montrer cette image. Choisis-en une autre.
workshop-print = Imprimer
workshop-print-says = Le plateau à l’échelle, avec des dés et des voitures à découper.
workshop-paper = Quelle taille ?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grand : des feuilles A4 à scotcher
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = En couleur ou en noir et blanc ?
workshop-ink-kind =
    { $ink ->
        [colour] En couleur
       *[symbols] En noir et blanc, avec des symboles
    }
workshop-format = Quel fichier ?
workshop-format-kind =
    { $format ->
        [pdf] PDF, pour imprimer
       *[svg] SVG, pour modifier
    }
workshop-print-save = Enregistrer le fichier
workshop-draw-board = Le plateau que tu dessines
workshop-draw-open = route vide
workshop-draw-long = longueur { $length }
workshop-draw-target = case d’arrivée
workshop-draw-space = Voie { $lane }, case { $number } : { $what }.
workshop-draw-missing = La voie { $lane } s’arrête trop tôt : il manque de la route ici.
workshop-draw-size = Voies : { $lanes }, longueur : { $length }.
workshop-draw-in-hand = Case { $lane }{ $number }
workshop-draw-shorter = Plus courte
workshop-draw-longer = Plus longue
workshop-draw-exact = Longueur exacte
workshop-draw-set = Utiliser cette longueur
workshop-draw-bad-length = Tape une longueur, par exemple 1, 1½ ou 4/3.
workshop-draw-remove = Enlever cette case
workshop-draw-before = Nouvelle case avant
workshop-draw-after = Nouvelle case après
workshop-draw-split = Couper en deux
workshop-draw-join = Joindre à la suivante
workshop-draw-cure =
    { $cure ->
        [fill] Compléter avec de la route vide
        [close] Fermer la boucle
        [fit] Adapter automatiquement
        [tyre] En faire un pneu
       *[open] Ouvrir toutes les voies
    }
workshop-draw-look = Voir de plus près
workshop-draw-closer = Plus près
workshop-draw-farther = Plus loin
workshop-draw-tools = Qu’est-ce qu’on colorie ?
workshop-draw-hand = Main : choisir une case
workshop-draw-paint = Pinceau : { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Voies
        [ends] Départ et arrivée
       *[curve] Forme
    }
workshop-draw-faults =
    { $count ->
        [0] Rien à réparer
       *[other] À réparer : { $count }
    }
workshop-draw-to-mend = Ce qu’il faut réparer
workshop-draw-odd = Cases bizarres : { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Ajouter une voie à gauche
       *[right] Ajouter une voie à droite
    }
workshop-draw-copy-lane = Copier la voie { $lane }
workshop-draw-remove-lane = Enlever la voie { $lane }
workshop-draw-lane = Voie { $lane }, longueur { $length }
workshop-draw-lane-name = Voie { $lane }
workshop-draw-track-length = Longueur totale : { $length }
workshop-draw-track-shorter = Raccourcir toutes les voies
workshop-draw-track-longer = Rallonger toutes les voies
workshop-draw-exits = Le départ s’ouvre sur
workshop-draw-finish = La course finit sur
workshop-draw-end =
    { $end ->
        [line] une ligne sur toutes les voies
       *[targets] des cases d’arrivée
    }
workshop-draw-line = Couleur de la ligne d’arrivée
workshop-draw-targets = Voies qui finissent par une case d’arrivée
workshop-draw-edition = Pour quel jeu ?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Édition anniversaire, 4 voitures
       *[first] Première édition, 6 voitures
    }
workshop-draw-shapes = Forme de la route
workshop-draw-shape =
    { $shape ->
        [fit] Automatique
        [stadium] Stade
        [ring] Anneau
        [corner] Équerre
        [oval] Ovale
        [long] Longue piste
        [sprint] Sprint
        [first-edition] Première édition
       *[straight] Ligne droite
    }
workshop-draw-road = Largeur de la route
workshop-draw-start-box = Longueur du départ
workshop-draw-piece = Morceau { $number }
workshop-draw-way =
    { $way ->
        [l] Virage à gauche
        [f] Tout droit
       *[r] Virage à droite
    }
workshop-draw-length = Longueur
workshop-draw-angle = Angle
workshop-draw-radius = Rayon
workshop-draw-less = Moins : { $what }
workshop-draw-more = Plus : { $what }
workshop-draw-earlier = Monter dans la liste
workshop-draw-later = Descendre dans la liste
workshop-draw-add-piece = Nouveau morceau après
workshop-draw-remove-piece = Enlever ce morceau
workshop-draw-ready = Prêt pour la course !
workshop-draw-more-faults = et encore { $count }
workshop-draw-open-left = Cases vides : { $count }. Colorie-les, ou laisse faire l’ordinateur.
workshop-draw-undone =
    { $what ->
        [undo] Annulé.
       *[redo] Refait.
    }
workshop-draw-there = Montre-moi
workshop-draw-finish-place = Arrivée
workshop-draw-keys-arrows = le long de la route, et d’une voie à l’autre
workshop-draw-keys-length = plus longue, plus courte
workshop-draw-keys-border = déplacer le bord avant
workshop-draw-keys-remove = enlever la case
workshop-draw-keys-undo = annuler ; refaire
workshop-draw-key =
    { $act ->
        [tyre] P
        [open] O
        [split] C
        [join] S
        [before] A
        [after] E
       *[exact] X
    }
file-board = mon plateau
file-board-simple = mon-plateau

# Défauts d’un plateau à l’atelier, chacun dit à sa place

error-workshop-busy = L’atelier est très occupé. Réessaie dans un instant.
error-workshop-failed = Ce plateau, c’était trop pour l’atelier. Simplifie-le un peu, puis réessaie.
error-workshop-tools = L’atelier n’est pas encore prêt. Réessaie dans une minute.
error-board-broken = Il n’y a pas de plateau là-dedans. Demande qu’on te le renvoie.
error-board-large = Ce plateau est trop grand.
error-board-version = Ce plateau vient d’un Hairpin plus récent. Demande à la personne qui s’occupe du jeu de le mettre à jour.
workshop-fault = Ici, il y a encore quelque chose qui ne va pas. Change cet endroit du plateau.
fault-too-large = Ce fichier est trop gros pour un plateau : { $most } ko au plus.
fault-not-toml = Ce n’est pas un fichier de plateau. Choisis-en un enregistré ici, ou écris-le en TOML.
fault-other-game = Ce fichier est pour un autre jeu. Choisis un plateau de Monza.
fault-unknown-word = « { $given } » ne veut rien dire ici. Enlève-le, ou corrige l’orthographe.
fault-bad-name = Il faut un nom simple pour le fichier : minuscules, chiffres et tirets, comme mon-plateau.toml.
fault-bad-text = « { $given } » doit être du texte.
fault-bad-title = Ce nom est trop long : { $most } lettres au plus.
fault-edition = Choisis : première édition ou édition anniversaire.
fault-no-lanes = Ce plateau n’a pas encore de voies. Ajoutes-en au moins deux.
fault-lane-count = Un plateau a { $least } à { $most } voies.
fault-empty-lane = Cette voie est vide. Poses-y des cases.
fault-too-many = Il y a trop de cases : { $most } au plus. Enlèves-en.
fault-lane-length = Cette voie finit trop tôt : il manque { $missing }. Rends-la aussi longue que la plus longue.
fault-no-colour = Cette case n’a pas de couleur. Donne-lui une des six, ou un pneu.
fault-bad-length = Cette longueur ne marche pas. Prends un nombre au-dessus de 0, jusqu’à { $most } : 2, 3/2 ou 4/3.
fault-open-road = Ce bout de route est encore vide. Poses-y des cases, ou laisse l’ordinateur le finir.
fault-bad-start = Le départ doit s’ouvrir sur des voies de ce plateau.
fault-no-exit = Personne ne peut quitter le départ. Ouvre une voie qui ne commence pas par un pneu.
fault-no-finish = Il n’y a pas encore d’arrivée. Choisis une couleur pour la ligne d’arrivée, ou des cases d’arrivée.
fault-tyre-target = Il y a un pneu sur la case d’arrivée. Donne une couleur à cette case.
fault-cut-off = Personne ne peut aller jusqu’à l’arrivée. Ouvre un chemin jusque-là.
fault-curve-table = On n’arrive pas à lire la forme de la route. Choisis-en une autre.
fault-curve-size =
    { $key ->
        [road] La largeur de la route doit être un nombre au-dessus de 0, jusqu’à { $most }.
       *[start] La longueur du départ doit être un nombre au-dessus de 0, jusqu’à { $most }.
    }
fault-curve-path = Pour la forme de la route, il faut 1 à { $most } morceaux.
fault-curve-word = « { $given } » n’est pas un morceau de route. Prends une ligne droite ou un virage.
fault-curve-road = La route est trop fine pour qu’on la voie. Donne-lui au moins { $least } de large.
fault-curve-start = Le départ est trop court pour les voitures. Donne-lui au moins { $least } de long.
fault-curve-tight = Ce virage est trop serré. Élargis-le, ou rends la route plus étroite.
fault-curve-gap = La route ne revient pas au départ. Change une ligne droite ou un virage jusqu’à ce qu’elle y revienne.
fault-curve-overlap = Ici, la route se croise elle-même, au morceau { $other }. Fais-la passer ailleurs, ou rends-la plus étroite.
fault-nothing-open = Il n’y a plus rien à remplir : aucune route n’est vide.
fault-too-much-open = Il y a trop de route vide : cela pourrait faire plus de { $most } cases. Laisses-en moins.
fault-open-halves = La route vide mesure au moins 1 et avance par demis : 1, 1½, 2…
fault-no-measure = Ces longueurs ne vont pas ensemble. Prends des demis, des tiers ou des quarts.
fault-no-way = On n’a pas trouvé de chemin sans impasse. Laisse davantage de route vide.
odd-dead-end = Une impasse : une voiture n’en sort que si une autre la bouscule et la fait reculer.
odd-unreachable = On ne peut pas avancer jusqu’à cette case. Une voiture n’y vient qu’en reculant, quand on la bouscule.

# Terminal

cli-start = départ :
cli-finish = arrivée :
cli-dice = dés : { $dice }
cli-tiles = plaquettes : { $tiles }
cli-does-roll = lance { $dice }
cli-does-drive =
    { $tool ->
        [tile] avance sur { $space } : plaquette Accélération ({ monza-colour })
       *[die] avance sur { $space } : dé { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] passe la ligne d’arrivée : plaquette Accélération ({ monza-colour })
       *[die] passe la ligne d’arrivée : dé { monza-colour }
    }
cli-does-reroll = relance { $dice }
cli-does-bonus = étape bonus : { $car } avance sur { $space }
cli-does-bonus-finish = étape bonus : { $car } passe la ligne d’arrivée
cli-does-no-bonus = { $car } ne prend pas l’étape bonus
cli-does-turbo = prend le coup de turbo
cli-does-stop = s’arrête
cli-pushed-back = Boum ! { $name } fait un bond en arrière jusqu’à la case { $space }.
cli-printed = Imprime les { $count } feuilles à 100 % : la barre doit alors mesurer 5 cm.
cli-push-backs = bousculades par course : { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title } ; { $spaces } cases, première édition
       *[anniversary] { $title } ; { $spaces } cases, édition anniversaire
    }
cli-report = plateau { $name }
cli-figure = mesure
cli-value = valeur
cli-report-spaces = cases par voie
cli-report-tyres = cases avec un pneu
cli-report-colours = part de chaque couleur
cli-report-drivable = cases praticables par voie
cli-report-inner = intérieure : extérieure { $share }
cli-report-areas = une case moyenne, telle que dessinée, par voie
cli-report-unlike = { $times } fois au plus
cli-report-skew = une couleur sur une voie, comparée à tout le plateau
cli-report-apart = { $share } d’écart au plus, sur la voie { $where }
cli-report-alike = même couleur côte à côte
cli-report-cars = étape bonus : la meilleure de deux voitures
cli-report-turns = tours jusqu’à l’arrivée, une voiture qui va au plus loin
cli-report-spread = écart { $spread }
cli-report-stalls = tours sans avancer
cli-report-worst = au pire { $share } sur { $space }
cli-report-endings = fins différentes par tour
cli-report-skill = meilleur pilote possible contre { $racer }, deux voitures
cli-report-push-backs = bousculades par course
cli-report-field = { $races } courses, toutes les voitures
cli-report-lead = changements de leader par course
cli-report-lanes = part des passages par voie
cli-report-seats = victoires par place, { $racer } aux quatre places
cli-report-starter = commencer : à { $points } points d’une part juste
cli-missed = manqué :
cli-all-met = tous les objectifs sont atteints
cli-problem =
    { $kind ->
        [turns] une voiture met { $figure } tours ; il en faudrait { $least } à { $most }
        [stalls] { $figure } des tours ne font pas avancer ; il faudrait { $most } au plus
        [worst-stall] sur { $where }, { $figure } des tours ne font pas avancer ; il faudrait { $most } au plus
        [endings] un tour a { $figure } fins différentes ; il en faudrait au moins { $least }
        [skill] le meilleur pilote possible bat { $racer } dans { $figure } des courses ; il faudrait au moins { $least }
        [starter] avec quatre voitures, la première à jouer gagne { $figure } des courses ; { $least } à { $most } serait juste
        [colour] { $figure } des cases : { $where } ; il faudrait { $least } à { $most }
        [outside-in] la voie { $where } a { $figure } cases praticables ; la voie à l’extérieur devrait en avoir plus
        [inner] la voie { $where } a { $figure } des cases de la voie extérieure ; il faudrait { $most } au plus
        [areas] les cases de la voie { $where } sont dessinées { $figure } fois plus grandes que celles d’une autre ; il faudrait { $most } au plus
        [lane-colour] sur la voie { $where }, la part d’une couleur s’écarte de { $figure } de sa part sur le plateau ; il faudrait { $most } au plus
        [alike] la même couleur est côte à côte à { $figure } endroits ; il en faudrait { $least } à { $most }
        [cars] avec l’étape bonus, la première voiture de { $where } gagne { $figure } des courses ; { $least } à { $most } serait juste
       *[lane] dans { $figure } des tours, une voiture est sur la voie { $where } ; il faudrait au moins { $least }
    }
cli-design-task = remplissage de la route
cli-design-best = meilleur pilote { $skill }, sans avancer { $stalls }
cli-solve-title = { $track }, { $players } voitures, tout le monde conduit au mieux
cli-solve-starts = { $seat } (commence)
cli-solve-bound = valeurs stables à { $residual } près ; en conduisant autrement, personne ne gagnerait plus de { $epsilon }
cli-solve-work = { $sweeps } passes, { $seconds } s, température { $heat }
cli-solve-task =
    { $task ->
        [solving] résolution
       *[proving] preuve pour la place { $seat }
    }
cli-solve-moving = passe { $sweeps }, bouge encore de { $residual }
cli-solve-lone-car = { $track }, une voiture avec toutes ses plaquettes : { $turns } tours en moyenne
cli-solve-turns = tours
cli-solve-chance = probabilité
cli-grid-title = { $track } : un départ juste
cli-grid-begins = part de
cli-grid-before = victoires sans avance
cli-grid-after = victoires avec avance
cli-grid-simulated = mesuré sur { $races } courses, à { $points } points près
cli-grid-solved = calculé d’après des valeurs résolues
cli-grid-start = { $name } a de l’avance et part de { $space }.
cli-study-task =
    { $task ->
        [reading] lecture
        [solving] résolution
       *[racing] courses
    }
cli-study-starting = commencer vaut { $points } points
cli-study-moves =
    { $sort ->
        [racer_errs] premiers lancers où aller le plus loin possible coûte le plus
        [choice_matters] premiers lancers où la meilleure fin se détache le plus
       *[most_common] les choix les plus fréquents au premier lancer
    }
cli-study-roll = lancer
cli-study-often = fréquence
cli-study-route = chemin
cli-study-end = finit sur
cli-study-furthest = { $end } (le plus loin)
cli-study-matches = { $races } courses par ligne, à chaque place tour à tour
cli-study-one = un pilote
cli-study-among = parmi
cli-study-best = meilleur pilote possible
cli-study-pushes = bousculades : { $races } courses avec les meilleurs pilotes possibles, autant avec { $racer } à chaque place
cli-study-push =
    { $what ->
        [pushed_loses] la voiture bousculée perd
        [pusher_gains] la voiture qui bouscule gagne
        [push_is_worth] une bousculade, quand il y a le choix, vaut
        [solved_takes] les meilleurs pilotes possibles bousculent, quand il y a le choix
        [racers_take] { $racer } bouscule, quand il y a le choix
        [solved_per_race] bousculades par course, meilleurs pilotes possibles
       *[racers_per_race] bousculades par course, { $racer } à chaque place
    }
cli-study-proof = personne ne gagnerait plus de { $epsilon }, température { $heat }, graine { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board } : les meilleures cases pour commencer son tour
       *[traffic] { $board } : où finissent les tours de jeu
    }
cli-heat-says =
    { $layer ->
        [chances] chances de gagner à son tour, l’autre voiture à la même hauteur
       *[traffic] part de tous les tours de jeu, { $players } voitures qui font de leur mieux
    }
cli-heat-note = Plus la case est claire, plus le nombre est grand. Les symboles montrent les couleurs :
cli-heat-tyre = pneu
cli-heat-finish = arrivée
cli-error-option-endless = sur { $value }, une voiture peut rester bloquée pour toujours (par exemple sur { $place }) : impossible de calculer la solution
cli-error-values-damaged = { $file } est périmé ou abîmé ; relance hairpin solve
