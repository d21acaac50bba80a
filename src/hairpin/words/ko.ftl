# 테이블: 테이블, 자리, 방장, 코드, 링크. 해요체로 말하고, 이름 뒤에는 받침에 따라 달라지는 조사를 쓰지 않아요:
# “{ $name } 자동차가”, “{ $name }의”, “{ $name }에게”, “{ $name }부터”, “{ $name } 차례예요”.

# Home

title = Hairpin
home-choose = 어떤 게임을 할까요?
home-code = 초대받았나요? 테이블 코드를 적어요:
home-last = { $code } 테이블로 돌아가기
home-last-who = { $game }: { $names }
home-join = 함께하기
credits = 그림과 글을 직접 만든 독립적인 비공식 버전이에요. 레이싱카(Monza)는 Jürgen P. K. Grunau, 기억 랠리(Memo-Car-Race)는 Katja와 Markus Nikisch가 만든 게임이에요. 두 게임 모두 HABA에서 나왔고, HABA는 이 페이지와 관계가 없어요.
sound = 소리
strong-symbols = 또렷한 무늬
language = 언어
close = 닫기
to-home = 모든 게임
line-connecting = 테이블로 가는 중이에요…
line-lost = 연결이 끊겼어요. 사라진 건 없어요. 다시 이어지면 바로 계속해요.
table-gone = { $code } 테이블은 이제 없어요.
table-gone-next = 코드를 다시 확인하거나, 새 링크를 달라고 하거나, 직접 테이블을 열어요.
nowhere = 길이 여기서 끝나요.
car-name =
    { $car ->
        [red] 빨간 자동차
        [yellow] 노란 자동차
        [green] 초록 자동차
        [blue] 파란 자동차
        [white] 하얀 자동차
       *[purple] 보라 자동차
    }
driver-name =
    { $driver ->
        [random] 빙글이
        [learner] 삐약이
        [racer] 번개
        [tactician] 여우
        [champion] 사자왕
        [dawdler] 느림보
       *[other] { $driver }
    }
computer-twin =
    { $car ->
        [red] { $name } (빨강)
        [yellow] { $name } (노랑)
        [green] { $name } (초록)
        [blue] { $name } (파랑)
        [white] { $name } (하양)
       *[purple] { $name } (보라)
    }
driver-says =
    { $driver ->
        [random] 되는대로 달려요
        [learner] 아직 배우는 중이라 실수도 해요
        [racer] 갈 수 있는 데까지 가요
        [tactician] 다른 차를 잘 살펴요
        [champion] 끝까지 생각하고 달려요
        [dawdler] 느긋하게 달려요
       *[other] 손님이 데려왔어요
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, { $most }단계 중 { $level }단계
    }
driver-dial = { $name }: 얼마나 잘 달릴까요?
driver-dial-least = 어린 동생도 이겨요
driver-dial-most = { $racer }만큼 잘해요
driver-dial-share = { $racer } 상대로 { $races }판 중 { $wins }판쯤 이겨요
driver-mind =
    { $mind ->
        [preparing] 아직 준비 중이에요. 그동안 { $racer } 차례예요
        [studying] 아직 이 게임판을 공부해요. 그동안은 스스로 앞을 내다봐요
        [tables] 길을 다 외웠어요
        [belief] 본 것을 기억해요
        [solved] 모든 경우를 다 알아요
        [certified] 모든 경우를 거의 빈틈없이 알아요
       *[search] 스스로 앞을 내다봐요
    }

# Lobby

lobby-title = { $code } 테이블
lobby-invite-code = { $code } 테이블: 손님용 링크 보기
lobby-seats = 자리
lobby-more = 더 보기
lobby-own-board = 직접 만든 트랙
lobby-choose-board = 다른 게임판 고르기
lobby-made-boards = 우리 작업실에서
lobby-variants = 변형 규칙
lobby-add = 한 자리 더
lobby-add-here = 여기서
lobby-add-link = 링크로
lobby-add-computer = 컴퓨터
lobby-start = 출발!
lobby-wait = 방장이 곧 경주를 시작해요. 그때까지 이름과 자동차를 바꿀 수 있어요.
lobby-wait-watch = 방장이 곧 경주를 시작해요. 빈자리에 앉거나 구경해요.
start-missing =
    { $count ->
        [1] { $names } 자리가 아직 비어 있어요.
       *[other] { $names } 자리가 모두 아직 비어 있어요.
    }
start-wait = 기다려요
start-link = { $name }에게 링크 보내기
start-computers =
    { $count ->
        [1] 거기는 컴퓨터가 운전해요
       *[other] 거기는 모두 컴퓨터가 운전해요
    }
start-anyway = 그래도 출발
watching = 구경하고 있어요.
watching-sit = { $name } 자리에 앉기
host-gone = 방장이 나갔어요. 방장이 돌아오면 계속해요.
host-gone-link = { $name }에게 링크 다시 보내기
host-gone-new = 같은 테이블 새로 열기
link-dead = 이 링크는 더 이상 쓸 수 없어요.
link-dead-says = 자리 주인이 바뀌었거나 링크가 잘렸어요. 초대한 사람에게 새 링크를 달라고 해요. 그동안 구경할 수 있어요.
link-dead-free = 아니면 빈자리에 앉아요:
link-watch = 구경하기
link-used = 이미 누가 이 링크로 놀고 있어요.
link-used-says = { $name } 자리로 가는 링크예요. 지금 두 기기가 같은 자동차를 운전해요. 내 자동차를 원하면 다른 링크를 달라고 해요.
link-used-ok = 괜찮아요
lobby-watch = 초대와 구경
lobby-watch-says = 이걸 찍으면 테이블로 와요. 구경하거나 빈자리에 앉을 수 있어요.
seat-unnamed =
    { $car ->
        [red] 빨강
        [yellow] 노랑
        [green] 초록
        [blue] 파랑
        [white] 하양
       *[purple] 보라
    }
seat-car =
    { $car ->
        [red] 빨간 자동차: 다른 차 고르기
        [yellow] 노란 자동차: 다른 차 고르기
        [green] 초록 자동차: 다른 차 고르기
        [blue] 파란 자동차: 다른 차 고르기
        [white] 하얀 자동차: 다른 차 고르기
       *[purple] 보라 자동차: 다른 차 고르기
    }
seat-choose-car = 어떤 자동차?
seat-open = { $name }: 자세히 보기
seat-name = 이름
seat-names = 지난번에 쓴 이름
seat-remove = { $name } 자리 빼기
seat-host = 방장
seat-starts = 먼저 시작해요
seat-trophies =
    { $count ->
        [0] 트로피가 아직 없어요
       *[other] 트로피 { $count }개
    }
seat-kind = { $name } 자리는 누가 하나요?
seat-kind-name =
    { $kind ->
        [here] 여기 있는 사람, 이 화면에서
        [link] 다른 사람, 링크로
       *[computer] 컴퓨터
    }
seat-driver = 누가 운전하나요?
seat-yours = 바로 나예요
seat-you = 나
seat-link-state =
    { $state ->
        [here] 왔어요
        [away] 잠깐 없어요
       *[free] 아직 비었어요
    }
seat-show-link = 링크
seat-sit = 여기 앉기
seat-link-title = { $name } 자리로 가는 길
seat-link-says = 다른 휴대폰으로 찍거나 링크를 보내요. 그 링크로 언제든 이 자리에 돌아와요.
invite-qr = 링크의 QR 코드
invite-link = 링크
invite-copy = 링크 복사
invite-copied = 복사했어요!
invite-marked = 링크를 선택해 두었어요. 직접 복사해 주세요.
invite-code = 테이블 코드:
invite-here-only = 이 링크는 이 컴퓨터에서만 열려요. 휴대폰으로는 못 열어요. 집에서 다 함께 하려면 Hairpin을 끄고 이렇게 켜요:
invite-no-network = 이 컴퓨터는 지금 네트워크에 없어서 휴대폰이 찾지 못해요. 집 와이파이에 연결한 다음 이 카드를 다시 열어요.
starter = 누가 먼저 할까요?
starter-rule =
    { $rule ->
        [youngest] 가장 어린 사람
        [champion] 챔피언
        [random] 뽑기
       *[seat] 우리가 고르기
    }
starter-who =
    { $rule ->
        [youngest] 누가 가장 어린가요?
       *[seat] 누구?
    }
starter-told =
    { $rule ->
        [youngest] 가장 어린 사람부터 해요: { $name }.
        [champion] 지난 경주의 챔피언부터 해요.
        [random] 누가 먼저 할지 뽑아요.
       *[seat] { $name }부터 시작해요.
    }
evening-again = 지난번과 똑같이
evening-again-names = 지난번과 똑같이: { $names }
evening-again-champion = 지난번과 똑같이: { $names }. 그날의 챔피언: { $champion }
evening-others = 지난 저녁들
evening-kept = 이 기기만 기억해요. 아무것도 보내지 않아요.
evening-forget = 이 저녁 잊기
evening-forgotten = 잊었어요.
evening-undo = 아니요, 남겨 둘래요
odd-board = 조금 별나지만 여기서 달릴 수 있어요.
lobby-count = 테이블에 자리가 { $count }개 있어요.

# Options

more-board = 게임판
more-pace = 얼마나 빠르게 할까요?
more-house-rules = 우리 집 규칙
more-reconstruction = 게임판과 조각을 모두 적어 둔 규칙책은 없어요. 우리 것은 알려진 사실에 모두 맞춰 다시 만들었어요.
menu-device = 이 기기
menu-table = 테이블
full-screen = 전체 화면
volume = 소리를 얼마나 크게 할까요?
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] 아주 느긋하게
        [calm] 느긋하게
        [normal] 보통
        [quick] 빠르게
       *[fast] 아주 빠르게
    }

# Race

race-seats = 함께하는 사람
race-turn = { $name } 차례예요.
race-your-turn = { $name }, 이제 할 차례예요!
race-driven = 컴퓨터가 운전해요.
race-preparing = { $driver }: 아직 준비 중이에요. 그동안 { $racer } 차례예요.
race-relieved = { $driver }: 생각을 멈췄어요. 이제 { $racer }: 이어서 달려요.
race-taken-back = { $name }: 다시 직접 운전해요.
race-away = 연결 안 됨
race-champion = 챔피언
menu = 메뉴
menu-leave = 나가기
menu-leave-ask = 정말 테이블에서 나갈까요? 링크로 자리에 다시 올 수 있어요.
menu-abandon = 경주 멈추기
menu-abandon-ask = 정말 경주를 멈출까요? 아무도 이기지 않고, 모두 자리 고르기로 돌아가요.
menu-hand-over = { $name } 대신 컴퓨터가 운전하기
menu-take-back = { $name } 직접 운전하기
menu-pass-host = { $name }에게 방장 넘기기
menu-pass-host-ask = { $name }에게 방장을 넘길까요? 그러면 새 방장이 경주를 시작하고 규칙을 정해요.
no-stay = 아니요, 계속해요
waiting-for = { $name } 자리를 기다려요 …
waiting-free = { $name } 자리가 아직 비어 있어요.
waiting-drive = 컴퓨터가 운전하기
waiting-link =
    { $again ->
        [yes] 링크 다시 보내기
       *[no] 링크 보내기
    }
waiting-host = 방장이 컴퓨터에게 운전을 맡길 수 있어요.
away-driven = { $name } 대신 컴퓨터가 운전해요.
away-take-back = 돌아왔어요!
leave-title = 우리랑 더 있을래요?
leave-says = 아직 경주 중이에요.
leave-stay = 더 할래요!

# Podium

podium-title = 시상대
podium-winner =
    { $winners ->
        [1] { $names } 승리!
       *[other] { $names } 함께 승리!
    }
podium-place =
    { $place ->
        [1] 1등: { $names }.
        [2] 2등: { $names }.
        [3] 3등: { $names }.
       *[other] { $place }등: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = 나머지는 얼마나 멀리 갔는지로 정했어요.
podium-again = 한 번 더!
podium-wait = 방장이 다음 경주를 시작할 수 있어요.
podium-wait-names =
    { $count ->
       *[other] { $names }: 다음 경주를 시작할 수 있어요.
    }
podium-shelf = 이 테이블의 트로피
podium-lobby = 자리와 규칙
podium-look = 게임판 보기
podium-story = 그림으로 보는 경주
podium-story-next = 다음 그림
podium-picture = 그림
podium-picture-title = 경주 그림
podium-picture-save = 저장
podium-picture-send = 보내기
podium-picture-failed = 그림을 만들지 못했어요. 다시 해 보세요.
podium-fair-short =
    { $count ->
        [0] 운은 경주 전에 봉해 두었어요.
       *[other] 운은 공정했어요.
    }
podium-fair-why = 어떻게 알 수 있나요?
podium-fair =
    { $count ->
        [0] 경주 전에 운을 봉투에 넣고 꼭 닫았어요. 테이블에서 함께 섞은 사람은 없어요. 이제 모두 열어 볼 수 있어요.
       *[other] 공정했어요: 경주 전에 운을 봉투에 넣고 꼭 닫았고, { $count }자리에서 함께 섞었어요. 이제 모두 열어 볼 수 있어요.
    }
podium-record = 확인할 수 있게 경주 저장하기

# Said aloud and in words

said = 지금까지 일어난 일
say-again = 다시 말하기
read-aloud = 소리 내어 읽기
in-words = 글로 보기
in-words-ways = 갈 수 있는 길
parts = { $first }, { $rest }
race-room = 경주

# Keys

keys = 키보드
keys-tab = 다음 것으로
keys-enter = 누르기
keys-escape = 안 할래요

# Rules

rules = 규칙
rules-of = 놀이 규칙
rules-read = 규칙 읽기
rules-pages = 게임과 변형 규칙
rules-print = 인쇄하기
rules-house = 이렇게도 할 수 있어요
rules-numbers = 규칙 번호

# First race

lesson = 코치
lesson-first-time = 처음인가요?
lesson-first-time-says = 하면서 배우는 짧은 경주예요.
lesson-try = 해 보기
lesson-ok = 좋아요
lesson-end = 도움말 끄기
lesson-choose = 무엇을 해 볼까요?
lesson-more = 더 배우기
lesson-ended = 도움말을 껐어요. 이제 어떻게 할까요?
lesson-race-on = 계속 달리기

# Shelves and files

free-undo = 되돌리기
free-redo = 다시 하기
free-keep = 간직하기
free-kept = 간직했어요: { $name }
shelf-full = 선반이 가득 찼어요. { $most }개까지 들어가요. 먼저 하나를 버려 주세요.
free-rename = 이름 바꾸기: { $name }
free-delete = 버리기: { $name }
free-delete-ask = 정말 버릴까요? { $name }
free-examples = 이렇게 시작해 봐요
free-send = 보내기
free-export = 파일로 저장
free-import = 파일 열기

# Open and locked tables

lock = 테이블 잠그기
lock-says =
    { $state ->
        [locked] 잠겼어요. 새로 들어올 수 없어요.
       *[open] 열려 있어요. 코드를 알면 들어올 수 있어요.
    }
send-away = { $name } 내보내기
send-away-ask =
    { $stage ->
        [lobby] { $name } 내보낼까요? 자리는 다시 비고, 새 링크를 보내 줘야만 돌아올 수 있어요.
       *[racing] { $name } 내보낼까요? 컴퓨터가 이어서 운전하고, 새 링크를 보내 줘야만 돌아올 수 있어요.
    }
table-locked = { $code } 테이블은 잠겨 있어요.
table-locked-next = 지금은 새로 들어올 수 없어요. 방장에게 열어 달라고 하거나, 내 링크를 보내 달라고 해요.
table-sent-away = 이제 { $code } 테이블에 있지 않아요.
table-sent-away-next = 방장이 자리를 비웠어요. 방장과 이야기해 봐요. 새 링크가 있어야 돌아올 수 있어요.
try-again = 다시 해 보기
seat-car-taken = { car-name }: { $name }의 차예요
race-closed = 지난 경주는 이어 갈 수 없었어요. 경주를 시작한 뒤에 게임이 바뀌었거든요. 아무도 지지 않았고, 트로피도 모두 그대로예요. 새로 시작해요!
home-kept =
    { $days ->
        [0] 테이블은 이 서버를 돌보는 사람이 치울 때까지 남아 있어요.
       *[other] 경주를 끝까지 한 테이블은 그대로 남아요. 경주를 하지 않은 테이블은 { $days }일 뒤에 치워요.
    }

# Errors

error-table-locked = 테이블이 잠겨서 새로 들어올 수 없어요. 방장에게 물어봐요.
error-table-sent-away = 이제 이 테이블에 있지 않아요. 방장에게 새 링크를 달라고 해요.
error-server-busy = 지금은 너무 바빠요. 조금 기다렸다가 다시 해 봐요.
error-server-full = 지금 접속한 사람이 너무 많아요. 잠시 후에 다시 해 보세요.
error-store-full = 적어 둘 곳이 없어요. 사라진 건 없어요. 지금까지 한 건 모두 남아 있어요. 서버를 돌보는 사람에게 알려 줘요.
error-line-lost = 테이블이 대답하지 않아요. 게임을 켠 컴퓨터가 잘 돌아가는지 보고 다시 해 봐요.
error-table-unknown = 그런 테이블은 없어요. 코드를 다시 확인해요. 글자와 숫자를 합쳐 여섯 개예요.
error-table-full-house = 지금은 테이블을 더 열 수 없어요. 나중에 다시 해 봐요.
error-table-stage = 지금은 안 돼요. 경주가 끝날 때까지 기다리거나, 먼저 자리로 돌아가요.
error-table-too-long = 이 경주는 너무 길어졌어요. 자리로 돌아가서 새로 시작해요.
error-seat-not-yours = 지금은 다른 사람 차례예요. 조금만 기다려요.
error-seat-taken = 누가 먼저 앉았어요. 다른 자리를 골라요.
error-seat-unknown = 이 자리는 이제 없어요. 누가 어디 앉았는지 봐요.
error-host-not-you = 방장만 할 수 있어요. 방장에게 부탁해 봐요.
error-ply-stale = 그사이 경주가 더 나아갔어요. 게임판을 보고 다시 해 봐요.
error-action-illegal = 거기는 안 돼요. 반짝이는 곳을 눌러 봐요.
error-action-notation = 테이블이 이 수를 못 알아들었어요. 반짝이는 곳을 눌러 봐요.
error-game-over = 경주가 끝났어요. 새로 시작해요.
error-option-unknown = 이 게임에는 그런 규칙이 없어요. 페이지를 다시 열어요.
error-option-value = 함께 쓸 수 없는 것들이에요. 다른 걸 골라요.
error-track-unknown = 그 게임판은 없어요. 다른 걸 골라요.
error-driver-unknown = 그 운전사는 없어요. 다른 운전사를 골라요.
error-game-unknown = 그 게임은 없어요. 다른 걸 골라요.
error-dice-nonce = 주사위는 벌써 구르고 있어요. 그래도 공정해요.
error-frame-unreadable = 페이지와 테이블이 서로 못 알아들어요. 페이지를 다시 열어요.
error-frame-too-large = 한꺼번에 너무 많아요. 더 짧게 써 봐요.
error-frame-too-many = 너무 빨라요. 숨 한 번 쉬고 다시 해 봐요.
error-store-failed = 테이블이 적어 두지 못했어요. 다시 해 봐요.
error-server-failed = 테이블에 문제가 생겼어요. 다시 해 봐요.
error-host-unknown = 테이블이 이 주소를 몰라요. 링크를 다시 열어요.
error-origin-foreign = 이 페이지는 테이블의 것이 아니에요. 링크를 다시 열어요.
error-page-unknown = 여기에는 아무것도 없어요. 게임으로 돌아가요.
error-page-method = 여기에는 아무것도 없어요. 게임으로 돌아가요.
error-track-file = 이 게임판에서는 경주할 수 없어요.
error-other = 잘 안 됐어요. 다시 하거나 페이지를 다시 열어요. ({ $said })

# Terminal

cli-ask = 1–{ $most }, 엔터는 1, q는 나가기:
cli-ask-again = { $answer }: 여기서는 안 돼요. 1부터 { $most }까지의 숫자나 위의 낱말을 써요.
cli-ask-seat = 자리 { $seats }, 엔터는 { $first }, q는 나가기:
cli-ask-seat-again = { $answer }: 여기서는 안 돼요. 자리 번호를 써요: { $seats }.
cli-next-turn = 엔터는 다음 차례, q는 나가기:
cli-left = 경주는 여기까지예요.
cli-keeps = 화면이라면 다시 덮은 조각을 지워요. 이 출력에는 남아 있으니 위를 훔쳐보지 않기!
cli-sitting = 경주 { $number } / { $races }
cli-compiling = 빠른 엔진을 만들고 있어요. 처음 한 번만, 1~2분쯤 걸려요.
cli-stuck = 이제 결승선에 갈 수 있는 자동차가 없어요. 경주는 여기까지이고, 아무도 이기지 못했어요.
cli-saved = 저장했어요: { $file }
cli-saved-here = 잃어버리지 않게 경주를 여기에 적어요:
cli-fair = 공정해요: 운이 정한 { $count }번이 모두 맞아요.
cli-right = 운이 정한 { $count }번이 모두 맞아요.
cli-mixed =
    { $mixed ->
        [0] 주사위는 미리 약속되어 있었고, 테이블에서 아무도 섞지 않았어요.
       *[other] 자리 { $seats }개 중 { $mixed }개가 주사위를 섞었어요.
    }
cli-racing = 달리는 중
cli-tally = { $game } 경주 { $races }번, 시드 { $seed }
cli-seat = 자리
cli-driver = 운전사
cli-wins = 승리
cli-interval = 95 %
cli-turns = 경주당 차례 수: { $mean } ± { $plusminus }
cli-endless = 끝이 없어 그만둔 경주: { $count }
cli-engine =
    { $engine ->
        [fast] 진행 방식: 컴파일됨
       *[rules] 진행 방식: 규칙대로 한 단계씩 (컴파일되지 않은 운전사가 있어요)
    }
cli-game = { $title } ({ $name }), { $least }–{ $most }명
cli-option = 설정
cli-choices = 고를 수 있는 값
cli-usual = { $choice } (기본)
cli-rule = 규칙
cli-meaning = 뜻
cli-boards = 게임판: { $boards }
cli-drivers = 운전사: { $drivers }
cli-ladder = 사다리: 짝마다 경주 { $races }번까지, 시드 { $seed }
cli-ladder-race = 경주
cli-ladder-pair = 짝
cli-ladder-up = 약한 쪽 사이의 강한 한 명
cli-ladder-down = 강한 쪽 사이의 약한 한 명
cli-ladder-fair = 모두 같다면
cli-ladder-verdict = 판정
cli-ladder-basis = 바탕
cli-ladder-races = 경주 수
cli-ladder-says =
    { $verdict ->
        [stronger] 확실히 더 강함
        [weaker] 확실히 더 약함
       *[open] 아직 모름
    }
cli-ladder-note = 95 % 구간; * 컴파일되지 않은 운전사가 있어 규칙대로 달린 경주
cli-port-taken = { $port }번 포트는 이미 쓰고 있어서 { $instead }번을 써요.
cli-open = 테이블이 열렸어요: { $address }
cli-at-home = 집 네트워크의 모두가 함께할 수 있어요: { $address }
cli-letters = 글자 1~{ $most }개
cli-tables-code = 코드
cli-tables-game = 게임
cli-tables-stage = 상태
cli-tables-races = 경주
cli-tables-trophies = 트로피
cli-tables-events = 이벤트
cli-tables-size = 크기
cli-tables-last = 마지막
cli-tables-aside = 따로 둔 것
cli-stage-lobby = 자리
cli-stage-racing = 경주
cli-stage-over = 시상대
cli-tables-none = { $file }에 테이블이 없어요
cli-tables-exported = { $code } 테이블을 { $file }에 담았어요
cli-tables-ask = { $codes }: 모든 경주와 트로피까지 지울까요?
cli-tables-removed = 지웠어요: { $codes }. 전체 복사본은 { $copy }에 있어요
cli-tables-kept = 아무것도 지우지 않았어요
cli-tables-set-aside = { $code } 테이블, 이벤트 { $number }: 따로 두었어요: { $reason }
cli-backup-made = { $file }에 모든 테이블({ $tables })의 복사본이 있어요
cli-restored = 이제 { $file }에 복사본이 들어 있어요. 전에 있던 것은 { $copy }에 있어요
cli-restored-new = 이제 { $file }에 복사본이 들어 있어요
cli-error-game-unknown = ‘{ $game }’ 게임은 없어요. 고를 것: { $choices }
cli-error-option-unknown = ‘{ $option }’ 설정은 없어요. 고를 것: { $choices }
cli-error-option-value =
    { $choices ->
        [none] { $option }={ $value }: 여기서는 안 돼요
       *[other] { $option }={ $value }: 안 돼요. 고를 것: { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $option }={ $value }: { $board } 게임판에서는 안 돼요. 되는 게임판: { $boards }
       *[other] { $option }={ $value }: { $board } 게임판에서는 안 돼요. 고를 것: { $choices }. 다른 게임판: { $boards }
    }
cli-error-option-twice = { $option }: { $first }, { $second } 두 가지로 적혀 있어요. 하나만 골라요
cli-error-option-least = { $option }={ $value }: 안 돼요. { $least } 이상으로 골라요
cli-error-driver-unknown = ‘{ $driver }’ 운전사는 없어요. 고를 것: { $choices }
cli-error-driver-none = 운전사가 없어요. 1명에서 { $players }명까지 적어요. 예: --drivers you,racer
cli-error-driver-count = { $drivers }: { $players }명이 하는데 운전사는 { $count }명이에요
cli-error-driver-table = 이 운전사의 표는 게임판과 맞지 않아요
cli-error-driver-file = { $file }: 운전사가 없어요: { $said }
cli-error-track-unknown = ‘{ $track }’ 게임판은 없어요. 고를 것: { $choices }
cli-error-track-file = 이 파일은 게임판이 아니에요: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] 이 파일은 Hairpin 경주가 아니에요: { $said }
        [cut] 이 경주는 끝이 없어요: { $said }
        [turn] { $turn }번째 차례가 실제와 달라요: { $said }
        [version] 이 Hairpin은 이 경주의 규칙을 몰라요: { $said }
       *[line] 이 경주는 바뀌었거나 망가졌어요: { $said }
    }
cli-error-record-not-fair = 이 경주는 공정한 주사위로 하지 않아서 확인할 것이 없어요
cli-error-record-not-ended = 이 경주는 아직 안 끝났어요. 끝나면 확인할 수 있어요
cli-error-file-unusable =
    { $deed ->
        [missing] { $file } 파일이 없어요
        [directory] { $file }: 파일이 아니라 폴더예요
        [locked] { $file }: 읽을 권한이 없어요
        [binary] { $file }: 글이 아니라서 경주가 아니에요
        [empty] { $file }: 비어 있어요
        [homeless] { $file }: 저장할 수 없어요. 그런 폴더가 없어요
        [full] { $file }: 저장할 수 없어요. 남은 공간이 없어요
        [read] { $file }: 읽을 수 없어요
       *[write] { $file }: 저장할 수 없어요. 거기에 저장해도 되나요?
    }
cli-error-store-file = { $file }: 테이블을 담을 수 없어요. 폴더이거나, 폴더를 만들 수 없어요
cli-error-store-locked = { $file }: 다른 Hairpin이 쓰고 있어요. 먼저 그것을 닫거나, --data로 다른 파일을 골라요
cli-error-store-newer = { $file }: 더 새로운 Hairpin이 만든 파일이라 그대로 두었어요. 열려면 이 Hairpin을 업데이트해요
cli-error-store-read-only = { $file }: 저장할 수 없어요. 파일과 폴더의 쓰기 권한을 확인해요
cli-error-store-damaged =
    { $copy ->
        [none] { $file }: 망가졌지만 그대로 두었어요. 다른 곳에 복사본이 있으면 ‘hairpin restore 복사본’으로 되돌려요
       *[other] { $file }: 망가졌지만 그대로 두었어요. 가장 새로운 복사본은 { $copy }이고, ‘hairpin restore { $copy }’로 되돌려요
    }
cli-error-store-full = 디스크가 가득 차서 { $file }에 저장할 수 없어요. 공간을 만들고 다시 시작해요. 잃은 것은 없어요
cli-error-store-foreign = { $file }: Hairpin의 파일이 아니라서 그대로 두었어요. --data로 다른 파일을 골라요
cli-error-table-unknown = { $code } 테이블이 없어요
cli-error-file-exists = { $file }: 이미 있어요. 다른 이름을 골라요
cli-error-port-taken = { $host }: 열 수 없어요. 다른 --host 또는 --port를 골라요
cli-error-page-missing = 페이지가 아직 없어요. ‘make page’를 실행해요
cli-error-compiler-missing = 컴파일러가 설치되어 있지 않아요({ $package } 없음). 인터넷에 연결한 채 “make play”를 한 번 끝까지 돌리거나 “pip install numba”를 실행해요
