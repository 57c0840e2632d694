# 手指按住时看到的：身份牌，还有同样几行的答复。

ui-card-you = 你是
ui-card-win = 怎么赢
ui-card-do = 能做什么
ui-card-by-day = 白天
ui-card-advice = 提醒
ui-card-know = 已知
ui-card-tonight = 眼下
ui-card-written = 留言
ui-card-night = 第{ $day }夜
ui-card-day = 第{ $day }天
ui-card-bets = 你猜过
ui-card-betting = 猜着玩
ui-card-so-far = 目前
ui-card-rules = 规矩
ui-card-village = 场上
ui-card-decided = 你选了
ui-card-came = 结果

ui-card-who = { ROLE($role) }，{ TEAM($team) }
ui-card-beside = { ROLE($role) }：{ $card }
# $again：选定的人能不能改；$how：到哪里说。
ui-card-by-day-how = { $again ->
        [yes] 发言时可以改选
       *[no] 发言时使用
    }：{ $how ->
        [look] 点“{ ui-floor-look }”，谁都可以点。
        [moderator] 告诉法官。
       *[declare] 点“{ ui-floor-declare }”。
    }
by-day-judge-werewolf-explode = 你可以自爆：翻牌出局，当天不再投票，马上入夜。
# $rule：跟这张牌有关的桌上规矩；$option：这桌怎么定的。
# 没有整句（“.told”）的规矩。
ui-card-rule = { $rule }：{ $option }。
# $turn：这一轮没题时，什么时候轮到（later 今晚晚些时候；night 另一夜；never 不会）；$night：第几夜。
ui-card-asked = { $own ->
        [0] { $turn ->
                [later] 这一轮还没轮到你，今晚晚些时候才问你，该让你知道的到时一并告诉你。
                [night] 今晚没你的事，第{ $night }夜才轮到你。
               *[never] 这一轮没你的事。
            }{ $of ->
                [0] 看完松手就好。
               *[other] 页上的题只是猜着玩。
            }
        [1] { $of ->
                [1] 这题是你的，点了就算数。
               *[other] 第{ $first }题是你的，点了就算数；其余的猜着玩。
            }
       *[other] { $own ->
                [2] 第{ $first }题和第{ $second }题是你的，点了就算数；其余的猜着玩。
               *[other] 有{ $own }题是你的，从第{ $first }题看起；其余的猜着玩。
            }
    }
# 第一次碰到“猜着玩”时说一次。
ui-card-bet = 猜着玩不影响牌局，只为让人看不出谁有技能；散场看谁猜得准。
ui-card-no-last-act = 你没有临走前的技能，选谁都不影响牌局。还是让你点一下，别人才看不出谁有技能。
# 白天谁都可以要电脑。
ui-card-not-hers = 你的牌没有这个技能，点什么都不影响牌局。谁要电脑都是这一页，别人才看不出谁有。

# 几个人一起定的事怎么算；轮到时，每个人自己的牌上都写着。
settled-most = 你们一起定：报得最多的算数，平了抽签。
settled-most-or-nobody = 你们一起定：报得最多的算数，“不选”也算一票，平了抽签。
settled-votes = 你们一起投：得票最多的算数，平票抽签，点“不选”就是弃票。
settled-votes-twice = 你们一起投：得票最多的算数；平票再投一轮，还是平就抽签。点“不选”就是弃票。
settled-votes-alpha = 你们一起投：得票最多的算数，头狼一票算两票；平票抽签，点“不选”就是弃票。
settled-last = 你们一起定：谁最后一个点了人，就按他的来；点“不选”不算。
settled-potions = 你们一起定：解药有一票就用；毒药给得票最多的人，平票就都中毒。
# 全场投票怎么算，人人看得到。
settled-poll-nobody = 得票最多的算数；平票作废。
settled-poll-runoff = 得票最多的算数；平票就再投一轮PK。
settled-poll-lot = 得票最多的算数；平票就抽签。
settled-poll-accused = 只要被人指控，就要受审。
ui-card-left = 还剩{ $count }人，开局{ $of }人。
# $who：号码和名字。
ui-card-fallen = 已出局：{ $who }
# $charge：一局只能用一次的本事。
ui-card-charge = { CHARGE($charge) }：{ $left ->
        [yes] 还没用。
       *[no] 已经用掉。
    }
# 没有这类本事的人，同一处看到的是这句。
ui-card-nights = 第{ $day }夜，场上{ $count }人。
ui-card-days = 第{ $day }天，场上{ $count }人。
ui-card-echo = { $question }{ $answer }
ui-card-sealed = 你猜的先封好，散场才揭晓。
ui-visit-keep-holding = 别松手，牌马上翻开
ui-visit-not-me = 不是我
