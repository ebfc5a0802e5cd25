/** A round that a fake server holds: as much of it as the protocol has. */
export interface FakeRound {
  readonly payoutMultiplier: number;
  readonly state: readonly object[];
}

/** What the page sent, in its order: the call's path and its body. */
type SentCall = readonly [path: string, body: Readonly<Record<string, unknown>>];

const LEVELS = [100_000, 200_000, 400_000, 1_000_000, 2_000_000, 4_100_000, 8_200_000, 10_000_000];
const COSTS: Readonly<Record<string, number>> = { base: 1, bonus: 50 };

/** A small server of the protocol with one player, who has 1,000 units; a test says which rounds come. */
export class FakeRgs {
  readonly calls: SentCall[] = [];
  balance = 1_000_000_000;
  /** Rounds to come, the next one first. */
  readonly rounds: FakeRound[] = [];
  /** Errors by path, as long as they stand here. */
  readonly errors = new Map<string, string>();
  jurisdiction: Readonly<Record<string, unknown>> = { minimumRoundDuration: 0 };
  #round: Record<string, unknown> | null = null;

  /** Answers a call. @returns the status and the body */
  answer(path: string, body: Readonly<Record<string, unknown>>): { status: number; body: object } {
    this.calls.push([path, body]);
    const error = this.errors.get(path);
    if (error) return { status: 400, body: { error, message: 'It was refused.' } };
    const status = { statusCode: 'SUCCESS' };
    const balance = { amount: this.balance, currency: 'PHP' };
    switch (path) {
      case '/wallet/authenticate':
        return { status: 200, body: { status, balance, config: this.#config(), round: this.#round } };
      case '/wallet/play':
        return this.#play(body);
      case '/wallet/end-round':
        return this.#end();
      case '/bet/event':
        if (this.#round) this.#round.event = body.event;
        return { status: 200, body: { status, event: body.event } };
      default:
        return { status: 200, body: { status, balance } };
    }
  }

  /** The same as a `fetch`. */
  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(address);
    const { status, body } = this.answer(pathname, JSON.parse(String(init.body)));
    return new Response(JSON.stringify(body), { status });
  };

  paths(): string[] {
    return this.calls.map(([path]) => path);
  }

  #config() {
    return {
      gameID: 'fake',
      minBet: LEVELS[0],
      maxBet: LEVELS.at(-1),
      stepBet: 100_000,
      betLevels: LEVELS,
      defaultBetLevel: 1_000_000,
      betModes: {},
      jurisdiction: this.jurisdiction,
    };
  }

  #play({ mode, amount }: Readonly<Record<string, unknown>>) {
    const charge = Number(amount) * (COSTS[String(mode).toLowerCase()] ?? Number.NaN);
    if (this.#round?.active) return { status: 400, body: { error: 'ERR_BE' } };
    if (charge > this.balance) return { status: 400, body: { error: 'ERR_IPB' } };
    const round = this.rounds.shift();
    if (!round) return { status: 500, body: { error: 'ERR_GEN' } };
    this.balance -= charge;
    const active = round.payoutMultiplier > 0;
    this.#round = {
      betID: 1,
      amount,
      payout: Number(amount) * round.payoutMultiplier,
      ...round,
      active,
      mode,
    };
    return {
      status: 200,
      body: { balance: { amount: this.balance, currency: 'PHP' }, round: { ...this.#round, event: null } },
    };
  }

  #end() {
    if (this.#round?.active) {
      this.balance += Number(this.#round.payout);
      this.#round.active = false;
    }
    return { status: 200, body: { balance: { amount: this.balance, currency: 'PHP' } } };
  }
}
