import { describe, expect, it } from 'vitest';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { returnPayments } from '../../../server/wallet/return-payments.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
const { app, clock, recharge, order, callback } = platform;
const SMALL = 30_000;

const limit = ({ sessionId }: TestPlayer, value: number) =>
  app().call('setSelfLimited', { key: 'depositDay', value }, sessionId);
const held = ({ id }: TestPlayer) => readBalance(sql, id, 'held');
const coin = ({ id }: TestPlayer) => readBalance(sql, id, 'coin');
const verdict = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { result: string }).result;

async function deposit(player: TestPlayer, amount: number) {
  const { data } = await recharge(player, { amount });
  return { id: data.depositId as string, payUrl: data.payUrl as string };
}

describe('payment above the player’s deposit limit', () => {
  it('[R51] late payment above the limit is held in full, cannot be played, and is refunded to its source', async () => {
    const player = await seedPlayer(app().context);
    await limit(player, AMOUNT);
    const late = await deposit(player, SMALL);
    await platform.press(late.payUrl, 'late');
    clock.advance(15 * 60_000);
    const second = await deposit(player, AMOUNT);
    expect(await verdict(callback(paid(second.id)))).toBe('credited');
    clock.advance(1_000);
    await platform.sandbox().mockProvider.deliverDue();
    expect([await coin(player), await held(player)]).toEqual([AMOUNT, SMALL]);
    expect((await order(player, late.id)).data).toMatchObject({
      state: 'returning',
      held: [{ reason: 'limit', state: 'returning', amount: SMALL, orderedAmount: SMALL }],
    });
    expect((await auditLedger(sql)).isSound).toBe(true);

    expect(await returnPayments(app().context)).toBe(1);
    expect([await coin(player), await held(player)]).toEqual([AMOUNT, 0]);
    expect((await order(player, late.id)).data).toMatchObject({ state: 'returned', coin: AMOUNT });
    expect(platform.sandbox().mockProvider.state.refunds).toMatchObject([{ amount: SMALL, currency: 'PHP' }]);
    const audit = await sql<{ act: string; details: Record<string, unknown> }[]>`
      select act, details from audit_log where subject = ${player.id} and act like 'payment %' order by place`;
    expect(audit).toMatchObject([
      { act: 'payment held', details: { amount: SMALL, left: 0, depositId: late.id } },
      { act: 'payment returned', details: { amount: SMALL, verdict: 'overLimit' } },
    ]);
    const [sent] = await sql<{ amount: number }[]>`
      select sum(amount)::bigint as amount from entries where account = 'provider:sandbox'`;
    expect(sent?.amount).toBe(-AMOUNT);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R51] late payment within the limit is credited', async () => {
    const player = await seedPlayer(app().context);
    await limit(player, AMOUNT);
    const late = await deposit(player, AMOUNT);
    clock.advance(15 * 60_000);
    expect(await verdict(callback(paid(late.id)))).toBe('credited');
    expect([await coin(player), await held(player)]).toEqual([AMOUNT, 0]);
  });

  it('[R51] open deposit keeps its share of the limit against a late payment', async () => {
    const player = await seedPlayer(app().context);
    await limit(player, AMOUNT);
    const late = await deposit(player, AMOUNT);
    clock.advance(15 * 60_000);
    const open = await deposit(player, AMOUNT);
    expect(await verdict(callback(paid(late.id)))).toBe('overLimit');
    expect(await verdict(callback(paid(open.id)))).toBe('credited');
    expect([await coin(player), await held(player)]).toEqual([AMOUNT, AMOUNT]);
  });

  it('[R51] limit that is tightened after a deposit was created applies to its payment', async () => {
    const player = await seedPlayer(app().context);
    const [first, second] = [await deposit(player, SMALL), await deposit(player, SMALL)];
    await limit(player, SMALL);
    // The earlier of two open deposits has the share of the limit, whichever is paid first.
    expect(await verdict(callback(paid(second.id, { amount: SMALL })))).toBe('overLimit');
    expect(await verdict(callback(paid(first.id, { amount: SMALL })))).toBe('credited');
    expect([await coin(player), await held(player)]).toEqual([SMALL, SMALL]);
  });

  it('[R51] payment beside a tightened limit is credited before it or held by it', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await seedPlayer(app().context);
      const { id } = await deposit(player, AMOUNT);
      const [, result] = await Promise.all([limit(player, AMOUNT - 1), verdict(callback(paid(id)))]);
      expect(['credited', 'overLimit']).toContain(result);
      expect([await coin(player), await held(player)]).toEqual(
        result === 'credited' ? [AMOUNT, 0] : [0, AMOUNT],
      );
    }
  });

  it('[R51] one of two concurrent late payments is credited, and the other one is held', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const player = await seedPlayer(app().context);
      await limit(player, AMOUNT);
      const first = await deposit(player, AMOUNT);
      clock.advance(15 * 60_000);
      const second = await deposit(player, AMOUNT);
      clock.advance(15 * 60_000);
      const results = await Promise.all([first, second].map(({ id }) => verdict(callback(paid(id)))));
      expect(results.toSorted()).toEqual(['credited', 'overLimit']);
      expect([await coin(player), await held(player)]).toEqual([AMOUNT, AMOUNT]);
      clock.advance(86_400_000);
    }
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R51] payment under review cannot be credited above the limit', async () => {
    const player = await seedPlayer(app().context);
    const short = await deposit(player, AMOUNT);
    await callback(paid(short.id, { amount: AMOUNT - 100 }));
    await limit(player, AMOUNT - 101);
    const { data } = await app().call('getHeldPayments', { from: null, to: null }, player.sessionId);
    const credit = () => operateByTwo(sql, clock.now(), ['payment', 'credit', data.list[0].id, 'a fee']);
    await expect(credit()).rejects.toThrow('deposit limit is reached: only "payment return" fits');
    expect(await coin(player)).toBe(0);
  });
});
