# 用词：赛车、骰子、区段、车道、障碍物区段、起跑区、终点线、回合、轮、赛道图、加掷骰子圆卡、加速圆卡、终极投掷、
# 额外奖励、奖杯、职业赛车手。

# Home

monza-title = 小小赛车手
monza-says = 六颗骰子，三条车道，一座奖杯。
monza-first-title = 小小赛车手 · 初版
monza-first-says = 老赛道，最多六辆赛车。

# Options

option-monza-track-oval = 椭圆赛道：短，适合第一次玩
option-monza-track-long = 长赛道：适合职业赛车手
option-monza-track-sprint = 冲刺赛道：很小，几个回合就结束
option-monza-track-first-edition = 初版赛道：最多六辆赛车
option-monza-pro = 职业赛车手
option-monza-pro-says = 每人拿六张加速圆卡和一张加掷骰子圆卡；六颗骰子全用上，就能来一次终极投掷。
option-monza-bonus = 额外奖励
option-monza-bonus-says = 回合结束时，最后用了什么颜色，那个颜色的赛车就可以前进一个区段。
option-monza-stopping = 可以提前停下吗？
option-monza-stopping-keep-going = 不行：有骰子能用就继续开
option-monza-stopping-longest = 不行：骰子要尽量多用
option-monza-stopping-free = 可以：想停哪儿就停哪儿
option-monza-free-finish = 自由冲线
option-monza-free-finish-says = 什么颜色的骰子都能过终点线。
option-monza-push-targets = 终点也会撞车
option-monza-push-targets-says = 每个终点区段只停一辆赛车。谁停在那里，就把上面的赛车撞回去。
option-monza-count-accelerators = 加速圆卡也算数
option-monza-count-accelerators-says = 最后一轮里，加速圆卡也当骰子来数。
option-monza-others-only = 奖励只给别人
option-monza-others-only-says = 在自己的回合里，自己的赛车没有额外奖励。
option-monza-turbo-accelerators = 终极投掷后还能加速
option-monza-turbo-accelerators-says = 终极投掷以后，也可以用加速圆卡。
option-monza-track = 桌上放哪张赛道图？
option-monza-players = 几个人比赛？
option-monza-cars = 从第一个座位起，每个座位开哪辆赛车？
option-monza-starter = 哪个座位先开始？

# Race

race-dice = 用了 { $count } 颗骰子
race-tiles = 还有 { $count } 张圆卡
monza-board = 赛道图
monza-tray = 骰子盘
monza-dice = 骰子
monza-tiles = 圆卡
monza-loading = 正在摆赛道图……
monza-zoom-out = 看整张赛道图
monza-zoom-in = 靠近看看
monza-colour =
    { $colour ->
        [red] 红色
        [yellow] 黄色
        [green] 绿色
        [blue] 蓝色
        [white] 白色
       *[purple] 紫色
    }
monza-finish = 终点线，{ monza-colour }
monza-die = 骰子 { $number }，{ monza-colour }
monza-accelerator = 加速圆卡，{ monza-colour }
monza-extra-roll = 加掷骰子圆卡：重掷几颗骰子
monza-take-back = 收回最后放的，{ monza-colour }
monza-roll = 掷骰子
monza-sign-flag = 出发！回合结束
monza-sign-turbo = 终极投掷：再来两颗骰子
monza-sign-no = 不要额外奖励
monza-last-round = 最后一轮
monza-ask-wait = { $name }在想……
monza-ask-roll = { $name }，点一下骰子杯！
monza-ask-lay = { $name }，把骰子放到亮着的区段上。
monza-ask-space = 现在点一个亮着的区段。
monza-ask-flag = { $name }，点旗子，开车！
monza-ask-tile-or-flag = { $name }：旗子还是圆卡？
monza-ask-turbo = { $name }：终极投掷还是旗子？
monza-ask-mark = 点要重掷的骰子，再点骰子杯。
monza-ask-bonus = 额外奖励，{ $name }：点区段还是点手？
monza-ask-stuck = 没有赛车能到终点了，所以没有人会获胜。可以在菜单里停止比赛。
monza-tell-only-way = 只有一条路：{ $name }开过去。
monza-tell-rolled = { $name }掷骰子。
monza-tell-passed = 没有骰子能用。{ $name }留在原地。
monza-tell-turbo = { $name }的终极投掷！
monza-tell-drove = { $name }开了 { $steps } 个区段。
monza-tell-bonus = { $name }的额外奖励！
monza-tell-no-bonus = { $name }不要额外奖励。
monza-tell-pushed-back = 砰！{ $name }跳回去了。
monza-tell-finished = { $name }冲过终点线！
monza-tell-last-round = 最后一轮！

# Podium

monza-reason =
    { $reason ->
        [alone] 只有这一辆冲过了终点线。
        [fewest-dice] 冲过终点线，用的骰子最少：{ $dice } 颗。
       *[shared] 冲过终点线，用的骰子一样多：各 { $dice } 颗。
    }
monza-left = 还差 { $count } 个区段
monza-lost = 没有路到终点
monza-moment-drive = { $name }一口气开了 { $count } 个区段！
monza-moment-push = 砰！{ $name }把{ $other }顶了回去。
monza-moment-lead = { $name }超过了{ $other }！
monza-moment-home = { $name }冲过终点线！

# Said aloud and in words

monza-start = 起跑区
monza-tyre = 轮胎
monza-long = 长区段
monza-stands = { $name }在那里
monza-lane =
    { $name ->
        [left] 左车道
        [middle] 中间车道
        [right] 右车道
       *[other] 车道 { $lane }
    }
monza-in-lane =
    { $name ->
        [left] 在左车道
        [middle] 在中间车道
        [right] 在右车道
       *[other] 在车道 { $lane }
    }
monza-side =
    { $side ->
        [left] 左边
        [right] 右边
       *[ahead] 前面
    }
monza-edge =
    { $ahead ->
        [yes] 前端比你的更靠前
       *[no] 前端不比你的更靠前
    }
monza-around =
    { $side ->
        [left] 左边：{ $what }。
        [right] 右边：{ $what }。
       *[ahead] 前面：{ $what }。
    }
monza-roam = { $space } 区段：{ $what }
monza-way = { $what }；{ $then }
monza-with-tile = 用加速圆卡
monza-then = 接下来是{ $colours }
monza-then-end = 接下来没有骰子能用
monza-then-stop = 接下来点旗子
monza-here = { $name }{ $in }，{ monza-colour }，{ $space } 区段，已经走了全程的百分之 { $percent }。
monza-here-laid = 骰子通到 { $space } 区段：{ monza-colour }，{ $lane }，全程的百分之 { $percent }。
monza-here-start = { $name }在起跑区。
monza-here-home = { $name }已经过了终点线。
monza-other =
    { $where ->
        [ahead] { $name }在前面：{ $lane }，{ monza-colour }，{ $space } 区段。
        [behind] { $name }在后面：{ $lane }，{ monza-colour }，{ $space } 区段。
       *[level] { $name }跟你并排：{ $lane }，{ monza-colour }，{ $space } 区段。
    }
monza-other-start = { $name }在起跑区。
monza-other-home = { $name }已经过了终点线。
monza-dice-left = 骰子：{ $colours }。
monza-say-rolled = { $name }掷出{ $colours }。
monza-where =
    { $name ->
        [outer] 外侧车道
        [middle] 中间车道
        [inner] 内侧车道
       *[other] 第 { $lane } 条车道
    }
monza-say-drove = { $name }开过{ $colours }，现在在{ $where }。
monza-say-drove-home = { $name }开过{ $colours }。
monza-say-with-tile = { monza-colour }（加速圆卡）
monza-say-bonus = 额外奖励：{ $name }开到{ $where }的{ monza-colour }区段。
monza-say-pushed-back = 砰！{ $name }跳回{ $where }的{ monza-colour }区段。
monza-say-pushed-to-start = 砰！{ $name }跳回起跑区。

# Keys

keys-monza-arrows = 在赛道图上移动：前、后、左、右
keys-monza-page = 到下一个亮着的区段
keys-monza-dice = 拿起一颗骰子
keys-monza-back = 收回最后一颗骰子

# Why not?

why-monza-not-your-turn = 现在轮到别人。马上就到你了！
why-monza-roll-first = 先掷骰子。
why-monza-over = 比赛结束了。
why-monza-here = 你的赛车已经在那里了。只能往前开。
why-monza-behind = 那里在你后面。只能往前开。
why-monza-not-ahead = 它的前端不比你的区段更靠前，所以不能往那里换车道。
why-monza-corner = 两个区段只碰到一个角，不算挨着。
why-monza-too-far = 那个区段没有挨着你的。要一个区段一个区段地开。
why-monza-tyre = 有轮胎挡着。谁都不能开过去。
why-monza-from-start = 从起跑区只能开到{ $colours }区段。
why-monza-no-die =
    { $colour ->
        [red] 你没有红色骰子了。
        [yellow] 你没有黄色骰子了。
        [green] 你没有绿色骰子了。
        [blue] 你没有蓝色骰子了。
        [white] 你没有白色骰子了。
       *[purple] 你没有紫色骰子了。
    }
why-monza-other-die =
    { $colour ->
        [red] 那个区段要红色骰子。
        [yellow] 那个区段要黄色骰子。
        [green] 那个区段要绿色骰子。
        [blue] 那个区段要蓝色骰子。
        [white] 那个区段要白色骰子。
       *[purple] 那个区段要紫色骰子。
    }
why-monza-finish-die =
    { $colour ->
        [red] 过这里的终点线要红色骰子。
        [yellow] 过这里的终点线要黄色骰子。
        [green] 过这里的终点线要绿色骰子。
        [blue] 过这里的终点线要蓝色骰子。
        [white] 过这里的终点线要白色骰子。
       *[purple] 过这里的终点线要紫色骰子。
    }
why-monza-finish-any-die = 你没有剩下的骰子来过终点线了。
why-monza-home = 你的骰子已经通到终点线了。开到那里就结束。
why-monza-longest = 这一桌要尽量多用骰子，除非能开到终点。还有更长的路。
why-monza-drive-on = 还有骰子能用：{ $colours }。接着开！
why-monza-no-turbo-die =
    { $colour ->
        [red] 终极投掷的骰子里没有红色。
        [yellow] 终极投掷的骰子里没有黄色。
        [green] 终极投掷的骰子里没有绿色。
        [blue] 终极投掷的骰子里没有蓝色。
        [white] 终极投掷的骰子里没有白色。
       *[purple] 终极投掷的骰子里没有紫色。
    }
why-monza-tile-after-turbo = 终极投掷以后不能用加速圆卡：只能用那两颗骰子。
why-monza-occupied = 那里有赛车。额外奖励只能去空着的区段。
why-monza-bonus-only = 现在只有额外奖励可以选：要，或者不要。
why-monza-no-tiles = 那是职业赛车手用的。这场比赛没有圆卡。
why-monza-dice-left = 六颗骰子全用上，才有终极投掷。
why-monza-one-turbo = 一个回合只有一次终极投掷。
why-monza-extra-roll-late = 要重掷，得在放第一颗骰子之前。
why-monza-extra-roll-gone = 你的加掷骰子圆卡已经用掉了。

# Rules

rules-page-monza = 小小赛车手
rules-page-monza-says = 用六颗彩色骰子绕赛道跑一圈。
rules-page-professional = 职业赛车手
rules-page-professional-says = 适合已经会玩的人：有圆卡，还有终极投掷。
rules-page-bonus = 额外奖励
rules-page-bonus-says = 小小赛车手的每场比赛都能用：最后的颜色能让一辆赛车前进。
rules-page-first-edition = 初版
rules-page-first-edition-says = 最早的版本：六辆赛车，两个终点区段。
rules-goal = 绕赛道开一圈。谁冲过终点线，谁就赢。
rules-begin = 每人拿一辆赛车，放到起跑区。年纪最小的先开始，然后顺时针轮流。
rules-begin-first = 最多六辆赛车在起跑区。年纪最小的先开始，然后顺时针轮流。
rules-roll = 轮到你了？六颗骰子一起掷，只掷一次。
rules-lay = 把一颗骰子放到挨着你的同色区段上，再把下一颗放到跟它挨着的区段上。顺序你来定：找一条长长的路！然后赛车开过去。
rules-start = 从起跑区可以开到白色或紫色区段。
rules-start-long = 在长赛道上也是开到白色或紫色区段。在自己的赛道上：挨着起跑区的区段都可以。
rules-lane = 只能往前！旁边区段的前端比你的更靠前，才可以换车道。不然就留在自己的车道。
rules-touch = 两个区段要有一条边挨着。只碰到角不算。
rules-tyre = 有轮胎挡着：谁都不能过。绕开它。
rules-over = 可以从别的赛车上面开过去。不过那个区段照样要用一颗骰子。
rules-bump = 停在别的赛车上，砰！那辆车在自己的车道上退到后面最近的空区段。轮胎和别的赛车都跳过。
rules-nowhere = 后面没有空区段？那就退回起跑区。在起跑区和终点，谁都不会被撞。
rules-no-die = 没有骰子能用？赛车留在原地，下一位掷骰子。
rules-drive-on = 有骰子能用就要继续开。走哪条路你来定。
rules-finish = 终点线是白色的：要用白色骰子。到了那里就不再往前开。
rules-last-round = 有人到终点了？把这一轮玩完，让大家的回合一样多。
rules-fewest = 几个人都到了？那个回合用骰子最少的赢。一样多？那就一起赢。
rules-trophy = 赢的人拿一座奖杯，一直当冠军，直到下一场。
rules-house-stopping = 想停哪儿就停哪儿。或者很严格：骰子要尽量多用。
rules-house-finish = 什么颜色的骰子都能过终点线。
rules-house-starter = 冠军先开始，或者看运气决定。
rules-tiles = 每人拿六张加速圆卡，每种颜色一张，还有一张加掷骰子圆卡。
rules-extra-roll = 不喜欢掷出的颜色？交出加掷骰子圆卡，想重掷几颗就重掷几颗。要在放第一颗骰子之前。
rules-accelerator = 加速圆卡就像同色的骰子。用过的，回合结束就没了。
rules-six = 六颗骰子全放上了？可以来一次终极投掷！
rules-turbo = 掷两颗骰子，用一颗或两颗继续开，不用也行。然后回合结束。
rules-turbo-tiles = 终极投掷以后，不能再用加速圆卡。
rules-turbo-bump = 终极投掷完了，才看你是不是停在别的赛车上。
rules-house-count = 最后一轮里，加速圆卡也当骰子来数。
rules-house-turbo = 终极投掷以后，也可以用加速圆卡。
rules-bonus = 回合结束时，看看最后用的颜色。那个颜色的赛车可以前进一个区段，开到什么颜色上都行。
rules-bonus-free = 只能去空着的区段。不能有轮胎，不能有赛车，也不撞别人。
rules-bonus-home = 额外奖励甚至可以冲过终点线。
rules-bonus-own = 是你自己的颜色？那就是你自己的赛车前进。谁都可以不走。
rules-house-others = 在自己的回合里，自己的赛车没有额外奖励。
rules-first-box = 最多六辆赛车绕老赛道开一圈。最后的两个区段是终点。
rules-first-start = 从起跑区可以开到蓝色或白色区段。
rules-first-targets = 要用跟终点区段同色的骰子：这里是蓝色或白色。到了那里就不再往前开。
rules-house-targets = 每个终点区段只停一辆赛车：谁停在那里，就把上面的赛车撞回去，被撞的接着比赛。

# First race

lesson-monza-roll = 点骰子杯！六颗骰子滚出来。
lesson-monza-lay = 亮着的区段，你都有骰子能用。点一个，骰子就跳上去。
lesson-monza-back = 改主意了？点最后那颗骰子，它就回来。
lesson-monza-lane = 这个在另一条车道上。它的前端比你的区段更靠前，所以可以换过去。
lesson-monza-on = 还有骰子能用。接着走：越远越好！
lesson-monza-forced = 这次只有一条路。赛车自己开过去。
lesson-monza-flag = 没有骰子能用了。点旗子，赛车就开！
lesson-monza-finish = 终点线！点一下就到了。
lesson-monza-other = 现在{ $name }开。接下来就是你。
lesson-monza-passed = 这次{ $name }没有骰子能用。赛车留在原地。
lesson-monza-pushed-back = 砰！有人停在{ $name }的区段上，{ $name }跳回后面最近的空区段。
lesson-monza-last-round = 有人到终点了！把这一轮玩完。现在数骰子：越少越好。
lesson-monza-end = 这就是一整场比赛！要是几个人都到了终点，用骰子最少的赢。现在你会玩了。
lesson-monza-says = 掷骰子、摆骰子、开车：第一场比赛。
lesson-professional-tiles = 这些是加速圆卡。每张能当一次同色的骰子。
lesson-professional-extra = 骰子不好？每场比赛能重掷一次：点这张圆卡。
lesson-professional-mark = 点你想重掷的骰子。
lesson-professional-again = 现在点骰子杯！
lesson-professional-accelerator = 没有骰子能用了？加速圆卡能！点微微发亮的区段。
lesson-professional-turbo = 六颗骰子都摆上了：终极投掷！点着火的骰子。
lesson-professional-turbo-dice = 又来两颗骰子！摆上能用的，或者点旗子。
lesson-professional-says = 加速圆卡、加掷骰子和终极投掷。
lesson-professional-end = 现在你像职业赛车手一样了！真比赛时，把加速圆卡留到要紧的时候。
lesson-bonus-aim = 最后一颗骰子很要紧：同色的赛车可以多走一个区段。你的也行！
lesson-bonus-take = 奖励！最后一颗骰子是你赛车的颜色。点亮着的区段，不想走就点手掌。
lesson-bonus-says = 最后一颗骰子让一辆赛车多走一步。
lesson-bonus-end = 开得好！每回合都看看最后一颗骰子：那可能是送给你的，也可能是送给别人的。
lesson-first-edition-start = 从起点出发，要走一个蓝色或白色的区段。点它！
lesson-first-edition-target = 终点格！一颗同色的骰子就能送你到家。点它！
lesson-first-edition-says = 蓝色或白色出发，两个终点格。
lesson-first-edition-end = 这就是初版！大赛道上最多六个人一起比。

# Workshop

workshop-title = 自己造赛道
workshop-says = 画一张自己的赛道图，马上开赛。
workshop-back = 回到工作室
workshop-quality = 好不好玩？
workshop-measuring = 正在试跑……
workshop-unmeasured = 还没能试跑。
workshop-mark =
    { $mark ->
        [good] 好
        [fair] 还行
       *[poor] 还不够好
    }
workshop-figure =
    { $figure ->
        [turns] 到终点要几个回合
        [stalls] 没有骰子能用
        [endings] 每回合的选择
       *[skill] 会动脑筋的车手赢几成
    }
workshop-better = 怎样会更好？
workshop-first-open = 还有空着的路。给它涂上颜色，或者让电脑来完成。
workshop-first-mend = 有的地方还不对：
workshop-more-faults = 还要修的地方：{ $count }
workshop-all-good = 这张赛道图很棒。开赛吧！
workshop-miss =
    { $kind ->
        [turns-low] 比赛结束得太快：{ $figure } 个回合。把车道加长。
        [turns-high] 比赛太久了：{ $figure } 个回合。把车道缩短。
        [stalls] 太常没有骰子能用：{ $figure } 的回合。把颜色混一混。
        [worst-stall] 在 { $where } 容易卡住：{ $figure } 的回合没有骰子能用。
        [endings] 可选的太少：每回合 { $figure } 个区段。把颜色混一混，或者挪动区段的边。
        [skill] 大多靠运气：会动脑筋的车手只赢 { $figure } 的比赛。
        [starter] 先走的人太容易或太难：四辆车时赢 { $figure }。
        [colour-low] { monza-colour }太少：占区段的 { $figure }。
        [colour-high] { monza-colour }太多：占区段的 { $figure }。
       *[lane] 车道 { $where } 几乎没人走：{ $figure } 的回合。
    }
workshop-hint = 把 { $space } 涂成{ monza-colour }
workshop-hint-tyre = 在 { $space } 放一个轮胎
workshop-finish-title = 帮我完成
workshop-finish = 铺好空着的路
workshop-finishing = 正在铺路
workshop-finished = 赛道图完成了。
workshop-stop = 停
workshop-another = 再来一张
workshop-nothing-open = 擦掉几个区段，电脑就会重新铺上。
workshop-race = 就在这里开赛！
workshop-why-open = 先把空着的路铺好。
workshop-why-mend = 要先修的地方：{ $count }
workshop-send-says = 谁打开这个链接，就能得到你的赛道图。
workshop-send-long = 这张赛道图太大，放不进链接。请存成文件再发给别人。
workshop-refused = 这个文件打不开
workshop-nothing-lost = 什么都没变：你的赛道图还在。
workshop-boards = 赛道图
workshop-unnamed = 赛道图 { $number }
workshop-name = 赛道图的名字
workshop-mine = 你的赛道图
workshop-fresh = 空白赛道图
workshop-not-kept = 这个浏览器存不了东西。把赛道图存成文件吧。
workshop-received = 有一张赛道图送来了。
workshop-opened = { $name } 放在桌上了。
workshop-photo = 垫在下面的照片
workshop-photo-take = 拍一张照片
workshop-photo-choose = 选一张图片
workshop-photo-remove = 拿走
workshop-photo-says = 像用描图纸一样照着画。图片只留在这台设备上。
workshop-photo-slider =
    { $what ->
        [x] 左右
        [y] 上下
        [scale] 大小
        [turn] 旋转
       *[strength] 深浅
    }
workshop-no-photo = 这不是能显示的图片。换一张吧。
workshop-print = 打印
workshop-print-says = 按比例的赛道图，还有可以剪下来的骰子和赛车。
workshop-paper = 要多大？
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] 大张，用 A4 纸拼贴
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = 用什么打印？
workshop-ink-kind =
    { $ink ->
        [colour] 彩色
       *[symbols] 黑色，带符号
    }
workshop-format = 哪种文件？
workshop-format-kind =
    { $format ->
        [pdf] PDF，用来打印
       *[svg] SVG，可以接着画
    }
workshop-print-save = 保存打印文件
workshop-draw-board = 你正在画的赛道图
workshop-draw-open = 空着的路
workshop-draw-long = 长 { $length }
workshop-draw-target = 终点格
workshop-draw-space = 车道 { $lane }，第 { $number } 区段：{ $what }。
workshop-draw-missing = 车道 { $lane } 太短了：这里还缺路。
workshop-draw-size = 车道：{ $lanes }，长度：{ $length }。
workshop-draw-in-hand = { $lane }{ $number } 区段
workshop-draw-shorter = 短一点
workshop-draw-longer = 长一点
workshop-draw-exact = 精确长度
workshop-draw-set = 就用这个长度
workshop-draw-bad-length = 请写一个长度，比如 1、1.5 或 4/3。
workshop-draw-remove = 拿走这个区段
workshop-draw-before = 在前面加一个区段
workshop-draw-after = 在后面加一个区段
workshop-draw-split = 切成两个
workshop-draw-join = 和下一个合并
workshop-draw-cure =
    { $cure ->
        [fill] 用空路补齐
        [close] 连成一圈
        [fit] 自动配好
        [tyre] 改成轮胎
       *[open] 打开所有车道
    }
workshop-draw-look = 放大看看
workshop-draw-closer = 近一点
workshop-draw-farther = 远一点
workshop-draw-tools = 涂什么？
workshop-draw-hand = 小手：选一个区段
workshop-draw-paint = 涂：{ $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] 车道
        [ends] 起点和终点
       *[curve] 形状
    }
workshop-draw-faults =
    { $count ->
        [0] 没有要修的
       *[other] 要修的：{ $count }
    }
workshop-draw-to-mend = 要修的地方
workshop-draw-odd = 特别的区段：{ $count }
workshop-draw-add-lane =
    { $side ->
        [left] 左边加车道
       *[right] 右边加车道
    }
workshop-draw-copy-lane = 复制车道 { $lane }
workshop-draw-remove-lane = 拿走车道 { $lane }
workshop-draw-lane = 车道 { $lane }，长 { $length }
workshop-draw-lane-name = 车道 { $lane }
workshop-draw-track-length = 总长：{ $length }
workshop-draw-track-shorter = 所有车道短一点
workshop-draw-track-longer = 所有车道长一点
workshop-draw-exits = 从起点可以进入
workshop-draw-finish = 比赛的终点
workshop-draw-end =
    { $end ->
        [line] 横穿所有车道的线
       *[targets] 终点格
    }
workshop-draw-line = 终点线的颜色
workshop-draw-targets = 终点格所在的车道
workshop-draw-edition = 给哪一版游戏？
workshop-draw-edition-name =
    { $edition ->
        [anniversary] 周年版，4 辆车
       *[first] 初版，6 辆车
    }
workshop-draw-shapes = 道路的形状
workshop-draw-shape =
    { $shape ->
        [fit] 自动
        [stadium] 体育场
        [ring] 圆圈
        [corner] 拐角
        [oval] 椭圆赛道
        [long] 长赛道
        [sprint] 冲刺赛道
        [first-edition] 初版赛道
       *[straight] 直道
    }
workshop-draw-road = 路宽
workshop-draw-start-box = 起跑区长度
workshop-draw-piece = 第 { $number } 段
workshop-draw-way =
    { $way ->
        [l] 左弯
        [f] 直行
       *[r] 右弯
    }
workshop-draw-length = 长度
workshop-draw-angle = 转角
workshop-draw-radius = 半径
workshop-draw-less = 减少：{ $what }
workshop-draw-more = 增加：{ $what }
workshop-draw-earlier = 往前移
workshop-draw-later = 往后移
workshop-draw-add-piece = 在后面加一段
workshop-draw-remove-piece = 拿走这一段
workshop-draw-ready = 可以开赛了！
workshop-draw-more-faults = 还有：{ $count }
workshop-draw-open-left = 空着的区段：{ $count }。涂上颜色，或者让电脑来。
workshop-draw-undone =
    { $what ->
        [undo] 撤销了。
       *[redo] 恢复了。
    }
workshop-draw-there = 给我看看
workshop-draw-finish-place = 终点线
workshop-draw-keys-arrows = 沿着路走，或者换车道
workshop-draw-keys-paint = 给区段涂色：红、黄、绿、蓝、白、紫
workshop-draw-keys-tyre = 轮胎；空着的路
workshop-draw-keys-length = 长一点，短一点
workshop-draw-keys-border = 移动前面的边
workshop-draw-keys-cut = 切成两个；和下一个合并
workshop-draw-keys-insert = 在前面加区段；在后面加
workshop-draw-keys-remove = 拿走区段
workshop-draw-keys-exact = 精确长度
workshop-draw-keys-undo = 撤销；恢复

# 工坊里赛道图的毛病，在哪儿就说在哪儿

error-workshop-busy = 工坊正忙。等一下再试。
error-workshop-tools = 工坊的工具还在路上。过一分钟再试。
error-board-broken = 这里面没有赛道图。
error-board-large = 这张赛道图太大了。
error-board-version = 这张赛道图来自更新的 Hairpin。请人把游戏更新一下。
fault-too-large = 这个文件太大了，赛道最多 { $most } kB。
fault-not-toml = 这不是赛道文件。选一个在这里保存的，或者用 TOML 写。
fault-other-game = 这个文件是别的游戏的。选一条小小赛车手的赛道。
fault-unknown-word = “{ $given }”在这里没有意思。去掉它，或者改对。
fault-bad-name = 文件名要简单：小写字母、数字和连字符，比如 my-board.toml。
fault-bad-text = “{ $given }”必须是文字。
fault-bad-title = 名字太长了，最多 { $most } 个字。
fault-edition = 选一个版本：第一版或者周年版。
fault-no-lanes = 这条赛道还没有车道。至少放两条。
fault-lane-count = 赛道有 { $least } 到 { $most } 条车道。
fault-empty-lane = 这条车道是空的。铺上区段吧。
fault-too-many = 赛道太长了：最多 { $most } 个区段。拿掉一些。
fault-lane-length = 这条车道太短：还差 { $missing }。让它和最长的一样长。
fault-no-colour = 这个区段没有颜色。给它六种颜色里的一种，或者放轮胎。
fault-bad-length = 这个长度不行。用大于 0、不超过 { $most } 的数：2、1.5 或 4/3。
fault-open-road = 这段路还空着。铺上区段，或者让它自动铺好。
fault-bad-start = 起跑区要通到这条赛道的车道上。
fault-no-exit = 谁也开不出起跑区。打开一条开头没有轮胎的车道。
fault-no-finish = 还没有终点。给终点线选颜色，或者选终点区段。
fault-tyre-target = 终点区段上有轮胎。给它涂上颜色。
fault-cut-off = 谁也到不了终点。开一条路过去。
fault-curve-table = 路的形状读不出来。重新选一个。
fault-curve-size =
    { $key ->
        [road] 路的宽度要大于 0，不超过 { $most }。
       *[start] 起跑区的长度要大于 0，不超过 { $most }。
    }
fault-curve-path = 路的形状要有 1 到 { $most } 段。
fault-curve-word = “{ $given }”不是路段。用直路或者弯道。
fault-curve-road = 路太细了，看不见。至少要宽 { $least }。
fault-curve-start = 起跑区太短，赛车放不下。至少要长 { $least }。
fault-curve-tight = 这个弯太急。把弯放宽，或者把路变窄。
fault-curve-gap = 路没有回到起跑区。改一改直路或弯道，让它接上。
fault-curve-overlap = 路在这里撞上了自己，就在第 { $other } 段。换个走法，或者把路变窄。
fault-nothing-open = 没有要铺的了：没有空着的路。
fault-too-much-open = 空着的路太多：可能会超过 { $most } 个区段。少留一些。
fault-open-halves = 空着的路至少长 1，而且要是一半的倍数：1、1.5、2 …
fault-no-measure = 这些长度配不到一起。用二分之一、三分之一或四分之一。
fault-no-way = 找不到没有死路的走法。多留一些空路。
odd-dead-end = 死路：停在这里的赛车开不走，要等别的赛车把它撞回去。
odd-unreachable = 没有路通到这里。赛车最多被撞回到这里。

# Terminal

cli-start = 起跑区：
cli-finish = 终点：
cli-dice = 骰子：{ $dice }
cli-tiles = 圆卡：{ $tiles }
cli-does-roll = 掷出 { $dice }
cli-does-drive =
    { $tool ->
        [tile] 开到 { $space }：{ monza-colour }加速圆卡
       *[die] 开到 { $space }：{ monza-colour }骰子
    }
cli-does-finish =
    { $tool ->
        [tile] 冲过终点线：{ monza-colour }加速圆卡
       *[die] 冲过终点线：{ monza-colour }骰子
    }
cli-does-reroll = 用加掷骰子圆卡重掷 { $dice }
cli-does-bonus = 额外奖励：{ $car } 开到 { $space }
cli-does-bonus-finish = 额外奖励：{ $car } 冲过终点线
cli-does-no-bonus = { $car } 不要额外奖励
cli-does-turbo = 来一次终极投掷
cli-does-stop = 停下
cli-pushed-back = 砰！{ $name }跳回 { $space } 区段。
cli-printed = 请按 100% 打印全部 { $count } 张：这样横条正好 5 厘米。
cli-push-backs = 每场被撞回次数：{ $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }；{ $spaces } 个区段，初版
       *[anniversary] { $title }；{ $spaces } 个区段，周年版
    }
cli-report = 赛道图 { $name }
cli-figure = 项目
cli-value = 数值
cli-report-spaces = 每条车道的区段
cli-report-tyres = 障碍物区段
cli-report-colours = 颜色比例
cli-report-drivable = 每条车道可走的区段
cli-report-inner = 内道 : 外道 { $share }
cli-report-areas = 每条车道画出来的一般区段大小
cli-report-unlike = 最多 { $times } 倍
cli-report-skew = 一种颜色在车道里和在整个棋盘上
cli-report-apart = 最多相差 { $share }，在 { $where }
cli-report-alike = 相同颜色并排
cli-report-cars = 额外奖励：两辆赛车中较好的一辆
cli-report-turns = 一辆只求开得远的赛车到终点的回合数
cli-report-spread = 标准差 { $spread }
cli-report-stalls = 走不动的回合
cli-report-worst = 最高 { $share }，在 { $space }
cli-report-endings = 每回合可选的不同停点
cli-report-skill = 最佳车手 : racer，两辆赛车
cli-report-push-backs = 每场被撞回次数
cli-report-field = { $races } 场，全部赛车上场
cli-report-lead = 每场领先易位次数
cli-report-lanes = 每条车道的使用比例
cli-report-seats = 各座位胜率，四辆 racer
cli-report-starter = 先出发的：与公平份额相差 { $points } 个百分点
cli-missed = 没达到：
cli-all-met = 目标全部达到
cli-problem =
    { $kind ->
        [turns] 一辆赛车要 { $figure } 个回合；{ $least } 到 { $most } 才合适
        [stalls] { $figure } 的回合走不动；最多 { $most }
        [worst-stall] 在 { $where } 上 { $figure } 的回合走不动；最多 { $most }
        [endings] 每回合有 { $figure } 个不同的停点；最少 { $least }
        [skill] 最佳车手在 { $figure } 的比赛中胜过 racer；最少 { $least }
        [starter] 四辆车时先出发的赢 { $figure } 的比赛；{ $least } 到 { $most } 才公平
        [colour] { $figure } 的区段是{ $where }；{ $least } 到 { $most } 才合适
        [outside-in] 车道 { $where } 有 { $figure } 个可走的区段；外侧的车道应该更多
        [inner] 车道 { $where } 的区段是最外侧车道的 { $figure }；最多 { $most }
        [areas] 车道 { $where } 的区段画得是另一条车道的 { $figure } 倍大；最多 { $most } 倍
        [lane-colour] 在车道 { $where } 里，一种颜色的比例与整个棋盘相差 { $figure }；最多 { $most }
        [alike] 有 { $figure } 处相同颜色并排；{ $least } 到 { $most } 处才合适
        [cars] 有额外奖励时，{ $where }：{ $figure }；{ $least } 到 { $most } 才公平
       *[lane] { $figure } 的回合里赛车在车道 { $where }；最少 { $least }
    }
cli-design-task = 正在铺路
cli-design-best = 最佳车手 { $skill }，走不动 { $stalls }
cli-solve-title = { $track }，{ $players } 辆赛车，人人都开得最好
cli-solve-starts = { $seat }（先开始）
cli-solve-bound = 数值稳定到 { $residual }；换一种开法，谁也多赢不了 { $epsilon }
cli-solve-work = { $sweeps } 遍，{ $seconds } 秒，温度 { $heat }
cli-solve-task =
    { $task ->
        [solving] 求解中
       *[proving] 验证座位 { $seat }
    }
cli-solve-moving = 第 { $sweeps } 遍，还在变动 { $residual }
cli-solve-lone-car = { $track }，一辆带着全部圆卡的赛车：平均 { $turns } 个回合
cli-solve-turns = 回合数
cli-solve-chance = 机会
cli-study-task =
    { $task ->
        [reading] 读取中
        [solving] 求解中
       *[racing] 比赛中
    }
cli-study-starting = 先开始值 { $points } 个百分点
cli-study-moves =
    { $sort ->
        [racer_errs] 第一次掷骰：一味开得远，损失最大
        [choice_matters] 第一次掷骰：最好的停点优势最大
       *[most_common] 第一次掷骰：最常见的选择
    }
cli-study-roll = 掷出
cli-study-often = 多常出现
cli-study-route = 路线
cli-study-end = 停在
cli-study-furthest = { $end }（最远）
cli-study-matches = 每行 { $races } 场，轮流坐每个座位
cli-study-one = 一位
cli-study-among = 对手
cli-study-pushes = 撞回：最优车手和 racer 各 { $races } 场
cli-study-push =
    { $what ->
        [pushed_loses] 被撞回的赛车损失
        [pusher_gains] 撞人的赛车得到
        [push_is_worth] 可撞可不撞时，撞一次值
        [solved_takes] 可撞可不撞时，最优车手会撞
        [racers_take] 可撞可不撞时，racer 会撞
        [solved_per_race] 每场撞回次数，最优车手
       *[racers_per_race] 每场撞回次数，racer
    }
cli-study-proof = 谁也多赢不了 { $epsilon }，温度 { $heat }，种子 { $seed }
cli-error-option-endless = 在 { $value } 上赛车可能永远卡住（比如在 { $place }），所以没法求解
cli-error-values-damaged = { $file } 过期了或者坏了；请重新运行 hairpin solve
