import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { JACKPOT_TIERS, TierPropId } from '../../../contract/ids.ts';
import { cents } from '../../../contract/money.ts';
import { verifyDraw } from '../../../maths/verify-draw.ts';
import { JACKPOT_CELLS } from '../../../server/jackpot/default-cells.ts';
import { readPools } from '../../../server/jackpot/jackpot-readings.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { useApp } from '../support/use-app.ts';
import {
  addDeposit,
  dayOf,
  drawNow,
  JACKPOT_CELL,
  luckyPlayer,
  NEEDS,
  readDrawInfo,
  rig,
} from './draw-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
afterEach(() => rig(sql));

describe('jackpot draw', () => {
  it('[T09] [C74] draw is rejected without a chance and made once with one, and its answer is the result in the ledger', async () => {
    await rig(sql, 9);
    const idle = await seedPlayer(app.context);
    const refused = await drawNow(app, idle);
    expect(refused).toMatchObject({ status: 200, code: ERROR_CODES.jackpotNeedsDeposit });
    const player = await luckyPlayer(app);
    const before = await readBalance(sql, player.id, 'coin');
    const made = await drawNow(app, player);
    expect(made.code).toBe(0);
    const { id, type, propId, count, bonus, cell, coin } = made.data;
    expect({ type, propId, count, bonus, cell, coin }).toEqual({
      type: 1,
      propId: 2001,
      count: 5_000,
      bonus: 5_000,
      cell: 9,
      coin: before + 5_000,
    });
    expect(await readBalance(sql, player.id, 'coin')).toBe(before + 5_000);
    const again = await drawNow(app, player);
    expect(again.code).toBe(ERROR_CODES.jackpotNoChance);
    const log = await app.call(
      'getPersonJackpotDrawAwardLog',
      { pageNum: 1, pageSize: 20 },
      player.sessionId,
    );
    expect(log.data.list.map((draw: { id: string }) => draw.id)).toEqual([id]);
    expect(log.data.list[0]).toMatchObject({ type, propId, count, bonus, cell });
  });

  // Literal values, so that a wrong value in the server's own list fails here.
  it.each([
    [0, 2001, 500, 500, 'coin'],
    [1, 2002, 20, 0, 'points'],
    [2, 2001, 1_000, 1_000, 'coin'],
    [3, 60001, 1, 0, 'diamonds'],
    [4, 2002, 50, 0, 'points'],
    [6, 2001, 2_000, 2_000, 'coin'],
    [7, 2002, 100, 0, 'points'],
    [8, 60001, 3, 0, 'diamonds'],
    [9, 2001, 5_000, 5_000, 'coin'],
  ] as const)(
    '[C74] receiveDrawChance on cell %i answers type 1, propId %i, count %i, bonus %i, and the ledger has one entry of it for the %s',
    async (cell, propId, count, bonus, account) => {
      await rig(sql, cell);
      const player = await luckyPlayer(app);
      const before = await readBalance(sql, player.id, account);
      const { code, data } = await drawNow(app, player);
      expect({ code, type: data.type, propId: data.propId, count: data.count, bonus: data.bonus }).toEqual({
        code: 0,
        type: 1,
        propId,
        count,
        bonus,
      });
      expect(data.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(await readBalance(sql, player.id, account)).toBe(before + count);
      const journals = await sql`
        select id, accounts, amounts from journals where player_id = ${player.id} and kind = 'draw'`;
      expect(journals).toHaveLength(1);
      expect(journals[0]).toMatchObject({ id: data.id, amounts: [count, -count] });
      expect(journals[0]?.accounts[0]).toBe(`player:${account}`);
      expect(journals[0]?.accounts[1]).toMatch(/^house:/);
    },
  );

  it('[T09] [C73] [C74] [D10] draw uses the one chance of the day and the commitment that was shown', async () => {
    const player = await luckyPlayer(app);
    const before = await readDrawInfo(app, player.sessionId);
    expect(before).toMatchObject({ canReceiveDrawChance: true, needDeposit: 0, needTyping: 0 });
    expect(before.draw).toMatchObject({ isOpen: true, chances: 1, hasDrawnToday: false });

    const { code, data } = await drawNow(app, player);
    expect(code).toBe(0);
    expect(data.proof).toMatchObject({ commit: before.draw.commit, clientSeed: 'player-seed' });
    expect(verifyDraw(data).isFair).toBe(true);
    expect(data).toMatchObject({ day: dayOf(app.clock.now()), createTime: app.clock.now() });

    const after = await readDrawInfo(app, player.sessionId);
    expect(after.canReceiveDrawChance).toBe(false);
    expect(after.draw).toMatchObject({ chances: 0, hasDrawnToday: true, commit: data.nextCommit });
    expect(data.nextCommit).not.toBe(before.draw.commit);
  });

  it.each(
    JACKPOT_CELLS.map(({ propId, count }, cell) => ({ cell, propId, count })).filter(
      ({ cell }) => cell !== JACKPOT_CELL,
    ),
  )('[D10] [C74] cell $cell pays $count of $propId', async ({ cell, propId, count }) => {
    await rig(sql, cell);
    const player = await luckyPlayer(app);
    const { data } = await drawNow(app, player);
    const isCoin = propId === 2001;
    expect(data).toMatchObject({ type: 1, cell, propId, count, bonus: isCoin ? count : 0 });
    const account = isCoin ? 'coin' : propId === 2002 ? 'points' : 'diamonds';
    expect(await readBalance(sql, player.id, account)).toBe(count);
    expect(data.coin).toBe(isCoin ? count : 0);
  });

  it.each(JACKPOT_TIERS)(
    '[D10] [C74] jackpot cell pays the whole %s pool, and the platform adds the seed again',
    async (tier) => {
      await rig(sql, JACKPOT_CELL, tier);
      const player = await luckyPlayer(app);
      const other = await seedPlayer(app.context);
      for (const shard of [3, 77, 255]) {
        await postJournal(sql, {
          playerId: other.id,
          id: app.context.newId(),
          kind: 'test',
          at: app.clock.now(),
          entries: transfer(cents(123), { from: 'house:games', to: `pool:${tier}:${shard}` }),
        });
      }
      app.clock.advance(1_000);
      const pools = await readPools(sql);
      const shown = (await readDrawInfo(app)).tiers.find((facts: { tier: string }) => facts.tier === tier);
      const { data } = await drawNow(app, player);
      expect(data).toMatchObject({
        type: 2,
        cell: JACKPOT_CELL,
        propId: TierPropId[tier],
        count: pools[tier],
        bonus: pools[tier],
        coin: pools[tier],
      });
      expect(verifyDraw(data).isFair).toBe(true);
      expect(await readPools(sql)).toEqual({ ...pools, [tier]: shown.seed });
      const [winner] = (await readDrawInfo(app)).jackpotWinnerList;
      expect(winner).toMatchObject({ propId: TierPropId[tier], count: pools[tier], isSample: false });
      expect(winner.nickname).toMatch(/^p\*\*\*.$/);
    },
  );

  it('[D09] [C74] jackpot never pays or shows more than the ceiling, and the rest stays for the next winner', async () => {
    await rig(sql, JACKPOT_CELL, 'mini');
    await sql`update jackpot_tiers set ceiling = seed where tier = 'mini'`;
    await postJournal(sql, {
      playerId: null,
      id: app.context.newId(),
      kind: 'test',
      at: app.clock.now(),
      entries: transfer(cents(700), { from: 'house:games', to: 'pool:mini:9' }),
    });
    const held = (await readPools(sql)).mini;
    const board = await readDrawInfo(app);
    const { seed } = board.tiers[3];
    expect(board).toMatchObject({ miniJackpot: seed, miniJackpotSection: [expect.any(Number), seed] });
    const { data } = await drawNow(app, await luckyPlayer(app));
    expect(data.bonus).toBe(seed);
    expect((await readPools(sql)).mini).toBe(held - seed + seed);
    await sql`update jackpot_tiers set ceiling = seed * 10 where tier = 'mini'`;
  });
});

describe('real bets', () => {
  it('[C73] [D09] real bets count for the day and feed the pools by their shares; play money does neither', async () => {
    const player = await seedPlayer(app.context, { coin: 10_000_000 });
    await addDeposit(app.context, player.id, { amount: NEEDS.deposit, at: app.clock.now() });
    const bet = async (tryIt: 0 | 1) => {
      const started = await app.call('startGame', { gameId: 101, tryIt }, player.sessionId);
      const launchToken = new URLSearchParams(new URL(started.data.url).hash.slice(1)).get('launch');
      const { data: frame } = await app.call('game/open', { launchToken });
      const seeds = await openSeedPair(app, frame);
      for (let spin = 0; spin < 12; spin += 1) {
        app.clock.advance(2_500);
        const body = { requestId: randomUUID(), bet: { stake: 50_000 }, ...seeds };
        expect((await app.call('game/bet', body, frame.gameToken)).code).toBe(0);
      }
      await app.call('exitGame', {}, player.sessionId);
    };
    const pools = await readPools(sql);
    await bet(1);
    expect(await readPools(sql)).toEqual(pools);
    expect(await readDrawInfo(app, player.sessionId)).toMatchObject({ needDeposit: 0, needTyping: 560_000 });
    await bet(0);
    expect(await readPools(sql)).toEqual({
      mega: pools.mega + 2_400,
      major: pools.major + 1_800,
      minor: pools.minor + 1_200,
      mini: pools.mini + 600,
    });
    const earned = await readDrawInfo(app, player.sessionId);
    expect(earned).toMatchObject({ needTyping: 0, canReceiveDrawChance: true, draw: { chances: 1 } });
    expect((await drawNow(app, player)).code).toBe(0);
  });
});
