# 实验室：终端里的 nightcaller-lab。写给眼睛看，不朗读。

## 帮助
lab-help = 唤夜人实验室：不开窗口，看规则书、跑模拟、测速度。
lab-help-help = 显示这段说明并退出
lab-help-language = en 或 zh-CN；不写则跟随系统语言
lab-help-json = 输出数据，而不是给人看的页面
lab-help-books = 列出每本规则书的身份、职务和桌上规矩
lab-help-repeats = 一晚上里，语音说过的话重复了多少
lab-help-repeats-evenings = 每本规则、每种玩法各听几晚；不写为 24
lab-help-touches = 数一数每副推荐板子一夜要传几次、点几下
lab-help-simulate = 随机打很多局，数数谁赢
lab-help-decks = 用会动脑的机器人把推荐板子都打一遍，输出 docs/decks.md 里的表
lab-help-decks-book = 只测这本规则书；不写就全部都测
lab-help-decks-seats = 只测这个人数；不写就是 6 到 20 人
lab-help-decks-games = 每副板子打多少局；不写就是 1000 局
lab-help-decks-keep = 打过的局存进 FILE，下次只补缺的
lab-help-decks-program = 按 rulebooks/measured.py 的写法输出
lab-help-digests = 用固定种子随机玩每本规则书，输出各局的摘要，用来比较两个版本
lab-help-digests-games = 每本规则书玩多少局；不写为 1000
lab-help-digests-game = 改为逐行输出第 N 局
lab-help-fuzz = 用各种板子随机玩一本规则书，看哪里会出错
lab-help-fuzz-book = 玩哪本规则书；不写为 revamped
lab-help-fuzz-games = 玩多少局；不写为 20000
lab-help-fuzz-pairs = 改为让每两种身份都同局一次，换不同人数共 ROUNDS 轮
lab-help-fuzz-evenings = 改为整桌玩 N 局，途中跳过、撤回、换玩法、改判
lab-help-fuzz-game = 把第 N 局再玩一遍，显示错在哪里
lab-help-bench = 测引擎、存档和窗口的速度，对照预算
lab-help-book = 用哪本规则书；不写就是 judge
lab-help-seats = 人数；不写就按板子的张数，没有板子就是 12 人
lab-help-games = 打多少局；不写就是 10000 局
lab-help-deck = 板子，例如 werewolf=4,seer=1,commoner=7；不写就用规则书的首选板子
lab-help-house = 与规则书默认不同的桌上规矩，例如 wolves_win=parity
lab-help-bot = 谁来玩：random（随便选）或 sensible（狼人会抱团、会悍跳，预言家会报查杀）；不写就是 random
lab-help-seed = 任意整数；种子相同，每一局都相同
lab-help-jobs = 几个进程一起跑；不写就每个核一个。结果与它无关
lab-help-rounds = 每项重复测几次，取最好的一次；不写就是 5 次
lab-help-bench-games = 每次测多少局；不写就是 200 局
lab-help-folder = 在这个文件夹所在的磁盘上测存档
lab-help-no-window = 不测窗口
lab-help-against = 跟另一个版本的唤夜人比随机局的速度，它的程序包在这个文件夹里

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

## 测速
lab-bench-progress = 测量中
lab-bench-kept = 达标
lab-bench-broken = 超标
lab-bench-games = 12 人随机局，单核
lab-bench-games-told = 同上，保留全部事件
lab-bench-decisions = 决定数，单核
lab-bench-decision-mean = 一个决定
lab-bench-beside-theirs = werewolf-engine 0.1.0：八人局的决定数
lab-bench-beside-ours = 我们用同一副板子：决定数，收掉一个窗口也算一个
lab-bench-beside = 相当于 werewolf-engine 决定数的倍数（它只有六个角色，不记决定，不分圈，不能重放）
lab-bench-beside-answers = 同上，只算玩家的回答
lab-bench-not-installed = 没有安装；先运行 pip install werewolf-engine==0.1.0
lab-bench-games-there = 12 人随机局，另一个版本
lab-bench-games-here = 12 人随机局，这个版本，两边轮流跑
lab-bench-games-ratio = 相当于另一个版本局数的倍数
lab-bench-no-such-book = 另一个版本没有这本规则书
lab-bench-replay = 整局重放
lab-bench-decision-slowest = 40 人局里最慢的一个决定
lab-bench-undo = 40 人局一千个决定之后撤销一步
lab-bench-view = 一千个决定之后算出一个座位的视角
lab-bench-append-median = 存档：一条记录落盘，中位数
lab-bench-append-p99 = 存档：一条记录落盘，99%的情况下
lab-bench-append-ratio = 存档：相当于磁盘裸写的倍数
lab-bench-start = 窗口：启动到第一帧
lab-bench-start-ratio = 窗口：启动时间相当于空窗口的倍数
lab-bench-memory = 窗口：内存
lab-bench-memory-ratio = 窗口：内存相当于空窗口的倍数
lab-bench-answer-median = 窗口：按键到下一帧，中位数
lab-bench-answer-p99 = 窗口：按键到下一帧，99%的情况下
lab-bench-tap-median = 私密页：按键到下一帧，中位数
lab-bench-tap-p99 = 私密页：按键到下一帧，99%的情况下
lab-bench-tap-busy-median = 私密页：其中处理器时间，中位数
lab-bench-tap-busy-p99 = 私密页：其中处理器时间，99%的情况下
lab-bench-tap-ratio = 私密页：处理器时间是首页一次 Tab 的几倍
lab-bench-speak-median = 语音：一句录音台词到出声，中位数
lab-bench-speak-p95 = 语音：一句录音台词到出声，95%的情况下
lab-bench-no-device = 没有音频设备
lab-bench-busy = 这台机器正忙：{ $load } 个进程在抢 { $cores } 个核，空闲时数字会更好。
lab-bench-skipped = 没有测：{ $name }：{ $reason }

## 出错
error-lab-usage = 命令写得不对：{ $detail }。看看 --help。
error-lab-language = 没有这种语言：{ $language }。可选 { $languages }。
error-lab-number = { $option }：“{ $given }”不是整数。
error-lab-too-small = { $option }：{ $given } 太小，至少要 { $least }。
error-lab-pair = { $option }：“{ $given }”应写成 名字=值。
error-lab-twice = { $option }：{ $given } 写了两次。
error-lab-bot = 没有会玩 { $book } 的机器人“{ $bot }”。有 random 和 sensible。
error-lab-no-deck = { $seats } 人没有推荐板子。
error-lab-folder = 没有这个文件夹：{ $folder }。
error-lab-window = 窗口打不开：{ $reason }
lab-repeats = { $evenings }晚，{ $sentences }句，{ $share }听过
lab-touches-night = 第{ $day }夜：传{ $hands }次，点{ $touches }下
lab-touches-day = 第{ $day }天：传{ $hands }次，点{ $touches }下
lab-touches-opening = 到第一个发言：传{ $hands }次，点{ $touches }下，{ $minutes }分钟

## 摘要
lab-digests-book = { $book }：{ $games } 局，{ $decisions } 个决定；对局 { $played }，提问 { $asked }，告知 { $told }

## 随机对局
lab-fuzz-games = { $book }：{ $games } 局；最长的一局有 { $decisions } 个决定，或 { $nights } 夜
lab-fuzz-pairs = { $pairs } 对身份中有 { $met } 对同过局
lab-fuzz-apart = 没有同过局：{ $one }和{ $other }
lab-fuzz-trouble = 第 { $game } 局：{ $trouble }
lab-fuzz-end =
    { $troubles ->
        [0] 没有出错。
       *[other] 有 { $troubles } 局出了错。
    }
error-lab-no-flaw = 第 { $game } 局顺利结束，没有出错。

lab-help-evenings = 这台电脑上打过的局，做成表格给别的程序用
lab-help-evenings-folder = 开窗口时 --data-dir 用的文件夹；默认是用户自己的
lab-help-evenings-csv = 打印成 CSV（--json 则为 JSON）；每一列的意思见 docs/season.md
lab-help-evenings-pseudonyms = 名字换成 P1、P2……
lab-evenings-unit = 局
lab-evenings-skipped = 没算进去：{ $file }。{ $why }
lab-evenings-group = 第 { $group } 组：{ $count }局，{ $hours }小时
lab-evenings-book = { "  " }{ $book }：{ $count }局（好人{ $village }，狼人{ $wolves }，其他{ $third }）
lab-evenings-person = { "  " }{ $person }：{ $count }局，胜率{ $won }%，活到最后{ $survived }次，第一个被放逐{ $out }次

## 一副板子公不公平
lab-help-balance = 让会想一想的机器人打一副板子：谁赢得多，哪张牌最要紧
lab-help-balance-games = 这副板子打多少局，每张牌另打三分之一；不写就是1000
lab-help-balance-steps = 每一步打印一行 JSON，最后一行是结果
lab-balance-about = 机器人打了{ $games }局，种子{ $seed }，引擎{ $engine }。数字是百分比，括号里是95%区间。
lab-balance-team = { $team }：{ $share }（{ $low }到{ $high }）
lab-balance-nobody = 没人赢：{ $share }
lab-balance-course = 平均{ $nights }夜；第一次发言之前平均出局{ $early }人
lab-balance-swing = { $role }：给好人{ $points }（± { $error }）
lab-balance-suggestion = 更均衡的板子：{ $cards }
