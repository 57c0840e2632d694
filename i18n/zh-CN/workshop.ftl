# 身份工坊：用带空的句子拼出一个身份。空的名字写在空所在的位置。

## 句子；空里填什么见下

own-sentence-role = 归属：{ $team }。板子里{ $several }。
own-sentence-looks = { $nights }（{ $since }）可以查看{ $whom }，得知{ $learns }，{ $again }，{ $times }。
own-sentence-compares = { $nights }（{ $since }）可以查看两名其他玩家，得知他们是不是同一阵营，{ $times }。
own-sentence-counts = { $nights }（{ $since }）可以得知场上还有几只狼，{ $times }。
own-sentence-guards = { $nights }（{ $since }）可以守护{ $whom }，挡住夜里的攻击，{ $again }，{ $times }。
own-sentence-attacks = { $nights }（{ $since }）可以攻击一名其他玩家，{ $past_shields }，{ $times }。
own-sentence-silences = { $nights }（{ $since }）可以让一名其他玩家第二天不能发言，{ $again }，{ $times }。
own-sentence-enchants = { $nights }（{ $since }）可以给一名其他玩家下咒。
own-sentence-hunts = 每晚和狼队一起刀人。
own-sentence-aims = { $nights }（{ $since }）可以选定一名其他玩家。自己出局时（{ $unless }），那名玩家{ $then }。
own-sentence-shoots = 自己出局时（{ $unless }），可以开枪带走一名玩家。
own-sentence-survives = { $attacks }伤不到他，事后他{ $told }。
own-sentence-outlives = 被放逐时翻牌，留在场上，{ $again }。
own-sentence-weighs = 放逐投票时，他的一票{ $half_votes }。
own-sentence-seems = 别人查看他，会把他当成{ $like }。
own-sentence-knows = 开局就知道谁是{ $whom }。
own-sentence-wins = 单独获胜：{ $when }，{ $beside }。

## 空里填什么

own-gap-team = { $value ->
        [wolves] 狼人阵营
        [alone] 独自求胜
       *[village] 好人阵营
    }
own-gap-several = { $value ->
        [yes] 可以有好几张
       *[no] 只有一张
    }
own-gap-nights = { $value ->
        [first] 只在首夜
        [odd] 每逢单数夜
        [even] 每逢双数夜
       *[every] 每晚
    }
own-gap-since = { $value ->
        [1] 开局即可
       *[other] 从第{ $value }夜起
    }
own-gap-times = { $value ->
        [0] 不另限次数
        [1] 全场限一次
        [2] 全场限两次
       *[other] 全场限{ $value }次
    }
own-gap-again = { $value ->
        [not_twice_running] 不能连续两次选同一个人
        [each_once] 每人只能选一次
        [yes] 每次都行
        [no] 只限第一次
       *[any] 人选不限
    }
own-gap-whom = { $value ->
        [self] 自己
        [anybody] 任意一名玩家
        [dead] 一名出局的玩家
        [pack] 狼队成员
        [own_kind] 同身份的玩家
       *[others] 一名其他玩家
    }
own-gap-learns = { $value ->
        [role] 他的底牌
       *[pack] 他是不是狼人
    }
own-gap-past-shields = { $value ->
        [yes] 守护也挡不住
       *[no] 守护能挡住
    }
own-gap-then = { $value ->
        [shows] 当众翻开底牌
        [strikes] 受到攻击
       *[takes] 一起出局
    }
own-gap-unless = { $value ->
        [voted_out] 被放逐除外
       *[never] 不论怎么出局
    }
own-gap-attacks = { $value ->
        [1] 第一次攻击
        [2] 前两次攻击
       *[other] 前{ $value }次攻击
    }
own-gap-told = { $value ->
        [yes] 会知道
       *[no] 不会知道
    }
own-gap-half-votes = { $value ->
        [0] 不算数
        [1] 算0.5票
        [2] 算一票
        [3] 算1.5票
        [4] 算两票
        [5] 算2.5票
       *[6] 算三票
    }
own-gap-like = { $camp ->
        [good] 好人
       *[wolf] 狼人
    }
own-gap-when = { $value ->
        [enchanted] 其他活着的人都中了咒
       *[last] 其他人都出局了
    }
own-gap-beside = { $value ->
        [0] 无一例外
        [1] 最多一人例外
       *[other] 最多{ $value }人例外
    }

## 可以加的句子

own-verb-looks = 夜里查看一个人
own-verb-compares = 比较两个人
own-verb-counts = 得知还有几只狼
own-verb-guards = 夜里守护一个人
own-verb-attacks = 夜里攻击一个人
own-verb-silences = 让一个人第二天禁言
own-verb-enchants = 给人下咒
own-verb-hunts = 跟狼队一起刀人
own-verb-aims = 出局时连累选定的人
own-verb-shoots = 出局时开枪
own-verb-survives = 被攻击不死
own-verb-outlives = 被放逐不走
own-verb-weighs = 一票不止或不到一票
own-verb-seems = 被查看时显示另一边
own-verb-knows = 开局就知道某些人
own-verb-wins = 单独获胜

## 身份工坊

ui-workshop = 身份工坊
ui-workshop-kicker = 自己想一个身份，今晚就玩
ui-workshop-open = 自创身份
ui-workshop-new = 新身份
ui-workshop-start = 照着现成身份改
ui-workshop-start-about = 这些身份都能用句子写出来。先得到一张玩法相同的牌，再改成你想要的样子。
ui-workshop-empty = 还没有自创身份。可以从空白牌开始，也可以照着现成的改。
ui-workshop-name = 名字（{ $language }）
ui-workshop-emblem = 徽记
ui-workshop-words = 自定义文案
ui-workshop-words-about = 这里写了什么就用什么，空着的自动生成。怎么玩只看句子，不看这里。
ui-workshop-words-card = 牌面
ui-workshop-words-wake = 睁眼
ui-workshop-words-ask = 提问
ui-workshop-words-sleep = 闭眼
ui-workshop-add = 加一句
ui-workshop-add-rest = 没有合适的？可以自己写在牌面上：软件只照上面的句子主持，其余的大家自己记着。
ui-workshop-away = 去掉这一句
ui-workshop-try = 快速玩几百局
ui-workshop-try-about = 由机器人来打，有这张牌和没这张牌各打一遍。
ui-workshop-trying = 已玩{ $played }/{ $games }局
ui-workshop-stop = 停下
ui-workshop-broken = 对局中途断了。什么也没丢，请再试一次。
ui-workshop-swing = { $side ->
        [village] 有了这张牌，每一百局好人多赢{ $points }局，误差{ $error }局以内。
        [wolves] 有了这张牌，每一百局好人少赢{ $points }局，误差{ $error }局以内。
       *[nobody] 看不出明显影响，误差{ $error }局以内。
    }
ui-workshop-shares =
    带上这张牌，一百局里好人{ $village ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $village }局
    }，狼人{ $wolves ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $wolves }局
    }
ui-workshop-shares-alone =
    带上这张牌，一百局里好人{ $village ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $village }局
    }，狼人{ $wolves ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $wolves }局
    }，拿这张牌的人{ $holder ->
        [0] 一局没赢
        [few] 赢不到1局
       *[other] 赢{ $holder }局
    }
ui-workshop-deck = 放进板子
ui-workshop-deck-full = 已经在板子里了
ui-workshop-deck-none = 先定好谁来玩，才能放进板子。
ui-workshop-delete = 扔掉
ui-workshop-file = 存成文件
ui-workshop-saved = 已保存：{ $file }
ui-workshop-folder = 打开文件夹
ui-workshop-received = 有朋友发来身份文件？在这里打开，或者拖进这个窗口。
ui-workshop-import = 打开身份文件
ui-picker-downloads = 下载
ui-picker-desktop = 桌面
ui-picker-documents = 文档
ui-picker-home = 个人文件夹
ui-picker-none = 这里没有身份文件（.toml）。
ui-picker-closed = 这个文件夹打不开。
ui-picker-folders = 文件夹
ui-picker-up = 上一层
ui-picker-more = 只列出前{ $count }个。
ui-workshop-gap = 更改：{ $what }
ui-workshop-unread = 文件夹里有{ $count }个文件不是身份文件：
ui-workshop-taken-in = { $role }已经放进身份工坊
ui-workshop-taken-in-not-yet = { $role }已经放进身份工坊，但还不能用。{ $why }
ui-drop-role = { $file }：{ $why }
ui-workshop-try-begin = 试一试
ui-workshop-copy-this = 复制一张
ui-workshop-emblem-of = 徽记：{ $name }
own-emblem-eye = 眼睛
own-emblem-moon = 月亮
own-emblem-sun = 太阳
own-emblem-cockerel = 公鸡
own-emblem-ballot = 选票
own-emblem-book = 书
ui-workshop-night = 过一夜看看
ui-workshop-player = 玩家{ $number }
ui-workshop-meets = 碰上别的牌会怎样
ui-workshop-look-around = 试试看
ui-workshop-meets-nothing = 没什么特别：规则书里的每张牌都把它当普通牌看待。
own-meets-stranger = 有些牌只认“{ $role }”这个名字，不认得你的这张牌。
own-meets-survives = 换成普通牌会死，他能活：{ $roles }
own-meets-dies = 换成普通牌能活，他会死：{ $roles }
own-meets-seen-wolf = 会把他当成狼人：{ $roles }
own-meets-seen-good = 会把他当成好人：{ $roles }
own-meets-withstands = 他的攻击杀不死：{ $roles }
own-meets-strikes-back = 他一出手自己就死：{ $roles }
own-meets-takes-for-wolf = 会被他当成狼人：{ $roles }
own-meets-takes-for-good = 会被他当成好人：{ $roles }
