# La barra delle possibilità, il gufo che dà consigli e le partenze alla pari.

bar = Chi vincerà?
bar-says =
    { $state ->
        [on] La barra è accesa: tutti vedono chi può vincere.
       *[off] Adesso la barra è spenta.
    }
bar-title = Chi vincerà?
bar-about = Più è lungo il pezzo di una macchina, più ha possibilità di vincere. Ma i dadi possono ancora cambiare tutto.
bar-seat = { $name } { $percent }%
bar-waiting = Un momentino…
bar-leader = Adesso ha più possibilità: { $name }, { $percent }%.
bar-certainty =
    { $certainty ->
        [solved] Calcolato con precisione.
        [certified] Calcolato; può variare al massimo di { $points } su 100.
       *[estimated] Stimato; può variare di circa { $points } su 100.
    }
coach-switch = Il gufo aiuta { $name }
coach-about = Nel proprio turno si può chiedere un consiglio al gufo. Al tavolo lo vedono tutti.
coach-says =
    { $state ->
        [on] Adesso { $name } può chiedere al gufo.
       *[off] Adesso { $name } gioca senza il gufo.
    }
coach-badge = Con l’aiuto del gufo
coach-ask = Chiedi al gufo
coach-thinks = Il gufo sta pensando…
coach-thanks = Grazie, gufo!
coach-nothing = Qui non c’è niente da scegliere.
coach-lay = Il mio consiglio: { $colours }.
coach-reroll = Il mio consiglio: tira di nuovo questi dadi: { $colours }.
coach-turbo = E poi il lancio turbo!
coach-bonus = Il mio consiglio: fai il passo bonus.
coach-no-bonus = Il mio consiglio: stavolta niente passo bonus.
coach-stay = Il mio consiglio: resta qui e tocca la bandiera.
coach-why-only = Non c’è altra strada.
coach-why-same = Tutte le strade vanno ugualmente bene.
coach-why-home = Così tagli il traguardo!
coach-why-fewer = Così arrivi al traguardo con meno dadi.
coach-why-pushes = Così un’altra macchina torna indietro.
coach-why-tiles = Così tieni da parte più dischetti.
coach-why-far = Così arrivi lontano.
coach-why-safe = Lì è più difficile farti tornare indietro.
coach-why-again = Con altri colori forse arrivi più lontano.
coach-why-waits = Da lì poi si prosegue meglio.
fair-start = Partenza giusta
fair-start-about = Se qualcuno guida meglio, gli altri possono partire un po’ più avanti. Tocca per dire quanto guida bene ognuno.
fair-start-find = Cerca una partenza giusta
fair-start-working = Stiamo provando tantissime gare…
fair-start-stop = Ferma
fair-start-even = È già giusto così: tutti cominciano alla partenza.
fair-start-begins =
    { $count ->
        [one] { $name } comincia una casella più avanti.
       *[other] { $name } comincia { $count } caselle più avanti.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Adesso tutti cominciano alla partenza.
    }
fair-start-chances = { $name }: prima { $before }%, adesso { $after }%
fair-start-error =
    { $points ->
        [0] Calcolato con precisione.
       *[other] Stimato da { $races } gare; può variare di circa { $points } su 100.
    }
fair-start-accept = Giochiamo così
fair-start-again = Cambia qualcosa
fair-start-remove = Nessun vantaggio
fair-start-badge =
    { $count ->
        [one] Vantaggio: una casella
       *[other] Vantaggio: { $count } caselle
    }
