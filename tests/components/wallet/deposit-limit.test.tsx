import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { getFirstDeposit } from '../../../contract/rewards/bonus-calls.ts';
import { recharge } from '../../../contract/wallet/wallet-calls.ts';
import { applyProtection } from '../../../src/session/player/protection-store.ts';
import { deposit } from '../../src/features/wallet/trade.ts';
import { told } from '../protection/protection-answers.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someOffer, withOffers } from './bonus-answers.ts';
import { amountField, answerWallet, form, MEMBER, PAGE } from './deposit-page.ts';

/** A limit of ₱2,000 in 24 hours, of which this much is left. */
const limited = (left: number) => told({}, { value: 200_000, used: 200_000 - left, left });

async function openLimited(left: number, offers?: Parameters<typeof answerWallet>[1]) {
  answerWallet({}, offers);
  server().answer(getSelfLimited, limited(left));
  const page = await openPage(PAGE, MEMBER);
  await form();
  return page;
}

const offered = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('deposit form of a player with a deposit limit', () => {
  it('[R51] amounts above what is left are off with the reason, and the range ends there', async () => {
    await openLimited(70_000);
    expect(offered('₱500').disabled).toBe(false);
    const off = offered('₱1,000');
    expect(off.disabled).toBe(true);
    const reason = document.getElementById(off.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Your deposit limit leaves ₱700.00, so larger amounts are off.');
    expect(screen.getByText('₱1.00 to ₱700.00')).toBeTruthy();
  });

  it('[R51] what is left stands as a bar', async () => {
    await openLimited(50_000);
    const bar = screen.getByRole('progressbar', { name: 'Deposits in 24 hours' });
    expect(bar.getAttribute('aria-valuetext')).toBe('₱500.00 left of ₱2,000.00');
    expect(bar.getAttribute('value')).toBe('25');
  });

  it('[R51] typed amount above what is left is not sent, and the reason is told', async () => {
    const { user } = await openLimited(70_000);
    await fillIn(user, amountField(), '700.01');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(screen.getByText('Your deposit limit leaves ₱700.00.')).toBeTruthy();
    expect(server().asked(recharge)).toEqual([]);
  });

  it('[R51] player with a limit is not asked to set one first, one without a limit is', async () => {
    await openLimited(70_000);
    expect(screen.queryByText('Set a deposit limit first?')).toBeNull();
    answerWallet();
    await openPage(PAGE, MEMBER);
    expect(await screen.findByText('Set a deposit limit first?')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[R51] less than the minimum leaves no amount to choose, and both figures are told', async () => {
    await openLimited(50);
    expect(screen.getByText('Minimum ₱1.00; your limit leaves ₱0.50')).toBeTruthy();
    expect(amountField()).toHaveProperty('disabled', true);
    for (const radio of within(
      screen.getByRole('radiogroup', { name: 'Quick amounts' }),
    ).getAllByRole<HTMLInputElement>('radio'))
      expect(radio.disabled).toBe(true);
  });

  it('[R51] bonus that needs a larger deposit than is left is not offered', async () => {
    await openLimited(20_000, withOffers(someOffer({ minDeposit: cents(30_000) })));
    expect(screen.queryByRole('radio', { name: /^First deposit/ })).toBeNull();
  });

  it('[R51] new deposit renews what is left, and a limit set meanwhile turns amounts off', async () => {
    const { user } = await openLimited(70_000);
    applyProtection(limited(30_000));
    await waitFor(() => expect(offered('₱500').disabled).toBe(true));
    const asked = server().asked(getSelfLimited).length;
    server().answer(recharge, deposit({ state: 'pending', payUrl: null, qrText: 'code' }));
    await user.click(offered('₱200'));
    await user.click(screen.getByRole('button', { name: /^Deposit ₱200/ }));
    await waitFor(() => expect(server().asked(getSelfLimited).length).toBeGreaterThan(asked));
  });
});

describe('offers of a player with a deposit limit', () => {
  it('[R51, O07] examples of the first deposit stay within what is left, and an offer beyond it cannot be taken', async () => {
    server().answer(getFirstDeposit, { offer: someOffer(), edgePpm: 40_000 });
    applyProtection(limited(60_000));
    await showOverlay('first-deposit', {}, MEMBER);
    const examples = await screen.findByRole('table');
    expect(within(examples).getByRole('rowheader', { name: '₱500' })).toBeTruthy();
    expect(within(examples).queryByRole('rowheader', { name: '₱1,000' })).toBeNull();
    applyProtection(limited(5_000));
    expect(await screen.findByText(/^Your deposit limit leaves ₱50\.00/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deposit with bonus' })).toBeNull();
  });

  it('[R51] tips before the first deposit lead to the limits only of who has none', async () => {
    await showOverlay('first-deposit-tips', {}, MEMBER);
    expect(await screen.findByRole('link', { name: 'Set a limit first' })).toBeTruthy();
    applyProtection(limited(60_000));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Set a limit first' })).toBeNull());
  });
});
