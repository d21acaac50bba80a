# De dónde sale el resultado de una carrera: suerte y buenas ideas; y turnos que se prueban otra vez.

receipt-seats = ¿De quién hablamos?
receipt-helped =
    { $who ->
        [you] { $count ->
            [one] La suerte te ha ayudado una vez.
           *[other] La suerte te ha ayudado { $count } veces.
        }
       *[other] { $count ->
            [one] La suerte ha ayudado a { $name } una vez.
           *[other] La suerte ha ayudado a { $name } { $count } veces.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [one] Has tenido mala suerte una vez.
           *[other] Has tenido mala suerte { $count } veces.
        }
       *[other] { $count ->
            [one] { $name } ha tenido mala suerte una vez.
           *[other] { $name } ha tenido mala suerte { $count } veces.
        }
    }
receipt-calm =
    { $who ->
        [you] La suerte apenas ha cambiado nada para ti.
       *[other] La suerte apenas ha cambiado nada para { $name }.
    }
receipt-cleverest =
    { $who ->
        [you] Tu mejor idea fue en el turno { $turn }.
       *[other] La mejor idea de { $name } fue en el turno { $turn }.
    }
receipt-decided = El turno { $turn } ha decidido la carrera.
receipt-luckiest =
    { $who ->
        [you] Has tenido más suerte que nadie.
        [nobody] Nadie ha tenido mucha más suerte que los demás.
       *[other] { $name } ha tenido más suerte que nadie.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [one] Has olvidado una ficha una vez.
           *[other] Has olvidado una ficha { $count } veces.
        }
       *[other] { $count ->
            [one] { $name } ha olvidado una ficha una vez.
           *[other] { $name } ha olvidado una ficha { $count } veces.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] Has recordado todas las fichas importantes.
       *[other] { $name } ha recordado todas las fichas importantes.
    }
receipt-sure =
    { $sure ->
        [exact] Está calculado con exactitud.
        [nearly] Está calculado casi con exactitud.
        [fairly] Está bastante bien calculado.
       *[guess] Está calculado solo a ojo.
    }
receipt-sharpens = Seguimos calculando…
receipt-sum = Así se llega al resultado
receipt-own =
    { $who ->
        [you] Lo que tú has elegido
       *[other] Lo que ha elegido { $name }
    }
receipt-part =
    { $part ->
        [start] Al principio
        [luck] La suerte
        [others] Lo que han elegido los demás
       *[result] Al final
    }
receipt-points = 100 es ganar seguro. 0 es perder seguro.
receipt-error = Los números pueden variar en { $points }.
receipt-waiting = Estamos calculando qué ha sido suerte…
receipt-busy = Ahora hay mucho que calcular. Un momentito…
receipt-refused =
    { $why ->
        [tools] Todavía no podemos calcularlo: el ordenador se está preparando. Prueba otra vez dentro de unos minutos.
        [long] Esta carrera es demasiado larga para calcularla.
       *[other] No hemos podido calcular esta carrera.
    }
receipt-turns = Elige un turno
receipt-earlier = El turno de antes
receipt-later = El turno de después
receipt-turn = Turno { $turn }
receipt-watch = Ver este turno
receipt-try = Probar otra vez este turno
practice-title = Solo para probar
practice-line = Solo para probar: turno { $turn }. Tú eres { $name }.
practice-now =
    { $count ->
        [one] Esta vez gana { $names }.
       *[other] Esta vez ganan a la vez { $names }.
    }
practice-then =
    { $count ->
        [one] En la carrera de verdad ganó { $names }.
       *[other] En la carrera de verdad ganaron a la vez { $names }.
    }
practice-stays = Esto era solo para probar. La carrera de verdad se queda como estaba.
practice-again = Probar otra vez
practice-back = Volver
error-record-not-ended = Esta carrera aún no ha terminado. Vuelve a mirar cuando acabe.
error-record-not-fair = Nadie sabe qué habría salido después en esta carrera. Solo puedes verla.
