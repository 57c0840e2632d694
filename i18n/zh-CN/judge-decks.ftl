# 法官手册的板子、板子的问题，以及引擎不接受的情况。
# $role 是身份的名字。

## 推荐的板子

deck-judge-easy = 新手板
    .idea = 身份少，对好人友好，新手也玩得转。
deck-judge-classic = 经典板
    .idea = 大家都熟的打法：没什么好讲解的，全看发言。
deck-judge-wild = 大乱斗
    .idea = 怪狼怪神一大堆，老经验今晚不管用。
deck-judge-six = 六人预女
    .idea = 两狼两神，速战速决，打完再来一局。
deck-judge-three-divine = 九人预女猎
    .idea = 九人标准局：三狼、三神、三民。
deck-judge-ten-idiot = 十人预女猎白
    .idea = 要是放逐了白痴，他翻牌一笑，接着坐在场上。
deck-judge-ten-guard = 十人预女猎守
    .idea = 夜里有人守着，守对了就是平安夜。
deck-judge-idiot = 预女猎白
    .idea = 十二人标准局：没有花招，全凭发言。
deck-judge-guard = 预女猎守
    .idea = 守卫上场，夜里也要斗心眼。
deck-judge-white-king-guard = 白狼王守卫
    .idea = 白狼王白天随时自爆，守卫只管得了夜里。
deck-judge-wolf-beauty-guard = 狼美守卫
    .idea = 一个魅惑，一个守护，夜夜暗斗。
deck-judge-wolf-king = 狼王守卫
    .idea = 放逐了狼王，他还要开枪带走一个：每一票都要掂量。
deck-judge-white-king = 白狼王骑士
    .idea = 白狼王要自爆，骑士要决斗，看谁先出手。
deck-judge-wolf-beauty = 狼美人骑士
    .idea = 放逐狼美人，有人要陪着殉情；骑士出手可不用投票。
deck-judge-gargoyle = 自家板：石像鬼守卫
    .idea = 石像鬼看得见底牌，神职可要藏好。
deck-judge-hidden-wolf = 自家板：隐狼白痴
    .idea = 预言家验出的好人，也可能是隐狼：还能信谁？
deck-judge-wraith-rider = 恶灵骑士
    .idea = 验恶灵骑士、毒恶灵骑士，倒下的都是自己。
deck-judge-magician = 狼王魔术师
    .idea = 号码牌夜里换来换去，这一刀会落到谁身上？
deck-judge-elder = 自家板：白狼王禁言长老
    .idea = 天天有人不能开口，能说话就别说废话。
deck-judge-cupid = 丘比特
    .idea = 一对情侣，说不定一人一狼，谁帮谁可难说。
deck-judge-piper = 吹笛者
    .idea = 吹笛者自己单干，狼人和好人多了个共同的敌人。
deck-judge-bomber = 炸弹人
    .idea = 投错炸弹人，投他的全得陪葬：举手之前想清楚。

## 问题：这样开不了局

problem-judge-cards = { $seats }个人，{ $cards }张牌。一人一张才公平。
problem-judge-no-wolf = 一只狼都没有，这一夜安静得能睡着。
problem-judge-no-good = 全是狼，那刀谁呢？
problem-judge-too-many-wolves = { $wolves }只狼，已经占了半桌以上，好人不用等天亮了。
problem-judge-unique = { $role }全场只能有一位。

## 建议：可以开局，但是

advice-judge-missing = 这么多人的局，一般会有{ $role }。
advice-judge-third-party = 第三方身份适合{ $seats }人以上的局。
advice-judge-third-parties = 不到{ $seats }人，两位第三方就有点多了。
advice-judge-no-commoner = 没有平民，狼人就少了一条屠边的路。
advice-judge-wolves = 这么多人的局，一般是{ $usual }只狼，现在有{ $wolves }只。

## 为什么不能选

blocked-judge-flipped = 没有投票权了，不能接警徽

## 开不了的局

error-setup-seats = { $seats }个人玩不了：{ $fewest }到{ $most }人可以开局。
error-setup-cards = { $seats }个人，{ $cards }张牌，对不上。一人一张才行。
error-setup-circle = 这几个技能互相等对方的结果，谁也没法先问：{ $powers }。
error-setup-deal = 发出的牌和这副板子对不上。
error-setup-unknown-book = 唤夜人没有叫“{ $book }”的规则书。
error-setup-unknown-house-rule = 规则书“{ $book }”里没有叫“{ $rule }”的桌上规矩。
error-setup-unknown-option = 桌上规矩“{ $rule }”没有“{ $option }”这个选项。
error-setup-unknown-role = 规则书“{ $book }”里没有叫“{ $role }”的身份。
error-kind-undeclared = 规则书“{ $book }”告知了没有声明的事件“{ $kind }”。
error-kind-twice = 事件“{ $kind }”声明了两次。

## 不能接受的回答；什么都没有变

error-decision-digest = 这个版本和开局时的版本算法不同，结果会对不上。请用旧版接着玩。
error-decision-game-over = 这一局已经结束了。
error-decision-game-not-over = 这一局还没结束，完整的故事要到最后才能看。
error-decision-half = 人和身份要么都选要么不选
error-decision-not-together = 一次用不了这么多，少选些
error-decision-all-or-none = 要么全都填上，要么全空着
error-decision-twice = 同一个人选两次，不能算数
error-decision-how-many =
    { $hi ->
        [1] 选一个。
       *[other] 选{ $lo }个（最多{ $hi }个）。
    }
error-decision-not-asked = 现在没有问这个问题。
error-decision-not-offered = 没有这个选项。
error-decision-nothing-to-undo = 没有可以撤回的了。

ui-deck-board-rules = 这副板子自带规矩：{ $rules }
ui-deck-board-rule = { $rule }：{ $option }
