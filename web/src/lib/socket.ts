/** A line to the server that mends itself: it opens, listens for silence, and opens again with growing pauses. */

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onopen(): void;
  ontext(text: string): void;
  onlost(): void;
  ongone(): void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
/** The server's pulse comes every few seconds; longer silence is a dead line that nobody has told us about. */
const SILENCE_MS = 20_000;
const SILENCE_AFTER_SLEEP_MS = 8_000;
/** The close code for a table that does not exist. */
const GONE = 4404;

export class ReconnectingSocket {
  #socket: Socket | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #isOpen = false;
  #isClosed = false;

  constructor(
    readonly url: string,
    readonly events: SocketEvents,
    readonly connect: (url: string) => Socket = (address) => new WebSocket(address) as Socket,
  ) {
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#goAway);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watch = setInterval(() => this.#checkSilence(SILENCE_MS), SILENCE_MS / 4);
    this.#open();
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** All is well again: the next pause is a short one. */
  settle(): void {
    this.#pauseMs = FIRST_PAUSE_MS;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#goAway);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop()?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#heardAt = Date.now();
    const socket = this.connect(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.events.onopen();
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = Date.now();
      this.events.ontext(data);
    };
    socket.onclose = ({ code }) => {
      this.#drop();
      if (code === GONE) this.events.ongone();
      else this.#openLater();
    };
  }

  /** Let go of the socket: whatever it still says is nobody's business any more. */
  #drop(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  #openLater(): void {
    if (this.#isClosed) return;
    this.events.onlost();
    this.#retry = setTimeout(() => this.#open(), this.#pauseMs * (0.8 + 0.4 * Math.random()));
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 1.8);
  }

  #checkSilence(limitMs: number): void {
    if (!this.#socket || Date.now() - this.#heardAt < limitMs) return;
    this.#drop()?.close();
    this.#openLater();
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#checkSilence(SILENCE_AFTER_SLEEP_MS);
    if (!this.#socket) this.#openAtOnce();
  };

  /** The network went: the socket would notice only much later. A server on this very machine answers the next try. */
  #goAway = (): void => {
    clearTimeout(this.#retry);
    this.#drop()?.close();
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#openLater();
  };

  /** The network is back: a try that began without it leads nowhere. */
  #comeBack = (): void => {
    if (this.#isOpen) return this.#hurry();
    this.#drop()?.close();
    this.#openAtOnce();
  };

  #openAtOnce(): void {
    if (this.#isClosed) return;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#open();
  }
}
