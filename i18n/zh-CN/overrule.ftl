### 改判：桌上的人或法官说了算，不管规则算出了什么。

error-act-not-here = 这事要全桌一起定：等白天、所有人都看得到屏幕的时候。
error-act-news-first = 先把消息听完。
error-act-style-same = 现在就是这么玩的。
error-act-cards-first = 先录入每个人拿的是什么牌，再来定这件事。
error-act-no-pin = 这个座位没有设密码。
error-amend-alive = 这位玩家还活着。
error-amend-card = 这副板子里没有这张牌。
error-amend-day = 请换一天，第1至99天。
error-amend-dead = 这位玩家已经出局了。
error-amend-charge = 这张牌没有这瓶药。
error-amend-mark = 这个标记不能在这里加上或去掉。
error-amend-office = 职务要交给一位还没担任它的存活玩家，不然改了等于没改。
error-amend-team = 这一局里没有这个阵营。
error-amend-unknown = 这个改不了。
error-decision-no-playing-on = 到这里已经没法继续打了。

end-overruled = 改判：本局到此结束。
end-nobody-left = 场上已无人存活。
end-nobody-dies = 连续两天两夜没有人倒牌，全桌同意平局。
cause-overruled = 改判出局

# 全桌都会听到的；复盘时带上名字：`.told`。
event-amended-killed = 改判：{ $seat }号出局
    .told = 改判：{ $who }出局
event-amended-revived = 改判：{ $seat }号回到场上
    .told = 改判：{ $who }回到场上
event-amended-role = 你的身份牌换了，再看一眼吧
    .told = 改判：{ $who }的身份牌换成{ ROLE($role) }
event-amended-marked = 改判：{ $seat }号加上“{ MARK($mark) }”
    .told = 改判：{ $who }加上了“{ MARK($mark) }”
event-amended-unmarked = 改判：{ $seat }号去掉“{ MARK($mark) }”
    .told = 改判：{ $who }去掉了“{ MARK($mark) }”
event-amended-spent = 你的牌有变动：{ CHARGE($charge) }算作已用
    .told = 改判：{ $who }的{ CHARGE($charge) }算作已用
event-amended-refilled = 你的牌有变动：{ CHARGE($charge) }补回来了
    .told = 改判：{ $who }的{ CHARGE($charge) }补回来了
event-amended-office = 改判：{ ROLE($office) }改由{ $seat }号担任
    .told = 改判：{ ROLE($office) }改由{ $who }担任
event-amended-vacant = 改判：不再有{ ROLE($office) }
event-amended-day = 改判：今天是第{ $day }天
event-amended-play-on = 结局改判：继续打！
    .told = 结局改判，继续往下打
event-amended-draw-declined = 连续两天两夜没有人倒牌，全桌决定继续打
event-amended-skipped = 跳过这一段：没作答的一律按弃权算
line-amended-killed = 改判。|{ SEAT($seat) }号|出局。
line-amended-revived = 改判。|{ SEAT($seat) }号|回到场上。
line-amended-marked = 改判。|{ SEAT($seat) }号|加上一个标记。
line-amended-unmarked = 改判。|{ SEAT($seat) }号|去掉一个标记。
line-amended-office = 改判。|{ ROLE($office) }改由|{ SEAT($seat) }号|担任。
line-amended-vacant = 改判。|不再有{ ROLE($office) }。
line-amended-day = 改判。|天数改了。
line-amended-draw-declined = 不算平局，|继续打！
line-amended-play-on = 结局改判，|继续打！

# 全桌的决定。动手之前先说，给大家反对的时间；之后全桌听到，复盘也会写。
line-about-took-back = 各位请注意，|马上要退回一步。
line-about-killed = 各位请注意，|马上要改判：|{ SEAT($seat) }号|出局。
line-about-revived = 各位请注意，|马上要改判：|{ SEAT($seat) }号|回到场上。
line-about-end = 各位请注意，|这一局马上就要结束。
line-about-play-on = 各位请注意，|马上要推翻结局，|继续打。
line-about-pass-around = 各位请注意，|从下一夜起，|要改成传电脑。
line-about-eyes-closed = 各位请注意，|从下一夜起，|要改成闭眼。
line-about-narrator = 各位请注意，|马上要由一位场外的朋友当法官，|全部身份都给他看。
line-about-moderator = 各位请注意，|马上要由{ SEAT($seat) }号|当法官，|全部身份都给他看。
line-about-pin = 各位请注意，|马上要免掉|{ SEAT($seat) }号|的密码。
line-about-nothing = 取消了，|一切照旧。
line-forgotten = 各位请睁眼，|{ SEAT($seat) }号|忘了密码。
    .named = 各位请睁眼，{ SEAT($seat) }号{ $name }忘了密码。
event-amended-took-back = 更正：退回一步
    .told = 全桌退回了一步
line-amended-took-back = 更正，|退回一步。
event-amended-pass-around = 从下一夜起，改成传电脑
    .told = 全桌改成了传电脑
line-amended-pass-around = 就这么定了。|从下一夜起，|改成传电脑。
event-amended-eyes-closed = 从下一夜起，改成闭眼
    .told = 全桌改成了闭眼
line-amended-eyes-closed = 就这么定了。|从下一夜起，|改成闭眼。
event-amended-narrator = 从现在起，由场外的朋友当法官
    .told = 一位场外的朋友当了法官，此后看得到全部身份
line-amended-narrator = 就这么定了。|从现在起，|由场外的朋友当法官。
event-amended-moderator = 从现在起，{ $seat }号当法官，看得到全部身份
    .told = { $who }当了法官，此后看得到全部身份
line-amended-moderator = 就这么定了。|从现在起，|{ SEAT($seat) }号当法官，|看得到全部身份。
event-amended-pin = { $seat }号不用再输密码
    .told = 全桌免掉了{ $who }的密码
line-amended-pin = 就这么定了。|{ SEAT($seat) }号|不用再输密码。
ui-news-vouched = 没听见的朋友注意：全桌已替{ $seat }号作保，不用再输密码

# 宣布结果时，还没有翻开任何一张牌。
ui-verdict-show = 按住，全部揭晓
ui-verdict-play-on = 按住，推翻结果，继续打
ui-verdict-play-on-why = 底牌还没有揭晓。全桌不认这个结果，就可以接着打。

# 全桌改判用的一页。
ui-acts = 全桌决定
ui-acts-about = 要当着所有人的面：先宣布，谁都可以叫停，复盘里也会写。
ui-acts-what = 要定什么？
ui-acts-took-back = 退回一步
ui-acts-took-back-about = 最后作答的人重新作答。看过的已经看过了。
ui-acts-style = 换主持方式
ui-acts-pin = 有人忘了密码
ui-acts-tap = 点一位玩家。
ui-acts-tap-moderator = 谁当法官？点一位玩家，或者选场外的朋友。
ui-acts-outsider = 场外的朋友
ui-acts-no-pin = 这个座位没有设密码。
ui-acts-choose-seat = 先点一位玩家
ui-acts-choose-team = 先选谁赢了
ui-acts-choose-style = 先选一种玩法
ui-acts-choose-moderator = 先选谁来当法官
ui-acts-nobody-dead = 没有人出局
ui-acts-nobody-locked = 没有人设密码
ui-acts-nobody-alive = 场上没有人了
ui-acts-hold = 按住：向全桌宣布
ui-acts-hold-seat = 按住：宣布（{ $seat }号）
ui-announced-about = 有人反对，就点下面。
ui-announced-stop = 停！照旧
ui-forgotten-title = { $seat }号忘了密码
ui-forgotten-about = 真的是{ $name }本人吗？全桌都认的话，这个座位今晚不用再输密码。复盘里会写。
ui-forgotten-hold = 按住：是{ $name }本人
ui-forgotten-not = 算了，想起来了
ui-overrule-leaves = 有人出局
ui-overrule-returns = 有人复活
ui-overrule-ends = 结束本局
ui-overrule-winner = 谁获胜？
ui-overrule-nobody = 平局
ui-overrule-not = 算了
ui-overrule-not-here = 对这位玩家不起作用。

## 连着两天两夜没人倒牌

ask-draw = 连着两天两夜没人倒牌，就算平局吗？
choice-draw-take = 算平局
choice-draw-leave = 接着玩
ui-choice-everybody = 大家一起定
