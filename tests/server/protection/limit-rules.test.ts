import { describe, expect, it } from 'vitest';
import { LOOSEN_AFTER_MS, WISH_LAPSES_MS } from '../../../contract/protection/protection-rules.ts';
import { confirmWish, planChange, unsetLimit, wishOf } from '../../../server/protection/limit-rules.ts';

const NOW = Date.UTC(2027, 2, 10);
const limit = (value: number | null) => ({ value, wishValue: null, wishAt: null });

describe('change of a limit', () => {
  it('[R51] tighter limit applies at once and replaces a pending change', () => {
    expect(planChange(limit(null), 500, NOW)).toEqual(limit(500));
    expect(planChange({ value: 500, wishValue: 900, wishAt: NOW - 5 }, 400, NOW)).toEqual(limit(400));
  });

  it('[R51] looser or removed limit is pending first', () => {
    expect(planChange(limit(500), 501, NOW)).toEqual({ value: 500, wishValue: 501, wishAt: NOW });
    expect(planChange(limit(500), null, NOW)).toEqual({ value: 500, wishValue: null, wishAt: NOW });
  });

  it('[R51] same pending change does not restart its waiting time, and another one does', () => {
    const waiting = planChange(limit(500), 900, NOW);
    expect(planChange(waiting, 900, NOW + 1000)).toBe(waiting);
    expect(planChange(waiting, 901, NOW + 1000)).toEqual({ value: 500, wishValue: 901, wishAt: NOW + 1000 });
  });

  it('[R51] pending change is cancelled by setting the current value', () => {
    expect(planChange(planChange(limit(500), 900, NOW), 500, NOW + 1)).toEqual(limit(500));
  });

  it('[R51] pending change can be confirmed from the very millisecond that was shown, and not before', () => {
    const waiting = planChange(limit(500), 900, NOW);
    const { confirmAt } = wishOf(waiting, NOW) ?? { confirmAt: 0 };
    expect(confirmAt).toBe(NOW + LOOSEN_AFTER_MS);
    expect(confirmWish(waiting, 900, confirmAt - 1)).toEqual({ error: 'tooEarly' });
    expect(confirmWish(waiting, 900, confirmAt)).toEqual({ row: limit(900) });
  });

  it('[R51] pending change expires unconfirmed, and is confirmed only for the value that was shown', () => {
    const waiting = planChange(limit(500), 900, NOW);
    const lapsesAt = NOW + LOOSEN_AFTER_MS + WISH_LAPSES_MS;
    expect(confirmWish(waiting, 900, lapsesAt - 1)).toEqual({ row: limit(900) });
    expect(confirmWish(waiting, 900, lapsesAt)).toEqual({ error: 'notWaiting' });
    expect(confirmWish(waiting, 901, lapsesAt - 1)).toEqual({ error: 'notWaiting' });
    expect(confirmWish(limit(500), null, NOW)).toEqual({ error: 'notWaiting' });
    // Requested again after that, it waits the full time.
    expect(planChange(waiting, 900, lapsesAt).wishAt).toBe(lapsesAt);
  });

  it('[R51] reality check starts at an hour', () => {
    expect(unsetLimit('realityMinutes').value).toBe(60);
    expect(planChange(unsetLimit('realityMinutes'), 30, NOW)).toEqual(limit(30));
  });
});
