import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { calendarStateOf } from '../../../server/calendar/calendar-rules.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';
import { operate } from '../support/operators.ts';

const { sql, clock, newPlayer, ask, claim, at, pointsOf } = useRewards();

const open = (player: TestPlayer, requestId = randomUUID()) =>
  claim('loginBonus3UserReceive', player, { requestId });
const doors = async (player: TestPlayer) => (await ask('loginBonus3User', player)).data;
const states = async (player: TestPlayer) =>
  (await doors(player)).doors.map(({ state }: { state: string }) => state).join(' ');
/** The last millisecond of this UTC day. */
const lastOf = (now: number) => (Math.floor(now / DAY) + 1) * DAY - 1;
const takeBreak = ({ id }: TestPlayer) =>
  sql`insert into player_protection (player_id, break_until) values (${id}, ${clock.now() + DAY})`;

describe('sign-in calendar', () => {
  it('[C69] seven doors show what each gives, and the first can be opened', async () => {
    const player = await newPlayer();
    const { doors: list, canClaim, nextAt } = await doors(player);
    expect(list.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(list[0].rewards).toEqual([{ propId: 2002, count: 50 }]);
    expect(list[6].rewards).toEqual([
      { propId: 2002, count: 200 },
      { propId: 60001, count: 1 },
    ]);
    expect(await states(player)).toBe('open shut shut shut shut shut shut');
    expect([canClaim, nextAt]).toEqual([true, lastOf(clock.now()) + 1]);
  });

  it('[C70] door gives its reward once a UTC day, and the next day opens the next', async () => {
    const player = await newPlayer();
    expect((await open(player)).data.rewards).toEqual([{ propId: 2002, count: 50 }]);
    expect((await open(player)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await states(player)).toBe('claimed shut shut shut shut shut shut');
    await at(clock.now() + DAY, player, async () => {
      expect(await states(player)).toBe('claimed open shut shut shut shut shut');
      expect((await open(player)).data.rewards).toEqual([{ propId: 2002, count: 60 }]);
    });
    expect(await pointsOf(player)).toBe(110);
  });

  it('[C70] calendar restarts at the first door after a missed day', async () => {
    const player = await newPlayer();
    await open(player);
    await at(clock.now() + 2 * DAY, player, async () => {
      expect(await states(player)).toBe('open shut shut shut shut shut shut');
      expect((await open(player)).data.rewards).toEqual([{ propId: 2002, count: 50 }]);
    });
  });

  it('[C70] last millisecond of a day and the first of the next are two days', async () => {
    const player = await newPlayer();
    await at(lastOf(clock.now()), player, async () => {
      expect((await open(player)).code).toBe(0);
    });
    await at(lastOf(clock.now()) + 1, player, async () => {
      expect((await open(player)).data.rewards).toEqual([{ propId: 2002, count: 60 }]);
    });
  });

  it('[C70] after the seventh door the first comes again', () => {
    const now = Date.UTC(2027, 2, 10, 12);
    const day = (back: number) => new Date(now - back * DAY).toISOString().slice(0, 10);
    expect(calendarStateOf([{ day: day(1), place: 7 }], now)).toMatchObject({ place: 1, isOpened: false });
    expect(calendarStateOf([{ day: day(0), place: 7 }], now)).toMatchObject({ place: 7, isOpened: true });
    expect(calendarStateOf([{ day: day(2), place: 3 }], now)).toMatchObject({ place: 1, isOpened: false });
  });

  it('[C70] sixteen claims at once open one door, and a repeat gets the same answer', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 16 }, () => open(player)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await pointsOf(player)).toBe(50);
    const requestId = randomUUID();
    const other = await newPlayer();
    const first = await open(other, requestId);
    expect((await open(other, requestId)).data).toEqual(first.data);
  });

  it('[C19] [C20] [D08] flag and red dot are on while a door waits, and off once it is open or on a break', async () => {
    const player = await newPlayer();
    const flags = async () => [
      (await ask('getActivityIds', player)).data.loginBonus3CanReceive,
      (await ask('activityGetStatusList', player)).data.signInFlag,
    ];
    expect(await flags()).toEqual([true, true]);
    await open(player);
    expect(await flags()).toEqual([false, false]);
    const resting = await newPlayer();
    await takeBreak(resting);
    expect(await ask('activityGetStatusList', resting)).toMatchObject({ data: { signInFlag: false } });
    expect((await open(resting)).code).toBe(ERROR_CODES.onBreak);
  });

  it('[C69] [C70] calendar that an operator has stopped is closed', async () => {
    const player = await newPlayer();
    await operate(sql, clock.now(), 'olive', ['activity', 'off', 'freeLoginBonus']);
    try {
      expect((await ask('loginBonus3User', player)).code).toBe(ERROR_CODES.activityClosed);
      expect((await open(player)).code).toBe(ERROR_CODES.activityClosed);
      expect((await ask('activityGetStatusList', player)).data.signInFlag).toBe(false);
    } finally {
      await operate(sql, clock.now(), 'olive', ['activity', 'on', 'freeLoginBonus']);
    }
    expect((await open(player)).code).toBe(0);
  });
});
