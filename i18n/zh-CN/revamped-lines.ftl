# 大书：对全桌念的台词。

## 天亮与白天

line-revamped-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
    .plain2 = { $count ->
        [0] 昨晚是平安夜，|没有人倒牌。
       *[other] 今早不见了的是|{ $seats }。
    }
    .theatrical = { $count ->
        [0] 门口的牛奶，家家都收进去了。|昨晚是平安夜。
       *[other] 有的门口，牛奶没人拿。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical2 = { $count ->
        [0] 钟敲了，人人嫌吵。|昨晚是平安夜。
       *[other] 钟敲了，有人没听见。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical3 = { $count ->
        [0] 传闻，全是传闻。|昨晚是平安夜。
       *[other] 这一回，传闻是真的。|昨晚倒牌的是|{ $seats }。
    }
line-revamped-bard = 有人对吟游诗人做了这些事。
    .theatrical = 镇上传开一支歌，|唱的是吟游诗人。
line-revamped-bard-new = 镇上来了新的吟游诗人。
line-revamped-bard-changed = 吟游诗人改行了。
line-revamped-heir-found = 占卜学徒|接班了。
    .theatrical = 有人捡起了水晶球。|占卜学徒接班了。
line-revamped-guarded-public = 今天不能投|{ $seats }。
line-revamped-disease = 疫病带走了|{ SEAT($seat) }号。
    .theatrical = 咳了一整夜，后来就静了。|疫病带走了|{ SEAT($seat) }号。
line-revamped-deal = 看看自己的牌，|把该选的先选好。

## 选举

line-revamped-mayor-vote = 现在选镇长，|逐个报号，投他的请举手。
    .theatrical = 总得有人来剪彩。|现在选镇长，|逐个报号，投他的请举手。
    .theatrical2 = 没有镇长的镇子，只算个路口。|逐个报号，投他的请举手。
    .theatrical3 = 总得有人盖章。|现在选镇长，|一个一个来，投他的请举手。
    .theatrical4 = 许愿不花钱。|谁来当镇长？|按号来，投他的请举手。
line-revamped-reporter-vote = 现在选记者，|逐个报号，投他的请举手。
    .theatrical = 死者都有故事，|还缺一个执笔的。|现在选记者，|逐个报号，投他的请举手。
    .theatrical2 = 镇上得有个爱打听的。|谁来当记者？|按号来，投他的请举手。
line-revamped-guardian-vote = 现在选护民官，|逐个报号，投他的请举手。
    .theatrical = 总得有人往门口一站。|现在选护民官，|逐个报号，投他的请举手。
    .theatrical2 = 门再结实，也不如有人守着。|现在选护民官，|一个一个来，投他的请举手。
line-revamped-exile-secret = 现在秘密投票，|请依次传递电脑。
    .theatrical = 各投各的，谁也别看。|请依次传递电脑。
line-revamped-elected = { SEAT($seat) }号|当选{ ROLE($office) }。
    .theatrical = 门口换了新招牌。|{ SEAT($seat) }号|当选{ ROLE($office) }。
    .theatrical2 = 有人换了张大桌子。|{ SEAT($seat) }号|当选{ ROLE($office) }。
line-revamped-nobody-elected = 今天没有人当选。
    .theatrical = 椅子还空着。|今天没有人当选。
    .theatrical2 = 手握了不少，没有人选上。|这个位子先空着。
    .theatrical3 = 看来谁也没那么想当。|今天选不出来。
line-revamped-resigned = { SEAT($seat) }号|辞去{ ROLE($office) }。
line-revamped-mayor-counts = { SEAT($seat) }号，|请镇长拿主意：|今天放逐一个人，还是两个人？
line-revamped-mayor-counted = { $count ->
        [1] 镇长定了，|今天放逐一个人。
       *[other] 镇长定了，|今天放逐两个人。
    }
line-revamped-mayor-wrote = 镇长给大家|写了一句话。

## 放逐

line-revamped-lynch = 现在开始放逐投票，|逐个报号，投他的请举手。
    .plain2 = 放逐投票，|逐个报号，投他的请举手。
    .theatrical = 桌上放着一根绳子，|谁也没承认是自己放的。|逐个报号，投他的请举手。
    .theatrical2 = 人人都有不在场证明，|多半是昨晚编的。|逐个报号，投他的请举手。
    .theatrical3 = 话听够了，|该举手了。|逐个报号，投他的请举手。
    .theatrical4 = 今晚有人回不了家吃饭。|一个一个来，投他的请举手。
    .theatrical5 = 人人都听过别人的闲话。|按号来，投他的请举手。
    .theatrical6 = 广场站满了人，谁也不肯站中间。|逐个报号，投他的请举手。
line-revamped-struck = 光天化日之下，|{ SEAT($seat) }号|倒地身亡。
line-revamped-second-lynch = 还没完，|还要再放逐一个。|逐个报号，投他的请举手。
    .theatrical = 一座坟不够。|再来一次，逐个报号，投他的请举手。
    .theatrical2 = 人群还不肯散。|按号来，投他的请举手。
line-revamped-lynched = { SEAT($seat) }号|被放逐。
    .plain2 = 全镇投完了，|被放逐的是|{ SEAT($seat) }号。
    .theatrical = 谁都低着头。|被放逐的是|{ SEAT($seat) }号。
    .theatrical2 = 绳子总要套住一个人。|被放逐的是|{ SEAT($seat) }号。
    .theatrical3 = 明天也许会后悔。|被放逐的是|{ SEAT($seat) }号。
    .theatrical4 = 这段路不长。|被放逐的是|{ SEAT($seat) }号。
    .theatrical5 = 全镇松了一口气。|被放逐的是|{ SEAT($seat) }号。
line-revamped-nobody-lynched = 今天没有人被放逐。
    .plain2 = 今天不放逐。
    .theatrical = 绳子收回箱子里。|今天没有人被放逐。
    .theatrical2 = 说了半天，脖子都还在。|今天没有人被放逐。
    .theatrical3 = 大家原路回家。|今天没有人被放逐。
    .theatrical4 = 人群白来一趟。|今天就不放逐了。
line-revamped-lot = 平票。|抽签抽中|{ SEAT($seat) }号。
line-revamped-called-off = 皇家骑士|取消了这次放逐。|没有人死。
    .theatrical = 绳子断成两截。|皇家骑士取消了这次放逐。
line-revamped-knight-named = 是|{ SEAT($by) }号。
line-revamped-executioner = { SEAT($by) }号|是刽子手。|替他的是|{ SEAT($seat) }号。
line-revamped-executioner-guarded = { SEAT($by) }号|是刽子手。|有护民官挡着，|谁也没死。
line-revamped-missed = 没有投票，|丧命的是|{ $seats }。

## 揭晓

line-revamped-ranger = { SEAT($by) }号|是游侠，他指向|{ SEAT($seat) }号，|那是{ ROLE($role) }。
line-revamped-last-arrow = { SEAT($by) }号，|{ ROLE($role) }，|带走|{ SEAT($seat) }号。
line-revamped-razor = 光天化日之下，|{ SEAT($seat) }号|死了。
    .theatrical = 大白天，集市上一声尖叫。|死的是|{ SEAT($seat) }号。
line-revamped-razor-named = 理发师是|{ SEAT($by) }号。
line-revamped-razor-slipped = 光天化日有人动手，|谁也没死。
line-revamped-day-ends = 天黑之前，|倒下的还有|{ $seats }。
line-revamped-ascended = { SEAT($seat) }号|获胜离场，|他是{ ROLE($role) }。|游戏继续。
    .theatrical = 一道光落在椅子上，|椅子空了。|{ SEAT($seat) }号|获胜离场，|他是{ ROLE($role) }。|游戏继续。
line-revamped-followed = 陪天使走的是|{ SEAT($seat) }号。

## 获胜

line-victory-revamped-town = 好人获胜。
    .plain2 = 游戏结束，好人获胜。
    .theatrical = 家家敞着门，再没有不该进来的进来。|好人获胜。
    .theatrical2 = 明天，他们又会为篱笆吵架了。|好人获胜。
line-victory-revamped-wolves = 狼人获胜。
    .plain2 = 游戏结束，狼人获胜。
    .theatrical = 镇公所里一股湿毛味。|狼人获胜。
    .theatrical2 = 再没有人喊“狼来了”。|狼人获胜。
line-victory-revamped-white = 白狼获胜。
    .plain2 = 游戏结束，白狼获胜。
    .theatrical = 白毛，白月，没有一点声音。|白狼获胜。
    .theatrical2 = 一只狼，也是狼队。|白狼获胜。
line-victory-revamped-gray = 灰狼获胜。
    .plain2 = 游戏结束，灰狼获胜。
    .theatrical = 灰影子往家走，|有没有人陪都一样。|灰狼获胜。
    .theatrical2 = 不黑也不白，活到最后。|灰狼获胜。
line-victory-revamped-flute = 笛声获胜。
    .plain2 = 游戏结束，笛声获胜。
    .theatrical = 他们一个接一个，跳着舞出了镇门。|笛声获胜。
    .theatrical2 = 全镇只剩下一支曲子。|笛声获胜。
line-victory-revamped-hell = 地狱获胜。
    .plain2 = 游戏结束，地狱获胜。
    .theatrical = 字签了，印盖了，货交了。|地狱获胜。
    .theatrical2 = 屋里越来越热了。|地狱获胜。
line-victory-revamped-heaven = 天堂获胜。
    .plain2 = 游戏结束，天堂获胜。
    .theatrical = 满街竖琴声，不听也得听。|天堂获胜。
    .theatrical2 = 现在人人都好得很。|天堂获胜。
line-victory-revamped-pyro = 烈火获胜。
    .plain2 = 游戏结束，烈火获胜。
    .theatrical = 半夜看书，不用点灯。|烈火获胜。
    .theatrical2 = 雪地里一层灰。|烈火获胜。
line-victory-revamped-underworld = 冥界获胜。
    .plain2 = 游戏结束，冥界获胜。
    .theatrical = 他们照样赶集，|只是没有人喘气。|冥界获胜。
    .theatrical2 = 镇上的镜子，照不出一张脸。|冥界获胜。
line-victory-revamped-graveyard = 墓园获胜。
    .plain2 = 游戏结束，墓园获胜。
    .theatrical = 坟都开着，|椅子都坐满了。|墓园获胜。
    .theatrical2 = 总有人在问，还有没有脑子。|墓园获胜。
line-victory-revamped-ice = 冰雪王室获胜。
    .plain2 = 游戏结束，冰雪王室获胜。
    .theatrical = 喷泉停在了半空。|冰雪王室获胜。
    .theatrical2 = 王冠闪着光，镇子像玻璃。|冰雪王室获胜。
line-victory-revamped-disease = 疫病获胜。
    .plain2 = 游戏结束，疫病获胜。
    .theatrical = 空镇子，空瓶子。|疫病获胜。
    .theatrical2 = 再没有人咳嗽了。|疫病获胜。
line-victory-revamped-reaper = 死神获胜。
    .plain2 = 游戏结束，死神获胜。
    .theatrical = 每扇窗后都睁着眼，|永远睁着。|死神获胜。
    .theatrical2 = 镰刀靠在门边，|活儿干完了。|死神获胜。
line-victory-revamped-couple = 情侣获胜。
    .plain2 = 游戏结束，情侣获胜。
    .theatrical = 镇牌上只剩两个名字。|情侣获胜。
    .theatrical2 = 别人什么时候不在的，他们没注意。|情侣获胜。
line-victory-revamped-unaligned = 没有哪一边获胜。
    .plain2 = 游戏结束，没有哪一边获胜。
    .theatrical = 旗都倒了，有的人倒不在乎。|没有哪一边获胜。
    .theatrical2 = 剩下的，都是从不站边的人。|没有哪一边获胜。
