# Una carrera que se ve otra vez: turno a turno, con las posibilidades, la suerte y lo que se podía haber elegido.

replay-loading = La carrera está en camino…
replay-bring = Elige el archivo de una carrera y podrás verla otra vez.
replay-file = Elegir una carrera
replay-leave = Volver
replay-more = Más
replay-about = Sobre esta carrera
replay-controls = Ver la carrera
replay-slider = Turno
replay-play = Ver
replay-pause = Pausa
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-speed =
    { $speed ->
        [calm] Velocidad: lenta
        [quick] Velocidad: media
       *[fast] Velocidad: rápida
    }
replay-turns = Todos los turnos
replay-turns-earlier = Los turnos de antes
replay-turns-later = Los turnos de después
replay-turning-point = Ir al turno que decidió la carrera
replay-decided = decidió la carrera
replay-start = Antes de la salida
replay-at = Turno { $turn } de { $turns }: { $name }
replay-turn = Turno { $turn }: { $name }
replay-drop = ¡Suelta el archivo y podrás ver esta carrera!
replay-curve = ¿Quién va a ganar?
replay-curve-at = Turno { $turn } de { $turns }.
replay-chance = { $name } { $percent } %
replay-certainty =
    { $certainty ->
        [solved] Está calculado con exactitud.
        [certified] Está calculado; puede variar un { $points } por ciento como mucho.
       *[estimated] Es una estimación; puede variar más o menos un { $points } por ciento.
    }
replay-by-luck = Suerte
replay-by-choice = Lo que se eligió
replay-luck =
    { $how ->
        [lots] ¡Muchísima suerte para { $name }!
        [some] Un poco de suerte para { $name }.
        [less] Un poco de mala suerte para { $name }.
        [bad] Muchísima mala suerte para { $name }.
       *[none] La suerte no cambió casi nada.
    }
replay-choice =
    { $how ->
        [only] Aquí no había nada que elegir.
        [best] ¡{ $name } encontró el mejor camino!
        [near] El camino de { $name } era casi tan bueno como el mejor.
        [little] Otro camino era un poco mejor.
       *[lots] Otro camino era mucho mejor.
    }
replay-cost =
    { $count ->
        [one] Con ese camino se gana más o menos una carrera más de cada 100.
       *[other] Con ese camino se ganan más o menos { $count } carreras más de cada 100.
    }
replay-decided-it = Este turno decidió la carrera.
replay-extra = ¿Qué se podía recordar?
replay-begin = En esta carrera hay { $turns } turnos. ¡Toca «Ver» y mira!
replay-nothing = De este turno no hay nada que contar.
replay-thinking = Estamos calculando quién podía ganar…
replay-sharpening = Seguimos calculando. Los números serán cada vez más exactos.
replay-stopped = Esta carrera se paró antes del final. Puedes verla, pero nadie sabe quién habría ganado.
replay-refused =
    { $why ->
        [tools] Todavía no podemos calcular las posibilidades: el ordenador se está preparando. ¡Mientras tanto, mira la carrera!
       *[other] No hemos podido calcular las posibilidades. Pero puedes ver la carrera.
    }
replay-receipt = ¿Fue suerte?
replay-fair = ¿Todo sin trampas?
replay-fair-right =
    { $count ->
        [one] Lo hemos calculado otra vez en este navegador: la única tirada o sorteo está bien.
       *[other] Lo hemos calculado todo otra vez en este navegador: { $count } tiradas y sorteos, y todo está bien.
    }
replay-fair-mixed =
    { $count ->
        [0] El número secreto estaba guardado bajo llave antes de la carrera. En la mesa nadie añadió otro.
        [one] El número secreto estaba guardado bajo llave antes de la carrera, y { $names } añadió otro.
       *[other] El número secreto estaba guardado bajo llave antes de la carrera, y { $names } añadieron los suyos.
    }
replay-fair-limits = No se puede saber si las jugadas son las de verdad: solo se comprueba la suerte.
replay-fair-none = Esta carrera no se jugó en una mesa, así que nadie guardó un número secreto. No hay nada que comprobar.
replay-fair-unknown = La suerte de este juego no se puede comprobar aquí.
replay-fair-hidden = El número secreto sigue guardado bajo llave. Compruébalo otra vez cuando acabe la carrera.
replay-fair-broken = ¡Cuidado! Este no es el número secreto que se guardó bajo llave antes de la carrera.
replay-fair-changed = ¡Cuidado! Alguien cambió el turno { $turn } o quitó un turno anterior.
replay-fair-wrong = ¡Cuidado! En el turno { $turn } la suerte tenía que ser otra.
replay-fair-unfinished = Esta carrera se paró. No se puede saber si faltan turnos al final.
replay-send = Enviarla
replay-send-says = Con este enlace, cualquiera puede ver la carrera.
replay-save = Guardar la carrera
replay-file-other = Ver otra carrera
error-record-damaged =
    { $fault ->
        [foreign] Eso no es una carrera de Hairpin. Elige una carrera guardada.
        [cut] Falta el final de esta carrera. Pide el archivo otra vez.
        [turn] El turno { $turn } de esta carrera no pudo ser así. Pide el archivo otra vez.
        [version] Esta carrera es de un Hairpin más nuevo. Pide a quien se ocupa del juego que lo actualice.
       *[line] Este archivo está dañado o alguien lo cambió. Pídelo otra vez.
    }
error-record-too-long = Esta carrera es demasiado larga para verla.
error-review-hidden = Esta carrera aún no ha terminado, así que no se desvela nada.
monza-best =
    { $why ->
        [same] Todos los caminos son igual de buenos.
        [home] El mejor camino cruza la meta.
        [fewer] El mejor camino llega a la meta con menos dados.
        [pushes] El mejor camino hace retroceder a otro coche.
        [tiles] El mejor camino guarda más fichas para luego.
        [far] El mejor camino llega muy lejos.
        [safe] El mejor camino acaba donde es más difícil que te hagan retroceder.
        [again] Lo mejor es tirar otra vez: con otros colores quizá se llega más lejos.
       *[waits] El mejor camino acaba donde luego se sigue mejor.
    }
memo-best =
    { $why ->
        [home] El mejor camino va directo a la meta.
        [pit] El mejor camino va a la recta de boxes.
        [open] El mejor camino va a una ficha destapada.
        [known] El mejor camino va a una ficha que ya se había visto.
        [unknown] El mejor camino va a una ficha que nadie había visto.
        [swap] Lo mejor es cambiar dos fichas de sitio.
       *[points] Lo mejor es girar la ficha para que la pista siga bien.
    }
memo-lapse-again = { $name } destapó una ficha que ya se había visto en el turno { $turn }: { $kind }. No era un buen camino.
memo-lapse-missed = { $name } no se acordó de una ficha que se había visto en el turno { $turn }: { $kind }. Ese era el mejor camino.
memo-known =
    { $known ->
        [0] Todavía no se había visto ninguna de las fichas tapadas.
       *[other] Quien se acuerda de todo conoce { $known } de { $tiles } fichas tapadas.
    }
memo-known-map = La mesa. Fichas tapadas ya vistas: { $known }. Nunca vistas: { $hidden }.
memo-odds-title = Cada una de las demás puede ser:
memo-odds = Cada una de las demás puede ser: { $kinds }.
memo-odds-kind = { $kind } { $percent } %
