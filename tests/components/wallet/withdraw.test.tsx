import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  getWithdrawal,
  getWithdrawTerms,
  requestWithdrawal,
} from '../../../contract/wallet/withdraw-calls.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someWithdrawal } from './money-answers.ts';
import { amountField, answerTerms, MEMBER, PIN, pinField } from './withdraw-page.ts';

describe('withdraw tab', () => {
  it('[R65] missing requirements are listed with links to complete them', async () => {
    answerTerms({ missing: ['password', 'account'], hasPassword: false, accounts: [] });
    await openPage('/wallets?name=withdraw', MEMBER);
    expect(await screen.findByRole('heading', { name: '2 steps left before you can withdraw' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Set PIN' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add account' }).getAttribute('href')).toBe('/wallets/card/edit');
    expect(screen.getByRole('heading', { name: 'Verify your identity (done)' })).toBeTruthy();
  });

  it('[R65] player with a free bonus reads that one paid deposit is needed, with the way to it', async () => {
    answerTerms({ missing: ['deposit'] });
    await openPage('/wallets?name=withdraw', MEMBER);
    expect(
      await screen.findByText(/it pays out, with anything it won, after one completed deposit/),
    ).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deposit now' });
    expect(link.getAttribute('href')).toBe('/wallets?name=deposit&back=1');
  });

  it('[R65] turnover that is still required is shown in cents', async () => {
    answerTerms({ missing: ['wagering'], wageringLeft: cents(20_000), wageringOf: cents(20_000) });
    await openPage('/wallets?name=withdraw', MEMBER);
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('₱200.00 of ₱200.00 to go');
  });

  it('[R65] each payout method shows its bounds and its fee, and open requests are listed', async () => {
    answerTerms({ open: [someWithdrawal()], pending: cents(25_000) });
    await openPage('/wallets?name=withdraw', MEMBER);
    const bank = await screen.findByRole('link', { name: /^Bank account/ });
    expect(bank.textContent).toContain('₱500.00 to ₱500,000.00 · ₱15.00 fee');
    expect(screen.getByRole('link', { name: /^E-wallet/ }).textContent).toContain('no fee');
    expect(
      within(screen.getByRole('region', { name: 'Pending withdrawals' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  it('[R65] terms that do not load show an error and can be loaded again', async () => {
    answerTerms();
    server().cut(getWithdrawTerms);
    const { user } = await openPage('/wallets?name=withdraw', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your wallet' })).toBeTruthy();
    answerTerms();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Available to withdraw')).toBeTruthy();
  });
});

describe('withdrawal form', () => {
  const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));

  it.each([
    ['', 'Enter an amount.'],
    ['99.99', 'The minimum is ₱100.00.'],
    ['700', 'You can withdraw up to ₱600.00.'],
    ['1,5', /^We can’t tell which amount/],
  ])('[R69] amount “%s” is rejected at its field', async (typed, reason) => {
    answerTerms();
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    if (typed) await fillIn(user, await amountField(), typed);
    else await amountField();
    await next(user);
    if (typeof reason === 'string')
      await waitFor(async () => expect(noteOf(await amountField())).toBe(reason));
    else await waitFor(async () => expect(noteOf(await amountField())).toMatch(reason));
    expect(screen.queryByRole('heading', { name: 'Review your withdrawal' })).toBeNull();
  });

  it('[R69] balance below the minimum is offered whole, once and without a fee', async () => {
    answerTerms({ coin: cents(1_500), withdrawable: cents(1_500) });
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    expect(await screen.findByText(/As ₱15\.00 is all you have, you can withdraw it once/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /₱15\.00/ }));
    expect(screen.getByText('Fee').nextElementSibling?.textContent).toBe('₱0.00');
    await next(user);
    expect(await screen.findByRole('heading', { name: 'Review your withdrawal' })).toBeTruthy();
  });

  it('[R69] balance below the minimum that was paid out once already is refused', async () => {
    answerTerms({ coin: cents(1_500), withdrawable: cents(1_500), canPayRemainder: false });
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '15');
    await next(user);
    await waitFor(async () => expect(noteOf(await amountField())).toBe('The minimum is ₱100.00.'));
  });

  it('[R69, C32] fee and net amount are shown before the password is requested', async () => {
    answerTerms();
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '250');
    expect(screen.getByText('Fee')).toBeTruthy();
    expect(screen.getByText('Processing time')).toBeTruthy();
    await next(user);
    expect(await screen.findByRole('heading', { name: 'Review your withdrawal' })).toBeTruthy();
    expect(screen.getByText(/You can’t cancel the withdrawal/)).toBeTruthy();
    const paid = someWithdrawal({ state: 'paid', waitsFor: null, paidAt: 1_790_000_001_000 });
    server().answer(requestWithdrawal, { ...paid, coin: cents(35_000) });
    server().answer(getWithdrawal, { ...paid, coin: cents(35_000) });
    answerTerms({ coin: cents(35_000), withdrawable: cents(35_000) });
    await fillIn(user, pinField(), PIN);
    await user.click(screen.getByRole('button', { name: 'Withdraw ₱250.00' }));
    expect(await screen.findByRole('heading', { name: 'Paid out' })).toBeTruthy();
    expect(server().asked(requestWithdrawal)).toMatchObject([{ bankId: 1, amount: 25_000, password: PIN }]);
    expect(profileStore.getState().user?.coin).toBe(35_000);
  });

  it('[R69] wrong password is shown at its field', async () => {
    answerTerms();
    server().reject(requestWithdrawal, 'withdrawPasswordWrong');
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '250');
    await next(user);
    await fillIn(user, await screen.findByLabelText('Your withdrawal PIN'), '111222');
    await user.click(screen.getByRole('button', { name: 'Withdraw ₱250.00' }));
    await waitFor(() => expect(noteOf(pinField())).toContain('Wrong withdrawal PIN.'));
  });

  it('[R69] missing password is shown at its field, and nothing is sent', async () => {
    answerTerms();
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '250');
    await next(user);
    await user.click(await screen.findByRole('button', { name: 'Withdraw ₱250.00' }));
    await waitFor(() => expect(noteOf(pinField())).toBe('Enter your withdrawal PIN.'));
    expect(document.activeElement).toBe(pinField());
    expect(server().asked(requestWithdrawal)).toEqual([]);
  });

  it('[R69] amount is validated when its field is left, and not during typing', async () => {
    answerTerms();
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '1');
    expect(noteOf(await amountField())).not.toContain('least');
    await user.tab();
    await waitFor(async () => expect(noteOf(await amountField())).toBe('The minimum is ₱100.00.'));
    await user.type(await amountField(), '5');
    await waitFor(async () => expect(noteOf(await amountField())).toContain('₱100.00'));
    expect(noteOf(await amountField())).not.toContain('least');
  });

  it('[R69, C32] request without an answer is sent again with the same id', async () => {
    answerTerms();
    server().cut(requestWithdrawal);
    const { user } = await openPage('/withdrawal/ewallet', MEMBER);
    await fillIn(user, await amountField(), '250');
    await next(user);
    await fillIn(user, await screen.findByLabelText('Your withdrawal PIN'), PIN);
    await user.click(screen.getByRole('button', { name: 'Withdraw ₱250.00' }));
    expect(await screen.findByText('No response yet')).toBeTruthy();
    const sent = someWithdrawal();
    server().answer(requestWithdrawal, { ...sent, coin: cents(35_000) });
    server().answer(getWithdrawal, { ...sent, coin: cents(35_000) });
    await user.click(screen.getByRole('button', { name: 'Withdraw ₱250.00' }));
    expect(await screen.findByRole('heading', { name: 'Withdrawal requested' })).toBeTruthy();
    const ids = server()
      .asked(requestWithdrawal)
      .map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('[R69] rejection shows the reason and that the money is back', async () => {
    answerTerms();
    const rejected = someWithdrawal({
      state: 'rejected',
      rejectedBy: 'operator',
      reason: 'the account is closed',
      rejectedAt: 1_790_000_002_000,
      waitsFor: null,
    });
    server().answer(getWithdrawal, { ...rejected, coin: cents(60_000) });
    await openPage('/withdrawal/ewallet?id=w1', MEMBER);
    expect(await screen.findByText('the account is closed')).toBeTruthy();
    expect(screen.getByText('The full amount is back in your balance.')).toBeTruthy();
  });

  it('[R69] request under review shows so', async () => {
    answerTerms();
    const waiting = someWithdrawal({
      state: 'reviewing',
      reviewingAt: 1_790_000_002_000,
      waitsFor: 'operator',
    });
    server().answer(getWithdrawal, { ...waiting, coin: cents(60_000) });
    await openPage('/withdrawal/ewallet?id=w1', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Under review' })).toBeTruthy();
  });
});
