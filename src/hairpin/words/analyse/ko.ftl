# The analysis of a race in a terminal.

cli-analysing = 차례마다 따져 보는 중
cli-analyse-basis =
    { $certainty ->
        [solved] 풀었어요. { $error } 안에서 정확해요.
        [certified] 증명했어요. 다르게 달려도 { $error }보다 더 얻을 수 없어요.
       *[estimated] 어림한 거예요. { $error }퍼센트포인트쯤 다를 수 있어요.
    }
cli-analyse-effort = 더 정확한 숫자: { $flag }
cli-analyse-chances = 차례마다 이길 가능성, 퍼센트
cli-analyse-start = 출발
cli-analyse-turning = 가장 많이 바뀐 차례: { $turn }
cli-analyse-luck = 운: { $points }
cli-analyse-only =
    { $why ->
        [same] { $way }: 다른 길도 똑같이 좋았어요
       *[only] { $way }: 다른 길이 없었어요
    }
cli-analyse-best = { $way }: { $ways }가지 길 가운데 더 나은 길이 없어요
cli-analyse-cost = { $way }: { $cost } 잃었어요. 더 나은 길: { $better }, { $chance }. { $why }
cli-analyse-sum = 결과가 나온 까닭, 퍼센트포인트
cli-analyse-begin = 출발
cli-analyse-lucky = 운
cli-analyse-own = 자기 선택
cli-analyse-others = 다른 사람의 선택
cli-analyse-result = 결과
cli-analyse-helped = { $name } – 운이 크게 도와준 차례: { $helped }, 운이 크게 나빴던 차례: { $hurt }
cli-analyse-cleverest = 가장 똑똑한 차례: { $turn }
cli-analyse-costliest = 가장 아쉬운 차례: { $turn }
cli-analyse-luckiest = { $name } 자동차가 운이 더 좋았어요.
cli-analyse-even = 누구 운이 더 좋았는지 뚜렷하지 않아요.
cli-analyse-solve = 정확한 숫자를 보려면 먼저 이 경주를 푸세요: { $command }
cli-why-monza =
    { $why ->
        [only] 다른 길이 없어요.
        [home] 그러면 결승선을 넘어요.
        [fewer] 그러면 주사위를 더 적게 쓰고 결승선을 넘어요.
        [pushes] 그러면 다른 자동차가 뒤로 물러나요.
        [tiles] 그러면 조각을 더 아낄 수 있어요.
        [far] 그러면 더 멀리 가요.
        [safe] 거기서는 쉽게 밀려나지 않아요.
        [again] 다른 색이 나오면 더 멀리 갈 수 있어요.
       *[waits] 거기서 다음에 더 잘 갈 수 있어요.
    }
cli-why-memo =
    { $why ->
        [only] 다른 길이 없어요.
        [home] 그러면 알맞은 출발·도착 조각에 가요.
        [pit] 그러면 정비소에 가요.
        [open] 길이 열려 있어요.
        [known] 이미 본 조각이고 길이 맞아요.
        [unknown] 새 조각을 보면 새로운 것을 알 수 있어요.
        [swap] 조각 두 개를 바꾸면 길이 열려요.
       *[points] 길이 맞는 쪽으로 가요.
    }
cli-memory-known = 아는 조각: { $tiles }
cli-memory-unseen = 본 적 없는 조각 { $count }개: { $odds }
cli-memory-again = 잊어버린 조각: { $cell }, { $kind }. { $turn }번째 차례에 이미 뒤집었어요.
cli-memory-missed = 잊어버린 조각: { $cell }, { $kind }, { $turn }번째 차례. 그쪽이 더 나은 길이었어요.
cli-memory-seat = { $name } – 다시 뒤집은 조각: { $again }, 잊어버린 조각: { $forgotten }, 잃은 점수: { $cost }
cli-memory-worst = 가장 아쉬운 차례: { $turn }
