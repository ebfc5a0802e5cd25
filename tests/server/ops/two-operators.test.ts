import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/public/config-value-queries.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { withdrawConfig } from '../../../server/wallet/public/wallet-config.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { AMOUNT, paid, useDepositPlatform } from '../wallet/deposit-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useDepositPlatform(database);
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

function ops(actor: string, line: string): Promise<string> {
  platform.clock.advance(1);
  return operate(sql, platform.clock.now(), actor, line.split(' '));
}

const approvalOf = (say: string): string => /act approve (\S+)/.exec(say)?.[1] ?? '';
const coinOf = async ({ id }: TestPlayer) => (await readWallet(sql, id)).coin;

/** A second payment of a deposit, which waits for the operators. */
async function leftOver() {
  const player = await seedPlayer(app.context);
  const { data } = await platform.recharge(player);
  await platform.callback(paid(data.depositId));
  await platform.callback(paid(data.depositId, { paymentId: 'payment-2' }));
  const line = (await ops('olive', 'payment list')).split('\n').find((each) => each.includes(data.depositId));
  return { player, id: line?.split('\t')[0] ?? '' };
}

describe('command that moves money', () => {
  it('[C90] command is requested by one operator and runs when another approves it, and the audit log has both', async () => {
    const { player, id } = await leftOver();
    const say = await ops('olive', `payment credit ${id} the player wants it`);
    expect(say).toMatch(
      /^Not done yet; another operator must approve it: act approve \S+\nThen: ₱500\.00 \(50000 cents\) credited/,
    );
    expect(await coinOf(player)).toBe(AMOUNT);
    expect(await ops('pim', 'act list')).toContain(
      `payment credit ${id} the player wants it\tasked by olive`,
    );
    expect(await ops('pim', `act approve ${approvalOf(say)}`)).toMatch(
      /^₱500\.00 \(50000 cents\) credited to /,
    );
    expect(await coinOf(player)).toBe(2 * AMOUNT);
    const rows = await sql`
      select act, actor, subject, details from audit_log where details ->> 'wish' = ${approvalOf(say)} order by place`;
    expect(rows).toEqual([
      expect.objectContaining({ act: 'act ask', actor: 'olive', subject: 'payment credit' }),
      expect.objectContaining({
        act: 'payment credit',
        actor: 'pim',
        details: expect.objectContaining({ askedBy: 'olive', reason: 'the player wants it', amount: AMOUNT }),
      }),
    ]);
  });

  it('[C90] command is never approved by its requester, nor under an unknown name', async () => {
    const { player, id } = await leftOver();
    const approval = approvalOf(await ops('olive', `payment return ${id} paid by mistake`));
    await expect(ops('olive', `act approve ${approval}`)).rejects.toThrow('another operator');
    for (const nobody of ['OLIVE', 'olivé', 'оlive'])
      await expect(ops(nobody, `act approve ${approval}`)).rejects.toThrow('no operator');
    expect(await ops('pim', `act approve ${approval}`)).toContain('refunded');
    expect(await coinOf(player)).toBe(AMOUNT);
  });

  it('[C90] command runs once when four operators approve at the same moment', async () => {
    const { player, id } = await leftOver();
    const approval = approvalOf(await ops('olive', `payment credit ${id} all at once`));
    const tries = await Promise.allSettled(
      ['pim', 'rob', 'sue', 'tom'].map((who) => ops(who, `act approve ${approval}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await coinOf(player)).toBe(2 * AMOUNT);
  });

  it('impossible command is rejected at once, and an unapproved one expires after a week', async () => {
    await expect(ops('olive', 'payment credit 1 why')).rejects.toThrow('no held payment "1"');
    const { id } = await leftOver();
    const refused = approvalOf(await ops('olive', `payment credit ${id} first`));
    expect(await ops('olive', `act refuse ${refused} a slip of mine`)).toBe('payment credit: refused.');
    await expect(ops('pim', `act approve ${refused}`)).rejects.toThrow('act list');
    const forgotten = approvalOf(await ops('olive', `payment credit ${id} second`));
    platform.clock.advance(7 * 86_400_000);
    await expect(ops('pim', `act approve ${forgotten}`)).rejects.toThrow('act list');
    expect(await ops('pim', 'act list')).toBe('Nothing waits.');
  });

  it('rule by which money moves needs two operators, and other rules need one', async () => {
    const before = await readConfig(sql, withdrawConfig);
    const say = await ops('olive', 'config set withdraw.autoApproveMax 99000000');
    expect(await readConfig(sql, withdrawConfig)).toEqual(before);
    await expect(ops('olive', `act approve ${approvalOf(say)}`)).rejects.toThrow('another operator');
    await ops('pim', `act approve ${approvalOf(say)}`);
    expect((await readConfig(sql, withdrawConfig)).autoApproveMax).toBe(99_000_000);
    expect(approvalOf(await ops('olive', 'jackpot share mini 2500'))).not.toBe('');
    expect(approvalOf(await ops('olive', 'config set lengths.account.min 7'))).toBe('');
  });
});
