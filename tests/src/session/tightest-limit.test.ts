import { describe, expect, it } from 'vitest';
import type { LimitKey } from '../../../contract/protection/protection-rules.ts';
import { shareLeft, tightestLimit } from '../../../src/session/player/tightest-limit.ts';

const limit = (key: LimitKey, value: number | null, left: number | null) => ({
  key,
  value,
  used: 0,
  left,
  wish: null,
});

const LIMITS = [
  limit('depositDay', 10_000, 500),
  limit('depositMonth', 90_000, 400),
  limit('lossDay', 9_000, 9_000),
  limit('stakeDay', 7_000, 7_000),
  limit('stakeWeek', null, null),
  limit('sessionMinutes', 60, 1),
];

describe('limit that leaves the least', () => {
  it('[R51] tightest limit of a kind holds, and no other kind counts', () => {
    expect(tightestLimit({ limits: LIMITS }, 'deposit')).toEqual({
      key: 'depositMonth',
      value: 90_000,
      left: 400,
    });
    expect(tightestLimit({ limits: LIMITS }, 'loss', 'stake')?.left).toBe(7_000);
  });

  it('[R51] player without such a limit, or whose limits are not known, has none', () => {
    expect(tightestLimit({ limits: [limit('lossDay', null, null)] }, 'loss', 'stake')).toBeNull();
    expect(tightestLimit({ limits: LIMITS.slice(0, 2) }, 'loss')).toBeNull();
    expect(tightestLimit(null, 'deposit')).toBeNull();
  });

  it('[R51] bar is full before anything is used, and empty where nothing is left', () => {
    const share = (value: number, left: number) => shareLeft({ value, left } as never);
    expect([share(200, 200), share(200, 50), share(200, 0), share(0, 0)]).toEqual([1, 0.25, 0, 0]);
  });
});
