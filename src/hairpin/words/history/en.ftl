# The history of a table: races, trophies, records, and what is kept.

history-leave = Back
history-empty = Nobody has finished a race here yet. As soon as somebody does, you’ll find it on this page.
history-reading = More races are coming…
history-champions = The champions, one after another
history-champions-older = Show earlier champions
history-bests-on = Records on { $board }
history-best-turns = Fewest turns
history-best-turns-says =
    { $number ->
        [one] { $name } won in one turn.
       *[other] { $name } won in { $number } turns.
    }
history-best-monza-longest-push = Biggest bump
history-best-monza-longest-push-says =
    { $number ->
        [one] { $name } sent { $other } back one space.
       *[other] { $name } sent { $other } back { $number } spaces.
    }
history-best-monza-lucky-roll = Luckiest roll
history-best-monza-lucky-roll-says =
    { $number ->
        [1] Any roll would have taken { $name } just as far.
       *[other] Only one roll in { $number } would have taken { $name } as far.
    }
history-best-memo-swaps = Most switches
history-best-memo-swaps-says =
    { $number ->
        [one] { $name } switched tiles once in one race.
       *[other] { $name } switched tiles { $number } times in one race.
    }
history-best-memo-dead-ends = Most dead ends
history-best-memo-dead-ends-says =
    { $number ->
        [one] { $name } ran into one dead end in one race.
       *[other] { $name } ran into { $number } dead ends in one race.
    }
history-races = All races
history-race = Race { $number }
history-how =
    { $how ->
        [closed] Closed by an update
       *[abandoned] Stopped before the end
    }
history-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
history-watch = Watch it again
history-file = Save this race
history-older = Show older races
history-kept = What’s saved here
history-kept-says = Every race at this table is saved: who drove which car, every roll and every move. It’s all in one file on the computer that Hairpin runs on. Hairpin sends it nowhere.
history-kept-long =
    { $days ->
        [0] It stays there until the host deletes it.
        [one] It stays there until the host deletes it. Only a table where no race has been finished goes away on its own, after a day without a visitor.
       *[other] It stays there until the host deletes it. Only a table where no race has been finished goes away on its own, after { $days } days without a visitor.
    }
history-kept-copies = Deleting erases the races, rolls, and trophies from that file for good. It can’t reach copies of the file, races you’ve saved, or what your browsers remember about this table.
history-export = Save everything
history-delete = Delete all races
history-delete-ask = Do you really want to delete all of this table’s races, records, and trophies? You can’t get them back.
