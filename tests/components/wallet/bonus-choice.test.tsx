import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { type BonusState, getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getTradeInfo, recharge } from '../../../contract/wallet/wallet-calls.ts';
import { deposit } from '../../src/features/wallet/trade.ts';
import { failCall } from '../support/failure.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someOffer, withOffers } from './bonus-answers.ts';
import { amountField, answerWallet, form, MEMBER, openForm, PAGE } from './deposit-page.ts';
import { NO_BONUSES } from './money-answers.ts';

const COUPON = { id: 'c1', source: 'coupon', propId: 1301, percent: 0, fixed: cents(10_000) } as const;
const OFFERS = withOffers(someOffer(), someOffer({ ...COUPON, minDeposit: cents(30_000) }));

const choice = () => screen.queryByRole('group', { name: 'Bonus' });
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  within(screen.getByRole('group', { name: 'Bonus' }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.closest('label')?.firstElementChild?.nextSibling?.textContent);
const deposits = () => server().asked(recharge);

function answerRecharge(): void {
  const open = { state: 'pending', payUrl: null, expiresAt: Date.now() + 900_000 } as const;
  server().answer(recharge, deposit(open));
}

async function openChoice(bonuses: BonusState = OFFERS, query = '') {
  answerWallet({}, bonuses);
  const page = await openPage(PAGE + query, MEMBER);
  await form();
  answerRecharge();
  const send = async (amount: string) => {
    await fillIn(page.user, amountField(), amount);
    await page.user.click(screen.getByRole('button', { name: /^Deposit/ }));
  };
  return { ...page, send };
}

describe('bonus of a deposit', () => {
  it('[O07] no bonus is chosen until the player chooses one, and the deposit then brings none', async () => {
    const { send } = await openChoice();
    expect(chosen()).toEqual(['No bonus']);
    await send('500');
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
    expect(deposits()).toMatchObject([{ amount: 50_000 }]);
    expect(deposits()[0]).not.toHaveProperty('offerId');
  });

  it('[O07] offer tells its terms before an amount is known, and never more than them', async () => {
    await openChoice();
    const note = (name: RegExp) => option(name).closest('label')?.textContent;
    expect(note(/^First deposit/)).toContain(
      '50% of a deposit of ₱100.00 or more, up to ₱500.00. It’s yours once you’ve bet 5× the bonus within 7 days.',
    );
    expect(note(/^Coupon: ₱100\.00/)).toContain(
      '₱100.00 when you deposit ₱300.00 or more. It’s yours once you’ve bet 5× the bonus within 7 days.',
    );
  });

  it.each([
    ['500', '₱250.00 bonus, yours after ₱1,250.00 in bets within 7 days. On average those bets cost ₱50.00.'],
    [
      '20000',
      '₱500.00 bonus, yours after ₱2,500.00 in bets within 7 days. On average those bets cost ₱100.00.',
    ],
    ['99.99', '50% of a deposit of ₱100.00 or more, up to ₱500.00.'],
  ])('[O07] deposit of ₱%s shows its own bonus, bets and cost', async (amount, words) => {
    const { user } = await openChoice();
    await fillIn(user, amountField(), amount);
    expect(option(/^First deposit/).closest('label')?.textContent).toContain(words);
  });

  it('[O07] coupon of a share is named by it', async () => {
    await openChoice(withOffers(someOffer({ id: 'c2', source: 'coupon', propId: 1001, percent: 20 })));
    expect(option(/^Coupon: 20%/)).toHaveProperty('checked', false);
  });

  it('[O07, D17] coupon for one amount says so, and tells its bonus at that amount alone', async () => {
    const exact = someOffer({
      id: 'c3',
      source: 'coupon',
      propId: 1201,
      percent: 20,
      minDeposit: cents(30_000),
    });
    const { user } = await openChoice(withOffers(exact));
    const terms = () => option(/^Coupon/).closest('label')?.textContent;
    expect(terms()).toContain('20% of a deposit of exactly ₱300.00');
    await fillIn(user, amountField(), '300.01');
    expect(terms()).toContain('exactly ₱300.00');
    await fillIn(user, amountField(), '300');
    expect(terms()).toContain('₱60.00 bonus');
  });

  it('[O07] chosen bonus goes with the deposit', async () => {
    const { user, send } = await openChoice();
    await user.click(option(/^Coupon/));
    expect(chosen()).toEqual(['Coupon: ₱100.00']);
    await send('300');
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
    expect(deposits()).toMatchObject([{ amount: 30_000, offerId: 'c1' }]);
  });

  it('[O07] amount below that of the bonus is rejected at its field, and sent once no bonus is chosen', async () => {
    const { user, send } = await openChoice();
    await user.click(option(/^Coupon/));
    await send('299.99');
    expect(
      screen.getByText('This bonus needs a deposit of ₱300.00 or more. Enter more, or choose no bonus.'),
    ).toBeTruthy();
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(deposits()).toEqual([]);
    await user.click(option(/^No bonus/));
    expect(amountField().getAttribute('aria-invalid')).not.toBe('true');
    await send('299.99');
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
    expect(deposits()[0]).not.toHaveProperty('offerId');
  });

  it.each([
    ['firstDeposit', 'First deposit'],
    ['gone', 'No bonus'],
  ])('[R04, O07] address with the offer %s opens the form with “%s”', async (offer, name) => {
    await openChoice(OFFERS, `&offer=${offer}`);
    expect(chosen()).toEqual([name]);
  });

  it('[O07] offer that has gone meanwhile is refused in words, and nothing was paid', async () => {
    const { user, send } = await openChoice();
    server().reject(recharge, 'offerGone');
    await user.click(option(/^First deposit/));
    await send('500');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Deposit not made');
    expect(notice.textContent).toContain('Choose another, or none.');
  });

  it('[O07] player without an offer is asked nothing', async () => {
    await openForm();
    expect(choice()).toBeNull();
  });

  it('[O07] form waits for the offers, so that it does not grow under the pointer', async () => {
    answerWallet();
    const release = server().hold(getBonusState, OFFERS);
    await openPage(PAGE, MEMBER);
    await waitFor(() => expect(server().asked(getTradeInfo)).toHaveLength(1));
    expect(await screen.findByText('Loading your wallet')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    release();
    await form();
    expect(choice()).toBeTruthy();
  });

  it.each(['internal', 'forbidden', 'offline'] as const)(
    '[O07] deposit without a bonus is made where the offers are out of reach (%s)',
    async (failure) => {
      answerWallet();
      failCall(getBonusState, failure);
      const { user } = await openPage(PAGE, MEMBER);
      await form();
      expect(choice()).toBeNull();
      server().answer(getBonusState, NO_BONUSES);
      answerRecharge();
      await fillIn(user, amountField(), '500');
      await user.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
      expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
      expect(deposits()[0]).not.toHaveProperty('offerId');
    },
  );
});
