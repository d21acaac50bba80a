# 胜算条、出主意的猫头鹰、公平起跑。

bar = 谁会赢？
bar-says =
    { $state ->
        [on] 胜算条打开了：大家都能看到谁更可能赢。
       *[off] 胜算条关掉了。
    }
bar-title = 谁会赢？
bar-about = 赛车的那一段越长，就越可能赢。不过骰子还能改变一切。
bar-seat = { $name } { $percent }%
bar-waiting = 等一下……
bar-leader = 现在最可能赢的是{ $name }，{ $percent }%。
bar-certainty =
    { $certainty ->
        [solved] 这是准确算出来的。
        [certified] 这是算出来的，最多差百分之 { $points }。
       *[estimated] 这是估计的，大约会差百分之 { $points }。
    }
coach-switch = 猫头鹰帮{ $name }
coach-about = 轮到自己的时候，可以问猫头鹰怎么走。大家都看得到。
coach-says =
    { $state ->
        [on] { $name }现在可以问猫头鹰了。
       *[off] { $name }现在不用猫头鹰帮忙了。
    }
coach-badge = 有猫头鹰帮忙
coach-ask = 问问猫头鹰
coach-thinks = 猫头鹰在想……
coach-thanks = 谢谢猫头鹰！
coach-nothing = 这里没什么可选的。
coach-lay = 我的主意：{ $colours }。
coach-reroll = 我的主意：再掷一次这些骰子：{ $colours }。
coach-turbo = 然后来终极投掷！
coach-bonus = 我的主意：要额外奖励。
coach-no-bonus = 我的主意：这次不要额外奖励。
coach-stay = 我的主意：停在这里，点旗子。
coach-why-only = 只有这一条路。
coach-why-same = 走哪条路都一样好。
coach-why-home = 这样你就冲过终点线了！
coach-why-fewer = 这样你用更少的骰子就能冲过终点线。
coach-why-pushes = 这样会把别的赛车撞回去。
coach-why-tiles = 这样你能多留几张圆卡。
coach-why-far = 这样你能开得很远。
coach-why-safe = 停在那里不容易被撞回去。
coach-why-again = 换成别的颜色，也许能开得更远。
coach-why-waits = 从那里下次更好走。
fair-start = 公平起跑
fair-start-about = 有人开得更好的话，别人可以从前面一点起跑。点一点，选出每个人开得怎么样。
fair-start-find = 找公平的起跑
fair-start-working = 正在试很多很多场比赛……
fair-start-stop = 停下
fair-start-even = 已经很公平了：大家都从起跑区出发。
fair-start-begins =
    { $count ->
       *[other] { $name }从前面第 { $count } 个区段出发。
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] 现在大家都从起跑区出发。
    }
fair-start-chances = { $name }：原来 { $before }%，现在 { $after }%
fair-start-error =
    { $points ->
        [0] 这是准确算出来的。
       *[other] 这是用 { $races } 场比赛估计的，大约会差百分之 { $points }。
    }
fair-start-accept = 就这样比赛
fair-start-again = 重新选
fair-start-remove = 不要靠前起跑
fair-start-badge =
    { $count ->
       *[other] 靠前起跑：第 { $count } 个区段
    }
