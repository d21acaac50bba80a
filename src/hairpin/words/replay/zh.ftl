# 再看一遍的比赛：一个回合一个回合地看，谁可能赢，运气怎么样，当时还能怎么选。

replay-loading = 比赛马上就来……
replay-bring = 选一个比赛文件，就能再看一遍。
replay-file = 选一场比赛
replay-leave = 返回
replay-more = 更多
replay-about = 这场比赛
replay-controls = 播放比赛
replay-slider = 回合
replay-play = 播放
replay-pause = 暂停
replay-back = 退一步
replay-forward = 进一步
replay-speed =
    { $speed ->
        [calm] 速度：慢
        [quick] 速度：中
       *[fast] 速度：快
    }
replay-turns = 所有回合
replay-turns-earlier = 更早的回合
replay-turns-later = 更晚的回合
replay-turning-point = 去看决定胜负的回合
replay-decided = 决定了胜负
replay-start = 出发之前
replay-at = 第 { $turn } 回合，一共 { $turns } 回合：{ $name }
replay-turn = 第 { $turn } 回合：{ $name }
replay-drop = 放在这里，就能看这场比赛！
replay-curve = 谁可能赢？
replay-curve-at = 第 { $turn } 回合，一共 { $turns } 回合。
replay-chance = { $name } { $percent }%
replay-certainty =
    { $certainty ->
        [solved] 准确算出来的。
        [certified] 算出来的，最多差百分之 { $points }。
       *[estimated] 估出来的，大约差百分之 { $points }。
    }
replay-by-luck = 运气
replay-by-choice = 选了什么
replay-luck =
    { $how ->
        [lots] { $name }的运气好极了！
        [some] { $name }的运气有点好。
        [less] { $name }的运气有点差。
        [bad] { $name }的运气差极了。
       *[none] 运气没有改变什么。
    }
replay-choice =
    { $how ->
        [only] 这里没有什么可选的。
        [best] { $name }找到了最好的路！
        [near] { $name }走的路和最好的路差不多一样好。
        [little] 另一条路要好一点。
       *[lots] 另一条路要好得多。
    }
replay-cost = 走那条路，100 场比赛大约能多赢 { $count } 场。
replay-decided-it = 这个回合决定了胜负。
replay-extra = 你能记住什么？
replay-begin = 这场比赛一共有 { $turns } 个回合。点“播放”看看吧！
replay-nothing = 这个回合没有什么可说的。
replay-thinking = 正在算谁可能赢……
replay-sharpening = 还在算，数字会越来越准。
replay-stopped = 这场比赛没有跑完就停了。你可以看，不过谁也不知道谁会赢。
replay-refused =
    { $why ->
        [tools] 现在还算不了谁可能赢：这台电脑还在准备。先看看比赛吧！
       *[other] 算不出谁可能赢，不过比赛还是可以看。
    }
replay-receipt = 是运气吗？
replay-fair = 运气公平吗？
replay-fair-right = 这个浏览器全部重新算了一遍：掷骰子和抽取一共 { $count } 次，都对。
replay-fair-mixed =
    { $count ->
        [0] 比赛开始前，秘密数字就锁好了。这一桌没有人再加数字。
       *[other] 比赛开始前，秘密数字就锁好了，{ $names }还加了自己的数字。
    }
replay-fair-limits = 每一步是不是真的那样走的，这里看不出来：检查的只是运气。
replay-fair-none = 这场比赛不是在游戏桌上跑的，没有锁过秘密数字，所以没有什么可检查的。
replay-fair-unknown = 这个游戏的运气在这里检查不了。
replay-fair-hidden = 秘密数字还锁着。等比赛结束后再检查吧。
replay-fair-broken = 小心！这不是比赛开始前锁好的那个秘密数字。
replay-fair-changed = 小心！第 { $turn } 回合被改过，或者前面少了一个回合。
replay-fair-wrong = 小心！第 { $turn } 回合的运气不应该是这样。
replay-fair-unfinished = 这场比赛中途停了。最后有没有少了回合，这里看不出来。
replay-send = 发给别人
replay-send-says = 谁打开这个链接，谁就能看这场比赛。
replay-save = 保存比赛
replay-file-other = 看另一场比赛
error-record-damaged =
    { $fault ->
        [foreign] 这不是 Hairpin 的比赛。选一场保存下来的比赛。
        [cut] 这场比赛缺了结尾。请人把文件再发一次吧。
        [turn] 这场比赛的第 { $turn } 回合不可能是这样的。请人把文件再发一次吧。
        [version] 这场比赛来自更新的 Hairpin。请管理游戏的人更新一下吧。
       *[line] 这个文件坏了，或者被改过。请人再发一次吧。
    }
error-record-too-long = 这场比赛太长了，看不了。
error-review-hidden = 这场比赛还没结束，什么都不能说。
monza-best =
    { $why ->
        [same] 走哪条路都一样好。
        [home] 最好的路能冲过终点线。
        [fewer] 最好的路到终点线用的骰子更少。
        [pushes] 最好的路能把另一辆赛车撞回去。
        [tiles] 最好的路能留下更多圆卡以后用。
        [far] 最好的路能开得很远。
        [safe] 最好的路停在不容易被撞回去的地方。
        [again] 最好是再掷一次：换成别的颜色，也许能开得更远。
       *[waits] 最好的路停在接下来更好走的地方。
    }
memo-best =
    { $why ->
        [home] 最好的走法是直接去终点。
        [pit] 最好的走法是去维修站。
        [open] 最好的走法是去一张翻开的卡。
        [known] 最好的走法是去一张以前翻开过的卡。
        [unknown] 最好的走法是去一张谁都没看过的卡。
        [swap] 最好的走法是交换两张卡。
       *[points] 最好的走法是把卡转一转，让路好好接下去。
    }
memo-lapse-again = { $name }翻开了一张第 { $turn } 回合就翻开过的卡：{ $kind }。这条路不好。
memo-lapse-missed = { $name }忘了一张第 { $turn } 回合翻开过的卡：{ $kind }。那条路更好。
memo-known =
    { $known ->
        [0] 盖着的卡还没有一张翻开过。
       *[other] 要是什么都记得，{ $tiles } 张盖着的卡里就认得 { $known } 张。
    }
memo-known-map = 桌面：盖着的卡里，{ $known } 张翻开过，{ $hidden } 张从来没有翻开过。
memo-odds-title = 其他每张卡可能是：
memo-odds = 其他每张卡可能是：{ $kinds }。
memo-odds-kind = { $kind } { $percent }%
