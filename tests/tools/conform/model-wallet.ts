import { generateKeyPairSync, verify } from 'node:crypto';
import { SignedJsonServer } from '../support/signed-json-server.ts';

/** What a wallet of an operator gets wrong. */
export type Mistake = 'paysTwice' | 'roundsHalfCents' | 'ignoresSignatures' | 'forgetsEarlyRollbacks';

export const PLAYER = { user: 'player-1', token: 'token-of-player-1', game: 'reels', currency: 'PHP' };

type Body = Readonly<Record<string, unknown>>;
type Verdict = readonly [status: string, change?: number];

const PARTS = 1_000;
const TEXT = ['user', 'token', 'game_code', 'currency'];

/** A wallet that keeps to the protocol for one player, but for the mistakes that a test plants. */
export class ModelWallet extends SignedJsonServer {
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  readonly #mistakes: readonly Mistake[];
  /** Cents. */
  #balance = 100_000;
  readonly #known = new Map<string, { readonly body: string; readonly answer: object }>();
  readonly #bets = new Map<string, { readonly stake: number; isRolledBack: boolean }>();
  readonly #early = new Set<unknown>();
  constructor(...mistakes: Mistake[]) {
    super((path, bytes, signature) => this.#answer(path, bytes, signature));
    this.#mistakes = mistakes;
  }

  #has = (mistake: Mistake) => this.#mistakes.includes(mistake);

  #answer(path: string, bytes: Buffer, signature: unknown): object {
    const isSigned =
      typeof signature === 'string' &&
      verify('sha256', bytes, this.keys.publicKey, Buffer.from(signature, 'base64'));
    if (!isSigned && !this.#has('ignoresSignatures')) return { status: 'RS_ERROR_INVALID_SIGNATURE' };
    const body = parse(bytes);
    if (!body) return { status: 'RS_ERROR_WRONG_SYNTAX' };
    const id = String(body.transaction_uuid);
    const { request_uuid: _own, ...values } = body;
    const text = JSON.stringify(values);
    const known = this.#known.get(id);
    const isPaidAgain = path === '/transaction/win' && this.#has('paysTwice');
    if (known && known.body !== text) return this.#say(body, ['RS_ERROR_DUPLICATE_TRANSACTION']);
    if (known && !isPaidAgain) return { ...known.answer, request_uuid: body.request_uuid };
    const verdict = this.#decide(path, body);
    const answer = this.#say(body, verdict);
    if (verdict[1] !== undefined) this.#known.set(id, { body: text, answer });
    return answer;
  }

  #say({ request_uuid, user }: Body, [status, change = 0]: Verdict): object {
    this.#balance += change;
    const hasBalance = status === 'RS_OK' || status === 'RS_ERROR_NOT_ENOUGH_MONEY';
    const money = { balance: this.#balance * PARTS, currency: PLAYER.currency };
    return { user, status, request_uuid, ...(hasBalance && money) };
  }

  /** With a change, also of 0, the transaction is kept. */
  #decide(path: string, body: Body): Verdict {
    const { transaction_uuid: id, reference_transaction_uuid: reference, amount } = body;
    if (body.user !== PLAYER.user) return ['RS_ERROR_UNKNOWN'];
    if (path === '/user/info') return ['RS_OK'];
    if (path === '/user/balance') return [body.token === PLAYER.token ? 'RS_OK' : 'RS_ERROR_INVALID_TOKEN'];
    if (path === '/transaction/rollback') {
      const bet = this.#bets.get(String(reference));
      if (!this.#has('forgetsEarlyRollbacks')) this.#early.add(reference);
      const isLate = !bet || bet.isRolledBack;
      if (bet) bet.isRolledBack = true;
      return ['RS_OK', isLate ? 0 : bet.stake];
    }
    if (amount === undefined || TEXT.some((field) => body[field] === undefined))
      return ['RS_ERROR_WRONG_SYNTAX'];
    const cents = this.#has('roundsHalfCents') ? Math.round(Number(amount) / PARTS) : Number(amount) / PARTS;
    if (typeof amount !== 'number' || !Number.isInteger(cents) || cents < 0) return ['RS_ERROR_WRONG_TYPES'];
    if (body.currency !== PLAYER.currency) return ['RS_ERROR_WRONG_CURRENCY'];
    if (path === '/transaction/win') {
      const bet = this.#bets.get(String(reference));
      return !bet || bet.isRolledBack ? ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'] : ['RS_OK', cents];
    }
    if (body.token !== PLAYER.token) return ['RS_ERROR_INVALID_TOKEN'];
    if (body.game_code !== PLAYER.game) return ['RS_ERROR_INVALID_GAME'];
    if (this.#early.has(id)) return ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 0];
    if (cents > this.#balance) return ['RS_ERROR_NOT_ENOUGH_MONEY', 0];
    this.#bets.set(String(id), { stake: cents, isRolledBack: false });
    return ['RS_OK', -cents];
  }
}

function parse(bytes: Buffer): Body | null {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
