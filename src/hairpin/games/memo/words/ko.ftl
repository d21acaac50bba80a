# 기억 랠리: 도로 조각, 정비소, 기름통, 출발·도착 조각, 막다른 길, 바꾸기, 뒤집기, 덮기.

# Home

memo-title = 기억 랠리
memo-says = 조각을 뒤집어요. 길이 기억나나요?

# Options

option-memo-reveal = 어떤 조각을 뒤집을 수 있나요?
option-memo-reveal-road = 내 길이 이어지는 조각
option-memo-reveal-any = 내 옆이면 아무 조각이나
option-memo-first-dead-end = 막다른 길이 출발점을 등져도 돼요…
option-memo-first-dead-end-first-round = 첫 라운드에만
option-memo-first-dead-end-first-drive = 자동차마다 처음 달릴 때
option-memo-canisters = 기름통은 이렇게 뽑아요…
option-memo-canisters-all = 네 가지 색 모두에서
option-memo-canisters-starts = 자동차가 출발한 색에서만
option-memo-aid = 기억 도우미
option-memo-aid-says = 이 사람들에게는 방금 덮인 조각이 서서히 흐려지며 보여요. 누가 그런지 모두 알아요.
option-memo-tiles = 어떤 도로 조각을 섞나요?
option-memo-tiles-road-tiles = 도로 조각
option-memo-tiles-open-roads = 열린 길: 막다른 길이 없어요, 어린이용
option-memo-players = 몇 명이 달리나요?
option-memo-starter = 어느 자리가 먼저 하나요?

# Race

race-canister =
    { $car ->
        [red] 기름통: 빨간 결승선으로
        [yellow] 기름통: 노란 결승선으로
        [green] 기름통: 초록 결승선으로
       *[blue] 기름통: 파란 결승선으로
    }
memo-table = 테이블: 조각이 다섯 개씩 다섯 줄, 가운데는 정비소
memo-down = { $cell }, 덮여 있음
memo-ghost = { $cell }, 덮여 있음, 조금 전: { $kind }
memo-open = { $cell }, { $kind }, { $ways }으로 열림
memo-turned-up = { $cell }, { $kind }, 방금 뒤집음
memo-offered = { $cell }, { $kind }, 방금 뒤집음, 이렇게 놓으면 { $ways }으로 열림
memo-pit =
    { $count ->
        [0] { $cell }, 정비소, 기름통 없음
       *[other] { $cell }, 정비소, 기름통 { $count }개
    }
memo-the-pit = 정비소
memo-start =
    { $colour ->
        [red] 빨간 출발·도착 조각
        [blue] 파란 출발·도착 조각
        [green] 초록 출발·도착 조각
       *[yellow] 노란 출발·도착 조각
    }
memo-to-start =
    { $colour ->
        [red] 빨간 출발·도착 조각
        [blue] 파란 출발·도착 조각
        [green] 초록 출발·도착 조각
       *[yellow] 노란 출발·도착 조각
    }
memo-car =
    { $car ->
        [red] 빨간 자동차
        [yellow] 노란 자동차
        [green] 초록 자동차
        [blue] 파란 자동차
        [white] 하얀 자동차
       *[purple] 보라 자동차
    }
memo-kind =
    { $kind ->
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 세 갈래 길
        [crossing] 네거리
       *[dead-end] 막다른 길
    }
memo-side =
    { $side ->
        [N] 북쪽
        [E] 동쪽
        [S] 남쪽
       *[W] 서쪽
    }
memo-row =
    { $row ->
        [1] 맨 윗줄
        [2] 위에서 둘째 줄
        [3] 가운뎃줄
        [4] 아래에서 둘째 줄
       *[5] 맨 아랫줄
    }
memo-column =
    { $column ->
        [1] 맨 왼쪽
        [2] 왼쪽에서 둘째
        [3] 한가운데
        [4] 오른쪽에서 둘째
       *[5] 맨 오른쪽
    }
memo-spot = { memo-row } { memo-column }
memo-say-placed = { $name } 자동차가 { $first }에서 출발해요.
memo-say-turned = { $name }: { $first } 조각을 뒤집었어요. { $kind }!
memo-say-laid = 길이 열린 쪽: { $ways }.
memo-say-offered = { $kind }, 열린 쪽: { $ways }
memo-say-moved = { $name } 자동차가 달려요: { $second }.
memo-say-covered = { $first } 조각이 다시 덮였어요.
memo-say-swapped = { $name }: { $first }, { $second } 조각을 서로 바꿨어요.
memo-say-canister =
    { $colour ->
        [red] { $name } 자동차에 기름통을 실었어요. 빨간 출발·도착 조각으로 출발!
        [blue] { $name } 자동차에 기름통을 실었어요. 파란 출발·도착 조각으로 출발!
        [green] { $name } 자동차에 기름통을 실었어요. 초록 출발·도착 조각으로 출발!
       *[yellow] { $name } 자동차에 기름통을 실었어요. 노란 출발·도착 조각으로 출발!
    }
memo-say-finished = { $name } 자동차가 결승선에 도착했어요!
memo-hint-place = 어디서 출발할까요?
memo-hint-choose = 어디로 갈까요?
memo-hint-rotate = 조각을 돌리고 달려요.
memo-hint-drive = 출발!
memo-hint-stuck = 길이 없어요. 조각 두 개를 바꿔요.
memo-hint-first = 조각 하나를 골라요…
memo-hint-second = …하나 더.
memo-hint-wait = 잘 봐요!
memo-swap = 조각 두 개 바꾸기
memo-cancel = 안 할래요
memo-rotate = 조각 돌리기
memo-drive = 거기로 달리기
seat-aid = 기억 도우미
memo-aided = 기억 도우미: { $names }. 방금 덮인 조각이 살짝 비쳐요.

# Podium

memo-reason = 기름통을 싣고 맞는 결승선에 도착했어요.
memo-to-finish = 결승선까지 조각 { $count }개
memo-to-pit = 정비소까지 조각 { $count }개
memo-moment-canister = { $name } 자동차가 기름통을 받았어요!
memo-moment-road = { $name }: 조각 두 개를 바꿔요. 나중에 { $other } 자동차가 그 위를 달려요.
memo-moment-own-road = { $name }: 조각 두 개를 바꾸고 나중에 그 위를 달려요.
memo-moment-swap = { $name }: 조각 두 개를 바꿔요.
memo-moment-dead-end = { $name } 자동차 앞은 막다른 길!
memo-moment-home = { $name } 자동차가 기름통을 싣고 결승선에 도착!

# Said aloud and in words

memo-here = { $name } 자동차는 여기 있어요: { $what }.
memo-not-here = { $name } 자동차는 아직 출발하지 않았어요.
memo-beside =
    { $side ->
        [N] 북쪽: { $what }.
        [E] 동쪽: { $what }.
        [S] 남쪽: { $what }.
       *[W] 서쪽: { $what }.
    }
memo-edge = 테이블 끝
memo-open-to-you = 거기로 갈 수 있어요
memo-no-road = 거기로 이어진 길이 없어요
memo-goal =
    { $colour ->
        [red] { $name } 자동차는 빨간 출발·도착 조각으로 가야 해요.
        [blue] { $name } 자동차는 파란 출발·도착 조각으로 가야 해요.
        [green] { $name } 자동차는 초록 출발·도착 조각으로 가야 해요.
        [yellow] { $name } 자동차는 노란 출발·도착 조각으로 가야 해요.
       *[none] { $name } 자동차는 먼저 정비소에서 기름통을 받아야 해요.
    }
memo-banned = 방금 바꾼 조각이라 지금은 다시 못 바꿔요: { $cells }.
memo-way-start = 여기서 출발: { $what }
memo-way-turn =
    { $side ->
        [N] 북쪽 { $what } 뒤집기
        [E] 동쪽 { $what } 뒤집기
        [S] 남쪽 { $what } 뒤집기
       *[W] 서쪽 { $what } 뒤집기
    }
memo-way-drive =
    { $side ->
        [N] 북쪽으로 달리기: { $what }
        [E] 동쪽으로 달리기: { $what }
        [S] 남쪽으로 달리기: { $what }
       *[W] 서쪽으로 달리기: { $what }
    }
memo-way-lay = 길이 { $ways }으로 나요. 이어지는 곳: { $where }
memo-way-lay-nowhere = 길이 { $ways }으로 나요. 이어지는 곳이 없어요

# Keys

keys-memo-arrows = 조각에서 조각으로
keys-memo-space = 조각 돌리기
keys-memo-swap = 조각 두 개 바꾸기

# Why not?

why-memo-not-your-turn = 지금은 다른 사람 차례예요. 잘 봐요!
why-memo-wait = 잠깐만요, 움직이는 중이에요.
why-memo-over = 경주가 끝났어요.
why-memo-start-first = 먼저 출발·도착 조각에 자동차를 놓아요.
why-memo-start-taken = 거기서는 다른 사람이 출발해요. 다른 곳을 골라요.
why-memo-here = 자동차가 벌써 거기 있어요.
why-memo-not-beside = 그 조각은 내 조각 옆이 아니에요.
why-memo-no-road = 내 길이 거기로 이어지지 않아요.
why-memo-roads-apart = 두 길이 만나지 않아요.
why-memo-turned-up = 조각을 하나 뒤집었어요. 이제 그 조각으로 달려요.
why-memo-fixed = 정비소와 출발·도착 조각은 움직이지 않아요.
why-memo-under-car = 그 조각 위에 자동차가 있어요. 움직일 수 없어요.
why-memo-just-swapped = 방금 바꾼 조각이에요. 이번에는 그대로 두어요.
why-memo-same-tile = 벌써 고른 조각이에요. 다른 조각을 골라요.

# Rules

rules-page-memo = 기억 랠리
rules-page-memo-says = 지나가면 숨어 버리는 조각 위에서 길을 찾아요.
rules-memo-goal = 정비소에서 기름통을 받아요. 기름통이 내 색을 알려 줘요. 그 색 출발·도착 조각에 가장 먼저 가요!
rules-memo-begin = 도로 조각은 모두 덮인 채 정비소 둘레에 있어요. 모두 자동차를 출발·도착 조각에 놓아요. 색은 상관없어요.
rules-memo-turn = 내 차례에는 한 가지만 해요: 달리거나, 조각 두 개를 바꿔요.
rules-memo-reveal = 달리기: 내 옆의 조각을 하나 뒤집어요. 모두 함께 봐요!
rules-memo-road = 내 길이 거기로 이어져야 해요. 아니면 못 가요.
rules-memo-rotate = 내 길과 만나도록 조각을 돌려요. 그러면 어디로 이어지든 꼭 그 조각으로 달려야 해요.
rules-memo-cover = 지나온 조각은 다시 덮여요. 무엇이었는지 기억해요!
rules-memo-dead-end = 첫 라운드에 막다른 길이 나왔나요? 덮인 조각 쪽으로 돌려도 돼요.
rules-memo-car = 자동차가 있는 조각은 열려 있어요. 두 길이 만나면 갈 수 있어요. 아무도 밀려나지 않아요.
rules-memo-open = 정비소와 출발·도착 조각은 늘 열려 있어요. 길이 만나면 갈 수 있어요.
rules-memo-swap = 아니면 바꾸기: 덮인 조각 두 개의 자리를 서로 바꿔요. 아무도 보면 안 돼요.
rules-memo-fixed = 정비소, 출발·도착 조각, 자동차 밑의 조각은 움직이지 않아요.
rules-memo-rest = 방금 바꾼 조각은 바로 다음 차례에 또 바꿀 수 없어요. 그 조각으로 달리는 건 괜찮아요.
rules-memo-pit = 정비소에서 맨 위 기름통을 받아요. 그 색이 내 결승선이고, 모두 볼 수 있어요.
rules-memo-finish = 맞는 출발·도착 조각에 가장 먼저 도착하면 바로 이겨요.
rules-memo-free = 진짜 조각이 있으면 그냥 길을 만들어 마음대로 달려도 좋아요.
rules-house-reveal = 길이 이어지지 않아도 옆의 아무 조각이나 뒤집을 수 있어요.
rules-house-dead-end = 막다른 길은 자동차마다 처음 달릴 때 출발점을 등질 수 있어요. 첫 라운드가 지나도 돼요.
rules-house-canisters = 기름통은 자동차가 출발한 색만 있어요.
rules-house-aid = 가장 어린 사람에게는 덮인 조각이 서서히 흐려지며 보여요. 누가 그런지 모두 알아요.

# First race

lesson-memo-place = 어디서 출발할까요? 출발·도착 조각을 눌러요.
lesson-memo-choose = 내 길은 빛나는 조각으로 이어져요. 하나를 눌러 뒤집어요.
lesson-memo-rotate = 길이 마음에 들 때까지 조각을 돌려요. 그리고 달려요!
lesson-memo-turn = 조각을 눌러 돌려요. 다른 쪽이 더 좋아요!
lesson-memo-pit = 먼저 가운데 정비소에 가서 기름통을 받아요.
lesson-memo-home = 기름통을 받았어요. 같은 색 출발·도착 조각으로 달려요!
lesson-memo-remember = 여기를 떠나면 이 조각은 다시 덮여요. 기억해요!
lesson-memo-or-swap = 달리는 대신 조각 두 개를 바꿔도 돼요.
lesson-memo-swap = 덮인 조각 두 개를 골라요. 서로 자리가 바뀌어요.
lesson-memo-stuck = 갈 길이 없나요? 조각 두 개를 바꿔요.
lesson-memo-on = 이쪽이에요! 조각을 눌러요.
lesson-memo-other = 지금은 { $name } 차례예요. 어떤 조각을 뒤집는지 잘 봐요!
lesson-memo-canister = { $name } 자동차에 기름통이 있어요. 그 색이 가야 할 곳이에요.
lesson-memo-end = 경주를 끝까지 했어요! 이제 어떻게 하는지 알겠죠?
lesson-memo-says = 조각을 뒤집고, 기억하고, 기름통을 가져와요.
lesson-memo-fetch = 정비소예요! 눌러서 기름통을 받아요.
lesson-memo-in = 저기가 내 도착점이에요! 누르면 이겨요.

# Free play

free-title = 자유롭게 달리기
free-says = 길을 직접 만들고 마음껏 달려요.
free-board = 놀이판
free-tools = 무엇을 놓을까요?
free-tool =
    { $tool ->
        [pencil] 길 그리기
        [eraser] 지우개
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 세 갈래 길
        [crossing] 네거리
        [dead-end] 막다른 길
        [start] 출발·도착
       *[pit] 정비소
    }
free-kind =
    { $kind ->
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 세 갈래 길
        [crossing] 네거리
        [dead-end] 막다른 길
        [start] 출발·도착
       *[pit] 정비소
    }
free-side =
    { $side ->
        [N] 위
        [E] 오른쪽
        [S] 아래
       *[W] 왼쪽
    }
free-place-empty = { $row }행 { $column }열: 비어 있음
free-place = { $row }행 { $column }열: { $kind }, 열린 쪽: { $ways }
free-hint = 손가락으로 길을 그려요. 조각을 누르면 돌아가요.
free-shuffle = 아무 길이나 만들어 줘요
free-shuffled = 새 길이 놓였어요.
free-circuits = 길 모음
free-full = 더 크게는 못 만들어요. 40×40 조각까지예요.
free-drive = 출발!
free-build = 길 만들기
free-cars = 어떤 자동차가 달릴까요?
free-take-a-car = 달릴 자동차를 눌러요.
free-four-cars = 한 번에 네 대까지 달려요. 자동차를 누르면 길에서 빠져요.
free-computer-add = 컴퓨터와 달리기
free-computer-car = { memo-car }, 컴퓨터
free-level =
    { $level ->
        [slow] 속도: 느림
        [middle] 속도: 보통
       *[fast] 속도: 빠름
    }
free-ghost = 가장 빠른 바퀴의 유령 자동차
free-road = 길과 자동차
free-go = 달리기
free-left = 다음에 왼쪽으로
free-right = 다음에 오른쪽으로
free-brake = 멈추기, 서 있으면 뒤로 돌기
free-keys = 키: { $keys }
free-laps = 바퀴: { $count }
free-last = 지난 바퀴: { $seconds }초
free-best = 가장 빠른 바퀴: { $seconds }초
free-lap-done = { $count }바퀴째, { memo-car }: { $seconds }초.
free-lap-best = { $count }바퀴째, { memo-car }: { $seconds }초. 지금까지 가장 빨라요!
free-unnamed = 길 { $number }
free-name = 길 이름
free-not-kept = 이 브라우저에는 저장할 수 없어요. 파일로 저장해 보세요.
free-mine = 내 길
free-example =
    { $id ->
        [ring] 동그란 길
        [eight] 8자 길
        [snake] 뱀 길
       *[town] 마을
    }
free-send-says = 이 링크를 열면 내 길을 볼 수 있어요.
free-clear = 모두 치우기
free-received = 길이 도착했어요.
error-circuit-broken = 여기에는 길이 없어요. 다시 보내 달라고 해 보세요.
error-circuit-large = 길이 너무 커요. 40×40 조각까지예요.
error-circuit-version = 더 새로운 Hairpin에서 만든 길이에요. 게임을 새로 설치해 달라고 해 보세요.

# Terminal

cli-does-start = 출발: { memo-to-start }
cli-does-turn-up = { $cell } 뒤집기
cli-does-find = 나온 길: { memo-kind }
cli-does-lay = 길을 { $ways }으로 돌리고 { $cell } 조각으로
cli-does-go = 이동: { $place }
cli-does-pick = 바꿀 조각: { $cell }
cli-does-canister =
    { $colour ->
        [red] 빨간 기름통 받기
        [blue] 파란 기름통 받기
        [green] 초록 기름통 받기
       *[yellow] 노란 기름통 받기
    }
cli-does-swap = 조각 두 개 바꾸기
