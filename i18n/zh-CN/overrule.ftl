### 改判：桌上的人或法官说了算，不管规则算出了什么。

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

# 宣布结果时，还没有翻开任何一张牌。
ui-verdict-show = 按住，全部揭晓
ui-verdict-play-on = 按住，推翻结果，继续打
ui-verdict-play-on-why = 还没有亮过任何一张牌。全桌不认这个结果，就可以接着打。

# 全桌改判用的一页。
ui-overrule = 改判
ui-overrule-hint = 点一位玩家，再按住确认。
ui-overrule-leaves = 有人出局
ui-overrule-returns = 有人复活
ui-overrule-ends = 结束本局
ui-overrule-winner = 谁获胜？
ui-overrule-nobody = 平局
ui-overrule-hold = 按住：就这么定
ui-overrule-hold-seat = 按住：{ $seat }号，就这么定
ui-overrule-not = 算了
ui-overrule-not-here = 对这位玩家不起作用。
