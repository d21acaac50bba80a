/** A reconnecting WebSocket: exponential backoff with jitter, a heartbeat timeout, and the browser's online and offline events. */

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

const MIN_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 5_000;
/** The server sends a heartbeat every few seconds; after a longer silence the connection counts as dead. */
const HEARTBEAT_TIMEOUT_MS = 20_000;
const WAKE_TIMEOUT_MS = 8_000;
/** The close code for a table that does not exist. */
const GONE = 4404;

export class ReconnectingSocket {
  #socket: Socket | null = null;
  #backoffMs = MIN_BACKOFF_MS;
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
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#watch = setInterval(() => this.#checkHeartbeat(HEARTBEAT_TIMEOUT_MS), HEARTBEAT_TIMEOUT_MS / 4);
    this.#open();
  }

  send(text: string): void {
    this.#socket?.send(text);
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
      this.#detach();
      if (code === GONE) this.events.ongone();
      else this.#reconnectLater();
    };
  }

  /** Detach the handlers of the socket, so that late events are ignored, and return it. */
  #detach(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  #reconnectLater(): void {
    if (this.#isClosed) return;
    this.events.onlost();
    this.#retry = setTimeout(() => this.#open(), this.#backoffMs * (0.8 + 0.4 * Math.random()));
    this.#backoffMs = Math.min(MAX_BACKOFF_MS, this.#backoffMs * 1.8);
  }

  #checkHeartbeat(limitMs: number): void {
    if (!this.#socket || Date.now() - this.#heardAt < limitMs) return;
    this.#detach()?.close();
    this.#reconnectLater();
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#checkHeartbeat(WAKE_TIMEOUT_MS);
    if (!this.#socket) this.#reconnectNow();
  };

  /** The network is gone; the socket itself would notice much later. A server on the same machine accepts the next attempt. */
  #onOffline = (): void => {
    clearTimeout(this.#retry);
    this.#detach()?.close();
    this.#backoffMs = MIN_BACKOFF_MS;
    this.#reconnectLater();
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
