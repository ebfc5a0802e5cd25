const KEPT = 200;

/** A call that was answered or given up: nothing of its body, so neither token nor key. */
export interface NotedCall {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `in`: the platform or a page has called; `out`: a call of the platform's wallet. */
  readonly direction: 'in' | 'out';
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Of HTTP; of the protocol where the wallet has answered with one. */
  readonly status: string;
  readonly ms: number;
}

/** The last calls in both directions, the newest first. */
export class CallRing {
  readonly #calls: NotedCall[] = [];

  note(call: NotedCall): void {
    this.#calls.unshift(call);
    this.#calls.length = Math.min(this.#calls.length, KEPT);
  }

  get calls(): readonly NotedCall[] {
    return this.#calls;
  }
}
