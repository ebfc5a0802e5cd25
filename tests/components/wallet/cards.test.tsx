import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { addBankInfo, getWithdrawTerms, modifyBankInfo } from '../../../contract/wallet/withdraw-calls.ts';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { NO_BONUSES, readyTerms, WALLET_ACCOUNT } from './money-answers.ts';

const MEMBER = { player: { id: 7, coin: cents(60_000) } };
const PIN = '739182';
const pinField = () => screen.getByLabelText('Your withdrawal PIN');

function answerTerms(changes: Partial<WithdrawTerms> = {}): void {
  server().answer(getWithdrawTerms, readyTerms(changes));
  server().answer(getBonusState, NO_BONUSES);
}

describe('payout accounts', () => {
  it('[R67] empty list shows so', async () => {
    answerTerms({ accounts: [] });
    await openPage('/wallets/card/list', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No accounts yet' })).toBeTruthy();
  });

  it('[R67] list shows each account, masked, and which is the default', async () => {
    answerTerms();
    await openPage('/wallets/card/list', MEMBER);
    const account = await screen.findByRole('link', { name: /^GCash •••• 1234/ });
    expect(account.textContent).toContain('default');
    expect(account.getAttribute('href')).toBe('/wallets/card/edit?id=1');
  });

  it('[R66] legal name is requested first, and once', async () => {
    answerTerms({ realName: '', accounts: [] });
    const { user } = await openPage('/wallets/card/edit', MEMBER);
    await fillIn(user, await screen.findByRole('textbox', { name: 'First and last name' }), 'Ana Cruz');
    const address = { line: '', city: '', region: '', postCode: '' };
    const other = {
      realName: 'Ana Cruz',
      isNameFixed: true,
      email: '',
      address,
      birthDate: '1991-04-23',
      nationality: 'PH',
    };
    server().answer(updateAppUserOther, other);
    answerTerms({ accounts: [] });
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('textbox', { name: 'Account number' })).toBeTruthy();
  });

  it('[R66] rejected name shows the reason at its field, which gets the focus', async () => {
    answerTerms({ realName: '', accounts: [] });
    server().reject(updateAppUserOther, 'realNameInvalid');
    const { user } = await openPage('/wallets/card/edit', MEMBER);
    const name = await screen.findByRole('textbox', { name: 'First and last name' });
    await fillIn(user, name, 'A');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(noteOf(name)).not.toBe(''));
    expect(document.activeElement).toBe(name);
  });

  it('[R66] account is saved only with the password', async () => {
    answerTerms();
    const { user } = await openPage('/wallets/card/edit?id=1', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Remove account' }));
    await waitFor(() => expect(noteOf(pinField())).toBe('Enter your withdrawal PIN.'));
    expect(document.activeElement).toBe(pinField());
    expect(server().asked(modifyBankInfo)).toEqual([]);
  });

  it('[R66, V01] number out of bounds is shown at its field, and the password is required', async () => {
    answerTerms({ accounts: [] });
    const { user } = await openPage('/wallets/card/edit', MEMBER);
    const number = await screen.findByRole('textbox', { name: 'Account number' });
    await fillIn(user, number, '12');
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(noteOf(number)).toBe('Enter 6 to 34 letters or digits.'));
    await fillIn(user, number, '0917 555 1234');
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(noteOf(pinField())).toBe('Enter your withdrawal PIN.'));
    expect(server().asked(addBankInfo)).toEqual([]);
  });

  it('[R66, C33] account is saved and listed', async () => {
    answerTerms({ accounts: [] });
    const { user } = await openPage('/wallets/card/edit', MEMBER);
    await fillIn(user, await screen.findByRole('textbox', { name: 'Account number' }), '0917 555 1234');
    await fillIn(user, pinField(), PIN);
    server().answer(addBankInfo, WALLET_ACCOUNT);
    answerTerms();
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    expect(await screen.findByRole('link', { name: /^GCash •••• 1234/ })).toBeTruthy();
    expect(location.pathname).toBe('/wallets/card/list');
    expect(server().asked(addBankInfo)).toMatchObject([
      { kind: 'ewallet', holder: 'Ana Cruz', password: PIN },
    ]);
  });

  it('[R66, C34] account is deleted with the password', async () => {
    answerTerms();
    const { user } = await openPage('/wallets/card/edit?id=1', MEMBER);
    await fillIn(user, await screen.findByLabelText('Your withdrawal PIN'), PIN);
    server().answer(modifyBankInfo, { accounts: [] });
    answerTerms({ accounts: [] });
    await user.click(screen.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByRole('heading', { name: 'No accounts yet' })).toBeTruthy();
    expect(server().asked(modifyBankInfo)).toMatchObject([{ bankId: 1, isRemoved: true, number: null }]);
  });

  it('[R66] duplicate account is rejected with a message', async () => {
    answerTerms({ accounts: [] });
    server().reject(addBankInfo, 'payoutAccountKnown');
    const { user } = await openPage('/wallets/card/edit', MEMBER);
    await fillIn(user, await screen.findByRole('textbox', { name: 'Account number' }), '0917 555 1234');
    await fillIn(user, pinField(), PIN);
    await user.click(screen.getByRole('button', { name: 'Save account' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This account is already on your list.');
  });
});
