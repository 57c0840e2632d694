### 真到了桌上总会出岔子：名字写错、坐反了、牌被看到、有人来晚、有人先走。

ui-mishap = 出岔子了
ui-mishap-announced = 不管哪一种，都会先当众宣布，谁都可以叫停；退回一步就能撤销，复盘里也会写。
ui-mishap-ways = 怎么办？
ui-mishap-other = 是别的事
ui-mishap-tap-two = 点这两位玩家。
ui-mishap-choose-two = 先点这两位玩家
ui-mishap-choose-language = 先选一种语言
ui-mishap-name-hint = 正确的名字
ui-mishap-as-table = 跟全桌一样

ui-mishap-name = 名字写错了
ui-mishap-late = 有人来晚了
ui-mishap-home = 有人要先走
ui-mishap-seats = 两个人坐反了
ui-mishap-seen = 牌被人看到了
ui-mishap-answer = 有一处答错了
ui-mishap-deck = 板子选错了
ui-mishap-language = 语言不对
ui-mishap-card = 我的牌怎么用？

ui-mishap-renamed = 改名字
    .about = 身份牌、密码和打到现在的一切都留在原座位。复盘和战绩只记新名字。
ui-mishap-handed-on = 换个人接着打
    .about = 接手的人会看到这个座位的身份牌，剩下的技能照用。前一位的笔记和旧消息看不到，原来的密码作废。战绩算接手的人。
ui-mishap-next-game = 下一局再加入
    .about = 这一局不变。打完以后点“换个板子”，退到玩家那一页，把名字加上。
ui-mishap-killed = 直接出局
    .about = 不能再发动技能，也没有“临走之前”；警徽之类按规则移交。跟他绑在一起的人可能一起出局。夜里宣布的，天亮才公布。
ui-mishap-by-lot = 由抽签代打
    .about = 人走了，座位还在场上。电脑不再传给他：能不用的技能、能弃的票一律不用，非选不可的由抽签决定。他的牌谁也不看。以后还可以换个人接手。
ui-mishap-exchanged = 只换名字
    .about = 两个人看的都是自己坐的那个号的牌，就选这个。名字和密码跟着人走，牌和作答留在号上。
ui-mishap-exchanged-cards = 名字和牌一起换
    .about = 两个人看的都是自己名字底下的牌，就选这个。牌跟着人走，只换号码。再晚就请他们换回椅子。
ui-mishap-dealt-again = 重新发牌
    .about = 这一局不算：人不变，板子不变，牌重新发。每个人重新看牌。
ui-mishap-swapped = 暗中换掉这张牌
    .about = 点一下这是谁的牌。换给他一张谁都没看过的牌，他那张到了谁手里没有人知道。换好以后请他再看一次牌。
ui-mishap-find-answer = 改一处作答
    .about = 可以退回一步，也可以整夜重走一遍：最后作答的人重新作答，还对得上的都保留。
    .go = 去改作答
ui-mishap-other-deck = 重新选板子
    .about = 这一局不算：大家坐着别动，回到选板子那一页。
ui-mishap-table-language = 全桌看的、听的
    .about = 到设置里改，画面和语音马上就换。
    .go = 打开设置
ui-mishap-own-language = 某个人自己的页面
    .about = 点这位玩家。从现在起，他的身份牌和提问用这种语言，全桌的不变。
ui-mishap-cards = 查一查
    .about = 谁都不用说自己是哪张牌。在自己的页面按住“我的牌”，慢慢看。也可以在这里打开手册，大家一起把所有的牌翻一遍。
    .go = 打开手册

ui-menu-halt = 按住：开灯，出岔子了

error-mishap-decided = 已经有人用这些牌作答了。要么将错就错打下去，要么结束本局，重新发牌。
error-mishap-all-seen = 别人的牌都看过了，只有重新发牌才公平。
error-mishap-own-cards = 用的是自己的牌：趁还没告诉电脑谁拿什么，在手里换过来。
error-mishap-same = 本来就是这样。
error-mishap-gone = 这个座位已经由抽签代打了。

event-halted = 出岔子了：请大家都看这里
line-halted = 各位请睁眼，|出了点岔子，|大家一起改过来。

line-about-renamed = 各位请注意，|{ SEAT($seat) }号|马上要改名字。
line-about-handed-on = 各位请注意，|{ SEAT($seat) }号|马上要换人打。
line-about-by-lot = 各位请注意，|{ SEAT($seat) }号|要先走，接下来由抽签代打。
line-about-exchanged = 各位请注意，|这两位马上要换名字：|{ SEAT($seat) }号，|{ SEAT($other) }号。|牌不动。
line-about-exchanged-cards = 各位请注意，|这两位马上要换号码：|{ SEAT($seat) }号，|{ SEAT($other) }号。|牌跟着人走。
line-about-swapped = 各位请注意，|{ SEAT($seat) }号|马上要悄悄换一张牌。
line-about-own-language = 各位请注意，|{ SEAT($seat) }号|马上要换一种语言。
line-about-dealt-again = 各位请注意，|马上要重新发牌。
line-about-other-deck = 各位请注意，|马上要重新选板子。

event-amended-renamed = { $seat }号的名字改过来了
    .told = { $who }的名字改了过来
line-amended-renamed = 就这么定了。|{ SEAT($seat) }号|的名字改过来了。
event-amended-handed-on = 从现在起，{ $seat }号换人打
    .told = 从这里起由{ $who }接着打，之前是另一位
line-amended-handed-on = 就这么定了。|{ SEAT($seat) }号|从现在起换人打。
event-amended-by-lot = { $seat }号先走，从现在起由抽签代打
    .told = 从这里起，{ $who }由抽签代打
line-amended-by-lot = 就这么定了。|{ SEAT($seat) }号|从现在起由抽签代打。
event-amended-language = 从现在起，{ $seat }号的页面换一种语言
    .told = 从这里起，{ $who }的页面换了一种语言
line-amended-language = 就这么定了。|{ SEAT($seat) }号|从现在起换一种语言。
event-amended-exchanged = { $seat }号和{ $other }号换了名字，牌不动
    .told = { $who }和{ $another }坐反了：换了名字，牌没动
line-amended-exchanged = 就这么定了。|这两位换了名字：|{ SEAT($seat) }号，|{ SEAT($other) }号。|牌不动。
event-amended-exchanged-cards = { $seat }号和{ $other }号换了号码，牌跟着人走
    .told = { $who }和{ $another }坐反了：换了号码，牌跟着人走
line-amended-exchanged-cards = 就这么定了。|这两位换了号码：|{ SEAT($seat) }号，|{ SEAT($other) }号。|牌跟着人走。
event-amended-swapped = { $seat }号的牌已经暗中换掉，请再看一次牌
    .told = { $who }的牌被人看到，暗中换了一张谁都没看过的
line-amended-swapped = 就这么定了。|{ SEAT($seat) }号|换了一张牌，请再看一次。
