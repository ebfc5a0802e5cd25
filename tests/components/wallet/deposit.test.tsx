import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  cancelRecharge,
  getTradeInfo,
  recharge,
  rechargeOrder,
  type TradeInfo,
} from '../../../contract/wallet/wallet-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { deposit } from '../../src/features/wallet/trade.ts';
import { channels } from '../support/config.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { amountField, answerWallet, form, MEMBER, openForm, PAGE } from './deposit-page.ts';
import { platformTrade, readyTerms } from './money-answers.ts';

describe('deposit form', () => {
  it('[R65] guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('[T13, V03] channel of the market is preselected, and only amounts from its minimum on are offered', async () => {
    const { user } = await openForm();
    expect(screen.getByRole('radio', { name: /^E-wallet/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: '₱500' }));
    expect(amountField()).toHaveProperty('value', '500');
    expect(screen.getByText('New balance').textContent).toContain('₱500.00');
    expect(screen.getByRole('button', { name: 'Deposit ₱500.00' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
    expect(screen.queryByRole('radio', { name: '₱100' })).toBeNull();
    expect(screen.getByRole('radio', { name: '₱200' })).toBeTruthy();
  });

  it('[T13] last used channel is first and selected', async () => {
    await openForm({ lastRechargeTypeId: 3, totalRecharge: cents(25_000) });
    expect(screen.getByText('Last used shown first')).toBeTruthy();
    const [first] = within(screen.getByRole('group', { name: /^Pay with/ })).getAllByRole('radio');
    expect(first).toBe(screen.getByRole('radio', { name: /^QR Ph/ }));
    expect(first).toHaveProperty('checked', true);
  });

  it('[V02] minimum of later deposits is announced before the first one', async () => {
    await openForm();
    expect(screen.getByText(/First deposit: ₱1.00 or more. After that: ₱100.00 or more/)).toBeTruthy();
  });

  it('[V02] minimum of later deposits applies after the first one', async () => {
    const { user } = await openForm({ totalRecharge: cents(20_000) });
    expect(screen.getByText(/Minimum ₱100.00: this isn’t your first deposit/)).toBeTruthy();
    await fillIn(user, amountField(), '99.99');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(noteOf(amountField())).toBe('');
    expect(screen.getByText('The minimum is ₱100.00.')).toBeTruthy();
    expect(document.activeElement).toBe(amountField());
    expect(server().asked(recharge)).toEqual([]);
  });

  it.each([
    ['', 'Enter or choose an amount.'],
    ['0.50', 'The minimum is ₱1.00.'],
    ['50000.01', 'The maximum per deposit is ₱50,000.00.'],
    ['150,75', /^We can’t tell which amount this is/],
    ['1.999', /^Use up to two decimals/],
  ])('[V02] amount “%s” is rejected with the reason', async (typed, reason) => {
    const { user } = await openForm();
    if (typed) await fillIn(user, amountField(), typed);
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(screen.getByText(reason)).toBeTruthy();
    expect(server().asked(recharge)).toEqual([]);
  });

  it('[R65] market without an open channel shows so', async () => {
    const closed = channels().map((channel) => ({ ...channel, status: 0 }));
    answerWallet({
      appRechargeTypeMap: Object.fromEntries(closed.map((each) => [each.id, each])),
    } as Partial<TradeInfo>);
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'No payment methods available' })).toBeTruthy();
  });

  it('[R65] unverified player reads what to do, and deposits once approved', async () => {
    answerWallet({ isKycMissing: true });
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Verify your identity first' })).toBeTruthy();
    const verify = screen.getByRole('link', { name: 'Verify my identity' });
    expect(verify.getAttribute('href')).toBe('/member/profile/kyc');
    answerWallet();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await form()).toBeTruthy();
  });

  it('[R65] wallet that does not load shows an error and can be loaded again', async () => {
    answerWallet();
    server().cut(getTradeInfo);
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your wallet' })).toBeTruthy();
    answerWallet();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await form()).toBeTruthy();
  });

  it('[R65] loading wallet is announced to a screen reader, and shows no form before', async () => {
    answerWallet();
    const release = server().hold(getTradeInfo, platformTrade());
    await openPage(PAGE, MEMBER);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent !== null)).toBe(true);
    release();
    expect(await form()).toBeTruthy();
  });

  it('[R65] form cannot be sent while the device is offline', async () => {
    connectionStore.setState({ isOnline: false });
    await openForm();
    expect(screen.getByText('You’re offline. Deposits are back when you reconnect.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deposit' })).toHaveProperty('disabled', true);
    connectionStore.setState({ isOnline: true });
  });

  it('[R65] name=withdraw opens the withdraw tab', async () => {
    const { user } = await openForm();
    server().answer(getWithdrawTerms, readyTerms());
    await user.click(screen.getByRole('radio', { name: 'Withdraw' }));
    expect(await screen.findByText('Available to withdraw')).toBeTruthy();
    expect(location.search).toBe('?name=withdraw');
  });
});

describe('sent deposit', () => {
  it('[R65, C90] payment page of the provider is opened', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await openForm();
    server().answer(
      recharge,
      deposit({ amount: cents(50_000), state: 'pending', payUrl: 'https://pay.example/d1' }),
    );
    await fillIn(user, amountField(), '500');
    await user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/d1'));
    expect(server().asked(recharge)).toMatchObject([{ channelId: 1, amount: 50_000 }]);
    leave.mockRestore();
  });

  it.each(['₱1,500.00', '\u2068₱\u00a01,500.00\u2069.', '１，５００'])(
    '[V02] amount pasted as %j is read, told beside the field and sent as ₱1,500.00',
    async (text) => {
      const { user } = await openForm();
      server().answer(recharge, deposit({ amount: cents(150_000) }));
      await fillIn(user, amountField(), text);
      expect(screen.getByText('= ₱1,500.00')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Deposit ₱1,500.00' }));
      await waitFor(() => expect(server().asked(recharge)).toMatchObject([{ amount: 150_000 }]));
    },
  );

  it.each(['1.500,00', '1,50', '1.500', '1,5000.00', '1e3', '−500', '₱₱500', '500.505'])(
    '[V02] ambiguous amount %j is told as no amount, refused, and stays in the field',
    async (text) => {
      const { user } = await openForm();
      await fillIn(user, amountField(), text);
      expect(screen.queryByText(/^= /)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Deposit' }));
      await waitFor(() => expect(amountField().getAttribute('aria-invalid')).toBe('true'));
      expect(amountField()).toHaveProperty('value', text);
      expect(server().asked(recharge)).toEqual([]);
    },
  );

  it('[R65] rejection shows that no deposit was made, and why', async () => {
    const { user } = await openForm();
    server().reject(recharge, 'depositLimitReached');
    await fillIn(user, amountField(), '500');
    await user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Deposit not made');
    expect(notice.textContent).toContain('That’s over your deposit limit.');
  });

  it('[R65] request without an answer is sent again after a reload, and makes one deposit', async () => {
    const { user, unmount } = await openForm();
    server().cut(recharge);
    await fillIn(user, amountField(), '320');
    await user.click(screen.getByRole('button', { name: 'Deposit ₱320.00' }));
    expect(await screen.findByText('No response yet')).toBeTruthy();
    unmount();
    const open = { amount: cents(32_000), state: 'pending', expiresAt: Date.now() + 900_000 } as const;
    server().answer(recharge, deposit(open));
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
    expect(screen.getByText('₱320.00')).toBeTruthy();
    const ids = server()
      .asked(recharge)
      .map(({ requestId }) => requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('[R65] open deposit is cancelled to deposit another amount', async () => {
    const open = deposit({ state: 'pending', expiresAt: Date.now() + 900_000 });
    answerWallet({ openDeposit: open });
    server().answer(cancelRecharge, { ...open, state: 'cancelled' });
    const { user } = await openPage(PAGE, MEMBER);
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    answerWallet();
    await user.click(screen.getByRole('button', { name: 'Cancel and change amount' }));
    expect(await form()).toBeTruthy();
    expect(server().asked(cancelRecharge)).toMatchObject([{ depositId: 'd1' }]);
  });

  it.each([
    ['failed', 'Payment declined'],
    ['expired', 'Payment page expired'],
    ['paid', 'Deposit received'],
  ] as const)('[R65] end of kind %s is told with what follows', async (state, title) => {
    localStorage.setItem('followed_deposit:7', 'd1');
    answerWallet();
    server().answer(rechargeOrder, { ...deposit({ state, payUrl: null, settledAt: 1 }), coin: cents(0) });
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View receipt' })).toBeTruthy();
  });
});
