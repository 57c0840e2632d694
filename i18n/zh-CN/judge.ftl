# 法官手册：身份、提问、事件与桌上规矩。

## 阵营与身份类别

team-judge-wolves = 狼人阵营
    .wins = 和狼队一起赢：平民全部出局，或者神职全部出局。
    .wins-wolves-win-everyone = 和狼队一起赢：场上只剩狼人。
    .wins-wolves-win-parity = 和狼队一起赢：狼人数不少于其他人。
team-judge-good = 好人阵营
    .wins = 和好人一起赢：狼人全部出局，也没有第三方抢先。
    .wins-two-sides = 和好人一起赢：狼人全部出局。
team-judge-lovers = 情侣与丘比特
    .wins = 和情侣一起赢：跟他们的阵营走；人狼恋，要其他人全部出局。
team-judge-piper = 吹笛者
    .wins = 自己赢：场上其他人都听过你的笛声。
team-judge-bomber = 炸弹人
    .wins = 自己赢：被放逐，炸得一个不剩。
    .wins-bomber-wins-voted-out = 自己赢：被放逐。
tag-wolf = 狼人
tag-divine = 神职
tag-commoner = 平民
tag-third = 第三方

## 身份
# 值为名称；.card 印在身份牌上；.more 写在手册里；.wake .act .sleep 夜里念出。

role-judge-werewolf = 狼人
    .card = 夜里和同伴一起刀人，白天把谎说圆。
    .more = 狼队一起睁眼，商量今晚刀谁。每人报一个目标，报得最多的算数，平了就抽签定一次。白天发言时你可以自爆：亮牌出局，白天当场结束，直接入夜，当天不再投票。
    .called = 狼人
    .wake = 狼人请睁眼。
    .wake-theatrical = 狼人，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 明天早饭少摆谁的碗？|商量好，选一个。
    .sleep = 狼人请闭眼。
    .sleep-theatrical = 狼人请闭眼，|嘴擦干净。
    .wake-first = 狼人请睁眼，|互相确认身份。

role-judge-wolf-beauty = 狼美人
    .card = 和狼队一起刀人，每晚再魅惑一人，不能连续两晚同一人。你被放逐时，昨晚被魅惑的人随你殉情。
    .more = 你要睁两次眼：先和狼队，再独自一人。不能连续两晚魅惑同一个人，被魅惑的人也不会知道。只有被放逐才带得走人：中刀、被毒、被枪、决斗落败、自爆都不行。魅惑殉情谁也挡不住，守卫守过没用，白痴翻牌也没用。
    .wake = 狼美人请睁眼。
    .wake-theatrical = 狼美人，|不用补妆了，|请睁眼。
    .act = 今晚要魅惑谁？
    .act-theatrical = 今晚让谁为你神魂颠倒？
    .act-theatrical2 = 今晚迷倒谁？
    .sleep = 狼美人请闭眼。
    .sleep-theatrical = 狼美人请闭眼，|别再抛媚眼。

role-judge-white-werewolf-king = 白狼王
    .card = 和狼队一起刀人。白天可以自爆，并带走任意一人。
    .more = 和普通狼人一样在发言时自爆，再点一个人带走，谁也救不了他；也可以不带人。随即入夜。被放逐、被枪、被毒都带不走人。只剩你一只狼时还能不能自爆，看桌上规矩。

role-judge-hidden-werewolf = 隐狼
    .card = 好人查验你，查到的是好人；狼队也不认识你。其他狼人都出局后，你独自带刀；在那之前刀谁都不算数。
    .card-hidden-wolf-awakens-second-night = 好人查验你，查到的是好人；狼队也不认识你。从第二夜起，你独自带刀。
    .more = 从第二夜起每晚都会叫你，刀谁都行，但没觉醒之前不算数。不参与狼队刀人，也不能自爆。瞒得过预言家，瞒不过石像鬼，也躲不过骑士的剑。认不认识狼队、什么时候觉醒，看桌上规矩。
    .wake = 隐狼请睁眼。
    .wake-theatrical = 隐狼，|没有人看着你，|请睁眼。
    .act = 今晚要刀谁？
    .act-theatrical = 要是由你说了算，|今晚刀谁？
    .act-theatrical2 = 要是有人问你，|今晚选谁？
    .sleep = 隐狼请闭眼。
    .sleep-theatrical = 隐狼请闭眼，|装得像一点。

role-judge-werewolf-king = 狼王
    .card = 和狼队一起刀人。被放逐、被枪带走或决斗落败时，可以开枪带走一人。
    .more = 披着狼皮的猎人。只有被放逐、中枪、决斗落败才能开枪，别的死法都不行。被自家狼刀了能不能开枪，看桌上规矩。

role-judge-wraith-rider = 恶灵骑士
    .card = 和狼队一起刀人。谁毒你谁死，谁验你谁死。
    .more = 反伤认人不认号：场上有魔术师时，报的号码未必就是你。守卫守不住你。放逐、子弹、决斗和自家狼刀照样能让你出局。

role-judge-gargoyle = 石像鬼
    .card = 和狼队一起刀人，每晚再查看一人的具体身份。
    .more = 认识狼队，一起刀人，然后独自睁眼查人。看到的是底牌，伪装没用。狼队同伴都出局后不再查人，独自带刀。
    .wake = 石像鬼请睁眼。
    .wake-theatrical = 石像鬼，|抖抖身上的灰，|请睁眼。
    .act = 今晚要看谁的底牌？|选好了看屏幕。
    .act-theatrical = 今晚看穿谁的底牌？|选好了看屏幕。
    .act-theatrical2 = 今晚谁瞒不过你？|底牌在屏幕上。
    .choose = 今晚要看谁的底牌？
    .choose-theatrical = 今晚看穿谁的底牌？
    .choose-theatrical2 = 今晚谁瞒不过你？
    .answer = 他的底牌是这个。
    .answer-theatrical = 底牌在屏幕上。
    .sleep = 石像鬼请闭眼。
    .sleep-theatrical = 石像鬼请闭眼，|变回石头。

role-judge-commoner = 平民
    .card = 一觉睡到天亮。白天竖起耳朵，用票说话，别浪费。
    .more = 没有技能，却不能小看：按规则书屠边，平民全部出局，狼人就赢，神职全部出局也一样。

role-judge-seer = 预言家
    .card = 每晚查验一人，得知是好人还是狼人。
    .more = 结果当场告诉你，只分好人和狼人，不报具体身份。查到什么、何时起跳、说给谁听，全看你。
    .wake = 预言家请睁眼。
    .wake-theatrical = 预言家，|云开雾散了，|请睁眼。
    .act = 今晚要验谁？|选好了看屏幕。
    .act-theatrical = 今晚想知道谁的底细？|选好了看屏幕。
    .act-theatrical2 = 谁不像他说的那样？|答案在屏幕上。
    .choose = 今晚要验谁？
    .choose-theatrical = 今晚想知道谁的底细？
    .choose-theatrical2 = 谁不像他说的那样？
    .answer = 他的身份是这个。
    .answer-theatrical = 答案在屏幕上，|看了别动声色。
    .sleep = 预言家请闭眼。
    .sleep-theatrical = 预言家请闭眼，|别笑。

role-judge-witch = 女巫
    .card = 一瓶解药，一瓶毒药，各用一次。解药还在，你就知道今晚谁中刀。
    .card-witch-sees-victim-without-antidote-yes = 一瓶解药，一瓶毒药，各用一次。每晚你都知道谁中刀。
    .more = 解药还在时，你能看到刀口，可以救人；按规则书，解药用掉以后不再看刀口。毒药想毒谁毒谁，守卫也挡不住。小心：同一个人又被守又被救，反而会死。能不能自救、能不能一晚双药，看桌上规矩。
    .wake = 女巫请睁眼。
    .wake-theatrical = 女巫，|锅快开了，|请睁眼。
    .act = 今晚中刀的是他。|你有一瓶解药，要用吗？|你有一瓶毒药，要用吗？
    .act-theatrical = 谁中了刀，请看屏幕。|解药，用不用？|毒药，用不用？
    .act-theatrical2 = 看看今晚轮到谁。|救，还是不救？|毒，还是不毒？
    .sleep = 女巫请闭眼。
    .sleep-theatrical = 女巫请闭眼，|瓶盖拧紧。

role-judge-hunter = 猎人
    .card = 出局时可以开枪带走一人。哪种出局开不了枪，看桌上规矩。
    .more = 宣布你出局之后马上开枪，谁也挡不住。开不开随你：每个出局的人都会被问点什么，不开枪就没人知道你是谁。按规则书，被放逐时不能开枪；改成被毒时，或者都能开，看桌上规矩。
    .card-hunter-shoots-unless-voted-out = 出局时可以开枪带走一人；被放逐时开不了枪。
    .card-hunter-shoots-unless-poisoned = 出局时可以开枪带走一人；被毒时开不了枪。
    .card-hunter-shoots-always = 不管怎么出局，都可以开枪带走一人。

role-judge-guardian = 守卫
    .card = 每晚守护一人不被狼刀，可以守自己，也可以空守。
    .more = 按规则书，不能连续两晚守同一个人；能不能连守，看桌上规矩。只挡狼刀，不挡毒药、子弹和自爆。和女巫的解药撞在同一个人身上，他就死了。
    .wake = 守卫请睁眼。
    .wake-theatrical = 守卫，|该你上岗了，|请睁眼。
    .act = 今晚要守谁？
    .act-theatrical = 今晚替谁守门？
    .act-theatrical2 = 今晚谁能睡个安稳觉？
    .sleep = 守卫请闭眼。
    .sleep-theatrical = 守卫请闭眼，|耳朵竖着。

role-judge-knight = 骑士
    .card = 全场一次，发言时翻牌与一人决斗：对方是狼，他死；不是狼，你死。
    .more = 剑下只认底牌：伪装没用，也不会被反伤。只要不是狼，哪怕是第三方，死的都是骑士。决斗之后入夜还是继续发言，看桌上规矩。

role-judge-silencer-elder = 禁言长老
    .card = 每晚选一人，第二天他不能发言。不能连续两晚选同一个人。
    .more = 天亮时公布谁被禁言。当天所有发言都跳过他，但他照样投票，其他技能也不受影响。
    .wake = 禁言长老请睁眼。
    .wake-theatrical = 禁言长老，|别出声，|请睁眼。
    .act = 今晚要禁言谁？
    .act-theatrical = 明天让谁闭嘴？
    .act-theatrical2 = 明天谁说不了话？
    .sleep = 禁言长老请闭眼。
    .sleep-theatrical = 禁言长老请闭眼，|嘘。

role-judge-magician = 魔术师
    .card = 每晚可以交换另外两人的号码牌，不能连续两晚换同一对。当晚冲着一个人去的技能，会落到另一个人身上。
    .more = 你睁眼晚，但这一整夜都算数：刀、盾、药、魅惑、箭、笛声、查验，全都认号码牌。不能换自己，不能连续两晚换同一对。板子里有你时，预言家和石像鬼的结果在夜里最后统一揭晓。
    .wake = 魔术师请睁眼。
    .wake-theatrical = 魔术师，|该你上台了，|请睁眼。
    .act = 今晚要交换哪两个人？
    .act-theatrical = 今晚让哪两个人对调？
    .act-theatrical2 = 今晚谁和谁调包？
    .sleep = 魔术师请闭眼。
    .sleep-theatrical = 魔术师请闭眼，|袖子放下来。

role-judge-idiot = 白痴
    .card = 被投票放逐时翻牌，嘿嘿一笑留在场上，从此没有投票权。
    .more = 只对放逐有效，只有一次。再被投出去就真的出局了。翻牌时如果戴着警徽，要移交或者撕掉。

role-judge-cupid = 丘比特
    .card = 首夜让两个人成为情侣。一个人出局，另一个殉情。
    .more = 人狼恋时，情侣和丘比特自成第三方，其他人都出局就赢。不是人狼恋，情侣各归各的阵营，丘比特跟着他们。情侣在第一天之前就知道彼此。丘比特能不能连自己，看桌上规矩。
    .wake = 丘比特请睁眼。
    .wake-theatrical = 丘比特，|该你放箭了，|请睁眼。
    .act = 要让哪两个人成为情侣？
    .act-theatrical = 你的箭射中哪两颗心？
    .sleep = 丘比特请闭眼。
    .sleep-theatrical = 丘比特请闭眼，|把弓收好。

role-judge-lover = 情侣
    .card = 你和另一个人结为情侣。爱人出局，你也跟着走。人狼恋要和丘比特一起赢：其他人全部出局。

role-judge-piper = 吹笛者
    .card = 第二夜起每晚迷惑两人。其他活着的人全被迷惑，你就赢。
    .more = 你不属于任何一边，而且要活到那一刻才算赢。被迷惑的人知道自己中招，不知道还有谁，只有你心里有数。告不告诉他们，看桌上规矩。
    .wake = 吹笛者请睁眼。
    .wake-theatrical = 吹笛者，|润润嘴唇，|请睁眼。
    .act = 今晚要迷惑谁？
    .act-theatrical = 今晚让谁跟着笛声走？
    .act-theatrical2 = 今晚谁跟着打拍子？
    .sleep = 吹笛者请闭眼。
    .sleep-theatrical = 吹笛者请闭眼，|别哼出声。

role-judge-bomber = 炸弹人
    .card = 你被放逐时，投你的人全部跟你一起出局。
    .more = 其他死法都不会炸。没投你的、弃票的都没事。你不站任何一边：要炸得一个不剩才赢，还是被放逐就赢，看桌上规矩。

role-judge-sheriff = 警长
    .card = 一票算1.5票，最后发言归票，还能决定从哪边开始发言。
    .more = 第一天竞选产生。上警的人发言，可以退水；没上警的人投票。平票再PK一次，还平就没有警长。警长出局时移交警徽或撕掉。

## 提问

ask-judge-guardian-protect = 今晚要守护谁？
ask-judge-pack-attack = 今晚狼队刀谁？
ask-judge-seer-check = 今晚要查验谁？
ask-judge-witch-antidote = 看刀口，要用解药吗？
ask-judge-witch-poison = 今晚要毒哪个人？
ask-judge-hunter-shoot = 要开枪带走一人吗？
ask-judge-werewolf-explode = 要自爆吗？狼人才算数。
ask-judge-magician-exchange = 要交换谁的号码牌？
ask-judge-magician-with = 和谁的号码牌交换？
ask-judge-cupid-first = 第一支箭射向谁？
ask-judge-cupid-second = 让他和谁成为情侣？
ask-judge-wolf-beauty-charm = 今晚要魅惑谁？
ask-judge-hidden-werewolf-attack = 今晚你要刀谁？
ask-judge-gargoyle-check = 今晚看谁的底牌？
ask-judge-silencer-elder-silence = 明天要禁言谁？
ask-judge-piper-first = 今晚要迷惑谁？
ask-judge-piper-second = 还要迷惑哪一个？
ask-judge-werewolf-king-shoot = 要开枪带走一人吗？
ask-judge-declare = 要发动自己的技能吗？
ask-judge-declare-target = 对谁？有这张牌才算。
ask-judge-sheriff-run = 谁想竞选警长？（上警）
ask-judge-sheriff-withdraw = 要退出竞选吗？（退水）
ask-judge-sheriff-vote = 警长投给谁？
ask-judge-sheriff-direction = 从哪边开始发言？
ask-judge-sheriff-badge = 警徽交给谁？
ask-judge-exile-vote = 放逐投给谁？
ask-judge-runoff-vote = PK台上投给谁？

ask-call-judge-guardian = 今晚守谁？
ask-call-judge-werewolf = 今晚刀谁？
ask-call-judge-seer = 今晚验谁？
ask-call-judge-witch = 用解药，还是毒药？
ask-call-judge-magician = 今晚交换哪两个人？
ask-call-judge-cupid = 让哪两个人成为情侣？
ask-call-judge-wolf-beauty = 今晚魅惑谁？
ask-call-judge-hidden-werewolf = 今晚刀谁？
ask-call-judge-gargoyle = 今晚看谁的底牌？
ask-call-judge-silencer-elder = 今晚禁言谁？
ask-call-judge-piper = 今晚迷惑谁？

ask-decoy-suspect = 你觉得谁是狼？
ask-decoy-trust = 你现在最信得过谁？
ask-decoy-predict = 你猜明天白天谁出局？
ask-decoy-survive = 你猜谁能活到最后？
ask-decoy-bluff = 你觉得谁装得最像？

choice-nobody = 不选
choice-close = 完成
choice-use = 使用
choice-keep = 留着
choice-judge-witch-antidote-use = 使用解药
choice-judge-witch-antidote-keep = 留着解药
choice-judge-witch-poison-seat = 毒{ $seat }号
choice-judge-witch-poison-nobody = 留着毒药
choice-judge-guardian-protect-nobody = 空守
choice-judge-pack-attack-nobody = 谁也不刀
choice-judge-hunter-shoot-nobody = 不开枪
choice-judge-magician-exchange-nobody = 不交换
choice-judge-magician-with-nobody = 还是不交换
choice-judge-wolf-beauty-charm-nobody = 不魅惑
choice-judge-hidden-werewolf-attack-nobody = 谁也不刀
choice-judge-silencer-elder-silence-nobody = 不禁言
choice-judge-piper-first-nobody = 谁也不迷惑
choice-judge-piper-second-nobody = 就迷惑这一个
choice-judge-werewolf-king-shoot-nobody = 不开枪
choice-judge-declare-target-nobody = 谁也不选
choice-duel = 决斗
choice-judge-exile-vote-nobody = 弃票
choice-judge-runoff-vote-nobody = 弃票
choice-judge-sheriff-vote-nobody = 弃票
choice-decoy-suspect-nobody = 看不出
choice-decoy-trust-nobody = 谁也不信
choice-decoy-predict-nobody = 没有人
choice-decoy-survive-nobody = 没有人
choice-decoy-bluff-nobody = 看不出
choice-explode = 自爆
choice-stay = 再忍忍
choice-judge-sheriff-run-stay = 不竞选
choice-judge-sheriff-withdraw-stay = 继续竞选
choice-run = 竞选（上警）
choice-withdraw = 退出竞选（退水）
# 警左：从警长左手边开始，俯视为顺时针，座位号由小到大。警右相反。
choice-clockwise = 警左
choice-counterclockwise = 警右
choice-tear = 撕掉警徽

shown-victim = 今晚中刀的是
shown-victim-nobody = 今晚没有人中刀

blocked-same-twice = 不能连续两晚都选同一个人
blocked-judge-packmate = 这是你的自己人，换一个人
blocked-judge-antidote-used = 你那瓶解药之前已经用掉了
blocked-judge-no-victim = 今晚没有人要救，不必用药
blocked-judge-no-self-save = 今晚不能用解药来救你自己
blocked-judge-last-wolf = 只剩你这一只狼，不能自爆
blocked-judge-same-pair = 不能连续两晚交换同一对人
blocked-judge-confused = 这个人已被迷惑，换一个人

## 环节

window-judge-night = 夜晚
window-judge-closing = 天亮之前
window-judge-last-acts = 临走之前
window-judge-race = 谁想竞选警长？（上警）
window-judge-race-speeches = 竞选发言（警上）
window-judge-race-vote = 警长投票
window-judge-race-runoff = 警长PK
window-judge-speech = 轮流发言
window-judge-exile = 放逐投票
window-judge-runoff = PK环节
window-judge-last-words = 遗言
window-judge-direction = 从哪边开始发言？
window-judge-badge = 警徽

mark-judge-flipped = 已翻牌，没有投票权
mark-judge-silenced = 今天被禁言
mark-judge-knighted = 骑士，已翻牌

## 事件
# $seat 与 $by 是座位号，$seats 是座位号的列表；也会给出 $name 与 $byname。

event-night-falls = 第{ NUMERAL($day) }夜
event-day-breaks = 第{ NUMERAL($day) }天
event-judge-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] 你想空刀
           *[other] { $by }号{ $byname }想空刀
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] 你想自刀
               *[other] { $by }号{ $byname }想自刀
            }
           *[no] { $you ->
                [by] 你想刀{ $who }
               *[other] { $by }号{ $byname }想刀{ $who }
            }
        }
    }
    .told = { $seat ->
        [nobody] { $actor }想空刀
       *[other] { $self ->
            [yes] { $actor }想自刀
           *[no] { $actor }想刀{ $who }
        }
    }
event-judge-pack-agreed = { $seat ->
        [nobody] 狼队空刀
       *[other] 狼队刀{ $who }
    }
    .told = { $seat ->
        [nobody] 狼队空刀
       *[other] 狼队刀了{ $who }
    }
event-judge-seer-learned = { $camp ->
        [wolf] { $seat }号{ $seatname }是狼人
       *[good] { $seat }号{ $seatname }是好人
    }
    .told = { $camp ->
        [wolf] 预言家{ $actor }查验{ $who }：狼人
       *[good] 预言家{ $actor }查验{ $who }：好人
    }
event-judge-guarded = { $self ->
        [yes] 你守了自己
       *[no] 你守了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 守卫{ $actor }自守
       *[no] 守卫{ $actor }守护{ $who }
    }
event-judge-antidote-used = { $self ->
        [yes] 你救了自己
       *[no] 你救了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 女巫{ $actor }自救
       *[no] 女巫{ $actor }用解药救了{ $who }
    }
event-judge-poison-used = 你毒了{ $seat }号{ $seatname }
    .told = 女巫{ $actor }毒了{ $who }
event-judge-saved = { $by ->
        [guard] 盾挡住了，{ $seat }号没事
       *[antidote] { $seat }号被解药救回
    }
    .told = { $by ->
        [guard] 盾挡住了，{ $who }没事
       *[antidote] { $who }被解药救回
    }
event-judge-double-saved = { $seat }号同守同救，奶穿了
    .told = { $who }同守同救，奶穿了
event-judge-charmed = 你魅惑了{ $seat }号{ $seatname }
    .told = 狼美人{ $actor }给{ $who }一个飞吻，魅惑成功
event-judge-exchanged = 你今晚交换了{ $seat }号{ $seatname }和{ $other }号{ $othername }
    .told = 魔术师{ $actor }交换了{ $who }与{ $another }的号码牌
event-judge-matched = { $self ->
        [yes] 你的箭射中了自己
       *[no] 你的箭射中了{ $seat }号{ $seatname }
    }
    .told = { $self ->
        [yes] 丘比特{ $actor }把一支箭留给了自己
       *[no] 丘比特{ $actor }一箭射中{ $who }
    }
event-judge-lovers = { $you ->
        [seat] 你和{ $other }号{ $othername }结为情侣
        [other] 你和{ $seat }号{ $seatname }结为情侣
       *[nobody] { $seat }号{ $seatname }与{ $other }号{ $othername }结为情侣
    }
    .told = { $who }与{ $another }结为情侣
event-judge-hidden-aimed = 你选了{ $seat }号{ $seatname }
    .told = 隐狼{ $actor }在梦里盯上了{ $who }
event-judge-hidden-awake = 你已觉醒，刀{ $seat }号{ $seatname }
    .told = 隐狼{ $actor }觉醒，独自出刀，砍向{ $who }
event-judge-seer-cursed = { $seat }号{ $seatname }反伤，你什么也没验到，当场倒牌
    .told = 预言家{ $actor }查验{ $who }，不料对面是恶灵骑士，反被瞪了回来
event-judge-gargoyle-learned = { $seat }号{ $seatname }是{ ROLE($role) }
    .told = 石像鬼{ $actor }看到{ $who }的底牌：{ ROLE($role) }
event-judge-hushed = 你禁言了{ $seat }号{ $seatname }
    .told = 禁言长老{ $actor }对{ $who }比了个“嘘”
event-judge-silenced = 今天被禁言：{ $seats }
    .told = 今天一句话都不能说：{ $everyone }
event-judge-piped = { $seat }号{ $seatname }听到了你的笛声
    .told = { $who }听到{ $actor }的笛声，从此单曲循环
event-judge-confused = 你听到了笛声，被迷惑了
    .told = { $who }被迷惑
event-judge-taken = { $by }号带走{ $seat }号
    .told = 白狼王{ $actor }带走{ $who }
event-judge-dueled = { $lost ->
        [rival] { $by }号翻牌，是骑士，与{ $seat }号决斗：狼人倒下
       *[knight] { $by }号翻牌，是骑士，与{ $seat }号决斗：不是狼，骑士倒下
    }
    .told = { $lost ->
        [rival] 骑士{ $actor }拔剑决斗{ $who }：果然是狼，当场倒下
       *[knight] 骑士{ $actor }拔剑决斗{ $who }：不是狼，骑士以死谢罪
    }
event-judge-bomb = { $count ->
        [0] { $by }号是炸弹人，没有炸到人
       *[other] { $by }号是炸弹人，炸到：{ $seats }
    }
    .told = { $count ->
        [0] { $actor }是炸弹人，一声巨响，没炸到人
       *[other] { $actor }是炸弹人，一起上天的有：{ $everyone }
    }
event-died-cause = { $seat }号出局：{ $cause }
    .told = { $who }出局：{ $cause }
event-judge-dawn = { $count ->
        [0] 昨晚是平安夜，没有人倒牌
       *[other] 昨晚倒牌的是{ $seats }
    }
    .told = { $count ->
        [0] 平安夜
       *[other] 天亮倒牌：{ $everyone }
    }
event-judge-shot = { $by }号开枪带走{ $seat }号
    .told = { $actor }开枪带走{ $who }
event-judge-exploded = { $seat }号狼人自爆
    .told = 狼人{ $who }自爆，直接入夜
event-judge-exile-result = 票型
event-judge-race-result = 警长票型
event-judge-exiled = { $seat }号被放逐
    .told = { $who }被放逐
event-judge-nobody-exiled = { $reason ->
        [tie] 平票，没有人被放逐
       *[no_votes] 没有人得票，没有人被放逐
    }
    .told = { $reason ->
        [tie] 平票，没有人被放逐
       *[no_votes] 没有人得票，没有人被放逐
    }
event-judge-runoff = 平票，进入PK：{ $seats }
    .told = 平票，{ $everyone }进入PK
event-judge-idiot-flipped = { $seat }号翻牌，是白痴，留在场上，没有投票权
    .told = { $who }翻牌，是白痴，留在场上但没有投票权
event-judge-race-candidates = { $count ->
        [0] 没有人上警
       *[other] 上警的有：{ $seats }
    }
    .told = { $count ->
        [0] 没有人上警
       *[other] 上警：{ $everyone }
    }
event-judge-race-withdrew = { $seat }号退水
    .told = { $who }退水
event-judge-race-runoff = 平票，警长PK：{ $seats }
    .told = 平票，{ $everyone }警长PK
event-judge-race-postponed = 竞选中断，明天继续
event-judge-badge-lost = 警徽流失
    .told = 警徽流失
event-judge-sheriff-elected = { $seat }号当选警长
    .told = { $who }当选警长
event-judge-sheriff-none = 今天没有警长
event-judge-sheriff-passed = { $by }号把警徽交给{ $seat }号
    .told = { $actor }把警徽交给{ $who }
event-judge-sheriff-torn = { $by }号撕掉警徽
    .told = { $actor }撕掉警徽
event-judge-last-words = 遗言：{ $seats }
event-judge-order = 发言顺序：{ $seats }

cause-judge-pack = 被狼刀
cause-judge-double-save = 同守同救
cause-judge-poison = 被毒
    .told = 被{ $actor }毒死
    .short = 被{ $by }号毒
cause-judge-shot = 被枪带走
    .told = 被{ $actor }开枪带走
    .short = 被{ $by }号枪带走
cause-judge-exile = 被放逐
cause-judge-explosion = 自爆
cause-judge-hidden = 被隐狼刀
    .told = 被隐狼{ $actor }刀
    .short = 被{ $by }号隐狼刀
cause-judge-charm = 被魅惑殉情
    .told = 被{ $actor }魅惑，跟着殉情
    .short = 随{ $by }号殉情
cause-judge-heartbreak = 殉情
    .told = 离不开{ $actor }，殉情
    .short = 随{ $by }号殉情
cause-judge-taken = 被白狼王带走
    .told = 被{ $actor }带走
    .short = 被{ $by }号带走
cause-judge-curse = 被恶灵骑士反伤
    .told = 惹了恶灵骑士{ $actor }，被反伤
    .short = 被{ $by }号反伤
cause-judge-duel = 决斗落败
    .told = 决斗输给{ $actor }
    .short = 被{ $by }号斗倒
cause-judge-honour = 决斗失败
cause-judge-bomb = 被炸
    .told = 被{ $actor }炸飞
    .short = 被{ $by }号炸

## 结局

end-judge-divine-gone = 神职全部出局，屠边成功。
end-judge-commoners-gone = 平民全部出局，屠边成功。
end-judge-everyone-gone = 场上只剩狼人，屠城成功。
end-judge-parity = 狼人已经不比其他人少，不用再藏了。
end-judge-wolves-gone = 狼人全部出局。
end-judge-nobody-left = 一个人也没剩下。
end-judge-lovers = 只剩下爱情。
end-judge-piper = 活着的人全都跟着笛声走。
end-judge-bomber = 炸弹人如愿以偿。

## 桌上规矩

house-judge-witch-self-save = 女巫自救
    .explain = 女巫自己中刀时，能不能用解药？
house-judge-witch-self-save-first-night = 仅首夜可以
    .told = 女巫自己中刀时，只有首夜能用解药。
house-judge-witch-self-save-always = 都可以
    .told = 女巫自己中刀时，哪一夜都能用解药。
house-judge-witch-self-save-never = 都不可以
    .told = 女巫自己中刀时，不能用解药。

house-judge-witch-both-potions = 一晚双药
    .explain = 女巫能不能在同一晚又救又毒？
house-judge-witch-both-potions-no = 不能
    .told = 女巫一晚最多用一瓶药。
house-judge-witch-both-potions-yes = 能
    .told = 女巫同一晚可以又救又毒。

house-judge-witch-sees-victim-without-antidote = 无解药看刀口
    .explain = 解药用掉以后，女巫还能不能知道谁中刀？
house-judge-witch-sees-victim-without-antidote-no = 不能
    .told = 解药用掉以后，女巫不再知道谁中刀。
house-judge-witch-sees-victim-without-antidote-yes = 能
    .told = 解药用掉以后，女巫还是知道谁中刀。

house-judge-guard-repeat = 守卫连守
    .explain = 守卫能不能连续两晚守同一个人？
house-judge-guard-repeat-no = 不能
    .told = 守卫不能连续两晚守同一个人。
house-judge-guard-repeat-yes = 能
    .told = 守卫可以连续两晚守同一个人。

house-judge-wolves-may-pass = 狼人空刀
    .explain = 狼队能不能谁也不刀？
house-judge-wolves-may-pass-yes = 能
    .told = 狼队可以谁也不刀（空刀）。
house-judge-wolves-may-pass-no = 不能
    .told = 狼队每晚必须刀一个人。

house-judge-wolves-may-target-pack = 自刀
    .explain = 狼队能不能刀自己人？
house-judge-wolves-may-target-pack-yes = 能
    .told = 狼队可以刀自己人。
house-judge-wolves-may-target-pack-no = 不能
    .told = 狼队不能刀自己人。

house-judge-hunter-shoots = 猎人的枪
    .explain = 什么时候开不了枪？
house-judge-hunter-shoots-unless-voted-out = 被放逐时
    .told = 猎人被放逐时不能开枪，其他死法都能开。
house-judge-hunter-shoots-unless-poisoned = 被毒时
    .told = 猎人被毒死时不能开枪，其他死法都能开。
house-judge-hunter-shoots-always = 任何时候都能开
    .told = 猎人怎么死都能开枪。

house-judge-hidden-wolf-awakens = 隐狼觉醒
    .explain = 隐狼什么时候开始能刀人？
house-judge-hidden-wolf-awakens-alone = 只剩他一狼
    .told = 只剩隐狼一只狼时，他才开始刀人。
house-judge-hidden-wolf-awakens-second-night = 第二夜
    .told = 隐狼从第二夜起就能刀人。

house-judge-hidden-wolf-knows-pack = 隐狼认狼队
    .explain = 隐狼知不知道谁是狼同伴？
house-judge-hidden-wolf-knows-pack-yes = 知道
    .told = 隐狼知道谁是狼同伴。
house-judge-hidden-wolf-knows-pack-no = 不知道
    .told = 隐狼不知道谁是狼同伴。

house-judge-wolf-king-shoots-when-hunted = 狼王被刀
    .explain = 狼王被狼队刀死，能不能开枪？
house-judge-wolf-king-shoots-when-hunted-no = 不能
    .told = 狼王被狼队刀死，不能开枪。
house-judge-wolf-king-shoots-when-hunted-yes = 能
    .told = 狼王被狼队刀死，也能开枪。

house-judge-white-king-last-wolf-explodes = 白狼王最后一狼
    .explain = 白狼王没有活着的同伴了，还能不能自爆带人？
house-judge-white-king-last-wolf-explodes-yes = 能
    .told = 白狼王没有活着的同伴了，也还能自爆带人。
house-judge-white-king-last-wolf-explodes-no = 不能
    .told = 白狼王没有活着的同伴了，就不能再自爆带人。

house-judge-magician-acts = 魔术师顺序
    .explain = 按夜间顺序睁眼，结果最后揭晓，还是全场第一个睁眼？
house-judge-magician-acts-tenth = 按顺序
    .told = 魔术师按夜间顺序睁眼，各家的结果最后揭晓。
house-judge-magician-acts-first = 第一个
    .told = 魔术师每夜第一个睁眼。

house-judge-after-duel = 决斗之后
    .explain = 骑士决斗完接着怎么办？
house-judge-after-duel-by-loser = 狼死则入夜
    .told = 骑士决斗，死的是狼就马上入夜，否则白天继续。
house-judge-after-duel-day-goes-on = 白天继续
    .told = 骑士决斗之后，白天继续。
house-judge-after-duel-night-falls = 直接入夜
    .told = 骑士决斗之后，马上入夜。

house-judge-cupid-self = 丘比特连自己
    .explain = 丘比特能不能成为情侣之一？
house-judge-cupid-self-yes = 能
    .told = 丘比特可以成为情侣之一。
house-judge-cupid-self-no = 不能
    .told = 丘比特不能成为情侣之一。

house-judge-piper-confused-told = 告知被迷惑
    .explain = 被吹笛者迷惑的人会不会知道？
house-judge-piper-confused-told-yes = 会知道
    .told = 被吹笛者迷惑的人会知道。
house-judge-piper-confused-told-no = 不知道
    .told = 被吹笛者迷惑的人不会知道。

house-judge-bomber-wins = 炸弹人获胜
    .explain = 炸弹人要怎样才算赢？
house-judge-bomber-wins-nobody-left = 炸得一个不剩
    .told = 炸弹人要炸得一个不剩才算赢。
house-judge-bomber-wins-voted-out = 被放逐就赢
    .told = 炸弹人被放逐就赢。

house-judge-sheriff = 警长
    .explain = 要不要警长？
house-judge-sheriff-yes = 要
    .told = 这一局要竞选警长。
house-judge-sheriff-no = 不要
    .told = 这一局没有警长。

house-judge-election = 警长竞选时间
    .explain = 在公布首夜死讯之后还是之前？
house-judge-election-after = 之后
    .told = 先公布首夜死讯，再竞选警长。
house-judge-election-before = 之前
    .told = 先竞选警长，再公布首夜死讯。

house-judge-race-explosion = 警上自爆
    .explain = 竞选时有狼自爆，警徽怎么办？
house-judge-race-explosion-next-day = 第二天继续竞选
    .told = 竞选时有狼自爆，第二天接着竞选。
house-judge-race-explosion-second-explosion = 双爆吞警徽
    .told = 竞选时第一次有狼自爆，第二天接着竞选；再爆一次，就没有警徽了。
house-judge-race-explosion-badge-lost = 单爆吞警徽
    .told = 竞选时有狼自爆，就没有警徽了。

house-judge-tie = 平票
    .explain = 票数最高的不止一人时怎么办？
house-judge-tie-runoff = PK再投
    .told = 票数最高的不止一人，这几人再发言，其他人在他们当中再投一次。
house-judge-tie-nobody = 没有人被放逐
    .told = 票数最高的不止一人，就没有人被放逐。

house-judge-last-words = 遗言
    .explain = 谁有遗言？
house-judge-last-words-those = 首夜与被放逐
    .told = 首夜死的人和被放逐的人有遗言。
house-judge-last-words-everybody = 人人都有
    .told = 死的人人人都有遗言。
house-judge-last-words-nobody = 都没有
    .told = 死的人都没有遗言。

house-judge-wolves-win = 狼人获胜条件
    .explain = 狼人怎样才算赢？
house-judge-wolves-win-side = 屠边
    .told = 平民全部出局，或者神职全部出局，狼人就赢。
house-judge-wolves-win-everyone = 屠城（只剩狼人）
    .told = 活着的全是狼人，狼人才赢。
house-judge-wolves-win-parity = 人数不少于其他人
    .told = 狼人不少于其他人，就赢。
