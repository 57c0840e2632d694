# 念出来的台词。只提身份和座位号，从不泄密。
# “|”表示停顿；SEAT() 是座位号，看的时候是数字，念的时候是汉字。.theatrical 是另一种风格，只用在入夜、天亮和终局。
# 一口气里最多一个号码，名单前面一定有停顿：这样的台词由录好的短句拼成，只在人会换气的地方相接。

line-welcome = 欢迎来到村子。|请依次传递电脑，|各自查看自己的身份牌。
line-night-falls = 天黑请闭眼。
    .theatrical = 最后一盏灯也灭了，|林子边上有什么在动。|天黑请闭眼。
line-night-lap = 天黑了。|请依次传递电脑，|只看自己的屏幕。
    .theatrical = 最后一盏灯也灭了。|请依次传递电脑，|只看自己的屏幕。
line-day-breaks = 天亮了，|请睁眼。
    .theatrical = 鸡叫了，|天光爬上屋顶。|天亮请睁眼。
line-judge-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
line-pass = 请把电脑交给|{ SEAT($seat) }号。
    .named = 请把电脑交给{ SEAT($seat) }号{ $name }。
line-last-acts = 请把电脑交给倒牌的玩家，|其他人请回避。
line-judge-race = 现在开始警长竞选，|上警的请举手。
line-judge-race-candidates = { $count ->
        [0] 没有人上警。
        [1] 只有一个人上警，|{ $seats }。
       *[other] 上警的是|{ $seats }。
    }
line-judge-race-vote = 警下的玩家，|请投票选警长。
line-judge-race-runoff = 平票。|进入PK的是|{ $seats }。
line-judge-race-runoff-vote = 请再次投票选警长。
line-judge-race-withdrew = { SEAT($seat) }号|退水。
line-judge-race-postponed = 竞选中断，|明天继续。
line-judge-badge-lost = 警徽流失。
line-judge-sheriff-elected = { SEAT($seat) }号|当选警长。
line-judge-sheriff-none = 今天没有警长。
line-judge-sheriff-passed = 警徽交给|{ SEAT($seat) }号。
line-judge-sheriff-torn = 警徽被撕掉了。
line-judge-direction = 请警长选择发言顺序：|警左，还是警右？
line-judge-badge = { SEAT($seat) }号，|警徽交给谁？
line-speak = 请{ SEAT($seat) }号发言。
    .named = 请{ SEAT($seat) }号{ $name }发言。
line-last-words = { SEAT($seat) }号|请留遗言。
    .named = 请{ SEAT($seat) }号{ $name }留遗言。
line-judge-exile = 现在开始放逐投票，|请依次举手。
line-judge-exile-secret = 现在开始秘密投票，|请依次传递电脑。
line-judge-runoff-vote = 请再次投票。
line-judge-runoff = 平票。|进入PK的是|{ $seats }。
line-judge-exiled = { SEAT($seat) }号|被放逐。
line-judge-nobody-exiled = 今天没有人出局。
line-judge-idiot-flipped = { SEAT($seat) }号|翻牌，是白痴，|留在场上。
line-judge-exploded = { SEAT($seat) }号|自爆，|直接进入黑夜。
line-judge-shot = { SEAT($by) }号|开枪带走|{ SEAT($seat) }号。
line-judge-silenced = 今天被禁言的是|{ $seats }。
line-judge-taken = { SEAT($by) }号|发动技能，带走|{ SEAT($seat) }号。
line-judge-dueled = { $lost ->
        [rival] { SEAT($by) }号|骑士翻牌，决斗|{ SEAT($seat) }号，|狼人倒下。
       *[knight] { SEAT($by) }号|骑士翻牌，决斗|{ SEAT($seat) }号，|对方不是狼人，骑士倒下。
    }
line-judge-bomb = { $count ->
        [0] { SEAT($by) }号|是炸弹人，|没有炸到人。
       *[other] { SEAT($by) }号|是炸弹人，|炸到的是|{ $seats }。
    }
line-round = 请继续闭眼，|电脑会依次传到每个人手里，|传到了再睁眼看，|看完请闭眼。
line-correction = 更正，|退回一步。
line-victory-judge-wolves = 狼人获胜。
    .theatrical = 今夜的狼嚎没有尽头。|狼人获胜。
line-victory-judge-good = 好人获胜。
    .theatrical = 钟声一直敲到中午。|好人获胜。
line-victory-judge-lovers = 情侣获胜。
    .theatrical = 世界只剩两颗心。|情侣获胜。
line-victory-judge-piper = 吹笛者获胜。
    .theatrical = 全村跟着笛声走出了村口。|吹笛者获胜。
line-victory-judge-bomber = 炸弹人获胜。
    .theatrical = 硝烟散去，有人在笑。|炸弹人获胜。
line-draw = 无人生还，|平局。
