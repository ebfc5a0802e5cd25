import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { receiveDrawChance } from '../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { server } from '../support/server.ts';
import { boardInfo, someDraw } from './jackpot-answers.ts';
import { openHall, openUnansweredHall, pressSpin, spin } from './open-hall.tsx';

afterEach(() => boardStore.setState(boardStore.getInitialState(), true));

describe('jackpot hall', () => {
  it('[V04, C73] SPIN is disabled without a chance, and the missing requirement is shown', async () => {
    const missing = { canReceiveDrawChance: false, needDeposit: cents(50_000), needTyping: cents(200_000) };
    await openHall({ ...missing, draw: { ...boardInfo().draw, chances: 0 } });
    expect((await spin()).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Go to deposit' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Prizes' }).querySelectorAll('[data-cell]')).toHaveLength(10);
  });

  it.each([
    ['jackpotClosed', 'The jackpot is closed right now. Check back later. (1001)'],
    ['jackpotNoChance', 'No draws left today. Earn a new one tomorrow. (1002)'],
    ['jackpotNeedsDeposit', /still needs a deposit.*\(1003\)/],
    ['jackpotNeedsBetting', /still needs more bets.*\(1004\)/],
    ['limitReached', 'The draw didn’t go through and wasn’t used up. Try again in a moment. (8007)'],
  ] as const)('[E04] refusal %s is told in words of its own with its code', async (key, text) => {
    server().reject(receiveDrawChance, key);
    const { user } = await openHall();
    await pressSpin(user);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(server().asked(receiveDrawChance)).toMatchObject([{ commit: 'ab'.repeat(32) }]);
  });

  it('[T09, C74] draw without a presenter shows its prize at once, and is requested once', async () => {
    server().answer(receiveDrawChance, { ...someDraw(1), coin: cents(65_000), nextCommit: 'ef'.repeat(32) });
    const { user } = await openHall();
    await pressSpin(user);
    const award = await screen.findByRole('region', { name: /^You won/ });
    expect(award.textContent).toContain('₱50');
    expect(server().asked(receiveDrawChance)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^You won/ })).toBeNull());
  });

  it('[C73] board that does not load shows an error and can be loaded again', async () => {
    server().cut(getJackpotDrawInfo);
    const { user } = await openUnansweredHall({ id: 7 });
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the jackpot' })).toBeTruthy();
    server().answer(getJackpotDrawInfo, boardInfo());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await spin()).toBeTruthy();
  });
});
