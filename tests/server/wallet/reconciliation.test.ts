import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReport, writeReport } from '../../../server/wallet/settlement-report.ts';
import { seedPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { paid } from './deposit-platform.ts';
import { useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { clock, recharge, press, callback, ops } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const report = async (): Promise<string> =>
  (await fetch(`${platform.sandbox().url}/sandbox/payments.csv`)).text();
const folder = mkdtempSync(join(tmpdir(), 'report-'));

/** The operator's output for a report that `change` has falsified. */
async function reconcile(change: (text: string) => string = (text) => text): Promise<string> {
  const file = join(folder, `${randomUUID()}.csv`);
  writeFileSync(file, change(await report()));
  return ops('olive', `payment reconcile sandbox ${file}`);
}

async function payIn(act = 'approve') {
  const player = await seedPlayer(app.context);
  const { data } = await recharge(player);
  clock.advance(1_000);
  await press(data.payUrl, act);
  const [row] = await sql<{ paymentRef: string }[]>`
    select payment_ref from deposits where id = ${data.depositId}`;
  return { depositId: data.depositId as string, paymentId: row?.paymentRef ?? '' };
}

describe('reconciliation with the provider’s payment list', () => {
  it('[C90] reconciliation agrees when every payment was reported and credited once', async () => {
    await payIn();
    await payIn('decline');
    expect(await reconcile()).toMatch(/^\d+ payments of sandbox compared with \d+ of ours: all agree\.$/);
    expect(
      await ops('olive', `payment reconcile sandbox ${platform.sandbox().url}/sandbox/payments.csv`),
    ).toContain('all agree');
  });

  it('[C90] reconciliation reports a payment whose callback never came', async () => {
    const lost = randomUUID();
    const line = `payment-lost,${lost},50000,PHP,paid,${new Date(clock.now()).toISOString()}\n`;
    expect(await reconcile((text) => text + line)).toContain(`missing\tpayment-lost\tdeposit ${lost}`);
  });

  it('[C90] reconciliation reports a credited payment that the provider does not list as paid', async () => {
    const { paymentId } = await payIn();
    const gone = (text: string) => text.replace(new RegExp(`^${paymentId},.*\n`, 'm'), '');
    expect(await reconcile(gone)).toContain(`unknown\t${paymentId}`);
    const failed = (text: string) => text.replace(new RegExp(`^(${paymentId},.*),paid,`, 'm'), '$1,failed,');
    expect(await reconcile(failed)).toContain(`unknown\t${paymentId}`);
  });

  it('[C90] reconciliation reports another amount, currency or deposit', async () => {
    const { paymentId, depositId } = await payIn();
    const change = (from: string, to: string) => (text: string) =>
      text.replace(new RegExp(`^(${paymentId},.*)$`, 'm'), (line) => line.replace(from, to));
    expect(await reconcile(change(',50000,', ',49999,'))).toContain(
      '₱499.99 (49999 cents) there, ₱500.00 (50000 cents) here',
    );
    expect(await reconcile(change(',PHP,', ',USD,'))).toContain(
      '$500.00 (50000 cents) there, ₱500.00 (50000 cents) here',
    );
    expect(await reconcile(change(depositId, randomUUID()))).toContain(`differs\t${paymentId}`);
  });

  it('[C90] reconciliation reports a deposit that was paid twice until operators have resolved it', async () => {
    const { paymentId } = await payIn('twice');
    expect(await reconcile()).toContain(`doubled\t${paymentId}-2`);
    const [row] = await sql<{ id: string }[]>`
      select id from payment_callbacks where payment_ref = ${`${paymentId}-2`}`;
    await operateByTwo(sql, clock.now(), ['payment', 'return', row?.id ?? '', 'paid', 'twice']);
    expect(await reconcile()).toContain('all agree');
    const twice = (text: string) => text + text.split('\n').find((line) => line.startsWith(`${paymentId},`));
    expect(await reconcile(twice)).toContain(`doubled\t${paymentId}`);
  });

  it('[C90] reconciliation accepts a payment that is booked as unmatched', async () => {
    const player = await seedPlayer(app.context);
    const { data } = await recharge(player);
    await callback(paid(data.depositId, { paymentId: 'payment-short', amount: 49_000 }));
    const line = `payment-short,${data.depositId},49000,PHP,paid,${new Date(clock.now()).toISOString()}\n`;
    expect(await reconcile((text) => text + line)).toContain('all agree');
  });

  it('[C90] reconciliation rejects an unreadable or incomplete list', async () => {
    await expect(reconcile((text) => text.replace('payment_id', 'id'))).rejects.toThrow(/line 1/);
    await expect(reconcile((text) => `${text}payment-x,y,1.5,PHP,paid,2027-01-01\n`)).rejects.toThrow(
      /line \d+/,
    );
    await expect(ops('olive', `payment reconcile sandbox ${folder}/nothing.csv`)).rejects.toThrow(
      /cannot be loaded/,
    );
    const payments = [
      {
        paymentId: 'a',
        reference: 'b',
        amount: 1,
        currency: 'PHP',
        status: 'open' as const,
        at: 1_700_000_000_000,
      },
    ];
    expect(readReport(writeReport(payments))).toEqual(payments);
  });
});
