import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import type { CallRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { addToWindow, readWindow } from './rate-window-queries.ts';

/** Wrong passwords and codes of unknown devices at one address in a quarter of an hour; then they are throttled. */
export const MAX_WRONG_OF_ADDRESS = 300;
export const WRONG_WINDOW_MS = 15 * 60_000;
/** One try of all unknown devices at a throttled address. */
export const SLOW_MS = 3_000;

/** Refusals that count as guesses; an account is locked after ten of them. */
const GUESS_REFUSALS = new Set(['wrongCredentials', 'accountLocked', 'codeWrong', 'codeExpired']);

interface Caller {
  /** The key of all counters: an IPv4 address or an IPv6 network. */
  readonly address: string;
  readonly now: number;
}

const windowEnd = (now: number, lengthMs: number) => (Math.floor(now / lengthMs) + 1) * lengthMs;

const countIn = (sql: Db, key: string, endsAt: number): Promise<number> =>
  addToWindow(sql, { key: `${key}:${endsAt}`, endsAt });

/**
 * @throws CallError tooOften for all but one unknown device every three seconds at an address with too many wrong
 * tries.
 */
async function assertNotSlowed(sql: Db, { address, now }: Caller): Promise<void> {
  const wrong = await readWindow(sql, `wrong:${address}:${windowEnd(now, WRONG_WINDOW_MS)}`);
  if (wrong < MAX_WRONG_OF_ADDRESS) return;
  const endsAt = windowEnd(now, SLOW_MS);
  if ((await countIn(sql, `slow:${address}`, endsAt)) === 1) return;
  const retryAfter = Math.ceil((endsAt - now) / 1000);
  throw new CallError('tooOften', `Too many wrong sign-ins here; try again in ${retryAfter} s.`, {
    retryAfter,
  });
}

/**
 * Against one password tried on many accounts, which the lock of each account never sees. A whole town may share the
 * address, so it is throttled and never blocked, and a player on a known device is exempt.
 * @throws CallError tooOften
 */
export async function guardGuesses<T>({ context, ip }: CallRequest, work: () => Promise<T>): Promise<T> {
  const caller = { address: rateAddress(ip), now: context.clock.now() };
  await assertNotSlowed(context.sql, caller);
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && GUESS_REFUSALS.has(error.key))
      await countIn(context.sql, `wrong:${caller.address}`, windowEnd(caller.now, WRONG_WINDOW_MS));
    throw error;
  }
}
