# 大书：有名字的局、桌上规矩，和板子的问题。

## 推荐的局：值为名字；.about 说明是怎样的一晚

deck-revamped-first-steps = 初来乍到
    .idea = 一双眼，一瓶药，一支箭，几只普通的狼。说一遍就能玩。
deck-revamped-bakery = 午夜面包房
    .idea = 面包师互相信任，屠夫信不过彼此，狼两头都熟。
deck-revamped-cult = 教团
    .idea = 好人也在夜里动手。到底是他们可怕，还是狼队可怕？
deck-revamped-hell = 在这里签字
    .idea = 魔鬼天天来谈条件，天天有人动心。
deck-revamped-vampires = 吸血鬼的黄昏
    .idea = 夜里死的，早上可能又坐在桌边。别数人头，数心跳。
deck-revamped-masks = 假面舞会
    .idea = 狐狸、假面孔、潜行的爪子：查到的样子，十有八九不是真的。
deck-revamped-ice = 漫长的冬天
    .idea = 冰王在一个一个地数。关于自己的牌，这一晚少说两句。
deck-revamped-two-packs = 孤狼与狐
    .idea = 队里有狼，队外有狼，还有一只没想好去哪边的狐狸。
deck-revamped-flute = 那支曲子
    .idea = 开头只有两个人跟着哼，到后来连查验的人都信不过自己的眼睛。
deck-revamped-wedding = 婚礼
    .idea = 丘比特有了心上人，家犬拿定了主意，有位宾客长得和别人一样。
deck-revamped-last-breath = 最后一口气
    .idea = 女猎手、游侠、制箭师：每死一个人，都有回响。
deck-revamped-elections = 竞选季
    .idea = 人群里站着暴君、天使和捣蛋鬼。票要数两遍。
deck-revamped-kitchen = 主厨敬上
    .idea = 门口放着一盘菜，不是救命就是要命。请慢用。
deck-revamped-fire = 火药与雪
    .idea = 一个撒火药，一个写名单，全镇夹在中间吵架。
deck-revamped-plague = 瘟疫之年
    .idea = 每串一次门，病就走一程。有技能危险，没技能也危险。
deck-revamped-heaven-and-hell = 天堂与地狱
    .idea = 一个买灵魂，一个赐恩典，看上的都是同一批人。
deck-revamped-white-fur = 白毛
    .idea = 狼队里多了一只。地狱犬彼此认得，别的谁也认不得。
deck-revamped-graves = 开着的坟
    .idea = 死神、灵媒、验尸官：死人从没这么忙过。
deck-revamped-everything = 全镇出动
    .idea = 各路人马一齐上，留给一个长夜和看过这本书的人。

## 桌上规矩

house-revamped-tie = 平票
    .explain = 放逐或选举，得票最多的不止一个人，怎么办？
house-revamped-tie-nobody = 谁也不算
house-revamped-tie-draw = 抽签
house-revamped-day-round = 白天的技能和消息
    .explain = 有的牌白天也能悄悄行动，也可能有人夜里换了身份：电脑给谁？
house-revamped-day-round-asked = 谁要就给谁
house-revamped-day-round-all = 每个人轮一遍
house-revamped-wolves-win = 狼人获胜条件
    .explain = 狼人怎样才算赢？
house-revamped-wolves-win-everyone = 别人一个不剩
house-revamped-wolves-win-parity = 追平其他人
house-revamped-couple = 丘比特的情侣
    .explain = 情侣来自两边，怎样才算赢？
house-revamped-couple-alone = 只剩他们两个
house-revamped-couple-with-team = 跟着对方那一边
house-revamped-unaligned-block = 无阵营的人
    .explain = 还有无阵营的人活着，独自求胜的一方能赢吗？
house-revamped-unaligned-block-solo-teams = 不能
house-revamped-unaligned-block-nobody = 能，不受影响
house-revamped-election-first = 先选还是先放逐
    .explain = 放逐和选举一起投，先算哪一个？
house-revamped-election-first-no = 先放逐
house-revamped-election-first-yes = 先选举
house-revamped-sabotage = 被搅局的人
    .explain = 被搅局狼选中的人，选举时能不能投他？
house-revamped-sabotage-fails-then = 能投，选上作废
house-revamped-sabotage-not-listed = 不在候选名单上
house-revamped-children = 几个孩子
    .explain = 几个孩子一起死，第二天放逐几次？
house-revamped-children-two-at-most = 最多两次
house-revamped-children-one-more-each = 每人多一次
house-revamped-customer = 制箭师死后
    .explain = 制箭师死了，主顾的箭还在吗？
house-revamped-customer-stays = 还在
house-revamped-customer-ends = 没了
house-revamped-heir-reads = 占卜学徒的遗产
    .explain = 接班的占卜学徒，能看前任查到的结果吗？
house-revamped-heir-reads-yes = 全能看
house-revamped-heir-reads-no = 从头开始
house-revamped-chef-told = 主厨的服务员
    .explain = 主厨知道谁是服务员吗？
house-revamped-chef-told-yes = 知道
house-revamped-chef-told-no = 不知道
house-revamped-ice-told = 冰王的消息
    .explain = 交完名单，冰王能知道什么？
house-revamped-ice-told-who = 冰封了谁
house-revamped-ice-told-how-many = 冰封了几个
house-revamped-vials = 第三瓶病菌
    .explain = 多少人起，邪恶科学家有三瓶？
house-revamped-vials-15 = 十五人起
house-revamped-vials-12 = 十二人起
house-revamped-vials-never = 永远两瓶

## 这样不能开局

problem-revamped-cards = 一共{ $cards }张牌，这桌有{ $seats }个人，要一人一张。
problem-revamped-one-baker = 一个面包师没人可信，至少要两个。
problem-revamped-one-hellhound = 一只地狱犬没有同类，至少要两只。
problem-revamped-butchers-without-wolf = 有屠夫，却没有那只狼：缺一个血屠夫。
problem-revamped-wolf-without-butchers = 血屠夫没有人可骗：缺屠夫。
problem-revamped-two-bloody-butchers = 血屠夫只能有一个。
problem-revamped-leaderless-cult = 没有教主的教团只是合唱队：缺教主。
problem-revamped-no-subjects = 疯狂科学家要有分属两个阵营的实验对象。
problem-revamped-not-dealt = { $role }是变来的，开局不发。
problem-revamped-not-a-card = { $role }是身份之外的，不发牌。
problem-revamped-no-waiters = 主厨得有人端菜：除了无阵营的，桌上还要有别的阵营。

## 能开局，不过

advice-revamped-no-wolf = 一只狼都没有，就看别人够不够坏了。
advice-revamped-no-town = 一个好人都没有，谁来大吃一惊？
advice-revamped-few-butchers = 只有一个屠夫，一眼就知道狼是谁。最好两个以上。
advice-revamped-lonely = { $role }还缺一个搭档：{ $other }。
advice-revamped-many-solos = 这么几个人，独自求胜的有{ $solos }个，多了些。
advice-revamped-wolves = 这么多人通常是{ $usual }只狼，现在是{ $wolves }只。
advice-revamped-day-round = 这副板子有{ $cards }张牌每个白天都要行动，不如每个人轮一遍：在桌上规矩里选。
advice-revamped-no-investigator = 有占卜学徒，却没有师父可跟。
