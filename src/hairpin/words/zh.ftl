# Terms: table 桌 (code 桌号), seat 座位, host 桌主, board 游戏板 (counted 块), race 比赛 (counted 场), turn 回合, round 轮,
# car 赛车, driver 车手, goes first 先开始, luck decides 抽签, glowing 亮着的, whoever runs the game 管理游戏的人.
# Always 你. No space around names of people; names of boards in “ ”; one space around digits, codes, files and Latin words.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = 我们玩哪个游戏？
home-code = 有人邀请你？输入桌号：
home-last = 回到 { $code } 桌
home-last-who = { $game }：{ $names }
home-join = 加入
replay = 再看一场比赛
credits = 这是一个独立的非官方版本，图画和文字都是我们自己做的。小小赛车手（Monza）由 Jürgen P. K. Grunau 设计，记忆拉力赛（Memo-Car-Race）由 Katja 和 Markus Nikisch 设计；两款游戏都由 HABA 出版，HABA 与本页无关。
sound = 声音
strong-symbols = 醒目符号
language = 语言
close = 关闭
details = 给大人看的详情
to-home = 所有游戏
line-connecting = 正在连到你那一桌……
line-lost = 连接断了。别担心，连上就接着玩。
table-gone = { $code } 桌已经不在了。
table-gone-next = 看看桌号对不对，请人发个新链接，或者自己开一桌。
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
        [random] 小迷糊
        [learner] 叽叽
        [racer] 闪电
        [tactician] 狐狸
        [champion] 狮王
        [dawdler] 小蜗牛
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
        [learner] 还在学，会犯错
        [racer] 能开多远就开多远
        [tactician] 总留意着别人
        [champion] 每一步都想清楚
        [dawdler] 慢慢开，不着急
       *[other] 是客人带来的
    }
driver-label =
    { $level ->
        [0] { $name }：{ $says }
       *[other] { $name }：{ $says }，第 { $level } 级，一共 { $most } 级
    }
driver-dial = { $name }开车有多厉害？
driver-dial-least = 让小朋友赢
driver-dial-most = 快赶上{ $racer }了
driver-dial-share = 跟{ $racer }比 { $races } 场，大约赢 { $wins } 场
driver-mind =
    { $mind ->
        [preparing] 还在准备，先由{ $racer }来开
        [studying] 还在熟悉这块游戏板
        [tables] 把路都背下来了
        [belief] 每张卡都记得
        [solved] 到哪儿都知道怎么开
        [certified] 几乎到哪儿都知道怎么开
       *[search] 会往后多想几步
    }

# Lobby

lobby-title = { $code } 桌
lobby-invite-code = { $code } 桌：显示邀请链接
lobby-seats = 座位
lobby-more = 更多
lobby-own-board = 自己的游戏板
lobby-choose-board = 换一块游戏板
lobby-made-boards = 你们工坊里的
lobby-variants = 玩法
lobby-add = 加一位玩家
lobby-add-here = 在这里
lobby-add-link = 用链接
lobby-add-computer = 电脑
lobby-start = 出发！
lobby-wait = 等桌主开始比赛。现在还可以改名字、换赛车。
lobby-wait-watch =
    { $free ->
        [0] 等桌主开始比赛。
       *[other] 等桌主开始比赛。找个空座位坐下，或者只看比赛。
    }
start-missing =
    { $count ->
        [1] { $names }还没来。
       *[other] { $names }都还没来。
    }
start-wait = 再等等
start-link = 把链接发给{ $name }
start-computers =
    { $count ->
        [1] 让电脑来开那辆车
       *[other] 让电脑来开那些车
    }
start-anyway = 不等了，出发
watching = 你在看比赛。
watching-sit = 我来当{ $name }
host-gone = 桌主离开了。等桌主回来再接着玩。
host-gone-link = 再把链接发给{ $name }
host-gone-new = 照这样新开一桌
link-dead = 这个链接不能用了。
link-dead-says = 这个座位换人了，或者链接少了一段。请人发个新链接吧。现在可以先看比赛。
link-dead-free = 或者坐到空座位上：
link-watch = 看比赛
link-used = 已经有人在用这个链接玩了。
link-used-says = 这是{ $name }的链接。现在两台设备开的是同一辆赛车。想开自己的车，就请人另发一个链接。
link-used-ok = 没关系
lobby-watch = 邀请别人
lobby-watch-says = 扫一扫就能来到这一桌。可以看比赛，也可以找个空座位坐下。
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
seat-choose-car = 要哪辆赛车？
seat-open = 看看{ $name }
seat-name = 名字
seat-names = 前几次用的名字
seat-remove = 去掉{ $name }
seat-host = 桌主
seat-starts = 先开始
seat-trophies =
    { $count ->
        [0] 还没有奖杯
       *[other] { $count } 座奖杯
    }
seat-kind = 谁来当{ $name }？
seat-kind-name =
    { $kind ->
        [here] 这里的人，用这个屏幕
        [link] 别的人，用链接
       *[computer] 电脑
    }
seat-driver = 要哪位车手？
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
seat-link-title = { $name }的链接
seat-link-says = 用另一部手机扫一扫，或者把链接发过去。用它总能回到这个座位。
invite-qr = 链接的二维码
invite-link = 链接
invite-copy = 复制链接
invite-copied = 复制好了！
invite-marked = 链接已选中，请自己复制。
invite-code = 桌号：
invite-here-only = 这个链接只能在这台电脑上打开，手机打不开。想让全家都能加入，请先关掉 Hairpin，再这样启动：
invite-no-network = 这台电脑现在没有连上网络，手机连不到它。请先连上家里的 Wi-Fi，再重新打开这里。
starter = 谁先开始？
starter-rule =
    { $rule ->
        [youngest] 年纪最小的
        [champion] 冠军
        [random] 抽签
       *[seat] 我们来选
    }
starter-who =
    { $rule ->
        [youngest] 谁的年纪最小？
       *[seat] 是谁？
    }
starter-told =
    { $rule ->
        [youngest] 年纪最小的先开始：{ $name }。
        [champion] 冠军先开始。
        [random] 抽签决定谁先开始。
       *[seat] { $name }先开始。
    }
evening-again = 和以前一样
evening-again-names = 和以前一样：{ $names }
evening-again-champion = 和以前一样：{ $names }。那次的冠军：{ $champion }。
evening-others = 以前的游戏聚会
evening-kept = 只有这台设备记得，什么都不会发出去。
evening-forget = 忘掉这次聚会
evening-forgotten = 已经忘掉了。
evening-undo = 不，留着
odd-board = 这块游戏板有点特别，不过可以在上面比赛：
lobby-count = 这一桌有 { $count } 个座位。

# Options

more-board = 游戏板
more-pace = 要多快？
more-house-rules = 自家规则
more-reconstruction = 没有哪本规则书把游戏板和卡完整地画出来，所以我们照着能找到的资料重新做了一套。
menu-device = 这台设备
menu-table = 这一桌
full-screen = 全屏
volume = 声音要多大？
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] 很慢
        [calm] 慢
        [normal] 正常
        [quick] 快
       *[fast] 很快
    }

# Race

race-seats = 谁在玩
race-turn = 轮到{ $name }了。
race-your-turn = 轮到你了，{ $name }！
race-driven = 电脑正在开车。
race-preparing = { $driver }还在准备，先由{ $racer }来开。
race-relieved = { $driver }想不出来了，现在由{ $racer }来开。
race-taken-back = { $name }又回来开车了。
race-away = 没连上
race-champion = 冠军
menu = 菜单
menu-leave = 离开
menu-leave-ask = 真的要离开这一桌吗？用你的链接可以回到座位上。
menu-abandon = 停止比赛
menu-abandon-ask = 真的要停止比赛吗？这样就没有人赢，大家都回到座位上。
menu-hand-over = 让电脑替{ $name }开
menu-take-back = 让{ $name }自己来开
menu-pass-host = 让{ $name }当桌主
menu-pass-host-ask = 让{ $name }当桌主吗？以后就由{ $name }来开始比赛、定规则。
no-stay = 不，不要
waiting-for = 在等{ $name }……
waiting-free = { $name }的座位上还没有人。
waiting-drive = 让电脑来开
waiting-link =
    { $again ->
        [yes] 再发一次链接
       *[no] 发链接
    }
waiting-host = 桌主可以让电脑来开。
away-driven = 电脑正在替{ $name }开车。
away-take-back = 我回来了！
leave-title = 这就要走了吗？
leave-says = 比赛还没结束。
leave-stay = 不走！

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
podium-rest = 其他人按开了多远来排名次。
podium-again = 再来一场！
podium-wait = 等桌主开始下一场。
podium-wait-names =
    { $count ->
       *[other] { $names }可以开始下一场。
    }
podium-shelf = 这一桌的奖杯
receipt = 是运气吗？
podium-watch = 再看一遍
history = 我们的比赛
history-deleted = 桌主删除了这一桌的比赛和奖杯。
podium-lobby = 座位和规则
podium-look = 看看游戏板
podium-story = 看图回顾比赛
podium-story-next = 下一张图
podium-picture = 图片
podium-picture-title = 比赛的图片
podium-picture-save = 保存
podium-picture-send = 发送
podium-picture-failed = 图片没做成。再试一次吧。
podium-fair-short =
    { $count ->
        [0] 比赛开始前，秘密数字就锁好了。
       *[other] 没有作弊：这场比赛是公平的。
    }
podium-fair-why = 怎么知道的？
podium-fair =
    { $count ->
        [0] 比赛开始前，电脑就锁好了一个秘密数字，掷什么、抽到什么都由它决定。这一桌没有人再加数字。现在谁都可以检查。
        [1] 没有作弊：比赛开始前，电脑就锁好了一个秘密数字。有一位玩家的设备也加了一个，掷什么、抽到什么都由这两个数字决定。现在谁都可以检查。
       *[other] 没有作弊：比赛开始前，电脑就锁好了一个秘密数字。{ $count } 位玩家的设备也各加了一个，掷什么、抽到什么都由这些数字决定。现在谁都可以检查。
    }
podium-record = 保存这场比赛，用来检查

# Said aloud and in words

said = 刚才发生了什么
say-again = 再说一遍
read-aloud = 朗读
in-words = 文字说明
in-words-ways = 你可以怎么做
parts = { $first }，{ $rest }
list-comma = { $first }、{ $rest }
list-and = { $first }和{ $last }
list-or = { $first }或{ $last }
list-more = { $list }……
label = { $name }：{ $what }
sentences = { $first }{ $rest }
race-room = 比赛

# Keys

keys = 按键
key-cap =
    { $key ->
        [tab] Tab
        [enter] Enter
        [escape] Esc
        [space] 空格
        [backspace] 退格
        [delete] Del
        [control] Ctrl
       *[page-down] Page ↓
    }
key-of = { $name }（{ $key }）
keys-tab = 到下一项
keys-enter = 按下它
keys-escape = 还是算了

# Rules

rules = 规则
rules-of = 游戏规则
rules-title = 规则 · { $page }
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
lesson-choose = 想试试什么？
lesson-more = 再学点别的
lesson-ended = 不再提示了。接下来做什么？
lesson-race-on = 继续比赛

# Shelves and files

free-undo = 撤销
free-redo = 恢复
free-keep = 保存
free-kept = 保存好了：{ $name }
shelf-full = 架子满了，最多放 { $most } 个。先扔掉一个吧。
free-rename = 给“{ $name }”换个名字
free-delete = 扔掉“{ $name }”
free-delete-ask = 真的要扔掉“{ $name }”吗？扔了就找不回来了。
free-examples = 先玩这些
free-send = 发给别人
free-export = 存成文件
free-import = 打开文件

# Open and locked tables

lock = 锁上这一桌
lock-says =
    { $state ->
        [locked] 锁上了：新来的人进不来。
       *[open] 开着：知道桌号的人都能进来。
    }
send-away = 请{ $name }离开
send-away-ask =
    { $stage ->
        [lobby] 请{ $name }离开吗？座位会空出来，{ $name }要有你发的新链接才能回来。
       *[racing] 请{ $name }离开吗？电脑会接着开，{ $name }要有你发的新链接才能回来。
    }
table-locked = { $code } 桌锁上了。
table-locked-next = 新来的人现在进不去。请桌主把这一桌打开，或者发个链接给你。
table-sent-away = 你已经不在 { $code } 桌了。
table-sent-away-next = 桌主收回了你的座位。和桌主好好说说吧：有了新链接才能回来。
try-again = 再试一次
seat-car-taken = { car-name }：{ $name }在用
race-closed = 上一场比赛没法继续了，因为游戏中途更新了。没有人输，奖杯也都还在。再开一场吧！
home-kept =
    { $days ->
        [0] 每一桌都会留着，直到有人动手清理。
       *[other] 比完过一场比赛的桌会一直留着。一场都没比完的，过 { $days } 天就会清理掉。
    }

# Errors

error-table-locked = 这一桌锁上了，新来的人进不去。问问桌主吧。
error-table-sent-away = 你已经不在这一桌了。请桌主发个新链接。
error-server-busy = 现在太忙了。等一会儿再试。
error-server-full = 现在连接的人太多了。等一会儿再试。
error-store-full = 没能保存：没有空间了。到现在为止的都还在。告诉管理游戏的人吧。
error-line-lost = 连不上这一桌。看看运行游戏的电脑是不是开着，再试一次。
error-table-unknown = 找不到这一桌。看看桌号对不对：一共六个字母和数字。
error-table-guesses = 桌号错了太多次。等一分钟再试。
error-table-full-house = 现在没有地方再开一桌了。过一会儿再试。
error-table-no-space = 没有空间再开新桌了。请管理游戏的人腾点地方。
error-table-crowded = 看这一桌的人已经太多了。过一会儿再试。
error-table-stage = 现在不行。等比赛结束，或者先回到座位上。
error-table-no-race = 现在没有比赛。等下一场开始吧。
error-race-running = 比赛已经开始了。先比完，或者回到座位。
error-race-unknown = 找不到这场比赛。只有比完的比赛才会留下来。
error-table-few-seats = 一场比赛至少要有 { $least } 辆车。先加一辆，再拿走这一辆吧。
error-table-many-seats = 这块游戏板最多 { $most } 辆车。先拿走一辆吧。
error-table-too-long = 这场比赛太长了。回到座位上，重新开一场吧。
error-seat-not-yours = 那是别人的座位。问问坐那儿的人，或者桌主。
error-turn-not-yours = 现在轮到别人。等一等就到你了。
error-seat-host = 那是桌主的座位。先让别人当桌主吧。
error-seat-nobody = 那里没有人坐。选一个在这一桌的人吧。
error-seat-not-joined = 那个座位上没有可以请走的人。看看现在谁坐哪儿。
error-seat-computer = 那辆车由电脑来开。比赛开始前可以在座位那里换人。
error-seat-taken = 有人快了一步，坐了这个座位。换一个吧。
error-car-taken = 那辆车已经有人选了。换一辆，或者问问桌主。
error-seat-unknown = 这个座位已经不在了。看看现在谁坐在哪儿。
error-host-not-you = 只有桌主才能这样做。请桌主帮帮忙吧。
error-ply-stale = 比赛已经往下走了。看看游戏板，再试一次。
error-action-illegal = 这样不行。试试亮着的地方。
error-action-notation = 没看懂这一步。试试亮着的地方。
error-game-over = 比赛结束了。再开一场吧。
error-option-unknown = 这个游戏没有这条规则。刷新一下页面吧。
error-option-value = 这些不能放在一起选。换一个吧。
error-track-unknown = 找不到这块游戏板。换一块吧。
error-driver-unknown = 找不到这位车手。换一位吧。
error-game-unknown = 找不到这个游戏。换一个吧。
error-dice-no-roll = 现在不用掷骰子。接着开车吧。
error-dice-nonce = 骰子已经在滚了。
error-game-no-chances = 这个游戏里，谁也没法提前知道。等着看吧！
error-bar-off = 胜算条现在关着。桌主可以打开它。
error-coach-off = 猫头鹰现在不在这里帮忙。可以在菜单里请它来。
error-frame-unreadable = 出了点差错。刷新一下页面吧。
error-frame-too-large = 一下子太多了。写短一点再试。
error-frame-too-many = 太快了。歇口气再试。
error-store-failed = 没能保存。再试一次。
error-server-failed = 出了点问题。再试一次。
error-host-unknown = 这个地址不对。重新打开链接吧。
error-origin-foreign = 这个页面不是这一桌的。重新打开链接吧。
error-page-unknown = 这个地址什么都没有。回去选个游戏吧。
error-page-method = 这个地址什么都没有。回去选个游戏吧。
error-track-file = 这块游戏板不能用来比赛。
error-record-failed = 这场比赛太难算了。换一场试试吧。
error-other = 没成功。再试一次，或者刷新一下页面。

# Terminal

cli-quoted = “{ $text }”
cli-labelled = { $name }：{ $what }
cli-trophies = { podium-shelf }：
cli-ask = 1–{ $most }，回车选 1，q 离开：
cli-ask-again = { $answer } 在这里不行：输入 1 到 { $most } 的数字，或者上面的词。
cli-ask-seat = 座位 { $seats }，回车选 { $first }，q 离开：
cli-ask-seat-again = { $answer } 在这里不行：输入座位号 { $seats }。
cli-next-turn = 回车看下一回合，q 离开：
cli-left = 你离开了比赛。
cli-keeps = 重新盖上的卡本来应该看不见，可是这里的文字会一直留着，所以不许往上偷看！
cli-sitting = 第 { $number } 场，共 { $races } 场
cli-compiling = 正在生成快速引擎。只需要这一次，大约一两分钟。
cli-stuck = 没有赛车能到终点了：比赛到此结束，没有人赢。
cli-saved = 已保存：{ $file }
cli-saved-here = 为了不丢失，比赛记录写在这里：
cli-fair = 公平：{ $count } 次投掷和抽取核对无误。
cli-right = { $count } 次投掷和抽取核对无误。
cli-mixed =
    { $mixed ->
        [0] 秘密数字在比赛前就定好了；没有座位加过数字。
       *[other] { $seats } 个座位中有 { $mixed } 个加了自己的数字。
    }
cli-racing = 比赛中
cli-tally = { $game }，{ $races } 场比赛，种子 { $seed }
cli-seat = 座位
cli-driver = 车手
cli-wins = 获胜
cli-interval = 95%
cli-turns = 每场回合数：{ $mean } ± { $plusminus }
cli-endless = 因为跑不完而放弃的比赛：{ $count }
cli-engine =
    { $engine ->
        [fast] 引擎：编译版
       *[rules] 引擎：按规则逐步进行，因为有的车手没有编译版
    }
cli-game = { $title }（{ $name }），{ $least }–{ $most } 人
cli-option = 选项
cli-choices = 可选
cli-usual = { $choice }（默认）
cli-rule = 规则
cli-meaning = 意思
cli-boards = 游戏板：{ $boards }
cli-drivers = 车手：{ $drivers }
cli-ladder = 天梯：每组对阵最多 { $races } 场比赛，种子 { $seed }
cli-ladder-race = 比赛
cli-ladder-pair = 对阵
cli-ladder-up = 一位较强的，其余较弱
cli-ladder-down = 一位较弱的，其余较强
cli-ladder-fair = 若实力相同
cli-ladder-verdict = 结论
cli-ladder-basis = 依据
cli-ladder-races = 场数
cli-ladder-says =
    { $verdict ->
        [stronger] 明显更强
        [weaker] 明显更弱
       *[open] 未定
    }
cli-ladder-rests =
    { $basis ->
        [lot] 运气
        [rule] 一条规则
        [tables] 数据表
        [belief] 记忆
        [search] 往后推算
        [solved] 所有局面
       *[certified] 所有局面，已证明
    }
cli-ladder-note = 95% 区间；* 按规则逐步进行，因为有的车手没有编译版
cli-port-taken = 端口 { $port } 被占用，改用 { $instead }。
cli-open = 游戏桌开好了：{ $address }
cli-at-home = 家里这个网络上的人都能加入：{ $address }
cli-letters = 1 到 { $most } 个字母
cli-tables-code = 桌号
cli-tables-game = 游戏
cli-tables-stage = 状态
cli-tables-races = 比赛
cli-tables-trophies = 奖杯
cli-tables-events = 事件
cli-tables-size = 大小
cli-tables-last = 最后事件
cli-tables-aside = 搁置
cli-stage-lobby = 座位
cli-stage-racing = 比赛中
cli-stage-over = 领奖台
cli-tables-none = { $file } 里一桌也没有
cli-tables-exported = { $code } 桌在 { $file } 里
cli-tables-ask = 要移除 { $codes }，连同所有的比赛和奖杯吗？
cli-tables-removed = 已移除：{ $codes }；全部内容的副本在 { $copy }
cli-tables-kept = 什么都没有移除
cli-tables-set-aside = { $code } 桌，事件 { $number } 已搁置：{ $reason }
cli-backup-made = { $file } 是所有桌的副本（{ $tables }）
cli-restored = { $file } 现在是这份副本；原来的内容在 { $copy }
cli-restored-new = { $file } 现在是这份副本
cli-error-game-unknown = 没有“{ $game }”这个游戏；请选 { $choices }
cli-error-game-no-chances = { $game } 里谁也算不出获胜机会，所以没有什么可分析的
cli-error-option-unknown = 没有“{ $option }”这个选项；请选 { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value } 在这里不行
       *[other] { $option }={ $value } 不行；请选 { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value } 在游戏板 { $board } 上不行；这些游戏板可以：{ $boards }
       *[other] { $option }={ $value } 在游戏板 { $board } 上不行；请选 { $choices }，或者换一块游戏板：{ $boards }
    }
cli-error-option-twice = { $option } 写了两次：{ $first } 和 { $second }；请只选一个
cli-error-option-least = { $option }={ $value } 不行；请选 { $least } 或更多
cli-error-option-setting = --set { $value } 不行；请这样写：--set 名称=值
cli-error-option-data = --data { $value } 不行；请写 sqlite:/// 加文件名，例如 sqlite:///tables.sqlite
cli-error-option-seed = 用 --seed { $value } 的话，谁都能猜到骰子；别人也能加入时请不要用
cli-error-driver-unknown = 没有“{ $driver }”这位车手；请选 { $choices }
cli-error-driver-none = 没有车手；请写 1 到 { $players } 位车手，例如 --drivers you,racer
cli-error-driver-count = { $drivers } 是 { $count } 位车手，玩家却有 { $players } 位
cli-error-driver-table = 这位车手的数据表和游戏板对不上
cli-error-driver-file = { $file } 里没有车手：{ $said }
cli-error-track-unknown = 没有“{ $track }”这块游戏板；请选 { $choices }
cli-error-track-file = 这个文件不是游戏板：{ $said }
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
cli-error-record-too-long = 这场比赛太长了：最多 { $most } 个动作
cli-error-file-unusable =
    { $deed ->
        [missing] 没有文件 { $file }
        [directory] { $file } 是文件夹，不是文件
        [locked] 你没有权限读取 { $file }
        [binary] { $file } 不是文字，所以不是比赛
        [empty] { $file } 是空的
        [homeless] 无法写入 { $file }：没有这个文件夹
        [full] 无法写入 { $file }：没有空间了
        [read] 无法读取 { $file }
       *[write] 无法写入 { $file }；你有权限吗？
    }
cli-error-store-file = { $file } 不能用来存放各桌的数据：它是文件夹，或者它所在的文件夹无法创建
cli-error-store-locked = 另一个 Hairpin 正在使用 { $file }；请先关闭它，或者用 --data 选另一个文件
cli-error-store-newer = { $file } 是较新的 Hairpin 写的，保持原样；要打开它，请更新这个 Hairpin
cli-error-store-read-only = 无法写入 { $file }；请检查文件和文件夹的权限
cli-error-store-damaged =
    { $copy ->
        [none] { $file } 已损坏，保持原样；如果别处有副本，用“hairpin restore COPY”恢复
       *[other] { $file } 已损坏，保持原样；最新的副本是 { $copy }，用“hairpin restore { $copy }”恢复
    }
cli-error-store-full = 磁盘满了，无法写入 { $file }；腾出空间再启动，什么都没丢
cli-error-store-foreign = { $file } 不是 Hairpin 的文件，保持原样；请用 --data 选另一个
cli-error-table-unknown = 没有 { $code } 桌
cli-error-file-exists = { $file } 已经存在；请换个名字
cli-error-port-taken = 无法使用 { $host }；请换一个 --host 或 --port
cli-error-page-missing = 页面还没有生成；请运行“make page”
cli-error-compiler-missing = 编译器还没有安装（缺少 { $package }）；请联网让“make play”完整运行一次，或者运行“pip install numba”
