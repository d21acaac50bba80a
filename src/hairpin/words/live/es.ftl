# La barra de posibilidades, el búho que da consejos y las salidas justas.

bar = ¿Quién va a ganar?
bar-says =
    { $state ->
        [on] La barra está puesta: todos ven quién puede ganar.
       *[off] Ahora la barra está quitada.
    }
bar-title = ¿Quién va a ganar?
bar-about = Cuanto más largo es el trozo de un coche, más posibilidades tiene. Pero los dados todavía pueden cambiarlo todo.
bar-seat = { $name } { $percent } %
bar-waiting = Un momentito…
bar-leader = Ahora tiene más posibilidades: { $name }, { $percent } %.
bar-certainty =
    { $certainty ->
        [solved] Está calculado con exactitud.
        [certified] Está calculado; puede variar un { $points } por ciento como mucho.
       *[estimated] Es una estimación; puede variar más o menos un { $points } por ciento.
    }
coach-switch = El búho ayuda a { $name }
coach-about = En su turno se le puede pedir un consejo al búho. Lo ven todos en la mesa.
coach-says =
    { $state ->
        [on] Ahora { $name } puede preguntar al búho.
       *[off] Ahora { $name } juega sin el búho.
    }
coach-badge = Con la ayuda del búho
coach-ask = Preguntar al búho
coach-thinks = El búho está pensando…
coach-thanks = ¡Gracias, búho!
coach-nothing = Aquí no hay nada que elegir.
coach-lay = Mi consejo: { $colours }.
coach-reroll = Mi consejo: tira otra vez estos dados: { $colours }.
coach-turbo = ¡Y luego la turbotirada!
coach-bonus = Mi consejo: usa el movimiento extra.
coach-no-bonus = Mi consejo: esta vez, sin movimiento extra.
coach-stay = Mi consejo: quédate aquí y toca la bandera.
coach-why-only = No hay otro camino.
coach-why-same = Todos los caminos son igual de buenos.
coach-why-home = ¡Así cruzas la meta!
coach-why-fewer = Así llegas a la meta con menos dados.
coach-why-pushes = Así haces retroceder a otro coche.
coach-why-tiles = Así guardas más fichas para luego.
coach-why-far = Así llegas muy lejos.
coach-why-safe = Ahí es más difícil que te hagan retroceder.
coach-why-again = Con otros colores quizá llegues más lejos.
coach-why-waits = Desde ahí seguirás mejor después.
fair-start = Salida justa
fair-start-about = Si algunos conducen mejor que otros, los demás pueden salir un poco más adelante. Toca para decir cómo de bien conduce cada uno.
fair-start-find = Buscar una salida justa
fair-start-working = Probando muchísimas carreras…
fair-start-stop = Parar
fair-start-even = Ya es justo: todos empiezan en la salida.
fair-start-begins =
    { $count ->
        [one] { $name } empieza una casilla más adelante.
       *[other] { $name } empieza { $count } casillas más adelante.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] Ahora todos empiezan en la salida.
    }
fair-start-chances = { $name }: antes { $before } %, ahora { $after } %
fair-start-error =
    { $points ->
        [0] Está calculado con exactitud.
       *[other] Es una estimación de { $races } carreras; puede variar más o menos un { $points } por ciento.
    }
fair-start-accept = Jugamos así
fair-start-again = Cambiar algo
fair-start-remove = Sin ventaja
fair-start-badge =
    { $count ->
        [one] Ventaja: una casilla
       *[other] Ventaja: { $count } casillas
    }
