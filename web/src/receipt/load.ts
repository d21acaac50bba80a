/** The parts of the receipt and of turns that are tried again, each loaded with the messages of both. */

import { withWords } from "../words";

export const loadReceipt = withWords("receipt", () => import("./ReceiptDialog.svelte"));
/** The same for a race of a table, whose record is fetched. */
export const loadTableReceipt = withWords("receipt", () => import("./TableReceipt.svelte"));
export const loadPracticeLine = withWords("receipt", () => import("./PracticeLine.svelte"));
export const loadPracticeEnd = withWords("receipt", () => import("./PracticeEnd.svelte"));
