# Palabras: coche de carreras, dado, casilla, carril, casilla obstáculo, parrilla de salida, meta, turno, ronda,
# tablero, ficha (de tirada extra, de aceleración), turbotirada, movimiento extra, trofeo, pilotos expertos.

# Home

monza-title = Monza
monza-says = Seis dados, tres carriles, un trofeo.
monza-first-title = Monza · primera edición
monza-first-says = El circuito antiguo, hasta seis coches.

# Options

option-monza-track-oval = Óvalo: corto, para las primeras carreras
option-monza-track-long = Pista larga: para expertos
option-monza-track-sprint = Sprint: cortísimo, acaba en pocos turnos
option-monza-track-first-edition = Primera edición: hasta seis coches
option-monza-pro = Pilotos expertos
option-monza-pro-says = Cada uno recibe seis fichas de aceleración y una de tirada extra; quien usa los seis dados gana una turbotirada.
option-monza-bonus = Movimiento extra
option-monza-bonus-says = Al final de un turno, el coche del último color usado puede avanzar una casilla.
option-monza-stopping = ¿Puedo parar antes?
option-monza-stopping-keep-going = No: se sigue mientras valga un dado
option-monza-stopping-longest = No: se usan todos los dados posibles
option-monza-stopping-free = Sí: se para donde se quiera
option-monza-free-finish = Meta abierta
option-monza-free-finish-says = Cualquier dado te lleva a la meta, sea del color que sea.
option-monza-push-targets = Empujones en la meta
option-monza-push-targets-says = En cada casilla de meta cabe un solo coche. Quien para allí hace retroceder al otro.
option-monza-count-accelerators = Las aceleraciones cuentan
option-monza-count-accelerators-says = En la última ronda, las fichas de aceleración cuentan como dados.
option-monza-others-only = Movimiento extra solo para los demás
option-monza-others-only-says = En tu propio turno no hay movimiento extra para tu coche.
option-monza-turbo-accelerators = Acelerar después del turbo
option-monza-turbo-accelerators-says = Puedes usar fichas de aceleración también después de la turbotirada.
option-monza-track = ¿Qué tablero hay en la mesa?
option-monza-players = ¿Cuántos corren?
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
       *[purple] morado
    }
monza-finish =
    { $colour ->
        [red] meta, roja
        [yellow] meta, amarilla
        [green] meta, verde
        [blue] meta, azul
        [white] meta, blanca
       *[purple] meta, morada
    }
monza-die = dado { $number }, { monza-colour }
monza-accelerator =
    { $colour ->
        [red] ficha de aceleración, roja
        [yellow] ficha de aceleración, amarilla
        [green] ficha de aceleración, verde
        [blue] ficha de aceleración, azul
        [white] ficha de aceleración, blanca
       *[purple] ficha de aceleración, morada
    }
monza-extra-roll = Ficha de tirada extra: tirar otra vez algunos dados
monza-take-back = Recuperar el último, { monza-colour }
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
monza-ask-tile-or-flag = { $name }: ¿bandera o ficha?
monza-ask-turbo = { $name }: ¿turbotirada o bandera?
monza-ask-mark = Toca los dados que quieres volver a tirar y luego el cubilete.
monza-ask-bonus = Movimiento extra, { $name }: ¿casilla o mano?
monza-ask-stuck = Ningún coche puede llegar ya a la meta, así que no ganará nadie. En el menú se puede parar la carrera.
monza-tell-only-way = Solo hay un camino: { $name } avanza.
monza-tell-rolled = { $name } tira los dados.
monza-tell-passed = No vale ningún dado. { $name } se queda en su sitio.
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
        [yes] llega más adelante
       *[no] no llega más adelante
    }
monza-around =
    { $side ->
        [left] A la izquierda: { $what }.
        [right] A la derecha: { $what }.
       *[ahead] Todo recto: { $what }.
    }
monza-roam = Casilla { $space }: { $what }
monza-way = { $what }; { $then }
monza-with-tile = con una aceleración
monza-then = luego { $colours }
monza-then-end = luego ya no vale nada
monza-then-stop = luego la bandera
monza-here = { $name } está { $in }, en { monza-colour }, casilla { $space }, al { $percent } por ciento del camino.
monza-here-laid = Los dados llevan a la casilla { $space }: { monza-colour }, { $lane }, al { $percent } por ciento del camino.
monza-here-start = { $name } está en la salida.
monza-here-home = { $name } ha cruzado la meta.
monza-other =
    { $where ->
        [ahead] { $name } va delante: { $lane }, en { monza-colour }, casilla { $space }.
        [behind] { $name } va detrás: { $lane }, en { monza-colour }, casilla { $space }.
       *[level] { $name } va a la par: { $lane }, en { monza-colour }, casilla { $space }.
    }
monza-other-start = { $name } está en la salida.
monza-other-home = { $name } ha cruzado la meta.
monza-dice-left = Dados: { $colours }.
monza-say-rolled = { $name } saca { $colours }.
monza-where =
    { $name ->
        [outer] en el carril de fuera
        [middle] en el carril del medio
        [inner] en el carril de dentro
       *[other] en el carril { $lane }
    }
monza-say-drove = { $name } avanza: { $colours }; ahora { $where }.
monza-say-drove-home = { $name } avanza: { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Movimiento extra: { $name } va al { monza-colour } { $where }.
monza-say-pushed-back = ¡Pum! { $name } salta atrás hasta el { monza-colour } { $where }.
monza-say-pushed-to-start = ¡Pum! { $name } salta atrás hasta la salida.

# Keys

keys-monza-arrows = por el tablero: adelante, atrás, izquierda, derecha
keys-monza-page = a la próxima casilla iluminada
keys-monza-dice = tomar un dado
keys-monza-back = recuperar el último dado

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
       *[purple] Ya no te queda ningún dado morado.
    }
why-monza-other-die =
    { $colour ->
        [red] Esa casilla pide un dado rojo.
        [yellow] Esa casilla pide un dado amarillo.
        [green] Esa casilla pide un dado verde.
        [blue] Esa casilla pide un dado azul.
        [white] Esa casilla pide un dado blanco.
       *[purple] Esa casilla pide un dado morado.
    }
why-monza-finish-die =
    { $colour ->
        [red] Para esta meta necesitas un dado rojo.
        [yellow] Para esta meta necesitas un dado amarillo.
        [green] Para esta meta necesitas un dado verde.
        [blue] Para esta meta necesitas un dado azul.
        [white] Para esta meta necesitas un dado blanco.
       *[purple] Para esta meta necesitas un dado morado.
    }
why-monza-finish-any-die = Ya no te queda ningún dado para la meta.
why-monza-home = Tus dados ya llegan a la meta. Ahí acaba el viaje.
why-monza-longest = En esta mesa se usan todos los dados posibles, salvo para llegar a la meta. Hay un camino más largo.
why-monza-drive-on = Aún vale un dado: { $colours }. ¡Sigue!
why-monza-no-turbo-die =
    { $colour ->
        [red] Ningún dado turbo es rojo.
        [yellow] Ningún dado turbo es amarillo.
        [green] Ningún dado turbo es verde.
        [blue] Ningún dado turbo es azul.
        [white] Ningún dado turbo es blanco.
       *[purple] Ningún dado turbo es morado.
    }
why-monza-tile-after-turbo = Tras la turbotirada no hay aceleraciones: solo cuentan los dos dados.
why-monza-occupied = Ahí hay un coche. Para el movimiento extra la casilla debe estar libre.
why-monza-bonus-only = Ahora solo toca el movimiento extra: hazlo o déjalo.
why-monza-no-tiles = Eso es para pilotos expertos. Esta carrera no tiene fichas.
why-monza-dice-left = La turbotirada llega cuando has usado los seis dados.
why-monza-one-turbo = Solo hay una turbotirada por turno.
why-monza-extra-roll-late = Se tira otra vez antes de poner el primer dado, no después.
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
rules-goal = Da una vuelta a la pista. Gana quien cruza la meta.
rules-begin = Cada uno toma un coche y lo pone en la salida. Empieza la persona más joven, y se sigue en el sentido de las agujas del reloj.
rules-begin-first = Hasta seis coches están en la salida. Empieza la persona más joven, y se sigue en el sentido de las agujas del reloj.
rules-roll = ¿Te toca? Tira los seis dados, una sola vez.
rules-lay = Pon un dado en una casilla de su color que toque la tuya, y el siguiente en una casilla que toque esa. El orden lo eliges tú: ¡busca un camino largo! Luego tu coche lo recorre.
rules-start = Desde la salida puedes ir al blanco o al morado.
rules-start-long = También en la pista larga se va al blanco o al morado. En vuestra propia pista: a cualquier casilla que toque la salida.
rules-lane = ¡Solo hacia delante! Puedes cambiar de carril si la otra casilla llega más adelante que la tuya. Si no, sigue en tu carril.
rules-touch = Las dos casillas deben tocarse por un lado. Una esquina no basta.
rules-tyre = Hay un neumático en medio: por ahí no pasa nadie. Rodéalo.
rules-over = Puedes pasar por encima de otros coches. Pero igualmente necesitas un dado para su casilla.
rules-bump = Si te paras sobre un coche, ¡pum! Retrocede en su carril hasta la primera casilla libre. Se saltan los neumáticos y los otros coches.
rules-nowhere = ¿No hay nada libre detrás? Entonces vuelve a la salida. En la salida y en la meta no se empuja a nadie.
rules-no-die = ¿No vale ningún dado? Tu coche se queda, y le toca a la siguiente persona.
rules-drive-on = Mientras valga un dado, sigues. El camino lo eliges tú.
rules-finish = La meta es blanca: necesitas un dado blanco. Ahí acaba tu viaje.
rules-last-round = ¿Alguien ha llegado? La ronda se juega hasta el final, para que todos hayan tenido los mismos turnos.
rules-fewest = ¿Han llegado varios coches? Gana quien usó menos dados en ese turno. ¿Empate? Entonces ganáis juntos.
rules-trophy = Quien gana toma un trofeo y lleva la corona hasta la próxima carrera.
rules-house-stopping = Se puede parar donde se quiera. O, muy estricto: hay que usar todos los dados posibles.
rules-house-finish = Cualquier dado lleva a la meta.
rules-house-starter = Empieza quien ganó la última carrera, o decide el azar.
rules-tiles = Cada uno recibe seis fichas de aceleración, una de cada color, y una ficha de tirada extra.
rules-extra-roll = ¿No te gusta tu tirada? Entrega tu ficha de tirada extra y tira otra vez los dados que quieras. Pero antes de poner el primero.
rules-accelerator = Una ficha de aceleración vale como un dado de su color. Después del turno ya no está.
rules-six = ¿Los seis dados en la pista? ¡Entonces puedes hacer una turbotirada!
rules-turbo = Tira dos dados y sigue con uno, con los dos o con ninguno. Luego acaba tu turno.
rules-turbo-tiles = Después de la turbotirada ya no ayudan las fichas de aceleración.
rules-turbo-bump = Solo cuando acaba el turbo se mira si estás sobre un coche.
rules-house-count = En la última ronda las fichas de aceleración cuentan como dados.
rules-house-turbo = Las fichas de aceleración se pueden usar también después de la turbotirada.
rules-bonus = Al final de un turno mirad el último color usado. El coche de ese color puede avanzar una casilla, del color que sea.
rules-bonus-free = La casilla debe estar libre. Ni neumático, ni coche, ni empujones.
rules-bonus-home = Un movimiento extra puede llevar incluso a la meta.
rules-bonus-own = ¿Era tu color? Entonces puede avanzar tu propio coche. Nadie está obligado.
rules-house-others = Sin movimiento extra para el propio coche en el propio turno.
rules-first-box = Hasta seis coches dan una vuelta al circuito antiguo. Dos casillas al final son la meta.
rules-first-start = Desde la salida puedes ir al azul o al blanco.
rules-first-targets = Necesitas un dado del color de la casilla de meta: aquí azul o blanco. Ahí acaba tu viaje.
rules-house-targets = En cada casilla de meta cabe un solo coche: quien para allí hace retroceder al otro, que vuelve a la carrera.

# First race

lesson-monza-roll = ¡Toca el cubilete! Salen seis dados.
lesson-monza-lay = Las casillas iluminadas: ahí vale uno de tus dados. Toca una, y el dado salta encima.
lesson-monza-back = ¿Has cambiado de idea? Toca el último dado, y vuelve.
lesson-monza-lane = Esta está en otro carril. Llega más adelante que tu casilla, así que puedes cambiar.
lesson-monza-on = Vale otro dado. Sigue: ¡cuanto más lejos, mejor!
lesson-monza-forced = Esta vez solo hay un camino. Tu coche va solo.
lesson-monza-flag = Ya no vale ningún dado. Toca la bandera, ¡y tu coche arranca!
lesson-monza-finish = ¡La meta! Tócala y has llegado.
lesson-monza-other = Ahora va { $name }. Después te toca.
lesson-monza-passed = Esta vez no vale ningún dado para { $name }. El coche se queda.
lesson-monza-pushed-back = ¡Pum! Alguien se paró en la casilla de { $name }, así que { $name } salta atrás hasta la primera libre.
lesson-monza-last-round = ¡Alguien ha llegado! La ronda se juega hasta el final. Ahora cuenta los dados: cuantos menos, mejor.
lesson-monza-end = ¡Eso ha sido una carrera entera! Si llegan varios, gana quien usa menos dados. Ya sabes jugar.
lesson-monza-says = Tirar, poner, avanzar: la primera carrera.
lesson-professional-tiles = Estas son tus aceleraciones. Cada una vale una vez como dado de su color.
lesson-professional-extra = ¿Malos dados? Una vez por carrera puedes repetir: toca esta ficha.
lesson-professional-mark = Toca los dados que quieres volver a tirar.
lesson-professional-again = ¡Ahora toca el cubilete!
lesson-professional-accelerator = ¿Ya no vale ningún dado? ¡Una aceleración sí! Toca la casilla que brilla un poco.
lesson-professional-turbo = Los seis dados están puestos: ¡turbo! Toca los dados en llamas.
lesson-professional-turbo-dice = ¡Dos dados más! Pon lo que valga, o toca la bandera.
lesson-professional-says = Aceleraciones, tirada extra y turbo.
lesson-professional-end = ¡Ya conduces como los expertos! En una carrera de verdad, guarda las aceleraciones para el mejor momento.
lesson-bonus-aim = El último dado importa: el coche de su color avanza una casilla más. ¡También el tuyo!
lesson-bonus-take = ¡Extra! El último dado es del color de tu coche. Toca una casilla iluminada, o la mano para decir no.
lesson-bonus-says = El último dado regala una casilla a un coche.
lesson-bonus-end = ¡Bien hecho! Mira el último dado en cada turno: puede ser un regalo para ti, o para otro.
lesson-first-edition-start = De la salida se va por una casilla azul o una blanca. ¡Tócala!
lesson-first-edition-target = ¡Una casilla de meta! Un dado de su color te lleva. ¡Tócala!
lesson-first-edition-says = Salida azul o blanca, dos casillas de meta.
lesson-first-edition-end = ¡Esa es la primera edición! En su tablero grande corren hasta seis.

# Workshop

workshop-title = Construye una pista
workshop-says = Dibuja tu propio tablero y corre en él.
workshop-back = Volver al taller
workshop-quality = ¿Es buena?
workshop-measuring = La estamos probando…
workshop-unmeasured = Todavía no hemos podido probarla.
workshop-mark =
    { $mark ->
        [good] bien
        [fair] regular
       *[poor] todavía no
    }
workshop-figure =
    { $figure ->
        [turns] Turnos hasta la meta
        [stalls] Ningún dado vale
        [endings] Opciones por turno
       *[skill] Carreras que gana quien conduce con cabeza
    }
workshop-better = ¿Cómo mejorarla?
workshop-first-open = Queda carretera vacía. Píntala, o deja que la termine el ordenador.
workshop-first-mend = Algo no está bien todavía:
workshop-more-faults = Otras cosas por arreglar: { $count }
workshop-all-good = Un buen tablero. ¡A correr!
workshop-miss =
    { $kind ->
        [turns-low] La carrera acaba demasiado pronto: { $figure } turnos. Alarga los carriles.
        [turns-high] La carrera dura demasiado: { $figure } turnos. Acorta los carriles.
        [stalls] Muchas veces ningún dado vale: { $figure } de los turnos. Mezcla más los colores.
        [worst-stall] En { $where } te quedas sin salida: ningún dado vale en { $figure } de los turnos.
        [endings] Hay poco que elegir: { $figure } casillas por turno. Mezcla los colores, o mueve los finales de las casillas.
        [skill] Es casi todo suerte: quien conduce con cabeza gana solo { $figure } de las carreras.
        [starter] Quien empieza lo tiene demasiado fácil o difícil: { $figure } de victorias con cuatro coches.
        [colour-low] Hay muy poco { monza-colour }: { $figure } de las casillas.
        [colour-high] Hay demasiado { monza-colour }: { $figure } de las casillas.
       *[lane] Casi nadie va por el carril { $where }: { $figure } de los turnos.
    }
workshop-hint = Pinta { $space } de { monza-colour }
workshop-hint-tyre = Pon un neumático en { $space }
workshop-finish-title = Termínala por mí
workshop-finish = Llenar la carretera vacía
workshop-finishing = Se está haciendo la carretera
workshop-finished = El tablero está terminado.
workshop-stop = Parar
workshop-another = Otra más
workshop-nothing-open = Borra unas casillas y el ordenador las hará de nuevo.
workshop-race = ¡Correr aquí!
workshop-why-open = Primero llena la carretera vacía.
workshop-why-mend = Hay que arreglar antes: { $count }
workshop-send-says = Quien abra este enlace tendrá tu tablero.
workshop-send-long = Este tablero es demasiado grande para un enlace. Guárdalo en un archivo y envíalo.
workshop-refused = Este archivo no se puede abrir
workshop-nothing-lost = Nada ha cambiado: tu tablero sigue ahí.
workshop-boards = Tableros
workshop-unnamed = Tablero { $number }
workshop-name = Nombre del tablero
workshop-mine = Tus tableros
workshop-fresh = Tablero vacío
workshop-not-kept = Este navegador no guarda nada. Guarda el tablero en un archivo.
workshop-received = Te ha llegado un tablero.
workshop-opened = { $name } está en la mesa.
workshop-photo = Una foto debajo del dibujo
workshop-photo-take = Hacer una foto
workshop-photo-choose = Elegir una imagen
workshop-photo-remove = Quitarla
workshop-photo-says = Dibuja encima como en papel de calcar. La imagen se queda en este aparato.
workshop-photo-slider =
    { $what ->
        [x] De lado
        [y] Arriba y abajo
        [scale] Tamaño
        [turn] Girar
       *[strength] Fuerza
    }
workshop-no-photo = Esta imagen no se puede ver. Elige otra.
workshop-print = Imprimir
workshop-print-says = El tablero a escala, con dados y coches para recortar.
workshop-paper = ¿De qué tamaño?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] Grande, en hojas A4 para pegar
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = ¿Con qué imprimes?
workshop-ink-kind =
    { $ink ->
        [colour] En color
       *[symbols] En negro, con signos
    }
workshop-format = ¿Qué archivo?
workshop-format-kind =
    { $format ->
        [pdf] PDF, para imprimir
       *[svg] SVG, para dibujar encima
    }
workshop-print-save = Guardar la impresión
workshop-draw-board = El tablero que dibujas
workshop-draw-open = carretera vacía
workshop-draw-long = longitud { $length }
workshop-draw-target = casilla de meta
workshop-draw-space = Carril { $lane }, casilla { $number }: { $what }.
workshop-draw-missing = El carril { $lane } acaba antes: aquí falta carretera.
workshop-draw-size = Carriles: { $lanes }, longitud: { $length }.
workshop-draw-in-hand = Casilla { $lane }{ $number }
workshop-draw-shorter = Más corta
workshop-draw-longer = Más larga
workshop-draw-exact = Longitud exacta
workshop-draw-set = Usar esta longitud
workshop-draw-bad-length = Escribe una longitud como 1, 1.5 o 4/3.
workshop-draw-remove = Quitar esta casilla
workshop-draw-before = Casilla nueva antes
workshop-draw-after = Casilla nueva después
workshop-draw-split = Partir en dos
workshop-draw-join = Unir con la siguiente
workshop-draw-cure =
    { $cure ->
        [fill] Rellenar con carretera vacía
        [close] Cerrar la vuelta
        [fit] Que se ajuste sola
        [tyre] Poner un neumático
       *[open] Abrir todos los carriles
    }
workshop-draw-look = Mirar de cerca
workshop-draw-closer = Más cerca
workshop-draw-farther = Más lejos
workshop-draw-tools = ¿Qué pintamos?
workshop-draw-hand = Mano: coger una casilla
workshop-draw-paint = Pintura: { $paint }
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
workshop-draw-odd = Poco habitual: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] Carril a la izquierda
       *[right] Carril a la derecha
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
workshop-draw-line = Color de la línea
workshop-draw-targets = Casillas de meta al final de
workshop-draw-edition = ¿Para qué juego?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] Aniversario, 4 coches
       *[first] Primera edición, 6 coches
    }
workshop-draw-shapes = Forma de la carretera
workshop-draw-shape =
    { $shape ->
        [fit] Sola
        [stadium] Estadio
        [ring] Anillo
        [corner] Esquina
        [oval] Óvalo
        [long] Pista larga
        [sprint] Sprint
        [first-edition] Primera edición
       *[straight] Recta
    }
workshop-draw-road = Ancho de la carretera
workshop-draw-start-box = Largo de la salida
workshop-draw-piece = Pieza { $number }
workshop-draw-way =
    { $way ->
        [l] Curva a la izquierda
        [f] Recto
       *[r] Curva a la derecha
    }
workshop-draw-length = Longitud
workshop-draw-angle = Giro
workshop-draw-radius = Radio
workshop-draw-less = Menos: { $what }
workshop-draw-more = Más: { $what }
workshop-draw-earlier = Ponerla antes
workshop-draw-later = Ponerla después
workshop-draw-add-piece = Pieza nueva después
workshop-draw-remove-piece = Quitar esta pieza
workshop-draw-ready = ¡Lista para correr!
workshop-draw-more-faults = Y más: { $count }
workshop-draw-open-left = Casillas vacías: { $count }. Píntalas, o deja que lo haga el ordenador.
workshop-draw-undone =
    { $what ->
        [undo] Deshecho.
       *[redo] Hecho otra vez.
    }
workshop-draw-there = Enséñamelo
workshop-draw-finish-place = Meta
workshop-draw-keys-arrows = por la carretera, y de carril a carril
workshop-draw-keys-paint = pintar la casilla: rojo, amarillo, verde, azul, blanco, morado
workshop-draw-keys-tyre = un neumático; carretera vacía
workshop-draw-keys-length = más larga, más corta
workshop-draw-keys-border = mover el borde de delante
workshop-draw-keys-cut = partir en dos; unir con la siguiente
workshop-draw-keys-insert = casilla nueva antes; después
workshop-draw-keys-remove = quitar la casilla
workshop-draw-keys-exact = longitud exacta
workshop-draw-keys-undo = deshacer; rehacer

# Fallos de un tablero en el taller, cada uno en su sitio

error-workshop-busy = El taller está muy ocupado. Prueba otra vez en un momento.
error-workshop-tools = Las herramientas del taller aún están en camino. Prueba otra vez en un minuto.
error-board-broken = Aquí no hay ningún tablero.
error-board-large = Este tablero es demasiado grande.
error-board-version = Este tablero viene de un Hairpin más nuevo. Pide que actualicen el juego.
fault-too-large = Este archivo es demasiado grande para una pista. Como mucho { $most } kB.
fault-not-toml = Esto no es un archivo de pista. Elige uno guardado aquí, o escríbelo en TOML.
fault-other-game = Este archivo es de otro juego. Elige una pista de Monza.
fault-unknown-word = «{ $given }» no significa nada aquí. Quítalo o escríbelo bien.
fault-bad-name = El archivo necesita un nombre sencillo: letras minúsculas, cifras y guiones, como my-board.toml.
fault-bad-text = «{ $given }» debe ser texto.
fault-bad-title = Este nombre es demasiado largo. Como mucho { $most } letras.
fault-edition = Elige la edición: la primera o la de aniversario.
fault-no-lanes = Esta pista aún no tiene carriles. Pon al menos dos.
fault-lane-count = Una pista tiene de { $least } a { $most } carriles.
fault-empty-lane = Este carril está vacío. Pon casillas en él.
fault-too-many = Es demasiada pista: como mucho { $most } casillas. Quita algunas.
fault-lane-length = Este carril acaba antes de tiempo: falta { $missing }. Hazlo tan largo como el más largo.
fault-no-colour = Esta casilla no tiene color. Dale uno de los seis, o un neumático.
fault-bad-length = Esta longitud no vale. Usa un número mayor que 0 y hasta { $most }: 2, 1.5 o 4/3.
fault-open-road = Esta carretera sigue abierta. Pon casillas en ella, o deja que te la terminen.
fault-bad-start = La salida debe dar a carriles de esta pista.
fault-no-exit = Nadie puede salir de la salida. Abre un carril que no empiece con un neumático.
fault-no-finish = Todavía no hay meta. Elige un color para la línea, o casillas de meta.
fault-tyre-target = Hay un neumático en la casilla de meta. Dale un color.
fault-cut-off = Nadie llega a la meta. Abre un camino hasta ella.
fault-curve-table = La forma de la carretera no se puede leer. Elige otra.
fault-curve-size =
    { $key ->
        [road] El ancho de la carretera debe ser mayor que 0 y hasta { $most }.
       *[start] El largo de la parrilla de salida debe ser mayor que 0 y hasta { $most }.
    }
fault-curve-path = La forma de la carretera necesita de 1 a { $most } piezas.
fault-curve-word = «{ $given }» no es una pieza de carretera. Usa una recta o una curva.
fault-curve-road = La carretera es tan estrecha que no se ve. Dale al menos { $least } de ancho.
fault-curve-start = La parrilla de salida es demasiado corta para los coches. Dale al menos { $least } de largo.
fault-curve-tight = Esta curva es demasiado cerrada. Ábrela, o haz la carretera más estrecha.
fault-curve-gap = La carretera no vuelve a la salida. Cambia una recta o una curva hasta que se cierre.
fault-curve-overlap = Aquí la carretera choca consigo misma, en la pieza { $other }. Llévala por otro lado, o hazla más estrecha.
fault-nothing-open = No queda nada por poner: no hay carretera abierta.
fault-too-much-open = Hay demasiada carretera abierta: podrían salir más de { $most } casillas. Deja menos.
fault-open-halves = La carretera abierta mide al menos 1 y acaba en un medio: 1, 1.5, 2 …
fault-no-measure = Estas longitudes no casan. Usa medios, tercios o cuartos.
fault-no-way = No se encontró ningún camino sin callejón sin salida. Deja más carretera abierta.
odd-dead-end = Un callejón sin salida: de aquí un coche solo sale si otro lo empuja hacia atrás.
odd-unreachable = Ningún camino lleva aquí. Como mucho, un coche retrocede hasta esta casilla de un empujón.

# Terminal

cli-start = salida:
cli-finish = meta:
cli-dice = dados: { $dice }
cli-tiles = fichas: { $tiles }
cli-does-roll = tira { $dice }
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
cli-does-reroll = tira otra vez { $dice }
cli-does-bonus = movimiento extra: { $car } avanza a { $space }
cli-does-bonus-finish = movimiento extra: { $car } cruza la meta
cli-does-no-bonus = { $car } no usa el movimiento extra
cli-does-turbo = hace la turbotirada
cli-does-stop = se para
cli-pushed-back = ¡Pum! { $name } salta atrás hasta la casilla { $space }.
cli-printed = Imprime las { $count } hojas al 100 %: así la barra mide 5 cm.
cli-push-backs = retrocesos por carrera: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces } casillas, primera edición
       *[anniversary] { $title }; { $spaces } casillas, edición de aniversario
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
cli-report-skill = mejor piloto : racer, dos coches
cli-report-push-backs = retrocesos por carrera
cli-report-field = { $races } carreras, todos los coches
cli-report-lead = cambios de líder por carrera
cli-report-lanes = parte de las visitas por carril
cli-report-seats = victorias por puesto, cuatro racers
cli-report-starter = quien empieza: { $points } puntos respecto a lo justo
cli-missed = no se cumple:
cli-all-met = se cumplen todos los objetivos
cli-problem =
    { $kind ->
        [turns] un coche tarda { $figure } turnos; lo ideal sería de { $least } a { $most }
        [stalls] en { $figure } de los turnos no se avanza; como mucho { $most }
        [worst-stall] en { $where } no se avanza en { $figure } de los turnos; como mucho { $most }
        [endings] un turno tiene { $figure } finales distintos; al menos { $least }
        [skill] el mejor piloto gana a un racer en { $figure } de las carreras; al menos { $least }
        [starter] de cuatro, quien empieza gana { $figure } de las carreras; lo justo sería de { $least } a { $most }
        [colour] { $figure } de las casillas: { $where }; lo ideal sería de { $least } a { $most }
        [outside-in] el carril { $where } tiene { $figure } casillas transitables; el carril de fuera debería tener más
        [inner] el carril { $where } tiene { $figure } de las casillas del carril exterior; como mucho { $most }
        [areas] las casillas del carril { $where } se dibujan { $figure } veces más grandes que las de otro; como mucho { $most }
        [lane-colour] en el carril { $where } la parte de un color se aparta { $figure } de su parte en el tablero; como mucho { $most }
        [alike] el mismo color está lado a lado en { $figure } sitios; lo ideal sería de { $least } a { $most }
        [cars] con el movimiento extra, { $where }: { $figure }; lo justo sería de { $least } a { $most }
       *[lane] en { $figure } de los turnos hay coches en el carril { $where }; al menos { $least }
    }
cli-design-task = trazando la pista
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
cli-solve-moving = pasada { $sweeps }, aún cambia { $residual }
cli-solve-lone-car = { $track }, un coche con todas las fichas: { $turns } turnos de media
cli-solve-turns = turnos
cli-solve-chance = probabilidad
cli-study-task =
    { $task ->
        [reading] leyendo
        [solving] resolviendo
       *[racing] corriendo
    }
cli-study-starting = empezar vale { $points } puntos
cli-study-moves =
    { $sort ->
        [racer_errs] primeras tiradas en las que ir lo más lejos posible cuesta más
        [choice_matters] primeras tiradas en las que el mejor final destaca más
       *[most_common] las opciones más frecuentes en la primera tirada
    }
cli-study-roll = tirada
cli-study-often = frecuencia
cli-study-route = recorrido
cli-study-end = acaba en
cli-study-furthest = { $end } (lo más lejos)
cli-study-matches = { $races } carreras por fila, en cada sitio por turno
cli-study-one = un piloto
cli-study-among = entre
cli-study-pushes = retrocesos en { $races } carreras de pilotos «solved» y otras tantas de pilotos «racer»
cli-study-push =
    { $what ->
        [pushed_loses] el coche que retrocede pierde
        [pusher_gains] el coche que empuja gana
        [push_is_worth] un retroceso, cuando se puede elegir, vale
        [solved_takes] los pilotos «solved» empujan, cuando se puede elegir
        [racers_take] los pilotos «racer» empujan, cuando se puede elegir
        [solved_per_race] retrocesos por carrera, pilotos «solved»
       *[racers_per_race] retrocesos por carrera, pilotos «racer»
    }
cli-study-proof = nadie ganaría más de { $epsilon }, temperatura { $heat }, semilla { $seed }
cli-error-option-endless = en { $value } un coche puede quedarse atascado para siempre (por ejemplo en { $place }), así que no se puede resolver
cli-error-values-damaged = { $file } está anticuado o dañado; vuelve a ejecutar hairpin solve
