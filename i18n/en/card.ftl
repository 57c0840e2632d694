# What lies under a visitor's finger: the card, and the answer in the same lines.

ui-card-you = You
ui-card-win = You win
ui-card-do = Your part
ui-card-by-day = By day
ui-card-advice = Advice
ui-card-know = You know
ui-card-tonight = Now
ui-card-written = Notes
ui-card-night = Night { $day }
ui-card-day = Day { $day }
ui-card-bets = Your bets
ui-card-betting = Bets
ui-card-so-far = So far
ui-card-rules = Rules
ui-card-village = The table
ui-card-decided = Decided
ui-card-came = Result

# $role and $team are ids.
ui-card-who = { ROLE($role) }. Camp: { TEAM($team) }
ui-card-beside = { ROLE($role) }: { $card }
# $again: whether it is a choice that stands and may be changed; $how: where she says so.
ui-card-by-day-how = { $again ->
        [yes] While people speak you may choose anew
       *[no] You use it while people speak
    }: { $how ->
        [look] tap “{ ui-floor-look }”, as anybody may.
        [moderator] tell the moderator.
       *[declare] tap “{ ui-floor-declare }”.
    }
by-day-judge-werewolf-explode = You may blow yourself up: your card is shown, you are out, and night falls at once, without a vote.
# $rule: the name of a house rule of this card; $option: what holds at this table.
# Where nobody has written a sentence (“.told”).
ui-card-rule = { $rule }: { $option }.
# $own: how many of the page’s questions are really yours; $of: how many there are; $first, $second: the first of yours;
# $turn: when you are asked if it is not now (later tonight; in another night; never); $night: in which night then.
ui-card-asked = { $own ->
        [0] { $turn ->
                [later] Nothing is asked of you yet: your turn comes later tonight, with all that you may see for it.
                [night] Tonight nothing is asked of you: your turn is night { $night }.
               *[never] Nothing is asked of you in this round.
            } { $of ->
                [0] Look, and let go.
                [one] The question here is a bet.
               *[other] The questions here are bets.
            }
        [1] { $of ->
                [one] The question is yours. Your answer counts.
               *[other] Question { $first } is yours: your answer counts. The rest are bets.
            }
       *[other] { $own ->
                [2] Questions { $first } and { $second } are yours; any others are bets.
               *[other] { NUMBER($own) } of the questions are yours, the first is number { $first }; any others are bets.
            }
    }
# Once, where the first bet stands.
ui-card-bet = Bets change nothing; they hide who has a power. Scored at the end.
ui-card-no-last-act = You have no last act: whatever you choose changes nothing. You are asked all the same, so that nobody sees who has one.
# By day, where anybody may ask for the laptop.
ui-card-not-hers = Your card cannot do this: whatever you tap changes nothing. Everybody gets this page, so nobody sees who can.

# How several who choose together decide; each of them reads it where she is asked.
settled-most = You choose together: most voices count, and a tie goes to the lot.
settled-most-or-nobody = You choose together: most voices count, “Nobody” is one too, and a tie goes to the lot.
settled-votes = You choose together: most votes count, a tie goes to the lot, and “Nobody” is no vote.
settled-votes-twice = You choose together: most votes count; a tie is voted on once more, then the lot decides. “Nobody” is no vote.
settled-votes-alpha = You choose together: most votes count, an Alpha Wolf’s double. A tie goes to the lot, and “Nobody” is no vote.
settled-last = You choose together: whoever of you is last to name somebody decides; “Nobody” names nobody.
settled-potions = You choose together: one vote is enough to heal. The poison takes whoever has most votes; on a tie, all of them.
# The same of a vote of all, for everybody to read.
settled-poll-nobody = Most votes decide; on a tie nobody is chosen.
settled-poll-runoff = Most votes decide; on a tie there is a run-off.
settled-poll-lot = Most votes decide; on a tie the lot does.
settled-poll-accused = Whoever is named at least once stands trial.
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
