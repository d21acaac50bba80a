# The analysis of a race in a terminal.

cli-analysing = sopesando cada turno
cli-analyse-basis =
    { $certainty ->
        [solved] Resuelto: exacto, con un margen de { $error }.
        [certified] Comprobado: conduciendo de otro modo, nadie ganaría más de { $error }.
       *[estimated] Estimado: puede variar unos { $error } puntos.
    }
cli-analyse-effort = Para cifras más exactas: { $flag }
cli-analyse-chances = Posibilidades de ganar después de cada turno, en porcentaje
cli-analyse-start = salida
cli-analyse-turning = El turno que más cambió: { $turn }
cli-analyse-luck = suerte: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: los otros caminos eran igual de buenos
       *[only] { $way }: no había otro camino
    }
cli-analyse-best = { $way }: nada mejor entre { $ways } caminos
cli-analyse-cost = { $way }: costó { $cost }. Mejor: { $better }, { $chance }. { $why }
cli-analyse-sum = De dónde viene el resultado, en puntos porcentuales
cli-analyse-begin = salida
cli-analyse-lucky = suerte
cli-analyse-own = lo que eligió
cli-analyse-others = lo que eligieron los demás
cli-analyse-result = resultado
cli-analyse-helped = { $name } – turnos con mucha suerte: { $helped }, con muy mala suerte: { $hurt }
cli-analyse-cleverest = el turno más listo: { $turn }
cli-analyse-costliest = el turno más caro: { $turn }
cli-analyse-luckiest = { $name } tuvo más suerte.
cli-analyse-even = Nadie tuvo claramente más suerte.
cli-analyse-solve = Para cifras exactas, resuelve antes esta carrera: { $command }
cli-why-monza =
    { $why ->
        [only] No hay otro camino.
        [home] Así el coche cruza la meta.
        [fewer] Así el coche llega a la meta con menos dados.
        [pushes] Así el coche hace retroceder a otro.
        [tiles] Así quedan más fichas para luego.
        [far] Así el coche llega más lejos.
        [safe] Ahí es más difícil que lo hagan retroceder.
        [again] Con otros colores quizá llega más lejos.
       *[waits] Desde ahí se sigue mejor después.
    }
cli-why-memo =
    { $why ->
        [only] No hay otro camino.
        [home] Así el coche llega a la ficha de salida-meta que busca.
        [pit] Así el coche llega a la recta de boxes.
        [open] La pista está abierta.
        [known] Esa ficha ya se había visto, y su pista sirve.
        [unknown] Una ficha nueva enseña algo nuevo.
        [swap] Cambiar dos fichas abre una pista.
       *[points] Así la pista va en buena dirección.
    }
cli-memory-known = conocidas: { $tiles }
cli-memory-unseen = nunca vistas, { $count }: { $odds }
cli-memory-again = olvidada: { $cell }, { $kind }. Ya se había destapado en el turno { $turn }.
cli-memory-missed = olvidada: { $cell }, { $kind }, del turno { $turn }. Era un camino mejor.
cli-memory-seat = { $name } – fichas destapadas otra vez: { $again }, olvidadas: { $forgotten }, con un coste de { $cost }
cli-memory-worst = el más caro: turno { $turn }
