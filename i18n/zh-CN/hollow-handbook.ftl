# 磨坊村的手册：章节、一天的流程、小贴士、技能碰撞。

## 章节

chapter-hollow-goal = 怎样算赢
    .card = 好人想过安稳日子，狼人想吃掉好人。
    .more = 每天判定两次胜负：天亮时一次，入夜时一次。狼人全部死去，包括白狼在内，好人获胜。好人一个不剩，或者按规则书，狼人达到好人的两倍，狼人获胜。相爱的两人，只要其中一方的阵营赢了，两个人都赢；分属两个阵营的，场上只剩他们两人时也算赢。全场只剩白狼时，他独自获胜；一个人也不剩，就谁都没赢。

chapter-hollow-night = 夜晚
    .card = 顺序永远不变，死了的、没发到的，一样会叫。
    .more = 盗贼最先睁眼，只睁一次；然后是丘比特，也只有一次。接着是守护者、通灵师、狐狸，再到狼队；白狼每隔一夜单独睁眼；然后是女巫，她会看到谁中刀；最后是乌鸦，也是每隔一夜。刀在夜晚结束时才落下：先要过守护和解药这一关，再过长老的厚皮。

chapter-hollow-day = 白天
    .card = 死讯、村长、发言、指控、审判。
    .more = 清晨公布死讯，死去的猎人可以开枪，死去的村长指定接班人，全村得知谁被怀疑。从第二天起投票选村长，选出为止。然后依次发言，每人可以指控一名玩家。

chapter-hollow-trial = 审判
    .card = 一人指控，全村审判。
    .more = 只要有一人指控就要受审，被怀疑的人也一样。受审的人先申辩，然后大家投给其中一人，也可以弃票。村长一人两票，被怀疑的人开局背着乌鸦的票。平票由村长一人裁定；没有村长，平票的人就PK，再投一次，还平就不处决。白痴一笑了之，长老可不会。

## 一天的流程

step-hollow-lovers = 情侣相认
step-hollow-dead = 公布死讯
step-hollow-shot = 死去的猎人开枪
step-hollow-heir = 死去的村长指定接班人
step-hollow-suspect = 公布谁被怀疑
step-hollow-mayor = 选村长，选出为止
step-hollow-talk = 轮流发言
step-hollow-accuse = 指控
step-hollow-defence = 受审者申辩
step-hollow-trial = 审判
step-hollow-execution = 处决

## 身份页

handbook-hollow-werewolf = 先夸汤好喝，再问菜谱，最后吃厨子。
    .when = 每晚，与狼队一起。
    .limits = 每晚必须且只能选一个目标，不能选同伴。
handbook-hollow-white-werewolf = 朋友嘛，是上半场用的。
    .when = 每晚与狼队一起；每隔一夜再单独睁眼一次。
    .limits = 单独行动时只能刀同伴，或者不刀。
handbook-hollow-farseer = 你明明知道，却要装作在猜。
    .when = 每晚。
    .limits = 一晚只看一张牌。别人信不信，就看你了。
handbook-hollow-witch = 左手解药，右手毒药……还是反过来？
    .when = 每晚，狼队和白狼之后。
    .limits = 两瓶药各用一次。只能救今晚中刀的人；药用完了也照样看到刀口。
handbook-hollow-protector = 好锁不会连着两晚守同一扇门。
    .when = 每晚，狼队之前。
    .limits = 不能连续两晚守同一人，也不能空守。
handbook-hollow-hunter = 睡觉睁一只眼，手指勾着扳机。
    .when = 死去的那一刻。
    .limits = 只有一枪。全村失去技能后，枪就哑了。
handbook-hollow-fox = 鼻子很聪明，狐狸最好也是。
    .when = 每晚，直到鼻子失灵。
    .limits = 一次嗅三个人，分不清是哪一个。
handbook-hollow-crow = 门口一根羽毛，胜过十段发言。
    .when = 每隔一夜。
    .limits = 只能选别人，只管一天。
handbook-hollow-idiot = 动脑筋的事，让别人去做。
    .when = 被处决的那一刻。
    .limits = 从此没有投票权；除了审判，什么都挡不住。
handbook-hollow-ancient = 他们不知道你有多要紧。最好永远别知道。
    .when = 一直有效，不用睁眼。
    .limits = 只能扛一刀，别的都要命。
handbook-hollow-villager = 没有秘密要守，真是奢侈。
    .when = 白天。
    .limits = 只有一票。
handbook-hollow-thief = 牌就放在那儿，简直是在招手。
    .when = 首夜，最先睁眼。
    .limits = 最多换一次，换下的牌作废。
handbook-hollow-cupid = 两支箭，解释好多年。
    .when = 只在首夜。
    .limits = 射中的是谁、什么身份，你一概不知。
handbook-hollow-mayor = 帽子越大，担子越重。
    .when = 每次审判。
    .limits = 只有审判时算两票。死前必须指定接班人。

## 技能碰撞

interaction-hollow-shield-and-pack = 守护者挡住狼队，谁也不会知道。
interaction-hollow-shield-and-betrayal = 白狼单独的那一刀，守护也挡得住。
interaction-hollow-shield-and-poison = 毒药面前，守护没有用。
interaction-hollow-shield-before-skin = 被守住的长老连皮都没破，厚皮留到下一次。
interaction-hollow-skin-and-pack = 第一刀只能伤到长老，第二刀才致命。
interaction-hollow-skin-and-poison = 毒药和子弹一下就能要长老的命。诅咒灵不灵，看桌上规矩。
interaction-hollow-curse = 处决了长老，除了白痴人人失去技能，从此夜夜无事。
interaction-hollow-curse-and-idiot = 诅咒归诅咒，白痴还是白痴。
interaction-hollow-curse-and-gun = 失去技能的猎人，枪也哑了。
interaction-hollow-curse-and-love = 爱不是技能：情侣照样同生共死。
interaction-hollow-curse-and-hat = 村长的两票是职务，不是技能，照样算数。
interaction-hollow-two-bitten = 一夜两个刀口，女巫只能救一个，也看不出哪个是狼。
interaction-hollow-nose-and-white = 在狐狸鼻子里，白狼和别的狼一个味。
interaction-hollow-eye-and-white = 通灵师看得出白狼的真面目。
interaction-hollow-thief-and-pack = 盗贼换到狼牌就是狼。场上有盗贼时，狼队等他换完牌才相认，谁原来是盗贼，看不出来。
interaction-hollow-thief-and-night = 盗贼换到什么，当晚就以什么身份睁眼。
interaction-hollow-love-across = 爱上了狼：哪一边赢，或者只剩他们两人，两个人都算赢。
interaction-hollow-love-and-shield = 心碎了，什么盾都没用。
interaction-hollow-gun-before-hat = 当村长的猎人先开枪，再指定接班人。
interaction-hollow-feather = 乌鸦怀疑的人，没人指控也要受审，还背着乌鸦的票。
interaction-hollow-laugh = 村民处决白痴，白痴只是笑笑，从此不再投票。
