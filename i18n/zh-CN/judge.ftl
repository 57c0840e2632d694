# 法官手册：身份、提问、事件与桌上规矩。

## 阵营与身份类别

team-judge-wolves = 狼人阵营
team-judge-good = 好人阵营
tag-wolf = 狼人
tag-divine = 神职
tag-commoner = 平民

## 身份
# 值为名称；.card 印在身份牌上；.more 写在手册里；.wake .act .sleep 夜里念出。

role-judge-werewolf = 狼人
    .card = 夜里和同伴一起刀人，白天把谎说圆。
    .more = 狼队一起睁眼，商量今晚刀谁。每人报一个目标，报得最多的算数，平了就抽签定一次。白天发言时你可以自爆：亮牌出局，白天当场结束，直接入夜，当天不再投票。
    .wake = 狼人请睁眼，|互相确认身份。
    .act = 请统一意见，|选择要袭击的玩家。
    .sleep = 狼人请闭眼。

role-judge-commoner = 平民
    .card = 一觉睡到天亮。白天靠耳朵听、靠票说话，别浪费。
    .more = 没有技能，却不能小看：按规则书屠边，平民全部出局，狼人就赢，神职全部出局也一样。

role-judge-seer = 预言家
    .card = 每晚查验一人，得知是好人还是狼人。
    .more = 结果当场告诉你，只分好人和狼人，不报具体身份。查到什么、何时起跳、说给谁听，全看你。
    .wake = 预言家请睁眼。
    .act = 今晚你要查验谁？|答案在屏幕上。
    .sleep = 预言家请闭眼。

role-judge-witch = 女巫
    .card = 一瓶解药，一瓶毒药，各用一次。你知道今晚谁中刀。
    .more = 解药还在时，你能看到刀口，可以救人。毒药想毒谁毒谁，守卫也挡不住。小心：同一个人又被守又被救，反而会死。能不能自救、能不能一晚双药，看桌上规矩。
    .wake = 女巫请睁眼。
    .act = 今晚倒下的是他。|你有一瓶解药，要使用吗？|你有一瓶毒药，要使用吗？
    .sleep = 女巫请闭眼。

role-judge-hunter = 猎人
    .card = 出局时可以开枪带走一人。哪种出局开不了枪，看桌上规矩。
    .more = 宣布你出局之后马上开枪，谁也挡不住。开不开随你：每个出局的人都会被问点什么，不开枪就没人知道你是谁。按规则书，被放逐时不能开枪；改成被毒时，或者都能开，看桌上规矩。

role-judge-guardian = 守卫
    .card = 每晚守护一人不被狼刀，可以守自己，也可以空守。
    .more = 按规则书，不能连续两晚守同一个人；能不能连守，看桌上规矩。只挡狼刀，不挡毒药、子弹和自爆。和女巫的解药撞在同一个人身上，他就死了。
    .wake = 守卫请睁眼。
    .act = 今晚你要守护谁？
    .sleep = 守卫请闭眼。

role-judge-idiot = 白痴
    .card = 被投票放逐时翻牌，嘿嘿一笑留在场上，从此没有投票权。
    .more = 只对放逐有效，只有一次。再被投出去就真的出局了。翻牌时如果戴着警徽，要移交或者撕掉。

role-judge-sheriff = 警长
    .card = 一票顶一票半，最后发言归票，还能决定从哪边开始发言。
    .more = 第一天竞选产生。上警的人发言，可以退水；没上警的人投票。平票再PK一次，还平就没有警长。警长出局时移交警徽或撕掉。

## 提问

ask-judge-guardian-protect = 今晚你要守护谁？
ask-judge-pack-attack = 今晚刀谁？
ask-judge-seer-check = 今晚你要查验谁？
ask-judge-witch-antidote = 要使用解药吗？
ask-judge-witch-poison = 要使用毒药吗？
ask-judge-hunter-shoot = 你可以带走一个人，开枪吗？
ask-judge-werewolf-explode = 要自爆吗？只有狼人能自爆；别人选了也不算，只有你和这块屏幕知道。
ask-judge-sheriff-run = 谁要上警？
ask-judge-sheriff-withdraw = 要退水吗？
ask-judge-sheriff-vote = 警长投给谁？
ask-judge-sheriff-direction = 从哪边开始发言？
ask-judge-sheriff-badge = 警徽交给谁？
ask-judge-exile-vote = 放逐投给谁？
ask-judge-runoff-vote = PK台上投给谁？

ask-call-judge-guardian = 今晚你要守护谁？
ask-call-judge-werewolf = 今晚刀谁？
ask-call-judge-seer = 今晚你要查验谁？
ask-call-judge-witch = 解药，毒药？

ask-decoy-suspect = 你觉得谁是狼？
ask-decoy-trust = 你最信谁？
ask-decoy-predict = 明天谁会被放逐？

choice-nobody = 不选
choice-close = 完成
choice-use = 使用
choice-keep = 留着
choice-judge-witch-antidote-use = 使用解药
choice-judge-witch-antidote-keep = 留着解药
choice-judge-witch-poison-nobody = 留着毒药
choice-judge-guardian-protect-nobody = 空守
choice-judge-pack-attack-nobody = 空刀
choice-judge-hunter-shoot-nobody = 不开枪
choice-judge-exile-vote-nobody = 弃票
choice-judge-runoff-vote-nobody = 弃票
choice-judge-sheriff-vote-nobody = 弃票
choice-decoy-suspect-nobody = 看不出
choice-decoy-trust-nobody = 谁也不信
choice-decoy-predict-nobody = 没有人
choice-explode = 自爆
choice-stay = 再忍忍
choice-judge-sheriff-run-stay = 不上警
choice-judge-sheriff-withdraw-stay = 留在警上
choice-run = 上警
choice-withdraw = 退水
# 警左：从警长左手边开始，俯视为顺时针，座位号由小到大。警右相反。
choice-clockwise = 警左
choice-counterclockwise = 警右
choice-tear = 撕掉警徽

shown-victim = 今晚倒下的是
shown-victim-nobody = 今晚没有人中刀

blocked-same-twice = 不能连续两晚选同一个人
blocked-judge-packmate = 自己人
blocked-judge-antidote-used = 解药已经用掉了
blocked-judge-no-victim = 没有人需要救
blocked-judge-no-self-save = 今晚不能自救

## 环节

window-judge-night = 夜晚
window-judge-last-acts = 最后的技能
window-judge-race = 谁要上警？
window-judge-race-vote = 警长投票
window-judge-race-runoff = 警长PK
window-judge-speech = 轮流发言
window-judge-exile = 放逐投票
window-judge-runoff = PK环节
window-judge-last-words = 遗言
window-judge-direction = 从哪边开始发言？
window-judge-badge = 警徽

mark-judge-flipped = 已翻牌，没有投票权

## 事件
# $seat 与 $by 是座位号，$seats 是座位号的列表；也会给出 $name 与 $byname。

event-night-falls = 第{ NUMERAL($day) }夜
event-day-breaks = 第{ NUMERAL($day) }天
event-judge-pack-proposal = { $seat ->
        [nobody] { $by }号提议空刀
       *[other] { $by }号提议刀{ $seat }号
    }
event-judge-pack-agreed = { $seat ->
        [nobody] 狼队空刀
       *[other] 狼队刀{ $seat }号
    }
event-judge-seer-learned = { $camp ->
        [wolf] { $seat }号是狼人
       *[good] { $seat }号是好人
    }
event-judge-guarded = 守卫守了{ $seat }号
event-judge-antidote-used = 女巫救了{ $seat }号
event-judge-poison-used = 女巫毒了{ $seat }号
event-judge-saved = { $by ->
        [guard] { $seat }号被守住了
       *[antidote] { $seat }号被解药救回
    }
event-judge-double-saved = { $seat }号同守同救，奶穿了
event-died-cause = { $seat }号出局：{ $cause }
event-judge-dawn = { $count ->
        [0] 昨晚是平安夜
       *[other] 昨晚倒牌的是{ $seats }
    }
event-judge-shot = { $by }号开枪带走{ $seat }号
event-judge-exploded = { $seat }号狼人自爆
event-judge-exile-result = 票型
event-judge-race-result = 警长票型
event-judge-exiled = { $seat }号被放逐
event-judge-nobody-exiled = { $reason ->
        [tie] 平票，没有人出局
       *[no_votes] 没有人得票，没有人出局
    }
event-judge-runoff = 平票，进入PK：{ $seats }
event-judge-idiot-flipped = { $seat }号翻牌，是白痴，留在场上，没有投票权
event-judge-race-candidates = { $count ->
        [0] 没有人上警
       *[other] 上警的有：{ $seats }
    }
event-judge-race-withdrew = { $seat }号退水
event-judge-race-runoff = 平票，警长PK：{ $seats }
event-judge-race-postponed = 竞选中断，明天继续
event-judge-badge-lost = 警徽流失
event-judge-sheriff-elected = { $seat }号当选警长
event-judge-sheriff-none = 今天没有警长
event-judge-sheriff-passed = { $by }号把警徽交给{ $seat }号
event-judge-sheriff-torn = { $by }号撕掉警徽
event-judge-last-words = 遗言：{ $seats }
event-judge-order = 发言顺序：{ $seats }
event-correction = 更正：退回一步

cause-judge-pack = 被狼刀
cause-judge-double-save = 同守同救
cause-judge-poison = 被毒
cause-judge-shot = 被枪带走
cause-judge-exile = 被放逐
cause-judge-explosion = 自爆

## 结局

end-judge-divine-gone = 神职全部出局，屠边成功。
end-judge-commoners-gone = 平民全部出局，屠边成功。
end-judge-everyone-gone = 好人全部出局，屠城成功。
end-judge-parity = 狼人不比其他人少，不用再藏了。
end-judge-wolves-gone = 狼人全部出局。
end-judge-nobody-left = 一个人也没剩下，平局。

## 桌上规矩

house-judge-witch-self-save = 女巫自救
    .explain = 女巫自己中刀时，能不能用解药？
house-judge-witch-self-save-first-night = 仅首夜可以
house-judge-witch-self-save-always = 都可以
house-judge-witch-self-save-never = 都不可以

house-judge-witch-both-potions = 一晚双药
    .explain = 女巫能不能在同一晚又救又毒？
house-judge-witch-both-potions-no = 不能
house-judge-witch-both-potions-yes = 能

house-judge-witch-sees-victim-without-antidote = 无解药看刀口
    .explain = 解药用掉以后，女巫还能不能知道谁中刀？
house-judge-witch-sees-victim-without-antidote-no = 不能
house-judge-witch-sees-victim-without-antidote-yes = 能

house-judge-guard-repeat = 守卫连守
    .explain = 守卫能不能连续两晚守同一个人？
house-judge-guard-repeat-no = 不能
house-judge-guard-repeat-yes = 能

house-judge-wolves-may-pass = 狼人空刀
    .explain = 狼队能不能谁也不刀？
house-judge-wolves-may-pass-yes = 能
house-judge-wolves-may-pass-no = 不能

house-judge-wolves-may-target-pack = 自刀
    .explain = 狼队能不能刀自己人？
house-judge-wolves-may-target-pack-yes = 能
house-judge-wolves-may-target-pack-no = 不能

house-judge-hunter-shoots = 猎人的枪
    .explain = 什么时候开不了枪？
house-judge-hunter-shoots-unless-voted-out = 被放逐时
house-judge-hunter-shoots-unless-poisoned = 被毒时
house-judge-hunter-shoots-always = 任何时候都能开

house-judge-sheriff = 警长
    .explain = 要不要警长？
house-judge-sheriff-yes = 要
house-judge-sheriff-no = 不要

house-judge-election = 警长竞选时间
    .explain = 在公布首夜死讯之后还是之前？
house-judge-election-after = 之后
house-judge-election-before = 之前

house-judge-race-explosion = 警上自爆
    .explain = 竞选时有狼自爆，警徽怎么办？
house-judge-race-explosion-next-day = 第二天继续竞选
house-judge-race-explosion-badge-lost = 警徽流失

house-judge-tie = 平票
    .explain = 票数最高的不止一人时怎么办？
house-judge-tie-runoff = PK再投
house-judge-tie-nobody = 无人出局

house-judge-last-words = 遗言
    .explain = 谁有遗言？
house-judge-last-words-those = 首夜与被放逐
house-judge-last-words-everybody = 人人都有
house-judge-last-words-nobody = 都没有

house-judge-wolves-win = 狼人获胜条件
    .explain = 什么人死光才算赢？
house-judge-wolves-win-side = 屠边
house-judge-wolves-win-everyone = 屠城
house-judge-wolves-win-parity = 人数不少于好人
