# 可以打印的东西：剪开就能用的身份牌、法官的夜间流程表、这一桌的规则。

## 画面
ui-paper = 打印
ui-paper-kicker = 家里有打印机就行
ui-paper-offer = 打印出来
    .explain = 可以剪的身份牌、法官用的夜间流程表、这一桌的规则，存成文件，想什么时候打就什么时候打。
ui-paper-open = 去打印……
ui-paper-what = 打印什么
ui-paper-size = 纸张
ui-paper-language = 语言
ui-paper-a4 = A4
ui-paper-letter = 美国信纸
ui-paper-save = 存成PDF
ui-paper-saved = 已存到：{ $file }
ui-paper-show = 打开文件
error-paper-letters = 这台电脑没有这种语言的字体，本软件自带的也不见了：请重新安装唤夜人。
ui-paper-pages = 共{ $pages }页
ui-paper-about-cards = 一张纸九张牌，和扑克牌一样大。双面打印，沿长边翻，纸越厚越好，照着线剪开。牌背全都一样。
ui-paper-about-night = 谁先睁眼、谁后睁眼，四个晚上的记录格，谁坐几号，还有记事的地方。放好，别让人偷看。
ui-paper-about-rules = 第一夜之前给新手看，半夜吵起来给大家查：就是今晚这副板子、这些规矩。
ui-paper-before = 上一页
ui-paper-next = 下一页
ui-paper-preview = 第{ $page }页，共{ $pages }页

## 纸上的字
paper-cards = 身份牌
paper-night-sheet = 夜间流程表
paper-rules = 今晚的规则
paper-made = 唤夜人 · { $book }
paper-page = { $page } / { $pages }
paper-cast = { $players }人 · { $cast }
paper-order = 按这个顺序
paper-night = 第{ $night }夜
paper-everybody = 所有人
paper-night-falls = 天黑请闭眼。
    .about = 发完牌以后，天亮之前谁也别说话。
paper-dawn = 天亮了，请睁眼。
    .about = 只说谁死了，不说怎么死的。
paper-dead = 死者
paper-after = 然后
paper-seats = 座位
paper-card = 身份
paper-out = 出局
paper-over = 怎样算结束
paper-notes = 备注
paper-agreed = 这一桌说好的
paper-agreed-rule = { $rule }：{ $option }
paper-deck = 身份牌
