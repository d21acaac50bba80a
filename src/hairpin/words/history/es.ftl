# Las carreras de una mesa: trofeos, récords y lo que se guarda.

history-leave = Volver
history-empty = Aquí todavía no se ha terminado ninguna carrera. En cuanto acabe una, la verás en esta página.
history-reading = Llegan más carreras…
history-champions = Quién ha ido ganando
history-champions-older = Mostrar quién ganó antes
history-bests-on = Récords: { $board }
history-best-turns = La victoria más rápida
history-best-turns-says =
    { $number ->
        [one] { $name } gana en un turno.
       *[other] { $name } gana en { $number } turnos.
    }
history-best-monza-longest-push = El mayor empujón
history-best-monza-longest-push-says =
    { $number ->
        [one] { $name } manda una casilla atrás a { $other }.
       *[other] { $name } manda { $number } casillas atrás a { $other }.
    }
history-best-monza-lucky-roll = La tirada con más suerte
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } podía llegar igual de lejos con cualquier tirada.
       *[other] { $name } solo podía llegar tan lejos con una de cada { $number } tiradas.
    }
history-best-memo-swaps = Más cambios de fichas
history-best-memo-swaps-says =
    { $number ->
        [one] { $name } cambia fichas una vez en una carrera.
       *[other] { $name } cambia fichas { $number } veces en una carrera.
    }
history-best-memo-dead-ends = Más callejones sin salida
history-best-memo-dead-ends-says =
    { $number ->
        [one] { $name } encuentra un callejón sin salida en una carrera.
       *[other] { $name } encuentra { $number } callejones sin salida en una carrera.
    }
history-races = Todas las carreras
history-race = Carrera { $number }
history-how =
    { $how ->
        [closed] Cerrada por una actualización
       *[abandoned] Parada antes del final
    }
history-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turnos
    }
history-watch = Verla otra vez
history-file = Guardar esta carrera
history-older = Mostrar carreras más antiguas
history-kept = Qué se guarda aquí
history-kept-says = De esta mesa se guardan todas las carreras: quién llevó cada coche, todas las tiradas y todas las jugadas. Todo está en un solo archivo, en el ordenador donde funciona Hairpin. Hairpin no lo envía a ningún sitio.
history-kept-long =
    { $days ->
        [0] Ahí se queda hasta que lo borre quien organiza la mesa.
        [one] Ahí se queda hasta que lo borre quien organiza la mesa. Solo las mesas donde no se ha terminado ninguna carrera desaparecen por sí mismas, tras un día sin visitas.
       *[other] Ahí se queda hasta que lo borre quien organiza la mesa. Solo las mesas donde no se ha terminado ninguna carrera desaparecen por sí mismas, tras { $days } días sin visitas.
    }
history-kept-copies = Al borrar, las carreras, las tiradas y los trofeos desaparecen de ese archivo para siempre. Las copias del archivo, las carreras guardadas y lo que vuestros navegadores recuerdan de esta mesa no cambian.
history-export = Guardar todo
history-delete = Borrar todas las carreras
history-delete-ask = ¿De verdad quieres borrar todas las carreras, los récords y los trofeos de esta mesa? No se pueden recuperar.
