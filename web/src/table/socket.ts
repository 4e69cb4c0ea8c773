// One WebSocket to a table, which comes back by itself when it breaks.
import { PROTOCOL, type ClientMessage, type Closing, type Hello, type ServerMessage } from "../protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** What was seen already, so that only the rest is sent. */
  seen(): Pick<Hello, "last" | "last_chat" | "watch">;
  heard(message: ServerMessage): void;
  /** Who does not keep up cannot be sent the reason: it comes with the end of the link. */
  cutOff(reason: Closing["reason"]): void;
  changed(link: Link): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** A link that has said nothing for this long is asked whether it lives. */
const SILENCE = 25_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private ended = false;
  private readonly wake = (): void => this.retryNow();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.watch = setInterval(() => this.checkPulse(), SILENCE / 2);
    this.open();
  }

  /** Whether the message could be handed to the network. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/v1/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send({ type: "hello", protocol: PROTOCOL, ...this.listener.seen() });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") {
        this.pause = FIRST_PAUSE;
        this.listener.changed("open");
      }
      this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.ended) return;
      if (event.reason === "flooding" || event.reason === "too_slow") this.listener.cutOff(event.reason);
      this.listener.changed("lost");
      // A little luck in the pause, so that a hundred pages do not come back in one instant.
      this.timer = setTimeout(() => this.open(), this.pause * (0.7 + Math.random() * 0.6));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private retryNow(): void {
    if (this.ended || document.hidden || !this.socket) return;
    if (this.socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open();
    } else this.checkPulse();
  }

  private checkPulse(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.lastHeard;
    if (silent > SILENCE * 2) this.socket.close();
    else if (silent > SILENCE) this.send({ type: "ping", id: "pulse" });
  }
}
