# 磨坊村规则：身份、提问、事件、桌上规矩、板子与台词。

book-hollow = 磨坊村
    .about = 村长、盗贼、狐狸，每天开庭审判。新手也玩得转。

## 阵营

team-hollow-wolves = 狼人
    .wins = 和狼队一起赢：狼人是好人的两倍，或者好人一个不剩。
    .wins-wolves-win-no-villager = 和狼队一起赢：好人一个不剩。
team-hollow-village = 好人
    .wins = 和好人一起赢：狼人全部出局。
team-hollow-white = 白狼
    .wins = 自己赢：活到最后一个。在那之前，狼队当你是自己人。
team-hollow-lovers = 情侣
    .wins = 和爱人一起赢：你俩谁的阵营赢了都算。

## 身份

role-hollow-werewolf = 狼人
    .card = 每晚与同伴一起刀一名玩家；白天，你是全村最和气的邻居。
    .more = 狼人一起睁眼，必须选出且只选一个目标，没有空刀；同伴里谁是白狼，看不出来。被守护的人不会死，长老能扛下第一刀。按规则书，狼人达到好人的两倍，村子就完了。
    .called = 狼人
    .wake = 狼人请睁眼。
    .wake-theatrical = 狼人，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 明天早饭少摆谁的碗？|商量好，选一个。
    .sleep = 狼人请闭眼。
    .sleep-theatrical = 狼人请闭眼，|嘴擦干净。
    .wake-first = 狼人请睁眼，|互相确认身份。

role-hollow-white-werewolf = 白狼
    .card = 与狼队一起行动；每隔一夜单独睁眼，可以刀一名同伴。
    .card-white-wolf-nights-every = 与狼队一起行动；每晚还要单独睁一次眼，可以刀一名同伴。
    .more = 狼人都当你是自己人。你的这一刀也是狼刀：守护或女巫的解药都能挡住。桌上规矩允许的话，全场只剩你一个时，你独自获胜。
    .wake = 白狼请睁眼。
    .wake-theatrical = 白狼，|同伴都睡了，|请睁眼。
    .act = 今晚要刀一个同伴吗？
    .act-theatrical = 今晚有没有哪个同伴碍眼？
    .act-theatrical2 = 要让哪个同伴醒不来吗？
    .sleep = 白狼请闭眼。
    .sleep-theatrical = 白狼请闭眼，|就当没醒过。

role-hollow-farseer = 通灵师
    .card = 每晚查看一名玩家的具体身份。
    .more = 你看到的是具体身份，不只是阵营。难的是让大家相信你，并且活到第二天早上。
    .wake = 通灵师请睁眼。
    .wake-theatrical = 通灵师，|来感觉了，|请睁眼。
    .act = 今晚要看谁的身份？|选好了看屏幕。
    .act-theatrical = 今晚想看穿谁？|选好了看屏幕。
    .act-theatrical2 = 谁在你面前藏不住？|身份在屏幕上。
    .sleep = 通灵师请闭眼。
    .sleep-theatrical = 通灵师请闭眼，|别笑。

role-hollow-witch = 女巫
    .card = 你知道今晚谁中刀。一瓶解药救其中一人，一瓶毒药毒死任意一人，各用一次。
    .more = 同一晚可以两瓶都用，毒药也可以给已经中刀的人。白狼也出了刀，就有两个刀口，只能救一个。你看到的是狼人选了谁，有没有人守着他、两个人里哪个是狼，你看不到。药用完了，每晚照样能看到刀口。
    .wake = 女巫请睁眼。
    .wake-theatrical = 女巫，|锅快开了，|请睁眼。
    .act = 今晚中刀的人在屏幕上。|要救人吗？|要毒人吗？
    .act-theatrical = 谁中了刀，请看屏幕。|救不救？|毒不毒？
    .act-theatrical2 = 看看今晚谁中了刀。|今晚救人吗？|今晚毒人吗？
    .sleep = 女巫请闭眼。
    .sleep-theatrical = 女巫请闭眼，|瓶盖拧紧。

role-hollow-protector = 守护者
    .card = 每晚守护一名玩家，不能连续两晚守同一人。
    .card-protector-repeats-yes = 每晚守护一名玩家，可以一直守同一人。
    .more = 可以守自己，但不能空守。你挡得住狼人，挡不住毒药和子弹。
    .wake = 守护者请睁眼。
    .wake-theatrical = 守护者，|该你上岗了，|请睁眼。
    .act = 今晚要守谁？
    .act-theatrical = 今晚替谁守门？
    .act-theatrical2 = 今晚谁能睡个安稳觉？
    .sleep = 守护者请闭眼。
    .sleep-theatrical = 守护者请闭眼，|耳朵竖着。

role-hollow-hunter = 猎人
    .card = 不管怎么死，你都可以带走一名玩家。
    .more = 被刀、被毒、被处决、殉情都一样：死讯一公布，就轮到你开枪。只有全村失去技能以后，枪才哑火。

role-hollow-fox = 狐狸
    .card = 每晚嗅一名玩家和他左右两边的人：三人之中有没有狼？
    .card-fox-declines-yes = 哪一晚都可以嗅一名玩家和他左右两边的人，也可以不嗅：三人之中有没有狼？
    .more = 有，鼻子还在；没有，你认出了三个好人，技能却永远没了。邻座算活着的人还是算椅子，看桌上规矩。
    .wake = 狐狸请睁眼。
    .wake-theatrical = 狐狸，|鼻子先醒，|请睁眼。
    .act = 今晚要嗅谁，|和他的左右邻座？|选好了看屏幕。
    .act-theatrical = 今晚哪里有狼味？|选一个人，左右一起嗅，|选好了看屏幕。
    .act-theatrical2 = 鼻子往哪边凑？|选一个人，左右一起嗅，|答案在屏幕上。
    .sleep = 狐狸请闭眼。
    .sleep-theatrical = 狐狸请闭眼，|鼻子收好。

role-hollow-crow = 乌鸦
    .card = 每隔一夜怀疑一名玩家：第二天审判时，他开局就背着票。
    .card-crow-nights-every = 每晚可以怀疑一名玩家：第二天审判时，他开局就背着票。
    .more = 早上全村都知道谁被怀疑，但不知道是谁干的。没人指控他，他也要受审。天一黑，嫌疑就消了。
    .wake = 乌鸦请睁眼。
    .wake-theatrical = 乌鸦，|抖抖翅膀，|请睁眼。
    .act = 明天让谁受到怀疑？
    .act-theatrical = 今晚把羽毛丢在谁家门口？
    .act-theatrical2 = 明天让谁被人指指点点？
    .sleep = 乌鸦请闭眼。
    .sleep-theatrical = 乌鸦请闭眼，|别叫。

role-hollow-idiot = 白痴
    .card = 被全村处决时亮出身份，不会死，但从此不能投票。
    .more = 只对审判有效。狼人、毒药、子弹、殉情照样要你的命。就算全村都失去技能，你也还是你。

role-hollow-ancient = 长老
    .card = 狼人第一刀只能伤到你。如果全村处决了你，所有人都失去技能。
    .card-ancient-lives-one = 狼人一刀就能杀死你。如果全村处决了你，村里人就失去技能。
    .card-curse-village = 狼人第一刀只能伤到你。如果全村处决了你，好人全都失去技能，狼人不受影响。
    .more = 两刀会死，一瓶毒药或一颗子弹也会死。被处决时诅咒全村，只有白痴例外：从此夜里无人行动，只剩发言和投票。被枪带走、被毒死算不算，看桌上规矩。

role-hollow-villager = 村民
    .card = 没有技能，只有一张票、一双眼，还有对邻居的直觉。
    .more = 你选村长，你指控，你审判。按规则书，狼人达到好人的两倍，村子就完了。

role-hollow-thief = 盗贼
    .card = 首夜看桌上剩下的两张牌，可以换走一张，也可以不换。
    .more = 换成哪张就是哪张，当晚就按新身份行动。为此要多发两张牌，所以谁也说不准场上到底有什么。两张都是狼时能不能不换，看桌上规矩。
    .wake = 盗贼请睁眼。
    .wake-theatrical = 盗贼，|手脚轻一点，|请睁眼。
    .act = 桌上有两张牌，|要换吗？
    .act-theatrical = 两张牌没人看着，|要换吗？
    .sleep = 盗贼请闭眼。
    .sleep-theatrical = 盗贼请闭眼，|口袋捂好。

role-hollow-cupid = 丘比特
    .card = 首夜让两名玩家成为情侣。
    .card-lovers-win-with-cupid = 首夜让两名玩家成为情侣。他们赢，你也赢。
    .more = 两人只知道爱的是谁。一个死，另一个也死；一个赢，另一个也赢。一狼一民相爱，那是最孤独的局。
    .wake = 丘比特请睁眼。
    .wake-theatrical = 丘比特，|该你放箭了，|请睁眼。
    .act = 要让哪两个人成为情侣？
    .act-theatrical = 你的箭射中哪两颗心？
    .sleep = 丘比特请闭眼。
    .sleep-theatrical = 丘比特请闭眼，|把弓收好。

role-hollow-lover = 情侣
    .card = 爱人死，你也死；爱人赢，你也赢。

role-hollow-mayor = 村长
    .card = 审判时一人两票，平票你说了算。
    .card-mayor-vote-one = 审判时和大家一样只有一票；死前指定下一任。
    .card-mayor-breaks-ties-no = 审判时一人两票，但平票不由你定。
    .more = 每天选，选出为止；平票当天不设村长。按规则书从第二天开始。村长死前指定下一任；白痴亮了身份仍是村长，没有票；平票归村长裁定的，还是他裁定。

## 提问

ask-hollow-thief-swap = 要换掉自己的牌吗？
ask-hollow-thief-card = 要换成哪一张牌？
ask-hollow-cupid-first = 第一支箭射向谁？
ask-hollow-cupid-second = 让他和谁成为情侣？
ask-hollow-protector-protect = 今晚要守护谁？
ask-hollow-farseer-see = 今晚看谁的身份？
ask-hollow-fox-scout = 今晚嗅谁和两边的人？
ask-hollow-pack-attack = 今晚狼群刀谁？
ask-hollow-white-werewolf-betray = 要刀一名同伴吗？
ask-hollow-witch-life = 今晚要救哪个人？
ask-hollow-witch-death = 今晚要毒哪个人？
ask-hollow-witch-look = 两瓶药都用完了
ask-hollow-crow-suspect = 今晚要怀疑谁？
ask-hollow-hunter-shoot = 要开枪带走一人吗？
ask-hollow-mayor-vote = 选谁当村长？
ask-hollow-mayor-decide = 平票，请村长裁定处决谁。
ask-hollow-mayor-heir = 由谁接任村长？
ask-hollow-accuse = 你指控谁？
ask-hollow-trial-vote = 处决谁？

ask-call-hollow-thief = 要换牌吗？
ask-call-hollow-cupid = 让谁和谁成为情侣？
ask-call-hollow-protector = 今晚守谁？
ask-call-hollow-farseer = 今晚看谁的身份？
ask-call-hollow-fox = 今晚嗅谁和他的左右邻座？
ask-call-hollow-werewolf = 今晚刀谁？
ask-call-hollow-white-werewolf = 要刀一名同伴吗？
ask-call-hollow-witch = 救人还是毒人？
ask-call-hollow-crow = 今晚怀疑谁？

choice-swap = 换牌
choice-hollow-thief-swap-keep = 继续当盗贼
choice-hollow-thief-card-left = 左边那张
choice-hollow-thief-card-right = 右边那张
choice-hollow-fox-scout-nobody = 今晚不嗅
choice-hollow-crow-suspect-nobody = 今晚谁也不怀疑
choice-hollow-white-werewolf-betray-nobody = 放过同伴
choice-hollow-witch-life-seat = 救{ $seat }号
choice-hollow-witch-life-nobody = 留着解药
choice-hollow-witch-death-seat = 毒{ $seat }号
choice-hollow-witch-death-nobody = 留着毒药
choice-hollow-witch-look-nobody = 知道了
choice-hollow-hunter-shoot-nobody = 不开枪
choice-hollow-mayor-vote-nobody = 弃票
choice-hollow-accuse-nobody = 谁也不指控
choice-hollow-trial-vote-nobody = 弃票

shown-left-right = 桌上的两张牌：{ ROLE($left) }、{ ROLE($right) }
shown-victim-second-victim = 今晚中刀的是{ $victim }号和{ $second_victim }号

blocked-hollow-packmate = 这是你的自己人，换一个人
blocked-hollow-no-companion = 他不是狼队的人，换一个人
blocked-hollow-no-victim = 这个人今晚没中刀，换一个
blocked-hollow-no-potion = 你手里两瓶药都已经用完了
blocked-hollow-both-wolves = 两张都是狼，必须换走一张

## 环节

window-hollow-dusk = 入夜之前
window-hollow-night = 夜晚
window-hollow-closing = 天亮之前
window-hollow-last-acts = 临走之前
window-hollow-mayor-vote = 选举村长
window-hollow-mayor-runoff = 选举村长PK
window-hollow-deliberation = 轮流发言
settled-hollow-mayor = 得票最多的算数；平票由村长定。
window-hollow-accusation = 指控
window-hollow-defence = 受审者申辩
window-hollow-trial = 放逐投票
window-hollow-runoff = PK环节
window-hollow-verdict = 村长裁定
window-hollow-succession = 接任村长

mark-hollow-revealed = 白痴，没有投票权
mark-hollow-suspect = 被怀疑
mark-hollow-protected = 今晚被守

## 事件

event-hollow-swapped = 你换成了{ ROLE($role) }
    .told = 盗贼{ $actor }换成了{ ROLE($role) }
event-hollow-matched = { $self ->
        [yes] 你的箭射中了自己
       *[no] 你的箭射中了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 丘比特{ $actor }把一支箭留给了自己
       *[no] 丘比特{ $actor }一箭射中{ $who }
    }
event-hollow-lovers = { $you ->
        [seat] 你和{ $other }号{ $othername }结为情侣
        [other] 你和{ $seat }号{ $seatname }结为情侣
       *[nobody] { $seat }号{ $seatname }与{ $other }号{ $othername }结为情侣
    }
    .told = { $who }与{ $another }结为情侣
event-hollow-protected = { $self ->
        [yes] 你守了自己
       *[no] 你守了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 守护者{ $actor }自守
       *[no] 守护者{ $actor }守护{ $who }
    }
event-hollow-farseer-learned = { $seat }号{ $seatname }是{ ROLE($role) }
    .told = 通灵师{ $actor }看到{ $who }的身份：{ ROLE($role) }
event-hollow-fox-learned = { $scent ->
        [wolf] { $who }周围有狼味
       *[nothing] { $who }周围没有狼，你的鼻子失灵了
    }
    .told = { $scent ->
        [wolf] { $self ->
            [yes] 狐狸{ $actor }在自己左右嗅到了狼
           *[no] 狐狸{ $actor }在{ $who }周围嗅到了狼
        }
       *[nothing] { $self ->
            [yes] 狐狸{ $actor }在自己左右什么也没嗅到，鼻子失灵了
           *[no] 狐狸{ $actor }在{ $who }周围什么也没嗅到，鼻子失灵了
        }
    }
event-hollow-pack-proposal = { $self ->
        [yes] { $you ->
            [seat] 你想自刀
           *[other] { $by }号{ $byname }想自刀
        }
       *[no] { $you ->
            [by] 你想刀{ $who }
           *[other] { $by }号{ $byname }想刀{ $who }
        }
    }
    .told = { $actor }想刀{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-hollow-pack-agreed = 狼队刀{ $who }
    .told = 狼队刀了{ $who }
event-hollow-betrayed = 你刀了{ $seat }号{ $seatname }
    .told = 白狼{ $actor }刀了同伴{ $who }
event-hollow-life-used = { $self ->
        [yes] 你救了自己
       *[no] 你救了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 女巫{ $actor }自救
       *[no] 女巫{ $actor }用解药救了{ $who }
    }
event-hollow-death-used = 你毒了{ $self ->
        [yes] 自己
       *[no] { $who }
    }
    .told = 女巫{ $actor }毒了{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-hollow-survived = { $by_card ->
        [protector] 盾挡住了，{ $seat }号没事
        [witch] { $seat }号被解药救回
       *[other] { $seat }号中刀未死
    }
    .told = { $by_card ->
        [protector] 盾挡住了，{ $who }没事
        [witch] { $who }被解药救回
       *[other] { $who }中刀未死
    }
event-hollow-wounded = 长老受伤，没有死
    .told = 长老{ $who }扛下了第一刀
event-hollow-crow-chose = { $who }将被怀疑
    .told = 乌鸦{ $actor }怀疑{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-hollow-dawn = { $count ->
        [0] 昨晚是平安夜，没有人倒牌
       *[other] 昨晚倒牌的是{ $seats }
    }
    .told = { $count ->
        [0] 平安夜
       *[other] 天亮倒牌：{ $everyone }
    }
event-hollow-card-shown = { $seat }号的身份：{ ROLE($role) }
    .told = { $who }翻开身份牌：{ ROLE($role) }
event-hollow-suspected = { $seat }号被怀疑
    .told = { $who }被怀疑
event-hollow-mayor-result = 村长票型
event-hollow-mayor-elected = { $seat }号当选村长
    .told = { $who }当选村长
event-hollow-mayor-lot = 还是平票，抽签抽中{ $seat }号
    .told = 村长两轮平票，抽签抽中{ $who }
event-hollow-mayor-none = 今天没有村长
event-hollow-mayor-passed = { $seat }号接任村长
    .told = { $actor }让{ $who }接任村长
event-hollow-accused = 受审：{ $seats }
    .told = 受审：{ $everyone }
event-hollow-nobody-accused = 没有人被指控，今天不审判
    .told = 没有人被指控，这天没有审判
event-hollow-trial-result = 票型
event-hollow-runoff = 平票，进入PK：{ $seats }
    .told = 平票，{ $everyone }进入PK
event-hollow-decided = 村长裁定：处决{ $seat }号
    .told = 村长{ $actor }裁定处决{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-hollow-executed = { $seat }号被处决
    .told = { $who }被处决
event-hollow-nobody-executed = 没有人被处决
    .told = 没有人被处决
event-hollow-idiot-revealed = { $seat }号是白痴，活了下来
    .told = { $who }原来是白痴，活了下来
event-hollow-powers-back = 长老的诅咒解除，技能全部恢复
    .told = 长老的诅咒解除，技能全部恢复
event-hollow-powers-lost = { $seat }号是长老，所有人失去技能
    .told = 长老{ $who }带走了所有人的技能
event-hollow-shot = { $by }号开枪带走{ $seat }号
    .told = { $actor }开枪带走{ $who }

cause-hollow-pack = 被狼刀
cause-hollow-betrayal = 被白狼刀
cause-hollow-poison = 被毒
    .told = 被{ $actor }毒死
    .short = 被{ $by }号毒
cause-hollow-shot = 被枪带走
    .told = 被{ $actor }开枪带走
    .short = 被{ $by }号枪带走
cause-hollow-execution = 被处决
cause-hollow-heartbreak = 殉情
    .told = 离不开{ $actor }，殉情
    .short = 随{ $by }号殉情

## 结局

end-hollow-nobody-left = 没有人活下来。
end-hollow-lovers-alone = 只剩下相爱的两个人。
end-hollow-white-alone = 天地之间只剩白狼。
end-hollow-no-villager = 场上只剩狼人。
end-hollow-two-to-one = 狼人已是好人的两倍，大势已去。
end-hollow-wolves-gone = 最后一只狼倒下了。

## 桌上规矩

house-hollow-alternate-nights = 隔夜行动
    .explain = 白狼和乌鸦在哪几夜睁眼？
house-hollow-alternate-nights-even = 第二夜、第四夜……
    .told = 隔夜睁眼的牌，在第二夜、第四夜……睁眼。
house-hollow-alternate-nights-odd = 第一夜、第三夜……
    .told = 隔夜睁眼的牌，在第一夜、第三夜……睁眼。
house-hollow-crow-votes = 乌鸦的票
    .explain = 投票开始之前，被怀疑的人先背几票？
house-hollow-crow-votes-2 = 两票
    .told = 被乌鸦怀疑的人，开票前先背两票。
house-hollow-crow-votes-1 = 一票
    .told = 被乌鸦怀疑的人，开票前先背一票。
house-hollow-crow-votes-3 = 三票
    .told = 被乌鸦怀疑的人，开票前先背三票。
house-hollow-crow-himself = 乌鸦选自己
    .explain = 乌鸦能不能把怀疑引到自己身上？
house-hollow-crow-himself-no = 只能选别人
    .told = 乌鸦不能把怀疑引到自己身上。
house-hollow-crow-himself-yes = 可以选自己
    .told = 乌鸦可以把怀疑引到自己身上。
house-hollow-crow-nights = 乌鸦的夜晚
    .explain = 乌鸦隔夜睁眼，还是每晚睁眼、也可以不选？
house-hollow-crow-nights-every-two = 隔夜睁眼
    .told = 乌鸦隔夜睁眼。
house-hollow-crow-nights-every = 每晚，可以不选
    .told = 乌鸦每晚睁眼，也可以不选。
house-hollow-fox-declines = 狐狸休息
    .explain = 狐狸能不能空一晚不嗅？
house-hollow-fox-declines-no = 每晚必须嗅
    .told = 狐狸每晚必须嗅。
house-hollow-fox-declines-yes = 可以不嗅
    .told = 狐狸可以空一晚不嗅。
house-hollow-fox-keeps-nose = 狐狸的鼻子
    .explain = 狐狸没嗅到狼，会不会失去嗅觉？
house-hollow-fox-keeps-nose-no = 没嗅到就失灵
    .told = 狐狸一次没嗅到狼，就失去嗅觉。
house-hollow-fox-keeps-nose-yes = 一直灵
    .told = 狐狸没嗅到狼，嗅觉也还在。
house-hollow-wolves-eat-wolves = 狼刀狼
    .explain = 狼队可以刀自己人吗？
house-hollow-wolves-eat-wolves-no = 不能刀自己人
    .told = 狼队不能刀自己人。
house-hollow-wolves-eat-wolves-yes = 可以刀自己人
    .told = 狼队可以刀自己人。
house-hollow-white-wolf-nights = 白狼的夜晚
    .explain = 白狼多久可以咬一次同伴？
house-hollow-white-wolf-nights-every-two = 隔夜一次
    .told = 白狼每隔一夜可以咬一次同伴。
house-hollow-white-wolf-nights-every = 每晚一次
    .told = 白狼每晚都可以咬一次同伴。
house-hollow-cupid-self = 丘比特选自己
    .explain = 丘比特可以是情侣之一吗？
house-hollow-cupid-self-yes = 可以选自己
    .told = 丘比特可以是情侣之一。
house-hollow-cupid-self-no = 只能选别人
    .told = 丘比特只能选别的两个人。
house-hollow-curse-spares-idiot = 白痴与诅咒
    .explain = 诅咒应验之后，白痴被处决还死不死？
house-hollow-curse-spares-idiot-yes = 照样不死
    .told = 诅咒应验之后，白痴被处决照样不死。
house-hollow-curse-spares-idiot-no = 一样会死
    .told = 诅咒应验之后，白痴被处决一样会死。
house-hollow-votes-skip = 弃票
    .explain = 白天投票，可以弃票吗？
house-hollow-votes-skip-yes = 可以弃票
    .told = 白天投票可以弃票。
house-hollow-votes-skip-no = 人人要投
    .told = 白天投票人人要投。
house-hollow-protector-repeats = 连守同一人
    .explain = 守护者可以连续两晚守同一个人吗？
house-hollow-protector-repeats-no = 不能连守
    .told = 守护者不能连续两晚守同一个人。
house-hollow-protector-repeats-yes = 可以连守
    .told = 守护者可以连续守同一个人。
house-hollow-witch-poisons-herself = 女巫自毒
    .explain = 女巫可以把毒药用在自己身上吗？
house-hollow-witch-poisons-herself-no = 只能毒别人
    .told = 女巫不能把毒药用在自己身上。
house-hollow-witch-poisons-herself-yes = 可以自毒
    .told = 女巫可以把毒药用在自己身上。
house-hollow-ancient-lives = 长老几条命
    .explain = 狼人要刀几次，长老才会死？
house-hollow-ancient-lives-two = 两刀
    .told = 狼人要刀两次，长老才会死。
house-hollow-ancient-lives-one = 一刀
    .told = 狼人一刀，长老就死。
house-hollow-curse = 诅咒范围
    .explain = 村民处决了长老，谁会失去技能？
house-hollow-curse-everybody = 所有人
    .told = 长老的诅咒让所有人失去技能。
house-hollow-curse-village = 只有好人阵营
    .told = 长老的诅咒只让好人失去技能。
house-hollow-dead-revealed = 死者亮牌
    .explain = 有人死去时，要当众翻开身份牌吗？
house-hollow-dead-revealed-no = 不翻牌
    .told = 死者的身份牌不翻开。
house-hollow-dead-revealed-yes = 当众翻牌
    .told = 有人死去时，身份牌当众翻开。
house-hollow-mayor = 村长
    .explain = 这一局要不要村长？
house-hollow-mayor-yes = 有村长
    .told = 这一局有村长。
house-hollow-mayor-no = 没有村长
    .told = 这一局没有村长。
house-hollow-mayor-tie = 村长平票
    .explain = 选村长出现平票，怎么办？
house-hollow-mayor-tie-next-day = 第二天再选
    .told = 选村长平票，第二天再选。
house-hollow-mayor-tie-again = 马上重投，再平抽签
    .told = 选村长平票，马上重投；再平就抽签。
house-hollow-mayor-vote = 村长的票
    .explain = 审判时，村长一人算几票？
house-hollow-mayor-vote-two = 两票
    .told = 审判时，村长一人算两票。
house-hollow-mayor-vote-one = 一票，和大家一样
    .told = 审判时，村长和大家一样，一人一票。
house-hollow-mayor-breaks-ties = 审判平票
    .explain = 审判出现平票，谁说了算？
house-hollow-mayor-breaks-ties-yes = 村长裁定
    .told = 审判平票时，由村长裁定。
house-hollow-mayor-breaks-ties-no = PK，再平无人出局
    .told = 审判平票就PK；再平，无人出局。
house-hollow-fox-neighbours = 狐狸的邻座
    .explain = 除了选中的人，狐狸还嗅谁？
house-hollow-fox-neighbours-living = 最近的活人
    .told = 狐狸嗅选中的人，和他两边最近的活人。
house-hollow-fox-neighbours-by-seat = 旁边的椅子
    .told = 狐狸嗅选中的人，和他两边的椅子，坐着死人也算。
house-hollow-thief-must-take-wolf = 盗贼遇双狼
    .explain = 桌上两张都是狼时，盗贼是不是非换不可？
house-hollow-thief-must-take-wolf-yes = 必须换
    .told = 桌上两张都是狼时，盗贼必须换一张。
house-hollow-thief-must-take-wolf-no = 可以不换
    .told = 桌上两张都是狼时，盗贼也可以不换。
house-hollow-white-wolf-alone = 白狼独胜
    .explain = 全场只剩白狼时，算他独自获胜吗？
house-hollow-white-wolf-alone-yes = 独自获胜
    .told = 全场只剩白狼时，他独自获胜。
house-hollow-white-wolf-alone-no = 算狼人获胜
    .told = 全场只剩白狼时，算狼人获胜。
house-hollow-ancient-revenge = 长老的诅咒
    .explain = 长老怎么死，会让所有人失去技能？
house-hollow-ancient-revenge-execution = 被处决
    .told = 长老被全村处决，诅咒应验。
house-hollow-ancient-revenge-execution-shot-poison = 被处决、中枪或中毒
    .told = 长老被处决、中枪或中毒而死，诅咒应验。
house-hollow-mayor-from = 开始选村长
    .explain = 从什么时候开始选村长？
house-hollow-mayor-from-second-day = 第二天
    .told = 从第二天开始选村长。
house-hollow-mayor-from-first-day = 第一天
    .told = 从第一天开始选村长。
house-hollow-mayor-from-first-night = 首夜之前
    .told = 首夜之前就选村长。
house-hollow-mayor-from-second-night = 第二夜之前
    .told = 第二夜之前开始选村长。
house-hollow-mayor-from-third-night = 第三夜之前
    .told = 第三夜之前开始选村长。
house-hollow-mayor-from-third-day = 第三天
    .told = 从第三天开始选村长。
house-hollow-lovers-win = 情侣获胜
    .explain = 分属两个阵营的情侣，场上没有别人时，也算他们赢吗？丘比特一起赢吗？
house-hollow-lovers-win-either-team = 哪边赢就跟哪边赢
    .told = 分属两个阵营的情侣，哪边赢就跟哪边赢，没有别的赢法。
house-hollow-lovers-win-also-alone = 只剩两人也算
    .told = 分属两个阵营的情侣，场上只剩他们两人也算赢。
house-hollow-lovers-win-with-cupid = 丘比特一起赢
    .told = 分属两个阵营的情侣，场上没有别人时也算赢，丘比特一起赢。
house-hollow-dead-lovers-win = 情侣已死
    .explain = 情侣中有一人的阵营赢了，可两人都死了，另一个还跟着赢吗？
house-hollow-dead-lovers-win-yes = 生死都算
    .told = 情侣中一人的阵营赢了，另一个死活都跟着赢。
house-hollow-dead-lovers-win-no = 活着才算
    .told = 情侣中一人的阵营赢了，人还活着，另一个才跟着赢。
house-hollow-wolves-win = 狼人获胜条件
    .explain = 狼人怎样才算赢？
house-hollow-wolves-win-two-to-one = 狼人是好人的两倍
    .told = 狼人是好人的两倍，就赢。
house-hollow-wolves-win-no-villager = 好人一个不剩
    .told = 好人一个不剩，狼人才赢。

preset-hollow-box = 盒装规则
    .explain = 盒装桌游常见的玩法：开局先选村长，死者当众翻牌，狼人要吃光所有好人才算赢。

## 板子

deck-hollow-easy = 新手板
    .idea = 头一回进村：身份少，对好人友好。
deck-hollow-classic = 经典板
    .idea = 炉火边的老故事：夜里提心吊胆，白天当众受审。
deck-hollow-wild = 赶集日
    .idea = 谁的篮子里都藏着点什么，赶集日什么都可能发生。

problem-hollow-cards = 一共{ $cards }张牌，这桌需要{ $wanted }张。
problem-hollow-no-wolf = 一只狼都没有，真是个无聊的好村子。
problem-hollow-too-many-wolves = { $wolves }只狼太多了，一个能吃的好人都没有。
advice-hollow-two-to-one = { $wolves }只狼，一开局就可能是好人的两倍；按规则书，第一个早上就分出胜负。
problem-hollow-unique = 村里只有一个{ $role }。
advice-hollow-wolves = 这么多人通常是{ $usual }只狼，现在是{ $wolves }只。

## 台词

line-hollow-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
    .plain2 = { $count ->
        [0] 昨晚是平安夜，|没有人倒牌。
       *[other] 今早没能醒来的是|{ $seats }。
    }
    .theatrical = { $count ->
        [0] 磨坊主吹着口哨上工了。|昨晚是平安夜。
       *[other] 今早，磨坊的水车停着。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical2 = { $count ->
        [0] 数一数烟囱，没有哪一家断了烟火。|昨晚是平安夜。
       *[other] 有的烟囱，今早没有冒烟。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical3 = { $count ->
        [0] 面包烤糊了，|此外一切都好。|昨晚是平安夜。
       *[other] 面包房今早的面包，|有人没来取。|昨晚倒牌的是|{ $seats }。
    }
line-hollow-card-shown = { SEAT($seat) }号|身份是{ ROLE($role) }。
line-hollow-suspected = { SEAT($seat) }号|受到怀疑。
    .theatrical = 门槛上落着一根黑羽毛，|受到怀疑的是|{ SEAT($seat) }号。
line-hollow-mayor-vote = 现在选村长，|逐个报号，投他的请举手。
    .theatrical = 村长的帽子挂在墙上，还没有人戴。|逐个报号，投他的请举手。
    .theatrical2 = 没有村长的村子，只是一堆房子。|按号来，投他的请举手。
line-hollow-mayor-runoff-vote = 请再投一次村长票。
line-hollow-mayor-lot = 还是平票。|抽签抽中|{ SEAT($seat) }号。
line-hollow-mayor-elected = { SEAT($seat) }号|当选村长。
    .theatrical = 帽子大小正好，|新村长是|{ SEAT($seat) }号。
line-hollow-mayor-none = 今天没有村长。
    .theatrical = 椅子还空着，|今天没有村长。
    .theatrical2 = 村里的钥匙，谁也没拿到。|今天没有村长。
line-hollow-mayor-passed = { SEAT($seat) }号|接任村长。
line-hollow-verdict = 平票。|{ SEAT($seat) }号，|由你裁定。
line-hollow-succession = { SEAT($seat) }号，|由谁接任村长？
line-hollow-accusation = 现在开始指控，|逐个报号，指控他的请举手。
    .plain2 = 请指控嫌疑人，|逐个报号，指控他的请举手。
    .theatrical = 全村聚到井边，|现在开始指控，|逐个报号，指控他的请举手。
    .theatrical2 = 总要有人先开口。|现在开始指控，|逐个报号，指控他的请举手。
    .theatrical3 = 心里有数的，别藏着了。|逐个报号，指控他的请举手。
    .theatrical4 = 谁心里没有一个可疑的人？|现在开始指控，|按号来，指控他的请举手。
line-hollow-accused = 受审的是|{ $seats }。
line-hollow-nobody-accused = 没有人被指控，|今天不审判。
    .theatrical = 大家都盯着自己的鞋尖。|没有人被指控，今天不审判。
line-hollow-exile-secret = 现在开始秘密投票，|请依次传递电脑。
    .theatrical = 审判不必出声，|秘密投票，请依次传递电脑。
line-hollow-trial = 现在开始放逐投票，|逐个报号，投他的请举手。
    .plain2 = 请对受审的人投票，|逐个报号，投他的请举手。
    .theatrical = 该说的都说了，|现在由全村审判，|逐个报号，投他的请举手。
    .theatrical2 = 锤子敲在桌上，|全村审判开始，|逐个报号，投他的请举手。
    .theatrical3 = 想清楚了，这一票收不回来。|逐个报号，投他的请举手。
    .theatrical4 = 长凳坐满了，没有人说话。|一个一个来，投他的请举手。
line-hollow-runoff = 平票。|进入PK的是|{ $seats }。
    .plain2 = 票数相同，|进入PK的是|{ $seats }。
    .theatrical = 村子拿不定主意，平票。|进入PK的是|{ $seats }。
    .theatrical2 = 天平两头一样沉，平票。|进入PK的是|{ $seats }。
line-hollow-runoff-vote = 请再次投票。
    .plain2 = 重新投票。
    .theatrical = 再想一想，|再投一次。
line-hollow-decided = 村长裁定，|处决|{ SEAT($seat) }号。
line-hollow-executed = { SEAT($seat) }号|被处决。
    .plain2 = 判决执行，|被处决的是|{ SEAT($seat) }号。
    .theatrical = 水车停了一下，|被处决的是|{ SEAT($seat) }号。
    .theatrical2 = 绞架山上，风停了。|被处决的是|{ SEAT($seat) }号。
    .theatrical3 = 谁都不看，谁都看见了。|被处决的是|{ SEAT($seat) }号。
line-hollow-nobody-executed = 今天没有人被处决。
    .plain2 = 今天不处决。
    .theatrical = 绞架山上，羊照样吃草。|今天没有人被处决。
    .theatrical2 = 村子散了，还是没有头绪。|今天没有人被处决。
line-hollow-idiot-revealed = { SEAT($seat) }号|是白痴，|留在场上。
line-hollow-powers-back = 诅咒解除，|技能全部恢复。
line-hollow-powers-lost = { SEAT($seat) }号|是长老，|所有人失去技能。
line-hollow-shot = { SEAT($by) }号|开枪带走|{ SEAT($seat) }号。
line-victory-hollow-wolves = 狼人获胜。
    .plain2 = 游戏结束，狼人获胜。
    .theatrical = 磨坊村再没有炊烟。|狼人获胜。
    .theatrical2 = 如今磨坊里磨的，不是麦子了。|狼人获胜。
line-victory-hollow-village = 好人获胜。
    .plain2 = 游戏结束，好人获胜。
    .theatrical = 水车又转起来了。|好人获胜。
    .theatrical2 = 今晚，磨坊前有人跳舞。|好人获胜。
line-victory-hollow-white = 白狼获胜。
    .plain2 = 游戏结束，白狼获胜。
    .theatrical = 山坡上一道白影，再没有人看见。|白狼获胜。
    .theatrical2 = 孤单，吃饱，心满意足。|白狼获胜。
line-victory-hollow-lovers = 情侣获胜。
    .plain2 = 游戏结束，情侣获胜。
    .theatrical = 树皮上刻着两个名字。|情侣获胜。
    .theatrical2 = 从头到尾，他们眼里只有彼此。|情侣获胜。
