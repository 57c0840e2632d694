# 可以打印的东西：剪开就能用的身份牌、法官的夜间流程表、这一桌的规则。

## 画面
ui-paper = 打印
ui-paper-kicker = 家里有打印机就行
ui-paper-offer = 打印出来
    .explain = 可以剪的身份牌、法官用的夜间流程表、这一桌的规则，存成文件，想什么时候打就什么时候打。
ui-paper-open = 去打印……
ui-paper-what = 打印什么
ui-paper-size = 纸张
ui-paper-language = 语言
ui-paper-a4 = A4
ui-paper-letter = 美国信纸
ui-paper-save = 存成PDF
ui-paper-saved = 已存到：{ $file }
ui-paper-show = 打开文件
error-paper-letters = 这台电脑没有这种语言的字体，本软件自带的也不见了：请重新安装唤夜人。
ui-paper-pages = 共{ $pages }页
ui-paper-about-cards = 一张纸九张牌，和扑克牌一样大。双面打印，沿长边翻，纸越厚越好，照着线剪开。牌背全都一样。
ui-paper-about-night = 谁先睁眼、谁后睁眼，四个晚上的记录格，谁坐几号，还有记事的地方。放好，别让人偷看。
ui-paper-about-rules = 第一夜之前给新手看，半夜吵起来给大家查：就是今晚这副板子、这些规矩。
ui-paper-before = 上一页
ui-paper-larger = 放大
ui-paper-smaller = 收起
ui-paper-next = 下一页
ui-paper-preview = 第{ $page }页，共{ $pages }页

## 纸上的字
paper-cards = 身份牌
paper-night-sheet = 夜间流程表
paper-rules = 今晚的规则
paper-made = 唤夜人 · { $book }
paper-page = { $page } / { $pages }
paper-cast = { $players }人 · { $cast }
paper-order = 按这个顺序
paper-night = 第{ $night }夜
paper-everybody = 所有人
paper-night-falls = 天黑请闭眼。
    .about = 发完牌以后，天亮之前谁也别说话。格子里写座位号，没有选人就写“–”。
paper-dawn = 天亮了，请睁眼。
    .about = 只说谁死了，不说怎么死的。
paper-dead = 死者
paper-after = 然后
paper-seats = 座位
paper-card = 身份
paper-out = 出局
paper-over = 怎样算结束
paper-notes = 备注
paper-first-night = 首夜：{ $line }
paper-show-victim = 指给他看今晚中刀的人，不出声。
paper-note = 记下：{ $what }。
paper-note-seats = { $count ->
        [1] 他指的号码
       *[other] 最多{ $count }个号码
    }
paper-note-card = 他说的身份
paper-and = { "；" }
paper-or = { " / " }
paper-show-answer = 用手势告诉他答案，也记下来。
# 念出来的句子里有这个词，纸上就不印那一句。
paper-laptop = 屏幕
paper-agreed = 这一桌说好的，和规则书不同
paper-agreed-rule = { $rule }：{ $option }
paper-held = 规则书的规矩
paper-deck = 身份牌

## 打印出来的规则：总是成立的话，以及因某条规矩、某张身份牌才成立的话

paper-goal = 怎样算赢
paper-day = 白天
paper-by-night = 夜里
    .pass-around = 电脑从一双手传到下一双手，人人次数一样。轮到你，就自己看、自己点，别让人看见，再传下去。没事可做的人猜一猜，大家手上的动作都一样。
    .eyes-closed = 大家闭眼。语音依次叫到板子里的每个身份，不管有没有人拿着。只有叫到的人睁眼看电脑、点选，每次的时间都一样长。
    .narrator = 大家闭眼。法官依次叫到各个身份，人已经出局的也照叫。叫到的人睁眼，只用手指，不出声。
rules-judge-goal = 你们中间藏着狼人，只有他们互相认识。狼人全部出局，好人就赢。
    .if-wolves-win-side = 平民全部出局，或者有技能的好人（神职）全部出局，狼人就赢；没发过的那一类不算。
    .if-wolves-win-everyone = 场上只剩狼人，狼人才赢。
    .if-wolves-win-parity = 狼人的人数追平其他所有人，狼人就赢。
    .if-cupid = 情侣一个是狼、一个不是狼，就和丘比特另成一队，活到只剩他们就赢。
    .if-piper = 其他活着的人全被迷惑，吹笛者就赢。
    .if-bomber = 炸弹人被票出局，带走投他的人，就赢。
rules-judge-by-night = 狼人一起选一个人袭击。夜里做的事，天亮前一起结算。
rules-judge-day = 天亮只公布谁出局，不说原因。然后依次发言，再一起投票，票最多的人出局。
    .if-tie-runoff = 平票时，这几个人再发言，其他人在他们中间再投一次；还是平票，今天没有人出局。
    .if-tie-nobody = 平票时，今天没有人出局。
    .if-sheriff-yes = 第一天竞选警长，警长一票算1.5票。
rules-hollow-goal = 你们中间藏着狼人，只有他们互相认识。狼人一个不剩，好人就赢。天亮时、天黑时各看一次有没有分出胜负。全场没有活人，就没有人赢。
    .if-wolves-win-two-to-one = 场上只剩狼人，或者狼人已经是其他人的两倍，狼人就赢。
    .if-wolves-win-no-villager = 场上只剩狼人，狼人才赢。
    .if-cupid = 情侣同生共死；如果来自两个阵营，活到只剩他们两个也算赢。
    .if-white-werewolf = 白狼活到只剩自己一个，独自获胜。
rules-hollow-by-night = 狼群一起选一个人；没被挡下的话，这一口在天亮前才算数。
rules-hollow-day = 天亮公布谁死了。大家讨论，每人可以指控一名玩家。被指控的人受审、申辩，然后大家从他们中间投一个人，也可以谁都不投，票最多的人处决。
    .if-mayor-yes = 村里选一位村长，审判时有他的份量。
rules-chat-goal = 人人都是村民，有的人还另有身份。全场只剩狼人，狼人才赢。全场没有活人，就没有人赢。
    .if-village-wins-no-enemy = 狼人一个不剩，好人就赢。
    .if-village-wins-pure-villagers = 活着的全是纯村民，好人才赢。
    .if-cupid = 来自不同阵营的情侣自成一队：好人要熬到他们拆散，他们活到只剩两个人就赢。
rules-chat-by-night = 板子里的身份各有一间密室，轮到时才开门，可以看留言、写留言。狼人在里面投票选目标。目标先被标记，天亮前才死。
rules-chat-day = 天亮时，被标记的人已经死了。然后大家讨论。村里选一位村长，再投票决定吊死谁：票多的算，平票由村长决定。
rules-forum-goal = 你们中间藏着狼人，只有自己的狼群认识他们。所有狼群的狼人都不在了，好人就赢。
    .if-red-werewolf = 两群狼都还在，谁也赢不了。
    .if-wolves-win-parity = 只剩一群狼以后，这一边的人数追平其他所有人，就赢了。
    .if-wolves-win-nobody-else = 只剩一群狼以后，其他人都不在了，这一群才赢。
rules-forum-by-night = 有技能的人暗中行动，也可以什么都不做。夜里做的事，天亮前一起结算。有些技能要靠运气。
rules-forum-day = 天亮公布谁死了，谁被袭击却活了下来。然后大家讨论，投一次票，票多就出局。不能投的人先请假：三次不请假又不投票，会送命。
    .if-tie-nobody = 平票没有人出局。
    .if-tie-draw = 平票由抽签决定。
rules-revamped-goal = 和谁一起赢，牌上写着。活着的人都在同一边，或者谁的边也不站，这一边就赢。只要这一边还有人活着，死去的同伴也一起赢。
    .if-wolves-win-parity = 狼人的人数追平其他所有人，也算赢。
rules-revamped-by-night = 大家同时做决定，再按固定的顺序发生：先有人走动，有人举盾，再有人变身，最后才是袭击，一起算。看别人身份的，看到的是入夜前的样子。
rules-revamped-day = 天亮公布谁不在了。然后大家讨论，白天的技能私下用。最后投票：谁出局，谁当职务。票最多的算。
    .if-tie-nobody = 平票没有人出局。
    .if-tie-draw = 平票由抽签决定。
