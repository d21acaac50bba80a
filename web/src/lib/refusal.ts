/** A refusal of the server as an error: a stable code, a sentence in English, and its fields. */

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
