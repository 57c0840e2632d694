# 大书：阵营、提问、环节、留言板。身份写在 revamped-town、-wolves 和 -others 三个文件里。
book-revamped = 狼人新编
    .about = 面包师、魔鬼、夜里的笛声；三种职务，十几种赢法，玩多少晚都不重样。

## 阵营

team-revamped-town = 好人
    .wins = 和好人一起赢：没有人再跟小镇作对。
team-revamped-wolves = 狼人
    .wins = 和狼队一起赢：别的阵营一个不剩。
    .wins-wolves-win-parity = 和狼队一起赢：只剩好人作对，狼人数不少于好人。
team-revamped-white = 白狼
    .wins = 自己赢：别人一个不剩，狼队也算在内。
team-revamped-gray = 灰狼
    .wins = 自己赢：除你之外，最多再剩一个人。
team-revamped-flute = 笛声
    .wins = 和笛声一起赢：活着的人全都着了迷。
team-revamped-hell = 地狱
    .wins = 和地狱一起赢：活着的人全都没了灵魂。
team-revamped-heaven = 天堂
    .wins = 和天堂一起赢：活着的人全都受了祝福，或是自己人。
team-revamped-pyro = 烈火
    .wins = 和烈火一起赢：其他人一个不剩。
team-revamped-underworld = 冥界
    .wins = 和冥界一起赢：活着的人全是吸血鬼和亡灵。
team-revamped-graveyard = 墓园
    .wins = 和墓园一起赢：活着的人全是瘟神和丧尸。
team-revamped-ice = 冰雪王室
    .wins = 和冰雪王室一起赢：活着的其他人全都冻住了。
team-revamped-disease = 疫病
    .wins = 和疫病一起赢：其他人一个不剩。
team-revamped-reaper = 死神
    .wins = 和死神一起赢：活着的人全都睡不着了。
team-revamped-couple = 情侣
    .wins = 和爱人一起赢：再没有别人能拆散你们。
team-revamped-unaligned = 无阵营
    .wins = 赢法自成一派：看牌上怎么写。

## 身份的类别

tag-revamped-town-miscellaneous = 好人·杂项
tag-revamped-town-group = 好人·团体
tag-revamped-town-power = 好人·技能
tag-revamped-town-investigative = 好人·探查
tag-revamped-town-killing = 好人·杀伤
tag-revamped-wolf-miscellaneous = 狼人·杂项
tag-revamped-wolf-power = 狼人·技能
tag-revamped-wolf-investigative = 狼人·探查
tag-revamped-solo-miscellaneous = 独自求胜·杂项
tag-revamped-solo-power = 独自求胜·技能
tag-revamped-solo-killing = 独自求胜·杀伤
tag-revamped-unaligned-miscellaneous = 无阵营·杂项
tag-revamped-unaligned-align = 无阵营·待定
tag-revamped-elected = 选举职务
tag-revamped-limited = 少见身份

## 找身份：阵营、类别

side-revamped-town = 好人
side-revamped-wolf = 狼人
side-revamped-solo = 独自求胜
side-revamped-unaligned = 无阵营
kind-revamped-miscellaneous = 杂项
kind-revamped-group = 团体
kind-revamped-power = 技能
kind-revamped-investigative = 探查
kind-revamped-killing = 杀伤
kind-revamped-align = 待定
kind-revamped-limited = 少见

## 提问

# 好人：杂项
ask-revamped-journalist-heir = 手记留给哪种身份？
ask-call-revamped-journalist = 手记留给哪种身份？
choice-revamped-journalist-heir-nobody = 不改
ask-revamped-ranger-mark = 死时要揭穿谁？
ask-call-revamped-ranger = 死时要揭穿谁？
choice-revamped-ranger-mark-nobody = 不改

# 好人：团体
ask-revamped-cult-attack = 教团今晚袭击谁？
ask-call-revamped-cult-member = 教团今晚袭击谁？
choice-revamped-cult-attack-nobody = 谁也不袭击

# 好人：技能
ask-revamped-fletcher-customer = 你的箭交给谁？
ask-revamped-fletcher-revoke = 要把箭收回来吗？
ask-call-revamped-fletcher = 你的箭交给谁？
choice-revamped-fletcher-revoke-keep = 让他留着
choice-revamped-fletcher-revoke-take = 收回来
ask-revamped-fletchers-customer-aim = 你的箭射向谁？
ask-call-revamped-fletchers-customer = 你的箭射向谁？
choice-revamped-fletchers-customer-aim-nobody = 不改
ask-revamped-grandma-knit = 明天让谁待在家里？
ask-call-revamped-grandma = 明天让谁待在家里？
choice-revamped-grandma-knit-nobody = 谁也不留
ask-revamped-hooker-visit = 今晚在谁家过夜？
ask-call-revamped-hooker = 今晚在谁家过夜？
choice-revamped-hooker-visit-nobody = 待在家里
ask-revamped-royal-knight-cancel = 要取消下一次放逐吗？
ask-call-revamped-royal-knight = 要取消下一次放逐吗？
choice-revamped-royal-knight-cancel-keep = 这次不用
choice-revamped-royal-knight-cancel-hidden = 暗中取消
choice-revamped-royal-knight-cancel-shown = 亮身份取消
ask-revamped-stalker-threaten = 今晚要威胁谁？
ask-call-revamped-stalker = 今晚要威胁谁？
choice-revamped-stalker-threaten-nobody = 谁也不威胁

# 好人：探查
ask-revamped-aura-teller-look = 今晚望谁的气？
ask-call-revamped-aura-teller = 今晚望谁的气？
ask-revamped-crowd-seeker-seek = 猜猜谁是什么身份？
ask-call-revamped-crowd-seeker = 猜猜谁是什么身份？
choice-revamped-crowd-seeker-seek-nobody = 今晚不猜
ask-revamped-fortune-teller-see = 今晚看谁的身份？
ask-call-revamped-fortune-teller = 今晚看谁的身份？
ask-revamped-huntsman-track = 今晚追谁的脚印？
ask-call-revamped-huntsman = 今晚追谁的脚印？
ask-revamped-oracle-compare = 今晚比哪两个人？
ask-call-revamped-oracle = 今晚比哪两个人？
choice-revamped-oracle-compare-nobody = 今晚不比
ask-revamped-receptionist-count = 今晚查哪种身份？
ask-call-revamped-receptionist = 今晚查哪种身份？
choice-revamped-receptionist-count-nobody = 今晚不查

# 好人：杀伤
ask-revamped-assassin-attack = 今晚要袭击谁？
ask-call-revamped-assassin = 今晚要袭击谁？
choice-revamped-assassin-attack-nobody = 谁也不袭击
ask-revamped-executioner-stand-in = 谁替你上绞架？
ask-call-revamped-executioner = 谁替你上绞架？
choice-revamped-executioner-stand-in-nobody = 不改
ask-revamped-huntress-aim = 最后一箭射谁？
ask-call-revamped-huntress = 最后一箭射谁？
choice-revamped-huntress-aim-nobody = 不改
ask-revamped-mad-scientist-subject = 带走哪个实验对象？
ask-call-revamped-mad-scientist = 带走哪个实验对象？
choice-revamped-mad-scientist-subject-nobody = 不改
ask-revamped-priest-bless = 今晚圣水洒给谁？
ask-call-revamped-priest = 今晚圣水洒给谁？
choice-revamped-priest-bless-nobody = 今晚不洒
ask-revamped-witch-life = 护住三个人：有谁？
ask-revamped-witch-death = 今晚要毒死谁？
ask-call-revamped-witch = 今晚要护住谁？
choice-revamped-witch-life-nobody = 留着灵药
choice-revamped-witch-death-nobody = 留着毒药

# 狼人
ask-revamped-pack-attack = 狼队今晚刀谁？
ask-call-revamped-wolf = 狼队今晚刀谁？
choice-revamped-pack-attack-nobody = 谁也不刀
ask-revamped-disguised-fox-mask = 今晚扮成哪种身份？
choice-revamped-disguised-fox-mask-nobody = 那就扮狼
ask-revamped-disguised-fox-join = 要加入狼队吗？
ask-call-revamped-disguised-fox = 今晚扮成哪种身份？
choice-revamped-disguised-fox-join-keep = 继续当狐狸
choice-revamped-disguised-fox-join-join = 加入狼队
ask-revamped-infected-wolf-infect = 今晚要感染谁？
ask-call-revamped-infected-wolf = 今晚要感染谁？
ask-revamped-lone-wolf-attack = 今晚要袭击谁？
ask-call-revamped-lone-wolf = 今晚要袭击谁？
choice-revamped-lone-wolf-attack-nobody = 谁也不袭击
ask-revamped-saboteur-wolf-bar = 明天不让谁当选？
ask-call-revamped-saboteur-wolf = 明天不让谁当选？
choice-revamped-saboteur-wolf-bar-nobody = 今晚谁也不拦
ask-revamped-tanner-tan = 今晚给谁披什么皮？
ask-call-revamped-tanner = 今晚给谁披什么皮？
choice-revamped-tanner-tan-nobody = 今天不披
ask-revamped-lone-warlock-see = 今晚看谁的身份？
ask-call-revamped-lone-warlock = 今晚看谁的身份？
ask-revamped-psychic-wolf-guess = 今晚要看穿谁？
ask-call-revamped-psychic-wolf = 今晚要看穿谁？
choice-revamped-psychic-wolf-guess-nobody = 今晚不猜
ask-revamped-warlock-see = 今晚看谁的身份？
ask-call-revamped-warlock = 今晚看谁的身份？

# 独自求胜
ask-revamped-white-werewolf-betray = 要刀哪个同伴？
ask-call-revamped-white-werewolf = 要刀哪个同伴？
choice-revamped-white-werewolf-betray-nobody = 放过同伴
ask-revamped-gray-werewolf-betray = 要刀哪个同伴？
ask-call-revamped-gray-werewolf = 要刀哪个同伴？
choice-revamped-gray-werewolf-betray-nobody = 放过同伴

# 笛声
ask-revamped-flute-player-play = 今晚要迷惑谁？
ask-call-revamped-flute-player = 今晚要迷惑谁？
choice-revamped-flute-player-play-nobody = 今晚不吹
ask-revamped-flute-apprentice-divert = 冲你来的引向谁？
ask-revamped-flute-apprentice-join = 要混进被迷惑的人吗？
ask-call-revamped-flute-apprentice = 冲你来的引向谁？
choice-revamped-flute-apprentice-divert-nobody = 不引开
choice-revamped-flute-apprentice-join-keep = 不去
choice-revamped-flute-apprentice-join-join = 混进去

# 地狱与天堂
ask-revamped-devil-mask = 你要扮成哪种身份？
ask-revamped-devil-wager = 今天和谁打赌？
ask-revamped-devil-strike = 用一个灵魂击倒谁？
ask-call-revamped-devil = 要用掉一个灵魂吗？
choice-revamped-devil-wager-nobody = 今天不赌
choice-revamped-devil-mask-nobody = 平民就好
choice-revamped-devil-strike-nobody = 留着灵魂
ask-revamped-archangel-mask = 你要扮成哪种身份？
ask-revamped-archangel-grace = 今天赐恩给谁？
ask-revamped-archangel-strike = 用一次祷告击倒谁？
ask-call-revamped-archangel = 要用掉一次祷告吗？
choice-revamped-archangel-grace-nobody = 今天不赐
choice-revamped-archangel-mask-nobody = 平民就好
choice-revamped-archangel-strike-nobody = 留着祷告

# 烈火
ask-revamped-pyromancer-fire = 今晚要不要点火？
ask-revamped-pyromancer-powder = 还是给谁家撒火药？
ask-call-revamped-pyromancer = 今晚撒火药，还是点火？
choice-revamped-pyromancer-fire-ignite = 全部点燃
choice-revamped-pyromancer-fire-keep = 按兵不动
choice-revamped-pyromancer-powder-seat = 给{ $seat }号家撒火药
choice-revamped-pyromancer-powder-nobody = 今晚不撒

# 冥界与墓园
ask-revamped-vampire-mark = 今晚给谁打血印？
ask-call-revamped-vampire = 今晚给谁打血印？
choice-revamped-vampire-mark-nobody = 今晚不打
ask-revamped-plaguebearer-taint = 今晚给谁打疫印？
ask-call-revamped-plaguebearer = 今晚给谁打疫印？
choice-revamped-plaguebearer-taint-nobody = 今晚不打

# 冰雪王室
ask-revamped-ice-king-freeze = 把名单和身份写满
ask-call-revamped-ice-king = 把名单和身份写满
choice-revamped-ice-king-freeze-nobody = 今晚不交名单
ask-revamped-ice-queen-guess = 今晚借谁的技能？
ask-call-revamped-ice-queen = 今晚借谁的技能？
choice-revamped-ice-queen-guess-nobody = 今晚不借

# 疫病
ask-revamped-evil-scientist-infect = 今晚要让谁染病？
ask-call-revamped-evil-scientist = 今晚要让谁染病？
choice-revamped-evil-scientist-infect-nobody = 不开瓶

# 死神
ask-revamped-reaper-gift = 借出哪个死者的技能？
ask-call-revamped-reaper = 借出哪个死者的技能？
ask-revamped-reaper-receiver = 借给哪个活着的人？
choice-revamped-reaper-receiver-seat = 借给{ $seat }号
choice-revamped-reaper-receiver-nobody = 谁也不借
choice-revamped-reaper-gift-seat = 借出{ $seat }号的技能
choice-revamped-reaper-gift-nobody = 不打扰死者

# 无阵营
ask-revamped-angel-follow = 谁陪你一起走？
ask-call-revamped-angel = 谁陪你一起走？
choice-revamped-angel-follow-nobody = 不改
ask-revamped-chef-cook = 明天给谁上菜？
ask-call-revamped-chef = 明天给谁上菜？
choice-revamped-chef-cook-nobody = 今晚不做
ask-revamped-chef-dish = 盘子里是哪一道菜？
choice-revamped-chef-dish-poisoned = 毒菜
choice-revamped-chef-dish-charmed = 护身菜
choice-revamped-chef-dish-nobody = 不上
ask-revamped-psychopath-mask = 想看起来像谁？
ask-call-revamped-psychopath = 想看起来像谁？
choice-revamped-psychopath-mask-nobody = 不改
ask-revamped-cupid-love = 你要和谁结为情侣？
ask-call-revamped-cupid = 你要和谁结为情侣？
ask-revamped-dog-choose = 长大想当什么？
ask-call-revamped-dog = 长大想当什么？
choice-revamped-dog-choose-town-crier = 更夫
choice-revamped-dog-choose-cursed-civilian = 中咒者
choice-revamped-dog-choose-wolf = 狼人
choice-revamped-dog-choose-nobody = 都不选：平民
ask-revamped-look-alike-copy = 你要照着谁长？
ask-call-revamped-look-alike = 你要照着谁长？

# 少见的好人与狼人
ask-revamped-coroner-examine = 今天验谁的尸？
ask-call-revamped-coroner = 今天验谁的尸？
choice-revamped-coroner-examine-nobody = 让死者安息

# 职务
ask-revamped-mayor-count = 今天放逐几个人？
choice-revamped-mayor-count-one = 一个就够
choice-revamped-mayor-count-two = 前两名
ask-revamped-guardian-protect = 明天谁不能被放逐？
ask-call-revamped-guardian = 明天谁不能被放逐？
choice-revamped-guardian-protect-nobody = 谁也不护

ask-revamped-food-eat = 有人给你送菜，吃吗？
choice-revamped-food-eat-eat = 吃掉
choice-revamped-food-eat-keep = 不吃
ask-revamped-wager-take = 魔鬼的赌约，你选哪样？
choice-revamped-wager-take-keep = 都不要
choice-revamped-wager-take-look = 看人身份
choice-revamped-wager-take-attack = 袭击并失魂
ask-revamped-wager-whom = 要看谁，或袭击谁？
choice-revamped-wager-whom-nobody = 不选
ask-revamped-grace-take = 天降恩典，你选哪样？
choice-revamped-grace-take-keep = 都不要
choice-revamped-grace-take-look = 看人身份
choice-revamped-grace-take-attack = 袭击并蒙恩
ask-revamped-grace-whom = 要看谁，或袭击谁？
choice-revamped-grace-whom-nobody = 不选
ask-revamped-ghost-answer = 灵媒在问，你怎么答？
choice-revamped-ghost-answer-yes = 是
choice-revamped-ghost-answer-no = 否
choice-revamped-ghost-answer-nobody = 不答
ask-revamped-lynch-vote = 今天该放逐谁？
choice-revamped-lynch-vote-nobody = 弃票
ask-revamped-lynch-second = 第二个放逐谁？
choice-revamped-lynch-second-nobody = 弃票
ask-revamped-mayor-vote = 选谁来当镇长？
choice-revamped-mayor-vote-nobody = 弃票
ask-revamped-reporter-vote = 选谁来当记者？
choice-revamped-reporter-vote-nobody = 弃票
ask-revamped-guardian-vote = 选谁来当护民官？
choice-revamped-guardian-vote-nobody = 弃票
ask-revamped-office-resign = 还要继续任职吗？
choice-revamped-office-resign-keep = 继续
choice-revamped-office-resign-resign = 辞职
ask-revamped-declare = 要发动自己的技能吗？
choice-revamped-declare-stay = 现在不用
choice-revamped-declare-razor-hidden = 剃刀（不亮身份）
choice-revamped-declare-razor-shown = 剃刀（亮身份）
choice-revamped-declare-soul-protect = 灵魂（护住一人）
choice-revamped-declare-soul-strike = 灵魂（击倒一人）
choice-revamped-declare-prayer-protect = 祷告（护住一人）
choice-revamped-declare-prayer-strike = 祷告（击倒一人）
choice-revamped-declare-knight-hidden = 取消放逐（不亮身份）
choice-revamped-declare-knight-shown = 取消放逐（亮身份）
# where the deck leaves open whose word it is
choice-prayer-protect = 祷告（护住一人）
choice-prayer-strike = 祷告（击倒一人）
choice-arrow = 主顾的箭
choice-arrows = 收回箭
choice-eat = 吃掉
choice-listen = 混进被迷惑的人
choice-soul-protect = 灵魂（护住一人）
choice-soul-strike = 灵魂（击倒一人）
choice-target = 更改选择
choice-join = 加入狼队
choice-yes = 是
choice-no = 否
choice-knight-hidden = 取消放逐（不亮身份）
choice-knight-shown = 取消放逐（亮身份）
choice-razor-hidden = 剃刀（不亮身份）
choice-razor-shown = 剃刀（亮身份）
choice-revamped-declare-arrows = 收回箭
choice-revamped-declare-arrow = 主顾的箭
choice-revamped-declare-listen = 混进被迷惑的人
choice-revamped-declare-target = 更改选择
ask-revamped-declare-target = 对谁？有这张牌才算。
choice-revamped-declare-target-nobody = 不选
ask-revamped-declare-role = 哪种身份？有牌才算。
choice-revamped-declare-role-nobody = 不选
ask-revamped-role-of = 他是什么身份？
choice-revamped-role-of-nobody = 不猜
ask-revamped-hide-of = 让他看起来像谁？
choice-revamped-hide-of-nobody = 不换

## 其他人同时在猜的：和真问题同样的形式


## 为什么不能选

blocked-revamped-soulless = 他没有灵魂可赌，换一个人
blocked-revamped-blessed = 这个人早已蒙恩，换一个人
blocked-revamped-ate = 他已经来吃过了，换一个人
blocked-revamped-sleepless = 这个人早已不眠，换一个人
blocked-revamped-compared = 这个人你比过了，换一个人
blocked-revamped-guessed = 这个人你猜中过，换一个人
blocked-revamped-no-change-left = 紧急更改已经用掉，不能改

## 问题旁边

# 现在选的是谁；再选同一个就是取消。
show-revamped-huntress-aim = 你的最后一箭
show-revamped-ranger-mark = 你死时揭穿
show-revamped-executioner-stand-in = 替你的人
show-revamped-fletchers-customer-aim = 你的箭
show-revamped-journalist-heir = 你的手记留给
show-revamped-psychopath-mask = 你看起来是
show-revamped-angel-follow = 陪你走的人
show-revamped-mad-scientist-subject = 你要带走的人
show-revamped-flute-apprentice-divert = 技能落到谁身上
shown-revamped-huntress-aim = 最后一箭射{ $seat }号{ $name }。再选一次就是取消
shown-revamped-huntress-aim-nobody = 最后一箭谁也不射
shown-revamped-ranger-mark = 死时揭穿{ $seat }号{ $name }。再选一次就是取消
shown-revamped-ranger-mark-nobody = 死时谁也不揭穿
shown-revamped-executioner-stand-in = 替你的人是{ $seat }号{ $name }。再选一次就是取消
shown-revamped-executioner-stand-in-nobody = 没有人替你
shown-revamped-fletchers-customer-aim = 你的箭射{ $seat }号{ $name }。再选一次就是取消
shown-revamped-fletchers-customer-aim-nobody = 你的箭谁也不射
shown-revamped-journalist-heir = 手记留给{ ROLE($seat) }。再选一次就是取消
shown-revamped-journalist-heir-nobody = 手记还没有留给谁
shown-revamped-psychopath-mask = 你看起来是{ ROLE($seat) }。再选一次就是卸下
shown-revamped-psychopath-mask-nobody = 你以真面目示人
shown-revamped-angel-follow = 陪你走的是{ $seat }号{ $name }。再选一次就是取消
shown-revamped-angel-follow-nobody = 不指定谁陪你走
shown-revamped-mad-scientist-subject = 要带走{ $seat }号{ $name }
shown-revamped-mad-scientist-subject-nobody = 还没选；一直不选就抽签
shown-revamped-flute-apprentice-divert = 技能落到{ $seat }号{ $name }身上。再选一次就是取消
shown-revamped-flute-apprentice-divert-nobody = 技能不落到别人身上
shown-revamped-dead-question = 问题：{ $question }
shown-revamped-vials = 还有{ $vials }瓶
shown-revamped-names = 名单要写{ $names }个人

## 环节

window-revamped-deal = 发牌与开局选择
window-revamped-night = 夜晚
window-revamped-morning = 晨间消息与白天技能
window-revamped-mayor-vote = 镇长选举
window-revamped-reporter-vote = 记者选举
window-revamped-guardian-vote = 护民官选举
window-revamped-mayor-counts = 镇长定人数
window-revamped-debate = 轮流发言
window-revamped-lynch = 放逐投票
window-revamped-second-lynch = 第二次放逐投票
window-revamped-last-acts = 临走之前
window-revamped-declare = 私下发动技能
window-revamped-story = 故事时间

## 公开的标记

mark-revamped-guarded = 今天不能投他
mark-revamped-ascended = 已获胜离场
mark-revamped-revealed = 身份已公开

## 留言板

board-revamped-pack = 狼窝
board-revamped-hellhounds = 犬舍
board-revamped-bakers = 面包房
board-revamped-butchers = 肉铺
board-revamped-cult = 教团地窖
board-revamped-couple = 情侣长椅
board-revamped-laboratory = 实验室
board-revamped-enchanted = 被迷惑的人
board-revamped-hell = 地狱
board-revamped-heaven = 天堂
board-revamped-pyro = 火柴盒
board-revamped-underworld = 地宫
board-revamped-graveyard = 墓园
board-revamped-disease = 药瓶柜
board-revamped-ice = 冰宫
board-revamped-flute = 琴房
board-revamped-tavern = 酒馆
board-revamped-bar = 吧台后面
board-revamped-story = 写给大家的一句话
board-revamped-wager = 地下的声音
board-revamped-grace = 天上的声音
board-revamped-knitting = 奶奶家的客厅
board-revamped-threat = 门缝里的纸条
board-revamped-journal = 手记
board-revamped-question = 问亡者
alias-revamped-bartender = 吧台
alias-revamped-devil = 有人
alias-revamped-archangel = 有人
alias-revamped-grandma = 一位老太太
alias-revamped-stalker = 你不认识的人

## 法官页上的防线

layer-revamped-absence = 不在家
layer-revamped-potion = 灵药
layer-revamped-immunity = 死神免伤
layer-revamped-food = 护身菜
layer-revamped-soul = 灵魂护身
layer-revamped-prayer = 祷告护身
layer-revamped-spare-soul = 自动用掉灵魂
layer-revamped-spare-prayer = 自动用掉祷告
layer-revamped-runner = 跑掉
layer-revamped-acrobat = 翻身躲开
layer-revamped-scared = 吓跑
layer-revamped-macho = 硬撑到天黑
layer-revamped-cursed = 变狼不死
layer-revamped-demonized = 变成亡灵
layer-revamped-tainted = 变成丧尸
layer-revamped-own = 自创身份

## 会用完的

charge-revamped-escape = 逃脱
charge-revamped-dagger = 匕首
charge-revamped-razor = 剃刀
charge-revamped-reprieve = 取消放逐
charge-revamped-arrows = 收回箭
charge-revamped-stand-in = 替身
charge-revamped-life = 灵药
charge-revamped-poison = 毒药
charge-revamped-mask = 加入狼队
charge-revamped-soul = 灵魂
charge-revamped-prayer = 祷告
charge-revamped-vial = 病菌
charge-revamped-joining = 混入
charge-revamped-change = 紧急更改

## 不适合的主持方式

misfit-revamped-aliases = { ROLE($role) }要匿名留言，只有传电脑才藏得住。
misfit-revamped-day = { ROLE($role) }白天要私下做决定，只有传电脑才问得到。
misfit-revamped-answers = { ROLE($role) }会让别人私下作答，只有传电脑才问得到他。
misfit-revamped-dead = { ROLE($role) }要和死者说话，只有传电脑才会传到死者手里。

## 法官页上，一个座位此刻的情形

condition-revamped-demonized = { $by }打了血印：夜里遇袭就变亡灵
condition-revamped-tainted = { $by }打了疫印：夜里遇袭就变丧尸
condition-revamped-soulless = 失魂：灵魂给了{ $by }
condition-revamped-blessed = 蒙恩，来自{ $by }
condition-revamped-offered-wager = 有{ $by }的赌约，等着回答
condition-revamped-offered-grace = 有{ $by }的恩典，等着回答
condition-revamped-shielded-soul = { $by }用灵魂护着
condition-revamped-shielded-prayer = { $by }用祷告护着
condition-revamped-enchanted = 被{ $by }迷惑
condition-revamped-powdered = 家里有{ $by }撒的火药
condition-revamped-frozen = 被{ $by }冰封
condition-revamped-sleepless = 从此不眠，因为{ $by }
condition-revamped-served = { $dish ->
        [poisoned] 面前有{ $by }的毒菜
       *[other] 面前有{ $by }的护身菜
    }
condition-revamped-eaten = { $dish ->
        [poisoned] 吃了{ $by }的毒菜：今天结束时死
       *[other] 吃了{ $by }的护身菜：下一夜不怕袭击
    }
condition-revamped-charmed = 吃过{ $by }的护身菜：夜里不怕袭击
condition-revamped-safe = { $by }给了灵药
condition-revamped-immune = 今晚不怕任何袭击
condition-revamped-guard-tonight = 护民官{ $by }选中，天亮起不能被投
condition-revamped-guarded = { $by }护着：不能被投
condition-revamped-reprieve = 已经取消下一次放逐
condition-revamped-subject = { $by }的实验对象
condition-revamped-journal-left = 手记已经有人接手在看
condition-revamped-infected = 被{ $by }染上病：第{ NUMERAL($night) }夜结束时死
condition-revamped-doomed = 中了{ $by }的致命伤：今天结束时倒下
condition-revamped-disguise = { $strength ->
        [strong] 强伪装：看起来是{ $role }
       *[weak] 弱伪装：看起来是{ $role }
    }
condition-revamped-robbed = { $when ->
        [now] 没有票，票归{ $by }
       *[next] 下个白天没有票，票归{ $by }
    }
condition-revamped-threatened = { $when ->
        [now] 受{ $by }威胁，暗中多背两票
       *[next] 受{ $by }威胁，下个白天暗中多背两票
    }
condition-revamped-mute = { $when ->
        [now] 投了不算，因为{ $by }
       *[next] 下个白天投了不算，因为{ $by }
    }
condition-revamped-lent = 暂时有{ $role }的技能
condition-revamped-loves = 爱着{ $by }
condition-revamped-listed = 名单上有：{ $seats }
condition-revamped-waiters = 服务员：{ $seats }
condition-revamped-left-soul = 还有{ $count }个灵魂
condition-revamped-left-prayer = 还有{ $count }次祷告
condition-revamped-left-vial = 还有{ $count }瓶病菌
condition-revamped-target = 目标：{ $by }
condition-revamped-target-role = 目标：{ $role }
