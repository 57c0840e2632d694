# 手册：章节、一天的流程，以及身份之间的相互作用。

## 界面

ui-handbook-rules = 规则
ui-handbook-words = 行话
ui-handbook-when = 时机
ui-handbook-limits = 限制
ui-handbook-meets = 技能碰撞
ui-handbook-house = 桌上规矩
ui-handbook-default = 默认
ui-handbook-in-force = 本局
ui-handbook-chart = 一夜一天
ui-handbook-night-part = 夜里
ui-handbook-closing-part = 天亮之前
ui-handbook-closing-about = 板子里有魔术师、丘比特或吹笛者时，夜里最后还有一小轮：等魔术师换完才能揭晓的，和不能点名叫醒的，都在这里告知。
ui-handbook-dawn-part = 天亮
ui-handbook-day-part = 白天
ui-handbook-first-night = 仅首夜
ui-handbook-second-night = 第二夜起
ui-handbook-first-day = 仅第一天
ui-handbook-in-this-game = 亮的是本局板子里有的，暗的这局没有。
ui-handbook-found = 找到{ $count }页

## 章节
# 值为标题；.card 一句话；.more 全部。

chapter-judge-goal = 怎样算赢
    .card = 好人找狼，狼屠一边，角落里还有人打着自己的算盘。
    .more = 狼人全部出局，好人赢，隐狼也要算在内。神职死光或者平民死光，狼人屠边成功；板子里没发的那一边不算。第三方各有心愿：人狼恋的情侣和丘比特要场上只剩自己人，吹笛者要活着的人全被迷惑，炸弹人要听个响。每次有人出局、该开的枪都开完之后就判定，赢了当场结束。同一时刻好几家达成，第三方在前，狼人其次，好人最后；一个人都不剩算平局。

chapter-judge-night = 夜晚
    .card = 天黑请闭眼。各身份依次睁眼、行动、闭眼，顺序不变。
    .more = 板子里有的身份每晚都叫，人活没活着都一样，停顿也一样长，听声音听不出死活。一夜的技能到夜尽时一起结算。狼队刀谁只有一个结果；天亮只报谁倒牌，怎么死的、谁被救了，一概不提。

chapter-judge-day = 白天
    .card = 只说谁出局，不说怎么死。然后发言、怀疑、辩解、投票。
    .more = 天亮按座位号公布死讯。能开枪的开枪，警长倒牌的移交或撕掉警徽，再公布谁被禁言。第一天竞选警长。之后轮流发言：发言期间狼人随时可以自爆，当场入夜；骑士可以翻牌决斗。说完一圈，投票放逐。

chapter-judge-vote = 投票与平票
    .card = 一人一票，票高的走。
    .more = 每人投一个活着的人，也可以弃票；不需要过半，票最多的出局。警长一票算1.5票。翻过牌的白痴没有票，被禁言的照投。最高票不止一人就上PK台：再发言一轮，由其他人投；再平则无人出局。出局者的技能这时发动：白痴翻牌，炸弹人爆炸，狼王开枪，被狼美人魅惑的人殉情。

chapter-judge-last-words = 遗言
    .card = 人走话别凉。想好再说，没人能追问。
    .more = 首夜倒牌的有遗言，哪怕当天被自爆打断；被放逐的每次都有。遗言期间不能自爆、不能决斗。后面几夜倒牌的默认没有遗言；人人都有或者都没有，看桌上规矩。

## 一天的步骤

step-judge-answer = 揭晓：{ $role }
step-judge-lovers = 情侣互认
step-judge-confused = 告知被迷惑的人
step-judge-dead = 公布死讯
step-judge-shots = 开枪
step-judge-silence = 公布禁言
step-judge-race = 警长竞选
step-judge-last-words = 倒牌者遗言
step-judge-speeches = 轮流发言
step-judge-explosion = 狼人可自爆，直接入夜
step-judge-duel = 骑士可决斗
step-judge-vote = 放逐投票
step-judge-flip = 白痴翻牌
step-judge-bomb = 炸弹人爆炸
step-judge-charm = 魅惑殉情
step-judge-exile-shot = 狼王开枪
step-judge-exile-words = 被放逐者遗言

## 身份页
# 值为一句心得；.when 什么时候行动；.limits 有什么限制。

handbook-judge-werewolf = 别第一个咬定谁是狼，也别最后一个表态；要冒充别人，先把心跳压住。
    .when = 每晚和狼队一起。白天发言期间随时可以自爆。
    .limits = 投票和遗言时不能自爆。最后一狼自爆，狼队就没了。
handbook-judge-wolf-beauty = 要走就挽着一个走，别独自下场。
    .when = 每晚两次：先和狼队，再独自睁眼。
    .limits = 不能连续两晚魅惑同一个人。只算当晚魅惑的人，空一晚就没有；不是被放逐而出局，谁也带不走。
handbook-judge-white-werewolf-king = 退场要有排面，最好挽着知道太多的那位。
    .when = 每晚和狼队一起。自爆带人：白天发言期间。
    .limits = 只能自己主动爆，只在白天。也可以谁都不带。
handbook-judge-hidden-werewolf = 没人认识的狼，没人能卖你，也没人会保你。
    .when = 第二夜起每晚都叫；觉醒之后的刀才算数。
    .limits = 不参与狼队刀人，不能自爆。没觉醒之前，刀谁谁没事。
handbook-judge-werewolf-king = 笑着上PK台：票是他们的，枪是你的。
    .when = 每晚和狼队一起。开枪：宣布出局之后马上。
    .limits = 只有被放逐、中枪、决斗落败才能开枪，别的死法都不行。
handbook-judge-wraith-rider = 装得越像焦点位越好，就怕没人来验。
    .when = 每晚和狼队一起。反伤不用睁眼，碰了就算。
    .limits = 只反伤女巫的毒和预言家的验。票、枪、剑、刀都挡不住。
handbook-judge-gargoyle = 石头不说话，但石头看得见底牌。
    .when = 每晚两次：先和狼队，再独自查人。
    .limits = 狼队还有同伴活着才查人；同伴都走了，只带刀，不再查。
handbook-judge-commoner = 什么都不知道，所以什么都敢说。全场最自由的就是你。
    .when = 白天，每一轮发言，每一次投票。
    .limits = 没有技能，除非站对边也算技能。
handbook-judge-seer = 查验最值钱的时候，是大家相信你的前一天。
    .when = 每晚。
    .limits = 一晚验一人，只知道好人还是狼人。会被伪装骗。
handbook-judge-witch = 黑灯瞎火两瓶药，闻两遍再开盖。
    .when = 每晚，狼队之后。
    .limits = 两瓶药全场各用一次。按规则书，解药用掉以后不再看刀口。
handbook-judge-hunter = 让他们知道你枪法好，枪就不用响。
    .when = 宣布出局之后马上。
    .limits = 只有一枪；按规则书，被放逐时开不了。
handbook-judge-guardian = 守得最好的，是谁也没想到的那扇门，包括昨晚的你。
    .when = 每晚，狼队之前。
    .limits = 不能连续两晚守同一个人。只挡狼刀。
handbook-judge-knight = 先磨剑，后磨脑子，多半要后悔。
    .when = 全场一次，白天发言期间。
    .limits = 竞选发言、PK发言和投票时都不能决斗。剑一出鞘，总有人倒下。
handbook-judge-silencer-elder = 要禁就禁会说的，别禁话多的。
    .when = 每晚，管第二天。
    .limits = 不能连续两晚禁同一个人，也不能禁自己。只禁嘴，不禁票。
handbook-judge-magician = 袖子里什么也没有，只是两块号码牌走错了门。
    .when = 每晚，按规则书几乎最后一个。
    .limits = 只能换别人，不能连续两晚换同一对。只管一夜，天亮各归各位。
handbook-judge-idiot = 先被笑话，再被需要，最后发现没票了。
    .when = 被投票放逐的那一刻。
    .limits = 只有一次，只对放逐有效。子弹可不懂幽默。
handbook-judge-cupid = 瞄准心。看不清心，就瞄准嗓门最大的。
    .when = 只在首夜。
    .limits = 两支箭，射出不退。当晚换了号码牌，爱就落到换过去的人身上。
handbook-judge-piper = 好曲子不用歌词，也不留证人。
    .when = 第二夜起每晚。
    .limits = 每晚最多两个新听众，不能迷惑自己。人走曲终。
handbook-judge-bomber = 讨厌得恰到好处，然后数着票笑。
    .when = 被投票放逐的那一刻。
    .limits = 除了放逐，什么都点不着引线。
handbook-judge-sheriff = 警徽人人想要，直到有人专挑发亮的刀。
    .when = 从当选到出局：每次放逐投票，每轮发言。
    .limits = 一票算1.5票只用于放逐，竞选投票不加。警徽撕了就没了。

## 技能碰撞

interaction-judge-guard-and-antidote = 盾和解药碰到同一个中刀的人：同守同救，奶穿，出局。
interaction-judge-poison-on-rider = 毒药泼到恶灵骑士：他没事，女巫倒牌。
interaction-judge-check-on-rider = 验到恶灵骑士：预言家倒牌，而且拿不到结果。
interaction-judge-duel-with-wolf = 决斗斗到狼：狼倒下，骑士站着。
interaction-judge-charm-by-vote = 狼美人被放逐，才带走昨晚魅惑的人。中刀、中毒、中枪、决斗落败、自爆，都带不走。
interaction-judge-white-king-takes = 白狼王自爆时想带谁带谁，两人一起出局。被放逐就只能自己走。
interaction-judge-bomb-by-vote = 炸弹人被放逐时，投他的人全炸；有PK就看PK那一轮的票。别的死法都是哑炮。
interaction-judge-exchange = 两块号码牌一换，冲着一个人去的技能落到另一个人身上，整夜、所有夜间技能都算。
interaction-judge-lovers-die-together = 情侣一方出局，不管怎么死的，另一方当场殉情。
interaction-judge-shield-and-pack = 守中了，狼队白跑一趟，天亮一个字也不提。
interaction-judge-shield-and-poison = 毒从盾底下流过去，守了也白守。
interaction-judge-shield-and-gun = 盾再快也快不过子弹。
interaction-judge-shield-and-explosion = 昨晚的盾白天已经睡了：白狼王带谁谁走。
interaction-judge-shield-and-rider = 狼队刀恶灵骑士，盾在他身上挂不住。所以再加解药也不会奶穿，照样救活。
interaction-judge-shield-and-hidden = 一个人的刀也是狼刀：守卫挡得住隐狼。
interaction-judge-check-on-hidden = 验出来是好人，金水喝得真香。
interaction-judge-gargoyle-on-hidden = 石像鬼看的是底牌，装得再好也是狼。
interaction-judge-answers-wait = 号码牌还没换定，预言家和石像鬼只能先指人；天亮前那一小轮再揭晓，说的是当晚戴着那个号的人。要是规矩让魔术师第一个睁眼，就当场揭晓。
interaction-judge-curse-and-exchange = 反伤跟人不跟号。恶灵骑士今晚戴着哪个号，验到哪个号就撞上他。
interaction-judge-antidote-and-exchange = 刀跟着号走，解药也跟着号走：落到同一个人身上。
interaction-judge-hidden-from-pack = 狼队不认识隐狼，还可能刀他。他认不认识狼队，看桌上规矩。
interaction-judge-hidden-sleeps = 石像鬼还活着，就不算只剩隐狼一狼，接着睡。
interaction-judge-gargoyle-alone = 同伴都走了，石像鬼不再查人，一个人带刀。
interaction-judge-king-and-pack = 被自家狼刀，狼王的枪锁着，除非桌上规矩让他开。
interaction-judge-king-and-poison = 吃了毒，狼王的枪就锁了。
interaction-judge-king-and-duel = 决斗落败，狼王照样扣扳机。
interaction-judge-king-and-love = 为爱殉情的狼王，忘了自己还有枪。
interaction-judge-gun-and-vote = 被放逐的猎人不能开枪。这是规则书的写法，桌上规矩可以改。
interaction-judge-gun-and-poison = 被毒的猎人照样开枪，除非桌上规矩是被毒锁枪。
interaction-judge-gun-and-love = 心碎了，枪响了：殉情不算被放逐。
interaction-judge-gun-and-charm = 跟着狼美人走的不算被放逐：猎人开枪。
interaction-judge-gun-and-taken = 被白狼王带走，猎人还他一枪。
interaction-judge-gun-and-bomb = 被炸弹人炸到，猎人照样开枪。
interaction-judge-gun-and-rider = 反伤只管药瓶和水晶球，子弹一打一个准。
interaction-judge-gun-and-idiot = 白痴只在放逐时翻牌，中枪就是真出局。
interaction-judge-gun-before-badge = 戴警徽的猎人先开枪，再交警徽。
interaction-judge-duel-with-hidden = 剑不听自我介绍：隐狼照样倒下。
interaction-judge-duel-with-rider = 反伤伤不到剑：恶灵骑士倒下。
interaction-judge-duel-with-beauty = 狼美人决斗落败，一个人走，魅惑作废。
interaction-judge-duel-with-third = 第三方再怪也不是狼，斗错了骑士自己走。
interaction-judge-badge-and-idiot = 白痴戴着警徽翻牌，要移交或者撕掉。没有票的人当不了警长，以后也接不了警徽。
interaction-judge-badge-and-silence = 被禁言的警长照样定发言方向，照样投票，只是不能归票发言。
interaction-judge-badge-and-charm = 警长跟着狼美人走，警徽照样可以移交。
interaction-judge-badge-and-love = 警长殉情，警徽照样可以移交。
interaction-judge-badge-and-bomb = 警长被炸，警徽照样可以移交。
interaction-judge-badge-and-explosion = 警上有狼自爆，白天当场结束。剩下的人第二天继续竞选，还是警徽流失，看桌上规矩。
interaction-judge-silence-and-vote = 被禁言的当天不能发言，票照投。
interaction-judge-love-across = 人狼恋自成第三方，丘比特也算：恋爱中的狼不再跟狼队赢。
interaction-judge-love-and-third = 吹笛者或炸弹人和狼相爱，就忘了自己的算盘：赢也只跟着爱情赢。
interaction-judge-tune-first = 最后一双耳朵听到笛声的同时狼人也屠边了，算吹笛者先赢。
interaction-judge-tune-and-death = 没听过的人出局了也算数：剩下的全被迷惑，吹笛者就赢。
interaction-judge-side-gone = 最后一个平民倒下，狼人屠边成功，剩多少神职都没用。
