/** The rule page of Memo-Car-Race: which cards, which figures, which rule numbers. */

import type { RulePage } from "../../kit";

export const PAGES: readonly RulePage[] = [
  {
    name: "memo",
    cards: [
      { id: "memo-goal", rules: ["MC-10", "MC-1"], figures: ["memo-whole"] },
      { id: "memo-begin", rules: ["MC-2", "RU-28", "RU-21"], figures: ["memo-begin"] },
      { id: "memo-turn", rules: ["MC-3"], figures: ["memo-turn"] },
      { id: "memo-reveal", rules: ["MC-4"], figures: ["memo-reveal"] },
      { id: "memo-road", rules: ["RU-20"], figures: ["memo-road-yes", "memo-road-no"] },
      { id: "memo-rotate", rules: ["MC-4"], figures: ["memo-rotate"] },
      { id: "memo-cover", rules: ["MC-5", "RU-29"], figures: ["memo-cover"] },
      { id: "memo-dead-end", rules: ["MC-6", "RU-23"], figures: ["memo-dead-end"] },
      { id: "memo-car", rules: ["MC-7", "RU-27"], figures: ["memo-car-yes", "memo-car-no"] },
      { id: "memo-open", rules: ["RU-22"], figures: ["memo-open"] },
      { id: "memo-swap", rules: ["MC-8"], figures: ["memo-swap"] },
      { id: "memo-fixed", rules: ["RU-21", "RU-27"], figures: ["memo-fixed"] },
      { id: "memo-rest", rules: ["RU-25"], figures: ["memo-rest"] },
      { id: "memo-pit", rules: ["MC-9", "RU-24"], figures: ["memo-pit"] },
      { id: "memo-finish", rules: ["MC-10", "RU-30"], figures: ["memo-finish"] },
      { id: "memo-free", rules: ["MC-11"] },
    ],
    house: [
      { id: "house-reveal", rules: ["RU-20"] },
      { id: "house-dead-end", rules: ["RU-23"] },
      { id: "house-canisters", rules: ["RU-24"] },
      { id: "house-aid", rules: ["RU-26"] },
    ],
  },
];
