# 다시 보는 경주: 차례마다 누가 이길 것 같았는지, 운이 어땠는지, 무엇을 고를 수 있었는지.

replay-loading = 경주를 가져오고 있어요…
replay-bring = 경주 파일을 고르면 다시 볼 수 있어요.
replay-file = 경주 고르기
replay-leave = 돌아가기
replay-more = 더 보기
replay-about = 이 경주 이야기
replay-controls = 경주 보기
replay-slider = 차례
replay-play = 보기
replay-pause = 멈추기
replay-back = 한 걸음 뒤로
replay-forward = 한 걸음 앞으로
replay-speed =
    { $speed ->
        [calm] 빠르기: 느리게
        [quick] 빠르기: 보통
       *[fast] 빠르기: 빠르게
    }
replay-turns = 모든 차례
replay-turns-earlier = 이전 차례 보기
replay-turns-later = 다음 차례 보기
replay-turning-point = 승부가 갈린 차례로 가기
replay-decided = 여기서 승부가 갈렸어요
replay-start = 출발하기 전
replay-at = { $turns }번 가운데 { $turn }번째 차례: { $name }
replay-turn = { $turn }번째 차례: { $name }
replay-drop = 여기에 놓으면 이 경주를 볼 수 있어요!
replay-curve = 누가 이길 것 같았나요?
replay-curve-at = 차례 { $turns }번 가운데 { $turn }번째예요.
replay-chance = { $name } { $percent }%
replay-certainty =
    { $certainty ->
        [solved] 정확하게 계산했어요.
        [certified] 계산했어요. 많아야 { $points }퍼센트 다를 수 있어요.
       *[estimated] 어림했어요. { $points }퍼센트쯤 다를 수 있어요.
    }
replay-by-luck = 운
replay-by-choice = 무엇을 골랐나요
replay-luck =
    { $how ->
        [lots] { $name } 자동차는 운이 아주 좋았어요!
        [some] { $name } 자동차는 운이 조금 좋았어요.
        [less] { $name } 자동차는 운이 조금 나빴어요.
        [bad] { $name } 자동차는 운이 아주 나빴어요.
       *[none] 운 때문에 달라진 것은 별로 없어요.
    }
replay-choice =
    { $how ->
        [only] 여기서는 고를 것이 없었어요.
        [best] { $name } 자동차가 가장 좋은 길을 찾았어요!
        [near] { $name } 자동차의 길은 가장 좋은 길과 거의 똑같이 좋았어요.
        [little] 조금 더 좋은 길이 있었어요.
       *[lots] 훨씬 더 좋은 길이 있었어요.
    }
replay-cost = 그 길로 가면 경주 100번에 { $count }번쯤 더 이겨요.
replay-decided-it = 이 차례에 승부가 갈렸어요.
replay-extra = 무엇을 기억할 수 있었나요?
replay-begin = 차례가 모두 { $turns }번 있었어요. ‘보기’를 눌러 보세요!
replay-nothing = 이 차례는 이야기할 것이 없어요.
replay-thinking = 누가 이길 것 같았는지 계산하고 있어요…
replay-sharpening = 아직 계산하고 있어요. 숫자가 점점 더 정확해져요.
replay-stopped = 이 경주는 끝나기 전에 멈췄어요. 볼 수는 있지만, 누가 이겼을지는 아무도 몰라요.
replay-refused =
    { $why ->
        [tools] 아직 계산할 수 없어요. 컴퓨터가 준비하고 있어요. 그동안 경주를 보세요!
       *[other] 누가 이길 것 같았는지 계산하지 못했어요. 경주는 볼 수 있어요.
    }
replay-receipt = 다 운일까요?
replay-fair = 운은 공평했나요?
replay-fair-right = 이 브라우저에서 모두 다시 계산했어요. 주사위와 뽑기 { $count }번이 모두 맞아요.
replay-fair-mixed =
    { $count ->
        [0] 비밀 숫자는 경주 전에 꼭꼭 잠겨 있었어요. 테이블에서 숫자를 보탠 사람은 없어요.
       *[other] 비밀 숫자는 경주 전에 꼭꼭 잠겨 있었어요. 숫자를 보탠 자리가 더 있어요: { $names }.
    }
replay-fair-limits = 실제로 그렇게 움직였는지는 알 수 없어요. 운만 확인해요.
replay-fair-none = 테이블에서 한 경주가 아니라서 잠가 둔 비밀 숫자가 없어요. 확인할 것이 없어요.
replay-fair-unknown = 이 게임의 운은 여기에서 확인할 수 없어요.
replay-fair-hidden = 비밀 숫자가 아직 잠겨 있어요. 경주가 끝나면 다시 확인하세요.
replay-fair-broken = 조심하세요! 경주 전에 잠가 둔 비밀 숫자가 아니에요.
replay-fair-changed = 조심하세요! { $turn }번째 차례가 바뀌었거나 그 앞의 차례가 빠졌어요.
replay-fair-wrong = 조심하세요! { $turn }번째 차례에는 다른 것이 나와야 했어요.
replay-fair-unfinished = 이 경주는 도중에 멈췄어요. 끝에 빠진 차례가 있는지는 알 수 없어요.
replay-send = 보내기
replay-send-says = 이 링크를 열면 누구나 경주를 볼 수 있어요.
replay-save = 경주 저장하기
replay-file-other = 다른 경주 보기
error-record-damaged =
    { $fault ->
        [foreign] Hairpin 경주가 아니에요. 저장한 경주를 고르세요.
        [cut] 이 경주의 끝부분이 없어요. 파일을 다시 달라고 하세요.
        [turn] 이 경주의 { $turn }번째 차례는 그렇게 될 수 없어요. 파일을 다시 달라고 하세요.
        [version] 더 새로운 Hairpin의 경주예요. 게임을 켠 사람에게 업데이트해 달라고 하세요.
       *[line] 파일이 망가졌거나 바뀌었어요. 다시 달라고 하세요.
    }
error-record-too-long = 이 경주는 너무 길어서 볼 수 없어요.
error-review-hidden = 이 경주는 아직 끝나지 않아서 아무것도 알려 주지 않아요.
monza-best =
    { $why ->
        [same] 어느 길로 가도 똑같이 좋아요.
        [home] 가장 좋은 길로 가면 결승선을 넘어요.
        [fewer] 가장 좋은 길로 가면 주사위를 더 적게 쓰고 결승선을 넘어요.
        [pushes] 가장 좋은 길로 가면 다른 자동차를 뒤로 밀어내요.
        [tiles] 가장 좋은 길로 가면 나중에 쓸 조각이 더 남아요.
        [far] 가장 좋은 길로 가면 아주 멀리 가요.
        [safe] 가장 좋은 길의 끝에서는 쉽게 밀려나지 않아요.
        [again] 주사위를 다시 굴리는 게 가장 좋아요. 다른 색이 나오면 더 멀리 갈 수 있어요.
       *[waits] 가장 좋은 길의 끝에서는 다음에 더 잘 갈 수 있어요.
    }
memo-best =
    { $why ->
        [home] 가장 좋은 길은 바로 도착점으로 가는 거예요.
        [pit] 가장 좋은 길은 정비소로 가는 거예요.
        [open] 가장 좋은 길은 지금 보이는 조각으로 가는 거예요.
        [known] 가장 좋은 길은 전에 보았던 조각으로 가는 거예요.
        [unknown] 가장 좋은 길은 아무도 못 본 조각으로 가는 거예요.
        [swap] 조각 두 개를 바꾸는 것이 가장 좋아요.
       *[points] 길이 잘 이어지게 조각을 돌리는 것이 가장 좋아요.
    }
memo-lapse-again = { $name } 자동차가 { $turn }번째 차례에 나왔던 조각을 다시 뒤집었어요: { $kind }. 좋은 길이 아니었어요.
memo-lapse-missed = { $name } 자동차가 { $turn }번째 차례에 나왔던 조각을 잊었어요: { $kind }. 그 길이 더 좋았어요.
memo-known =
    { $known ->
        [0] 덮인 조각 가운데 나왔던 것은 아직 없었어요.
       *[other] 모두 기억하면 덮인 조각 { $tiles }개 가운데 { $known }개를 알아요.
    }
memo-known-map = 테이블: 덮인 조각 가운데 { $known }개는 나왔고, { $hidden }개는 나온 적이 없어요.
memo-odds-title = 나머지 조각은 이런 것일 수 있어요.
memo-odds = 나머지 조각은 이런 것일 수 있어요. { $kinds }.
memo-odds-kind = { $kind } { $percent }%
