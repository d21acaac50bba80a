# Memo Carrera de coches: coche, ficha de pista, recta de boxes, bidón, ficha de salida-meta, callejón sin salida,
# cambiar, destapar (tapada, destapada), girar.

# Home

memo-title = Memo Carrera de coches
memo-says = Destapa una ficha. ¿Te acuerdas del camino?

# Options

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
option-memo-tiles = ¿Qué fichas de pista se mezclan?
option-memo-tiles-road-tiles = Fichas de pista
option-memo-tiles-open-roads = Caminos abiertos: sin callejones sin salida, para peques
option-memo-players = ¿Cuántos corren?
option-memo-starter = ¿Qué sitio empieza?

# Race

race-canister =
    { $car ->
        [red] bidón: a la meta roja
        [yellow] bidón: a la meta amarilla
        [green] bidón: a la meta verde
       *[blue] bidón: a la meta azul
    }
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
memo-say-laid = La pista se abre hacia { $ways }.
memo-say-offered = { $kind }, se abre hacia { $ways }
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
seat-aid = Ayuda para recordar
memo-aided = Con ayuda para recordar: { $names }. Las fichas recién tapadas aún se ven un poco.

# Podium

memo-reason = Con el bidón a bordo, hasta la meta correcta.
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
memo-moment-road = { $name } cambia dos fichas: por una pasará { $other }.
memo-moment-own-road = { $name } cambia dos fichas y luego pasa por una.
memo-moment-swap = { $name } cambia dos fichas.
memo-moment-dead-end = ¡Un callejón sin salida para { $name }!
memo-moment-home = ¡{ $name } lleva el bidón a la meta!

# Said aloud and in words

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

# Keys

keys-memo-arrows = de ficha en ficha
keys-memo-space = girar la ficha
keys-memo-swap = cambiar dos fichas

# Why not?

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

rules-page-memo = Memo Carrera de coches
rules-page-memo-says = Busca el camino por fichas que se esconden a tu paso.
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

# First race

lesson-memo-place = ¿Desde dónde quieres salir? Toca una ficha de salida-meta.
lesson-memo-choose = Tu pista lleva a las fichas que brillan. Toca una para destaparla.
lesson-memo-rotate = Gira la ficha hasta que te guste adónde lleva. ¡Y arranca!
lesson-memo-turn = Toca la ficha para girarla. ¡Por otro lado es mejor!
lesson-memo-pit = Primero ve a la recta de boxes, en el centro, y recoge un bidón.
lesson-memo-home = Tienes un bidón. ¡Ve a la ficha de salida-meta de su color!
lesson-memo-remember = Cuando sigas, esta ficha se tapa otra vez. ¡Recuérdala!
lesson-memo-or-swap = O cambia dos fichas en vez de avanzar.
lesson-memo-swap = Toma dos fichas tapadas. Cambian de sitio.
lesson-memo-stuck = ¿No hay camino? Cambia dos fichas.
lesson-memo-on = ¡Por aquí! Toca la ficha.
lesson-memo-other = Ahora le toca a { $name }. ¡Mira qué fichas se destapan!
lesson-memo-canister = { $name } tiene un bidón. Su color dice adónde ir.
lesson-memo-end = ¡Eso ha sido una carrera entera! Ya sabes jugar.
lesson-memo-says = Destapar fichas, recordar, llevar el bidón a casa.
lesson-memo-fetch = ¡Los boxes! Tócalos y recoge tu bidón.
lesson-memo-in = ¡Ahí está tu meta! Tócala y has ganado.

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
free-shuffle = Sorpréndeme con un circuito
free-shuffled = Hay un circuito nuevo en la mesa.
free-circuits = Circuitos
free-full = Más grande no puede ser: 40 por 40 fichas.
free-drive = ¡A conducir!
free-build = Construir
free-cars = ¿Qué coches salen?
free-take-a-car = Toca un coche para conducirlo.
free-four-cars = Cuatro coches a la vez, no más. Toca uno para sacarlo de la carretera.
free-computer-add = Correr contra un ordenador
free-computer-car = { memo-car }, ordenador
free-level =
    { $level ->
        [slow] Velocidad: lenta
        [middle] Velocidad: media
       *[fast] Velocidad: rápida
    }
free-ghost = Fantasma de tu mejor vuelta
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
free-lap-best = Vuelta { $count }, { memo-car }: { $seconds } segundos. ¡La más rápida hasta ahora!
free-unnamed = Circuito { $number }
free-name = Nombre del circuito
free-not-kept = Este navegador no guarda nada. Guarda el circuito en un archivo.
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
free-received = Te ha llegado un circuito.
error-circuit-broken = Aquí no hay ningún circuito. Pide que te lo envíen otra vez.
error-circuit-large = Este circuito es demasiado grande. Como mucho, 40 por 40 fichas.
error-circuit-version = Este circuito viene de un Hairpin más nuevo. Pide que actualicen el juego.

# Terminal

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
