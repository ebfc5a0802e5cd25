import { describe, expect, it } from 'vitest';
import type { LimitState } from '../../../../contract/protection/protection-calls.ts';
import type { LimitKey } from '../../../../contract/protection/protection-rules.ts';
import {
  effectOf,
  keysOfKind,
  readLimitText,
  shareUsed,
} from '../../../../src/features/protection/limit-rules.ts';

const limit = (value: number | null, used = 0): LimitState => ({
  key: 'depositDay',
  value,
  used,
  left: null,
  wish: null,
});

describe('limit form', () => {
  it('[R51] any typed amount is accepted in cents, and whole minutes within their bounds', () => {
    const read = (key: LimitKey, text: string) => readLimitText(key, text, { locale: 'en-PH', sign: '₱' });
    expect(read('depositDay', '750.5')).toEqual({ value: 75_050, error: null });
    expect(read('stakeMonth', '1,234,567.89')).toEqual({ value: 123_456_789, error: null });
    expect(read('lossWeek', '0')).toEqual({ value: 0, error: null });
    expect(read('lossWeek', '-5')).toEqual({ value: null, error: 'unreadable' });
    expect(read('lossWeek', '')).toEqual({ value: null, error: 'unreadable' });
    expect(read('lossWeek', '150,75')).toEqual({ value: null, error: 'ambiguous' });
    expect(read('lossWeek', '150.755')).toEqual({ value: null, error: 'decimals' });
    expect(read('sessionMinutes', ' 45 ')).toEqual({ value: 45, error: null });
    expect(read('sessionMinutes', '4')).toEqual({ value: null, error: 'minutes' });
    expect(read('realityMinutes', '61')).toEqual({ value: null, error: 'minutes' });
    expect(read('realityMinutes', '7.5')).toEqual({ value: null, error: 'minutes' });
  });

  it('[R51] form says before the press whether a change holds at once or after a waiting period', () => {
    expect(effectOf(limit(null), 500)).toBe('atOnce');
    expect(effectOf(limit(500), 499)).toBe('atOnce');
    expect(effectOf(limit(500), 500)).toBe('same');
    expect(effectOf(limit(500), 501)).toBe('waits');
    expect(effectOf(limit(500), null)).toBe('waits');
  });

  it('[R51] bar shows the used share, and a limit of nothing as full', () => {
    expect(shareUsed(limit(200, 50))).toBe(0.25);
    expect(shareUsed(limit(200, 500))).toBe(1);
    expect(shareUsed(limit(0))).toBe(1);
    expect(shareUsed(limit(null, 500))).toBe(0);
  });

  it('[R51] each kind of limit has three periods, shortest first', () => {
    expect(keysOfKind('loss')).toEqual(['lossDay', 'lossWeek', 'lossMonth']);
  });
});
