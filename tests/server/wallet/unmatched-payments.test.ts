import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { CommandError } from '../../../server/ops/command.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase();
const { sql } = database;
const { app, clock, ordered, recharge, order, callback } = useDepositPlatform(database);

function ops(...words: string[]): Promise<string> {
  clock.advance(1);
  return operateByTwo(sql, clock.now(), ['payment', ...words]);
}

/** The id that `payment list` shows for a deposit; null without one. */
async function waiting(depositId: string): Promise<string | null> {
  const line = (await ops('list')).split('\n').find((each) => each.includes(depositId));
  return line?.split('\t')[0] ?? null;
}

async function orderedAndPaid(changes: Record<string, unknown>[]) {
  const { player, depositId } = await ordered();
  for (const change of changes) await callback(paid(depositId, change));
  return { player, depositId };
}

const unclaimed = async () => {
  const [row] = await sql<{ sum: number }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from entries where account = 'house:unclaimed'`;
  return row?.sum;
};
const wallet = ({ id }: TestPlayer) => readWallet(sql, id);
const auditOf = async (payment: string) =>
  sql<{ act: string; actor: string; details: Record<string, unknown> }[]>`
    select act, actor, details from audit_log where details ->> 'payment' = ${payment}`;

describe('unmatched payment', () => {
  it('[C90] unmatched payment is booked separately, and credited with its amount in a deposit of its own', async () => {
    const { player, depositId } = await orderedAndPaid([{}, { paymentId: 'payment-2' }]);
    expect(await unclaimed()).toBe(AMOUNT);
    const id = (await waiting(depositId)) ?? '';
    expect(await ops('credit', id, 'the', 'player', 'wants', 'it')).toMatch(
      /^₱500\.00 \(50000 cents\) credited to /,
    );
    expect(await wallet(player)).toMatchObject({ coin: 2 * AMOUNT, totalRecharge: 2 * AMOUNT });
    expect(await unclaimed()).toBe(0);
    expect(await waiting(depositId)).toBeNull();
    const rows =
      await sql`select state, amount, payment_ref from deposits where player_id = ${player.id} order by id`;
    expect(rows).toEqual([
      { state: 'paid', amount: AMOUNT, paymentRef: 'payment-1' },
      { state: 'paid', amount: AMOUNT, paymentRef: 'payment-2' },
    ]);
    expect(await auditOf(id)).toEqual([
      {
        act: 'payment credit',
        actor: 'pim',
        details: expect.objectContaining({
          askedBy: 'olive',
          reason: 'the player wants it',
          amount: AMOUNT,
          verdict: 'paidTwice',
        }),
      },
    ]);
  });

  it('[C90] payment of another amount pays its deposit with the received amount', async () => {
    const { player, depositId } = await orderedAndPaid([{ amount: 40_000 }]);
    expect(await wallet(player)).toMatchObject({ coin: 0, totalRecharge: 0 });
    await ops('credit', (await waiting(depositId)) ?? '', 'short', 'by', 'a', 'fee');
    expect(await wallet(player)).toMatchObject({ coin: 40_000, totalRecharge: 40_000 });
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'paid',
      amount: 40_000,
      coin: 40_000,
    });
    // The right amount after it is one more payment, which is held in turn.
    await callback(paid(depositId, { paymentId: 'payment-9', amount: 40_000 }));
    expect(await waiting(depositId)).not.toBeNull();
  });

  it('[C90] unmatched payment is returned to the payer, and the player’s balance is unchanged', async () => {
    const { player, depositId } = await orderedAndPaid([{}, { paymentId: 'payment-2' }]);
    const before = (await unclaimed()) ?? 0;
    const id = (await waiting(depositId)) ?? '';
    expect(await ops('returned', id, 'R-1', 'paid', 'by', 'mistake')).toContain('refunded');
    expect((await wallet(player)).coin).toBe(AMOUNT);
    expect(await unclaimed()).toBe(before - AMOUNT);
    expect(await auditOf(id)).toMatchObject([
      { act: 'payment returned', details: { returnRef: 'R-1', reason: 'paid by mistake' } },
    ]);
  });

  it('[C90] payment in another currency can only be returned, and is never in the ledger', async () => {
    const { player, depositId } = await orderedAndPaid([{ currency: 'USD' }]);
    const before = await unclaimed();
    const id = (await waiting(depositId)) ?? '';
    await expect(ops('credit', id, 'why', 'not')).rejects.toThrow('only "payment return" fits');
    expect(await waiting(depositId)).toBe(id);
    await ops('returned', id, 'R-2', 'wrong', 'currency');
    expect([await waiting(depositId), (await wallet(player)).coin, await unclaimed()]).toEqual([
      null,
      0,
      before,
    ]);
  });

  it('[C90] unmatched payment is resolved once, with a reason, and only if it is known', async () => {
    const { player, depositId } = await orderedAndPaid([{}, { paymentId: 'payment-2' }]);
    const id = (await waiting(depositId)) ?? '';
    await expect(ops('credit', id)).rejects.toThrow('Missing: the reason');
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => ops('credit', id, 'all', 'at', 'once')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ops('return', id, 'again')).rejects.toThrow(CommandError);
    await expect(ops('return', randomUUID(), 'nobody’s')).rejects.toThrow('payment list');
    expect((await wallet(player)).coin).toBe(2 * AMOUNT);
  });

  it('[C90] unmatched payment is listed once, however many events report it', async () => {
    const before = (await unclaimed()) ?? 0;
    const second = { paymentId: 'payment-2' };
    const { player, depositId } = await orderedAndPaid([{}, second]);
    const repeats = [second, { ...second, amount: 40_000 }, {}, { amount: 40_000 }];
    for (const change of repeats) {
      expect(await (await callback(paid(depositId, change))).json()).toEqual({ result: 'noChange' });
    }
    expect((await unclaimed()) ?? 0).toBe(before + AMOUNT);
    await ops('returned', (await waiting(depositId)) ?? '', 'R-3', 'paid', 'twice');
    expect(await (await callback(paid(depositId, second))).json()).toEqual({ result: 'noChange' });
    expect([await waiting(depositId), await unclaimed()]).toEqual([null, before]);
    expect((await wallet(player)).coin).toBe(AMOUNT);
  });

  it('[C90] unmatched payment stays with the operator, also when its amount is corrected afterwards', async () => {
    const before = (await unclaimed()) ?? 0;
    const { player, depositId } = await orderedAndPaid([{ amount: 40_000 }]);
    for (const change of [{ amount: 40_000 }, {}]) {
      expect(await (await callback(paid(depositId, change))).json()).toEqual({ result: 'noChange' });
    }
    expect([await unclaimed(), (await wallet(player)).coin]).toEqual([before + 40_000, 0]);
    await ops('credit', (await waiting(depositId)) ?? '', 'short', 'by', 'a', 'fee');
    expect(await (await callback(paid(depositId))).json()).toEqual({ result: 'noChange' });
    expect([await unclaimed(), (await wallet(player)).coin]).toEqual([before, 40_000]);
    expect(await waiting(depositId)).toBeNull();
  });

  it('[C90] payment in another currency is superseded by an event in the deposit’s own currency', async () => {
    const { player, depositId } = await orderedAndPaid([{ currency: 'USD' }, { currency: 'USD' }]);
    expect(await (await callback(paid(depositId))).json()).toEqual({ result: 'credited' });
    expect([await waiting(depositId), (await wallet(player)).coin]).toEqual([null, AMOUNT]);
  });

  it('[C90] failure of another amount is no payment and is not listed', async () => {
    const { depositId } = await orderedAndPaid([{ amount: 1, status: 'failed' }]);
    expect(await waiting(depositId)).toBeNull();
  });

  it('[C90] payment is checked against the currency of its deposit, whatever the market’s currency is by then', async () => {
    const player = await seedPlayer(app().context);
    const { data } = await recharge(player);
    const change = (currency: string) =>
      sql`update config set value = jsonb_set(value, '{currency}', to_jsonb(${currency}::text)) where key = 'market'`;
    await change('EUR');
    const answer = await callback(paid(data.depositId));
    await change('PHP');
    expect(await answer.json()).toEqual({ result: 'credited' });
  });

  it('ledger is sound after all unmatched payments', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
