# Terms: 테이블 table, 자리 seat, 방장 host, 테이블 코드 table code, 게임판 board, 경주 race, 차례 turn, 라운드 round,
# 자동차 car, 운전사 driver, 작업실 workshop, 챔피언 champion; colors always 빨간색, 노란색, … as in the rule book.
# Voice: 해요체; what somebody is asked to do ends in -세요 (-아/어 주세요, -아/어 보세요); buttons end in a noun or -기.
# Nothing after a name depends on its last sound: “{ $name } 자동차가”, “{ $name }의”, “{ $name }에게”, “{ $name }부터”.

# Home

title = Hairpin
page-title = { $page } · { title }
home-choose = 무슨 게임을 할까요?
home-code = 초대받았나요? 테이블 코드를 적어 주세요:
home-last = { $code } 테이블로 돌아가기
home-last-who = { $game }: { $names }
home-join = 함께하기
replay = 경주 다시 보기
credits = 그림과 글을 직접 만든 독립적인 비공식 버전이에요. 레이싱카(Monza)는 Jürgen P. K. Grunau, 기억 랠리(Memo-Car-Race)는 Katja와 Markus Nikisch가 만든 게임이에요. 두 게임 모두 HABA에서 나왔고, HABA는 이 페이지와 관계가 없어요.
sound = 소리
strong-symbols = 또렷한 기호
language = 언어
close = 닫기
details = 어른을 위한 자세한 내용
to-home = 모든 게임
line-connecting = 테이블로 가는 중이에요…
line-lost = 연결이 끊겼어요. 걱정 마세요. 다시 연결되면 게임을 바로 이어서 해요.
table-gone = { $code } 테이블은 이제 없어요.
table-gone-next = 코드를 다시 확인하거나, 새 링크를 달라고 하거나, 테이블을 새로 열어 보세요.
nowhere = 길이 여기서 끝나요.
car-name =
    { $car ->
        [red] 빨간색 자동차
        [yellow] 노란색 자동차
        [green] 초록색 자동차
        [blue] 파란색 자동차
        [white] 하얀색 자동차
       *[purple] 보라색 자동차
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
        [red] { $name } (빨간색)
        [yellow] { $name } (노란색)
        [green] { $name } (초록색)
        [blue] { $name } (파란색)
        [white] { $name } (하얀색)
       *[purple] { $name } (보라색)
    }
driver-says =
    { $driver ->
        [random] 아무 데로나 달려요
        [learner] 아직 배우는 중이라 실수도 해요
        [racer] 언제나 갈 수 있는 데까지 가요
        [tactician] 다른 자동차를 잘 살펴요
        [champion] 끝까지 생각하고 달려요
        [dawdler] 느긋하게 달려요
       *[other] 손님이 데려왔어요
    }
driver-label =
    { $level ->
        [0] { $name }: { $says }
       *[other] { $name }: { $says }, { $most }단계 중 { $level }단계
    }
driver-dial = { $name } 운전사는 얼마나 잘 달릴까요?
driver-dial-least = 어린 동생에게 져 줘요
driver-dial-most = 거의 { $racer } 실력
driver-dial-share = { $racer } 상대로 { $races }번 중 { $wins }번쯤 이겨요
driver-mind =
    { $mind ->
        [preparing] 아직 준비 중이라 지금은 { $racer } 운전사가 달려요
        [studying] 아직 이 게임판을 배우고 있어요
        [tables] 길을 다 외웠어요
        [belief] 조각을 모두 기억해요
        [solved] 어디서든 어떻게 할지 다 알아요
        [certified] 거의 어디서든 어떻게 할지 다 알아요
       *[search] 앞을 내다보며 달려요
    }

# Lobby

lobby-title = { $code } 테이블
lobby-invite-code = { $code } 테이블: 손님 링크 보기
lobby-seats = 자리
lobby-more = 더 보기
lobby-own-board = 내가 만든 게임판
lobby-choose-board = 다른 게임판 고르기
lobby-made-boards = 작업실에서 만든 게임판
lobby-variants = 변형 규칙
lobby-add = 한 명 더
lobby-add-here = 여기서
lobby-add-link = 링크로
lobby-add-computer = 컴퓨터
lobby-start = 출발!
lobby-wait = 방장이 시작하기를 기다리고 있어요. 아직 이름과 자동차를 바꿀 수 있어요.
lobby-wait-watch =
    { $free ->
        [0] 방장이 시작하기를 기다리고 있어요.
       *[other] 방장이 시작하기를 기다리고 있어요. 빈자리에 앉거나, 그냥 구경해도 돼요.
    }
start-missing =
    { $count ->
        [1] { $names } 자리가 아직 비어 있어요.
       *[other] { $names } 자리가 모두 아직 비어 있어요.
    }
start-wait = 기다리기
start-link = { $name }에게 링크 보내기
start-computers =
    { $count ->
        [1] 컴퓨터에게 맡기기
       *[other] 모두 컴퓨터에게 맡기기
    }
start-anyway = 그래도 출발
watching = 구경하고 있어요.
watching-sit = { $name } 자리에 앉기
host-gone = 방장이 나갔어요. 방장이 돌아오면 이어서 해요.
host-gone-link = { $name }에게 링크 다시 보내기
host-gone-new = 똑같은 테이블 새로 열기
link-dead = 이 링크는 이제 쓸 수 없어요.
link-dead-says = 다른 사람이 이 자리에 앉았거나, 링크가 조금 잘렸어요. 새 링크를 달라고 해 보세요. 그동안 구경할 수 있어요.
link-dead-free = 아니면 빈자리에 앉으세요:
link-watch = 구경하기
link-used = 벌써 누가 이 링크로 놀고 있어요.
link-used-says = { $name } 자리로 가는 링크예요. 지금은 기기 두 대가 자동차 하나를 함께 몰아요. 내 자동차를 갖고 싶으면 다른 링크를 달라고 해 보세요.
link-used-ok = 괜찮아요
lobby-watch = 초대하기
lobby-watch-says = 이걸 찍으면 테이블로 올 수 있어요. 구경하거나 빈자리에 앉으세요.
seat-unnamed =
    { $car ->
        [red] 빨간색
        [yellow] 노란색
        [green] 초록색
        [blue] 파란색
        [white] 하얀색
       *[purple] 보라색
    }
seat-car =
    { $car ->
        [red] 빨간색 자동차: 다른 자동차 고르기
        [yellow] 노란색 자동차: 다른 자동차 고르기
        [green] 초록색 자동차: 다른 자동차 고르기
        [blue] 파란색 자동차: 다른 자동차 고르기
        [white] 하얀색 자동차: 다른 자동차 고르기
       *[purple] 보라색 자동차: 다른 자동차 고르기
    }
seat-choose-car = 어떤 자동차로 할까요?
seat-open = { $name } 자리 자세히 보기
seat-name = 이름
seat-names = 전에 쓴 이름
seat-remove = { $name } 자리 빼기
seat-host = 방장
seat-starts = 먼저 해요
seat-trophies =
    { $count ->
        [0] 아직 트로피 없음
       *[other] 트로피 { $count }개
    }
seat-kind = { $name } 자리는 누가 맡나요?
seat-kind-name =
    { $kind ->
        [here] 여기 있는 사람, 이 화면에서
        [link] 다른 사람, 링크로
       *[computer] 컴퓨터
    }
seat-driver = 어떤 운전사로 할까요?
seat-yours = 바로 나예요
seat-you = 나
seat-link-state =
    { $state ->
        [here] 왔어요
        [away] 지금은 없어요
       *[free] 아직 비었어요
    }
seat-show-link = 링크
seat-sit = 여기 앉기
seat-link-title = { $name } 자리 링크
seat-link-says = 다른 휴대폰으로 찍거나 링크를 보내 주세요. 이 링크를 열면 언제든 이 자리로 돌아와요.
invite-qr = 링크의 QR 코드
invite-link = 링크
invite-copy = 링크 복사
invite-copied = 복사했어요!
invite-marked = 링크를 선택해 두었어요. 이제 직접 복사해 주세요.
invite-code = 테이블 코드:
invite-here-only = 이 링크는 이 컴퓨터에서만 열려요. 휴대폰으로는 열 수 없어요. 집에서 모두 함께하려면 Hairpin을 끄고 이렇게 켜 주세요:
invite-no-network = 이 컴퓨터가 지금 네트워크에 연결되어 있지 않아서 휴대폰으로 들어올 수 없어요. 와이파이에 연결한 다음 이 카드를 다시 열어 주세요.
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
       *[seat] 누가 할까요?
    }
starter-told =
    { $rule ->
        [youngest] 가장 어린 { $name }부터 해요.
        [champion] 챔피언부터 해요.
        [random] 누가 먼저 할지 뽑기로 정해요.
       *[seat] { $name }부터 해요.
    }
evening-again = 그때와 똑같이
evening-again-names = 그때와 똑같이: { $names }
evening-again-champion = 그때와 똑같이: { $names }. 그때 챔피언은 { $champion }
evening-others = 예전에 한 놀이
evening-kept = 이 기기에만 남아 있어요. 아무 데도 보내지 않아요.
evening-forget = 이 놀이 지우기
evening-forgotten = 지웠어요.
evening-undo = 아니요, 남겨 둘래요
odd-board = 조금 별난 게임판이지만 달릴 수는 있어요:
lobby-count = 테이블에 자리가 { $count }개 있어요.

# Options

more-board = 게임판
more-pace = 얼마나 빠르게 할까요?
more-house-rules = 우리 집 규칙
more-reconstruction = 게임판과 조각을 빠짐없이 보여 주는 설명서는 없어요. 그래서 찾을 수 있는 자료를 모두 모아 다시 만들었어요.
menu-device = 이 기기
menu-table = 테이블
full-screen = 전체 화면
volume = 소리를 얼마나 크게 할까요?
volume-percent = { $percent }%
pace =
    { $pace ->
        [slow] 아주 느리게
        [calm] 느리게
        [normal] 보통
        [quick] 빠르게
       *[fast] 아주 빠르게
    }

# Race

race-seats = 함께하는 사람
race-turn = { $name } 차례예요.
race-your-turn = { $name } 차례가 왔어요!
race-driven = 컴퓨터가 운전해요.
race-preparing = { $driver } 운전사는 아직 준비 중이에요. 지금은 { $racer } 운전사가 달려요.
race-relieved = { $driver } 운전사가 멈춰 버렸어요. 이제 { $racer } 운전사가 이어서 달려요.
race-taken-back = 운전대가 { $name }에게 돌아갔어요.
race-away = 연결 안 됨
race-champion = 챔피언
menu = 메뉴
menu-leave = 나가기
menu-leave-ask = 정말 테이블에서 나갈까요? 링크를 열면 내 자리로 돌아올 수 있어요.
menu-abandon = 경주 그만하기
menu-abandon-ask = 정말 경주를 그만할까요? 그러면 이긴 사람 없이 끝나고, 모두 자리로 돌아가요.
menu-hand-over = { $name } 대신 컴퓨터에게 맡기기
menu-take-back = { $name }에게 운전대 돌려주기
menu-pass-host = { $name }에게 방장 넘기기
menu-pass-host-ask = { $name }에게 방장을 넘길까요? 그러면 새 방장이 경주를 시작하고 규칙을 정해요.
no-stay = 아니요, 안 할래요
waiting-for = { $name } 기다리는 중…
waiting-free = { $name } 자리가 아직 비어 있어요.
waiting-drive = 컴퓨터에게 맡기기
waiting-link =
    { $again ->
        [yes] 링크 다시 보내기
       *[no] 링크 보내기
    }
waiting-host = 방장이 컴퓨터에게 운전을 맡길 수 있어요.
away-driven = { $name } 대신 컴퓨터가 운전하고 있어요.
away-take-back = 나 왔어요!
leave-title = 벌써 가려고요?
leave-says = 경주가 아직 안 끝났어요.
leave-stay = 더 할래요!

# Podium

podium-title = 시상대
podium-winner =
    { $winners ->
        [1] { $names } 우승!
       *[other] { $names } 공동 우승!
    }
podium-place =
    { $place ->
        [1] 1등: { $names }.
        [2] 2등: { $names }.
        [3] 3등: { $names }.
       *[other] { $place }등: { $names }.
    }
podium-seat = { $name } ({ $left })
podium-rest = 나머지는 멀리 간 순서대로예요.
podium-again = 한 번 더!
podium-wait = 방장이 다음 경주를 시작하기를 기다리고 있어요.
podium-wait-names =
    { $count ->
       *[other] 다음 경주를 시작할 수 있는 사람: { $names }.
    }
podium-shelf = 이 테이블의 트로피
receipt = 다 운일까요?
podium-watch = 다시 보기
history = 우리 경주
history-deleted = 방장이 이 테이블의 경주와 트로피를 지웠어요.
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
        [0] 비밀 숫자를 경주 전에 잠가 두었어요.
       *[other] 속임수 없는 공정한 경주였어요.
    }
podium-fair-why = 어떻게 알 수 있나요?
podium-fair =
    { $count ->
        [0] 경주 전에 컴퓨터가 비밀 숫자를 꼭꼭 잠가 두었고, 무엇이 나올지는 모두 그 숫자로 정해졌어요. 테이블에서 숫자를 보탠 사람은 없어요. 이제 누구나 확인할 수 있어요.
       *[other] 속임수는 없어요. 경주 전에 컴퓨터가 비밀 숫자를 꼭꼭 잠가 두었어요. 함께한 기기 { $count }대에서도 숫자를 보탰고, 무엇이 나올지는 모두 이 숫자들로 정해졌어요. 이제 누구나 확인할 수 있어요.
    }
podium-record = 확인할 수 있게 경주 저장

# Said aloud and in words

said = 방금 있었던 일
say-again = 다시 듣기
read-aloud = 소리 내어 읽기
in-words = 글로 보기
in-words-ways = 할 수 있는 것
parts = { $first }, { $rest }
list-comma = { $first }, { $rest }
list-and = { $first }, { $last }
list-or = { $first }, { $last }
list-more = { $list }…
label = { $name }: { $what }
sentences = { $first } { $rest }
race-room = 경주

# Keys

keys = 키보드
key-cap =
    { $key ->
        [tab] Tab
        [enter] Enter
        [escape] Esc
        [space] 스페이스
        [backspace] 백스페이스
        [delete] Del
        [control] Ctrl
       *[page-down] Page ↓
    }
key-of = { $name }({ $key })
keys-tab = 다음 것으로
keys-enter = 누르기
keys-escape = 안 할래요

# Rules

rules = 규칙
rules-of = 게임 규칙
rules-title = 규칙 · { $page }
rules-read = 규칙 읽기
rules-pages = 게임과 변형 규칙
rules-print = 인쇄
rules-house = 이렇게 해도 돼요
rules-numbers = 규칙 번호

# First race

lesson = 코치
lesson-first-time = 처음인가요?
lesson-first-time-says = 어떻게 하는지 보여 주는 짧은 경주예요.
lesson-try = 해 보기
lesson-ok = 좋아요
lesson-end = 도움말 끄기
lesson-choose = 무엇을 해 볼까요?
lesson-more = 더 배우기
lesson-ended = 도움말을 껐어요. 이제 무엇을 할까요?
lesson-race-on = 계속 달리기

# Shelves and files

free-undo = 되돌리기
free-redo = 다시 하기
free-keep = 저장
free-kept = 저장했어요: { $name }
shelf-full = 선반이 가득 찼어요. { $most }개까지 둘 수 있어요. 먼저 하나를 버려 주세요.
free-rename = { $name } 이름 바꾸기
free-delete = { $name } 버리기
free-delete-ask = ‘{ $name }’, 정말 버릴까요? 다시 찾을 수 없어요.
free-examples = 이걸로 시작해 보세요
free-send = 보내기
free-export = 파일로 저장
free-import = 파일 열기

# Open and locked tables

lock = 테이블 잠그기
lock-says =
    { $state ->
        [locked] 잠겨 있어요. 아무도 새로 들어올 수 없어요.
       *[open] 열려 있어요. 코드를 아는 사람은 누구나 들어올 수 있어요.
    }
send-away = { $name } 내보내기
send-away-ask =
    { $stage ->
        [lobby] { $name } 손님을 내보낼까요? 자리는 다시 비고, 새 링크를 보내 줘야만 다시 올 수 있어요.
       *[racing] { $name } 손님을 내보낼까요? 컴퓨터가 대신 운전하고, 새 링크를 보내 줘야만 다시 올 수 있어요.
    }
table-locked = { $code } 테이블은 잠겨 있어요.
table-locked-next = 지금은 새로 들어올 수 없어요. 방장에게 열어 달라고 하거나, 링크를 보내 달라고 해 보세요.
table-sent-away = 이제 { $code } 테이블에 내 자리가 없어요.
table-sent-away-next = 방장이 내 자리를 정리했어요. 방장과 이야기해 보세요. 다시 오려면 새 링크가 필요해요.
try-again = 다시 해 보기
seat-car-taken = { car-name }: { $name } 자동차예요
race-closed = 그사이에 게임이 업데이트되어서 지난 경주는 이어 갈 수 없었어요. 아무도 지지 않았고, 트로피도 모두 그대로예요. 새로 시작해 보세요!
home-kept =
    { $days ->
        [0] 테이블은 사람이 직접 치울 때까지 남아 있어요.
       *[other] 경주를 끝까지 한 테이블은 남아 있어요. 그렇지 않은 테이블은 { $days }일 뒤에 치워요.
    }

# Errors

error-table-locked = 테이블이 잠겨 있어서 새로 들어올 수 없어요. 방장에게 물어보세요.
error-table-sent-away = 이제 이 테이블에 내 자리가 없어요. 방장에게 새 링크를 달라고 해 보세요.
error-server-busy = 지금은 할 일이 너무 많이 밀려 있어요. 조금 기다렸다가 다시 해 보세요.
error-server-full = 지금 들어온 사람이 너무 많아요. 잠시 뒤에 다시 해 보세요.
error-store-full = 남은 공간이 없어서 저장하지 못했어요. 지금까지 한 것은 모두 남아 있어요. 게임을 켠 사람에게 알려 주세요.
error-line-lost = 테이블에 연결되지 않아요. 게임을 켠 컴퓨터가 꺼지지 않았는지 보고 다시 해 보세요.
error-table-unknown = 그런 테이블은 없어요. 코드를 확인해 주세요. 영어 글자와 숫자를 합쳐 여섯 개예요.
error-table-guesses = 코드를 너무 많이 틀렸어요. 1분만 기다렸다가 다시 해 보세요.
error-table-full-house = 지금은 테이블을 더 열 수 없어요. 나중에 다시 해 보세요.
error-table-no-space = 새 테이블을 둘 공간이 없어요. 게임을 켠 사람에게 공간을 만들어 달라고 해 보세요.
error-table-crowded = 이 테이블을 보는 사람이 벌써 너무 많아요. 조금 뒤에 다시 해 보세요.
error-table-stage = 지금은 할 수 없어요. 경주가 끝날 때까지 기다리거나, 먼저 자리로 돌아가 주세요.
error-table-no-race = 지금은 경주가 없어요. 다음 경주가 시작될 때까지 기다려 주세요.
error-race-running = 경주가 벌써 시작됐어요. 먼저 끝내거나 자리로 돌아가 주세요.
error-race-unknown = 그 경주를 찾을 수 없어요. 끝난 경주만 남아 있어요.
error-table-few-seats = 경주에는 자동차가 적어도 { $least }대 있어야 해요. 먼저 한 대를 더 넣은 다음에 빼 주세요.
error-table-many-seats = 이 게임판에는 자동차가 { $most }대까지만 들어가요. 먼저 한 대를 빼 주세요.
error-table-too-long = 이 경주는 너무 길어졌어요. 자리로 돌아가서 새로 시작해 주세요.
error-seat-not-yours = 다른 사람 자리예요. 그 사람이나 방장에게 물어보세요.
error-turn-not-yours = 지금은 다른 사람 차례예요. 내 차례를 기다려 주세요.
error-seat-host = 방장 자리예요. 먼저 다른 사람에게 방장을 넘겨 주세요.
error-seat-nobody = 거기에는 아무도 없어요. 테이블에 있는 사람을 골라 주세요.
error-seat-not-joined = 그 자리에는 내보낼 사람이 없어요. 지금 누가 어디 앉았는지 봐 주세요.
error-seat-computer = 그 자동차는 컴퓨터가 운전해요. 경주 전에 자리에서 바꿀 수 있어요.
error-seat-taken = 누가 먼저 앉았어요. 다른 자리를 골라 주세요.
error-car-taken = 그 자동차는 벌써 누가 골랐어요. 다른 걸 고르거나 방장에게 물어보세요.
error-seat-unknown = 이 자리는 이제 없어요. 누가 어디에 앉아 있는지 보세요.
error-host-not-you = 방장만 할 수 있어요. 방장에게 부탁해 보세요.
error-ply-stale = 그사이 경주가 더 진행됐어요. 게임판을 보고 다시 해 보세요.
error-action-illegal = 거기는 안 돼요. 반짝이는 곳을 눌러 보세요.
error-action-notation = 어떻게 하려는지 알 수 없었어요. 반짝이는 곳을 눌러 보세요.
error-game-over = 경주가 끝났어요. 새로 시작해 보세요.
error-option-unknown = 이 게임에는 그런 규칙이 없어요. 페이지를 다시 열어 주세요.
error-option-value = 그 둘은 함께 쓸 수 없어요. 다른 것을 골라 주세요.
error-track-unknown = 그런 게임판은 없어요. 다른 게임판을 골라 주세요.
error-driver-unknown = 그런 운전사는 없어요. 다른 운전사를 골라 주세요.
error-game-unknown = 그런 게임은 없어요. 다른 게임을 골라 주세요.
error-dice-no-roll = 지금은 굴릴 주사위가 없어요. 자동차를 움직여 주세요.
error-dice-nonce = 주사위가 벌써 구르고 있어요.
error-game-no-chances = 이 게임에서는 아무도 미리 알 수 없어요. 끝까지 지켜봐 주세요.
error-bar-off = 지금은 막대가 꺼져 있어요. 방장이 켤 수 있어요.
error-coach-off = 지금 이 자리에서는 부엉이가 도와주지 않아요. 메뉴에서 부를 수 있어요.
error-frame-unreadable = 무언가 뒤섞였어요. 페이지를 다시 열어 주세요.
error-frame-too-large = 한꺼번에 너무 많아요. 더 짧게 써 보세요.
error-frame-too-many = 너무 빨라요. 숨을 한번 고르고 다시 해 보세요.
error-store-failed = 저장하지 못했어요. 다시 해 보세요.
error-server-failed = 문제가 생겼어요. 다시 해 보세요.
error-host-unknown = 주소가 맞지 않아요. 링크를 다시 열어 주세요.
error-origin-foreign = 이 테이블의 페이지가 아니에요. 링크를 다시 열어 주세요.
error-page-unknown = 이 주소에는 아무것도 없어요. 게임을 고르는 곳으로 돌아가 주세요.
error-page-method = 이 주소에는 아무것도 없어요. 게임을 고르는 곳으로 돌아가 주세요.
error-track-file = 이 게임판에서는 경주할 수 없어요.
error-record-failed = 이 경주는 계산하기가 너무 어려워요. 다른 경주를 골라 보세요.
error-other = 잘 안 됐어요. 다시 해 보거나 페이지를 다시 열어 주세요.

# Terminal

cli-quoted = ‘{ $text }’
cli-labelled = { $name }: { $what }
cli-trophies = { podium-shelf }:
cli-ask = 1–{ $most }, 엔터는 1, q는 나가기:
cli-ask-again = { $answer }: 여기서는 쓸 수 없어요. 1부터 { $most }까지의 숫자나 위에 있는 낱말을 쓰세요.
cli-ask-seat = 자리 { $seats }, 엔터는 { $first }, q는 나가기:
cli-ask-seat-again = { $answer }: 여기서는 쓸 수 없어요. 자리 번호를 쓰세요: { $seats }.
cli-next-turn = 엔터는 다음 차례, q는 나가기:
cli-left = 경주에서 나왔어요.
cli-keeps = 다시 덮인 조각은 사라져야 하지만 여기에는 그대로 보여요. 위쪽을 훔쳐보지 마세요!
cli-sitting = 경주 { $number } / { $races }
cli-compiling = 빠른 엔진을 만들고 있어요. 처음 한 번만, 1~2분쯤 걸려요.
cli-stuck = 이제 결승선까지 갈 수 있는 자동차가 없어요. 경주는 여기서 끝나고, 아무도 이기지 않아요.
cli-saved = 저장했어요: { $file }
cli-saved-here = 잃어버리지 않도록 경주를 여기에 적어 둬요:
cli-fair = 공정해요: 주사위와 뽑기 { $count }번이 모두 맞아요.
cli-right = 주사위와 뽑기 { $count }번이 모두 맞아요.
cli-mixed =
    { $mixed ->
        [0] 비밀 숫자는 경주 전에 정해졌고, 숫자를 보탠 자리는 없어요.
       *[other] 자리 { $seats }개 중 { $mixed }개에서 숫자를 보탰어요.
    }
cli-racing = 달리는 중
cli-tally = { $game } 경주 { $races }번, 시드 { $seed }
cli-seat = 자리
cli-driver = 운전사
cli-wins = 승리
cli-interval = 95%
cli-turns = 경주당 차례 수: { $mean } ± { $plusminus }
cli-endless = 끝나지 않아 그만둔 경주: { $count }
cli-engine =
    { $engine ->
        [fast] 엔진: 컴파일됨
       *[rules] 엔진: 규칙 그대로 (컴파일되지 않은 운전사가 있어요)
    }
cli-game = { $title } ({ $name }), { $least }–{ $most }명
cli-option = 설정
cli-choices = 고를 수 있는 값
cli-usual = { $choice } (기본)
cli-rule = 규칙
cli-meaning = 뜻
cli-boards = 게임판: { $boards }
cli-drivers = 운전사: { $drivers }
cli-ladder = 순위표: 짝마다 경주 { $races }번까지, 시드 { $seed }
cli-ladder-race = 경주
cli-ladder-pair = 짝
cli-ladder-up = 약한 운전사들 사이의 강한 운전사 한 명
cli-ladder-down = 강한 운전사들 사이의 약한 운전사 한 명
cli-ladder-fair = 실력이 모두 같다면
cli-ladder-verdict = 판정
cli-ladder-basis = 근거
cli-ladder-races = 경주 수
cli-ladder-says =
    { $verdict ->
        [stronger] 확실히 더 강함
        [weaker] 확실히 더 약함
       *[open] 아직 모름
    }
cli-ladder-rests =
    { $basis ->
        [lot] 운
        [rule] 규칙
        [tables] 표
        [belief] 기억
        [search] 앞 내다보기
        [solved] 모든 상황
       *[certified] 모든 상황(증명됨)
    }
cli-ladder-note = 95% 구간; * 컴파일되지 않은 운전사가 있어 규칙 그대로 달린 경주
cli-port-taken = { $port }번 포트는 이미 쓰이고 있어서 { $instead }번을 써요.
cli-open = 테이블이 열렸어요: { $address }
cli-at-home = 집 네트워크에 연결된 사람은 누구나 함께할 수 있어요: { $address }
cli-letters = 글자 1~{ $most }개
cli-tables-code = 코드
cli-tables-game = 게임
cli-tables-stage = 상태
cli-tables-races = 경주
cli-tables-trophies = 트로피
cli-tables-events = 이벤트
cli-tables-size = 크기
cli-tables-last = 마지막 이벤트
cli-tables-aside = 따로 둔 것
cli-stage-lobby = 자리
cli-stage-racing = 경주 중
cli-stage-over = 시상대
cli-tables-none = { $file }에 테이블이 없어요
cli-tables-exported = { $code } 테이블을 { $file }에 담았어요
cli-tables-ask = { $codes }: 모든 경주와 트로피까지 지울까요?
cli-tables-removed = 지웠어요: { $codes }. 전체 복사본은 { $copy }에 있어요
cli-tables-kept = 아무것도 지우지 않았어요
cli-tables-set-aside = { $code } 테이블의 이벤트 { $number }번을 따로 두었어요: { $reason }
cli-backup-made = 모든 테이블({ $tables })의 복사본이 { $file }에 있어요
cli-restored = 이제 { $file }에 복사본이 들어 있어요. 전에 있던 것은 { $copy }에 있어요
cli-restored-new = 이제 { $file }에 복사본이 들어 있어요
cli-error-game-unknown = ‘{ $game }’ 게임은 없어요. 고를 수 있는 값: { $choices }
cli-error-game-no-chances = { $game }에서는 이길 가능성을 계산할 수 없어서 따져 볼 것이 없어요
cli-error-option-unknown = ‘{ $option }’ 설정은 없어요. 고를 수 있는 값: { $choices }
cli-error-option-value =
    { $choices ->
        [none] 여기서는 { $option }={ $value } 값을 쓸 수 없어요
       *[other] { $option }={ $value } 값은 쓸 수 없어요. 고를 수 있는 값: { $choices }
    }
cli-error-option-board =
    { $choices ->
        [none] { $board } 게임판에서는 { $option }={ $value } 값을 쓸 수 없어요. 쓸 수 있는 게임판: { $boards }
       *[other] { $board } 게임판에서는 { $option }={ $value } 값을 쓸 수 없어요. 고를 수 있는 값: { $choices }. 다른 게임판: { $boards }
    }
cli-error-option-twice = { $option } 설정이 { $first }, { $second } 두 가지로 적혀 있어요. 하나만 고르세요
cli-error-option-least = { $option }={ $value } 값은 쓸 수 없어요. { $least } 이상으로 고르세요
cli-error-option-setting = --set { $value }: 안 돼요. 이렇게 쓰세요: --set 이름=값
cli-error-option-data = --data { $value }: 안 돼요. sqlite:/// 뒤에 파일 이름을 쓰세요. 예: sqlite:///tables.sqlite
cli-error-option-seed = --seed { $value }: 누구나 주사위를 미리 알 수 있어요. 다른 사람도 들어올 수 있으면 빼 주세요
cli-error-driver-unknown = ‘{ $driver }’ 운전사는 없어요. 고를 수 있는 값: { $choices }
cli-error-driver-none = 운전사가 없어요. 1명에서 { $players }명까지 적으세요. 예: --drivers you,racer
cli-error-driver-count = { $drivers }: { $players }명이 하는데 운전사를 { $count }명 적었어요
cli-error-driver-table = 이 운전사의 표는 게임판과 맞지 않아요
cli-error-driver-file = { $file } 파일에 운전사가 없어요: { $said }
cli-error-track-unknown = ‘{ $track }’ 게임판은 없어요. 고를 수 있는 값: { $choices }
cli-error-track-file = 이 파일은 게임판이 아니에요: { $said }
cli-error-record-damaged =
    { $fault ->
        [foreign] 이 파일은 Hairpin 경주가 아니에요: { $said }
        [cut] 이 경주는 끝부분이 없어요: { $said }
        [turn] { $turn }번째 차례가 실제로 한 것과 달라요: { $said }
        [version] 이 Hairpin은 이 경주의 규칙을 몰라요: { $said }
       *[line] 이 경주는 바뀌었거나 손상됐어요: { $said }
    }
cli-error-record-not-fair = 이 경주는 공정한 주사위로 하지 않아서 확인할 것이 없어요
cli-error-record-not-ended = 이 경주는 아직 안 끝났어요. 끝난 다음에 확인하세요
cli-error-record-too-long = 이 경주는 너무 길어요. 행동 { $most }개까지만 따져 볼 수 있어요
cli-error-file-unusable =
    { $deed ->
        [missing] { $file } 파일이 없어요
        [directory] { $file }: 파일이 아니라 폴더예요
        [locked] { $file }: 읽을 권한이 없어요
        [binary] { $file }: 텍스트가 아니라서 경주가 아니에요
        [empty] { $file }: 비어 있어요
        [homeless] { $file }: 저장할 수 없어요. 그런 폴더가 없어요
        [full] { $file }: 저장할 수 없어요. 남은 공간이 없어요
        [read] { $file }: 읽을 수 없어요
       *[write] { $file }: 저장할 수 없어요. 권한이 있나요?
    }
cli-error-store-file = { $file }에 테이블을 담을 수 없어요. 폴더이거나, 담을 폴더를 만들 수 없어요
cli-error-store-locked = { $file } 파일은 다른 Hairpin에서 쓰고 있어요. 먼저 그것을 닫거나, --data로 다른 파일을 고르세요
cli-error-store-newer = { $file } 파일은 더 새로운 Hairpin에서 만든 것이라 그대로 두었어요. 열려면 이 Hairpin을 업데이트하세요
cli-error-store-read-only = { $file }에 저장할 수 없어요. 파일과 폴더의 권한을 확인하세요
cli-error-store-damaged =
    { $copy ->
        [none] { $file } 파일이 손상됐지만 그대로 두었어요. 다른 곳에 복사본이 있으면 ‘hairpin restore 복사본’ 명령으로 되돌릴 수 있어요
       *[other] { $file } 파일이 손상됐지만 그대로 두었어요. 가장 최근 복사본은 { $copy }에 있고, ‘hairpin restore { $copy }’ 명령으로 되돌릴 수 있어요
    }
cli-error-store-full = 디스크가 가득 차서 { $file }에 저장할 수 없어요. 공간을 만들고 다시 시작하세요. 사라진 것은 없어요
cli-error-store-foreign = { $file } 파일은 Hairpin 파일이 아니라서 그대로 두었어요. --data로 다른 파일을 고르세요
cli-error-table-unknown = { $code } 테이블이 없어요
cli-error-file-exists = { $file } 파일이 이미 있어요. 다른 이름을 고르세요
cli-error-port-taken = { $host }에서 열 수 없어요. 다른 --host나 --port를 고르세요
cli-error-page-missing = 페이지가 아직 없어요. ‘make page’를 실행하세요
cli-error-compiler-missing = 컴파일러가 설치되어 있지 않아요({ $package } 없음). 네트워크에 연결한 채 ‘make play’를 한 번 끝까지 실행하거나 ‘pip install numba’를 실행하세요
