# La table : table, place, hôte, code, lien. On dit tu. Espace fine insécable (U+202F) devant ! ? ; et dans « »,
# espace insécable (U+00A0) devant : et %.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = À quoi on joue ?
home-code = Tu as une invitation ? Tape le code de la table :
home-last = Retour à la table { $code }
home-last-who = { $game } : { $names }
home-join = Rejoindre
replay = Revoir une course
credits = Une version indépendante et non officielle, avec ses propres images et ses propres textes. Monza est un jeu de Jürgen P. K. Grunau ; Rallye Mémo (Memo-Car-Race) est de Katja et Markus Nikisch. Les deux sont édités par HABA, qui n’a rien à voir avec cette page.
sound = Son
strong-symbols = Symboles bien visibles
language = Langue
close = Fermer
details = Détails pour les grands
to-home = Tous les jeux
line-connecting = En route vers ta table…
line-lost = On a perdu la connexion. Pas de panique : le jeu reprend dès qu’elle revient.
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
        [random] va n’importe où
        [learner] apprend encore et se trompe
        [racer] va toujours le plus loin possible
        [tactician] surveille les autres
        [champion] réfléchit bien à tout
        [dawdler] prend son temps
       *[other] a été amené par un invité
    }
driver-label =
    { $level ->
        [0] { $name } : { $says }
       *[other] { $name } : { $says }, niveau { $level } sur { $most }
    }
driver-dial = { $name } conduit comment ?
driver-dial-least = laisse gagner les petits
driver-dial-most = conduit presque comme { $racer }
driver-dial-share = gagne environ { $wins } courses sur { $races } contre { $racer }
driver-mind =
    { $mind ->
        [preparing] se prépare encore ; en attendant, c’est { $racer } qui conduit
        [studying] apprend encore ce plateau
        [tables] connaît le chemin par cœur
        [belief] se souvient de chaque plaquette
        [solved] sait quoi faire partout
        [certified] sait quoi faire presque partout
       *[search] réfléchit à l’avance
    }

# Lobby

lobby-title = Table { $code }
lobby-invite-code = Table { $code } : montrer le lien pour les invités
lobby-seats = Places
lobby-more = Plus
lobby-own-board = Votre propre plateau
lobby-choose-board = Choisir un autre plateau
lobby-made-boards = De votre atelier
lobby-variants = Variantes
lobby-add = Ajouter quelqu’un
lobby-add-here = ici
lobby-add-link = par lien
lobby-add-computer = ordinateur
lobby-start = C’est parti !
lobby-wait = On attend que l’hôte lance la course. Tu peux encore changer de nom et de voiture.
lobby-wait-watch =
    { $free ->
        [0] On attend que l’hôte lance la course.
       *[other] On attend que l’hôte lance la course. Prends une place libre, ou regarde simplement.
    }
start-missing =
    { $count ->
        [1] { $names } n’est pas encore là.
       *[other] { $names } ne sont pas encore là.
    }
start-wait = On attend
start-link = Envoyer le lien à { $name }
start-computers =
    { $count ->
        [1] Laisser cette voiture à l’ordinateur
       *[other] Laisser ces voitures à l’ordinateur
    }
start-anyway = Partir quand même
watching = Tu regardes.
watching-sit = Je suis { $name }
host-gone = L’hôte a quitté la table. On continue dès son retour.
host-gone-link = Renvoyer le lien à { $name }
host-gone-new = Ouvrir une table comme celle-ci
link-dead = Ce lien ne marche plus.
link-dead-says = Cette place est à quelqu’un d’autre maintenant, ou il manque un bout du lien. Demande un nouveau lien. En attendant, tu peux regarder.
link-dead-free = Ou prends une place libre :
link-watch = Regarder
link-used = Quelqu’un joue déjà avec ce lien.
link-used-says = C’est le lien pour { $name }. Maintenant, deux appareils conduisent la même voiture. Si tu veux ta propre voiture, demande un autre lien.
link-used-ok = Ça me va
lobby-watch = Inviter
lobby-watch-says = Scanne ce code pour venir à la table. Tu peux regarder, ou prendre une place libre.
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
        [red] Voiture de course rouge : en choisir une autre
        [yellow] Voiture de course jaune : en choisir une autre
        [green] Voiture de course verte : en choisir une autre
        [blue] Voiture de course bleue : en choisir une autre
        [white] Voiture de course blanche : en choisir une autre
       *[purple] Voiture de course violette : en choisir une autre
    }
seat-choose-car = Quelle voiture ?
seat-open = { $name } : voir de plus près
seat-name = Nom
seat-names = Noms récents
seat-remove = Retirer { $name }
seat-host = Hôte
seat-starts = Commence
seat-trophies =
    { $count ->
        [0] aucun trophée
        [one] un trophée
       *[other] { $count } trophées
    }
seat-kind = { $name } : qui joue ?
seat-kind-name =
    { $kind ->
        [here] quelqu’un ici, sur cet écran
        [link] quelqu’un d’autre, par lien
       *[computer] l’ordinateur
    }
seat-driver = Quel pilote ?
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
seat-link-title = Le lien pour { $name }
seat-link-says = Scanne ce code avec l’autre téléphone, ou envoie le lien. Il ramène toujours à cette place.
invite-qr = QR code du lien
invite-link = Lien
invite-copy = Copier le lien
invite-copied = Copié !
invite-marked = Le lien est sélectionné. Maintenant, copie-le.
invite-code = Code de la table :
invite-here-only = Ce lien s’ouvre seulement sur cet ordinateur, pas sur un téléphone. Pour que toute la maison puisse jouer, arrête Hairpin et lance-le comme ça :
invite-no-network = Cet ordinateur n’est sur aucun réseau en ce moment, alors aucun téléphone ne peut le joindre. Connecte-le au Wi-Fi, puis rouvre cette carte.
starter = Qui commence ?
starter-rule =
    { $rule ->
        [youngest] le ou la plus jeune
        [champion] la personne qui a gagné
        [random] le hasard décide
       *[seat] on choisit
    }
starter-who =
    { $rule ->
        [youngest] Qui est le ou la plus jeune ?
       *[seat] Qui ?
    }
starter-told =
    { $rule ->
        [youngest] Le ou la plus jeune commence : { $name }.
        [champion] La personne qui a gagné la dernière course commence.
        [random] Le hasard décide qui commence.
       *[seat] { $name } commence.
    }
evening-again = Comme l’autre fois
evening-again-names = Comme l’autre fois : { $names }
evening-again-champion = Comme l’autre fois : { $names }. Victoire pour { $champion }.
evening-others = Les soirées jeux d’avant
evening-kept = Seul cet appareil s’en souvient. Rien n’est envoyé.
evening-forget = Oublier cette soirée jeux
evening-forgotten = C’est oublié.
evening-undo = Non, la garder
odd-board = Ce plateau est un peu bizarre, mais on peut faire la course dessus :
lobby-count =
    { $count ->
        [one] { $count } place à la table.
       *[other] { $count } places à la table.
    }

# Options

more-board = Plateau
more-pace = À quelle vitesse on y va ?
more-house-rules = Règles maison
more-reconstruction = Aucun livret de règles ne montre les plateaux et les plaquettes en entier, alors on a reconstruit les nôtres avec tout ce qu’on a trouvé.
menu-device = Cet appareil
menu-table = La table
full-screen = Plein écran
volume = On met le son à combien ?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] très lentement
        [calm] lentement
        [normal] normalement
        [quick] vite
       *[fast] très vite
    }

# Race

race-seats = Qui joue
race-turn = C’est à { $name } de jouer.
race-your-turn = À toi, { $name } !
race-driven = L’ordinateur conduit.
race-preparing = { $driver } se prépare encore ; en attendant, c’est { $racer } qui conduit.
race-relieved = { $driver } n’avance plus. Maintenant, c’est { $racer } qui conduit.
race-taken-back = { $name } reprend le volant.
race-away = hors ligne
race-champion = A gagné la dernière course
menu = Menu
menu-leave = Quitter
menu-leave-ask = Tu veux vraiment quitter la table ? Ton lien te ramène à ta place.
menu-abandon = Arrêter la course
menu-abandon-ask = Tu veux vraiment arrêter la course ? Alors personne ne gagne, et tout le monde retourne aux places.
menu-hand-over = Laisser l’ordinateur conduire pour { $name }
menu-take-back = Rendre le volant à { $name }
menu-pass-host = Choisir { $name } comme hôte
menu-pass-host-ask = Choisir { $name } comme hôte ? Ensuite, c’est { $name } qui lance les courses et qui choisit les règles.
no-stay = Non, finalement non
waiting-for = On attend { $name }…
waiting-free = { $name } n’a pas encore pris sa place.
waiting-drive = Laisser l’ordinateur conduire
waiting-link =
    { $again ->
        [yes] Renvoyer le lien
       *[no] Envoyer le lien
    }
waiting-host = L’hôte peut laisser l’ordinateur conduire.
away-driven = L’ordinateur conduit pour { $name }.
away-take-back = Me revoilà !
leave-title = Tu pars déjà ?
leave-says = La course n’est pas encore finie.
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
        [1] Première place : { $names }.
        [2] Deuxième place : { $names }.
        [3] Troisième place : { $names }.
       *[other] Place { $place } : { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Pour les autres, on regarde qui est allé le plus loin.
podium-again = Encore !
podium-wait = On attend que l’hôte lance la prochaine course.
podium-wait-names =
    { $count ->
        [1] { $names } peut lancer la prochaine course.
       *[other] { $names } peuvent lancer la prochaine course.
    }
podium-shelf = Les trophées de cette table
receipt = C’était de la chance ?
podium-watch = Revoir la course
history = Nos courses
history-deleted = L’hôte a effacé les courses et les trophées de cette table.
podium-lobby = Places et règles
podium-look = Regarder le plateau
podium-story = La course en images
podium-story-next = Image suivante
podium-picture = Image
podium-picture-title = Une image de la course
podium-picture-save = Enregistrer
podium-picture-send = Envoyer
podium-picture-failed = On n’a pas réussi à faire l’image. Réessaie.
podium-fair-short =
    { $count ->
        [0] Le hasard a été mis sous clé avant la course.
       *[other] Personne n’a triché, c’est sûr.
    }
podium-fair-why = Comment on le sait ?
podium-fair =
    { $count ->
        [0] Avant la course, l’ordinateur a mis un nombre secret sous clé, et tout le hasard vient de là. À la table, aucun appareil n’en a ajouté. Maintenant, tout le monde peut vérifier.
        [one] Personne n’a triché : avant la course, l’ordinateur a mis un nombre secret sous clé. À la table, un appareil en a ajouté un autre, et tout le hasard vient de ces deux nombres. Maintenant, tout le monde peut vérifier.
       *[other] Personne n’a triché : avant la course, l’ordinateur a mis un nombre secret sous clé. À la table, { $count } appareils ont ajouté le leur, et tout le hasard vient de ces nombres. Maintenant, tout le monde peut vérifier.
    }
podium-record = Enregistrer la course pour la vérifier

# Said aloud and in words

said = Ce qui vient de se passer
say-again = Redis-le
read-aloud = Lire à voix haute
in-words = En mots
in-words-ways = Ce que tu peux faire
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $list }…
label = { $name } : { $what }
sentences = { $first } { $rest }
race-room = La course

# Keys

keys = Touches
key-cap =
    { $key ->
        [tab] Tab
        [enter] Entrée
        [escape] Échap
        [space] Espace
        [backspace] ← Effacer
        [delete] Suppr
        [control] Ctrl
       *[page-down] Pg suiv
    }
key-of = { $name } ({ $key })
keys-tab = passer à la suite
keys-enter = appuyer dessus
keys-escape = finalement non

# Rules

rules = Règles
rules-of = Les règles
rules-title = Règles · { $page }
rules-read = Lire la règle
rules-pages = Jeux et variantes
rules-print = Imprimer
rules-house = On peut aussi jouer comme ça
rules-numbers = Numéros des règles

# First race

lesson = Le coach
lesson-first-time = Première fois ?
lesson-first-time-says = Une petite course qui te montre comment faire.
lesson-try = Essayer
lesson-ok = D’accord
lesson-end = Arrêter les conseils
lesson-choose = Qu’est-ce que tu veux essayer ?
lesson-more = Autres leçons
lesson-ended = Fini, les conseils. Et maintenant ?
lesson-race-on = Continuer la course

# Shelves and files

free-undo = Annuler
free-redo = Refaire
free-keep = Enregistrer
free-kept = Enregistré : { $name }
shelf-full = L’étagère est pleine : { $most }, c’est le maximum. Jettes-en un d’abord.
free-rename = Donner un autre nom à { $name }
free-delete = Jeter { $name }
free-delete-ask = Jeter { $name } pour de bon ?
free-examples = Pour commencer
free-send = Envoyer
free-export = Enregistrer dans un fichier
free-import = Ouvrir un fichier

# Open and locked tables

lock = Fermer la table à clé
lock-says =
    { $state ->
        [locked] Fermée à clé : personne d’autre ne peut entrer.
       *[open] Ouverte : on peut entrer avec le code.
    }
send-away = Faire partir { $name }
send-away-ask =
    { $stage ->
        [lobby] Faire partir { $name } ? La place sera de nouveau libre. Pour revenir, { $name } aura besoin d’un nouveau lien de ta part.
       *[racing] Faire partir { $name } ? L’ordinateur conduira à sa place. Pour revenir, { $name } aura besoin d’un nouveau lien de ta part.
    }
table-locked = La table { $code } est fermée à clé.
table-locked-next = Personne d’autre ne peut entrer pour l’instant. Demande à l’hôte d’ouvrir la table, ou de t’envoyer un lien.
table-sent-away = Tu n’es plus à la table { $code }.
table-sent-away-next = L’hôte a libéré ta place. Parlez-en ensemble : il te faut un nouveau lien pour revenir.
try-again = Réessayer
seat-car-taken = { car-name } : déjà prise par { $name }
race-closed = La dernière course n’a pas pu continuer, parce que le jeu a été mis à jour entre-temps. Personne n’a perdu, et tous les trophées sont encore là. Lances-en une nouvelle !
home-kept =
    { $days ->
        [0] Les tables restent jusqu’à ce que quelqu’un les efface.
        [one] Les tables avec une course finie restent. Les autres sont effacées au bout d’un jour.
       *[other] Les tables avec une course finie restent. Les autres sont effacées au bout de { $days } jours.
    }

# Errors

error-table-locked = La table est fermée à clé : personne d’autre ne peut entrer. Demande à l’hôte.
error-table-sent-away = Tu n’es plus à cette table. Demande un nouveau lien à l’hôte.
error-server-busy = Il se passe trop de choses en ce moment. Attends un peu, puis réessaie.
error-server-full = Il y a trop de monde en ce moment. Réessaie dans un instant.
error-store-full = On n’a pas pu enregistrer ça : il n’y a plus de place. Tout ce qui a été joué avant est à l’abri. Préviens la personne qui s’occupe du jeu.
error-line-lost = On n’arrive pas à joindre la table. Regarde si l’ordinateur du jeu est allumé, puis réessaie.
error-table-unknown = On ne trouve pas cette table. Vérifie le code : six lettres ou chiffres.
error-table-guesses = Ça fait beaucoup de mauvais codes. Attends une minute, puis réessaie.
error-table-full-house = Il n’y a pas de place pour une autre table en ce moment. Réessaie plus tard.
error-table-no-space = Il n’y a plus de place pour une nouvelle table. Demande à la personne qui s’occupe du jeu de faire de la place.
error-table-crowded = Trop de monde regarde déjà cette table. Réessaie dans un petit moment.
error-table-stage = Ce n’est pas possible maintenant. Attends la fin de la course, ou retourne d’abord aux places.
error-table-no-race = Il n’y a pas de course en ce moment. Attends que la prochaine commence.
error-race-running = La course est déjà lancée. Finis-la d’abord, ou retourne aux places.
error-race-unknown = On ne trouve pas cette course. Seules les courses finies sont gardées.
error-table-few-seats = Il faut au moins { $least } voitures pour une course. Ajoutes-en une avant d’enlever celle-ci.
error-table-many-seats = Sur ce plateau, il n’y a de la place que pour { $most } voitures. Enlèves-en une d’abord.
error-table-too-long = Cette course est devenue trop longue. Retourne aux places et lances-en une autre.
error-seat-not-yours = C’est la place de quelqu’un d’autre. Demande-lui, ou demande à l’hôte.
error-turn-not-yours = C’est à quelqu’un d’autre de jouer. Attends ton tour.
error-seat-host = C’est la place de l’hôte. Choisis d’abord quelqu’un d’autre comme hôte.
error-seat-nobody = Il n’y a personne à cette place. Choisis quelqu’un qui est à la table.
error-seat-not-joined = Il n’y a personne à faire partir de cette place. Regarde qui est assis où maintenant.
error-seat-computer = C’est l’ordinateur qui conduit cette voiture. Tu peux changer ça aux places, avant une course.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Choisis-en une autre.
error-car-taken = Quelqu’un a déjà cette voiture. Choisis-en une autre, ou demande à l’hôte.
error-seat-unknown = Cette place n’existe plus. Regarde qui est assis où maintenant.
error-host-not-you = Seul l’hôte peut faire ça. Demande-lui.
error-ply-stale = La course a continué entre-temps. Regarde le plateau et réessaie.
error-action-illegal = Ça ne marche pas. Essaie un endroit qui brille.
error-action-notation = On n’a pas compris ce coup. Essaie un endroit qui brille.
error-game-over = La course est finie. Lances-en une autre.
error-option-unknown = Ce jeu n’a pas cette règle. Recharge la page.
error-option-value = Ça ne va pas ensemble. Choisis autre chose.
error-track-unknown = On ne trouve pas ce plateau. Choisis-en un autre.
error-driver-unknown = On ne trouve pas ce pilote. Choisis-en un autre.
error-game-unknown = On ne trouve pas ce jeu. Choisis-en un autre.
error-dice-no-roll = Il n’y a pas de dés à lancer maintenant. Joue ton coup.
error-dice-nonce = Les dés roulent déjà.
error-game-no-chances = Dans ce jeu, personne ne peut le savoir d’avance. Surprise !
error-bar-off = La barre n’est pas affichée en ce moment. L’hôte peut l’afficher.
error-coach-off = La chouette n’aide pas ici en ce moment. Tu peux l’appeler dans le menu.
error-frame-unreadable = Quelque chose s’est emmêlé. Recharge la page.
error-frame-too-large = C’était trop d’un coup. Essaie plus court.
error-frame-too-many = C’était trop vite. Respire un bon coup, puis réessaie.
error-store-failed = On n’a pas pu enregistrer ça. Réessaie.
error-server-failed = Quelque chose n’a pas marché. Réessaie.
error-host-unknown = Cette adresse n’est pas la bonne. Rouvre le lien.
error-origin-foreign = Cette page n’est pas celle de ta table. Rouvre le lien.
error-page-unknown = Il n’y a rien à cette adresse. Retourne aux jeux.
error-page-method = Il n’y a rien à cette adresse. Retourne aux jeux.
error-track-file = On ne peut pas faire la course sur ce plateau.
error-record-failed = Cette course est trop difficile à calculer. Essaie avec une autre.
error-other = Ça n’a pas marché. Réessaie, ou recharge la page.

# Terminal

cli-quoted = « { $text } »
cli-labelled = { $name } : { $what }
cli-trophies = { podium-shelf } :
cli-ask = 1–{ $most }, Entrée pour 1, q pour quitter :
cli-ask-again = { $answer } n’est pas possible ici : tape un nombre de 1 à { $most }, ou un mot ci-dessus.
cli-ask-seat = place { $seats }, Entrée pour { $first }, q pour quitter :
cli-ask-seat-again = { $answer } n’est pas possible ici : tape le numéro d’une place, { $seats }.
cli-next-turn = Entrée pour le tour suivant, q pour quitter :
cli-left = Tu as quitté la course.
cli-keeps = Les plaquettes de nouveau cachées devraient disparaître, mais ici elles restent visibles : pas le droit de regarder plus haut !
cli-sitting = Course { $number } sur { $races }
cli-compiling = Le moteur rapide se construit. Cela n’arrive qu’une fois et prend une minute ou deux.
cli-stuck = Plus aucune voiture ne peut atteindre l’arrivée : la course s’arrête ici, et personne ne gagne.
cli-saved = Enregistrée : { $file }
cli-saved-here = Pour qu’elle ne soit pas perdue, voici la course :
cli-fair =
    { $count ->
        [1] Personne n’a triché : le seul tirage est bon.
       *[other] Personne n’a triché : les { $count } tirages sont bons.
    }
cli-right =
    { $count ->
        [1] Le seul tirage est bon.
       *[other] Les { $count } tirages sont bons.
    }
cli-mixed =
    { $mixed ->
        [0] Le nombre secret était fixé avant la course ; aucune place n’en a ajouté.
        [1] Une place sur { $seats } a ajouté son propre nombre.
       *[other] { $mixed } places sur { $seats } ont ajouté leur propre nombre.
    }
cli-racing = en course
cli-tally = { $game }, courses : { $races }, graine : { $seed }
cli-seat = place
cli-driver = pilote
cli-wins = victoires
cli-interval = 95 %
cli-turns = tours par course : { $mean } ± { $plusminus }
cli-endless = courses arrêtées, car sans fin : { $count }
cli-engine =
    { $engine ->
        [fast] moteur : compilé
       *[rules] moteur : les règles, car tous les pilotes ne sont pas compilés
    }
cli-game = { $title } ({ $name }), { $least } à { $most } joueurs
cli-option = option
cli-choices = choix
cli-usual = { $choice } (habituel)
cli-rule = règle
cli-meaning = sens
cli-boards = plateaux : { $boards }
cli-drivers = pilotes : { $drivers }
cli-ladder = échelle : jusqu’à { $races } courses par duel, graine { $seed }
cli-ladder-race = course
cli-ladder-pair = duel
cli-ladder-up = un pilote plus fort parmi de plus faibles
cli-ladder-down = un pilote plus faible parmi de plus forts
cli-ladder-fair = si tous se valaient
cli-ladder-verdict = verdict
cli-ladder-basis = s’appuie sur
cli-ladder-races = courses
cli-ladder-says =
    { $verdict ->
        [stronger] nettement plus fort
        [weaker] nettement plus faible
       *[open] indécis
    }
cli-ladder-rests =
    { $basis ->
        [lot] le hasard
        [rule] une règle
        [tables] des tableaux
        [belief] la mémoire
        [search] le calcul à l’avance
        [solved] toutes les positions
       *[certified] toutes les positions, c’est prouvé
    }
cli-ladder-note = intervalles à 95 % ; * couru selon les règles, car tous les pilotes ne sont pas compilés
cli-port-taken = Le port { $port } est pris ; ce sera { $instead } à la place.
cli-open = La table est ouverte : { $address }
cli-at-home = Tout le monde sur le réseau de la maison peut jouer : { $address }
cli-letters = 1 à { $most } lettres
cli-tables-code = code
cli-tables-game = jeu
cli-tables-stage = étape
cli-tables-races = courses
cli-tables-trophies = trophées
cli-tables-events = événements
cli-tables-size = taille
cli-tables-last = dernier événement
cli-tables-aside = mis de côté
cli-stage-lobby = places
cli-stage-racing = course
cli-stage-over = podium
cli-tables-none = il n’y a pas de table dans { $file }
cli-tables-exported = la table { $code } est dans { $file }
cli-tables-ask = Enlever { $codes } avec toutes les courses et tous les trophées ?
cli-tables-removed = enlevé : { $codes } ; une copie de tout est dans { $copy }
cli-tables-kept = rien n’a été enlevé
cli-tables-set-aside = table { $code }, événement { $number } mis de côté : { $reason }
cli-backup-made = { $file } contient une copie de toutes les tables ({ $tables })
cli-restored = { $file } contient maintenant la copie ; ce qu’il contenait avant est dans { $copy }
cli-restored-new = { $file } contient maintenant la copie
cli-error-game-unknown = le jeu « { $game } » n’existe pas ; choisis { $choices }
cli-error-game-no-chances = dans { $game }, personne ne sait calculer les chances ; il n’y a donc rien à analyser
cli-error-option-unknown = l’option « { $option } » n’existe pas ; choisis { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } n’est pas possible ici
       *[other] { $option }={ $value } n’est pas possible ; choisis { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } n’est pas possible sur le plateau { $board } ; ces plateaux le permettent : { $boards }
       *[other] { $option }={ $value } n’est pas possible sur le plateau { $board } ; choisis { $choices }, ou un autre plateau : { $boards }
    }
cli-error-option-twice = { $option } est donné deux fois, { $first } et { $second } ; choisis l’un des deux
cli-error-option-least = { $option }={ $value } n’est pas possible ; choisis { $least } ou plus
cli-error-option-setting = --set { $value } ne marche pas ; écris-le comme ça : --set NOM=VALEUR
cli-error-option-data = --data { $value } ne marche pas ; écris sqlite:/// et le nom d’un fichier, par exemple sqlite:///tables.sqlite
cli-error-option-seed = avec --seed { $value }, tout le monde pourrait prédire les dés ; ne l’utilise pas quand d’autres peuvent jouer
cli-error-driver-unknown = le pilote « { $driver } » n’existe pas ; choisis { $choices }
cli-error-driver-none = il n’y a pas de pilote ; nommes-en 1 à { $players }, par exemple --drivers you,racer
cli-error-driver-count = { $drivers } : { $count } pilotes pour { $players } places
cli-error-driver-table = le tableau de ce pilote ne va pas avec ce plateau
cli-error-driver-file = il n’y a pas de pilotes dans { $file } : { $said }
cli-error-track-unknown = le plateau « { $track } » n’existe pas ; choisis { $choices }
cli-error-track-file = ce fichier n’est pas un plateau : { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] ce fichier n’est pas une course de Hairpin : { $said }
        [cut] il manque la fin de cette course : { $said }
        [turn] le tour { $turn } n’est pas tel qu’il a été joué : { $said }
        [version] ce Hairpin ne connaît pas les règles de cette course : { $said }
       *[line] cette course a été modifiée ou abîmée : { $said }
    }
cli-error-record-not-fair = cette course n’a pas été jouée avec des dés vérifiables ; il n’y a donc rien à vérifier
cli-error-record-not-ended = cette course n’est pas encore finie ; vérifie-la après
cli-error-record-too-long = cette course est trop longue : { $most } actions au maximum
cli-error-file-unusable =
    { $deed ->
        [missing] le fichier { $file } n’existe pas
        [directory] { $file } est un dossier, pas un fichier
        [locked] tu n’as pas le droit de lire { $file }
        [binary] { $file } n’est pas du texte, donc pas une course
        [empty] { $file } est vide
        [homeless] impossible d’écrire { $file } : ce dossier n’existe pas
        [full] impossible d’écrire { $file } : il n’y a plus de place
        [read] impossible de lire { $file }
       *[write] impossible d’écrire { $file } ; en as-tu le droit ?
    }
cli-error-store-file = { $file } ne peut pas contenir les tables : c’est un dossier, ou son dossier ne peut pas être créé
cli-error-store-locked = un autre Hairpin utilise { $file } ; ferme-le d’abord, ou choisis un autre fichier avec --data
cli-error-store-newer = { $file } vient d’un Hairpin plus récent et reste tel quel ; mets celui-ci à jour pour l’ouvrir
cli-error-store-read-only = impossible d’écrire { $file } ; vérifie les droits du fichier et de son dossier
cli-error-store-damaged =
    { $copy ->
        [none] { $file } est abîmé et reste tel quel ; si tu as une copie ailleurs, « hairpin restore COPIE » la ramène
       *[other] { $file } est abîmé et reste tel quel ; la copie la plus récente est { $copy }, et « hairpin restore { $copy } » la ramène
    }
cli-error-store-full = le disque est plein, impossible d’écrire { $file } ; fais de la place et relance, rien n’est perdu
cli-error-store-foreign = { $file } n’est pas un fichier de Hairpin et reste tel quel ; choisis-en un autre avec --data
cli-error-table-unknown = il n’y a pas de table { $code }
cli-error-file-exists = { $file } existe déjà ; choisis un autre nom
cli-error-port-taken = impossible sur { $host } ; choisis un autre --host ou --port
cli-error-page-missing = la page n’est pas construite ; lance « make page »
cli-error-compiler-missing = le compilateur n’est pas installé ({ $package } manque) ; laisse « make play » aller jusqu’au bout une fois avec le réseau, ou lance « pip install numba »
