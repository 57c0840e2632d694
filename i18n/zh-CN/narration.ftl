# 念出来的台词。只提身份和座位号，从不泄密。
# “|”表示停顿；SEAT() 是座位号，看的时候是数字，念的时候是汉字。
# 一口气里最多一个号码，名单前面一定有停顿：这样的台词由录好的短句拼成，只在人会换气的地方相接。
# 一晚上要念好几遍的台词有几种说法：消息本身、.plain2、.plain3……，另一种风格是 .theatrical、.theatrical2……。
# 念哪一种，只由全桌都知道的事决定。.named 是报号之后再叫名字时显示的文字。

line-welcome = 欢迎各位。|请依次传递电脑，|各自查看自己的身份牌。
    .theatrical = 几户人家，一片林子，一个长夜。|请依次传递电脑，|各自查看自己的身份牌。
    .theatrical2 = 各位乡亲，|你们当中有人藏着秘密。|请依次传递电脑，|各自查看自己的身份牌。
    .theatrical3 = 从前有个地方，|人人信得过人人，|到今天为止。|请依次传递电脑，|各自查看自己的身份牌。
line-night-falls = 天黑请闭眼。
    .plain2 = 天黑了，|请全体闭眼。
    .plain3 = 夜幕降临，|请全体闭眼。
    .theatrical = 最后一盏灯也灭了，|林子边上有什么在动。|天黑请闭眼。
    .theatrical2 = 月亮爬上树梢，|家家关紧了门。|天黑请闭眼。
    .theatrical3 = 河上起了雾，|青蛙也不叫了。|天黑请闭眼。
    .theatrical4 = 猫头鹰叫了一声，|没有人应。|天黑请闭眼。
    .theatrical5 = 说话声渐渐散了，|影子越拉越长。|天黑请闭眼。
    .theatrical6 = 不知谁家关了窗，|又一家也关了。|天黑请闭眼。
    .theatrical7 = 屋顶上，|雨悄悄下起来。|天黑请闭眼。
line-night-lap = 天黑了。|请依次传递电脑，|轮到自己再看。
    .plain2 = 夜幕降临。|请依次传递电脑，|轮到自己再看。
    .plain3 = 白天结束了。|请依次传递电脑，|轮到自己再看。
    .theatrical = 最后一盏灯也灭了。|请依次传递电脑，|轮到自己再看。
    .theatrical2 = 月亮爬上树梢，|家家关紧了门。|请依次传递电脑，|轮到自己再看。
    .theatrical3 = 河上起了雾，|青蛙也不叫了。|请依次传递电脑，|轮到自己再看。
    .theatrical4 = 猫头鹰叫了一声，|没有人应。|请依次传递电脑，|轮到自己再看。
    .theatrical5 = 说话声渐渐散了，|影子越拉越长。|请依次传递电脑，|轮到自己再看。
    .theatrical6 = 不知谁家关了窗，|又一家也关了。|电脑一个一个传，|轮到自己再看。
    .theatrical7 = 屋顶上，|雨悄悄下起来。|电脑一个一个传，|轮到自己再看。
line-night-count = { $day ->
       *[other] 第{ NUMERAL($day) }夜。
    }
    .theatrical = { $day ->
        [1] 第一夜，|谁也摸不清谁的底。
        [2] 第二夜，|没有人睡得安稳。
        [3] 第三夜，|看谁都像狼。
        [4] 第四夜，|邻居之间不再串门。
        [5] 第五夜，|总该有个了结。
        [6] 第六夜，|蜡烛快要用完了。
       *[other] 第{ NUMERAL($day) }夜，|还记着日子的只剩我了。
    }
line-day-breaks = 天亮了，|请睁眼。
    .plain2 = 天亮了，|请全体睁眼。
    .plain3 = 早上好，|请全体睁眼。
    .theatrical = 鸡叫了，|天光爬上屋顶。|天亮请睁眼。
    .theatrical2 = 桥上传来第一辆车的响声。|天亮请睁眼。
    .theatrical3 = 炊烟升起，|窗户一扇扇打开。|天亮请睁眼。
    .theatrical4 = 远处敲了钟，|这一夜总算过去了。|天亮请睁眼。
    .theatrical5 = 草上有露水，|还有来路不明的脚印。|天亮请睁眼。
    .theatrical6 = 街上的水洼亮起来了。|天亮请睁眼。
    .theatrical7 = 有人在窗口抖被子。|天亮请睁眼。
line-day-lap = 天亮了，|请抬头。
    .plain2 = 天亮了，|大家请抬头。
    .plain3 = 早上好，|大家请抬头。
    .theatrical = 鸡叫了，|天光爬上屋顶。|大家请抬头。
    .theatrical2 = 桥上传来第一辆车的响声。|大家请抬头。
    .theatrical3 = 炊烟升起，|窗户一扇扇打开。|大家请抬头。
    .theatrical4 = 远处敲了钟，|这一夜总算过去了。|大家请抬头。
    .theatrical5 = 草上有露水，|还有来路不明的脚印。|大家请抬头。
    .theatrical6 = 街上的水洼亮起来了。|都把头抬起来吧。
    .theatrical7 = 有人在窗口抖被子。|都把头抬起来吧。
line-judge-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
    .plain2 = { $count ->
        [0] 昨晚是平安夜，|没有人倒牌。
       *[other] 今早没能醒来的是|{ $seats }。
    }
    .theatrical = { $count ->
        [0] 家家户户都开了门。|昨晚是平安夜。
       *[other] 今早，有的门没有开。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical2 = { $count ->
        [0] 早饭上桌，|没有人迟到。|昨晚是平安夜。
       *[other] 早饭上桌，|有人没有来。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical3 = { $count ->
        [0] 挖坟的今天可以睡个懒觉。|昨晚是平安夜。
       *[other] 挖坟的又拿起了铁锹。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical4 = { $count ->
        [0] 数了一遍人头，|又数一遍，一个不少。|昨晚是平安夜。
       *[other] 有人在村口喊名字，|没有回音。|昨晚倒牌的是|{ $seats }。
    }
line-left = { $count ->
        [2] 场上还剩两人。
       *[other] 场上还剩{ NUMERAL($count) }人。
    }
    .plain2 = { $count ->
        [2] 现在还有两人在场。
       *[other] 现在还有{ NUMERAL($count) }人在场。
    }
    .theatrical = { $count ->
        [2] 还亮着的窗，|只剩两扇。
       *[other] 还亮着的窗，|有{ NUMERAL($count) }扇。
    }
line-deck = 先报板子。
    .plain2 = 本局的板子。
    .theatrical = 看看身边的人，|今晚的身份有这些。
    .theatrical2 = 你们当中，|坐着这些人。
line-deck-part = { $cards }，|还有……
line-deck-end = { $cards }，|就这些。
line-fallen = 出局的玩家请保持安静，|看到什么也别说。
    .plain2 = 出局的玩家，|不出声，不使眼色。
    .theatrical = 死人可以看，|死人不说话。
    .theatrical2 = 各位亡魂，|看热闹可以，出声不行。
line-countdown = 谁先？
    .plain2 = 先投谁？
    .plain3 = 第一个报谁的号？
    .theatrical = 谁先来？
    .theatrical2 = 总得有人排第一个，|谁先？
    .theatrical3 = 那就开始吧，|先报谁？
    .theatrical4 = 第一个名字，请讲。
    .theatrical5 = 先叫几号？
    .theatrical6 = 挑个号，打头阵。
    .theatrical7 = 最先想到的是谁？
    .theatrical8 = 从几号开始？
    .theatrical9 = 给我一个号码。
line-vote-call = 投{ SEAT($seat) }号的，请举手。
    .plain2 = 请举手，投的是|{ SEAT($seat) }号。
    .plain3 = { SEAT($seat) }号，|谁投他？请举手。
    .plain4 = 现在投的是|{ SEAT($seat) }号。
line-vote-count = { SEAT($seat) }号，|{ $half ->
        [yes] { $count ->
            [0] 只有半票。
            [2] 一共两票半。
           *[other] 一共{ NUMERAL($count) }票半。
        }
       *[no] { $count ->
            [0] 一票也没有。
            [2] 一共两票。
           *[other] 一共{ NUMERAL($count) }票。
        }
    }
line-time-up = 时间到。
    .plain2 = 发言时间到。
    .theatrical = 时间到，|谎话留着下轮说。
    .theatrical2 = 时间到，|再编就圆不回来了。
    .theatrical3 = 时间到，|喝口水，请坐。
    .theatrical4 = 时间到，|后面的事，下回再讲。
line-vote-abstain = 弃票的，请举手。
line-most-votes = { $count ->
        [0] 一票也没有。
       *[other] 票数最多的是|{ $seats }。
    }
line-time-ten = 还有十秒。
    .plain2 = 最后十秒。
    .plain3 = 只剩十秒。
line-time-up-last = 时间到，|辛苦了。
    .theatrical = 时间到，|没说完的带走吧。
    .theatrical2 = 时间到，|安心上路。
line-pass-next = { SEAT($seat) }号。
    .plain2 = 轮到你了，|{ SEAT($seat) }号。
    .plain3 = 电脑交给|{ SEAT($seat) }号。
    .plain4 = 现在是|{ SEAT($seat) }号。
    .plain5 = 接下来是|{ SEAT($seat) }号。
    .plain6 = 再往下传给|{ SEAT($seat) }号。
    .plain7 = 电脑到了|{ SEAT($seat) }号。
    .named = { SEAT($seat) }号{ $name }。
line-pass-back = 请把电脑交还给|{ SEAT($seat) }号。
    .named = 请把电脑交还给{ SEAT($seat) }号{ $name }。
line-pass = 请把电脑交给|{ SEAT($seat) }号。
    .named = 请把电脑交给{ SEAT($seat) }号{ $name }。
line-last-acts = 请把电脑交给倒牌的玩家，|其他人请回避。
    .theatrical = 请把电脑交给倒牌的玩家，|其他人，请看天花板。
    .theatrical2 = 请把电脑交给倒牌的玩家，|其他人，请数手指头。
    .theatrical3 = 电脑交给倒牌的玩家，|其他人，请低头看鞋。
    .theatrical4 = 倒牌的玩家请拿好电脑，|其他人，请看窗外。
    .theatrical5 = 倒牌的玩家还有一件事，请接电脑，|其他人，请回避，想点高兴的。
    .theatrical6 = 倒牌的玩家请看电脑，|其他人，这里没什么好看的。
line-judge-race = 现在开始警长竞选，|上警的请举手。
    .theatrical = 羊群要有牧犬，|村子要有警长。|上警的请举手。
line-judge-race-candidates = { $count ->
        [0] 没有人上警。
        [1] 只有一个人上警，|{ $seats }。
       *[other] 上警的是|{ $seats }。
    }
line-judge-race-vote = 警下的玩家，|请投票选警长。
line-judge-race-runoff = 平票。|进入PK的是|{ $seats }。
    .theatrical = 警徽一枚，想要的人不少。|平票。|进入PK的是|{ $seats }。
line-judge-race-runoff-vote = 请再次投票选警长。
line-judge-race-withdrew = { SEAT($seat) }号|退水。
line-judge-race-postponed = 竞选中断，|明天继续。
line-judge-badge-lost = 警徽流失。
line-judge-sheriff-elected = { SEAT($seat) }号|当选警长。
    .theatrical = 警徽别上了，|新任警长是|{ SEAT($seat) }号。
line-judge-sheriff-none = 今天没有警长。
line-judge-sheriff-passed = 警徽交给|{ SEAT($seat) }号。
line-judge-sheriff-torn = 警徽被撕掉了。
line-judge-direction = 请警长选择发言顺序：|警左，还是警右？
    .theatrical = 从哪边说起，请警长定：|警左，还是警右？
    .theatrical2 = 警长，话头往哪边传？|警左，还是警右？
    .theatrical3 = 警长说了算：|警左，还是警右？
line-judge-badge = { SEAT($seat) }号，|警徽交给谁？
line-speak = 请{ SEAT($seat) }号发言。
    .plain2 = 该你说了，|{ SEAT($seat) }号。
    .plain3 = 接下来发言的是|{ SEAT($seat) }号。
    .plain4 = 现在有请|{ SEAT($seat) }号。
    .plain5 = { SEAT($seat) }号，|请说说看。
    .named = 请{ SEAT($seat) }号{ $name }发言。
line-last-words = { SEAT($seat) }号|请留遗言。
    .plain2 = { SEAT($seat) }号，|大家都听着，|请留遗言。
    .theatrical = { SEAT($seat) }号，|大家最后一次听你说话。|请留遗言。
    .theatrical2 = { SEAT($seat) }号，|想让大家记住什么？|请留遗言。
    .theatrical3 = { SEAT($seat) }号，|把话说完，就可以歇了。|请留遗言。
    .named = 请{ SEAT($seat) }号{ $name }留遗言。
line-judge-exile = 现在开始放逐投票，|逐个报号，投他的请举手。
    .plain2 = 请投票放逐，|逐个报号，投他的请举手。
    .plain3 = 发言到此为止，开始放逐投票，|逐个报号，投他的请举手。
    .theatrical = 话都说完了，|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical2 = 太阳快下山了，|村子要一个答案。|逐个报号，投他的请举手。
    .theatrical3 = 再看一眼身边的人。|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical4 = 有人骗了你们一整天。|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical5 = 总不会人人都清白。|按号来，投他的请举手。
line-judge-exile-secret = 现在开始秘密投票，|请依次传递电脑。
    .plain2 = 请秘密投票，|依次传递电脑。
    .theatrical = 话都说完了，|现在开始秘密投票，|请依次传递电脑。
    .theatrical2 = 太阳快下山了，|村子要一个答案。|秘密投票，请依次传递电脑。
line-judge-runoff-vote = 请再次投票。
    .plain2 = 重新投票。
    .theatrical = 再想一想，|再投一次。
    .theatrical2 = 这一次总要分个高下。|请再次投票。
line-judge-runoff = 平票。|进入PK的是|{ $seats }。
    .plain2 = 票数相同，|进入PK的是|{ $seats }。
    .theatrical = 村子拿不定主意，平票。|进入PK的是|{ $seats }。
    .theatrical2 = 天平两头一样沉，平票。|进入PK的是|{ $seats }。
    .theatrical3 = 不多一票，不少一票，平票。|进入PK的是|{ $seats }。
line-judge-exiled = { SEAT($seat) }号|被放逐。
    .plain2 = 投票有了结果，|出局的是|{ SEAT($seat) }号。
    .theatrical = 村子拿定了主意，|被放逐的是|{ SEAT($seat) }号。
    .theatrical2 = 一把椅子从桌边挪开，|被放逐的是|{ SEAT($seat) }号。
    .theatrical3 = 一时间没有人出声。|被放逐的是|{ SEAT($seat) }号。
    .theatrical4 = 是对是错，都定了。|被放逐的是|{ SEAT($seat) }号。
line-judge-nobody-exiled = 今天没有人被放逐。
    .plain2 = 今天不放逐。
    .theatrical = 话说了不少，人一个没少。|今天没有人被放逐。
    .theatrical2 = 村子摇摇头，散了。|今天没有人被放逐。
    .theatrical3 = 村口的门没有开。|今天没有人被放逐。
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
line-wake = { CALLED($role) }，|请睁眼。
    .theatrical = { CALLED($role) }，|到时候了，请睁眼。
    .theatrical2 = { CALLED($role) }，|夜还长着呢，请睁眼。
    .theatrical3 = { CALLED($role) }，|没有人看着，请睁眼。
    .theatrical4 = { CALLED($role) }，|就等你了，请睁眼。
line-answer = 答案在屏幕上，|看了别动声色。
line-sleep = { CALLED($role) }，|请闭眼。
    .theatrical = { CALLED($role) }，|这就可以了，请闭眼。
    .theatrical2 = { CALLED($role) }，|做个好梦，请闭眼。
    .theatrical3 = { CALLED($role) }，|别弄出声响，请闭眼。
    .theatrical4 = { CALLED($role) }，|安心睡吧，请闭眼。
line-day-round = 请依次传递电脑，|看夜里的消息，用白天的技能。
    .plain2 = 讨论之前，|请把电脑再传一圈。
    .theatrical = 信到了。|请依次传递电脑，各看各的。
    .theatrical2 = 几封信，几张账单，几个奇怪的请求。|请依次传递电脑。
    .theatrical3 = 先别急着说，看完再说。|请依次传递电脑。
    .theatrical4 = 小道消息，人人有份。|请依次传递电脑，各看各的。
    .theatrical5 = 昨夜的事，各自心里有数。|请依次传递电脑。
line-day-asked = 夜里的事也许和你有关。|想看消息、想用技能，|都可以要电脑。
    .plain2 = 投票之前，|谁都可以要电脑：|看消息，用技能，装装样子也行。
    .theatrical = 信到了。|等信的，|假装等信的，|都可以要电脑。
    .theatrical2 = 几封信，几张账单，几个奇怪的请求。|想知道有没有你的，|就要电脑。
line-round = 请继续闭眼，|电脑会依次传到每个人手里，|传到了再睁眼看，|看完请闭眼。
    .theatrical = 谁都先别睁眼，|电脑一个一个传，|拿到手的人再睁眼看，|看完请闭眼。
    .theatrical2 = 夜还没完，电脑传一圈，|拿到手了再睁眼，|看完请闭眼。
    .theatrical3 = 有样东西，要摸黑传一圈。|拿到手的人睁眼看，|看完接着睡。
line-victory-judge-wolves = 狼人获胜。
    .plain2 = 游戏结束，狼人获胜。
    .theatrical = 今夜的狼嚎没有尽头。|狼人获胜。
    .theatrical2 = 村门大开，再没有人来关。|狼人获胜。
    .theatrical3 = 怪不得，邻居的牙那么尖。|狼人获胜。
line-victory-judge-good = 好人获胜。
    .plain2 = 游戏结束，好人获胜。
    .theatrical = 钟声一直敲到中午。|好人获胜。
    .theatrical2 = 今晚，家家都不用锁门。|好人获胜。
    .theatrical3 = 最后一张狼皮晾上了篱笆。|好人获胜。
line-victory-judge-lovers = 情侣获胜。
    .plain2 = 游戏结束，情侣获胜。
    .theatrical = 天大地大，爱情最大。|情侣获胜。
    .theatrical2 = 从头到尾，他们眼里只有彼此。|情侣获胜。
line-victory-judge-piper = 吹笛者获胜。
    .plain2 = 游戏结束，吹笛者获胜。
    .theatrical = 全村跟着笛声走出了村口。|吹笛者获胜。
    .theatrical2 = 那支曲子，还在你们脑子里转吧？|吹笛者获胜。
line-victory-judge-bomber = 炸弹人获胜。
    .plain2 = 游戏结束，炸弹人获胜。
    .theatrical = 硝烟散去，有人在笑。|炸弹人获胜。
    .theatrical2 = 引线很短，算盘很长。|炸弹人获胜。
line-awards = 现在颁奖。
    .theatrical = 有人该拿奖，|有人真拿到了。
    .theatrical2 = 掌声准备。
line-award = { AWARD($award) }，|{ $seats }。
line-goodnight = 故事讲完了，|晚安。
    .plain2 = 谢谢大家，|晚安。
    .theatrical = 从现在起，|大家又是朋友了。|晚安。
    .theatrical2 = 要回家的，记得锁门。|晚安。
    .theatrical3 = 总算安静了，|大家也都活过来了。|晚安。
line-draw = 无人获胜，|平局。
    .theatrical = 风把一扇门吹上了。|无人获胜，平局。
    .theatrical2 = 秘密都留在原处。|无人获胜，平局。
