# 游戏里的公共画面：播报、发言、举手、选择、终局。

ui-go-on = 继续
ui-menu = 菜单
ui-menu-continue = 回到游戏
ui-menu-cover = 遮住屏幕
ui-menu-leave = 先离开，稍后继续

ui-bulletin-eyes = 请闭眼，夜晚会自己进行。
ui-bulletin-place = 把电脑放在人人够得着的地方。入夜以后，叫到谁，谁才睁眼来点。
ui-bulletin-stop = 夜里出了岔子，连按两下 Esc，或者手指按住左上角三秒，就能停下来。
ui-bulletin-laps = 电脑一个一个传，轮到你再看屏幕。
ui-bulletin-begin-night = 入夜
ui-bulletin-card = { $count ->
        [1] { ROLE($role) }
       *[other] { ROLE($role) }×{ $count }
    }
ui-bulletin-tampered-short = 有人打开的存档，比原来少了{ $records }步
ui-bulletin-tampered-long = 有人打开的存档，多出来历不明的{ $records }步
ui-bulletin-tampered-middle = 有人打开了损坏的存档，最多丢了{ $records }步
ui-bulletin-abstained = 弃票：{ $seats }
ui-bulletin-abstentions = 弃票：{ $count }票
# Somebody who follows another, without a cause.
ui-news-died-too = { $seat }号也出局
ui-news-most-votes = { $count ->
        [0] 一票也没有
        [1] 票数最多的是{ $seats }
       *[other] 票数并列最多的是{ $seats }
    }
line-died-too = { SEAT($seat) }号|出局。

ui-race-tap = 点一个座位
hint-judge-race = 警长一票算1.5票。想当的同时举手，点中每一位举手的人。
hand-judge-race = { $count ->
        [0] 没有人竞选
       *[other] { $count }人竞选
    }

ui-floor-speaker = { $seat }号 · { $name }
ui-floor-all-spoken = 发言结束
ui-floor-next-up = 接下来是{ $seat }号 · { $name }
ui-floor-next = 下一位
ui-floor-last = 发言完毕
ui-floor-skip-rest = 按住，跳过其余发言
ui-floor-pause = 暂停
ui-floor-resume = 继续
ui-floor-more = 加30秒
ui-floor-declare = 发动技能……
ask-floor-laptop = 要电脑吗？
choice-floor-laptop-take-laptop = 要
choice-floor-laptop-stay = 不要
ui-floor-look = 要电脑……
ui-floor-withdraw = 退出竞选（退水）……
ui-floor-cancel = 算了
ui-floor-declare-who = 谁要发动技能？
ui-floor-declare-hint = 点自己的座位，再按住按钮，电脑就交到你手上。
ui-floor-declare-hold = 按住，电脑交给{ $seat }号 · { $name }
ui-floor-look-who = 谁要电脑？
ui-floor-look-hint = 用技能、看夜里的消息，或者什么也不做，都行：页面人人一样。点自己的座位，再按住按钮。
ui-floor-look-hold = 按住，电脑交给{ $seat }号 · { $name }
# 法官主持：电脑一直在法官手里。
ui-floor-look-moderator = 找法官……
ui-floor-declare-hint-moderator = 点那位玩家，再按住按钮：由法官来记。
ui-floor-declare-hold-moderator = 按住，{ $seat }号 · { $name }发动技能
ui-floor-look-who-moderator = 谁找法官？
ui-floor-look-hint-moderator = 用技能、看夜里的消息，或者什么也不做，都行：法官问谁都一样。点那位玩家，再按住按钮。
ui-floor-look-hold-moderator = 按住，{ $seat }号 · { $name }找法官
ui-floor-withdraw-who = 谁退出竞选？（退水）
ui-floor-withdraw-hint = 点那位候选人，再按住按钮。
ui-floor-withdraw-hold = 按住，{ $seat }号 · { $name }退出竞选
ui-floor-tap-seat = 先点一个座位
ui-floor-not-withdraw = 他不在候选人里。
ui-floor-resign = 辞职……
ui-floor-resign-who = 谁辞职？
ui-floor-resign-hint = 点要辞职的那位，再按住按钮，当天结束时卸任。
ui-floor-resign-hold = 按住，{ $seat }号 · { $name }辞职
ui-floor-not-resign = 他没有职务。

ui-hands-choose = 先点被投的人，再点举手投他的每一位。
ui-hands-tap = 点中每一位举手的人，再点一次取消。
ui-hands-complete = 全部计票完毕。
ui-hands-abstaining = 弃票
ui-hands-left = { $count ->
       *[other] 还差{ $count }票
    }
ui-hands-next = 下一位
ui-hands-abstain = 谁弃票？
ui-hands-rest = 其余弃票
ui-hands-all = 票数齐了
ui-hands-none = 还没有计票
ui-hands-confirm = 确认计票
ui-hands-no-vote = 不参与这次投票。
ui-hands-not-named = 不在候选人里。先点被投的人，再点举手的人。

ui-choice-not-offered = 这里不能选他
ui-choice-confirm = 决定了
ui-choice-confirm-seat = { $seat }号，决定了
ui-choice-begins = { $seat }号先发言
ui-choice-hold = 按住，{ $choice }
ui-seat-name = { $seat }号 · { $name }

ui-ended-cards = 身份揭晓
ui-ended-winners = { $count ->
       *[other] 获胜玩家：{ $who }
    }
ui-ended-numbers = { $seats }
ui-ended-won = 获胜
ui-ended-rematch = 再来一局
ui-ended-save-page = 保存故事
ui-ended-save-picture = 保存图片
ui-ended-home = 回到首页
ui-ended-saved = 已保存为 { $file }
ui-ended-open-folder = 打开文件夹
ui-ended-unsaved = 今晚的故事磁盘没收下，不过还好好封在存档里：腾点地方再存一次，或者另存一份到别处。
ui-ended-unsaved-alone = 今晚的故事磁盘没收下，不过还好好封在存档里：腾点地方，或者插个U盘，再存一次。
ui-ended-save-again = 再存一次
ui-ended-save-elsewhere = 另存一份到 { $place }
ui-ended-shelved = 存好了，今晚这一局已经在往期里。

ui-ended-tell = 听听今晚的故事
ui-ended-tab-story = 逐夜回顾
ui-ended-tab-cards = 身份牌
ui-ended-nose = 今晚最佳嗅觉：{ $player }，{ $count }猜{ $right }中

# 故事里怎么称呼大家，怎么把名字连起来。
told-turned = { $held } → { $last }
told-player = { $seat }号{ $name }
told-comma = { $one }、{ $other }
told-and = { $one }和{ $other }
# 做事的人自己也在其中。
told-themselves = 自己
error-decision-style-at-night = 天已经黑了，等白天再换主持方式。
