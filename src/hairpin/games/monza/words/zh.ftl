# Terms: board 游戏板, track 赛道, lane 车道, space 区段 (free 空区段), tire 轮胎, start 起跑区, finish 终点, finish line 终点线,
# finish space 终点区段, die 骰子 (counted 颗), dice cup 骰子杯, flag 旗子, hand 小手, tile 圆卡, accelerator 加速圆卡,
# extra roll 加掷骰子圆卡, turbo roll 终极投掷, bonus move 额外奖励, bump 撞, reach further forward 更往前伸,
# first edition 初版, anniversary edition 周年纪念版, workshop 工坊, empty road 空着的路, dead end 死胡同.

# Home

monza-title = 小小赛车手
monza-says = 六颗骰子，三条车道，一座奖杯。
monza-first-title = 小小赛车手 · 初版
monza-first-says = 最初的赛道，最多六辆赛车。

# Options

option-monza-track-oval = 椭圆赛道：短短的，适合第一次玩
option-monza-track-long = 长赛道：适合职业赛车手
option-monza-track-sprint = 冲刺赛道：小小的，几个回合就结束
option-monza-track-first-edition = 初版：最多六辆赛车
board-monza-oval = 椭圆赛道
board-monza-long = 长赛道
board-monza-sprint = 冲刺赛道
board-monza-first-edition = 初版
option-monza-pro = 职业赛车手
option-monza-pro-says = 每人有六张加速圆卡和一张加掷骰子圆卡。六颗骰子全用上，还能来一次终极投掷。
option-monza-bonus = 额外奖励
option-monza-bonus-says = 回合结束时，看最后用的是什么颜色：那个颜色的赛车可以往前走一个区段。
option-monza-stopping = 可以提前停下吗？
option-monza-stopping-keep-going = 不行：有骰子能用就继续开
option-monza-stopping-longest = 不行：骰子要尽量多用
option-monza-stopping-free = 可以：想停哪儿就停哪儿
option-monza-free-finish = 什么颜色都能过终点
option-monza-free-finish-says = 什么颜色的骰子都能过终点线。
option-monza-push-targets = 终点区段上也能撞车
option-monza-push-targets-says = 每个终点区段只停一辆赛车。谁的回合在那里结束，就把原来的赛车撞回去。
option-monza-count-accelerators = 加速圆卡也算数
option-monza-count-accelerators-says = 最后一轮里，加速圆卡也像骰子一样算数。
option-monza-others-only = 额外奖励只给别人
option-monza-others-only-says = 在自己的回合里，自己的赛车没有额外奖励。
option-monza-turbo-accelerators = 终极投掷后还能加速
option-monza-turbo-accelerators-says = 终极投掷以后，也可以用加速圆卡。
option-monza-grid = 靠前起跑
option-monza-grid-says = 赛车可以靠前几个区段起跑，这样比赛对大家都公平。
option-monza-track = 用哪块游戏板？
option-monza-players = 几个人玩？
option-monza-cars = 从第一个座位起，每个座位开哪辆赛车？
option-monza-starter = 哪个座位先开始？

# Race

race-dice = 用了 { $count } 颗骰子
race-tiles = 还有 { $count } 张圆卡
monza-board = 游戏板
monza-tray = 骰子盘
monza-dice = 骰子
monza-tiles = 圆卡
monza-loading = 正在摆游戏板……
monza-zoom-out = 看整块游戏板
monza-zoom-in = 看仔细一点
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
monza-take-back = 收回最后一颗骰子，{ monza-colour }
monza-roll = 掷骰子
monza-sign-flag = 开车！回合结束
monza-sign-turbo = 终极投掷：再掷两颗骰子
monza-sign-no = 不要额外奖励
monza-last-round = 最后一轮
monza-ask-wait = { $name }在想……
monza-ask-roll = { $name }，点一下骰子杯！
monza-ask-lay = { $name }，把骰子放到亮着的区段上。
monza-ask-space = 现在点一个亮着的区段。
monza-ask-flag = { $name }，点旗子就开车！
monza-ask-tile-or-flag = { $name }，点旗子就开车，也可以再用一张圆卡。
monza-ask-turbo = { $name }，点终极投掷再掷两颗骰子，或者点旗子开车。
monza-ask-mark = 点想重掷的骰子，再点骰子杯。
monza-ask-bonus = { $name }有额外奖励！点一个区段往前走，不想走就点小手。
monza-ask-stuck = 没有赛车能到终点了。桌主可以停止比赛。
monza-tell-only-way = 只有一条路，{ $name }就直接开过去。
monza-tell-rolled = { $name }掷骰子。
monza-tell-passed = 没有骰子能用。{ $name }留在原地。
monza-tell-turbo = { $name }的终极投掷！
monza-tell-drove = { $name }开了 { $steps } 个区段。
monza-tell-bonus = { $name }的额外奖励！
monza-tell-no-bonus = { $name }不要额外奖励。
monza-tell-pushed-back = 砰！{ $name }被撞回去了。
monza-tell-finished = { $name }冲过终点线了！
monza-tell-last-round = 最后一轮！

# Podium

monza-reason =
    { $reason ->
        [alone] 只有这一辆赛车冲过了终点线。
        [fewest-dice] 冲过终点线，用的骰子最少：{ $dice } 颗。
       *[shared] 冲过终点线，用的骰子一样多：都是 { $dice } 颗。
    }
monza-left = 离终点还有 { $count } 个区段
monza-lost = 没有路到终点了
monza-moment-drive =
    { $count ->
        [1] { $name }开了 { $count } 个区段。
       *[other] { $name }一口气开了 { $count } 个区段！
    }
monza-moment-push = 砰！{ $name }把{ $other }撞回去了。
monza-moment-lead = { $name }超过了{ $other }！
monza-moment-home = { $name }冲过终点线了！

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
       *[other] 第 { $lane } 条车道
    }
monza-in-lane =
    { $name ->
        [left] 左车道
        [middle] 中间车道
        [right] 右车道
       *[other] 第 { $lane } 条车道
    }
monza-side =
    { $side ->
        [left] 左边
        [right] 右边
       *[ahead] 前面
    }
monza-edge =
    { $ahead ->
        [yes] 比你的区段更往前伸
       *[no] 没有比你的区段更往前伸
    }
monza-around =
    { $side ->
        [left] 左边：{ $what }。
        [right] 右边：{ $what }。
       *[ahead] 前面：{ $what }。
    }
monza-roam = 区段 { $space }：{ $what }
monza-way = { $what }；{ $then }
monza-with-tile = 用加速圆卡
monza-then = 然后是{ $colours }
monza-then-end = 然后没有骰子能用了
monza-then-stop = 然后点旗子
monza-progress =
    { $part ->
        [start] 刚离开起跑区
        [quarter] 走了大约四分之一
        [nearly-half] 快到一半了
        [half] 走了一半
        [past-half] 过了一半
        [three-quarters] 走了大约四分之三
       *[end] 快到终点了
    }
monza-here = { $name }在{ $in }的{ monza-colour }区段，{ $progress }。
monza-here-laid = 你的骰子通到{ $in }的{ monza-colour }区段，{ $progress }。
monza-here-start = { $name }在起跑区。
monza-here-home = { $name }已经过了终点线。
monza-other =
    { $where ->
        [ahead] { $name }在前面：{ $lane }的{ monza-colour }区段。
        [behind] { $name }在后面：{ $lane }的{ monza-colour }区段。
       *[level] { $name }跟你并排：{ $lane }的{ monza-colour }区段。
    }
monza-other-start = { $name }在起跑区。
monza-other-home = { $name }已经过了终点线。
monza-dice-left = 还剩这些骰子：{ $colours }。
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
monza-say-pushed-back = 砰！{ $name }被撞回{ $where }的{ monza-colour }区段。
monza-say-pushed-to-start = 砰！{ $name }被撞回起跑区。

# Keys

keys-monza-arrows = 在游戏板上移动：前、后、左、右
keys-monza-page = 到下一个亮着的区段
keys-monza-dice = 拿起一颗骰子
keys-monza-back = 收回最后一颗骰子
monza-key =
    { $colour ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
        [white] W
       *[purple] P
    }

# Why not?

why-monza-not-your-turn = 现在轮到别人。马上就到你了！
why-monza-roll-first = 先掷骰子。
why-monza-over = 比赛结束了。
why-monza-here = 你的赛车已经在那里了。只能往前开。
why-monza-behind = 那里在你的赛车后面。只能往前开。
why-monza-not-ahead = 那个区段没有比你的更往前伸，所以不能换到那条车道。
why-monza-corner = 这两个区段只碰到一个角，不算挨着。
why-monza-too-far = 那个区段没有挨着你的区段。一次只走一个区段。
why-monza-tyre = 有轮胎挡着，谁都不能开过去。
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
why-monza-finish-any-die = 你没有骰子可以过终点线了。
why-monza-home = 你的骰子已经能带你过终点线了。过了线就停下。
why-monza-longest = 在这一桌，骰子要尽量多用，除非能开到终点。还有一条更长的路。
why-monza-drive-on = 还有骰子能用：{ $colours }。接着开！
why-monza-no-turbo-die =
    { $colour ->
        [red] 终极投掷的骰子里没有红色的了。
        [yellow] 终极投掷的骰子里没有黄色的了。
        [green] 终极投掷的骰子里没有绿色的了。
        [blue] 终极投掷的骰子里没有蓝色的了。
        [white] 终极投掷的骰子里没有白色的了。
       *[purple] 终极投掷的骰子里没有紫色的了。
    }
why-monza-tile-after-turbo = 终极投掷以后不能用加速圆卡，只能用那两颗骰子。
why-monza-occupied = 那里有赛车。额外奖励只能走到空区段。
why-monza-bonus-only = 现在只有额外奖励：点一个区段往前走，不想走就点小手。
why-monza-no-tiles = 那是职业赛车手用的。这场比赛没有圆卡。
why-monza-dice-left = 六颗骰子全用上，才有终极投掷。
why-monza-one-turbo = 一个回合只有一次终极投掷。
why-monza-extra-roll-late = 只要放了骰子或圆卡，就不能再重掷了。
why-monza-extra-roll-gone = 你的加掷骰子圆卡已经用掉了。

# Rules

rules-page-monza = 小小赛车手
rules-page-monza-says = 用六颗彩色骰子，绕着赛道比一圈。
rules-page-professional = 职业赛车手
rules-page-professional-says = 适合已经会玩的人：有圆卡，还有终极投掷。
rules-page-bonus = 额外奖励
rules-page-bonus-says = 小小赛车手的每场比赛都能用：最后的颜色能让一辆赛车往前走。
rules-page-first-edition = 初版
rules-page-first-edition-says = 最早的小小赛车手：六辆赛车，两个终点区段。
rules-goal = 绕着赛道开一圈，冲过终点线就赢！
rules-begin = 每人挑一辆赛车，停在起跑区。年纪最小的先开始，然后轮到左手边的人。
rules-begin-first = 最多六辆赛车停在起跑区。年纪最小的先开始，然后轮到左手边的人。
rules-roll = 轮到你时，六颗骰子一起掷。只能掷一次。
rules-lay = 找一个挨着你的赛车的区段，放上跟区段同色的骰子。下一颗再放到挨着它的区段上。先放哪颗你来定，找一条长长的路吧！然后赛车就沿着骰子开过去。
rules-start = 出了起跑区有两个区段：一个白色，一个紫色。
rules-start-long = 长赛道也从白色或紫色出发。在自己做的游戏板上，挨着起跑区的区段都可以走。
rules-lane = 只能往前开！旁边的区段比你的更往前伸，才可以换车道。不然就留在自己的车道。
rules-touch = 下一个区段要跟你的区段有一条边挨着，只碰到一个角不算。
rules-tyre = 有轮胎挡着，谁都不能开过去。绕开它吧。
rules-over = 路上有别的赛车？可以开过去，不过它停的区段也要用一颗骰子。
rules-bump = 停在有赛车的区段上，砰！那辆车沿着自己的车道往后退，退到最近的空区段。轮胎和别的赛车都跳过。
rules-nowhere = 被撞的赛车后面没有空区段？那它就退回起跑区。在起跑区和终点，谁都不会被撞。
rules-no-die = 没有骰子能用？那你的赛车就留在原地，下一位掷骰子。
rules-drive-on = 只要有骰子能用，就要接着开。走哪条路你来定。
rules-finish = 终点线是白色的，要用白色骰子才能过。过了线就停下。
rules-last-round = 有人冲过终点线了？把这一轮走完，谁都不会少一个回合。
rules-fewest = 不止一辆赛车到终点？最后一轮里用骰子最少的赢。一样多？那就一起赢！
rules-trophy = 赢的人得一座奖杯，冠军一直当到下一场比赛。
rules-house-stopping = 想停哪儿就停哪儿。或者更严格：骰子要尽量多用。
rules-house-finish = 什么颜色的骰子都能过终点线。
rules-house-starter = 冠军先开始，或者抽签决定。
rules-house-grid = 年纪小的可以靠前起跑：那辆赛车从前面几个区段出发。出发以后，它跟别的赛车一样，也会被撞回去。
rules-tiles = 每人有六张加速圆卡，每种颜色一张，还有一张加掷骰子圆卡。
rules-extra-roll = 掷得不满意？交出加掷骰子圆卡，想重掷几颗就重掷几颗。要在骰子和圆卡都还没放的时候用。
rules-accelerator = 加速圆卡可以当同色的骰子用。回合结束，用过的就没了。
rules-six = 六颗骰子全用上了？那就来一次终极投掷！
rules-turbo = 掷两颗骰子，接着开：用一颗、用两颗、不用都行。然后轮到下一位。
rules-turbo-tiles = 终极投掷以后，不能用加速圆卡。
rules-turbo-bump = 等终极投掷走完了，再看有没有撞车。
rules-house-count = 最后一轮里，加速圆卡也像骰子一样算数。
rules-house-turbo = 终极投掷以后，也可以用加速圆卡。
rules-bonus = 回合结束时，看看最后用的是什么颜色。那个颜色的赛车可以往前走一个区段，走到什么颜色上都行。
rules-bonus-free = 额外奖励只能走到空区段：没有轮胎，没有赛车，也不能撞车。
rules-bonus-home = 有了额外奖励，连终点线都能冲过去。
rules-bonus-own = 最后的颜色正好是你自己的？那你自己的赛车可以走。不走也行。
rules-house-others = 在自己的回合里，自己的赛车没有额外奖励。
rules-first-box = 最多六辆赛车，绕着最初的赛道开一圈。终点是最后的两个区段。
rules-first-start = 在初版里，出了起跑区有两个区段：一个蓝色，一个白色。
rules-first-targets = 要用跟终点区段同色的骰子，这里是蓝色或白色。到了就停下。
rules-house-targets = 每个终点区段只能停一辆赛车。你的回合在那里结束，就把原来的赛车撞回去，它要接着比赛。

# First race

lesson-monza-roll = 点骰子杯！六颗骰子滚出来。
lesson-monza-lay = 每个亮着的区段，你都有骰子能用。点一个，骰子就跳上去。
lesson-monza-back = 改主意了？点最后那颗骰子，它就回来。
lesson-monza-lane = 这个区段在另一条车道上。它比你的更往前伸，所以可以换车道。
lesson-monza-on = 还有骰子能用。接着放，越远越好！
lesson-monza-forced = 这次只有一条路，所以赛车自己开过去。
lesson-monza-flag = 没有骰子能用了。点旗子，赛车就开！
lesson-monza-finish = 终点线！点一下就到了。
lesson-monza-other = 现在轮到{ $name }。接下来就是你。
lesson-monza-passed = 这次{ $name }没有骰子能用。赛车留在原地。
lesson-monza-pushed-back = 砰！有人停在{ $name }的区段上，{ $name }就退回到后面最近的空区段。
lesson-monza-last-round = 有人冲过终点线了！这一轮还要走完。现在要数骰子了：用得越少越好。
lesson-monza-end = 这就是一整场比赛！要是不止一辆赛车到终点，用骰子最少的赢。现在你会玩了。
lesson-monza-says = 掷骰子，找条路，开车：你的第一场比赛。
lesson-professional-tiles = 这些是你的加速圆卡。每张可以当一次同色的骰子。
lesson-professional-extra = 掷得不好？每场比赛可以重掷一次。点这张圆卡。
lesson-professional-mark = 点你想重掷的骰子。
lesson-professional-again = 现在点骰子杯！
lesson-professional-accelerator = 没有骰子能用了？加速圆卡还能用！点那个微微亮着的区段。
lesson-professional-turbo = 六颗骰子全用上了：终极投掷！点一下着火的骰子。
lesson-professional-turbo-dice = 又来了两颗骰子！能用的就放上去，或者点旗子。
lesson-professional-says = 加速圆卡、加掷骰子圆卡和终极投掷。
lesson-professional-end = 现在你开得像职业赛车手一样了！真比赛时，把加速圆卡留到要紧的时候用。
lesson-bonus-aim = 最后一颗骰子很特别：跟它同色的赛车可以多走一个区段。你自己的也行！
lesson-bonus-take = 额外奖励！最后一颗骰子跟你的赛车同色。点一个亮着的区段，不想走就点小手。
lesson-bonus-says = 最后一颗骰子让一辆赛车多走一个区段。
lesson-bonus-end = 开得好！每个回合都看看最后一颗骰子：它可能是给你的礼物，也可能是给别人的。
lesson-first-edition-start = 从起跑区出发，走蓝色或白色的区段。点一个！
lesson-first-edition-target = 终点区段！用一颗同色的骰子就能到。点一下！
lesson-first-edition-says = 从蓝色或白色出发，有两个终点区段。
lesson-first-edition-end = 这就是初版！在大大的游戏板上，最多可以六个人一起比。

# Workshop

workshop-title = 自己做游戏板
workshop-says = 画一块自己的游戏板，在上面比赛。
workshop-back = 回到工坊
workshop-quality = 好不好玩？
workshop-measuring = 正在试玩……
workshop-unmeasured = 还没能试玩。
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
        [endings] 每个回合有几种选择
       *[skill] 聪明的车手赢多少
    }
workshop-better = 怎样会更好？
workshop-first-open = 还有空着的路。涂上颜色，或者让电脑来完成。
workshop-first-mend = 有的地方还不对：
workshop-more-faults = 还要修的地方：{ $count }
workshop-all-good = 好棒的游戏板！开赛吧！
workshop-miss =
    { $kind ->
        [turns-low] 比赛结束得太快，只要 { $figure } 个回合。把车道加长。
        [turns-high] 比赛太久了，要 { $figure } 个回合。把车道缩短。
        [stalls] 没有骰子能用的时候太多，占回合的 { $figure }。把颜色再混一混。
        [worst-stall] 赛车容易卡在 { $where }：那里 { $figure } 的回合没有骰子能用。
        [endings] 可选的太少：每个回合只有 { $figure } 个地方。把颜色混一混，或者挪一挪区段的边。
        [skill] 差不多全靠运气：聪明的车手只赢 { $figure } 的比赛。
        [starter] 谁先开始影响太大：四辆赛车时，先开始的赛车赢 { $figure } 的比赛。
        [colour-low] { monza-colour }太少：占区段的 { $figure }。
        [colour-high] { monza-colour }太多：占区段的 { $figure }。
       *[lane] 车道 { $where } 几乎没人走：占回合的 { $figure }。
    }
workshop-hint = 把 { $space } 涂成{ monza-colour }
workshop-hint-tyre = 在 { $space } 放一个轮胎
workshop-finish-title = 帮我完成
workshop-finish = 铺好空着的路
workshop-finishing = 正在铺路
workshop-finished = 游戏板做好了。
workshop-stop = 停
workshop-another = 再来一块
workshop-nothing-open = 擦掉几个区段，电脑就会重新铺好。
workshop-race = 就用它比赛！
workshop-why-open = 先把空着的路铺好。
workshop-why-mend = 要先修的地方：{ $count }
workshop-send-says = 谁打开这个链接，就能得到你的游戏板。
workshop-send-long = 这块游戏板太大，放不进链接。存成文件再发给别人吧。
workshop-refused = 这个文件打不开
workshop-nothing-lost = 什么都没变：你的游戏板还在桌上。
workshop-boards = 游戏板
workshop-unnamed = 游戏板 { $number }
workshop-name = 游戏板的名字
workshop-mine = 你的游戏板
workshop-fresh = 空白游戏板
workshop-not-kept = 这个浏览器存不了东西。把游戏板存成文件吧。
workshop-received = 有人送给你一块游戏板！
workshop-opened = “{ $name }”摆到桌上了。
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
        [turn] 角度
       *[strength] 深浅
    }
workshop-no-photo = 这张图片显示不了。换一张吧。
workshop-print = 打印
workshop-print-says = 按比例画好的游戏板，还有可以剪下来的骰子和赛车。
workshop-paper = 要多大？
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] 大的：用几张 A4 纸拼起来
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = 彩色还是黑白？
workshop-ink-kind =
    { $ink ->
        [colour] 彩色
       *[symbols] 黑白，带符号
    }
workshop-format = 要哪种文件？
workshop-format-kind =
    { $format ->
        [pdf] PDF，用来打印
       *[svg] SVG，可以接着画
    }
workshop-print-save = 保存文件
workshop-draw-board = 你正在画的游戏板
workshop-draw-open = 空着的路
workshop-draw-long = 长 { $length }
workshop-draw-target = 终点区段
workshop-draw-space = 车道 { $lane }，区段 { $number }：{ $what }。
workshop-draw-missing = 车道 { $lane } 太短了：这里还少一段路。
workshop-draw-size = 车道：{ $lanes }，长度：{ $length }。
workshop-draw-in-hand = 区段 { $lane }{ $number }
workshop-draw-shorter = 短一点
workshop-draw-longer = 长一点
workshop-draw-exact = 精确长度
workshop-draw-set = 用这个长度
workshop-draw-bad-length = 写一个长度，比如 1、1½ 或 4/3。
workshop-draw-remove = 拿走这个区段
workshop-draw-before = 在它之前加一个区段
workshop-draw-after = 在它之后加一个区段
workshop-draw-split = 切成两个
workshop-draw-join = 和下一个合并
workshop-draw-cure =
    { $cure ->
        [fill] 用空着的路补齐
        [close] 连成一圈
        [fit] 自动配好
        [tyre] 改成轮胎
       *[open] 打开所有车道
    }
workshop-draw-look = 看仔细一点
workshop-draw-closer = 放大
workshop-draw-farther = 缩小
workshop-draw-tools = 我们来涂什么？
workshop-draw-hand = 小手：选一个区段
workshop-draw-paint = 涂：{ $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] 车道
        [ends] 起跑区和终点
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
workshop-draw-exits = 起跑区通向
workshop-draw-finish = 比赛的终点是
workshop-draw-end =
    { $end ->
        [line] 横穿所有车道的线
       *[targets] 终点区段
    }
workshop-draw-line = 终点线的颜色
workshop-draw-targets = 有终点区段的车道
workshop-draw-edition = 给哪一版游戏？
workshop-draw-edition-name =
    { $edition ->
        [anniversary] 周年纪念版，4 辆赛车
       *[first] 初版，6 辆赛车
    }
workshop-draw-shapes = 路的形状
workshop-draw-shape =
    { $shape ->
        [fit] 自动
        [stadium] 体育场
        [ring] 圆圈
        [corner] 拐角
        [oval] 椭圆赛道
        [long] 长赛道
        [sprint] 冲刺赛道
        [first-edition] 初版
       *[straight] 直路
    }
workshop-draw-road = 路的宽度
workshop-draw-start-box = 起跑区的长度
workshop-draw-piece = 第 { $number } 段
workshop-draw-way =
    { $way ->
        [l] 左弯
        [f] 直路
       *[r] 右弯
    }
workshop-draw-length = 长度
workshop-draw-angle = 角度
workshop-draw-radius = 半径
workshop-draw-less = 减少：{ $what }
workshop-draw-more = 增加：{ $what }
workshop-draw-earlier = 在列表里上移
workshop-draw-later = 在列表里下移
workshop-draw-add-piece = 在它之后加一段
workshop-draw-remove-piece = 拿走这一段
workshop-draw-ready = 可以开赛了！
workshop-draw-more-faults = 还有 { $count } 处
workshop-draw-open-left = 没涂色的区段：{ $count }。涂上颜色，或者让电脑来。
workshop-draw-undone =
    { $what ->
        [undo] 撤销了。
       *[redo] 恢复了。
    }
workshop-draw-there = 给我看看
workshop-draw-finish-place = 终点
workshop-draw-keys-arrows = 沿着路走；换车道
workshop-draw-keys-length = 长一点，短一点
workshop-draw-keys-border = 移动它前面的边
workshop-draw-keys-remove = 拿走区段
workshop-draw-keys-undo = 撤销；恢复
workshop-draw-key =
    { $act ->
        [tyre] T
        [open] O
        [split] S
        [join] J
        [before] I
        [after] A
       *[exact] E
    }
file-board = 我的游戏板
file-board-simple = wo-de-youxiban

# Faults of a board in the workshop, each said at its place

error-workshop-busy = 工坊正忙。等一会儿再试。
error-workshop-failed = 这块游戏板太复杂，工坊做不来。改简单一点再试。
error-workshop-tools = 工坊还没准备好。过一分钟再试。
error-board-broken = 这里面没有游戏板。请对方再发一次。
error-board-large = 这块游戏板太大了。
error-board-version = 这块游戏板是用较新的 Hairpin 做的。请管理游戏的人更新一下。
workshop-fault = 这里还有点不对。改一改游戏板的这个地方。
fault-too-large = 这个文件太大，不像游戏板。最多 { $most } kB。
fault-not-toml = 这不是游戏板文件。选一个在这里保存的，或者用 TOML 写。
fault-other-game = 这个文件是别的游戏的。选一块小小赛车手的游戏板。
fault-unknown-word = 这里不认识“{ $given }”。去掉它，或者改对。
fault-bad-name = 文件名要简单：小写字母、数字和连字符，比如 my-board.toml。
fault-bad-text = “{ $given }”必须是文字。
fault-bad-title = 这个名字太长了：最多 { $most } 个字。
fault-edition = 选一个版本：初版或者周年纪念版。
fault-no-lanes = 这块游戏板还没有车道。至少加两条。
fault-lane-count = 一块游戏板有 { $least } 到 { $most } 条车道。
fault-empty-lane = 这条车道是空的。铺上区段吧。
fault-too-many = 区段太多了：最多 { $most } 个。拿走一些吧。
fault-lane-length = 这条车道太短，还差 { $missing }。让它和最长的一样长。
fault-no-colour = 这个区段没有颜色。从六种颜色里选一种，或者放轮胎。
fault-bad-length = 这个长度不行。用大于 0、不超过 { $most } 的数，比如 2、1.5 或 4/3。
fault-open-road = 这段路还空着。铺上区段，或者让电脑来完成。
fault-bad-start = 起跑区要通到这块游戏板的车道上。
fault-no-exit = 谁也开不出起跑区。打开一条开头没有轮胎的车道。
fault-no-finish = 还没有终点。给终点线选一种颜色，或者选终点区段。
fault-tyre-target = 终点区段上有轮胎。给这个区段涂上颜色。
fault-cut-off = 谁也到不了终点。开一条路过去。
fault-curve-table = 路的形状读不出来。重新选一个。
fault-curve-size =
    { $key ->
        [road] 路的宽度要大于 0，不超过 { $most }。
       *[start] 起跑区的长度要大于 0，不超过 { $most }。
    }
fault-curve-path = 路的形状要有 1 到 { $most } 段。
fault-curve-word = “{ $given }”不是一段路。用直路或者弯道。
fault-curve-road = 路太细了，看不见。至少要宽 { $least }。
fault-curve-start = 起跑区太短，赛车放不下。至少要长 { $least }。
fault-curve-tight = 这个弯太急。把弯放宽，或者把路变窄。
fault-curve-gap = 路没有回到起跑区。改一改直路或弯道，让它接上。
fault-curve-overlap = 路在这里撞上了自己，就在第 { $other } 段。挪一挪，或者把路变窄。
fault-nothing-open = 没有要铺的了：没有空着的路。
fault-too-much-open = 空着的路太多了：铺好可能会超过 { $most } 个区段。少空一些。
fault-open-halves = 空着的路至少长 1，每次加 ½：1、1½、2……
fault-no-measure = 这些长度配不到一起。用二分之一、三分之一或者四分之一。
fault-no-way = 找不到没有死胡同的路。多空一些路吧。
odd-dead-end = 死胡同：停在这里的赛车开不走，要等别的赛车把它撞回去。
odd-unreachable = 谁都开不到这个区段。赛车只有被撞回去，才会到这里。

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
cli-does-bonus = 额外奖励：{ $car }开到 { $space }
cli-does-bonus-finish = 额外奖励：{ $car }冲过终点线
cli-does-no-bonus = { $car }不要额外奖励
cli-does-turbo = 来一次终极投掷
cli-does-stop = 停下
cli-pushed-back = 砰！{ $name }被撞回区段 { $space }。
cli-printed = 请按 100% 打印全部 { $count } 张：这样横条应该长 5 厘米。
cli-push-backs = 每场撞车次数：{ $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }；{ $spaces } 个区段，初版
       *[anniversary] { $title }；{ $spaces } 个区段，周年纪念版
    }
cli-report = 游戏板 { $name }
cli-figure = 项目
cli-value = 数值
cli-report-spaces = 每条车道的区段
cli-report-tyres = 障碍物区段
cli-report-colours = 颜色比例
cli-report-drivable = 每条车道可走的区段
cli-report-inner = 内侧 : 外侧 { $share }
cli-report-areas = 每条车道上画出来的区段一般多大
cli-report-unlike = 最多 { $times } 倍
cli-report-skew = 一种颜色在一条车道里和在整块游戏板上
cli-report-apart = 最多相差 { $share }，在 { $where }
cli-report-alike = 同色并排
cli-report-cars = 额外奖励：两辆赛车中较好的一辆
cli-report-turns = 一辆只求开得远的赛车到终点的回合数
cli-report-spread = 标准差 { $spread }
cli-report-stalls = 走不动的回合
cli-report-worst = 最高 { $share }，在 { $space }
cli-report-endings = 每回合不同的停法
cli-report-skill = 最强车手对{ $racer }，两辆赛车
cli-report-push-backs = 每场撞车次数
cli-report-field = { $races } 场，全部赛车上场
cli-report-lead = 每场领先易主次数
cli-report-lanes = 每条车道的使用比例
cli-report-seats = 各座位胜率，四位都是{ $racer }
cli-report-starter = 先开始的：与公平份额相差 { $points } 个百分点
cli-missed = 没达到：
cli-all-met = 目标全部达到
cli-problem =
    { $kind ->
        [turns] 一辆赛车要 { $figure } 个回合；应为 { $least } 到 { $most }
        [stalls] { $figure } 的回合走不动；最多应为 { $most }
        [worst-stall] 在 { $where } 上 { $figure } 的回合走不动；最多应为 { $most }
        [endings] 每回合有 { $figure } 种不同的停法；至少应为 { $least }
        [skill] 最强车手在 { $figure } 的比赛中胜过{ $racer }；至少应为 { $least }
        [starter] 四辆赛车时，先开始的赢 { $figure } 的比赛；{ $least } 到 { $most } 才公平
        [colour] { $figure } 的区段是{ $where }；应为 { $least } 到 { $most }
        [outside-in] 车道 { $where } 有 { $figure } 个可走的区段；它外侧的车道应该更多
        [inner] 车道 { $where } 的区段数是最外侧车道的 { $figure }；最多应为 { $most }
        [areas] 车道 { $where } 的区段画得有另一条车道的 { $figure } 倍大；最多应为 { $most } 倍
        [lane-colour] 在车道 { $where } 里，一种颜色的比例与整块游戏板相差 { $figure }；最多应为 { $most }
        [alike] 同色并排有 { $figure } 处；应为 { $least } 到 { $most }
        [cars] 有额外奖励时，{ $where } 里的第一辆赢 { $figure } 的比赛；{ $least } 到 { $most } 才公平
       *[lane] { $figure } 的回合里赛车在车道 { $where }；至少应为 { $least }
    }
cli-design-task = 正在铺路
cli-design-best = 最佳 { $skill }，走不动 { $stalls }
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
cli-solve-chance = 胜率
cli-grid-title = { $track }：公平起跑
cli-grid-begins = 起跑的区段
cli-grid-before = 不靠前起跑的胜率
cli-grid-after = 靠前起跑的胜率
cli-grid-simulated = 测了 { $races } 场比赛，误差 { $points } 个百分点
cli-grid-solved = 由已解出的数值算出
cli-grid-start = { $name }靠前起跑：从 { $space } 出发。
cli-study-task =
    { $task ->
        [reading] 读取中
        [solving] 求解中
       *[racing] 比赛中
    }
cli-study-starting = 先开始值 { $points } 个百分点
cli-study-moves =
    { $sort ->
        [racer_errs] 第一次掷骰子：只求开得远，损失最大的
        [choice_matters] 第一次掷骰子：最好的停法最突出的
       *[most_common] 第一次掷骰子：最常见的选择
    }
cli-study-roll = 掷出
cli-study-often = 出现几率
cli-study-route = 路线
cli-study-end = 停在
cli-study-furthest = { $end }（最远）
cli-study-matches = 每行 { $races } 场，轮流坐每个座位
cli-study-one = 一位
cli-study-among = 对手
cli-study-best = 最强车手
cli-study-pushes = 撞车：最强车手和{ $racer }各 { $races } 场
cli-study-push =
    { $what ->
        [pushed_loses] 被撞的赛车损失
        [pusher_gains] 主动撞车的赛车得到
        [push_is_worth] 可撞可不撞时，撞一次值
        [solved_takes] 可撞可不撞时，最强车手会撞
        [racers_take] 可撞可不撞时，{ $racer }会撞
        [solved_per_race] 每场撞车次数，最强车手
       *[racers_per_race] 每场撞车次数，{ $racer }
    }
cli-study-proof = 谁也多赢不了 { $epsilon }，温度 { $heat }，种子 { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }：轮到自己时停在哪里最好
       *[traffic] { $board }：每个回合停在哪里
    }
cli-heat-says =
    { $layer ->
        [chances] 轮到自己、另一辆赛车并排时的胜率
       *[traffic] 占所有回合的比例，{ $players } 辆赛车都尽力
    }
cli-heat-note = 区段越亮，数字越大。符号代表颜色：
cli-heat-tyre = 轮胎
cli-heat-finish = 终点
cli-error-option-endless = 在 { $value } 上赛车可能永远卡住（比如在 { $place }），所以没法求解
cli-error-values-damaged = { $file } 已过期或损坏；请重新运行 hairpin solve
