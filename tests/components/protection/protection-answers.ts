import { cents } from '../../../contract/money.ts';
import type { LimitState, SelfLimited } from '../../../contract/protection/protection-calls.ts';
import { LIMIT_KEYS } from '../../../contract/protection/protection-rules.ts';

const HOUR = 3_600_000;

/** The protection of a player without a limit, an hour into a session, but for `changes` and for the limit of deposits in a day. */
export function told(changes: Partial<SelfLimited> = {}, depositDay: Partial<LimitState> = {}): SelfLimited {
  const now = Date.now();
  return {
    serverTime: now,
    limits: LIMIT_KEYS.map((key) => ({
      key,
      value: null,
      used: 0,
      left: null,
      wish: null,
      ...(key === 'depositDay' && depositDay),
    })),
    left: { deposit: null, loss: null, stake: null },
    breakUntil: null,
    isReviewDue: false,
    session: {
      startedAt: now - 62 * 60_000,
      staked: cents(5_000),
      won: cents(2_000),
      realityAt: now + HOUR,
      timeUpAt: null,
    },
    ...changes,
  };
}
