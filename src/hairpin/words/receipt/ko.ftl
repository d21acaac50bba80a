# 경주 결과가 어디서 왔는지: 운과 똑똑한 선택, 그리고 다시 해 보는 차례.

receipt-seats = 누구의 경주일까요?
receipt-helped =
    { $who ->
        [you] 운이 나를 { $count }번 도와줬어요.
       *[other] 운이 { $name } 자동차를 { $count }번 도와줬어요.
    }
receipt-hurt =
    { $who ->
        [you] 나는 { $count }번 운이 나빴어요.
       *[other] { $name } 자동차는 { $count }번 운이 나빴어요.
    }
receipt-calm =
    { $who ->
        [you] 나는 운 때문에 달라진 것이 별로 없어요.
       *[other] { $name } 자동차는 운 때문에 달라진 것이 별로 없어요.
    }
receipt-cleverest =
    { $who ->
        [you] 내가 가장 똑똑했던 때는 { $turn }번째 차례예요.
       *[other] { $name } 자동차가 가장 똑똑했던 때는 { $turn }번째 차례예요.
    }
receipt-decided = { $turn }번째 차례에 승부가 갈렸어요.
receipt-luckiest =
    { $who ->
        [you] 내 운이 가장 좋았어요.
        [nobody] 운이 훨씬 더 좋았던 사람은 없어요.
       *[other] { $name } 자동차가 운이 가장 좋았어요.
    }
receipt-memo-forgot =
    { $who ->
        [you] 나는 조각을 { $count }번 잊어버렸어요.
       *[other] { $name } 자동차는 조각을 { $count }번 잊어버렸어요.
    }
receipt-memo-remembered =
    { $who ->
        [you] 나는 중요한 조각을 모두 기억했어요.
       *[other] { $name } 자동차는 중요한 조각을 모두 기억했어요.
    }
receipt-sure =
    { $sure ->
        [exact] 정확하게 계산했어요.
        [nearly] 거의 정확하게 계산했어요.
        [fairly] 꽤 잘 어림한 거예요.
       *[guess] 대충 어림한 거예요.
    }
receipt-sharpens = 아직 계산하고 있어요…
receipt-sum = 이렇게 된 거예요
receipt-own =
    { $who ->
        [you] 내가 고른 것
       *[other] { $name } 자동차가 고른 것
    }
receipt-part =
    { $part ->
        [start] 처음에
        [luck] 운
        [others] 다른 사람이 고른 것
       *[result] 마지막에
    }
receipt-points = 100은 꼭 이긴다는 뜻이고, 0은 꼭 진다는 뜻이에요.
receipt-error = 숫자는 { $points }쯤 다를 수 있어요.
receipt-waiting = 운이 어땠는지 계산하고 있어요…
receipt-busy = 지금은 계산할 게 많아요. 잠깐만요…
receipt-refused =
    { $why ->
        [tools] 아직 계산할 수 없어요. 컴퓨터가 준비하고 있어요. 몇 분 뒤에 다시 해 보세요.
        [long] 이 경주는 너무 길어서 계산할 수 없어요.
       *[other] 이 경주는 계산하지 못했어요.
    }
receipt-turns = 차례를 골라 보세요
receipt-earlier = 이전 차례
receipt-later = 다음 차례
receipt-turn = { $turn }번째 차례
receipt-watch = 이 차례 보기
receipt-try = 이 차례 다시 해 보기
practice-title = 그냥 연습
practice-line = 그냥 연습이에요. { $turn }번째 차례, { $name } 자동차로 달려요.
practice-now =
    { $count ->
        [1] 이번에는 { $names } 우승!
       *[other] 이번에는 { $names } 공동 우승!
    }
practice-then =
    { $count ->
        [1] 진짜 경주에서는 { $names } 우승!
       *[other] 진짜 경주에서는 { $names } 공동 우승!
    }
practice-stays = 이건 그냥 연습이었어요. 진짜 경주는 그대로예요.
practice-again = 한 번 더 해 보기
practice-back = 돌아가기
error-record-not-ended = 이 경주는 아직 안 끝났어요. 끝난 다음에 다시 보세요.
error-record-not-fair = 이 경주에서 다음에 무엇이 나왔을지는 아무도 몰라요. 보기만 할 수 있어요.
