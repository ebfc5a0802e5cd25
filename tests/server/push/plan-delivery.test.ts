import { describe, expect, it } from 'vitest';
import type { PushNotice } from '../../../contract/push/push-payload.ts';
import { NOTICE_RULES } from '../../../server/push/notice-rules.ts';
import { type Circumstances, planDelivery, waitAfter } from '../../../server/push/plan-delivery.ts';
import { quietFrom, quietUntil } from '../../../server/push/quiet-hours.ts';

const ZONE = 'Asia/Manila';
/** In the market's time, 8 hours ahead of UTC. */
const at = (hour: number, minute = 0, day = 10) => Date.UTC(2027, 2, day, hour - 8, minute);
const NIGHT = { from: 22 * 60, until: 8 * 60 };
const HOUR = 3_600_000;

const plan = (notice: PushNotice, now: number, changes: Partial<Circumstances> = {}) =>
  planDelivery({
    notice,
    now,
    expiresAt: now + NOTICE_RULES[notice].livesMs,
    isWanted: true,
    ownQuietHours: NIGHT,
    quietHours: NIGHT,
    timeZone: ZONE,
    ...changes,
  });

describe('quiet hours', () => {
  it.each([
    ['a minute before they begin', at(21, 59), null],
    ['at their first moment', at(22), at(8, 0, 11)],
    ['before midnight', at(23, 30), at(8, 0, 11)],
    ['after midnight', at(0, 30), at(8)],
    ['a minute before they end', at(7, 59), at(8)],
    ['at their end', at(8), null],
    ['at noon', at(12), null],
  ])('end of the quiet hours %s follows the market’s time zone', (_when, now, end) => {
    expect(quietUntil(NIGHT, now, ZONE)).toBe(end);
  });

  it('quiet hours within one day end on that day', () => {
    const siesta = { from: 13 * 60, until: 15 * 60 };
    expect(quietUntil(siesta, at(14), ZONE)).toBe(at(15));
    expect(quietUntil(siesta, at(16), ZONE)).toBeNull();
    expect(quietFrom(siesta, at(16), ZONE)).toBe(at(13, 0, 11));
  });

  it('night in which clocks are set forward is an hour shorter', () => {
    // In New York clocks go from 2:00 to 3:00 on March 14, 2027.
    const begins = Date.UTC(2027, 2, 14, 3);
    expect(quietUntil(NIGHT, begins, 'America/New_York')).toBe(begins + 9 * HOUR);
  });
});

describe('delivery', () => {
  it.each<[PushNotice, object]>([
    ['newDevice', { kind: 'send', ttlSeconds: 3_600 }],
    ['withdrawal', { kind: 'wait', until: at(8, 0, 11) }],
    ['identity', { kind: 'wait', until: at(8, 0, 11) }],
    ['mail', { kind: 'wait', until: at(8, 0, 11) }],
    ['offer', { kind: 'drop', reason: 'quiet' }],
    ['test', { kind: 'send', ttlSeconds: 900 }],
  ])('%s in quiet hours is sent, kept or dropped as its rule says', (notice, expected) => {
    expect(plan(notice, at(23))).toEqual(expected);
  });

  it('message that is held for a device ends before the next quiet hours', () => {
    expect(plan('mail', at(12))).toEqual({ kind: 'send', ttlSeconds: 10 * 3_600 });
    expect(plan('mail', at(21, 59))).toEqual({ kind: 'send', ttlSeconds: 60 });
    expect(plan('offer', at(20))).toEqual({ kind: 'send', ttlSeconds: 2 * 3_600 });
    expect(plan('offer', at(12))).toEqual({ kind: 'send', ttlSeconds: 4 * 3_600 });
  });

  it('player without quiet hours gets everything at once, but no promotion at night', () => {
    const none = { ownQuietHours: null };
    expect(plan('mail', at(23), none)).toEqual({ kind: 'send', ttlSeconds: 24 * 3_600 });
    expect(plan('offer', at(23), none)).toEqual({ kind: 'drop', reason: 'quiet' });
    expect(plan('offer', at(21), none)).toEqual({ kind: 'send', ttlSeconds: 3_600 });
  });

  it('promotion keeps the player’s hours beside the platform’s', () => {
    const siesta = { ownQuietHours: { from: 13 * 60, until: 15 * 60 } };
    expect(plan('offer', at(14), siesta)).toEqual({ kind: 'drop', reason: 'quiet' });
    expect(plan('offer', at(12), siesta)).toEqual({ kind: 'send', ttlSeconds: 3_600 });
    expect(plan('mail', at(14), siesta)).toEqual({ kind: 'wait', until: at(15) });
  });

  it('message that the player does not want, or that is of no use any more, is dropped', () => {
    expect(plan('mail', at(12), { isWanted: false })).toEqual({ kind: 'drop', reason: 'unwanted' });
    expect(plan('mail', at(12), { expiresAt: at(12) })).toEqual({ kind: 'drop', reason: 'expired' });
    expect(plan('mail', at(23), { expiresAt: at(7, 0, 11) })).toEqual({ kind: 'drop', reason: 'expired' });
  });

  it('wait between attempts grows to four times the last, to an hour at most, or to what the service asks', () => {
    expect([1, 2, 3, 4, 5].map((attempts) => waitAfter(attempts, null) / 1_000)).toEqual([
      30, 120, 480, 1_920, 3_600,
    ]);
    expect(waitAfter(1, 90_000)).toBe(90_000);
    expect(waitAfter(3, 1_000)).toBe(480_000);
  });
});
