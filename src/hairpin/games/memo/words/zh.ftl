# 记忆拉力赛：道路卡、维修站、油桶、起终点卡、死胡同、交换、翻开、盖上。

# Home

memo-title = 记忆拉力赛
memo-says = 翻开一张卡。还记得路吗？

# Options

option-memo-reveal = 我可以翻开哪些卡？
option-memo-reveal-road = 我的路通到的
option-memo-reveal-any = 我旁边的任何一张
option-memo-first-dead-end = 死胡同可以背对起点……
option-memo-first-dead-end-first-round = 只在第一轮
option-memo-first-dead-end-first-drive = 在每辆车第一次开的时候
option-memo-canisters = 油桶从哪些颜色里抽？
option-memo-canisters-all = 全部四种颜色
option-memo-canisters-starts = 只有赛车出发处的颜色
option-memo-aid = 记忆小帮手
option-memo-aid-says = 这些玩家还能看到刚盖上的卡慢慢变淡。谁有小帮手，大家都知道。
option-memo-tiles = 洗哪些道路卡？
option-memo-tiles-road-tiles = 道路卡
option-memo-tiles-open-roads = 畅通大道：没有死路，适合小朋友
option-memo-players = 几个人比赛？
option-memo-starter = 哪个座位先开始？

# Race

race-canister =
    { $car ->
        [red] 油桶：去红色终点
        [yellow] 油桶：去黄色终点
        [green] 油桶：去绿色终点
       *[blue] 油桶：去蓝色终点
    }
memo-table = 桌面：五行五列的卡，中间是维修站
memo-down = { $cell }，盖着
memo-ghost = { $cell }，盖着，刚才是{ $kind }
memo-open = { $cell }，{ $kind }，通向{ $ways }
memo-turned-up = { $cell }，{ $kind }，刚翻开
memo-offered = { $cell }，{ $kind }，刚翻开，这样放会通向{ $ways }
memo-pit =
    { $count ->
        [0] { $cell }，维修站，没有油桶了
       *[other] { $cell }，维修站，{ $count } 个油桶
    }
memo-the-pit = 维修站
memo-start =
    { $colour ->
        [red] 红色起终点卡
        [blue] 蓝色起终点卡
        [green] 绿色起终点卡
       *[yellow] 黄色起终点卡
    }
memo-to-start =
    { $colour ->
        [red] 红色起终点卡
        [blue] 蓝色起终点卡
        [green] 绿色起终点卡
       *[yellow] 黄色起终点卡
    }
memo-car =
    { $car ->
        [red] 红色赛车
        [yellow] 黄色赛车
        [green] 绿色赛车
        [blue] 蓝色赛车
        [white] 白色赛车
       *[purple] 紫色赛车
    }
memo-kind =
    { $kind ->
        [straight] 直路
        [curve] 弯道
        [junction] 三岔路口
        [crossing] 十字路口
       *[dead-end] 死胡同
    }
memo-side =
    { $side ->
        [N] 北边
        [E] 东边
        [S] 南边
       *[W] 西边
    }
memo-row =
    { $row ->
        [1] 最上面一排
        [2] 第二排
        [3] 中间一排
        [4] 第四排
       *[5] 最下面一排
    }
memo-column =
    { $column ->
        [1] 最左边
        [2] 左起第二张
        [3] 正中间
        [4] 右起第二张
       *[5] 最右边
    }
memo-spot = { memo-row }{ memo-column }
memo-say-placed = { $name }从{ $first }出发。
memo-say-turned = { $name }翻开{ $first }的卡：{ $kind }。
memo-say-laid = 这条路通向{ $ways }。
memo-say-offered = { $kind }，通向{ $ways }
memo-say-moved = { $name }往前开：{ $second }。
memo-say-covered = { $first }的卡又盖上了。
memo-say-swapped = { $name }交换两张卡：{ $first }，和{ $second }。
memo-say-canister =
    { $colour ->
        [red] { $name }拿到油桶：向红色起终点卡出发！
        [blue] { $name }拿到油桶：向蓝色起终点卡出发！
        [green] { $name }拿到油桶：向绿色起终点卡出发！
       *[yellow] { $name }拿到油桶：向黄色起终点卡出发！
    }
memo-say-finished = { $name }到达终点！
memo-hint-place = 你从哪里出发？
memo-hint-choose = 去哪儿？
memo-hint-rotate = 转一转卡片，再开过去。
memo-hint-drive = 出发！
memo-hint-stuck = 没路走：交换两张卡。
memo-hint-first = 选一张卡……
memo-hint-second = ……再选一张。
memo-hint-wait = 看仔细哦！
memo-swap = 交换两张卡
memo-cancel = 还是算了
memo-rotate = 转动卡片
memo-drive = 开过去
seat-aid = 记忆小帮手
memo-aided = { $names }有记忆小帮手：刚盖上的卡会隐约透出来。

# Podium

memo-reason = 带着油桶，开到了对的终点。
memo-to-finish = 离终点还有 { $count } 张卡
memo-to-pit = 离维修站还有 { $count } 张卡
memo-moment-canister = { $name }拿到了油桶！
memo-moment-road = { $name }交换了两张卡：后来{ $other }从其中一张上开过。
memo-moment-own-road = { $name }交换了两张卡，后来从其中一张上开过。
memo-moment-swap = { $name }交换了两张卡。
memo-moment-dead-end = { $name }遇上死胡同！
memo-moment-home = { $name }把油桶带回终点！

# Said aloud and in words

memo-here = { $name }在这里：{ $what }。
memo-not-here = { $name }还没出发。
memo-beside =
    { $side ->
        [N] 北边：{ $what }。
        [E] 东边：{ $what }。
        [S] 南边：{ $what }。
       *[W] 西边：{ $what }。
    }
memo-edge = 桌子的边
memo-open-to-you = 你可以去那里
memo-no-road = 没有路通到那里
memo-goal =
    { $colour ->
        [red] { $name }要去红色起终点卡。
        [blue] { $name }要去蓝色起终点卡。
        [green] { $name }要去绿色起终点卡。
        [yellow] { $name }要去黄色起终点卡。
       *[none] { $name }要先去维修站拿油桶。
    }
memo-banned = 刚交换过，现在不能再换：{ $cells }。
memo-way-start = 从这里出发：{ $what }
memo-way-turn =
    { $side ->
        [N] 翻开北边的 { $what }
        [E] 翻开东边的 { $what }
        [S] 翻开南边的 { $what }
       *[W] 翻开西边的 { $what }
    }
memo-way-drive =
    { $side ->
        [N] 往北开：{ $what }
        [E] 往东开：{ $what }
        [S] 往南开：{ $what }
       *[W] 往西开：{ $what }
    }
memo-way-lay = 路通向{ $ways }；能到{ $where }
memo-way-lay-nowhere = 路通向{ $ways }；哪儿也去不了

# Keys

keys-memo-arrows = 从一张卡到另一张
keys-memo-space = 转动卡片
keys-memo-swap = 交换两张卡

# Why not?

why-memo-not-your-turn = 现在轮到别人。看仔细哦！
why-memo-wait = 等一下，这一步还没走完。
why-memo-over = 比赛结束了。
why-memo-start-first = 先把赛车放到一张起终点卡上。
why-memo-start-taken = 那里已经有人出发。换一张吧。
why-memo-here = 你的赛车已经在那里了。
why-memo-not-beside = 那张卡不在你旁边。
why-memo-no-road = 你的路通不到那里。
why-memo-roads-apart = 两条路接不上。
why-memo-turned-up = 已经翻开一张卡了：现在要开到那张上。
why-memo-fixed = 维修站和起终点卡不能动。
why-memo-under-car = 那张卡上有赛车，不能动。
why-memo-just-swapped = 那张卡刚交换过，这次不能再换。
why-memo-same-tile = 这张你已经选了。换一张吧。

# Rules

rules-page-memo = 记忆拉力赛
rules-page-memo-says = 走过的卡会在身后盖上，你要自己找到路。
rules-memo-goal = 去维修站拿油桶。油桶会告诉你一种颜色：抢先开到那个颜色的起终点卡！
rules-memo-begin = 所有道路卡都盖着，摆在维修站周围。每人把赛车放到一张起终点卡上；什么颜色都行。
rules-memo-turn = 轮到你时做一件事：开车，或者交换两张卡。
rules-memo-reveal = 开车：翻开你旁边的一张卡。大家一起看！
rules-memo-road = 你的路要通到那里。不通就去不了。
rules-memo-rotate = 转动卡片，让它的路接上你的路。然后一定要开上去，不管它通到哪儿。
rules-memo-cover = 你身后的卡会再盖上。记住它是什么！
rules-memo-dead-end = 第一轮就翻到死胡同？可以让它的路口朝着一张盖着的卡。
rules-memo-car = 停着赛车的卡是翻开的。两条路接得上，就可以开过去。谁都不会被撞。
rules-memo-open = 维修站和起终点卡一直是翻开的。路接得上，就可以开过去。
rules-memo-swap = 或者交换：两张盖着的卡换位置。谁都不能偷看。
rules-memo-fixed = 维修站、起终点卡和赛车下面的卡不能动。
rules-memo-rest = 刚交换过的卡，下一个回合不能再交换。不过可以开过去。
rules-memo-pit = 在维修站拿最上面的油桶。它的颜色就是你的终点，大家都可以看。
rules-memo-finish = 谁最先到对的起终点卡，马上就赢。
rules-memo-free = 用真的卡片，也可以随意搭一条路开着玩。
rules-house-reveal = 旁边的任何一张卡都可以翻开，没有路通到也行。
rules-house-dead-end = 每辆车第一次开的时候，死胡同都可以背对起点，第一轮过了也行。
rules-house-canisters = 油桶里只有赛车出发处的颜色。
rules-house-aid = 年纪最小的能看到刚盖上的卡慢慢变淡。大家都知道谁能看到。

# First race

lesson-memo-place = 你想从哪里出发？点一张起终点卡。
lesson-memo-choose = 你的路通到发亮的卡。点一张，把它翻开。
lesson-memo-rotate = 转动卡片，让路通向你想去的地方。然后开！
lesson-memo-turn = 点卡片转一下。换个方向更好！
lesson-memo-pit = 先去中间的维修站拿油桶。
lesson-memo-home = 你有油桶了。开到同色的起终点卡！
lesson-memo-remember = 你一开走，这张卡就又盖上。记住它！
lesson-memo-or-swap = 也可以不开车，改为交换两张卡。
lesson-memo-swap = 选两张盖着的卡。它们会换位置。
lesson-memo-stuck = 没路走？交换两张卡。
lesson-memo-on = 走这边！点这张卡。
lesson-memo-other = 现在轮到{ $name }。看好翻开了哪些卡！
lesson-memo-canister = { $name }有油桶了。看颜色就知道要去哪里。
lesson-memo-end = 这就是一整场比赛！现在你会玩了。
lesson-memo-says = 翻卡片、记位置、把油桶送回家。
lesson-memo-fetch = 维修站！点它，去拿油桶。
lesson-memo-in = 你的终点就在那里！点一下就赢了。

# Free play

free-title = 自由驾驶
free-says = 自己铺路，想怎么开就怎么开。
free-board = 路面板
free-tools = 铺什么？
free-tool =
    { $tool ->
        [pencil] 画一条路
        [eraser] 橡皮
        [straight] 直路
        [curve] 弯道
        [junction] 三岔路口
        [crossing] 十字路口
        [dead-end] 死胡同
        [start] 起点和终点
       *[pit] 维修站
    }
free-kind =
    { $kind ->
        [straight] 直路
        [curve] 弯道
        [junction] 三岔路口
        [crossing] 十字路口
        [dead-end] 死胡同
        [start] 起点和终点
       *[pit] 维修站
    }
free-side =
    { $side ->
        [N] 上边
        [E] 右边
        [S] 下边
       *[W] 左边
    }
free-place-empty = 第 { $row } 行第 { $column } 列：空
free-place = 第 { $row } 行第 { $column } 列：{ $kind }，通向{ $ways }
free-hint = 用手指画一条路。点一下路卡，它就会转。
free-shuffle = 随便来一条赛道
free-shuffled = 桌上有一条新赛道。
free-circuits = 赛道
free-full = 不能再大了：最多 40 × 40 张路卡。
free-drive = 开车！
free-build = 铺路
free-cars = 哪些车上路？
free-take-a-car = 点一辆车就能开。
free-four-cars = 最多四辆车一起开。点一下车，它就离开路面。
free-computer-add = 和电脑比一比
free-computer-car = { memo-car }，电脑
free-level =
    { $level ->
        [slow] 速度：慢
        [middle] 速度：中等
       *[fast] 速度：快
    }
free-ghost = 最快一圈的影子车
free-road = 路和车
free-go = 开
free-left = 下次左转
free-right = 下次右转
free-brake = 刹车；停下时掉头
free-keys = 按键：{ $keys }
free-laps = 圈数：{ $count }
free-last = 上一圈：{ $seconds } 秒
free-best = 最快一圈：{ $seconds } 秒
free-lap-done = 第 { $count } 圈，{ memo-car }：{ $seconds } 秒。
free-lap-best = 第 { $count } 圈，{ memo-car }：{ $seconds } 秒。这是最快的一圈！
free-unnamed = 赛道 { $number }
free-name = 赛道的名字
free-not-kept = 这个浏览器存不了东西。把赛道存成文件吧。
free-mine = 你的赛道
free-example =
    { $id ->
        [ring] 圆圈
        [eight] 8 字
        [snake] 小蛇
       *[town] 小镇
    }
free-send-says = 谁打开这个链接，就能得到你的赛道。
free-clear = 全部收走
free-received = 有一条赛道送来了。
error-circuit-broken = 这里面没有赛道。请对方再发一次。
error-circuit-large = 这条赛道太大了。最多 40 × 40 张路卡。
error-circuit-version = 这条赛道来自更新的 Hairpin。请人把游戏更新一下。

# Terminal

cli-does-start = 从{ memo-to-start }出发
cli-does-turn-up = 翻开 { $cell }
cli-does-find = 翻到：{ memo-kind }
cli-does-lay = 把路转向{ $ways }，开到 { $cell }
cli-does-go = 开到{ $place }
cli-does-pick = 拿 { $cell } 来交换
cli-does-canister =
    { $colour ->
        [red] 拿到红色油桶
        [blue] 拿到蓝色油桶
        [green] 拿到绿色油桶
       *[yellow] 拿到黄色油桶
    }
cli-does-swap = 交换两张卡
