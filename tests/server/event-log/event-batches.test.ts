import { describe, expect, it } from 'vitest';
import { turnSegment } from '../../../server/event-log/event-segments.ts';
import { newAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);

const event = (eventName: string) => ({
  eventName,
  channel: 'WEB',
  appId: 'marquee',
  version: '1',
  eventTime: Math.floor(app.clock.now() / 1000),
  eventUserId: '',
});
const send = (batchId: string | undefined, name: string, token?: string) =>
  app.call(
    'anonymous/appEventLogClient',
    { ...(batchId && { batchId }), eventList: [event(name), event(name)] },
    token,
  );
const stored = async (name: string): Promise<number> =>
  (await sql`select from client_events where name = ${name}`).length;

describe('batch of events', () => {
  it('[K03] batch that is sent again is stored once and answered alike', async () => {
    const id = crypto.randomUUID();
    const answers = [await send(id, 'again'), await send(id, 'again')];
    expect(answers.map(({ data }) => data)).toEqual([{ accepted: 2 }, { accepted: 2 }]);
    expect(await stored('again')).toBe(2);
  });

  it('[K03] batch that arrives by two ways at once is stored once', async () => {
    const id = crypto.randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => send(id, 'at-once')));
    expect(await stored('at-once')).toBe(2);
  });

  it('[K03] batch is known after the log has gone on to its next segment', async () => {
    const id = crypto.randomUUID();
    await send(id, 'turned');
    const [{ current }] = await sql<[{ current: number }]>`select current from event_log_segment`;
    await turnSegment(sql, current, 64 * 1024 * 1024);
    await send(id, 'turned');
    expect(await stored('turned')).toBe(2);
  });

  it('[K03] batches of other names, and those without one, are all stored', async () => {
    for (const id of [crypto.randomUUID(), crypto.randomUUID(), undefined, undefined])
      await send(id, 'others');
    expect(await stored('others')).toBe(8);
  });

  it('[K03] batch that a player began and a worker sends again stays the player’s', async () => {
    const { token } = await newAccount(app);
    const id = crypto.randomUUID();
    await send(id, 'players', token);
    await send(id, 'players');
    const rows = await sql<{ userId: string }[]>`select user_id from client_events where name = 'players'`;
    expect(rows.map(({ userId }) => userId !== '')).toEqual([true, true]);
  });

  it('[K03] event batch whose id is malformed is refused', async () => {
    const answer = await app.call('anonymous/appEventLogClient', { batchId: 'x', eventList: [event('bad')] });
    expect(answer.status).toBe(400);
    expect(await stored('bad')).toBe(0);
  });
});
