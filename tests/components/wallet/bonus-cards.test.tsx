import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  type Bonus,
  forfeitBonus,
  getBonusState,
  getFirstDeposit,
  releaseBonus,
} from '../../../contract/rewards/bonus-calls.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { allRetries, failCall } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someBonus, someOffer, withRunning } from './bonus-answers.ts';
import { NO_BONUSES } from './money-answers.ts';
import { answerTerms, MEMBER } from './withdraw-page.ts';

const EARNED = someBonus({ done: cents(125_000) });
const cards = () => screen.findByRole('region', { name: 'Bonuses in progress' });
const button = (name: string) => screen.findByRole('button', { name });
const release = () => button('Add ₱250.00 to balance');
const giveUp = () => button('Give up this bonus');
const sure = () => button('Give up ₱250.00? You keep your own money');

async function openCards(...running: Bonus[]) {
  answerTerms();
  server().answer(getBonusState, withRunning(...running));
  return openPage('/wallets?name=withdraw', MEMBER);
}

/** The server ends the bonus: from now on none runs. */
function answerEnd(call: typeof releaseBonus | typeof forfeitBonus, coin: number): void {
  server().answer(call, () => {
    server().answer(getBonusState, NO_BONUSES);
    return { coin: cents(coin), bonus: someBonus({ state: 'released', endedAt: 1 }) };
  });
}
const goneCards = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Bonuses/ })).toBeNull());

describe('bonus that runs', () => {
  it('[R65] card tells source, amount, what is left to bet and until when', async () => {
    await openCards(someBonus(), someBonus({ bonusId: 'b2', source: 'coupon', done: cents(0) }));
    const [first, second] = within(await cards()).getAllByRole('listitem');
    expect(first?.textContent).toContain('First deposit₱250.00');
    expect(first?.textContent).toContain('Valid until Jan 15, 2027');
    const bar = within(first as HTMLElement).getByRole<HTMLProgressElement>('progressbar');
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([40, '₱750.00 left of ₱1,250.00']);
    expect(second?.textContent).toContain('Coupon₱250.00');
    expect(second?.textContent).toContain('₱1,250.00 left of ₱1,250.00');
  });

  it('[R65] bonus that needs no bets shows a full bar', async () => {
    await openCards(someBonus({ need: cents(0), done: cents(0) }));
    expect(within(await cards()).getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
    expect(await release()).toBeTruthy();
  });

  it('[R65] bonus whose bets are not made offers no way into the balance', async () => {
    await openCards(someBonus({ done: cents(124_999) }));
    await cards();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('[R65] earned bonus is added to the balance once, and its card goes', async () => {
    const { user } = await openCards(EARNED);
    answerEnd(releaseBonus, 85_000);
    await user.dblClick(await release());
    expect(await screen.findByText('₱250.00 added to your balance')).toBeTruthy();
    await goneCards();
    expect(profileStore.getState().user?.coin).toBe(85_000);
    expect(server().asked(releaseBonus)).toMatchObject([{ bonusId: 'b1' }]);
    expect(server().asked(forfeitBonus)).toEqual([]);
  });

  it('[R65] bonus is given up by a second press, and the first one only asks', async () => {
    const { user } = await openCards(someBonus());
    answerEnd(forfeitBonus, 60_000);
    await user.click(await giveUp());
    expect(server().asked(forfeitBonus)).toEqual([]);
    await user.click(await sure());
    expect(await screen.findByText('Bonus of ₱250.00 given up')).toBeTruthy();
    await goneCards();
    expect(server().asked(forfeitBonus)).toMatchObject([{ bonusId: 'b1' }]);
    expect(profileStore.getState().user?.coin).toBe(60_000);
  });

  it('[R65] double tap gives no bonus up', async () => {
    const { user } = await openCards(someBonus());
    answerEnd(forfeitBonus, 60_000);
    await user.dblClick(await giveUp());
    expect(await giveUp()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Give up ₱/ })).toBeNull();
    expect(server().asked(forfeitBonus)).toEqual([]);
  });

  it('[R65] player may keep the bonus after all, with the focus where it was', async () => {
    const { user } = await openCards(someBonus());
    await user.click(await giveUp());
    expect(document.activeElement).toBe(await button('Keep bonus'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await giveUp());
    expect(screen.queryByRole('button', { name: /^Give up ₱/ })).toBeNull();
    expect(server().asked(forfeitBonus)).toEqual([]);
  });

  it.each([
    ['bonusEnded', 'That bonus has ended.'],
    ['bonusNotEarned', 'You haven’t completed the bets for this bonus.'],
    ['selfExcluded', 'you’ve self-excluded'],
    ['forbidden', 'Your account doesn’t have access to this.'],
    ['internal', 'Something went wrong on our side.'],
  ] as const)('[R65] bonus that is not added (%s) says why, and its card stays', async (refusal, words) => {
    const { user } = await openCards(EARNED);
    server().reject(releaseBonus, refusal);
    await user.click(await release());
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(profileStore.getState().user?.coin).toBe(60_000);
    expect(await release()).toBeTruthy();
  });

  it('[R65] answer that was lost is requested again, and the bonus ends once', async () => {
    const { user } = await openCards(someBonus());
    server().cut(forfeitBonus);
    await user.click(await giveUp());
    await user.click(await sure());
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    answerEnd(forfeitBonus, 60_000);
    await user.click(await sure());
    await goneCards();
    const ids = server()
      .asked(forfeitBonus)
      .map(({ requestId }) => requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('bonuses around other pages', () => {
  it('[R65] player without a bonus sees the wallet and nothing of bonuses', async () => {
    await openCards();
    expect(await screen.findByText('Available to withdraw')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Bonuses/ })).toBeNull();
  });

  it.each(['internal', 'forbidden', 'offline'] as const)(
    '[R65] wallet stays usable where bonuses are out of reach (%s)',
    async (failure) => {
      answerTerms();
      failCall(getBonusState, failure);
      await openPage('/wallets?name=withdraw', MEMBER);
      expect(await screen.findByRole('link', { name: /^E-wallet/ })).toBeTruthy();
      expect(screen.queryByRole('region', { name: /^Bonuses/ })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      if (failure === 'offline') await allRetries(getBonusState);
    },
  );

  it('[R04] bonus that runs takes the place of the offer', async () => {
    server().answer(getBonusState, withRunning(someBonus()));
    server().answer(getFirstDeposit, { offer: someOffer(), edgePpm: 40_000 });
    await openPage('/activity/first-deposit', MEMBER);
    expect(within(await cards()).getByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[R04] guest reads the offer, and no bonuses are requested', async () => {
    server().answer(getFirstDeposit, { offer: someOffer(), edgePpm: 40_000 });
    await openPage('/activity/first-deposit');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(server().asked(getBonusState)).toEqual([]);
  });
});
