### 自备实体牌：牌在桌上发，电脑只确认身份。

## 语音台词

line-cards-pass-around = 请用实体牌发牌。|然后传一圈电脑：|每个人悄悄告诉它，自己拿的是哪张牌。
line-cards-eyes-closed = 请用实体牌发牌，|看清自己的身份。|接着全体闭眼：|我逐个念身份，|念到的玩家睁眼，点选自己的座位。
line-cards-narrator = 请用实体牌发牌，|看清自己的身份。|由法官确认大家的身份。
line-cards-eyes = 请全体闭眼。
line-cards-wake = { $count ->
        [one] { ROLE($role) }请睁眼，|点选自己的座位。
       *[other] { ROLE($role) }请睁眼，|点选你们所有人的座位。
    }
line-cards-sleep = { ROLE($role) }请闭眼。
line-cards-twice = 请全体睁眼。|有一个座位被点了两次。|谁是谁没有泄露，|我们重新确认一遍。
line-cards-differ = 身份和牌组对不上。|谁是谁没有泄露，|请再传一圈。

