import { beforeAll, expect, it } from 'vitest';
import { PAYMENT_COMMANDS, type PaymentAction } from '../../../server/sandbox/mock-payment-provider.ts';
import { fetchFromProviders } from '../../../server/wallet/fetch-provider-payments-job.ts';
import { seedPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { AMOUNT, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useDepositPlatform(database);
const { clock, recharge, order, press } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

interface Outcome {
  /** States of the deposit at once, and after the provider was queried a while later. */
  readonly states: readonly [string, string];
  readonly coin: number;
  /** Verdict of each callback, in alphabetical order; forged ones leave no row. */
  readonly verdicts: readonly string[];
  /** Status codes of the deliveries, as the provider received them. */
  readonly answers: readonly number[];
}

const OUTCOMES: Readonly<Record<PaymentAction | 'pending', Outcome>> = {
  approve: { states: ['paid', 'paid'], coin: AMOUNT, verdicts: ['credited'], answers: [200] },
  decline: { states: ['failed', 'failed'], coin: 0, verdicts: ['failed'], answers: [200] },
  pending: { states: ['pending', 'pending'], coin: 0, verdicts: [], answers: [] },
  // Delivered after the deposit has expired, below.
  late: { states: ['pending', 'pending'], coin: 0, verdicts: [], answers: [] },
  twice: { states: ['paid', 'paid'], coin: AMOUNT, verdicts: ['credited', 'paidTwice'], answers: [200, 200] },
  short: {
    states: ['underReview', 'underReview'],
    coin: 0,
    verdicts: ['mismatched', 'noChange'],
    answers: [422],
  },
  forged: { states: ['pending', 'pending'], coin: 0, verdicts: [], answers: [401] },
  disorder: {
    states: ['paid', 'paid'],
    coin: AMOUNT,
    verdicts: ['credited', 'noChange'],
    answers: [200, 200],
  },
  unheard: { states: ['pending', 'paid'], coin: AMOUNT, verdicts: ['credited'], answers: [] },
};

it('[R65] [C90] every payment command of the sandbox has an expected outcome', () => {
  expect(Object.keys(OUTCOMES).toSorted()).toEqual([...PAYMENT_COMMANDS, 'pending'].toSorted());
});

it.each(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[])(
  '[R65] [C90] sandbox payment of the kind "%s" has its expected outcome',
  async (act) => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const page = await fetch(deposit.payUrl.replace(/^http:\/\/[^/]+/, platform.sandbox().url));
    if (act === 'pending') expect(await page.text()).toContain('/wallets?name=deposit');
    else expect(await page.text()).toContain(`/${act}"`);
    if (act !== 'pending') await press(deposit.payUrl, act);
    await platform.sandbox().mockProvider.deliverDue();
    const { states, coin, verdicts, answers } = OUTCOMES[act];
    const stateNow = async () => (await order(player, deposit.depositId)).data.state;
    expect(await stateNow()).toBe(states[0]);
    clock.advance(4 * 60_000);
    await fetchFromProviders(app.context);
    expect((await order(player, deposit.depositId)).data).toMatchObject({ state: states[1], coin });
    const rows =
      await sql`select verdict from payment_callbacks where deposit_id = ${deposit.depositId} order by verdict`;
    expect(rows.map(({ verdict }) => verdict)).toEqual(verdicts);
    const told = platform
      .sandbox()
      .mockProvider.state.deliveries.filter(({ body }) => body.includes(deposit.depositId));
    expect(told.flatMap(({ status }) => status ?? [])).toEqual(answers);
  },
);

it('[C90] late payment is credited after its deposit has expired', async () => {
  const { player, depositId } = await platform.expired();
  expect((await order(player, depositId)).data).toMatchObject({ state: 'expired', coin: 0 });
  clock.advance(1_000);
  await platform.sandbox().mockProvider.deliverDue();
  expect((await order(player, depositId)).data).toMatchObject({ state: 'paid', coin: AMOUNT });
  expect((await auditLedger(sql)).isSound).toBe(true);
});
