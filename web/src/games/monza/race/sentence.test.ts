import { describe, expect, it } from "vitest";
import { t, words } from "../../../words";
import { happening, makeTable } from "./fixture";
import { report } from "./sentence";

const MIXED = happening("drove", { places: ["S", "A1", "A2", "A3"], steps: ["A1b", "A2r+", "A3g"] });
const HOME = happening("drove", { places: ["A3", "F"], steps: ["Fw+"] });

const TOLD: Readonly<Record<string, readonly [mixed: string, home: string]>> = {
  de: ["Ada fährt blau, rot mit einem Beschleuniger und grün, bis Feld A3.", "Ada fährt weiß mit einem Beschleuniger."],
  en: ["Ada drives blue, red with an accelerator, and green, to space A3.", "Ada drives white with an accelerator."],
  es: [
    "Ada avanza: azul, rojo con una aceleración y verde, hasta la casilla A3.",
    "Ada avanza: blanco con una aceleración.",
  ],
  fr: [
    "Ada roule : bleu, rouge avec une accélération et vert, jusqu’à la case A3.",
    "Ada roule : blanc avec une accélération.",
  ],
  it: [
    "Ada avanza: blu, rosso con un’accelerazione e verde, fino alla casella A3.",
    "Ada avanza: bianco con un’accelerazione.",
  ],
  ko: ["Ada 자동차가 달려요: 파랑, 빨강(스피드 조각) 및 초록, A3 칸까지.", "Ada 자동차가 달려요: 하양(스피드 조각)."],
  nl: [
    "Ada rijdt over blauw, rood met een versnellingsplaatje en groen, tot veld A3.",
    "Ada rijdt over wit met een versnellingsplaatje.",
  ],
  zh: ["Ada开过蓝色、红色（加速圆卡）和绿色，到了 A3 区段。", "Ada开过白色（加速圆卡）。"],
};

describe("a drive, for ears", () => {
  it("says in every language which steps were made with an accelerator", async () => {
    expect(Object.keys(TOLD)).toEqual([...words.languages].sort());
    for (const [language, told] of Object.entries(TOLD)) {
      await words.speak(language);
      const said = [MIXED, HOME].map((act) => {
        const { id, facts } = report(act, makeTable()) ?? { id: "", facts: {} };
        return t(id, facts).replace(/\s/g, " ");
      });
      expect(said).toEqual(told);
    }
  });
});
