# 桌子：桌、座位、桌主、编号、链接。不用“您”。

# Home

title = Hairpin
home-choose = 我们玩哪个游戏？
home-code = 有人邀请你？输入这一桌的编号：
home-last = 回到 { $code } 桌
home-last-who = { $game }：{ $names }
home-join = 加入
credits = 这是一个独立的非官方版本，图画和文字都是我们自己做的。小小赛车手（Monza）由 Jürgen P. K. Grunau 设计，记忆拉力赛（Memo-Car-Race）由 Katja 和 Markus Nikisch 设计；两款游戏都由 HABA 出版，HABA 与本页无关。
sound = 声音
strong-symbols = 醒目符号
language = 语言
close = 关闭
to-home = 所有游戏
line-connecting = 正在去你的桌子……
line-lost = 连接断了。什么都没丢：连上就接着玩。
table-gone = { $code } 桌已经没有了。
table-gone-next = 看看编号对不对，请人发个新链接，或者自己开一桌。
nowhere = 路到这里就没有了。
car-name =
    { $car ->
        [red] 红色赛车
        [yellow] 黄色赛车
        [green] 绿色赛车
        [blue] 蓝色赛车
        [white] 白色赛车
       *[purple] 紫色赛车
    }
driver-name =
    { $driver ->
        [random] 迷糊
        [learner] 叽叽
        [racer] 闪电
        [tactician] 狐狸
        [champion] 狮王
        [dawdler] 慢慢
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name }（红）
        [yellow] { $name }（黄）
        [green] { $name }（绿）
        [blue] { $name }（蓝）
        [white] { $name }（白）
       *[purple] { $name }（紫）
    }
driver-says =
    { $driver ->
        [random] 开到哪儿算哪儿
        [learner] 还在学，会出错
        [racer] 能开多远开多远
        [tactician] 时时留意别人
        [champion] 每一步都想到底
        [dawdler] 慢慢来
       *[other] 客人带来的
    }
driver-label =
    { $level ->
        [0] { $name }：{ $says }
       *[other] { $name }：{ $says }，{ $most }级里的第{ $level }级
    }
driver-dial = { $name }开得有多好？
driver-dial-least = 让小朋友赢
driver-dial-most = 快赶上{ $racer }了
driver-dial-share = 跟{ $racer }比，{ $races }场大约赢{ $wins }场
driver-mind =
    { $mind ->
        [preparing] 还在准备，先由{ $racer }来开
        [studying] 还在研究这张赛道图，先自己往前想
        [tables] 路都背下来了
        [belief] 看过的都记得
        [solved] 每种局面都知道
        [certified] 每种局面都知道，几乎分毫不差
       *[search] 自己往前想
    }

# Lobby

lobby-title = { $code } 桌
lobby-invite-code = { $code } 桌：显示邀请链接
lobby-seats = 座位
lobby-more = 更多
lobby-own-board = 自己的赛道
lobby-choose-board = 换一张赛道
lobby-made-boards = 来自你们的工坊
lobby-variants = 变体规则
lobby-add = 再加一位
lobby-add-here = 在这里
lobby-add-link = 用链接
lobby-add-computer = 电脑
lobby-start = 出发！
lobby-wait = 桌主会开始比赛。在那之前你可以改名字、换赛车。
lobby-wait-watch = 桌主会开始比赛。找个空座位坐下，或者看比赛。
start-missing =
    { $count ->
        [1] { $names }还没来。
       *[other] { $names }都还没来。
    }
start-wait = 再等等
start-link = 把链接发给{ $name }
start-computers =
    { $count ->
        [1] 那里让电脑来开
       *[other] 那些座位让电脑来开
    }
start-anyway = 照样出发
watching = 你在看比赛。
watching-sit = 坐{ $name }的座位
host-gone = 桌主离开了。桌主回来就接着玩。
host-gone-link = 再把链接发给{ $name }
host-gone-new = 照这样新开一桌
link-dead = 这个链接不能用了。
link-dead-says = 座位换人了，或者链接不完整。请邀请你的人发个新的。现在你可以先看比赛。
link-dead-free = 或者坐到空座位上：
link-watch = 看比赛
link-used = 已经有人在用这个链接玩了。
link-used-says = 它通向{ $name }。现在两台设备开同一辆赛车。想要自己的车，就请人发另一个链接。
link-used-ok = 没关系
lobby-watch = 邀请和观赛
lobby-watch-says = 扫一扫就能来到这一桌：看比赛，或者坐到空座位上。
seat-unnamed =
    { $car ->
        [red] 小红
        [yellow] 小黄
        [green] 小绿
        [blue] 小蓝
        [white] 小白
       *[purple] 小紫
    }
seat-car =
    { $car ->
        [red] 红色赛车：换一辆
        [yellow] 黄色赛车：换一辆
        [green] 绿色赛车：换一辆
        [blue] 蓝色赛车：换一辆
        [white] 白色赛车：换一辆
       *[purple] 紫色赛车：换一辆
    }
seat-choose-car = 哪一辆赛车？
seat-open = { $name }：看看详情
seat-name = 名字
seat-names = 前几次的名字
seat-remove = 让{ $name }离开这一桌
seat-host = 桌主
seat-starts = 先开始
seat-trophies =
    { $count ->
        [0] 还没有奖杯
       *[other] { $count } 座奖杯
    }
seat-kind = { $name }的赛车由谁来开？
seat-kind-name =
    { $kind ->
        [here] 这里的人，用这个屏幕
        [link] 别的人，用链接
       *[computer] 电脑
    }
seat-driver = 哪位车手？
seat-yours = 这是你
seat-you = 你
seat-link-state =
    { $state ->
        [here] 在
        [away] 暂时不在
       *[free] 还空着
    }
seat-show-link = 链接
seat-sit = 我坐这里
seat-link-title = { $name }的入座链接
seat-link-says = 用另一部手机扫一扫，或者把链接发过去。用它总能回到这个座位。
invite-qr = 链接的二维码
invite-link = 链接
invite-copy = 复制链接
invite-copied = 复制好了！
invite-marked = 链接已经选好了，请自己复制。
invite-code = 这一桌的编号：
invite-here-only = 这个链接只能在这台电脑上打开，手机打不开。想让全家都能加入，请关掉 Hairpin，再这样启动：
invite-no-network = 这台电脑现在没有连上网络，手机找不到它。请连上家里的 Wi-Fi，再打开这张卡片。
starter = 谁先开始？
starter-rule =
    { $rule ->
        [youngest] 年纪最小的
        [champion] 冠军
        [random] 看运气
       *[seat] 我们来选
    }
starter-who =
    { $rule ->
        [youngest] 谁年纪最小？
       *[seat] 谁？
    }
starter-told =
    { $rule ->
        [youngest] 年纪最小的先开始：{ $name }。
        [champion] 上一场的冠军先开始。
        [random] 谁先开始，看运气。
       *[seat] { $name }先开始。
    }
evening-again = 和上次一样
evening-again-names = 和上次一样：{ $names }
evening-again-champion = 和上次一样：{ $names }。那晚的冠军：{ $champion }
evening-others = 前几次
evening-kept = 只有这台设备记得，什么都不会发送出去。
evening-forget = 忘掉这一次
evening-forgotten = 已经忘掉了。
evening-undo = 不，留着
odd-board = 有点特别，不过可以在上面比赛：
lobby-count = 桌上有 { $count } 个座位。

# Options

more-board = 赛道图
more-pace = 要多快？
more-house-rules = 自家规则
more-reconstruction = 没有哪本规则书把赛道图和卡片完整写下来：我们的是照着所有已知的资料重做的。
menu-device = 这台设备
menu-table = 桌子
full-screen = 全屏
volume = 声音要多大？
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] 非常慢
        [calm] 慢一点
        [normal] 正常
        [quick] 快一点
       *[fast] 非常快
    }

# Race

race-seats = 谁在玩
race-turn = 轮到{ $name }了。
race-your-turn = 轮到你了，{ $name }！
race-driven = 电脑正在开。
race-preparing = { $driver }还在准备，先由{ $racer }来开。
race-relieved = { $driver }不再想了，{ $racer }接着开。
race-taken-back = { $name }又自己开了。
race-away = 没连上
race-champion = 冠军
menu = 菜单
menu-leave = 离开
menu-leave-ask = 真的要离开这一桌吗？用你的链接可以回到座位。
menu-abandon = 停止比赛
menu-abandon-ask = 真的要停止比赛吗？没有人获胜，大家都回去选座位。
menu-hand-over = 让电脑替{ $name }开
menu-take-back = { $name }自己来开
menu-pass-host = 让{ $name }当桌主
menu-pass-host-ask = 让{ $name }当桌主吗？以后由{ $name }来开始比赛、定规则。
no-stay = 不，继续
waiting-for = 在等{ $name }……
waiting-free = { $name }的座位还空着。
waiting-drive = 让电脑来开
waiting-link =
    { $again ->
        [yes] 再发一次链接
       *[no] 发链接
    }
waiting-host = 桌主可以让电脑来开。
away-driven = 电脑正在替{ $name }开。
away-take-back = 我回来了！
leave-title = 再玩一会儿？
leave-says = 比赛还没结束。
leave-stay = 留下！

# Podium

podium-title = 领奖台
podium-winner =
    { $winners ->
        [1] { $names }赢了！
       *[other] { $names }一起赢了！
    }
podium-place =
    { $place ->
        [1] 第一名：{ $names }。
        [2] 第二名：{ $names }。
        [3] 第三名：{ $names }。
       *[other] 第 { $place } 名：{ $names }。
    }
podium-seat = { $name }（{ $left }）
podium-rest = 其他人按开了多远来排。
podium-again = 再来一次！
podium-wait = 桌主可以开始下一场。
podium-wait-names =
    { $count ->
       *[other] { $names }可以开始下一场。
    }
podium-shelf = 这一桌的奖杯
podium-lobby = 座位和规则
podium-look = 看看赛道图
podium-story = 比赛的精彩画面
podium-story-next = 下一张
podium-picture = 图片
podium-picture-title = 比赛的图片
podium-picture-save = 保存
podium-picture-send = 发送
podium-picture-failed = 图片没做成，请再试一次。
podium-fair-short =
    { $count ->
        [0] 运气在比赛前就封好了。
       *[other] 运气是公平的。
    }
podium-fair-why = 怎么知道的？
podium-fair =
    { $count ->
        [0] 比赛开始前，运气就封进了信封；桌上没有人一起搅过它。现在大家都可以打开看。
       *[other] 公平公正：比赛开始前，运气就封进了信封，还有 { $count } 个座位一起搅过它。现在大家都可以打开看。
    }
podium-record = 保存比赛，用来检查

# Said aloud and in words

said = 发生了什么
say-again = 再说一遍
read-aloud = 读出来
in-words = 文字说明
in-words-ways = 你能走的路
parts = { $first }，{ $rest }
race-room = 比赛

# Keys

keys = 按键
keys-tab = 到下一项
keys-enter = 按下去
keys-escape = 还是算了

# Rules

rules = 规则
rules-of = 游戏规则
rules-read = 看规则
rules-pages = 游戏和玩法
rules-print = 打印
rules-house = 也可以这样玩
rules-numbers = 规则编号

# First race

lesson = 教练
lesson-first-time = 第一次玩？
lesson-first-time-says = 一场短短的比赛，边玩边学。
lesson-try = 试一试
lesson-ok = 好的
lesson-end = 不要提示了
lesson-choose = 想试试哪个？
lesson-more = 再学点别的
lesson-ended = 不再提示了。接下来呢？
lesson-race-on = 继续比赛

# Shelves and files

free-undo = 撤销
free-redo = 恢复
free-keep = 收好
free-kept = { $name } 收好了。
shelf-full = 架子满了，最多放 { $most } 个。先扔掉一个吧。
free-rename = 给 { $name } 换个名字
free-delete = 扔掉 { $name }
free-delete-ask = 真的要扔掉 { $name } 吗？
free-examples = 从这里开始
free-send = 发给别人
free-export = 存成文件
free-import = 打开文件

# Open and locked tables

lock = 锁上这一桌
lock-says =
    { $state ->
        [locked] 锁上了：不再让别人进来。
       *[open] 开着：知道编号的人都能进来。
    }
send-away = 请{ $name }离开
send-away-ask =
    { $stage ->
        [lobby] 请{ $name }离开吗？座位会空出来，{ $name }要有你发的新链接才能回来。
       *[racing] 请{ $name }离开吗？电脑会接着开，{ $name }要有你发的新链接才能回来。
    }
table-locked = { $code } 桌锁上了。
table-locked-next = 现在别人进不来。请桌主打开，或者给你发一个你自己的链接。
table-sent-away = 你已经不在 { $code } 桌了。
table-sent-away-next = 桌主请你离开了座位。和桌主聊聊吧：有了新链接才能回来。
try-again = 再试一次
seat-car-taken = { car-name }：{ $name }在用
race-closed = 上一场比赛不能继续了：比赛开始以后，游戏有了变化。没有人输，奖杯也都还在。再开一场吧！
home-kept =
    { $days ->
        [0] 每一桌都会一直留着，直到管理这台服务器的人把它收走。
       *[other] 跑完过比赛的桌子会一直留着。没有比过赛的桌子，{ $days } 天后会收走。
    }

# Errors

error-table-locked = 这一桌锁上了，别人进不来。问问桌主吧。
error-table-sent-away = 你已经不在这一桌了。请桌主发个新链接。
error-server-busy = 现在太忙了。等一会儿再试。
error-server-full = 现在连接的人太多了。请稍等一下再试。
error-store-full = 没有地方可以记了。什么都没丢：到现在为止的都留着。告诉管理服务器的人吧。
error-line-lost = 桌子没有回答。看看运行游戏的电脑还开着吗，再试一次。
error-table-unknown = 没有这一桌。看看编号对不对：一共六个字母和数字。
error-table-full-house = 现在开不了新桌了。过一会儿再试。
error-table-stage = 现在不行。等比赛结束，或者先回到座位。
error-table-too-long = 这场比赛太长了。回到座位，重新开一场吧。
error-seat-not-yours = 现在轮到别人。等一等就到你了。
error-seat-taken = 有人快了一步，坐了这个座位。选另一个吧。
error-seat-unknown = 这个座位没有了。看看现在谁坐哪儿。
error-host-not-you = 只有桌主可以这样做。请桌主帮帮忙吧。
error-ply-stale = 比赛已经往下走了。看看赛道图，再试一次。
error-action-illegal = 这样不行。试试亮着的地方。
error-action-notation = 桌子没看懂这一步。试试亮着的地方。
error-game-over = 比赛结束了。再开一场吧。
error-option-unknown = 这个游戏没有这条规则。重新打开页面。
error-option-value = 这些不能一起选。选别的吧。
error-track-unknown = 没有这张赛道图。选另一张吧。
error-driver-unknown = 没有这位车手。选另一位吧。
error-game-unknown = 没有这个游戏。选另一个吧。
error-dice-nonce = 骰子已经在滚了，照样公平。
error-frame-unreadable = 页面和桌子互相听不懂。重新打开页面。
error-frame-too-large = 一下子太多了。写短一点再试。
error-frame-too-many = 太快了。歇一口气再试。
error-store-failed = 桌子没能记下来。再试一次。
error-server-failed = 桌子出了点问题。再试一次。
error-host-unknown = 桌子不认识这个地址。重新打开链接。
error-origin-foreign = 这不是桌子自己的页面。重新打开链接。
error-page-unknown = 这里什么都没有。回到游戏吧。
error-page-method = 这里什么都没有。回到游戏吧。
error-track-file = 这张赛道图不能比赛。
error-other = 没成功。再试一次，或者重新打开页面。（{ $said }）

# Terminal

cli-ask = 1–{ $most }，回车选 1，q 离开：
cli-ask-again = { $answer } 在这里不行：输入 1 到 { $most } 的数字，或者上面的词。
cli-ask-seat = 座位 { $seats }，回车选 { $first }，q 离开：
cli-ask-seat-again = { $answer } 在这里不行：输入座位号 { $seats }。
cli-next-turn = 回车看下一回合，q 离开：
cli-left = 比赛停在这里。
cli-keeps = 屏幕会擦掉重新盖住的卡。这里的文字会留下来，所以不许往上偷看！
cli-sitting = 第 { $number } 场，共 { $races } 场
cli-compiling = 正在准备快速引擎。只需要这一次，大约一两分钟。
cli-stuck = 没有赛车能到终点了：比赛到此为止，没有人获胜。
cli-saved = 已保存：{ $file }
cli-saved-here = 为了不丢失，比赛记录写在这里：
cli-fair = 公平：{ $count } 次运气的结果都对。
cli-right = { $count } 次运气的结果都对。
cli-mixed =
    { $mixed ->
        [0] 骰子是事先承诺好的，桌上没有人参与打乱。
       *[other] { $seats } 个座位中有 { $mixed } 个参与打乱了骰子。
    }
cli-racing = 比赛中
cli-tally = { $game }，{ $races } 场比赛，种子 { $seed }
cli-seat = 座位
cli-driver = 车手
cli-wins = 获胜
cli-interval = 95 %
cli-turns = 每场回合数：{ $mean } ± { $plusminus }
cli-endless = 因为没完没了而放弃的比赛：{ $count }
cli-engine =
    { $engine ->
        [fast] 运行方式：编译版
       *[rules] 运行方式：按规则逐步进行，因为有的车手没有编译版
    }
cli-game = { $title }（{ $name }），{ $least }–{ $most } 人
cli-option = 选项
cli-choices = 可选
cli-usual = { $choice }（默认）
cli-rule = 规则
cli-meaning = 意思
cli-boards = 赛道图：{ $boards }
cli-drivers = 车手：{ $drivers }
cli-ladder = 阶梯：每对最多 { $races } 场比赛，种子 { $seed }
cli-ladder-race = 比赛
cli-ladder-pair = 配对
cli-ladder-up = 强者一位，对手都较弱
cli-ladder-down = 弱者一位，对手都较强
cli-ladder-fair = 若人人相同
cli-ladder-verdict = 结论
cli-ladder-basis = 依据
cli-ladder-races = 场数
cli-ladder-says =
    { $verdict ->
        [stronger] 明显更强
        [weaker] 明显更弱
       *[open] 未定
    }
cli-ladder-note = 95 % 区间；* 按规则逐步比赛，因为有的车手没有编译
cli-port-taken = 端口 { $port } 被占用；改用 { $instead }。
cli-open = 桌子开好了：{ $address }
cli-at-home = 家里网络上的人都能加入：{ $address }
cli-letters = 1 到 { $most } 个字母
cli-tables-code = 代码
cli-tables-game = 游戏
cli-tables-stage = 状态
cli-tables-races = 比赛
cli-tables-trophies = 奖杯
cli-tables-events = 事件
cli-tables-size = 大小
cli-tables-last = 最后
cli-tables-aside = 搁置
cli-stage-lobby = 座位
cli-stage-racing = 比赛中
cli-stage-over = 领奖台
cli-tables-none = { $file } 里没有桌子
cli-tables-exported = 桌子 { $code } 在 { $file } 里
cli-tables-ask = 要移除 { $codes } 和它们所有的比赛、奖杯吗？
cli-tables-removed = 已移除：{ $codes }；全部内容的副本在 { $copy }
cli-tables-kept = 什么都没有移除
cli-tables-set-aside = 桌子 { $code }，事件 { $number } 已搁置：{ $reason }
cli-backup-made = { $file } 里是所有桌子的副本（{ $tables }）
cli-restored = { $file } 现在是这份副本；原来的内容在 { $copy }
cli-restored-new = { $file } 现在是这份副本
cli-error-game-unknown = 没有“{ $game }”这个游戏；请选 { $choices }
cli-error-option-unknown = 没有“{ $option }”这个选项；请选 { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } 在这里不行
       *[other] { $option }={ $value } 不行；请选 { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } 在赛道图 { $board } 上不行；这些赛道图可以：{ $boards }
       *[other] { $option }={ $value } 在赛道图 { $board } 上不行；请选 { $choices }，或者换一张赛道图：{ $boards }
    }
cli-error-option-twice = { $option } 写了两次：{ $first } 和 { $second }；请只选一个
cli-error-option-least = { $option }={ $value } 不行；请选 { $least } 或更多
cli-error-driver-unknown = 没有“{ $driver }”这位车手；请选 { $choices }
cli-error-driver-none = 没有人开车；请写 1 到 { $players } 位车手，例如 --drivers you,racer
cli-error-driver-count = { $drivers }：{ $players } 位玩家却写了 { $count } 位车手
cli-error-driver-table = 这位车手的数据表和赛道图对不上
cli-error-driver-file = { $file }里没有车手：{ $said }
cli-error-track-unknown = 没有“{ $track }”这张赛道图；请选 { $choices }
cli-error-track-file = 这个文件不是赛道图：{ $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] 这个文件不是 Hairpin 的比赛：{ $said }
        [cut] 这场比赛缺了结尾：{ $said }
        [turn] 第 { $turn } 回合和当时开的不一样：{ $said }
        [version] 这个 Hairpin 不认识这场比赛的规则：{ $said }
       *[line] 这场比赛被改过或损坏了：{ $said }
    }
cli-error-record-not-fair = 这场比赛没有用公平骰子，所以没有什么可检查的
cli-error-record-not-ended = 这场比赛还没结束；结束后才能检查
cli-error-file-unusable =
    { $deed ->
        [missing] 没有文件 { $file }
        [directory] { $file } 是文件夹，不是文件
        [locked] 你没有权限读 { $file }
        [binary] { $file } 里不是文字，所以不是比赛
        [empty] { $file } 是空的
        [homeless] 写不了 { $file }：没有这个文件夹
        [full] 写不了 { $file }：没有空间了
        [read] 读不了 { $file }
       *[write] 写不了 { $file }；那里可以写吗？
    }
cli-error-store-file = { $file } 不能存放桌子：它是文件夹，或者它的文件夹无法创建
cli-error-store-locked = 另一个 Hairpin 正在使用 { $file }；请先关闭它，或者用 --data 选另一个文件
cli-error-store-newer = { $file } 是更新版本的 Hairpin 写的，保持原样；要打开它，请更新这个 Hairpin
cli-error-store-read-only = 无法写入 { $file }；请检查文件和文件夹的写入权限
cli-error-store-damaged =
    { $copy ->
        [none] { $file } 坏了，保持原样；如果别处有副本，用“hairpin restore 副本”恢复
       *[other] { $file } 坏了，保持原样；最新的副本是 { $copy }，用“hairpin restore { $copy }”恢复
    }
cli-error-store-full = 磁盘满了，无法写入 { $file }；腾出空间再启动，什么都没丢
cli-error-store-foreign = { $file } 不是 Hairpin 的文件，保持原样；用 --data 选另一个
cli-error-table-unknown = 没有桌子 { $code }
cli-error-file-exists = { $file } 已经存在；换个名字吧
cli-error-port-taken = 开不了 { $host }；换一个 --host 或 --port
cli-error-page-missing = 页面还没有生成；请运行“make page”
cli-error-compiler-missing = 编译器还没有安装（缺少 { $package }）；请联网让“make play”完整运行一次，或执行“pip install numba”
