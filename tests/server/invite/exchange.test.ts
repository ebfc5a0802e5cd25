import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { hooks } from '../../../server/modules.ts';
import { isDepositNeeded } from '../../../server/rewards/public/free-bonus-deposit.ts';
import { readWagering } from '../../../server/rewards/public/wagering.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useInvite } from './invite-platform.ts';

const { sql, clock, newPlayer, ask, at, coinOf, stateOf, exchange, spin, withSpins, payEnded } = useInvite();

const endOf = async (player: TestPlayer) => (await stateOf(player)).period?.endsAt ?? 0;
const wonOf = async (player: TestPlayer) => (await stateOf(player)).period?.won ?? 0;
const committed = async () => {
  const [row] = await sql<{ committed: number }[]>`select committed from invite_budget`;
  return row?.committed ?? 0;
};

/** What many spins would have brought. */
const setWon = (player: TestPlayer, won: number) =>
  sql`update invite_periods set won = ${won} where player_id = ${player.id} and closed_at is null`;

describe('cash-out of the invite spin', () => {
  it('[C62] amount below the target is not cashed out before the end', async () => {
    const player = await withSpins(1);
    await spin(player);
    await setWon(player, 4_999);
    expect((await exchange(player)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await coinOf(player)).toBe(0);
  });

  it('[C62] target reached is paid once, with bets before a withdrawal, however often it is asked', async () => {
    const player = await withSpins(0);
    await setWon(player, 5_000);
    expect((await stateOf(player)).period?.canExchange).toBe(true);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => exchange(player, index < 4 ? requestId : randomUUID())),
    );
    const paid = answers.filter(({ code }) => code === 0);
    expect(paid.length).toBeGreaterThan(0);
    for (const { data } of paid) expect(data).toEqual({ amount: 5_000, coin: 5_000 });
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, ERROR_CODES.rewardNotDue]));
    expect(await coinOf(player)).toBe(5_000);
    expect(await readWagering(sql, player.id)).toEqual({ left: 25_000, of: 25_000 });
    expect((await stateOf(player)).period).toMatchObject({ won: 5_000, paid: 5_000, canExchange: false });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C62] what was cashed out can be withdrawn after one paid deposit only', async () => {
    const player = await withSpins(0);
    await setWon(player, 5_000);
    expect(await isDepositNeeded(sql, hooks, player.id)).toBe(false);
    expect((await exchange(player)).code).toBe(0);
    expect(await isDepositNeeded(sql, hooks, player.id)).toBe(true);
  });

  it('[C62] what is won after a cash-out is paid as well', async () => {
    const player = await withSpins(1);
    await setWon(player, 5_000);
    await exchange(player);
    const { prize } = (await spin(player)).data.spin;
    expect((await exchange(player)).data).toEqual({ amount: prize, coin: 5_000 + prize });
    const { list } = (await ask('getRewardRecord', player, { cursor: null, pageSize: 20 })).data;
    expect(list.map(({ source }: { source: string }) => source)).toEqual(['inviteSpin', 'inviteSpin']);
  });

  it('[C62] amount below the target is paid when the period has ended', async () => {
    const player = await withSpins(1);
    const { prize } = (await spin(player)).data.spin;
    await at(await endOf(player), player, async () => {
      expect((await stateOf(player)).period).toMatchObject({ won: prize, spins: 0, canExchange: true });
      expect((await exchange(player)).data).toEqual({ amount: prize, coin: prize });
      expect((await exchange(player)).code).toBe(ERROR_CODES.rewardNotDue);
      expect((await stateOf(player)).period).toMatchObject({ won: 0, paid: 0 });
    });
  });

  it('ended period is paid by the platform below the target too, once, and the next visit begins another', async () => {
    const player = await withSpins(2);
    await spin(player);
    await spin(player);
    const won = await wonOf(player);
    const end = await endOf(player);
    await at(end - 1, player, async () => {
      await payEnded();
      expect(await coinOf(player)).toBe(0);
    });
    await at(end, player, async () => {
      await Promise.all([payEnded(), payEnded(), exchange(player)]);
      expect(await coinOf(player)).toBe(won);
      expect(await readWagering(sql, player.id)).toMatchObject({ left: won * 5 });
      const next = await stateOf(player);
      expect(next.last).toEqual({ endedAt: end, won });
      expect(next.period).toMatchObject({ startedAt: end, won: 0, spins: 0 });
    });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('player on a break is paid at the end all the same', async () => {
    const player = await withSpins(1);
    const { prize } = (await spin(player)).data.spin;
    const end = await endOf(player);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${end + DAY})`;
    await at(end, player, async () => {
      expect((await exchange(player)).code).toBe(ERROR_CODES.onBreak);
      await payEnded();
    });
    expect(await coinOf(player)).toBe(prize);
  });

  it('no period begins beyond the budget, and one that runs is paid to its end', async () => {
    const player = await withSpins(1);
    const { value } = (
      await sql<[{ value: { budget: number } }]>`
      select value from config where key = 'inviteSpin'`
    )[0];
    await sql`update config set value = value || ${sql.json({ budget: await committed() })} where key = 'inviteSpin'`;
    try {
      expect(await stateOf(await newPlayer())).toMatchObject({ period: null, canPlay: true });
      const { prize } = (await spin(player)).data.spin;
      const before = await committed();
      await at(await endOf(player), player, async () => {
        await payEnded();
      });
      expect(await coinOf(player)).toBe(prize);
      expect(await committed()).toBeLessThan(before);
    } finally {
      await sql`update config set value = value || ${sql.json({ budget: value.budget })} where key = 'inviteSpin'`;
    }
    expect((await stateOf(await newPlayer())).period).not.toBeNull();
    expect(clock.now()).toBeGreaterThan(0);
  });

  it('terms of a running period stay when the operator changes them', async () => {
    const player = await withSpins(0);
    const { terms } = await stateOf(player);
    await sql`update config set value = value || '{"target": 900000}' where key = 'inviteSpin'`;
    try {
      expect((await stateOf(player)).terms).toEqual(terms);
      expect((await stateOf(await newPlayer())).terms.target).toBe(900_000);
    } finally {
      await sql`update config set value = value || '{"target": 5000}' where key = 'inviteSpin'`;
    }
  });
});
