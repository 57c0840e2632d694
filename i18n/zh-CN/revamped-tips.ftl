# 大书：值为一句心得；.when 什么时候行动；.limits 有什么限制。

## 好人：杂项

handbook-revamped-bard = 人人都在讲你的故事，别让故事太难听。
    .when = 一直有效，不用操作。
    .limits = 只讲技能和身份，不讲名字。投票不算。
handbook-revamped-bartender = 擦好杯子，倒满传闻。
    .when = 活着的时候，每次轮到你都可以写。
    .limits = 只有在酒馆里匿名，桌上开口还是你本人。
handbook-revamped-child = 谁都当你不懂事，第二天大家就懂了。
    .when = 你死后的第二天。
    .limits = 你什么都不用选，到时自然发生。
handbook-revamped-citizen = 除了好人的胜利，你没什么可输的。
    .when = 白天，每一次投票。
    .limits = 一票就是一票。
handbook-revamped-fortune-apprentice = 水晶球先帮人捧着，总有一天轮到你看。
    .when = 有探查类好人死去之后，第一个白天开始时。
    .limits = 只认第一个探查者，而且那时你还得是学徒。
handbook-revamped-journalist = 写的时候，就当会落到坏人手里。
    .when = 每次轮到你时；选过就一直有效，直到你改。
    .limits = 每阶段改一次，全场紧急改一次。只能选身份，不能选人。
handbook-revamped-macho = 他们先动手，你后闭嘴。
    .when = 遇袭的时候。
    .limits = 只是拖，不是救。放逐和毒菜照样要命。
handbook-revamped-ranger = 用最后的力气，抬手一指。
    .when = 死的时候；选过就一直有效，直到你改。
    .limits = 被放逐不算。强伪装骗得过你。
handbook-revamped-runner = 一双好鞋，半条命。
    .when = 被狼人袭击时，一次。
    .limits = 只躲狼，只躲一次。
handbook-revamped-trickster = 票投给朋友，好话留给敌人。
    .when = 每一次公开投票。
    .limits = 永远是负一票。想救人，就投他。
handbook-revamped-town-crier = 至少有一个人是真的。喊出来，还是留着？
    .when = 开局，写在你的牌上。
    .limits = 只有一个名字，以后怎么样自己看。

## 好人：团体

handbook-revamped-baker = 夜里发起来的有三样：面团、疑心，还有你们。
    .when = 首夜起，在自己的留言板上。
    .limits = 信任也有保质期，谁都可能被转化。
handbook-revamped-butcher = 磨刀的时候，看着谁在看你。
    .when = 首夜起，在自己的留言板上。
    .limits = 只知道就在你们中间。
handbook-revamped-cult-member = 我们只除掉有罪的人。到目前为止，人人有罪。
    .when = 第二夜起。
    .limits = 每晚只袭击一个人，而且最初的教主得活着。

## 好人：技能

handbook-revamped-fletcher = 箭是你的，手是他的。
    .when = 开局选人；收箭随时都行。
    .limits = 整局只有一位主顾，只有你能收回。
handbook-revamped-fletchers-customer = 收下就好，别问是谁送的。
    .when = 死的时候；选过就一直有效，直到你改。
    .limits = 被放逐不算；箭被收回就没了。
handbook-revamped-grandma = 乖，坐下，奶奶替你投。
    .when = 每晚，管第二天。
    .limits = 最多两个人。谁也不选，你自己的票就不算。
handbook-revamped-hooker = 别在同一个险处睡两晚。
    .when = 每晚，管当晚。
    .limits = 只有袭击会扑空，别的技能照样找得到你。
handbook-revamped-medium = 死人什么都知道，也和活人一样会撒谎。
    .when = 每晚提问；下一夜得到答复。
    .limits = 一晚一个问题，答案只有是和否。
handbook-revamped-royal-knight = 剑不出鞘，也能斩断绳子。
    .when = 随时，一次。
    .limits = 只管下一次。用了就没了，哪怕白用。
handbook-revamped-stalker = 两声耳语，比一声大喊还响。
    .when = 每晚，管第二天。
    .limits = 两票，一天，而且对方知道有人盯着他。

## 好人：探查

handbook-revamped-aura-teller = 红光是坏人，除非那是自己人在熬药。
    .when = 每晚。
    .limits = 有威胁的也可能是自己人。强伪装骗得过你。
handbook-revamped-crowd-seeker = 人群里总有一个，正是你想的那样。
    .when = 每晚。
    .limits = 最多三个人，一人猜一次。什么伪装都骗得过你。
handbook-revamped-fortune-teller = 牌不骗人，是人换了衣裳。
    .when = 每晚。
    .limits = 一晚一个人。什么伪装都骗得过你，笛声也会。
handbook-revamped-huntsman = 爪子可不戴面具。
    .when = 每晚。
    .limits = 只知道在不在狼队，看不到具体身份。
handbook-revamped-oracle = 两半真话，还得自己拼。
    .when = 每晚，直到剩下不足两个没比过的人。
    .limits = 每人一次。只说是不是一边，不说是哪边。
handbook-revamped-receptionist = 铃响一声，查一个名字，客满。
    .when = 每晚。
    .limits = 只有数字，没有名字。强伪装骗得过你。

## 好人：杀伤

handbook-revamped-assassin = 三把匕首，一颗良心。
    .when = 第二夜起，三次。
    .limits = 一共三次，被挡住也算用掉。
handbook-revamped-barber = 上面再修短一点？
    .when = 第二天起，白天投票之前，一次。
    .limits = 只在白天，只有一次。
handbook-revamped-cult-leader = 他们跟着你走，脚下当心。
    .when = 第二夜起，和教团一起。
    .limits = 全教团每晚一个目标；最初的教主一死就结束。
handbook-revamped-executioner = 绳子你最熟，让别人试试。
    .when = 要被放逐时，一次。
    .limits = 只防放逐，别的死法防不住。
handbook-revamped-huntress = 弓一直拉着，谁知道呢。
    .when = 死的时候；选过就一直有效，直到你改。
    .limits = 被放逐不算。
handbook-revamped-mad-scientist = 为了科学，也为了出口气。
    .when = 死的时候；选过就一直有效，直到你改。
    .limits = 只能是两个实验对象之一。
handbook-revamped-priest = 有信心很好，有把握更好。
    .when = 每晚，夜里最后生效。
    .limits = 洒到自己人，死的是你，谁也救不了。
handbook-revamped-witch = 一瓶治咳嗽，一瓶治咳嗽的人。
    .when = 每晚，直到两瓶都空。
    .limits = 各用一次。没人告诉你今晚谁有危险。

## 狼人

handbook-revamped-wolf = 葬礼上哭得响一点，顺便夸夸酒席。
    .when = 每晚，和狼队一起。
    .limits = 全队一晚一刀。
handbook-revamped-alpha-wolf = 低吼就够了，他们会跟上。
    .when = 每晚，和狼队一起。
    .limits = 狼队里两票，别处一票。
handbook-revamped-bloody-butcher = 最好的肉都在你这一桌，两桌都是。
    .when = 每晚和狼队一起；首夜起在屠夫的留言板上。
    .limits = 两块留言板，一颗脑袋。
handbook-revamped-hellhound = 只有一个头的，别信。
    .when = 每晚和狼队一起；首夜起在自己的留言板上。
    .limits = 只有地狱犬互相信得过，狼队只当你是狼。
handbook-revamped-scared-wolf = 胆子大的都跑得慢。
    .when = 夜里遇袭时，一次。
    .limits = 只在夜里，只有一次。放逐和白天的刀子照样中。
handbook-revamped-sneaking-wolf = 擦干净爪子，饭前祷告。
    .when = 一直有效，不用操作。
    .limits = 瞒不过脚印和圣水。
handbook-revamped-wolfs-cub = 他们会替你报仇，报两遍。
    .when = 你死后的那一夜。
    .limits = 只多一刀，只有一夜。
handbook-revamped-disguised-fox = 什么袍子底下藏不住一条尾巴？
    .when = 每天，管当晚。
    .limits = 加入狼队就没了面具，也不能反悔。
handbook-revamped-infected-wolf = 下口想清楚，咬了就得养。
    .when = 首夜，一次。
    .limits = 只有一口，而且非咬不可。
handbook-revamped-lone-wolf = 谁都不认识，里面还有亲戚。
    .when = 每晚，直到加入狼队。
    .limits = 杀了狼或者无阵营的人，要赔命。
handbook-revamped-saboteur-wolf = 梯子上少一格，爬到才知道。
    .when = 每晚，管第二天。
    .limits = 不能连续两晚选同一个人，只搅选举。
handbook-revamped-tanner = 人靠衣装，衣裳归你做。
    .when = 第一天起，每天，管当晚。
    .limits = 最多两个人，弱伪装，只管一夜。
handbook-revamped-lone-warlock = 照镜子的时候，别往自己看。
    .when = 每晚，直到加入狼队。
    .limits = 一晚一个人。什么伪装都骗得过你。
handbook-revamped-psychic-wolf = 装作早就知道，很快就真知道了。
    .when = 每晚。
    .limits = 一个人，猜一次。
handbook-revamped-warlock = 赶在他们觉得你好吃之前，找到他们。
    .when = 每晚。
    .limits = 一晚一个人。狼队照样可能刀你。

## 独自求胜

handbook-revamped-white-werewolf = 朋友嘛，是上半场用的。
    .when = 每晚和狼队一起；双数夜再单独一次。
    .limits = 单独那一刀只能刀狼队里的人。
handbook-revamped-gray-werewolf = 留一个证人也无妨。
    .when = 每晚和狼队一起；双数夜再单独一次。
    .limits = 没有伪装，狼人还可能比你先赢。

## 笛声

handbook-revamped-flute-player = 轻一点，让他们以为是自己想跳舞。
    .when = 每晚。
    .limits = 一晚两个人，或者一人一个。人走曲终。
handbook-revamped-flute-apprentice = 回声，总是从别处传来。
    .when = 随时；选过就一直有效，直到你改。
    .limits = 只引开被迷惑者的技能，自己不能迷惑人。

## 地狱与天堂

handbook-revamped-devil = 在这里签字。不，用那种墨水。
    .when = 赌约在白天；灵魂随时可用。
    .limits = 一天一个赌约。没有灵魂，你和常人一样会死。
handbook-revamped-demon = 叉子拿稳，笑一个。
    .when = 成为恶魔的那天起，在留言板上。
    .limits = 没有技能，只有一边可站。
handbook-revamped-archangel = 翅膀一张，解释权归我。
    .when = 赐恩在白天；祷告随时可用。
    .limits = 一天一次恩典。没有祷告，你和常人一样会死。
handbook-revamped-saint = 进门低头，别碰掉光环。
    .when = 成为圣徒的那天起，在留言板上。
    .limits = 没有技能，只有一边可站。

## 烈火

handbook-revamped-pyromancer = 到最后，人人都会发光。
    .when = 每晚。
    .limits = 一晚一个人，或者一把火，不能都要。

## 冥界与墓园

handbook-revamped-vampire = 让别人动手，你负责数人头。
    .when = 每晚。
    .limits = 一晚一个，双数夜两个。得有别人去袭击。
handbook-revamped-undead = 记得喘气，别人看了安心。
    .when = 遇袭后的那个早上起。
    .limits = 你在原来团体里的票不计。
handbook-revamped-plaguebearer = 来，握个手。
    .when = 每晚。
    .limits = 一晚一个，双数夜两个。得有别人去袭击。
handbook-revamped-zombie = 先吃脑子，再讲礼貌。
    .when = 遇袭后的那个早上起。
    .limits = 你在原来团体里的票不计。

## 冰雪王室

handbook-revamped-ice-king = 话要暖，脚要冷，王冠最冷。
    .when = 每晚。
    .limits = 要么写满，要么作废。你一走，冰全化。
handbook-revamped-ice-queen = 借来的王冠，一样发亮。
    .when = 每晚猜；技能第二天用。
    .limits = 一人一次，一次一天。

## 疫病

handbook-revamped-evil-scientist = 握一次手就够了。
    .when = 夜里，只要还有瓶子。
    .limits = 两瓶，或者三瓶。你自己不会染病。

## 死神

handbook-revamped-reaper = 他们再也不用睡了。不客气。
    .when = 有人死了以后，每天。
    .limits = 每个活人只能选一次。

## 无阵营

handbook-revamped-angel = 讨人嫌，但要温柔。
    .when = 被放逐时；选过就一直有效，直到你改。
    .limits = 只认放逐，别的死法就是死了。
handbook-revamped-chef = 两盘菜，一模一样，请慢用。
    .when = 每晚，管第二天。
    .limits = 一晚一道菜，吃不吃由人。
handbook-revamped-despot = 一切为了大家，主要是你。
    .when = 选镇长的时候。
    .limits = 只认镇长，别的职务不算。
handbook-revamped-psychopath = 不是针对谁，是按笔画排的。
    .when = 一直有效；选过的伪装，直到你改。
    .limits = 得靠别人动手。
handbook-revamped-riding-hood = 又在林子里迷路了？真不巧。
    .when = 狼来的时候。
    .limits = 只认狼，而且必须死。
handbook-revamped-cupid = 瞄准，脸红，快跑。
    .when = 首夜，一次。
    .limits = 一辈子只有一个。
handbook-revamped-dog = 好狗，或者不是。
    .when = 首夜，一次。
    .limits = 三选一，不能反悔。
handbook-revamped-look-alike = 挑脸要仔细。
    .when = 首夜，一次。
    .limits = 只抄一次，抄到什么第二天早上才知道。
handbook-revamped-survivor = 谁说都对，跟着多数投。
    .when = 每一次放逐投票。
    .limits = 少投一次就要命。
handbook-revamped-immune-survivor = 勤洗手，少沾事。
    .when = 每一次放逐投票。
    .limits = 少投一次就要命。
handbook-revamped-apprentice = 看着吧，马上有位子空出来。
    .when = 第一次袭击或死亡时。
    .limits = 师父不由你挑。

## 少见的好人与狼人

handbook-revamped-acrobat = 翻个跟头，鞠个躬，跑。
    .when = 被狼人袭击时，两次。
    .limits = 只躲狼，只躲两次。
handbook-revamped-claimspace = 你知道一句谎话，等着有人来说。
    .when = 开局，写在你的牌上。
    .limits = 只知道这一种身份，别无其他。
handbook-revamped-coroner = 死人不会撒谎，只会含糊。
    .when = 有人死了以后，每天。
    .limits = 一天一个死者，只说身份，不说名字。
handbook-revamped-cursed-civilian = 善待生人，尤其是毛多的。
    .when = 被狼族袭击时。
    .limits = 只认狼族。就算变了狼，也不认识狼队。
handbook-revamped-cursed-civilian-old = 来的时候是敌人，留下就是家人。
    .when = 被狼族袭击时。
    .limits = 只认狼族。
handbook-revamped-knowledge-wolf = 书读多了，肚子也饿了。
    .when = 开局，写在你的牌上。
    .limits = 只有身份，没有名字。
handbook-revamped-packless-wolf = 没有狼队的狼，就是条大狗。
    .when = 狼队最后一个人死去时。
    .limits = 在那之前没有技能。

## 职务

handbook-revamped-mayor = 挥手，拍板，再挥手。
    .when = 每一次公开投票。
    .limits = 十五人以内多一票，超过十五人就没有。
handbook-revamped-reporter = 谁、在哪、什么时候。从来不问为什么。
    .when = 当选以后，每当有人死去。
    .limits = 只看最初的牌，看不到死因，也看不到后来的身份。
handbook-revamped-guardian = 往门口一站，挺直腰杆。
    .when = 每晚，管第二天。
    .limits = 不能连续两天护同一个人，只防放逐。
