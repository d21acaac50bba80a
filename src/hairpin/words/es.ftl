# En la mesa: mesa, sitio, quien organiza la mesa, código, enlace. Se habla de tú.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = ¿A qué jugamos?
home-code = ¿Tienes invitación? Escribe el código de la mesa:
home-last = Volver a la mesa { $code }
home-last-who = { $game }: { $names }
home-join = Entrar
replay = Ver otra vez una carrera
credits = Una versión independiente y no oficial, con dibujos y textos propios. Monza es un juego de Jürgen P. K. Grunau; Memo Carrera de coches (Memo-Car-Race) es de Katja y Markus Nikisch. Los dos los publica HABA, que no tiene nada que ver con esta página.
sound = Sonido
strong-symbols = Símbolos bien visibles
language = Idioma
close = Cerrar
details = Detalles para los mayores
to-home = Todos los juegos
line-connecting = De camino a tu mesa…
line-lost = Se ha cortado la conexión. Tranquilos: el juego sigue en cuanto vuelva.
table-gone = La mesa { $code } ya no existe.
table-gone-next = Mira bien el código, pide otro enlace o abre tu propia mesa.
nowhere = Aquí se acaba la pista.
car-name =
    { $car ->
        [red] coche de carreras rojo
        [yellow] coche de carreras amarillo
        [green] coche de carreras verde
        [blue] coche de carreras azul
        [white] coche de carreras blanco
       *[purple] coche de carreras lila
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
       *[purple] { $name } (lila)
    }
driver-says =
    { $driver ->
        [random] conduce a lo loco
        [learner] está aprendiendo y se equivoca
        [racer] siempre va lo más lejos posible
        [tactician] vigila a los demás
        [champion] se lo piensa todo muy bien
        [dawdler] va sin prisa
       *[other] lo ha traído un invitado
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, nivel { $level } de { $most }
    }
driver-dial = ¿Cómo de bien conduce { $name }?
driver-dial-least = para que ganen los peques
driver-dial-most = casi igual que { $racer }
driver-dial-share = victorias contra { $racer }: más o menos { $wins } de cada { $races } carreras
driver-mind =
    { $mind ->
        [preparing] todavía se está preparando; mientras tanto conduce { $racer }
        [studying] todavía está aprendiendo este tablero
        [tables] se sabe el camino de memoria
        [belief] se acuerda de cada ficha
        [solved] sabe qué hacer en todas partes
        [certified] sabe qué hacer en casi todas partes
       *[search] piensa varios pasos por delante
    }

# Lobby

lobby-title = Mesa { $code }
lobby-invite-code = Mesa { $code }: enseñar el enlace para invitados
lobby-seats = Sitios
lobby-more = Más
lobby-own-board = Vuestro propio tablero
lobby-choose-board = Elegir otro tablero
lobby-made-boards = De vuestro taller
lobby-variants = Variantes
lobby-add = Añadir a alguien
lobby-add-here = aquí
lobby-add-link = por enlace
lobby-add-computer = ordenador
lobby-start = ¡A correr!
lobby-wait = Empezamos cuando quiera quien organiza la mesa. Todavía puedes cambiar de nombre y de coche.
lobby-wait-watch =
    { $free ->
        [0] Empezamos cuando quiera quien organiza la mesa.
       *[other] Empezamos cuando quiera quien organiza la mesa. Coge un sitio libre, o quédate mirando.
    }
start-missing =
    { $count ->
        [one] { $names } no ha llegado todavía.
       *[other] { $names } no han llegado todavía.
    }
start-wait = Esperamos
start-link = Enviar el enlace a { $name }
start-computers =
    { $count ->
        [one] Que ese coche lo lleve el ordenador
       *[other] Que esos coches los lleve el ordenador
    }
start-anyway = Empezar igualmente
watching = Estás mirando.
watching-sit = Jugar como { $name }
host-gone = Quien organiza la mesa se ha ido. Seguimos cuando vuelva.
host-gone-link = Enviar otra vez el enlace a { $name }
host-gone-new = Abrir otra mesa como esta
link-dead = Este enlace ya no funciona.
link-dead-says = Ahora hay otra persona en ese sitio, o falta un trozo del enlace. Pide otro. Mientras tanto puedes mirar.
link-dead-free = O coge un sitio libre:
link-watch = Mirar
link-used = Alguien ya está jugando con este enlace.
link-used-says = Es el enlace de { $name }. Ahora dos dispositivos conducen el mismo coche. Si quieres tu propio coche, pide otro enlace.
link-used-ok = Está bien
lobby-watch = Invitar
lobby-watch-says = Escanea este código y ven a la mesa: mira, o coge un sitio libre.
seat-unnamed =
    { $car ->
        [red] Rojo
        [yellow] Amarillo
        [green] Verde
        [blue] Azul
        [white] Blanco
       *[purple] Lila
    }
seat-car =
    { $car ->
        [red] Coche rojo: elegir otro
        [yellow] Coche amarillo: elegir otro
        [green] Coche verde: elegir otro
        [blue] Coche azul: elegir otro
        [white] Coche blanco: elegir otro
       *[purple] Coche lila: elegir otro
    }
seat-choose-car = ¿Qué coche?
seat-open = { $name }: ver de cerca
seat-name = Nombre
seat-names = Nombres de las últimas veces
seat-remove = Quitar a { $name }
seat-host = Quien organiza la mesa
seat-starts = Quien empieza
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
       *[free] todavía libre
    }
seat-show-link = Enlace
seat-sit = Me siento aquí
seat-link-title = El enlace de { $name }
seat-link-says = Escanea este código con el otro móvil, o envía el enlace. Siempre lleva de vuelta a este sitio.
invite-qr = Código QR del enlace
invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = ¡Copiado!
invite-marked = El enlace está seleccionado. Ahora cópialo.
invite-code = Código de la mesa:
invite-here-only = Este enlace solo se abre en este ordenador, no en el móvil. Para que todos en casa puedan entrar, cierra Hairpin y ábrelo así:
invite-no-network = Ahora mismo este ordenador no está en ninguna red, así que ningún móvil llega a él. Conéctalo al wifi y abre otra vez esta tarjeta.
starter = ¿Quién empieza?
starter-rule =
    { $rule ->
        [youngest] la persona más joven
        [champion] quien ganó la última
        [random] a suertes
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
        [random] Se echa a suertes quién empieza.
       *[seat] Empieza { $name }.
    }
evening-again = Igual que antes
evening-again-names = Igual que antes: { $names }
evening-again-champion = Igual que antes: { $names }. Victoria de { $champion }.
evening-others = Otras tardes de juego
evening-kept = Solo este dispositivo las recuerda. No se envía nada.
evening-forget = Olvidar esta tarde de juego
evening-forgotten = Olvidada.
evening-undo = No, guardarla
odd-board = Este tablero es un poco raro, pero se puede correr en él:
lobby-count =
    { $count ->
        [one] Un sitio en la mesa.
       *[other] { $count } sitios en la mesa.
    }

# Options

more-board = Tablero
more-pace = ¿A qué velocidad vamos?
more-house-rules = Reglas de la casa
more-reconstruction = Ningún libro de reglas enseña los tableros y las fichas enteros, así que hemos reconstruido los nuestros con todo lo que hemos encontrado.
menu-device = Este dispositivo
menu-table = La mesa
full-screen = Pantalla completa
volume = ¿A qué volumen?
volume-percent = { $percent } %
pace =
    { $pace ->
        [slow] muy despacio
        [calm] despacio
        [normal] normal
        [quick] rápido
       *[fast] muy rápido
    }

# Race

race-seats = Quién juega
race-turn = Le toca a { $name }.
race-your-turn = ¡Te toca, { $name }!
race-driven = Conduce el ordenador.
race-preparing = { $driver } todavía se está preparando; mientras tanto conduce { $racer }.
race-relieved = { $driver } se ha atascado. Ahora conduce { $racer }.
race-taken-back = { $name } vuelve a conducir.
race-away = sin conexión
race-champion = Ganó la última carrera
menu = Menú
menu-leave = Salir
menu-leave-ask = ¿De verdad quieres irte de la mesa? Tu enlace te devuelve a tu sitio.
menu-abandon = Parar la carrera
menu-abandon-ask = ¿De verdad quieres parar la carrera? Entonces no gana nadie, y todos vuelven a los sitios.
menu-hand-over = Que el ordenador conduzca en lugar de { $name }
menu-take-back = Que { $name } vuelva a conducir
menu-pass-host = Que { $name } organice la mesa
menu-pass-host-ask = ¿Quieres que { $name } organice la mesa? Entonces { $name } empieza las carreras y elige las reglas.
no-stay = No, mejor no
waiting-for = Esperamos a { $name }…
waiting-free = Todavía no hay nadie en el sitio de { $name }.
waiting-drive = Que conduzca el ordenador
waiting-link =
    { $again ->
        [yes] Enviar otra vez el enlace
       *[no] Enviar el enlace
    }
waiting-host = Quien organiza la mesa puede dejar que conduzca el ordenador.
away-driven = El ordenador conduce en lugar de { $name }.
away-take-back = ¡Ya estoy aquí!
leave-title = ¿Ya te vas?
leave-says = La carrera todavía no ha terminado.
leave-stay = ¡Me quedo!

# Podium

podium-title = Podio
podium-winner =
    { $winners ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } ganan a la vez!
    }
podium-place =
    { $place ->
        [1] Primer puesto: { $names }.
        [2] Segundo puesto: { $names }.
        [3] Tercer puesto: { $names }.
       *[other] Puesto { $place }: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = Los demás, según lo lejos que han llegado.
podium-again = ¡Otra vez!
podium-wait = Esperamos a que quien organiza la mesa empiece la próxima carrera.
podium-wait-names =
    { $count ->
        [one] { $names } puede empezar la próxima carrera.
       *[other] { $names } pueden empezar la próxima carrera.
    }
podium-shelf = Trofeos de esta mesa
receipt = ¿Fue suerte?
podium-watch = Verla otra vez
history = Nuestras carreras
history-deleted = Quien organiza la mesa ha borrado las carreras y los trofeos de esta mesa.
podium-lobby = Sitios y reglas
podium-look = Mirar el tablero
podium-story = La carrera en imágenes
podium-story-next = Imagen siguiente
podium-picture = Imagen
podium-picture-title = Una imagen de la carrera
podium-picture-save = Guardar
podium-picture-send = Enviar
podium-picture-failed = No hemos podido hacer la imagen. Prueba otra vez.
podium-fair-short =
    { $count ->
        [0] La suerte estaba guardada bajo llave antes de la carrera.
       *[other] Sin trampas: la carrera ha sido limpia.
    }
podium-fair-why = ¿Cómo lo sabemos?
podium-fair =
    { $count ->
        [0] Antes de la carrera, el ordenador guardó bajo llave un número secreto, y toda la suerte salió de él. En la mesa nadie añadió otro. Ahora todos pueden comprobarlo.
        [one] Sin trampas: antes de la carrera, el ordenador guardó bajo llave un número secreto. El dispositivo de un jugador añadió otro, y toda la suerte salió de los dos. Ahora todos pueden comprobarlo.
       *[other] Sin trampas: antes de la carrera, el ordenador guardó bajo llave un número secreto. Los dispositivos de { $count } jugadores añadieron el suyo, y toda la suerte salió de esos números. Ahora todos pueden comprobarlo.
    }
podium-record = Guardar la carrera para comprobarla

# Said aloud and in words

said = Lo que acaba de pasar
say-again = Dilo otra vez
read-aloud = Leer en voz alta
in-words = Con palabras
in-words-ways = Lo que puedes hacer
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-or =
    { $sound ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }
list-more = { $list }…
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = La carrera

# Keys

keys = Teclas
key-cap =
    { $key ->
        [tab] Tab
        [enter] Intro
        [escape] Esc
        [space] Espacio
        [backspace] Retroceso
        [delete] Supr
        [control] Ctrl
       *[page-down] Av Pág
    }
key-of = { $name } ({ $key })
keys-tab = ir a lo siguiente
keys-enter = pulsarlo
keys-escape = mejor no

# Rules

rules = Reglas
rules-of = Las reglas
rules-title = Reglas · { $page }
rules-read = Leer la regla
rules-pages = Juegos y variantes
rules-print = Imprimir
rules-house = También se puede jugar así
rules-numbers = Números de las reglas

# First race

lesson = El entrenador
lesson-first-time = ¿Primera vez?
lesson-first-time-says = Una carrera corta que te enseña a jugar.
lesson-try = Probar
lesson-ok = Vale
lesson-end = Quitar los consejos
lesson-choose = ¿Qué quieres probar?
lesson-more = Más lecciones
lesson-ended = Se acabaron los consejos. ¿Y ahora?
lesson-race-on = Seguir corriendo

# Shelves and files

free-undo = Deshacer
free-redo = Rehacer
free-keep = Guardar
free-kept = Guardado: { $name }
shelf-full = La estantería está llena: caben { $most }. Borra algo antes.
free-rename = Poner otro nombre a { $name }
free-delete = Borrar { $name }
free-delete-ask = ¿De verdad quieres borrar { $name } para siempre?
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
        [lobby] ¿Quieres echar a { $name }? El sitio queda libre otra vez, y { $name } solo puede volver si le das un enlace nuevo.
       *[racing] ¿Quieres echar a { $name }? Conducirá el ordenador, y { $name } solo puede volver si le das un enlace nuevo.
    }
table-locked = La mesa { $code } está cerrada con llave.
table-locked-next = Ahora no puede entrar nadie más. Pide a quien organiza la mesa que la abra, o que te envíe un enlace.
table-sent-away = Ya no estás en la mesa { $code }.
table-sent-away-next = Quien organiza la mesa ha dejado libre tu sitio. Habladlo: para volver necesitas un enlace nuevo.
try-again = Probar otra vez
seat-car-taken = { car-name }: es de { $name }
race-closed = La última carrera no ha podido seguir, porque el juego se ha actualizado mientras tanto. Nadie ha perdido, y todos los trofeos siguen aquí. ¡Empezad otra carrera!
home-kept =
    { $days ->
        [0] Las mesas se guardan hasta que alguien las quite.
        [one] Las mesas con una carrera terminada se guardan. Las demás se quitan después de un día.
       *[other] Las mesas con una carrera terminada se guardan. Las demás se quitan después de { $days } días.
    }

# Errors

error-table-locked = La mesa está cerrada con llave: no puede entrar nadie más. Habla con quien organiza la mesa.
error-table-sent-away = Ya no estás en esta mesa. Pide otro enlace a quien la organiza.
error-server-busy = Ahora hay demasiado movimiento. Espera un poco y prueba otra vez.
error-server-full = Ahora mismo hay demasiada gente conectada. Prueba otra vez dentro de un momento.
error-store-full = No hemos podido guardarlo: no queda sitio. Todo lo anterior está a salvo. Avisa a quien se ocupa del juego.
error-line-lost = No conseguimos conectar con la mesa. Mira si el ordenador del juego está encendido y prueba otra vez.
error-table-unknown = No encontramos esa mesa. Mira bien el código: seis letras y números.
error-table-guesses = Han sido muchos códigos equivocados. Espera un minuto y prueba otra vez.
error-table-full-house = Ahora no hay sitio para otra mesa. Prueba más tarde.
error-table-no-space = Ya no queda espacio para una mesa nueva. Pide a quien se ocupa del juego que haga sitio.
error-table-crowded = Ya hay demasiada gente mirando esta mesa. Prueba otra vez dentro de un rato.
error-table-stage = Ahora no se puede. Espera a que acabe la carrera, o vuelve antes a los sitios.
error-table-no-race = Ahora no hay ninguna carrera. Espera a que empiece la siguiente.
error-race-running = La carrera ya ha empezado. Terminadla primero, o volved a los sitios.
error-race-unknown = No encontramos esa carrera. Solo se guardan las carreras terminadas.
error-table-few-seats = Para una carrera hacen falta al menos { $least } coches. Añade antes otro.
error-table-many-seats = En este tablero solo caben { $most } coches. Quita antes uno.
error-table-too-long = Esta carrera se ha hecho demasiado larga. Vuelve a los sitios y empieza otra.
error-seat-not-yours = Ese es el sitio de otra persona. Pídeselo a ella o a quien organiza la mesa.
error-turn-not-yours = Le toca a otra persona. Espera tu turno.
error-seat-host = Ahí está quien organiza la mesa. Primero tiene que organizarla otra persona.
error-seat-nobody = Ahí no hay nadie. Elige a alguien que esté en la mesa.
error-seat-not-joined = En ese sitio no hay nadie a quien echar. Mira quién está ahora en cada sitio.
error-seat-computer = Ese coche lo conduce el ordenador. Puedes cambiarlo en los sitios, antes de una carrera.
error-seat-taken = Alguien ha sido más rápido: este sitio está ocupado. Elige otro.
error-car-taken = Ese coche ya lo tiene alguien. Elige otro, o pídeselo a quien organiza la mesa.
error-seat-unknown = Este sitio ha desaparecido. Mira quién está ahora en cada sitio.
error-host-not-you = Eso solo lo puede hacer quien organiza la mesa. Pídeselo.
error-ply-stale = La carrera ha seguido adelante. Mira el tablero y prueba otra vez.
error-action-illegal = Eso no se puede. Toca algo que brille.
error-action-notation = No hemos entendido qué querías hacer. Toca algo que brille.
error-game-over = La carrera ha terminado. Empieza otra.
error-option-unknown = Este juego no tiene esa regla. Carga la página de nuevo.
error-option-value = Esas cosas no van juntas. Elige otra cosa.
error-track-unknown = No encontramos ese tablero. Elige otro.
error-driver-unknown = No encontramos a ese piloto. Elige otro.
error-game-unknown = No encontramos ese juego. Elige otro.
error-dice-no-roll = Ahora no hay dados que tirar. Haz tu jugada.
error-dice-nonce = Los dados ya están rodando.
error-game-no-chances = En este juego nadie puede saberlo antes. ¡A ver qué pasa!
error-bar-off = Ahora la barra está quitada. Quien organiza la mesa puede ponerla.
error-coach-off = Ahora el búho no ayuda aquí. Puedes llamarlo en el menú.
error-frame-unreadable = Algo se ha liado. Carga la página de nuevo.
error-frame-too-large = Eso era demasiado de una vez. Prueba un texto más corto.
error-frame-too-many = Ha sido demasiado rápido. Respira y prueba otra vez.
error-store-failed = No hemos podido guardarlo. Prueba otra vez.
error-server-failed = Algo ha salido mal. Prueba otra vez.
error-host-unknown = Esta dirección es incorrecta. Abre el enlace otra vez.
error-origin-foreign = Esta página no es de esta mesa. Abre el enlace otra vez.
error-page-unknown = Aquí no hay nada. Vuelve a los juegos.
error-page-method = Aquí no hay nada. Vuelve a los juegos.
error-track-file = En este tablero no se puede correr.
error-record-failed = Esta carrera es demasiado difícil de calcular. Prueba con otra.
error-other = No ha funcionado. Prueba otra vez o carga la página de nuevo.

# Terminal

cli-quoted = «{ $text }»
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, Intro para 1, q para salir:
cli-ask-again = { $answer } no sirve aquí: escribe un número de 1 a { $most }, o una palabra de arriba.
cli-ask-seat = sitio { $seats }, Intro para { $first }, q para salir:
cli-ask-seat-again = { $answer } no sirve aquí: escribe el número de un sitio, { $seats }.
cli-next-turn = Intro para el próximo turno, q para salir:
cli-left = Has dejado la carrera.
cli-keeps = Las fichas que se vuelven a tapar deberían desaparecer, pero aquí se siguen viendo: ¡prohibido mirar arriba!
cli-sitting = Carrera { $number } de { $races }
cli-compiling = Se está construyendo el motor rápido. Ocurre una sola vez y tarda un minuto o dos.
cli-stuck = Ningún coche puede llegar ya a la meta: la carrera acaba aquí y no gana nadie.
cli-saved = Guardada: { $file }
cli-saved-here = Para que no se pierda, la carrera queda aquí:
cli-fair =
    { $count ->
        [one] Sin trampas: la única tirada o sorteo cuadra.
       *[other] Sin trampas: cuadran todas las tiradas y sorteos ({ $count }).
    }
cli-right =
    { $count ->
        [one] La única tirada o sorteo cuadra.
       *[other] Cuadran todas las tiradas y sorteos ({ $count }).
    }
cli-mixed =
    { $mixed ->
        [0] El número secreto estaba fijado antes de la carrera; ningún sitio añadió otro.
        [one] { $mixed } de { $seats } sitios añadió un número propio.
       *[other] { $mixed } de { $seats } sitios añadieron números propios.
    }
cli-racing = corriendo
cli-tally = { $game }, carreras: { $races }, semilla: { $seed }
cli-seat = sitio
cli-driver = piloto
cli-wins = victorias
cli-interval = 95 %
cli-turns = turnos por carrera: { $mean } ± { $plusminus }
cli-endless = carreras interrumpidas porque no acababan: { $count }
cli-engine =
    { $engine ->
        [fast] motor: compilado
       *[rules] motor: las reglas, porque no todos los pilotos están compilados
    }
cli-game = { $title } ({ $name }), { $least }–{ $most } jugadores
cli-option = opción
cli-choices = valores
cli-usual = { $choice } (lo habitual)
cli-rule = regla
cli-meaning = significado
cli-boards = tableros: { $boards }
cli-drivers = pilotos: { $drivers }
cli-ladder = clasificación: hasta { $races } carreras por duelo, semilla { $seed }
cli-ladder-race = carrera
cli-ladder-pair = duelo
cli-ladder-up = uno más fuerte entre otros más débiles
cli-ladder-down = uno más débil entre otros más fuertes
cli-ladder-fair = si todos fueran iguales
cli-ladder-verdict = veredicto
cli-ladder-basis = basado en
cli-ladder-races = carreras
cli-ladder-says =
    { $verdict ->
        [stronger] claramente más fuerte
        [weaker] claramente más débil
       *[open] sin decidir
    }
cli-ladder-rests =
    { $basis ->
        [lot] el azar
        [rule] una regla
        [tables] tablas
        [belief] la memoria
        [search] pensar varios pasos por delante
        [solved] todas las posiciones
       *[certified] todas las posiciones, demostrado
    }
cli-ladder-note = intervalos del 95 %; * motor: las reglas, porque no todos los pilotos están compilados
cli-port-taken = El puerto { $port } está ocupado; se usa { $instead }.
cli-open = La mesa está abierta: { $address }
cli-at-home = Cualquiera en la red de casa puede jugar: { $address }
cli-letters = de 1 a { $most } letras
cli-tables-code = código
cli-tables-game = juego
cli-tables-stage = estado
cli-tables-races = carreras
cli-tables-trophies = trofeos
cli-tables-events = eventos
cli-tables-size = tamaño
cli-tables-last = último evento
cli-tables-aside = apartado
cli-stage-lobby = sitios
cli-stage-racing = carrera
cli-stage-over = podio
cli-tables-none = no hay mesas en { $file }
cli-tables-exported = la mesa { $code } está en { $file }
cli-tables-ask = ¿Quitar { $codes } con todas sus carreras y trofeos?
cli-tables-removed = se ha quitado: { $codes }; hay una copia de todo en { $copy }
cli-tables-kept = no se ha quitado nada
cli-tables-set-aside = mesa { $code }, evento { $number } apartado: { $reason }
cli-backup-made = { $file } guarda una copia de todas las mesas ({ $tables })
cli-restored = { $file } contiene ahora la copia; lo que había antes está en { $copy }
cli-restored-new = { $file } contiene ahora la copia
cli-error-game-unknown = no existe el juego «{ $game }»; elige { $choices }
cli-error-game-no-chances = en { $game } nadie puede calcular las posibilidades, así que no hay nada que analizar
cli-error-option-unknown = no existe la opción «{ $option }»; elige { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } no es posible aquí
       *[other] { $option }={ $value } no es posible; elige { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } no es posible en el tablero { $board }; estos tableros lo permiten: { $boards }
       *[other] { $option }={ $value } no es posible en el tablero { $board }; elige { $choices }, u otro tablero: { $boards }
    }
cli-error-option-twice = { $option } aparece dos veces, como { $first } y como { $second }; elige una
cli-error-option-least = { $option }={ $value } no es posible; elige { $least } o más
cli-error-option-setting = --set { $value } no vale; escríbelo así: --set NOMBRE=VALOR
cli-error-option-data = --data { $value } no vale; escribe sqlite:/// y el nombre de un archivo, por ejemplo sqlite:///tables.sqlite
cli-error-option-seed = con --seed { $value } cualquiera podría adivinar los dados; no lo uses si pueden jugar otros
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
cli-error-record-too-long = esta carrera es demasiado larga: { $most } acciones como mucho
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
cli-error-store-read-only = no se puede escribir en { $file }; mira los permisos del archivo y de su carpeta
cli-error-store-damaged =
    { $copy ->
        [none] { $file } está dañado y queda como está; si tienes una copia en otro lugar, «hairpin restore COPIA» la recupera
       *[other] { $file } está dañado y queda como está; la copia más nueva es { $copy }, y «hairpin restore { $copy }» la recupera
    }
cli-error-store-full = el disco está lleno y no se puede escribir en { $file }; haz sitio y vuelve a empezar, no se ha perdido nada
cli-error-store-foreign = { $file } no es un archivo de Hairpin y queda como está; elige otro con --data
cli-error-table-unknown = no hay ninguna mesa { $code }
cli-error-file-exists = { $file } ya existe; elige otro nombre
cli-error-port-taken = la página no se puede abrir en { $host }; elige otro --host o --port
cli-error-page-missing = la página no está hecha; ejecuta «make page»
cli-error-compiler-missing = el compilador no está instalado (falta { $package }); deja que «make play» termine una vez con red, o ejecuta «pip install numba»
