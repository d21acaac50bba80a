# Terms: 레이싱카 Monza, 게임판 board, 트랙 track, 차선 lane, 칸 space, 빈칸 free space, 반짝이는 칸 glowing space, 타이어 tire,
# 출발선 start, 결승선 finish line, 결승 칸 finish space, 주사위 die, 주사위 컵 dice cup, 깃발 flag, 조각 tile,
# 연료 조각 extra roll, 스피드 조각 accelerator, 보상 주사위 turbo roll (short for 프로 레이서를 위한 보상, said in full in rules-six),
# 행운의 이동 bonus move, 프로 레이서 professional racers, 오리지널 first edition, 20주년 스페셜 anniversary edition,
# 작업실 workshop, 빈 길 empty road, 구간 piece of road (조각 is a tile).

# Home

monza-title = 레이싱카
monza-says = 주사위 여섯 개, 차선 세 개, 트로피 하나.
monza-first-title = 레이싱카 · 오리지널
monza-first-says = 맨 처음 나온 트랙, 자동차는 여섯 대까지.

# Options

option-monza-track-oval = 타원형 트랙: 짧아서 처음 할 때 좋아요
option-monza-track-long = 긴 트랙: 프로 레이서에게 좋아요
option-monza-track-sprint = 스프린트: 아주 작아서 금방 끝나요
option-monza-track-first-edition = 오리지널: 자동차 여섯 대까지
board-monza-oval = 타원형 트랙
board-monza-long = 긴 트랙
board-monza-sprint = 스프린트
board-monza-first-edition = 오리지널
option-monza-pro = 프로 레이서
option-monza-pro-says = 모두 스피드 조각 여섯 개와 연료 조각 하나를 받아요. 주사위 여섯 개를 다 쓰면 보상 주사위를 굴려요.
option-monza-bonus = 행운의 이동
option-monza-bonus-says = 차례가 끝날 때, 마지막에 쓴 색의 자동차는 한 칸 앞으로 가도 돼요.
option-monza-stopping = 일찍 멈춰도 되나요?
option-monza-stopping-keep-going = 아니요: 맞는 주사위가 있으면 계속 달려요
option-monza-stopping-longest = 아니요: 주사위를 되도록 많이 써요
option-monza-stopping-free = 네: 멈추고 싶은 곳에서 멈춰요
option-monza-free-finish = 아무 색으로나 결승선 넘기
option-monza-free-finish-says = 어떤 주사위로도 결승선을 넘을 수 있어요.
option-monza-push-targets = 결승 칸에서도 쿵!
option-monza-push-targets-says = 결승 칸마다 자동차가 한 대만 설 수 있어요. 차례가 거기서 끝나면 먼저 있던 자동차는 뒤로 밀려나요.
option-monza-count-accelerators = 스피드 조각도 세기
option-monza-count-accelerators-says = 마지막 라운드에서는 쓴 스피드 조각도 주사위 수에 넣어요.
option-monza-others-only = 다른 사람만 행운의 이동
option-monza-others-only-says = 내 차례에 내 자동차는 행운의 이동을 하지 않아요.
option-monza-turbo-accelerators = 보상 주사위 뒤에도 스피드 조각
option-monza-turbo-accelerators-says = 보상 주사위를 굴린 뒤에도 스피드 조각을 쓸 수 있어요.
option-monza-grid = 앞에서 출발
option-monza-grid-says = 자동차가 몇 칸 앞에서 출발해도 돼요. 그러면 모두에게 공평한 경주가 돼요.
option-monza-track = 어떤 게임판으로 할까요?
option-monza-players = 몇 명이 하나요?
option-monza-cars = 첫 번째 자리부터 차례로 어떤 자동차를 모나요?
option-monza-starter = 어느 자리가 먼저 하나요?

# Race

race-dice = 쓴 주사위 { $count }개
race-tiles = 남은 조각 { $count }개
monza-board = 게임판
monza-tray = 주사위 쟁반
monza-dice = 주사위
monza-tiles = 조각
monza-loading = 게임판을 펼치는 중이에요…
monza-zoom-out = 게임판 전체 보기
monza-zoom-in = 가까이 보기
monza-colour =
    { $colour ->
        [red] 빨간색
        [yellow] 노란색
        [green] 초록색
        [blue] 파란색
        [white] 하얀색
       *[purple] 보라색
    }
monza-finish = 결승선, { monza-colour }
monza-die = 주사위 { $number }, { monza-colour }
monza-accelerator = 스피드 조각, { monza-colour }
monza-extra-roll = 연료 조각: 주사위 다시 굴리기
monza-take-back = 마지막 주사위 되돌리기, { monza-colour }
monza-roll = 주사위 굴리기
monza-sign-flag = 출발! 차례 끝내기
monza-sign-turbo = 보상 주사위: 두 개 더 굴리기
monza-sign-no = 행운의 이동 안 하기
monza-last-round = 마지막 라운드
monza-ask-wait = { $name } 차례예요. 생각하는 중…
monza-ask-roll = { $name }, 주사위 컵을 누르세요!
monza-ask-lay = { $name }, 반짝이는 칸에 주사위를 놓으세요.
monza-ask-space = 이제 반짝이는 칸을 누르세요.
monza-ask-flag = { $name }, 깃발을 누르면 출발해요!
monza-ask-tile-or-flag = { $name }, 깃발을 누르면 출발해요. 조각을 더 써도 돼요.
monza-ask-turbo = { $name }, 보상 주사위 두 개를 굴리거나 깃발을 누르세요.
monza-ask-mark = 다시 굴릴 주사위를 누른 다음 주사위 컵을 누르세요.
monza-ask-bonus = { $name }, 행운의 이동! 칸을 누르세요. 안 가려면 손!
monza-ask-stuck = 이제 아무도 결승선까지 못 가요. 방장이 경주를 그만둘 수 있어요.
monza-tell-only-way = 길이 하나뿐이라 { $name } 자동차가 바로 달려요.
monza-tell-rolled = { $name } 차례예요. 주사위가 굴러가요.
monza-tell-passed = 맞는 주사위가 없어요. { $name } 자동차는 그대로 있어요.
monza-tell-turbo = { $name }에게 보상 주사위!
monza-tell-drove =
    { $steps ->
        [1] { $name } 자동차가 한 칸 달려요.
       *[other] { $name } 자동차가 { $steps }칸 달려요.
    }
monza-tell-bonus = { $name } 자동차, 행운의 이동!
monza-tell-no-bonus = { $name } 자동차는 행운의 이동을 안 해요.
monza-tell-pushed-back = 쿵! { $name } 자동차가 뒤로 폴짝!
monza-tell-finished = { $name } 자동차가 결승선을 넘었어요!
monza-tell-last-round = 마지막 라운드!

# Podium

monza-reason =
    { $reason ->
        [alone] 혼자만 결승선을 넘었어요.
        [fewest-dice] 주사위를 가장 적게 쓰고 결승선을 넘었어요. 쓴 주사위는 { $dice }개예요.
       *[shared] 똑같이 주사위 { $dice }개로 결승선을 넘었어요.
    }
monza-left = { $count }칸 남음
monza-lost = 결승선까지 가는 길 없음
monza-moment-drive =
    { $count ->
        [1] { $name } 자동차가 한 칸 달려요.
       *[other] { $name } 자동차가 한 번에 { $count }칸 달려요!
    }
monza-moment-push = 쿵! { $name } 자동차가 { $other } 자동차를 뒤로 밀어내요.
monza-moment-lead = { $name } 자동차가 { $other } 자동차를 앞질러요!
monza-moment-home = { $name } 자동차가 결승선을 넘었어요!

# Said aloud and in words

monza-start = 출발선
monza-tyre = 타이어
monza-long = 긴 칸
monza-stands = { $name } 자동차가 있어요
monza-lane =
    { $name ->
        [left] 왼쪽 차선
        [middle] 가운데 차선
        [right] 오른쪽 차선
       *[other] { $lane }번 차선
    }
monza-in-lane =
    { $name ->
        [left] 왼쪽 차선에
        [middle] 가운데 차선에
        [right] 오른쪽 차선에
       *[other] { $lane }번 차선에
    }
monza-side =
    { $side ->
        [left] 왼쪽
        [right] 오른쪽
       *[ahead] 바로 앞
    }
monza-edge =
    { $ahead ->
        [yes] 내 칸보다 앞으로 더 나와 있어요
       *[no] 내 칸보다 앞으로 더 나와 있지 않아요
    }
monza-around =
    { $side ->
        [left] 왼쪽: { $what }.
        [right] 오른쪽: { $what }.
       *[ahead] 바로 앞: { $what }.
    }
monza-roam = { $space } 칸: { $what }
monza-way = { $what }. { $then }
monza-with-tile = 스피드 조각으로
monza-then = 그다음에 갈 수 있는 색은 { $colours }
monza-then-end = 그다음에는 맞는 주사위가 없어요
monza-then-stop = 그다음은 깃발
monza-progress =
    { $part ->
        [start] 출발선을 막 지났어요
        [quarter] 4분의 1쯤 왔어요
        [nearly-half] 거의 절반 왔어요
        [half] 절반 왔어요
        [past-half] 절반을 넘었어요
        [three-quarters] 4분의 3쯤 왔어요
       *[end] 결승선이 코앞이에요
    }
monza-here = { $name } 자동차는 { $in } 있어요. { monza-colour } 칸이고, { $progress }.
monza-here-laid = 주사위를 따라가면 { $in } 있는 { monza-colour } 칸이에요. { $progress }.
monza-here-start = { $name } 자동차는 출발선에 있어요.
monza-here-home = { $name } 자동차는 결승선을 넘었어요.
monza-other =
    { $where ->
        [ahead] { $name } 자동차는 앞에 있어요. { $lane }, { monza-colour } 칸이에요.
        [behind] { $name } 자동차는 뒤에 있어요. { $lane }, { monza-colour } 칸이에요.
       *[level] { $name } 자동차는 나란히 있어요. { $lane }, { monza-colour } 칸이에요.
    }
monza-other-start = { $name } 자동차는 출발선에 있어요.
monza-other-home = { $name } 자동차는 결승선을 넘었어요.
monza-dice-left = 남은 주사위: { $colours }.
monza-say-rolled = { $name } 차례에 { $colours } 주사위가 나왔어요.
monza-where =
    { $name ->
        [outer] 바깥쪽 차선에
        [middle] 가운데 차선에
        [inner] 안쪽 차선에
       *[other] { $lane }번 차선에
    }
monza-say-drove = { $name } 자동차가 { $colours } 칸을 달려서 이제 { $where } 있어요.
monza-say-drove-home = { $name } 자동차가 { $colours } 칸을 달려요.
monza-say-with-tile = { monza-colour }(스피드 조각)
monza-say-bonus = 행운의 이동! { $name } 자동차가 { $where } 있는 { monza-colour } 칸으로 가요.
monza-say-pushed-back = 쿵! { $name } 자동차가 { $where } 있는 { monza-colour } 칸으로 폴짝 물러나요.
monza-say-pushed-to-start = 쿵! { $name } 자동차가 출발선으로 폴짝 물러나요.

# Keys

keys-monza-arrows = 게임판 둘러보기: 앞, 뒤, 왼쪽, 오른쪽
keys-monza-page = 다음 반짝이는 칸으로
keys-monza-dice = 주사위 집기
keys-monza-back = 마지막 주사위 되돌리기
monza-key =
    { $colour ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
        [white] W
       *[purple] P
    }

# Why not?

why-monza-not-your-turn = 지금은 다른 사람 차례예요. 곧 내 차례가 와요!
why-monza-roll-first = 먼저 주사위를 굴리세요.
why-monza-over = 경주가 끝났어요.
why-monza-here = 내 자동차가 벌써 거기 있어요. 앞으로만 갈 수 있어요.
why-monza-behind = 거기는 뒤쪽이에요. 앞으로만 갈 수 있어요.
why-monza-not-ahead = 그 칸은 내 칸보다 앞으로 더 나와 있지 않아요. 그래서 그리로 차선을 바꿀 수 없어요.
why-monza-corner = 두 칸은 귀퉁이만 닿아 있어요. 그걸로는 안 돼요.
why-monza-too-far = 그 칸은 내 칸과 닿아 있지 않아요. 한 칸씩 가세요.
why-monza-tyre = 타이어가 막고 있어요. 아무도 그리로 갈 수 없어요.
why-monza-from-start = 출발선에서 갈 수 있는 칸은 이 색뿐이에요: { $colours }.
why-monza-no-die =
    { $colour ->
        [red] 남은 빨간색 주사위가 없어요.
        [yellow] 남은 노란색 주사위가 없어요.
        [green] 남은 초록색 주사위가 없어요.
        [blue] 남은 파란색 주사위가 없어요.
        [white] 남은 하얀색 주사위가 없어요.
       *[purple] 남은 보라색 주사위가 없어요.
    }
why-monza-other-die =
    { $colour ->
        [red] 그 칸에는 빨간색 주사위가 필요해요.
        [yellow] 그 칸에는 노란색 주사위가 필요해요.
        [green] 그 칸에는 초록색 주사위가 필요해요.
        [blue] 그 칸에는 파란색 주사위가 필요해요.
        [white] 그 칸에는 하얀색 주사위가 필요해요.
       *[purple] 그 칸에는 보라색 주사위가 필요해요.
    }
why-monza-finish-die =
    { $colour ->
        [red] 여기서 결승선을 넘으려면 빨간색 주사위가 필요해요.
        [yellow] 여기서 결승선을 넘으려면 노란색 주사위가 필요해요.
        [green] 여기서 결승선을 넘으려면 초록색 주사위가 필요해요.
        [blue] 여기서 결승선을 넘으려면 파란색 주사위가 필요해요.
        [white] 여기서 결승선을 넘으려면 하얀색 주사위가 필요해요.
       *[purple] 여기서 결승선을 넘으려면 보라색 주사위가 필요해요.
    }
why-monza-finish-any-die = 결승선을 넘을 주사위가 남아 있지 않아요.
why-monza-home = 주사위가 벌써 결승선을 넘었어요. 거기까지만 가면 돼요.
why-monza-longest = 이 테이블에서는 결승선으로 갈 때가 아니면 주사위를 되도록 많이 써요. 더 긴 길이 있어요.
why-monza-drive-on = 맞는 주사위가 아직 있어요: { $colours }. 계속 가세요!
why-monza-no-turbo-die =
    { $colour ->
        [red] 남은 보상 주사위에 빨간색이 없어요.
        [yellow] 남은 보상 주사위에 노란색이 없어요.
        [green] 남은 보상 주사위에 초록색이 없어요.
        [blue] 남은 보상 주사위에 파란색이 없어요.
        [white] 남은 보상 주사위에 하얀색이 없어요.
       *[purple] 남은 보상 주사위에 보라색이 없어요.
    }
why-monza-tile-after-turbo = 보상 주사위를 굴린 뒤에는 스피드 조각을 쓸 수 없어요. 주사위 두 개만 쓸 수 있어요.
why-monza-occupied = 거기에는 자동차가 있어요. 행운의 이동은 빈칸으로만 할 수 있어요.
why-monza-bonus-only = 지금은 행운의 이동만 할 수 있어요. 칸을 누르세요. 안 가려면 손을 누르세요.
why-monza-no-tiles = 그건 프로 레이서만 써요. 이 경주에는 조각이 없어요.
why-monza-dice-left = 주사위 여섯 개를 다 써야 보상 주사위를 받아요.
why-monza-one-turbo = 보상 주사위는 한 차례에 한 번뿐이에요.
why-monza-extra-roll-late = 다시 굴리기는 주사위나 조각을 놓기 전에만 할 수 있어요.
why-monza-extra-roll-gone = 연료 조각을 벌써 썼어요.

# Rules

rules-page-monza = 레이싱카
rules-page-monza-says = 색깔 주사위 여섯 개로 트랙을 한 바퀴 달려요.
rules-page-professional = 프로 레이서
rules-page-professional-says = 레이싱카를 할 줄 알면 해 보세요. 조각과 보상 주사위가 나와요.
rules-page-bonus = 행운의 이동
rules-page-bonus-says = 어떤 레이싱카 경주에서든 쓸 수 있어요. 마지막 색이 자동차를 움직여요.
rules-page-first-edition = 오리지널
rules-page-first-edition-says = 맨 처음 나온 레이싱카예요. 자동차는 여섯 대, 결승 칸은 두 개예요.
rules-goal = 트랙을 한 바퀴 돌아 결승선을 넘으면 이겨요.
rules-begin = 저마다 자동차를 하나 골라 출발선에 놓아요. 가장 어린 사람부터 시계 방향으로 해요.
rules-begin-first = 자동차가 여섯 대까지 출발선에 서요. 가장 어린 사람부터 시계 방향으로 해요.
rules-roll = 내 차례가 오면 주사위 여섯 개를 한꺼번에 굴려요. 딱 한 번만 굴려요.
rules-lay = 내 칸과 맞닿은 칸에 같은 색 주사위를 놓아요. 다음 주사위는 그 칸과 맞닿은 칸에 놓아요. 순서는 마음대로니까 긴 길을 찾아보세요! 그러면 자동차가 그 길로 달려요.
rules-start = 출발선 앞에는 칸이 두 개 있어요. 하나는 하얀색, 하나는 보라색이에요.
rules-start-long = 긴 트랙에서도 하얀색이나 보라색 칸으로 출발해요. 내가 만든 게임판에서는 출발선과 맞닿은 칸이면 어디로든 출발할 수 있어요.
rules-lane = 앞으로만 가요! 옆 칸이 내 칸보다 앞으로 더 나와 있으면 차선을 바꿀 수 있어요. 그렇지 않으면 내 차선으로 가요.
rules-touch = 다음 칸은 내 칸과 테두리가 맞닿아야 해요. 귀퉁이만 닿으면 안 돼요.
rules-tyre = 타이어가 막고 있어요. 아무도 그리로 갈 수 없으니 돌아서 가요.
rules-over = 다른 자동차가 있는 칸도 지나갈 수 있어요. 그래도 그 칸에 맞는 주사위는 있어야 해요.
rules-bump = 자동차가 있는 칸에 멈추면, 쿵! 그 자동차는 자기 차선을 따라 뒤로 물러나서 맨 처음 나오는 빈칸에 서요. 타이어와 다른 자동차는 건너뛰어요.
rules-nowhere = 밀려난 자동차 뒤에 빈칸이 없나요? 그러면 그 자동차는 출발선으로 돌아가요. 출발선과 결승선에서는 아무도 밀려나지 않아요.
rules-no-die = 맞는 주사위가 없나요? 그러면 내 자동차는 그대로 있고, 다음 사람이 굴려요.
rules-drive-on = 맞는 주사위가 있으면 계속 달려요. 어느 길로 갈지는 마음대로예요.
rules-finish = 결승선은 하얀색이라서 하얀색 주사위가 있어야 넘을 수 있어요. 넘으면 거기서 멈춰요.
rules-last-round = 누군가 결승선을 넘었나요? 빠지는 사람이 없도록 이번 라운드는 끝까지 해요.
rules-fewest = 결승선을 넘은 자동차가 또 있나요? 마지막 라운드에 주사위를 가장 적게 쓴 사람이 이겨요. 똑같으면 다 같이 이겨요.
rules-trophy = 이긴 사람은 트로피를 받고, 다음 경주까지 챔피언이에요.
rules-house-stopping = 멈추고 싶은 곳에서 멈춰도 돼요. 아니면 아주 엄격하게, 주사위를 되도록 많이 써야 해요.
rules-house-finish = 어떤 주사위로도 결승선을 넘을 수 있어요.
rules-house-starter = 챔피언이 먼저 하거나, 뽑기로 정해요.
rules-house-grid = 어린 친구의 자동차는 몇 칸 앞에서 출발해도 돼요. 그러면 공평해요. 출발한 뒤에는 다른 자동차와 똑같아서 뒤로 밀려날 수도 있어요.
rules-tiles = 모두 스피드 조각을 색마다 하나씩 여섯 개 받고, 연료 조각도 하나 받아요.
rules-extra-roll = 나온 색이 마음에 안 드나요? 연료 조각을 내고, 다시 굴리고 싶은 주사위를 골라서 굴려요. 주사위나 조각을 놓기 전에 해요.
rules-accelerator = 스피드 조각은 같은 색 주사위처럼 써요. 쓴 조각은 차례가 끝나면 없어져요.
rules-six = 주사위 여섯 개를 다 썼나요? 그러면 프로 레이서를 위한 보상으로 보상 주사위를 받아요!
rules-turbo = 보상 주사위 두 개를 굴려서 더 달려요. 하나만 써도, 둘 다 써도, 안 써도 돼요. 그다음은 다음 사람 차례예요.
rules-turbo-tiles = 보상 주사위를 굴린 뒤에는 스피드 조각을 쓸 수 없어요.
rules-turbo-bump = 밀어내기는 보상 주사위까지 끝난 다음에 해요.
rules-house-count = 마지막 라운드에서는 쓴 스피드 조각도 주사위 수에 넣어요.
rules-house-turbo = 보상 주사위를 굴린 뒤에도 스피드 조각을 쓸 수 있어요.
rules-bonus = 차례가 끝나면 마지막에 쓴 색을 봐요. 그 색 자동차는 한 칸 앞으로 가도 돼요. 칸은 무슨 색이든 괜찮아요.
rules-bonus-free = 행운의 이동은 꼭 빈칸으로 해요. 타이어도 자동차도 없어야 하고, 아무도 밀어내지 않아요.
rules-bonus-home = 행운의 이동으로 결승선을 넘을 수도 있어요.
rules-bonus-own = 마지막에 쓴 색이 내 자동차 색인가요? 그러면 내 자동차가 가도 돼요. 꼭 가지 않아도 괜찮아요.
rules-house-others = 내 차례에 내 자동차는 행운의 이동을 하지 않아요.
rules-first-box = 자동차가 여섯 대까지 맨 처음 나온 트랙을 한 바퀴 돌아요. 맨 끝에 있는 두 칸이 결승 칸이에요.
rules-first-start = 여기서는 출발선 앞에 칸이 두 개 있어요. 하나는 파란색, 하나는 하얀색이에요.
rules-first-targets = 결승 칸과 같은 색 주사위가 필요해요. 여기서는 파란색이나 하얀색이에요. 들어가면 거기서 멈춰요.
rules-house-targets = 결승 칸마다 자동차가 한 대만 설 수 있어요. 차례가 거기서 끝나면 먼저 있던 자동차는 뒤로 밀려나서 다시 달려야 해요.

# First race

lesson-monza-roll = 주사위 컵을 누르세요! 주사위 여섯 개가 굴러 나와요.
lesson-monza-lay = 반짝이는 칸에는 모두 맞는 주사위가 있어요. 하나를 누르면 주사위가 그리로 폴짝 가요.
lesson-monza-back = 마음이 바뀌었나요? 마지막 주사위를 누르면 돌아와요.
lesson-monza-lane = 이 칸은 다른 차선에 있어요. 내 칸보다 앞으로 더 나와 있어서 차선을 바꿔도 돼요.
lesson-monza-on = 맞는 주사위가 또 있어요. 계속 가세요. 멀리 갈수록 좋아요!
lesson-monza-forced = 이번에는 길이 하나뿐이라 자동차가 저절로 달려요.
lesson-monza-flag = 이제 맞는 주사위가 없어요. 깃발을 누르면 자동차가 달려요!
lesson-monza-finish = 결승선이에요! 누르면 도착해요.
lesson-monza-other = 이제 { $name } 차례예요. 그다음이 내 차례예요.
lesson-monza-passed = 이번에는 { $name }에게 맞는 주사위가 없어요. 자동차는 그대로 있어요.
lesson-monza-pushed-back = 쿵! { $name } 자동차가 있는 칸에 누가 멈췄어요. { $name } 자동차는 뒤쪽 빈칸으로 폴짝 물러나요.
lesson-monza-last-round = 누가 결승선을 넘었어요! 그래도 이번 라운드는 끝까지 해요. 이제 주사위를 세어 보세요. 적을수록 좋아요.
lesson-monza-end = 경주를 끝까지 했어요! 여럿이 결승선을 넘으면 주사위를 가장 적게 쓴 사람이 이겨요. 이제 어떻게 하는지 알겠죠?
lesson-monza-says = 주사위를 굴리고, 길을 찾고, 달려요. 첫 경주예요.
lesson-professional-tiles = 내 스피드 조각이에요. 하나하나 같은 색 주사위처럼 한 번씩 쓸 수 있어요.
lesson-professional-extra = 주사위가 별로인가요? 경주마다 한 번 다시 굴릴 수 있어요. 이 조각을 누르세요.
lesson-professional-mark = 다시 굴릴 주사위를 누르세요.
lesson-professional-again = 이제 주사위 컵을 누르세요!
lesson-professional-accelerator = 맞는 주사위가 없나요? 스피드 조각이 있어요! 은은하게 반짝이는 칸을 누르세요.
lesson-professional-turbo = 주사위 여섯 개를 다 썼어요. 보상 주사위가 나와요! 불타는 주사위를 누르세요.
lesson-professional-turbo-dice = 주사위 두 개 더! 맞으면 쓰고, 안 맞으면 깃발을 누르세요.
lesson-professional-says = 스피드 조각, 연료 조각, 보상 주사위.
lesson-professional-end = 이제 프로 레이서처럼 달려요! 진짜 경주에서는 스피드 조각을 아껴 두었다가 꼭 필요할 때 쓰세요.
lesson-bonus-aim = 마지막 주사위는 특별해요. 그 색 자동차는 한 칸 더 가도 돼요. 내 자동차도요!
lesson-bonus-take = 행운의 이동! 마지막 주사위가 내 자동차 색이에요. 반짝이는 칸을 누르세요. 안 가려면 손을 누르세요.
lesson-bonus-says = 마지막 주사위로 자동차가 한 칸 더 가요.
lesson-bonus-end = 잘했어요! 차례마다 마지막 주사위를 잘 보세요. 나에게도, 다른 사람에게도 선물이 될 수 있어요.
lesson-first-edition-start = 파란색이나 하얀색 칸으로 출발해요. 하나를 눌러 보세요!
lesson-first-edition-target = 결승 칸이에요! 같은 색 주사위로 들어가요. 눌러 보세요!
lesson-first-edition-says = 파란색이나 하얀색 칸으로 출발, 결승 칸은 두 개.
lesson-first-edition-end = 이게 오리지널이에요! 큰 게임판에서는 여섯 명까지 달릴 수 있어요.

# Workshop

workshop-title = 게임판 만들기
workshop-says = 나만의 게임판을 그리고 달려요.
workshop-back = 작업실로 돌아가기
workshop-quality = 얼마나 잘 만들었을까요?
workshop-measuring = 달려 보는 중…
workshop-unmeasured = 아직 달려 보지 못했어요.
workshop-mark =
    { $mark ->
        [good] 좋아요
        [fair] 그럭저럭
       *[poor] 아직 아쉬워요
    }
workshop-figure =
    { $figure ->
        [turns] 결승선까지 차례 수
        [stalls] 맞는 주사위 없음
        [endings] 한 차례에 고를 곳
       *[skill] 똑똑한 운전사가 이긴 경주
    }
workshop-better = 어떻게 하면 더 좋을까요?
workshop-first-open = 빈 길이 남아 있어요. 색칠하거나 컴퓨터에게 맡겨 주세요.
workshop-first-mend = 아직 고칠 것이 있어요:
workshop-more-faults = 더 고칠 것: { $count }
workshop-all-good = 멋진 게임판이에요! 달려 볼까요?
workshop-miss =
    { $kind ->
        [turns-low] 경주가 { $figure }차례 만에 너무 빨리 끝나요. 차선을 더 길게 해 주세요.
        [turns-high] 경주가 { $figure }차례나 걸려서 너무 길어요. 차선을 더 짧게 해 주세요.
        [stalls] 맞는 주사위가 없는 차례가 너무 많아요({ $figure }). 색을 더 섞어 주세요.
        [worst-stall] { $where } 칸에서 자동차가 자꾸 멈춰요. 맞는 주사위가 없는 차례가 { $figure }예요.
        [endings] 고를 곳이 적어요. 한 차례에 { $figure }곳이에요. 색을 섞거나 칸의 끝을 옮겨 주세요.
        [skill] 거의 운으로 이겨요. 똑똑한 운전사도 경주의 { $figure }만 이겨요.
        [starter] 누가 먼저 하는지가 너무 중요해요. 네 대가 달리면 먼저 하는 자동차가 경주의 { $figure }에서 이겨요.
        [colour-low] { monza-colour } 칸이 너무 적어요({ $figure }).
        [colour-high] { monza-colour } 칸이 너무 많아요({ $figure }).
       *[lane] { $where } 차선으로는 거의 안 달려요(차례의 { $figure }).
    }
workshop-hint = { $space } 칸에 { monza-colour } 칠하기
workshop-hint-tyre = { $space } 칸에 타이어 놓기
workshop-finish-title = 대신 완성해 주세요
workshop-finish = 빈 길 채우기
workshop-finishing = 빈 길을 채우는 중
workshop-finished = 게임판이 완성됐어요.
workshop-stop = 그만
workshop-another = 다른 것으로
workshop-nothing-open = 칸을 몇 개 지우면 컴퓨터가 다시 채워 줘요.
workshop-race = 여기서 달리기!
workshop-why-open = 먼저 빈 길을 채워 주세요.
workshop-why-mend = 먼저 고칠 것: { $count }
workshop-send-says = 이 링크를 여는 사람은 내 게임판을 받아요.
workshop-send-long = 이 게임판은 링크에 담기에는 너무 커요. 파일로 저장해서 보내 주세요.
workshop-refused = 이 파일은 열 수 없어요
workshop-nothing-lost = 아무것도 바뀌지 않았어요. 내 게임판은 그대로 있어요.
workshop-boards = 게임판
workshop-unnamed = 게임판 { $number }
workshop-name = 게임판 이름
workshop-mine = 내 게임판
workshop-fresh = 빈 게임판
workshop-not-kept = 이 브라우저에는 저장할 수 없어요. 게임판을 파일로 저장해 주세요.
workshop-received = 누가 게임판을 보내 줬어요!
workshop-opened = 열었어요: { $name }
workshop-photo = 그림 밑에 사진 깔기
workshop-photo-take = 사진 찍기
workshop-photo-choose = 사진 고르기
workshop-photo-remove = 빼기
workshop-photo-says = 비치는 종이에 대고 그리듯 따라 그려 보세요. 사진은 이 기기에만 있어요.
workshop-photo-slider =
    { $what ->
        [x] 왼쪽 오른쪽
        [y] 위아래
        [scale] 크기
        [turn] 각도
       *[strength] 진하기
    }
workshop-no-photo = 이 사진은 보여 줄 수 없어요. 다른 사진을 골라 주세요.
workshop-print = 인쇄
workshop-print-says = 크기를 맞춘 게임판과, 오려서 만드는 주사위와 자동차예요.
workshop-paper = 얼마나 크게 할까요?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] 크게: A4 여러 장을 이어 붙이기
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = 컬러로 할까요, 흑백으로 할까요?
workshop-ink-kind =
    { $ink ->
        [colour] 컬러로
       *[symbols] 흑백으로, 기호와 함께
    }
workshop-format = 어떤 파일로 할까요?
workshop-format-kind =
    { $format ->
        [pdf] PDF, 인쇄할 때
       *[svg] SVG, 고쳐 그릴 때
    }
workshop-print-save = 파일 저장
workshop-draw-board = 내가 그리는 게임판
workshop-draw-open = 빈 길
workshop-draw-long = 길이 { $length }
workshop-draw-target = 결승 칸
workshop-draw-space = { $lane } 차선, { $number }번째 칸: { $what }.
workshop-draw-missing = { $lane } 차선이 너무 일찍 끝나요. 여기에 길이 모자라요.
workshop-draw-size = 차선 { $lanes }개, 길이 { $length }.
workshop-draw-in-hand = { $lane }{ $number } 칸
workshop-draw-shorter = 더 짧게
workshop-draw-longer = 더 길게
workshop-draw-exact = 정확한 길이
workshop-draw-set = 이 길이로 하기
workshop-draw-bad-length = 1, 1½, 4/3처럼 길이를 써 주세요.
workshop-draw-remove = 이 칸 빼기
workshop-draw-before = 이 칸 전에 새 칸
workshop-draw-after = 이 칸 다음에 새 칸
workshop-draw-split = 둘로 나누기
workshop-draw-join = 다음 칸과 합치기
workshop-draw-cure =
    { $cure ->
        [fill] 빈 길로 채우기
        [close] 한 바퀴로 잇기
        [fit] 자동으로 맞추기
        [tyre] 타이어로 바꾸기
       *[open] 모든 차선 열기
    }
workshop-draw-look = 자세히 보기
workshop-draw-closer = 더 크게 보기
workshop-draw-farther = 더 작게 보기
workshop-draw-tools = 무엇을 칠할까요?
workshop-draw-hand = 손: 칸 고르기
workshop-draw-paint = 칠하기: { $paint }
workshop-draw-panel =
    { $panel ->
        [lanes] 차선
        [ends] 출발과 결승
       *[curve] 모양
    }
workshop-draw-faults =
    { $count ->
        [0] 고칠 것 없음
       *[other] 고칠 것: { $count }
    }
workshop-draw-to-mend = 고칠 것
workshop-draw-odd = 별난 칸: { $count }
workshop-draw-add-lane =
    { $side ->
        [left] 왼쪽에 차선 추가
       *[right] 오른쪽에 차선 추가
    }
workshop-draw-copy-lane = { $lane } 차선 복사
workshop-draw-remove-lane = { $lane } 차선 빼기
workshop-draw-lane = { $lane } 차선, 길이 { $length }
workshop-draw-lane-name = { $lane } 차선
workshop-draw-track-length = 전체 길이: { $length }
workshop-draw-track-shorter = 모든 차선 더 짧게
workshop-draw-track-longer = 모든 차선 더 길게
workshop-draw-exits = 출발선에서 나가는 차선
workshop-draw-finish = 경주가 끝나는 곳
workshop-draw-end =
    { $end ->
        [line] 모든 차선을 가로지르는 결승선
       *[targets] 결승 칸
    }
workshop-draw-line = 결승선 색
workshop-draw-targets = 결승 칸으로 끝나는 차선
workshop-draw-edition = 어떤 게임용인가요?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] 20주년 스페셜, 자동차 4대
       *[first] 오리지널, 자동차 6대
    }
workshop-draw-shapes = 길의 모양
workshop-draw-shape =
    { $shape ->
        [fit] 자동
        [stadium] 운동장
        [ring] 동그라미
        [corner] 기역 자
        [oval] 타원형 트랙
        [long] 긴 트랙
        [sprint] 스프린트
        [first-edition] 오리지널
       *[straight] 곧은길
    }
workshop-draw-road = 길의 너비
workshop-draw-start-box = 출발선 길이
workshop-draw-piece = { $number }번째 구간
workshop-draw-way =
    { $way ->
        [l] 왼쪽으로 굽은 길
        [f] 곧은길
       *[r] 오른쪽으로 굽은 길
    }
workshop-draw-length = 길이
workshop-draw-angle = 각도
workshop-draw-radius = 반지름
workshop-draw-less = 줄이기: { $what }
workshop-draw-more = 늘리기: { $what }
workshop-draw-earlier = 목록에서 위로
workshop-draw-later = 목록에서 아래로
workshop-draw-add-piece = 이 구간 다음에 새 구간
workshop-draw-remove-piece = 이 구간 빼기
workshop-draw-ready = 달릴 준비 끝!
workshop-draw-more-faults = 그 밖에 { $count }개
workshop-draw-open-left = 아직 안 칠한 칸: { $count }. 색칠하거나 컴퓨터에게 맡겨 주세요.
workshop-draw-undone =
    { $what ->
        [undo] 되돌렸어요.
       *[redo] 다시 했어요.
    }
workshop-draw-there = 보여 주세요
workshop-draw-finish-place = 결승
workshop-draw-keys-arrows = 길을 따라서, 차선을 가로질러서
workshop-draw-keys-length = 더 길게, 더 짧게
workshop-draw-keys-border = 칸의 앞쪽 끝 옮기기
workshop-draw-keys-remove = 칸 빼기
workshop-draw-keys-undo = 되돌리기; 다시 하기
workshop-draw-key =
    { $act ->
        [tyre] T
        [open] O
        [split] S
        [join] J
        [before] I
        [after] A
       *[exact] E
    }
file-board = 내 게임판
file-board-simple = nae-geimpan

# 작업실에서 게임판의 잘못된 곳, 그 자리에서 말해요

error-workshop-busy = 지금 작업실이 바빠요. 잠시 뒤에 다시 해 보세요.
error-workshop-failed = 이 게임판은 작업실에 너무 벅차요. 조금 더 간단하게 바꿔서 다시 해 보세요.
error-workshop-tools = 작업실이 아직 준비되지 않았어요. 1분 뒤에 다시 해 보세요.
error-board-broken = 여기에는 게임판이 없어요. 다시 보내 달라고 해 보세요.
error-board-large = 이 게임판은 너무 커요.
error-board-version = 더 새로운 Hairpin에서 만든 게임판이에요. 게임을 켠 사람에게 업데이트해 달라고 해 보세요.
workshop-fault = 여기는 아직 뭔가 맞지 않아요. 게임판의 이 부분을 바꿔 주세요.
fault-too-large = 게임판 파일로는 너무 커요. { $most } kB까지예요.
fault-not-toml = 게임판 파일이 아니에요. 여기서 저장한 파일을 고르거나 TOML로 써 주세요.
fault-other-game = 다른 게임의 파일이에요. 레이싱카 게임판을 골라 주세요.
fault-unknown-word = ‘{ $given }’: 여기서는 쓸 수 없는 말이에요. 빼거나 바르게 고쳐 주세요.
fault-bad-name = 파일 이름은 간단해야 해요. my-board.toml처럼 영어 소문자, 숫자, 붙임표만 써 주세요.
fault-bad-text = ‘{ $given }’ 자리에는 글이 와야 해요.
fault-bad-title = 이름이 너무 길어요. { $most }글자까지예요.
fault-edition = 오리지널과 20주년 스페셜 중에서 골라 주세요.
fault-no-lanes = 이 게임판에는 아직 차선이 없어요. 적어도 두 개를 놓아 주세요.
fault-lane-count = 게임판의 차선은 { $least }개에서 { $most }개까지예요.
fault-empty-lane = 이 차선은 비어 있어요. 칸을 놓아 주세요.
fault-too-many = 칸이 너무 많아요. { $most }개까지예요. 몇 개를 빼 주세요.
fault-lane-length = 이 차선은 너무 일찍 끝나요. { $missing }만큼 모자라요. 가장 긴 차선만큼 길게 해 주세요.
fault-no-colour = 이 칸에는 색이 없어요. 여섯 가지 색 중 하나를 칠하거나 타이어를 놓아 주세요.
fault-bad-length = 이 길이는 쓸 수 없어요. 0보다 크고 { $most }까지인 수를 써 주세요. 2, 1.5, 4/3처럼요.
fault-open-road = 이 길은 아직 비어 있어요. 칸을 놓거나 컴퓨터에게 맡겨 주세요.
fault-bad-start = 출발선은 이 게임판의 차선으로 이어져야 해요.
fault-no-exit = 아무도 출발선에서 나갈 수 없어요. 타이어로 시작하지 않는 차선을 열어 주세요.
fault-no-finish = 아직 결승선이 없어요. 결승선 색이나 결승 칸을 골라 주세요.
fault-tyre-target = 결승 칸에 타이어가 있어요. 그 칸에 색을 칠해 주세요.
fault-cut-off = 아무도 결승선까지 갈 수 없어요. 길을 열어 주세요.
fault-curve-table = 길의 모양을 읽을 수 없어요. 새로 골라 주세요.
fault-curve-size =
    { $key ->
        [road] 길의 너비는 0보다 크고 { $most }까지인 수여야 해요.
       *[start] 출발선의 길이는 0보다 크고 { $most }까지인 수여야 해요.
    }
fault-curve-path = 길의 모양에는 구간을 1개에서 { $most }개까지 쓸 수 있어요.
fault-curve-word = ‘{ $given }’: 길의 구간이 아니에요. 곧은길이나 굽은 길을 써 주세요.
fault-curve-road = 길이 너무 가늘어서 안 보여요. 너비를 { $least } 이상으로 해 주세요.
fault-curve-start = 출발선이 자동차가 서기에는 너무 짧아요. 길이를 { $least } 이상으로 해 주세요.
fault-curve-tight = 너무 급하게 굽은 길이에요. 더 크게 돌게 하거나 길을 좁혀 주세요.
fault-curve-gap = 길이 출발선으로 돌아오지 않아요. 이어질 때까지 곧은길이나 굽은 길을 바꿔 주세요.
fault-curve-overlap = 여기서 길이 { $other }번째 구간과 겹쳐요. 옮기거나 길을 좁혀 주세요.
fault-nothing-open = 더 채울 것이 없어요. 빈 길이 없어요.
fault-too-much-open = 빈 길이 너무 많아요. 칸이 { $most }개를 넘을 수 있어요. 빈 길을 줄여 주세요.
fault-open-halves = 빈 길의 길이는 1부터 시작해서 반씩 늘어나요. 1, 1½, 2처럼요.
fault-no-measure = 길이가 서로 맞지 않아요. 2분의 1, 3분의 1, 4분의 1 단위로 써 주세요.
fault-no-way = 막다른 길이 없는 길을 찾지 못했어요. 빈 길을 더 남겨 주세요.
odd-dead-end = 막다른 길이에요. 여기 들어온 자동차는 다른 자동차에게 밀려나야 나갈 수 있어요.
odd-unreachable = 아무도 이 칸으로 달려올 수 없어요. 뒤로 밀려난 자동차만 여기에 와요.

# Terminal

cli-start = 출발선:
cli-finish = 결승선:
cli-dice = 주사위: { $dice }
cli-tiles = 조각: { $tiles }
cli-does-roll = 주사위 굴리기: { $dice }
cli-does-drive =
    { $tool ->
        [tile] { $space } 칸으로 가기: { monza-colour } 스피드 조각
       *[die] { $space } 칸으로 가기: { monza-colour } 주사위
    }
cli-does-finish =
    { $tool ->
        [tile] 결승선 넘기: { monza-colour } 스피드 조각
       *[die] 결승선 넘기: { monza-colour } 주사위
    }
cli-does-reroll = 연료 조각으로 다시 굴리기: { $dice }
cli-does-bonus = 행운의 이동: { $car }, { $space } 칸으로 가기
cli-does-bonus-finish = 행운의 이동: { $car }, 결승선 넘기
cli-does-no-bonus = { $car }, 행운의 이동 안 하기
cli-does-turbo = 보상 주사위 굴리기
cli-does-stop = 멈추기
cli-pushed-back = 쿵! { $name } 자동차가 { $space } 칸으로 폴짝 물러나요.
cli-printed = { $count }장을 모두 100%로 인쇄하세요. 그러면 막대 길이가 5 cm가 돼요.
cli-push-backs = 경주당 밀려난 횟수: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces }칸, 오리지널
       *[anniversary] { $title }; { $spaces }칸, 20주년 스페셜
    }
cli-report = 게임판 { $name }
cli-figure = 항목
cli-value = 값
cli-report-spaces = 차선별 칸 수
cli-report-tyres = 타이어
cli-report-colours = 색의 비율
cli-report-drivable = 차선별 달릴 수 있는 칸
cli-report-inner = 안쪽 : 바깥쪽 { $share }
cli-report-areas = 차선별로 그려진 보통 칸의 크기
cli-report-unlike = 최대 { $times }배
cli-report-skew = 한 색의 차선 안 비율과 게임판 전체 비율
cli-report-apart = 최대 { $share } 차이, { $where }
cli-report-alike = 나란히 놓인 같은 색
cli-report-cars = 행운의 이동: 두 자동차 중 나은 쪽
cli-report-turns = 무조건 멀리 가는 자동차 한 대가 결승선까지 쓰는 차례 수
cli-report-spread = 표준편차 { $spread }
cli-report-stalls = 움직이지 못한 차례
cli-report-worst = 가장 나쁜 곳 { $space } 칸: { $share }
cli-report-endings = 한 차례에 멈출 수 있는 서로 다른 곳
cli-report-skill = 최고 운전사 대 { $racer } 운전사, 자동차 두 대
cli-report-push-backs = 경주당 밀려난 횟수
cli-report-field = 경주 { $races }번, 모든 자동차
cli-report-lead = 경주당 선두가 바뀐 횟수
cli-report-lanes = 차선별 머문 비율
cli-report-seats = 자리별 승리, { $racer } 운전사 네 명
cli-report-starter = 먼저 하기: 공평한 몫과 { $points }퍼센트포인트 차이
cli-missed = 채우지 못한 목표:
cli-all-met = 목표를 모두 채웠어요
cli-problem =
    { $kind ->
        [turns] 자동차 한 대가 { $figure }차례 걸려요. { $least }~{ $most }차례여야 해요
        [stalls] 움직이지 못하는 차례가 { $figure }예요. { $most } 이하여야 해요
        [worst-stall] { $where } 칸에서 움직이지 못하는 차례가 { $figure }예요. { $most } 이하여야 해요
        [endings] 한 차례에 멈출 수 있는 곳이 { $figure }곳이에요. { $least }곳 이상이어야 해요
        [skill] 최고 운전사가 { $racer } 운전사를 이기는 경주가 { $figure }예요. { $least } 이상이어야 해요
        [starter] 네 대가 달리면 먼저 하는 자동차가 이기는 경주가 { $figure }예요. { $least }~{ $most } 정도가 공평해요
        [colour] { $where } 칸이 전체의 { $figure }예요. { $least }~{ $most } 정도여야 해요
        [outside-in] { $where } 차선에는 달릴 수 있는 칸이 { $figure }개 있어요. 그 바깥쪽 차선에 더 많아야 해요
        [inner] { $where } 차선의 칸 수는 맨 바깥쪽 차선의 { $figure }예요. { $most } 이하여야 해요
        [areas] { $where } 차선의 칸은 다른 차선보다 { $figure }배 크게 그려져요. { $most }배 이하여야 해요
        [lane-colour] { $where } 차선에서 한 색의 비율이 게임판 전체와 { $figure } 달라요. { $most } 이하여야 해요
        [alike] 같은 색이 나란히 놓인 곳이 { $figure }곳이에요. { $least }~{ $most }곳이어야 해요
        [cars] 행운의 이동이 있으면 { $where } 중 첫 번째 자동차의 승률이 { $figure }예요. { $least }~{ $most } 정도가 공평해요
       *[lane] 자동차가 { $where } 차선에 있는 차례가 { $figure }예요. { $least } 이상이어야 해요
    }
cli-design-task = 빈 길을 채우는 중
cli-design-best = 최고 운전사 { $skill }, 움직이지 못한 차례 { $stalls }
cli-solve-title = { $track }, 자동차 { $players }대, 모두 최선으로 달릴 때
cli-solve-starts = { $seat } (먼저)
cli-solve-bound = 값의 변화가 { $residual } 안으로 줄었어요. 다르게 달려도 { $epsilon }보다 더 얻을 수 없어요
cli-solve-work = { $sweeps }번 훑음, { $seconds }초, 온도 { $heat }
cli-solve-task =
    { $task ->
        [solving] 푸는 중
       *[proving] { $seat }번 자리 검증 중
    }
cli-solve-moving = { $sweeps }번째 훑기, 아직 { $residual }만큼 바뀌어요
cli-solve-lone-car = { $track }, 조각을 모두 가진 자동차 한 대: 평균 { $turns }차례
cli-solve-turns = 차례 수
cli-solve-chance = 확률
cli-grid-title = { $track }: 공평한 출발
cli-grid-begins = 출발하는 곳
cli-grid-before = 앞에서 출발하지 않을 때 승리
cli-grid-after = 앞에서 출발할 때 승리
cli-grid-simulated = 경주 { $races }번으로 쟀고, 오차는 { $points }퍼센트포인트예요
cli-grid-solved = 계산해 둔 값에서 구했어요
cli-grid-start = { $name } 자동차는 앞에서 출발해요: { $space } 칸.
cli-study-task =
    { $task ->
        [reading] 읽는 중
        [solving] 푸는 중
       *[racing] 달리는 중
    }
cli-study-starting = 먼저 하기의 값: { $points }포인트
cli-study-moves =
    { $sort ->
        [racer_errs] 무조건 멀리 가면 가장 손해 보는 첫 주사위
        [choice_matters] 멈출 곳 가운데 하나가 눈에 띄게 좋은 첫 주사위
       *[most_common] 첫 주사위에서 가장 흔한 선택
    }
cli-study-roll = 주사위
cli-study-often = 나올 확률
cli-study-route = 길
cli-study-end = 멈추는 칸
cli-study-furthest = { $end } (가장 멀리)
cli-study-matches = 줄마다 경주 { $races }번, 모든 자리에 돌아가며 앉음
cli-study-one = 한 명
cli-study-among = 상대
cli-study-best = 최고 운전사
cli-study-pushes = 밀어내기: 최고 운전사끼리, { $racer } 운전사끼리 각각 경주 { $races }번
cli-study-push =
    { $what ->
        [pushed_loses] 밀려난 자동차가 잃는 것
        [pusher_gains] 밀어낸 자동차가 얻는 것
        [push_is_worth] 고를 수 있을 때 밀어내기의 값
        [solved_takes] 고를 수 있을 때 최고 운전사가 밀어내는 비율
        [racers_take] 고를 수 있을 때 { $racer } 운전사가 밀어내는 비율
        [solved_per_race] 경주당 밀어낸 횟수, 최고 운전사
       *[racers_per_race] 경주당 밀어낸 횟수, { $racer } 운전사
    }
cli-study-proof = 누구도 { $epsilon }보다 더 얻을 수 없어요. 온도 { $heat }, 시드 { $seed }
cli-heat-title =
    { $layer ->
        [chances] { $board }: 내 차례에 서 있기 좋은 칸
       *[traffic] { $board }: 차례가 끝나는 칸
    }
cli-heat-says =
    { $layer ->
        [chances] 내 차례이고 다른 자동차가 나란히 있을 때 이길 확률
       *[traffic] 모든 차례 중 비율, 최선을 다하는 자동차 { $players }대
    }
cli-heat-note = 칸이 밝을수록 숫자가 커요. 기호는 색을 나타내요:
cli-heat-tyre = 타이어
cli-heat-finish = 결승선
cli-error-option-endless = { $value }에서는 자동차가 영원히 갇힐 수 있어서(예: { $place }) 풀 수 없어요
cli-error-values-damaged = { $file } 파일이 오래됐거나 손상됐어요. hairpin solve를 다시 실행하세요
