# Palabras: coche de carreras (rally: coche), dado, casilla, carril, casilla obstáculo, parrilla de salida, meta, turno,
# ronda, tablero, ficha (de tirada extra, de aceleración), turbotirada, movimiento extra, trofeo, pilotos expertos.
# Memo Carrera de coches: ficha de pista, recta de boxes, bidón, ficha de salida-meta, callejón sin salida, cambiar,
# destapar (tapada, destapada), girar. En la mesa: mesa, sitio, quien lleva la mesa, código, enlace. Se habla de tú.

# Home

title = Hairpin
home-choose = ¿A qué jugamos?
game-title =
    { $picture ->
        [oval] Monza
        [first] Monza · primera edición
       *[memo] Memo Carrera de coches
    }
game-says =
    { $picture ->
        [oval] Seis dados, tres carriles, un trofeo.
        [first] El circuito antiguo, hasta seis coches.
       *[memo] Destapa una ficha. ¿Te acuerdas del camino?
    }
home-code = ¿Tienes invitación? Escribe el código de la mesa:
home-last = Volver a la mesa { $code }
home-join = Entrar
credits = Una versión independiente y no oficial, con dibujos y textos propios. Monza es un juego de Jürgen P. K. Grunau; Memo Carrera de coches (Memo-Car-Race), de Katja y Markus Nikisch; los dos los publica HABA, que no tiene nada que ver con esta página.
sound = Sonido
strong-symbols = Símbolos bien visibles
language = Idioma
close = Cerrar
to-home = Todos los juegos
line-connecting = De camino a tu mesa…
line-lost = Se ha cortado la conexión. No se ha perdido nada: seguimos en cuanto vuelva.
table-gone = La mesa { $code } ya no existe.
table-gone-next = Mira bien el código, pide otro enlace o abre tu propia mesa.
car-name =
    { $car ->
        [red] coche de carreras rojo
        [yellow] coche de carreras amarillo
        [green] coche de carreras verde
        [blue] coche de carreras azul
        [white] coche de carreras blanco
       *[purple] coche de carreras morado
    }
computer-name =
    { $car ->
        [red] Rubí
        [yellow] Sol
        [green] Menta
        [blue] Nube
        [white] Copito
       *[purple] Ciruela
    }
driver-name =
    { $driver ->
        [random] Remolino
        [learner] Pío
        [racer] Rayo
        [tactician] Zorro
        [champion] Leo
       *[other] { $driver }
    }
driver-says =
    { $driver ->
        [random] conduce a lo loco
        [learner] está aprendiendo y se equivoca
        [racer] va tan lejos como puede
        [tactician] vigila a los demás
        [champion] lo piensa todo hasta el final
       *[other] viene de un invitado
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, nivel { $level } de { $most }
    }
driver-dial = ¿Cómo de bien conduce { $name }?
driver-dial-least = deja ganar a los peques
driver-dial-most = casi como { $racer }
driver-dial-share = de { $races } carreras contra { $racer } gana más o menos { $wins }
driver-mind =
    { $mind ->
        [preparing] aún se prepara; mientras tanto conduce { $racer }
        [studying] aún estudia este tablero; mientras tanto piensa por su cuenta
        [tables] se sabe el camino de memoria
        [belief] recuerda lo que ha visto
        [solved] conoce todas las posiciones
        [certified] conoce todas las posiciones, por un pelo
       *[search] piensa por su cuenta
    }

# Lobby

lobby-title = Mesa { $code }
lobby-invite-code = Mesa { $code }: enseñar el enlace para invitados
lobby-seats = Sitios
lobby-more = Más
lobby-own-board = Vuestra propia pista
lobby-add-here = aquí
lobby-add-link = por enlace
lobby-add-computer = ordenador
lobby-start = ¡A correr!
lobby-wait = Quien lleva la mesa da la salida. Hasta entonces puedes cambiar de nombre y de coche.
lobby-wait-watch = Quien lleva la mesa da la salida. Toma un sitio libre, o mira.
lobby-watch = Invitar y mirar
lobby-watch-says = Quien escanee este código llega a la mesa: para mirar o para tomar un sitio libre.
seat-unnamed =
    { $car ->
        [red] Rojo
        [yellow] Amarillo
        [green] Verde
        [blue] Azul
        [white] Blanco
       *[purple] Morado
    }
seat-car =
    { $car ->
        [red] Coche rojo: elegir otro
        [yellow] Coche amarillo: elegir otro
        [green] Coche verde: elegir otro
        [blue] Coche azul: elegir otro
        [white] Coche blanco: elegir otro
       *[purple] Coche morado: elegir otro
    }
seat-choose-car = ¿Qué coche?
seat-name = Nombre
seat-remove = Quitar a { $name } de la mesa
seat-host = Lleva la mesa
seat-trophies =
    { $count ->
        [0] ningún trofeo
        [one] un trofeo
       *[other] { $count } trofeos
    }
seat-kind = ¿Quién juega como { $name }?
seat-kind-name =
    { $kind ->
        [here] alguien de aquí, en esta pantalla
        [link] otra persona, por enlace
       *[computer] el ordenador
    }
seat-driver = ¿Quién conduce?
seat-here-says = juega en esta pantalla
seat-yours = Eres tú
seat-link-state =
    { $state ->
        [here] está aquí
        [away] ahora no está
       *[free] aún libre
    }
seat-show-link = Enlace
seat-sit = Me siento aquí
seat-link-title = La entrada para { $name }
seat-link-says = Escanea este código con el otro móvil, o envía el enlace. Siempre lleva de vuelta a este sitio.
invite-qr = Código QR del enlace
invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = ¡Copiado!
invite-marked = El enlace está marcado: cópialo a mano.
invite-code = Código de la mesa:
starter = ¿Quién empieza?
starter-rule =
    { $rule ->
        [youngest] la persona más joven
        [champion] quien ganó
        [random] el azar
       *[seat] elegimos
    }
starter-who =
    { $rule ->
        [youngest] ¿Quién es la persona más joven?
       *[seat] ¿Quién?
    }
starter-told =
    { $rule ->
        [youngest] Empieza la persona más joven: { $name }.
        [champion] Empieza quien ganó la última carrera.
        [random] El azar decide quién empieza.
       *[seat] Empieza { $name }.
    }

# Options

more-board = Tablero
more-pace = ¿A qué velocidad vamos?
more-house-rules = Reglas de la casa
more-reconstruction = Ningún libro de reglas describe del todo los tableros y las fichas: los nuestros los hemos reconstruido con todo lo que se sabe.
pace =
    { $pace ->
        [slow] muy tranquila
        [calm] tranquila
        [normal] normal
        [quick] rápida
       *[fast] muy rápida
    }
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
option-memo-reveal = ¿Qué fichas puedo destapar?
option-memo-reveal-road = Aquellas a las que lleva mi pista
option-memo-reveal-any = Cualquiera al lado de la mía
option-memo-first-dead-end = Un callejón sin salida puede dar la espalda a la salida…
option-memo-first-dead-end-first-round = solo en la primera ronda
option-memo-first-dead-end-first-drive = en el primer viaje de cada coche
option-memo-canisters = Los bidones se sacan…
option-memo-canisters-all = de los cuatro colores
option-memo-canisters-starts = de los colores desde los que salen coches
option-memo-aid = Ayuda para recordar
option-memo-aid-says = Estos jugadores aún ven un poco las fichas recién tapadas. Lo saben todos.

# Race

race-seats = Quién juega
race-turn = Le toca a { $name }.
race-your-turn = ¡Te toca, { $name }!
race-driven = Conduce el ordenador.
race-preparing = { $driver } aún se prepara; mientras tanto conduce { $racer }.
race-relieved = { $driver } ha dejado de pensar. { $racer } sigue por { $name }.
race-taken-back = { $name } vuelve a conducir.
race-away = sin conexión
race-champion = Ganó la última carrera
race-dice =
    { $count ->
        [one] un dado usado
       *[other] { $count } dados usados
    }
race-canister =
    { $car ->
        [red] bidón: a la meta roja
        [yellow] bidón: a la meta amarilla
        [green] bidón: a la meta verde
       *[blue] bidón: a la meta azul
    }
race-tiles =
    { $count ->
        [one] queda una ficha
       *[other] quedan { $count } fichas
    }
menu = Menú
menu-leave = Salir
menu-leave-ask = ¿De verdad quieres irte de la mesa? Tu enlace te devuelve a tu sitio.
menu-abandon = Parar la carrera
menu-abandon-ask = ¿De verdad parar la carrera? No gana nadie, y todos vuelven a elegir sitio.
menu-hand-over = Que el ordenador conduzca por { $name }
menu-take-back = { $name } vuelve a conducir
menu-pass-host = Que { $name } lleve la mesa
menu-pass-host-ask = ¿Que { $name } lleve la mesa? A partir de entonces { $name } empieza las carreras y elige las reglas.
no-stay = No, seguimos
away-offer = { $name } lleva un minuto fuera. ¿Conduce el ordenador?
away-yes = Sí, por favor
away-wait = Esperamos
away-driven = El ordenador conduce por { $name }.
away-take-back = ¡He vuelto!

# Podium

podium-title = Podio
podium-winner =
    { $winners ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
podium-reason =
    { $reason ->
        [alone] El único coche que ha cruzado la meta.
        [fewest-dice] En la meta con menos dados que nadie: { $dice }.
        [shared] En la meta con el mismo número de dados: { $dice } por coche.
       *[finish] Con el bidón a bordo, hasta la meta correcta.
    }
podium-place =
    { $place ->
        [1] Primer puesto: { $names }.
        [2] Después: { $names }.
       *[other] Después: { $names }.
    }
podium-again = ¡Otra vez!
podium-wait = Quien lleva la mesa puede empezar la próxima carrera.
podium-shelf = Trofeos de esta mesa
podium-lobby = Sitios y reglas
podium-look = Mirar el tablero
podium-fair = Sin trampas: el azar estaba en un sobre cerrado antes de la carrera. Ahora todos pueden mirar dentro.
podium-record = Guardar la carrera para comprobarla

# Errors

error-line-lost = La mesa no contesta. Mira si el ordenador del juego está encendido y prueba otra vez.
error-table-unknown = Esa mesa no existe. Mira el código: seis letras y números.
error-table-full-house = Ahora no hay sitio para otra mesa. Prueba más tarde.
error-table-stage = Ahora no se puede. Espera a que acabe la carrera, o vuelve antes a los sitios.
error-seat-not-yours = Le toca a otra persona. Espera tu turno.
error-seat-taken = Alguien fue más rápido: este sitio está ocupado. Elige otro.
error-seat-unknown = Este sitio ya no está. Mira quién está ahora en cada sitio.
error-host-not-you = Eso solo puede hacerlo quien lleva la mesa. Pídeselo.
error-ply-stale = Mientras tanto la carrera ha seguido. Mira el tablero y prueba otra vez.
error-action-illegal = Eso no vale. Prueba uno de los lugares iluminados.
error-action-notation = La mesa no ha entendido esta jugada. Prueba uno de los lugares iluminados.
error-game-over = La carrera ha terminado. Empieza otra.
error-option-unknown = Este juego no tiene esa regla. Carga la página de nuevo.
error-option-value = Esas cosas no van juntas. Elige otra.
error-track-unknown = Este tablero no está. Elige otro.
error-driver-unknown = Este piloto no está. Elige otro.
error-game-unknown = Este juego no está. Elige otro.
error-dice-nonce = Los dados ya están rodando; no hacen trampas.
error-frame-unreadable = La página y la mesa no se entienden. Carga la página de nuevo.
error-frame-too-large = Eso era demasiado de una vez. Prueba un texto más corto.
error-frame-too-many = Ha sido demasiado rápido. Respira y prueba otra vez.
error-store-failed = La mesa no ha podido apuntarlo. Prueba otra vez.
error-server-failed = Algo ha fallado en la mesa. Prueba otra vez.
error-host-unknown = La mesa no conoce esta dirección. Abre el enlace otra vez.
error-origin-foreign = Esta página no es la de la mesa. Abre el enlace otra vez.
error-page-unknown = Aquí no hay nada. Vuelve a los juegos.
error-page-method = Aquí no hay nada. Vuelve a los juegos.
error-other = No ha funcionado. Prueba otra vez o carga la página de nuevo. ({ $said })

# Fallos de un tablero en el taller, cada uno en su sitio
error-track-file = En este tablero no se puede correr.
error-workshop-busy = El taller está muy ocupado. Prueba otra vez en un momento.
error-workshop-tools = Las herramientas del taller aún están en camino. Prueba otra vez en un minuto.
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
odd-board = Es poco habitual, pero se puede correr:
odd-dead-end = Un callejón sin salida: de aquí un coche solo sale si otro lo empuja hacia atrás.
odd-unreachable = Ningún camino lleva aquí. Como mucho, un coche retrocede hasta esta casilla de un empujón.

# Memo

memo-table = La mesa: cinco filas de cinco fichas, con la recta de boxes en el centro
memo-down = { $cell }, tapada
memo-ghost = { $cell }, tapada, hace un momento: { $kind }
memo-open = { $cell }, { $kind }, se abre hacia { $ways }
memo-turned-up = { $cell }, recién destapada: { $kind }
memo-offered = { $cell }, recién destapada: { $kind }, se abriría hacia { $ways }
memo-pit =
    { $count ->
        [0] { $cell }, recta de boxes, ya sin bidones
        [one] { $cell }, recta de boxes, un bidón
       *[other] { $cell }, recta de boxes, { $count } bidones
    }
memo-the-pit = la recta de boxes
memo-start =
    { $colour ->
        [red] ficha de salida-meta roja
        [blue] ficha de salida-meta azul
        [green] ficha de salida-meta verde
       *[yellow] ficha de salida-meta amarilla
    }
memo-to-start =
    { $colour ->
        [red] la ficha de salida-meta roja
        [blue] la ficha de salida-meta azul
        [green] la ficha de salida-meta verde
       *[yellow] la ficha de salida-meta amarilla
    }
memo-car =
    { $car ->
        [red] coche rojo
        [yellow] coche amarillo
        [green] coche verde
        [blue] coche azul
        [white] coche blanco
       *[purple] coche morado
    }
memo-kind =
    { $kind ->
        [straight] recta
        [curve] curva
        [junction] bifurcación
        [crossing] cruce
       *[dead-end] callejón sin salida
    }
memo-side =
    { $side ->
        [N] el norte
        [E] el este
        [S] el sur
       *[W] el oeste
    }
memo-say-placed = { $name } sale desde { $first }.
memo-say-turned = { $name } destapa { $first }: { $kind }.
memo-say-laid = La pista se abre hacia { $ways }.
memo-say-moved = { $name } va a { $second }.
memo-say-covered = { $first } vuelve a estar tapada.
memo-say-swapped = { $name } cambia { $first } por { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta roja!
        [blue] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta azul!
        [green] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta verde!
       *[yellow] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta amarilla!
    }
memo-say-finished = ¡{ $name } llega a la meta!
memo-hint-place = ¿Desde dónde sales?
memo-hint-choose = ¿Adónde vamos?
memo-hint-rotate = Gira la ficha y arranca.
memo-hint-drive = ¡Vamos!
memo-hint-stuck = No hay camino: cambia dos fichas.
memo-hint-first = Toma una ficha…
memo-hint-second = …y una más.
memo-hint-wait = ¡Fíjate bien!
memo-swap = Cambiar dos fichas
memo-cancel = Mejor no
memo-rotate = Girar la ficha
memo-drive = Ir allí

# Monza

monza-board = El tablero
monza-tray = Bandeja de dados
monza-dice = Dados
monza-tiles = Fichas
monza-loading = Estamos poniendo el tablero…
monza-zoom-out = Ver todo el tablero
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

# Said aloud and in words

said = Lo que ha pasado
say-again = Dilo otra vez
read-aloud = Leer en voz alta
in-words = Con palabras
in-words-ways = Tus caminos
parts = { $first }, { $rest }
race-room = La carrera
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
monza-say-drove = { $name } avanza: { $colours }, hasta la casilla { $space }.
monza-say-drove-home = { $name } avanza: { $colours }.
monza-say-with-tile = { monza-colour } { monza-with-tile }
monza-say-bonus = Movimiento extra: { $name } va a la casilla { $space }.
monza-say-pushed-back = ¡Pum! { $name } salta atrás hasta la casilla { $space }.
memo-here = { $name } está aquí: { $what }.
memo-not-here = { $name } aún no ha salido.
memo-beside =
    { $side ->
        [N] Al norte: { $what }.
        [E] Al este: { $what }.
        [S] Al sur: { $what }.
       *[W] Al oeste: { $what }.
    }
memo-edge = el borde de la mesa
memo-open-to-you = puedes ir ahí
memo-no-road = ninguna pista lleva ahí
memo-goal =
    { $colour ->
        [red] { $name } quiere llegar a la ficha de salida-meta roja.
        [blue] { $name } quiere llegar a la ficha de salida-meta azul.
        [green] { $name } quiere llegar a la ficha de salida-meta verde.
        [yellow] { $name } quiere llegar a la ficha de salida-meta amarilla.
       *[none] { $name } necesita antes un bidón de la recta de boxes.
    }
memo-banned = Recién cambiadas, así que ahora no: { $cells }.
memo-way-start = salir de aquí: { $what }
memo-way-turn =
    { $side ->
        [N] destapar { $what }, al norte
        [E] destapar { $what }, al este
        [S] destapar { $what }, al sur
       *[W] destapar { $what }, al oeste
    }
memo-way-drive =
    { $side ->
        [N] ir al norte: { $what }
        [E] ir al este: { $what }
        [S] ir al sur: { $what }
       *[W] ir al oeste: { $what }
    }
memo-way-lay = pista hacia { $ways }; lleva aquí: { $where }
memo-way-lay-nowhere = pista hacia { $ways }; no lleva a ningún sitio

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
why-memo-not-your-turn = Le toca a otra persona. ¡Fíjate bien!
why-memo-wait = Un momento, está pasando algo.
why-memo-over = La carrera ha terminado.
why-memo-start-first = Primero pon tu coche en una ficha de salida-meta.
why-memo-start-taken = De ahí ya sale alguien. Toma otra.
why-memo-here = Tu coche ya está ahí.
why-memo-not-beside = Esa ficha no está al lado de la tuya.
why-memo-no-road = Tu pista no lleva ahí.
why-memo-roads-apart = Las dos pistas no se juntan.
why-memo-turned-up = Hay una ficha destapada: ahora vas a esa.
why-memo-fixed = La recta de boxes y las fichas de salida-meta se quedan en su sitio.
why-memo-under-car = Hay un coche en esa ficha. Se queda donde está.
why-memo-just-swapped = Esa ficha se acaba de cambiar. Esta vez se queda en su sitio.
why-memo-same-tile = Esa ya la tienes. Toma otra ficha.

# Rules

rules = Reglas
rules-of = Las reglas
rules-read = Leer la regla { $rule }
rules-pages = Juegos y variantes
rules-print = Imprimir
rules-house = También se puede jugar así
rules-page =
    { $page ->
        [monza] Monza
        [professional] Pilotos expertos
        [bonus] Movimiento extra
        [first-edition] Primera edición
       *[memo] Memo Carrera de coches
    }
rules-page-says =
    { $page ->
        [monza] Da una vuelta a la pista con seis dados de colores.
        [professional] Si ya conoces Monza: con fichas y turbotirada.
        [bonus] Para todas las carreras de Monza: tu último color puede mover un coche.
        [first-edition] El primer Monza: seis coches y dos casillas de meta.
       *[memo] Busca el camino por fichas que se esconden a tu paso.
    }
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
rules-memo-goal = Recoge un bidón en la recta de boxes. Muestra tu color: ¡llega antes que nadie a esa ficha de salida-meta!
rules-memo-begin = Todas las fichas de pista están tapadas alrededor de la recta de boxes. Cada uno pone un coche en una ficha de salida-meta; el color da igual.
rules-memo-turn = En tu turno haces una sola cosa: avanzar o cambiar dos fichas.
rules-memo-reveal = Avanzar: destapa una ficha al lado de la tuya. ¡Todos miran!
rules-memo-road = Tu pista tiene que llevar ahí. Si no, no puedes ir.
rules-memo-rotate = Gira la ficha hasta que su pista se junte con la tuya. Luego tienes que ir, lleve adonde lleve.
rules-memo-cover = La ficha que dejas atrás se tapa otra vez. ¡Recuerda qué era!
rules-memo-dead-end = ¿Un callejón sin salida en la primera ronda? Puedes girarlo hacia una ficha tapada.
rules-memo-car = Una ficha con un coche queda destapada. Puedes ir si las dos pistas se juntan. No se empuja a nadie.
rules-memo-open = La recta de boxes y las fichas de salida-meta están siempre destapadas. Ve cuando se junten las pistas.
rules-memo-swap = O cambiar: dos fichas tapadas cambian de sitio. Nadie puede mirar.
rules-memo-fixed = La recta de boxes, las fichas de salida-meta y las que tienen un coche se quedan en su sitio.
rules-memo-rest = Las fichas recién cambiadas no se pueden volver a cambiar en el turno siguiente. Pero sí se puede ir a ellas.
rules-memo-pit = En la recta de boxes recoges el bidón de arriba. Su color es tu meta, y todos pueden verlo.
rules-memo-finish = Gana al momento quien llega primero a la ficha de salida-meta correcta.
rules-memo-free = Con las fichas de verdad también podéis construir una pista y pasear por ella.
rules-house-reveal = Se puede destapar cualquier ficha de al lado, aunque no lleve ninguna pista.
rules-house-dead-end = Un callejón sin salida puede dar la espalda a la salida en el primer viaje de cada coche, también después de la primera ronda.
rules-house-canisters = Entre los bidones solo están los colores desde los que salieron coches.
rules-house-aid = Los más pequeños aún ven un poco las fichas recién tapadas. Lo saben todos.

# Terminal

option-monza-track = ¿Qué tablero hay en la mesa?
option-monza-players = ¿Cuántos corren?
option-monza-cars = ¿Qué coche lleva cada sitio, desde el primero?
option-monza-starter = ¿Qué sitio empieza?
option-memo-tiles = ¿Qué fichas de pista se mezclan?
option-memo-tiles-road-tiles = Fichas de pista
option-memo-players = ¿Cuántos corren?
option-memo-starter = ¿Qué sitio empieza?
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
cli-pushed-to-start = ¡Pum! { $name } salta atrás hasta la salida.
cli-does-start = sale desde { memo-to-start }
cli-does-turn-up = destapa { $cell }
cli-does-find = encuentra: { memo-kind }
cli-does-lay = gira la pista hacia { $ways } y va a { $cell }
cli-does-go = va a { $place }
cli-does-pick = toma { $cell } para cambiarla
cli-does-canister =
    { $colour ->
        [red] recoge el bidón rojo
        [blue] recoge el bidón azul
        [green] recoge el bidón verde
       *[yellow] recoge el bidón amarillo
    }
cli-does-swap = cambia dos fichas
cli-ask = 1–{ $most }, Intro para 1, q para salir:
cli-ask-again = { $answer } no vale aquí: un número de 1 a { $most }, o una palabra de arriba.
cli-ask-seat = sitio { $seats }, Intro para { $first }, q para salir:
cli-ask-seat-again = { $answer } no vale aquí: el número de un sitio, { $seats }.
cli-next-turn = Intro para el próximo turno, q para salir:
cli-left = La carrera se queda aquí.
cli-keeps = Una pantalla borraría las fichas tapadas de nuevo. Esta salida las guarda: ¡no vale mirar arriba!
cli-sitting = Carrera { $number } de { $races }
cli-compiling = Se está construyendo el motor rápido. Ocurre una sola vez y tarda un minuto o dos.
cli-stuck = Ningún coche puede llegar ya a la meta: la carrera acaba aquí y no gana nadie.
cli-saved = Guardada: { $file }
cli-saved-here = Para que no se pierda, la carrera queda aquí:
cli-printed = Imprime las { $count } hojas al 100 %: así la barra mide 5 cm.
cli-fair =
    { $count ->
        [one] Sin trampas: el único sorteo es correcto.
       *[other] Sin trampas: los { $count } sorteos son correctos.
    }
cli-racing = corriendo
cli-tally = { $races } carreras de { $game }, semilla { $seed }
cli-seat = sitio
cli-driver = piloto
cli-wins = victorias
cli-interval = 95 %
cli-turns = turnos por carrera: { $mean } ± { $plusminus }
cli-push-backs = retrocesos por carrera: { $mean } ± { $plusminus }
cli-endless = carreras interrumpidas porque no acababan: { $count }
cli-engine =
    { $engine ->
        [fast] carreras: versión compilada
       *[rules] carreras: según las reglas, porque no todos los pilotos están compilados
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } jugadores
cli-option = opción
cli-choices = valores
cli-usual = { $choice } (lo habitual)
cli-rule = regla
cli-meaning = significado
cli-boards = tableros: { $boards }
cli-drivers = pilotos: { $drivers }
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
cli-ladder = la escalera: hasta { $races } carreras por duelo, semilla { $seed }
cli-ladder-race = carrera
cli-ladder-pair = duelo
cli-ladder-up = uno más fuerte entre los más débiles
cli-ladder-down = uno más débil entre los más fuertes
cli-ladder-fair = si todos fueran iguales
cli-ladder-verdict = veredicto
cli-ladder-basis = se apoya en
cli-ladder-races = carreras
cli-ladder-says =
    { $verdict ->
        [stronger] claramente más fuerte
        [weaker] claramente más débil
       *[open] abierto
    }
cli-ladder-note = intervalos del 95 %; * corrido según las reglas, porque no todos los pilotos están compilados
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
cli-port-taken = El puerto { $port } está ocupado; será { $instead }.
cli-open = La mesa está abierta: { $address }
cli-at-home = Todos en la red de casa pueden jugar: { $address }
cli-letters = de 1 a { $most } letras
cli-error-game-unknown = no existe el juego «{ $game }»; elige { $choices }
cli-error-option-unknown = no existe la opción «{ $option }»; elige { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } no vale aquí
       *[other] { $option }={ $value } no vale; elige { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } no vale en el tablero { $board }; estos tableros lo permiten: { $boards }
       *[other] { $option }={ $value } no vale en el tablero { $board }; elige { $choices }, u otro tablero: { $boards }
    }
cli-error-option-twice = { $option } aparece dos veces, como { $first } y como { $second }; elige una
cli-error-option-least = { $option }={ $value } no vale; elige { $least } o más
cli-error-option-endless = en { $value } un coche puede quedarse atascado para siempre (por ejemplo en { $place }), así que no se puede resolver
cli-error-driver-unknown = no existe el piloto «{ $driver }»; elige { $choices }
cli-error-driver-none = nadie conduce; nombra de 1 a { $players } pilotos, por ejemplo --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } pilotos para { $players } sitios
cli-error-driver-table = la tabla de este piloto no encaja con el tablero
cli-error-driver-file = en { $file } no hay pilotos: { $said }
cli-error-values-damaged = { $file } está anticuado o dañado; vuelve a ejecutar hairpin solve
cli-error-track-unknown = no existe el tablero «{ $track }»; elige { $choices }
cli-error-track-file = este archivo no es un tablero: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] este archivo no es una carrera de Hairpin: { $said }
        [cut] falta el final de esta carrera: { $said }
        [turn] el turno { $turn } no es como se jugó: { $said }
        [version] este Hairpin no conoce las reglas de esta carrera: { $said }
       *[line] esta carrera ha sido cambiada o está dañada: { $said }
    }
cli-error-record-not-fair = esta carrera no tuvo dados verificables, así que no hay nada que comprobar
cli-error-record-not-ended = esta carrera no ha terminado; se puede comprobar después
cli-error-file-unusable =
    { $deed ->
        [missing] no existe el archivo { $file }
        [directory] { $file } es una carpeta, no un archivo
        [locked] no tienes permiso para leer { $file }
        [binary] { $file } no contiene texto, así que no es una carrera
        [empty] { $file } está vacío
        [homeless] { $file } no se puede escribir: no existe esa carpeta
        [full] { $file } no se puede escribir: no queda sitio
        [read] { $file } no se puede leer
       *[write] { $file } no se puede escribir; ¿tienes permiso?
    }
cli-error-store-file = { $file } no se puede usar; quizá lo tiene abierto otro Hairpin, o está dañado
cli-error-port-taken = en { $host } no se puede; elige otro --host o --port
cli-error-page-missing = la página no está hecha; ejecuta «make page»
cli-error-compiler-missing = el compilador no está instalado (falta { $package }); deja que “make play” termine una vez con red, o ejecuta “pip install numba”
leave-title = ¿Te quedas?
leave-says = La carrera sigue.
leave-stay = ¡Me quedo!
lobby-count =
    { $count ->
        [one] Un sitio en la mesa.
       *[other] { $count } sitios en la mesa.
    }
seat-aid = Ayuda para recordar
memo-aided = Con ayuda para recordar: { $names }. Las fichas recién tapadas aún se ven un poco.
keys = Teclas
keys-tab = pasar a lo siguiente
keys-enter = pulsarlo
keys-monza-arrows = por el tablero: adelante, atrás, izquierda, derecha
keys-monza-page = a la próxima casilla iluminada
keys-monza-dice = tomar un dado
keys-monza-back = recuperar el último dado
keys-memo-arrows = de ficha en ficha
keys-memo-space = girar la ficha
keys-memo-swap = cambiar dos fichas
keys-escape = mejor no

# First race

lesson = El entrenador
lesson-first-time = ¿Primera vez?
lesson-first-time-says = Una carrera corta que se explica sola.
lesson-try = Probar
lesson-ok = Vale
lesson-end = No más consejos
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
lesson-memo-place = ¿Desde dónde quieres salir? Toca una ficha de salida-meta.
lesson-memo-choose = Tu pista lleva a las fichas que brillan. Toca una para destaparla.
lesson-memo-rotate = Gira la ficha hasta que te guste adónde lleva. ¡Y arranca!
lesson-memo-pit = Primero ve a la recta de boxes, en el centro, y recoge un bidón.
lesson-memo-home = Tienes un bidón. ¡Ve a la ficha de salida-meta de su color!
lesson-memo-remember = Cuando sigas, esta ficha se tapa otra vez. ¡Recuérdala!
lesson-memo-or-swap = O cambia dos fichas en vez de avanzar.
lesson-memo-swap = Toma dos fichas tapadas. Cambian de sitio.
lesson-memo-stuck = ¿No hay camino? Cambia dos fichas.
lesson-memo-other = Ahora le toca a { $name }. ¡Mira qué fichas se destapan!
lesson-memo-canister = { $name } tiene un bidón. Su color dice adónde ir.
lesson-memo-end = ¡Eso ha sido una carrera entera! Ya sabes jugar.

# Free play

free-title = Juego libre
free-says = Construye tu carretera y date una vuelta.
free-board = El tablero
free-tools = ¿Qué ponemos?
free-tool =
    { $tool ->
        [pencil] Dibujar una carretera
        [eraser] Goma
        [straight] recta
        [curve] curva
        [junction] bifurcación
        [crossing] cruce
        [dead-end] callejón sin salida
        [start] salida y meta
       *[pit] recta de boxes
    }
free-kind =
    { $kind ->
        [straight] recta
        [curve] curva
        [junction] bifurcación
        [crossing] cruce
        [dead-end] callejón sin salida
        [start] salida y meta
       *[pit] recta de boxes
    }
free-side =
    { $side ->
        [N] arriba
        [E] la derecha
        [S] abajo
       *[W] la izquierda
    }
free-place-empty = Fila { $row }, columna { $column }: vacía
free-place = Fila { $row }, columna { $column }: { $kind }, se abre hacia { $ways }
free-hint = Dibuja una carretera con el dedo. Toca una ficha para girarla.
free-undo = Deshacer
free-redo = Rehacer
free-shuffle = Sorpréndeme con un circuito
free-shuffled = Hay un circuito nuevo en la mesa.
free-circuits = Circuitos
free-full = Más grande no puede ser: 40 por 40 fichas.
free-drive = ¡A conducir!
free-build = Construir
free-cars = ¿Qué coches salen?
free-take-a-car = Toca un coche para conducirlo.
free-four-cars = Cuatro coches a la vez, no más. Toca uno para sacarlo de la carretera.
free-road = La carretera con los coches
free-go = Acelerar
free-left = La próxima, a la izquierda
free-right = La próxima, a la derecha
free-brake = Frenar; parado, dar la vuelta
free-keys = Teclas: { $keys }
free-laps = Vueltas: { $count }
free-last = Última vuelta: { $seconds } segundos
free-best = Mejor vuelta: { $seconds } segundos
free-lap-done = Vuelta { $count }, { memo-car }: { $seconds } segundos.
free-unnamed = Circuito { $number }
free-name = Nombre del circuito
free-keep = Guardar
free-kept = { $name } está guardado.
free-not-kept = Este navegador no guarda nada. Guarda el circuito en un archivo.
shelf-full = La estantería está llena: caben { $most }. Tira algo antes.
free-mine = Tus circuitos
free-rename = Poner otro nombre a { $name }
free-delete = Tirar { $name }
free-delete-ask = ¿Tirar { $name } para siempre?
free-examples = Para empezar
free-example =
    { $id ->
        [ring] El anillo
        [eight] El ocho
        [snake] La serpiente
       *[town] La ciudad
    }
free-send = Enviar
free-send-says = Quien abra este enlace tendrá tu circuito.
free-export = Guardar en un archivo
free-import = Abrir un archivo
free-clear = Vaciar el tablero
free-received = Te ha llegado un circuito.
error-circuit-broken = Aquí no hay ningún circuito. Pide que te lo envíen otra vez.
error-circuit-large = Este circuito es demasiado grande. Como mucho, 40 por 40 fichas.
error-circuit-version = Este circuito viene de un Hairpin más nuevo. Pide que actualicen el juego.

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
error-board-broken = Aquí no hay ningún tablero.
error-board-large = Este tablero es demasiado grande.
error-board-version = Este tablero viene de un Hairpin más nuevo. Pide que actualicen el juego.
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
