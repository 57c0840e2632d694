role-judge-stargazer = 观星师
    .card = 每晚为一人观星，得知他是不是神职。
    .more = 星象不说阵营，也不说身份，狼人和平民一样没有星光。号码被交换时，看的是戴着这个号码的人。
    .wake = 观星师请睁眼。
    .wake-theatrical = 观星师，|云都散了，|请睁眼。
    .act = 今晚为谁观星？|选好了看屏幕。
    .act-theatrical = 今晚找谁的星？|选好了看屏幕。
    .act-theatrical2 = 谁家屋顶上这么亮？|答案在屏幕上。
    .sleep = 观星师请闭眼。
    .sleep-theatrical = 观星师请闭眼，|顺便许个愿。
handbook-judge-stargazer = 抬头，做出看懂了的样子，让他们猜天上写了什么。
    .when = 每晚。
    .limits = 一晚一人。有星光，不等于一直和你一边。
ask-judge-stargazer-see = 今晚为谁观星？
ask-call-judge-stargazer = 今晚为谁观星？
event-judge-stargazer-learned = { $gift ->
        [divine] { $seat }号{ $seatname }头上有星光：是神职
       *[plain] { $seat }号{ $seatname }头上没有星光：不是神职
    }
    .told = { $gift ->
        [divine] 观星师{ $actor }看见{ $who }头上有星光：神职
       *[plain] 观星师{ $actor }在{ $who }头上没找到星光
    }
