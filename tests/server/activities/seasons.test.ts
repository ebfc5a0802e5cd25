import { describe, expect, it } from 'vitest';
import { ActivityId } from '../../../contract/ids.ts';
import { renewSeasons } from '../../../server/activities/renew-seasons.ts';
import { SEASON_NAMES, seasonFrom } from '../../../server/activities/seasons.ts';
import { marketMidnight } from '../../../server/market-day.ts';
import { useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
const MANILA = 'Asia/Manila';
/** Midnight in Manila is four in the afternoon of the day before in UTC. */
const inManila = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

const goTo = (day: string) => app.clock.advance(inManila(day) - app.clock.now());

/** The seasons among what runs, in their order. */
async function running(): Promise<string[]> {
  const { data } = await app.call('getActivityIds');
  const byId = new Map<number, string>(Object.entries(ActivityId).map(([name, id]) => [id, name]));
  return (data.activityIds as number[])
    .map((id) => byId.get(id) ?? '')
    .filter((name) => SEASON_NAMES.includes(name));
}

describe('seasons of the year', () => {
  it('day begins in the market’s zone, also where the clocks change', () => {
    expect(marketMidnight('2026-12-01', MANILA)).toBe(inManila('2026-12-01'));
    expect(marketMidnight('2026-03-29', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T00:00:00+01:00'));
    expect(marketMidnight('2026-03-30', 'Europe/Berlin')).toBe(Date.parse('2026-03-30T00:00:00+02:00'));
    expect(marketMidnight('2026-10-26', 'Europe/Berlin')).toBe(Date.parse('2026-10-26T00:00:00+01:00'));
  });

  it.each([
    ['christmas', '2026-11-25', '2026-12-01', '2026-12-27'],
    ['christmas', '2026-12-26', '2026-12-01', '2026-12-27'],
    ['christmas', '2026-12-27', '2027-12-01', '2027-12-27'],
    ['newYear', '2026-11-25', '2026-12-27', '2027-01-07'],
    ['newYear', '2027-01-06', '2026-12-27', '2027-01-07'],
    ['newYear', '2027-01-07', '2027-12-27', '2028-01-07'],
    ['festival', '2026-11-25', '2027-05-01', '2027-06-01'],
  ])('season %s, seen on %s, runs from %s to before %s', (name, day, from, until) => {
    expect(seasonFrom(name, inManila(day), MANILA)).toEqual({
      startAt: inManila(from),
      endAt: inManila(until),
    });
  });

  it('activity without a season has no days of its own', () => {
    expect(seasonFrom('luckyJackpot', 0, MANILA)).toBeNull();
  });

  it('Christmas and New Year follow each other without a gap, and no two seasons run at once', async () => {
    expect(await running()).toEqual([]);
    const told: Record<string, string[]> = {};
    for (const day of ['2027-04-30', '2027-05-01', '2027-05-31', '2027-06-01', '2027-11-30'].concat([
      '2027-12-01',
      '2027-12-26',
      '2027-12-27',
      '2028-01-06',
      '2028-01-07',
    ])) {
      goTo(day);
      await renewSeasons(app.context);
      told[day] = await running();
    }
    expect(told).toEqual({
      '2027-04-30': [],
      '2027-05-01': ['festival'],
      '2027-05-31': ['festival'],
      '2027-06-01': [],
      '2027-11-30': [],
      '2027-12-01': ['christmas'],
      '2027-12-26': ['christmas'],
      '2027-12-27': ['newYear'],
      '2028-01-06': ['newYear'],
      '2028-01-07': [],
    });
  });

  it('operator runs a season for a preview at any time, and it then returns to its own days', async () => {
    const operate = operatorOf(database.sql, app);
    const say = await operate('activity', 'run', 'christmas', '30');
    expect(say).toContain('Activity christmas runs until');
    expect(await running()).toEqual(['christmas']);
    expect(await renewSeasons(app.context)).toBe(0);
    app.clock.advance(30 * 60_000);
    expect(await running()).toEqual([]);
    expect(await renewSeasons(app.context)).toBe(1);
    expect(await renewSeasons(app.context)).toBe(0);
    const [row] = await database.sql`select start_at, is_on from activities where name = 'christmas'`;
    expect(row).toMatchObject({ startAt: inManila('2028-12-01'), isOn: true });
  });

  it('preview of an unknown activity, without an end or with a past end is rejected', async () => {
    const operate = operatorOf(database.sql, app);
    await expect(operate('activity', 'run', 'nothing', '30')).rejects.toThrow('no activity');
    await expect(operate('activity', 'run', 'christmas')).rejects.toThrow('when it ends');
    await expect(operate('activity', 'run', 'christmas', '2020-01-01T00:00:00Z')).rejects.toThrow('passed');
  });

  it('season that the operator has switched off stays off in its days', async () => {
    await operatorOf(database.sql, app)('activity', 'off', 'newYear');
    goTo('2028-12-28');
    await renewSeasons(app.context);
    expect(await running()).toEqual([]);
  });
});
