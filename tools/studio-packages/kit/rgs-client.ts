import { type Micros, micros } from './money.ts';

export interface Balance {
  readonly amount: Micros;
  readonly currency: string;
}

/** A round as the server answers it. `Event` is what the books of the game hold. */
export interface RgsRound<Event> {
  readonly amount: Micros;
  /** In times the stake, a float, where books have whole hundredths. */
  readonly payoutMultiplier: number;
  /** Whether its payout still waits for `endRound`. */
  readonly isActive: boolean;
  readonly mode: string;
  /** The last one that the page sent of the round; null before the first. */
  readonly event: string | null;
  readonly state: readonly Event[];
}

export interface RgsConfig {
  readonly levels: readonly Micros[];
  readonly defaultLevel: Micros;
  readonly minimumRoundMs: number;
  readonly isBuyDisabled: boolean;
}

interface RgsSession<Event> {
  readonly balance: Balance;
  readonly config: RgsConfig;
  /** The open round, or the last one; null before the first. */
  readonly round: RgsRound<Event> | null;
}

/** A call that was refused, or that nobody answered. */
export class RgsError extends Error {
  override readonly name = 'RgsError';

  /** As the protocol names it, or `ERR_NETWORK`. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The calls of the protocol that a game needs, each a POST with JSON. */
export class RgsClient<Event> {
  readonly #address: string;
  readonly #sessionId: string;
  readonly #fetch: Fetch;

  /** @param rgsUrl without a scheme */
  constructor(rgsUrl: string, sessionId: string, fetchOf: Fetch = (address, init) => fetch(address, init)) {
    this.#address = `https://${rgsUrl}`;
    this.#sessionId = sessionId;
    this.#fetch = fetchOf;
  }

  async authenticate(language: string): Promise<RgsSession<Event>> {
    const answer = await this.#call('/wallet/authenticate', { language });
    return {
      balance: balanceOf(answer),
      config: configOf(fieldsOf(answer.config)),
      round: answer.round ? this.#roundOf(answer) : null,
    };
  }

  /** @param amount the stake; the server multiplies it by what the mode costs */
  async play(mode: string, amount: Micros, currency: string) {
    const answer = await this.#call('/wallet/play', { mode, amount, currency });
    return { balance: balanceOf(answer), round: this.#roundOf(answer) };
  }

  /** Has the payout of the open round paid. @returns the balance with it */
  async endRound(): Promise<Balance> {
    return balanceOf(await this.#call('/wallet/end-round', {}));
  }

  /** Says how far the round was shown, for a page that is loaded again. */
  async sendEvent(event: string): Promise<void> {
    await this.#call('/bet/event', { event });
  }

  async #call(path: string, body: Fields): Promise<Fields> {
    const request: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID: this.#sessionId, ...body }),
    };
    const answer = await this.#fetch(this.#address + path, request)
      .then(async (response) => ({ isOk: response.ok, fields: fieldsOf(await response.json()) }))
      .catch(() => null);
    if (answer === null) throw new RgsError('ERR_NETWORK');
    const { error } = answer.fields;
    if (typeof error === 'string') throw new RgsError(error);
    if (error || !answer.isOk) throw new RgsError(String(fieldsOf(error).code ?? 'ERR_GEN'));
    return answer.fields;
  }

  #roundOf(answer: Fields): RgsRound<Event> {
    const round = fieldsOf(answer.round);
    const { state } = round;
    if (!Array.isArray(state) || state.length === 0) throw new RgsError('ERR_GEN');
    return {
      amount: micros(Number(round.amount)),
      payoutMultiplier: Number(round.payoutMultiplier),
      isActive: round.active === true,
      mode: String(round.mode),
      event: typeof round.event === 'string' && round.event !== '' ? round.event : null,
      state,
    };
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function balanceOf(answer: Fields): Balance {
  const { amount, currency } = fieldsOf(answer.balance);
  return { amount: micros(Number(amount)), currency: String(currency) };
}

function configOf({ betLevels, defaultBetLevel, jurisdiction }: Fields): RgsConfig {
  const levels = (Array.isArray(betLevels) ? betLevels : []).map((level) => micros(Number(level)));
  const [first] = levels;
  if (first === undefined) throw new RgsError('ERR_GEN');
  const level = micros(Number(defaultBetLevel ?? first));
  const { minimumRoundDuration, disabledBuyFeature } = fieldsOf(jurisdiction);
  return {
    levels,
    defaultLevel: levels.includes(level) ? level : first,
    minimumRoundMs: Number(minimumRoundDuration ?? 0),
    isBuyDisabled: disabledBuyFeature === true,
  };
}
