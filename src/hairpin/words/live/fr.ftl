# La barre des chances, la chouette qui donne des conseils, et les départs équitables.

bar = Qui va gagner ?
bar-says =
    { $state ->
        [on] La barre est affichée : tout le monde voit qui a le plus de chances de gagner.
       *[off] La barre n’est plus affichée.
    }
bar-title = Qui va gagner ?
bar-about = Plus le morceau d’une voiture est long, plus elle a de chances. Mais les dés peuvent encore tout changer.
bar-seat = { $name } { $percent } %
bar-waiting = Un petit instant…
bar-leader = Meilleures chances pour l’instant : { $name }, { $percent } %.
bar-certainty =
    { $certainty ->
        [solved] C’est calculé exactement.
        [certified] C’est calculé, à { $points } pour cent près au maximum.
       *[estimated] C’est estimé, à environ { $points } pour cent près.
    }
coach-switch = La chouette aide { $name }
coach-about = Pendant son tour, on peut alors demander un conseil à la chouette. Tout le monde à la table le voit.
coach-says =
    { $state ->
        [on] { $name } peut maintenant demander conseil à la chouette.
       *[off] { $name } joue maintenant sans la chouette.
    }
coach-badge = Avec l’aide de la chouette
coach-ask = Demander à la chouette
coach-thinks = La chouette réfléchit…
coach-thanks = Merci, la chouette !
coach-nothing = Ici, il n’y a rien à choisir.
coach-lay = Mon conseil : { $colours }.
coach-reroll = Mon conseil : relance ces dés : { $colours }.
coach-turbo = Ensuite, le coup de turbo !
coach-bonus = Mon conseil : prends l’étape bonus.
coach-no-bonus = Mon conseil : pas d’étape bonus cette fois.
coach-stay = Mon conseil : reste ici et touche le drapeau.
coach-why-only = Il n’y a pas d’autre chemin.
coach-why-same = Tous les chemins se valent.
coach-why-home = Comme ça, tu passes la ligne d’arrivée !
coach-why-fewer = Comme ça, tu arrives avec moins de dés.
coach-why-pushes = Comme ça, une autre voiture recule.
coach-why-tiles = Comme ça, tu gardes plus de plaquettes pour plus tard.
coach-why-far = Comme ça, tu vas très loin.
coach-why-safe = Là-bas, on te fera moins facilement reculer.
coach-why-again = Avec d’autres couleurs, tu iras peut-être plus loin.
coach-why-waits = De là, la suite sera plus facile.
fair-start = Départ juste
fair-start-about = Certains conduisent mieux que d’autres ? Alors les autres peuvent partir un peu plus loin. Touche pour dire comment chacun conduit.
fair-start-find = Chercher un départ juste
fair-start-working = On essaie plein de courses…
fair-start-stop = Stop
fair-start-even = C’est déjà juste : tout le monde commence au départ.
fair-start-begins =
    { $count ->
        [one] { $name } commence { $count } case plus loin.
       *[other] { $name } commence { $count } cases plus loin.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Maintenant, tout le monde commence au départ.
    }
fair-start-chances = { $name } : avant { $before } %, maintenant { $after } %
fair-start-error =
    { $points ->
        [0] C’est calculé exactement.
       *[other] C’est estimé d’après { $races } courses, à environ { $points } pour cent près.
    }
fair-start-accept = On joue comme ça
fair-start-again = Changer quelque chose
fair-start-remove = Pas d’avance
fair-start-badge =
    { $count ->
        [one] Avance : { $count } case
       *[other] Avance : { $count } cases
    }
