# 大书：发生了什么。$seat 和 $by 是座位号，$seats 是名单；.told 用于复盘（$who、$actor、$everyone）。

## 开局就知道的

event-revamped-crier-knows = { $seat }号{ $seatname }是好人：{ ROLE($role) }
    .told = 更夫{ $actor }开局就知道{ $who }：{ ROLE($role) }
event-revamped-list = 你的名单：{ $seats }
    .told = { $actor }的名单：{ $everyone }
event-revamped-waiters = 你的服务员：{ $people }
    .told = { $actor }的服务员：{ $everyone }
event-revamped-subjects = 你的实验对象是{ $seat }号{ $seatname }和{ $other }号{ $othername }
    .told = { $actor }的实验对象是{ $who }和{ $another }
event-revamped-subject-of = { $by }号{ $byname }拿你当实验对象
event-revamped-phantom = 没有人拿到这个身份：{ ROLE($role) }
    .told = { $actor }知道没有人拿到这个身份：{ ROLE($role) }
event-revamped-in-game = { ROLE($role) }×{ $count }
event-revamped-masked = 你看起来是：{ ROLE($role) }
    .told = { $actor }扮成了{ ROLE($role) }
event-revamped-psychopath-mask = { $role ->
        [nobody] 你以真面目示人
       *[other] 你看起来是：{ ROLE($role) }
    }
    .told = { $role ->
        [nobody] { $actor }卸下了伪装
       *[other] { $actor }扮成了{ ROLE($role) }
    }
event-revamped-armed = 你把箭交给了{ $seat }号{ $seatname }
    .told = 制箭师{ $actor }把箭交给{ $who }
event-revamped-customer = 有人给了你一支箭，射谁由你选
event-revamped-arrows-taken = 你从{ $seat }号{ $seatname }那里收回了箭
    .told = 制箭师{ $actor }从{ $who }手里收回了箭
event-revamped-disarmed = 你的箭被收回了

## 一直有效的选择

event-revamped-aimed = { $seat ->
        [nobody] 你没有选人
       *[other] 你选了{ $seat }号{ $seatname }
    }
    .told = { $seat ->
        [nobody] { $actor }改成不选人
       *[other] { $actor }选定了{ $who }
    }
event-revamped-hurried = 这是你唯一的一次紧急更改
    .told = { $actor }用掉了紧急更改
event-revamped-heir = { $role ->
        [nobody] 你的手记不留给任何人
       *[other] 你的手记将留给：{ ROLE($role) }
    }
    .told = { $role ->
        [nobody] { $actor }的手记不留给任何人
       *[other] { $actor }的手记要留给{ ROLE($role) }
    }
event-revamped-journal = { $by }号{ $byname }的手记归你了
    .told = { $actor }的手记到了{ $who }手里
event-revamped-journal-burnt = { $by }号{ $byname }的手记烧掉了
    .told = { $actor }的手记烧了：没有人是那个身份

## 各人做的事

event-revamped-pack-proposal = { $seat ->
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
       *[other] { $actor }想刀{ $self ->
           [yes] 自己
          *[no] { $who }
       }
    }
event-revamped-pack-agreed = { $seat ->
        [nobody] 狼队空刀
       *[other] 狼队刀{ $who }
    }
    .told = { $seat ->
        [nobody] 狼队空刀
       *[other] 狼队刀{ $who }
    }
event-revamped-pack-hungry = 狼队今晚没有刀：上次吃掉的是小红帽
event-revamped-cult-proposal = { $seat ->
        [nobody] { $you ->
            [by] 你谁也不想袭击
           *[other] { $by }号{ $byname }谁也不想袭击
        }
       *[other] { $self ->
            [yes] { $you ->
                [seat] 你想袭击自己
               *[other] { $by }号{ $byname }想袭击自己
            }
           *[no] { $you ->
                [by] 你想袭击{ $who }
               *[other] { $by }号{ $byname }想袭击{ $who }
            }
        }
    }
    .told = { $seat ->
        [nobody] { $actor }想让教团谁也不袭击
       *[other] { $actor }想让教团袭击{ $self ->
           [yes] 自己
          *[no] { $who }
       }
    }
event-revamped-cult-agreed = { $seat ->
        [nobody] 教团今晚不袭击
       *[other] 教团袭击{ $who }
    }
    .told = { $seat ->
        [nobody] 教团谁也没袭击
       *[other] 教团袭击{ $who }
    }
event-revamped-cult-over = 教主死了，教团从此不能袭击
event-revamped-attacking = 你袭击{ $seat }号{ $seatname }
    .told = { $actor }袭击{ $who }
event-revamped-betrayed = 你刀同伴{ $seat }号{ $seatname }
    .told = { $actor }刀了同伴{ $who }
event-revamped-knitted = 明天待在家里的是{ $people }
    .told = 老奶奶{ $actor }留住了{ $everyone }
event-revamped-no-vote-to-take = { $seat }号{ $seatname }没有票可拿
    .told = { $who }没有票可拿
event-revamped-slept = { $seat ->
        [nobody] 你今晚待在家里
       *[other] 你今晚在{ $seat }号{ $seatname }家过夜
    }
    .told = { $seat ->
        [nobody] { $actor }待在家里
       *[other] { $actor }在{ $who }家过夜
    }
event-revamped-asked = 你问亡者：{ $question }
    .told = 灵媒{ $actor }问亡者：{ $question }
event-revamped-dead-asked = 灵媒问亡者：{ $question }
event-revamped-question-waits = 今天已有别的灵媒在问，你的问题排到明天
event-revamped-answered = 亡者回答：是{ $yes }票，否{ $no }票
    .told = 亡者回答{ $actor }：是{ $yes }票，否{ $no }票
event-revamped-reprieve = 你取消下一次放逐
    .told = 皇家骑士{ $actor }取消了下一次放逐
event-revamped-guarding = 明天不能被投的是{ $people }
    .told = 护民官{ $actor }选中了{ $everyone }
event-revamped-threatening = 你威胁了{ $seat }号{ $seatname }
    .told = 跟踪狂{ $actor }威胁{ $who }
event-revamped-threatened = 有人威胁你：今天你暗中多背两票
event-revamped-blessing = 圣水洒给{ $seat }号{ $seatname }
    .told = 神父{ $actor }把圣水洒给{ $who }
event-revamped-life-used = 今晚护住：你、{ $people }
    .told = 女巫{ $actor }护住了{ $everyone }
event-revamped-death-used = 你毒了{ $seat }号{ $seatname }
    .told = 女巫{ $actor }毒{ $who }
event-revamped-barred = { $own ->
        [yes] 你明天当不上任何职务
       *[no] { $seat }号{ $seatname }明天当不上任何职务
    }
    .told = { $own ->
        [yes] { $actor }搅了自己的选举
       *[no] { $actor }搅了{ $who }的选举
    }
event-revamped-tanned = { $own ->
        [yes] 今晚你看起来是：{ ROLE($role) }
       *[no] 今晚{ $seat }号{ $seatname }看起来是：{ ROLE($role) }
    }
    .told = { $own ->
        [yes] 制皮匠{ $actor }给自己披皮：{ ROLE($role) }
       *[no] 制皮匠{ $actor }给{ $who }披皮：{ ROLE($role) }
    }
event-revamped-tanned-pack = 你披了皮的人里，至少有一个在狼队
    .told = 制皮匠{ $actor }披到了狼队的人
event-revamped-fox-mask = 今晚千面狐看起来是：{ ROLE($role) }
    .told = 狼队听说千面狐扮成了{ ROLE($role) }
event-revamped-played = 你迷惑了{ $seat }号{ $seatname }
    .told = { $actor }吹笛给{ $who }听
event-revamped-enchanted = 你被迷惑了，那支曲子怎么也甩不掉
    .told = { $who }被迷惑
event-revamped-joined-enchanted = 你混进了被迷惑的人
    .told = { $actor }混进了被迷惑的人
event-revamped-diverted = { $seat ->
        [nobody] 被迷惑的人冲你来的技能，你自己受着
       *[other] 被迷惑的人冲你来的技能，会落到{ $seat }号{ $seatname }身上
    }
    .told = { $seat ->
        [nobody] { $actor }不再把技能引到别处
       *[other] { $actor }把被迷惑的人的技能引到{ $who }身上
    }
event-revamped-circle-proposal = { $seat ->
        [ignite] { $you ->
            [by] 你想点火
           *[other] { $by }号{ $byname }想点火
        }
       *[other] { $you ->
            [by] 你想选{ $who }
           *[other] { $by }号{ $byname }想选{ $who }
        }
    }
    .told = { $seat ->
        [ignite] { $actor }提议点火
       *[other] { $actor }提议选{ $who }
    }
event-revamped-powdered = 你给{ $seat }号{ $seatname }家撒了火药
    .told = { $actor }给{ $who }家撒了火药
event-revamped-ignited = 你点了火
    .told = { $count ->
        [0] { $actor }划了火，可没有东西可烧
       *[other] { $actor }点了火，烧到{ $everyone }
    }
event-revamped-marked = 你给{ $seat }号{ $seatname }打上血印
    .told = { $actor }给{ $who }打上血印
event-revamped-marking-failed = { $seat }号{ $seatname }身上打不上血印
    .told = { $actor }没能给{ $who }打上血印
event-revamped-tainted = 你给{ $seat }号{ $seatname }打上疫印
    .told = { $actor }给{ $who }打上疫印
event-revamped-tainting-failed = { $seat }号{ $seatname }身上打不上疫印
    .told = { $actor }没能给{ $who }打上疫印
event-revamped-infecting = 你对{ $seat }号{ $seatname }用了一瓶病菌
    .told = { $actor }对{ $who }用了一瓶病菌
event-revamped-vial-wasted = 给{ $seat }号{ $seatname }的那一瓶白费了
    .told = { $actor }的一瓶病菌白费在{ $who }身上
event-revamped-vial-resisted = 有人想让你染病，没有用
event-revamped-caught = { $actor }把病传给了{ $who }
    .told = { $actor }把病传给了{ $who }
event-revamped-ill = 你染病了，接下来这一夜结束时会死
    .told = { $who }得知自己染病
event-revamped-froze = { $count ->
        [0] 名单上没有人被冰封
       *[other] 被冰封的是{ $people }
    }
    .told = { $count ->
        [0] { $actor }的名单一个也没猜中
       *[other] { $actor }冰封了{ $everyone }
    }
event-revamped-froze-count = { $count ->
        [0] 名单上没有人被冰封
       *[other] 名单上有{ $count }个人被冰封
    }
event-revamped-thawed = 冰都化了
    .told = { $who }的冰化了，全部解冻
event-revamped-borrowed = 猜中：{ $seat }号{ $seatname }是{ ROLE($role) }，今天他的技能借你用
    .told = { $actor }借了{ $who }的技能：{ ROLE($role) }
event-revamped-borrowed-nothing = 猜中：{ $seat }号{ $seatname }是{ ROLE($role) }，没有技能可借
    .told = { $actor }猜中{ $who }是{ ROLE($role) }，没有技能可借
event-revamped-lent = 你把死者的技能借给{ $seat }号{ $seatname }：{ ROLE($role) }
    .told = 死神{ $actor }把死者的技能借给{ $who }：{ ROLE($role) }
event-revamped-gift = 到天亮为止，你有一个死者的技能：{ ROLE($role) }
event-revamped-sleepless = 你再也睡不着了
    .told = { $who }从此不眠
event-revamped-soul-shield = 今晚有灵魂护着{ $seat }号{ $seatname }（还剩{ $left }个灵魂）
    .told = { $actor }用一个灵魂护住{ $who }
event-revamped-soul-strike = 你用一个灵魂击倒{ $seat }号{ $seatname }（还剩{ $left }个灵魂）
    .told = { $actor }用一个灵魂击向{ $who }
event-revamped-soul-spent = 你遇袭了，一个灵魂替了你（还剩{ $left }个灵魂）
    .told = 一个灵魂替了{ $who }
event-revamped-prayer-shield = 今晚有祷告护着{ $seat }号{ $seatname }（还剩{ $left }次祷告）
    .told = { $actor }用一次祷告护住{ $who }
event-revamped-prayer-strike = 你用一次祷告击倒{ $seat }号{ $seatname }（还剩{ $left }次祷告）
    .told = { $actor }用一次祷告击向{ $who }
event-revamped-prayer-spent = 你遇袭了，一次祷告替了你（还剩{ $left }次祷告）
    .told = 一次祷告替了{ $who }
event-revamped-wager-sent = 赌约送到{ $seat }号{ $seatname }手里
    .told = { $actor }向{ $who }提出赌约
event-revamped-wager-declined = { $seat }号{ $seatname }都不要
    .told = { $who }谢绝了赌约
event-revamped-wager-saw = { $you ->
        [by] 你看了{ $who }：{ ROLE($role) }
       *[other] { $by }号{ $byname }看了{ $who }：{ ROLE($role) }
    }
    .told = { $actor }接了赌约，看了{ $who }：{ ROLE($role) }
event-revamped-wager-sold = { $by }号{ $byname }卖了灵魂，袭击{ $seat }号{ $seatname }（还剩{ $left }个灵魂）
    .told = { $actor }卖了灵魂，要袭击{ $who }
event-revamped-soulless = 你没有灵魂了
    .told = { $who }失魂
event-revamped-grace-sent = 恩典送到{ $seat }号{ $seatname }手里
    .told = { $actor }向{ $who }赐恩
event-revamped-grace-declined = { $seat }号{ $seatname }都不要
    .told = { $who }谢绝了恩典
event-revamped-grace-saw = { $you ->
        [by] 你看了{ $who }：{ ROLE($role) }
       *[other] { $by }号{ $byname }看了{ $who }：{ ROLE($role) }
    }
    .told = { $actor }受恩，看了{ $who }：{ ROLE($role) }
event-revamped-grace-taken = { $by }号{ $byname }蒙恩，袭击{ $seat }号{ $seatname }（还剩{ $left }次祷告）
    .told = { $actor }蒙恩，要袭击{ $who }
event-revamped-blessed = 你从此蒙恩
    .told = { $who }蒙恩
event-revamped-cooked = { $dish ->
        [poisoned] 给{ $seat }号{ $seatname }的是毒菜
       *[charmed] 给{ $seat }号{ $seatname }的是护身菜
    }
    .told = { $dish ->
        [poisoned] { $actor }给{ $who }上了毒菜
       *[charmed] { $actor }给{ $who }上了护身菜
    }
event-revamped-ate = 你把盘子吃得干干净净
    .told = { $who }吃了
event-revamped-left-it = 你一口没动
    .told = { $who }没吃
event-revamped-plate-back = { $seat }号{ $seatname }吃完了你的菜
event-revamped-last-waiter = 最后一个服务员没了
    .told = { $who }的最后一个服务员没了

## 查到的结果

event-revamped-fooled = { $mask ->
        [none] { $who }其实是{ ROLE($role) }，{ $actor }看走了眼
       *[other] { $who }其实是{ ROLE($role) }，看起来是{ ROLE($mask) }
    }
event-revamped-saw = { $seat }号{ $seatname }是{ ROLE($role) }
    .told = { $actor }看{ $who }，看到{ ROLE($role) }
event-revamped-aura = { $aura ->
        [threat] { $you ->
            [seat] 你自己有威胁
           *[other] { $seat }号{ $seatname }有威胁
        }
       *[harmless] { $you ->
            [seat] 你自己没有威胁
           *[other] { $seat }号{ $seatname }没有威胁
        }
    }
    .told = 望气师{ $actor }看{ $self ->
        [yes] 自己
       *[no] { $who }
    }：{ $aura ->
        [threat] 有威胁
       *[harmless] 没有威胁
    }
event-revamped-guessed = { $right ->
        [yes] 猜中：{ $seat }号{ $seatname }是{ ROLE($role) }
       *[no] 没有确认：{ $seat }号{ $seatname }，你猜{ ROLE($role) }
    }
    .told = { $right ->
        [yes] { $actor }猜中{ $self ->
            [yes] 自己
           *[no] { $who }
        }是{ ROLE($role) }
       *[no] { $actor }猜{ $self ->
           [yes] 自己
          *[no] { $who }
       }是{ ROLE($role) }，没有确认
    }
event-revamped-tracked = { $pack ->
        [yes] { $seat }号{ $seatname }在狼队里
       *[no] { $seat }号{ $seatname }不在狼队里
    }
    .told = { $pack ->
        [yes] 猎户{ $actor }追出{ $who }在狼队里
       *[no] 猎户{ $actor }追{ $who }，不在狼队里
    }
event-revamped-compared = { $same ->
        [yes] { $who }和{ $another }是一边的
       *[no] { $who }和{ $another }不是一边的
    }
    .told = { $same ->
        [yes] 神谕者{ $actor }比{ $self ->
            [yes] 自己
           *[no] { $who }
        }和{ $another }：一边
       *[no] 神谕者{ $actor }比{ $self ->
           [yes] 自己
          *[no] { $who }
       }和{ $another }：不是一边
    }
event-revamped-counted = 活着的{ ROLE($role) }：{ $count }个
    .told = 接待员{ $actor }查到：{ ROLE($role) }还剩{ $count }个
event-revamped-cause-learned = { $seat }号{ $seatname }死于{ ROLE($role) }
    .told = 验尸官{ $actor }查出{ $who }死于{ ROLE($role) }
event-revamped-lynch-learned = { $seat }号{ $seatname }是被放逐的
    .told = 验尸官{ $actor }查出{ $who }是被放逐的
event-revamped-no-cause-learned = { $seat }号{ $seatname }不是死在谁手里
    .told = 验尸官{ $actor }在{ $who }身上没查出凶手
event-revamped-first-card = { $seat }号{ $seatname }开局拿的是{ ROLE($role) }
event-revamped-dead-card = 死者：{ $seat }号{ $seatname }，{ ROLE($role) }
event-revamped-read-on = 前任查到的归你了：{ $seat }号{ $seatname }

## 变成了什么

event-revamped-doomed = 袭击你的是{ $by }号{ $byname }。你能撑到天黑
    .told = { $who }挨了{ $actor }一下，硬撑着
event-revamped-escaped = 狼来袭击你，你跑掉了
    .told = { $who }从狼嘴下跑掉
event-revamped-prey-escaped = 猎物跑了，腿脚真快
event-revamped-scared = 有人袭击你，你早跑了
    .told = { $who }吓得先跑了
event-revamped-turned-packless = 挨了一口，你成了离群狼
    .told = 诅咒应验，{ $who }成了离群狼
event-revamped-turned-wolf = 从此你是狼人，这是你的狼队
    .told = { $who }成了狼人，进了狼队
event-revamped-pack-grew = { $seat }号{ $seatname }进了狼队
event-revamped-infecting-bite = 你要感染{ $seat }号{ $seatname }
    .told = 种狼{ $actor }要感染{ $who }
event-revamped-bite-nothing = { $seat }号{ $seatname }感染不了
    .told = { $actor }没能感染{ $who }
event-revamped-bite-backfired = 咬错人了，你变成了{ ROLE($role) }
    .told = { $actor }咬错人，变成了{ ROLE($role) }
event-revamped-bakers-turned = 种狼找上了你们当中一个，面包房成了肉铺
    .told = 一口下去，面包房变成肉铺
event-revamped-rose-undead = 昨晚你死了，又爬起来，成了亡灵
    .told = { $who }成了{ $actor }的亡灵
event-revamped-rose-zombie = 昨晚你死了，又爬起来，成了丧尸
    .told = { $who }成了{ $actor }的丧尸
event-revamped-risen = { $seat }号{ $seatname }成了你们的人
event-revamped-became = 你现在的身份是{ ROLE($role) }
    .told = { $who }变成了{ ROLE($role) }
event-revamped-copied = 你照着{ $seat }号{ $seatname }长
    .told = 冒牌货{ $actor }照着{ $who }长
event-revamped-dog-chose = 你长大成了{ ROLE($role) }
    .told = 家犬{ $actor }长大成了{ ROLE($role) }
event-revamped-lovers = { $you ->
        [seat] 你和{ $other }号{ $othername }结为情侣
        [other] 你和{ $seat }号{ $seatname }结为情侣
       *[nobody] { $seat }号{ $seatname }和{ $other }号{ $othername }结为情侣
    }
    .told = { $who }与{ $another }结为情侣

## 公开的消息

event-revamped-dawn = { $count ->
        [0] 昨晚是平安夜，没有人倒牌
       *[other] 昨晚倒牌的是{ $seats }
    }
    .told = { $count ->
        [0] 平安夜
       *[other] 天亮倒牌：{ $everyone }
    }
event-revamped-bard = 吟游诗人的故事：{ $deed ->
        [attack] { deed-revamped-attacked }
        [inspect] { deed-revamped-inspected }
        [protect] { deed-revamped-protected }
        [visit] { deed-revamped-visited }
        [turn] { deed-revamped-turned }
        [disguise] { deed-revamped-disguised }
        [freeze] { deed-revamped-frozen }
        [feed] { deed-revamped-fed }
        [empower] { deed-revamped-empowered }
        [choose] { deed-revamped-chosen }
        [disarm] { deed-revamped-disarmed }
        [love] { deed-revamped-loved }
        [copy] { deed-revamped-copied }
        [silence] { deed-revamped-silenced }
        [threaten] { deed-revamped-threatened }
        [sabotage] { deed-revamped-sabotaged }
        [mark] { deed-revamped-marked }
        [enchant] { deed-revamped-enchanted }
        [powder] { deed-revamped-powdered }
        [infect] { deed-revamped-infected }
        [offer] { deed-revamped-offered }
       *[bless] { deed-revamped-blessed }
    }（{ ROLE($role) }）
event-revamped-bard-changed = 吟游诗人改行了
    .told = 吟游诗人改行了
event-revamped-bard-new = 镇上来了新的吟游诗人
    .told = 镇上来了新的吟游诗人
event-revamped-heir-found = 占卜学徒接班了
event-revamped-guarded-public = 今天不能投{ $seats }
    .told = 护民官{ $actor }护住了{ $everyone }
event-revamped-election-result = 选举票型
event-revamped-elected = { $seat }号当选{ ROLE($office) }
    .told = { $who }当选{ ROLE($office) }
event-revamped-nobody-elected = { $reason ->
        [tie] 平票，没有人当选
        [barred] 得票最多的人今天不能当选，没有人当选
        [dead] 当选的人已经死了，没有人当选
       *[no_votes] 一票也没有，没有人当选
    }
    .told = { $reason ->
        [tie] 平票，没有人当选
        [barred] 得票最多的人当天不能当选，没有人当选
        [dead] 当选的人已经死了，没有人当选
       *[no_votes] 一票也没有，没有人当选
    }
event-revamped-resigned = { $seat }号辞去{ ROLE($office) }
    .told = { $who }辞去{ ROLE($office) }
event-revamped-mayor-counted = { $count ->
        [1] 今天放逐一个人
       *[other] 今天放逐两个人
    }
    .told = { $count ->
        [1] 镇长{ $actor }定下放逐一个人
       *[other] 镇长{ $actor }定下放逐两个人
    }
event-revamped-mayor-wrote = 镇长：{ $text }
    .told = 镇长{ $actor }写道：{ $text }
event-revamped-silenced = 明天的票不算数：{ $seats }
    .told = 投过{ $actor }的人第二天票不算数：{ $everyone }
event-revamped-lynch-result = 票型
event-revamped-lynched = { $seat }号被放逐
    .told = { $who }被放逐
event-revamped-nobody-lynched = { $reason ->
        [tie] 平票，没有人被放逐
        [guarded] 受保护的人放逐不了
       *[no_votes] 一票也没有，没有人被放逐
    }
    .told = { $reason ->
        [tie] 平票，没有人被放逐
        [guarded] 受保护的人放逐不了
       *[no_votes] 一票也没有，没有人被放逐
    }
event-revamped-lot = { $seats }平票，抽签抽中{ $seat }号
    .told = { $everyone }平票，抽签抽中{ $who }
event-revamped-second-lynch = 今天还要再放逐一次
    .told = 这天又放逐了一次
event-revamped-called-off = 皇家骑士取消了这次放逐
event-revamped-knight-named = 皇家骑士是{ $by }号
    .told = 皇家骑士{ $actor }亮了身份
event-revamped-executioner = { $by }号是刽子手，脱了身，{ $seat }号替他被放逐
    .told = 刽子手{ $actor }脱身，{ $who }替他被放逐
event-revamped-executioner-guarded = { $by }号是刽子手，脱了身；{ $seat }号有人护着，谁也没死
    .told = 刽子手{ $actor }脱身，{ $who }有人护着
event-revamped-ranger = { $by }号是游侠，他指向{ $seat }号：{ ROLE($role) }
    .told = 游侠{ $actor }指向{ $who }：{ ROLE($role) }
event-revamped-last-arrow = { $by }号（{ ROLE($role) }）带走{ $seat }号
    .told = { $actor }临死带走{ $who }
event-revamped-razor-drawn = 你对{ $seat }号{ $seatname }亮了剃刀
    .told = 理发师{ $actor }对{ $who }亮了剃刀
event-revamped-razor = 光天化日之下，{ $seat }号死了
    .told = { $who }光天化日之下死在剃刀下
event-revamped-razor-named = 理发师是{ $by }号
    .told = 理发师{ $actor }亮了身份
event-revamped-razor-slipped = 光天化日有人动手，谁也没死
    .told = 剃刀一闪，谁也没死
event-revamped-struck = 光天化日之下，{ $seat }号死了
    .told = { $who }在光天化日下被击倒
event-revamped-day-ends = 天黑之前，{ $seats }也倒下了
    .told = 白天结束时倒下：{ $everyone }
event-revamped-ascended = { $seat }号获胜离场，他是{ ROLE($role) }
    .told = { $who }获胜离场：{ ROLE($role) }
event-revamped-followed = { $seat }号陪天使一起走
    .told = { $who }陪天使{ $actor }走了
event-revamped-missed = { $seats }没有投票，因此丧命
    .told = 没有投票而死：{ $everyone }
event-revamped-disease = 疫病带走了{ $seat }号
    .told = 疫病带走了{ $who }
event-revamped-saved = { $seat }号遇袭，没有死
    .told = { $layer ->
        [absence] { layer-revamped-absence }
        [potion] { layer-revamped-potion }
        [immunity] { layer-revamped-immunity }
        [food] { layer-revamped-food }
        [runner] { layer-revamped-runner }
        [acrobat] { layer-revamped-acrobat }
        [scared] { layer-revamped-scared }
        [macho] { layer-revamped-macho }
        [soul] { layer-revamped-soul }
        [prayer] { layer-revamped-prayer }
        [spare-soul] { layer-revamped-spare-soul }
        [spare-prayer] { layer-revamped-spare-prayer }
        [demonized] { layer-revamped-demonized }
        [tainted] { layer-revamped-tainted }
        [cursed] { layer-revamped-cursed }
       *[other] { layer-revamped-own }
    }：{ $who }遇袭，没有死
event-revamped-fizzled = 没有结果
    .told = { $actor }白忙一场

## 吟游诗人故事里的事

deed-revamped-blessed = 被洒了圣水
deed-revamped-attacked = 遇袭
deed-revamped-inspected = 被查
deed-revamped-protected = 受到保护
deed-revamped-disguised = 被披上伪装
deed-revamped-visited = 有人来过夜
deed-revamped-threatened = 受到威胁
deed-revamped-silenced = 少了一票
deed-revamped-sabotaged = 当不成官
deed-revamped-loved = 被爱上
deed-revamped-copied = 被照着长
deed-revamped-marked = 被打上印记
deed-revamped-enchanted = 被迷惑
deed-revamped-powdered = 家里撒了火药
deed-revamped-infected = 染病
deed-revamped-turned = 被转化
deed-revamped-offered = 收到提议
deed-revamped-fed = 收到一道菜
deed-revamped-frozen = 被冰封
deed-revamped-chosen = 被选中
deed-revamped-disarmed = 箭被收回
deed-revamped-empowered = 得到技能

## 死因

cause-revamped-pack = 被狼刀
    .told = 被{ $actor }代狼队刀死
    .short = 被{ $by }号刀
    .own = 自刀
cause-revamped-cult = 被教团袭击
    .told = 被{ $actor }代教团袭击
    .short = 被{ $by }号袭击
    .own = 被教团袭击，自己动的手
cause-revamped-dagger = 遇刺
    .told = 遇刺，刺客是{ $actor }
    .short = 被{ $by }号行刺
cause-revamped-razor = 剃刀一滑
    .told = 剃刀一滑，动手的是{ $actor }
    .short = 被{ $by }号动了剃刀
cause-revamped-last-arrow = 中了最后一箭
    .told = 中了{ $actor }的最后一箭
    .short = { $by }号的最后一箭
cause-revamped-experiment = 被疯狂科学家带走
    .told = 被{ $actor }带走
    .short = 被{ $by }号带走
cause-revamped-holy-water = 圣水
    .told = { $actor }的圣水
    .short = { $by }号的圣水
cause-revamped-lost-faith = 圣水洒错了人
cause-revamped-poison = 被毒
    .told = 被{ $actor }毒死
    .short = 被{ $by }号毒
cause-revamped-lone-wolf = 被孤狼袭击
    .told = 被孤狼{ $actor }袭击
    .short = 被{ $by }号袭击
cause-revamped-wrong-prey = 咬错了猎物
cause-revamped-betrayal = 被同伴刀
    .told = 被同伴{ $actor }刀死
    .short = 被同伴{ $by }号刀
cause-revamped-wager = 赌约
    .told = { $actor }的赌约
    .short = { $by }号的赌约
cause-revamped-soul = 被灵魂击倒
    .told = 被{ $actor }用灵魂击倒
    .short = { $by }号的灵魂
cause-revamped-grace = 恩典
    .told = { $actor }的恩典
    .short = { $by }号的恩典
cause-revamped-prayer = 被祷告击倒
    .told = 被{ $actor }用祷告击倒
    .short = { $by }号的祷告
cause-revamped-fire = 被烧死
    .told = 被{ $actor }放火烧死
    .short = 被{ $by }号烧
cause-revamped-scythe = 镰刀
    .told = { $actor }的镰刀
    .short = { $by }号的镰刀
cause-revamped-doom = 旧伤发作
    .told = { $actor }留下的伤
    .short = { $by }号留下的伤
cause-revamped-disease = 疫病
cause-revamped-heartbreak = 殉情
    .told = 随{ $actor }殉情
    .short = 随{ $by }号殉情
cause-revamped-halo = 陪天使走
    .told = 陪{ $actor }走
    .short = 陪{ $by }号走
cause-revamped-missed-vote = 没有投票
cause-revamped-food = 饭菜有毒
    .told = { $actor }的菜有毒
    .short = { $by }号的菜
cause-revamped-no-waiter = 一个服务员也不剩
cause-revamped-lynch = 被放逐
cause-revamped-stand-in = 替人被放逐
    .told = 替{ $actor }被放逐
    .short = 替{ $by }号

## 复盘时说明的机会

chance-revamped-flute = { $came ->
        [yes] 笛声作怪，{ $who }看到了吹笛者（{ $percent }%的机会）
       *[no] { $who }没受笛声影响（看到吹笛者的机会是{ $percent }%）
    }

## 结局

end-revamped-town = 和好人作对的，一个也不剩。
end-revamped-wolves = 场上只剩狼人，和无所谓的人。
end-revamped-parity = 狼人和其他人一样多，用不着再藏了。
end-revamped-white = 还在动的，只有一只白狼。
end-revamped-gray = 一只灰狼，最多一个证人。
end-revamped-flute = 人人哼着同一支曲子。
end-revamped-hell = 一个灵魂也不剩。
end-revamped-heaven = 人人蒙恩。
end-revamped-pyro = 能烧的都烧光了。
end-revamped-underworld = 还在走动的，都死过一回。
end-revamped-graveyard = 还在走动的，都该躺在墓园里。
end-revamped-ice = 没有一颗心还是热的。
end-revamped-disease = 再也没有人可以传染。
end-revamped-reaper = 再也没有人睡得着。
end-revamped-couple = 再没有人拆得散他们。
end-revamped-unaligned = 站边的人一个也不剩。
end-revamped-nobody-left = 没有人活下来。
