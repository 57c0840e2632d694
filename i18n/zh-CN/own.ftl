# 自创身份：玩家用几句话写成的身份，以及每个自创身份都用得上的话。
# 身份有自己的名字，其他的话都由这里拼成。

## 什么时候、多少次：下面各句的组成部分

own-when = { $nights ->
        [first] 首夜
        [odd] { $since ->
            [1] 每逢单数夜
           *[other] 从第{ $since }夜起，每逢单数夜
        }
        [even] { $since ->
            [1] 每逢双数夜
           *[other] 从第{ $since }夜起，每逢双数夜
        }
       *[every] { $since ->
            [1] 每晚
           *[other] 从第{ $since }夜起每晚
        }
    }
own-again = { $again ->
        [not_twice_running] 不能连续两次选同一个人。
        [each_once] 每人只能选一次。
       *[any] {""}
    }
own-often = { $times ->
        [0] {""}
        [1] 全场限一次。
        [2] 全场限两次。
       *[other] 全场限{ $times }次。
    }

## 卡面：每句话怎么对持牌人说

own-card-looks = { own-when }可以查看{ $whom ->
        [dead] 一名出局的玩家
        [anybody] 任意一名玩家
       *[others] 一名其他玩家
    }，得知{ $learns ->
        [role] 他的底牌
       *[pack] 他是不是狼人
    }。{ own-again }{ own-often }
own-card-compares = { own-when }可以查看两名其他玩家，得知他们是不是同一阵营。{ own-often }
own-card-counts = { own-when }可以得知场上还有几只狼。{ own-often }
own-card-guards = { own-when }可以守护{ $whom ->
        [self] 自己
        [others] 一名其他玩家
       *[anybody] 任意一名玩家
    }，挡住夜里的攻击。{ own-again }{ own-often }
own-card-attacks = { own-when }可以攻击一名其他玩家{ $past ->
        [yes] ，守护也挡不住
       *[no] {""}
    }。{ own-often }
own-card-silences = { own-when }可以选一名其他玩家，第二天他不能发言。{ own-again }{ own-often }
own-card-enchants = { own-when }可以给一名其他玩家下咒。
own-card-hunts = 每晚和狼队一起刀人。
own-card-aims = { own-when }可以选定一名其他玩家{ $nights ->
        [first] {""}
       *[other] ，不选人则之前选的作废
    }。你出局时{ $unless ->
        [voted_out] （被放逐除外）
       *[never] {""}
    }，{ $then ->
        [shows] 他的底牌当众翻开
        [strikes] 他也会受到攻击
       *[takes] 他跟你一起出局
    }。
own-card-shoots = 你出局时{ $unless ->
        [voted_out] （被放逐除外）
       *[never] {""}
    }，可以开枪带走一人。
own-card-survives = { $attacks ->
        [1] 第一次攻击伤不到你，
       *[other] 前{ $attacks }次攻击都伤不到你，
    }{ $told ->
        [no] 也没有人告诉你。
       *[yes] 事后你会知道。
    }但守护挡不住的，照样会要你的命。
own-card-outlives = 被放逐时翻牌，留在场上{ $again ->
        [yes] ，每次都行
       *[no] ；第二次就真的出局
    }。
own-card-weighs = 放逐投票时，{ $votes ->
        [0] 你的一票不算数
        [1] 你的一票算0.5票
        [3] 你的一票算1.5票
        [4] 你的一票算两票
        [5] 你的一票算2.5票
        [6] 你的一票算三票
       *[2] 你的一票算一票
    }。
own-card-seems = { $camp ->
        [good] 别人查看你，会把你当成好人。
       *[wolf] 别人查看你，会把你当成狼人。
    }
own-card-knows = { $whom ->
        [pack] 你开局就知道狼队有谁。
       *[own_kind] 你们开局就互相认识。
    }
own-card-wins = { $when ->
        [enchanted] 其他活着的人全都中了你的咒，你就赢。
       *[last] { $beside ->
            [0] 场上只剩你一个人，你就赢。
            [1] 除你之外最多还剩一个人，你就赢。
           *[other] 除你之外最多还剩{ $beside }个人，你就赢。
        }
    }
own-card-sleeps = 你一觉睡到天亮。白天靠耳朵听，靠手里的票说话。
own-card-wolf = 你是狼人，但狼队不认识你，你也不刀人。

## 图鉴：卡面之后的话

own-page = { $team ->
        [wolves] 玩家自己写的身份，属于狼人阵营。
        [alone] 玩家自己写的身份，不属于任何一边。
       *[village] 玩家自己写的身份，属于好人阵营。
    }牌面上没写的，都按规则书来：伪装、守护、换号码牌，对这张牌同样有效。
own-tip = 这是玩家自己写的身份，还没有人知道怎么对付。
own-tip-when = { own-when }。
own-tip-by-day = 夜里不会单独叫醒。
own-limits = 牌面上写的之外，什么也不能做。
own-wins = { $when ->
        [enchanted] 单独获胜：其他活着的人全都中了你的咒。
       *[last] 单独获胜：场上几乎没有别人了，具体剩几个人见牌面。
    }
own-victory = { $name }单独获胜。
own-end = { $name }如愿以偿。

## 夜里的口令，前面先叫名字

role-of-own-looks =
    .act = 你要查看谁？|然后请看屏幕。
    .choose = 你要查看谁？
    .answer = 答案在屏幕上。
role-of-own-compares =
    .act = 你要比较哪两个人？|然后请看屏幕。
role-of-own-counts =
    .act = 想知道还剩几只狼吗？|然后请看屏幕。
role-of-own-guards =
    .act = 今晚要守护谁？
role-of-own-attacks =
    .act = 今晚要攻击谁？
role-of-own-silences =
    .act = 明天谁不能说话？
role-of-own-enchants =
    .act = 今晚给谁下咒？
role-of-own-aims =
    .act = 今晚选定谁？
role-of-own-several =
    .act = 今晚要做什么？|请看屏幕上的问题。

## 问题

own-ask-looks = 今晚要查看谁？
own-ask-compares-first = 今晚要比较谁？
own-ask-compares-second = 和谁比较？
own-ask-counts = 今晚要知道还剩几只狼吗？
own-ask-guards = 今晚要守护谁？
own-ask-attacks = 今晚要攻击谁？
own-ask-silences = 明天谁不能说话？
own-ask-enchants = 今晚给谁下咒？
own-ask-aims = 今晚选定谁？
own-ask-shoot = 要开枪带走一人吗？
own-choice-use = 今晚就数
own-choice-keep = 今晚不数
blocked-own-each-once = 这名玩家你之前已经选过了

## 发生的事

event-own-looked = { $camp ->
        [wolf] { $seat }号{ $seatname }是狼人
       *[good] { $seat }号{ $seatname }是好人
    }
    .told = { $camp ->
        [wolf] { ROLE($card) }{ $actor }查看{ $who }：狼人
       *[good] { ROLE($card) }{ $actor }查看{ $who }：好人
    }
event-own-read = { $seat }号{ $seatname }是{ ROLE($role) }
    .told = { ROLE($card) }{ $actor }看到{ $who }的底牌：{ ROLE($role) }
event-own-cursed = { $seat }号{ $seatname }反伤，你什么也没看到，当场倒牌
    .told = { ROLE($card) }{ $actor }查看{ $who }，却被{ $who }反伤
event-own-compared = { $same ->
        [yes] { $seat }号{ $seatname }和{ $other }号{ $othername }是同一阵营
       *[no] { $seat }号{ $seatname }和{ $other }号{ $othername }不是同一阵营
    }
    .told = { $same ->
        [yes] { ROLE($card) }{ $actor }比较了{ $who }和{ $another }：同一阵营
       *[no] { ROLE($card) }{ $actor }比较了{ $who }和{ $another }：不同阵营
    }
event-own-counted = 场上还有{ $count }只狼
    .told = { ROLE($card) }{ $actor }数了数，场上还有{ $count }只狼
event-own-guarded = { $self ->
        [yes] 你守护了自己
       *[no] 你守护了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] { ROLE($card) }{ $actor }守护了自己
       *[no] { ROLE($card) }{ $actor }守护了{ $who }
    }
event-own-attacked = 你攻击了{ $seat }号{ $seatname }
    .told = { ROLE($card) }{ $actor }攻击了{ $who }
event-own-hushed = 你禁言了{ $seat }号{ $seatname }
    .told = { ROLE($card) }{ $actor }禁言了{ $who }
event-own-enchanted = 你给{ $seat }号{ $seatname }下了咒
    .told = { ROLE($card) }{ $actor }给{ $who }下了咒
event-own-aimed = 你选定了{ $seat }号{ $seatname }
    .told = { ROLE($card) }{ $actor }选定了{ $who }
event-own-shown = { $by }号是{ ROLE($role) }，{ $seat }号的底牌是{ ROLE($shown) }
    .told = { $actor }临走时当众翻开了{ $who }的底牌：{ ROLE($shown) }
event-own-spared = { $seat }号翻牌：{ ROLE($card) }，留在场上
    .told = { $who }翻牌：{ ROLE($card) }，留在场上
event-own-withstood = 有一次攻击没有伤到你
    .told = 有一次攻击没有伤到{ $who }
line-own-shown = { SEAT($by) }号|临走时翻开了|{ SEAT($seat) }号|的底牌。|请看屏幕。
line-own-spared = { SEAT($seat) }号|翻牌，留在场上。|请看屏幕。
show-own-withstood = 一次攻击没有奏效
mark-own-flipped = 已翻牌
cause-own-struck = 夜里被攻击
    .told = 夜里被{ $actor }攻击
    .short = 被{ $by }号攻击
cause-own-taken = 被带走
    .told = 被{ $actor }带走
    .short = 被{ $by }号带走

## 板子

problem-own-alike = 这个板子里有两个身份都叫{ $role }。
problem-own-crowded = { $role }太多了，最多只能发{ $room }张。
problem-own-endless = { $role }怎么投都不出局，到最后可能没有人能在夜里杀人，这局可能永远打不完。
advice-own-knows-nobody = { $role }只有一张，没有人可认。
advice-own-nobody-hunts = { $role }不刀人，板子里也没有别的狼刀人：胜负全看投票。
misfit-own-together = 好几个人拿{ ROLE($role) }，会被一起叫醒：互相看见，还只能合选一次。传一圈电脑，才能一个一个单独问。
problem-own-unique = { $role }有一张就够了。

## 不能放在一起的，以及最接近的可行写法

own-refused-nameless = 身份得有个名字。
own-refused-name-taken = 这本规则书里已经有身份叫“{ $name }”。
    .instead = 改叫“{ $free }”
own-refused-letters = 这段文字里有显示不出来的符号。
own-refused-id-taken = 规则书里已经有身份用了这个代号：{ $id }。
    .instead = 换个代号
own-refused-emblem = 没有叫“{ $emblem }”的徽记。
    .instead = 用村民的
own-refused-twice = 这句话已经有了。
    .instead = 只留一句
own-refused-hunts = 只有狼人才能跟狼队一起刀人。
    .instead = 改成狼人
own-refused-knows-anyway = 跟狼队一起刀人，本来就知道狼队有谁。
    .instead = 去掉
own-refused-knows-nobody = 这个身份只有一张牌，没有人可认。
    .instead = 可以有好几张
own-refused-seems-so = 本来看上去就是这样。
    .instead = 反过来
own-refused-one-vote = 大家的票都算一票。
    .instead = 算两票
own-refused-wins = 有阵营的人跟阵营一起赢，不能单独获胜。
    .instead = 二者留一
own-refused-no-spell = 没有人会中他的咒。
    .instead = 改成能赢的
own-refused-beside = 靠下咒赢，其他活着的人必须全都中咒，没有例外。
    .instead = 无一例外
own-refused-first-night = 首夜就是第一夜，不会更晚。
    .instead = 从第一夜起
own-refused-one-night = 只有一夜，本来就只有一次。
    .instead = 不另限次数
own-refused-once-anyway = 只有一次，不会重复选到同一个人。
    .instead = 人选不限
own-refused-nobody-dead = 首夜还没有人出局。
    .instead = 每晚
own-refused-self-again = 这样就不能一直守护自己。
    .instead = 人选不限
own-refused-idle-spell = 光下咒什么也不会发生。
    .instead = 改成合理的
own-refused-two-a-night = 这些夜里已经有事要做，一晚只能做一件事。
    .instead = 错开
own-refused-never-wins = 独自求胜，就得有获胜的办法。
    .instead = 给个赢法
own-refused-no-silence = 这本规则书里不能禁言。
    .instead = 去掉
own-refused-no-shot = 这本规则书里出局之后不能再行动。
    .instead = 去掉
own-refused-no-solo = 这本规则书里没有人能单独获胜。
    .instead = 去掉
own-refused-no-night = 这本规则书里不能单独叫醒自创身份。
    .instead = 去掉
own-refused-no-pack = 这本规则书里自创身份不能加入狼队。
    .instead = 去掉
own-refused-no-layer = 这本规则书里自创身份不能免死。
    .instead = 去掉
own-refused-no-disguise = 这本规则书里查看不会看错。
    .instead = 去掉
own-refused-must-hunt = 这本规则书里每个狼人都和狼队一起刀人。
    .instead = 一起刀人
own-refused-no-book = 这本规则书里不能用自创身份。

## 文件

own-file-at = { $line ->
        [0] {""}
       *[other] 第{ $line }行，
    }“{ $field }”：
own-refused-at = { own-file-at }{ $why }
    .nearest = { own-file-at }{ $why }最接近的写法：{ $nearest }。
error-own-twice = 有两个身份用了同一个代号：{ $role }。
error-own-refused = { $named }照现在的写法，不能在这本规则书里用。{ $why }
error-own-file = 这个身份文件读不出来。
error-own-file-long = 文件有 { $size } kB，一个身份最多 { $most } kB。
error-own-file-long-line = 第{ $line }行：超过{ $most }个字。
error-own-file-no-text = 第{ $line }行：不是 UTF-8 文字，请把文件另存为 UTF-8。
error-own-file-no-toml = { own-file-at }{ $wrong ->
        [name] 一行要用项目名或者方括号开头
        [equals] 项目名后面要写英文等号 =，再写内容
        [value] 等号后面的写法不对。文字前后要有英文引号
        [quotes] 文字末尾少了一个引号
        [brackets] 括号没有写完
        [twice] 重复了
        [rest] 一行只能写一项，后面多出了东西
        [backslash] 文字里的 \ 要写成 \\
        [sign] 这里有看不见的符号
       *[other] 不符合 TOML 的写法
    }。
error-own-file-deep = 第{ $line }行：套得太深了。
error-own-file-name-taken = { own-file-at }这本规则书里已经有身份叫“{ $given }”。
error-own-file-newer = 第{ $line }行：文件的格式是第{ $format }版，现在最多能读第{ $known }版，升级软件就能读了。
error-own-file-unknown-field = { own-file-at }这里没有这一项。
error-own-file-missing = { own-file-at }缺少这一项。
error-own-file-most = { own-file-at }最多是{ $bound }。
error-own-file-least = { own-file-at }最少是{ $bound }。
error-own-file-many = { own-file-at }最多{ $most }个。
error-own-file-letters = { own-file-at }最多{ $most }个字。
error-own-file-word = { own-file-at }不能填“{ $given }”。可以填：{ $words }
error-own-file-id = { own-file-at }“{ $given }”不是代号。要先写“own.”，后面跟小写字母、数字和下划线，字母开头，最多24个。
error-own-file-emblem = { own-file-at }“{ $given }”不是徽记的名字。
error-own-file-sort = { own-file-at }{ $wanted ->
        [number] 这里要填整数
        [text] 这里要填文字
        [yes-or-no] 这里要填 true 或 false
        [list] 这里要填列表，每一项用一行 [[{ $field }]] 开头
       *[table] 这里要填表格，用一行 [{ $field }] 开头
    }。
error-own-file-none = 没有能读的文件。
error-own-too-many = 文件夹里的文件只读前{ $most }个。
error-own-not-saved = 身份没能保存。{ $folder } 里还有空间吗？
