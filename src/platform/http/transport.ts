/** One request on its way: everything is decided, only the sending is left. */
export interface WireRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | null;
  /** The request is sent to its end even when its page goes away meanwhile. */
  readonly outlivesPage: boolean;
  /** Called while a large body is sent: 0 to 1. */
  readonly onSent?: ((share: number) => void) | null;
}

/** What came back, whatever its status. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
  /** Seconds or a date, as sent; null without the header. */
  readonly retryAfter: string | null;
}

/** Sends one request. @throws TransportFault when no answer came, also when it was aborted */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export class TransportError extends Error {
  readonly kind: 'timeout' | 'offline';

  constructor(kind: 'timeout' | 'offline') {
    super(kind);
    this.kind = kind;
  }
}
