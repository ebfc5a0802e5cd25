import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { rememberBackAddress } from '../../../src/session/pages/back-address.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { boardInfo } from './jackpot-answers.ts';
import { answerRunning, RUNNING } from './running.ts';

const PAGE = '/activity/jackpot';
const MEMBER = { player: { id: 7, coin: cents(60_000) }, config: { activities: RUNNING } };
const GUEST = { config: { activities: RUNNING } };

/** Without a chance: a hall that can draw brings its canvas, which no test here has. */
function answerBoard(changes: Partial<JackpotInfo> = {}): void {
  const draw = { ...boardInfo().draw, chances: 0 };
  server().answer(getJackpotDrawInfo, boardInfo({ canReceiveDrawChance: false, draw, ...changes }));
}

const session = () => screen.findByRole('region', { name: 'Your session' });

beforeEach(answerRunning);
afterEach(() => boardStore.setState(boardStore.getInitialState(), true));

describe('page of the hall', () => {
  it('[V07] guest sees the pots where the activity is shown to guests, without a session bar', async () => {
    answerBoard();
    await openPage(PAGE, GUEST);
    expect(await screen.findByRole('region', { name: 'The four jackpots' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Jackpot', level: 1 })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your session' })).toBeNull();
  });

  it('member sees the hall below a session bar with the balance', async () => {
    answerBoard();
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('list', { name: 'Prizes' })).toBeTruthy();
    expect((await session()).textContent).toContain('Balance₱600.00');
  });

  it('button leads back to the address that opened the page', async () => {
    answerBoard();
    rememberBackAddress('/terms-of-use');
    const { user } = await openPage(`${PAGE}?back=1`, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location.pathname).toBe('/terms-of-use'));
  });

  it('board that is closed to an account is an error that can be tried again', async () => {
    server().reject(getJackpotDrawInfo, 'forbidden');
    const { user } = await openPage(PAGE, MEMBER);
    const title = await screen.findByRole('heading', { name: 'Couldn’t load the jackpot' });
    expect(title).toBeTruthy();
    answerBoard();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Prizes' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('hall above another page', () => {
  it('dialog is named by the jackpot and draws its title for the eye alone', async () => {
    answerBoard();
    await showOverlay('jackpot', {}, MEMBER);
    const hall = await screen.findByRole('dialog', { name: 'Lucky Jackpot' });
    expect(await within(hall).findByRole('list', { name: 'Prizes' })).toBeTruthy();
    expect(within(hall).queryByRole('heading', { level: 1 })).toBeNull();
    expect(hall.querySelector('p[aria-hidden="true"]')?.textContent).toBe('Jackpot');
  });

  it('[R24] dialog carries the age line of its own, which opens help', async () => {
    answerBoard();
    const { user } = await showOverlay('jackpot', {}, MEMBER);
    const hall = await screen.findByRole('dialog', { name: 'Lucky Jackpot' });
    await user.click(within(hall).getByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
  });

  it('lobby’s board rests while the hall is open, and goes on once it is closed', async () => {
    answerBoard();
    const isMarked = () => document.documentElement.hasAttribute('data-hall-open');
    const { user } = await showOverlay('jackpot', {}, MEMBER);
    await screen.findByRole('list', { name: 'Prizes' });
    expect(isMarked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isMarked()).toBe(false);
  });
});
