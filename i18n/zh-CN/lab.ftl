# 实验室：终端里的 nightcaller-lab。写给眼睛看，不朗读。

## 帮助
lab-help = 唤夜人实验室：不开窗口，看规则书、跑模拟、测板子公不公平。
lab-help-help = 显示这段说明并退出
lab-help-language = en 或 zh-CN；不写则跟随系统语言
lab-help-json = 输出数据，而不是给人看的页面
lab-help-books = 列出每本规则书的身份、职务和桌上规矩
lab-help-simulate = 随机打很多局，数数谁赢
lab-help-decks = 用会动脑的机器人把推荐板子都打一遍，输出 docs/decks.md 里的表
lab-help-decks-book = 只测这本规则书；不写就全部都测
lab-help-decks-seats = 只测这个人数；不写就是 6 到 20 人（revamped 是 6 到 24 人）
lab-help-decks-games = 每副板子打多少局；不写就是 1000 局
lab-help-decks-keep = 打过的局存进 FILE，下次只补缺的
lab-help-decks-program = 按 rulebooks/measured.json 的写法输出
lab-help-book = 用哪本规则书；不写就是 judge
lab-help-seats = 人数；不写就按板子的张数，没有板子就是 12 人
lab-help-games = 打多少局；不写就是 10000 局
lab-help-deck = 板子，例如 werewolf=4,seer=1,commoner=7；不写就用规则书的首选板子
lab-help-house = 与规则书默认不同的桌上规矩，例如 wolves_win=parity
lab-help-bot = 谁来玩：random（随便选）或 sensible（狼人会抱团、会悍跳，预言家会报查杀）；不写就是 random
lab-help-seed = 任意整数；种子相同，每一局都相同
lab-help-jobs = 几个进程一起跑；不写就每个核一个。结果与它无关

## 规则书
lab-books-book = { $name }（{ $book }）：{ $fewest } 到 { $most } 人
lab-books-roles = 身份
lab-books-offices = 职务
lab-books-house-rules = 桌上规矩，规则书的默认选项排第一

## 模拟
lab-progress = 对局中
lab-progress-unit = { " 局" }
lab-simulated =
    { $book }：{ $bot ->
        [random] 随机
       *[other] 会动脑的
    }机器人，{ $seats } 人，打了 { $games } 局，种子 { $seed }
lab-deck-entry = { $role } × { $count }
lab-stopped-early = 提前停止：{ $games } 局里打了 { $played } 局，下面只统计打完的。
lab-unfinished = 有 { $games } 局打不完，放弃了。
lab-wins = 谁赢（附 95% 区间）
lab-draw = 平局，无人获胜
lab-ends = 怎么结束的
lab-nights = 夜数：平均 { $mean } 夜，八成对局在 { $tenth } 到 { $ninetieth } 夜之间，最长 { $most } 夜
lab-decisions = 决定：平均 { $mean } 个，八成对局在 { $tenth } 到 { $ninetieth } 个之间，最多 { $most } 个

## 推荐板子
lab-decks-about =
    每副板子由会动脑的机器人打 { $games } 局，种子 { $seed }，引擎版本 { $engine }。数字是占全部对局的百分比，± 后面是 95% 抽样误差；加起来不到 100 的部分无人获胜。“首夜”：还没人开口就结束的对局。“天数”：平均几天。
lab-decks-book = ### { $name }（`{ $book }`）
lab-decks-players = 人数
lab-decks-deck = 板子
lab-decks-cards = 牌
lab-decks-village = 好人
lab-decks-wolves = 狼人
lab-decks-others = 第三方
lab-decks-first-night = 首夜
lab-decks-days = 天数
lab-decks-board = { $name }（有名字的板子）

## 出错
error-lab-usage = 命令写得不对：{ $detail }。看看 --help。
error-lab-language = 没有这种语言：{ $language }。可选 { $languages }。
error-lab-number = { $option }：“{ $given }”不是整数。
error-lab-too-small = { $option }：{ $given } 太小，至少要 { $least }。
error-lab-pair = { $option }：“{ $given }”应写成 名字=值。
error-lab-twice = { $option }：{ $given } 写了两次。
error-lab-bot = 没有会玩 { $book } 的机器人“{ $bot }”。有 random 和 sensible。
error-lab-no-deck = { $seats } 人没有推荐板子。
error-lab-own = { $file }：{ $said }
error-lab-card = { $option }：这副板子里没有 { $card }。
error-lab-card-plain = { $option }：没有普通牌可以换下 { $card }。
error-lab-folder = 没有这个文件夹：{ $folder }。

## 打过的局
lab-help-evenings = 这台电脑上打过的局，做成表格给别的程序用
lab-help-evenings-folder = 开窗口时 --data-dir 用的文件夹；默认是用户自己的
lab-help-evenings-csv = 打印成 CSV（--json 则为 JSON）；每一列的意思见 docs/season.md
lab-help-evenings-pseudonyms = 名字换成 P1、P2……
lab-evenings-unit = 局
lab-evenings-skipped = 没算进去：{ $file }。{ $why }
lab-evenings-group = 第 { $group } 组：{ $count }局，{ $hours }小时
lab-evenings-book = { "  " }{ $book }：{ $count }局（好人{ $village }，狼人{ $wolves }，其他{ $third }）
lab-evenings-person = { "  " }{ $person }：{ $count }局，胜率{ $won }，活到最后{ $survived }次，第一个被放逐{ $out }次

## 新角色
# `lab role` 写进新角色各个文件里的话；带着待填记号的一行，还要人来写。
lab-help-role = 写出一个新角色的五个文件，要填的地方都做好记号
lab-help-role-book = 角色加进哪本规则书
lab-help-role-name = 角色的名字，写成标识，例如 silencer_elder
lab-role-written = { $role } 建好了：{ $gaps }行要填，记号是{ lab-role-gap }。
lab-role-file = { "  " }{ $file }
lab-role-next = 然后运行：{ $command }
lab-role-gap = 【待填】
lab-role-rule = { lab-role-gap }一句话说清它做什么，规则出自哪里。
lab-role-told = { lab-role-gap }每种要告诉人的事写一个 Kind，想好谁能听到。
lab-role-power = { lab-role-gap }技能，以及夜里的顺序。现在写的是：看一个人的身份。
lab-role-card = { lab-role-gap }阵营、标签，这张牌对好人值多少。
lab-role-sentence = { lab-role-gap }这里证明牌上的哪句话；一句话一个测试。
lab-role-secret = { lab-role-gap }别人不能知道什么。
lab-role-drawing = { lab-role-gap }剪纸一样的图形，画在100×100的格子上
lab-role-name = { lab-role-gap }{ $title }
lab-role-on-card = { lab-role-gap }牌上写的一句话。
lab-role-more = { lab-role-gap }说明书里的话：牌上没说清的情形。
lab-role-wake = { $name }请{ $breath }睁眼。
lab-role-wake-theatrical = { $name }请听：{ $breath }{ lab-role-gap }有感情地再说一遍，{ $breath }请睁眼。
lab-role-act = { lab-role-gap }夜里语音问的话。
lab-role-act-theatrical = { lab-role-gap }换一种说法。
lab-role-act-theatrical2 = { lab-role-gap }再换一种说法。
lab-role-sleep = { $name }请{ $breath }闭眼。
lab-role-sleep-theatrical = { $name }请听：{ $breath }{ lab-role-gap }有感情地再说一遍，{ $breath }请闭眼。
lab-role-advice = { lab-role-gap }对拿到这张牌的人使个眼色。
lab-role-when = { lab-role-gap }什么时候行动。
lab-role-limits = { lab-role-gap }不能做什么。
lab-role-ask = { lab-role-gap }本人页面上的问题。
lab-role-ask-call = { lab-role-gap }给法官看的问题，要短。
lab-role-event = { lab-role-gap }得知什么：{ $seat }号{ $name }，{ $role }
lab-role-recap = { lab-role-gap }复盘里的话：{ $name }{ $actor }看了{ $who }，{ $role }
error-lab-role-name = “{ $name }”不能当角色名：只用小写字母、数字和单个下划线，最多{ $longest }个字符，例如 silencer_elder。
error-lab-role-taken = { $book } 里已经有 { $name }：牌、模块、测试或文字用了这个名字。
error-lab-role-checkout = 角色要写进源代码，{ $folder } 里没有。请在源代码目录里运行：{ $command }
error-lab-role-elsewhere = 什么都没写：程序运行的是 { $folder } 里的源代码，你却在 { $here } 里。每份源代码要各装各的环境。
error-lab-role-file = 什么都没写：{ $file } 不让写（{ $why }）。
error-lab-role-word = 什么都没写：{ $book } 的源代码里没有 { $word }。

## 一副板子公不公平
lab-help-balance = 让会想一想的机器人打一副板子：谁赢得多，哪张牌最要紧
lab-help-balance-games = 这副板子打多少局，每张牌另打三分之一；不写就是1000
lab-help-balance-steps = 每一步打印一行 JSON，最后一行是结果
lab-help-balance-card = 只换掉这一张牌，换掉后也玩同样多局
lab-balance-about = 机器人打了{ $games }局，种子{ $seed }，引擎{ $engine }。数字是百分比，括号里是95%区间。
lab-balance-team = { $team }：{ $share }（{ $low }到{ $high }）
lab-balance-nobody = 没人赢：{ $share }
lab-balance-course = 平均{ $nights }夜；第一次发言之前平均出局{ $early }人
lab-balance-swing = { $role }：给好人{ $points }（± { $error }）
lab-balance-suggestion = 更均衡的板子：{ $cards }

# 自创身份
lab-help-own = 文件里的自创身份：能不能读，在哪些规则书里能用
lab-help-own-check = 检查自创身份的文件；没问题返回 0，有问题返回 2 并说明
lab-help-own-files = 要检查的文件
lab-help-own-file = 放进板子的自创身份，来自它的文件；可以写好几次
lab-own-file = { $file }：{ $said }
lab-own-card = { $role }。{ $card }
lab-own-book = { "  " }{ $book }：{ $said }
lab-own-plays = 可以用
