import { describe, expect, it } from 'vitest';
import { gameBet } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import { isUuid } from '../../../server/db/is-uuid.ts';
import type { ProtectionKey, Settlement } from '../../../server/games/round-queries.ts';
import { playRequestId } from '../../../server/studios/protocol/play-request-id.ts';
import { protocolCodeOf, refusalBy } from '../../../server/studios/protocol/protocol-codes.ts';
import { readMillionths, toMillionths } from '../../../server/studios/protocol/protocol-money.ts';

describe('money of the protocol', () => {
  it('whole cents are ten thousand millionths each, there and back', () => {
    for (const amount of [0, 1, 20, 100, 123_456_789_012])
      expect(readMillionths(toMillionths(cents(amount)))).toBe(amount);
  });

  it.each([
    [8_199_999.999999999, 820],
    [4_099_999.9999999995, 410],
    [1_000_000.0009, 100],
    [1_000_000.0011, null],
    [1_000_001, null],
    [1_005_000, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [2 ** 60, null],
  ])('%d is read as %s cents', (amount, read) => {
    expect(readMillionths(amount)).toBe(read);
  });
});

describe('codes of the protocol', () => {
  /** Every end of a bet that is a refusal: a new one does not compile here. */
  const ENDS: Readonly<
    Record<Exclude<Settlement['status'], 'settled' | 'open' | 'replayed' | 'nonceMoved'>, true>
  > = {
    gameSessionEnded: true,
    requestIdReused: true,
    roundRunning: true,
    roundTooSoon: true,
    balanceTooLow: true,
    seedChanged: true,
    legalChanged: true,
    onBreak: true,
    stakeLimitReached: true,
    lossLimitReached: true,
    sessionTimeUp: true,
    realityCheckDue: true,
  };
  const BET_KEYS = [...gameBet.errors, ...(Object.keys(ENDS) as (keyof typeof ENDS)[])];

  it.each([...new Set(BET_KEYS)])('refusal %s of a bet has a code', (key) => {
    expect(protocolCodeOf(key)).toMatch(/^ERR_/);
  });

  it('play without an open seed pair has the code by which a page asks for a new session', () => {
    expect(protocolCodeOf('seedChanged')).toBe('ERR_IS');
  });

  it('limits of a person have one code with one message, which says nothing of them', () => {
    const keys: readonly (ProtectionKey | 'selfExcluded')[] = [
      'legalChanged',
      'onBreak',
      'stakeLimitReached',
      'lossLimitReached',
      'sessionTimeUp',
      'realityCheckDue',
      'selfExcluded',
    ];
    for (const key of keys) expect(protocolCodeOf(key)).toBe('ERR_GLE');
    expect(refusalBy('ERR_GLE', 'the player is on a break')).toEqual({
      status: 400,
      body: { error: 'ERR_GLE', message: 'A limit does not allow this now.' },
    });
  });

  it('page is told what of its call was invalid', () => {
    expect(refusalBy('ERR_VAL', 'amount: no level').body.message).toBe('amount: no level');
  });

  it('only what is wrong on our side has the status of a server’s error', () => {
    expect(refusalBy('ERR_GEN', '').status).toBe(500);
    expect(refusalBy('ERR_MAINTENANCE', '').status).toBe(500);
    expect(refusalBy('ERR_IS', '').status).toBe(400);
  });
});

describe('request id of a play', () => {
  it('same play of a session has the same UUID, and each next one another', () => {
    const base = { mode: 'base', level: cents(100) };
    const ids = [0, 1, 2].map((last) => playRequestId('a', last, base));
    expect(ids.every(isUuid)).toBe(true);
    const others = [
      playRequestId('b', 0, base),
      playRequestId('a', 0, { ...base, mode: 'bonus' }),
      playRequestId('a', 0, { ...base, level: cents(200) }),
    ];
    expect(new Set([...ids, ...others]).size).toBe(6);
    expect(playRequestId('a', 1, base)).toBe(ids[1]);
    expect(ids[0]).toMatch(/^.{14}8.{4}[89ab]/);
  });
});
