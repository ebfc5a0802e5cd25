import { generateKeyPairSync, verify } from 'node:crypto';
import { SignedJsonServer } from '../support/signed-json-server.ts';

/** `lost`: the call never arrives. `unheard`: it is carried out, and the connection ends without an answer. */
export type Fault = 'lost' | 'unheard' | { readonly status: string };

interface WalletCall {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
  readonly body: any;
}

export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

const PARTS = 1_000;

/** A platform's wallet on a real port, for one player: by the protocol, but for the faults that a test orders. */
export class FakeWallet extends SignedJsonServer {
  /** Cents. */
  balance = 100_000;
  /** Calls that have arrived, also those whose answer was lost. */
  readonly calls: WalletCall[] = [];
  /** By path, the next one first. */
  readonly faults: Record<string, Fault[]> = {};
  readonly keys = newKeys();
  readonly #answers = new Map<string, object>();
  readonly #stakes = new Map<string, number>();
  readonly #rolledBack = new Set<string>();

  constructor() {
    super((path, bytes, signature) => {
      const fault = this.faults[path]?.shift();
      if (fault === 'lost') return null;
      const answer = typeof fault === 'object' ? fault : this.#answer(path, bytes, signature);
      return fault === 'unheard' ? null : answer;
    });
  }

  idsOf = (path: string): string[] =>
    this.calls.filter((call) => call.path === path).map(({ body }) => body.transaction_uuid);

  #answer(path: string, bytes: Buffer, signature: unknown): object {
    if (!verify('sha256', bytes, this.keys.publicKey, Buffer.from(String(signature), 'base64')))
      return { status: 'RS_ERROR_INVALID_SIGNATURE' };
    const body = JSON.parse(bytes.toString());
    this.calls.push({ path, body });
    const known = this.#answers.get(body.transaction_uuid);
    if (known) return known;
    const { transaction_uuid: id, reference_transaction_uuid: reference, amount } = body;
    const ok = () => ({ status: 'RS_OK', user: body.user, currency: 'PHP', balance: this.balance * PARTS });
    const decide = (): object => {
      if (path === '/transaction/bet') {
        if (this.#rolledBack.has(id)) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
        if (this.balance * PARTS < amount) return { ...ok(), status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
        this.balance -= amount / PARTS;
        this.#stakes.set(id, amount / PARTS);
      } else if (path === '/transaction/win') this.balance += amount / PARTS;
      else if (path === '/transaction/rollback') {
        this.balance += this.#stakes.get(reference) ?? 0;
        this.#rolledBack.add(reference);
      }
      return ok();
    };
    const answer = decide();
    if (id) this.#answers.set(id, answer);
    return answer;
  }
}
