# Palabras: coche de carreras, dado, casilla, carril, casilla obstáculo, salida, meta, turno, ronda,
# tablero, ficha (de tirada extra, de aceleración), turbotirada, movimiento extra, trofeo, pilotos expertos.

# Home

monza-title = Monza
monza-says = Seis dados, tres carriles, un trofeo.
monza-first-title = Monza · primera edición
monza-first-says = La pista original, hasta seis coches.

# Options

option-monza-track-oval = Óvalo: corto, ideal para empezar
option-monza-track-long = Pista larga: para pilotos expertos
option-monza-track-sprint = Sprint: cortísimo, acaba en pocos turnos
option-monza-track-first-edition = Primera edición: hasta seis coches
board-monza-oval = Óvalo
board-monza-long = Pista larga
board-monza-sprint = Sprint
board-monza-first-edition = Primera edición
option-monza-pro = Pilotos expertos
option-monza-pro-says = Cada uno recibe seis fichas de aceleración y una de tirada extra. Si usas los seis dados, tienes una turbotirada.
option-monza-bonus = Movimiento extra
option-monza-bonus-says = Al final de un turno, el coche del último color usado puede avanzar una casilla.
option-monza-stopping = ¿Puedo parar antes?
option-monza-stopping-keep-going = No: se sigue mientras sirva un dado
option-monza-stopping-longest = No: se usan todos los dados posibles
option-monza-stopping-free = Sí: se para donde se quiera
option-monza-free-finish = Meta con cualquier color
option-monza-free-finish-says = Con cualquier dado puedes cruzar la meta.
option-monza-push-targets = Empujones en las casillas de meta
option-monza-push-targets-says = En cada casilla de meta cabe un solo coche. Si te paras ahí, el otro retrocede.
option-monza-count-accelerators = Las fichas de aceleración cuentan
option-monza-count-accelerators-says = En la última ronda, las fichas de aceleración cuentan como dados.
option-monza-others-only = Movimiento extra solo para los demás
option-monza-others-only-says = No hay movimiento extra para tu propio coche cuando te toca a ti.
option-monza-turbo-accelerators = Fichas de aceleración después del turbo
option-monza-turbo-accelerators-says = Puedes usar fichas de aceleración también después de la turbotirada.
option-monza-grid = Ventaja de salida
option-monza-grid-says = Un coche puede salir unas casillas más adelante. Así la carrera es justa para todos.
option-monza-track = ¿Qué tablero?
option-monza-players = ¿Cuántos juegan?
option-monza-cars = ¿Qué coche lleva cada sitio, desde el primero?
option-monza-starter = ¿Qué sitio empieza?

# Race

race-dice =
    { $count ->
        [one] un dado usado
       *[other] { $count } dados usados
    }
race-tiles =
    { $count ->
        [one] queda una ficha
       *[other] quedan { $count } fichas
    }
monza-board = El tablero
monza-tray = Bandeja de dados
monza-dice = Dados
monza-tiles = Fichas
monza-loading = Estamos poniendo el tablero…
monza-zoom-out = Ver todo el tablero
monza-zoom-in = Ver de cerca
monza-colour =
    { $colour ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
        [white] blanco
       *[purple] lila
    }
monza-finish =
    { $colour ->
        [red] meta, roja
        [yellow] meta, amarilla
        [green] meta, verde
        [blue] meta, azul
        [white] meta, blanca
       *[purple] meta, lila
    }
monza-die = dado { $number }, { monza-colour }
monza-accelerator =
    { $colour ->
        [red] ficha de aceleración roja
        [yellow] ficha de aceleración amarilla
        [green] ficha de aceleración verde
        [blue] ficha de aceleración azul
        [white] ficha de aceleración blanca
       *[purple] ficha de aceleración lila
    }
monza-extra-roll = Ficha de tirada extra: tirar otra vez algunos dados
monza-take-back = Recuperar el último dado, { monza-colour }
monza-roll = Tirar los dados
monza-sign-flag = ¡Adelante! Fin del turno
monza-sign-turbo = Turbotirada: dos dados más
monza-sign-no = Sin movimiento extra
monza-last-round = Última ronda
monza-ask-wait = { $name } está pensando…
monza-ask-roll = { $name }, ¡toca el cubilete!
monza-ask-lay = { $name }, pon un dado en una casilla iluminada.
monza-ask-space = Ahora toca una casilla iluminada.
monza-ask-flag = { $name }, ¡toca la bandera y arranca!
monza-ask-tile-or-flag = { $name }, toca la bandera para arrancar, o usa una ficha.
monza-ask-turbo = { $name }, toca el turbo para dos dados más, o la bandera.
monza-ask-mark = Toca los dados que quieres volver a tirar y luego el cubilete.
monza-ask-bonus = ¡Un extra, { $name }! Toca una casilla, o la mano si no quieres.
monza-ask-stuck = Nadie llega ya a la meta. Quien organiza puede parar la carrera.
monza-tell-only-way = Solo hay un camino, así que { $name } avanza.
monza-tell-rolled = { $name } tira los dados.
monza-tell-passed = No sirve ningún dado. { $name } se queda en su sitio.
monza-tell-turbo = ¡Turbotirada para { $name }!
monza-tell-drove =
    { $steps ->
        [one] { $name } avanza una casilla.
       *[other] { $name } avanza { $steps } casillas.
    }
monza-tell-bonus = ¡Movimiento extra para { $name }!
monza-tell-no-bonus = { $name } no usa el movimiento extra.
monza-tell-pushed-back = ¡Pum! { $name } salta hacia atrás.
monza-tell-finished = ¡{ $name } cruza la meta!
monza-tell-last-round = ¡Última ronda!

# Podium

monza-reason =
    { $reason ->
        [alone] El único coche que ha cruzado la meta.
        [fewest-dice] En la meta con menos dados que nadie: { $dice }.
       *[shared] En la meta con el mismo número de dados: { $dice } por coche.
    }
monza-left =
    { $count ->
        [one] falta una casilla
       *[other] faltan { $count } casillas
    }
monza-lost = sin camino a la meta
monza-moment-drive =
    { $count ->
        [one] { $name } avanza una casilla.
       *[other] ¡{ $name } avanza { $count } casillas de golpe!
    }
monza-moment-push = ¡Pum! { $name } manda atrás a { $other }.
monza-moment-lead = ¡{ $name } adelanta a { $other }!
monza-moment-home = ¡{ $name } cruza la meta!

# Said aloud and in words

monza-start = Salida
monza-tyre = un neumático
monza-long = casilla larga
monza-stands = ahí está { $name }
monza-lane =
    { $name ->
        [left] carril izquierdo
        [middle] carril del medio
        [right] carril derecho
       *[other] carril { $lane }
    }
monza-in-lane =
    { $name ->
        [left] en el carril izquierdo
        [middle] en el carril del medio
        [right] en el carril derecho
       *[other] en el carril { $lane }
    }
monza-side =
    { $side ->
        [left] a la izquierda
        [right] a la derecha
       *[ahead] todo recto
    }
monza-edge =
    { $ahead ->
        [yes] llega más adelante que la tuya
       *[no] no llega más adelante que la tuya
    }
monza-around =
    { $side ->
        [left] A la izquierda: { $what }.
        [right] A la derecha: { $what }.
       *[ahead] Todo recto: { $what }.
    }
monza-roam = Casilla { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = con una ficha de aceleración
monza-then = luego { $colours }
monza-then-end = luego ya no sirve nada
monza-then-stop = luego la bandera
monza-progress =
    { $part ->
        [start] justo después de la salida
        [quarter] más o menos a un cuarto del camino
        [nearly-half] casi a mitad de camino
        [half] a mitad de camino
        [past-half] pasada la mitad del camino
        [three-quarters] más o menos a tres cuartos del camino
       *[end] casi en la meta
    }
monza-here = { $name } está { $in }, en el { monza-colour }, { $progress }.
monza-here-laid = Tus dados llevan al { monza-colour } { $in }, { $progress }.
monza-here-start = { $name } está en la salida.
monza-here-home = { $name } ha cruzado la meta.
monza-other =
    { $where ->
        [ahead] { $name } va delante: { $lane }, en el { monza-colour }.
        [behind] { $name } va detrás: { $lane }, en el { monza-colour }.
       *[level] { $name } va a tu altura: { $lane }, en el { monza-colour }.
    }
monza-other-start = { $name } está en la salida.
monza-other-home = { $name } ha cruzado la meta.
monza-dice-left = Dados que quedan: { $colours }.
monza-say-rolled = { $name } saca { $colours }.
monza-where =
    { $name ->
        [outer] en el carril de fuera
        [middle] en el carril del medio
        [inner] en el carril de dentro
       *[other] en el carril { $lane }
    }
monza-say-drove = { $name } pasa por { $colours } y ahora está { $where }.
monza-say-drove-home = { $name } pasa por { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Movimiento extra: { $name } va al { monza-colour } { $where }.
monza-say-pushed-back = ¡Pum! { $name } salta atrás hasta el { monza-colour } { $where }.
monza-say-pushed-to-start = ¡Pum! { $name } salta atrás hasta la salida.

# Keys

keys-monza-arrows = por el tablero: adelante, atrás, izquierda, derecha
keys-monza-page = a la siguiente casilla iluminada
keys-monza-dice = coger un dado
keys-monza-back = recuperar el último dado
monza-key =
    { $colour ->
        [red] R
        [yellow] A
        [green] V
        [blue] Z
        [white] B
       *[purple] L
    }

# Why not?

why-monza-not-your-turn = Le toca a otra persona. ¡Enseguida te toca!
why-monza-roll-first = Primero tira los dados.
why-monza-over = La carrera ha terminado.
why-monza-here = Tu coche ya está ahí. Solo se va hacia delante.
why-monza-behind = Eso está detrás de ti. Solo se va hacia delante.
why-monza-not-ahead = Esa casilla no llega más adelante que la tuya. Ahí no puedes cambiar de carril.
why-monza-corner = Las dos casillas solo se tocan en una esquina. Con eso no basta.
why-monza-too-far = Esa casilla no toca la tuya. Ve casilla a casilla.
why-monza-tyre = Hay un neumático en medio. Por ahí no pasa nadie.
why-monza-from-start = Desde la salida solo se va a una casilla de color { $colours }.
why-monza-no-die =
    { $colour ->
        [red] Ya no te queda ningún dado rojo.
        [yellow] Ya no te queda ningún dado amarillo.
        [green] Ya no te queda ningún dado verde.
        [blue] Ya no te queda ningún dado azul.
        [white] Ya no te queda ningún dado blanco.
       *[purple] Ya no te queda ningún dado lila.
    }
why-monza-other-die =
    { $colour ->
        [red] Esa casilla pide un dado rojo.
        [yellow] Esa casilla pide un dado amarillo.
        [green] Esa casilla pide un dado verde.
        [blue] Esa casilla pide un dado azul.
        [white] Esa casilla pide un dado blanco.
       *[purple] Esa casilla pide un dado lila.
    }
why-monza-finish-die =
    { $colour ->
        [red] Para esta meta necesitas un dado rojo.
        [yellow] Para esta meta necesitas un dado amarillo.
        [green] Para esta meta necesitas un dado verde.
        [blue] Para esta meta necesitas un dado azul.
        [white] Para esta meta necesitas un dado blanco.
       *[purple] Para esta meta necesitas un dado lila.
    }
why-monza-finish-any-die = Ya no te queda ningún dado para la meta.
why-monza-home = Tus dados ya te llevan a la meta. De ahí no se pasa.
why-monza-longest = En esta mesa se usan todos los dados posibles, salvo para llegar a la meta. Hay un camino más largo.
why-monza-drive-on = Todavía sirve otro dado: { $colours }. ¡Sigue!
why-monza-no-turbo-die =
    { $colour ->
        [red] Ya no te queda ningún dado turbo rojo.
        [yellow] Ya no te queda ningún dado turbo amarillo.
        [green] Ya no te queda ningún dado turbo verde.
        [blue] Ya no te queda ningún dado turbo azul.
        [white] Ya no te queda ningún dado turbo blanco.
       *[purple] Ya no te queda ningún dado turbo lila.
    }
why-monza-tile-after-turbo = Después de la turbotirada no puedes usar fichas de aceleración, solo los dos dados.
why-monza-occupied = Ahí hay un coche. Para el movimiento extra la casilla debe estar libre.
why-monza-bonus-only = Ahora solo queda el movimiento extra: toca una casilla, o la mano si no quieres.
why-monza-no-tiles = Eso es para pilotos expertos. Esta carrera no tiene fichas.
why-monza-dice-left = Solo hay turbotirada cuando has usado los seis dados.
why-monza-one-turbo = Solo una turbotirada por turno.
why-monza-extra-roll-late = Solo puedes tirar otra vez antes de poner nada.
why-monza-extra-roll-gone = Ya has usado tu tirada extra.

# Rules

rules-page-monza = Monza
rules-page-monza-says = Da una vuelta a la pista con seis dados de colores.
rules-page-professional = Pilotos expertos
rules-page-professional-says = Si ya conoces Monza: con fichas y turbotirada.
rules-page-bonus = Movimiento extra
rules-page-bonus-says = Para todas las carreras de Monza: tu último color puede mover un coche.
rules-page-first-edition = Primera edición
rules-page-first-edition-says = El primer Monza: seis coches y dos casillas de meta.
rules-goal = Da una vuelta a la pista y cruza la meta para ganar.
rules-begin = Cada uno coge un coche y lo pone en la salida. Empieza la persona más joven, y luego le toca a quien está a su izquierda.
rules-begin-first = Hasta seis coches esperan en la salida. Empieza la persona más joven, y luego le toca a quien está a su izquierda.
rules-roll = ¿Te toca? Tira los seis dados, una sola vez.
rules-lay = Pon un dado en una casilla de su color que toque la tuya, y el siguiente en una casilla que toque esa. El orden lo eliges tú: ¡busca un camino largo! Luego tu coche lo recorre.
rules-start = Desde la salida se puede ir a dos casillas: una blanca y una lila.
rules-start-long = También en la pista larga se sale por el blanco o el lila. En vuestro propio tablero: por cualquier casilla que toque la salida.
rules-lane = ¡Solo hacia delante! Puedes cambiar de carril si la casilla de al lado llega más adelante que la tuya. Si no, sigue en tu carril.
rules-touch = La casilla siguiente debe tocar la tuya por un lado. Una esquina no basta.
rules-tyre = Hay un neumático en medio. Por ahí no pasa nadie, así que rodéalo.
rules-over = Puedes pasar por una casilla con un coche. También para esa casilla necesitas un dado.
rules-bump = Si te paras en una casilla con un coche, ¡pum! Ese coche retrocede por su carril hasta la primera casilla libre. Se saltan los neumáticos y los otros coches.
rules-nowhere = ¿No hay ninguna casilla libre detrás del coche empujado? Entonces ese coche vuelve a la salida. En la salida y en la meta no se empuja a nadie.
rules-no-die = ¿No sirve ningún dado? Tu coche se queda en su sitio, y le toca a la siguiente persona.
rules-drive-on = Mientras sirva un dado, sigues. El camino lo eliges tú.
rules-finish = La meta es blanca, así que necesitas un dado blanco. Ahí te paras.
rules-last-round = ¿Alguien ha cruzado la meta? Terminad la ronda, para que nadie se quede sin su turno.
rules-fewest = ¿Han llegado varios coches? Cuentan los dados de la última ronda: gana quien usó menos. ¿Empate? Entonces ganáis juntos.
rules-trophy = Quien gana se lleva un trofeo y la corona hasta la próxima carrera.
rules-house-stopping = Se puede parar donde se quiera. O, más estricto: hay que usar todos los dados posibles.
rules-house-finish = Con cualquier dado puedes cruzar la meta.
rules-house-starter = Empieza quien ganó la última carrera, o se echa a suertes.
rules-house-grid = Con ventaja, la carrera es justa también para los pequeños: su coche sale unas casillas más adelante. Después es un coche como los demás, y también se le puede empujar hacia atrás.
rules-tiles = Cada uno recibe seis fichas de aceleración, una de cada color, y una ficha de tirada extra.
rules-extra-roll = ¿No te gusta lo que ha salido? Entrega tu ficha de tirada extra y vuelve a tirar los dados que quieras. Hazlo antes de poner nada.
rules-accelerator = Una ficha de aceleración se usa como un dado de su color. Después del turno ya no está.
rules-six = ¿Has usado los seis dados? ¡Entonces tienes una turbotirada!
rules-turbo = Tira dos dados y sigue con uno, con los dos o con ninguno. Después le toca a la siguiente persona.
rules-turbo-tiles = Después de la turbotirada no puedes usar fichas de aceleración.
rules-turbo-bump = Hasta que no acaba la turbotirada, no se empuja a nadie.
rules-house-count = En la última ronda, las fichas de aceleración cuentan como dados.
rules-house-turbo = También puedes usar fichas de aceleración después de la turbotirada.
rules-bonus = Al final de un turno mirad el último color usado. El coche de ese color puede avanzar una casilla, del color que sea.
rules-bonus-free = Para el movimiento extra, la casilla debe estar libre: sin neumático, sin coche y sin empujones.
rules-bonus-home = Un movimiento extra puede llevar incluso a la meta.
rules-bonus-own = ¿El último color era el tuyo? Entonces puede avanzar tu propio coche, pero solo si quieres.
rules-house-others = No hay movimiento extra para tu propio coche cuando te toca a ti.
rules-first-box = Hasta seis coches dan una vuelta a la pista original. Las dos casillas del final son la meta.
rules-first-start = Aquí, desde la salida se puede ir a dos casillas: una azul y una blanca.
rules-first-targets = Necesitas un dado del color de la casilla de meta: aquí azul o blanco. Ahí te paras.
rules-house-targets = En cada casilla de meta cabe un solo coche. Si te paras ahí, el otro retrocede y tiene que seguir corriendo.

# First race

lesson-monza-roll = ¡Toca el cubilete! Salen seis dados.
lesson-monza-lay = En cada casilla iluminada sirve uno de tus dados. Toca una casilla, y el dado salta ahí.
lesson-monza-back = ¿Has cambiado de idea? Toca el último dado, y ese dado vuelve.
lesson-monza-lane = Esta casilla es de otro carril. Llega más adelante que la tuya, así que puedes cambiar de carril.
lesson-monza-on = Sirve otro dado. Sigue: ¡cuanto más lejos, mejor!
lesson-monza-forced = Esta vez solo hay un camino, así que tu coche avanza solo.
lesson-monza-flag = Ya no sirve ningún dado. Toca la bandera, ¡y tu coche arranca!
lesson-monza-finish = ¡La meta! Tócala y has llegado.
lesson-monza-other = Ahora le toca a { $name }. Después vas tú.
lesson-monza-passed = Esta vez no sirve ningún dado para { $name }. El coche se queda en su sitio.
lesson-monza-pushed-back = ¡Pum! Alguien se ha parado en la casilla de { $name }, así que { $name } salta atrás hasta la primera libre.
lesson-monza-last-round = ¡Alguien ha cruzado la meta! Aun así, terminamos esta ronda. Ahora cuenta los dados: cuantos menos, mejor.
lesson-monza-end = ¡Eso ha sido una carrera entera! Si llegan varios coches, gana quien usa menos dados. Ya sabes jugar.
lesson-monza-says = Tirar los dados, buscar un camino, avanzar: tu primera carrera.
lesson-professional-tiles = Estas son tus fichas de aceleración. Cada una se usa una vez, como un dado de su color.
lesson-professional-extra = ¿Mala tirada? Una vez por carrera puedes volver a tirar algunos dados. Toca esta ficha.
lesson-professional-mark = Toca los dados que quieres volver a tirar.
lesson-professional-again = ¡Ahora toca el cubilete!
lesson-professional-accelerator = ¿Ya no sirve ningún dado? ¡Una ficha de aceleración sí! Toca la casilla que brilla un poco.
lesson-professional-turbo = Has usado los seis dados: ¡turbo! Toca los dados en llamas.
lesson-professional-turbo-dice = ¡Dos dados más! Usa los que sirvan, o toca la bandera.
lesson-professional-says = Fichas de aceleración, tirada extra y turbo.
lesson-professional-end = ¡Ya conduces como los expertos! En una carrera de verdad, guarda las fichas de aceleración para el mejor momento.
lesson-bonus-aim = El último dado es especial: el coche de su color puede avanzar una casilla más. ¡También el tuyo!
lesson-bonus-take = ¡Movimiento extra! El último dado es del color de tu coche. Toca una casilla iluminada, o la mano si no quieres.
lesson-bonus-says = El último dado regala una casilla a un coche.
lesson-bonus-end = ¡Bien hecho! Mira el último dado en cada turno: puede ser un regalo para ti, o para otro.
lesson-first-edition-start = Desde la salida se va a una casilla azul o a una blanca. ¡Toca una!
lesson-first-edition-target = ¡Una casilla de meta! Un dado de su color te lleva. ¡Tócala!
lesson-first-edition-says = Salida azul o blanca, dos casillas de meta.
lesson-first-edition-end = ¡Esa es la primera edición! En su tablero grande corren hasta seis.

# Workshop

workshop-title = Construye un tablero
workshop-says = Dibuja tu propio tablero y corre en él.
workshop-back = Volver al taller
workshop-quality = ¿Es bueno tu tablero?
workshop-measuring = Lo estamos probando…
workshop-unmeasured = Todavía no hemos podido probarlo.
workshop-mark =
    { $mark ->
        [good] bien
        [fair] regular
       *[poor] todavía no
    }
workshop-figure =
    { $figure ->
        [turns] Turnos hasta la meta
        [stalls] No sirve ningún dado
        [endings] Opciones por turno
       *[skill] Carreras que gana un piloto listo
    }
workshop-better = ¿Cómo mejorarlo?
workshop-first-open = Queda pista vacía. Píntala, o deja que la termine el ordenador.
workshop-first-mend = Algo no está bien todavía:
workshop-more-faults = Más cosas por arreglar: { $count }
workshop-all-good = ¡Un tablero genial! ¡A correr!
workshop-miss =
    { $kind ->
        [turns-low] La carrera acaba demasiado pronto: en { $figure } turnos. Alarga los carriles.
        [turns-high] La carrera dura demasiado: { $figure } turnos. Acorta los carriles.
        [stalls] Muchas veces no sirve ningún dado: en el { $figure } de los turnos. Mezcla más los colores.
        [worst-stall] En { $where } los coches se quedan parados: no sirve ningún dado en el { $figure } de los turnos.
        [endings] Hay poco que elegir: { $figure } casillas por turno. Mezcla los colores, o mueve el final de algunas casillas.
        [skill] Es casi todo suerte: un piloto listo gana solo el { $figure } de las carreras.
        [starter] Importa demasiado quién empieza: con cuatro coches, el primero gana el { $figure } de las carreras.
        [colour-low] Hay muy poco { monza-colour }: el { $figure } de las casillas.
        [colour-high] Hay demasiado { monza-colour }: el { $figure } de las casillas.
       *[lane] Casi nadie va por el carril { $where }: el { $figure } de los turnos.
    }
workshop-hint = Pinta { $space } de { monza-colour }
workshop-hint-tyre = Pon un neumático en { $space }
workshop-finish-title = Termínalo por mí
workshop-finish = Rellenar la pista vacía
workshop-finishing = Rellenando la pista
workshop-finished = El tablero está terminado.
workshop-stop = Parar
workshop-another = Otro más
workshop-nothing-open = Borra unas casillas y el ordenador las rellenará otra vez.
workshop-race = ¡A correr en él!
workshop-why-open = Primero rellena la pista vacía.
workshop-why-mend = Primero arregla: { $count }
workshop-send-says = Quien abra este enlace tendrá tu tablero.
workshop-send-long = Este tablero es demasiado grande para un enlace. Guárdalo en un archivo y envíalo.
workshop-refused = Este archivo no se puede abrir
workshop-nothing-lost = Nada ha cambiado: tu tablero sigue ahí.
workshop-boards = Tableros
workshop-unnamed = Tablero { $number }
workshop-name = Nombre del tablero
workshop-mine = Tus tableros
workshop-fresh = Tablero vacío
workshop-not-kept = Este navegador no puede guardar nada. Guarda el tablero en un archivo.
workshop-received = ¡Alguien te ha enviado un tablero!
workshop-opened = { $name } ya está abierto.
workshop-photo = Una foto debajo del dibujo
workshop-photo-take = Hacer una foto
workshop-photo-choose = Elegir una imagen
workshop-photo-remove = Quitar
workshop-photo-says = Dibuja encima como en papel de calcar. La imagen se queda en este dispositivo.
workshop-photo-slider =
    { $what ->
        [x] Izquierda y derecha
        [y] Arriba y abajo
        [scale] Tamaño
        [turn] Ángulo
       *[strength] Opacidad
    }
workshop-no-photo = No podemos enseñar esta imagen. Elige otra.
workshop-print = Imprimir
workshop-print-says = El tablero a escala, con dados y coches para recortar.
workshop-paper = ¿De qué tamaño?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grande: hojas A4 para pegar
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = ¿En color o en blanco y negro?
workshop-ink-kind =
    { $ink ->
        [colour] En color
       *[symbols] En blanco y negro, con símbolos
    }
workshop-format = ¿Qué archivo?
workshop-format-kind =
    { $format ->
        [pdf] PDF, para imprimir
       *[svg] SVG, para editar
    }
workshop-print-save = Guardar el archivo
workshop-draw-board = El tablero que dibujas
workshop-draw-open = pista vacía
workshop-draw-long = longitud { $length }
workshop-draw-target = casilla de meta
workshop-draw-space = Carril { $lane }, casilla { $number }: { $what }.
workshop-draw-missing = El carril { $lane } acaba antes de tiempo: aquí falta pista.
workshop-draw-size = Carriles: { $lanes }, longitud: { $length }.
workshop-draw-in-hand = Casilla { $lane }{ $number }
workshop-draw-shorter = Más corta
workshop-draw-longer = Más larga
workshop-draw-exact = Longitud exacta
workshop-draw-set = Usar esta longitud
workshop-draw-bad-length = Escribe una longitud como 1, 1½ o 4/3.
workshop-draw-remove = Quitar esta casilla
workshop-draw-before = Casilla nueva antes
workshop-draw-after = Casilla nueva después
workshop-draw-split = Partir en dos
workshop-draw-join = Unir con la siguiente
workshop-draw-cure =
    { $cure ->
        [fill] Rellenar con pista vacía
        [close] Cerrar el circuito
        [fit] Ajustar automáticamente
        [tyre] Poner un neumático
       *[open] Abrir todos los carriles
    }
workshop-draw-look = Mirar de cerca
workshop-draw-closer = Acercar
workshop-draw-farther = Alejar
workshop-draw-tools = ¿Qué pintamos?
workshop-draw-hand = Mano: elegir una casilla
workshop-draw-paint = Pintar: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] Carriles
        [ends] Salida y meta
       *[curve] Forma
    }
workshop-draw-faults =
    { $count ->
        [0] Nada que arreglar
       *[other] Por arreglar: { $count }
    }
workshop-draw-to-mend = Lo que hay que arreglar
workshop-draw-odd = Casillas raras: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Añadir carril a la izquierda
       *[right] Añadir carril a la derecha
    }
workshop-draw-copy-lane = Copiar el carril { $lane }
workshop-draw-remove-lane = Quitar el carril { $lane }
workshop-draw-lane = Carril { $lane }, longitud { $length }
workshop-draw-lane-name = Carril { $lane }
workshop-draw-track-length = Longitud total: { $length }
workshop-draw-track-shorter = Acortar todos los carriles
workshop-draw-track-longer = Alargar todos los carriles
workshop-draw-exits = Desde la salida se va a
workshop-draw-finish = La carrera acaba en
workshop-draw-end =
    { $end ->
        [line] una línea de lado a lado
       *[targets] casillas de meta
    }
workshop-draw-line = Color de la línea de meta
workshop-draw-targets = Carriles que acaban en una casilla de meta
workshop-draw-edition = ¿Para qué juego?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Edición conmemorativa, 4 coches
       *[first] Primera edición, 6 coches
    }
workshop-draw-shapes = Forma de la pista
workshop-draw-shape =
    { $shape ->
        [fit] Automática
        [stadium] Estadio
        [ring] Anillo
        [corner] Esquina
        [oval] Óvalo
        [long] Pista larga
        [sprint] Sprint
        [first-edition] Primera edición
       *[straight] Recta
    }
workshop-draw-road = Ancho de la pista
workshop-draw-start-box = Largo de la salida
workshop-draw-piece = Pieza { $number }
workshop-draw-way =
    { $way ->
        [l] Curva a la izquierda
        [f] Recta
       *[r] Curva a la derecha
    }
workshop-draw-length = Longitud
workshop-draw-angle = Ángulo
workshop-draw-radius = Radio
workshop-draw-less = Menos: { $what }
workshop-draw-more = Más: { $what }
workshop-draw-earlier = Subir en la lista
workshop-draw-later = Bajar en la lista
workshop-draw-add-piece = Pieza nueva después
workshop-draw-remove-piece = Quitar esta pieza
workshop-draw-ready = ¡Listo para correr!
workshop-draw-more-faults = y { $count } más
workshop-draw-open-left = Casillas vacías: { $count }. Píntalas, o deja que lo haga el ordenador.
workshop-draw-undone =
    { $what ->
        [undo] Deshecho.
       *[redo] Rehecho.
    }
workshop-draw-there = Enséñamelo
workshop-draw-finish-place = Meta
workshop-draw-keys-arrows = por la pista, y de carril a carril
workshop-draw-keys-length = más larga, más corta
workshop-draw-keys-border = mover el borde delantero
workshop-draw-keys-remove = quitar la casilla
workshop-draw-keys-undo = deshacer; rehacer
workshop-draw-key =
    { $act ->
        [tyre] N
        [open] C
        [split] P
        [join] U
        [before] T
        [after] D
       *[exact] E
    }
file-board = mi tablero
file-board-simple = mi-tablero

# Fallos de un tablero en el taller, cada uno en su sitio

error-workshop-busy = El taller está muy ocupado. Prueba otra vez dentro de un momento.
error-workshop-failed = Este tablero ha sido demasiado para el taller. Hazlo un poco más sencillo y prueba otra vez.
error-workshop-tools = El taller todavía no está listo. Prueba otra vez dentro de un minuto.
error-board-broken = Aquí no hay ningún tablero. Pide que te lo envíen otra vez.
error-board-large = Este tablero es demasiado grande.
error-board-version = Este tablero es de un Hairpin más nuevo. Pide que actualicen el juego.
workshop-fault = Aquí hay algo que aún no está bien. Cambia esta parte del tablero.
fault-too-large = Este archivo es demasiado grande para un tablero: como mucho { $most } kB.
fault-not-toml = Esto no es un archivo de tablero. Elige uno guardado aquí, o escríbelo en TOML.
fault-other-game = Este archivo es de otro juego. Elige un tablero de Monza.
fault-unknown-word = «{ $given }» no significa nada aquí. Quítalo o escríbelo bien.
fault-bad-name = El archivo necesita un nombre sencillo: letras minúsculas, cifras y guiones, como mi-tablero.toml.
fault-bad-text = «{ $given }» debe ser texto.
fault-bad-title = Este nombre es demasiado largo: como mucho { $most } letras.
fault-edition = Elige la edición: la primera o la conmemorativa.
fault-no-lanes = Este tablero todavía no tiene carriles. Pon al menos dos.
fault-lane-count = Un tablero tiene de { $least } a { $most } carriles.
fault-empty-lane = Este carril está vacío. Pon casillas en él.
fault-too-many = Son demasiadas casillas: como mucho { $most }. Quita algunas.
fault-lane-length = Este carril acaba antes de tiempo: mide { $missing } menos que el más largo. Hazlo igual de largo.
fault-no-colour = Esta casilla no tiene color. Dale uno de los seis, o un neumático.
fault-bad-length = Esta longitud no sirve. Usa un número mayor que 0 que no pase de { $most }: 2, 3/2 o 4/3.
fault-open-road = Este trozo de pista sigue vacío. Pon casillas en él, o deja que lo termine el ordenador.
fault-bad-start = La salida debe dar a carriles de este tablero.
fault-no-exit = Desde la salida no puede arrancar nadie. Abre un carril que no empiece con un neumático.
fault-no-finish = Todavía no hay meta. Elige un color para la línea de meta, o casillas de meta.
fault-tyre-target = Hay un neumático en la casilla de meta. Dale un color a esa casilla.
fault-cut-off = Nadie puede llegar a la meta. Abre un camino hasta ella.
fault-curve-table = No podemos leer la forma de la pista. Elige otra.
fault-curve-size =
    { $key ->
        [road] El ancho de la pista debe ser mayor que 0 y no pasar de { $most }.
       *[start] El largo de la salida debe ser mayor que 0 y no pasar de { $most }.
    }
fault-curve-path = La forma de la pista necesita de 1 a { $most } piezas.
fault-curve-word = «{ $given }» no es una pieza de pista. Usa una recta o una curva.
fault-curve-road = La pista es tan estrecha que no se ve. Dale al menos { $least } de ancho.
fault-curve-start = La salida es demasiado corta para los coches. Dale al menos { $least } de largo.
fault-curve-tight = Esta curva es demasiado cerrada. Ábrela, o haz la pista más estrecha.
fault-curve-gap = La pista no vuelve a la salida. Cambia una recta o una curva hasta que se cierre.
fault-curve-overlap = Aquí la pista choca consigo misma, en la pieza { $other }. Llévala por otro lado, o hazla más estrecha.
fault-nothing-open = No queda nada por rellenar: no hay pista vacía.
fault-too-much-open = Hay demasiada pista vacía: podrían salir más de { $most } casillas. Deja menos.
fault-open-halves = La pista vacía mide al menos 1 y va de medio en medio: 1, 1½, 2…
fault-no-measure = Estas longitudes no van juntas. Usa medios, tercios o cuartos.
fault-no-way = No hemos encontrado ningún camino sin callejones sin salida. Deja más pista vacía.
odd-dead-end = Un callejón sin salida: de aquí un coche solo sale si otro lo empuja hacia atrás.
odd-unreachable = Nadie puede llegar conduciendo hasta esta casilla. Un coche solo llega aquí de un empujón.

# Terminal

cli-start = salida:
cli-finish = meta:
cli-dice = dados: { $dice }
cli-tiles = fichas: { $tiles }
cli-does-roll = saca { $dice }
cli-does-drive =
    { $tool ->
        [tile] avanza a { $space }: aceleración ({ monza-colour })
       *[die] avanza a { $space }: dado { monza-colour }
    }
cli-does-finish =
    { $tool ->
        [tile] cruza la meta: aceleración ({ monza-colour })
       *[die] cruza la meta: dado { monza-colour }
    }
cli-does-reroll = usa la tirada extra para { $dice }
cli-does-bonus = movimiento extra: { $car } avanza a { $space }
cli-does-bonus-finish = movimiento extra: { $car } cruza la meta
cli-does-no-bonus = { $car } no usa el movimiento extra
cli-does-turbo = hace la turbotirada
cli-does-stop = se para
cli-pushed-back = ¡Pum! { $name } salta atrás hasta la casilla { $space }.
cli-printed = Imprime las { $count } hojas al 100 %: así la barra mide 5 cm.
cli-push-backs = empujones por carrera: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } casillas, primera edición
       *[anniversary] { $title }; { $spaces } casillas, edición conmemorativa
    }
cli-report = tablero { $name }
cli-figure = medida
cli-value = valor
cli-report-spaces = casillas por carril
cli-report-tyres = casillas obstáculo
cli-report-colours = parte de cada color
cli-report-drivable = casillas transitables por carril
cli-report-inner = interior : exterior { $share }
cli-report-areas = una casilla normal, tal como se dibuja, por carril
cli-report-unlike = { $times } veces como mucho
cli-report-skew = un color en un carril y en el tablero
cli-report-apart = { $share } de diferencia como mucho, en { $where }
cli-report-alike = mismo color lado a lado
cli-report-cars = movimiento extra: el mejor de dos coches
cli-report-turns = turnos hasta la meta, un coche que va lo más lejos posible
cli-report-spread = variación { $spread }
cli-report-stalls = turnos sin avanzar
cli-report-worst = lo peor, { $share } en { $space }
cli-report-endings = finales distintos por turno
cli-report-skill = mejor piloto posible contra { $racer }, dos coches
cli-report-push-backs = empujones por carrera
cli-report-field = { $races } carreras, todos los coches
cli-report-lead = cambios de líder por carrera
cli-report-lanes = parte de las visitas por carril
cli-report-seats = victorias por sitio, cuatro veces { $racer }
cli-report-starter = quien empieza: a { $points } puntos porcentuales de lo justo
cli-missed = no se cumple:
cli-all-met = se cumplen todos los objetivos
cli-problem =
    { $kind ->
        [turns] un coche tarda { $figure } turnos; lo ideal sería de { $least } a { $most }
        [stalls] en el { $figure } de los turnos no se avanza; debería ser el { $most } como mucho
        [worst-stall] en { $where } no se avanza en el { $figure } de los turnos; debería ser el { $most } como mucho
        [endings] un turno tiene { $figure } finales distintos; deberían ser al menos { $least }
        [skill] el mejor piloto posible gana a { $racer } en el { $figure } de las carreras; debería ser al menos el { $least }
        [starter] con cuatro coches, quien empieza gana el { $figure } de las carreras; lo justo sería entre el { $least } y el { $most }
        [colour] { $where }: el { $figure } de las casillas; lo ideal sería entre el { $least } y el { $most }
        [outside-in] el carril { $where } tiene { $figure } casillas transitables; el carril de fuera debería tener más
        [inner] el carril { $where } tiene el { $figure } de las casillas del carril exterior; debería ser el { $most } como mucho
        [areas] las casillas del carril { $where } se dibujan { $figure } veces más grandes que las de otro; deberían ser { $most } como mucho
        [lane-colour] en el carril { $where } la parte de un color se aparta un { $figure } de su parte en el tablero; debería ser un { $most } como mucho
        [alike] el mismo color está lado a lado en { $figure } lugares; lo ideal sería de { $least } a { $most }
        [cars] con el movimiento extra, el primer coche de { $where } gana el { $figure } de las carreras; lo justo sería entre el { $least } y el { $most }
       *[lane] en el { $figure } de los turnos hay coches en el carril { $where }; debería ser al menos el { $least }
    }
cli-design-task = rellenando la pista
cli-design-best = mejor piloto { $skill }, sin avanzar { $stalls }
cli-solve-title = { $track }, { $players } coches, todos conducen lo mejor posible
cli-solve-starts = { $seat } (empieza)
cli-solve-bound = valores estables con un margen de { $residual }; conduciendo de otro modo nadie ganaría más de { $epsilon }
cli-solve-work = { $sweeps } pasadas, { $seconds } s, temperatura { $heat }
cli-solve-task =
    { $task ->
        [solving] resolviendo
       *[proving] comprobando el sitio { $seat }
    }
cli-solve-moving = pasada { $sweeps }, todavía cambia { $residual }
cli-solve-lone-car = { $track }, un coche con todas las fichas: { $turns } turnos de media
cli-solve-turns = turnos
cli-solve-chance = probabilidad
cli-grid-title = { $track }: una salida justa
cli-grid-begins = sale de
cli-grid-before = victorias sin ventaja
cli-grid-after = victorias con ventaja
cli-grid-simulated = medido en { $races } carreras, con un margen de { $points } puntos porcentuales
cli-grid-solved = calculado con valores resueltos
cli-grid-start = { $name } tiene ventaja: sale de { $space }.
cli-study-task =
    { $task ->
        [reading] leyendo
        [solving] resolviendo
       *[racing] corriendo
    }
cli-study-starting = empezar da { $points } puntos
cli-study-moves =
    { $sort ->
        [racer_errs] primeras tiradas en las que ir lo más lejos posible cuesta más
        [choice_matters] primeras tiradas en las que el mejor final destaca más
       *[most_common] las opciones más frecuentes en la primera tirada
    }
cli-study-roll = tirada
cli-study-often = frecuencia
cli-study-route = camino
cli-study-end = acaba en
cli-study-furthest = { $end } (lo más lejos)
cli-study-matches = { $races } carreras por fila, pasando por todos los sitios
cli-study-one = un piloto
cli-study-among = entre
cli-study-best = mejor piloto posible
cli-study-pushes = empujones en { $races } carreras de los mejores pilotos posibles y otras tantas de { $racer }
cli-study-push =
    { $what ->
        [pushed_loses] el coche empujado pierde
        [pusher_gains] el coche que empuja gana
        [push_is_worth] un empujón, cuando se puede elegir, da
        [solved_takes] los mejores pilotos posibles empujan, cuando se puede elegir
        [racers_take] { $racer } empuja, cuando se puede elegir
        [solved_per_race] empujones por carrera, mejores pilotos posibles
       *[racers_per_race] empujones por carrera, { $racer }
    }
cli-study-proof = nadie ganaría más de { $epsilon }, temperatura { $heat }, semilla { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: las mejores casillas para empezar el turno
       *[traffic] { $board }: dónde acaban los turnos
    }
cli-heat-says =
    { $layer ->
        [chances] probabilidad de ganar cuando te toca, con el otro coche a la par
       *[traffic] parte de todos los turnos, { $players } coches que corren lo mejor posible
    }
cli-heat-note = Cuanto más clara la casilla, más alto el número. Los símbolos son los colores:
cli-heat-tyre = neumático
cli-heat-finish = meta
cli-error-option-endless = en { $value } un coche puede quedarse atascado para siempre (por ejemplo en { $place }), así que no se puede resolver
cli-error-values-damaged = { $file } está anticuado o dañado; vuelve a ejecutar «hairpin solve»
