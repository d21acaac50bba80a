# 이길 가능성 막대, 도움말을 주는 부엉이, 공평한 출발.

bar = 누가 이길까요?
bar-says =
    { $state ->
        [on] 막대를 켰어요. 누가 이길 것 같은지 모두 볼 수 있어요.
       *[off] 막대를 껐어요.
    }
bar-title = 누가 이길까요?
bar-about = 막대에서 자동차 색으로 된 부분이 길수록 이기기 쉬워요. 그래도 주사위가 모든 걸 바꿀 수 있어요.
bar-seat = { $name } { $percent }%
bar-waiting = 잠깐만요…
bar-leader = 지금은 { $name } 자동차가 가장 이길 것 같아요. { $percent }%예요.
bar-certainty =
    { $certainty ->
        [solved] 정확하게 계산했어요.
        [certified] 계산했어요. 많아야 { $points }퍼센트 다를 수 있어요.
       *[estimated] 어림한 거예요. { $points }퍼센트쯤 다를 수 있어요.
    }
coach-switch = { $name }에게 부엉이 도움 주기
coach-about = 자기 차례에 부엉이에게 물어볼 수 있어요. 모두 그걸 볼 수 있어요.
coach-says =
    { $state ->
        [on] { $name } 자리에서 이제 부엉이에게 물어볼 수 있어요.
       *[off] { $name } 자리에서 이제 부엉이 없이 달려요.
    }
coach-badge = 부엉이가 도와줘요
coach-ask = 부엉이에게 물어보기
coach-thinks = 부엉이가 생각하고 있어요…
coach-thanks = 부엉이야, 고마워!
coach-nothing = 여기서는 고를 게 없어요.
coach-lay = 내 생각은 이래요: { $colours }.
coach-reroll = 이 주사위를 다시 굴려 보세요: { $colours }.
coach-turbo = 그다음은 보상 주사위!
coach-bonus = 행운의 이동을 해 보세요.
coach-no-bonus = 이번에는 행운의 이동을 하지 마세요.
coach-stay = 여기 그대로 있고, 깃발을 누르세요.
coach-why-only = 다른 길이 없어요.
coach-why-same = 어느 길로 가도 똑같이 좋아요.
coach-why-home = 그러면 결승선을 넘어요!
coach-why-fewer = 그러면 주사위를 더 적게 쓰고 결승선을 넘어요.
coach-why-pushes = 그러면 다른 자동차가 뒤로 물러나요.
coach-why-tiles = 그러면 조각을 더 아낄 수 있어요.
coach-why-far = 그러면 아주 멀리 가요.
coach-why-safe = 거기서는 쉽게 밀려나지 않아요.
coach-why-again = 다른 색이 나오면 더 멀리 갈 수 있어요.
coach-why-waits = 거기서 다음에 더 잘 갈 수 있어요.
fair-start = 공평한 출발
fair-start-about = 누가 더 잘하면, 다른 사람은 조금 앞에서 출발할 수 있어요. 저마다 얼마나 잘하는지 골라 주세요.
fair-start-find = 공평한 출발 찾기
fair-start-working = 경주를 아주 많이 해 보고 있어요…
fair-start-stop = 그만
fair-start-even = 벌써 공평해요. 모두 출발선에서 시작해요.
fair-start-begins =
    { $count ->
       *[other] { $name } 자동차는 { $count }칸 앞에서 시작해요.
    }
fair-start-says =
    { $state ->
        [on] { $says }
       *[off] 이제 모두 출발선에서 시작해요.
    }
fair-start-chances = { $name }: 전에는 { $before }%, 지금은 { $after }%
fair-start-error =
    { $points ->
        [0] 정확하게 계산했어요.
       *[other] 경주 { $races }번으로 어림했어요. { $points }퍼센트쯤 다를 수 있어요.
    }
fair-start-accept = 이렇게 달리기
fair-start-again = 다시 고르기
fair-start-remove = 앞에서 출발하지 않기
fair-start-badge =
    { $count ->
       *[other] { $count }칸 앞에서 출발
    }
