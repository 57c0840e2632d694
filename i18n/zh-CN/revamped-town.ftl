# 大书的身份：好人。
# 值为名称；.card 写在牌上；.more 写在手册里；.wake .act .sleep 由语音念出。

## 好人：杂项
role-revamped-bard = 吟游诗人
    .card = 凡是冲你来的技能都会当众讲出来：做了什么，出自哪个身份。
    .more = 只讲做了什么、出自哪个身份，不讲是谁，也不讲细节：讲制皮匠给你披了皮，不讲你现在像谁。夜里的事天亮先讲，再报死讯；没得手的袭击也讲，投票不讲。你失去身份这件事照样会讲，讲完就没有下文了。中途出现新的吟游诗人，也会公布。

role-revamped-bartender = 酒保
    .card = 你在酒馆留言不署名，没人知道吧台后面是谁。
    .more = 酒馆是一块公共留言板：活着的人都能写，所有人都能看，死者也能看。你的留言只署化名。一旦失去身份或者死去，这个化名就再也不出声了。

role-revamped-child = 孩子
    .card = 你死后的第二天，要放逐两次。
    .more = 第一次放逐执行完，再投第二次。皇家骑士只能取消其中一次。就算你早已失去这个身份，你一死照样算数：当过孩子，就一直算孩子。几个孩子一起死，多投几次看桌上规矩。

role-revamped-citizen = 平民
    .card = 没有技能。每天一票，两只耳朵，问心无愧。
    .more = 听、说、投票，仅此而已。许多伪装看起来都和你一模一样，所以有人验出“平民”也说明不了什么。

role-revamped-fortune-apprentice = 占卜学徒
    .card = 第一个探查类好人死去，第二天由你接任他的身份。
    .more = 探查类有望气师、相面师、占卜师、猎户、神谕者、接待员和验尸官。只是被转化的不算死。你接手的是他死时的身份，次数全新；他生前查到的你能不能看，由桌上规矩决定。全桌只知道有学徒接了班，不知道是谁。

role-revamped-journalist = 撰稿人
    .card = 写一本手记，再选一种身份。你死后，手记交给拥有这个身份的人。
    .more = 每个阶段可以改一次，全场另有一次紧急更改。同一身份有好几个人，抽签给一个；一个也没有，或者你已经失去身份，手记就烧了。接手的人只能看，不能写。
    .wake = 撰稿人请睁眼。
    .wake-theatrical = 撰稿人，|笔尖都干了，|请睁眼。
    .act = 手记要留给哪种身份？
    .act-theatrical = 手记给谁看？|请选一种身份。
    .act-theatrical2 = 手记落到哪种身份手里？
    .sleep = 撰稿人请闭眼。
    .sleep-theatrical = 撰稿人请闭眼，|墨水别弄脏枕头。

role-revamped-macho = 硬汉
    .card = 遇袭不会马上倒下：你会知道其中一个凶手的名字，撑到这一天结束才死。
    .more = 夜里遇袭，撑到第二天结束；白天遇袭，撑到当天结束。一夜挨了几次也只算一劫，凶手抽一个告诉你。听到了谁，尽管说出来，反正也没什么可怕的了。这一劫谁也解不了，失去身份也没用。被放逐则和别人一样，当场就死。

role-revamped-ranger = 游侠
    .card = 选一个人。你死的时候，只要不是被放逐，他的身份就当众公布。
    .more = 你的名字和身份会一起公布。每个阶段可以改一次，全场另有一次紧急更改。没选人，或者选的人已经死了，你就无声无息地走。强伪装骗得过你，弱伪装骗不过。
    .wake = 游侠请睁眼。
    .wake-theatrical = 游侠，|该上路了，|请睁眼。
    .act = 临死要揭穿谁？
    .act-theatrical = 最后一口气，说出谁？
    .act-theatrical2 = 最后那根手指，|指向谁？
    .sleep = 游侠请闭眼。
    .sleep-theatrical = 游侠请闭眼，|靴子脱了。

role-revamped-runner = 飞毛腿
    .card = 第一次被狼人袭击，你跑掉了。你和狼队都会知道。
    .more = 不分昼夜，狼队的刀，或者任何狼族、狼人的袭击都算。只有一次。同一夜挨第二口就跑不动了；不是狼干的，第一次就要命。

role-revamped-trickster = 捣蛋鬼
    .card = 所有公开投票里，你的一票算负一票。
    .more = 举手和别人没有两样，只有计票时不同。当了镇长就算负两票。总票数是零或者负数的人不会显示，也永远选不上。失去这个身份以后，你的票又是正经票了。

role-revamped-town-crier = 更夫
    .card = 开局你就知道另一个好人的身份，绝对可靠。
    .more = 这个人是抽出来的，看的时候没有任何伪装。他不知道你知道他。他以后变成了什么，没人会告诉你。

## 好人：团体
role-revamped-baker = 面包师
    .card = 面包师至少两个人，互相认识，有自己的留言板。
    .more = 开局认识的面包师都可以信。谁失去了身份，照样能在这块板上看和写。要是种狼感染了其中一个，他就变成血屠夫，其余的全变成屠夫：你们会收到通知，但不说是谁。
    .called = 面包师
    .wake = 面包师请睁眼。
    .wake-theatrical = 面包师，|炉子热了，|请睁眼。
    .act = 看看还有谁会烤面包。
    .act-theatrical = 数一数围裙，|看看都有谁。
    .act-theatrical2 = 还有谁手上有面粉？|看一看。
    .sleep = 面包师请闭眼。
    .sleep-theatrical = 面包师请闭眼，|让面也歇着。
    .wake-first = 面包师请睁眼，|互相确认身份。

role-revamped-butcher = 屠夫
    .card = 你认识其他屠夫，有共同的留言板。你们当中正好有一只狼。
    .more = 那只狼就是血屠夫：你们写的他都看得到，吃饭却跟狼队一桌。留言板上只有名字，没有身份。几个人里面必有一只狼：全镇就数你们这里的狼好找，也数你们的夜晚难熬。
    .called = 屠夫
    .wake = 屠夫请睁眼。
    .wake-theatrical = 屠夫，|刀磨好了，|请睁眼。
    .act = 看看都有谁。|其中一个是狼。
    .act-theatrical = 数一数围裙。|其中一条下面是狼。
    .act-theatrical2 = 看看还有谁提着刀。|其中一个会嚎。
    .sleep = 屠夫请闭眼。
    .sleep-theatrical = 屠夫请闭眼，|手擦干净。
    .wake-first = 屠夫请睁眼，|互相确认身份。

role-revamped-cult-member = 教众
    .card = 你是好人，只是没耐心：从第二夜起，教团每晚投票袭击一个人。
    .more = 教团的人互相认识，有留言板。得票最多的人在夜里最后遇袭，凶手从投了他的人里暗中抽一个。最初的教主一死，教团从此不能再袭击。失去身份的人还可以投，但不计票。
    .called = 教众
    .wake = 教众请睁眼。
    .wake-theatrical = 教众，|兜帽戴好，|请睁眼。
    .act = 请统一意见，|今晚袭击谁？
    .act-theatrical = 今晚轮到谁？|请统一意见。
    .act-theatrical2 = 今晚谁知道得太多？|商量好，选一个。
    .sleep = 教众请闭眼。
    .sleep-theatrical = 教众请闭眼，|兜帽挂起来。
    .wake-first = 教众请睁眼，|互相确认身份。

## 好人：技能
role-revamped-fletcher = 制箭师
    .card = 选一位主顾。他可以选一个目标，他死的时候，那个人遇袭。
    .more = 首夜之前选，不选就抽签，以后不能换人。只要你活着，随时可以把箭收回，收了就不能再给。主顾射箭和女猎手一样：被放逐不算。你死了箭还在不在，看桌上规矩。
    .wake = 制箭师请睁眼。
    .wake-theatrical = 制箭师，|当心羽毛，|请睁眼。
    .act = 你的箭交给谁？
    .act-theatrical = 箭袋赊给哪一位？
    .act-theatrical2 = 最好的箭给谁？
    .revoke = 要把箭收回来吗？
    .revoke-theatrical = 该把箭要回来了吗？
    .revoke-theatrical2 = 今晚要收箭吗？
    .sleep = 制箭师请闭眼。
    .sleep-theatrical = 制箭师请闭眼，|羽毛扫干净。

role-revamped-fletchers-customer = 制箭师的主顾
    .card = 有人给了你一支箭。选一个人：你死的时候，只要不是被放逐，他就会遇袭。
    .more = 这是原来身份之外多出来的。每个阶段可以改一次，全场另有一次紧急更改。制箭师随时可能把箭收回去。你选的人要是因此死了，全桌会知道你是主顾。
    .wake = 制箭师的主顾请睁眼。
    .wake-theatrical = 制箭师的主顾，|你的货到了，|请睁眼。
    .act = 你的箭留给谁？
    .act-theatrical = 箭上写着谁的名字？
    .act-theatrical2 = 这支箭射向谁？
    .sleep = 制箭师的主顾请闭眼。
    .sleep-theatrical = 制箭师的主顾请闭眼，|收据藏好。

role-revamped-grandma = 老奶奶
    .card = 每晚选最多两个人：第二天公开投票时他们各少一票，你拿走几票就算几票。
    .more = 你自己的票，真拿到几票就算几票：零、一或二。有好几票的人只少一票；票是负数或者没有票的，你拿不到，会告诉你。你选的人第二天和你共用一块留言板，你在上面不署名。举手照旧，只有计票不同。
    .wake = 老奶奶请睁眼。
    .wake-theatrical = 老奶奶，|老花镜戴上，|请睁眼。
    .act = 明天让谁待在家里？|最多两个人。
    .act-theatrical = 明天把谁留在屋里？|最多两个人。
    .act-theatrical2 = 明天留谁在家喝茶？|最多两个人。
    .sleep = 老奶奶请闭眼。
    .sleep-theatrical = 老奶奶请闭眼，|灶上的水壶拿下来。

role-revamped-hooker = 交际花
    .card = 每晚可以到别人家过夜。冲你来的袭击会扑空；冲那家主人去的，你也跑不了。
    .more = 从选定那一刻起到天亮，你家里没人。主人家遇袭，屋里的人个个遭殃。盾护的是人，不是屋子：给谁就护谁。两个人互相串门，各自按对方家里算。白天你在自己家。
    .wake = 交际花请睁眼。
    .wake-theatrical = 交际花，|外套披好，|请睁眼。
    .act = 今晚在谁家过夜？
    .act-theatrical = 今晚谁家的床暖和？
    .act-theatrical2 = 今晚敲谁家的门？
    .sleep = 交际花请闭眼。
    .sleep-theatrical = 交际花请闭眼，|在谁家都要睡好。

role-revamped-medium = 灵媒
    .card = 每晚向死者提一个问题。白天他们投是或否，下一夜你看到票数。
    .more = 死去的人不分阵营都能投，鬼话不保真。你只看到票数，看不到是谁投的。
    .wake = 灵媒请睁眼。
    .wake-theatrical = 灵媒，|桌子响了，|请睁眼。
    .act = 今晚问死者什么？
    .act-theatrical = 死者都听着呢，|问他们什么？
    .act-theatrical2 = 死者来了，|想问什么？
    .sleep = 灵媒请闭眼。
    .sleep-theatrical = 灵媒请闭眼，|他们还会再来。

role-revamped-royal-knight = 皇家骑士
    .card = 全场一次，取消一次放逐。要不要公开名字，你说了算。
    .more = 白天夜里都能用，作用在下一次放逐投票上，哪怕那一次本来就没有人出局。当天全部投完才公布：这次没有人死。如果当天要放逐两次，只取消其中一次。
    .wake = 皇家骑士请睁眼。
    .wake-theatrical = 皇家骑士，|国王睡了，|请睁眼。
    .act = 要取消下一次放逐吗？
    .act-theatrical = 下一次放逐，|你要拦下吗？
    .act-theatrical2 = 下一次放逐，|作废吗？
    .sleep = 皇家骑士请闭眼。
    .sleep-theatrical = 皇家骑士请闭眼，|头盔放床底下。

role-revamped-stalker = 跟踪狂
    .card = 每晚可以威胁一个人：第二天的投票里，他暗中多背两票。
    .more = 这两票从不显示，当天每一次公开投票都算，光凭这两票就可能定局。他会知道自己被威胁，不知道是你；你可以匿名给他留言。要是因为你的票放逐了天使，你要陪葬。
    .wake = 跟踪狂请睁眼。
    .wake-theatrical = 跟踪狂，|人刚拐过街角，|请睁眼。
    .act = 今晚要威胁谁？
    .act-theatrical = 今晚给谁塞一封信？
    .act-theatrical2 = 今晚让谁不敢回头？
    .sleep = 跟踪狂请闭眼。
    .sleep-theatrical = 跟踪狂请闭眼，|喘气轻一点。

## 好人：探查
role-revamped-aura-teller = 望气师
    .card = 每晚看一个人：有威胁，还是没有威胁。
    .more = 有威胁的：所有狼族、所有杀伤类好人，还有白狼、灰狼、魔鬼、大天使、纵火狂和邪恶科学家。吸血鬼、死神、主厨看起来没有威胁，普通教众也一样。强伪装骗得过你，弱伪装骗不过。
    .wake = 望气师请睁眼。
    .wake-theatrical = 望气师，|有人身上冒光，|请睁眼。
    .act = 今晚望谁的气？|选好了看屏幕。
    .act-theatrical = 今晚谁的气色可疑？|选好了看屏幕。
    .act-theatrical2 = 谁的气不太对？|答案在屏幕上。
    .sleep = 望气师请闭眼。
    .sleep-theatrical = 望气师请闭眼，|那只是盏灯。

role-revamped-crowd-seeker = 相面师
    .card = 每晚猜最多三个人的身份，猜中的会得到确认。
    .more = 没有确认的，可能是猜错了，也可能是看走了眼，你分不出来。强弱伪装都骗得过你；被迷惑以后，谁都可能像吹笛者。
    .wake = 相面师请睁眼。
    .wake-theatrical = 相面师，|人人都有一张脸，|请睁眼。
    .act = 今晚猜谁是什么身份？|选好了看屏幕。
    .act-theatrical = 认出谁了？|猜猜他们的身份，|选好了看屏幕。
    .act-theatrical2 = 哪张脸，是哪个身份？|答案在屏幕上。
    .sleep = 相面师请闭眼。
    .sleep-theatrical = 相面师请闭眼，|脸都记牢了。

role-revamped-fortune-teller = 占卜师
    .card = 每晚看一个人的具体身份。
    .more = 你看到的是最外面那一层：强弱伪装都骗得过你。要是被迷惑了，五次里有三次看到的是吹笛者。
    .wake = 占卜师请睁眼。
    .wake-theatrical = 占卜师，|茶叶沉底了，|请睁眼。
    .act = 今晚要看谁的身份？|选好了看屏幕。
    .act-theatrical = 今晚给谁算命？|选好了看屏幕。
    .act-theatrical2 = 谁的运势不好？|答案在屏幕上。
    .sleep = 占卜师请闭眼。
    .sleep-theatrical = 占卜师请闭眼，|别笑。

role-revamped-huntsman = 猎户
    .card = 每晚查一个人：在不在狼队里。
    .more = 你看的是脚印，不是脸，什么伪装都没用。白狼、灰狼都跟着狼队走；千面狐、制皮匠、术士和孤狼不在狼队里，至少现在还不在。进过狼队又失去身份的，位子还在，你看到的就是位子。
    .wake = 猎户请睁眼。
    .wake-theatrical = 猎户，|地上有新泥，|请睁眼。
    .act = 今晚追谁的脚印？|选好了看屏幕。
    .act-theatrical = 谁的脚印像爪子？|选好了看屏幕。
    .act-theatrical2 = 泥里是谁的印子？|答案在屏幕上。
    .sleep = 猎户请闭眼。
    .sleep-theatrical = 猎户请闭眼，|靴底擦干净。

role-revamped-oracle = 神谕者
    .card = 每晚比两个人：是不是同一边？每个人全场只能比一次。
    .more = 可以选自己。无阵营的都算同一边；独自求胜的各算各的，同队的才算一边。丘比特跟着情侣算。强伪装骗得过你，弱伪装骗不过。比过的人不能再比，你自己也一样。
    .wake = 神谕者请睁眼。
    .wake-theatrical = 神谕者，|烟升起来了，|请睁眼。
    .act = 请选两个人来比。|选好了看屏幕。
    .act-theatrical = 今晚比哪两个人？|选好了看屏幕。
    .act-theatrical2 = 把哪两个人放在一起看？|答案在屏幕上。
    .sleep = 神谕者请闭眼。
    .sleep-theatrical = 神谕者请闭眼，|梦话别押韵。

role-revamped-receptionist = 接待员
    .card = 每晚查一种身份：活着的还有几个人？
    .more = 这张桌上可能出现的身份都可以查，有没有人拿都行。你数的是看起来的样子：强伪装按伪装算，弱伪装不算。
    .wake = 接待员请睁眼。
    .wake-theatrical = 接待员，|有人按铃，|请睁眼。
    .act = 今晚要查哪种身份？|选好了看屏幕。
    .act-theatrical = 今晚翻名册，|查哪种身份？|选好了看屏幕。
    .act-theatrical2 = 门厅里见过哪种身份？|人数在屏幕上。
    .sleep = 接待员请闭眼。
    .sleep-theatrical = 接待员请闭眼，|钥匙挂好。

## 好人：杀伤
role-revamped-assassin = 刺客
    .card = 从第二夜起可以袭击一个人，全场三次。
    .more = 和其他袭击一起在夜里最后结算，能挡袭击的都挡得住你。当晚先死了或者失去了身份，这一刀就落不下去。
    .wake = 刺客请睁眼。
    .wake-theatrical = 刺客，|窗子开着，|请睁眼。
    .act = 今晚要袭击谁？
    .act-theatrical = 今晚翻谁家的窗？
    .act-theatrical2 = 今晚谁听不见你来？
    .sleep = 刺客请闭眼。
    .sleep-theatrical = 刺客请闭眼，|原路翻回去。

role-revamped-barber = 理发师
    .card = 全场一次，从第二天起，在光天化日之下袭击一个人。
    .more = 马上生效，对着尸体接着讨论。名字和身份要么一起公开，要么都不公开，你说了算。夜里的盾挡不住你；硬汉还能撑到天黑。

role-revamped-cult-leader = 教主
    .card = 你带领教团，从第二夜起每晚袭击一个人。你一死，教团再也不能袭击。
    .more = 你和大家一起投，你的票也只算一票。就算你失去身份，教团也照旧，直到你死。望气师看你有威胁，看教众没有。

role-revamped-executioner = 刽子手
    .card = 选一个人。你要是被放逐，就换他替你，只有一次。
    .more = 每个阶段可以改一次，全场另有一次紧急更改。事情发生时你的身份当众公开，此后再无技能。没有选人，或者选的人已经死了，走的还是你。选中护民官保护的人，放逐落空，谁也不死；选中天使，天使赢，你死。
    .wake = 刽子手请睁眼。
    .wake-theatrical = 刽子手，|有活儿了，|请睁眼。
    .act = 谁来替你上绞架？
    .act-theatrical = 绞架上，|你想换成谁？
    .act-theatrical2 = 绳子换给谁？
    .sleep = 刽子手请闭眼。
    .sleep-theatrical = 刽子手请闭眼，|头套挂起来。

role-revamped-huntress = 女猎手
    .card = 选一个人。你死的时候，只要不是被放逐，他就会遇袭。
    .more = 每个阶段可以改一次，全场另有一次紧急更改。能护住他的东西照样护得住他。他真的死了，你的身份才会公开；没有选人，或者选的人已经死了，谁也不会知道什么。
    .wake = 女猎手请睁眼。
    .wake-theatrical = 女猎手，|弓上弦了，|请睁眼。
    .act = 最后一箭留给谁？
    .act-theatrical = 最后一箭，|射中谁？
    .act-theatrical2 = 箭上刻谁的名字？
    .sleep = 女猎手请闭眼。
    .sleep-theatrical = 女猎手请闭眼，|箭省着点。

role-revamped-mad-scientist = 疯狂科学家
    .card = 你有两个实验对象，分属两个阵营。你死的时候，选中的那个遇袭。
    .more = 开局就知道是谁，和他们共用一块留言板，上面只有名字，没有身份。每个阶段可以改一次，全场另有一次紧急更改；一直不选就抽签。怎么死都会发动，被放逐也一样；哪怕选中的已经是死人。
    .wake = 疯狂科学家请睁眼。
    .wake-theatrical = 疯狂科学家，|它动了，|请睁眼。
    .act = 两个实验对象，|带走哪一个？
    .act-theatrical = 两个实验对象，|谁陪你走？
    .act-theatrical2 = 两个实验对象，|你要哪一个？
    .sleep = 疯狂科学家请闭眼。
    .sleep-theatrical = 疯狂科学家请闭眼，|别那样笑。

role-revamped-priest = 神父
    .card = 每晚可以把圣水洒给一个人。他是狼族，就遇袭；他是好人，你死。
    .more = 圣水只认真身，什么伪装都没用。既不是狼族也不是好人的，只是湿了一身，谁也没事。狼族是真正有皮有毛的狼：千面狐、制皮匠、术士都不算。
    .wake = 神父请睁眼。
    .wake-theatrical = 神父，|圣水备好了，|请睁眼。
    .act = 今晚圣水洒给谁？
    .act-theatrical = 今晚给谁洒圣水？
    .act-theatrical2 = 今晚替谁洗清罪过？
    .sleep = 神父请闭眼。
    .sleep-theatrical = 神父请闭眼，|阿门。

role-revamped-witch = 女巫
    .card = 一瓶药护住你和另外三个人一整夜，一瓶药袭击一个人，各用一次。
    .more = 同一晚可以两瓶都用。灵药挡掉当晚所有袭击，要选满三个人，活人不够才可以少选。毒药和别的袭击一样，夜里最后结算，也一样挡得住。
    .wake = 女巫请睁眼。
    .wake-theatrical = 女巫，|锅快开了，|请睁眼。
    .act = 要护住三个人吗？|要毒谁吗？
    .act-theatrical = 今晚护三个人吗？|今晚毒一个人吗？
    .act-theatrical2 = 今晚留三个人平安吗？|还想送走谁吗？
    .protect = 要护住三个人吗？
    .protect-theatrical = 今晚护三个人吗？
    .protect-theatrical2 = 今晚留三个人平安吗？
    .poison = 要毒谁吗？
    .poison-theatrical = 今晚毒一个人吗？
    .poison-theatrical2 = 还想送走谁吗？
    .sleep = 女巫请闭眼。
    .sleep-theatrical = 女巫请闭眼，|瓶盖拧紧。
