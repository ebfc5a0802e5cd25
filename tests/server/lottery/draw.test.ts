import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { LotteryDraw, LotteryOrder } from '../../../contract/lottery/lottery-calls.ts';
import { cents, formatCents } from '../../../contract/money.ts';
import { winningNumbers } from '../../../maths/lottery.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { verifyLottery } from '../../../maths/verify-lottery.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { useLottery } from './lottery-platform.ts';

const lottery = useLottery();
const {
  sql,
  clock,
  ask,
  rich,
  offerOf,
  roundOf,
  buy,
  draw,
  keepSignedIn,
  setTerms,
  ordersOf,
  balanceOf,
  run,
} = lottery;
const HOUR = 3_600_000;
/** A guest. */
const NOBODY = { id: '', sessionId: '' };

const drawsOf = async (): Promise<LotteryDraw[]> => {
  const body = { product: 'daily', before: null, pageSize: 20 };
  return (await ask('getLotteryDraws', NOBODY, body)).data.list;
};

/** A round of ten tickets, of which each wins: the number drawn decides how much. */
async function smallRound(): Promise<void> {
  await setTerms('daily', {
    digits: 2,
    perPlayer: 100,
    prizes: [
      { digits: 2, amount: 20_000 },
      { digits: 1, amount: 2_000 },
    ],
  });
  await draw(await rich());
}

describe('draw of a lottery', () => {
  it('[R08, R09, R12] round is drawn at its time, pays what its number wins, and is verified by its seed', async () => {
    await smallRound();
    const player = await rich(200_000);
    const { commit } = await roundOf();
    await buy(player, { count: 100 });
    expect(await balanceOf(player, 'player:coin')).toBe(100_000);
    await draw(player);
    const [made] = await drawsOf();
    if (!made) throw new Error('no draw');
    expect(made.proof.commit).toBe(commit);
    expect(verifyLottery(made)).toEqual({ isSeedKept: true, isOutcomeSame: true });
    expect(
      verifyLottery({ ...made, result: String(99 - Number(made.result)).padStart(2, '0') })?.isOutcomeSame,
    ).toBe(false);
    // One of the hundred numbers has both digits, nine more the last one.
    expect(made.winners).toEqual([1, 9]);
    expect(await balanceOf(player, 'player:coin')).toBe(100_000 + 20_000 + 9 * 2_000);
    expect(await balanceOf(player, 'player:lottery:entered')).toBe(0);
    const [order]: LotteryOrder[] = await ordersOf(player, true);
    expect(order).toMatchObject({ state: 'won', prize: 38_000, result: made.result });
    expect(winningNumbers(order as LotteryOrder, Number(made.result), made.terms.prizes)).toHaveLength(10);
    expect((await offerOf(player)).last).toEqual(made);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R08] winner gets one mail with payout and stake, and nobody else gets one', async () => {
    await smallRound();
    const [winner, loser] = [await rich(200_000), await rich()];
    await buy(winner, { count: 60 });
    await buy(winner, { count: 39 });
    await buy(loser, { count: 1 });
    const { number, id } = await roundOf();
    await draw(winner);
    await sql`update lottery_rounds set paid_at = null where id = ${id}`;
    await run();
    const [made] = await drawsOf();
    const mails = (await ask('getMail2', winner, { category: null, cursor: null, pageSize: 20 })).data.list;
    const prize = (await ordersOf(winner)).reduce((sum: number, order: LotteryOrder) => sum + order.prize, 0);
    const paid = formatCents(cents(prize), { locale: 'en', sign: '₱' });
    expect(mails.map(({ title }: { title: string }) => title)).toEqual([
      `Daily lottery, draw ${number}: ${paid} paid`,
    ]);
    const { data } = await ask('getMailDetail', winner, { id: mails[0].id });
    expect(data.paragraphs[0]).toBe(
      `The winning number is ${made?.result}. Your tickets won ${paid}, which is in your balance. You staked ₱990.00.`,
    );
    expect(data.links).toEqual(['tickets', 'fair']);
    const [{ prize: other } = { prize: null }] = await sql<{ prize: number }[]>`
      select prize from lottery_orders where player_id = ${loser.id}`;
    const sent = await sql`select from mails where player_id = ${loser.id}`;
    expect(sent).toHaveLength(other ? 1 : 0);
  });

  it('[R08] draws by several processes at once give one result, and pay once', async () => {
    await smallRound();
    const player = await rich();
    await buy(player, { count: 50 });
    const { id, drawAt } = await roundOf();
    await keepSignedIn(player, drawAt);
    clock.advance(drawAt - clock.now());
    await Promise.all([run(), run(), run(), run()]);
    await run();
    const [order]: LotteryOrder[] = await ordersOf(player);
    expect(await balanceOf(player, 'player:coin')).toBe(50_000 + (order?.prize ?? 0));
    const paid = await sql`select from journals where player_id = ${player.id} and kind = 'lotteryDrawn'`;
    expect(paid).toHaveLength(1);
    const [row] = await sql`select state, paid_at from lottery_rounds where id = ${id}`;
    expect(row?.state).toBe('drawn');
    expect(row?.paidAt).not.toBeNull();
    const open = await sql`select from lottery_rounds where state = 'open' and product = 'daily'`;
    expect(open).toHaveLength(1);
  });

  it('[R09] draw that was missed is made once, with its late time, and none is made up for', async () => {
    const player = await rich();
    await buy(player);
    const { number, drawAt } = await roundOf();
    const late = drawAt + 50 * HOUR;
    await keepSignedIn(player, late);
    clock.advance(late - clock.now());
    await run();
    const [made] = await drawsOf();
    expect(made).toMatchObject({ number, drawAt, drawnAt: late });
    expect(await roundOf()).toMatchObject({ number: number + 1 });
    expect((await roundOf()).closesAt).toBeGreaterThan(late);
  });

  it('[R09] round without a ticket is drawn too', async () => {
    const player = await rich();
    const { number } = await roundOf();
    await draw(player);
    const [made] = await drawsOf();
    expect(made).toMatchObject({ number, sold: 0, winners: made?.terms.prizes.map(() => 0) });
    expect(verifyLottery(made as LotteryDraw)).toEqual({ isSeedKept: true, isOutcomeSame: true });
  });

  it('[R08] stopped activity draws the round that it has sold, and opens no other', async () => {
    const player = await rich();
    await buy(player);
    await sql`update activities set is_on = false where id = 55`;
    await draw(player);
    expect((await ordersOf(player))[0].state).toMatch(/won|lost/);
    expect((await offerOf(player)).round).toBeNull();
    await sql`update activities set is_on = true where id = 55`;
    await run();
    expect((await offerOf(player)).round).not.toBeNull();
  });

  it('[R09] seed and number of a round on sale are disclosed to nobody', async () => {
    const player = await rich();
    const { number } = await roundOf();
    const answer = await ask('getLotteryDraw', player, { product: 'daily', number });
    expect(answer.code).toBe(ERROR_CODES.lotteryUnknown);
    const { last: _, ...offer } = await offerOf(player);
    expect(JSON.stringify(offer)).not.toContain('serverSeed');
  });

  it('[R09] hash of each purchase changes the client seed: another one gives another draw', async () => {
    const seeds = [];
    for (const clientSeed of ['one-player-seed', 'other-player-seed'].map(seedHashOf)) {
      const player = await rich();
      await buy(player, { clientSeed });
      await draw(player);
      const [made] = await drawsOf();
      expect(made?.proof.clientSeed).not.toBe(made?.proof.commit);
      seeds.push(made?.proof.clientSeed);
    }
    expect(new Set(seeds).size).toBe(2);
  });
});

describe('operators and lotteries', () => {
  it('[R10] cancelled round refunds money and free tickets, and counts as no stake', async () => {
    const player = await rich(50_000, 4);
    await buy(player, { count: 3 });
    await buy(player, { count: 4, payWith: 'tickets' });
    const { number } = await roundOf();
    const listed = await operate(sql, clock.now(), 'olive', ['lottery', 'rounds', 'daily']);
    expect(listed).toContain(`daily ${number}\ton sale`);
    const said = await operateByTwo(sql, clock.now(), ['lottery', 'cancel', 'daily', String(number)]);
    expect(said).toContain(`Round ${number} of daily is cancelled; 7 tickets`);
    await run();
    expect(await balanceOf(player, 'player:coin')).toBe(50_000);
    expect(await balanceOf(player, 'player:lottery')).toBe(4);
    expect((await ordersOf(player)).map(({ state }: LotteryOrder) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
    const [played] = await sql`select staked from played_since(${player.id}, ${clock.now() - 24 * HOUR})`;
    expect(played?.staked).toBe(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
    expect(await operate(sql, clock.now(), 'olive', ['lottery', 'show', 'daily', String(number)])).toContain(
      'settled',
    );
    const { data } = await ask('getMail2', player, { category: null, cursor: null, pageSize: 20 });
    expect(data.list.map(({ title }: { title: string }) => title)).toEqual([
      `Daily lottery, draw ${number}: canceled and refunded`,
    ]);
  });

  it('[R10] closed round can’t be cancelled: its number is fixed', async () => {
    const player = await rich();
    const { number, closesAt } = await roundOf();
    await keepSignedIn(player, closesAt);
    clock.advance(closesAt - clock.now());
    await expect(
      operateByTwo(sql, clock.now(), ['lottery', 'cancel', 'daily', String(number)]),
    ).rejects.toThrow('closed');
    await draw(player);
  });
});
