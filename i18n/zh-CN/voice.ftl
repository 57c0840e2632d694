# 声音：要告诉全桌的事，以及可以设置的事。

## 只说一次，一句话，游戏照常进行
voice-none =
    { $language ->
        [zh-CN] 这台电脑没有普通话语音，中文台词改用字幕加提示音。可在系统的语音设置里添加。
       *[en] 这台电脑没有英语语音，英文台词改用字幕加提示音。可在系统的语音设置里添加。
    }
voice-no-sound = 没找到扬声器，今晚改放默片：台词全看字幕。
voice-lost = 语音断了，请全体睁眼：夜晚已经停住。接好扬声器，再拉开幕布，就从断的地方继续。
voice-no-room = 磁盘满了，语音没处放，台词改用字幕加提示音。腾点空间就能听到了。

## 准备
voice-preparing = 法官正在开嗓：{ $done } / { $total } 句
voice-looking = 正在寻找可用的语音……

## 设置
voice-recorded = 台词录音：{ $voice }
voice-rest = 没录过的台词：本机语音“{ $voice }”
voice-rest-missing = 没录过的台词用字幕加提示音：这台电脑没有这种语音。
voice-names = 报号也报名
    .explain = 交电脑、轮发言时，报完号再叫名字。夜里闭眼时绝不叫。
voice-test-rest = 试听另一种声音
voice-sample = 天黑请闭眼。七号，说的就是你。
voice-sample-rest = 没录过的台词，就由我来念。
