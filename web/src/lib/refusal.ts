/** A "no" of the server as an error: a stable code for the words, a sentence in English, and the facts. */

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
