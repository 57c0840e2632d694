# The recap: the replay on the seat circle, the awards, the guesses, and what is saved of an evening.

ui-recap-play = Play
ui-recap-pause = Pause
ui-recap-earlier = One moment back
ui-recap-later = One moment on
ui-recap-scrub = Through the nights and days
ui-recap-place = Moment { $at } of { $of }
ui-recap-awards = Awards
ui-recap-columns = votes · from whom
ui-recap-no-awards = Nothing to award tonight. The wolves call it a quiet evening.
ui-recap-guesses = The bets
# $right: how many of somebody’s bets came true, of $of that can be judged.
ui-recap-guessed = { $of ->
        [one] { $right } of { $of } bet right
       *[other] { $right } of { $of } bets right
    }
ui-recap-guesses-about = Bets are what idle hands were asked; only those that can be judged count. The bar shows how far somebody beat drawing lots, so few bets are no handicap.
ui-recap-quiet = Nobody fell
ui-recap-peaceful = Nothing happened that anybody remembers
ui-recap-fell = { $player }: { $cause }
ui-recap-fell-somehow = { $player }: gone
ui-recap-timeline = How it went
ui-recap-lasted = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
ui-recap-file = Nightcaller { $date }

error-recap-disk-full = The disk is full. Nothing is lost: free some space and save again.
error-recap-not-allowed = Nightcaller may not write in { $folder }. Unlock it and save again; nothing is lost.
error-recap-not-saved = It could not be saved in { $folder }. Nothing is lost: try again.
error-not-shown = Nothing on this computer opens { $file }. It lies there, for another computer or a printer.

## Awards
# value: the title; .line: what it was won for. $who are the winners, $people how many, $count what it was won with.

award-sharpest-vote = Sharpest vote
    .line = { $who }: { $count } ballots on real wolves. Beat that!
award-lone-voice = Voice in the wilderness
    .line = { $people ->
        [one] In that round only { $who } voted for a wolf. Listen next time!
       *[other] { $who }: each alone against a wolf in a round. Listen next time!
    }
award-undercover = Deepest cover
    .line = { $who } voted a fellow wolf out without batting an eyelid
award-favourite-suspect = Everybody’s favourite suspect
    .line = { $people ->
        [one] { $count } ballots for { $who }, and not a single hair of wolf
       *[other] { $count } ballots each for { $who }, and not a single hair of wolf
    }
award-invisible-wolf = The invisible wolf
    .line = { $who }: through { $count } votes without one finger pointing that way
award-eagle-eye = Eagle eye
    .line = { $count ->
        [one] { $who } found a wolf on the very first night
       *[other] { $who } looked { $count } wolves in the eye
    }
award-shield = Shield of the evening
    .line = { $count ->
        [one] { $who } stood in the right doorway
       *[other] { $who } stood in the right doorway { $count } times
    }
award-one-kindness = One kindness too many
    .line = { $who } meant so well that it was fatal
award-friendly-fire = Friendly fire
    .line = { $who } hit their own side. The light was bad, surely
award-true-aim = Straight to the heart
    .line = { $count ->
        [one] { $who } aimed at a wolf, and hit
       *[other] { $who } aimed at wolves and hit { $count } of them
    }
award-sleight-of-hand = Sleight of hand
    .line = { $who } made the pack bite the wrong neck
award-earworm = Earworm of the year
    .line = { $count } people are still humming what { $who } played
award-first-to-fall = Best seat for watching
    .line = { $who } left first and saw everything. Next time, stay longer!
award-nine-lives = Nine lives
    .line = { $who } should have been gone { $count } times
award-hot-potato = Hot potato
    .line = One honour, { $count } pockets: { $who }
award-to-the-end = Till the very end
    .line = { $who } loved, and lived to tell the tale
award-followed = Most faithful heart
    .line = { $who } did not hesitate for a second
award-loudest-exit = Loudest exit
    .line = { $who } left, and { $count } others had to come along
award-prophet = Prophet of the waiting room
    .line = { $who } guessed better than any coin ever could: { $count } hits
award-last-one = Last one standing
    .line = { $who } may now put out the lights
award-best-dressed = Best dressed
    .line = { $count ->
        [one] { $who }: looked at, and taken for somebody else
        [2] { $who }: looked at twice, and somebody else both times
       *[other] { $who }: looked at { $count } times, and somebody else every time
    }
award-best-price = Everybody has a price
    .line = { $who } said yes. The ink is still wet
award-handshake = Warmest handshake
    .line = { $count } people would have been fine without { $who }
award-other-bank = The winning side of the river
    .line = { $who } began on one side and won on another
award-own-way = Thank you, I am done
    .line = { $who } won alone and left the rest of you to it
award-family = The largest family
    .line = { $count ->
        [one] { $who } made somebody get up again
       *[other] { $who } made { $count } of you get up again
    }
award-changes = Quick-change artist
    .line = { $who } was { $count } different people in one evening
award-away = Never at home
    .line = { $count ->
        [one] { $who } was out when death came to the door
        [2] { $who } was out twice when death came to the door
       *[other] { $who } was out { $count } times when death came to the door
    }

## What only the story tells

event-note = { $text }
    .told = { $who } wrote in “{ $where }”: { $text }
event-chance = A chance of { $percent }%
    .told = { $what }
