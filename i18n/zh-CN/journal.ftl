# 保存、继续和回顾：一局游戏的文件会出什么问题，又该怎么办。

## 游戏中
error-journal-not-saved = 这一步没能存进 { $folder }。什么都没丢：检查一下文件夹，再试一次。
error-journal-full = 磁盘满了，这一步还没存上。腾点空间再试一次，什么都没丢。
error-journal-read-only = 唤夜人不能写入 { $folder }。解除只读后再试一次，什么都没丢。
error-journal-gone = { $folder } 所在的磁盘没有响应。插回去再试一次，什么都没丢。

## 继续游戏
error-journal-unreadable = 这局读不出来，文件原样保留。
error-journal-unreachable = 暂时打不开 { $folder }。检查一下磁盘再试。
error-journal-foreign = 这不是唤夜人的存档，文件原样保留。
error-journal-newer = 这局是用新版唤夜人存的。请升级后再继续，文件已保留。
error-journal-key-missing = { $folder } 里没有这局的钥匙，谁也打不开，我们也不行。文件已保留。
error-journal-key-wrong = { $folder } 里这局的钥匙坏了，或者是别局的。文件已保留。
error-journal-busy = 这局已经在另一个窗口里打开了。
error-journal-beginning = 这局的开头就坏了，没法接着玩。文件已保留。
error-journal-differs = 这局是用 { $written } 版开的，{ $now } 版复盘出来对不上，不敢乱猜。文件已保留：请用旧版接着玩。
journal-damage-tail = 最后一步正在保存时断了，没能读出来。之前的都在。原文件另存为 { $file }。
journal-damage-middle =
    { $records ->
       *[other] 存档损坏：末尾最多有{ $records }步读不出来。
    }可以从最后完好的一步接着玩，这件事会告诉全桌；完整的原文件另存为 { $file }。
journal-damage-short = 存档比上次短：末尾少了{ $records }步，是不是被旧的备份盖掉了？可以从现有的最后一步接着玩，这件事会告诉全桌。
journal-damage-long = 存档比这台电脑记的多出{ $records }步，是不是换过文件？这件事会告诉全桌。
error-journal-copied = 这个文件是另一局改了名字的副本。文件原样保留，请接着玩原来那一局。

## 往期
error-journal-story-differs = 这局没法复盘：它是 { $written } 版玩的，规则不同，或者文件被改过。谁玩的、谁赢的，架子上还看得到；文件原样保留。
error-journal-story-unreadable = { $file } 不像一局往期，是不是手动改过？文件原样保留。
error-journal-story-role = 这局里有个自创身份读不出来，没法复盘。{ $why }
error-journal-story-missing = 找不到文件 { $file }。
error-journal-story-newer = { $file } 是用新版唤夜人存的，升级后才能读。
error-journal-story-twice = 这局已经在往期里了。
error-journal-no-such-evening = 往期里已经没有这一局了。
