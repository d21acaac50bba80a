# En la mesa: mesa, sitio, quien lleva la mesa, código, enlace. Se habla de tú.

# Home

title = Hairpin
home-choose = ¿A qué jugamos?
home-code = ¿Tienes invitación? Escribe el código de la mesa:
home-last = Volver a la mesa { $code }
home-last-who = { $game }: { $names }
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
nowhere = Aquí se acaba la carretera.
car-name =
    { $car ->
        [red] coche de carreras rojo
        [yellow] coche de carreras amarillo
        [green] coche de carreras verde
        [blue] coche de carreras azul
        [white] coche de carreras blanco
       *[purple] coche de carreras morado
    }
driver-name =
    { $driver ->
        [random] Remolino
        [learner] Pío
        [racer] Rayo
        [tactician] Zorro
        [champion] Leo
        [dawdler] Caracol
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (rojo)
        [yellow] { $name } (amarillo)
        [green] { $name } (verde)
        [blue] { $name } (azul)
        [white] { $name } (blanco)
       *[purple] { $name } (morado)
    }
driver-says =
    { $driver ->
        [random] conduce a lo loco
        [learner] está aprendiendo y se equivoca
        [racer] va tan lejos como puede
        [tactician] vigila a los demás
        [champion] lo piensa todo hasta el final
        [dawdler] va sin prisa
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
lobby-choose-board = Elegir otro tablero
lobby-made-boards = De vuestro taller
lobby-variants = Variantes
lobby-add = Alguien más en la mesa
lobby-add-here = aquí
lobby-add-link = por enlace
lobby-add-computer = ordenador
lobby-start = ¡A correr!
lobby-wait = Quien lleva la mesa da la salida. Hasta entonces puedes cambiar de nombre y de coche.
lobby-wait-watch = Quien lleva la mesa da la salida. Toma un sitio libre, o mira.
start-missing =
    { $count ->
        [one] { $names } no está todavía.
       *[other] { $names } no están todavía.
    }
start-wait = Esperamos
start-link = Enviar el enlace a { $name }
start-computers =
    { $count ->
        [one] Que conduzca un ordenador
       *[other] Que conduzcan ordenadores
    }
start-anyway = Empezar igualmente
watching = Estás mirando.
watching-sit = Jugar como { $name }
host-gone = Quien lleva la mesa se ha ido. Seguimos cuando vuelva.
host-gone-link = Enviar otra vez el enlace a { $name }
host-gone-new = Abrir otra mesa como esta
link-dead = Este enlace ya no vale.
link-dead-says = El sitio es de otra persona, o falta un trozo del enlace. Pide otro. Mientras tanto puedes mirar.
link-dead-free = O toma un sitio libre:
link-watch = Mirar
link-used = Alguien ya juega con este enlace.
link-used-says = Lleva a { $name }. Ahora dos aparatos conducen el mismo coche. Si quieres uno para ti, pide otro enlace.
link-used-ok = Está bien
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
seat-open = { $name }: ver más
seat-name = Nombre
seat-names = Nombres de las últimas noches
seat-remove = Quitar a { $name } de la mesa
seat-host = Lleva la mesa
seat-starts = Empieza
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
seat-yours = Eres tú
seat-you = Tú
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
invite-here-only = Este enlace solo se abre en este ordenador, en ningún móvil. Para que todos en casa puedan entrar, cierra Hairpin y ábrelo así:
invite-no-network = Este ordenador no está en ninguna red, así que ningún móvil llega a él. Conéctalo al wifi y abre otra vez esta tarjeta.
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
evening-again = Como la última vez
evening-again-names = Como la última vez: { $names }
evening-again-champion = Como la última vez: { $names }. Quien ganó aquella noche: { $champion }
evening-others = Últimas noches
evening-kept = Solo este dispositivo las recuerda. No se envía nada.
evening-forget = Olvidar esta noche
evening-forgotten = Olvidada.
evening-undo = No, guardarla
odd-board = Es poco habitual, pero se puede correr:
lobby-count =
    { $count ->
        [one] Un sitio en la mesa.
       *[other] { $count } sitios en la mesa.
    }

# Options

more-board = Tablero
more-pace = ¿A qué velocidad vamos?
more-house-rules = Reglas de la casa
more-reconstruction = Ningún libro de reglas describe del todo los tableros y las fichas: los nuestros los hemos reconstruido con todo lo que se sabe.
menu-device = Este dispositivo
menu-table = La mesa
full-screen = Pantalla completa
volume = ¿Qué tan alto debe sonar?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] muy tranquila
        [calm] tranquila
        [normal] normal
        [quick] rápida
       *[fast] muy rápida
    }

# Race

race-seats = Quién juega
race-turn = Le toca a { $name }.
race-your-turn = ¡Te toca, { $name }!
race-driven = Conduce el ordenador.
race-preparing = { $driver } aún se prepara; mientras tanto conduce { $racer }.
race-relieved = { $driver } ha dejado de pensar. { $racer } sigue conduciendo.
race-taken-back = { $name } vuelve a conducir.
race-away = sin conexión
race-champion = Ganó la última carrera
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
waiting-for = Esperamos a { $name }…
waiting-free = Aún no hay nadie en el sitio de { $name }.
waiting-drive = Que conduzca el ordenador
waiting-link =
    { $again ->
        [yes] Enviar otra vez el enlace
       *[no] Enviar el enlace
    }
waiting-host = Quien lleva la mesa puede dejar que conduzca el ordenador.
away-driven = El ordenador conduce por { $name }.
away-take-back = ¡He vuelto!
leave-title = ¿Te quedas?
leave-says = La carrera sigue.
leave-stay = ¡Me quedo!

# Podium

podium-title = Podio
podium-winner =
    { $winners ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
podium-place =
    { $place ->
        [1] Primer puesto: { $names }.
        [2] Segundo puesto: { $names }.
        [3] Tercer puesto: { $names }.
       *[other] Puesto { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Los demás, según lo lejos que llegaron.
podium-again = ¡Otra vez!
podium-wait = Quien lleva la mesa puede empezar la próxima carrera.
podium-wait-names =
    { $count ->
        [one] { $names } puede empezar la próxima carrera.
       *[other] { $names } pueden empezar la próxima carrera.
    }
podium-shelf = Trofeos de esta mesa
podium-lobby = Sitios y reglas
podium-look = Mirar el tablero
podium-story = La carrera en imágenes
podium-story-next = Imagen siguiente
podium-picture = Imagen
podium-picture-title = Una imagen de la carrera
podium-picture-save = Guardar
podium-picture-send = Enviar
podium-picture-failed = No se pudo hacer la imagen. Inténtalo otra vez.
podium-fair-short =
    { $count ->
        [0] El azar estaba sellado antes de la carrera.
       *[other] El azar fue limpio.
    }
podium-fair-why = ¿Cómo lo sabemos?
podium-fair =
    { $count ->
        [0] El azar estaba en un sobre cerrado antes de la carrera; nadie en la mesa lo mezcló. Ahora todos pueden mirar dentro.
        [one] Sin trampas: el azar estaba en un sobre cerrado antes de la carrera, y un sitio lo mezcló también. Ahora todos pueden mirar dentro.
       *[other] Sin trampas: el azar estaba en un sobre cerrado antes de la carrera, y { $count } sitios lo mezclaron también. Ahora todos pueden mirar dentro.
    }
podium-record = Guardar la carrera para comprobarla

# Said aloud and in words

said = Lo que ha pasado
say-again = Dilo otra vez
read-aloud = Leer en voz alta
in-words = Con palabras
in-words-ways = Tus caminos
parts = { $first }, { $rest }
race-room = La carrera

# Keys

keys = Teclas
keys-tab = pasar a lo siguiente
keys-enter = pulsarlo
keys-escape = mejor no

# Rules

rules = Reglas
rules-of = Las reglas
rules-read = Leer la regla
rules-pages = Juegos y variantes
rules-print = Imprimir
rules-house = También se puede jugar así
rules-numbers = Números de las reglas

# First race

lesson = El entrenador
lesson-first-time = ¿Primera vez?
lesson-first-time-says = Una carrera corta que se explica sola.
lesson-try = Probar
lesson-ok = Vale
lesson-end = No más consejos
lesson-choose = ¿Qué quieres probar?
lesson-more = Más lecciones
lesson-ended = Sin más consejos. ¿Y ahora?
lesson-race-on = Seguir la carrera

# Shelves and files

free-undo = Deshacer
free-redo = Rehacer
free-keep = Guardar
free-kept = { $name } está guardado.
shelf-full = La estantería está llena: caben { $most }. Tira algo antes.
free-rename = Poner otro nombre a { $name }
free-delete = Tirar { $name }
free-delete-ask = ¿Tirar { $name } para siempre?
free-examples = Para empezar
free-send = Enviar
free-export = Guardar en un archivo
free-import = Abrir un archivo

# Open and locked tables

lock = Cerrar la mesa con llave
lock-says =
    { $state ->
        [locked] Cerrada: ya no puede entrar nadie más.
       *[open] Abierta: quien tenga el código puede entrar.
    }
send-away = Echar a { $name }
send-away-ask =
    { $stage ->
        [lobby] ¿Echar a { $name }? El sitio vuelve a quedar libre, y { $name } solo puede volver con un nuevo enlace tuyo.
       *[racing] ¿Echar a { $name }? El ordenador sigue conduciendo, y { $name } solo puede volver con un nuevo enlace tuyo.
    }
table-locked = La mesa { $code } está cerrada con llave.
table-locked-next = Ahora no puede entrar nadie más. Pide a quien lleva la mesa que la abra, o que te dé un enlace para ti.
table-sent-away = Ya no estás en la mesa { $code }.
table-sent-away-next = Quien lleva la mesa ha dejado libre tu sitio. Habladlo: solo un enlace nuevo te trae de vuelta.
try-again = Probar otra vez
seat-car-taken = { car-name }: es de { $name }
race-closed = La última carrera no pudo seguir: el juego ha cambiado desde la salida. Nadie ha perdido, y todos los trofeos siguen ahí. ¡Empezad otra!
home-kept =
    { $days ->
        [0] Las mesas se guardan hasta que las quite quien se ocupa de este servidor.
        [one] Las mesas con una carrera terminada se guardan. Una mesa en la que no se ha corrido se quita después de un día.
       *[other] Las mesas con una carrera terminada se guardan. Una mesa en la que no se ha corrido se quita después de { $days } días.
    }

# Errors

error-table-locked = La mesa está cerrada con llave: no puede entrar nadie más. Pídeselo a quien lleva la mesa.
error-table-sent-away = Ya no estás en esta mesa. Pide otro enlace a quien la lleva.
error-server-busy = Ahora hay demasiado movimiento. Espera un poco y prueba otra vez.
error-server-full = Ahora mismo hay demasiada gente conectada. Inténtalo de nuevo en un momento.
error-store-full = Ya no queda sitio para apuntarlo. No se ha perdido nada: lo jugado hasta ahora está guardado. Avisa a quien se ocupa del servidor.
error-line-lost = La mesa no contesta. Mira si el ordenador del juego está encendido y prueba otra vez.
error-table-unknown = Esa mesa no existe. Mira el código: seis letras y números.
error-table-full-house = Ahora no hay sitio para otra mesa. Prueba más tarde.
error-table-stage = Ahora no se puede. Espera a que acabe la carrera, o vuelve antes a los sitios.
error-table-too-long = Esta carrera se ha hecho demasiado larga. Vuelve a los sitios y empieza otra.
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
error-track-file = En este tablero no se puede correr.
error-other = No ha funcionado. Prueba otra vez o carga la página de nuevo. ({ $said })

# Terminal

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
cli-fair =
    { $count ->
        [one] Sin trampas: el único sorteo es correcto.
       *[other] Sin trampas: los { $count } sorteos son correctos.
    }
cli-right =
    { $count ->
        [one] El único sorteo es correcto.
       *[other] Los { $count } sorteos son correctos.
    }
cli-mixed =
    { $mixed ->
        [0] Los dados estaban prometidos de antemano, nadie en la mesa los mezcló.
        [one] Uno de los { $seats } sitios mezcló los dados.
       *[other] { $mixed } de los { $seats } sitios mezclaron los dados.
    }
cli-racing = corriendo
cli-tally = { $races } carreras de { $game }, semilla { $seed }
cli-seat = sitio
cli-driver = piloto
cli-wins = victorias
cli-interval = 95 %
cli-turns = turnos por carrera: { $mean } ± { $plusminus }
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
cli-port-taken = El puerto { $port } está ocupado; será { $instead }.
cli-open = La mesa está abierta: { $address }
cli-at-home = Todos en la red de casa pueden jugar: { $address }
cli-letters = de 1 a { $most } letras
cli-tables-code = código
cli-tables-game = juego
cli-tables-stage = estado
cli-tables-races = carreras
cli-tables-trophies = trofeos
cli-tables-events = eventos
cli-tables-size = tamaño
cli-tables-last = último
cli-tables-aside = apartado
cli-stage-lobby = sitios
cli-stage-racing = carrera
cli-stage-over = podio
cli-tables-none = no hay mesas en { $file }
cli-tables-exported = la mesa { $code } está en { $file }
cli-tables-ask = ¿Quitar { $codes } con todas sus carreras y trofeos?
cli-tables-removed = quitadas: { $codes }; hay una copia de todo en { $copy }
cli-tables-kept = no se ha quitado nada
cli-tables-set-aside = mesa { $code }, evento { $number } apartado: { $reason }
cli-backup-made = { $file } guarda una copia de todas las mesas ({ $tables })
cli-restored = { $file } contiene ahora la copia; lo que había antes está en { $copy }
cli-restored-new = { $file } contiene ahora la copia
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
cli-error-driver-unknown = no existe el piloto «{ $driver }»; elige { $choices }
cli-error-driver-none = nadie conduce; nombra de 1 a { $players } pilotos, por ejemplo --drivers you,racer
cli-error-driver-count = { $drivers }: { $count } pilotos para { $players } sitios
cli-error-driver-table = la tabla de este piloto no encaja con el tablero
cli-error-driver-file = en { $file } no hay pilotos: { $said }
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
cli-error-store-file = { $file } no puede guardar las mesas: es una carpeta, o su carpeta no se puede crear
cli-error-store-locked = { $file } lo está usando otro Hairpin; cierra ese primero, o elige otro archivo con --data
cli-error-store-newer = { $file } es de un Hairpin más nuevo y queda como está; hay que actualizar este para abrirlo
cli-error-store-read-only = no se puede escribir en { $file }; mira quién puede escribir en el archivo y en su carpeta
cli-error-store-damaged =
    { $copy ->
        [none] { $file } está dañado y queda como está; si tienes una copia en otro lugar, «hairpin restore COPIA» la recupera
       *[other] { $file } está dañado y queda como está; la copia más nueva es { $copy }, y «hairpin restore { $copy }» la recupera
    }
cli-error-store-full = el disco está lleno y no se puede escribir en { $file }; haz sitio y vuelve a empezar, no se ha perdido nada
cli-error-store-foreign = { $file } no es un archivo de Hairpin y queda como está; elige otro con --data
cli-error-table-unknown = no hay ninguna mesa { $code }
cli-error-file-exists = { $file } ya existe; elige otro nombre
cli-error-port-taken = en { $host } no se puede; elige otro --host o --port
cli-error-page-missing = la página no está hecha; ejecuta «make page»
cli-error-compiler-missing = el compilador no está instalado (falta { $package }); deja que “make play” termine una vez con red, o ejecuta “pip install numba”
