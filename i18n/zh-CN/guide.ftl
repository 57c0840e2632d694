# 看一夜：木偶演示时向导说的话，以及电脑旁的三张卡片。
# `guide-<part>-<n>` 是每一段的三张卡片；其余 `guide-` 都会念出来。

guide-skip = 跳过
guide-puppet-1 = 安安
guide-puppet-2 = 多多
guide-puppet-3 = 阿布
guide-puppet-4 = 可可

## 传递

guide-pass-around-hello = 四个朋友，一台电脑，其中有一个是狼人。
guide-cover = 入夜后电脑挨个传。叫到谁，谁就接过去，其他人看别处。
guide-card = 按住，身份牌翻开；一松手，马上盖回去。
guide-tap = 想选谁就点谁。没有行动的人也点一个猜测，大家的动作都一样。
guide-kept = 再按住一次就算数。松手，传给下一位。
guide-dawn = 天亮只说谁倒牌，不说为什么。
guide-talk = 接下来轮流发言，时间由电脑来管。
guide-hands = 然后举手表决：先点名字，再点每只举起的手。
guide-story = 到这时候秘密才揭开：谁是什么身份，谁对谁做了什么。

## 闭眼

guide-eyes-closed-hello = 闭眼玩的时候，电脑放在桌子中间，由声音带大家过夜。
guide-called = 声音会依次叫到板子里的每个身份，不管还有没有人拿着它。
guide-called-eyes = 只有被叫到的人睁眼点选，而且每个身份的时间都一样长。
guide-eyes-closed-dawn = 天亮了，大家一起睁眼，没有人需要当法官。

## 法官

guide-narrator-hello = 有人喜欢当法官？那电脑就替他提词、记账。
guide-desk = 这一页只有法官能看：谁是什么身份，该念哪一句，都写在上面。
guide-desk-tap = 玩家指谁，法官就点谁。规则由电脑来算，下一步自己会出来。
guide-narrator-dawn = 到了早上，谁倒牌已经算好了，念给大家听就行。

## 只显示、不念的字幕：这一页是谁的，最后揭开什么秘密

caption-attack = { $who }是{ ROLE($role) }：点了谁，谁就被杀。
    .told = { ROLE($role) }{ $who }杀了{ $whom }。
caption-check = { $who }是{ ROLE($role) }：点了谁，就知道谁是好人还是狼人。
    .told = { ROLE($role) }{ $who }验了{ $whom }是好人还是狼人。
caption-bet = { $who }没有行动，点的只是猜测。

## 卡片

guide-game-1 = 夜里
    .more = 藏着的狼人暗中选一个人杀掉。
guide-game-2 = 白天
    .more = 大家讨论，投票让一个人出局。
guide-game-3 = 谁会赢
    .more = 狼人全出局，好人赢；平民或有技能的好人全出局，狼人赢。
guide-touches-1 = 按住
    .more = 身份牌翻开，看清楚。
guide-touches-2 = 点一下
    .more = 在桌上选一个人。
guide-touches-3 = 再按住
    .more = 确定了，传下去。
guide-day-1 = 天亮
    .more = 昨晚谁倒牌，也就是出局？
guide-day-2 = 发言
    .more = 每个人都说几句。
guide-day-3 = 投票
    .more = 票数最多的出局。
guide-vote-1 = 点名字
    .more = 这一轮问的是谁？
guide-vote-2 = 点举手的人
    .more = 谁举手就点谁。
guide-vote-3 = 下一个
    .more = 直到全部数完。
guide-story-1 = 结果
    .more = 谁赢了，为什么。
guide-story-2 = 复盘
    .more = 秘密全部揭开。
guide-story-3 = 再来
    .more = 原班人马，点两下。
guide-called-1 = 听
    .more = 声音叫到一个身份。
guide-called-2 = 睁眼，点选
    .more = 只有被叫到的人。
guide-called-3 = 闭眼
    .more = 接着叫下一个。
guide-desk-1 = 念出来
    .more = 台词都写好了。
guide-desk-2 = 点一下
    .more = 被叫到的人指着谁。
guide-desk-3 = 下一步
    .more = 自己就会出来。
