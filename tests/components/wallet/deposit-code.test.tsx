import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshData } from '../../../contract/config/refresh-calls.ts';
import { cents } from '../../../contract/money.ts';
import {
  cancelRecharge,
  type Deposit,
  recharge,
  rechargeOrder,
} from '../../../contract/wallet/wallet-calls.ts';
import { drawQr } from '../../../src/ui/qr-code.ts';
import { deposit } from '../../src/features/wallet/trade.ts';
import { failCall } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage } from '../support/open-page.tsx';
import { givePen } from '../support/pen.ts';
import { catchSavedFiles } from '../support/saved-files.ts';
import { server } from '../support/server.ts';
import { amountField, answerWallet, MEMBER, openForm, PAGE } from './deposit-page.ts';

const TEXT = '00020101021228PH.PPMI.P2M-d1';
const withCode = (changes: Partial<Deposit> = {}) =>
  deposit({ state: 'pending', qrText: TEXT, channelId: 3, expiresAt: Date.now() + 900_000, ...changes });

const code = () => screen.findByRole('img', { name: 'QR code to pay ₱200.00' });
const button = (name: string) => screen.getByRole('button', { name });

async function openCode(changes: Partial<Deposit> = {}) {
  answerWallet({ openDeposit: withCode(changes) });
  return openPage(PAGE, MEMBER);
}

describe('code of a deposit', () => {
  it('[R65] code of the provider is drawn with its amount and what to do on either phone', async () => {
    await openCode();
    const { size, path } = drawQr(TEXT);
    expect((await code()).getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    expect((await code()).querySelector('path')?.getAttribute('d')).toBe(path);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Open your bank or e-wallet app and choose Scan.',
      'Scan this code. On this phone, save it first, then pick it from your photos in the app.',
      'Check the amount is ₱200.00, then pay once. This page updates automatically.',
    ]);
    expect(screen.getByText('Checking every few seconds').querySelector('[role="timer"]')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^Expires in 1[45]:\d\d$/);
  });

  it('[R65] provider’s page stays the second choice beside a code, and is not opened by itself', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await openForm();
    server().answer(recharge, withCode());
    await fillIn(user, amountField(), '200');
    await user.click(button('Deposit ₱200.00'));
    expect(await code()).toBeTruthy();
    const page = screen.getByRole('link', { name: 'Pay on the provider’s page' });
    expect(page.getAttribute('href')).toBe('http://pay.example/d1');
    expect(leave).not.toHaveBeenCalled();
    leave.mockRestore();
  });

  it('[R65] code is saved as an image that is named after the deposit', async () => {
    const saved = catchSavedFiles();
    vi.stubGlobal('Path2D', class {});
    const pen = givePen();
    const { user } = await openCode();
    await code();
    await user.click(button('Save QR code'));
    expect(saved.names).toEqual(['deposit-d1.png']);
    expect(pen.fillRect).toHaveBeenCalledWith(0, 0, 1024, 1024);
    vi.unstubAllGlobals();
  });

  it('[R65] text that no code can hold leaves the provider’s page to pay on', async () => {
    await openCode({ qrText: 'x'.repeat(4000) });
    expect(
      await screen.findByText('Couldn’t create the QR code. Pay on the provider’s page instead.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay on the provider’s page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save QR code' })).toBeNull();
  });

  it('[R65] deposit that the provider has not answered yet has nothing to pay by, and can be cancelled', async () => {
    await openCode({ state: 'created', payUrl: null, qrText: null });
    expect(await screen.findByRole('heading', { name: 'Setting up your deposit' })).toBeTruthy();
    expect(screen.getByText(/^Getting the payment page ready\./)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /payment page|provider’s page/ })).toBeNull();
    expect(button('Cancel and change amount')).toBeTruthy();
  });

  it('[R65] time that is left counts down to nothing and no further', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await openCode({ expiresAt: Date.now() + 62_000 });
    await code();
    const left = () => screen.getByRole('timer').textContent;
    expect(left()).toBe('Expires in 1:02');
    act(() => void vi.advanceTimersByTime(3_000));
    expect(left()).toBe('Expires in 0:59');
    act(() => void vi.advanceTimersByTime(90_000));
    expect(left()).toBe('Expires in 0:00');
  });

  it('[R65] deposit that has ended shows no code any more', async () => {
    localStorage.setItem('followed_deposit:7', 'd1');
    answerWallet();
    const ended = deposit({ state: 'expired', qrText: TEXT });
    server().answer(rechargeOrder, { ...ended, coin: cents(0) });
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('heading', { name: 'Payment page expired' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Payment QR code' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('deposit that is watched', () => {
  /** The page lies in the background, where it asks nothing by itself, until the player comes back or the test ends. */
  const hidePage = () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    return async () => {
      visibility.mockReturnValue('visible');
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    };
  };
  const openHidden = async () => {
    const comeBack = hidePage();
    const { user } = await openCode();
    await code();
    expect(server().asked(rechargeOrder)).toEqual([]);
    return { user, comeBack };
  };

  it('[R65] payment in another app is seen as soon as the player comes back, with the new balance', async () => {
    const { comeBack } = await openHidden();
    server().reject(refreshData, 'internal');
    const paid = deposit({ state: 'paid', channelId: 3, payUrl: null, settledAt: 1 });
    server().answer(rechargeOrder, { ...paid, coin: cents(20_000) });
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.getByText('Current balance').nextSibling?.textContent).toBe('₱200.00');
    expect(server().asked(rechargeOrder)).toMatchObject([{ depositId: 'd1' }]);
  });

  it('[R65] question without an answer says so, and code and page stay', async () => {
    const { comeBack } = await openHidden();
    server().reject(rechargeOrder, 'internal');
    await comeBack();
    expect(await screen.findByText(/^No response right now\. We’ll keep checking\./)).toBeTruthy();
    expect(await code()).toBeTruthy();
  });

  it.each([
    ['internal', 'Something went wrong on our side.'],
    ['offline', 'You’re offline.'],
    ['forbidden', 'Your account doesn’t have access to this.'],
  ] as const)('[R65] cancellation that fails (%s) says why, and can be tried again', async (kind, words) => {
    const { user } = await openCode();
    await code();
    failCall(cancelRecharge, kind);
    await user.click(button('Cancel and change amount'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Deposit not canceled');
    expect(notice.textContent).toContain(words);
    expect(await code()).toBeTruthy();
    answerWallet();
    server().answer(cancelRecharge, withCode({ state: 'cancelled', payUrl: null, qrText: null }));
    await user.click(button('Cancel and change amount'));
    expect(await screen.findByRole('form', { name: 'Deposit' })).toBeTruthy();
  });

  it('[R65] cancelled deposit that was paid meanwhile is shown as paid', async () => {
    const { user } = await openHidden();
    server().reject(refreshData, 'internal');
    const paid = deposit({ state: 'paid', payUrl: null, settledAt: 1 });
    server().answer(cancelRecharge, paid);
    server().answer(rechargeOrder, { ...paid, coin: cents(20_000) });
    await user.click(button('Cancel and change amount'));
    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Current balance').nextSibling?.textContent).toBe('₱200.00'));
  });
});
