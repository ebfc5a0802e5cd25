import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { addMonths, LIMIT_KEYS } from '../../../contract/protection/protection-rules.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { DEAD_PROVIDER, limitOf, openFrame, protectedPlayer, spin } from './protected-player.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const DAY_MS = 86_400_000;
const STAKE = 100;
const set = (token: string, key: string, value: number | null) =>
  app.call('setSelfLimited', { key, value }, token);

/** Records a deposit paid now, as the provider's callback leaves it. */
async function deposited(playerId: string, amount: number, at = app.clock.now()) {
  await sql`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, state, created_at, expires_at, settled_at)
    values (${playerId}, ${app.context.newId()}, ${randomUUID()}, 1, 'sandbox', ${amount}, 'paid', ${at}, ${at}, ${at})`;
}

describe('limits page', () => {
  it('[R51] [C90] new player sees every limit: none is set but the hourly reality check', async () => {
    const { token } = await protectedPlayer(app);
    const { data } = await app.call('getSelfLimited', {}, token);
    expect(data.limits.map(({ key }: { key: string }) => key)).toEqual([...LIMIT_KEYS]);
    const known = data.limits.filter(({ value }: { value: number | null }) => value !== null);
    expect(known).toMatchObject([{ key: 'realityMinutes', value: 60, used: 0, left: 60, wish: null }]);
    expect(data).toMatchObject({
      left: { deposit: null, loss: null, stake: null },
      breakUntil: null,
      isReviewDue: false,
    });
  });

  it('[R51] tighter limit applies at once, a looser one after a day and a confirmation, and each change is audited', async () => {
    const { token, playerId } = await protectedPlayer(app);
    expect(limitOf((await set(token, 'depositDay', 50_000)).data, 'depositDay').value).toBe(50_000);
    app.clock.advance(1_000);
    const asked = limitOf((await set(token, 'depositDay', 90_000)).data, 'depositDay');
    const { confirmAt } = asked.wish;
    expect(asked).toMatchObject({ value: 50_000, wish: { value: 90_000 } });
    expect(confirmAt).toBe(app.clock.now() + DAY_MS);

    const confirm = (value: number | null, key = 'depositDay') =>
      app.call('confirmSelfLimited', { key, value }, token);
    expect(await confirm(90_000)).toMatchObject({
      code: ERROR_CODES.limitTooEarly,
      data: { details: { confirmAt } },
    });
    app.clock.advance(1_000);
    await sql`update player_limits set wish_at = wish_at - interval '1 day' where player_id = ${playerId}`;
    expect((await confirm(95_000)).code).toBe(ERROR_CODES.limitNotWaiting);
    expect(limitOf((await confirm(90_000)).data, 'depositDay')).toMatchObject({ value: 90_000, wish: null });
    expect((await confirm(90_000)).code).toBe(ERROR_CODES.limitNotWaiting);

    const audit = await sql<{ act: string; details: object }[]>`
      select act, details from audit_log where subject = ${playerId} order by id`;
    expect(audit).toMatchObject([
      { act: 'limit set', details: { key: 'depositDay', from: null, to: 50_000, waits: false } },
      { act: 'limit set', details: { from: 50_000, to: 50_000, waits: true, wish: 90_000 } },
      { act: 'limit loosened', details: { from: 50_000, to: 90_000, waits: false } },
    ]);
  });

  it.each([
    ['sessionMinutes', 1_441],
    ['sessionMinutes', 4],
    ['realityMinutes', 61],
    ['realityMinutes', null],
  ])('[R51] limit %s of %s is rejected', async (key, value) => {
    const { token } = await protectedPlayer(app);
    expect((await set(token, key, value)).code).toBe(ERROR_CODES.invalidValue);
  });

  it('[R51] review of the limits is offered half a year after the last one, and the answer is stored', async () => {
    const { token, playerId } = await protectedPlayer(app);
    await sql`update players set created_at = ${addMonths(app.clock.now(), -6)} where id = ${playerId}`;
    expect((await app.call('getSelfLimited', {}, token)).data.isReviewDue).toBe(true);
    expect((await app.call('reviewSelfLimited', {}, token)).data.isReviewDue).toBe(false);
  });

  it('[R51] months are added in the database as in the contract', async () => {
    const moments = Array.from({ length: 500 }, (_, step) => Date.UTC(2027, 0, 1) + step * 37 * 3_600_000);
    const rows = await sql<{ back: number; on: number }[]>`
      select add_months(at, -1) as back, add_months(at, 1) as on
      from unnest(${sql.array(moments.map((at) => new Date(at).toISOString()))}::timestamptz[])
        with ordinality as moment (at, place) order by place`;
    expect(rows.map(({ back, on }) => [back, on])).toEqual(
      moments.map((at) => [addMonths(at, -1), addMonths(at, 1)]),
    );
  });
});

describe('window of a limit', () => {
  it('[R51] window goes back a day, seven days or to the same moment of the month before', async () => {
    const now = Date.UTC(2027, 2, 30, 10);
    const [start] = await sql<[{ day: number; week: number; month: number }]>`
      select limit_window_start('stakeDay', ${now}) as day, limit_window_start('lossWeek', ${now}) as week,
        limit_window_start('depositMonth', ${now}) as month`;
    const month = Date.UTC(2027, 2, 1);
    expect(start).toEqual({ day: now - DAY_MS, week: now - 7 * DAY_MS, month });
  });
});

describe('deposit at a limit', () => {
  const recharge = (token: string, amount: number) =>
    app.call('recharge', { requestId: randomUUID(), channelId: 1, amount }, token);

  it('[R51] deposit beyond the limit is rejected before the provider is called, with what is left', async () => {
    const { token, playerId } = await protectedPlayer(app);
    await deposited(playerId, 30_000);
    await set(token, 'depositDay', 50_000);
    expect(await recharge(token, 20_001)).toMatchObject({
      code: ERROR_CODES.depositLimitReached,
      data: { details: { left: 20_000 } },
    });
    const waiting = await sql`select from deposits where player_id = ${playerId} and state <> 'paid'`;
    expect(waiting).toHaveLength(0);
    // This platform has no provider: a deposit that gets this far has passed the limit.
    expect((await recharge(token, 20_000)).code).toBe(ERROR_CODES.providerDown);
  });

  it('[R51] lowest of several limits applies to a deposit', async () => {
    const { token, playerId } = await protectedPlayer(app);
    await deposited(playerId, 60_000, app.clock.now() - 2 * DAY_MS);
    await set(token, 'depositDay', 90_000);
    const { data } = await set(token, 'depositWeek', 100_000);
    expect(data.left.deposit).toBe(40_000);
    expect((await recharge(token, 40_001)).data.details).toEqual({ left: 40_000 });
  });

  it('[R51] deposit stops counting exactly a day, a week and a month after it was paid', async () => {
    const { token, playerId } = await protectedPlayer(app);
    const now = app.clock.now();
    const spans = { Day: now - DAY_MS, Week: now - 7 * DAY_MS, Month: addMonths(now, -1) };
    for (const start of Object.values(spans)) {
      await deposited(playerId, 1_000, start);
      await deposited(playerId, 7_000, start + 1);
    }
    const { data } = await app.call('getSelfLimited', {}, token);
    expect(limitOf(data, 'depositDay').used).toBe(7_000);
    expect(limitOf(data, 'depositWeek').used).toBe(15_000);
    expect(limitOf(data, 'depositMonth').used).toBe(23_000);
  });
});

describe('stake at a limit', () => {
  it('[R51] stake is rejected beyond the stake limit and settled at it, to the cent', async () => {
    const { token } = await protectedPlayer(app);
    await set(token, 'stakeDay', 2 * STAKE);
    const frame = await openFrame(app, token);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    app.clock.advance(3_000);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    app.clock.advance(3_000);
    expect((await spin(app, frame, STAKE)).code).toBe(ERROR_CODES.stakeLimitReached);
    const { data } = await app.call('getSelfLimited', {}, token);
    expect(limitOf(data, 'stakeDay')).toMatchObject({ used: 2 * STAKE, left: 0 });
    // The limit applies to money: the same game with play money stays open.
    expect((await spin(app, await openFrame(app, token, { tryIt: 1 }), STAKE)).code).toBe(0);
  });

  it('[R51] stakes from before the limit was set count, from both sides of midnight', async () => {
    const { token } = await protectedPlayer(app);
    const frame = await openFrame(app, token);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    const { data } = await set(token, 'stakeWeek', STAKE);
    expect(limitOf(data, 'stakeWeek').left).toBe(0);
    app.clock.advance(3_000);
    expect((await spin(app, frame, STAKE)).code).toBe(ERROR_CODES.stakeLimitReached);
  });

  it('[R51] stake that could lose more than the loss limit leaves is rejected, and a win gives no more room', async () => {
    const { token, playerId } = await protectedPlayer(app);
    await set(token, 'lossDay', STAKE);
    const frame = await openFrame(app, token);
    expect((await spin(app, frame, 2 * STAKE)).code).toBe(ERROR_CODES.lossLimitReached);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    // As if that round had won a lot.
    await sql`update player_days set won = staked + 90000 where player_id = ${playerId}`;
    app.clock.advance(3_000);
    expect((await spin(app, frame, 2 * STAKE)).code).toBe(ERROR_CODES.lossLimitReached);
    // As if it had lost all.
    await sql`update player_days set won = 0 where player_id = ${playerId}`;
    expect((await spin(app, frame, STAKE)).code).toBe(ERROR_CODES.lossLimitReached);
  });

  it('[R51] stake waits for the reality check, whose answer sets the next one; play money too', async () => {
    const { token } = await protectedPlayer(app);
    const { data } = await set(token, 'realityMinutes', 5);
    const frame = await openFrame(app, token, { tryIt: 1 });
    app.clock.advance(data.session.realityAt - app.clock.now() - 1);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    app.clock.advance(3_000);
    expect((await spin(app, frame, STAKE)).code).toBe(ERROR_CODES.realityCheckDue);
    const answered = (await app.call('answerRealityCheck', {}, token)).data;
    expect(answered.session.realityAt).toBe(app.clock.now() + 5 * 60_000);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
  });

  it('[R51] stake is rejected after the session time, which a new sign-in renews only after an hour of rest', async () => {
    const { token, account } = await protectedPlayer(app);
    await set(token, 'sessionMinutes', 10);
    const frame = await openFrame(app, token);
    expect((await spin(app, frame, STAKE)).code).toBe(0);
    app.clock.advance(10 * 60_000);
    expect((await spin(app, frame, STAKE)).code).toBe(ERROR_CODES.sessionTimeUp);
    const signIn = async () =>
      (await app.call('accountLogin', { account, password: 'Quiet-Harbour-71' })).data.token as string;
    const start = async (as: string) => (await app.call('startGame', { gameId: 101, tryIt: 0 }, as)).code;
    expect(await start(await signIn())).toBe(ERROR_CODES.sessionTimeUp);
    app.clock.advance(50 * 60_000);
    expect(await start(await signIn())).toBe(0);
  });
});
