# The analysis of a race in a terminal.

cli-analysing = 正在分析每个回合
cli-analyse-basis =
    { $certainty ->
        [solved] 已解出：误差不超过 { $error }。
        [certified] 已证明：换一种开法，谁也多赢不了 { $error }。
       *[estimated] 估计值：大约会差 { $error } 个百分点。
    }
cli-analyse-effort = 想要更准的数字：{ $flag }
cli-analyse-chances = 每个回合之后的获胜机会，百分比
cli-analyse-start = 起跑
cli-analyse-turning = 变化最大的回合：{ $turn }
cli-analyse-luck = 运气：{ $points }
cli-analyse-only =
    { $why ->
        [same] { $way }：走别的路也一样好
       *[only] { $way }：只有这一条路
    }
cli-analyse-best = { $way }：{ $ways } 条路里没有更好的
cli-analyse-cost = { $way }：损失 { $cost }。更好的是 { $better }，{ $chance }。{ $why }
cli-analyse-sum = 结果是怎么来的，单位是百分点
cli-analyse-begin = 起跑
cli-analyse-lucky = 运气
cli-analyse-own = 自己的选择
cli-analyse-others = 别人的选择
cli-analyse-result = 结果
cli-analyse-helped = { $name }——运气明显帮忙的回合：{ $helped }，明显捣乱的回合：{ $hurt }
cli-analyse-cleverest = 最聪明的回合：{ $turn }
cli-analyse-costliest = 损失最大的回合：{ $turn }
cli-analyse-luckiest = { $name } 的运气更好。
cli-analyse-even = 看不出谁的运气明显更好。
cli-analyse-solve = 想要精确的数字，先解出这场比赛：{ $command }
cli-why-monza =
    { $why ->
        [only] 只有这一条路。
        [home] 这样就冲过终点线了。
        [fewer] 这样用更少的骰子就到终点线。
        [pushes] 这样会把别的赛车撞回去。
        [tiles] 这样能多留几张圆卡。
        [far] 这样开得更远。
        [safe] 停在那里不容易被撞回去。
        [again] 换成别的颜色，也许能开得更远。
       *[waits] 从那里下次更好走。
    }
cli-why-memo =
    { $why ->
        [only] 只有这一条路。
        [home] 这样就到了对的起终点卡。
        [pit] 这样就到了维修站。
        [open] 路是通的。
        [known] 这张卡见过，路也合适。
        [unknown] 翻开新的卡能知道新的东西。
        [swap] 交换两张卡就能打通一条路。
       *[points] 这样路朝着对的方向。
    }
cli-memory-known = 记得的卡：{ $tiles }
cli-memory-unseen = 没见过的卡，{ $count } 张：{ $odds }
cli-memory-again = 忘了：{ $cell }，{ $kind }。这张卡在第 { $turn } 个回合已经翻开过。
cli-memory-missed = 忘了：{ $cell }，{ $kind }，第 { $turn } 个回合见过。走那里更好。
cli-memory-seat = { $name }——又翻开一次的卡：{ $again }，忘了的卡：{ $forgotten }，一共损失 { $cost }
cli-memory-worst = 损失最大：第 { $turn } 个回合
