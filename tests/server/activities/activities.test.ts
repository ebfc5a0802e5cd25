import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { assertActivityRuns } from '../../../server/activities/public/running-activities.ts';
import { seedActivities } from '../../../server/activities/seed-activities.ts';
import { CallError } from '../../../server/call-error.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

const DAY_MS = 86_400_000;

function ops(...words: string[]): Promise<string> {
  app.clock.advance(1);
  return operate(database.sql, app.clock.now(), 'olive', words);
}

const moment = (ms: number) => new Date(app.clock.now() + ms).toISOString();
const terms = (more: object = {}) => ({
  title: { en: 'Opening night', fil: 'Gabi ng pagbubukas', 'zh-CN': '开幕之夜' },
  about: { en: 'Doors open at eight.', fil: 'Magbubukas sa alas-otso.', 'zh-CN': '八点开门。' },
  isForGuests: true,
  from: moment(0),
  until: moment(DAY_MS),
  ...more,
});
const create = async (more: object = {}) => {
  const said = await ops('activity', 'create', JSON.stringify(terms(more)));
  return Number(/^Activity (\d+)/.exec(said)?.[1]);
};
const show = (id: number, token?: string) => app.call('getActivity', { id }, token);

describe('page of an activity', () => {
  it('[D05] [C90] activity tells its terms and its period in the language of the request', async () => {
    const id = await create();
    const { data } = await show(id);
    expect(data).toMatchObject({
      id,
      title: 'Opening night',
      terms: 'Doors open at eight.',
      clickType: 0,
      unloginShowStatus: 1,
    });
    expect(data.endAt - data.startAt).toBe(DAY_MS);
  });

  it('[C90] activity that does not exist is unknown, and one that has ended is closed', async () => {
    expect((await show(19_999)).code).toBe(ERROR_CODES.activityUnknown);
    const id = await create({ until: moment(5_000) });
    expect((await show(id)).code).toBe(0);
    app.clock.advance(5_000);
    expect((await show(id)).code).toBe(ERROR_CODES.activityClosed);
  });

  it('[C90] activity that is still to come is not shown', async () => {
    const id = await create({ from: moment(60_000) });
    expect((await show(id)).code).toBe(ERROR_CODES.activityClosed);
    expect((await app.call('getActivityIds')).data.activityIds).not.toContain(id);
    app.clock.advance(60_000);
    expect((await show(id)).code).toBe(0);
    expect((await app.call('getActivityIds')).data.activityIds).toContain(id);
  });

  it('[C90] player on a break is shown no offer, but still the tour', async () => {
    const { playerId, token } = await newAccount(app);
    const id = await create();
    expect((await show(id, token)).code).toBe(0);
    await database.sql`
      insert into player_protection (player_id, break_until) values (${playerId}, ${app.clock.now() + DAY_MS})`;
    expect((await show(id, token)).code).toBe(ERROR_CODES.activityClosed);
    expect((await show(ActivityId.homeGuide, token)).code).toBe(0);
  });

  it.each([0, -1, 1.5, 2 ** 31, '47', null])(
    '[C90] activity id %s is rejected as a bad request',
    async (id) => {
      expect((await app.call('getActivity', { id })).code).toBe(ERROR_CODES.badRequest);
    },
  );
});

describe('activities of an operator', () => {
  it('[D05] activity is made, moved in time and in the list, hidden and shown', async () => {
    const id = await create();
    const ids = async () => (await app.call('getActivityIds')).data.activityIds as number[];
    expect((await ids()).at(-1)).toBe(id);
    await ops('activity', 'order', String(id), '0');
    expect((await ids())[0]).toBe(id);
    await ops('activity', 'schedule', String(id), moment(DAY_MS), moment(2 * DAY_MS));
    expect(await ids()).not.toContain(id);
    await ops('activity', 'schedule', String(id), moment(-1), moment(DAY_MS));
    expect(await ids()).toContain(id);
    await ops('activity', 'off', String(id));
    expect(await ids()).not.toContain(id);
    await ops('activity', 'on', String(id));
    expect(await ids()).toContain(id);
  });

  it('[D05] config of every visitor follows a change at once, and the clock', async () => {
    const id = await create({ until: moment(60_000) });
    const read = async () => (await app.call('anonymous/appConfig')).data.activities;
    expect(await read()).toHaveProperty(String(id));
    await ops('activity', 'off', String(id));
    expect(await read()).not.toHaveProperty(String(id));
    await ops('activity', 'on', String(id));
    app.clock.advance(60_000);
    expect(await read()).not.toHaveProperty(String(id));
  });

  it('[D06] seed keeps what an operator has changed', async () => {
    await ops('activity', 'order', 'vip', '77');
    await ops('activity', 'off', 'vip');
    await database.sql.begin((tx) => seedActivities(tx as never, app.clock.now()));
    const [row] = await database.sql`select sort, is_on from activities where id = ${ActivityId.vip}`;
    expect(row).toEqual({ sort: 77, isOn: false });
  });

  it.each([
    ['title in one language', { title: { en: 'Only English' } }],
    ['title without a letter', { title: { en: '', fil: 'a', 'zh-CN': 'b' } }],
    ['address that leaves the site', { clickType: 1, clickAction: '//evil.example' }],
    ['address with a backslash', { clickType: 1, clickAction: '/\\evil.example' }],
    ['script as an outside address', { clickType: 3, clickAction: 'javascript:alert(1)' }],
    ['plain http', { clickType: 3, clickAction: 'http://a.example/' }],
    ['unknown kind of click', { clickType: 9, clickAction: '' }],
    ['action of a click that does nothing', { clickType: 0, clickAction: '/vip' }],
    ['end before the beginning', { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }],
  ])('[D05] %s is refused', async (_what, more) => {
    await expect(create(more)).rejects.toThrow();
  });

  it('[D05] two activities that are created at once get two ids', async () => {
    const [a, b] = await Promise.all([create(), create()]);
    expect(a).not.toBe(b);
  });
});

describe('claims of an activity', () => {
  const runs = (now: number, id = ActivityId.vip) =>
    database.sql
      .begin((tx) => assertActivityRuns(tx as never, id as never, now))
      .then(
        () => true,
        (error) => {
          expect(error).toBeInstanceOf(CallError);
          return false;
        },
      );

  it('[D06] claim counts until the last millisecond of an activity, and not at its end', async () => {
    const id = await create({ until: moment(10_000) });
    const [row] = await database.sql`select end_at from activities where id = ${id}`;
    expect(await runs(row?.endAt - 1, id as never)).toBe(true);
    expect(await runs(row?.endAt, id as never)).toBe(false);
  });

  it('[D06] operator who stops an activity waits for the claim before it, and the next claim is refused', async () => {
    const id = await create();
    const order: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>();
    const claim = database.sql.begin(async (tx) => {
      await assertActivityRuns(tx as never, id as never, app.clock.now());
      onLocked();
      await held;
      order.push('claim');
    });
    await locked;
    const stop = ops('activity', 'off', String(id)).then(() => order.push('stop'));
    release();
    await Promise.all([claim, stop]);
    expect(order).toEqual(['claim', 'stop']);
    expect(await runs(app.clock.now(), id as never)).toBe(false);
  });
});
