# 复盘：座位圈上的回放、颁奖、竞猜，以及可以保存的故事。

ui-recap-play = 播放
ui-recap-pause = 暂停
ui-recap-earlier = 上一幕
ui-recap-later = 下一幕
ui-recap-scrub = 拖动，看遍每个日夜
ui-recap-place = 第{ $at }幕，共{ $of }幕
ui-recap-awards = 颁奖
ui-recap-columns = 票数 · 谁投的
ui-recap-no-awards = 今晚没有奖可颁，狼人说这叫岁月静好。
ui-recap-guesses = 竞猜榜
# $right：猜中几次；$of：能验证的有几次。
ui-recap-guessed = { $of }次猜中{ $right }次
ui-recap-guesses-about = 没事做的人在牌局里猜着玩，这里只数能验证的。长条是比抽签强多少，猜得少也不吃亏。
ui-recap-quiet = 没有人出局
ui-recap-peaceful = 什么事也没发生
ui-recap-fell = { $player }：{ $cause }
ui-recap-fell-somehow = { $player }：出局
ui-recap-timeline = 全场回顾
ui-recap-lasted = { $hours ->
        [0] { $minutes }分钟
       *[other] { $hours }小时{ $minutes }分钟
    }
ui-recap-file = 唤夜人 { $date }

error-recap-disk-full = 磁盘满了。什么都没丢，腾出空间再保存一次。
error-recap-not-allowed = 唤夜人不能写入 { $folder }。什么都没丢，解除只读后再保存一次。
error-recap-not-saved = 没能保存到 { $folder }。什么都没丢，再试一次。
error-not-shown = 这台电脑上没有能打开 { $file } 的程序。文件就在那儿，可以拷到别处看或打印。

## 奖项
# 消息是奖名，.line 是颁奖词。$who 是得奖的人，$people 是人数，$count 是凭什么得的。

award-sharpest-vote = 神票手
    .line = { $who }：{ $count }票投在真狼身上，投票比验人还准
award-lone-voice = 众人皆醉我独醒
    .line = { $people ->
        [1] 那一轮只有{ $who }把票投给了狼，下次记得听他的
       *[other] { $who }都曾在一轮里独自把票投给狼，下次记得听他们的
    }
award-undercover = 最佳倒钩
    .line = { $who }把队友票出局，眼睛都没眨一下
award-favourite-suspect = 天选背锅侠
    .line = { $people ->
        [1] { $who }吃了{ $count }票，身上却一根狼毛都没有
       *[other] { $who }各吃{ $count }票，身上却一根狼毛都没有
    }
award-invisible-wolf = 隐身狼
    .line = { $who }：整整{ $count }轮投票，没有一根手指指过去
award-eagle-eye = 火眼金睛
    .line = { $count ->
        [1] { $who }首夜就验到狼
       *[other] { $who }验出{ $count }狼，个个原形毕露
    }
award-shield = 今晚最硬的盾
    .line = { $count ->
        [1] { $who }守对了门
       *[other] { $who }守对了{ $count }次门
    }
award-one-kindness = 爱得太满
    .line = { $who }一片好心，硬是奶穿了
award-friendly-fire = 误伤友军
    .line = { $who }送走了自己人，一定是天太黑
award-true-aim = 一击必中
    .line = { $count ->
        [1] { $who }瞄准的是狼，打中的也是狼
       *[other] { $who }出手，{ $count }狼倒地
    }
award-sleight-of-hand = 偷天换日
    .line = { $who }让狼队咬错了脖子
award-earworm = 年度洗脑神曲
    .line = { $count }个人还在哼{ $who }吹的调子
award-first-to-fall = 前排观众
    .line = { $who }最早离场，却看完了全部好戏，下次一定多玩会儿
award-nine-lives = 九条命
    .line = { $who }本该出局{ $count }次
award-hot-potato = 烫手山芋
    .line = 一枚徽章，换了{ $count }个主人：{ $who }
award-to-the-end = 白头到老
    .line = { $who }爱到最后，活到最后
award-followed = 用情最深
    .line = { $who }一秒都没有犹豫
award-loudest-exit = 最响亮的退场
    .line = { $who }离场，顺手带走{ $count }位
award-prophet = 候场大预言家
    .line = { $who }比抛硬币灵多了：猜中{ $count }个
award-last-one = 最后的独苗
    .line = { $who }，走的时候记得关灯
award-best-dressed = 最佳易容
    .line = { $count ->
        [1] { $who }被人看了一眼，看成了别人
       *[other] { $who }被人看了{ $count }眼，没一眼看对
    }
award-best-price = 人人有价
    .line = { $who }一口答应，墨迹还没干呢
award-handshake = 最热情的握手
    .line = 要不是{ $who }，那{ $count }个人本来好好的
award-other-bank = 换岸上船
    .line = { $who }从这边出发，在那边赢了
award-own-way = 我先走一步
    .line = { $who }自己赢完就走，剩下的交给你们
award-family = 人丁最旺
    .line = { $who }让{ $count }个人又爬了起来
award-changes = 变身大师
    .line = { $who }一晚上换了{ $count }个身份
award-away = 从不在家
    .line = { $count ->
        [1] 夜里有人来要命，{ $who }不在家
       *[other] 夜里有人来要命{ $count }次，{ $who }次次不在家
    }

## 只有回放才讲的事

event-note = { $text }
    .told = { $who }在“{ $where }”写道：{ $text }
event-chance = 概率{ $percent }%
    .told = { $what }
