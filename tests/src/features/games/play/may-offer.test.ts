import { describe, expect, it } from 'vitest';
import { cents } from '../../../../../contract/money.ts';
import type { SelfLimited } from '../../../../../contract/protection/protection-calls.ts';
import { mayOffer } from '../../../../../src/features/games/play/play-rules.ts';

const MIN_STAKE = 20;

function told(change: Partial<SelfLimited> = {}): SelfLimited {
  return {
    serverTime: 0,
    limits: [],
    left: { deposit: null, loss: null, stake: null },
    breakUntil: null,
    isReviewDue: false,
    session: { startedAt: 0, staked: cents(0), won: cents(0), realityAt: 0 },
    ...change,
  } as SelfLimited;
}

const left = (change: Partial<Record<'deposit' | 'loss' | 'stake', number>>) =>
  told({ left: { deposit: null, loss: null, stake: null, ...change } as SelfLimited['left'] });

const sessionLimit = (minutesLeft: number) =>
  told({ limits: [{ key: 'sessionMinutes', left: minutesLeft }] as unknown as SelfLimited['limits'] });

describe('deposit offer in a game', () => {
  it('[R42] deposit is offered without limits, and where limits leave enough', () => {
    expect(mayOffer(told(), MIN_STAKE)).toBe(true);
    expect(mayOffer(left({ deposit: 100, loss: 20, stake: 20 }), MIN_STAKE)).toBe(true);
    expect(mayOffer(sessionLimit(1), MIN_STAKE)).toBe(true);
  });

  it.each([
    ['before the limits are known', null],
    ['on a break', told({ breakUntil: 1 })],
    ['at a deposit limit', left({ deposit: 99 })],
    ['at a loss limit', left({ loss: 19 })],
    ['at a stake limit', left({ stake: 0 })],
    ['when the session time is used up', sessionLimit(0)],
  ])('[R42] deposit is not offered %s', (_when, state) => {
    expect(mayOffer(state, MIN_STAKE)).toBe(false);
  });
});
