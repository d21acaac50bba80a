# 一张桌子的比赛：奖杯、纪录，还有保存了什么。

history-leave = 返回
history-empty = 这里还没有跑完的比赛。一跑完，就能在这里看到。
history-reading = 还有更多比赛，马上就来……
history-champions = 历届冠军
history-champions-older = 看更早的冠军
history-bests-on = 纪录：{ $board }
history-best-turns = 赢得最快
history-best-turns-says = { $name }用 { $number } 个回合就赢了。
history-best-monza-longest-push = 撞得最远
history-best-monza-longest-push-says = { $name }把{ $other }撞退了 { $number } 个区段。
history-best-monza-lucky-roll = 手气最好
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name }掷出什么都能开这么远。
       *[other] { $name }手气真好：{ $number } 次里只有一次能开这么远。
    }
history-best-memo-swaps = 交换最多
history-best-memo-swaps-says = { $name }在一场比赛里交换了 { $number } 次卡。
history-best-memo-dead-ends = 死胡同最多
history-best-memo-dead-ends-says = { $name }在一场比赛里碰上了 { $number } 个死胡同。
history-races = 所有比赛
history-race = 第 { $number } 场比赛
history-how =
    { $how ->
        [closed] 因为更新而结束
       *[abandoned] 没跑完就停了
    }
history-turns = { $count } 个回合
history-watch = 再看一遍
history-file = 保存这场比赛
history-older = 看更早的比赛
history-kept = 这里保存了什么
history-kept-says = 这一桌的每场比赛都会保存：谁开哪辆车、每次掷骰子、每一步怎么走。全都在运行 Hairpin 的那台电脑的一个文件里，Hairpin 不会把它发到任何地方。
history-kept-long =
    { $days ->
        [0] 桌主不删，就一直在。
       *[other] 桌主不删，就一直在。只有一场比赛都没跑完的桌，{ $days } 天没人来才会清理掉。
    }
history-kept-copies = 删除以后，比赛、骰子和奖杯会从那个文件里彻底消失。文件的备份、另外保存的比赛，还有浏览器记住的内容都不会变。
history-export = 全部保存
history-delete = 删除所有比赛
history-delete-ask = 真的要删除这一桌的所有比赛、纪录和奖杯吗？删了就找不回来了。
