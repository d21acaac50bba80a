# La table : table, place, hôte, code, lien. On dit tu. Espace fine insécable (U+202F) devant ! ? : ;

# Home

title = Hairpin
home-choose = À quoi on joue ?
home-code = Tu as une invitation ? Tape le code de la table :
home-last = Retour à la table { $code }
home-last-who = { $game } : { $names }
home-join = Rejoindre
credits = Une version indépendante et non officielle, avec ses propres dessins et ses propres textes. Monza est un jeu de Jürgen P. K. Grunau, Rallye Mémo (Memo-Car-Race) un jeu de Katja et Markus Nikisch ; tous deux sont édités par HABA, qui n’est pour rien dans cette page.
sound = Son
strong-symbols = Symboles bien visibles
language = Langue
close = Fermer
to-home = Tous les jeux
line-connecting = En route vers ta table…
line-lost = La connexion est coupée. Rien n’est perdu : on continue dès qu’elle revient.
table-gone = La table { $code } n’existe plus.
table-gone-next = Vérifie le code, demande un nouveau lien ou ouvre ta propre table.
nowhere = La route s’arrête ici.
car-name =
    { $car ->
        [red] voiture de course rouge
        [yellow] voiture de course jaune
        [green] voiture de course verte
        [blue] voiture de course bleue
        [white] voiture de course blanche
       *[purple] voiture de course violette
    }
driver-name =
    { $driver ->
        [random] Zigzag
        [learner] Piou
        [racer] Éclair
        [tactician] Renard
        [champion] Léo
        [dawdler] Lambin
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (rouge)
        [yellow] { $name } (jaune)
        [green] { $name } (vert)
        [blue] { $name } (bleu)
        [white] { $name } (blanc)
       *[purple] { $name } (violet)
    }
driver-says =
    { $driver ->
        [random] roule au hasard
        [learner] apprend encore et se trompe
        [racer] va le plus loin possible
        [tactician] surveille les autres
        [champion] réfléchit jusqu’au bout
        [dawdler] prend son temps
       *[other] vient d’un invité
    }
driver-label =
    { $level ->
        [0] { $name } : { $says }
       *[other] { $name } : { $says }, niveau { $level } sur { $most }
    }
driver-dial = { $name } conduit comment ?
driver-dial-least = laisse gagner les petits
driver-dial-most = presque comme { $racer }
driver-dial-share = sur { $races } courses contre { $racer }, en gagne environ { $wins }
driver-mind =
    { $mind ->
        [preparing] se prépare encore ; en attendant, { $racer } conduit
        [studying] étudie encore ce plateau ; en attendant, réfléchit de tête
        [tables] connaît le chemin par cœur
        [belief] se souvient de ce qu’on a vu
        [solved] connaît toutes les positions
        [certified] connaît toutes les positions, à un cheveu près
       *[search] réfléchit de tête
    }

# Lobby

lobby-title = Table { $code }
lobby-invite-code = Table { $code } : montrer le lien pour les invités
lobby-seats = Places
lobby-more = Plus
lobby-own-board = Votre propre piste
lobby-choose-board = Choisir un autre plateau
lobby-made-boards = De votre atelier
lobby-variants = Variantes
lobby-add = Quelqu’un de plus à la table
lobby-add-here = ici
lobby-add-link = par lien
lobby-add-computer = ordinateur
lobby-start = C’est parti !
lobby-wait = L’hôte va lancer la course. Tu peux encore changer de nom et de voiture.
lobby-wait-watch = L’hôte va lancer la course. Prends une place libre, ou regarde.
start-missing =
    { $count ->
        [1] { $names } n’est pas encore là.
       *[other] { $names } ne sont pas encore là.
    }
start-wait = On attend
start-link = Envoyer le lien à { $name }
start-computers =
    { $count ->
        [1] Un ordinateur conduit à sa place
       *[other] Des ordinateurs conduisent à leur place
    }
start-anyway = Partir quand même
watching = Tu regardes.
watching-sit = Jouer à la place de { $name }
host-gone = La page de l’hôte est fermée. On continue dès que l’hôte revient.
host-gone-link = Renvoyer le lien à { $name }
host-gone-new = Ouvrir une table comme celle-ci
link-dead = Ce lien ne marche plus.
link-dead-says = La place a changé de main, ou il manque un bout du lien. Demande un nouveau lien. En attendant, tu peux regarder.
link-dead-free = Ou prends une place libre :
link-watch = Regarder
link-used = Quelqu’un joue déjà avec ce lien.
link-used-says = Il mène à { $name }. Deux appareils conduisent maintenant la même voiture. Pour en avoir une à toi, demande un autre lien.
link-used-ok = Ça me va
lobby-watch = Inviter et regarder
lobby-watch-says = En scannant ce code, on arrive à la table : pour regarder, ou pour prendre une place libre.
seat-unnamed =
    { $car ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
        [white] Blanc
       *[purple] Violet
    }
seat-car =
    { $car ->
        [red] Voiture rouge : en choisir une autre
        [yellow] Voiture jaune : en choisir une autre
        [green] Voiture verte : en choisir une autre
        [blue] Voiture bleue : en choisir une autre
        [white] Voiture blanche : en choisir une autre
       *[purple] Voiture violette : en choisir une autre
    }
seat-choose-car = Quelle voiture ?
seat-open = { $name } : voir de plus près
seat-name = Nom
seat-names = Prénoms des dernières soirées
seat-remove = Retirer { $name } de la table
seat-host = Hôte de la table
seat-starts = Commence
seat-trophies =
    { $count ->
        [0] aucun trophée
        [one] un trophée
       *[other] { $count } trophées
    }
seat-kind = Qui joue pour { $name } ?
seat-kind-name =
    { $kind ->
        [here] quelqu’un ici, sur cet écran
        [link] quelqu’un d’autre, par lien
       *[computer] l’ordinateur
    }
seat-driver = Qui conduit ?
seat-yours = C’est toi
seat-you = Toi
seat-link-state =
    { $state ->
        [here] est là
        [away] pas là pour l’instant
       *[free] encore libre
    }
seat-show-link = Lien
seat-sit = Je m’assois ici
seat-link-title = L’entrée pour { $name }
seat-link-says = Scanne ce code avec l’autre téléphone, ou envoie le lien. Il ramène toujours à cette place.
invite-qr = QR code du lien
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié !
invite-marked = Le lien est sélectionné : copie-le à la main.
invite-code = Code de la table :
invite-here-only = Seul cet ordinateur peut ouvrir ce lien, aucun téléphone. Pour toute la maison, arrête Hairpin et lance-le ainsi :
invite-no-network = Cet ordinateur n’est dans aucun réseau pour l’instant, aucun téléphone ne l’atteint. Connecte-le au Wi-Fi, puis rouvre cette carte.
starter = Qui commence ?
starter-rule =
    { $rule ->
        [youngest] le ou la plus jeune
        [champion] qui a gagné
        [random] le hasard
       *[seat] on choisit
    }
starter-who =
    { $rule ->
        [youngest] Qui est le ou la plus jeune ?
       *[seat] Qui ?
    }
starter-told =
    { $rule ->
        [youngest] Le ou la plus jeune commence : { $name }.
        [champion] Qui a gagné la dernière course commence.
        [random] Le hasard décide qui commence.
       *[seat] { $name } commence.
    }
evening-again = Comme la dernière fois
evening-again-names = Comme la dernière fois : { $names }
evening-again-champion = Comme la dernière fois : { $names }. Champion de la soirée : { $champion }
evening-others = Dernières soirées
evening-kept = Seul cet appareil s’en souvient. Rien n’est envoyé.
evening-forget = Oublier cette soirée
evening-forgotten = Oubliée.
evening-undo = Non, la garder
odd-board = Inhabituel, mais on peut y faire la course :
lobby-count =
    { $count ->
        [one] { $count } place à la table.
       *[other] { $count } places à la table.
    }

# Options

more-board = Plateau
more-pace = À quelle vitesse on y va ?
more-house-rules = Règles maison
more-reconstruction = Aucun livret de règles ne décrit entièrement les plateaux et les plaquettes : nous avons reconstruit les nôtres d’après tout ce qu’on sait.
menu-device = Cet appareil
menu-table = La table
full-screen = Plein écran
volume = Le son, plutôt fort ?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] très tranquille
        [calm] tranquille
        [normal] normale
        [quick] rapide
       *[fast] très rapide
    }

# Race

race-seats = Qui joue
race-turn = C’est à { $name } de jouer.
race-your-turn = À toi, { $name } !
race-driven = L’ordinateur conduit.
race-preparing = { $driver } se prépare encore ; en attendant, { $racer } conduit.
race-relieved = { $driver } ne réfléchit plus. { $racer } prend le volant.
race-taken-back = { $name } reprend le volant.
race-away = hors ligne
race-champion = A gagné la dernière course
menu = Menu
menu-leave = Quitter
menu-leave-ask = Vraiment quitter la table ? Ton lien te ramène à ta place.
menu-abandon = Arrêter la course
menu-abandon-ask = Vraiment arrêter la course ? Personne ne gagne, et tout le monde retourne choisir sa place.
menu-hand-over = Laisser l’ordinateur conduire pour { $name }
menu-take-back = { $name } reprend le volant
menu-pass-host = Choisir { $name } comme hôte
menu-pass-host-ask = Choisir { $name } comme hôte ? Ensuite, c’est { $name } qui lance les courses et choisit les règles.
no-stay = Non, on continue
waiting-for = On attend { $name }…
waiting-free = Personne n’a encore pris la place de { $name }.
waiting-drive = Laisser conduire l’ordinateur
waiting-link =
    { $again ->
        [yes] Renvoyer le lien
       *[no] Envoyer le lien
    }
waiting-host = L’hôte peut laisser conduire l’ordinateur.
away-driven = L’ordinateur conduit pour { $name }.
away-take-back = Me revoilà !
leave-title = Tu restes avec nous ?
leave-says = La course n’est pas finie.
leave-stay = Je reste !

# Podium

podium-title = Podium
podium-winner =
    { $winners ->
        [1] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
podium-place =
    { $place ->
        [1] Première place : { $names }.
        [2] Deuxième place : { $names }.
        [3] Troisième place : { $names }.
       *[other] Place { $place } : { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Les autres, selon le chemin parcouru.
podium-again = Encore !
podium-wait = L’hôte peut lancer la prochaine course.
podium-wait-names =
    { $count ->
        [1] { $names } peut lancer la prochaine course.
       *[other] { $names } peuvent lancer la prochaine course.
    }
podium-shelf = Trophées de cette table
podium-lobby = Places et règles
podium-look = Regarder le plateau
podium-story = La course en images
podium-story-next = Image suivante
podium-picture = Image
podium-picture-title = Une image de la course
podium-picture-save = Garder
podium-picture-send = Envoyer
podium-picture-failed = L’image n’a pas pu être faite. Essaie encore.
podium-fair-short =
    { $count ->
        [0] Le hasard était scellé avant la course.
       *[other] Le hasard était honnête.
    }
podium-fair-why = Comment le sait-on ?
podium-fair =
    { $count ->
        [0] Le hasard était dans une enveloppe fermée avant la course ; personne à la table ne l’a mélangé. Maintenant, tout le monde peut regarder dedans.
        [one] Sans tricher : le hasard était dans une enveloppe fermée avant la course, et une place l’a mélangé aussi. Maintenant, tout le monde peut regarder dedans.
       *[other] Sans tricher : le hasard était dans une enveloppe fermée avant la course, et { $count } places l’ont mélangé aussi. Maintenant, tout le monde peut regarder dedans.
    }
podium-record = Garder la course pour la vérifier

# Said aloud and in words

said = Ce qui s’est passé
say-again = Redis-le
read-aloud = Lire à voix haute
in-words = Avec des mots
in-words-ways = Tes chemins
parts = { $first }, { $rest }
race-room = La course

# Keys

keys = Touches
keys-tab = passer à la suite
keys-enter = appuyer dessus
keys-escape = finalement non

# Rules

rules = Règles
rules-of = Les règles
rules-read = Lire la règle
rules-pages = Jeux et variantes
rules-print = Imprimer
rules-house = On peut aussi jouer comme ça
rules-numbers = Numéros des règles

# First race

lesson = Le coach
lesson-first-time = Première fois ?
lesson-first-time-says = Une petite course qui s’explique toute seule.
lesson-try = Essayer
lesson-ok = D’accord
lesson-end = Arrêter les conseils
lesson-choose = Que veux-tu essayer ?
lesson-more = Autres leçons
lesson-ended = Plus de conseils. Et maintenant ?
lesson-race-on = Continuer la course

# Shelves and files

free-undo = Annuler
free-redo = Refaire
free-keep = Garder
free-kept = C’est gardé : { $name }.
shelf-full = L’étagère est pleine : il y a { $most } places. Jette d’abord quelque chose.
free-rename = Donner un autre nom à { $name }
free-delete = Jeter { $name }
free-delete-ask = Jeter { $name } pour de bon ?
free-examples = Pour commencer
free-send = Envoyer
free-export = Enregistrer un fichier
free-import = Ouvrir un fichier

# Open and locked tables

lock = Fermer la table à clé
lock-says =
    { $state ->
        [locked] Fermée : plus personne ne peut entrer.
       *[open] Ouverte : on peut entrer avec le code.
    }
send-away = Faire partir { $name }
send-away-ask =
    { $stage ->
        [lobby] Faire partir { $name } ? La place redevient libre, et { $name } ne peut revenir qu’avec un nouveau lien de ta part.
       *[racing] Faire partir { $name } ? L’ordinateur continue à conduire, et { $name } ne peut revenir qu’avec un nouveau lien de ta part.
    }
table-locked = La table { $code } est fermée à clé.
table-locked-next = Personne ne peut entrer pour l’instant. Demande à l’hôte d’ouvrir, ou de t’envoyer un lien rien que pour toi.
table-sent-away = Tu n’es plus à la table { $code }.
table-sent-away-next = L’hôte a libéré ta place. Parlez-en ensemble : seul un nouveau lien te ramène.
try-again = Réessayer
seat-car-taken = { car-name } : déjà prise ({ $name })
race-closed = La dernière course n’a pas pu continuer : le jeu a changé depuis le départ. Personne n’a perdu, et tous les trophées sont là. Lancez-en une nouvelle !
home-kept =
    { $days ->
        [0] Les tables restent jusqu’à ce que la personne qui s’occupe de ce serveur les range.
        [one] Les tables où une course est allée au bout sont gardées. Une table où personne n’a couru est rangée après { $days } jour.
       *[other] Les tables où une course est allée au bout sont gardées. Une table où personne n’a couru est rangée après { $days } jours.
    }

# Errors

error-table-locked = La table est fermée à clé : plus personne ne peut entrer. Demande à l’hôte.
error-table-sent-away = Tu n’es plus à cette table. Demande un nouveau lien à l’hôte.
error-server-busy = Il y a trop de monde en ce moment. Attends un peu, puis réessaie.
error-server-full = Trop de monde est connecté en ce moment. Réessaie dans un instant.
error-store-full = Il n’y a plus de place pour noter ça. Rien n’est perdu : tout ce qui a été joué est gardé. Préviens la personne qui s’occupe du serveur.
error-line-lost = La table ne répond pas. Regarde si l’ordinateur du jeu est allumé, puis réessaie.
error-table-unknown = Cette table n’existe pas. Vérifie le code : six lettres et chiffres.
error-table-full-house = Il n’y a plus de place pour une autre table. Réessaie plus tard.
error-table-stage = Pas maintenant. Attends la fin de la course, ou retourne d’abord aux places.
error-table-too-long = Cette course est devenue trop longue. Retourne aux places et lances-en une autre.
error-seat-not-yours = C’est à quelqu’un d’autre de jouer. Attends ton tour.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Choisis-en une autre.
error-seat-unknown = Cette place n’est plus là. Regarde qui est à quelle place maintenant.
error-host-not-you = Seul l’hôte peut faire ça. Demande-lui.
error-ply-stale = La course a continué entre-temps. Regarde le plateau et réessaie.
error-action-illegal = Ça ne va pas. Essaie un endroit qui brille.
error-action-notation = La table n’a pas compris ce coup. Essaie un endroit qui brille.
error-game-over = La course est finie. Lances-en une autre.
error-option-unknown = Ce jeu n’a pas cette règle. Recharge la page.
error-option-value = Ça ne va pas ensemble. Choisis autre chose.
error-track-unknown = Ce plateau n’est pas là. Choisis-en un autre.
error-driver-unknown = Ce pilote n’est pas là. Choisis-en un autre.
error-game-unknown = Ce jeu n’est pas là. Choisis-en un autre.
error-dice-nonce = Les dés roulent déjà ; ils ne trichent pas.
error-frame-unreadable = La page et la table ne se comprennent pas. Recharge la page.
error-frame-too-large = C’était trop d’un coup. Essaie un texte plus court.
error-frame-too-many = C’était trop rapide. Respire un peu et réessaie.
error-store-failed = La table n’a pas pu noter ça. Réessaie.
error-server-failed = Quelque chose n’a pas marché à la table. Réessaie.
error-host-unknown = La table ne connaît pas cette adresse. Rouvre le lien.
error-origin-foreign = Cette page n’est pas celle de la table. Rouvre le lien.
error-page-unknown = Il n’y a rien à cette adresse. Retourne aux jeux.
error-page-method = Il n’y a rien à cette adresse. Retourne aux jeux.
error-track-file = On ne peut pas courir sur ce plateau.
error-other = Ça n’a pas marché. Réessaie, ou recharge la page. ({ $said })

# Terminal

cli-ask = 1–{ $most }, Entrée pour 1, q pour quitter :
cli-ask-again = { $answer } ne va pas ici : un nombre de 1 à { $most }, ou un mot ci-dessus.
cli-ask-seat = place { $seats }, Entrée pour { $first }, q pour quitter :
cli-ask-seat-again = { $answer } ne va pas ici : le numéro d’une place, { $seats }.
cli-next-turn = Entrée pour le tour suivant, q pour quitter :
cli-left = La course s’arrête ici.
cli-keeps = Un écran effacerait les plaquettes retournées. Cette sortie les garde : pas le droit de regarder plus haut !
cli-sitting = Course { $number } sur { $races }
cli-compiling = Le moteur rapide se construit. Cela n’arrive qu’une fois et prend une minute ou deux.
cli-stuck = Plus aucune voiture ne peut atteindre l’arrivée : la course s’arrête ici, et personne ne gagne.
cli-saved = Enregistrée : { $file }
cli-saved-here = Pour qu’elle ne soit pas perdue, voici la course :
cli-fair =
    { $count ->
        [1] Sans tricher : le seul tirage au hasard est juste.
       *[other] Sans tricher : les { $count } tirages au hasard sont justes.
    }
cli-right =
    { $count ->
        [1] Le seul tirage au hasard est juste.
       *[other] Les { $count } tirages au hasard sont justes.
    }
cli-mixed =
    { $mixed ->
        [0] Les dés étaient promis d’avance, personne à la table ne les a mélangés.
        [1] Une place sur { $seats } a mélangé les dés.
       *[other] { $mixed } places sur { $seats } ont mélangé les dés.
    }
cli-racing = en course
cli-tally = { $races } courses de { $game }, graine { $seed }
cli-seat = place
cli-driver = pilote
cli-wins = victoires
cli-interval = 95 %
cli-turns = tours par course : { $mean } ± { $plusminus }
cli-endless = courses arrêtées, car sans fin : { $count }
cli-engine =
    { $engine ->
        [fast] courses : version compilée
       *[rules] courses : selon les règles, car certains pilotes ne sont pas compilés
    }
cli-game = { $title } ({ $name }), { $least } à { $most } joueurs
cli-option = option
cli-choices = choix
cli-usual = { $choice } (habituel)
cli-rule = règle
cli-meaning = sens
cli-boards = plateaux : { $boards }
cli-drivers = pilotes : { $drivers }
cli-ladder = l’échelle : jusqu’à { $races } courses par duel, graine { $seed }
cli-ladder-race = course
cli-ladder-pair = duel
cli-ladder-up = un plus fort parmi les plus faibles
cli-ladder-down = un plus faible parmi les plus forts
cli-ladder-fair = si tous étaient pareils
cli-ladder-verdict = verdict
cli-ladder-basis = s’appuie sur
cli-ladder-races = courses
cli-ladder-says =
    { $verdict ->
        [stronger] nettement plus fort
        [weaker] nettement plus faible
       *[open] ouvert
    }
cli-ladder-note = intervalles à 95 % ; * couru selon les règles, car tous les pilotes ne sont pas compilés
cli-port-taken = Le port { $port } est pris ; ce sera { $instead }.
cli-open = La table est ouverte : { $address }
cli-at-home = Tout le monde sur le réseau de la maison peut jouer : { $address }
cli-letters = 1 à { $most } lettres
cli-tables-code = code
cli-tables-game = jeu
cli-tables-stage = étape
cli-tables-races = courses
cli-tables-trophies = trophées
cli-tables-events = événements
cli-tables-size = taille
cli-tables-last = dernier
cli-tables-aside = mis de côté
cli-stage-lobby = places
cli-stage-racing = course
cli-stage-over = podium
cli-tables-none = il n’y a pas de table dans { $file }
cli-tables-exported = la table { $code } est dans { $file }
cli-tables-ask = Enlever { $codes } avec toutes les courses et tous les trophées ?
cli-tables-removed = enlevé : { $codes } ; une copie de tout est dans { $copy }
cli-tables-kept = rien n’a été enlevé
cli-tables-set-aside = table { $code }, événement { $number } mis de côté : { $reason }
cli-backup-made = { $file } contient une copie de toutes les tables ({ $tables })
cli-restored = { $file } contient maintenant la copie ; ce qu’il contenait avant est dans { $copy }
cli-restored-new = { $file } contient maintenant la copie
cli-error-game-unknown = le jeu « { $game } » n’existe pas ; choisis { $choices }
cli-error-option-unknown = l’option « { $option } » n’existe pas ; choisis { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } ne va pas ici
       *[other] { $option }={ $value } ne va pas ; choisis { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } ne va pas sur le plateau { $board } ; ces plateaux le permettent : { $boards }
       *[other] { $option }={ $value } ne va pas sur le plateau { $board } ; choisis { $choices }, ou un autre plateau : { $boards }
    }
cli-error-option-twice = { $option } est donné deux fois, { $first } et { $second } ; choisis l’un des deux
cli-error-option-least = { $option }={ $value } ne va pas ; choisis { $least } ou plus
cli-error-driver-unknown = le pilote « { $driver } » n’existe pas ; choisis { $choices }
cli-error-driver-none = personne ne conduit ; nomme 1 à { $players } pilotes, par exemple --drivers you,racer
cli-error-driver-count = { $drivers } : { $count } pilotes pour { $players } places
cli-error-driver-table = le tableau de ce pilote ne va pas avec ce plateau
cli-error-driver-file = il n’y a pas de pilotes dans { $file } : { $said }
cli-error-track-unknown = le plateau « { $track } » n’existe pas ; choisis { $choices }
cli-error-track-file = ce fichier n’est pas un plateau : { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] ce fichier n’est pas une course de Hairpin : { $said }
        [cut] il manque la fin de cette course : { $said }
        [turn] le tour { $turn } n’est pas tel qu’il a été joué : { $said }
        [version] ce Hairpin ne connaît pas les règles de cette course : { $said }
       *[line] cette course a été modifiée ou abîmée : { $said }
    }
cli-error-record-not-fair = cette course n’a pas eu de dés vérifiables ; il n’y a donc rien à vérifier
cli-error-record-not-ended = cette course n’est pas finie ; on pourra la vérifier après
cli-error-file-unusable =
    { $deed ->
        [missing] le fichier { $file } n’existe pas
        [directory] { $file } est un dossier, pas un fichier
        [locked] tu n’as pas le droit de lire { $file }
        [binary] { $file } ne contient pas de texte, donc pas de course
        [empty] { $file } est vide
        [homeless] impossible d’écrire { $file } : ce dossier n’existe pas
        [full] impossible d’écrire { $file } : il n’y a plus de place
        [read] impossible de lire { $file }
       *[write] impossible d’écrire { $file } ; en as-tu le droit ?
    }
cli-error-store-file = { $file } ne peut pas garder les tables : c’est un dossier, ou son dossier ne peut pas être créé
cli-error-store-locked = un autre Hairpin utilise { $file } ; ferme-le d’abord, ou choisis un autre fichier avec --data
cli-error-store-newer = { $file } vient d’un Hairpin plus récent et reste tel quel ; il faut mettre celui-ci à jour pour l’ouvrir
cli-error-store-read-only = impossible d’écrire { $file } ; vérifie qui peut écrire le fichier et son dossier
cli-error-store-damaged =
    { $copy ->
        [none] { $file } est abîmé et reste tel quel ; si tu as une copie ailleurs, « hairpin restore COPIE » la ramène
       *[other] { $file } est abîmé et reste tel quel ; la copie la plus récente est { $copy }, et « hairpin restore { $copy } » la ramène
    }
cli-error-store-full = le disque est plein, impossible d’écrire { $file } ; fais de la place et relance, rien n’est perdu
cli-error-store-foreign = { $file } n’est pas un fichier de Hairpin et reste tel quel ; choisis-en un autre avec --data
cli-error-table-unknown = il n’y a pas de table { $code }
cli-error-file-exists = { $file } existe déjà ; choisis un autre nom
cli-error-port-taken = impossible sur { $host } ; choisis un autre --host ou --port
cli-error-page-missing = la page n’est pas construite ; lance « make page »
cli-error-compiler-missing = le compilateur n’est pas installé ({ $package } manque) ; laisse « make play » finir une fois avec le réseau, ou lance « pip install numba »
