import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logout } from '../../../contract/auth/auth-calls.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import { type Forfeiture, getForfeitures } from '../../../contract/wallet/forfeiture-calls.ts';
import { getSafebox, moveSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { hasWithdrawalOnlySession } from '../../../src/session/player/withdrawal-only.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { readyTerms, someWithdrawal } from './money-answers.ts';

const PAGE = '/auth/way-out';

const forfeiture = (changes: Partial<Forfeiture> = {}): Forfeiture => ({
  number: 'F-12',
  at: 1_790_000_000_000,
  amount: cents(123_400),
  reason: 'underAge',
  text: 'The document shows another day of birth.',
  appealUntil: 1_792_000_000_000,
  reversedAt: null,
  ...changes,
});

interface Answers {
  terms?: Partial<WithdrawTerms>;
  held?: number;
  forfeitures?: Forfeiture[];
}

function answerAll({ terms = {}, held = 0, forfeitures = [] }: Answers): void {
  server().answer(getWithdrawTerms, readyTerms(terms));
  server().answer(getForfeitures, { forfeitures });
  server().answer(getSafebox, {
    coin: cents(60_000),
    safebox: cents(held),
    hasPassword: true,
    passwordLength: 6,
    passwordLockedUntil: null,
    minAmount: cents(100),
    maxHeld: cents(10_000_000),
  });
}

/** The page as somebody sees it whose sign-in was refused and who has proved who they are. */
async function openWithdrawalOnly(answers: Answers = {}) {
  answerAll(answers);
  sessionStorage.setItem('way_out', 'withdrawal-only-token');
  sessionStorage.setItem('way_out_player', '7');
  const page = await openPage(PAGE);
  return page;
}

describe('withdrawal-only session', () => {
  it('player without such a session reads how to start it', async () => {
    await openPage(PAGE);
    expect(await screen.findByRole('heading', { name: 'This page has expired' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(server().asked(getWithdrawTerms)).toEqual([]);
  });

  it('page shows a loading state, and help is open meanwhile', async () => {
    answerAll({});
    const release = server().hold(getWithdrawTerms, readyTerms());
    sessionStorage.setItem('way_out', 'withdrawal-only-token');
    const { user } = await openPage(PAGE);
    await expectLoading();
    await user.click(screen.getByRole('button', { name: 'Help and someone to talk to' }));
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
    release();
    expect(await screen.findByText('Your balance')).toBeTruthy();
  });

  it('player sees the balance and the payout methods of their accounts', async () => {
    await openWithdrawalOnly();
    expect(await screen.findByText('₱600.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'E-wallet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bank account' })).toBeNull();
    expect(screen.queryByRole('link', { name: /deposit/i })).toBeNull();
  });

  it('player without a balance reads that there is nothing to pay out', async () => {
    await openWithdrawalOnly({ terms: { coin: NO_CENTS, withdrawable: NO_CENTS } });
    expect(await screen.findByText('Nothing left to withdraw.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'E-wallet' })).toBeNull();
  });

  it('open withdrawal is listed with its amount', async () => {
    await openWithdrawalOnly({ terms: { open: [someWithdrawal()], pending: cents(25_000) } });
    const open = await screen.findByRole('region', { name: 'Pending withdrawals' });
    expect(open.textContent).toContain('₱250.00');
  });

  it('player opens a withdrawal and returns to the overview', async () => {
    const { user } = await openWithdrawalOnly();
    await user.click(await screen.findByRole('button', { name: 'E-wallet' }));
    expect(await screen.findByRole('textbox', { name: /amount/i })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to overview' }));
    expect(await screen.findByRole('button', { name: 'E-wallet' })).toBeTruthy();
  });

  it('player without a payout account can add one here', async () => {
    const { user } = await openWithdrawalOnly({ terms: { accounts: [], missing: ['account'] } });
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    expect(await screen.findByRole('textbox', { name: 'Account number' })).toBeTruthy();
  });

  it('forfeiture is shown with its reason, and can be appealed', async () => {
    await openWithdrawalOnly({ forfeitures: [forfeiture()] });
    expect(await screen.findByText(/₱1,234\.00/)).toBeTruthy();
    expect(screen.getByText(/The document shows another day of birth\./)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/complaint?topic=forfeiture&subject=F-12');
  });

  it('forfeiture that was paid back is no longer shown', async () => {
    await openWithdrawalOnly({ forfeitures: [forfeiture({ reversedAt: 1_791_000_000_000 })] });
    await screen.findByText('₱600.00');
    expect(screen.queryByText(/The document shows/)).toBeNull();
  });

  it('whole safebox is moved to the balance with the password', async () => {
    const { user } = await openWithdrawalOnly({ held: 30_000 });
    await fillIn(user, await screen.findByLabelText('Your withdrawal PIN'), '739182');
    server().answer(moveSafebox, { coin: cents(90_000), safebox: NO_CENTS });
    answerAll({ terms: { coin: cents(90_000) } });
    await user.click(screen.getByRole('button', { name: 'Move it all to your balance' }));
    expect(await screen.findByText('₱900.00')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('Your withdrawal PIN')).toBeNull());
    expect(server().asked(moveSafebox)).toMatchObject([
      { direction: 'out', amount: 30_000, password: '739182' },
    ]);
  });

  it('wrong safebox password is shown, and the money stays', async () => {
    const { user } = await openWithdrawalOnly({ held: 30_000 });
    await fillIn(user, await screen.findByLabelText('Your withdrawal PIN'), '111222');
    server().reject(moveSafebox, 'withdrawPasswordWrong', { left: 2 });
    await user.click(screen.getByRole('button', { name: 'Move it all to your balance' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: 'Move it all to your balance' })).toBeTruthy();
  });

  it('terms that could not be loaded can be loaded again', async () => {
    answerAll({});
    server().reject(getWithdrawTerms, 'internal');
    sessionStorage.setItem('way_out', 'withdrawal-only-token');
    const { user } = await openPage(PAGE);
    await tryAgain(user, 'internal', () => server().answer(getWithdrawTerms, readyTerms()));
    expect(await screen.findByRole('button', { name: 'E-wallet' })).toBeTruthy();
  });

  it('sign-out ends the session here and on the server, and leads to the lobby', async () => {
    const { user } = await openWithdrawalOnly();
    server().answer(logout, {});
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(hasWithdrawalOnlySession()).toBe(false);
    expect(server().asked(logout)).toHaveLength(1);
  });
});
