# What lies under a visitor's finger: the card, and the answer in the same lines.

ui-card-you = You
ui-card-win = You win
ui-card-do = Your part
ui-card-advice = Advice
ui-card-know = You know
ui-card-tonight = Now
ui-card-written = Notes
ui-card-night = Night { $day }
ui-card-day = Day { $day }
ui-card-bets = Your bets
ui-card-so-far = So far
ui-card-rules = Rules
ui-card-village = The table
ui-card-decided = Decided
ui-card-came = Result

# $role and $team are ids.
ui-card-who = { ROLE($role) }. Camp: { TEAM($team) }
ui-card-beside = { ROLE($role) }: { $card }
# $rule: the name of a house rule of this card; $option: what holds at this table.
ui-card-rule = { $rule }: { $option }
ui-card-rule-next = ; { "" }
# $own: how many of the page’s questions are really yours; $of: how many there are; $first, $second: the first of yours.
ui-card-asked = { $own ->
        [0] { $of ->
                [0] Nothing is asked. Look, and let go.
                [one] Nothing is asked of you. The question is a bet, settled at the end.
               *[other] Nothing is asked of you. The questions are bets, settled at the end.
            }
        [1] { $of ->
                [one] The question is yours. Your answer counts.
               *[other] Question { $first } is yours; the rest are bets, settled at the end.
            }
       *[other] { $own ->
                [2] Questions { $first } and { $second } are yours; any others are bets.
               *[other] { NUMBER($own) } of the questions are yours, the first is number { $first }; any others are bets.
            }
    }
ui-card-left = { $count } of { $of } are still alive.
# $who: names with numbers.
ui-card-fallen = Out: { $who }
# $charge: what a card can do once only.
ui-card-charge = { CHARGE($charge) }: { $left ->
        [yes] not used yet.
       *[no] used up.
    }
# In the same place, for whoever has nothing of the kind.
ui-card-nights = Night { $day }, { $count ->
        [one] one player
       *[other] { $count } players
    } left.
ui-card-days = Day { $day }, { $count ->
        [one] one player
       *[other] { $count } players
    } left.
# The question in its own words, and what was picked.
ui-card-echo = { $question } { $answer }
ui-card-sealed = Bets stay sealed until the evening is over.
ui-visit-keep-holding = Keep holding: your card opens
ui-visit-not-me = That is not me
