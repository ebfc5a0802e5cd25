import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '../../contract/errors.ts';
import type { TestPlayer } from '../server/games/platform.ts';
import { type Called, COMMON, post } from '../server/support/app.ts';

const AGAIN_MS = 100;
/** A call that hangs is given up and asked again, as by a client whose player has lost patience. */
const PATIENCE_MS = 20_000;
/** Nothing that is down stays down this long: then the platform has not come back. */
const GIVE_UP_MS = 180_000;

/** What one player was promised, to be found in the books again. */
export interface Told {
  readonly player: TestPlayer;
  readonly startCoin: number;
  /** Cents of the playable balance by what they were promised for: a journal's id, or a request's for a move of the safebox. */
  readonly promised: Map<string, number>;
  /** Withdrawals that were told to be with the player. */
  readonly paidOut: Set<string>;
  safebox: number;
  /** Answers that never came, or were a fault: asked again with the same id. */
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

/** Writes a promise down. @throws Error for one that was given before: two answers must not be of one thing. */
export function note(told: Told, id: string, coin: number): void {
  if (told.promised.has(id)) throw new Error(`${id} was told twice`);
  told.promised.set(id, coin);
}

/** Does `ask` until it gives an answer, as a client does that kept its request id. Null is no answer. */
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

/** One call, asked until it is answered; what the platform could not do just then is asked for again. */
export async function call(told: Told, { url, token }: Where, name: string, body: object) {
  return insist(told, async (): Promise<Called | null> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found = await post(url, name, { ...COMMON, ...body }, token, signal);
    return found.status >= 500 || found.code === ERROR_CODES.providerDown ? null : found;
  });
}

/** The same, for a call that may only succeed. */
export async function mustCall(told: Told, where: Where, name: string, body: object) {
  const answer = await call(told, where, name, body);
  if (answer.code !== 0) throw new Error(`${name} answered ${answer.code} ${answer.msg}`);
  return answer.data;
}
