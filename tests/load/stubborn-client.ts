import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '../../contract/errors.ts';
import type { TestPlayer } from '../server/games/platform.ts';
import { type Called, COMMON, post } from '../server/support/app.ts';

const AGAIN_MS = 100;
/** Timeout of a call, after which it is repeated, as by a client whose player has lost patience. */
const PATIENCE_MS = 20_000;
/** Maximum outage; after it the platform is considered not recovered. */
const GIVE_UP_MS = 180_000;

/** Acknowledgements that one player received, to be compared with the ledger. */
export interface Told {
  readonly player: TestPlayer;
  readonly startCoin: number;
  /** Cents of the playable balance by their source: a journal's id, or a request's for a move of the safebox. */
  readonly promised: Map<string, number>;
  /** Withdrawals that were reported as paid. */
  readonly paidOut: Set<string>;
  safebox: number;
  /** Calls without an answer, or with an error, that were repeated with the same id. */
  lost: number;
}

export const newTold = (player: TestPlayer, startCoin: number): Told => ({
  player,
  startCoin,
  promised: new Map(),
  paidOut: new Set(),
  safebox: 0,
  lost: 0,
});

/** Records an acknowledgement. @throws Error for one that exists: two answers must not be for one thing. */
export function note(told: Told, id: string, coin: number): void {
  if (told.promised.has(id)) throw new Error(`${id} was told twice`);
  told.promised.set(id, coin);
}

/** Repeats `ask` until it returns an answer, as a client that stored its request id does. Null is no answer. */
export async function insist<A>(told: Told, ask: () => Promise<A | null>): Promise<A> {
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    told.lost += 1;
    await wait(AGAIN_MS);
  }
  throw new Error(`nobody answered for ${GIVE_UP_MS} ms`);
}

interface Where {
  readonly url: string;
  readonly token: string | undefined;
}

/** Makes one call, repeated until it is answered; temporary errors of the platform are repeated too. */
export async function call(told: Told, { url, token }: Where, name: string, body: object) {
  return insist(told, async (): Promise<Called | null> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found = await post(url, name, { ...COMMON, ...body }, token, signal);
    return found.status >= 500 || found.code === ERROR_CODES.providerDown ? null : found;
  });
}

/** The same, for a call that must succeed. */
export async function mustCall(told: Told, where: Where, name: string, body: object) {
  const answer = await call(told, where, name, body);
  if (answer.code !== 0) throw new Error(`${name} answered ${answer.code} ${answer.msg}`);
  return answer.data;
}
