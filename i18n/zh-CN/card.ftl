# 手指按住时看到的：身份牌，还有同样几行的答复。

ui-card-you = 你是
ui-card-win = 怎么赢
ui-card-do = 能做什么
ui-card-advice = 提醒
ui-card-know = 已知
ui-card-tonight = 眼下
ui-card-written = 留言
ui-card-night = 第{ $day }夜
ui-card-day = 第{ $day }天
ui-card-bets = 你猜过
ui-card-so-far = 目前
ui-card-rules = 规矩
ui-card-village = 场上
ui-card-decided = 你选了
ui-card-came = 结果

ui-card-who = { ROLE($role) }，{ TEAM($team) }
ui-card-beside = { ROLE($role) }：{ $card }
# $rule：跟这张牌有关的桌上规矩；$option：这桌怎么定的。
ui-card-rule = { $rule }：{ $option }
ui-card-rule-next = ；
ui-card-asked = { $own ->
        [0] { $of ->
                [0] 这一轮不问什么，看完松手就好。
               *[other] 这一轮没你的事。页上的题只是猜着玩，散场才揭晓。
            }
        [1] { $of ->
                [1] 页上这题归你，答了就算数。
               *[other] 第{ $first }题归你，其余的猜着玩，散场才揭晓。
            }
       *[other] { $own ->
                [2] 第{ $first }题和第{ $second }题归你，别的只是猜着玩。
               *[other] 有{ $own }题归你，从第{ $first }题看起，别的只是猜着玩。
            }
    }
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
