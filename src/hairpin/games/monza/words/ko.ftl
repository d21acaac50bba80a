# 낱말: 자동차, 주사위, 칸, 차선, 막혀 있는 칸, 출발선, 결승선, 차례, 라운드, 게임판, 연료 조각(주사위 다시 굴리기),
# 스피드 조각, 프로 레이서를 위한 보상(터보), 행운의 이동, 트로피, 프로 레이서.

# Home

monza-title = 레이싱카
monza-says = 주사위 여섯 개, 차선 세 개, 트로피 하나.
monza-first-title = 레이싱카 · 첫 번째 판
monza-first-says = 옛날 경주로, 자동차는 여섯 대까지.

# Options

option-monza-track-oval = 타원 경주로: 짧아서 처음에 좋아요
option-monza-track-long = 긴 경주로: 프로 레이서에게 좋아요
option-monza-track-sprint = 스프린트: 아주 작아서 금방 끝나요
option-monza-track-first-edition = 첫 번째 판: 자동차 여섯 대까지
option-monza-pro = 프로 레이서
option-monza-pro-says = 모두 스피드 조각 여섯 개와 연료 조각 하나를 받아요. 주사위 여섯 개를 다 쓰면 프로 레이서를 위한 보상을 받아요.
option-monza-bonus = 행운의 이동
option-monza-bonus-says = 차례가 끝나면 마지막에 쓴 색의 자동차가 한 칸 앞으로 갈 수 있어요.
option-monza-stopping = 일찍 멈춰도 되나요?
option-monza-stopping-keep-going = 아니요: 맞는 주사위가 있으면 계속 달려요
option-monza-stopping-longest = 아니요: 주사위를 되도록 많이 써요
option-monza-stopping-free = 네: 멈추고 싶은 곳에서 멈춰요
option-monza-free-finish = 열린 결승선
option-monza-free-finish-says = 어떤 색 주사위로도 결승선을 넘을 수 있어요.
option-monza-push-targets = 결승 칸에서도 쿵
option-monza-push-targets-says = 결승 칸마다 자동차가 한 대만 설 수 있어요. 거기에 멈추면 있던 자동차를 뒤로 밀어내요.
option-monza-count-accelerators = 스피드 조각도 세기
option-monza-count-accelerators-says = 마지막 라운드에서는 스피드 조각도 주사위처럼 세요.
option-monza-others-only = 행운은 다른 사람만
option-monza-others-only-says = 내 차례에 내 자동차는 행운의 이동을 할 수 없어요.
option-monza-turbo-accelerators = 보상 뒤에도 스피드 조각
option-monza-turbo-accelerators-says = 프로 레이서를 위한 보상 뒤에도 스피드 조각을 쓸 수 있어요.
option-monza-track = 테이블에 어떤 게임판을 놓나요?
option-monza-players = 몇 명이 달리나요?
option-monza-cars = 첫 자리부터 차례로 어떤 자동차를 모나요?
option-monza-starter = 어느 자리가 먼저 하나요?

# Race

race-dice = 쓴 주사위 { $count }개
race-tiles = 남은 조각 { $count }개
monza-board = 게임판
monza-tray = 주사위 접시
monza-dice = 주사위
monza-tiles = 조각
monza-loading = 게임판을 펼치는 중이에요…
monza-zoom-out = 게임판 전체 보기
monza-zoom-in = 가까이 보기
monza-colour =
    { $colour ->
        [red] 빨강
        [yellow] 노랑
        [green] 초록
        [blue] 파랑
        [white] 하양
       *[purple] 보라
    }
monza-finish = 결승선, { monza-colour }
monza-die = 주사위 { $number }, { monza-colour }
monza-accelerator = 스피드 조각, { monza-colour }
monza-extra-roll = 연료 조각: 주사위 몇 개 다시 굴리기
monza-take-back = 마지막에 놓은 것 되돌리기, { monza-colour }
monza-roll = 주사위 굴리기
monza-sign-flag = 출발! 차례 끝
monza-sign-turbo = 프로 레이서를 위한 보상: 주사위 두 개 더
monza-sign-no = 행운의 이동 안 하기
monza-last-round = 마지막 라운드
monza-ask-wait = { $name } 생각 중…
monza-ask-roll = { $name }, 주사위 컵을 눌러요!
monza-ask-lay = { $name }, 반짝이는 칸에 주사위를 놓아요.
monza-ask-space = 이제 반짝이는 칸을 눌러요.
monza-ask-flag = { $name }, 깃발을 누르고 달려요!
monza-ask-tile-or-flag = { $name }: 깃발 아니면 조각?
monza-ask-turbo = { $name }: 보상 아니면 깃발?
monza-ask-mark = 다시 굴릴 주사위를 누르고, 컵을 눌러요.
monza-ask-bonus = 행운의 이동, { $name }: 칸 아니면 손?
monza-ask-stuck = 이제 결승선에 갈 수 있는 자동차가 없어서 아무도 이기지 못해요. 메뉴에서 경주를 멈출 수 있어요.
monza-tell-only-way = 길이 하나뿐이에요. { $name } 자동차가 달려요.
monza-tell-rolled = { $name }의 주사위가 굴러가요.
monza-tell-passed = 맞는 주사위가 없어요. { $name } 자동차는 제자리예요.
monza-tell-turbo = { $name }에게 프로 레이서를 위한 보상!
monza-tell-drove = { $name } 자동차가 { $steps }칸 달려요.
monza-tell-bonus = { $name } 자동차, 행운의 이동!
monza-tell-no-bonus = { $name } 자동차는 행운의 이동을 안 해요.
monza-tell-pushed-back = 쿵! { $name } 자동차가 뒤로 폴짝.
monza-tell-finished = { $name } 자동차가 결승선을 넘었어요!
monza-tell-last-round = 마지막 라운드!

# Podium

monza-reason =
    { $reason ->
        [alone] 혼자만 결승선을 넘었어요.
        [fewest-dice] 주사위를 가장 적게, { $dice }개만 쓰고 결승선을 넘었어요.
       *[shared] 똑같이 주사위 { $dice }개로 결승선을 넘었어요.
    }
monza-left = { $count }칸 남음
monza-lost = 결승선으로 가는 길 없음
monza-moment-drive = { $name } 자동차가 한 번에 { $count }칸 달려요!
monza-moment-push = 쿵! { $name } 자동차가 { $other } 자동차를 뒤로 보내요.
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
       *[ahead] 앞쪽
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
       *[ahead] 앞쪽: { $what }.
    }
monza-roam = { $space } 칸: { $what }
monza-way = { $what }; { $then }
monza-with-tile = 스피드 조각으로
monza-then = 그다음은 { $colours }
monza-then-end = 그다음은 맞는 주사위가 없어요
monza-then-stop = 그다음은 깃발
monza-here = { $name } 자동차는 { $in } 있어요. { monza-colour }, { $space } 칸, 전체의 { $percent }퍼센트 왔어요.
monza-here-laid = 주사위가 { $space } 칸까지 이어져요: { monza-colour }, { $lane }, 전체의 { $percent }퍼센트.
monza-here-start = { $name } 자동차는 출발선에 있어요.
monza-here-home = { $name } 자동차는 결승선을 넘었어요.
monza-other =
    { $where ->
        [ahead] { $name } 자동차는 앞에 있어요: { $lane }, { monza-colour }, { $space } 칸.
        [behind] { $name } 자동차는 뒤에 있어요: { $lane }, { monza-colour }, { $space } 칸.
       *[level] { $name } 자동차는 나란히 있어요: { $lane }, { monza-colour }, { $space } 칸.
    }
monza-other-start = { $name } 자동차는 출발선에 있어요.
monza-other-home = { $name } 자동차는 결승선을 넘었어요.
monza-dice-left = 주사위: { $colours }.
monza-say-rolled = { $name }의 주사위: { $colours }.
monza-where =
    { $name ->
        [outer] 바깥쪽 차선에
        [middle] 가운데 차선에
        [inner] 안쪽 차선에
       *[other] { $lane }번 차선에
    }
monza-say-drove = { $name } 자동차가 달려요: { $colours }. 이제 { $where } 있어요.
monza-say-drove-home = { $name } 자동차가 달려요: { $colours }.
monza-say-with-tile = { monza-colour }(스피드 조각)
monza-say-bonus = 행운의 이동: { $name } 자동차가 { monza-colour } 칸으로 가요. 이제 { $where } 있어요.
monza-say-pushed-back = 쿵! { $name } 자동차가 뒤로 폴짝, { monza-colour } 칸으로 가요. 이제 { $where } 있어요.
monza-say-pushed-to-start = 쿵! { $name } 자동차가 뒤로 폴짝, 출발선으로 가요.

# Keys

keys-monza-arrows = 게임판에서: 앞, 뒤, 왼쪽, 오른쪽
keys-monza-page = 다음 반짝이는 칸으로
keys-monza-dice = 주사위 집기
keys-monza-back = 마지막 주사위 되돌리기

# Why not?

why-monza-not-your-turn = 지금은 다른 사람 차례예요. 곧 내 차례가 와요!
why-monza-roll-first = 먼저 주사위를 굴려요.
why-monza-over = 경주가 끝났어요.
why-monza-here = 자동차가 벌써 거기 있어요. 앞으로만 가요.
why-monza-behind = 거기는 뒤쪽이에요. 앞으로만 가요.
why-monza-not-ahead = 그 칸은 내 칸보다 앞으로 더 나와 있지 않아요. 그래서 거기로는 차선을 못 바꿔요.
why-monza-corner = 두 칸이 귀퉁이만 닿아요. 그걸로는 안 돼요.
why-monza-too-far = 그 칸은 내 칸과 닿지 않아요. 한 칸씩 가요.
why-monza-tyre = 타이어가 막고 있어요. 아무도 못 가요.
why-monza-from-start = 출발선에서는 { $colours } 칸으로만 갈 수 있어요.
why-monza-no-die =
    { $colour ->
        [red] 남은 빨간 주사위가 없어요.
        [yellow] 남은 노란 주사위가 없어요.
        [green] 남은 초록 주사위가 없어요.
        [blue] 남은 파란 주사위가 없어요.
        [white] 남은 하얀 주사위가 없어요.
       *[purple] 남은 보라 주사위가 없어요.
    }
why-monza-other-die =
    { $colour ->
        [red] 그 칸에는 빨간 주사위가 필요해요.
        [yellow] 그 칸에는 노란 주사위가 필요해요.
        [green] 그 칸에는 초록 주사위가 필요해요.
        [blue] 그 칸에는 파란 주사위가 필요해요.
        [white] 그 칸에는 하얀 주사위가 필요해요.
       *[purple] 그 칸에는 보라 주사위가 필요해요.
    }
why-monza-finish-die =
    { $colour ->
        [red] 이 결승선을 넘으려면 빨간 주사위가 필요해요.
        [yellow] 이 결승선을 넘으려면 노란 주사위가 필요해요.
        [green] 이 결승선을 넘으려면 초록 주사위가 필요해요.
        [blue] 이 결승선을 넘으려면 파란 주사위가 필요해요.
        [white] 이 결승선을 넘으려면 하얀 주사위가 필요해요.
       *[purple] 이 결승선을 넘으려면 보라 주사위가 필요해요.
    }
why-monza-finish-any-die = 결승선을 넘을 주사위가 안 남았어요.
why-monza-home = 주사위가 벌써 결승선을 넘었어요. 달리기는 거기서 끝나요.
why-monza-longest = 이 테이블에서는 결승선에 들어갈 때가 아니면 주사위를 되도록 많이 써요. 더 긴 길이 있어요.
why-monza-drive-on = 맞는 주사위가 아직 있어요: { $colours }. 계속 달려요!
why-monza-no-turbo-die =
    { $colour ->
        [red] 보상 주사위에 빨강이 없어요.
        [yellow] 보상 주사위에 노랑이 없어요.
        [green] 보상 주사위에 초록이 없어요.
        [blue] 보상 주사위에 파랑이 없어요.
        [white] 보상 주사위에 하양이 없어요.
       *[purple] 보상 주사위에 보라가 없어요.
    }
why-monza-tile-after-turbo = 보상 뒤에는 스피드 조각을 못 써요. 주사위 두 개만 쓸 수 있어요.
why-monza-occupied = 거기에는 자동차가 있어요. 행운의 이동은 빈칸으로만 가요.
why-monza-bonus-only = 지금은 행운의 이동만 할 수 있어요. 하거나 하지 않거나 골라요.
why-monza-no-tiles = 그건 프로 레이서만 써요. 이 경주에는 조각이 없어요.
why-monza-dice-left = 주사위 여섯 개를 다 써야 보상을 받아요.
why-monza-one-turbo = 보상은 한 차례에 한 번뿐이에요.
why-monza-extra-roll-late = 다시 굴리기는 첫 주사위를 놓기 전에만 할 수 있어요.
why-monza-extra-roll-gone = 연료 조각을 벌써 썼어요.

# Rules

rules-page-monza = 레이싱카
rules-page-monza-says = 색깔 주사위 여섯 개로 경주로를 한 바퀴 돌아요.
rules-page-professional = 프로 레이서
rules-page-professional-says = 레이싱카를 이미 아는 사람에게: 조각과 보상이 있어요.
rules-page-bonus = 행운의 이동
rules-page-bonus-says = 레이싱카의 어느 경주에나 어울려요: 마지막 색의 자동차가 움직일 수 있어요.
rules-page-first-edition = 첫 번째 판
rules-page-first-edition-says = 맨 처음 레이싱카: 자동차 여섯 대와 결승 칸 두 개.
rules-goal = 경주로를 한 바퀴 돌아요. 결승선을 넘으면 이겨요.
rules-begin = 모두 자동차를 하나씩 골라 출발선에 놓아요. 가장 어린 사람부터 시계 방향으로 해요.
rules-begin-first = 자동차가 여섯 대까지 출발선에 서요. 가장 어린 사람부터 시계 방향으로 해요.
rules-roll = 내 차례인가요? 주사위 여섯 개를 한꺼번에, 딱 한 번 굴려요.
rules-lay = 내 칸과 맞닿은 같은 색 칸에 주사위를 놓고, 다음 주사위는 그 칸과 맞닿은 칸에 놓아요. 순서는 마음대로예요. 긴 길을 찾아요! 그러면 자동차가 그 길로 달려요.
rules-start = 출발선에서는 하얀 칸이나 보라 칸으로 갈 수 있어요.
rules-start-long = 긴 경주로에서도 하얀 칸이나 보라 칸으로 가요. 직접 만든 트랙에서는 출발선과 맞닿은 칸이면 어디로든 갈 수 있어요.
rules-lane = 앞으로만 가요! 옆 칸이 내 칸보다 앞으로 더 나와 있으면 차선을 바꿀 수 있어요. 아니면 내 차선에 있어요.
rules-touch = 두 칸이 선을 따라 맞닿아야 해요. 귀퉁이만 닿으면 안 돼요.
rules-tyre = 타이어가 막고 있어요. 아무도 못 가요. 피해서 가요.
rules-over = 다른 자동차 위로 지나가도 돼요. 그래도 그 칸에 맞는 주사위는 있어야 해요.
rules-bump = 자동차가 있는 칸에 멈추면, 쿵! 그 자동차는 자기 차선에서 뒤쪽의 가장 가까운 빈칸으로 물러나요. 타이어와 다른 자동차는 건너뛰어요.
rules-nowhere = 뒤에 빈칸이 없나요? 그러면 출발선으로 가요. 출발선과 결승선에서는 아무도 밀려나지 않아요.
rules-no-die = 맞는 주사위가 없나요? 자동차는 그대로 있고, 다음 사람이 굴려요.
rules-drive-on = 맞는 주사위가 있으면 계속 달려요. 어느 길로 갈지는 마음대로예요.
rules-finish = 결승선은 하얀색이라 하얀 주사위가 필요해요. 달리기는 거기서 끝나요.
rules-last-round = 누가 도착했나요? 모두 똑같은 횟수로 하도록 이 라운드를 끝까지 해요.
rules-fewest = 여럿이 도착했나요? 그 차례에 주사위를 가장 적게 쓴 사람이 이겨요. 똑같으면 함께 이겨요.
rules-trophy = 이긴 사람은 트로피를 받고, 다음 경주까지 챔피언이에요.
rules-house-stopping = 멈추고 싶은 곳에서 멈춰도 돼요. 아니면 아주 엄격하게: 주사위를 되도록 많이 써야 해요.
rules-house-finish = 어떤 주사위로도 결승선을 넘을 수 있어요.
rules-house-starter = 챔피언이 먼저 하거나 뽑기로 정해요.
rules-tiles = 모두 색마다 하나씩 스피드 조각 여섯 개와 연료 조각 하나를 받아요.
rules-extra-roll = 나온 주사위가 마음에 안 드나요? 연료 조각을 내고, 원하는 만큼 다시 굴려요. 첫 주사위를 놓기 전에 해요.
rules-accelerator = 스피드 조각은 같은 색 주사위처럼 써요. 쓴 조각은 차례가 끝나면 없어져요.
rules-six = 주사위 여섯 개를 다 놓았나요? 그러면 프로 레이서를 위한 보상을 받을 수 있어요!
rules-turbo = 주사위 두 개를 굴려서 하나나 둘로 더 달려요. 안 써도 돼요. 그러고 나면 차례가 끝나요.
rules-turbo-tiles = 보상 뒤에는 스피드 조각을 못 써요.
rules-turbo-bump = 내가 자동차 위에 멈췄는지는 보상이 끝난 다음에 봐요.
rules-house-count = 마지막 라운드에서는 스피드 조각도 주사위처럼 세요.
rules-house-turbo = 보상 뒤에도 스피드 조각을 쓸 수 있어요.
rules-bonus = 차례가 끝나면 마지막에 쓴 색을 봐요. 그 색 자동차는 한 칸 앞으로 갈 수 있어요. 칸의 색은 상관없어요.
rules-bonus-free = 빈칸으로만 가요. 타이어도 자동차도 없어야 하고, 밀어낼 수 없어요.
rules-bonus-home = 행운의 이동으로 결승선도 넘을 수 있어요.
rules-bonus-own = 내 색이었나요? 그러면 내 자동차가 가요. 누구든 안 가도 돼요.
rules-house-others = 내 차례에 내 자동차는 행운의 이동을 할 수 없어요.
rules-first-box = 자동차가 여섯 대까지 옛날 경주로를 한 바퀴 돌아요. 끝에 있는 두 칸이 결승선이에요.
rules-first-start = 출발선에서는 파란 칸이나 하얀 칸으로 갈 수 있어요.
rules-first-targets = 결승 칸과 같은 색 주사위가 필요해요. 여기서는 파랑이나 하양이에요. 달리기는 거기서 끝나요.
rules-house-targets = 결승 칸마다 자동차가 한 대만 설 수 있어요. 거기에 멈추면 있던 자동차가 뒤로 밀려나서 다시 달려요.

# First race

lesson-monza-roll = 컵을 눌러요! 주사위 여섯 개가 굴러 나와요.
lesson-monza-lay = 반짝이는 칸에는 맞는 주사위가 있어요. 하나를 누르면 주사위가 폴짝 올라가요.
lesson-monza-back = 마음이 바뀌었나요? 마지막 주사위를 누르면 돌아와요.
lesson-monza-lane = 이 칸은 다른 차선에 있어요. 내 칸보다 앞으로 더 나와 있어서 차선을 바꿔도 돼요.
lesson-monza-on = 맞는 주사위가 또 있어요. 계속 가요. 멀리 갈수록 좋아요!
lesson-monza-forced = 이번에는 길이 하나뿐이에요. 자동차가 저절로 달려요.
lesson-monza-flag = 맞는 주사위가 더 없어요. 깃발을 누르면 자동차가 달려요!
lesson-monza-finish = 결승선이에요! 누르면 도착해요.
lesson-monza-other = 지금은 { $name } 차례예요. 다음은 내 차례예요.
lesson-monza-passed = 이번에는 맞는 주사위가 없어요. { $name } 자동차는 제자리예요.
lesson-monza-pushed-back = 쿵! 누가 { $name } 자동차가 있는 칸에 멈췄어요. { $name } 자동차는 뒤쪽의 가장 가까운 빈칸으로 폴짝.
lesson-monza-last-round = 누가 도착했어요! 이 라운드를 끝까지 해요. 이제 주사위를 세요. 적을수록 좋아요.
lesson-monza-end = 경주를 끝까지 했어요! 여럿이 도착하면 주사위를 가장 적게 쓴 사람이 이겨요. 이제 어떻게 하는지 알겠죠?
lesson-monza-says = 굴리고, 놓고, 달려요: 첫 경주.
lesson-professional-tiles = 스피드 조각이에요. 같은 색 주사위 대신 한 번씩 쓸 수 있어요.
lesson-professional-extra = 주사위가 별로예요? 경주마다 한 번 다시 굴릴 수 있어요. 이 조각을 눌러요.
lesson-professional-mark = 다시 굴리고 싶은 주사위를 눌러요.
lesson-professional-again = 이제 컵을 눌러요!
lesson-professional-accelerator = 맞는 주사위가 없나요? 스피드 조각은 돼요! 은은하게 빛나는 칸을 눌러요.
lesson-professional-turbo = 주사위 여섯 개를 다 놓았어요. 보상이에요! 불타는 주사위를 눌러요.
lesson-professional-turbo-dice = 주사위 두 개 더! 맞으면 놓고, 아니면 깃발을 눌러요.
lesson-professional-says = 스피드 조각, 연료 조각, 보상.
lesson-professional-end = 이제 프로 레이서예요! 진짜 경주에서는 스피드 조각을 아껴 두었다가 써요.
lesson-bonus-aim = 마지막 주사위가 중요해요. 같은 색 자동차는 한 칸 더 가요. 내 자동차도요!
lesson-bonus-take = 보너스! 마지막 주사위가 내 자동차 색이에요. 반짝이는 칸을 누르거나, 싫으면 손을 눌러요.
lesson-bonus-says = 마지막 주사위가 한 칸을 선물해요.
lesson-bonus-end = 잘 달렸어요! 차례마다 마지막 주사위를 잘 봐요. 나에게도, 남에게도 선물이 될 수 있어요.
lesson-first-edition-start = 출발할 때는 파란 칸이나 하얀 칸으로 나가요. 눌러 봐요!
lesson-first-edition-target = 도착 칸이에요! 같은 색 주사위로 들어가요. 눌러 봐요!
lesson-first-edition-says = 파란색이나 하얀색 출발, 도착 칸 두 개.
lesson-first-edition-end = 이게 첫 번째 판이에요! 큰 판에서는 여섯 명까지 달려요.

# Workshop

workshop-title = 게임판 만들기
workshop-says = 나만의 게임판을 그리고 달려요.
workshop-back = 작업실로 돌아가기
workshop-quality = 얼마나 재미있을까요?
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
        [turns] 결승선까지 차례
        [stalls] 맞는 주사위가 없음
        [endings] 한 차례의 선택
       *[skill] 영리한 운전자가 이기는 경주
    }
workshop-better = 어떻게 하면 더 좋을까요?
workshop-first-open = 빈 길이 남았어요. 색칠하거나 컴퓨터에게 맡겨요.
workshop-first-mend = 아직 고칠 것이 있어요:
workshop-more-faults = 더 고칠 것: { $count }
workshop-all-good = 멋진 게임판이에요. 달려 봐요!
workshop-miss =
    { $kind ->
        [turns-low] 경주가 너무 빨리 끝나요: { $figure }차례. 차선을 늘려요.
        [turns-high] 경주가 너무 길어요: { $figure }차례. 차선을 줄여요.
        [stalls] 맞는 주사위가 없을 때가 많아요: 차례의 { $figure }. 색을 더 섞어요.
        [worst-stall] { $where } 칸에서 자꾸 멈춰요: 차례의 { $figure }.
        [endings] 고를 것이 적어요: 한 차례에 { $figure }칸. 색을 섞거나 칸의 끝을 옮겨요.
        [skill] 거의 운이에요: 영리한 운전자도 경주의 { $figure }만 이겨요.
        [starter] 먼저 하면 너무 쉽거나 어려워요: 네 대일 때 { $figure } 이겨요.
        [colour-low] { monza-colour } 칸이 너무 적어요: { $figure }.
        [colour-high] { monza-colour } 칸이 너무 많아요: { $figure }.
       *[lane] { $where } 차선으로는 거의 달리지 않아요: 차례의 { $figure }.
    }
workshop-hint = { $space } 칸에 { monza-colour } 칠하기
workshop-hint-tyre = { $space } 칸에 타이어 놓기
workshop-finish-title = 대신 완성해 주세요
workshop-finish = 빈 길 채우기
workshop-finishing = 길을 놓는 중
workshop-finished = 게임판이 완성됐어요.
workshop-stop = 그만
workshop-another = 다른 것으로 하나 더
workshop-nothing-open = 칸을 몇 개 지우면 컴퓨터가 새로 놓아요.
workshop-race = 여기서 달리기!
workshop-why-open = 먼저 빈 길을 채워요.
workshop-why-mend = 먼저 고칠 것: { $count }
workshop-send-says = 이 링크를 열면 내 게임판을 볼 수 있어요.
workshop-send-long = 이 게임판은 링크에 담기에는 너무 커요. 파일로 저장해서 보내 주세요.
workshop-refused = 이 파일은 열 수 없어요
workshop-nothing-lost = 아무것도 바뀌지 않았어요. 내 게임판은 그대로예요.
workshop-boards = 게임판
workshop-unnamed = 게임판 { $number }
workshop-name = 게임판 이름
workshop-mine = 내 게임판
workshop-fresh = 빈 게임판
workshop-not-kept = 이 브라우저에는 저장할 수 없어요. 파일로 저장해 보세요.
workshop-received = 게임판이 도착했어요.
workshop-opened = 열었어요: { $name }
workshop-photo = 그림 밑에 사진 깔기
workshop-photo-take = 사진 찍기
workshop-photo-choose = 그림 고르기
workshop-photo-remove = 치우기
workshop-photo-says = 베껴 그리듯 위에 그려요. 사진은 이 기기에만 있어요.
workshop-photo-slider =
    { $what ->
        [x] 옆으로
        [y] 위아래로
        [scale] 크기
        [turn] 돌리기
       *[strength] 진하기
    }
workshop-no-photo = 보여 줄 수 없는 그림이에요. 다른 것을 골라요.
workshop-print = 인쇄
workshop-print-says = 크기에 맞춘 게임판과 오려 만드는 주사위와 자동차.
workshop-paper = 얼마나 크게?
workshop-paper-size =
    { $paper ->
        [a4] A4
        [tiles] 크게, A4 여러 장을 붙여서
        [a3] A3
        [a2] A2
       *[a1] A1
    }
workshop-ink = 무엇으로 인쇄해요?
workshop-ink-kind =
    { $ink ->
        [colour] 컬러로
       *[symbols] 검정으로, 무늬와 함께
    }
workshop-format = 어떤 파일?
workshop-format-kind =
    { $format ->
        [pdf] PDF, 인쇄할 때
       *[svg] SVG, 더 그릴 때
    }
workshop-print-save = 인쇄 파일 저장
workshop-draw-board = 내가 그리는 게임판
workshop-draw-open = 빈 길
workshop-draw-long = 길이 { $length }
workshop-draw-target = 결승 칸
workshop-draw-space = 차선 { $lane }, { $number }번째 칸: { $what }.
workshop-draw-missing = 차선 { $lane }, 너무 일찍 끝나요. 여기에 길이 없어요.
workshop-draw-size = 차선: { $lanes }, 길이: { $length }.
workshop-draw-in-hand = { $lane }{ $number } 칸
workshop-draw-shorter = 더 짧게
workshop-draw-longer = 더 길게
workshop-draw-exact = 정확한 길이
workshop-draw-set = 이 길이로 하기
workshop-draw-bad-length = 1, 1.5, 4/3처럼 길이를 써 주세요.
workshop-draw-remove = 이 칸 빼기
workshop-draw-before = 앞쪽에 새 칸
workshop-draw-after = 뒤쪽에 새 칸
workshop-draw-split = 둘로 나누기
workshop-draw-join = 다음 칸과 합치기
workshop-draw-cure =
    { $cure ->
        [fill] 빈 길로 채우기
        [close] 한 바퀴 잇기
        [fit] 저절로 맞추기
        [tyre] 타이어로 바꾸기
       *[open] 모든 차선 열기
    }
workshop-draw-look = 자세히 보기
workshop-draw-closer = 더 가까이
workshop-draw-farther = 더 멀리
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
        [left] 왼쪽에 차선
       *[right] 오른쪽에 차선
    }
workshop-draw-copy-lane = 차선 { $lane } 복사
workshop-draw-remove-lane = 차선 { $lane } 빼기
workshop-draw-lane = 차선 { $lane }, 길이 { $length }
workshop-draw-lane-name = 차선 { $lane }
workshop-draw-track-length = 전체 길이: { $length }
workshop-draw-track-shorter = 모든 차선 줄이기
workshop-draw-track-longer = 모든 차선 늘리기
workshop-draw-exits = 출발선에서 가는 차선
workshop-draw-finish = 경주가 끝나는 곳
workshop-draw-end =
    { $end ->
        [line] 모든 차선의 결승선
       *[targets] 결승 칸
    }
workshop-draw-line = 결승선 색
workshop-draw-targets = 결승 칸이 있는 차선
workshop-draw-edition = 어떤 게임용인가요?
workshop-draw-edition-name =
    { $edition ->
        [anniversary] 기념판, 자동차 4대
       *[first] 첫 번째 판, 자동차 6대
    }
workshop-draw-shapes = 길의 모양
workshop-draw-shape =
    { $shape ->
        [fit] 저절로
        [stadium] 경기장
        [ring] 동그라미
        [corner] 기역자
        [oval] 타원 경주로
        [long] 긴 경주로
        [sprint] 스프린트
        [first-edition] 첫 번째 판
       *[straight] 곧은 길
    }
workshop-draw-road = 길의 너비
workshop-draw-start-box = 출발선 길이
workshop-draw-piece = { $number }번째 조각
workshop-draw-way =
    { $way ->
        [l] 왼쪽으로 굽은 길
        [f] 곧은 길
       *[r] 오른쪽으로 굽은 길
    }
workshop-draw-length = 길이
workshop-draw-angle = 각도
workshop-draw-radius = 반지름
workshop-draw-less = 줄이기: { $what }
workshop-draw-more = 늘리기: { $what }
workshop-draw-earlier = 앞으로 옮기기
workshop-draw-later = 뒤로 옮기기
workshop-draw-add-piece = 뒤에 새 조각
workshop-draw-remove-piece = 이 조각 빼기
workshop-draw-ready = 달릴 준비 끝!
workshop-draw-more-faults = 그 밖에: { $count }
workshop-draw-open-left = 빈 칸: { $count }. 색칠하거나 컴퓨터에게 맡겨요.
workshop-draw-undone =
    { $what ->
        [undo] 되돌렸어요.
       *[redo] 다시 했어요.
    }
workshop-draw-there = 보여 주세요
workshop-draw-finish-place = 결승선
workshop-draw-keys-arrows = 길을 따라, 또 차선 사이로
workshop-draw-keys-paint = 칸 칠하기: 빨강, 노랑, 초록, 파랑, 하양, 보라
workshop-draw-keys-tyre = 타이어; 빈 길
workshop-draw-keys-length = 더 길게, 더 짧게
workshop-draw-keys-border = 앞쪽 경계 옮기기
workshop-draw-keys-cut = 둘로 나누기; 다음 칸과 합치기
workshop-draw-keys-insert = 앞쪽에 새 칸; 뒤쪽에 새 칸
workshop-draw-keys-remove = 칸 빼기
workshop-draw-keys-exact = 정확한 길이
workshop-draw-keys-undo = 되돌리기; 다시 하기

# 작업실에서 게임판의 잘못된 곳, 그 자리에서 말해요

error-workshop-busy = 작업실이 바빠요. 잠시 뒤에 다시 해 봐요.
error-workshop-tools = 작업실 도구가 아직 오는 중이에요. 일 분 뒤에 다시 해 봐요.
error-board-broken = 여기에는 게임판이 없어요.
error-board-large = 게임판이 너무 커요.
error-board-version = 더 새로운 Hairpin에서 만든 게임판이에요. 게임을 새로 설치해 달라고 해 보세요.
fault-too-large = 트랙 파일치고는 너무 커요. 가장 커도 { $most } kB예요.
fault-not-toml = 트랙 파일이 아니에요. 여기서 저장한 것을 고르거나 TOML로 써요.
fault-other-game = 다른 게임의 파일이에요. 레이싱카 트랙을 골라요.
fault-unknown-word = ‘{ $given }’ 표시는 여기서 뜻이 없어요. 빼거나 바르게 고쳐요.
fault-bad-name = 파일 이름은 쉬워야 해요. 영어 소문자, 숫자, 붙임표만 써요. 예: my-board.toml
fault-bad-text = ‘{ $given }’ 자리에는 글이 와야 해요.
fault-bad-title = 이름이 너무 길어요. 가장 길어도 { $most }글자예요.
fault-edition = 판을 골라요. 첫 번째 판 아니면 기념판이에요.
fault-no-lanes = 이 트랙에는 아직 차선이 없어요. 적어도 두 개를 놓아요.
fault-lane-count = 트랙에는 차선이 { $least }개에서 { $most }개까지 있어요.
fault-empty-lane = 이 차선은 비어 있어요. 칸을 놓아요.
fault-too-many = 트랙이 너무 커요. 칸은 { $most }개까지예요. 몇 개를 빼요.
fault-lane-length = 이 차선은 너무 일찍 끝나요. { $missing } 모자라요. 가장 긴 차선만큼 늘려요.
fault-no-colour = 이 칸에는 색깔이 없어요. 여섯 색깔 중 하나를 칠하거나 타이어를 놓아요.
fault-bad-length = 이 길이는 안 돼요. 0보다 크고 { $most }까지인 수를 써요. 2, 1.5, 4/3처럼요.
fault-open-road = 이 길은 아직 비어 있어요. 칸을 놓거나 대신 채워 달라고 해요.
fault-bad-start = 출발선은 이 트랙의 차선으로 이어져야 해요.
fault-no-exit = 출발선에서 나갈 수 없어요. 타이어로 시작하지 않는 차선을 열어요.
fault-no-finish = 아직 결승선이 없어요. 선의 색깔이나 결승 칸을 골라요.
fault-tyre-target = 결승 칸에 타이어가 있어요. 색깔을 칠해요.
fault-cut-off = 아무도 결승선에 못 가요. 길을 열어요.
fault-curve-table = 길 모양을 읽을 수 없어요. 새로 골라요.
fault-curve-size =
    { $key ->
        [road] 길의 너비는 0보다 크고 { $most }까지여야 해요.
       *[start] 출발 칸의 길이는 0보다 크고 { $most }까지여야 해요.
    }
fault-curve-path = 길 모양은 1개에서 { $most }개까지의 조각으로 만들어요.
fault-curve-word = ‘{ $given }’ 조각은 길이 아니에요. 곧은길이나 굽은 길을 써요.
fault-curve-road = 길이 너무 가늘어서 안 보여요. 너비를 { $least } 이상으로 해요.
fault-curve-start = 출발 칸이 자동차들에게 너무 짧아요. 길이를 { $least } 이상으로 해요.
fault-curve-tight = 이 굽은 길은 너무 급해요. 더 넓게 돌거나 길을 좁혀요.
fault-curve-gap = 길이 출발선으로 돌아오지 않아요. 이어질 때까지 곧은길이나 굽은 길을 바꿔요.
fault-curve-overlap = 여기서 길이 { $other }번째 조각과 부딪쳐요. 다른 데로 돌리거나 길을 좁혀요.
fault-nothing-open = 더 놓을 것이 없어요. 빈 길이 없어요.
fault-too-much-open = 빈 길이 너무 많아요. 칸이 { $most }개를 넘을 수 있어요. 조금만 비워 둬요.
fault-open-halves = 빈 길은 길이가 1 이상이고 반 단위로 끝나야 해요. 1, 1.5, 2처럼요.
fault-no-measure = 이 길이들은 서로 맞지 않아요. 반, 삼분의 일, 사분의 일을 써요.
fault-no-way = 막다른 길 없이 이을 방법을 못 찾았어요. 빈 길을 더 남겨요.
odd-dead-end = 막다른 길이에요. 여기 선 자동차는 다른 자동차가 뒤로 밀어 줘야 다시 달릴 수 있어요.
odd-unreachable = 여기로 오는 길이 없어요. 자동차가 뒤로 밀려서 올 수만 있어요.

# Terminal

cli-start = 출발선:
cli-finish = 결승선:
cli-dice = 주사위: { $dice }
cli-tiles = 조각: { $tiles }
cli-does-roll = 주사위 굴리기: { $dice }
cli-does-drive =
    { $tool ->
        [tile] { $space } 칸으로: { monza-colour } 스피드 조각
       *[die] { $space } 칸으로: { monza-colour } 주사위
    }
cli-does-finish =
    { $tool ->
        [tile] 결승선 통과: { monza-colour } 스피드 조각
       *[die] 결승선 통과: { monza-colour } 주사위
    }
cli-does-reroll = 연료 조각으로 다시 굴리기: { $dice }
cli-does-bonus = 행운의 이동: { $car } { $space } 칸으로
cli-does-bonus-finish = 행운의 이동: { $car } 결승선 통과
cli-does-no-bonus = { $car } 행운의 이동 안 하기
cli-does-turbo = 프로 레이서를 위한 보상 받기
cli-does-stop = 멈추기
cli-pushed-back = 쿵! { $name } 자동차가 뒤로 폴짝, { $space } 칸으로 가요.
cli-printed = { $count }장을 모두 100%로 인쇄하세요. 그러면 막대가 5cm예요.
cli-push-backs = 경주당 밀려난 횟수: { $mean } ± { $plusminus }
cli-track =
    { $edition ->
        [first] { $title }; { $spaces }칸, 첫 번째 판
       *[anniversary] { $title }; { $spaces }칸, 기념판
    }
cli-report = 게임판 { $name }
cli-figure = 항목
cli-value = 값
cli-report-spaces = 차선별 칸 수
cli-report-tyres = 막혀 있는 칸
cli-report-colours = 색의 비율
cli-report-drivable = 차선별 달릴 수 있는 칸
cli-report-inner = 안쪽 : 바깥쪽 { $share }
cli-report-areas = 차선별 그려진 보통 칸의 크기
cli-report-unlike = 최대 { $times }배
cli-report-skew = 한 색의 차선 속 비율과 판 전체 비율
cli-report-apart = 최대 { $share } 차이, { $where }
cli-report-alike = 나란히 놓인 같은 색
cli-report-cars = 행운의 이동: 두 자동차 중 더 나은 쪽
cli-report-turns = 무조건 멀리 가는 자동차 한 대가 결승선까지 쓰는 차례 수
cli-report-spread = 표준편차 { $spread }
cli-report-stalls = 못 움직인 차례
cli-report-worst = 가장 나쁜 곳 { $space }: { $share }
cli-report-endings = 한 차례에 멈출 수 있는 서로 다른 곳
cli-report-skill = 최고 운전자 : racer, 자동차 두 대
cli-report-push-backs = 경주당 밀려난 횟수
cli-report-field = 경주 { $races }번, 자동차 모두 출전
cli-report-lead = 경주당 선두가 바뀐 횟수
cli-report-lanes = 차선별 머문 비율
cli-report-seats = 자리별 승률, racer 네 대
cli-report-starter = 먼저 출발한 차: 공평한 몫과 { $points }포인트 차이
cli-missed = 못 채운 목표:
cli-all-met = 목표를 모두 채웠어요
cli-problem =
    { $kind ->
        [turns] 자동차 한 대가 { $figure }차례 걸려요. { $least }~{ $most }차례가 알맞아요
        [stalls] 모든 차례의 { $figure }에서 못 움직여요. { $most } 이하여야 해요
        [worst-stall] { $where } 칸에서는 차례의 { $figure }에서 못 움직여요. { $most } 이하여야 해요
        [endings] 한 차례에 멈출 수 있는 곳이 { $figure }가지예요. { $least }가지 이상이어야 해요
        [skill] 최고 운전자가 racer를 이기는 경주가 { $figure }예요. { $least } 이상이어야 해요
        [starter] 네 대가 달리면 먼저 출발한 차가 { $figure } 이겨요. { $least }~{ $most } 정도가 공평해요
        [colour] 칸의 { $figure }: { $where }. { $least }~{ $most } 정도가 알맞아요
        [outside-in] { $where } 차선에는 달릴 수 있는 칸이 { $figure }개 있어요. 바깥쪽 차선이 더 많아야 해요
        [inner] { $where } 차선의 칸은 맨 바깥 차선의 { $figure }예요. { $most } 이하여야 해요
        [areas] { $where } 차선의 칸은 다른 차선보다 { $figure }배 크게 그려져요. { $most }배 이하여야 해요
        [lane-colour] { $where } 차선에서 한 색의 비율이 판 전체와 { $figure } 달라요. { $most } 이하여야 해요
        [alike] 같은 색이 나란히 놓인 곳이 { $figure }군데예요. { $least }~{ $most }군데가 알맞아요
        [cars] 행운의 이동이 있으면 { $where } { $figure }예요. { $least }~{ $most } 정도가 공평해요
       *[lane] 차례의 { $figure }에서 자동차가 { $where } 차선에 있어요. { $least } 이상이어야 해요
    }
cli-design-task = 길을 놓는 중
cli-design-best = 최고 운전자 { $skill }, 못 움직인 차례 { $stalls }
cli-solve-title = { $track }, 자동차 { $players }대, 모두 최선으로 달릴 때
cli-solve-starts = { $seat } (먼저)
cli-solve-bound = 값이 { $residual } 안에서 멈췄어요. 다르게 달려도 { $epsilon }보다 더 얻을 수 없어요
cli-solve-work = { $sweeps }번 훑음, { $seconds }초, 온도 { $heat }
cli-solve-task =
    { $task ->
        [solving] 푸는 중
       *[proving] { $seat }번 자리 검증 중
    }
cli-solve-moving = { $sweeps }번째 훑기, 아직 { $residual }만큼 움직여요
cli-solve-lone-car = { $track }, 조각을 모두 가진 자동차 한 대: 평균 { $turns }차례
cli-solve-turns = 차례 수
cli-solve-chance = 확률
cli-study-task =
    { $task ->
        [reading] 읽는 중
        [solving] 푸는 중
       *[racing] 달리는 중
    }
cli-study-starting = 먼저 하기의 값: { $points }퍼센트포인트
cli-study-moves =
    { $sort ->
        [racer_errs] 무조건 멀리 가면 가장 손해 보는 첫 주사위
        [choice_matters] 가장 좋은 도착 칸이 가장 돋보이는 첫 주사위
       *[most_common] 첫 주사위에서 가장 흔한 선택
    }
cli-study-roll = 주사위
cli-study-often = 나올 확률
cli-study-route = 길
cli-study-end = 멈추는 칸
cli-study-furthest = { $end } (가장 멀리)
cli-study-matches = 줄마다 경주 { $races }번, 모든 자리에 돌아가며 앉아서
cli-study-one = 한 명
cli-study-among = 상대
cli-study-pushes = 밀어내기: 최선 운전사끼리, racer끼리 각각 경주 { $races }번
cli-study-push =
    { $what ->
        [pushed_loses] 밀려난 자동차가 잃는 것
        [pusher_gains] 밀어낸 자동차가 얻는 것
        [push_is_worth] 고를 수 있을 때 밀어내기의 값
        [solved_takes] 고를 수 있을 때 최선 운전사가 미는 비율
        [racers_take] 고를 수 있을 때 racer가 미는 비율
        [solved_per_race] 경주당 밀어낸 횟수, 최선 운전사
       *[racers_per_race] 경주당 밀어낸 횟수, racer
    }
cli-study-proof = 누구도 { $epsilon }보다 더 얻을 수 없어요, 온도 { $heat }, 시드 { $seed }
cli-error-option-endless = { $value }에서는 자동차가 영원히 갇힐 수 있어서(예: { $place }) 풀 수 없어요
cli-error-values-damaged = { $file }: 오래됐거나 망가졌어요. hairpin solve를 다시 실행해요
