import { type Micros, micros } from './money.ts';
import type { RgsClient, RgsConfig, RgsRound } from './rgs-client.ts';

/** What a round is shown by. It decides nothing: which round it is, the server has said before. */
export interface RoundShow<Event> {
  /**
   * @param from the event to begin with; those before it have been shown, and only their last state is set up
   * @param reached says that all up to an event have been shown: a page that is loaded again goes on after it
   */
  play(round: RgsRound<Event>, from: number, reached: (event: number) => void): Promise<void>;
}

/** What the console shows of a round. */
interface RoundDisplay {
  balance(amount: Micros): void;
  win(amount: Micros): void;
  busy(isBusy: boolean): void;
}

interface FlowParts<Event> {
  readonly client: RgsClient<Event>;
  readonly language: string;
  readonly show: RoundShow<Event>;
  readonly display: RoundDisplay;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Start, rounds and their ends, in the order that the protocol wants. An error of a call ends play: the page says so. */
export class RoundFlow<Event> {
  readonly #parts: FlowParts<Event>;
  #config: RgsConfig | null = null;
  #currency = '';
  #balance = micros(0);
  #isBusy = false;

  constructor(parts: FlowParts<Event>) {
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get balance(): Micros {
    return this.#balance;
  }

  get currency(): string {
    return this.#currency;
  }

  /** @returns the levels on offer, once the session is known; an open round waits for `resume` */
  async start(): Promise<{ readonly config: RgsConfig; readonly open: RgsRound<Event> | null }> {
    const { client, language } = this.#parts;
    const { balance, config, round } = await client.authenticate(language);
    this.#config = config;
    this.#currency = balance.currency;
    this.#setBalance(balance.amount);
    return { config, open: round?.isActive ? round : null };
  }

  /** Shows an open round from where it was left, and ends it. */
  async resume(round: RgsRound<Event>): Promise<void> {
    const last = round.event === null ? -1 : Number.parseInt(round.event, 10);
    const from = Number.isInteger(last) ? Math.min(Math.max(last + 1, 0), round.state.length - 1) : 0;
    await this.#whileBusy(() => this.#finish(round, from));
  }

  /** Buys a round and shows it. A second one while one is shown is not sent. */
  async play(mode: string, stake: Micros): Promise<void> {
    if (this.#isBusy) return;
    const { client, display, wait } = this.#parts;
    await this.#whileBusy(async () => {
      const pause = wait(this.#config?.minimumRoundMs ?? 0);
      display.win(micros(0));
      const { balance, round } = await client.play(mode, stake, this.#currency);
      this.#setBalance(balance.amount);
      await this.#finish(round, 0);
      await pause;
    });
  }

  async #finish(round: RgsRound<Event>, from: number): Promise<void> {
    const { client, display, show } = this.#parts;
    const reached = (event: number) => {
      // It is for a later visit alone: that it did not arrive stops no round.
      if (round.isActive) client.sendEvent(String(event)).catch(() => undefined);
    };
    await show.play(round, from, reached);
    const payout = micros(round.amount * round.payoutMultiplier);
    display.win(payout);
    // A round without a win is over with its `play`.
    if (!round.isActive || payout === 0) return;
    this.#setBalance((await client.endRound()).amount);
  }

  #setBalance(amount: Micros): void {
    this.#balance = amount;
    this.#parts.display.balance(amount);
  }

  async #whileBusy(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#parts.display.busy(true);
    try {
      await work();
    } finally {
      this.#isBusy = false;
      this.#parts.display.busy(false);
    }
  }
}
