import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getSafebox, moveSafebox, type SafeboxTerms } from '../../../contract/wallet/safebox-calls.ts';
import { setSafeboxPassword } from '../../../contract/wallet/withdraw-calls.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { amountField, answerTerms, MEMBER, PIN, pinField } from './withdraw-page.ts';

describe('withdraw password', () => {
  it('[R65] password that is short, guessable or not repeated is shown at its field', async () => {
    answerTerms({ hasPassword: false });
    const { user } = await showOverlay('withdraw-password', {}, MEMBER);
    const first = await screen.findByLabelText('New PIN');
    const again = screen.getByLabelText('Confirm PIN');
    const save = () => user.click(screen.getByRole('button', { name: 'Save PIN' }));
    await fillIn(user, first, '12');
    await save();
    await waitFor(() => expect(noteOf(first)).toBe('Enter 6 digits.'));
    await fillIn(user, first, '123456');
    await save();
    await waitFor(() => expect(noteOf(first)).toBe('Choose a PIN that’s harder to guess.'));
    await fillIn(user, first, PIN);
    await fillIn(user, again, '739183');
    await save();
    await waitFor(() => expect(noteOf(again)).toBe('The PINs don’t match.'));
    expect(noteOf(screen.getByLabelText('Account password'))).toBe('Enter your account password.');
  });

  it('[R65] password is set with the password of the account', async () => {
    answerTerms({ hasPassword: false });
    server().answer(getSafebox, SAFEBOX);
    server().answer(setSafeboxPassword, { hasSafeboxPassword: true });
    const { user } = await showOverlay('withdraw-password', {}, MEMBER);
    await fillIn(user, await screen.findByLabelText('New PIN'), PIN);
    await fillIn(user, screen.getByLabelText('Confirm PIN'), PIN);
    await fillIn(user, screen.getByLabelText('Account password'), 'Lantern2026');
    await user.click(screen.getByRole('button', { name: 'Save PIN' }));
    expect(await screen.findByText('Withdrawal PIN set')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(profileStore.getState().user?.hasSafeboxPassword).toBe(true);
  });
});

const SAFEBOX: SafeboxTerms = {
  coin: cents(60_000),
  safebox: cents(0),
  hasPassword: true,
  passwordLength: 6,
  passwordLockedUntil: null,
  minAmount: cents(100),
  maxHeld: cents(1_000_000_000),
};

describe('safebox', () => {
  it('[R65] money is moved into the safebox and the totals follow', async () => {
    server().answer(getSafebox, SAFEBOX);
    server().answer(moveSafebox, { coin: cents(35_000), safebox: cents(25_000) });
    const { user } = await openPage('/wallets/safebox', MEMBER);
    await fillIn(user, await amountField(), '250');
    await fillIn(user, pinField(), PIN);
    await user.click(screen.getByRole('button', { name: 'Move to safebox' }));
    expect(await screen.findByText('₱250.00 moved to your safebox')).toBeTruthy();
    expect(server().asked(moveSafebox)).toMatchObject([{ direction: 'in', amount: 25_000, password: PIN }]);
    await user.click(screen.getByRole('radio', { name: 'Take out' }));
    expect(screen.getByRole('button', { name: 'Max: ₱250.00' })).toBeTruthy();
  });

  it('[R65] amount above the balance, and a missing password, are shown at their fields', async () => {
    server().answer(getSafebox, SAFEBOX);
    const { user } = await openPage('/wallets/safebox', MEMBER);
    await fillIn(user, await amountField(), '700');
    await user.click(screen.getByRole('button', { name: 'Move to safebox' }));
    await waitFor(async () => expect(noteOf(await amountField())).toBe('Your balance is ₱600.00.'));
    expect(noteOf(pinField())).toBe('Enter your withdrawal PIN.');
    expect(server().asked(moveSafebox)).toEqual([]);
  });

  it('[R65] safebox without a password leads to its page', async () => {
    server().answer(getSafebox, { ...SAFEBOX, hasPassword: false });
    await openPage('/wallets/safebox', MEMBER);
    expect(await screen.findByText('Set a withdrawal PIN to use the safebox')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Set PIN' })).toBeTruthy();
  });

  it('[R65] safebox that does not load shows an error and can be loaded again', async () => {
    server().cut(getSafebox);
    const { user } = await openPage('/wallets/safebox', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your wallet' })).toBeTruthy();
    server().answer(getSafebox, SAFEBOX);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amountField()).toBeTruthy();
  });
});
