import { sign } from 'node:crypto';
import { fetchBounded } from '../../adapters/fetch-bounded.ts';
import { assertOutside } from '../../db/transaction-mark.ts';
import type { Settings } from '../../settings.ts';
import { readJson } from '../../strict-json.ts';
import type { Aggregator } from './aggregators-config.ts';
import { SIGNATURE_HEADER } from './remote-signature.ts';

/** From the start to the last byte of the answer. */
const ANSWER_WITHIN_MS = 3_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const API = '/operator/generic/v2';

/** An aggregator that does not answer, or whose answer is of no use; the message has no more than its kind. */
export class AggregatorFault extends Error {
  override readonly name = 'AggregatorFault';
}

/** More than the caller takes: there may be an answer to less. */
export class AggregatorAnswerTooLarge extends AggregatorFault {}

/** It has answered that the call is wrong, such as one with a signature that it does not know. */
export class AggregatorRefusal extends Error {
  override readonly name = 'AggregatorRefusal';
}

/** This process has no key to sign with. */
export class RemoteKeyMissing extends Error {
  override readonly name = 'RemoteKeyMissing';

  constructor() {
    super('REMOTE_KEY_ID and REMOTE_PRIVATE_KEY are not set');
  }
}

type Callee = Pick<Aggregator, 'baseUrl' | 'operatorId'>;

/**
 * Calls an aggregator. The signature is over the bytes that are sent.
 * @param body what follows after our id
 * @returns the answer as JSON; undefined for what is none
 * @throws AggregatorFault, AggregatorRefusal, RemoteKeyMissing; InTransactionError inside a transaction
 */
export async function callAggregator(
  { remoteKey }: Pick<Settings, 'remoteKey'>,
  { baseUrl, operatorId }: Callee,
  { path, body = {}, maxBytes = MAX_ANSWER_BYTES }: RemoteRequest,
): Promise<unknown> {
  assertOutside('an aggregator');
  if (remoteKey === null) throw new RemoteKeyMissing();
  const bytes = Buffer.from(JSON.stringify({ operator_id: operatorId, ...body }));
  const request: RequestInit = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign('sha256', bytes, remoteKey.privateKey).toString('base64'),
    },
    body: bytes,
    // A token goes nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  };
  const answer = await fetchBounded(baseUrl.replace(/\/+$/, '') + API + path, request, maxBytes)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw isTooLarge(error)
        ? new AggregatorAnswerTooLarge('the answer is too large')
        : new AggregatorFault(sayFailure(error));
    });
  const { status, text } = answer;
  if (status >= 400 && status < 500) throw new AggregatorRefusal(`status ${status}`);
  if (status < 200 || status >= 300) throw new AggregatorFault(`status ${status}`);
  if (hasTooManyValues(text)) throw new AggregatorFault('the answer has too many values');
  return readJson(text);
}

/** Each value is read in one go with all others, in which nothing else is answered: two millions take two seconds. */
const MAX_VALUES = 2_000_000;

function hasTooManyValues(text: string): boolean {
  let values = 0;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1))
    if (++values > MAX_VALUES) return true;
  return false;
}

export interface RemoteRequest {
  /** Below that of the protocol's version. */
  readonly path: '/game/list' | '/game/url' | '/transactions/list';
  readonly body?: Readonly<Record<string, unknown>>;
  readonly maxBytes?: number;
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.name === 'AnswerTooLarge';

/** Never what the error says: it can hold addresses and parts of an answer. */
function sayFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${ANSWER_WITHIN_MS} ms`;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code === undefined ? 'no connection' : `no connection (${code})`;
}
