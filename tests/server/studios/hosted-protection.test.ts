import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { readSessionPlay } from '../../../server/protection/session-play.ts';
import { readVipState } from '../../../server/rewards/vip/vip-state.ts';
import { coinRecordHandlers } from '../../../server/wallet/coin-records.ts';
import { recordHandlers } from '../../../server/wallet/records.ts';
import { statementHandlers } from '../../../server/wallet/statement.ts';
import { requestOf } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { type Seat, UNIT, useHostedPlatform } from './hosted-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useHostedPlatform(database);
const { seat, play, endRound, authenticate, wait, coinOf, context, clock } = platform;

const refused = (error: string, status = 400) => ({ status, body: { error } });
const HOUR_MS = 3_600_000;

const limit = ({ player }: Seat, key: string, value: number) =>
  sql`insert into player_limits (player_id, key, value) values (${player.id}, ${key}, ${value})`;
const startedAgo = ({ player }: Seat, ms: number) =>
  sql`update sessions set started_at = ${clock.now() - ms} where player_id = ${player.id}`;

/** The reason of the last refusal, which the page is not told. */
const lastKey = () =>
  platform.lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'call')?.key;

/** A bonus whose bets are complete after these stakes. */
async function grantBonus({ player }: Seat, need: number): Promise<void> {
  const now = clock.now();
  await sql`insert into player_totals (player_id) values (${player.id}) on conflict do nothing`;
  await sql`
    insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
    select ${player.id}, ${context.newId()}, 'firstDeposit', 50000, ${need}, bet, 'running', ${now}, ${now + 24 * HOUR_MS}
    from player_totals where player_id = ${player.id}`;
  await postJournal(sql, {
    playerId: player.id,
    id: context.newId(),
    kind: 'bonusGranted',
    entries: transfer(cents(50_000), { from: 'house:bonus', to: 'player:bonus' }),
    at: now,
  });
}

describe('bonus and rounds of studios’ games', () => {
  it.each(['SURE', 'Bonus'])(
    'mode %s is refused while a bonus is earned, and nothing moves',
    async (mode) => {
      const own = await seat();
      await grantBonus(own, 200);
      const answer = await play(own.token, { mode });
      expect(answer).toMatchObject(refused('ERR_GLE'));
      expect(lastKey()).toBe('bonusNotEarned');
      expect(JSON.stringify(answer.body)).not.toMatch(/bonus/i);
      expect([await coinOf(own), await readBalance(sql, own.player.id, 'bonus')]).toEqual([100_000, 50_000]);
      expect(await sql`select from refused_bets where player_id = ${own.player.id}`).toHaveLength(0);
    },
  );

  it('base mode earns the bonus, and features are sold once it is earned', async () => {
    const own = await seat();
    await grantBonus(own, 200);
    const { config } = (await authenticate(own.token)).body;
    expect(config.jurisdiction.disabledBuyFeature).toBe(true);
    for (let round = 0; round < 2; round += 1) {
      expect((await play(own.token, { mode: 'base' })).status).toBe(200);
      await endRound(own.token);
      wait();
    }
    expect((await play(own.token, { mode: 'Bonus' })).status).toBe(200);
    expect((await authenticate(own.token)).body.config.jurisdiction.disabledBuyFeature).toBe(false);
  });

  it.each(['base', 'SURE', 'Bonus'])('no stake in mode %s is paid with bonus money', async (mode) => {
    const own = await seat(0);
    await grantBonus(own, 0);
    expect(await play(own.token, { mode })).toMatchObject(refused('ERR_IPB'));
    expect(await readBalance(sql, own.player.id, 'bonus')).toBe(50_000);
  });

  it('stake in any mode counts toward the bets of a bonus as all of it', async () => {
    const own = await seat();
    await play(own.token, { mode: 'Bonus', amount: 4 * UNIT });
    const [totals] = await sql`select bet from player_totals where player_id = ${own.player.id}`;
    expect(totals?.bet).toBe(500);
  });
});

describe('limits of a player and rounds of studios’ games', () => {
  it('charge of a mode counts against a limit of stakes, not its level', async () => {
    const own = await seat();
    await limit(own, 'stakeDay', 1_125);
    expect((await play(own.token, { mode: 'Bonus', amount: 5 * UNIT })).status).toBe(200);
    await endRound(own.token);
    wait();
    expect(await play(own.token, { mode: 'Bonus', amount: 5 * UNIT })).toMatchObject(refused('ERR_GLE'));
    expect(lastKey()).toBe('stakeLimitReached');
    expect((await play(own.token, { mode: 'SURE', amount: 5 * UNIT })).status).toBe(200);
  });

  it('win that still waits counts as won against a limit of losses', async () => {
    const own = await seat();
    await limit(own, 'lossDay', 104);
    expect((await play(own.token)).status).toBe(200);
    await endRound(own.token);
    wait();
    expect((await play(own.token)).status).toBe(200);
    await endRound(own.token);
    wait();
    expect(await play(own.token)).toMatchObject(refused('ERR_GLE'));
    expect(lastKey()).toBe('lossLimitReached');
  });

  it.each([
    ['time of a session that is over', 'sessionMinutes', 30, 31 * 60_000, 'sessionTimeUp'],
    ['reality check that is due', 'realityMinutes', 15, 16 * 60_000, 'realityCheckDue'],
  ] as const)('%s refuses a stake, and what was begun ends', async (_what, key, minutes, ms, reason) => {
    const own = await seat();
    await play(own.token);
    await limit(own, key, minutes);
    await startedAgo(own, ms);
    wait();
    expect((await endRound(own.token)).body.balance.amount).toBe(999_960_000);
    expect(await play(own.token)).toMatchObject(refused('ERR_GLE'));
    expect(lastKey()).toBe(reason);
    expect(await coinOf(own)).toBe(99_996);
  });

  it('reality check is due after an hour where the player has chosen no other time', async () => {
    const own = await seat();
    await startedAgo(own, HOUR_MS);
    expect(await play(own.token)).toMatchObject(refused('ERR_GLE'));
    expect(lastKey()).toBe('realityCheckDue');
  });

  it('net position of the session has stake and win as soon as they are decided', async () => {
    const { player, token } = await seat();
    await play(token, { mode: 'Bonus', amount: 4 * UNIT });
    const asked = { playerId: player.id, sessionId: player.sessionId, now: clock.now() };
    expect(await readSessionPlay(sql, context.hooks, asked)).toMatchObject({ staked: 500, won: 480 });
    await endRound(token);
    expect(await readSessionPlay(sql, context.hooks, asked)).toMatchObject({ staked: 500, won: 480 });
  });
});

const PAGE = { from: null, to: null, cursor: null, pageSize: 10 };
const movementsOf = async ({ player }: Seat) =>
  (await coinRecordHandlers.appUserCoinDetail({ ...PAGE, kind: null }, requestOf(context, player))).list;

describe('records and rewards of rounds of studios’ games', () => {
  it('round is one record with the name of its game, its charge and what it returned, also while its win waits', async () => {
    const own = await seat();
    const round = { kind: 'bet', gameName: 'mixed', stake: 500, win: 480, amount: -20 };
    await play(own.token, { mode: 'Bonus', amount: 4 * UNIT });
    for (const end of [() => undefined, () => endRound(own.token)]) {
      await end();
      const [newest, ...others] = await movementsOf(own);
      expect(newest).toMatchObject(round);
      expect(others.filter(({ kind }) => kind === 'bet')).toEqual([]);
      const { list } = await recordHandlers.betRecord(PAGE, requestOf(context, own.player));
      expect(list).toMatchObject([{ gameName: 'mixed', stake: 500, win: 480 }]);
      const statement = await statementHandlers.betRecordReport(
        { from: null, to: null },
        requestOf(context, own.player),
      );
      const totals = { staked: 500, won: 480, rounds: 1 };
      expect(statement).toMatchObject({ opening: 0, closing: 99_980, totals });
    }
  });

  it('experience of the VIP level counts all that a mode is charged', async () => {
    const own = await seat();
    await play(own.token, { mode: 'Bonus', amount: 4 * UNIT });
    await endRound(own.token);
    const { vipExp } = await readVipState(sql, own.player.id, clock.now());
    expect(vipExp).toBe(500);
    const [day] = await sql`select staked, won, rounds from player_days where player_id = ${own.player.id}`;
    expect(day).toEqual({ staked: 500, won: 480, rounds: 1 });
  });
});

describe('demo of a studio’s game', () => {
  it('demo plays the same tables with play money, and leaves no money, no reward and no record', async () => {
    const own = await seat();
    const [game] = await sql`select id from games where slug = 'mixed'`;
    const realLines = () => sql`
      select account, amount from journals, unnest(accounts, amounts) as line (account, amount)
      where player_id = ${own.player.id} and account not like '%:play%'`;
    const before = await realLines();
    const body = { gameId: Number(game?.id), tryIt: 1 as const };
    const { url } = await gameHandlers.startGame(body, requestOf(context, own.player));
    const { searchParams } = new URL(url);
    const token = searchParams.get('sessionID') ?? '';
    expect(searchParams.get('demo')).toBe('true');
    const { body: launched } = await authenticate(token);
    expect(before).toHaveLength(2);
    expect(launched).toMatchObject({ balance: { amount: 10_000 * UNIT }, round: null });

    const { body: played } = await play(token, { mode: 'Bonus', amount: 4 * UNIT });
    expect(played).toMatchObject({
      balance: { amount: 9_995 * UNIT },
      round: { payoutMultiplier: 1.2, active: true, state: [{ type: 'bonus' }, { type: 'end' }] },
    });
    expect((await endRound(token)).body.balance.amount).toBe(9_999_800_000);

    expect(await realLines()).toEqual(before);
    expect(await coinOf(own)).toBe(100_000);
    for (const table of ['player_days', 'player_totals', 'draw_chances', 'reward_claims'])
      expect(await sql`select from ${sql(table)} where player_id = ${own.player.id}`).toHaveLength(0);
    expect((await movementsOf(own)).filter(({ kind }) => kind === 'bet')).toEqual([]);
    expect((await recordHandlers.betRecord(PAGE, requestOf(context, own.player))).list).toEqual([]);
    const asked = { playerId: own.player.id, sessionId: own.player.sessionId, now: clock.now() };
    expect(await readSessionPlay(sql, context.hooks, asked)).toMatchObject({ staked: 0, won: 0 });
  });

  it('demo sells features while a bonus is earned, as no bet of it earns one', async () => {
    const own = await seat();
    await grantBonus(own, 200);
    const [game] = await sql`select id from games where slug = 'mixed'`;
    const body = { gameId: Number(game?.id), tryIt: 1 as const };
    const { url } = await gameHandlers.startGame(body, requestOf(context, own.player));
    const token = new URL(url).searchParams.get('sessionID') ?? '';
    expect((await play(token, { mode: 'Bonus' })).status).toBe(200);
    const [bonus] = await sql`
      select bet - mark as earned from bonuses join player_totals using (player_id)
      where bonuses.player_id = ${own.player.id}`;
    expect(bonus?.earned).toBe(0);
  });
});
