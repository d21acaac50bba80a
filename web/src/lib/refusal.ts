/** A refusal of the server as an error: a stable code, a sentence in English, and its fields. */

/** The codes of refusals that pass without anybody doing anything: whatever was refused is asked again. */
export const PASSING: ReadonlySet<string> = new Set(["line/lost", "server/busy", "server/full", "frame/too-many"]);

export class RefusalError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "RefusalError";
  }
}
