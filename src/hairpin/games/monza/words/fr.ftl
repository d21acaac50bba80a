# Mots : voiture de course, dé, case, voie, case-obstacle, case de départ, ligne d’arrivée, tour, manche, plateau,
# plaquette (« Relancer les dés », Accélération), coup de turbo, étape bonus, trophée, pilotes pros.

# Home

monza-title = Monza
monza-says = Six dés, trois voies, un trophée.
monza-first-title = Monza · première édition
monza-first-says = L’ancien circuit, jusqu’à six voitures.

# Options

option-monza-track-oval = Ovale : court, pour les premières courses
option-monza-track-long = Longue piste : pour les pros
option-monza-track-sprint = Sprint : minuscule, fini en quelques tours
option-monza-track-first-edition = Première édition : jusqu’à six voitures
option-monza-pro = Pilotes pros
option-monza-pro-says = Chacun reçoit six plaquettes Accélération et une plaquette « Relancer les dés » ; qui utilise ses six dés gagne un coup de turbo.
option-monza-bonus = Étape bonus
option-monza-bonus-says = À la fin d’un tour, la voiture de la dernière couleur utilisée peut avancer d’une case.
option-monza-stopping = On peut s’arrêter avant ?
option-monza-stopping-keep-going = Non : on roule tant qu’un dé convient
option-monza-stopping-longest = Non : on utilise le plus de dés possible
option-monza-stopping-free = Oui : on s’arrête où on veut
option-monza-free-finish = Arrivée libre
option-monza-free-finish-says = N’importe quel dé fait passer la ligne d’arrivée, quelle que soit sa couleur.
option-monza-push-targets = Bousculade à l’arrivée
option-monza-push-targets-says = Chaque case d’arrivée n’accueille qu’une voiture. Qui s’y arrête fait reculer l’autre.
option-monza-count-accelerators = Les accélérations comptent
option-monza-count-accelerators-says = À la dernière manche, les accélérations comptent comme des dés.
option-monza-others-only = Bonus pour les autres seulement
option-monza-others-only-says = Pendant ton tour, pas d’étape bonus pour ta propre voiture.
option-monza-turbo-accelerators = Accélérer après le turbo
option-monza-turbo-accelerators-says = Tu peux utiliser tes accélérations même après le coup de turbo.
option-monza-track = Quel plateau est sur la table ?
option-monza-players = Combien de voitures courent ?
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
monza-tray = Bac à dés
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
monza-extra-roll = Plaquette « Relancer les dés » : relancer quelques dés
monza-take-back = Reprendre le dernier, { monza-colour }
monza-roll = Lancer les dés
monza-sign-flag = C’est parti ! Fin du tour
monza-sign-turbo = Coup de turbo : deux dés en plus
monza-sign-no = Pas d’étape bonus
monza-last-round = Dernière manche
monza-ask-wait = { $name } réfléchit…
monza-ask-roll = { $name }, touche le gobelet !
monza-ask-lay = { $name }, pose un dé sur une case qui brille.
monza-ask-space = Maintenant, touche une case qui brille.
monza-ask-flag = { $name }, touche le drapeau et roule !
monza-ask-tile-or-flag = { $name } : drapeau ou plaquette ?
monza-ask-turbo = { $name } : coup de turbo ou drapeau ?
monza-ask-mark = Touche les dés à relancer, puis le gobelet.
monza-ask-bonus = Étape bonus, { $name } : case ou main ?
monza-ask-stuck = Plus aucune voiture ne peut atteindre l’arrivée : personne ne gagnera. Le menu permet d’arrêter la course.
monza-tell-only-way = Un seul chemin : { $name } roule.
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
        [alone] Seule voiture à passer la ligne d’arrivée.
        [fewest-dice] Arrivée franchie avec le moins de dés : { $dice }.
       *[shared] Arrivée franchie avec le même nombre de dés : { $dice } par voiture.
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
monza-moment-lead = { $name } double { $other } !
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
        [yes] va plus loin
       *[no] ne va pas plus loin
    }
monza-around =
    { $side ->
        [left] À gauche : { $what }.
        [right] À droite : { $what }.
       *[ahead] Tout droit : { $what }.
    }
monza-roam = Case { $space } : { $what }
monza-way = { $what } ; { $then }
monza-with-tile = avec une accélération
monza-then = puis { $colours }
monza-then-end = puis plus rien ne convient
monza-then-stop = puis le drapeau
monza-here = { $name } est { $in }, sur du { monza-colour }, case { $space }, à { $percent } pour cent du chemin.
monza-here-laid = Les dés mènent à la case { $space } : { monza-colour }, { $lane }, à { $percent } pour cent du chemin.
monza-here-start = { $name } est au départ.
monza-here-home = { $name } a passé la ligne d’arrivée.
monza-other =
    { $where ->
        [ahead] { $name } est devant : { $lane }, sur du { monza-colour }, case { $space }.
        [behind] { $name } est derrière : { $lane }, sur du { monza-colour }, case { $space }.
       *[level] { $name } est à la même hauteur : { $lane }, sur du { monza-colour }, case { $space }.
    }
monza-other-start = { $name } est au départ.
monza-other-home = { $name } a passé la ligne d’arrivée.
monza-dice-left = Dés : { $colours }.
monza-say-rolled = { $name } lance : { $colours }.
monza-where =
    { $name ->
        [outer] sur la voie extérieure
        [middle] sur la voie du milieu
        [inner] sur la voie intérieure
       *[other] sur la voie { $lane }
    }
monza-say-drove = { $name } roule : { $colours }, maintenant { $where }.
monza-say-drove-home = { $name } roule : { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Étape bonus : { $name } va sur du { monza-colour }, { $where }.
monza-say-pushed-back = Boum ! { $name } fait un bond en arrière sur du { monza-colour }, { $where }.
monza-say-pushed-to-start = Boum ! { $name } fait un bond en arrière jusqu’au départ.

# Keys

keys-monza-arrows = sur le plateau : avant, arrière, gauche, droite
keys-monza-page = à la prochaine case qui brille
keys-monza-dice = prendre un dé
keys-monza-back = reprendre le dernier dé

# Why not?

why-monza-not-your-turn = C’est à quelqu’un d’autre de jouer. Bientôt à toi !
why-monza-roll-first = Lance d’abord les dés.
why-monza-over = La course est finie.
why-monza-here = Ta voiture est déjà là. On roule seulement en avant.
why-monza-behind = C’est derrière toi. On roule seulement en avant.
why-monza-not-ahead = Cette case ne va pas plus loin que la tienne. Là, tu ne peux pas changer de voie.
why-monza-corner = Les deux cases se touchent juste par un coin. Ça ne suffit pas.
why-monza-too-far = Cette case ne touche pas la tienne. Avance case par case.
why-monza-tyre = Un pneu bloque le passage. Personne ne roule là.
why-monza-from-start = Au départ, on va seulement sur du { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Tu n’as plus de dé rouge pour ça.
        [yellow] Tu n’as plus de dé jaune pour ça.
        [green] Tu n’as plus de dé vert pour ça.
        [blue] Tu n’as plus de dé bleu pour ça.
        [white] Tu n’as plus de dé blanc pour ça.
       *[purple] Tu n’as plus de dé violet pour ça.
    }
why-monza-other-die =
    { $colour ->
        [red] Cette case veut un dé rouge.
        [yellow] Cette case veut un dé jaune.
        [green] Cette case veut un dé vert.
        [blue] Cette case veut un dé bleu.
        [white] Cette case veut un dé blanc.
       *[purple] Cette case veut un dé violet.
    }
why-monza-finish-die =
    { $colour ->
        [red] Pour passer cette ligne d’arrivée, il te faut un dé rouge.
        [yellow] Pour passer cette ligne d’arrivée, il te faut un dé jaune.
        [green] Pour passer cette ligne d’arrivée, il te faut un dé vert.
        [blue] Pour passer cette ligne d’arrivée, il te faut un dé bleu.
        [white] Pour passer cette ligne d’arrivée, il te faut un dé blanc.
       *[purple] Pour passer cette ligne d’arrivée, il te faut un dé violet.
    }
why-monza-finish-any-die = Tu n’as plus de dé pour la ligne d’arrivée.
why-monza-home = Tes dés mènent déjà à l’arrivée. Le trajet s’arrête là.
why-monza-longest = À cette table, on utilise le plus de dés possible, sauf pour aller à l’arrivée. Il y a un chemin plus long.
why-monza-drive-on = Un dé convient encore : { $colours }. Continue !
why-monza-no-turbo-die =
    { $colour ->
        [red] Aucun dé turbo n’est rouge.
        [yellow] Aucun dé turbo n’est jaune.
        [green] Aucun dé turbo n’est vert.
        [blue] Aucun dé turbo n’est bleu.
        [white] Aucun dé turbo n’est blanc.
       *[purple] Aucun dé turbo n’est violet.
    }
why-monza-tile-after-turbo = Pas d’accélération après le coup de turbo : seuls les deux dés comptent.
why-monza-occupied = Il y a une voiture. Pour l’étape bonus, la case doit être libre.
why-monza-bonus-only = Maintenant, il n’y a que l’étape bonus : prends-la ou laisse-la.
why-monza-no-tiles = C’est pour les pilotes pros. Cette course n’a pas de plaquettes.
why-monza-dice-left = Le coup de turbo, c’est quand les six dés sont posés.
why-monza-one-turbo = Un seul coup de turbo par tour.
why-monza-extra-roll-late = On relance avant de poser le premier dé, pas après.
why-monza-extra-roll-gone = Tu as déjà utilisé ta plaquette « Relancer les dés ».

# Rules

rules-page-monza = Monza
rules-page-monza-says = Fais le tour de la piste avec six dés de couleur.
rules-page-professional = Pilotes pros
rules-page-professional-says = Si tu connais déjà Monza : avec des plaquettes et un coup de turbo.
rules-page-bonus = Étape bonus
rules-page-bonus-says = Pour toutes les courses de Monza : ta dernière couleur peut faire avancer une voiture.
rules-page-first-edition = Première édition
rules-page-first-edition-says = Le premier Monza : six voitures et deux cases d’arrivée.
rules-goal = Fais une fois le tour de la piste. Pour gagner, il faut passer la ligne d’arrivée.
rules-begin = Chacun prend une voiture et la met au départ. Le ou la plus jeune commence, puis on joue dans le sens des aiguilles d’une montre.
rules-begin-first = Jusqu’à six voitures sont au départ. Le ou la plus jeune commence, puis on joue dans le sens des aiguilles d’une montre.
rules-roll = À toi ? Lance les six dés, une seule fois.
rules-lay = Pose un dé sur une case de sa couleur qui touche la tienne, puis le dé suivant sur une case qui touche celle-là. L’ordre, c’est toi qui le choisis : cherche un long chemin ! Ensuite, ta voiture le suit.
rules-start = Au départ, on peut aller sur du blanc ou du violet.
rules-start-long = Sur la longue piste aussi, on va sur du blanc ou du violet. Sur votre propre piste : sur chaque case qui touche le départ.
rules-lane = Seulement en avant ! Tu peux changer de voie si l’autre case va plus loin que la tienne. Sinon, reste sur ta voie.
rules-touch = Les deux cases doivent se toucher par un bord. Un coin ne suffit pas.
rules-tyre = Un pneu bloque le passage : personne ne roule là. Contourne-le.
rules-over = Tu peux passer par-dessus les autres voitures. Il te faut quand même un dé pour leur case.
rules-bump = Si tu t’arrêtes sur une voiture, boum ! Elle recule sur sa voie jusqu’à la prochaine case libre. On saute les pneus et les autres voitures.
rules-nowhere = Rien de libre derrière elle ? Alors elle retourne au départ. Au départ et à l’arrivée, on ne bouscule personne.
rules-no-die = Aucun dé ne convient ? Ta voiture reste là, et on passe à la personne suivante.
rules-drive-on = Tant qu’un dé convient, tu continues. Le chemin, c’est toi qui le choisis.
rules-finish = La ligne d’arrivée est blanche : il te faut un dé blanc. Ton trajet s’arrête là.
rules-last-round = Quelqu’un est arrivé ? On joue la manche jusqu’au bout, pour que tout le monde ait eu le même nombre de tours.
rules-fewest = Plusieurs voitures sont arrivées ? Celle qui a utilisé le moins de dés à ce tour gagne. Égalité ? Alors vous gagnez ensemble.
rules-trophy = Qui gagne prend un trophée et porte la couronne jusqu’à la prochaine course.
rules-house-stopping = On peut s’arrêter où on veut. Ou, très strict : il faut utiliser le plus de dés possible.
rules-house-finish = N’importe quel dé fait passer la ligne d’arrivée.
rules-house-starter = Qui a gagné la dernière course commence, ou le hasard décide.
rules-tiles = Chacun reçoit six plaquettes Accélération, une par couleur, et une plaquette « Relancer les dés ».
rules-extra-roll = Ton lancer ne te plaît pas ? Rends ta plaquette « Relancer les dés », et relance autant de dés que tu veux. Mais avant de poser le premier dé.
rules-accelerator = Une plaquette Accélération sert comme un dé de sa couleur. Après le tour, elle disparaît.
rules-six = Les six dés sont sur la piste ? Alors tu as droit à un coup de turbo !
rules-turbo = Lance deux dés et continue avec un dé, les deux ou aucun. Ensuite, ton tour est fini.
rules-turbo-tiles = Après le coup de turbo, les accélérations n’aident plus.
rules-turbo-bump = C’est seulement après le turbo qu’on regarde si tu es sur une voiture.
rules-house-count = À la dernière manche, les accélérations comptent comme des dés.
rules-house-turbo = On peut utiliser des accélérations même après le coup de turbo.
rules-bonus = À la fin d’un tour, regardez la dernière couleur utilisée. La voiture de cette couleur peut avancer d’une case, sur n’importe quelle couleur.
rules-bonus-free = La case doit être libre. Pas de pneu, pas de voiture, pas de boum.
rules-bonus-home = Une étape bonus peut même passer la ligne d’arrivée.
rules-bonus-own = C’était ta couleur ? Alors ta propre voiture peut avancer. Personne n’est obligé.
rules-house-others = Pas d’étape bonus pour sa propre voiture pendant son tour.
rules-first-box = Jusqu’à six voitures font une fois le tour de l’ancien circuit. Deux cases au bout sont l’arrivée.
rules-first-start = Au départ, on peut aller sur du bleu ou du blanc.
rules-first-targets = Il te faut un dé de la couleur de la case d’arrivée : ici bleu ou blanc. Ton trajet s’arrête là.
rules-house-targets = Une seule voiture par case d’arrivée : qui s’y arrête fait reculer l’autre, et celle-ci repart dans la course.

# First race

lesson-monza-roll = Touche le gobelet ! Six dés en sortent.
lesson-monza-lay = Les cases qui brillent : un de tes dés y convient. Touches-en une, et le dé saute dessus.
lesson-monza-back = Tu as changé d’avis ? Touche le dernier dé, et il revient.
lesson-monza-lane = Celle-ci est sur une autre voie. Elle va plus loin que ta case, alors tu peux changer.
lesson-monza-on = Un autre dé convient. Continue : plus tu vas loin, mieux c’est !
lesson-monza-forced = Cette fois, il n’y a qu’un chemin. Ta voiture roule toute seule.
lesson-monza-flag = Plus aucun dé ne convient. Touche le drapeau, et ta voiture roule !
lesson-monza-finish = La ligne d’arrivée ! Touche-la et tu y es.
lesson-monza-other = Maintenant, { $name } roule. Après, c’est à toi.
lesson-monza-passed = Cette fois, aucun dé ne convient pour { $name }. La voiture reste là.
lesson-monza-pushed-back = Boum ! Quelqu’un s’est arrêté sur la même case, alors { $name } fait un bond en arrière jusqu’à la prochaine case libre.
lesson-monza-last-round = Quelqu’un est arrivé ! On joue la manche jusqu’au bout. Maintenant, compte les dés : moins il y en a, mieux c’est.
lesson-monza-end = C’était une course entière ! Si plusieurs voitures arrivent, celle qui a utilisé le moins de dés gagne. Maintenant, tu sais jouer.
lesson-monza-says = Lancer, poser, rouler : la première course.
lesson-professional-tiles = Voici tes accélérations. Chacune remplace une fois un dé de sa couleur.
lesson-professional-extra = De mauvais dés ? Une fois par course, tu peux en relancer : touche cette plaquette.
lesson-professional-mark = Touche les dés que tu veux relancer.
lesson-professional-again = Maintenant, touche le gobelet !
lesson-professional-accelerator = Plus de dé qui convient ? Une accélération, oui ! Touche la case qui brille un peu.
lesson-professional-turbo = Les six dés sont posés : turbo ! Touche les dés en feu.
lesson-professional-turbo-dice = Encore deux dés ! Pose ce qui convient, ou touche le drapeau.
lesson-professional-says = Accélérations, relance et turbo.
lesson-professional-end = Tu roules comme les pros ! Dans une vraie course, garde tes accélérations pour le bon moment.
lesson-bonus-aim = Le dernier dé compte : la voiture de sa couleur avance d’une case de plus. Même la tienne !
lesson-bonus-take = Bonus ! Le dernier dé a la couleur de ta voiture. Touche une case qui brille, ou la main pour dire non.
lesson-bonus-says = Le dernier dé offre une case à une voiture.
lesson-bonus-end = Bien roulé ! Surveille le dernier dé à chaque tour : c’est un cadeau pour toi, ou pour un autre.
lesson-first-edition-start = On quitte le départ par une case bleue ou une case blanche. Touche-la !
lesson-first-edition-target = Une case d’arrivée ! Un dé de sa couleur t’y amène. Touche-la !
lesson-first-edition-says = Départ bleu ou blanc, deux cases d’arrivée.
lesson-first-edition-end = C’était la première édition ! Sur son grand plateau, on court jusqu’à six.

# Workshop

workshop-title = Construis une piste
workshop-says = Dessine ton plateau et fais la course dessus.
workshop-back = Retour à l’atelier
workshop-quality = Est-ce une bonne piste ?
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
        [turns] Tours jusqu’à l’arrivée
        [stalls] Aucun dé ne va
        [endings] Choix par tour
       *[skill] Courses gagnées par qui conduit malin
    }
workshop-better = Comment la rendre meilleure ?
workshop-first-open = Il reste de la route vide. Peins-la, ou laisse l’ordinateur finir.
workshop-first-mend = Quelque chose ne va pas encore :
workshop-more-faults = Autres choses à réparer : { $count }
workshop-all-good = Un beau plateau. En piste !
workshop-miss =
    { $kind ->
        [turns-low] La course finit trop vite : { $figure } tours. Allonge les voies.
        [turns-high] La course dure trop longtemps : { $figure } tours. Raccourcis les voies.
        [stalls] Trop souvent aucun dé ne va : { $figure } des tours. Mélange mieux les couleurs.
        [worst-stall] Sur { $where } on reste coincé : aucun dé ne va dans { $figure } des tours.
        [endings] Il y a peu à choisir : { $figure } cases par tour. Mélange les couleurs, ou déplace la fin des cases.
        [skill] C’est surtout de la chance : qui conduit malin ne gagne que { $figure } des courses.
        [starter] Commencer aide trop ou trop peu : { $figure } de victoires à quatre voitures.
        [colour-low] Il y a trop peu de { monza-colour } : { $figure } des cases.
        [colour-high] Il y a trop de { monza-colour } : { $figure } des cases.
       *[lane] Presque personne ne roule sur la voie { $where } : { $figure } des tours.
    }
workshop-hint = Peins { $space } en { monza-colour }
workshop-hint-tyre = Mets un pneu sur { $space }
workshop-finish-title = Finis-la pour moi
workshop-finish = Remplir la route vide
workshop-finishing = La route se construit
workshop-finished = Le plateau est fini.
workshop-stop = Arrêter
workshop-another = Encore une autre
workshop-nothing-open = Gomme quelques cases, et l’ordinateur les refait.
workshop-race = Faire la course !
workshop-why-open = Remplis d’abord la route vide.
workshop-why-mend = À réparer d’abord : { $count }
workshop-send-says = Qui ouvre ce lien reçoit ton plateau.
workshop-send-long = Ce plateau est trop grand pour un lien. Enregistre-le dans un fichier et envoie ce fichier.
workshop-refused = Ce fichier ne s’ouvre pas
workshop-nothing-lost = Rien n’a changé : ton plateau est toujours là.
workshop-boards = Plateaux
workshop-unnamed = Plateau { $number }
workshop-name = Nom du plateau
workshop-mine = Tes plateaux
workshop-fresh = Plateau vide
workshop-not-kept = Ce navigateur ne garde rien. Enregistre plutôt le plateau dans un fichier.
workshop-received = Un plateau est arrivé pour toi.
workshop-opened = { $name } est sur la table.
workshop-photo = Une photo sous le dessin
workshop-photo-take = Prendre une photo
workshop-photo-choose = Choisir une image
workshop-photo-remove = L’enlever
workshop-photo-says = Dessine par-dessus comme sur du papier calque. L’image reste sur cet appareil.
workshop-photo-slider =
    { $what ->
        [x] De côté
        [y] Haut et bas
        [scale] Taille
        [turn] Tourner
       *[strength] Force
    }
workshop-no-photo = Ce n’est pas une image qu’on peut montrer. Choisis-en une autre.
workshop-print = Imprimer
workshop-print-says = Le plateau à l’échelle, avec des dés et des voitures à découper.
workshop-paper = Quelle taille ?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grand, sur des feuilles A4 à coller
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = Avec quoi imprimes-tu ?
workshop-ink-kind =
    { $ink ->
        [colour] En couleur
       *[symbols] En noir, avec des signes
    }
workshop-format = Quel fichier ?
workshop-format-kind =
    { $format ->
        [pdf] PDF, pour imprimer
       *[svg] SVG, pour dessiner dessus
    }
workshop-print-save = Enregistrer l’impression
workshop-draw-board = Le plateau que tu dessines
workshop-draw-open = route vide
workshop-draw-long = longueur { $length }
workshop-draw-target = case d’arrivée
workshop-draw-space = Voie { $lane }, case { $number } : { $what }.
workshop-draw-missing = La voie { $lane } s’arrête trop tôt : il manque de la route ici.
workshop-draw-size = Voies : { $lanes }, longueur : { $length }.
workshop-draw-in-hand = Case { $lane }{ $number }
workshop-draw-shorter = Plus courte
workshop-draw-longer = Plus longue
workshop-draw-exact = Longueur exacte
workshop-draw-set = Prendre cette longueur
workshop-draw-bad-length = Écris une longueur comme 1, 1.5 ou 4/3.
workshop-draw-remove = Enlever cette case
workshop-draw-before = Nouvelle case avant
workshop-draw-after = Nouvelle case après
workshop-draw-split = Couper en deux
workshop-draw-join = Joindre à la suivante
workshop-draw-cure =
    { $cure ->
        [fill] Compléter avec de la route vide
        [close] Fermer la boucle
        [fit] Laisser s’adapter toute seule
        [tyre] En faire un pneu
       *[open] Ouvrir toutes les voies
    }
workshop-draw-look = Regarder de près
workshop-draw-closer = Plus près
workshop-draw-farther = Plus loin
workshop-draw-tools = Qu’est-ce qu’on peint ?
workshop-draw-hand = Main : prendre une case
workshop-draw-paint = Peinture : { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Voies
        [ends] Départ et arrivée
       *[curve] Forme
    }
workshop-draw-faults =
    { $count ->
        [0] Rien à réparer
       *[other] À réparer : { $count }
    }
workshop-draw-to-mend = Ce qu’il faut réparer
workshop-draw-odd = Inhabituel : { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Voie à gauche
       *[right] Voie à droite
    }
workshop-draw-copy-lane = Copier la voie { $lane }
workshop-draw-remove-lane = Enlever la voie { $lane }
workshop-draw-lane = Voie { $lane }, longueur { $length }
workshop-draw-lane-name = Voie { $lane }
workshop-draw-track-length = Longueur totale : { $length }
workshop-draw-track-shorter = Raccourcir toutes les voies
workshop-draw-track-longer = Rallonger toutes les voies
workshop-draw-exits = Du départ, on va sur
workshop-draw-finish = La course finit sur
workshop-draw-end =
    { $end ->
        [line] une ligne sur toutes les voies
       *[targets] des cases d’arrivée
    }
workshop-draw-line = Couleur de la ligne
workshop-draw-targets = Cases d’arrivée au bout de
workshop-draw-edition = Pour quel jeu ?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Anniversaire, 4 voitures
       *[first] Première édition, 6 voitures
    }
workshop-draw-shapes = Forme de la route
workshop-draw-shape =
    { $shape ->
        [fit] Toute seule
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
workshop-draw-less = Moins : { $what }
workshop-draw-more = Plus : { $what }
workshop-draw-earlier = La mettre plus tôt
workshop-draw-later = La mettre plus tard
workshop-draw-add-piece = Nouveau morceau après
workshop-draw-remove-piece = Enlever ce morceau
workshop-draw-ready = Prêt pour la course !
workshop-draw-more-faults = Et encore : { $count }
workshop-draw-open-left = Cases vides : { $count }. Peins-les, ou laisse faire l’ordinateur.
workshop-draw-undone =
    { $what ->
        [undo] Annulé.
       *[redo] Refait.
    }
workshop-draw-there = Montre-moi
workshop-draw-finish-place = Arrivée
workshop-draw-keys-arrows = le long de la route, et d’une voie à l’autre
workshop-draw-keys-paint = peindre la case : rouge, jaune, vert, bleu, blanc, violet
workshop-draw-keys-tyre = un pneu ; route vide
workshop-draw-keys-length = plus longue, plus courte
workshop-draw-keys-border = déplacer le bord avant
workshop-draw-keys-cut = couper en deux ; joindre à la suivante
workshop-draw-keys-insert = nouvelle case avant ; après
workshop-draw-keys-remove = enlever la case
workshop-draw-keys-exact = longueur exacte
workshop-draw-keys-undo = annuler ; refaire

# Défauts d’un plateau à l’atelier, chacun dit à sa place

error-workshop-busy = L’atelier est très occupé. Réessaie dans un instant.
error-workshop-tools = Les outils de l’atelier sont encore en route. Réessaie dans une minute.
error-board-broken = Il n’y a pas de plateau là-dedans.
error-board-large = Ce plateau est trop grand.
error-board-version = Ce plateau vient d’un Hairpin plus récent. Demande qu’on mette le jeu à jour.
fault-too-large = Ce fichier est trop gros pour une piste. Le maximum est { $most } ko.
fault-not-toml = Ce n’est pas un fichier de piste. Prends-en un enregistré ici, ou écris-le en TOML.
fault-other-game = Ce fichier est pour un autre jeu. Choisis une piste de Monza.
fault-unknown-word = « { $given } » ne veut rien dire ici. Enlève-le ou corrige-le.
fault-bad-name = Le fichier a besoin d’un nom simple : petites lettres, chiffres et tirets, comme my-board.toml.
fault-bad-text = « { $given } » doit être du texte.
fault-bad-title = Ce nom est trop long. Le maximum est { $most } lettres.
fault-edition = Choisis l’édition : la première ou celle de l’anniversaire.
fault-no-lanes = Cette piste n’a pas encore de voies. Ajoutes-en au moins deux.
fault-lane-count = Une piste a { $least } à { $most } voies.
fault-empty-lane = Cette voie est vide. Poses-y des cases.
fault-too-many = C’est trop de piste : { $most } cases au plus. Enlèves-en.
fault-lane-length = Cette voie finit trop tôt : il manque { $missing }. Rends-la aussi longue que la plus longue.
fault-no-colour = Cette case n’a pas de couleur. Donne-lui une des six, ou un pneu.
fault-bad-length = Cette longueur ne va pas. Prends un nombre au-dessus de 0, jusqu’à { $most } : 2, 1.5 ou 4/3.
fault-open-road = Cette route est encore ouverte. Poses-y des cases, ou fais-la finir.
fault-bad-start = Le départ doit mener sur des voies de cette piste.
fault-no-exit = Personne ne peut partir du départ. Ouvre une voie qui ne commence pas par un pneu.
fault-no-finish = Il n’y a pas encore d’arrivée. Choisis une couleur pour la ligne, ou des cases d’arrivée.
fault-tyre-target = Un pneu est sur la case d’arrivée. Donne-lui une couleur.
fault-cut-off = Personne n’arrive à la ligne d’arrivée. Ouvre un chemin jusque-là.
fault-curve-table = La forme de la route est illisible. Choisis-en une autre.
fault-curve-size =
    { $key ->
        [road] La largeur de la route doit être au-dessus de 0, jusqu’à { $most }.
       *[start] La longueur de la case de départ doit être au-dessus de 0, jusqu’à { $most }.
    }
fault-curve-path = La forme de la route a besoin de 1 à { $most } morceaux.
fault-curve-word = « { $given } » n’est pas un morceau de route. Prends une ligne droite ou un virage.
fault-curve-road = La route est trop fine pour être vue. Donne-lui au moins { $least } de large.
fault-curve-start = La case de départ est trop courte pour les voitures. Donne-lui au moins { $least } de long.
fault-curve-tight = Ce virage est trop serré. Élargis-le, ou rends la route plus étroite.
fault-curve-gap = La route ne revient pas au départ. Change une ligne droite ou un virage jusqu’à ce qu’elle se ferme.
fault-curve-overlap = Ici, la route se rentre dedans, au morceau { $other }. Fais-la passer ailleurs, ou rends-la plus étroite.
fault-nothing-open = Il n’y a plus rien à poser : aucune route n’est ouverte.
fault-too-much-open = Trop de route est ouverte : cela pourrait faire plus de { $most } cases. Laisse-en moins.
fault-open-halves = Une route ouverte fait au moins 1 et finit sur un demi : 1, 1.5, 2 …
fault-no-measure = Ces longueurs ne vont pas ensemble. Prends des demis, des tiers ou des quarts.
fault-no-way = Aucun chemin sans impasse n’a été trouvé. Laisse plus de route ouverte.
odd-dead-end = Une impasse : une voiture ne repart d’ici que si une autre la fait reculer.
odd-unreachable = Aucun chemin ne mène ici. Une voiture peut seulement y reculer quand on la bouscule.

# Terminal

cli-start = départ :
cli-finish = arrivée :
cli-dice = dés : { $dice }
cli-tiles = plaquettes : { $tiles }
cli-does-roll = lance { $dice }
cli-does-drive =
    { $tool ->
        [tile] avance sur { $space } : accélération ({ monza-colour })
       *[die] avance sur { $space } : dé { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] passe la ligne d’arrivée : accélération ({ monza-colour })
       *[die] passe la ligne d’arrivée : dé { monza-colour }
    }
cli-does-reroll = relance { $dice }
cli-does-bonus = étape bonus : { $car } avance sur { $space }
cli-does-bonus-finish = étape bonus : { $car } passe la ligne d’arrivée
cli-does-no-bonus = { $car } ne prend pas l’étape bonus
cli-does-turbo = prend le coup de turbo
cli-does-stop = s’arrête
cli-pushed-back = Boum ! { $name } fait un bond en arrière jusqu’à la case { $space }.
cli-printed = Imprimez les { $count } feuilles à 100 % : la barre mesure alors 5 cm.
cli-push-backs = reculs par course : { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title } ; { $spaces } cases, première édition
       *[anniversary] { $title } ; { $spaces } cases, édition anniversaire
    }
cli-report = plateau { $name }
cli-figure = mesure
cli-value = valeur
cli-report-spaces = cases par voie
cli-report-tyres = cases-obstacles
cli-report-colours = part des couleurs
cli-report-drivable = cases praticables par voie
cli-report-inner = intérieure : extérieure { $share }
cli-report-areas = une case moyenne, telle que dessinée, par voie
cli-report-unlike = { $times } fois au plus
cli-report-skew = une couleur dans une voie et sur le plateau
cli-report-apart = { $share } d’écart au plus, dans { $where }
cli-report-alike = même couleur côte à côte
cli-report-cars = étape bonus : la meilleure de deux voitures
cli-report-turns = tours jusqu’à l’arrivée, une voiture qui va au plus loin
cli-report-spread = écart { $spread }
cli-report-stalls = tours sans avancer
cli-report-worst = au pire { $share } sur { $space }
cli-report-endings = fins différentes par tour
cli-report-skill = meilleur pilote : racer, deux voitures
cli-report-push-backs = reculs par course
cli-report-field = { $races } courses, toutes les voitures
cli-report-lead = changements de tête par course
cli-report-lanes = part des passages par voie
cli-report-seats = victoires par place, quatre racers
cli-report-starter = qui commence : { $points } points par rapport à une part juste
cli-missed = manqué :
cli-all-met = tous les buts sont atteints
cli-problem =
    { $kind ->
        [turns] une voiture met { $figure } tours ; il en faudrait { $least } à { $most }
        [stalls] { $figure } des tours ne font pas avancer ; { $most } au plus
        [worst-stall] sur { $where }, { $figure } des tours ne font pas avancer ; { $most } au plus
        [endings] un tour a { $figure } fins différentes ; il en faudrait au moins { $least }
        [skill] le meilleur pilote bat un racer dans { $figure } des courses ; il faudrait au moins { $least }
        [starter] à quatre, qui commence gagne { $figure } des courses ; { $least } à { $most } serait juste
        [colour] { $figure } des cases : { $where } ; il faudrait { $least } à { $most }
        [outside-in] la voie { $where } a { $figure } cases praticables ; la voie à l’extérieur devrait en avoir plus
        [inner] la voie { $where } a { $figure } des cases de la voie extérieure ; { $most } au plus
        [areas] les cases de la voie { $where } sont dessinées { $figure } fois plus grandes que celles d’une autre ; { $most } au plus
        [lane-colour] dans la voie { $where }, la part d’une couleur s’écarte de { $figure } de sa part sur le plateau ; { $most } au plus
        [alike] la même couleur est côte à côte à { $figure } endroits ; il en faudrait { $least } à { $most }
        [cars] avec l’étape bonus, { $where } : { $figure } ; { $least } à { $most } serait juste
       *[lane] dans { $figure } des tours, une voiture est sur la voie { $where } ; il faudrait au moins { $least }
    }
cli-design-task = pose de la piste
cli-design-best = meilleur pilote { $skill }, sans avancer { $stalls }
cli-solve-title = { $track }, { $players } voitures, tout le monde conduit au mieux
cli-solve-starts = { $seat } (commence)
cli-solve-bound = valeurs stables à { $residual } près ; en conduisant autrement, personne ne gagnerait plus de { $epsilon }
cli-solve-work = { $sweeps } passes, { $seconds } s, température { $heat }
cli-solve-task =
    { $task ->
        [solving] résolution
       *[proving] preuve pour la place { $seat }
    }
cli-solve-moving = passe { $sweeps }, bouge encore de { $residual }
cli-solve-lone-car = { $track }, une voiture avec toutes ses plaquettes : { $turns } tours en moyenne
cli-solve-turns = tours
cli-solve-chance = probabilité
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
cli-study-matches = { $races } courses par ligne, sur chaque place à son tour
cli-study-one = un pilote
cli-study-among = parmi
cli-study-pushes = reculs en { $races } courses de pilotes « solved » et autant de pilotes « racer »
cli-study-push =
    { $what ->
        [pushed_loses] la voiture repoussée perd
        [pusher_gains] celle qui la repousse gagne
        [push_is_worth] un recul, quand il y a le choix, vaut
        [solved_takes] les pilotes « solved » repoussent, quand il y a le choix
        [racers_take] les pilotes « racer » repoussent, quand il y a le choix
        [solved_per_race] reculs par course, pilotes « solved »
       *[racers_per_race] reculs par course, pilotes « racer »
    }
cli-study-proof = personne ne gagnerait plus de { $epsilon }, température { $heat }, graine { $seed }
cli-error-option-endless = sur { $value }, une voiture peut rester bloquée pour toujours (par exemple sur { $place }) : impossible de calculer la solution
cli-error-values-damaged = { $file } est périmé ou abîmé ; relance hairpin solve
