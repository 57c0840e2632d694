# 论坛规则的手册：章节、一天的流程、小贴士、牌与牌的相遇。

## 章节

chapter-forum-goal = 怎么赢
    .card = 好人要除掉所有狼人；每群狼都想独占山头，再拿下村庄。
    .more = 两群狼一只不剩，好人获胜，教徒不算在内。两群都在时，狼谁也赢不了。只剩一群后，所有坏人一起算，另一群的教徒也算：追平好人，这群狼就赢，连同本群教徒和死去的同伴。

chapter-forum-night = 夜晚
    .card = 教徒、预言家、神父、医生、守护天使、密探、猎人、狼群、目击者，次序不变。
    .more = 谁都可以不下命令。所有袭击同时落下，依次遇上四层保护：天使、医生、祝福、诅咒；猎人的猎杀只遇前两层。如果板子里有人要听消息，夜里最后电脑再传一圈。要是有师父可能死了，入夜前也先传一圈；本来就传电脑的，就不必了。

chapter-forum-day = 白天
    .card = 死者、病人、发言、一次投票。
    .more = 票多者处刑；平票没有人死，除非你们抽签。要缺席的人先请假，不请假弃票三次会送命。死者之间可以留言，活人看不到。

chapter-forum-traits = 特质
    .card = 身份旁边的第二张小牌，其中两种连本人也不知道。
    .more = 特质在身份之后发，默认每人最多一项。谁都可能拿到，坏人也一样；但学徒一定是平民，诅咒和祝福只发给好人。隐藏的特质不改变任何提问和画面，直到它应验。

chapter-forum-chances = 概率
    .card = 这里的每个机会都有数字。
    .more = 医生66.7%；猎人临死陪葬33.3%；目击者每过一夜加12.5%；教徒按等待的夜数0、33.3、66.7、100%，看到特质9、17、25%；密探50%真、35%无用、15%说的是别人。

## 一天的流程

step-forum-news = 一个一个来：夜里的消息
step-forum-dead = 公布死者
step-forum-patients = 病人来去
step-forum-absence = 请假
step-forum-talk = 轮流发言
step-forum-lynch = 放逐投票
step-forum-brutal = 被处刑者临走带人

## 各张牌

handbook-forum-werewolf = 朋友放身边，另一群放盘里。
    .when = 每晚，与狼群一起。
    .limits = 不能猎自己人和病人。
handbook-forum-cultist = 耐心就是上了膛的枪。
    .when = 等够了的那一夜。
    .limits = 心急只看到雾。
handbook-forum-red-werewolf = 今年流行赤色。
    .when = 每晚，与狼群一起。
    .limits = 不能猎自己人和病人。
handbook-forum-red-cultist = 总得有人相信狼群。
    .when = 等够了的那一夜。
    .limits = 心急只看到雾。
handbook-forum-seer = 真相往往就坐在对面。
    .when = 每晚。
    .limits = 一晚一人，教徒和猎人看起来像村民。
handbook-forum-priest = 人人最后都会坦白。
    .when = 每晚。
    .limits = 一晚一人，狼人看起来像村民。
handbook-forum-doctor = 白天开药，夜里包扎。
    .when = 每晚。
    .limits = 不能救自己，三次里有一次失手。
handbook-forum-saint = 问心无愧睡得最香，前提是醒得来。
    .when = 白天。
    .limits = 一票。
handbook-forum-apprentice = 看着，学着，接着。
    .when = 师父死的那一刻。
    .limits = 自己不能再收徒。
handbook-forum-cursed = 你不知道的事，会改变你。
    .when = 狼群找上门时。
    .limits = 只对狼群有效，猎人照打不误。
handbook-forum-blessed = 上面有人喜欢你，一次。
    .when = 狼群找上门时。
    .limits = 只挡狼人一次。
handbook-forum-guardian-angel = 张开翅膀，闭上嘴。
    .when = 每晚。
    .limits = 不能守自己，不能连守同一人。
handbook-forum-spy = 听到的信一半，刚好一半。
    .when = 每晚，天亮前得到消息。
    .limits = 从不直说身份。
handbook-forum-witness = 咖啡、窗帘、胆量。
    .when = 整局一次，自己选夜。
    .limits = 每夜12.5%；没有人死时什么都可能看到。
handbook-forum-brutal = 要走也不一个人走。
    .when = 被投票处刑时。
    .limits = 夜里无效，也够不着病人。
handbook-forum-hunter = 只有一次，要么用好，要么留到最后。
    .when = 整局一次，自己选夜。
    .limits = 天使和医生挡得住；用掉就没有陪葬。

## 牌与牌的相遇

interaction-forum-angel-and-pack = 天使守着的人，哪群狼都伤不了，也没人知道。
interaction-forum-angel-before-blessing = 天使排在最前，医生和祝福留到以后再用。
interaction-forum-doctor-and-patients = 病人不能被袭击，但袭击医生等于袭击他所有的病人。
interaction-forum-doctor-and-angel = 天使守着医生，只救医生，不救病人。
interaction-forum-curse-and-pack = 猎杀被诅咒者，多一只狼，少一顿饭。
interaction-forum-curse-and-gun = 在猎人面前，被诅咒者与常人无异。
interaction-forum-blessing-and-two-packs = 一夜来两群狼，祝福只够挡一群。
interaction-forum-seer-and-hunter = 在预言家和神父眼里，猎人像村民。
interaction-forum-seer-and-apprentice = 预言家看得出学徒的师父是什么身份，神父看不出。
interaction-forum-priest-and-cultist = 神父能找出教徒，预言家只当他是村民。
interaction-forum-cultist-and-apprentice = 教徒总能认出学徒，但不能收徒。
interaction-forum-cultist-and-last-wolf = 最后一只狼被处刑或被猎杀，本群教徒也跟着死。
interaction-forum-spy-and-weapon = 只有密探可能发现猎人的武器。
interaction-forum-hunter-and-apprentice = 猎人瞄准没有师父的学徒，收他为徒，猎杀还在。
interaction-forum-witness-and-no-kill = 没有人死的夜里，目击者可能看到任何一张脸。
interaction-forum-brutal-and-patient = 莽夫够不着病人。
