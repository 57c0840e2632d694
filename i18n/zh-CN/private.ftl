### 只给一双眼睛看的：传电脑、查看、闭眼叫身份。

## 传电脑

ui-pass-title = 请把电脑交给{ $seat }号 · { $name }
ui-pass-look-away = 其他人请看别处
# 字号大得从别的座位也能看清下一页。
ui-pass-look-away-large = 其他人请看别处：字大，远处也看得清
ui-pass-deal = 发牌：看自己的身份
ui-pass-night = 夜里：每个人都轮一遍
ui-pass-vote = 秘密投票
ui-pass-last-acts = 临走之前
ui-pass-day-round = 白天：每个人都轮一遍
ui-pass-day-asked = 白天：谁要谁拿
ui-pass-declare = 悄悄发动技能
ui-pass-square = 村口广场：给大家留言
ui-pass-ghost = 幽灵阁楼：出局的人给出局的人留言
ui-pass-lap = { $further ->
        [0] 第{ $lap }轮
        [1] 第{ $lap }轮，后面还有一轮
       *[other] 第{ $lap }轮，后面还有{ $further }轮
    }
ui-pass-pages = 页面用{ $language }
ui-pass-begins = 不是每一轮都从1号开始，谁也不会总是第一个。
ui-pass-progress = 已完成{ $done }人，共{ $count }人
ui-pass-hold = 按住：我是{ $name }
ui-pass-pin = { $name }，请输入四位数字
ui-pass-pin-wrong = 不太对，慢慢来。
ui-pass-pin-erase = 删一位
ui-pass-pin-wait = 不对，{ $seconds }秒后再试
ui-pass-pin-forgotten = 忘了？按住：请大家睁眼一起认
ui-pass-pin-back = 返回

## 查看

ui-visit-deal = 你的身份
ui-visit-start = 第一夜之前
ui-visit-night = 第{ NUMERAL($day) }夜
ui-visit-vote = 秘密投票
ui-visit-last-acts = 临走之前
ui-visit-day-round = 第{ NUMERAL($day) }天 · 私下行动
ui-visit-day-asked = 第{ NUMERAL($day) }天 · 私下行动
ui-visit-declare = 悄悄发动技能
ui-visit-ghost = 幽灵阁楼
ui-visit-square = 村口广场
ui-visit-seat = { $seat }号 · { $name }
ui-visit-comma = 、
ui-visit-see-card = 按住查看身份
ui-visit-release = 松手立即隐藏
ui-visit-ready = 可以传下去了
ui-visit-hand-on = 看完了，传下去
ui-visit-confirm = 确认
ui-visit-confirm-choice = 确认：{ $choice }
ui-visit-choose-seat = 点一个座位
ui-visit-choose-word = 点一个答案
ui-visit-quiet = 你选了什么，不会公布
# $said：同伴各想选谁，一人一句，还有谁没选。
ui-visit-proposed = { $said }
ui-visit-waiting = { $who }还没选
ui-visit-trait = { $trait }：{ $card }
ui-visit-mates = 你的同伴：{ $mates }
ui-visit-mates-theirs = 把你当自己人的：{ $mates }
ui-visit-yours = 只给你看
# 先前告诉过、更正后不再成立的；并不是说反过来才对。
ui-withdrawn = 先前告诉你的这条不作数了：“{ $said }”
ui-withdrawn-card = 先前说你换成了{ ROLE($role) }，这条不作数了：你的身份以最上面那行为准
ui-visit-nothing = 你的回答已经收到，暂时没有别的消息。

## 为什么点了没反应

ui-refused = 这次不能选这个，换一个吧
ui-refused-dead = 这个人已经出局，换一个人
ui-refused-yourself = 这里不能选自己，换一个人
blocked-nothing-to-decide = 这里没有什么要你决定的了

## 闭眼叫人

ui-call-see = 按住查看
# 几个人一起睁眼，只答一次。
ui-call-together = 打手势商量好，一个人来点，算大家的
ui-call-look = 按住查看：该你知道的都在里面
ui-call-look-then = 先选好、确认，再按住看结果
ui-call-look-victim = 先按住：看今晚谁被袭击
    .held = 按住：看谁中刀
ui-call-look-left = 先按住：看桌上的两张牌
    .held = 按住：看两张牌
# $nobody：旁边那个按钮上的字。
ui-call-choose = 点一个座位，或“{ $nobody }”
ui-call-look-answer = 按住“看结果”：答案在里面
    .held = 按住：看结果
ui-call-answered = 已完成
ui-call-wait = 请听语音
ui-call-time = 还可以选多久
ui-call-nothing = 现在没有要给你看的。
ui-call-unknown = 这一项你已经看不到了。
ui-call-no-answer-yet = 还没有结果：先选好、确认。
ui-call-no-answer = 没有结果：没选人，或者这一选不算数。

## 没事可做的人也猜一猜

ask-decoy-role = 你最怕哪种身份？
ask-decoy-wish = 你最想拿哪种身份？
ask-decoy-decide = 你猜哪种身份定胜负？
ask-decoy-dawn = 你猜天亮会怎样？
choice-peaceful = 一夜平安
choice-mourning = 有人倒牌
choice-surprise = 有个意外
choice-quarrel = 大吵一架
choice-riddle = 留个悬念
choice-several = 不止一人
choice-the-wrong-one = 救错了人
choice-a-wolf = 救了只狼
choice-void-one = 此格不用
choice-void-two = 这格空着
choice-void-three = 不作回答
choice-void-four = 空白
ui-visit-change = 重新选择
ui-visit-no-change = 结果已经告诉你，不能再改

## 留言板：房间里的，或给自己的

board-notebook = 给自己的便条
ui-board-read = 按住查看
ui-board-empty = 这里还没有人写过。
ui-board-turn = 翻一页
ui-board-others = 翻页还有：{ $boards }
ui-board-other = { $fresh ->
        [0] { $board }
       *[other] { $board }（{ $fresh }条新的）
    }
ui-board-listed = 房间里有：{ $mates }
ui-board-note = { $author ->
        [none] { $text }
       *[other] { $author }号：{ $text }
    }
ui-board-note-alias = { $author }：{ $text }
ui-board-hint = 写一句
ui-board-write = 留言
ui-board-go-on = 继续
ui-board-once = 先按住看一眼，人人都一样
ui-board-unsent = 这话还没留下，再点就丢了
ui-board-left = 你写的话已留在留言板上了
ui-board-listening = 这里你只能偷听，不能写字
ui-board-phrase-yes = 好。
ui-board-phrase-no = 不行。
ui-board-phrase-careful = 小心。
ui-board-phrase-suspect = 有点不对劲。
ui-board-phrase-with-you = 我跟你。
ui-board-phrase-tomorrow = 明天再说。
ui-board-phrase-boo = 呜——
ui-board-phrase-knew = 我就知道！
ui-board-phrase-cold = 这里好冷。

## 主持方式不合适的时候

ui-misfit-title = 更适合传电脑
ui-misfit-refused = 这副板子不能这样主持
ui-misfit-pass-around = 改为“传电脑”
misfit-chat-girl = 小女孩要偷看狼窝里的留言，只有传电脑，她才能看得神不知鬼不觉。
misfit-chat-lovers = 情侣有自己的房间写悄悄话，只有传电脑，他们才有独处的时候。
misfit-chat-rooms = 这本规则书少不了房间里的留言，只有传电脑，人人才有独自动笔的时候。
misfit-forum-ghosts = 出局的人在幽灵阁楼里留言，只有传电脑，才轮得到他们。
misfit-voice-off = 语音关着，闭着眼的人看不了字幕。请在设置里打开语音，或者改为“传电脑”。
    .title = 语音关着
misfit-voice-no-sound = 没找到扬声器，闭着眼的人看不了字幕。请接上扬声器，或者改为“传电脑”。
    .title = 没有扬声器
misfit-voice-nobody = 这台电脑没有桌上这种语言的语音，闭着眼的人看不了字幕。请换一种语言，或者改为“传电脑”。
    .title = 没有这种语言的语音
misfit-own-cards-traits = 特质没有实体牌，由电脑来发。请改为“传电脑”，人人按“我的身份”就能看到。
misfit-own-cards-unheld = 龙套会多出一种没人拿的身份，叫到它时没有人能睁眼。请改为“传电脑”，或者由法官主持。
misfit-own-cards-table = 桌上要留两张牌，没有人能替它们应答。请改为“传电脑”或由法官主持，电脑会推算出是哪两张。
