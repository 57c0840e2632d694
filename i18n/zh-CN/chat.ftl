# 耳语村规则：角色、房间、提问、事件、桌上规矩、板子与台词。

book-chat = 耳语村
    .about = 密室里传纸条，一个人身上可以叠好几重身份。

## 阵营

team-chat-wolves = 狼人
    .wins = 和狼队一起赢：场上只剩狼人。
team-chat-village = 好人
    .wins = 和好人一起赢：没有狼人，也没有跨阵营的情侣。
    .wins-two-sides = 和好人一起赢：狼人全部出局。
    .wins-village-wins-pure-villagers = 和好人一起赢：场上只剩纯村民。
team-chat-amorous = 情侣
    .wins = 和爱人一起赢：只剩你们两个。

## 角色

role-chat-werewolf = 狼人
    .card = 白天和大家一个样，夜里和同伴在狼窝投票：谁看不到明天的太阳。
    .more = 狼人行动时狼窝才开门，有话就写在里面。小心措辞，门外可能蹲着小女孩。票可以投给任何人，连自己人都行，也可以弃票；票多者中刀，全员弃票就是空刀。只有全场只剩狼人时，你们才赢。
    .called = 狼人
    .wake = 狼人请睁眼。
    .wake-theatrical = 狼人，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 明天早饭少摆谁的碗？|商量好，选一个。
    .choose = 意见不一致的话，|请再选一次。
    .choose-theatrical = 还没商量好？|那就再选一次。
    .sleep = 狼人请闭眼。
    .sleep-theatrical = 狼人请闭眼，|嘴擦干净。
    .wake-first = 狼人请睁眼，|互相确认身份。

role-chat-villager = 村民
    .card = 你是村里人：一张票，两只耳朵，满广场的骗子。
    .more = 村里人人都是村民，狼人也不例外；拿到别的牌，就是在村民上面再叠一层身份。上面什么都没叠的，叫纯村民。

role-chat-seeress = 预言家
    .card = 每晚看穿一名玩家的一切：牌、职务，还有心。
    .more = 你选的人，所有身份都摊在你面前；不能看自己。有几名预言家时，她们互相认识，有自己的房间，一晚合看一人，看谁由投票决定。
    .wake = 预言家请睁眼。
    .wake-theatrical = 预言家，|云开雾散了，|请睁眼。
    .act = 今晚要验谁？|选好了看屏幕。
    .act-theatrical = 今晚想知道谁的底细？|选好了看屏幕。
    .act-theatrical2 = 谁不像他说的那样？|答案在屏幕上。
    .choose = 意见不一致的话，|请再选一次。
    .choose-theatrical = 还没商量好？|那就再选一次。
    .sleep = 预言家请闭眼。
    .sleep-theatrical = 预言家请闭眼，|别笑。

role-chat-hunter = 猎人
    .card = 不管谁动的手、怎么动的手，最后一枪是你的。
    .more = 死讯一公布，你就可以带走任何一个活人，也可以不开枪，过时不候。被你打中的人若还能发动技能，紧接着轮到他。

role-chat-cupid = 丘比特
    .card = 首夜射两支箭，让两个人从此同生共死，可以包括你自己。
    .more = 你知道射中了谁，别的一概不知。有几名丘比特时，每支箭都投票决定。那两个人怎么样都好，你只跟好人一起赢。
    .wake = 丘比特请睁眼。
    .wake-theatrical = 丘比特，|该你放箭了，|请睁眼。
    .act = 要让哪两个人成为情侣？
    .act-theatrical = 你的箭射中哪两颗心？
    .choose = 意见不一致的话，|请再瞄一次。
    .sleep = 丘比特请闭眼。
    .sleep-theatrical = 丘比特请闭眼，|把弓收好。

role-chat-witch = 女巫
    .card = 解药救下中刀的人，毒药带走另外一个人。各用一次。
    .more = 手里只要还有药，每晚都知道狼刀了谁；可以救，刀口是自己也能救。毒药给谁都行，除了你自己和中刀的人。有几名女巫时，解药是大家的：一人用了，谁都没了。毒药各投各的，得票最多的人全都死，只有投中的女巫才算用掉。
    .wake = 女巫请睁眼。
    .wake-theatrical = 女巫，|锅快开了，|请睁眼。
    .act = 今晚中刀的是他。|要用解药吗？|要用毒药吗？
    .act-theatrical = 谁中了刀，请看屏幕。|解药，用不用？|毒药，用不用？
    .act-theatrical2 = 今晚出事的人在屏幕上。|救不救他？|毒不毒谁？
    .sleep = 女巫请闭眼。
    .sleep-theatrical = 女巫请闭眼，|瓶盖拧紧。

role-chat-little-girl = 小女孩
    .card = 你趴在狼窝门外偷听。他们写的你都看得到，他们不知道你在。
    .more = 名单上没有你，也不留痕迹；你不能在里面写字，也不能投票。能不能看到狼人怎么投票，由桌上规矩决定。把消息带给村里，但别太快，总有人会问你是怎么知道的。

role-chat-major = 村长
    .card = 全村拿不定主意时，你说了算。你死了，由你指定下一任。
    .more = 第一天选出。你的票和别人一样是一票；可一旦平票，重新投票时只有你能投，而且必须选一个。你指定谁，谁当场接任。

role-chat-amorous = 情侣
    .card = 两个人，一条命：一个死，另一个也死。
    .more = 你知道爱的是谁，不知道他的身份；首夜还能在二人长椅上说悄悄话。两人阵营不同，就自成一个阵营：只剩你们俩时获胜。

## 房间

board-chat-village = 村口广场
board-chat-werewolf = 狼窝
board-chat-seeress = 水晶屋
board-chat-cupid = 弓箭阁楼
board-chat-amorous = 二人长椅
board-chat-witch = 女巫厨房
board-chat-kill = 最后一间房

## 提问

ask-chat-pack-vote = 今晚狼窝刀谁？
ask-chat-pack-runoff = 狼窝平票，刀哪一个？
ask-chat-look-vote = 今晚要查验谁？
ask-chat-look-runoff = 平票，验其中哪一个？
ask-chat-arrow-one-vote = 第一支箭射中谁？
ask-chat-arrow-one-runoff = 平票，第一箭射中谁？
ask-chat-arrow-two-vote = 第二支箭射中谁？
ask-chat-arrow-two-runoff = 平票，第二箭射中谁？
ask-chat-witch-heal = 看刀口，要用解药吗？
ask-chat-witch-kill = 要用毒药毒谁吗？
ask-chat-hunter-shoot = 要开枪带走一人吗？
ask-chat-major-vote = 选谁当村长？
ask-chat-major-decide = 平票，现在只有村长能投：绞死谁？
ask-chat-major-heir = 由谁接任村长？
ask-chat-village-vote = 绞死谁？

ask-call-chat-cupid = 让谁和谁成为情侣？
ask-call-chat-seeress = 今晚验谁？
ask-call-chat-werewolf = 今晚刀谁？
ask-call-chat-witch = 救人还是毒人？

blocked-chat-packmate = 这是你的自己人，换一个人
blocked-chat-not-tied = 此人不在平票里，换一个人
blocked-chat-first-arrow = 第一支箭已经射中了这个人
blocked-chat-not-the-victim = 今晚中刀的不是他，换一个
blocked-chat-flagged = 这个人今晚已经被狼刀过了

choice-chat-pack-vote-nobody = 弃票
choice-chat-pack-runoff-nobody = 弃票
choice-chat-look-vote-nobody = 谁也不验
choice-chat-look-runoff-nobody = 谁也不验
choice-chat-witch-heal-seat = 救{ $seat }号
choice-chat-witch-heal-nobody = 留着解药
choice-chat-witch-kill-seat = 毒{ $seat }号
choice-chat-witch-kill-nobody = 留着毒药
choice-chat-hunter-shoot-nobody = 不开枪
choice-chat-major-vote-nobody = 弃票
choice-chat-village-vote-nobody = 弃票

charge-heal = 解药
charge-kill = 毒药

## 环节

window-chat-cupid = 丘比特之箭
window-chat-arrow-one = 第一支箭
window-chat-arrow-one-runoff = 第一支箭，再投一次
window-chat-arrow-two = 第二支箭
window-chat-arrow-two-runoff = 第二支箭，再投一次
window-chat-amorous = 二人长椅
window-chat-night = 夜晚
window-chat-night-runoff = 夜晚：再投一次
window-chat-witch = 女巫时刻
window-chat-witch-runoff = 女巫时刻，再来一次
window-chat-closing = 天亮之前
settled-chat-mayor = 得票最多的算数；平票由村长定。
window-chat-kill = 临走之前
window-chat-campaign = 谁想当村长
window-chat-major-vote = 选举村长
window-chat-major-runoff = 选举村长：PK
window-chat-discussion = 轮流发言
window-chat-village = 放逐投票
window-chat-village-runoff = 放逐投票：再投一次
window-chat-verdict = 村长裁定
window-chat-succession = 接任村长

mark-chat-flagged = 今晚中刀

## 事件

event-chat-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] 你弃票
           *[other] { $by }号{ $byname }弃票
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] 你投自己
               *[other] { $by }号{ $byname }投自己
            }
           *[no] { $you ->
                [by] 你投{ $who }
               *[other] { $by }号{ $byname }投{ $who }
            }
        }
    }
    .told = { $self ->
        [yes] 狼窝里{ $actor }投了自己
       *[no] 狼窝里{ $actor }投了{ $who }
    }
event-chat-pack-agreed = 狼窝刀{ $who }
    .told = 狼人刀了{ $who }
event-chat-look-proposal = { $self ->
        [yes] { $you ->
            [seat] 你想验自己
           *[other] { $by }号{ $byname }想验自己
        }
       *[no] { $you ->
            [by] 你想验{ $who }
           *[other] { $by }号{ $byname }想验{ $who }
        }
    }
    .told = { $actor }想验{ $who }
event-chat-seeress-learned = { $you ->
        [seat] 你
       *[other] { $seat }号{ $seatname }
    }是{ ROLE($role) }{ $major ->
        [yes] ，还是村长
       *[no] { "" }
    }{ $amorous ->
        [yes] ，还是情侣之一
       *[no] { "" }
    }
    .told = 预言家{ $actor }看穿了{ $who }：{ ROLE($role) }{ $major ->
        [yes] 、村长
       *[no] { "" }
    }{ $amorous ->
        [yes] 、情侣
       *[no] { "" }
    }
event-chat-arrow-one-proposal = { $self ->
        [yes] { $you ->
            [seat] 你把第一支箭瞄准自己
           *[other] { $by }号{ $byname }把第一支箭瞄准自己
        }
       *[no] { $you ->
            [by] 你把第一支箭瞄准{ $who }
           *[other] { $by }号{ $byname }把第一支箭瞄准{ $who }
        }
    }
    .told = { $actor }把第一支箭瞄准{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-arrow-two-proposal = { $self ->
        [yes] { $you ->
            [seat] 你把第二支箭瞄准自己
           *[other] { $by }号{ $byname }把第二支箭瞄准自己
        }
       *[no] { $you ->
            [by] 你把第二支箭瞄准{ $who }
           *[other] { $by }号{ $byname }把第二支箭瞄准{ $who }
        }
    }
    .told = { $actor }把第二支箭瞄准{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-arrow-one = 第一支箭射中{ $who }
    .told = 丘比特{ $actor }射中{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-arrow-two = 第二支箭射中{ $who }
    .told = 丘比特{ $actor }射中{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-lovers = { $you ->
        [seat] 你和{ $other }号{ $othername }结为情侣
        [other] 你和{ $seat }号{ $seatname }结为情侣
       *[nobody] { $seat }号{ $seatname }与{ $other }号{ $othername }结为情侣
    }
    .told = { $who }与{ $another }结为情侣
event-chat-heal-proposal = { $self ->
        [yes] { $you ->
            [seat] 你要救自己
           *[other] { $by }号{ $byname }要救自己
        }
       *[no] { $you ->
            [by] 你要救{ $who }
           *[other] { $by }号{ $byname }要救{ $who }
        }
    }
    .told = { $actor }要救{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-kill-proposal = { $self ->
        [yes] { $you ->
            [seat] 你要毒自己
           *[other] { $by }号{ $byname }要毒自己
        }
       *[no] { $you ->
            [by] 你要毒{ $who }
           *[other] { $by }号{ $byname }要毒{ $who }
        }
    }
    .told = { $actor }要毒{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-healed = { $you ->
        [seat] 你被救活
       *[other] { $seat }号{ $seatname }被救活
    }
    .told = { $self ->
        [yes] 女巫{ $actor }自己喝了解药
       *[no] 女巫{ $actor }救了{ $who }
    }
event-chat-poisoned = 毒药给了{ $seat }号{ $seatname }
    .told = 女巫{ $actor }毒了{ $who }
event-chat-heal-spent = 解药已经用完
    .told = 女巫{ $actor }再也没有解药
event-chat-kill-spent = 毒药已经用完
    .told = 女巫{ $actor }再也没有毒药
event-chat-tied = { $people }平票，再投一次
    .told = { $about ->
        [pack] 狼窝平票：{ $everyone }，重投
        [look] 预言家平票：{ $everyone }，重投
       *[other] 丘比特平票：{ $everyone }，重投
    }
event-chat-drawn = 还是平票，抽签抽中{ $who }
    .told = { $about ->
        [pack] 狼窝还是平票，抽签刀{ $who }
        [look] 预言家还是平票，抽签看{ $who }
       *[other] 丘比特还是平票，抽签射中{ $who }
    }
event-chat-dawn = { $count ->
        [0] 昨晚是平安夜，没有人倒牌
       *[other] 昨晚倒牌的是{ $seats }
    }
    .told = { $count ->
        [0] 平安夜
       *[other] 天亮倒牌：{ $everyone }
    }
event-chat-major-result = 村长票型
event-chat-major-elected = { $seat }号当选村长
    .told = { $who }当选村长
event-chat-major-none = 一票都没有，村里没有村长
    .told = 一票都没有，村里没有村长
event-chat-major-passed = { $seat }号接任村长
    .told = { $actor }让{ $who }接任村长
event-chat-village-result = 票型
event-chat-runoff = { $seats }平票
    .told = { $everyone }平票
event-chat-lot = 还是平票，抽签抽中{ $seat }号
    .told = 抽签抽中{ $who }
event-chat-decided = 村长裁定：绞死{ $seat }号
    .told = 村长{ $actor }裁定绞死{ $self ->
        [yes] 自己
       *[no] { $who }
    }
event-chat-lynched = { $seat }号被绞死
    .told = { $who }被绞死
event-chat-nobody-lynched = 今天没有人被绞死
    .told = 没有人被绞死
event-chat-shot = { $by }号开枪带走{ $seat }号
    .told = { $actor }开枪带走{ $who }

cause-chat-pack = 被狼刀
cause-chat-poison = 被毒
    .told = 被{ $actor }毒死
    .short = 被{ $by }号毒
cause-chat-shot = 被枪带走
    .told = 被{ $actor }开枪带走
    .short = 被{ $by }号枪带走
cause-chat-lynch = 被绞死
cause-chat-heartbreak = 殉情
    .told = 离不开{ $actor }，殉情
    .short = 随{ $by }号殉情

## 结局

end-chat-nobody-left = 人去屋空。
end-chat-nobody-pure = 没有一个纯村民活着庆祝。
end-chat-amorous-left = 只剩两个人，眼里只有彼此。
end-chat-wolves-last = 全场只剩狼人。
end-chat-no-enemy = 村里最后一个敌人倒下了。
end-chat-pure-villagers = 活着的全是纯村民。

## 桌上规矩

house-chat-square = 村口广场
    .explain = 白天大家当面说话。投票之前，还要每个人轮着去广场上留言吗？有法官主持就不留。
house-chat-square-spoken = 当面说就好
    .told = 白天当面说话，不用留言。
house-chat-square-written = 还要留言
    .told = 白天当面说话，投票之前再轮着去广场上留言。
house-chat-night-ties = 夜里平票
    .explain = 狼人、预言家或丘比特平票怎么办？PK要多走一轮。
house-chat-night-ties-runoff = PK，再投一次
    .told = 夜里平票，PK，再投一次。
house-chat-night-ties-drawn = 直接抽签
    .told = 夜里平票，直接抽签。
house-chat-first-night = 首夜
    .explain = 丘比特射箭和狼人投票一起来，还是先单独射完？分开的话，这一夜最多多走三轮。
house-chat-first-night-together = 两轮走完
    .told = 首夜丘比特射箭和狼人投票一起来。
house-chat-first-night-apart = 丘比特先来
    .told = 首夜丘比特先射箭，再轮到别人。
house-chat-pack-targets = 狼人的目标
    .explain = 狼人能投自己人吗？
house-chat-pack-targets-anybody = 任何人
    .told = 狼人投谁都行，自己人也行。
house-chat-pack-targets-no-wolf = 不能投狼人
    .told = 狼人不能投自己人。
house-chat-girl-watches = 小女孩看到什么
    .explain = 小女孩能看到狼人的票，还是只能看到留言？
house-chat-girl-watches-votes = 留言和投票
    .told = 小女孩看得到狼人的留言和投票。
house-chat-girl-watches-notes = 只有留言
    .told = 小女孩只看得到狼人的留言，看不到他们的票。
house-chat-village-wins = 好人获胜
    .explain = 什么时候好人才算赢？
house-chat-village-wins-no-enemy = 敌人全部倒下
    .told = 敌人全部倒下，好人就赢。
house-chat-village-wins-pure-villagers = 只剩纯村民
    .told = 只剩什么技能都没有的村民，好人才赢。

## 板子

deck-chat-easy = 耳语新手板
    .idea = 身份少，房间少，先学会咬耳朵。
deck-chat-classic = 经典
    .idea = 夜里咬耳朵，白天吵翻天，村里一向如此。
deck-chat-wild = 济济一堂
    .idea = 屋屋都有人有本事：谁说自己是村民，你信吗？

problem-chat-cards = 一共{ $cards }张牌，这桌需要{ $wanted }张。
problem-chat-no-wolf = 一只狼都没有，还有什么悄悄话可说？
problem-chat-too-many-wolves = { $wolves }只狼太多了，比其他人加起来还多。
problem-chat-unique = 村里只有一个{ $role }。
advice-chat-wolves = 这么多人通常是{ $usual }只狼，现在是{ $wolves }只。

## 台词

line-chat-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
    .plain2 = { $count ->
        [0] 昨晚是平安夜，|没有人倒牌。
       *[other] 今早没能醒来的是|{ $seats }。
    }
    .theatrical = { $count ->
        [0] 每扇门后面都有人打哈欠。|昨晚是平安夜。
       *[other] 有的门后面，一点声音都没有。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical2 = { $count ->
        [0] 悄悄话说了一夜，|没有人出事。|昨晚是平安夜。
       *[other] 悄悄话里，少了熟悉的声音。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical3 = { $count ->
        [0] 房东数了数钥匙，一把不缺。|昨晚是平安夜。
       *[other] 房东又要换门牌了。|昨晚倒牌的是|{ $seats }。
    }
line-chat-major-vote = 现在选村长，|逐个报号，投他的请举手。
    .theatrical = 这么多间屋子，总得有人管。|现在选村长，|逐个报号，投他的请举手。
    .theatrical2 = 房租总得有人收。|现在选村长，|一个一个来，投他的请举手。
line-chat-major-runoff-vote = 请再次投票选村长。
line-chat-major-elected = { SEAT($seat) }号|当选村长。
line-chat-major-none = 一票都没有，|村里没有村长。
line-chat-major-passed = { SEAT($seat) }号|接任村长。
line-chat-village = 现在开始放逐投票，|逐个报号，投他的请举手。
    .plain2 = 请投票放逐，|逐个报号，投他的请举手。
    .plain3 = 发言到此为止，开始放逐投票，|逐个报号，投他的请举手。
    .theatrical = 悄悄话说够了，|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical2 = 关起门来说的，都不算数。|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical3 = 绞绳备好了，还缺一个名字。|逐个报号，投他的请举手。
    .theatrical4 = 人人都说是听来的。|按号来，投他的请举手。
line-chat-exile-secret = 现在开始秘密投票，|请依次传递电脑。
    .theatrical = 最后一句悄悄话，|秘密投票，请依次传递电脑。
line-chat-runoff = 平票的是|{ $seats }。
    .theatrical = 村子拿不定主意，|平票的是|{ $seats }。
    .theatrical2 = 天平两头一样沉，|平票的是|{ $seats }。
    .plain2 = 票数相同，|平票的是|{ $seats }。
line-chat-village-runoff-vote = 请再次投票。
    .plain2 = 重新投票。
    .theatrical = 再想一想，|再投一次。
line-chat-verdict = 平票。|{ SEAT($seat) }号，|现在由你一个人定。
line-chat-succession = { SEAT($seat) }号，|由谁接任村长？
line-chat-lot = 还是平票，|抽签抽中|{ SEAT($seat) }号。
line-chat-decided = 村长裁定，|绞死|{ SEAT($seat) }号。
line-chat-lynched = { SEAT($seat) }号|被绞死。
    .plain2 = 投票有了结果，|被绞死的是|{ SEAT($seat) }号。
    .theatrical = 走廊里的门一扇扇关上，|被绞死的是|{ SEAT($seat) }号。
    .theatrical2 = 绞绳响了一声，没有别的声音。|被绞死的是|{ SEAT($seat) }号。
    .theatrical3 = 一时间没有人出声。|被绞死的是|{ SEAT($seat) }号。
line-chat-nobody-lynched = 今天没有人被绞死。
    .plain2 = 今天不绞人。
    .theatrical = 绞绳还挂在钩子上。|今天没有人被绞死。
    .theatrical2 = 大家回去接着说悄悄话。|今天没有人被绞死。
line-chat-shot = { SEAT($by) }号|开枪带走|{ SEAT($seat) }号。
line-victory-chat-wolves = 狼人获胜。
    .plain2 = 游戏结束，狼人获胜。
    .theatrical = 家家熄了灯，只剩一间屋子还有人说话。|狼人获胜。
    .theatrical2 = 空房很多，随时可以入住。|狼人获胜。
line-victory-chat-village = 好人获胜。
    .plain2 = 游戏结束，好人获胜。
    .theatrical = 门都打开了，再没有人窃窃私语。|好人获胜。
    .theatrical2 = 总算可以大声说话了。|好人获胜。
line-victory-chat-amorous = 情侣获胜。
    .plain2 = 游戏结束，情侣获胜。
    .theatrical = 一条长椅，两个人，整座村子都是他们的。|情侣获胜。
    .theatrical2 = 从头到尾，他们眼里只有彼此。|情侣获胜。
