import { type KeyObject, randomUUID } from 'node:crypto';
import type { CallRing } from './call-ring.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

/** The protocol counts money in hundred-thousandths of the currency's unit. */
export const PARTS_PER_CENT = 1_000;

export interface WalletAnswer {
  /** Such as RS_OK. */
  readonly status: string;
  /** Parts; only with some statuses. */
  readonly balance?: number;
}

interface Options {
  /** Of the platform's calls for this aggregator, `…/remote/<id>`. */
  readonly url: string;
  readonly privateKey: KeyObject;
  readonly ring: CallRing;
  readonly timeoutMs: number;
}

const NO_ANSWER = 'no answer';

/** The platform's wallet, by HTTP alone. */
export class Wallet {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Null: there was no answer, so nobody knows whether the call was carried out. */
  async call(path: string, fields: object): Promise<WalletAnswer | null> {
    const { ring } = this.#options;
    const at = Date.now();
    const answer = await this.#post(path, { request_uuid: randomUUID(), ...fields });
    const status = answer?.status ?? NO_ANSWER;
    ring.note({ at, direction: 'out', method: 'POST', path, status, ms: Date.now() - at });
    return answer;
  }

  async #post(path: string, fields: object): Promise<WalletAnswer | null> {
    const { url, privateKey, timeoutMs } = this.#options;
    const body = JSON.stringify(fields);
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, privateKey) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.json();
      return response.ok && typeof answer?.status === 'string' ? answer : null;
    } catch {
      return null;
    }
  }
}
