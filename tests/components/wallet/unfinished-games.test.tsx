import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exitGame } from '../../../contract/games/game-calls.ts';
import { getOpenBalances, type OpenBalances } from '../../../contract/games/open-balance-calls.ts';
import { cents } from '../../../contract/money.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/member/retrieve-balance';
const MEMBER = { player: { id: 7, coin: cents(10_000) } };
const NOTHING_LEFT: OpenBalances = {
  coin: cents(10_000),
  sessions: [],
  openRounds: [],
  rounds: [],
  studioRounds: [],
};

const session = (changes: Partial<OpenBalances['sessions'][number]> = {}) => ({
  gameSessionId: 's1',
  gameId: 101,
  gameName: 'Royal Sevens',
  isPlayMoney: false,
  openedAt: 1_790_000_000_000,
  staked: cents(500),
  won: cents(1_250),
  ...changes,
});

const round = {
  roundId: 'r1',
  gameId: 101,
  gameName: 'Royal Sevens',
  stake: cents(100),
  win: cents(2_500),
  settledAt: 1_790_000_000_000,
};

const openRound = {
  roundId: 'r2',
  gameId: 142,
  gameName: 'Mines of Brass',
  stake: cents(5_000),
  openedAt: 1_790_000_000_000,
  settlesAt: 1_790_086_400_000,
};

describe('unfinished rounds', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(server().asked(getOpenBalances)).toEqual([]);
  });

  it('page shows a loading state until the answer is there', async () => {
    const release = server().hold(getOpenBalances, NOTHING_LEFT);
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy();
  });

  it('player without an open game sees an empty state', async () => {
    server().answer(getOpenBalances, NOTHING_LEFT);
    await openPage(PAGE, MEMBER);
    await screen.findByRole('heading', { name: 'All caught up' });
    expect(screen.getByText('₱100.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Close all games/ })).toBeNull();
  });

  it('answer of the server updates the balance on every page', async () => {
    server().answer(getOpenBalances, { ...NOTHING_LEFT, coin: cents(77_700) });
    await openPage(PAGE, MEMBER);
    expect(await screen.findByText('₱777.00')).toBeTruthy();
    expect(profileStore.getState().user?.coin).toBe(77_700);
  });

  it('open game shows stakes and wins of real money, and none of play money', async () => {
    const demo = session({ gameSessionId: 's2', gameName: 'Pearl Tides', isPlayMoney: true });
    server().answer(getOpenBalances, { ...NOTHING_LEFT, sessions: [session(), demo] });
    await openPage(PAGE, MEMBER);
    const open = await screen.findByRole('region', { name: 'Open games' });
    const [real, play] = within(open).getAllByRole('listitem');
    expect(real?.textContent).toContain('Staked ₱5.00 · Won ₱12.50');
    expect(play?.textContent).toContain('play money');
    expect(play?.textContent).not.toContain('Staked');
  });

  it('round whose end was not seen links to its game', async () => {
    server().answer(getOpenBalances, { ...NOTHING_LEFT, rounds: [round] });
    await openPage(PAGE, MEMBER);
    const link = await screen.findByRole('link', { name: /^Royal Sevens/ });
    expect(link.getAttribute('href')).toBe('/game/start?gameId=101&tryIt=0');
    expect(link.textContent).toContain('₱25.00');
    expect(screen.queryByRole('heading', { name: 'All caught up' })).toBeNull();
  });

  it('[R50] round that waits for the player links to its game, with its stake and the time at which it is settled', async () => {
    server().answer(getOpenBalances, { ...NOTHING_LEFT, openRounds: [openRound] });
    await openPage(PAGE, MEMBER);
    const waiting = await screen.findByRole('region', { name: 'Rounds waiting for you' });
    const link = within(waiting).getByRole('link', { name: /^Mines of Brass/ });
    expect(link.getAttribute('href')).toBe('/game/start?gameId=142&tryIt=0');
    expect(link.textContent).toContain('₱50.00');
    expect(within(link).getByRole('time').getAttribute('datetime')).toBe('2026-09-22T14:13:20.000Z');
    expect(screen.queryByRole('heading', { name: 'All caught up' })).toBeNull();
  });

  it('rounds that a studio has not ended say what becomes of the stake, and those without an answer lead to help', async () => {
    const asked = {
      gameId: 900,
      stake: cents(250),
      placedAt: 1_790_000_000_000,
      settlesAt: 1_790_086_400_000,
    };
    const studioRounds = [
      { ...asked, roundId: 'w', gameName: 'Copper Coast', isUnanswered: false },
      { ...asked, roundId: 'u', gameName: 'Far Reels', isUnanswered: true },
    ];
    server().answer(getOpenBalances, { ...NOTHING_LEFT, studioRounds });
    await openPage(PAGE, MEMBER);
    const waiting = await screen.findByRole('region', { name: 'Waiting for the studio' });
    expect(waiting.textContent).toContain('Copper Coast');
    expect(waiting.textContent).toContain('₱2.50');
    const settles = within(waiting).getAllByRole('time').at(-1);
    expect(settles?.getAttribute('datetime')).toBe('2026-09-22T14:13:20.000Z');
    const unanswered = screen.getByRole('region', { name: 'No answer from the studio' });
    expect(unanswered.textContent).toContain('Far Reels');
    expect(unanswered.textContent).toContain('Counts as lost until the studio says how it ended');
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/service');
    expect(screen.queryByRole('heading', { name: 'All caught up' })).toBeNull();
  });

  it('[R50] closing the games says that the stake of an open round stays in it', async () => {
    const left = { ...NOTHING_LEFT, sessions: [session()], openRounds: [openRound] };
    server().answer(getOpenBalances, left);
    server().answer(exitGame, { coin: cents(12_345) });
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Close all games' }));
    expect(await screen.findByText(/Stakes in rounds waiting for you stay there/)).toBeTruthy();
  });

  it('one press closes every open game and credits its balance', async () => {
    server().answer(getOpenBalances, { ...NOTHING_LEFT, sessions: [session()] });
    server().answer(exitGame, { coin: cents(12_345) });
    const { user } = await openPage(PAGE, MEMBER);
    const close = await screen.findByRole('button', { name: 'Close all games' });
    server().answer(getOpenBalances, { ...NOTHING_LEFT, coin: cents(12_345) });
    await user.click(close);
    expect(await screen.findByText('All games are closed. All your money is in your balance.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy();
    expect(screen.getByText('₱123.45')).toBeTruthy();
    expect(server().asked(exitGame)).toHaveLength(1);
    expect(server().asked(exitGame)[0]).not.toHaveProperty('gameSessionId');
  });

  it('failed closing shows an error, and a retry shows what is really open', async () => {
    server().answer(getOpenBalances, { ...NOTHING_LEFT, sessions: [session()] });
    server().reject(exitGame, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Close all games' }));
    await tryAgain(user, 'internal', () => server().answer(getOpenBalances, NOTHING_LEFT));
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy();
  });

  it('page that could not be loaded can be loaded again', async () => {
    server().reject(getOpenBalances, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', () =>
      server().answer(getOpenBalances, { ...NOTHING_LEFT, rounds: [round] }),
    );
    expect(await screen.findByRole('link', { name: /^Royal Sevens/ })).toBeTruthy();
  });

  it('account without access is told so', async () => {
    server().reject(getOpenBalances, 'forbidden');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'forbidden', () => server().answer(getOpenBalances, NOTHING_LEFT));
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy();
  });
});
