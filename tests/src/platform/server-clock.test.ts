import { describe, expect, it } from 'vitest';
import { makeServerClock } from '../../../src/platform/server-clock.ts';

describe('clock of the server', () => {
  it('is the own one before anything is known', () => {
    expect(makeServerClock(() => 500).now()).toBe(500);
  });

  it('takes the answer that came fastest, and is never ahead of the server', () => {
    const local = { now: 0 };
    const clock = makeServerClock(() => local.now);
    const ahead = 7_000;
    for (const delay of [300, 40, 900, 120]) {
      local.now += 1_000;
      clock.learn(local.now + ahead - delay);
      expect(clock.now()).toBeLessThanOrEqual(local.now + ahead);
    }
    expect(clock.now()).toBe(local.now + ahead - 40);
  });

  it('forgets old answers: a clock that was set is followed', () => {
    const local = { now: 100_000 };
    const clock = makeServerClock(() => local.now);
    clock.learn(200_000);
    for (let answer = 0; answer < 12; answer += 1) clock.learn(local.now + 50);
    expect(clock.now()).toBe(local.now + 50);
  });
});
