# Terms: road tile 道路卡, a tile in short 卡 (counted 张), start-finish tile 起终点卡, pit stop 维修站, canister 油桶,
# dead end 死胡同, junction 三岔路口, crossing 十字路口, turn over 翻开, face down 盖着, spin 转一转, switch 交换,
# memory aid 记忆小帮手, circuit 赛道, lap 圈, board 游戏板.

# Home

memo-title = 记忆拉力赛
memo-says = 翻开一张卡。还记得路吗？

# Options

option-memo-reveal = 我可以翻开哪些卡？
option-memo-reveal-road = 我的路通到的那些
option-memo-reveal-any = 赛车旁边的任何一张
option-memo-first-dead-end = 死胡同什么时候可以背对起点？
option-memo-first-dead-end-first-round = 只在第一轮
option-memo-first-dead-end-first-drive = 每辆车第一次开的时候
option-memo-canisters = 维修站里有哪些油桶？
option-memo-canisters-all = 四种颜色都可能有
option-memo-canisters-starts = 赛车从哪几种颜色出发，就只有哪几种
option-memo-aid = 记忆小帮手
option-memo-aid-says = 卡盖上以后，这些玩家还能多看一会儿。谁有记忆小帮手，大家都知道。
option-memo-tiles = 用哪些道路卡？
option-memo-tiles-road-tiles = 道路卡
option-memo-tiles-open-roads = 畅通大道：没有死胡同，适合小朋友
board-memo-road-tiles = { memo-title }
board-memo-open-roads = 畅通大道
option-memo-players = 几个人玩？
option-memo-starter = 哪个座位先开始？

# Race

race-canister =
    { $car ->
        [red] 有油桶了，要去红色起终点卡
        [yellow] 有油桶了，要去黄色起终点卡
        [green] 有油桶了，要去绿色起终点卡
       *[blue] 有油桶了，要去蓝色起终点卡
    }
memo-table = 桌面：五排卡，每排五张，中间是维修站
memo-down = { $cell }，盖着
memo-ghost = { $cell }，盖着，刚才是{ $kind }
memo-open = { $cell }，{ $kind }，路通向{ $ways }
memo-turned-up = { $cell }，{ $kind }，刚翻开
memo-offered = { $cell }，{ $kind }，这样放，路通向{ $ways }
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
        [N] 上边
        [E] 右边
        [S] 下边
       *[W] 左边
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
memo-say-turned = { $name }翻开一张卡，{ $first }：{ $kind }。
memo-say-laid = 这张卡的路通向{ $ways }。
memo-say-offered = { $kind }，路通向{ $ways }
memo-say-moved = { $name }接着开到{ $second }。
memo-say-covered = 又盖上了：{ $first }。
memo-say-swapped = { $name }交换两张卡：{ $first }，还有{ $second }。
memo-say-canister =
    { $colour ->
        [red] { $name }拿到油桶了：开往红色起终点卡！
        [blue] { $name }拿到油桶了：开往蓝色起终点卡！
        [green] { $name }拿到油桶了：开往绿色起终点卡！
       *[yellow] { $name }拿到油桶了：开往黄色起终点卡！
    }
memo-say-finished = { $name }到终点了！
memo-hint-place = 你想从哪里出发？
memo-hint-choose = 去哪儿？
memo-hint-rotate = 转一转这张卡，再开过去。
memo-hint-drive = 出发！
memo-hint-stuck = 没路走了？交换两张卡。
memo-hint-first = 选一张卡……
memo-hint-second = ……再选一张。
memo-hint-wait = 看仔细哦！
memo-swap = 交换两张卡
memo-cancel = 还是算了
memo-rotate = 转一转卡
memo-drive = 开过去
seat-aid = 记忆小帮手
memo-aided = { $names }有记忆小帮手：卡盖上以后还能多看一会儿。

# Podium

memo-reason = 最先开到跟油桶同色的终点。
memo-to-finish = 离终点还有 { $count } 张卡
memo-to-pit = 离维修站还有 { $count } 张卡
memo-moment-canister = { $name }拿到了油桶！
memo-moment-road = { $name }交换了两张卡，后来{ $other }开过了其中一张。
memo-moment-own-road = { $name }交换了两张卡，后来自己开过了其中一张。
memo-moment-swap = { $name }交换了两张卡。
memo-moment-dead-end = { $name }碰上了死胡同！
memo-moment-home = { $name }把油桶送到终点了！

# Said aloud and in words

memo-here = { $name }在这里：{ $what }。
memo-not-here = { $name }还没出发。
memo-beside =
    { $side ->
        [N] 上边：{ $what }。
        [E] 右边：{ $what }。
        [S] 下边：{ $what }。
       *[W] 左边：{ $what }。
    }
memo-edge = 桌边
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
memo-banned = 刚交换过，这个回合不能再换：{ $cells }。
memo-way-start = 从这里出发：{ $what }
memo-way-turn =
    { $side ->
        [N] 翻开上边的卡
        [E] 翻开右边的卡
        [S] 翻开下边的卡
       *[W] 翻开左边的卡
    }
memo-way-drive =
    { $side ->
        [N] 往上开：{ $what }
        [E] 往右开：{ $what }
        [S] 往下开：{ $what }
       *[W] 往左开：{ $what }
    }
memo-way-lay = 路通向{ $ways }，能开到：{ $where }
memo-way-lay-nowhere = 路通向{ $ways }，哪儿也去不了

# Keys

keys-memo-arrows = 从一张卡到另一张
keys-memo-space = 转一转卡
keys-memo-swap = 交换两张卡
memo-swap-key = S

# Why not?

why-memo-not-your-turn = 现在轮到别人。看仔细哦！
why-memo-wait = 等一下，这一步还没走完。
why-memo-over = 比赛结束了。
why-memo-start-first = 先把赛车放到一张起终点卡上。
why-memo-start-taken = 已经有人从那里出发了。换一张吧。
why-memo-here = 你的赛车已经在那里了。
why-memo-not-beside = 那张卡不在你的赛车旁边。
why-memo-no-road = 你的路通不到那里。
why-memo-roads-apart = 两条路接不上。
why-memo-turned-up = 你已经翻开一张卡了。现在要开到那张卡上。
why-memo-fixed = 维修站和起终点卡都不能动。
why-memo-under-car = 那张卡上有赛车，不能动。
why-memo-just-swapped = 那张卡刚交换过，这次不能再换。
why-memo-same-tile = 这张你已经选过了。换一张吧。

# Rules

rules-page-memo = 记忆拉力赛
rules-page-memo-says = 你一开走，卡就会盖上。记住它们，找到路！
rules-memo-goal = 去维修站拿一个油桶。看看它是什么颜色，抢先开到那个颜色的起终点卡！
rules-memo-begin = 所有道路卡都盖着，摆在维修站周围。每人把赛车放到一张起终点卡上，什么颜色都行。
rules-memo-turn = 轮到你时，做一件事：开车，或者交换两张卡。
rules-memo-reveal = 开车：翻开赛车旁边的一张卡。大家一起看！
rules-memo-road = 你的路要通到那张卡。不通就去不了。
rules-memo-rotate = 转一转这张卡，让它的路接上你的路。然后一定要开上去，不管它通到哪儿。
rules-memo-cover = 赛车一开走，原来那张卡就又盖上了。记住它是什么！
rules-memo-dead-end = 第一轮就翻到死胡同？可以让它朝着一张盖着的卡。
rules-memo-car = 停着赛车的卡一直是翻开的。两条路接得上，你就可以开过去。谁都不会被撞。
rules-memo-open = 维修站和起终点卡一直是翻开的。路接得上，你就可以开过去。
rules-memo-swap = 或者交换：让两张盖着的卡换个位置。不许偷看！
rules-memo-fixed = 维修站、起终点卡和赛车下面的卡都不能动。
rules-memo-rest = 刚交换过的卡，下一个回合不能再交换，不过可以开过去。
rules-memo-pit = 到了维修站，拿最上面的油桶。看颜色就知道你的终点是哪个，大家都能看到。
rules-memo-finish = 谁最先开到跟自己的油桶同色的起终点卡，谁就马上赢。
rules-memo-free = 用真的道路卡，也可以随意搭一条路开着玩。
rules-house-reveal = 赛车旁边的任何一张卡都可以翻开，没有路通到也行。
rules-house-dead-end = 每辆车第一次开的时候，死胡同都可以背对起点，不是第一轮也行。
rules-house-canisters = 赛车从哪几种颜色出发，维修站里就只有哪几种颜色的油桶。
rules-house-aid = 卡盖上以后，年纪最小的还能多看一会儿。大家都知道。

# First race

lesson-memo-place = 你想从哪里出发？点一张起终点卡。
lesson-memo-choose = 你的路通到这些亮着的卡。想试哪张，就点哪张！
lesson-memo-rotate = 转一转这张卡，让路通到你想去的地方。然后开过去！
lesson-memo-turn = 点一下这张卡，它就会转。换个方向更好！
lesson-memo-pit = 先去中间的维修站拿油桶。
lesson-memo-home = 你有油桶了。开到跟油桶同色的起终点卡！
lesson-memo-remember = 你一开走，这张卡就又盖上了。记住它！
lesson-memo-or-swap = 也可以不开车，交换两张卡。
lesson-memo-swap = 选两张盖着的卡，它们会换位置。
lesson-memo-stuck = 没路走了？交换两张卡。
lesson-memo-on = 走这边！点这张卡。
lesson-memo-other = 现在轮到{ $name }。看好翻开的是哪张卡！
lesson-memo-canister = { $name }有油桶了。看颜色就知道要去哪里。
lesson-memo-end = 这就是一整场比赛！现在你会玩了。
lesson-memo-says = 翻开卡，记住它，把油桶送到终点。
lesson-memo-fetch = 维修站到了！点一下，去拿油桶。
lesson-memo-in = 那就是你的终点！点一下就赢了。

# Free play

free-title = 自由驾驶
free-says = 自己铺一条路，开着车到处跑。
free-board = 游戏板
free-tools = 我们来铺什么？
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
free-place-empty = 第 { $row } 行第 { $column } 列：空
free-place = 第 { $row } 行第 { $column } 列：{ $kind }，路通向{ $ways }
free-hint = 用手指画一条路。点一下道路卡，它就会转。
free-shuffle = 来一条惊喜赛道
free-shuffled = 新赛道来了。
free-circuits = 赛道
free-full = 不能再大了：最多 40 × 40 张道路卡。
free-drive = 开车！
free-build = 铺路
free-cars = 开哪些车？
free-take-a-car = 点一辆车，就由你来开。
free-four-cars = 最多四辆车一起开。点哪辆，哪辆就下场。
free-computer-add = 和电脑比一比
free-computer-car = { memo-car }，电脑
free-level =
    { $level ->
        [slow] 速度：慢
        [middle] 速度：中等
       *[fast] 速度：快
    }
free-ghost = 你最快一圈的影子车
free-road = 路和赛车
free-go = 往前开
free-left = 下个路口左转
free-right = 下个路口右转
free-brake = 刹车；停下后掉头
free-keys = 按键：{ $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] S
        [curve] C
        [junction] T
        [crossing] X
        [dead-end] E
        [start] F
        [turn] R
       *[pit] P
    }
file-circuit = 我的赛道
free-laps = 圈数：{ $count }
free-last = 上一圈：{ $seconds } 秒
free-best = 最快一圈：{ $seconds } 秒
free-lap-done = 第 { $count } 圈，{ memo-car }：{ $seconds } 秒。
free-lap-best = 第 { $count } 圈，{ memo-car }：{ $seconds } 秒。这是你最快的一圈！
free-unnamed = 赛道 { $number }
free-name = 赛道的名字
free-not-kept = 这个浏览器存不了东西。把赛道存成文件吧。
free-mine = 你的赛道
free-example =
    { $id ->
        [ring] 圆圈
        [eight] 8 字形
        [snake] 小蛇
       *[town] 小镇
    }
free-send-says = 谁打开这个链接，就能得到你的赛道。
free-clear = 清空游戏板
free-received = 有人送给你一条赛道！
error-circuit-broken = 这里面没有赛道。请对方再发一次。
error-circuit-large = 这条赛道太大了：最多 40 × 40 张道路卡。
error-circuit-version = 这条赛道是用较新的 Hairpin 做的。请管理游戏的人更新一下。

# Terminal

cli-does-start = 从{ memo-to-start }出发
cli-does-turn-up = 翻开 { $cell }
cli-does-find = 翻到：{ memo-kind }
cli-does-lay = 转动卡，让路通向{ $ways }，开到 { $cell }
cli-does-go = 开到：{ $place }
cli-does-pick = 选 { $cell } 来交换
cli-does-canister =
    { $colour ->
        [red] 拿红色油桶
        [blue] 拿蓝色油桶
        [green] 拿绿色油桶
       *[yellow] 拿黄色油桶
    }
cli-does-swap = 交换两张卡
