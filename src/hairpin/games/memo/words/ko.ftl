# Terms: 조각 tile (도로 조각 road tile), 정비소 pit stop, 기름통 canister, 출발·도착 조각 start-finish tile, 출발점 start,
# 도착점 finish, 막다른 길 dead end, 삼거리 junction, 사거리 crossing, 갈림길 any junction ahead, 뒤집다 turn over, 덮다 face down,
# 바꾸다 switch, 돌리다 spin, 기억 도우미 memory aid, 코스 circuit (free play), 게임판 board.
# “{ $ways } 방향” stands after any list of directions.

# Home

memo-title = 기억 랠리
memo-says = 조각을 뒤집어 보세요. 길이 기억나나요?

# Options

option-memo-reveal = 어떤 조각을 뒤집어도 되나요?
option-memo-reveal-road = 내 길이 이어지는 조각
option-memo-reveal-any = 내 자동차 옆이면 아무 조각이나
option-memo-first-dead-end = 막다른 길을 언제 출발점이 아닌 쪽으로 돌려도 되나요?
option-memo-first-dead-end-first-round = 첫 라운드에만
option-memo-first-dead-end-first-drive = 자동차마다 처음 달릴 때
option-memo-canisters = 정비소에 어떤 기름통이 있나요?
option-memo-canisters-all = 네 가지 색 중 아무거나
option-memo-canisters-starts = 자동차가 출발한 색만
option-memo-aid = 기억 도우미
option-memo-aid-says = 이 사람들에게는 방금 덮인 조각이 조금 더 보여요. 누가 도움을 받는지 모두 알아요.
option-memo-tiles = 어떤 도로 조각으로 할까요?
option-memo-tiles-road-tiles = 도로 조각
option-memo-tiles-open-roads = 열린 길: 막다른 길이 없어서 어린 동생에게 좋아요
board-memo-road-tiles = { memo-title }
board-memo-open-roads = 열린 길
option-memo-players = 몇 명이 하나요?
option-memo-starter = 어느 자리가 먼저 하나요?

# Race

race-canister =
    { $car ->
        [red] 기름통 있음: 빨간색 출발·도착 조각으로
        [yellow] 기름통 있음: 노란색 출발·도착 조각으로
        [green] 기름통 있음: 초록색 출발·도착 조각으로
       *[blue] 기름통 있음: 파란색 출발·도착 조각으로
    }
memo-table = 테이블: 조각이 다섯 개씩 다섯 줄, 한가운데는 정비소
memo-down = { $cell }, 덮인 조각
memo-ghost = { $cell }, 덮인 조각, 조금 전에는 { $kind }
memo-open = { $cell }, { $kind }, 길은 { $ways } 방향
memo-turned-up = { $cell }, { $kind }, 방금 뒤집음
memo-offered = { $cell }, { $kind }, 이렇게 놓으면 길은 { $ways } 방향
memo-pit =
    { $count ->
        [0] { $cell }, 정비소, 남은 기름통 없음
       *[other] { $cell }, 정비소, 기름통 { $count }개
    }
memo-the-pit = 정비소
memo-start =
    { $colour ->
        [red] 빨간색 출발·도착 조각
        [blue] 파란색 출발·도착 조각
        [green] 초록색 출발·도착 조각
       *[yellow] 노란색 출발·도착 조각
    }
memo-to-start =
    { $colour ->
        [red] 빨간색 출발·도착 조각
        [blue] 파란색 출발·도착 조각
        [green] 초록색 출발·도착 조각
       *[yellow] 노란색 출발·도착 조각
    }
memo-car =
    { $car ->
        [red] 빨간색 자동차
        [yellow] 노란색 자동차
        [green] 초록색 자동차
        [blue] 파란색 자동차
        [white] 하얀색 자동차
       *[purple] 보라색 자동차
    }
memo-kind =
    { $kind ->
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 삼거리
        [crossing] 사거리
       *[dead-end] 막다른 길
    }
memo-side =
    { $side ->
        [N] 위쪽
        [E] 오른쪽
        [S] 아래쪽
       *[W] 왼쪽
    }
memo-row =
    { $row ->
        [1] 맨 윗줄
        [2] 위에서 두 번째 줄
        [3] 가운뎃줄
        [4] 아래에서 두 번째 줄
       *[5] 맨 아랫줄
    }
memo-column =
    { $column ->
        [1] 맨 왼쪽
        [2] 왼쪽에서 두 번째
        [3] 한가운데
        [4] 오른쪽에서 두 번째
       *[5] 맨 오른쪽
    }
memo-spot = { memo-row } { memo-column }
memo-say-placed = { $name } 자동차가 { $first }에서 출발해요.
memo-say-turned = { $name } 차례에 조각을 뒤집었어요. { $first } 조각은 { $kind }!
memo-say-laid = 길이 { $ways } 방향으로 나 있어요.
memo-say-offered = { $kind }, 길은 { $ways } 방향
memo-say-moved = { $name } 자동차가 달려서 이제 { $second }에 있어요.
memo-say-covered = { $first } 조각이 다시 덮였어요.
memo-say-swapped = { $name } 차례에 조각 두 개를 서로 바꿨어요. { $first }, 그리고 { $second }.
memo-say-canister =
    { $colour ->
        [red] { $name } 자동차가 기름통을 받았어요. 빨간색 출발·도착 조각으로 출발!
        [blue] { $name } 자동차가 기름통을 받았어요. 파란색 출발·도착 조각으로 출발!
        [green] { $name } 자동차가 기름통을 받았어요. 초록색 출발·도착 조각으로 출발!
       *[yellow] { $name } 자동차가 기름통을 받았어요. 노란색 출발·도착 조각으로 출발!
    }
memo-say-finished = { $name } 자동차가 도착점에 왔어요!
memo-hint-place = 어디서 출발할까요?
memo-hint-choose = 어디로 갈까요?
memo-hint-rotate = 조각을 돌린 다음 달리세요.
memo-hint-drive = 출발!
memo-hint-stuck = 갈 길이 없나요? 조각 두 개를 바꾸세요.
memo-hint-first = 조각 하나를 고르세요…
memo-hint-second = …하나 더 고르세요.
memo-hint-wait = 잘 보세요!
memo-swap = 조각 두 개 바꾸기
memo-cancel = 안 할래요
memo-rotate = 조각 돌리기
memo-drive = 여기로 달리기
seat-aid = 기억 도우미
memo-aided = 기억 도우미를 쓰는 사람: { $names }. 덮인 조각이 조금 더 보여요.

# Podium

memo-reason = 기름통과 같은 색 도착점에 가장 먼저 왔어요.
memo-to-finish = 도착점까지 조각 { $count }개
memo-to-pit = 정비소까지 조각 { $count }개
memo-moment-canister = { $name } 자동차가 기름통을 받았어요!
memo-moment-road = { $name } 차례에 조각 두 개를 바꿔요. 나중에 { $other } 자동차가 그중 하나를 지나가요.
memo-moment-own-road = { $name } 차례에 조각 두 개를 바꿔요. 나중에 바로 그 조각을 지나가요.
memo-moment-swap = { $name } 차례에 조각 두 개를 바꿔요.
memo-moment-dead-end = { $name } 자동차가 막다른 길에 들어섰어요!
memo-moment-home = { $name } 자동차가 기름통을 싣고 도착점에 왔어요!

# Said aloud and in words

memo-here = { $name } 자동차가 있는 곳: { $what }.
memo-not-here = { $name } 자동차는 아직 출발하지 않았어요.
memo-beside =
    { $side ->
        [N] 위쪽: { $what }.
        [E] 오른쪽: { $what }.
        [S] 아래쪽: { $what }.
       *[W] 왼쪽: { $what }.
    }
memo-edge = 테이블 끝
memo-open-to-you = 갈 수 있어요
memo-no-road = 이어진 길이 없어요
memo-goal =
    { $colour ->
        [red] { $name } 자동차는 빨간색 출발·도착 조각으로 가야 해요.
        [blue] { $name } 자동차는 파란색 출발·도착 조각으로 가야 해요.
        [green] { $name } 자동차는 초록색 출발·도착 조각으로 가야 해요.
        [yellow] { $name } 자동차는 노란색 출발·도착 조각으로 가야 해요.
       *[none] { $name } 자동차는 먼저 정비소에서 기름통을 받아야 해요.
    }
memo-banned = 방금 바꾼 조각이라 이번 차례에는 그대로 있어요: { $cells }.
memo-way-start = 여기서 출발: { $what }
memo-way-turn =
    { $side ->
        [N] 위쪽 조각 뒤집기
        [E] 오른쪽 조각 뒤집기
        [S] 아래쪽 조각 뒤집기
       *[W] 왼쪽 조각 뒤집기
    }
memo-way-drive =
    { $side ->
        [N] 위쪽으로 가기: { $what }
        [E] 오른쪽으로 가기: { $what }
        [S] 아래쪽으로 가기: { $what }
       *[W] 왼쪽으로 가기: { $what }
    }
memo-way-lay = 길은 { $ways } 방향, 이어지는 곳은 { $where }
memo-way-lay-nowhere = 길은 { $ways } 방향, 이어지는 곳은 없어요

# Keys

keys-memo-arrows = 조각에서 조각으로
keys-memo-space = 조각 돌리기
keys-memo-swap = 조각 두 개 바꾸기
memo-swap-key = S

# Why not?

why-memo-not-your-turn = 지금은 다른 사람 차례예요. 잘 보세요!
why-memo-wait = 잠깐만요, 아직 움직이고 있어요.
why-memo-over = 경주가 끝났어요.
why-memo-start-first = 먼저 출발·도착 조각에 자동차를 놓으세요.
why-memo-start-taken = 거기서는 벌써 다른 사람이 출발해요. 다른 조각을 고르세요.
why-memo-here = 내 자동차가 벌써 거기 있어요.
why-memo-not-beside = 그 조각은 내 자동차 옆에 있지 않아요.
why-memo-no-road = 내 길이 거기로 이어지지 않아요.
why-memo-roads-apart = 두 길이 서로 만나지 않아요.
why-memo-turned-up = 조각을 하나 뒤집었어요. 이제 꼭 그 조각으로 달려야 해요.
why-memo-fixed = 정비소와 출발·도착 조각은 늘 제자리에 있어요.
why-memo-under-car = 그 조각 위에 자동차가 있어요. 그래서 바꿀 수 없어요.
why-memo-just-swapped = 방금 바꾼 조각이에요. 이번에는 그대로 두세요.
why-memo-same-tile = 벌써 고른 조각이에요. 다른 조각을 고르세요.

# Rules

rules-page-memo = 기억 랠리
rules-page-memo-says = 지나가면 다시 덮이는 조각 위에서 길을 찾아요.
rules-memo-goal = 정비소에서 기름통을 받아요. 기름통에는 색이 있어요. 그 색 출발·도착 조각에 가장 먼저 가면 이겨요!
rules-memo-begin = 도로 조각은 모두 덮인 채 정비소 둘레에 놓여 있어요. 저마다 마음에 드는 색 출발·도착 조각에 자동차를 놓아요.
rules-memo-turn = 내 차례에는 한 가지만 해요. 달리거나, 조각 두 개를 바꿔요.
rules-memo-reveal = 달리기: 내 자동차 옆에 있는 조각을 하나 뒤집어요. 모두 함께 봐요!
rules-memo-road = 내 길이 그 조각으로 이어져야 해요. 안 이어지면 갈 수 없어요.
rules-memo-rotate = 내 길과 만날 때까지 조각을 돌려요. 그러면 어디로 이어지든 꼭 그 조각으로 달려야 해요.
rules-memo-cover = 떠나온 조각은 다시 덮여요. 무엇이었는지 잘 기억하세요!
rules-memo-dead-end = 첫 라운드에 막다른 길이 나왔나요? 덮인 조각 쪽으로 돌려도 돼요.
rules-memo-car = 자동차가 있는 조각은 덮이지 않아요. 두 길이 만나면 갈 수 있어요. 아무도 밀려나지 않아요.
rules-memo-open = 정비소와 출발·도착 조각은 늘 보여요. 길이 만나면 갈 수 있어요.
rules-memo-swap = 바꾸기: 덮인 조각 두 개의 자리를 서로 바꿔요. 몰래 보기 없기!
rules-memo-fixed = 정비소, 출발·도착 조각, 자동차 밑에 있는 조각은 제자리에 있어요.
rules-memo-rest = 방금 바꾼 조각은 바로 다음 차례에 또 바꿀 수 없어요. 그 조각으로 달리는 건 괜찮아요.
rules-memo-pit = 정비소에서 맨 위에 있는 기름통을 받아요. 기름통과 같은 색 출발·도착 조각이 내 도착점이에요. 기름통 색은 모두 볼 수 있어요.
rules-memo-finish = 내 기름통과 같은 색 출발·도착 조각에 가장 먼저 가면 바로 이겨요.
rules-memo-free = 진짜 조각이 있으면 길을 만들어서 마음껏 달려도 돼요.
rules-house-reveal = 길이 이어지지 않아도 내 자동차 옆에 있는 조각이면 아무거나 뒤집어도 돼요.
rules-house-dead-end = 자동차마다 처음 달릴 때는 막다른 길을 출발점이 아닌 쪽으로 돌려도 돼요. 첫 라운드가 지나도 괜찮아요.
rules-house-canisters = 정비소에는 자동차가 출발한 색의 기름통만 있어요.
rules-house-aid = 가장 어린 사람에게는 덮인 조각이 조금 더 보여요. 모두 아는 약속이에요.

# First race

lesson-memo-place = 어디서 출발할까요? 출발·도착 조각을 누르세요.
lesson-memo-choose = 내 길은 반짝이는 조각으로 이어져요. 가 보고 싶은 조각을 누르세요!
lesson-memo-rotate = 길이 마음에 들 때까지 조각을 돌리세요. 그리고 달리세요!
lesson-memo-turn = 조각을 눌러서 돌려 보세요. 다른 쪽이 더 좋아요!
lesson-memo-pit = 먼저 한가운데 정비소에 가서 기름통을 받으세요.
lesson-memo-home = 기름통을 받았어요. 같은 색 출발·도착 조각으로 달리세요!
lesson-memo-remember = 여기를 떠나면 이 조각은 다시 덮여요. 잘 기억하세요!
lesson-memo-or-swap = 달리지 않고 조각 두 개를 바꿔도 돼요.
lesson-memo-swap = 덮인 조각 두 개를 고르세요. 서로 자리가 바뀌어요.
lesson-memo-stuck = 갈 길이 없나요? 조각 두 개를 바꾸세요.
lesson-memo-on = 이쪽이에요! 조각을 누르세요.
lesson-memo-other = 이제 { $name } 차례예요. 어떤 조각을 뒤집는지 잘 보세요!
lesson-memo-canister = { $name } 자동차가 기름통을 받았어요. 기름통 색을 보면 어디로 갈지 알 수 있어요.
lesson-memo-end = 경주를 끝까지 했어요! 이제 어떻게 하는지 알겠죠?
lesson-memo-says = 조각을 뒤집고, 기억하고, 기름통을 도착점으로 날라요.
lesson-memo-fetch = 정비소예요! 누르면 기름통을 받아요.
lesson-memo-in = 저기가 내 도착점이에요! 누르면 이겨요.

# Free play

free-title = 자유롭게 달리기
free-says = 길을 직접 만들고 마음껏 달려요.
free-board = 게임판
free-tools = 무엇을 만들까요?
free-tool =
    { $tool ->
        [pencil] 길 그리기
        [eraser] 지우개
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 삼거리
        [crossing] 사거리
        [dead-end] 막다른 길
        [start] 출발·도착
       *[pit] 정비소
    }
free-kind =
    { $kind ->
        [straight] 곧은길
        [curve] 굽은 길
        [junction] 삼거리
        [crossing] 사거리
        [dead-end] 막다른 길
        [start] 출발·도착
       *[pit] 정비소
    }
free-place-empty = 가로줄 { $row }, 세로줄 { $column }: 비어 있음
free-place = 가로줄 { $row }, 세로줄 { $column }: { $kind }, 길은 { $ways } 방향
free-hint = 손가락으로 길을 그려 보세요. 조각을 누르면 빙글 돌아요.
free-shuffle = 깜짝 코스 만들기
free-shuffled = 새 코스가 나왔어요.
free-circuits = 코스
free-full = 더 크게는 만들 수 없어요. 가로와 세로에 조각을 40개씩까지 놓을 수 있어요.
free-drive = 달리기!
free-build = 만들기
free-cars = 어떤 자동차가 달릴까요?
free-take-a-car = 운전할 자동차를 누르세요.
free-four-cars = 자동차는 네 대까지예요. 자동차를 누르면 길에서 빠져요.
free-computer-add = 컴퓨터와 겨루기
free-computer-car = { memo-car }, 컴퓨터
free-level =
    { $level ->
        [slow] 속도: 느림
        [middle] 속도: 보통
       *[fast] 속도: 빠름
    }
free-ghost = 가장 빨랐던 한 바퀴를 유령 자동차로 보기
free-road = 자동차가 달리는 길
free-go = 출발
free-left = 다음 갈림길에서 왼쪽
free-right = 다음 갈림길에서 오른쪽
free-brake = 멈추기, 멈춘 다음에는 뒤로 돌기
free-keys = 키: { $keys }
free-letter-keys =
    { $hand ->
        [left] W A S D
       *[right] I J K L
    }
free-key =
    { $tool ->
        [pencil] D
        [straight] S
        [curve] C
        [junction] T
        [crossing] X
        [dead-end] E
        [start] F
        [turn] R
       *[pit] P
    }
file-circuit = 내 코스
free-laps = { $count }바퀴 돌았어요
free-last = 방금 돈 한 바퀴: { $seconds }초
free-best = 가장 빨랐던 한 바퀴: { $seconds }초
free-lap-done = { $count }바퀴째, { memo-car }: { $seconds }초.
free-lap-best = { $count }바퀴째, { memo-car }: { $seconds }초. 지금까지 가장 빨라요!
free-unnamed = 코스 { $number }
free-name = 코스 이름
free-not-kept = 이 브라우저에는 저장할 수 없어요. 코스를 파일로 저장해 주세요.
free-mine = 내 코스
free-example =
    { $id ->
        [ring] 동그라미
        [eight] 숫자 8
        [snake] 뱀
       *[town] 마을
    }
free-send-says = 이 링크를 여는 사람은 내 코스를 받아요.
free-clear = 게임판 비우기
free-received = 누가 코스를 보내 줬어요!
error-circuit-broken = 여기에는 코스가 없어요. 다시 보내 달라고 해 보세요.
error-circuit-large = 코스가 너무 커요. 가로와 세로에 조각을 40개씩까지 놓을 수 있어요.
error-circuit-version = 더 새로운 Hairpin에서 만든 코스예요. 게임을 켠 사람에게 업데이트해 달라고 해 보세요.

# Terminal

cli-does-start = 출발: { memo-to-start }
cli-does-turn-up = { $cell } 조각 뒤집기
cli-does-find = 나온 조각: { memo-kind }
cli-does-lay = 길이 { $ways } 방향으로 나게 조각을 돌리고 { $cell }에 가기
cli-does-go = { $place }에 가기
cli-does-pick = 바꿀 조각으로 { $cell } 고르기
cli-does-canister =
    { $colour ->
        [red] 빨간색 기름통 받기
        [blue] 파란색 기름통 받기
        [green] 초록색 기름통 받기
       *[yellow] 노란색 기름통 받기
    }
cli-does-swap = 조각 두 개 바꾸기
