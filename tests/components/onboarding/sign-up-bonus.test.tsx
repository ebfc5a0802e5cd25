import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  declineSignUpBonus,
  getSignUpBonus,
  receiveSignUpBonus,
} from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { failOverview } from '../rewards/reward-answers.ts';
import { startActivities } from '../support/activities.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerBonus, MEMBER } from './onboarding-answers.ts';

const openBonus = () => openPage('/activity/sign-up-bonus', MEMBER);
const buttons = () => screen.queryAllByRole('button', { name: /^(Claim|Decline)/ });

beforeEach(() => startActivities('signUpBonus'));

describe('page of the sign-up bonus', () => {
  it('[D06] all terms are shown before the bonus is accepted', async () => {
    answerBonus();
    await openBonus();
    await screen.findByRole('region', { name: 'Terms' });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Bonus', '₱50.00'],
      ['Bets before you can withdraw', '₱250.00 (5× the bonus)'],
      ['Games that count', 'Every real-money game'],
      ['Average loss on those bets', 'Up to ₱12.50, in the game with the lowest return'],
      [
        'Withdrawal',
        'None, not even of your own money, until you’ve made those bets and one completed deposit',
      ],
      ['Claim by', expect.stringContaining('2027')],
      ['After claiming', 'It’s part of your balance and never expires'],
      ['Limit', 'One per person, device and ID'],
    ]);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Claim ₱50.00', 'Decline']);
  });

  it('[D06] bonus is accepted once by two quick presses', async () => {
    answerBonus();
    server().answer(receiveSignUpBonus, () => {
      answerBonus({ state: 'claimed', endsAt: null, canClaim: false });
      return { rewards: [{ propId: 2001, count: 5_000 }], coin: cents(65_000) };
    });
    const { user } = await openBonus();
    await user.dblClick(await screen.findByRole('button', { name: 'Claim ₱50.00' }));
    expect(await screen.findByText('You’ve claimed this bonus.')).toBeTruthy();
    expect(server().asked(receiveSignUpBonus)).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });

  it('[D06] bonus is declined after a second press', async () => {
    answerBonus();
    server().answer(declineSignUpBonus, () => {
      answerBonus({ state: 'declined', canClaim: false });
      return { state: 'declined' as const };
    });
    const { user } = await openBonus();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(server().asked(declineSignUpBonus)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep offer' }));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.click(screen.getByRole('button', { name: 'Yes, decline' }));
    expect(await screen.findByText('You declined this bonus. We won’t offer it again.')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('[D06] refused claim says why', async () => {
    answerBonus();
    server().reject(receiveSignUpBonus, 'signUpBonusTaken');
    const { user } = await openBonus();
    await user.click(await screen.findByRole('button', { name: /^Claim/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Another account on this device');
  });

  it.each([
    ['unverified', 'Verify your identity first. Bonuses are for verified players only.'],
    ['taken', 'Another account on this device, or with the same ID, already had this bonus.'],
    ['late', 'It had to be claimed within 14 days of registration.'],
    ['declined', 'You declined this bonus. We won’t offer it again.'],
  ] as const)('[D06] account in state %s reads why, and has nothing to press', async (state, text) => {
    answerBonus({ state, canClaim: false });
    await openBonus();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(buttons()).toEqual([]);
    const way = screen.queryByRole('link', { name: 'Verify my identity' });
    expect(way?.getAttribute('href')).toBe(state === 'unverified' ? '/member/profile/kyc' : undefined);
  });

  it('[D06] older account, paused player and an end each say so', async () => {
    answerBonus({ state: 'none', endsAt: null, canClaim: false });
    await openBonus();
    expect(await screen.findByText('No bonus for this account')).toBeTruthy();
    answerBonus({ canClaim: false });
    await openBonus();
    expect(await screen.findByText(/No rewards right now/)).toBeTruthy();
    expect(buttons()).toEqual([]);
    server().reject(getSignUpBonus, 'activityClosed');
    await openBonus();
    expect(await screen.findByText('This activity has ended')).toBeTruthy();
  });

  it('[D06] bonus that did not load is asked for again', async () => {
    server().reject(getSignUpBonus, 'internal');
    const { user } = await openBonus();
    expect(await screen.findByText('Couldn’t load the bonus')).toBeTruthy();
    answerBonus();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Claim/ })).toBeTruthy();
  });

  it('[D08] [R26] overview of the bonus centre leads to the bonus only while it can be claimed', async () => {
    failOverview();
    await openPage('/bonus', MEMBER);
    await screen.findByRole('link', { name: /^Tasks.+daily/ });
    expect(screen.queryByRole('link', { name: /^Sign-up bonus/ })).toBeNull();
    await act(async () => redDotStore.setState({ hasSignUpBonus: true }));
    const link = screen.getByRole('link', { name: /^Sign-up bonus.*Ready to claim/ });
    expect(link.getAttribute('href')).toBe('/activity/sign-up-bonus');
    await act(async () => redDotStore.setState({ hasSignUpBonus: false }));
    expect(screen.queryByRole('link', { name: /^Sign-up bonus/ })).toBeNull();
  });
});
