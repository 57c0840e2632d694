### 使用实体牌：牌在桌上发，电脑只确认身份。

## 语音台词

line-cards-pass-around = 请用实体牌发牌。|然后传一圈电脑，|每个人悄悄点出|自己拿的牌。
line-cards-eyes-closed = 请用实体牌发牌，|看清自己的身份。|接着全体闭眼：|我逐个念身份，|念到的玩家睁眼，点选自己的座位。
line-cards-narrator = 请用实体牌发牌，|看清自己的身份。|由法官确认大家的身份。
line-cards-eyes = 请全体闭眼。
line-cards-wake = { ROLE($role) }请睁眼，|点选自己的座位。
line-cards-sleep = { ROLE($role) }请闭眼。
line-cards-show = { ROLE($role) }请睁眼，|举手确认身份。
line-cards-twice = 请全体睁眼。|有一个座位被点了两次。|谁是谁没有泄露，|我们重新确认一遍。
line-cards-differ = 身份和板子对不上。|谁是谁没有泄露，|请再传一圈。

## 大屏幕

event-cards = 使用实体牌
event-cards-twice = 一个座位点了两次，重新确认身份
event-cards-differ = 身份和板子对不上，再传一圈

## 人人相同的画面

ui-pass-cards = 实体牌：告诉电脑你拿的是哪张
ui-visit-cards = 确认身份
ask-cards = 你拿的是哪张牌？
ui-cards-noted = 你的身份：{ ROLE($role) }。点错了现在就改。
ui-cards-title = 确认身份
ui-cards-one = 点选自己的座位
ui-cards-many = 点选你们的座位：{ $done } / { $count }
ui-cards-done = 已记下。听到口令再闭眼。
ui-cards-confirm = { $count ->
        [1] 我坐这里：{ $seats }
       *[other] 我们坐这里：{ $seats }
    }
ui-cards-silent = 谁点过哪个座位，这里看不出来

## 法官的画面

ui-cards-roster = 确认身份
ui-cards-roster-about = 先点身份，再点座位。剩下的都是{ ROLE($role) }。
ui-cards-roster-all = 先点身份，再点座位，直到全部点完。
ui-cards-roster-waits = 其余的牌在谁手里？先让睁着眼的人闭眼。
ui-cards-roster-some = 这些身份今晚没有行动，现在叫一次，只为让电脑知道谁拿着。点完最后一个，就叫今晚第一个睁眼的身份。其余的，叫到时再点。
ui-cards-card = { ROLE($role) } · { $done } / { $count }
ui-cards-full = { ROLE($role) }的牌已经全有座位了
ui-cards-table = 桌上留着：{ ROLE($left) }、{ ROLE($right) }
ui-cards-peek = 按住：上帝视角
ui-cards-say = 念这个身份
ui-cards-say-sleep = 请闭眼
ui-cards-begin = 身份已确认，开始
ui-cards-left = { $count ->
        [0] 要点的都点好了
        [1] 一共还差{ $count }张
       *[other] 一共还差{ $count }张
    }

## 开局设置

ui-house-own-cards = 使用实体牌
    .explain = 屏幕不发牌：你们自己发实体牌，电脑只确认谁拿了什么身份。
ui-house-own-traits = 特质牌不用发：特质由电脑来发，首夜各自看。
ui-house-begin-own = 开局
ui-style-narrator-about = 由一位朋友当法官：台词、座位和全部身份都在屏幕上，只给法官看。

## 法官什么时候记身份

ui-house-cards-when = 记录身份
ui-cards-when-called = 叫到再记
    .explain = 第一夜叫到谁睁眼，就顺手点出谁，不用先多叫一轮。
ui-cards-when-before = 先记好
    .explain = 第一夜之前，先把谁拿什么牌都点好。
ui-narrator-place = { ROLE($role) }：点出睁眼的{ $count }人
ui-narrator-place-looking = 睁眼的有{ $awake }人，看看他们面前的牌：点出{ $count ->
        [1] { ROLE($role) }
       *[other] { $count }个{ ROLE($role) }
    }
ui-narrator-place-rest = { ROLE($role) }：点出其余睁眼的{ $count }人
ui-narrator-place-first = 先点出谁睁了眼
ui-narrator-placed = 这个座位已经是别的身份
ui-narrator-whose-card = 去看一眼{ $seat }号{ $name }面前的牌：是哪一张？
ui-narrator-card-wanted = 先点出是哪张牌
ui-narrator-think-again = 换个人
ui-narrator-no-such-card = 都有座位了，没有多的牌
ui-bulletin-own-cards = 每人看清自己的实体牌，然后全体闭眼。今夜由你主持。
