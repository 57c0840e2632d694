# 画好的头像。

ui-players-face = { $name }的头像：{ $face }。换一个

face-aunt = 姑婆
face-badger = 黑白脸
face-bear = 熊
face-beekeeper = 养蜂人
face-blossom = 花环姑娘
face-boar = 野猪
face-bobble = 绒帽孩子
face-braids = 辫子姑娘
face-buns = 采茶女
face-cat = 黑猫
face-elder = 白胡子
face-farmer = 农夫
face-fisher = 渔夫
face-frog = 青蛙
face-goose = 大鹅
face-hare = 野兔
face-hedgehog = 刺球
face-kerchief = 红头巾
face-lamplighter = 点灯人
face-moth = 夜蛾
face-mouse = 田鼠
face-owl = 猫头鹰
face-ram = 公羊
face-robin = 知更鸟
face-scholar = 书生
face-snail = 蜗牛
face-squirrel = 松鼠
face-stag = 鹿
