# 大书的身份：狼人和帮狼人的。
# 值为名称；.card 写在牌上；.more 写在手册里；.wake .act .sleep 由语音念出。

## 狼人
role-revamped-wolf = 狼人
    .card = 每晚和狼队一起刀一个人；白天，你是最和气的邻居。
    .more = 狼队投票决定，再从投了这个人的狼里抽一个算凶手：硬汉听到的名字、会反伤的人反伤到谁，都看这一抽。留言板上看起来全是自己人，可白狼和狼人长得一模一样。刀同伴也可以。
    .called = 狼人
    .wake = 狼人请睁眼。
    .wake-theatrical = 狼人，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 明天早饭少摆谁的碗？|商量好，选一个。
    .second = 今晚要是还有第二刀，|请再统一一次意见。
    .second-theatrical = 要是还有一刀，|请再统一一次。
    .second-theatrical2 = 要是还能再咬一口，|咬谁？请统一意见。
    .sleep = 狼人请闭眼。
    .sleep-theatrical = 狼人请闭眼，|嘴擦干净。
    .wake-first = 狼人请睁眼，|互相确认身份。

role-revamped-alpha-wolf = 头狼
    .card = 和狼队一起刀人，你在狼队里的一票算两票。
    .more = 没人看得出来：留言板上你的名字和别人一样，只有计票时不同。白天投票你还是一票。

role-revamped-bloody-butcher = 血屠夫
    .card = 你在狼队刀人，又坐在屠夫中间，他们知道你们当中有一只狼。
    .more = 两块留言板你都能看、都能写。你只有一个，屠夫们数得清。被种狼感染的面包师也会变成你这样。

role-revamped-hellhound = 地狱犬
    .card = 和狼队一起刀人。地狱犬彼此认识，谁也冒充不了。
    .more = 至少有两只，除了狼队的留言板，还有自己的一块。狼队那块上谁都可能是白狼，你们这块上没有。要不要告诉其他狼，你们自己定。
    .called = 地狱犬
    .wake = 地狱犬请睁眼。
    .wake-theatrical = 地狱犬，|有人吹口哨，|请睁眼。
    .act = 看看还有谁从地狱来。
    .act-theatrical = 还有谁一身焦味？|看一看。
    .act-theatrical2 = 还有谁从下面上来？|看一看。
    .sleep = 地狱犬请闭眼。
    .sleep-theatrical = 地狱犬请闭眼，|真乖。
    .wake-first = 地狱犬请睁眼，|互相确认身份。

role-revamped-scared-wolf = 胆小狼
    .card = 和狼队一起刀人。夜里第一次有人袭击你，你早跑了。
    .more = 不管是谁，只要是夜里。只有一次；同一夜的第二下就躲不掉了。

role-revamped-sneaking-wolf = 潜行狼
    .card = 和狼队一起刀人。谁查你，看到的都是没有技能的好人。
    .more = 这是强伪装，压在你身上其他伪装的最底下，失去身份就没了。猎户看脚印、神父洒圣水、孤狼下口，认的都是真身。

role-revamped-wolfs-cub = 狼崽
    .card = 和狼队一起刀人。你死后的那一夜，狼队可以出两刀。
    .more = 投两次，可以刀两个人，也可以同一个人刀两次：飞毛腿和只有一层保护的人就是这么抓住的。死的时候还是狼崽才算；要是变成了别的，狼队只会难过。

role-revamped-disguised-fox = 千面狐
    .card = 每天选一种身份，当晚看起来就是它。全场一次，可以改为加入狼队，从此一起刀人。
    .more = 你帮狼人，但你不认识他们，他们也不认识你：入夜时狼队只知道狐狸今晚扮成什么。不选就像狼人。这是强伪装，从第一天开始，每晚结束时失效。一旦加入狼队，你马上成为狼人，当晚没有伪装。在那之前，你不是狼族，也不在狼队里。
    .wake = 千面狐请睁眼。
    .wake-theatrical = 千面狐，|脸换好了，|请睁眼。
    .act = 今晚扮成哪种身份？
    .act-theatrical = 今晚穿哪身行头？
    .act-theatrical2 = 今晚换上哪种身份？
    .sleep = 千面狐请闭眼。
    .sleep-theatrical = 千面狐请闭眼，|脸皮挂好。

role-revamped-infected-wolf = 种狼
    .card = 和狼队一起刀人。首夜必须选一个人，他从此变成狼人。
    .more = 不选就抽签。第二天早上他才知道自己成了狼，就算他当晚另选了一条路也一样。狼队里的人和丘比特感染不了，机会照样用掉。面包师变成血屠夫。选中魔鬼或恶魔，你自己变成恶魔；选中大天使或圣徒，你自己变成圣徒。
    .wake = 种狼请睁眼。
    .wake-theatrical = 种狼，|牙露出来，|请睁眼。
    .act = 今晚要感染谁？
    .act-theatrical = 今晚咬谁一口，|让他变狼？
    .act-theatrical2 = 天亮前让谁入伙？
    .sleep = 种狼请闭眼。
    .sleep-theatrical = 种狼请闭眼，|记得刷牙。

role-revamped-lone-wolf = 孤狼
    .card = 你不认识别的狼。每晚可以袭击一个人。狼队里第一次有人死，你就加入狼队。
    .more = 死在你手里的人，如果既不是好人，也不是独自求胜的人，你也跟着死：别的狼和无阵营的人碰不得。狼队第一次死人，你就成为狼人，不管死的还是不是狼。
    .wake = 孤狼请睁眼。
    .wake-theatrical = 孤狼，|没有人等你，|请睁眼。
    .act = 今晚要袭击谁？
    .act-theatrical = 你一个人，|今晚袭击谁？
    .act-theatrical2 = 今晚谁会撞见你？
    .sleep = 孤狼请闭眼。
    .sleep-theatrical = 孤狼请闭眼，|没有人想你。

role-revamped-saboteur-wolf = 搅局狼
    .card = 和狼队一起刀人。每晚选一个人，不能连续两晚同一个，第二天他当不上任何职务。
    .more = 投他的票照收，但要是他得票最多，这次就没有人当选。他还能投票，也还会被放逐。不能连续两晚选同一个人；可以选自己，也可以选同伴。
    .wake = 搅局狼请睁眼。
    .wake-theatrical = 搅局狼，|海报还没干，|请睁眼。
    .act = 明天不让谁当选？
    .act-theatrical = 明天搅谁的局？
    .act-theatrical2 = 明天谁别想选上？
    .sleep = 搅局狼请闭眼。
    .sleep-theatrical = 搅局狼请闭眼，|胶水藏好。

role-revamped-tanner = 制皮匠
    .card = 每天给最多两个人披上你选的身份，当晚有效。
    .more = 这是弱伪装，盖在他们原来的伪装上面，只骗得过怕弱伪装的人。可以给自己披。两个人里只要有狼队的，你会知道“至少有一个”，但不知道是哪个。你死了也会维持到夜里结束。你帮狼人，但不是狼族，也不在狼队里。
    .wake = 制皮匠请睁眼。
    .wake-theatrical = 制皮匠，|皮子晾干了，|请睁眼。
    .act = 给谁披上什么身份的皮？
    .act-theatrical = 给谁换一身皮？|换成什么身份？
    .act-theatrical2 = 天亮后谁换个身份，|换成什么？
    .sleep = 制皮匠请闭眼。
    .sleep-theatrical = 制皮匠请闭眼，|开窗透透气。

role-revamped-lone-warlock = 独行术士
    .card = 你不认识狼。每晚看一个人的具体身份。狼队里第一次有人死，你就加入狼队。
    .more = 强弱伪装都骗得过你，笛声也会。在那之前你不是狼族，也不在狼队里；狼队一死人，你两样都是了，水晶球也就用不成了。
    .wake = 独行术士请睁眼。
    .wake-theatrical = 独行术士，|蜡烛点好了，|请睁眼。
    .act = 今晚要看谁的身份？|选好了看屏幕。
    .act-theatrical = 今晚想知道谁的底细？|选好了看屏幕。
    .act-theatrical2 = 谁不像他说的那样？|答案在屏幕上。
    .sleep = 独行术士请闭眼。
    .sleep-theatrical = 独行术士请闭眼，|别笑。

role-revamped-psychic-wolf = 通灵狼
    .card = 和狼队一起刀人。每晚猜一个人的身份，猜中会得到确认。
    .more = 没有确认的，可能是猜错了，也可能是看走了眼。强弱伪装都骗得过你，笛声也会。
    .wake = 通灵狼请睁眼。
    .wake-theatrical = 通灵狼，|有人想得太大声，|请睁眼。
    .act = 今晚猜谁是什么身份？|选好了看屏幕。
    .act-theatrical = 听见谁的心思了？|猜猜他的身份，|选好了看屏幕。
    .act-theatrical2 = 谁的心思好猜？|猜猜他的身份，|答案在屏幕上。
    .sleep = 通灵狼请闭眼。
    .sleep-theatrical = 通灵狼请闭眼，|什么都别想。

role-revamped-warlock = 术士
    .card = 你帮狼人，却一个也不认识。每晚看一个人的具体身份。
    .more = 强弱伪装都骗得过你，笛声也会。你不是狼族，也不在狼队里：他们赢你就赢，怎么把知道的告诉他们，得自己想办法。
    .wake = 术士请睁眼。
    .wake-theatrical = 术士，|蜡烛点好了，|请睁眼。
    .act = 今晚要看谁的身份？|选好了看屏幕。
    .act-theatrical = 今晚想知道谁的底细？|选好了看屏幕。
    .act-theatrical2 = 谁不像他说的那样？|答案在屏幕上。
    .sleep = 术士请闭眼。
    .sleep-theatrical = 术士请闭眼，|别笑。
