/** A round as the studio's server shows it; amounts in cents. */
export interface RoundView {
  readonly round: string;
  /** Whether the wallet has answered all of it. */
  readonly isOver: boolean;
  readonly pick: number;
  readonly stake: number;
  /** Null: not decided. */
  readonly combination: number | null;
  readonly payout: number;
  readonly balance: number | null;
  readonly error: string | null;
}

export interface Opening {
  readonly currency: string;
  readonly isDemo: boolean;
  readonly balance: number | null;
  readonly error: string | null;
  readonly lobbyUrl: string;
  readonly depositUrl: string | null;
  /** One that was not over when the page was left. */
  readonly round: RoundView | null;
}

/** The server has said no; its message is the word for it. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
}

const TRIES = 4;
const PAUSE_MS = 1_000;
const POLL_MS = 1_500;

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The studio's own server. A call that was lost is repeated: it knows a round by its id. */
export class StudioClient {
  readonly #session: string;

  constructor(session: string) {
    this.#session = session;
  }

  open = (): Promise<Opening> => this.#call('/play/open', {});

  play = (round: { round: string; pick: number; stake: number }): Promise<RoundView> =>
    this.#call('/play/round', round);

  /** Resolves when the wallet has answered all of a round. */
  async untilOver(round: string): Promise<RoundView> {
    for (;;) {
      await pause(POLL_MS);
      const view = await this.#call<RoundView>('/play/state', { round });
      if (view.isOver) return view;
    }
  }

  async #call<T>(path: string, fields: object): Promise<T> {
    const body = JSON.stringify({ session: this.#session, ...fields });
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(path, { method: 'POST', body }).catch(() => null);
      if (response && response.status < 500) {
        const answer = await response.json();
        if (!response.ok) throw new StudioError(answer.error);
        return answer;
      }
      if (attempt === TRIES) throw new StudioError('network');
      await pause(PAUSE_MS);
    }
  }
}
