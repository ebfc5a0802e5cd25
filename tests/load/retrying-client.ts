import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '../../contract/errors.ts';
import type { TestPlayer } from '../server/games/platform.ts';
import { type Called, COMMON, post } from '../server/support/app.ts';

const RETRY_DELAY_MS = 100;
/** Timeout of a call, after which it is repeated, as by a client whose player has lost patience. */
const CALL_TIMEOUT_MS = 20_000;
/** Maximum outage; after it the platform is considered not recovered. */
const MAX_OUTAGE_MS = 180_000;

/** Everything that the platform acknowledged to one player, to be compared with the ledger. */
export interface PlayerLog {
  readonly player: TestPlayer;
  readonly startCoin: number;
  /** Cents of the playable balance by their source: a journal's id, or a request's for a move of the safebox. */
  readonly acknowledged: Map<string, number>;
  /** Withdrawals that were reported as paid. */
  readonly paidOut: Set<string>;
  safebox: number;
  /** Calls without an answer, or with an error, that were repeated with the same id. */
  repeated: number;
}

export const createPlayerLog = (player: TestPlayer, startCoin: number): PlayerLog => ({
  player,
  startCoin,
  acknowledged: new Map(),
  paidOut: new Set(),
  safebox: 0,
  repeated: 0,
});

/** Records an acknowledgement. @throws Error for one that exists: two answers must not be for one thing. */
export function recordAnswer(log: PlayerLog, id: string, coin: number): void {
  if (log.acknowledged.has(id)) throw new Error(`${id} was acknowledged twice`);
  log.acknowledged.set(id, coin);
}

/** Repeats `ask` until it returns an answer, as a client that stored its request id does. Null is no answer. */
export async function retry<A>(log: PlayerLog, ask: () => Promise<A | null>): Promise<A> {
  const until = performance.now() + MAX_OUTAGE_MS;
  while (performance.now() < until) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    log.repeated += 1;
    await wait(RETRY_DELAY_MS);
  }
  throw new Error(`nobody answered for ${MAX_OUTAGE_MS} ms`);
}

interface Where {
  readonly url: string;
  readonly token: string | undefined;
}

/** Makes one call, repeated until it is answered; temporary errors of the platform are repeated too. */
export async function call(log: PlayerLog, { url, token }: Where, name: string, body: object) {
  return retry(log, async (): Promise<Called | null> => {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const found = await post(url, name, { ...COMMON, ...body }, token, signal);
    return found.status >= 500 || found.code === ERROR_CODES.providerDown ? null : found;
  });
}

/** The same, for a call that must succeed. */
export async function mustCall(log: PlayerLog, where: Where, name: string, body: object) {
  const answer = await call(log, where, name, body);
  if (answer.code !== 0) throw new Error(`${name} answered ${answer.code} ${answer.msg}`);
  return answer.data;
}
