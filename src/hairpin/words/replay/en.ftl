# A race that is watched again: turn by turn, with the chances, what luck did, and what could have been chosen.

replay-loading = The race is on its way…
replay-bring = Pick a saved race, and you can watch it again.
replay-file = Pick a race
replay-leave = Back
replay-more = More
replay-about = About this race
replay-controls = Play the race
replay-slider = Turn
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-speed =
    { $speed ->
        [calm] Speed: slow
        [quick] Speed: medium
       *[fast] Speed: fast
    }
replay-turns = All turns
replay-turns-earlier = Earlier turns
replay-turns-later = Later turns
replay-turning-point = Go to the turn that decided the race
replay-decided = decided the race
replay-start = Before the start
replay-at = Turn { $turn } of { $turns }: { $name }
replay-turn = Turn { $turn }: { $name }
replay-drop = Let go, and you can watch this race!
replay-curve = Who might win?
replay-curve-at = Turn { $turn } of { $turns }.
replay-chance = { $name } { $percent }%
replay-certainty =
    { $certainty ->
        [solved] Worked out exactly.
        [certified] Worked out; off by { $points } percent at most.
       *[estimated] Estimated; off by about { $points } percent.
    }
replay-by-luck = Luck
replay-by-choice = What was chosen
replay-luck =
    { $how ->
        [lots] Lots of luck for { $name }!
        [some] A little luck for { $name }.
        [less] A little bad luck for { $name }.
        [bad] Lots of bad luck for { $name }.
       *[none] Luck didn’t change much.
    }
replay-choice =
    { $how ->
        [only] There was nothing to choose.
        [best] { $name } found the best way!
        [near] { $name }’s way was about as good as the best one.
        [little] Another way was a little better.
       *[lots] Another way was much better.
    }
replay-cost =
    { $count ->
        [one] It wins about one more race in 100.
       *[other] It wins about { $count } more races in 100.
    }
replay-decided-it = This turn decided the race.
replay-extra = What could you remember?
replay-begin = This race has { $turns } turns. Tap Play and watch!
replay-nothing = There’s nothing to say about this turn.
replay-thinking = We’re working out who might have won…
replay-sharpening = We’re still working on it. The numbers get better.
replay-stopped = This race was stopped before the end. You can watch it, but nobody knows who would have won.
replay-refused =
    { $why ->
        [tools] We can’t work out the chances yet: this computer is still getting ready. Watch the race in the meantime!
       *[other] We couldn’t work out the chances. You can still watch the race.
    }
replay-receipt = Was it luck?
replay-fair = Was the luck fair?
replay-fair-right =
    { $count ->
        [one] We worked it out again in this browser: the one piece of luck in this race is right.
       *[other] We worked it all out again in this browser: each of the { $count } rolls and draws is right.
    }
replay-fair-mixed =
    { $count ->
        [0] The secret number was locked away before the race. Nobody at the table added one.
        [one] The secret number was locked away before the race, and { $names } added one.
       *[other] The secret number was locked away before the race, and { $names } added theirs.
    }
replay-fair-limits = We can’t tell whether the moves are the real ones: only the luck is checked.
replay-fair-none = This race wasn’t driven at a table, so no secret number was locked away. There’s nothing to check.
replay-fair-unknown = This page can’t check the luck of this game.
replay-fair-hidden = The secret number is still locked away. Check again when the race is over.
replay-fair-broken = Careful! This isn’t the secret number that was locked away before the race.
replay-fair-changed = Careful! Someone changed turn { $turn }, or left out a turn before it.
replay-fair-wrong = Careful! On turn { $turn } the luck should have been different.
replay-fair-unfinished = This race was stopped. We can’t tell whether turns are missing at the end.
replay-send = Send it
replay-send-says = Anyone who opens this link can watch the race.
replay-save = Save the race
replay-file-other = Watch another race
error-record-damaged =
    { $fault ->
        [foreign] That isn’t a race from Hairpin. Pick a race that was saved.
        [cut] The end of this race is missing. Ask for the file again.
        [turn] Turn { $turn } of this race can’t have happened like that. Ask for the file again.
        [version] This race is from a newer Hairpin. Ask the person who runs the game to update it.
       *[line] This file got damaged or changed. Ask for it again.
    }
error-record-too-long = This race is too long to watch.
error-review-hidden = This race isn’t over yet, so nothing is given away.
monza-best =
    { $why ->
        [same] Every way is just as good.
        [home] The best way crosses the finish line.
        [fewer] The best way finishes with fewer dice.
        [pushes] The best way bumps another car back.
        [tiles] The best way keeps more tiles for later.
        [far] The best way goes really far.
        [safe] The best way ends where you’re less likely to be bumped back.
        [again] It’s best to roll some dice again: other colors may go further.
       *[waits] The best way ends where it’s easier to go on.
    }
memo-best =
    { $why ->
        [home] The best way goes straight to the finish.
        [pit] The best way goes to the pit stop.
        [open] The best way goes to a tile that’s face up.
        [known] The best way goes to a tile that was shown before.
        [unknown] The best way goes to a tile nobody had seen.
        [swap] The best way is to switch two tiles.
       *[points] The best way is to spin the tile so its road leads on well.
    }
memo-lapse-again = { $name } turned over a tile that was shown on turn { $turn }: { $kind }. It wasn’t a good way.
memo-lapse-missed = { $name } forgot a tile that was shown on turn { $turn }: { $kind }. That was the better way.
memo-known =
    { $known ->
        [0] No face-down tile had been shown yet.
       *[other] If you remembered everything, you knew { $known } of { $tiles } face-down tiles.
    }
memo-known-map = The table. Face-down tiles shown before: { $known }. Never shown: { $hidden }.
memo-odds-title = This is what each of the others could be:
memo-odds = Each of the others could be: { $kinds }.
memo-odds-kind = { $kind } { $percent }%
