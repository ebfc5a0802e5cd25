import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { freeBonusConfig } from '../../../server/rewards/rewards-config.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { useWithdrawPlatform } from '../wallet/withdraw-platform.ts';

const AMOUNT = 10_000;
const MULTIPLE = 5;
/** Enough for three. */
const BUDGET = 30_000;

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { clock, recharge, press, readyPlayer, withdraw, terms } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});
beforeEach(async () => {
  await writeConfig(
    sql,
    freeBonusConfig,
    { amount: AMOUNT, multiple: MULTIPLE, budget: BUDGET },
    clock.now(),
  );
  await sql`delete from reward_budgets`;
});

const state = async (player: TestPlayer) => (await app.call('getFreeBonus', {}, player.sessionId)).data;
const receive = (player: TestPlayer, requestId = randomUUID()) =>
  app.call('receiveFreeBonus', { requestId }, player.sessionId);
const coinOf = async ({ id }: TestPlayer) => {
  const [row] = await sql<{ amount: number }[]>`
    select amount from balances where player_id = ${id} and account = 'player:coin'`;
  return row?.amount ?? 0;
};
/** Turnover as bets of that amount leave it. */
const bet = ({ id }: TestPlayer, amount: number) =>
  sql`update player_totals set bet = bet + ${amount} where player_id = ${id}`;

describe('free bonus', () => {
  it('free bonus is in the balance at once, with its wagering', async () => {
    const player = await readyPlayer({ coin: 0 });
    expect(await state(player)).toEqual({
      amount: AMOUNT,
      multiple: MULTIPLE,
      state: 'open',
      isDepositNeeded: false,
    });
    const { code, data } = await receive(player);
    expect({ code, coin: data.coin, rewards: data.rewards }).toEqual({
      code: 0,
      coin: AMOUNT,
      rewards: [{ propId: 2001, count: AMOUNT }],
    });
    expect(await state(player)).toMatchObject({ state: 'claimed', isDepositNeeded: true });
    expect(await terms(player)).toMatchObject({
      coin: AMOUNT,
      withdrawable: 0,
      missing: ['deposit', 'wagering'],
      wageringLeft: AMOUNT * MULTIPLE,
    });
  });

  it('free bonus can be withdrawn after one paid deposit, and not before, however much is bet', async () => {
    const player = await readyPlayer({ coin: 0 });
    await receive(player);
    await bet(player, AMOUNT * MULTIPLE);
    expect((await terms(player)).missing).toEqual(['deposit']);
    const refused = await withdraw(player, { amount: AMOUNT });
    expect(refused.code).toBe(ERROR_CODES.depositNeeded);
    expect(await coinOf(player)).toBe(AMOUNT);
    const { data } = await recharge(player);
    await press(data.payUrl, 'approve');
    const paid = (await coinOf(player)) - AMOUNT;
    expect(paid).toBeGreaterThan(0);
    expect(await terms(player)).toMatchObject({ missing: ['wagering'], wageringLeft: paid });
    await bet(player, paid);
    expect((await terms(player)).missing).toEqual([]);
    expect((await withdraw(player, { amount: AMOUNT + paid })).code).toBe(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('free bonus is paid once when 32 requests ask for it at the same time, and a repeat gets its first answer', async () => {
    const player = await seedPlayer(app.context, { coin: 0 });
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => receive(player, index < 4 ? requestId : randomUUID())),
    );
    const refused = answers.filter(({ code }) => code === ERROR_CODES.rewardClaimed);
    const paid = answers.filter(({ code }) => code === 0);
    expect(paid.length + refused.length).toBe(32);
    expect([1, 4]).toContain(paid.length);
    expect(await coinOf(player)).toBe(AMOUNT);
    const [spent] = await sql<
      { spent: number }[]
    >`select spent from reward_budgets where source = 'freeBonus'`;
    expect(spent?.spent).toBe(AMOUNT);
  });

  it('free bonus is given within its budget when more players ask at the same time than it has for', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => seedPlayer(app.context, { coin: 0 })));
    const answers = await Promise.all(players.map((player) => receive(player)));
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([0, 0, 0, ...Array<number>(5).fill(ERROR_CODES.rewardBudgetSpent)]);
    const coins = await Promise.all(players.map(coinOf));
    expect(coins.reduce((sum, coin) => sum + coin, 0)).toBe(BUDGET);
    const [late] = players.filter((_, index) => answers[index]?.code !== 0);
    if (!late) throw new Error('everybody was given one');
    expect((await state(late)).state).toBe('none');
    await writeConfig(
      sql,
      freeBonusConfig,
      { amount: AMOUNT, multiple: MULTIPLE, budget: BUDGET + AMOUNT },
      clock.now(),
    );
    expect((await receive(late)).code).toBe(0);
  });

  it('free bonus is not offered where its amount is 0, nor to a player on a break', async () => {
    const player = await seedPlayer(app.context, { coin: 0 });
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + 86_400_000})`;
    expect((await state(player)).state).toBe('none');
    expect((await receive(player)).code).toBe(ERROR_CODES.onBreak);
    await writeConfig(sql, freeBonusConfig, { amount: 0, multiple: MULTIPLE, budget: BUDGET }, clock.now());
    const other = await seedPlayer(app.context, { coin: 0 });
    expect((await state(other)).state).toBe('none');
    expect((await receive(other)).code).toBe(ERROR_CODES.rewardNotDue);
  });

  it('amount of the free bonus is set by two operators, and sent to every client', async () => {
    clock.advance(1);
    await operateByTwo(sql, clock.now(), ['config', 'set', 'freeBonus.amount', '2500']);
    const { data } = await app.call('anonymous/appConfig');
    expect(data.clientConfig.lobbyBonusAmount).toBe(2_500);
  });
});
