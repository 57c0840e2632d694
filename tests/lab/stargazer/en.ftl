role-judge-stargazer = Stargazer
    .card = Every night, ask the stars about one player: do they have a power of the divine?
    .more = The stars know neither camp nor card: a wolf has no more of a gift than a commoner. Where numbers are exchanged they look down on whoever wears the number.
    .wake = Stargazer, | open your eyes.
    .wake-theatrical = Stargazer, | the clouds are gone: | open your eyes.
    .act = Who do you ask the stars about? | Then look at the screen.
    .act-theatrical = Whose star shall we look for? | Then look at the screen.
    .act-theatrical2 = Over whose roof is it so bright tonight? | The screen will tell.
    .sleep = Stargazer, | close your eyes.
    .sleep-theatrical = Stargazer, | close your eyes, and wish for something.
handbook-judge-stargazer = Look up, look mysterious, and let them wonder what it says up there.
    .when = Every night.
    .limits = One player a night. A gift is no proof that somebody is on your side for long.
ask-judge-stargazer-see = Who do you ask the stars about?
ask-call-judge-stargazer = Who do you ask about?
event-judge-stargazer-learned = { $gift ->
        [divine] A bright star stands over { $seatname } ({ $seat }): a gift
       *[plain] No star stands over { $seatname } ({ $seat }): no gift
    }
    .told = { $gift ->
        [divine] { $actor }, the Stargazer, saw a star over { $who }: a gift
       *[plain] { $actor }, the Stargazer, looked for a star over { $who } in vain
    }
