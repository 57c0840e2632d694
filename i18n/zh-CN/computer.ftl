# 作为这台电脑上的一个程序：命令行、文件、别的窗口、来历。

## 命令行
ui-help-about = 唤夜人：狼人杀的法官。模拟对局见 “nightcaller lab --help”。
ui-help-evening = 打完的一局（.nightcaller 文件）：看它的复盘
ui-help-help = 显示这些说明，然后退出
ui-help-version = 显示版本，然后退出
ui-help-language = 这一局用的语言
ui-help-data-dir = 设置和对局都存到 DIR
ui-help-size = 窗口大小，比如 1280x800
ui-help-exit = 退出码：0，窗口关上了（或者把已经开着的窗口叫到了前面）；1，开不了窗口；2，命令行写错了。
error-command-line = 看不懂“nightcaller { $given }”。有哪些用法，请看 nightcaller --help。
error-not-a-folder = { $folder } 是文件，不是文件夹，没法存东西。
error-no-library = 系统缺一个库，唤夜人打不开：{ $library }。请用系统的软件包补上，有桌面的系统一般都有。
error-no-display = 唤夜人没有找到屏幕，请在桌面里启动。
error-no-renderer = 这台电脑没法用 { $asked } 画图。请去掉这个设置再启动，唤夜人会自己找能用的。
error-no-graphics = 唤夜人的窗口画不出来，这台电脑的显卡或驱动有问题。设 QT_QUICK_BACKEND=software 再启动，就不用显卡。

## 打完的局的文件
error-story-while-playing = 有人打开了另一局的文件，这局结束后才能看。
ui-evenings-file = 存成文件
ui-evenings-saved = 已存到 { $file }，装了唤夜人的人都能打开。

## 关于
ui-about = 关于唤夜人
ui-about-kicker = 来历与许可
ui-about-own = 唤夜人 { $version } 是自由软件（MIT 许可）：可以复制、修改、送人。© 2026 唤夜人作者。
ui-about-offline = 不用联网，不统计谁，也不往外发任何东西。
ui-about-qt = 用了 Qt
ui-about-qt-text = 窗口、文字和声音由 Qt 6 与 Qt for Python（PySide6）完成，按 GNU LGPL 3 原样使用。它们是放在程序旁边的普通共享库，可以换成你自己编译的版本，具体位置见许可全文。
ui-about-voices = 声音与字体
ui-about-voices-text = 录音用 Kokoro-82M 与 hibari（Apache 2.0）合成，字体取自 Noto CJK（SIL 开放字体许可）。在 Linux 上，没有录音的句子由独立进程 eSpeak NG（GNU GPL 3）朗读。
ui-about-packages = 一起带来的一切
ui-about-open = 打开许可全文
