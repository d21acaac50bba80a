import { describe, expect, it } from "vitest";
import { t, words } from "../../../words";
import { BOARD } from "../board/fixture";
import type { RaceBoard } from "../wire";
import { happening, makeTable } from "./fixture";
import { report } from "./sentence";

const MIXED = happening("drove", { places: ["S", "A1", "A2", "A3"], steps: ["A1b", "A2r+", "A3g"] });
const HOME = happening("drove", { places: ["A3", "F"], steps: ["Fw+"] });

const BACK = happening("pushed-back", { places: ["A3", "B3"] });

const TOLD: Readonly<Record<string, readonly [mixed: string, home: string, back: string]>> = {
  de: [
    "Ada fährt blau, rot mit einem Beschleuniger und grün, jetzt auf der äußeren Bahn.",
    "Ada fährt weiß mit einem Beschleuniger.",
    "Rums! Ada hüpft zurück, auf der inneren Bahn auf gelb.",
  ],
  en: [
    "Ada drives blue, red with an accelerator, and green, now in the outer lane.",
    "Ada drives white with an accelerator.",
    "Bump! Ada hops back to yellow in the inner lane.",
  ],
  es: [
    "Ada avanza: azul, rojo con una aceleración y verde; ahora en el carril de fuera.",
    "Ada avanza: blanco con una aceleración.",
    "¡Pum! Ada salta atrás hasta el amarillo en el carril de dentro.",
  ],
  fr: [
    "Ada roule : bleu, rouge avec une accélération et vert, maintenant sur la voie extérieure.",
    "Ada roule : blanc avec une accélération.",
    "Boum ! Ada fait un bond en arrière sur du jaune, sur la voie intérieure.",
  ],
  it: [
    "Ada avanza: blu, rosso con un’accelerazione e verde, ora nella corsia esterna.",
    "Ada avanza: bianco con un’accelerazione.",
    "Bum! Ada salta indietro fino al giallo nella corsia interna.",
  ],
  ko: [
    "Ada 자동차가 달려요: 파랑, 빨강(스피드 조각) 및 초록. 이제 바깥쪽 차선에 있어요.",
    "Ada 자동차가 달려요: 하양(스피드 조각).",
    "쿵! Ada 자동차가 뒤로 폴짝, 노랑 칸으로 가요. 이제 안쪽 차선에 있어요.",
  ],
  nl: [
    "Ada rijdt over blauw, rood met een versnellingsplaatje en groen, nu op de buitenste rijbaan.",
    "Ada rijdt over wit met een versnellingsplaatje.",
    "Bots! Ada springt terug naar geel op de binnenste rijbaan.",
  ],
  zh: [
    "Ada开过蓝色、红色（加速圆卡）和绿色，现在在外侧车道。",
    "Ada开过白色（加速圆卡）。",
    "砰！Ada跳回内侧车道的黄色区段。",
  ],
};

/** The board of tests, bent so that lane A is the longer way round. */
const BENT: RaceBoard = {
  ...BOARD,
  spaces: Object.fromEntries(
    Object.entries(BOARD.spaces).map(([name, space]) => {
      const [x, y, turn] = space.middle;
      return [name, { ...space, middle: [name.startsWith("A") ? x * 1.2 : x, y, turn] as const }];
    }),
  ),
};

describe("a drive, for ears", () => {
  it("says in every language which colours and which lane, and no number of a space", async () => {
    expect(Object.keys(TOLD)).toEqual([...words.languages].sort());
    for (const [language, told] of Object.entries(TOLD)) {
      await words.speak(language);
      const said = [MIXED, HOME, BACK].map((act) => {
        const { id, facts } = report(act, makeTable(), BENT) ?? { id: "", facts: {} };
        return t(id, facts).replace(/\s/g, " ");
      });
      expect(said).toEqual(told);
      expect(said.join(" ")).not.toMatch(/\b[A-F]\d/);
    }
  });

  it("says when a car hops back to the start, and tells less before the board is there", () => {
    const toStart = happening("pushed-back", { places: ["A1", "S"] });
    const say = (sentence: ReturnType<typeof report>): string => (sentence ? t(sentence.id, sentence.facts) : "");
    expect(say(report(toStart, makeTable(), BOARD))).toBe("Bump! Ada hops back to the start.");
    expect(say(report(BACK, makeTable(), null))).toBe("Bump! Ada hops back.");
  });
});
