# 테이블의 경주: 트로피, 기록, 여기에 남는 것.

history-leave = 돌아가기
history-empty = 아직 끝까지 달린 경주가 없어요. 경주가 하나 끝나면 바로 여기에 나와요.
history-reading = 경주를 더 가져오고 있어요…
history-champions = 차례로 보는 챔피언
history-champions-older = 지난 챔피언 더 보기
history-bests-on = 최고 기록: { $board }
history-best-turns = 가장 빨리 이긴 경주
history-best-turns-says = { $name } 자동차가 { $number }차례 만에 이겼어요.
history-best-monza-longest-push = 가장 센 쿵!
history-best-monza-longest-push-says = { $name } 자동차가 { $other } 자동차를 { $number }칸 뒤로 밀어냈어요.
history-best-monza-lucky-roll = 가장 운 좋은 주사위
history-best-monza-lucky-roll-says =
    { $number ->
        [1] { $name } 자동차는 주사위가 어떻게 나와도 그만큼 갈 수 있었어요.
       *[other] { $name } 자동차는 { $number }번에 한 번 나올까 말까 한 주사위로 그만큼 갔어요.
    }
history-best-memo-swaps = 조각을 가장 많이 바꾼 경주
history-best-memo-swaps-says = { $name }: 한 경주에서 조각을 { $number }번 바꿨어요.
history-best-memo-dead-ends = 막다른 길을 가장 많이 만난 경주
history-best-memo-dead-ends-says = { $name } 자동차가 한 경주에서 막다른 길을 { $number }번 만났어요.
history-races = 모든 경주
history-race = { $number }번째 경주
history-how =
    { $how ->
        [closed] 업데이트 때문에 끝났어요
       *[abandoned] 끝나기 전에 멈췄어요
    }
history-turns = 차례 { $count }번
history-watch = 다시 보기
history-file = 이 경주 저장하기
history-older = 지난 경주 더 보기
history-kept = 여기에 남는 것
history-kept-says = 이 테이블에서 한 경주는 모두 남아요. 누가 어느 자동차로 달렸는지, 주사위가 어떻게 나왔는지, 어떻게 움직였는지까지요. 모두 Hairpin이 켜져 있는 컴퓨터의 파일 하나에 있고, Hairpin은 그것을 어디에도 보내지 않아요.
history-kept-long =
    { $days ->
        [0] 방장이 지울 때까지 그대로 있어요.
       *[other] 방장이 지울 때까지 그대로 있어요. 끝까지 달린 경주가 없는 테이블만, { $days }일 동안 아무도 오지 않으면 저절로 없어져요.
    }
history-kept-copies = 지우면 경주와 주사위와 트로피가 그 파일에서 완전히 사라져요. 파일을 따로 복사한 것, 저장해 둔 경주, 브라우저가 기억하는 것은 그대로예요.
history-export = 모두 저장하기
history-delete = 모든 경주 지우기
history-delete-ask = 이 테이블의 경주와 기록과 트로피를 정말 모두 지울까요? 다시 되돌릴 수 없어요.
