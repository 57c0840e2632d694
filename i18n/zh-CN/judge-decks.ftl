# 法官手册的板子、板子的问题，以及引擎不接受的情况。
# $role 是身份的名字。

## 推荐的板子

deck-judge-easy = 新手板
deck-judge-classic = 经典板
deck-judge-wild = 大乱斗
deck-judge-six = 六人预女
deck-judge-three-divine = 九人预女猎
deck-judge-ten-idiot = 十人预女猎白
deck-judge-ten-guard = 十人预女猎守
deck-judge-idiot = 预女猎白
deck-judge-guard = 预女猎守
deck-judge-white-king-guard = 白狼王守卫
deck-judge-wolf-beauty-guard = 狼美守卫
deck-judge-wolf-king = 狼王守卫
deck-judge-white-king = 白狼王骑士
deck-judge-wolf-beauty = 狼美人骑士
deck-judge-gargoyle = 自家板：石像鬼守卫
deck-judge-hidden-wolf = 自家板：隐狼白痴
deck-judge-wraith-rider = 恶灵骑士
deck-judge-magician = 狼王魔术师
deck-judge-elder = 自家板：白狼王禁言长老
deck-judge-cupid = 丘比特
deck-judge-piper = 吹笛者
deck-judge-bomber = 炸弹人

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

## 不能接受的回答；什么都没有变

error-decision-digest = 这个版本和开局时的版本算法不同，结果会对不上。请用旧版接着玩。
error-decision-game-over = 这一局已经结束了。
error-decision-game-not-over = 这一局还没结束，完整的故事要到最后才能看。
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
