# 一场比赛的结果从哪里来：运气和聪明的选择；还有再试一次的回合。

receipt-seats = 看谁的比赛？
receipt-helped =
    { $who ->
        [you] 运气帮了你 { $count } 次。
       *[other] 运气帮了{ $name } { $count } 次。
    }
receipt-hurt =
    { $who ->
        [you] 你有 { $count } 次运气不好。
       *[other] { $name }有 { $count } 次运气不好。
    }
receipt-calm =
    { $who ->
        [you] 运气对你影响不大。
       *[other] 运气对{ $name }影响不大。
    }
receipt-cleverest =
    { $who ->
        [you] 你在第 { $turn } 回合最聪明。
       *[other] { $name }在第 { $turn } 回合最聪明。
    }
receipt-decided = 第 { $turn } 回合决定了胜负。
receipt-luckiest =
    { $who ->
        [you] 你的运气最好。
        [nobody] 没有谁的运气明显更好。
       *[other] { $name }的运气最好。
    }
receipt-memo-forgot =
    { $who ->
        [you] 你有 { $count } 次没记住卡。
       *[other] { $name }有 { $count } 次没记住卡。
    }
receipt-memo-remembered =
    { $who ->
        [you] 重要的卡你都记住了。
       *[other] 重要的卡{ $name }都记住了。
    }
receipt-sure =
    { $sure ->
        [exact] 这是准确算出来的。
        [nearly] 这是算出来的，差不多完全准确。
        [fairly] 这是估计的，挺准。
       *[guess] 这只是大概的估计。
    }
receipt-sharpens = 还在接着算……
receipt-sum = 结果是这样来的
receipt-own =
    { $who ->
        [you] 你的选择
       *[other] { $name }的选择
    }
receipt-part =
    { $part ->
        [start] 一开始
        [luck] 运气
        [others] 别人的选择
       *[result] 最后
    }
receipt-points = 100 是一定赢，0 是一定输。
receipt-error = 数字可能会差 { $points }。
receipt-waiting = 正在算哪些是运气……
receipt-busy = 现在要算的东西太多了，等一下……
receipt-refused =
    { $why ->
        [tools] 现在还不能算：电脑还在准备。过几分钟再试。
        [long] 这场比赛太长了，算不了。
       *[other] 这场比赛没算出来。
    }
receipt-turns = 选一个回合
receipt-earlier = 前一个回合
receipt-later = 后一个回合
receipt-turn = 第 { $turn } 回合
receipt-watch = 看这个回合
receipt-try = 再试这个回合
practice-title = 只是试一试
practice-line = 只是试一试：第 { $turn } 回合。你是{ $name }。
practice-now =
    { $count ->
        [1] 这次{ $names }赢了。
       *[other] 这次{ $names }一起赢了。
    }
practice-then =
    { $count ->
        [1] 真正的比赛里，{ $names }赢了。
       *[other] 真正的比赛里，{ $names }一起赢了。
    }
practice-stays = 这只是试一试，真正的比赛不会变。
practice-again = 再试一次
practice-back = 返回
error-record-not-ended = 这场比赛还没结束。等结束了再来看。
error-record-not-fair = 没有人知道这场比赛接下来会出现什么。这场只能看。
