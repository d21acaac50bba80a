# Memo Carrera de coches: coche, ficha de pista, recta de boxes, bidón, ficha de salida-meta, callejón sin salida,
# cambiar, destapar (tapada, destapada), girar.

# Home

memo-title = Memo Carrera de coches
memo-says = Destapa una ficha. ¿Te acuerdas del camino?

# Options

option-memo-reveal = ¿Qué fichas puedo destapar?
option-memo-reveal-road = Las fichas a las que lleva mi pista
option-memo-reveal-any = Cualquier ficha al lado de la mía
option-memo-first-dead-end = ¿Cuándo se puede girar un callejón sin salida hacia otro lado?
option-memo-first-dead-end-first-round = Solo en la primera ronda
option-memo-first-dead-end-first-drive = En el primer viaje de cada coche
option-memo-canisters = ¿Qué bidones hay en la recta de boxes?
option-memo-canisters-all = De cualquiera de los cuatro colores
option-memo-canisters-starts = Solo de los colores de las salidas que se usan
option-memo-aid = Ayuda para recordar
option-memo-aid-says = Estos jugadores ven la ficha un momento más después de taparla. Todos saben quién tiene esta ayuda.
option-memo-tiles = ¿Qué fichas de pista?
option-memo-tiles-road-tiles = Fichas de pista
option-memo-tiles-open-roads = Pistas abiertas: sin callejones sin salida, para peques
board-memo-road-tiles = { memo-title }
board-memo-open-roads = Pistas abiertas
option-memo-players = ¿Cuántos juegan?
option-memo-starter = ¿Qué sitio empieza?

# Race

race-canister =
    { $car ->
        [red] tiene un bidón: rumbo a la ficha de salida-meta roja
        [yellow] tiene un bidón: rumbo a la ficha de salida-meta amarilla
        [green] tiene un bidón: rumbo a la ficha de salida-meta verde
       *[blue] tiene un bidón: rumbo a la ficha de salida-meta azul
    }
memo-table = La mesa: cinco filas de cinco fichas, con la recta de boxes en el centro
memo-down = { $cell }, tapada
memo-ghost = { $cell }, tapada, hace un momento: { $kind }
memo-open = { $cell }, { $kind }, la pista va { $ways }
memo-turned-up = { $cell }, recién destapada: { $kind }
memo-offered = { $cell }, { $kind }, la pista iría { $ways }
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
       *[purple] coche lila
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
        [N] hacia arriba
        [E] hacia la derecha
        [S] hacia abajo
       *[W] hacia la izquierda
    }
memo-row =
    { $row ->
        [1] fila de arriba
        [2] segunda fila
        [3] fila del medio
        [4] cuarta fila
       *[5] fila de abajo
    }
memo-column =
    { $column ->
        [1] a la izquierda del todo
        [2] la segunda por la izquierda
        [3] en el centro
        [4] la segunda por la derecha
       *[5] a la derecha del todo
    }
memo-spot = { memo-row }, { memo-column }
memo-say-placed = { $name } sale desde { $first }.
memo-say-turned = { $name } destapa una ficha, { $first }: { $kind }.
memo-say-laid = Su pista va { $ways }.
memo-say-offered = { $kind }, la pista va { $ways }
memo-say-moved = { $name } avanza: { $second }.
memo-say-covered = Otra vez tapada: { $first }.
memo-say-swapped = { $name } cambia dos fichas: { $first }; y { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta roja!
        [blue] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta azul!
        [green] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta verde!
       *[yellow] { $name } recoge un bidón: ¡rumbo a la ficha de salida-meta amarilla!
    }
memo-say-finished = ¡{ $name } llega a la meta!
memo-hint-place = ¿Desde dónde quieres salir?
memo-hint-choose = ¿Adónde vamos?
memo-hint-rotate = Gira la ficha y arranca.
memo-hint-drive = ¡Vamos!
memo-hint-stuck = ¿No puedes ir a ningún lado? Cambia dos fichas.
memo-hint-first = Coge una ficha…
memo-hint-second = …y una más.
memo-hint-wait = ¡Fíjate bien!
memo-swap = Cambiar dos fichas
memo-cancel = Mejor no
memo-rotate = Girar la ficha
memo-drive = Ir allí
seat-aid = Ayuda para recordar
memo-aided = Con ayuda para recordar: { $names }. Las fichas se ven un momento más.

# Podium

memo-reason = Antes que nadie en la meta del color de su bidón.
memo-to-finish =
    { $count ->
        [one] falta una ficha para la meta
       *[other] faltan { $count } fichas para la meta
    }
memo-to-pit =
    { $count ->
        [one] falta una ficha para la recta de boxes
       *[other] faltan { $count } fichas para la recta de boxes
    }
memo-moment-canister = ¡{ $name } recoge un bidón!
memo-moment-road = { $name } cambia dos fichas: por una de ellas pasará { $other }.
memo-moment-own-road = { $name } cambia dos fichas y luego pasa por una de ellas.
memo-moment-swap = { $name } cambia dos fichas.
memo-moment-dead-end = ¡Un callejón sin salida para { $name }!
memo-moment-home = ¡{ $name } lleva el bidón a la meta!

# Said aloud and in words

memo-here = { $name } está aquí: { $what }.
memo-not-here = { $name } todavía no ha salido.
memo-beside =
    { $side ->
        [N] Arriba: { $what }.
        [E] A la derecha: { $what }.
        [S] Abajo: { $what }.
       *[W] A la izquierda: { $what }.
    }
memo-edge = el borde de la mesa
memo-open-to-you = puedes ir ahí
memo-no-road = ninguna pista lleva ahí
memo-goal =
    { $colour ->
        [red] { $name } va hacia la ficha de salida-meta roja.
        [blue] { $name } va hacia la ficha de salida-meta azul.
        [green] { $name } va hacia la ficha de salida-meta verde.
        [yellow] { $name } va hacia la ficha de salida-meta amarilla.
       *[none] { $name } necesita antes un bidón de la recta de boxes.
    }
memo-banned = Recién cambiadas, así que esta vez se quedan quietas: { $cells }.
memo-way-start = salir de aquí: { $what }
memo-way-turn =
    { $side ->
        [N] destapar la ficha de arriba
        [E] destapar la ficha de la derecha
        [S] destapar la ficha de abajo
       *[W] destapar la ficha de la izquierda
    }
memo-way-drive =
    { $side ->
        [N] ir hacia arriba: { $what }
        [E] ir hacia la derecha: { $what }
        [S] ir hacia abajo: { $what }
       *[W] ir hacia la izquierda: { $what }
    }
memo-way-lay = la pista va { $ways } y lleva aquí: { $where }
memo-way-lay-nowhere = la pista va { $ways }, pero no lleva a ningún sitio

# Keys

keys-memo-arrows = de ficha en ficha
keys-memo-space = girar la ficha
keys-memo-swap = cambiar dos fichas
memo-swap-key = C

# Why not?

why-memo-not-your-turn = Le toca a otra persona. ¡Fíjate bien!
why-memo-wait = ¡Un momento! Todavía se está moviendo algo.
why-memo-over = La carrera ha terminado.
why-memo-start-first = Primero pon tu coche en una ficha de salida-meta.
why-memo-start-taken = De ahí ya sale alguien. Elige otra.
why-memo-here = Tu coche ya está ahí.
why-memo-not-beside = Esa ficha no está al lado de la tuya.
why-memo-no-road = Tu pista no lleva ahí.
why-memo-roads-apart = Las dos pistas no se juntan.
why-memo-turned-up = Has destapado una ficha. Ahora tienes que ir a esa.
why-memo-fixed = La recta de boxes y las fichas de salida-meta se quedan en su sitio.
why-memo-under-car = Hay un coche en esa ficha. Se queda donde está.
why-memo-just-swapped = Esa ficha se acaba de cambiar. Esta vez se queda en su sitio.
why-memo-same-tile = Esa ya la has cogido. Elige otra ficha.

# Rules

rules-page-memo = Memo Carrera de coches
rules-page-memo-says = Busca el camino por fichas que se vuelven a tapar en cuanto las dejas.
rules-memo-goal = Recoge un bidón en la recta de boxes. Te enseña un color: ¡llega antes que nadie a la ficha de salida-meta de ese color!
rules-memo-begin = Todas las fichas de pista están tapadas alrededor de la recta de boxes. Cada uno pone un coche en una ficha de salida-meta; el color da igual.
rules-memo-turn = En tu turno haces una sola cosa: avanzar o cambiar dos fichas.
rules-memo-reveal = Avanzar: destapa una ficha al lado de la tuya. ¡Todos miran!
rules-memo-road = Tu pista tiene que llevar a la ficha. Si no, no puedes ir.
rules-memo-rotate = Gira la ficha hasta que su pista se junte con la tuya. Luego tienes que ir, lleve adonde lleve.
rules-memo-cover = La ficha que dejas atrás se tapa otra vez. ¡Recuerda qué era!
rules-memo-dead-end = ¿Un callejón sin salida en la primera ronda? Puedes girarlo hacia una ficha tapada.
rules-memo-car = Una ficha con un coche queda destapada. Puedes ir a ella si las dos pistas se juntan. No se empuja a nadie.
rules-memo-open = La recta de boxes y las fichas de salida-meta están siempre destapadas. Puedes ir a ellas si las pistas se juntan.
rules-memo-swap = O cambiar: dos fichas tapadas cambian de sitio. ¡Sin mirar!
rules-memo-fixed = La recta de boxes, las fichas de salida-meta y las que tienen un coche se quedan en su sitio.
rules-memo-rest = Las fichas recién cambiadas no se pueden volver a cambiar en el turno siguiente. Pero sí se puede ir a ellas.
rules-memo-pit = En la recta de boxes recoges el bidón de arriba. Su color te dice cuál es tu meta, y todos pueden verlo.
rules-memo-finish = Llega antes que nadie a la ficha de salida-meta del color de tu bidón, y ganas al momento.
rules-memo-free = Con las fichas de verdad también podéis construir una pista y pasear por ella.
rules-house-reveal = Se puede destapar cualquier ficha de al lado, aunque no lleve ninguna pista.
rules-house-dead-end = En el primer viaje de cada coche se puede girar un callejón sin salida hacia otro lado, también después de la primera ronda.
rules-house-canisters = En la recta de boxes solo hay bidones de los colores de las salidas que se usan.
rules-house-aid = Los más pequeños ven la ficha un momento más después de taparla. Lo saben todos.

# First race

lesson-memo-place = ¿Desde dónde quieres salir? Toca una ficha de salida-meta.
lesson-memo-choose = Tu pista lleva a las fichas que brillan. ¡Toca la que quieras probar!
lesson-memo-rotate = Gira la ficha hasta que te guste adónde lleva. ¡Y arranca!
lesson-memo-turn = Toca la ficha para girarla. ¡Por otro lado es mejor!
lesson-memo-pit = Primero ve a la recta de boxes, en el centro, y recoge un bidón.
lesson-memo-home = Tienes un bidón. ¡Ve a la ficha de salida-meta de su color!
lesson-memo-remember = Cuando sigas, esta ficha se tapa otra vez. ¡Recuérdala!
lesson-memo-or-swap = O cambia dos fichas en vez de avanzar.
lesson-memo-swap = Coge dos fichas tapadas. Cambian de sitio.
lesson-memo-stuck = ¿No puedes ir a ningún lado? Cambia dos fichas.
lesson-memo-on = ¡Por aquí! Toca la ficha.
lesson-memo-other = Ahora le toca a { $name }. ¡Mira qué fichas se destapan!
lesson-memo-canister = { $name } tiene un bidón. Su color dice adónde ir.
lesson-memo-end = ¡Eso ha sido una carrera entera! Ya sabes jugar.
lesson-memo-says = Destapar fichas, recordarlas y llevar el bidón a la meta.
lesson-memo-fetch = ¡La recta de boxes! Tócala y recoge tu bidón.
lesson-memo-in = ¡Ahí está tu meta! Tócala y ganas.

# Free play

free-title = Juego libre
free-says = Construye tu pista y date una vuelta.
free-board = El tablero
free-tools = ¿Qué construimos?
free-tool =
    { $tool ->
        [pencil] Dibujar una pista
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
free-place-empty = Fila { $row }, columna { $column }: vacía
free-place = Fila { $row }, columna { $column }: { $kind }, la pista va { $ways }
free-hint = Dibuja una pista con el dedo. Toca una ficha para girarla.
free-shuffle = Sorpréndeme con un circuito
free-shuffled = Aquí tienes un circuito nuevo.
free-circuits = Circuitos
free-full = Más grande no puede ser: 40 por 40 fichas.
free-drive = ¡A conducir!
free-build = Construir
free-cars = ¿Qué coches salen?
free-take-a-car = Toca un coche para conducirlo.
free-four-cars = Cuatro coches como mucho. Toca uno para sacarlo de la pista.
free-computer-add = Correr contra el ordenador
free-computer-car = { memo-car }, ordenador
free-level =
    { $level ->
        [slow] Velocidad: lenta
        [middle] Velocidad: media
       *[fast] Velocidad: rápida
    }
free-ghost = Fantasma de tu mejor vuelta
free-road = La pista con los coches
free-go = Acelerar
free-left = En el próximo cruce, a la izquierda
free-right = En el próximo cruce, a la derecha
free-brake = Frenar; con el coche parado, dar la vuelta
free-keys = Teclas: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] R
        [curve] C
        [junction] F
        [crossing] X
        [dead-end] S
        [start] M
        [turn] G
       *[pit] B
    }
file-circuit = mi circuito
free-laps = Vueltas: { $count }
free-last = Última vuelta: { $seconds } segundos
free-best = Mejor vuelta: { $seconds } segundos
free-lap-done = Vuelta { $count }, { memo-car }: { $seconds } segundos.
free-lap-best = Vuelta { $count }, { memo-car }: { $seconds } segundos. ¡La más rápida hasta ahora!
free-unnamed = Circuito { $number }
free-name = Nombre del circuito
free-not-kept = Este navegador no puede guardar nada. Guarda el circuito en un archivo.
free-mine = Tus circuitos
free-example =
    { $id ->
        [ring] El anillo
        [eight] El ocho
        [snake] La serpiente
       *[town] La ciudad
    }
free-send-says = Quien abra este enlace tendrá tu circuito.
free-clear = Vaciar el tablero
free-received = ¡Alguien te ha enviado un circuito!
error-circuit-broken = Aquí no hay ningún circuito. Pide que te lo envíen otra vez.
error-circuit-large = Este circuito es demasiado grande: 40 por 40 fichas como mucho.
error-circuit-version = Este circuito es de un Hairpin más nuevo. Pide que actualicen el juego.

# Terminal

cli-does-start = sale desde { memo-to-start }
cli-does-turn-up = destapa { $cell }
cli-does-find = encuentra: { memo-kind }
cli-does-lay = gira la ficha (pista { $ways }) y va a { $cell }
cli-does-go = va a { $place }
cli-does-pick = coge { $cell } para cambiarla
cli-does-canister =
    { $colour ->
        [red] recoge el bidón rojo
        [blue] recoge el bidón azul
        [green] recoge el bidón verde
       *[yellow] recoge el bidón amarillo
    }
cli-does-swap = cambia dos fichas
