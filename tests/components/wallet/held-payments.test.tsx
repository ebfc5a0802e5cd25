import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { HeldPayment, HeldReason } from '../../../contract/wallet/held-payment.ts';
import { getHeldPayments } from '../../../contract/wallet/record-calls.ts';
import { type DepositState, rechargeOrder } from '../../../contract/wallet/wallet-calls.ts';
import { deposit } from '../../src/features/wallet/trade.ts';
import { factsOf } from '../support/facts-of.ts';
import { tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerWallet, MEMBER, openForm, PAGE } from './deposit-page.ts';
import { heldPayment } from './held-answers.ts';
import { answerRecords } from './record-answers.ts';

const held = () => screen.findByRole('region', { name: 'Payments not credited yet' });
const records = () => screen.getByRole('link', { name: 'View in my transactions' }).getAttribute('href');

/** The deposit that the player last saw has ended, with these payments for it. */
async function openEnded(state: DepositState, ...payments: HeldPayment[]) {
  localStorage.setItem('followed_deposit:7', 'd1');
  answerWallet();
  const ended = deposit({ state, payUrl: null, settledAt: 1, held: payments });
  server().answer(rechargeOrder, { ...ended, coin: cents(0) });
  return openPage(PAGE, MEMBER);
}

describe('payment held for review', () => {
  it('[R65] payment under review tells what came, what was ordered, why it waits and until when', async () => {
    await openEnded('underReview', heldPayment());
    expect(await screen.findByRole('heading', { name: 'Payment under review' })).toBeTruthy();
    expect(factsOf(await held())).toMatchObject({
      'Amount received': '₱150.00',
      'Amount requested': '₱200.00',
      Reason: 'You paid less than requested.',
      'What’s next': expect.stringMatching(/^We’ll check it, then add it to your balance/),
      Received: expect.stringContaining('Sep 20, 2026'),
      'Due by': expect.stringContaining('Sep 23, 2026'),
      Reference: 'PAY-77',
    });
    expect(Object.keys(factsOf(await held()))).not.toContain('Done');
  });

  it('[R65] amount that was ordered does not stand as what came', async () => {
    await openEnded('underReview', heldPayment());
    const status = (await screen.findByRole('heading', { name: 'Payment under review' })).parentElement;
    expect(status?.getAttribute('role')).toBe('status');
    expect(status?.textContent).not.toContain('₱');
  });

  it('[R65] payment in another currency is told in that currency, and the order in the market’s', async () => {
    await openEnded('underReview', heldPayment({ reason: 'currency', currency: 'USD' }));
    expect(factsOf(await held())).toMatchObject({
      'Amount received': expect.stringMatching(/^USD\s150\.00$/),
      'Amount requested': '₱200.00',
      Reason: 'You paid in another currency.',
    });
  });

  it.each([
    ['over', 'You paid more than requested.'],
    ['twice', 'This deposit was already paid. This is a second payment.'],
    ['limit', 'Your deposit limit had no room left when it arrived.'],
    ['unknown', 'It came without a deposit number. We found that it’s yours.'],
  ] satisfies [HeldReason, string][])('[R65] payment held as %s says why', async (reason, why) => {
    await openEnded('underReview', heldPayment({ reason }));
    expect(factsOf(await held())).toMatchObject({ Reason: why });
  });

  it('[R65] payment on its way back says so', async () => {
    await openEnded('returning', heldPayment({ state: 'returning' }));
    expect(await screen.findByRole('heading', { name: 'Sending your payment back' })).toBeTruthy();
    expect((await held()).textContent).toContain('Being sent back');
    expect((await held()).textContent).toContain('The full amount goes back to where you paid from.');
  });

  it('[R65] payment that was sent back names the day and the reference of the return', async () => {
    const back = { dueAt: null, resolvedAt: Date.UTC(2026, 8, 22, 12), returnReference: 'RET-9' };
    await openEnded('returned', heldPayment({ state: 'returned', ...back }));
    expect(await screen.findByRole('heading', { name: 'Payment sent back' })).toBeTruthy();
    const facts = factsOf(await held());
    expect(facts).toMatchObject({
      Done: expect.stringContaining('Sep 22, 2026'),
      'Return reference': 'RET-9',
    });
    expect(Object.keys(facts)).not.toContain('Due by');
  });

  it('[R65] paid deposit with a second payment shows both, and leads to the records', async () => {
    await openEnded(
      'paid',
      heldPayment({ reason: 'twice' }),
      heldPayment({ id: 'h2', state: 'credited', amount: cents(4_000), dueAt: null, resolvedAt: 1 }),
    );
    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeTruthy();
    const payments = within(await held()).getAllByRole('article');
    expect(payments.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '₱150.00Under review',
      '₱40.00In your balance',
    ]);
    expect(records()).toBe('/wallets/record?kind=deposit');
  });

  it('[R65] deposit without such a payment says nothing of any', async () => {
    await openEnded('paid');
    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Payments not credited yet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View in my transactions' })).toBeNull();
  });
});

describe('held payments elsewhere', () => {
  it.each([
    [1, '1 payment isn’t in your balance yet.'],
    [2, '2 payments aren’t in your balance yet.'],
  ])(
    '[R65] form for another deposit counts the %i that are held, and leads to them',
    async (count, words) => {
      await openForm({
        heldPayments: Array.from({ length: count }, (_, index) => heldPayment({ id: `h${index}` })),
      });
      expect(screen.getByText(words)).toBeTruthy();
      expect(records()).toBe('/wallets/record?kind=deposit');
    },
  );

  it('[R68] records of deposits show them, also where no balance has moved', async () => {
    answerRecords([]);
    server().answer(getHeldPayments, { list: [heldPayment()] });
    await openPage('/wallets/record?kind=deposit', MEMBER);
    expect((await held()).textContent).toContain('₱150.00');
    expect(screen.getByRole('heading', { name: 'No transactions' })).toBeTruthy();
  });

  it('[R68] records of another kind neither ask for them nor show them', async () => {
    answerRecords([]);
    server().answer(getHeldPayments, { list: [heldPayment()] });
    await openPage('/wallets/record?kind=bet', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No transactions' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Payments not credited yet' })).toBeNull();
    expect(server().asked(getHeldPayments)).toEqual([]);
  });

  it.each(['internal', 'forbidden'] as const)(
    '[R68] records never look complete while held payments are out of reach (%s)',
    async (failure) => {
      answerRecords([]);
      server().reject(getHeldPayments, failure);
      const { user } = await openPage('/wallets/record', MEMBER);
      await tryAgain(user, failure, () => server().answer(getHeldPayments, { list: [heldPayment()] }));
      expect(await held()).toBeTruthy();
    },
  );
});
