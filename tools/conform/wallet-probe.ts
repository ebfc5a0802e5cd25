import { type KeyObject, randomUUID, sign } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

const SIGNATURE_HEADER = 'x-hub88-signature';
/** The protocol counts money in hundred-thousandths of the currency's unit. */
export const PARTS_PER_CENT = 1_000;

export interface ProbeOptions {
  /** Of the operator's calls: `/user/info` and the others are below it. */
  readonly walletUrl: string;
  /** By which an aggregator that the operator knows signs. */
  readonly privateKey: KeyObject;
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  /** Cents. */
  readonly bet: number;
  /** Cents: the largest stake that the wallet takes; without it there is no bound. */
  readonly largest?: number;
  readonly timeoutMs?: number;
}

export interface Answer {
  /** Of the protocol; `HTTP 500` or `no answer` where there is none. */
  readonly status: string;
  /** Parts; null where the answer has none. */
  readonly balance: number | null;
  readonly user: unknown;
  readonly currency: unknown;
  readonly requestId: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;
type Kind = 'bet' | 'win' | 'rollback';

const TIMEOUT_MS = 10_000;
/** A connection is dropped this long after its call was sent: the wallet has begun, and may be done. */
const DROP_MS = 15;

const nobody = { balance: null, user: undefined, currency: undefined, requestId: undefined };

/** One player at an operator's wallet, and what the studio's books say of them. */
export class WalletProbe {
  readonly options: ProbeOptions;
  /** Cents by which the balance must have changed, by the answers of the wallet. */
  booked = 0;
  /** Calls answered with another `request_uuid` than theirs, and those answered at all. */
  readonly echoes = { wrong: 0, all: 0 };
  readonly #counted = new Set<string>();
  /** Cents by bet, of those that were taken and neither won nor rolled back. */
  readonly #open = new Map<string, number>();

  constructor(options: ProbeOptions) {
    this.options = options;
  }

  get stake(): number {
    return this.options.bet;
  }

  /** A signed call with an id of its own. */
  async call(path: string, fields: Fields): Promise<Answer> {
    const request = randomUUID();
    const body = JSON.stringify({ request_uuid: request, ...fields });
    const answer = await this.send(path, body);
    if (!/^(HTTP |no )/.test(answer.status)) {
      this.echoes.all += 1;
      if (answer.requestId !== request) this.echoes.wrong += 1;
    }
    return answer;
  }

  /** Bytes as they are. @param signature in place of the right one; null: none */
  async send(path: string, body: string, signature: string | null = this.sign(body)): Promise<Answer> {
    try {
      const response = await fetch(`${this.options.walletUrl}${path}`, {
        method: 'POST',
        headers: this.#headers(signature),
        body,
        signal: AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS),
      });
      if (response.status !== 200) return { ...nobody, status: `HTTP ${response.status}` };
      const json = await response.json();
      const balance = typeof json.balance === 'number' ? json.balance : null;
      const { user, currency, request_uuid: requestId } = json;
      return { status: String(json.status), balance, user, currency, requestId };
    } catch {
      return { ...nobody, status: 'no answer' };
    }
  }

  /** Sends a call and drops the connection before its answer. */
  async drop(path: string, fields: Fields): Promise<void> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
    const { request } = this.options.walletUrl.startsWith('https:') ? https : http;
    await new Promise<void>((done) => {
      const headers = { ...this.#headers(this.sign(body)), 'content-length': Buffer.byteLength(body) };
      const sent = request(`${this.options.walletUrl}${path}`, { method: 'POST', headers, agent: false });
      sent.on('error', () => undefined);
      sent.on('close', done);
      sent.end(body, () => setTimeout(() => sent.destroy(), DROP_MS));
    });
  }

  sign = (body: string, key: KeyObject = this.options.privateKey): string =>
    sign('sha256', Buffer.from(body), key).toString('base64');

  betFields(changes: Fields = {}): Fields & { readonly transaction_uuid: string } {
    const { user, token, game, currency, bet } = this.options;
    return {
      user,
      token,
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      round_closed: false,
      game_code: game,
      currency,
      amount: bet * PARTS_PER_CENT,
      ...changes,
    };
  }

  winFields(bet: string, changes: Fields = {}): Fields & { readonly transaction_uuid: string } {
    return { ...this.betFields(), reference_transaction_uuid: bet, round: undefined, ...changes };
  }

  rollbackFields(bet: string): Fields & { readonly transaction_uuid: string } {
    return { ...this.winFields(bet, { round_closed: true }), amount: undefined, currency: undefined };
  }

  /** A transaction, which is booked once when it is answered RS_OK. */
  async transact(kind: Kind, fields: Fields & { readonly transaction_uuid: string }): Promise<Answer> {
    const answer = await this.call(`/transaction/${kind}`, fields);
    if (answer.status === 'RS_OK' && !this.#counted.has(fields.transaction_uuid)) {
      this.#counted.add(fields.transaction_uuid);
      this.#book(kind, fields);
    }
    return answer;
  }

  #book(kind: Kind, fields: Fields): void {
    const amount = Number(fields.amount ?? 0) / PARTS_PER_CENT;
    const reference = String(fields.reference_transaction_uuid);
    if (kind === 'bet') {
      this.booked -= amount;
      this.#open.set(String(fields.transaction_uuid), amount);
    } else if (kind === 'win') {
      this.booked += amount;
      if (fields.round_closed) this.#open.delete(reference);
    } else {
      this.booked += this.#open.get(reference) ?? 0;
      this.#open.delete(reference);
    }
  }

  /** A stake that was taken, by its id. @throws Error where it was refused */
  async takenBet(changes: Fields = {}): Promise<string> {
    const fields = this.betFields(changes);
    const { status } = await this.transact('bet', fields);
    if (status !== 'RS_OK') throw new Error(`a bet was answered ${status}`);
    return fields.transaction_uuid;
  }

  /** Cents. @throws Error where the wallet does not say it */
  async balance(): Promise<number> {
    const { user, token } = this.options;
    const { status, balance } = await this.call('/user/balance', { user, token });
    if (status !== 'RS_OK' || balance === null) throw new Error(`the balance was answered ${status}`);
    return balance / PARTS_PER_CENT;
  }

  /** Ends what the cases have left open, so that no stake stays in a round. */
  async closeOpenBets(): Promise<void> {
    for (const bet of [...this.#open.keys()])
      await this.transact('win', this.winFields(bet, { amount: 0, round_closed: true }));
  }

  #headers = (signature: string | null): Record<string, string> => ({
    'content-type': 'application/json',
    ...(signature !== null && { [SIGNATURE_HEADER]: signature }),
  });
}
