# 游戏之外的界面：首页、玩家、板子、桌上规矩、设置、手册、往期。

## 通用
ui-app-name = 唤夜人
ui-app-other-name = Nightcaller
ui-home = 首页
ui-back = 返回
ui-quit = 退出
ui-on = 开
ui-off = 关
ui-hold-longer = 按住别松手……
ui-step = 第{ $step }步，共{ $steps }步
ui-cover-title = 已遮住
ui-cover-text = 这里什么都看不到。各就各位了再继续。
ui-cover-open = 按住继续
ui-notice-fonts = 没找到自带字体，先用系统字体代替，不影响游戏。
ui-notice-screens = 这台电脑还接着另一块屏幕。身份牌是秘密，请确认它没有同步显示。

## 首页
ui-home-about = 人人上桌，法官让电脑来当。
ui-home-new = 新的一局
ui-home-see = 看一夜
ui-home-see-about = 没玩过？一分半钟就看懂
ui-now-you = 该你们了
ui-now-you-about = 今晚桌上有谁？
ui-now-you-names = 输入名字
ui-now-you-seated = 已有{ $count }人入座，看看是谁
ui-now-you-more = 也可以再看一段：
ui-now-you-pass-around = 传递
ui-now-you-eyes-closed = 闭眼
ui-now-you-narrator = 法官
ui-home-continue = 继续上一局 · { $seats }人 · { DATE($date) }

## 玩家
ui-players = 玩家
ui-players-title = 今晚谁来玩？
ui-players-name = 名字
ui-players-hint-first = 输入名字，按回车
ui-players-hint = { $number }号玩家，按座位顺序
ui-players-next = { $count }人到齐，去选规则书
ui-players-missing = 还差{ $missing }人才能开局
ui-players-around = 位玩家入座
ui-players-groups = 或者，还是上次那些人：
ui-players-group-today = 今天刚玩过
ui-players-group-weekday-1 = 上个周一
ui-players-group-weekday-2 = 上个周二
ui-players-group-weekday-3 = 上个周三
ui-players-group-weekday-4 = 上个周四
ui-players-group-weekday-5 = 上个周五
ui-players-group-weekday-6 = 上个周六
ui-players-group-weekday-7 = 上个周日
ui-players-group-date = { DATE($date) }
ui-players-doubt = 是这{ $count }位吗？
ui-players-doubt-left-out = 没算进去的：{ $parts }
ui-players-doubt-several = { $count }位入座
ui-players-doubt-one = 这是一个名字
ui-players-doubt-edit = 我改一下
ui-players-clear = 清空座位
ui-players-clear-question = 让大家都离席？
ui-players-clear-about = 名单会清空，记住的老朋友们还在。
ui-players-keep = 保留名单
ui-players-move = 移动{ $name }：拖动，或按上下键
ui-players-language = { $name }私密屏幕的语言
ui-players-letters = { $name }私密屏幕的字号：{ $percent }%
ui-players-letters-cost = 只放大{ $name }的私密屏幕。代价是：隔着两米，125%和150%的字能猜出几个，200%的字就读得到。
ui-players-pin = { $name }私密屏幕的密码
ui-players-remove = 让{ $name }离席
ui-players-table-language = 同全桌
ui-players-tools = 可以不管：每人自己的语言、字号（Aa）、密码（PIN）
ui-pin-title = { $name }的密码
ui-pin-about = 四位数字，用来打开这个座位的私密屏幕。请选记得住的，忘了查不到。
ui-pin-first = 请输入四位数字
ui-pin-again = 再输一遍
ui-pin-differed = 两次不一样，从头再来。
ui-pin-none = 不用密码
error-name-empty = 先输入一个名字。
error-name-long = “{ $name }”太长了，最多{ $most }个字，用个外号吧。
error-name-twice = 桌上已经有一位{ $name }了，加个字好区分。
error-name-undrawn = 这台电脑显示不出“{ $name }”，桌上会是一片空白，换个写法吧。
error-players-most = 坐满了，最多{ $most }人。剩下的名字还在输入框里。

## 板子
ui-deck = 板子
book-judge = 法官手册
    .about = 桌游吧里的经典：警长竞选，女巫双药，轮流发言。
ui-deck-recommended = 推荐板子
ui-deck-by-hand = 自定义板子
ui-deck-cards =
    { $cards ->
       *[other] 张牌，{ $seats }名玩家
    }{ $traits ->
        [0] { "" }
       *[other] ，另有{ $traits }项特质
    }
ui-deck-minutes = 大约{ $minutes }分钟。
ui-deck-next = 去定桌上规矩

## 桌上规矩
ui-house-title = 桌上规矩
ui-house-leave-all = 第一次玩？这一页都不用改，直接开始就好。
ui-house-evening = 今晚怎么玩
ui-house-style = 主持方式
ui-style-pass-around = 传电脑
    .explain = 电脑按座位一圈圈传，人人次数一样，平民也有东西可点。
    .who = 第一次玩选这个：不用闭眼，传到谁，电脑教谁怎么做。
ui-style-eyes-closed = 闭眼
    .explain = 电脑放在桌子中间，语音叫到谁，谁才睁眼操作。夜里出了岔子，连按两下 Esc，或按住左上角三秒。
    .who = 最像线下局：全桌闭眼，听语音叫，叫到的人才睁眼。
ui-house-ballots = 投票方式
ui-ballots-hands = 举手
    .explain = 大家举手，由一个人点选谁投了谁。
ui-ballots-secret = 秘密投票
    .explain = 电脑传一圈，各自悄悄投，只公布票数。
ui-house-voice = 语音念词
    .explain = 关掉后只有大字幕和提示音，由你们自己念。
ui-house-default = 规则书写的是：{ $option }
ui-house-defaults = 全按规则书
ui-house-begin = 发牌
ui-voice-test = 试听
ui-narration = 台词风格
    .explain = 选“说书”，入夜和天亮会多一点戏。
ui-narration-plain = 简洁
ui-narration-theatrical = 说书

## 计时
ui-clocks = 计时
ui-clock-off = 不计时
ui-clock-seconds = { $seconds }秒
ui-clock-speech = 发言
ui-clock-last-words = 遗言
ui-clock-answer = 私密提问
    .explain = 时间到了还没选，就按不选算；非选不可的，抽签代选。闭眼模式里每次叫人多久，看“夜里的节奏”。
ui-pace = 夜里的节奏
    .explain = 每叫一次停多久、每传一手至少停多久，轮到谁都一样。有人要多点时间，白天随时能改。
ui-pace-quick = 快
ui-pace-normal = 适中
ui-night-round = 这副板子有些结果要最后才揭晓：每晚叫完身份，电脑再传一圈。
ui-night-walk = 这副板子有些结果要最后才揭晓：每晚叫完身份，法官再走一圈，拿给该看的人看。
ui-night-length = 首夜大约{ $minutes }分钟。
ui-pace-slow = 慢
ui-pace-ample = 宽裕

## 设置
ui-settings = 设置
ui-settings-kicker = 改了马上生效
ui-settings-language = 语言
ui-settings-table-language = 全桌语言
    .explain = 公共屏幕和语音用的语言。每位玩家的私密屏幕可以另选。
ui-settings-order = 哪种语言在前
ui-settings-swap = 对调
ui-settings-voice = 语音和声音
ui-settings-speed = 语速：{ $language }
ui-settings-volume-voice = 语音
ui-settings-volume-ambience = 环境声
ui-settings-volume-effects = 提示音和音效
ui-settings-looks = 外观
ui-settings-text-size = 字号
    .explain = 字越大，邻座隔得越远也能看清。
ui-settings-motion = 减少动画
    .explain = 星空静止，界面不再滑动翻转。
ui-settings-marks = 色弱友好标记
    .explain = 标记带描边，相邻座位的颜色谁都分得清。
ui-settings-dim = 调暗屏幕
    .explain = 关灯玩的时候，脸上的光少一点。
ui-settings-version = 唤夜人 { $version }
error-settings-unreadable = 设置文件读不出来，先用默认设置。原文件保留为 { $file }。
error-settings-not-saved = 无法写入 { $folder }。这次的改动在退出前有效。

## 手册
ui-minutes = 两分钟讲规则
ui-minutes-goal = 目标
ui-minutes-night = 夜晚
ui-minutes-day = 白天
ui-minutes-vote = 投票
ui-minutes-bets = 传电脑玩时，人人每次都要点一下。没事做的人就猜着玩：猜什么都不影响牌局，别人也就看不出谁有技能。散场时看谁猜得准。
ui-minutes-out-hidden = 出局不亮身份牌，技能翻开的除外。除了遗言，出局的人不再说话，也别使眼色。
ui-minutes-out-shown = 出局就亮身份牌。除了遗言，出局的人不再说话，也别使眼色。
ui-minutes-read = 念给大家听
ui-minutes-pause = 暂停
ui-minutes-before = 上一页
ui-minutes-after = 下一页
ui-handbook = 手册
ui-handbook-kicker = 身份全收录，本局不剧透
ui-handbook-search = 搜索，中英文都行
ui-handbook-nothing = 村里没有这号人物。
ui-handbook-office = 职务

## 往期
ui-evenings = 往期
ui-evenings-kicker = 打完的和没打完的
ui-evenings-none = 架子上还没有对局。
ui-drop-here = 松手：对局收进往期，身份放进工坊。
ui-drop-other = 只收一局往期（.nightcaller），或自创身份（.toml）。
ui-evenings-date = { DATE($date) }
ui-evenings-running = 没打完
ui-evenings-seats = { $seats }名玩家
ui-evenings-won = { $team }获胜
ui-evenings-won-unknown = 获胜方要新版唤夜人才认得
ui-evenings-draw = 无人获胜
ui-evenings-unreadable = 读不出来
ui-evenings-continue = 继续
ui-evenings-open = 回顾
ui-evenings-remove = 从架子上拿掉
ui-evenings-remove-question = 把这一局从架子上拿掉？
ui-evenings-remove-about =
    { $kind ->
        [unreadable] 什么也不会删：文件原样收到一边。
        [running] 这一局还没打完，会彻底删除，找不回来。
       *[finished] 这一局会连同复盘彻底删除，找不回来。
    }
ui-evenings-remove-hold = 按住移除
ui-evenings-keep = 留着

## 程序自己的问题
error-unexpected = 出了不该出的错。对局已保存，可以接着玩，也可以重启后点“继续”。
error-already-running = 这台电脑上已经开着一个唤夜人。先关掉那个窗口，再试一次。（占用的文件：{ $file }）
ui-try-again = 再试一次
