import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS } from '../../../../contract/limits.ts';
import { findRoundRecord } from '../../../../server/games/game-rounds.ts';
import { coinRecordHandlers } from '../../../../server/wallet/coin-records.ts';
import { recordHandlers } from '../../../../server/wallet/records.ts';
import { statementHandlers } from '../../../../server/wallet/statement.ts';
import { requestOf } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';
import { type RemoteSeat, UNIT, useRemotePlatform } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useRemotePlatform(database);
const { seat, launch, bet, win, rollback, coinOf, inRoundsOf, clock, context } = platform;

const PAGE = { from: null, to: null, cursor: null, pageSize: 10 };
const MINUTE_MS = 60_000;
const setMaintenance = (status: number) =>
  sql`update config set value = ${sql.json({ status, until: null })} where key = 'maintenance'`;
const setGameStatus = (status: number | null) =>
  sql`update games set status_override = ${status} where slug = 'far-reels'`;
const limit = ({ player }: RemoteSeat, key: string, value: number) =>
  sql`insert into player_limits (player_id, key, value) values (${player.id}, ${key}, ${value})`;
const reasonOfLast = () =>
  platform.lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'call')?.reason;

afterEach(async () => {
  await setMaintenance(0);
  await setGameStatus(null);
});

/** What keeps a player from staking, the status of a bet then, and our own reason. */
const BARS: readonly [string, (own: RemoteSeat) => Promise<unknown>, string, string][] = [
  [
    'excluded player',
    ({ player }) => sql`update players set status = 'excluded' where id = ${player.id}`,
    'RS_ERROR_USER_DISABLED',
    'playerBarred',
  ],
  [
    'player on a break',
    ({ player }) =>
      sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + MINUTE_MS})`,
    'RS_ERROR_USER_DISABLED',
    'onBreak',
  ],
  [
    'player at a limit of stakes',
    (own) => limit(own, 'stakeDay', 100),
    'RS_ERROR_USER_DISABLED',
    'stakeLimitReached',
  ],
  [
    'player at a limit of losses',
    (own) => limit(own, 'lossDay', 100),
    'RS_ERROR_USER_DISABLED',
    'lossLimitReached',
  ],
  [
    'player whose time is up',
    async (own) => {
      await limit(own, 'sessionMinutes', 30);
      await sql`update sessions set started_at = ${clock.now() - 31 * MINUTE_MS} where player_id = ${own.player.id}`;
    },
    'RS_ERROR_USER_DISABLED',
    'sessionTimeUp',
  ],
  [
    'player who has signed out',
    ({ player }) => sql`update sessions set ended_at = ${clock.now()} where player_id = ${player.id}`,
    'RS_ERROR_TOKEN_EXPIRED',
    'tokenExpired',
  ],
  [
    'idle player',
    ({ player }) =>
      sql`update sessions set last_act_at = ${clock.now() - SESSION_IDLE_MS} where player_id = ${player.id}`,
    'RS_ERROR_TOKEN_EXPIRED',
    'tokenExpired',
  ],
  ['player of another game by now', ({ player }) => launch(player), 'RS_ERROR_TOKEN_EXPIRED', 'tokenExpired'],
  ['game in maintenance', () => setGameStatus(2), 'RS_ERROR_INVALID_GAME', 'gameMaintenance'],
  ['platform in maintenance', () => setMaintenance(1), 'RS_ERROR_UNKNOWN', 'maintenance'],
];

describe.each(BARS)('%s', (_name, bar, status, reason) => {
  it('stakes nothing more, and wins and rollbacks of former stakes are taken', async () => {
    const own = await seat();
    const [one, two] = [randomUUID(), randomUUID()];
    await bet(own, { transaction_uuid: one, amount: UNIT / 2 });
    await bet(own, { transaction_uuid: two, amount: UNIT / 2 });
    await bar(own);
    const refused = randomUUID();
    expect(await bet(own, { transaction_uuid: refused, round: 'r' })).toMatchObject({ status });
    expect(reasonOfLast()).toBe(reason);
    expect([await coinOf(own), await inRoundsOf(own)]).toEqual([99_900, 100]);
    expect(await win(own, one, { amount: 3 * UNIT })).toMatchObject({
      status: 'RS_OK',
      balance: 1_002 * UNIT,
    });
    expect(await rollback(own, two)).toMatchObject({ status: 'RS_OK', balance: 1_002.5 * UNIT });
    expect(await rollback(own, refused)).toMatchObject({ status: 'RS_OK', balance: 1_002.5 * UNIT });
  });

  it('bet that was taken is answered the same when it is repeated', async () => {
    const own = await seat();
    const changes = { transaction_uuid: randomUUID(), round: 'r' };
    await bet(own, changes);
    await bar(own);
    expect(await bet(own, changes)).toMatchObject({ status: 'RS_OK', balance: 999 * UNIT });
  });

  it('refusal stays the answer of its transaction once nothing stands against it', async () => {
    const own = await seat();
    await bet(own);
    await bar(own);
    const changes = { transaction_uuid: randomUUID(), round: 'r' };
    expect(await bet(own, changes)).toMatchObject({ status });
    await sql`delete from player_limits where player_id = ${own.player.id}`;
    await sql`update players set status = 'open' where id = ${own.player.id}`;
    await setMaintenance(0);
    await setGameStatus(null);
    expect(await bet(own, changes)).toMatchObject({ status });
    expect(await coinOf(own)).toBe(99_900);
  });
});

describe('bet that is not the session’s', () => {
  it.each([
    ['a game that the aggregator does not have', { game_code: 'nothing' }, 'RS_ERROR_INVALID_GAME'],
    ['a game of another aggregator', { game_code: 'rel_wheel' }, 'RS_ERROR_INVALID_GAME'],
    ['another currency', { currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a token that was made up', { token: 'made-up' }, 'RS_ERROR_INVALID_TOKEN'],
  ])('bet with %s is refused', async (_name, change, status) => {
    const own = await seat();
    expect(await bet(own, change)).toMatchObject({ status });
    expect(await coinOf(own)).toBe(100_000);
  });

  it('bet with the token of another player is refused', async () => {
    const [own, other] = [await seat(), await seat()];
    expect(await bet(own, { token: other.token })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect([await coinOf(own), await coinOf(other)]).toEqual([100_000, 100_000]);
  });
});

describe('stake in a studio’s server', () => {
  it('open stake counts as staked and as lost, and a win takes the loss back', async () => {
    const own = await seat();
    await limit(own, 'lossDay', 300);
    const id = randomUUID();
    await bet(own, { transaction_uuid: id, amount: 2 * UNIT });
    expect(await bet(own, { amount: 2 * UNIT })).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    await win(own, id, { amount: UNIT });
    expect(await bet(own, { amount: 2 * UNIT })).toMatchObject({ status: 'RS_OK' });
  });

  it('stake that was given back is not counted', async () => {
    const own = await seat();
    await limit(own, 'stakeDay', 200);
    const id = randomUUID();
    await bet(own, { transaction_uuid: id, amount: 2 * UNIT });
    await rollback(own, id);
    expect(await bet(own, { amount: 2 * UNIT })).toMatchObject({ status: 'RS_OK' });
  });

  it('booked stake is turnover and experience, feeds the jackpots, and is a record without a proof', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id, round: 'night-9', amount: 200 * UNIT });
    await win(own, id, { amount: 150 * UNIT, round_closed: true });
    const playerId = own.player.id;
    const [totals] = await sql`select bet, vip_exp from player_totals where player_id = ${playerId}`;
    expect(totals).toEqual({ bet: 20_000, vipExp: 20_000 });
    const [sums] = await sql`select staked, won, uncounted from player_days where player_id = ${playerId}`;
    expect(sums).toEqual({ staked: 20_000, won: 15_000, uncounted: 0 });
    const [session] = await sql`select staked, won from game_sessions where player_id = ${playerId}`;
    expect(session).toEqual({ staked: 20_000, won: 15_000 });
    const [fed] = await sql`
      select sum(amount)::bigint as amount from entries where player_id = ${playerId} and account like 'pool:%'`;
    expect(fed?.amount).toBeGreaterThan(0);
    const request = requestOf(context, own.player);
    const { list } = await recordHandlers.betRecord(PAGE, request);
    expect(list).toMatchObject([{ gameName: 'far-reels', stake: 20_000, win: 15_000 }]);
    const coins = await coinRecordHandlers.appUserCoinDetail({ ...PAGE, kind: 'bet' }, request);
    expect(coins.list).toMatchObject([{ amount: -5_000, gameName: 'far-reels', studioRound: 'night-9' }]);
    const statement = await statementHandlers.betRecordReport({ from: null, to: null }, request);
    expect(statement).toMatchObject({
      closing: 95_000,
      totals: { staked: 20_000, won: 15_000, rounds: 1 },
    });
    const [round] = await sql<{ id: string }[]>`select id from rounds where player_id = ${playerId}`;
    expect(await findRoundRecord(sql, round?.id ?? '')).toBeNull();
  });
});
