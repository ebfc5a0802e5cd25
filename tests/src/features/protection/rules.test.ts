import { describe, expect, it } from 'vitest';
import type { LimitState } from '../../../../contract/calls/protection.ts';
import { cents } from '../../../../contract/money.ts';
import { leftToPlay } from '../../../../src/features/play/rules.ts';
import { effectOf, keysOfKind, readLimitText, shareUsed } from '../../../../src/features/protection/rules.ts';

const limit = (value: number | null, used = 0): LimitState => ({
  key: 'depositDay',
  value,
  used,
  left: null,
  wish: null,
});

describe('a limit on the page', () => {
  it('[R51] takes any amount that is typed, in cents, and whole minutes within their bounds', () => {
    expect(readLimitText('depositDay', '750.5')).toBe(75_050);
    expect(readLimitText('stakeMonth', '1,234,567.89')).toBe(123_456_789);
    expect(readLimitText('lossWeek', '0')).toBe(0);
    expect(readLimitText('lossWeek', '-5')).toBeNull();
    expect(readLimitText('lossWeek', '')).toBeNull();
    expect(readLimitText('sessionMinutes', ' 45 ')).toBe(45);
    expect(readLimitText('sessionMinutes', '4')).toBeNull();
    expect(readLimitText('realityMinutes', '61')).toBeNull();
    expect(readLimitText('realityMinutes', '7.5')).toBeNull();
  });

  it('[R51] says before the press whether a change holds at once or waits', () => {
    expect(effectOf(limit(null), 500)).toBe('atOnce');
    expect(effectOf(limit(500), 499)).toBe('atOnce');
    expect(effectOf(limit(500), 500)).toBe('same');
    expect(effectOf(limit(500), 501)).toBe('waits');
    expect(effectOf(limit(500), null)).toBe('waits');
  });

  it('[R51] shows how full it is, and a limit of nothing as full', () => {
    expect(shareUsed(limit(200, 50))).toBe(0.25);
    expect(shareUsed(limit(200, 500))).toBe(1);
    expect(shareUsed(limit(0))).toBe(1);
    expect(shareUsed(limit(null, 500))).toBe(0);
  });

  it('[R51] has three spans of each kind, shortest first', () => {
    expect(keysOfKind('loss')).toEqual(['lossDay', 'lossWeek', 'lossMonth']);
  });

  it('[R51] in the bar is the least that may still be staked or lost', () => {
    expect(leftToPlay(undefined)).toBeNull();
    expect(leftToPlay({ deposit: cents(5), loss: null, stake: null })).toBeNull();
    expect(leftToPlay({ deposit: cents(5), loss: cents(90), stake: cents(70) })).toBe(70);
    expect(leftToPlay({ deposit: null, loss: cents(0), stake: null })).toBe(0);
  });
});
