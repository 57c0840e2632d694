# 论坛规则：身份、特质、提问、事件、桌上规矩、板子与台词。

book-forum = 闹鬼论坛
    .about = 两群狼互相猎杀，生死常凭运气，还有连你自己都不知道的特质。

## 阵营

team-forum-grey-pack = 灰狼群
    .wins = 和狼群一起赢：坏人不比好人少。要是还有一群狼，得让他们先出局。
    .wins-two-sides = 和狼群一起赢：坏人不比好人少。
    .wins-wolves-win-nobody-else = 和狼群一起赢：好人一个不剩，别群的狼也不剩。
    .wins-wolves-win-nobody-else-two-sides = 和狼群一起赢：好人一个不剩。
team-forum-red-pack = 赤狼群
    .wins = 和狼群一起赢：坏人不比好人少。要是还有一群狼，得让他们先出局。
    .wins-two-sides = 和狼群一起赢：坏人不比好人少。
    .wins-wolves-win-nobody-else = 和狼群一起赢：好人一个不剩，别群的狼也不剩。
    .wins-wolves-win-nobody-else-two-sides = 和狼群一起赢：好人一个不剩。
team-forum-village = 好人
    .wins = 和好人一起赢：狼人全部出局，哪一群都不剩。
    .wins-two-sides = 和好人一起赢：狼人全部出局。
team-forum-traits = 特质
    .wins = 看牌上怎么写：特质不分阵营。

## 身份

role-forum-werewolf = 灰狼
    .card = 每晚与狼群一起刀一人。你认得全群，也认得替本群办事的人。
    .more = 默认以全群最后下达的命令为准，空刀不算数。等到只剩你们一群，坏人数追平好人就赢，所有狼人和教徒都算坏人。另一群狼还在的时候，你也是他们菜单上的主菜。
    .called = 灰狼
    .wake = 灰狼请睁眼。
    .wake-theatrical = 灰狼，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 明天早饭少摆谁的碗？|商量好，选一个。
    .sleep = 灰狼请闭眼。
    .sleep-theatrical = 灰狼请闭眼，|夜里的狼都是灰的。

role-forum-cultist = 灰狼教徒
    .card = 你是人，却是灰狼群的一员，彼此认识。每隔几晚可以窥探一人：会不会查验，有没有师父。
    .more = 窥探要蓄力：第一夜0%，第二夜33.3%，第三夜66.7%，第四夜起100%；用过从头再来。学徒总能认出来，看得到有没有师父，但抢不走。另有9%、17%或25%的机会看到一项特质。你只能跟开局的狼群一起赢；本群最后一只狼被处刑或被猎杀，你也活不成。
    .wake = 灰狼教徒请睁眼。
    .wake-theatrical = 灰狼教徒，|暗号对上了，|请睁眼。
    .act = 今晚要窥探谁？|选好了看屏幕。
    .act-theatrical = 今晚盯上谁了？|选好了看屏幕。
    .act-theatrical2 = 哪一个像自己人？|答案在屏幕上。
    .sleep = 灰狼教徒请闭眼。
    .sleep-theatrical = 灰狼教徒请闭眼，|谁也没看见你。

role-forum-red-werewolf = 赤狼
    .card = 每晚与狼群一起刀一人。你认得全群，也认得替本群办事的人。
    .more = 好人要刀，灰狼也要刀，最后只能留下一群。默认以全群最后下达的命令为准，空刀不算数。等到只剩你们一群，坏人数追平好人就赢。
    .called = 赤狼
    .wake = 赤狼请睁眼。
    .wake-theatrical = 赤狼，|开饭了，|请睁眼。
    .act = 请统一意见，|今晚刀谁？
    .act-theatrical = 今晚吃哪一个？|请统一意见。
    .act-theatrical2 = 今晚谁的血最红？|商量好，选一个。
    .sleep = 赤狼请闭眼。
    .sleep-theatrical = 赤狼请闭眼，|舌头收回去。

role-forum-red-cultist = 赤狼教徒
    .card = 你是人，却是赤狼群的一员，彼此认识。每隔几晚可以窥探一人：会不会查验，有没有师父。
    .more = 窥探要蓄力：第一夜0%，第二夜33.3%，第三夜66.7%，第四夜起100%；用过从头再来。学徒总能认出来。另有9%、17%或25%的机会看到一项特质。赤狼群最后一只狼被处刑或被猎杀，你也活不成。
    .wake = 赤狼教徒请睁眼。
    .wake-theatrical = 赤狼教徒，|暗号对上了，|请睁眼。
    .act = 今晚要窥探谁？|选好了看屏幕。
    .act-theatrical = 今晚盯上谁了？|选好了看屏幕。
    .act-theatrical2 = 今晚想找谁搭伙？|答案在屏幕上。
    .sleep = 赤狼教徒请闭眼。
    .sleep-theatrical = 赤狼教徒请闭眼，|谁也没看见你。

role-forum-seer = 预言家
    .card = 每晚查验一人：是狼人，是谁的徒弟，还是看起来像村民？
    .more = 不是狼人也不是学徒的，看起来都像村民，教徒和猎人也一样。有师父的学徒，你能看出师父是什么身份；没有师父的，从此归你，你死后由他接班。
    .wake = 预言家请睁眼。
    .wake-theatrical = 预言家，|云开雾散了，|请睁眼。
    .act = 今晚要验谁？|选好了看屏幕。
    .act-theatrical = 今晚想知道谁的底细？|选好了看屏幕。
    .act-theatrical2 = 谁不像他说的那样？|答案在屏幕上。
    .sleep = 预言家请闭眼。
    .sleep-theatrical = 预言家请闭眼，|别笑。

role-forum-priest = 神父
    .card = 每晚查验一人：会查验的，帮狼群的，有师父的，还是看起来像村民？
    .more = 在你眼里狼人也像村民。学徒的师父是谁你看不出来；没有师父的学徒，从此归你。
    .wake = 神父请睁眼。
    .wake-theatrical = 神父，|该做早课了，|请睁眼。
    .act = 今晚要验谁？|选好了看屏幕。
    .act-theatrical = 今晚听谁认错？|选好了看屏幕。
    .act-theatrical2 = 今晚谁有话要交代？|答案在屏幕上。
    .sleep = 神父请闭眼。
    .sleep-theatrical = 神父请闭眼，|阿门。

role-forum-doctor = 医生
    .card = 每晚保护一名其他玩家。他若遇袭，三次里你能救回两次。
    .more = 成功率66.7%，遇袭当晚掷定。被救的人成为病人，接下来一天一夜不能发言、不能投票、不能行动，也没人能袭击他；醒来时会记起一名凶手的脸。但你若遇袭，你的病人全都跟着遇袭。
    .wake = 医生请睁眼。
    .wake-theatrical = 医生，|有人按门铃，|请睁眼。
    .act = 今晚要保护谁？
    .act-theatrical = 今晚去谁家出诊？
    .act-theatrical2 = 今晚给谁把脉？
    .sleep = 医生请闭眼。
    .sleep-theatrical = 医生请闭眼，|这是医嘱。

role-forum-saint = 平民
    .card = 这张牌本身没有技能，问心无愧，每天一票；旁边可能另有一项特质。
    .more = 好人就靠你们。趁狼人还没追平人数，把他们投出去。学徒一定发给平民。

## 特质

role-forum-apprentice = 学徒
    .card = 身份之外的特质。你有师父，或者属于第一个找到你的师父。师父一死，由你接班。
    .more = 预言家、神父、密探、猎人可以当师父。开局可能已有师父，也可能没有。谁查验、打探或猎杀一个没有师父的学徒，谁就收他为徒，猎人还不算用掉机会。学徒知道师父是什么身份，师父知道学徒是谁。接班后技能是全新的，但自己不能再收徒。

role-forum-cursed = 被诅咒者
    .card = 隐藏特质，本人也不知道。狼群刀他，吃不到肉，却多了一只狼。
    .more = 四层保护里排最后，在天使、医生、祝福之后。变狼后失去原来的身份，其他特质还在。猎人的猎杀照样要命。

role-forum-blessed = 受祝福者
    .card = 隐藏特质，本人也不知道。能在狼人的袭击中活下来一次。
    .more = 用掉那一刻本人才知道。四层保护里排第三，挡不住猎人。如果一直没用上，死时才揭晓。

role-forum-guardian-angel = 守护天使
    .card = 身份之外的特质。每晚替一名其他玩家挡下一切袭击，不能连续两晚守同一人。
    .card-angel-repeat-yes = 身份之外的特质。每晚替一名其他玩家挡下一切袭击，可以一直守同一人。
    .more = 四层保护里排第一，被你守着的人毫发无伤。能不能连守由桌上规矩决定。
    .wake = 守护天使请睁眼。
    .wake-theatrical = 守护天使，|翅膀挂好了，|请睁眼。
    .act = 今晚要守护谁？
    .act-theatrical = 今晚坐在谁的床边？
    .act-theatrical2 = 今晚把谁护在身后？
    .sleep = 守护天使请闭眼。
    .sleep-theatrical = 守护天使请闭眼，|翅膀收好。

role-forum-spy = 密探
    .card = 身份之外的特质。每晚打探一人，带回一条线索。
    .more = 一半线索是真的（50%），有些毫无用处（35%），还有些说的其实是别人（15%）。线索讲的是那个人的这一夜和本事，从不直说身份。可以反复打探同一人；碰上没有师父的学徒，就收他为徒。
    .wake = 密探请睁眼。
    .wake-theatrical = 密探，|四下没人，|请睁眼。
    .act = 今晚要打探谁？
    .act-theatrical = 今晚去听谁的墙根？
    .act-theatrical2 = 今晚盯着谁不放？
    .sleep = 密探请闭眼。
    .sleep-theatrical = 密探请闭眼，|你没来过。

role-forum-witness = 目击者
    .card = 身份之外的特质。整局一次，可以熬夜偷看是谁在行凶。
    .more = 越晚越准：第一夜12.5%，第二夜25%，依此类推。成功时看到今晚得手的狼群里的一只狼。要是没有人死，看到什么都有可能，而你分不出来。
    .wake = 目击者请睁眼。
    .wake-theatrical = 目击者，|外面有动静，|请睁眼。
    .act = 今晚要熬夜吗？
    .act-theatrical = 今晚不睡了吗？|要熬夜吗？
    .act-theatrical2 = 喝口浓茶，还是睡下？|要熬夜吗？
    .sleep = 目击者请闭眼。
    .sleep-theatrical = 目击者请闭眼，|你什么都没看见。

role-forum-brutal = 莽夫
    .card = 身份之外的特质。被投票处刑时，你可以在倒下前再带走一人。
    .more = 只有投票处刑才算。谁也护不住他，但病人你够不着。

role-forum-hunter = 猎人
    .card = 身份之外的特质。整局一次，可以在夜里猎杀一人。夜里遇害而猎杀还没用，也许能拉一名凶手陪葬。
    .more = 陪葬的机会是33.3%。天使和医生挡得住你的猎杀，祝福和诅咒挡不住。没人知道是谁干的，除非医生救回的人记起你的脸。瞄准没有师父的学徒，就变成收徒，机会不算用掉。查验你的人都只看到村民，唯有密探可能发现你的武器。
    .wake = 猎人请睁眼。
    .wake-theatrical = 猎人，|月亮出来了，|请睁眼。
    .act = 今晚要开枪吗？
    .act-theatrical = 就在今晚吗？|要开枪吗？
    .act-theatrical2 = 手指搭在扳机上，|今晚要开枪吗？
    .sleep = 猎人请闭眼。
    .sleep-theatrical = 猎人请闭眼，|保险关上。

## 提问

ask-forum-cultist-scan = 今晚要窥探谁？
ask-forum-red-cultist-scan = 今晚要窥探谁？
ask-forum-seer-scan = 今晚要查验谁？
ask-forum-priest-scan = 今晚要查验谁？
ask-forum-doctor-protect = 今晚要保护谁？
ask-forum-guardian-angel-protect = 今晚要守护谁？
ask-forum-spy-spy = 今晚要打探谁？
ask-forum-hunter-hunt = 要猎杀谁？整局一次。
ask-forum-grey-pack-hunt = 今晚狼群刀谁？
ask-forum-red-pack-hunt = 今晚狼群刀谁？
ask-forum-witness-watch = 今晚要熬夜偷看吗？
ask-forum-brutal-kill = 倒下之前，要带走谁？
ask-forum-absence-declare = 今天谁不能投票，要请假？
ask-forum-lynch-vote = 投票处刑谁？

ask-call-forum-cultist = 今晚要窥探谁？
ask-call-forum-red-cultist = 今晚要窥探谁？
ask-call-forum-seer = 今晚验谁？
ask-call-forum-priest = 今晚验谁？
ask-call-forum-doctor = 今晚要保护谁？
ask-call-forum-guardian-angel = 今晚要守护谁？
ask-call-forum-spy = 今晚要打探谁？
ask-call-forum-hunter = 要猎杀谁？整局一次。
ask-call-forum-werewolf = 今晚刀谁？
ask-call-forum-red-werewolf = 今晚刀谁？
ask-call-forum-witness = 今晚要熬夜吗？整局一次。

choice-forum-witness-watch-watch = 熬夜
choice-forum-witness-watch-stay = 睡觉
choice-call-forum-witness-watch = 熬夜
choice-call-forum-witness-stay = 睡觉
choice-forum-absence-declare-run = 请假
choice-forum-absence-declare-stay = 在场

blocked-forum-packmate = 这是你的自己人，换一个人
blocked-forum-patient = 他正在医生那里，换一个人

show-camp-villager = 村民
show-camp-seer = 预言家
show-camp-cultist = 教徒
show-camp-apprentice = 学徒
show-camp-fog = 看不清
show-forum-joined = 从此是狼群的一员
show-forum-blessing = 你受过祝福
show-forum-claimed = 你有师父了
show-forum-inherited = 你接了师父的班

charge-hunt = 猎杀
charge-watch = 熬夜
charge-blessing = 祝福
charge-curse = 诅咒

hint-forum-absence = 今天不能投票的人现在请假，点中每一位请假的人。
hand-forum-absence = { $count ->
        [0] 全员在场
       *[other] { $count }人请假
    }

## 环节

window-forum-dusk = 入夜之前
window-forum-night = 夜晚
window-forum-closing = 天亮之前
window-forum-last-acts = 临走之前
window-forum-absence = 谁请假？
window-forum-debate = 轮流发言
window-forum-lynch = 放逐投票

mark-forum-patient = 病人，不能发言和投票
mark-forum-guarded = 今晚被守

## 留言板

board-forum-ghosts = 幽灵阁楼

## 事件

event-forum-trait = { $seat }号带着特质：{ ROLE($role) }
    .told = { $who }还带着特质：{ ROLE($role) }
event-forum-apprenticed = { $seat }号是{ ROLE($role) }{ $by }号的学徒
    .told = { $who }一开始就是{ ROLE($role) }{ $actor }的学徒
event-forum-took-apprentice = { $seat }号{ $seatname }是你的学徒
    .told = { $actor }收{ $who }为徒
event-forum-claimed = 你的师父是{ ROLE($role) }
    .told = { $who }拜了{ ROLE($role) }为师
event-forum-inherited = 师父死了，从此你就是{ ROLE($role) }
    .told = { $who }接班成为{ ROLE($role) }
event-forum-pack-proposal = { $seat ->
        [nobody] { $you ->
            [by] 你想空刀
           *[other] { $by }号{ $byname }想空刀
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] 你想自刀
               *[other] { $by }号{ $byname }想自刀
            }
           *[no] { $you ->
                [by] 你想刀{ $who }
               *[other] { $by }号{ $byname }想刀{ $who }
            }
        }
    }
    .told = { $seat ->
        [nobody] { $actor }想空刀
       *[other] { $actor }想刀{ $who }
    }
event-forum-pack-agreed = 狼群刀{ $who }
    .told = { $pack ->
        [grey] 灰狼群刀了{ $who }
       *[red] 赤狼群刀了{ $who }
    }
event-forum-joined = { $you ->
        [seat] 你从此是狼群的一员
       *[nobody] { $seat }号{ $seatname }从此是狼群的一员
    }
    .told = { $pack ->
        [grey] 诅咒应验，{ $who }加入灰狼群
       *[red] 诅咒应验，{ $who }加入赤狼群
    }
event-forum-blessing = 狼来过，你活着：原来你受过祝福
    .told = 祝福救了{ $who }
event-forum-seer-learned = { $camp ->
        [wolf] { $seat }号{ $seatname }是狼人
       *[villager] { $seat }号{ $seatname }看起来像村民
    }
    .told = { $camp ->
        [wolf] 预言家{ $actor }验出{ $who }是狼
       *[villager] 预言家{ $actor }查验{ $who }，像个村民
    }
event-forum-seer-apprentice-learned = { $master ->
        [nobody] { $seat }号{ $seatname }是没有师父的学徒
       *[other] { $seat }号{ $seatname }是{ ROLE($master) }的学徒
    }
    .told = { $master ->
        [nobody] 预言家{ $actor }发现{ $who }是没有师父的学徒
       *[other] 预言家{ $actor }发现{ $who }是{ ROLE($master) }的学徒
    }
event-forum-priest-learned = { $camp ->
        [seer] { $seat }号{ $seatname }是预言家
        [cultist] { $seat }号{ $seatname }是教徒
        [apprentice] { $seat }号{ $seatname }是学徒
       *[villager] { $seat }号{ $seatname }看起来像村民
    }
    .told = { $camp ->
        [seer] 神父{ $actor }发现{ $who }是预言家
        [cultist] 神父{ $actor }发现{ $who }是教徒
        [apprentice] 神父{ $actor }发现{ $who }是学徒
       *[villager] 神父{ $actor }查验{ $who }，像个村民
    }
event-forum-cultist-learned = { $camp ->
        [seer] { $seat }号{ $seatname }是预言家
       *[villager] { $seat }号{ $seatname }不是预言家，也不是学徒
    }
    .told = { $camp ->
        [seer] 教徒{ $actor }发现{ $who }是预言家
       *[villager] 教徒{ $actor }窥探{ $who }，不是预言家也不是学徒
    }
event-forum-cultist-apprentice-learned = { $state ->
        [claimed] { $seat }号{ $seatname }是有师父的学徒
       *[unclaimed] { $seat }号{ $seatname }是没有师父的学徒
    }
    .told = { $state ->
        [claimed] 教徒{ $actor }发现{ $who }是有师父的学徒
       *[unclaimed] 教徒{ $actor }发现{ $who }是没有师父的学徒
    }
event-forum-cultist-fog-learned = { $seat }号{ $seatname }周围一片雾
    .told = 教徒{ $actor }窥探{ $who }，只看到一片雾
event-forum-cultist-trait-learned = { $seat }号{ $seatname }带着特质：{ ROLE($role) }
    .told = 教徒{ $actor }看出{ $who }的特质：{ ROLE($role) }
event-forum-treated = 你保护了{ $seat }号{ $seatname }
    .told = 医生{ $actor }守在{ $who }床边
event-forum-guarded = 你守了{ $seat }号{ $seatname }
    .told = 守护天使{ $actor }守护{ $who }
event-forum-saved = { $by_card ->
        [angel] 天使救了{ $seat }号
        [doctor] 医生救了{ $seat }号
       *[other] { $seat }号中刀未死
    }
    .told = { $by_card ->
        [angel] 天使救了{ $who }
        [doctor] 医生救了{ $who }
       *[other] { $who }中刀未死
    }
event-forum-hunt = 你猎杀{ $seat }号{ $seatname }
    .told = 猎人{ $actor }猎杀{ $who }
event-forum-spied = { $clue ->
        [idle] { $seat }号{ $seatname }今晚没有下任何命令
        [awake] { $seat }号{ $seatname }一夜没合眼
        [visited] 今晚有人找过{ $seat }号{ $seatname }
        [lonely] 今晚没有人找过{ $seat }号{ $seatname }
        [rescued] { $seat }号{ $seatname }今晚死里逃生
        [unscathed] { $seat }号{ $seatname }今晚用不着谁来救
        [armed] { $seat }号{ $seatname }家里有武器
        [gifted] { $seat }号{ $seatname }有别人没有的本事
        [plain] { $seat }号{ $seatname }看不出有什么特质
        [snores] { $seat }号{ $seatname }爱说梦话
        [soup] { $seat }号{ $seatname }晚饭喝的是汤
        [socks] { $seat }号{ $seatname }的袜子不成对
       *[song] { $seat }号{ $seatname }哼着一首老歌
    }
    .told = { $clue ->
        [idle] 密探{ $actor }打探{ $who }：“今晚没有下任何命令”
        [awake] 密探{ $actor }打探{ $who }：“一夜没合眼”
        [visited] 密探{ $actor }打探{ $who }：“今晚有人找过”
        [lonely] 密探{ $actor }打探{ $who }：“今晚没有人找过”
        [rescued] 密探{ $actor }打探{ $who }：“今晚死里逃生”
        [unscathed] 密探{ $actor }打探{ $who }：“今晚用不着谁来救”
        [armed] 密探{ $actor }打探{ $who }：“家里有武器”
        [gifted] 密探{ $actor }打探{ $who }：“有别人没有的本事”
        [plain] 密探{ $actor }打探{ $who }：“看不出有什么特质”
        [snores] 密探{ $actor }打探{ $who }：“爱说梦话”
        [soup] 密探{ $actor }打探{ $who }：“晚饭喝的是汤”
        [socks] 密探{ $actor }打探{ $who }：“袜子不成对”
       *[song] 密探{ $actor }打探{ $who }：“哼着一首老歌”
    }
event-forum-spied-errand = 今晚{ $seat }号{ $seatname }对{ $another }动了手脚
    .told = 密探{ $actor }打探{ $who }：“今晚对{ $another }动了手脚”
event-forum-spied-worth = { $worth ->
        [true] 线索是真的
        [false] 线索说的其实是{ $seat }号
       *[useless] 线索毫无用处
    }
    .told = { $worth ->
        [true] 线索是真的（线索为真的概率{ $percent }%）
        [false] 线索说的其实是{ $who }（说别人的概率{ $percent }%）
       *[useless] 线索毫无用处（无用的概率{ $percent }%）
    }
event-forum-witnessed = 月光下你看到了{ $seat }号{ $seatname }
    .told = 目击者{ $actor }看到了{ $who }的脸
event-forum-witnessed-nothing = 你熬了一夜，什么也没看到
    .told = 目击者{ $actor }熬了一夜，什么也没看到
event-forum-dawn = { $count ->
        [0] 昨晚是平安夜，没有人倒牌
       *[other] 昨晚倒牌的是{ $seats }
    }
    .told = { $count ->
        [0] 平安夜
       *[other] 天亮倒牌：{ $everyone }
    }
event-forum-revealed = { $seat }号的身份：{ ROLE($role) }
    .told = { $who }的身份：{ ROLE($role) }
event-forum-revealed-trait = { $seat }号的特质：{ ROLE($role) }
    .told = { $who }的特质揭晓：{ ROLE($role) }
event-forum-patient = { $seat }号在医生那里养伤，明天清晨才回来
    .told = { $who }成了病人
event-forum-recovered = { $seat }号痊愈了
    .told = { $who }痊愈了
event-forum-remembered = 你记起了一张脸：遇袭时{ $seat }号{ $seatname }在场
    .told = { $actor }记起了{ $who }的脸
event-forum-absent = 今天请假：{ $seats }
    .told = 请假：{ $everyone }
event-forum-warned = { $seats }已两次弃票，再弃票就要处刑
    .told = 第二次无故弃票：{ $everyone }
event-forum-lynch-result = 票型
event-forum-lynched = { $seat }号被处刑
    .told = { $who }被处刑
event-forum-nobody-lynched = { $reason ->
        [tie] 平票，没有人被处刑
       *[no_votes] 一票也没有，没有人被处刑
    }
    .told = { $reason ->
        [tie] 平票，没有人被处刑
       *[no_votes] 一票也没有，没有人被处刑
    }
event-forum-drawn = { $seats }平票，抽签抽中{ $seat }号
    .told = { $everyone }平票，抽签抽中{ $who }
event-forum-autolynched = { $seat }号三次无故弃票，被处刑
    .told = { $who }三次无故弃票，被处刑
event-forum-brutal = { $by }号带走了{ $seat }号
    .told = { $actor }带走了{ $who }

## 事后讲的概率

chance-forum-doctor-save = { $came ->
        [yes] 医生救下{ $who }（成功率{ $percent }%，成功）
       *[no] 医生没能救下{ $who }（成功率{ $percent }%，失败）
    }
chance-forum-witness = { $came ->
        [yes] 月光够亮，{ $who }看得见（成功率{ $percent }%，成功）
       *[no] 夜色太浓，{ $who }看不见（成功率{ $percent }%，失败）
    }
chance-forum-cultist-scan = { $came ->
        [yes] { $who }蓄力足够，看得分明（成功率{ $percent }%，成功）
       *[no] { $who }蓄力不足，一片迷雾（成功率{ $percent }%，失败）
    }
chance-forum-cultist-trait = { $came ->
        [yes] { $who }窥见了一项特质（成功率{ $percent }%，成功）
       *[no] { $who }没窥见任何特质（成功率{ $percent }%，失败）
    }
chance-forum-reprisal = { $came ->
        [yes] { $who }临死一击，打中了（成功率{ $percent }%，成功）
       *[no] { $who }临死一击，落空了（成功率{ $percent }%，失败）
    }
chance-forum-apprentice-claimed = { $came ->
        [yes] { $who }开局就有师父（有师父的概率{ $percent }%）
       *[no] { $who }开局没有师父（有师父的概率{ $percent }%）
    }

layer-forum-angel = 守护天使
layer-forum-doctor = 医生（三次成两次）
layer-forum-blessed = 祝福
layer-forum-cursed = 诅咒

cause-forum-grey-pack-ate = 被灰狼刀
cause-forum-red-pack-ate = 被赤狼刀
cause-forum-hunted = 被猎杀
    .told = 被{ $actor }猎杀
    .short = 被{ $by }号猎杀
cause-forum-reprisal = 给猎人陪葬
    .told = 给{ $actor }陪葬
    .short = 给{ $by }号陪葬
cause-forum-forsaken = 狼群已灭，跟着殉葬
cause-forum-brutal = 混乱中被带走
    .told = 混乱中被{ $actor }带走
    .short = 被{ $by }号带走
cause-forum-lynching = 被处刑
cause-forum-autolynch = 弃票三次，被处刑

## 结局

end-forum-nobody-left = 没有人活下来。
end-forum-no-villager = 好人一个不剩。
end-forum-parity = 坏人追平了好人，不用再躲了。
end-forum-wolves-gone = 最后一只狼倒下了。

## 桌上规矩

house-forum-traits-each = 每人特质
    .explain = 一个人最多能拿几项特质。
house-forum-traits-each-one = 最多一项
    .told = 一个人最多拿一项特质。
house-forum-traits-each-several = 可以多项
    .told = 一个人可以拿好几项特质。
house-forum-apprentice-starts = 学徒开局
    .explain = 学徒一开始有没有师父。
house-forum-apprentice-starts-drawn = 抛硬币决定
    .told = 学徒一开始有没有师父，抛硬币决定。
house-forum-apprentice-starts-unclaimed = 没有师父
    .told = 学徒一开始没有师父。
house-forum-apprentice-starts-claimed = 已有师父
    .told = 学徒一开始就有师父。
house-forum-angel-repeat = 天使连守
    .explain = 守护天使能不能连续两晚守同一人。
house-forum-angel-repeat-no = 不能
    .told = 守护天使不能连续两晚守同一人。
house-forum-angel-repeat-yes = 可以
    .told = 守护天使可以连续两晚守同一人。
house-forum-pack-order = 狼群决定
    .explain = 一群狼意见不一时听谁的。
house-forum-pack-order-last = 最后一个
    .told = 一群狼意见不一，听最后选的那个。
house-forum-pack-order-most = 多数
    .told = 一群狼意见不一，听多数的。
house-forum-patients-lynched = 投病人
    .explain = 养伤的人能不能被处刑。
house-forum-patients-lynched-no = 不能
    .told = 养伤的人不能被处刑。
house-forum-patients-lynched-yes = 可以
    .told = 养伤的人也可以被处刑。
house-forum-dead-revealed = 公布死者
    .explain = 是否公布死者的身份和特质。
house-forum-dead-revealed-yes = 公布
    .told = 公布死者的身份和特质。
house-forum-dead-revealed-no = 不公布
    .told = 不公布死者的身份和特质。
house-forum-autolynch = 无故弃票
    .explain = 不请假弃票三次是否处刑。
house-forum-autolynch-on = 三次处刑
    .told = 不请假弃票三次，就会被处刑。
house-forum-autolynch-off = 随意弃票
    .told = 随你弃几次票。
house-forum-tie = 平票
    .explain = 几人票数并列第一时怎么办。
house-forum-tie-nobody = 没有人被处刑
    .told = 几人票数并列第一，没有人被处刑。
house-forum-tie-draw = 抽签
    .told = 几人票数并列第一，抽签。
house-forum-wolves-win = 狼群获胜
    .explain = 最后一群狼什么时候算赢。
house-forum-wolves-win-parity = 追平好人
    .told = 最后一群狼的人数追平好人，就赢。
house-forum-wolves-win-nobody-else = 好人全部死去
    .told = 好人全部死去，最后一群狼才赢。

## 板子

deck-forum-easy = 新手帖
    .idea = 先跟帖练练手：身份少，对好人友好。
deck-forum-classic = 经典
    .idea = 一群狼混进一村子奇人里，每个帖子都要细看。
deck-forum-wild = 两群狼
    .idea = 两群狼，彼此也不对付：先对付哪一群？

problem-forum-cards = 一共{ $cards }张身份牌，这桌需要{ $wanted }张，特质另算。
problem-forum-no-wolf = 一只狼都没有，论坛里会一团和气。
problem-forum-too-many-baddies = { $baddies }个坏人太多，已经占了一半。
problem-forum-lonely-cultist = { $role }总得有自己的狼群。
problem-forum-unique = { $role }只能有一个。
problem-forum-apprentices = { $traits }个学徒，却只有{ $room }个平民可以当学徒。
problem-forum-hidden-traits = { $traits }项特质要发给好人，却只有{ $room }个好人。
problem-forum-traits = { $traits }项特质，却只有{ $room }个人。
advice-forum-baddies = 这么多人通常是{ $usual }个坏人，现在是{ $baddies }个。
advice-forum-no-master = 有学徒却没有师父：预言家、神父、密探、猎人都不在。

## 台词

line-forum-dawn = { $count ->
        [0] 昨晚是平安夜。
       *[other] 昨晚倒牌的是|{ $seats }。
    }
    .plain2 = { $count ->
        [0] 昨晚是平安夜，|没有人倒牌。
       *[other] 今早没能醒来的是|{ $seats }。
    }
    .theatrical = { $count ->
        [0] 全村都来道了早安。|昨晚是平安夜。
       *[other] 有人没来道早安。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical2 = { $count ->
        [0] 更夫今早没有话要喊。|昨晚是平安夜。
       *[other] 更夫深吸了一口气。|昨晚倒牌的是|{ $seats }。
    }
    .theatrical3 = { $count ->
        [0] 一夜过去，没有一盏灯熄灭。|昨晚是平安夜。
       *[other] 有的灯，再也不会亮了。|昨晚倒牌的是|{ $seats }。
    }
line-forum-revealed = { SEAT($seat) }号|身份是{ ROLE($role) }。
line-forum-revealed-trait = { SEAT($seat) }号|特质是{ ROLE($role) }。
line-forum-patient = { SEAT($seat) }号|在医生那里养伤。
line-forum-recovered = { SEAT($seat) }号|痊愈了。
line-forum-absence = 今天投票，有谁要请假？
    .theatrical = 今天有谁投不了票？
    .theatrical2 = 有没有人等不到投票？
    .theatrical3 = 投票的时候，谁的座位空着？
    .theatrical4 = 谁有正当理由不投票？
line-forum-absent = 今天请假的是|{ $seats }。
line-forum-warned = 已经两次弃票的是|{ $seats }。|再弃票就要处刑。
line-forum-exile-secret = 现在开始秘密投票，|请依次传递电脑。
    .theatrical = 各自想好，悄悄投票。|请依次传递电脑。
line-forum-lynch = 现在开始放逐投票，|逐个报号，投他的请举手。
    .plain2 = 请投票放逐，|逐个报号，投他的请举手。
    .plain3 = 发言到此为止，开始放逐投票，|逐个报号，投他的请举手。
    .theatrical = 该盖的楼都盖完了。|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical2 = 井边的人越聚越多。|现在开始放逐投票，|逐个报号，投他的请举手。
    .theatrical3 = 是谁先起的头，没人记得了。|逐个报号，投他的请举手。
    .theatrical4 = 最后一帖也发完了。|按号来，投他的请举手。
line-forum-lynched = { SEAT($seat) }号|被处刑。
    .plain2 = 投票有了结果，|被处刑的是|{ SEAT($seat) }号。
    .theatrical = 人群喊出了一个名字，|被处刑的是|{ SEAT($seat) }号。
    .theatrical2 = 账号注销，|被处刑的是|{ SEAT($seat) }号。
    .theatrical3 = 一时间没有人出声。|被处刑的是|{ SEAT($seat) }号。
line-forum-nobody-lynched = 今天没有人被处刑。
    .plain2 = 今天不处刑。
    .theatrical = 火把一支支熄了。|今天没有人被处刑。
    .theatrical2 = 话说了一箩筐，事一件没办。|今天没有人被处刑。
line-forum-drawn = 平票。|抽签抽中|{ SEAT($seat) }号。
line-forum-autolynched = { SEAT($seat) }号|三次无故弃票，被处刑。
line-forum-brutal = { SEAT($by) }号|临死带走|{ SEAT($seat) }号。
line-victory-forum-grey-pack = 灰狼群获胜。
    .plain2 = 游戏结束，灰狼群获胜。
    .theatrical = 家家窗前都是灰毛，再没有人发帖。|灰狼群获胜。
    .theatrical2 = 从今往后，村里只流行灰色。|灰狼群获胜。
line-victory-forum-red-pack = 赤狼群获胜。
    .plain2 = 游戏结束，赤狼群获胜。
    .theatrical = 赤月当空，村庄无声。|赤狼群获胜。
    .theatrical2 = 朝霞这么红，不是好兆头。|赤狼群获胜。
line-victory-forum-village = 好人获胜。
    .plain2 = 游戏结束，好人获胜。
    .theatrical = 此帖已锁，活下来的人可以睡了。|好人获胜。
    .theatrical2 = 本案已结，请勿顶帖。|好人获胜。
