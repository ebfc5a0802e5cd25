import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TierPropId } from '../../../contract/ids.ts';
import type { JackpotInfo, JackpotWinner } from '../../../contract/jackpot/jackpot.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { getJackpotRank, getPersonJackpotDrawAwardLog } from '../../../contract/jackpot/jackpot-calls.ts';
import { WINNERS_STEP_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { someConfig } from '../support/config.ts';
import { expectLoading } from '../support/failure.ts';
import { server } from '../support/server.ts';
import { boardInfo } from './jackpot-answers.ts';
import { openHall, openUnansweredHall, spin } from './open-hall.tsx';

const part = (name: string) => screen.findByRole('region', { name });
const textOf = async (name: string) => (await part(name)).textContent;
const draw = (changes: Partial<JackpotInfo['draw']>): Partial<JackpotInfo> => ({
  canReceiveDrawChance: false,
  draw: { ...boardInfo().draw, chances: 0, ...changes },
});
const winner = (changes: Partial<JackpotWinner>): JackpotWinner => ({
  nickname: 'Am••••ra',
  propId: TierPropId.minor,
  type: 2,
  amountSection: [cents(1_204_550), cents(1_204_550)],
  count: cents(1_204_550),
  updateTime: 1_790_000_000_000,
  isSample: false,
  ...changes,
});

afterEach(() => {
  vi.useRealTimers();
  boardStore.setState(boardStore.getInitialState(), true);
});

describe('hall before its board', () => {
  it('hall shows a loading state and no SPIN until the board is there', async () => {
    const release = server().hold(getJackpotDrawInfo, boardInfo());
    await openUnansweredHall({ id: 7 });
    await expectLoading();
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
    release();
    expect((await spin()).textContent).toBe('Spin1 draw ready');
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('chance of the next draw', () => {
  it('progress bars show what was deposited and played of what is needed', async () => {
    await openHall({ ...draw({}), needDeposit: cents(20_000), needTyping: cents(150_000) });
    const bars = within(await part('Next draw')).getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '₱300.00 of ₱500.00',
      '₱500.00 of ₱2,000.00',
    ]);
    expect(bars.map((bar) => bar.getAttribute('value'))).toEqual(['60', '25']);
    const toDeposit = screen.getByRole('link', { name: 'Go to deposit' });
    expect(toDeposit.getAttribute('href')).toBe('/wallets?name=deposit&back=1');
  });

  it('games of which not all of a bet counts are named with their share, the least first', async () => {
    const weights = [
      { from: '2020-01-01', byGame: { 130: 7_200, 132: 1_100 } },
      { from: '2999-01-01', byGame: {} },
    ];
    await openHall();
    act(() => configStore.setState({ config: someConfig({ gameWeights: weights }) }));
    expect(await textOf('Next draw')).toContain(
      'don’t count in full in every game: Blackjack Salon 11% and Roulette Royale 72%. All other games count in full. For your VIP level every bet counts in full.',
    );
  });

  it('nothing is said of bets while all of them count in full', async () => {
    await openHall();
    expect(await textOf('Next draw')).not.toContain('count in full');
  });

  it('player whose deposit is complete is not led to the wallet', async () => {
    await openHall({ ...draw({}), needDeposit: cents(0), needTyping: cents(1) });
    const panel = within(await part('Next draw'));
    expect(panel.getByText('₱500.00 of ₱500.00', { selector: 'span' })).toBeTruthy();
    expect(panel.getByText('₱1,999.99 of ₱2,000.00', { selector: 'span' })).toBeTruthy();
    expect(panel.queryByRole('link')).toBeNull();
  });

  it('player who has drawn today reads when the next day begins, and sees no progress', async () => {
    await openHall(draw({ hasDrawnToday: true }));
    expect(await textOf('Next draw')).toMatch(/You’ve used today’s draw\. You can earn the next one from \d/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect((await spin()).textContent).toBe('SpinNo draw yet');
  });

  it('player with a draw reads by which day and time it is to be used', async () => {
    await openHall();
    expect(await textOf('Next draw')).toMatch(/1 draw ready\. Use it by \w{3},? \d{1,2}:\d{2}\s[AP]M\./);
    expect(await textOf('Next draw')).toMatch(/Reach both by \d{1,2}:\d{2}\s[AP]M for one draw\./);
  });

  it('two waiting draws are counted beside SPIN and in the panel', async () => {
    await openHall({ draw: { ...boardInfo().draw, chances: 2 } });
    expect((await spin()).textContent).toBe('Spin2 draws ready');
    expect(await textOf('Next draw')).toContain('2 draws ready. Use the first by ');
  });

  it('closed draw disables SPIN and offers no deposit', async () => {
    await openHall({ ...draw({ isOpen: false }), needDeposit: cents(50_000) });
    expect((await spin()).textContent).toBe('SpinClosed today');
    expect((await spin()).getAttribute('aria-disabled')).toBe('true');
    expect(await textOf('Next draw')).toContain('The draw is closed right now.');
    expect(screen.queryByRole('link', { name: 'Go to deposit' })).toBeNull();
  });

  it('guest is offered to sign in and sees no progress of anybody', async () => {
    server().answer(getJackpotDrawInfo, boardInfo(draw({ commit: null })));
    await openUnansweredHall();
    const panel = within(await part('Next draw'));
    expect(panel.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(panel.getByText(/^Members can earn one draw a day/)).toBeTruthy();
    expect(panel.queryByRole('progressbar')).toBeNull();
    expect(await textOf('Odds and jackpots')).not.toContain('Fingerprint:');
  });
});

describe('latest winners of the hall', () => {
  it('board without a winner says so', async () => {
    await openHall();
    expect(await textOf('Latest winners')).toBe('No jackpot won yet');
  });

  it('winner is named with the pot and the exact amount', async () => {
    await openHall({ jackpotWinnerList: [winner({})] });
    expect(await textOf('Latest winners')).toBe('Am••••ra won Minor ₱12,045.50');
  });

  it('winner made by the sandbox is marked as a sample', async () => {
    await openHall({ jackpotWinnerList: [winner({ isSample: true, propId: TierPropId.mega })] });
    expect(await textOf('Latest winners')).toMatch(/^Am••••ra won Mega ₱12,045\.50\s*sample$/);
  });

  it('winners take turns every two seconds, and stand still once the player has stopped them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const next = winner({ nickname: 'Be••••to', count: cents(61_200), propId: TierPropId.mini });
    const { user } = await openHall({ jackpotWinnerList: [winner({}), next] });
    await screen.findByText(/^Am••••ra won Minor/);
    await vi.advanceTimersByTimeAsync(WINNERS_STEP_MS);
    expect(await screen.findByText(/^Be••••to won Mini/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pause animation' }));
    const resting = await textOf('Latest winners');
    await vi.advanceTimersByTimeAsync(WINNERS_STEP_MS * 3);
    expect(await textOf('Latest winners')).toBe(resting);
  });
});

describe('pots and odds of the hall', () => {
  it('pot is a button with its amount that opens the exact amounts', async () => {
    const { user } = await openHall();
    const pots = within(await part('The four jackpots'));
    const mini = await pots.findByRole('button', { name: /^Mini: ₱50\d\.\d\d\. Show exact amount$/ });
    expect(pots.getAllByRole('button', { name: /Show exact amount$/ })).toHaveLength(4);
    await user.click(mini);
    expect(await screen.findByRole('heading', { name: 'Jackpots right now' })).toBeTruthy();
  });

  it('moving amounts are stopped and let go by one button, which keeps its state', async () => {
    const { user } = await openHall();
    const stop = await screen.findByRole('button', { name: 'Pause animation' });
    expect(stop.getAttribute('aria-pressed')).toBe('false');
    await user.click(stop);
    const play = screen.getByRole('button', { name: 'Play animation' });
    expect(play.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('lobby-paused')).toBe('1');
    await user.click(play);
    expect(localStorage.getItem('lobby-paused')).toBe('0');
  });

  it('table gives odds, first amount and ceiling of each pot', async () => {
    await openHall();
    const table = within(await part('Odds and jackpots')).getByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.map(([pot, , seed, ceiling]) => [pot, seed, ceiling])).toEqual([
      ['Mega', '₱5,000,000', '₱50,000,000'],
      ['Major', '₱500,000', '₱5,000,000'],
      ['Minor', '₱10,000', '₱100,000'],
      ['Mini', '₱500', '₱5,000'],
    ]);
    expect(cells[0]?.[1]).toBe('1 in 1,000,000');
    expect(cells[3]?.[1]).toBe('1 in 1,000');
  });

  it('share of each bet that feeds the pots and the seal of the next draw are shown', async () => {
    await openHall();
    const text = await textOf('Odds and jackpots');
    expect(text).toContain(
      '1% of every real-money bet goes into the jackpots, in games of other studios of the part that counts',
    );
    expect(text).toContain(`Fingerprint: ${'ab'.repeat(32)}`);
  });

  it.each(['My draws', 'Ranking', 'Rules and odds'])(
    'link “%s” opens its own sheet above the hall',
    async (name) => {
      server().answer(getPersonJackpotDrawAwardLog, { list: [], pages: 0 });
      server().answer(getJackpotRank, { allRank: { list: [], pages: 0 }, personRank: null });
      const { user } = await openHall();
      const links = within(await screen.findByRole('navigation', { name: 'More about the jackpot' }));
      await user.click(links.getByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    },
  );
});
