# 手册里耳语村的部分：章节、一天的流程、心得，以及角色相遇。

## 章节

chapter-chat-goal = 怎么赢
    .card = 人人都是村民，可不是人人都希望村子活下去。
    .more = 场上没有狼人、也没有分属两个阵营的情侣时，好人就赢了；规矩严的桌子要等到只剩纯村民。狼人必须熬到全场只剩狼人，多一个村民都不算。分属两个阵营的情侣自成一个阵营，成为最后两人时获胜。人都死光了，谁也没赢。

chapter-chat-rooms = 房间
    .card = 门只开一会儿，只对拿对了牌的人开。
    .more = 一起行动的身份各有房间：狼窝、水晶屋、弓箭阁楼、女巫厨房，只在自己的环节开门。能读的人看得到以前的全部留言，名单上的人看得到名单上还有谁。情侣只有首夜的那条长椅。死后还有话要说的，去最后一间房。另外人人都有一本给自己的便条，所以谁拿到电脑，看上去都一样。

chapter-chat-votings = 投票
    .card = 同一种人一起拿主意，平票就再投一次。
    .more = 狼人、预言家、丘比特在自己的房间投票，票多者定。平票时电脑再传一圈，只在平票者之间选，又平就抽签；一票都没有，就谁也不选。不管有没有平票，这一圈都照传，房间外的人看不出来。白天选村长也一样；投票绞人若是平票，只有村长再投一次；没有村长，就全村再投。

chapter-chat-kill = 先是刀口，再是死讯
    .card = 夜里只是留下刀口，天亮才死人。
    .more = 狼人选中的人只是中刀，女巫还来得及救。天一亮，中刀、中毒的同时倒牌。接着是临走之前：猎人开枪，打中的人若还能发动技能，马上轮到他，直到安静为止。村长死了，就指定下一任。

## 一天的流程

step-chat-lovers = 情侣在长椅上见面
step-chat-dead = 公布死讯
step-chat-shot = 死去的猎人开枪
step-chat-heir = 死去的村长指定下一任
step-chat-major = 选举村长
step-chat-talk = 轮流发言
step-chat-vote = 放逐投票
step-chat-decide = 平票时村长独自投票
step-chat-lynch = 绞刑

## 角色页

handbook-chat-werewolf = 少写，多想。门外有耳朵。
    .when = 每晚，在狼窝。
    .limits = 一晚一个目标，而且要活到只剩自己人。
handbook-chat-villager = 头顶除了天，什么都没有。
    .when = 白天，在广场。
    .limits = 一张票。
handbook-chat-seeress = 牌、职务、心事，有的人身上东西真不少。
    .when = 每晚。
    .limits = 不能看自己；几名预言家一晚也只看一人。
handbook-chat-hunter = 最后一句话归你，而且很响。
    .when = 你死的那一刻，不分昼夜。
    .limits = 一枪，只能打活人。
handbook-chat-cupid = 瞄准点，他们到死都会记得你。
    .when = 只有首夜。
    .limits = 两支箭，两颗不同的心。
handbook-chat-witch = 瓶子上贴好标签，真的。
    .when = 每晚，狼人之后。
    .limits = 每瓶一次；毒药不能给自己，也不能给中刀的人。
handbook-chat-little-girl = 钥匙孔也算一个房间。
    .when = 每晚，狼人行动的时候。
    .limits = 只看不写，只听不投。
handbook-chat-major = 平时是大家的一员，吵不出结果时是老大。
    .when = 全村平票时，以及你死的时候。
    .limits = 只能在平票者里选，而且必须选。

## 角色相遇

interaction-chat-girl-and-room = 小女孩读得到狼窝，名单上却没有她。
interaction-chat-eye-and-stack = 叠在牌上的职务，预言家也看得见：村长就是村长。
interaction-chat-eye-and-love = 谁是情侣，预言家一眼就知道。
interaction-chat-two-eyes = 两名预言家合看一人，结果两人都看到。
interaction-chat-two-bows = 两名丘比特也只成一对：每支箭都投票。
interaction-chat-two-kettles-heal = 一名女巫用了解药，所有女巫都没有解药了。
interaction-chat-two-kettles-kill = 女巫投票平了，得票最多的人全都死；投中的女巫都用掉了毒药。
interaction-chat-heal-and-flag = 解药一用，刀口就像从没有过。
interaction-chat-gun-and-major = 猎人打中村长，村长照样指定下一任。
interaction-chat-gun-and-love = 猎人打中情侣之一，两人都倒下。
interaction-chat-love-across = 狼人与别人相爱，自成一个阵营：他们活着，别的阵营都赢不了。
interaction-chat-tie-and-major = 全村平票，只有村长再投一次。
interaction-chat-wolf-and-village = 狼人也是村民：一样发言、一样投票，还能当村长。
