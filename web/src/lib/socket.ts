/**
 * A reconnecting WebSocket: exponential backoff with jitter, and the browser's online and offline events. A connection is
 * dead if a frame is not answered in time, or if not even a heartbeat comes.
 */

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onopen(): void;
  ontext(text: string): void;
  /** Send something that the server answers, to find out whether the connection is alive. */
  onprobe(): void;
  onlost(): void;
  /** The server has closed the connection for good; `reason` is the code of its refusal, or empty. */
  ongone(reason: string): void;
}

const MIN_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 5_000;
/** The server sends a heartbeat every 20 s, or as often as it says; a connection on which two are missing counts as dead. */
const HEARTBEAT_S = 20;
const WATCH_MS = 2_000;
/** When the page is shown again: a heartbeat is missing, or it is worth a question. */
const MISSED_MS = 25_000;
const PROBE_MS = 5_000;
/** A new connection must open, and a frame must be answered, within this time. */
const ANSWER_MS = 10_000;
/** The close codes after which the page does not come back: no access, no such table. */
const GONE = [4403, 4404];

export class ReconnectingSocket {
  #socket: Socket | null = null;
  #backoffMs = MIN_BACKOFF_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #silenceMs = silenceAfter(HEARTBEAT_S);
  #isOpen = false;
  #isClosed = false;

  constructor(
    readonly url: string,
    readonly events: SocketEvents,
    readonly connect: (url: string) => Socket = (address) => new WebSocket(address) as Socket,
  ) {
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#watch = setInterval(() => this.#checkSilence(this.#silenceMs), WATCH_MS);
    this.#open();
  }

  /** Send a frame. Where it is answered, any frame from the server counts as a sign of life. */
  send(text: string, isAnswered = true): void {
    if (!this.#socket) return;
    this.#socket.send(text);
    if (isAnswered) this.#awaitAnswer();
  }

  /** The server has said within how many seconds its next heartbeat comes. */
  expectWithin(seconds = HEARTBEAT_S): void {
    this.#silenceMs = silenceAfter(seconds);
  }

  /** Reset the backoff, once the server has accepted the connection. */
  resetBackoff(): void {
    this.#backoffMs = MIN_BACKOFF_MS;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#detach()?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#heardAt = Date.now();
    this.expectWithin();
    const socket = this.connect(this.url);
    this.#socket = socket;
    this.#awaitAnswer();
    socket.onopen = () => {
      this.#isOpen = true;
      this.#endAnswer();
      this.events.onopen();
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = Date.now();
      this.#endAnswer();
      this.events.ontext(data);
    };
    socket.onclose = ({ code, reason }) => {
      this.#detach();
      if (GONE.includes(code)) this.events.ongone(reason);
      else this.#reconnectLater();
    };
  }

  /** Detach the handlers of the socket, so that late events are ignored, and return it. */
  #detach(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#endAnswer();
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  #reconnectLater(): void {
    if (this.#isClosed) return;
    this.events.onlost();
    this.#retry = setTimeout(() => this.#open(), this.#backoffMs * (0.8 + 0.4 * Math.random()));
    this.#backoffMs = Math.min(MAX_BACKOFF_MS, this.#backoffMs * 1.8);
  }

  #awaitAnswer(): void {
    this.#answer ??= setTimeout(() => this.#giveUp(), ANSWER_MS);
  }

  #endAnswer(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }

  #checkSilence(limitMs: number): void {
    if (this.#socket && Date.now() - this.#heardAt >= limitMs) this.#giveUp();
  }

  #giveUp(): void {
    this.#detach()?.close();
    this.#reconnectLater();
  }

  /** The page is shown again. A phone that slept may hold a connection that died long ago. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#checkSilence(MISSED_MS);
    if (!this.#socket) this.#reconnectNow();
    else if (this.#isOpen && Date.now() - this.#heardAt >= PROBE_MS) this.events.onprobe();
  };

  /** The network is gone; the socket itself would notice much later. A server on the same machine accepts the next attempt. */
  #onOffline = (): void => {
    clearTimeout(this.#retry);
    this.#backoffMs = MIN_BACKOFF_MS;
    this.#giveUp();
  };

  /** The network is back: abandon an attempt that began without it. */
  #onOnline = (): void => {
    if (this.#isOpen) return this.#wake();
    this.#detach()?.close();
    this.#reconnectNow();
  };

  #reconnectNow(): void {
    if (this.#isClosed) return;
    this.#backoffMs = MIN_BACKOFF_MS;
    this.#open();
  }
}

function silenceAfter(seconds: number): number {
  return 2_500 * seconds + 1_000;
}
