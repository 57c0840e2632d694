### 法官主持：法官台、法官笔记，以及只举给一位玩家看的画面。

## 只有法官才说的台词

line-narrator-round = 我会走一圈。|被我拍到的玩家请睁眼，|看清楚，|再闭眼。
line-narrator-news = 我会走一圈。|给谁看，谁就看清楚，|不要出声。
line-narrator-last-acts = { SEAT($seat) }号，|请问是否发动技能？
line-narrator-day-round = { SEAT($seat) }号，|今天要不要行动？
line-narrator-day-asked = { SEAT($seat) }号，|请问是否发动技能？
line-narrator-declare = { SEAT($seat) }号，|请说。

## 法官台

ui-style-narrator = 法官主持
    .who = 有人愿意只当法官、不拿牌：台词照屏幕念，其余电脑记。
ui-narrator-say = 让电脑念
ui-narrator-then = 接着：{ $line }
ui-narrator-peek = 按住：上帝视角
ui-narrator-peeking = 松手盖上
ui-narrator-show-seats = 按住：给{ $seats }看
ui-narrator-show-awake = 按住：给睁眼的人看
ui-narrator-as-before = 和刚才答的一样
ui-narrator-none = 都不用
ui-narrator-hold-none = 按住：{ $what }
ui-narrator-choose-none = 什么都不做：按住旁边的按钮
ui-narrator-no-answer = 无人应答
ui-narrator-tells = { $what }：按住“上帝视角”，这里就写出来
ui-narrator-tells-nothing = { $what }：这次不用告诉
ui-narrator-told = { $what }：{ $who }
ui-narrator-undo = 按住：撤回上一步
ui-narrator-book = 法官笔记
ui-narrator-next = 闭眼，下一步
ui-narrator-round-done = 走完一圈了
ui-narrator-choose = 点一个座位
ui-narrator-choose-word = 点一个答案
ui-narrator-choose-either = 点一个答案或座位
ui-narrator-record = 记下：{ $choice }
ui-narrator-answer-needed = 这一步必须选一个人
ui-narrator-declares = { $name }要发动什么技能？
ui-narrator-declares-seat = { $name }要对谁发动技能？
ui-narrator-anyway = 无人应答：照样喊，等金线走满再继续
ui-narrator-all-asked = 出局的都问一遍，不露谁有技能
ui-narrator-usual = 每次睁眼通常要等多久
ui-narrator-eyes = 依次出示给：{ $seats }
ui-narrator-round = 走一圈
ui-narrator-show-first = 先给该看的人看
ui-narrator-told-already = 已经告诉他们
ui-narrator-round-about = 拍醒该看的人，给他们看
ui-narrator-round-nobody = 这一圈没有人要看东西，继续
ui-narrator-wake = 已记录，叫醒大家
ui-narrator-dawn-about = 都记下了，还没公布：要改，趁现在
ui-narrator-dawn-nobody = 今晚不用给谁看什么：照样走一圈
ui-narrator-nobody = 没有人要看
ui-narrator-day-round-about = 该看的人都看过，再继续
ui-narrator-day-next = 下一步
ui-narrator-recorded = 已记录
ui-narrator-again = 按住：回到这一步
ui-bulletin-narrator = 电脑交给法官。请全体闭眼，今夜由你主持。

## 法官笔记

ui-narrator-page = 法官笔记
ui-narrator-back = 回到游戏
ui-narrator-tap = 点一个座位
ui-narrator-open = 按住：翻开笔记
ui-narrator-cover = 合上笔记
ui-narrator-leaf-seats = 所有人
ui-narrator-leaf-page = 这一页
ui-narrator-line = { $seat }号{ $name }：{ $role }
ui-narrator-remark-seat = 给{ $name }记一笔
ui-narrator-remark-night = 给今晚记一笔
ui-narrator-spend = 按住：{ CHARGE($charge) }算用掉了
ui-narrator-refill = 按住：{ CHARGE($charge) }算没用过
ui-narrator-switches = 翻开笔记，这张牌的一次性技能就列在这里。
ui-narrator-masked = 已合上：按住“翻开笔记”再看
ui-narrator-overrule = 改判
ui-narrator-ruled = 已改判，记录在案。
ui-narrator-odd-cards = 已改判，记录在案。有一张牌比板子里多了，是有意的吗？
ui-narrator-overrule-about = 改判会记录在案，往后一直有效。
ui-narrator-log = 到目前为止
ui-narrator-team = 阵营：{ $team }
ui-narrator-traits = 特质：{ $traits }
ui-narrator-layers = 今晚的保护，依次是：{ $layers }
ui-narrator-wards = 照料的病人：{ $patients }
ui-narrator-kill = 按住：{ $name }出局
ui-narrator-revive = 按住：{ $name }复活
ui-narrator-hold-role = 按住：{ $name }改拿这张牌
ui-narrator-mark = 按住：{ $mark }
ui-narrator-unmark = 按住：取消“{ $mark }”
ui-narrator-office = 按住：成为{ $office }
ui-narrator-office-gone = 按住：不再是{ $office }
ui-narrator-to-night = 按住：直接入夜
ui-narrator-to-day = 按住：直接天亮
ui-narrator-day = 现在是第{ $day }天
ui-narrator-open-first = 先翻开笔记
ui-narrator-ask-cards = 按住：现在就录入每个人的牌
ui-narrator-card-first = 先翻到一张身份牌
ui-narrator-today = 今天就是这一天
ui-narrator-set-day = 按住：更正天数
ui-narrator-show-card = 按住：出示身份牌
ui-narrator-another-card = 换张牌？
ui-narrator-previous = ‹ 换一张
ui-narrator-following = 换一张 ›
ui-narrator-empty-log = 还什么都没发生。

## 只能用一次的技能

charge-antidote = 解药
charge-poison = 毒药
charge-shot = 开枪
charge-taken = 带走一人
charge-duel = 决斗
charge-flip = 翻牌
charge-arrows = 连人
charge-life = 解药
charge-death = 毒药
charge-skin = 厚皮
ui-narrator-left = { $charge } ✓
ui-narrator-spent = { $charge }已用

## 举给一位玩家看

show-nothing = 现在没有要给你看的
show-victim = 今晚中刀的是
show-nobody = 没有人
show-may-act = 能发动技能吗？
show-yes = 能
show-no = 不能
show-role = 你的身份
show-card = 这名玩家的身份是
show-camp = 这名玩家是
show-camp-good = 好人
show-camp-wolf = 狼人
show-uncounted = 这不算数
show-told = 只给你看
show-withdrawn = 不作数了：“{ $said }”
show-withdrawn-card = 先前给你看的身份不作数了，你的身份是
show-second-victim = 今晚还有一人中刀
show-left = 左边的牌
show-right = 右边的牌
show-hollow-lovers = 你爱的人是
show-scent = 这名玩家和左右邻座
show-scent-wolf = 其中有狼
show-scent-nothing = 其中没有狼
show-judge-lovers = 你爱的人是
show-judge-confused = 你被迷惑了
show-group = 你们互相认识：{ $people }
show-mates = 你的同伴：{ $people }
ui-show-for = { $seat }号请看
ui-show-for-both = { $seats }请一起看
ui-show-whose = { $seat }号{ $name }：{ $what }
ui-show-hold = 按住收起

# 法官记下的每一次作答。
ui-answers = 作答
ui-answers-about = 哪里记错了，就点哪里。
ui-answers-none = 还没有记下什么。
ui-answers-night = 第{ $day }夜 · { $who }
ui-answers-day = 第{ $day }天 · { $who }
ui-answers-line = { $who }：{ $said }
ui-answers-between = 、
ui-answers-tap = 在座位上点出真正选的人。
ui-answers-hold = 按住：其实是{ $choice }
ui-answers-hold-first = 按住：其实是这个
ui-answers-first = 先点出正确的答案
ui-answers-same = 记的就是这个
ui-answers-several = 这次作答分几部分，请重新问一遍
ui-answers-again = 按住：重新问一遍
ui-answers-what-follows = 对得上的照旧算数，问题因此变了的人才重新问。
ui-answers-close = 回到列表
ui-answers-owed = 按住：给{ $name }看变动
ui-answers-corrected = 已经改好，也记下了。
