# 战绩：这台电脑上打完的所有对局。

ui-season = 战绩
ui-season-open = 看战绩
ui-season-reading = 正在翻每一局……
ui-season-counted = 数到第{ $done }局，共{ $count }局
ui-season-none = 还没有打完的局。打完第一局，战绩就从那天算起。
ui-season-nothing = 没有这样的局，在上面换个范围看看。
ui-season-choose = 看哪些局
ui-season-done = 好了
ui-season-save = 存成表格
ui-season-save-about = 每人每局一行，电子表格和程序都能读。存在文档文件夹里，不会自己传到别处。
ui-season-save-csv = CSV表格
ui-season-save-json = JSON数据
ui-season-pseudonyms = 名字换成P1、P2……
ui-season-saved-as = 已保存为 { $file }
ui-season-file = 唤夜人战绩 { $date }
ui-season-picture = { $name } { $date }
ui-season-skipped = 有{ $count }个文件没算进去：{ $files }

ui-season-tab-season = 总览
ui-season-tab-games = 规则与板子
ui-season-tab-people = 玩家
ui-season-tab-beside = 两人对比
ui-season-tab-never = 没当过的

ui-season-everybody = 所有人
ui-season-group = { $names }等{ $people }人
ui-season-kicker =
    { $games ->
        [0] 没有局
       *[other] { $games }局
    }{ $minutes ->
        [0] { "" }
       *[other] { " · " }{ $hours ->
            [0] { $minutes }分钟
           *[other] { $hours }小时
        }
    }{ $people ->
        [0] { "" }
       *[other] { " · " }{ $people }人
    }
ui-season-who = 哪些人
ui-season-which-book = 哪本规则书
ui-season-all-books = 全部
ui-season-when = 什么时候
ui-season-time-all = 全部
ui-season-time-ten = 最近十局
ui-season-time-quarter = 近三个月
ui-season-time-year = 今年
ui-season-group-name = 给这伙人起个名字
ui-season-name-group = 就叫这个

ui-season-side-village = 好人
ui-season-side-wolves = 狼人
ui-season-side-third = 其他
ui-season-side-nobody = 平局
ui-season-won-percent = 每个人的胜率（%）
ui-season-won-text = { $name }打了{ $count }局，{ $percent ->
        [0] 一局没赢
        [few] 胜率不到1%
       *[other] 胜率{ $percent }%
    }
ui-season-apart =
    { $count ->
        [0] 两人还没分出过胜负
       *[other] 两人分出胜负的有{ $count }局
    }
ui-season-together =
    { $count ->
        [0] 还没同过桌
       *[other] 同桌{ $count }局，{ $won ->
            [0] 还没一起赢过
           *[other] 一起赢了{ $won }局
        }
    }
ui-season-never = 还没人当过
ui-season-never-none = 所有身份都有人当过了。
ui-season-never-more = 另外还有{ $count }个
ui-season-lengths =
    平均一局{ $nights ->
        [1] 一
       *[other] { $nights }
    }夜{ $minutes ->
        [0] 。
       *[other] 、{ $minutes }分钟，最长的一局{ $longest }分钟。
    }
ui-season-chain = 最近的对局，一局接一局
ui-season-chain-about = 最近{ $count }局。向上是好人赢，向下是狼人赢。
ui-season-link-text =
    { DATE($date) }：{ $side ->
        [village] 好人赢
        [wolves] 狼人赢
        [third] 其他阵营赢
       *[nobody] 平局
    }
ui-season-in-a-row =
    { $side ->
        [village] 好人{ NUMERAL($count) }连胜
        [wolves] 狼人{ NUMERAL($count) }连胜
       *[third] 其他阵营{ NUMERAL($count) }连胜
    }

ui-season-by-book = 按规则书
ui-season-by-deck = 按板子
ui-season-own-deck = 自己配的板子
ui-season-games = { $count }局
ui-season-mix-text =
    { $name }：打了{ $count }局，好人{ $village ->
        [0] 没赢过
       *[other] 赢{ $village }局
    }，狼人{ $wolves ->
        [0] 没赢过
       *[other] 赢{ $wolves }局
    }，其他阵营{ $third ->
        [0] 没赢过
       *[other] 赢{ $third }局
    }

ui-season-person-line =
    { $count }局，{ $percent ->
        [0] 一局没赢
        [few] 胜率不到1%
       *[other] 胜率{ $percent }%
    }，{ $survived ->
        [0] 没活到过最后
       *[other] 活到最后{ $survived }次
    }，{ $out ->
        [0] 从没第一个被放逐
       *[other] 第一个被放逐{ $out }次
    }
ui-season-person-text =
    { $name }：打了{ $count }局，{ $won ->
        [0] 一局没赢
       *[other] 赢了{ $won }局
    }，{ $survived ->
        [0] 没活到过最后
       *[other] 活到最后{ $survived }次
    }，{ $out ->
        [0] 从没第一个被放逐
       *[other] 第一个被放逐{ $out }次
    }
ui-season-won = 胜率
ui-season-survived = 活到最后
ui-season-first-out = 首个被放逐
ui-season-bets = 猜中
ui-season-votes = 投中狼人
ui-season-as-village = 好人局胜率
ui-season-as-wolves = 狼人局胜率
ui-season-cards = 拿过的牌
ui-season-made-up = 自创身份
ui-season-card-text = { $role }：拿过{ $count }次，{ $won ->
        [0] 一次没赢
       *[other] 赢了{ $won }次
    }
ui-season-streak = 连胜
ui-season-streak-of =
    最长{ $best }连胜{ $now ->
        [0] { "" }
        [1] { "" }
       *[other] ，眼下{ $now }连胜
    }
ui-season-bets-of =
    { $count }次{ $right ->
        [0] 一次没猜中
       *[other] 猜中{ $right }次
    }：{ $flair ->
        [0] 和乱猜差不多
       *[other] 每百次比乱猜{ $way ->
            [more] 多
           *[fewer] 少
        }中{ $flair }次
    }
ui-season-form = 近况
ui-season-form-text = 最近{ $count }局{ $won ->
        [0] 一局没赢
       *[other] 赢了{ $won }局
    }
ui-season-votes-of = { $count }票里{ $right ->
        [0] 一票没投中
       *[other] 有{ $right }票投中
    }
ui-season-suspects = 最爱怀疑
ui-season-suspects-of = 
    { $name }，{ $count }次，{ $right ->
        [0] 一次也没说中
       *[other] 说中{ $right }次
    }
ui-season-saved = 救得最多
ui-season-saved-of = { $name }，{ $count }次
ui-season-rival = 冤家
ui-season-rival-of = { $name }，{ $ours } : { $theirs }
ui-season-friend = 一起赢得最多
ui-season-friend-of = { $name }，{ $count }次
ui-season-left = 左边
ui-season-right = 右边
ui-season-alone = 得有两个人才能比。再约一局吧。

ui-season-name = 改名字
ui-season-rename = 以后就叫这个
ui-season-rename-about = 换了名字，或者当时打错了：所有的局都算在一个人头上，原来的局不动。
ui-season-join = 是同一个人
ui-season-join-about = 已经有人叫这个名字。两边的局会合在一起，算一个人的。
ui-season-tell-apart = 只改这伙人里的
ui-season-apart-about = 其实是两个同名的人：只有这伙人里的这一位，改用上面的名字。
ui-season-hide = 按住，把新名字写进所有文件
ui-season-erase = 按住，从所有文件里抹掉名字
ui-season-erase-about = 会改写每一局的文件，改了就回不去：旧名字换成上面的名字，或者只剩座位号。没打完的局，还有另存在别处的文件，里面的名字不会变。
ui-season-erased =
    { $count ->
        [0] 没有要改写的局。
       *[other] 已改写{ $count }局。
    }

error-people-unreadable = 玩家名册读不出来，原文件留作 { $file }；每个名字又各算一个人。
error-people-not-saved = 没能存进 { $folder }，这次改动只管到关掉程序为止。
