import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS, TierPropId } from '../../../contract/ids.ts';
import { cents } from '../../../contract/money.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { gameWeightsConfig } from '../../../server/games/game-weights.ts';
import { readPools } from '../../../server/jackpot/jackpot-readings.ts';
import { poolShardOf } from '../../../server/ledger/accounts.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { maskName } from '../../../server/names/mask-name.ts';
import { seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

/** Needs of a chance per UTC day, as the platform starts. Cents. */
const DRAW_NEEDS = { deposit: 50_000, betting: 560_000 };
const SEEDS = { mega: 500_000_000, major: 50_000_000, minor: 5_000_000, mini: 500_000 };

describe('jackpot board', () => {
  it('[C73] [D09] guest sees four tiers that start at their seeds, and none below its seed', async () => {
    const { data, code } = await app.call('getJackpotDrawInfo');
    expect(code).toBe(0);
    expect(data).toMatchObject({
      megaJackpot: SEEDS.mega,
      majorJackpot: SEEDS.major,
      minorJackpot: SEEDS.minor,
      miniJackpot: SEEDS.mini,
      total: Object.values(SEEDS).reduce((sum, seed) => sum + seed, 0),
      readAt: app.clock.now(),
      canReceiveDrawChance: false,
      needDeposit: DRAW_NEEDS.deposit,
      needTyping: DRAW_NEEDS.betting,
    });
    for (const tier of JACKPOT_TIERS) {
      expect(data[`${tier}JackpotSection`]).toEqual([SEEDS[tier], SEEDS[tier]]);
    }
  });

  it('[D09] amount of a pool is the sum of its shards', async () => {
    const before = await readPools(sql);
    for (const shard of [0, 7, 255]) {
      await postJournal(sql, {
        playerId: null,
        id: app.context.newId(),
        kind: 'test',
        at: app.clock.now(),
        entries: transfer(cents(100), { from: 'house:jackpot', to: `pool:major:${shard}` }),
      });
    }
    expect(await readPools(sql)).toEqual({ ...before, major: before.major + 300 });
  });

  it('[C73] [D09] member sees what is left to deposit and to bet on this UTC day', async () => {
    const player = await seedPlayer(app.context);
    const now = app.clock.now();
    const day = new Date(now).toISOString().slice(0, 10);
    const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
    await sql`insert into player_days (player_id, day, market_day, game_type, game_id, staked)
      values (${player.id}, ${day}, ${day}, 1, 101, 30000), (${player.id}, ${day}, ${day}, 2, 201, 5000),
        (${player.id}, ${yesterday}, ${yesterday}, 1, 101, 99000)`;
    const paid = (settledAt: number, amount: number) => sql`
      insert into deposits (player_id, id, request_id, channel_id, provider, amount, currency, state, created_at,
        expires_at, settled_at)
      values (${player.id}, ${app.context.newId()}, ${app.context.newId()}, 1, 'sandbox', ${amount}, 'PHP', 'paid', ${now},
        ${now}, ${settledAt})`;
    await paid(now, 12_000);
    await paid(now - 86_400_000, 40_000);
    const { data } = await app.call('getJackpotDrawInfo', {}, player.sessionId);
    expect(data).toMatchObject({
      needDeposit: DRAW_NEEDS.deposit - 12_000,
      needTyping: DRAW_NEEDS.betting - 35_000,
    });
  });

  it('[C73] bets count by the weight of their game, each game and day rounded down to a cent', async () => {
    const player = await seedPlayer(app.context);
    const now = app.clock.now();
    const day = new Date(now).toISOString().slice(0, 10);
    await writeConfig(sql, gameWeightsConfig, [{ from: '2020-01-01', byGame: { 132: 1_100, 133: 0 } }], now);
    await sql`insert into player_days (player_id, day, market_day, game_type, game_id, staked)
      values (${player.id}, ${day}, ${day}, 2, 132, 33333), (${player.id}, ${day}, ${day}, 2, 133, 99999),
        (${player.id}, ${day}, ${day}, 1, 101, 700)`;
    const { data } = await app.call('getJackpotDrawInfo', {}, player.sessionId);
    expect(data.needTyping).toBe(DRAW_NEEDS.betting - Math.floor(33_333 * 0.11) - 700);
    expect((await app.call('anonymous/appConfig')).data.gameWeights).toMatchObject([
      { from: '2020-01-01', byGame: { 132: 1_100, 133: 0, 131: expect.any(Number) } },
    ]);
    await writeConfig(sql, gameWeightsConfig, gameWeightsConfig.initial, now);
  });

  it('[C73] [O17] winners are masked, newest first, and those of the sandbox are marked', async () => {
    const now = app.clock.now();
    const win = (nickname: string, at: number, isSample: boolean) => sql`
      insert into jackpot_winners (id, nickname, tier, prop_id, amount, at, is_sample)
      values (${app.context.newId()}, ${nickname}, 'mini', ${TierPropId.mini}, 510000, ${at}, ${isSample})`;
    await win('Josefina', now - 1000, false);
    await win('Sample Winner', now, true);
    const { data } = await app.call('getJackpotDrawInfo');
    expect(data.jackpotWinnerList.slice(0, 2)).toEqual([
      expect.objectContaining({ nickname: 'S***r', isSample: true, propId: 50004, count: 510_000 }),
      expect.objectContaining({ nickname: 'J***a', isSample: false, amountSection: [510_000, 510_000] }),
    ]);
  });
});

describe('rules of the board', () => {
  it.each([
    ['Ana', 'A***a'],
    ['王小明', '王***明'],
    ['Al', 'A***'],
    ['', '***'],
    ['😀lucky😎', '😀***😎'],
  ])('[O17] name "%s" is masked as "%s"', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('[D09] players are distributed over the shards of the pools', () => {
    const shards = new Set(Array.from({ length: 2000 }, () => poolShardOf(app.context.newId())));
    expect(shards.size).toBeGreaterThan(200);
    expect(Math.min(...shards)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shards)).toBeLessThan(256);
  });
});
