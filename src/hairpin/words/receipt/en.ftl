# The receipt of a race: what was luck and what was clever; and turns that are tried again.

receipt-seats = Whose race?
receipt-helped =
    { $who ->
        [you] { $count ->
            [one] Luck helped you once.
           *[other] Luck helped you { $count } times.
        }
       *[other] { $count ->
            [one] Luck helped { $name } once.
           *[other] Luck helped { $name } { $count } times.
        }
    }
receipt-hurt =
    { $who ->
        [you] { $count ->
            [one] You had bad luck once.
           *[other] You had bad luck { $count } times.
        }
       *[other] { $count ->
            [one] { $name } had bad luck once.
           *[other] { $name } had bad luck { $count } times.
        }
    }
receipt-calm =
    { $who ->
        [you] Luck didn’t change much for you.
       *[other] Luck didn’t change much for { $name }.
    }
receipt-cleverest =
    { $who ->
        [you] Your cleverest turn was number { $turn }.
       *[other] { $name }’s cleverest turn was number { $turn }.
    }
receipt-decided = Turn { $turn } decided the race.
receipt-luckiest =
    { $who ->
        [you] You had the most luck.
        [nobody] Nobody had much more luck than anyone else.
       *[other] { $name } had the most luck.
    }
receipt-memo-forgot =
    { $who ->
        [you] { $count ->
            [one] You forgot a tile once.
           *[other] You forgot a tile { $count } times.
        }
       *[other] { $count ->
            [one] { $name } forgot a tile once.
           *[other] { $name } forgot a tile { $count } times.
        }
    }
receipt-memo-remembered =
    { $who ->
        [you] You remembered every tile that mattered.
       *[other] { $name } remembered every tile that mattered.
    }
receipt-sure =
    { $sure ->
        [exact] This is worked out exactly.
        [nearly] This is worked out almost exactly.
        [fairly] This is a good guess.
       *[guess] This is only a rough guess.
    }
receipt-sharpens = We’re still working on it…
receipt-sum = How it adds up
receipt-own =
    { $who ->
        [you] What you chose
       *[other] What { $name } chose
    }
receipt-part =
    { $part ->
        [start] At the start
        [luck] Luck
        [others] What the others chose
       *[result] In the end
    }
receipt-points = 100 is a sure win, 0 is a sure loss.
receipt-error = The numbers could be off by { $points }.
receipt-waiting = We’re working out what was luck…
receipt-busy = There’s a lot to work out right now. Just a moment…
receipt-refused =
    { $why ->
        [tools] We can’t work that out yet: this computer is still getting ready. Try again in a few minutes.
        [long] This race is too long to work out.
       *[other] We couldn’t work this race out.
    }
receipt-turns = Pick a turn
receipt-earlier = Earlier turn
receipt-later = Later turn
receipt-turn = Turn { $turn }
receipt-watch = Watch this turn
receipt-try = Try this turn again
practice-title = Just a try
practice-line = Just a try: turn { $turn }. You’re { $name }.
practice-now =
    { $count ->
        [one] This time, { $names } won.
       *[other] This time, { $names } won together.
    }
practice-then =
    { $count ->
        [one] In the real race, { $names } won.
       *[other] In the real race, { $names } won together.
    }
practice-stays = This was just a try. The real race stays as it was.
practice-again = One more try
practice-back = Back
error-record-not-ended = This race isn’t over yet. Look again when it is.
error-record-not-fair = Nobody knows what would have come next in this race. You can only watch it.
