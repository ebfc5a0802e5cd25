import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useLottery } from './lottery-platform.ts';

const lottery = useLottery();
const { sql, clock, ask, rich, offerOf, roundOf, buy, draw, keepSignedIn, setTerms, ordersOf, balanceOf } =
  lottery;

const stopActivity = (id: number, isOn: boolean) =>
  sql`update activities set is_on = ${isOn} where id = ${id}`;

describe('tickets of a lottery', () => {
  it('[R11] product shows price, prizes, odds, times and commitment before a ticket is bought', async () => {
    const player = await rich();
    await lottery.run();
    const daily = await offerOf(player);
    expect(daily).toMatchObject({ product: 'daily', isOpen: true });
    expect(daily.round?.terms).toEqual({
      price: 1_000,
      tickets: 1,
      digits: 4,
      perPlayer: 20,
      prizes: [
        { digits: 4, amount: 2_500_000 },
        { digits: 3, amount: 200_000 },
        { digits: 1, amount: 3_000 },
      ],
    });
    expect(daily.round?.commit).toMatch(/^[0-9a-f]{64}$/);
    // 21:00 in Manila is 13:00 UTC; the sale ends ten minutes before.
    expect(new Date(daily.round?.drawAt ?? 0).toISOString()).toMatch(/T13:00:00\.000Z$/);
    expect((daily.round?.drawAt ?? 0) - (daily.round?.closesAt ?? 0)).toBe(600_000);
    const weekend = await offerOf(player, 'weekend');
    expect([6, 0]).toContain(new Date(weekend.round?.drawAt ?? 0).getUTCDay());
  });

  it('[R10, R11] two tickets take their price once, are entered as units, and are listed among the orders', async () => {
    const player = await rich(10_000);
    const requestId = randomUUID();
    const first = await buy(player, { count: 2, requestId });
    expect(first.data).toMatchObject({
      order: { count: 2, stake: 2_000, tickets: 0, state: 'open', result: null, prize: 0 },
      coin: 8_000,
      bought: 2,
    });
    expect((await buy(player, { count: 2, requestId })).data).toEqual(first.data);
    expect((await buy(player, { count: 3, requestId })).code).toBe(ERROR_CODES.requestIdReused);
    expect(await balanceOf(player, 'player:coin')).toBe(8_000);
    expect(await balanceOf(player, 'player:lottery:entered')).toBe(2);
    expect(await ordersOf(player)).toEqual([first.data.order]);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R11] numbers of purchases at once follow each other, and none is sold twice', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => rich()));
    const bought = await Promise.all(players.map((player) => buy(player, { count: 3 })));
    const numbers = bought.flatMap(({ data }) => [0, 1, 2].map((at) => data.order.first + at));
    expect(new Set(numbers).size).toBe(18);
    const sorted = numbers.toSorted((a, b) => a - b);
    expect((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)).toBe(17);
  });

  it('[R11] free tickets of the balance buy tickets, and too few are reported', async () => {
    const player = await rich(0, 3);
    const { data } = await buy(player, { count: 2, payWith: 'tickets' });
    expect(data).toMatchObject({ order: { stake: 0, tickets: 2 }, lottery: 1, coin: 0 });
    expect((await buy(player, { count: 2, payWith: 'tickets' })).code).toBe(
      ERROR_CODES.lotteryTicketsMissing,
    );
    expect((await buy(player)).code).toBe(ERROR_CODES.balanceTooLow);
    expect(await balanceOf(player, 'player:lottery')).toBe(1);
  });

  it('[R11] ticket of the last second before the closing is in, one of the closing itself is refused and costs nothing', async () => {
    const [early, late] = [await rich(), await rich()];
    const { id, closesAt } = await roundOf();
    const begun = clock.now();
    for (const player of [early, late]) await keepSignedIn(player, closesAt);
    clock.advance(closesAt - 1 - begun);
    expect((await buy(early)).code).toBe(0);
    clock.advance(1);
    expect((await buy(late)).code).toBe(ERROR_CODES.lotteryClosed);
    expect(await balanceOf(late, 'player:coin')).toBe(100_000);
    expect(
      await sql`select from lottery_orders where round_id = ${id} and player_id = ${early.id}`,
    ).toHaveLength(1);
    await draw(early);
    expect((await ordersOf(early))[0].state).not.toBe('open');
  });

  it('[R11] purchase for a round that was drawn meanwhile is refused', async () => {
    const player = await rich();
    const { number } = await roundOf();
    await draw(player);
    const answer = await buy(player, { number });
    expect(answer.code).toBe(ERROR_CODES.lotteryClosed);
    expect(await balanceOf(player, 'player:coin')).toBe(100_000);
  });

  it('[R11] limit of each player and the last ticket hold against concurrent purchases', async () => {
    const player = await rich();
    await setTerms('daily', { digits: 1, perPlayer: 8, prizes: [{ digits: 1, amount: 5_000 }] });
    await draw(player);
    const answers = await Promise.all([buy(player, { count: 5 }), buy(player, { count: 5 })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ERROR_CODES.lotteryLimit]);
    const others = await Promise.all([rich(), rich()]);
    const rest = await Promise.all(others.map((other) => buy(other, { count: 5 })));
    expect(rest.map(({ code }) => code).toSorted()).toEqual([0, ERROR_CODES.lotterySoldOut]);
    expect((await offerOf(player)).round).toMatchObject({ sold: 10, bought: 5 });
  });

  it('[D06] weekend lottery goes on while the daily one is stopped, and the other way round', async () => {
    const player = await rich();
    await lottery.run();
    await stopActivity(55, false);
    expect((await buy(player)).code).toBe(ERROR_CODES.activityClosed);
    expect((await buy(player, { product: 'weekend' })).code).toBe(0);
    expect((await offerOf(player)).isOpen).toBe(false);
    expect((await offerOf(player, 'weekend')).isOpen).toBe(true);
    await stopActivity(55, true);
    await stopActivity(33, false);
    expect((await buy(player, { product: 'weekend' })).code).toBe(ERROR_CODES.activityClosed);
    expect((await offerOf(player)).isOpen).toBe(true);
    await stopActivity(33, true);
  });

  it('guest is asked to sign in', async () => {
    const { code } = await ask('getLottery', { id: '', sessionId: 'nobody' });
    expect(code).toBe(ERROR_CODES.sessionEnded);
  });
});
