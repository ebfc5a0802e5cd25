import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { endBonuses } from '../../../server/rewards/end-bonuses-job.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { clock, recharge, press, readyPlayer, withdraw, ops } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const DAY = 86_400_000;
const AMOUNT = 50_000;
const BONUS = 25_000;
const FIRST = { offerId: 'firstDeposit' };
const state = async (player: TestPlayer) => (await app.call('getBonusState', {}, player.sessionId)).data;
const balances = async ({ id }: TestPlayer) => {
  const rows = await sql<{ account: string; amount: number }[]>`
    select account, amount from balances where player_id = ${id}`;
  return Object.fromEntries(rows.map(({ account, amount }) => [account.replace('player:', ''), amount]));
};
const end = (
  player: TestPlayer,
  call: 'releaseBonus' | 'forfeitBonus',
  bonusId: string,
  requestId = randomUUID(),
) => app.call(call, { requestId, bonusId }, player.sessionId);
/** Turnover as bets of that amount leave it. */
const bet = ({ id }: TestPlayer, amount: number) =>
  sql`update player_totals set bet = bet + ${amount} where player_id = ${id}`;
const stayIn = ({ id }: TestPlayer) => sql`
  update sessions set last_act_at = ${clock.now()}, ends_at = ${clock.now() + DAY} where player_id = ${id}`;

async function payIn(player: TestPlayer, body: Record<string, unknown> = {}): Promise<string> {
  const { data } = await recharge(player, body);
  await press(data.payUrl, 'approve');
  return data.depositId;
}

describe('bonus of a first deposit', () => {
  it('[R04] [O07] bonus is shown to everybody with all its terms, and to nobody who has deposited', async () => {
    const { data } = await app.call('getFirstDeposit');
    expect(data.offer).toMatchObject({ percent: 50, maxBonus: 50_000, multiple: 5, days: 7 });
    const player = await seedPlayer(app.context);
    expect((await state(player)).offers.map(({ id }: { id: string }) => id)).toEqual(['firstDeposit']);
    await payIn(player);
    expect((await state(player)).offers).toEqual([]);
    const again = await app.call('getFirstDeposit', {}, player.sessionId);
    expect(again.data.offer).toBeNull();
    expect((await recharge(player, FIRST)).code).toBe(ERROR_CODES.offerGone);
  });

  it('[O07] cost of wagering is calculated with the lowest return of the open games, and is absent while none is open', async () => {
    const edge = async () => (await app.call('getFirstDeposit')).data.edgePpm;
    const open = await sql<{ id: number; rtpBp: number }[]>`
      select id, rtp_bp from games where coalesce(status_override, status) = 1 order by rtp_bp`;
    const [lowest] = open;
    if (!lowest) throw new Error('no game is open');
    const better = open.find(({ rtpBp }) => rtpBp > lowest.rtpBp);
    if (!better) throw new Error('all games return the same');
    expect(await edge()).toBe((10_000 - lowest.rtpBp) * 100);
    try {
      await sql`update games set status_override = 2 where rtp_bp = ${lowest.rtpBp}`;
      expect(await edge()).toBe((10_000 - better.rtpBp) * 100);
      await sql`update games set status_override = 2`;
      expect(await edge()).toBe(0);
      // A return above the stake costs nothing, and the page promises no gain from it either.
      await sql`update games set status_override = 1, rtp_bp = 10050 where id = ${lowest.id}`;
      expect(await edge()).toBe(0);
    } finally {
      await sql`update games set status_override = null`;
      await sql`update games set rtp_bp = ${lowest.rtpBp} where id = ${lowest.id}`;
    }
  });

  it('[C90] [D01] bonus is credited locked with the payment, and wagering makes it cash', async () => {
    const player = await seedPlayer(app.context);
    const depositId = await payIn(player, FIRST);
    expect(await balances(player)).toEqual({ coin: AMOUNT, bonus: BONUS });
    const [running] = (await state(player)).running;
    expect(running).toMatchObject({ bonusId: depositId, amount: BONUS, need: 125_000, done: 0 });

    expect((await end(player, 'releaseBonus', depositId)).code).toBe(ERROR_CODES.bonusNotEarned);
    await bet(player, 124_999);
    expect((await state(player)).running[0].done).toBe(124_999);
    expect((await end(player, 'releaseBonus', depositId)).code).toBe(ERROR_CODES.bonusNotEarned);
    await bet(player, 1);
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => end(player, 'releaseBonus', depositId, requestId)));
    expect(answers.map(({ data }) => data.coin)).toEqual([75_000, 75_000, 75_000]);
    expect((await end(player, 'releaseBonus', depositId)).code).toBe(ERROR_CODES.bonusEnded);
    expect(await balances(player)).toEqual({ coin: 75_000, bonus: 0 });
    const page = { from: null, to: null, cursor: null, pageSize: 5, kind: 'bonus' };
    const { data } = await app.call('appUserCoinDetail', page, player.sessionId);
    expect(data.list).toHaveLength(1);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] locked bonus cannot be bet or withdrawn, and never holds the player’s own money', async () => {
    const player = await readyPlayer({ coin: 0 });
    await payIn(player, FIRST);
    await bet(player, AMOUNT);
    expect((await withdraw(player, { amount: AMOUNT + 1 })).code).toBe(ERROR_CODES.balanceTooLow);
    expect((await withdraw(player, { amount: AMOUNT })).code).toBe(0);
    expect((await state(player)).running).toHaveLength(1);
  });

  it('[C90] spending order: cash before bonus; a bonus is staked only once it has become cash', async () => {
    const player = await readyPlayer({ coin: 0 });
    const bonusId = await payIn(player, FIRST);
    const started = await app.call('startGame', { gameId: 101, tryIt: 0 }, player.sessionId);
    const launchToken = new URL(started.data.url).hash.replace('#launch=', '');
    const frame = (await app.call('game/open', { launchToken })).data;
    const seeds = await openSeedPair(app, frame);
    const stake = 1_000;
    const spin = async () => {
      clock.advance(frame.cycleMs);
      const body = { requestId: randomUUID(), bet: { stake }, ...seeds };
      return app.call('game/bet', body, frame.gameToken);
    };

    const { data: first, code } = await spin();
    expect(code).toBe(0);
    const cash = AMOUNT - stake + first.round.win;
    expect(await balances(player)).toMatchObject({ coin: cash, bonus: BONUS });

    await bet(player, AMOUNT);
    expect((await withdraw(player, { amount: cash - stake + 1 })).code).toBe(0);
    expect((await spin()).code).toBe(ERROR_CODES.balanceTooLow);
    expect(await balances(player)).toMatchObject({ coin: stake - 1, bonus: BONUS });

    await bet(player, 125_000);
    expect((await end(player, 'releaseBonus', bonusId)).code).toBe(0);
    expect((await spin()).code).toBe(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] bonus can be forfeited at any time, and only the platform’s part is removed', async () => {
    const player = await seedPlayer(app.context);
    const bonusId = await payIn(player, FIRST);
    const { data } = await end(player, 'forfeitBonus', bonusId);
    expect(data).toMatchObject({ coin: AMOUNT, bonus: { state: 'givenUp' } });
    expect(await balances(player)).toEqual({ coin: AMOUNT, bonus: 0 });
    const other = await seedPlayer(app.context);
    expect((await end(other, 'forfeitBonus', bonusId)).code).toBe(ERROR_CODES.bonusUnknown);
    expect((await end(other, 'forfeitBonus', 'nothing')).code).toBe(ERROR_CODES.bonusUnknown);
  });

  it('[C90] bonus expires at its end, and one that was wagered by then is kept', async () => {
    const [late, earned] = [await seedPlayer(app.context), await seedPlayer(app.context)];
    await payIn(late, FIRST);
    await payIn(earned, FIRST);
    await bet(late, 124_999);
    await bet(earned, 125_000);
    clock.advance(7 * DAY);
    await Promise.all([endBonuses(app.context), endBonuses(app.context)]);
    expect(await balances(late)).toEqual({ coin: AMOUNT, bonus: 0 });
    expect(await balances(earned)).toEqual({ coin: AMOUNT + BONUS, bonus: 0 });
    await stayIn(late);
    expect((await state(late)).ended[0]).toMatchObject({ state: 'expired' });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] bonus is credited once, also when two deposits with it are paid and each callback comes twenty times', async () => {
    const player = await seedPlayer(app.context);
    const deposits = [(await recharge(player, FIRST)).data, (await recharge(player, FIRST)).data];
    await Promise.all(
      deposits.flatMap(({ payUrl, depositId }) => [
        press(payUrl, 'approve'),
        ...Array.from({ length: 20 }, () =>
          platform.callback({
            eventId: `raced-${depositId}`,
            paymentId: `payment-${depositId}`,
            reference: depositId,
            amount: AMOUNT,
            currency: 'PHP',
            status: 'failed',
          }),
        ),
      ]),
    );
    const rows = await sql`select from bonuses where player_id = ${player.id}`;
    expect(rows.count).toBeLessThanOrEqual(1);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R51] [O07] payment under way of an excluded player is credited without a bonus', async () => {
    const player = await seedPlayer(app.context);
    const { data } = await recharge(player, FIRST);
    await app.call('excludeSelf', { period: 'halfYear' }, player.sessionId);
    await press(data.payUrl, 'approve');
    const { coin, bonus } = await balances(player);
    expect([coin, bonus ?? 0]).toEqual([AMOUNT, 0]);
    const given = await sql`select 1 from bonuses where player_id = ${player.id}`;
    expect(given).toHaveLength(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[O07] bonus is not offered during a break, and a deposit without it brings none', async () => {
    const player = await seedPlayer(app.context);
    await payIn(player);
    expect(await balances(player)).toEqual({ coin: AMOUNT });
    const resting = await seedPlayer(app.context);
    await sql`
      insert into player_protection (player_id, break_until) values (${resting.id}, ${clock.now() + DAY})
      on conflict (player_id) do update set break_until = excluded.break_until`;
    expect((await state(resting)).offers).toEqual([]);
    expect((await app.call('getFirstDeposit', {}, resting.sessionId)).data.offer).toBeNull();
  });
});

describe('coupon', () => {
  async function grantCoupon(player: TestPlayer, propId: number, value: number): Promise<void> {
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${player.id}`;
    const said = await ops('olive', `coupon ask ${row?.account} ${propId} ${value}`);
    const id = said.split(' ').at(-1);
    await expect(ops('olive', `coupon give ${id}`)).rejects.toThrow(/another operator/);
    expect(await ops('olive', 'coupon list')).toContain(id);
    expect(await ops('pim', `coupon give ${id}`)).toContain('given');
    await expect(ops('pim', `coupon give ${id}`)).rejects.toThrow(/no pending coupon/);
  }

  it('[C90] coupon granted by two operators is consumed by the deposit that is paid with it', async () => {
    const player = await seedPlayer(app.context);
    await payIn(player);
    await grantCoupon(player, 1010, 10);
    await grantCoupon(player, 1301, 7_500);
    const offers: { id: string; propId: number }[] = (await state(player)).offers;
    expect(offers.map(({ propId }) => propId).sort()).toEqual([1010, 1301]);
    const percent = offers.find(({ propId }) => propId === 1010)?.id;
    const fixed = offers.find(({ propId }) => propId === 1301)?.id;
    await payIn(player, { offerId: percent });
    expect((await balances(player)).bonus).toBe(5_000);
    expect((await recharge(player, { offerId: percent })).code).toBe(ERROR_CODES.offerGone);
    await payIn(player, { offerId: fixed });
    expect((await balances(player)).bonus).toBe(12_500);
    const other = await seedPlayer(app.context);
    expect((await recharge(other, { offerId: fixed })).code).toBe(ERROR_CODES.offerGone);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] [D17] coupon for one amount is granted with a deposit of exactly that amount', async () => {
    const player = await seedPlayer(app.context);
    await payIn(player);
    await grantCoupon(player, 1201, 20);
    const [offer] = (await state(player)).offers;
    expect(offer).toMatchObject({ propId: 1201, percent: 20, minDeposit: 10_000 });
    for (const amount of [9_999, 10_001, AMOUNT])
      expect((await recharge(player, { offerId: offer.id, amount })).code).not.toBe(0);
    expect((await balances(player)).bonus ?? 0).toBe(0);
    await payIn(player, { offerId: offer.id, amount: 10_000 });
    expect((await balances(player)).bonus).toBe(2_000);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] coupon that a retired operator has requested cannot be approved', async () => {
    const player = await seedPlayer(app.context);
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${player.id}`;
    const said = await ops('tom', `coupon ask ${row?.account} 1010 10`);
    await ops('olive', 'operator retire tom');
    await expect(ops('pim', `coupon give ${said.split(' ').at(-1)}`)).rejects.toThrow(/no pending coupon/);
  });

  it('[C90] invalid or too large coupon is rejected', async () => {
    const player = await seedPlayer(app.context);
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${player.id}`;
    await expect(ops('olive', `coupon ask ${row?.account} 2001 10`)).rejects.toThrow(/not a coupon/);
    await expect(ops('olive', `coupon ask ${row?.account} 1001 201`)).rejects.toThrow(/share/);
    await expect(ops('olive', `coupon ask ${row?.account} 1301 0`)).rejects.toThrow(/amount/);
  });
});

describe('wagering left of deposits', () => {
  it('[R65] [C31] wagering is listed per deposit, and bets count for the oldest one first', async () => {
    const player = await seedPlayer(app.context);
    await payIn(player);
    clock.advance(1_000);
    await payIn(player);
    const shares = async () =>
      (await platform.terms(player)).wageringDeposits.map(({ of, left }: { of: number; left: number }) => [
        of,
        left,
      ]);
    expect(await shares()).toEqual([
      [AMOUNT, AMOUNT],
      [AMOUNT, AMOUNT],
    ]);
    await bet(player, 20_000);
    expect(await shares()).toEqual([
      [AMOUNT, AMOUNT],
      [AMOUNT, 30_000],
    ]);
    await bet(player, 60_000);
    expect(await shares()).toEqual([[AMOUNT, 20_000]]);
    await bet(player, 20_000);
    expect(await shares()).toEqual([]);
  });
});
