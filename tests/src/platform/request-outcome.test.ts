import { describe, expect, it } from 'vitest';
import { isUncertain, mayBeDone } from '../../../src/platform/http/request-outcome.ts';

describe('failed request', () => {
  it.each(['timeout', 'offline', 'unreadable', 'internal', 'busy'])('after %s may have been done', (key) => {
    expect(isUncertain(key)).toBe(true);
    expect([mayBeDone(key, false), mayBeDone(key, true)]).toEqual([true, true]);
  });

  it.each([
    'sessionEnded',
    'tooOften',
    'maintenance',
    'forbidden',
    'withdrawalOnly',
    'unknown',
    'withdrawPasswordWrong',
  ])('request rejected by %s was not executed, and an earlier attempt may have been', (key) => {
    expect(isUncertain(key)).toBe(false);
    expect([mayBeDone(key, false), mayBeDone(key, true)]).toEqual([false, true]);
  });

  it.each(['depositTooSmall', 'balanceTooLow', 'onBreak', 'requestIdReused'])(
    'refused by %s was done by no try: the server answers a request that was granted with its first answer',
    (key) => {
      expect([mayBeDone(key, false), mayBeDone(key, true)]).toEqual([false, false]);
    },
  );
});
