import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { gameWeightsConfig } from '../../../server/games/game-weights.ts';
import { readPools } from '../../../server/jackpot/jackpot-readings.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import {
  DAY_MS,
  dayOf,
  drawBody,
  drawNow,
  earnChance,
  JACKPOT_CELL,
  luckyPlayer,
  NEEDS,
  rig,
} from './draw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const WORKERS = 20;
let app: TestApp;
let failsNext = false;
beforeAll(async () => {
  app = await startApp(database, {
    random: {
      bytes: (count) => {
        if (failsNext && count === 32) throw new Error('the source of chance is gone');
        return new Uint8Array(Buffer.from(randomUUID().repeat(count)).subarray(0, count));
      },
    },
  });
});
afterEach(async () => {
  failsNext = false;
  await rig(sql);
  expect((await auditLedger(sql)).isSound).toBe(true);
});
afterAll(() => app.stop());

const drawsOf = ({ id }: TestPlayer) => sql<{ id: string; day: string }[]>`
  select id, day from jackpot_draws where player_id = ${id} order by day`;

/** Keeps sessions alive while a test moves the clock by days. */
async function staySignedIn({ id }: TestPlayer): Promise<void> {
  const now = app.clock.now();
  await sql`
    update sessions set last_act_at = ${now}, ends_at = ${now + DAY_MS} where player_id = ${id}`;
}

describe('draw with one chance', () => {
  it('[T09] [C74] twenty concurrent draws on one chance make one draw, and the others are told that it is used', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const answers = await Promise.all(
      Array.from({ length: WORKERS }, () =>
        app.call('receiveDrawChance', { ...body, requestId: randomUUID() }, player.sessionId),
      ),
    );
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
    expect(codes).toEqual([0, ...Array.from({ length: WORKERS - 1 }, () => 1002)]);
    expect(await drawsOf(player)).toHaveLength(1);
  });

  it('[T09] [C74] twenty repeats of one request get the same draw, at once and long after', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const ask = () => app.call('receiveDrawChance', body, player.sessionId);
    const answers = await Promise.all(Array.from({ length: WORKERS }, ask));
    const [first] = answers;
    for (const { code, data } of answers) expect({ code, data }).toEqual({ code: 0, data: first?.data });
    await sql`update activities set is_on = false where id = 47`;
    expect((await ask()).data).toEqual(first?.data);
    await sql`update activities set is_on = true where id = 47`;
    const [all] = await sql<[{ count: number }]>`
      select count(*) from journals where player_id = ${player.id} and kind = 'draw'`;
    expect(all.count).toBe(1);
  });

  it('[T09] [C74] repeated request gets its draw also after a limit or a break has begun', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const ask = () => app.call('receiveDrawChance', body, player.sessionId);
    const first = await ask();
    expect(first.code).toBe(0);
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${app.clock.now() + DAY_MS})
      on conflict (player_id) do update set break_until = excluded.break_until`;
    const fresh = { ...body, requestId: randomUUID() };
    expect((await app.call('receiveDrawChance', fresh, player.sessionId)).code).toBe(ERROR_CODES.onBreak);
    expect(await ask()).toMatchObject({ code: 0, data: first.data });
    const other = { ...body, clientSeed: 'another-seed' };
    expect((await app.call('receiveDrawChance', other, player.sessionId)).code).toBe(
      ERROR_CODES.requestIdReused,
    );
    expect(await drawsOf(player)).toHaveLength(1);
  });

  it('[C74] request id of another draw is rejected', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    await app.call('receiveDrawChance', body, player.sessionId);
    const other = await app.call(
      'receiveDrawChance',
      { ...body, clientSeed: 'another-seed' },
      player.sessionId,
    );
    expect(other.code).toBe(ERROR_CODES.requestIdReused);
  });

  it('[C74] chance is kept when a draw fails half-way, and the same request then draws', async () => {
    await rig(sql, JACKPOT_CELL, 'minor');
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const pools = await readPools(sql);
    // Everything is paid by then; only the seed of the next draw is missing.
    failsNext = true;
    expect((await app.call('receiveDrawChance', body, player.sessionId)).status).toBe(500);
    expect(await readPools(sql)).toEqual(pools);
    expect(await drawsOf(player)).toHaveLength(0);
    failsNext = false;
    const { code, data } = await app.call('receiveDrawChance', body, player.sessionId);
    expect({ code, bonus: data.bonus }).toEqual({ code: 0, bonus: pools.minor });
  });

  it('[C74] chance is either used or kept when the draw closes while draws are running', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => luckyPlayer(app)));
    const bodies = await Promise.all(players.map((player) => drawBody(app, player)));
    const asked = players.map((player, index) =>
      app.call('receiveDrawChance', bodies[index], player.sessionId),
    );
    await sql`update activities set is_on = false where id = 47`;
    const answers = await Promise.all(asked);
    await sql`update activities set is_on = true where id = 47`;
    for (const [index, { code }] of answers.entries()) {
      const player = players[index] as TestPlayer;
      expect([0, 1001]).toContain(code);
      expect(await drawsOf(player)).toHaveLength(code === 0 ? 1 : 0);
      const again = await app.call('receiveDrawChance', bodies[index], player.sessionId);
      expect(again.code).toBe(0);
      expect(await drawsOf(player)).toHaveLength(1);
    }
  });
});

describe('pool under concurrent draws', () => {
  it('[C74] pool is paid once when twenty players win at once, and the others get its seed', async () => {
    await rig(sql, JACKPOT_CELL, 'mini');
    const players = await Promise.all(Array.from({ length: WORKERS }, () => luckyPlayer(app)));
    const before = (await readPools(sql)).mini + 4_321;
    await feed('mini', 4_321);
    const answers = await Promise.all(players.map((player) => drawNow(app, player)));
    const prizes = answers.map(({ data }) => data.bonus as number).sort((a, b) => b - a);
    expect(prizes).toEqual([before, ...Array.from({ length: WORKERS - 1 }, () => 500_000)]);
    expect((await readPools(sql)).mini).toBe(500_000);
  });

  it('[C74] pool keeps every bet that feeds it while it is paid', async () => {
    await rig(sql, JACKPOT_CELL, 'major');
    const players = await Promise.all(Array.from({ length: 10 }, () => luckyPlayer(app)));
    const before = (await readPools(sql)).major;
    const fed = Array.from({ length: 100 }, (_, index) => feed('major', 10 + index));
    const answers = await Promise.all(players.map((player) => drawNow(app, player)));
    await Promise.all(fed);
    const paid = answers.reduce((sum, { data }) => sum + data.bonus, 0);
    const put = fed.reduce((sum, _, index) => sum + 10 + index, 0);
    const seeds = players.length * 50_000_000;
    expect((await readPools(sql)).major).toBe(before + put + seeds - paid);
  });
});

async function feed(tier: 'mini' | 'major', amount: number): Promise<void> {
  await postJournal(sql, {
    playerId: null,
    id: app.context.newId(),
    kind: 'test',
    at: app.clock.now(),
    entries: transfer(cents(amount), { from: 'house:games', to: `pool:${tier}:${amount % 256}` }),
  });
}

describe('draw at the end of the UTC day', () => {
  /** Moves the clock to the last second of its UTC day. */
  const toLastSecond = () => {
    const now = app.clock.now();
    app.clock.advance(DAY_MS - (now % DAY_MS) - 1_000);
  };

  it('[K11] [C74] chance of the last second can be drawn on the next day, and no later', async () => {
    toLastSecond();
    const [used, left] = [await luckyPlayer(app), await luckyPlayer(app)];
    const earnedOn = dayOf(app.clock.now());
    app.clock.advance(2_000);
    const { code, data } = await drawNow(app, used);
    expect({ code, day: data.day }).toEqual({ code: 0, day: earnedOn });
    const info = (await app.call('getJackpotDrawInfo', {}, used.sessionId)).data;
    // The chance of the new day has its full needs again.
    expect(info).toMatchObject({ needDeposit: 50_000, needTyping: 560_000, draw: { hasDrawnToday: false } });
    expect(info.draw.nextDayAt).toBe(Math.ceil(app.clock.now() / DAY_MS) * DAY_MS);
    app.clock.advance(DAY_MS);
    await staySignedIn(left);
    expect((await drawNow(app, left)).code).toBe(1003);
  });

  it('[K11] [C74] older chance is used first, and each day once', async () => {
    toLastSecond();
    const player = await luckyPlayer(app);
    app.clock.advance(2_000);
    await earnChance(app.context, player.id, app.clock.now());
    const { data } = await app.call('getJackpotDrawInfo', {}, player.sessionId);
    expect(data.draw.chances).toBe(2);
    const codes = [await drawNow(app, player), await drawNow(app, player), await drawNow(app, player)];
    expect(codes.map(({ code }) => code)).toEqual([0, 0, 1002]);
    const days = await drawsOf(player);
    expect(days.map(({ day }) => day)).toEqual([dayOf(app.clock.now() - DAY_MS), dayOf(app.clock.now())]);
  });

  it('[K11] [C74] clock set back over midnight gives no second draw', async () => {
    toLastSecond();
    const player = await luckyPlayer(app);
    expect((await drawNow(app, player)).code).toBe(0);
    app.clock.advance(2_000);
    await earnChance(app.context, player.id, app.clock.now());
    expect((await drawNow(app, player)).code).toBe(0);
    app.clock.advance(-10_000);
    expect((await drawNow(app, player)).code).toBe(1002);
    app.clock.advance(10_000);
    expect((await drawNow(app, player)).code).toBe(1002);
    expect(await drawsOf(player)).toHaveLength(2);
  });
});

describe('chance under changed terms', () => {
  it('[C73] [C74] chance that the player has seen is kept when the operator raises the needs', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const later = await seedPlayer(app.context);
    await sql`update jackpot_rules set need_typing = 900000`;
    await earnChance(app.context, later.id, app.clock.now());
    expect((await drawNow(app, later)).code).toBe(1004);
    expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(0);
    await sql`update jackpot_rules set need_typing = 560000`;
  });

  it('[C73] [C74] chance that the player has seen is kept when stakes count less, and a weight of tomorrow changes nothing today', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const later = await seedPlayer(app.context);
    await earnChance(app.context, later.id, app.clock.now());
    const now = app.clock.now();
    await writeConfig(sql, gameWeightsConfig, [{ from: '2020-01-01', byGame: { 101: 5_000 } }], now);
    const short = await drawNow(app, later);
    expect([short.code, short.data.details]).toEqual([
      1004,
      { needDeposit: 0, needTyping: NEEDS.betting - Math.floor(NEEDS.betting / 2) },
    ]);
    expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(0);
    // A weight that begins tomorrow changes nothing of today.
    const tomorrow = dayOf(now + DAY_MS);
    await writeConfig(sql, gameWeightsConfig, [{ from: tomorrow, byGame: { 101: 5_000 } }], now);
    expect((await drawNow(app, later)).code).toBe(0);
    await writeConfig(sql, gameWeightsConfig, gameWeightsConfig.initial, now);
  });
});

it('[C73] [C74] chance is not offered while a register is down, and pools, needs and records are still shown', async () => {
  const player = await luckyPlayer(app);
  const silent = await startApp(database, {
    registers: { find: () => Promise.reject(new Error('the register does not answer')) },
    clock: app.clock,
  });
  const ask = (name: string, body = {}) => silent.call(name, body, player.sessionId);
  const info = await ask('getJackpotDrawInfo');
  expect(info).toMatchObject({
    code: 0,
    data: { canReceiveDrawChance: false, needDeposit: 0, needTyping: 0, draw: { isOpen: true, chances: 0 } },
  });
  expect(info.data.total).toBeGreaterThan(0);
  expect((await ask('activityGetStatusList')).data.canReceiveDrawChance).toBe(false);
  expect((await ask('getActivityIds')).data.activityIds).not.toContain(47);
  expect((await ask('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 20 })).code).toBe(0);
  const body = await drawBody(app, player);
  expect((await ask('receiveDrawChance', body)).status).toBe(500);
  expect(await drawsOf(player)).toHaveLength(0);
  await silent.stop();
  expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(0);
});
