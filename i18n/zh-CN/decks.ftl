# 选板子、定规矩：小标题、存下来的板子和规矩、哪边占便宜。

## 身份的种类
ui-kind-wolf = 狼人
ui-kind-divine = 神职
ui-kind-commoner = 平民
ui-kind-third = 第三方

## 板子
ui-deck-boards = 经典板子
ui-deck-boards-elsewhere = 经典板子适合{ $sizes }人局。
ui-deck-kept = 我的板子
ui-deck-keep = 存下这副板子
ui-deck-keep-title = 给这副板子起个名字
ui-deck-keep-about = 以后凑齐{ $seats }个人，就能在这里找到它。
ui-deck-lean-wolves-far = 经验估算：狼人躺赢局。
ui-deck-lean-wolves = 经验估算：狼人稍占便宜。
ui-deck-lean-even = 经验估算：势均力敌。
ui-deck-lean-village = 经验估算：好人稍占便宜。
ui-deck-lean-village-far = 经验估算：狼人没什么活路。
ui-deck-lean-wolves-far-measured = 模拟对局：狼人躺赢局。
ui-deck-lean-wolves-measured = 模拟对局：狼人稍占便宜。
ui-deck-lean-even-measured = 模拟对局：势均力敌。
ui-deck-lean-village-measured = 模拟对局：好人稍占便宜。
ui-deck-lean-village-far-measured = 模拟对局：狼人没什么活路。
ui-peek-more = 看手册
ui-peek-close = 回到板子
ui-peek-open = { $role }是做什么的？

## 起名存下来的东西
ui-kept-name = 名字
ui-kept-hint = 起个一看就懂的名字
ui-kept-save = 存下来
ui-kept-rename = 改名
ui-kept-remove = 按住删除
ui-kept-close = 算了
ui-kept-change = { $name }：改名或删除
error-kept-empty = 先起个名字吧。
error-kept-long = 名字太长了，最多{ $most }个字。
error-kept-twice = 已经有“{ $name }”了。换个名字，或者先删掉旧的。
error-kept-undrawn = 这台电脑显示不出“{ $name }”，存下来也找不着，换个写法吧。
error-kept-most = 已经存了{ $most }个，先删掉一个再存吧。
error-collection-unreadable = 存下来的板子和规矩读不出来了，列表先清空重来。其他东西都没动，旧文件保留为 { $file }。
error-collection-not-saved = 唤夜人不能写入 { $folder }。存的东西只保留到退出为止。

## 桌上规矩的小标题
ui-rules-night = 夜晚
ui-rules-day = 白天与投票
ui-rules-sheriff = 竞选
ui-rules-wolves = 狼人
ui-rules-third = 第三方
ui-rules-table = 胜负
ui-rules-changed = 已改
ui-rules-own = 改了{ $own }条
ui-rules-kept = 我的规矩
ui-rules-kept-about =
    { $matter ->
        [0] 对这副板子没有影响
       *[other] { $all }条里有{ $matter }条管这副板子
    }
ui-rules-keep = 存下这套规矩
ui-rules-keep-title = 给这套规矩起个名字
ui-rules-keep-about = 以后不管什么板子，一点就能用；用不上的条目先放着。
ui-rules-book = 全按规则书

ui-deck-short = { $minutes }分钟

## 在身份多的书里找角色

ui-find-search = 找身份，中英文都行
ui-find-enter = 按回车加一张：{ $role }
ui-find-nothing = 没找到。少打几个字，或者换一种语言试试。
ui-find-none = 没有一张牌同时符合这些条件。
ui-find-everything = 全部显示
ui-find-in-deck = 已选 · { $cards }
ui-find-hard-1 = 好上手
ui-find-hard-2 = 要动脑
ui-find-hard-3 = 老手玩
ui-find-only = 只看：{ $what }
ui-find-not-only = 不再只看：{ $what }

## 书架
ui-books = 书架
ui-books-title = 今晚玩哪一本？
ui-books-kicker = 第{ $step }步，共{ $steps }步 · { $seats }人
ui-books-next = 去选板子
ui-books-same = 和上次一样
ui-books-read = 翻翻这本书
ui-books-roles = { $roles }个角色
ui-books-traits = { $traits }种特质
ui-books-people = { $fewest }到{ $most }人
ui-books-unfit = 只能{ $fewest }到{ $most }人玩
ui-books-minutes = { $fewest }到{ $most }分钟
ui-books-minutes-about = 约{ $minutes }分钟
ui-books-hard-1 = 新手也能上手
ui-books-hard-2 = 玩过几局更好
ui-books-hard-3 = 适合老玩家

## 再想想
ui-ended-other-deck = 换个板子
ui-pass-undeal = 重新选板子

## 公不公平？
ui-fair-ask = 公平吗？让机器人先打几百局
ui-fair-playing = 第{ $played }局，共{ $games }局
ui-fair-stop = 够了
ui-fair-broken = 没打完就断了，再试一次吧。
ui-fair-camp =
    { $camp }：一百局{ $share ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $share }局
    }（{ $low }到{ $high }）
ui-fair-course =
    平均{ $nights ->
        [1] 一
       *[other] { $nights }
    }夜；第一次发言之前，{ $early ->
        [0] 几乎没人出局。
       *[other] 平均出局{ $early }人。
    }
ui-fair-swing = { $role }最要紧：一百局里给{ $helps ->
        [village] 好人
       *[others] 对面
    }多赢{ $points }局{ $error ->
        [0] 。
       *[other] ，误差{ $error }局。
    }
ui-fair-no-swing = 没有哪张牌特别要紧：差别不大，可能只是运气。
ui-fair-suggestion = 更均衡：{ $out }换成{ $put }
ui-fair-bots = 是会想一想的机器人打的。熟人之间，又是另一回事。
