import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { hooks } from '../../../server/modules.ts';
import { useLottery } from './lottery-platform.ts';

const { sql, clock, ask, rich, buy, draw, setTerms, keepSignedIn, balanceOf } = useLottery();

const setLimit = (playerId: string, key: string, value: number) =>
  sql`insert into player_limits (player_id, key, value) values (${playerId}, ${key}, ${value})`;

describe('stakes in a lottery', () => {
  it('[R51] tickets count in the stake limit, and what would exceed it is refused', async () => {
    const player = await rich();
    await setLimit(player.id, 'stakeDay', 3_500);
    expect((await buy(player, { count: 2 })).code).toBe(0);
    expect((await buy(player, { count: 2 })).code).toBe(ERROR_CODES.stakeLimitReached);
    expect((await buy(player)).code).toBe(0);
    expect(await balanceOf(player, 'player:coin')).toBe(97_000);
    const { data } = await ask('getSelfLimited', player);
    expect(data.limits.find(({ key }: { key: string }) => key === 'stakeDay')).toMatchObject({
      used: 3_000,
      left: 500,
    });
  });

  it('[R51] two purchases at once can’t exceed a limit together', async () => {
    const player = await rich();
    await setLimit(player.id, 'lossWeek', 5_500);
    const answers = await Promise.all([buy(player, { count: 3 }), buy(player, { count: 3 })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ERROR_CODES.lossLimitReached]);
  });

  it('[R51] ticket is refused on a break, after the session’s time, and while a reality check is due', async () => {
    const player = await rich();
    await setLimit(player.id, 'sessionMinutes', 30);
    await sql`update sessions set started_at = ${clock.now() - 31 * 60_000} where player_id = ${player.id}`;
    expect([ERROR_CODES.sessionTimeUp, ERROR_CODES.limitReached]).toContain((await buy(player)).code);
    await sql`delete from player_limits where player_id = ${player.id}`;
    await sql`update sessions set started_at = ${clock.now() - 61 * 60_000} where player_id = ${player.id}`;
    expect((await buy(player)).code).toBe(ERROR_CODES.realityCheckDue);
    await keepSignedIn(player, clock.now());
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + 1e6})`;
    expect((await buy(player)).code).toBe(ERROR_CODES.onBreak);
    expect(await balanceOf(player, 'player:coin')).toBe(100_000);
  });

  it('[R51] records, statement and report show stakes and prizes, and add up to the balance', async () => {
    const player = await rich(200_000);
    await setTerms('daily', {
      digits: 2,
      perPlayer: 100,
      prizes: [
        { digits: 2, amount: 20_000 },
        { digits: 1, amount: 2_000 },
      ],
    });
    await draw(player);
    await buy(player, { count: 100 });
    await draw(player);
    const won = 38_000;
    const bets = (
      await ask('appUserCoinDetail', player, {
        kind: 'bet',
        from: null,
        to: null,
        cursor: null,
        pageSize: 20,
      })
    ).data.list;
    expect(bets.map(({ amount }: { amount: number }) => amount)).toEqual([won, -100_000]);
    const statement = (await ask('betRecordReport', player, { from: null, to: null })).data;
    expect(statement.totals).toMatchObject({ staked: 100_000, won, prizes: 0 });
    expect(statement.closing).toBe(await balanceOf(player, 'player:coin'));
    const report = (await ask('playReport', player, { period: 'month', from: null, to: null })).data;
    expect(report.totals).toMatchObject({ staked: 100_000, won, net: won - 100_000 });
    expect(report.games).toEqual([
      { gameId: 0, name: 'Lottery', typeId: 0, staked: 100_000, won, rounds: 1 },
    ]);
    const { session } = (await ask('getSelfLimited', player)).data;
    expect(session).toMatchObject({ staked: 100_000, won });
    const [totals] = await sql`select bet, vip_exp from player_totals where player_id = ${player.id}`;
    expect(totals).toEqual({ bet: 100_000, vipExp: 0 });
  });

  it('[R51] prize of a free ticket is paid out after one paid deposit, like any free money', async () => {
    const player = await rich(0, 100);
    await buy(player, { count: 100, payWith: 'tickets' });
    await draw(player);
    const { isDepositNeeded } = await import('../../../server/rewards/public/free-bonus-deposit.ts');
    expect(await isDepositNeeded(sql, hooks, player.id)).toBe(true);
    expect(await isDepositNeeded(sql, hooks, (await rich()).id)).toBe(false);
  });
});
