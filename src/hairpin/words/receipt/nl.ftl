# De uitslag van een race uitgelegd: geluk en slimme beurten; en beurten die je opnieuw probeert.

receipt-seats = Over wie gaat het?
receipt-helped =
    { $who ->
        [you] { $count ->
            [one] Het geluk heeft je één keer geholpen.
           *[other] Het geluk heeft je { $count } keer geholpen.
        }
       *[other] { $count ->
            [one] Het geluk heeft { $name } één keer geholpen.
           *[other] Het geluk heeft { $name } { $count } keer geholpen.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [one] Je had één keer pech.
           *[other] Je had { $count } keer pech.
        }
       *[other] { $count ->
            [one] { $name } had één keer pech.
           *[other] { $name } had { $count } keer pech.
        }
    }
receipt-calm =
    { $who ->
        [you] Geluk maakte voor jou weinig uit.
       *[other] Geluk maakte voor { $name } weinig uit.
    }
receipt-cleverest =
    { $who ->
        [you] Je slimste beurt was nummer { $turn }.
       *[other] De slimste beurt van { $name } was nummer { $turn }.
    }
receipt-decided = Beurt { $turn } heeft de race beslist.
receipt-luckiest =
    { $who ->
        [you] Jij had het meeste geluk.
        [nobody] Niemand had duidelijk meer geluk.
       *[other] { $name } had het meeste geluk.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [one] Je bent één keer een plaatje vergeten.
           *[other] Je bent { $count } keer een plaatje vergeten.
        }
       *[other] { $count ->
            [one] { $name } is één keer een plaatje vergeten.
           *[other] { $name } is { $count } keer een plaatje vergeten.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] Je hebt alle belangrijke plaatjes onthouden.
       *[other] { $name } heeft alle belangrijke plaatjes onthouden.
    }
receipt-sure =
    { $sure ->
        [exact] Dit is precies uitgerekend.
        [nearly] Dit is bijna precies uitgerekend.
        [fairly] Dit is goed geschat.
       *[guess] Dit is maar een ruwe schatting.
    }
receipt-sharpens = We rekenen nog even verder …
receipt-sum = Zo komt het bij elkaar
receipt-own =
    { $who ->
        [you] Wat jij koos
       *[other] Wat { $name } koos
    }
receipt-part =
    { $part ->
        [start] In het begin
        [luck] Geluk
        [others] Wat de anderen kozen
       *[result] Aan het eind
    }
receipt-points = 100 betekent: zeker gewonnen. 0 betekent: zeker verloren.
receipt-error = De getallen kunnen er { $points } naast zitten.
receipt-waiting = We rekenen uit wat geluk was …
receipt-busy = Er valt nu veel uit te rekenen. Een momentje …
receipt-refused =
    { $why ->
        [tools] Dit kunnen we nog niet uitrekenen: de computer maakt zich nog klaar. Probeer het over een paar minuten nog eens.
        [long] Deze race is te lang om uit te rekenen.
       *[other] Het is niet gelukt deze race uit te rekenen.
    }
receipt-turns = Kies een beurt
receipt-earlier = Een beurt eerder
receipt-later = Een beurt later
receipt-turn = Beurt { $turn }
receipt-watch = Deze beurt bekijken
receipt-try = Deze beurt opnieuw proberen
practice-title = Even proberen
practice-line = Even proberen: beurt { $turn }. Jij bent { $name }.
practice-now =
    { $count ->
        [one] Deze keer wint { $names }.
       *[other] Deze keer winnen { $names } samen.
    }
practice-then =
    { $count ->
        [one] In de echte race won { $names }.
       *[other] In de echte race wonnen { $names } samen.
    }
practice-stays = Je hebt alleen iets geprobeerd. De echte race blijft zoals die was.
practice-again = Nog een keer proberen
practice-back = Terug
error-record-not-ended = Deze race is nog niet voorbij. Kijk nog eens als hij klaar is.
error-record-not-fair = Niemand weet wat er in deze race daarna zou zijn gekomen. Je kunt alleen kijken.
