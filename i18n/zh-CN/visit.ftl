## 一人三下：按住、点、按住

ui-visit-my-card = 按住看我的牌
ui-visit-see = 按住再看一遍
ui-visit-moment = 已经盖上。再等片刻，人人一样。
# 第一次看牌时，牌下面的一行。
ui-visit-waves = 波纹防偷看：远看都一个样
ui-visit-decide = 按住确定
ui-visit-open = 点一个座位
ui-visit-open-first = 先点这里
ui-visit-open-role = 点开选身份
ui-visit-same-for-all = 每个人都是这么久
ui-visit-how = 按住：选择生效，结果就在手指底下。松手：立刻盖上，交给下一位。
ui-visit-how-card = 按住：手指底下就是你的牌。松手：立刻盖上。
ui-visit-must-choose = 必须选一个人，不选就抽签
ui-visit-takes = 点错能改，按住按钮才算数
# 有人出局时换成这一句：临走之前还有没有技能。
ui-visit-last-act = 临走前的技能，按住才生效
ui-visit-no-last-act = 你没有技能，点谁都不算数
# 好一会儿没有人碰这一页。
ui-visit-alone = 碰一下，不然这页要盖上了
ui-visit-touch = 先点一个人，或点“不选”
ui-visit-touch-words = 先在标出的那一行里选一个
ui-visit-uncounted = 有一部分不算数：
ui-visit-lot = 抽签抽到{ $seat }号 · { $name }
ui-visit-not-together = 这两样一晚上只能选用一样
ask-decoy-saved = 你猜今晚有人被救吗？
choice-somebody = 会有人
choice-nobody-saved = 没有人
ui-pass-again = { $name }：再看一遍，或改选
ui-pass-again-read = { $name }：再看一遍
ui-pass-back = 交还 { $seat }号 · { $name }
ui-pass-back-about = 只限{ $name }本人：按住，重新打开刚才那一页
ui-pass-back-not = 不用了：继续交给{ $name }

ui-night-touches = 到第一个人发言约{ $minutes }分钟，传{ $first }次电脑；一夜最多传{ $hands }次，点{ $touches }下。
ui-day-touches = 一天最多传{ $hands }次，点{ $touches }下。
ui-day-asked = 白天谁要电脑就给谁。
ui-day-asked-moderator = 白天谁都可以来找法官。
ui-house-cards-at-night = 看牌和首夜合成一轮
    .explain = 每个人第一次拿到电脑时先看牌，接着就是首夜：少传一轮。看完牌马上入夜，中间不停。

# 重走一遍的一轮：每个人页面上的第一行。
ask-visit-once-more = 上次的作答还算数吗？
choice-as-before = 照旧
choice-anew = 重答
