import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { type PlayReport, playReport } from '../../../../contract/protection/play-report-calls.ts';
import { getSelfLimited } from '../../../../contract/protection/protection-calls.ts';
import { overlayStore } from '../../../../src/session/overlays/overlay-store.ts';
import { factsOf } from '../../support/facts-of.ts';
import { goOffline } from '../../support/failure.ts';
import { openPage } from '../../support/open-page.tsx';
import { catchSavedFiles } from '../../support/saved-files.ts';
import { server } from '../../support/server.ts';
import { told } from '../protection-answers.ts';
import { reportOf } from './report-answers.ts';

const open = (report: PlayReport) => {
  server().answer(playReport, report);
  return openPage('/member/report', { player: { id: 7 } });
};
const result = () => screen.findByRole('region', { name: 'Your result' });
/** The terms of the breakdown with their figures. */
const breakdown = async () => factsOf(await result());
const totals = (staked: number, won: number, prizes = 0, playedMs = 0): PlayReport['totals'] => ({
  staked: cents(staked),
  won: cents(won),
  prizes: cents(prizes),
  net: cents(won + prizes - staked),
  rounds: 1_234,
  playedMs,
});

beforeEach(() => server().answer(getSelfLimited, told()));
afterEach(() => vi.restoreAllMocks());

describe('result of play', () => {
  it.each([
    ['a loss', totals(10_000, 2_500), '-₱75.00', 'You staked more than you won.'],
    ['a gain', totals(10_000, 2_500, 10_000), '+₱25.00', 'You won more than you staked.'],
    ['neither', totals(10_000, 10_000), '₱0.00', 'You won as much as you staked.'],
  ])('[R49] %s is told in figures and plainly', async (_what, figures, amount, words) => {
    await open(reportOf(10_000, { totals: figures }));
    expect((await result()).textContent).toContain(amount);
    expect(within(await result()).getByText(words)).toBeTruthy();
  });

  it('[R49] breakdown counts days with a round, of all days, and prizes only where there are some', async () => {
    await open(reportOf(10_000, { totals: totals(10_000, 2_500, 0, 3_661_000) }));
    expect(await breakdown()).toEqual({
      Staked: '₱100.00',
      Won: '₱25.00',
      'Time in games': '1 hour 2 minutes',
      'Days played': '1 of 30',
      Rounds: '1,234',
    });
    await open(reportOf(10_000, { totals: totals(10_000, 2_500, 50, 60_000) }));
    await waitFor(async () =>
      expect(await breakdown()).toMatchObject({ 'Draw prizes': '₱0.50', 'Time in games': '1 minute' }),
    );
  });

  it('[R49] games and their types each have their shares, a type that is gone as Other', async () => {
    const figures = { staked: cents(10_000), won: cents(2_500), rounds: 3 };
    await open(
      reportOf(10_000, {
        games: [{ gameId: 101, name: 'Royal Sevens', typeId: 1, ...figures }],
        types: [{ typeId: 9, key: null, ...figures }],
      }),
    );
    const games = await screen.findByRole('table', { name: 'By game' });
    expect(within(games).getByRole('rowheader').textContent).toBe('Royal Sevens');
    const types = screen.getByRole('table', { name: 'By type' });
    expect(within(types).getByRole('rowheader').textContent).toBe('Other');
    expect(within(types).getByText('-₱75.00')).toBeTruthy();
  });

  it('[R49] one day has no chart, and thirty have one', async () => {
    await open(reportOf(10_000, { from: '2026-01-30' }));
    await result();
    expect(screen.queryByRole('slider')).toBeNull();
    await open(reportOf(10_000));
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('[R49] figures of a lost network stay in sight, with their time', async () => {
    await open(reportOf(10_000));
    await result();
    goOffline();
    expect(await screen.findByText(/^You’re offline\. These figures are from \d/)).toBeTruthy();
    expect((await result()).textContent).toContain('₱100.00');
  });

  it('[R49] days are named in the market’s own time', async () => {
    await open(reportOf(10_000));
    expect(
      await screen.findByText(/^Days run midnight to midnight, Philippine Standard Time\./),
    ).toBeTruthy();
  });
});

describe('limits beside the result', () => {
  const care = () => screen.findByRole('region', { name: 'Your limits' });

  it('[R49] [R51] limit is told with what is used and left', async () => {
    server().answer(getSelfLimited, told({}, { value: 100_000, used: 25_050, left: 74_950 }));
    await open(reportOf(10_000));
    await waitFor(async () => expect(within(await care()).queryByRole('listitem')).toBeTruthy());
    expect(within(await care()).getAllByRole('listitem')).toHaveLength(1);
    const text = within(await care()).getByRole('listitem').textContent;
    for (const words of ['Deposits in 24 hours', '₱1,000', '₱250.50', '₱749.50'])
      expect(text).toContain(words);
  });

  it('[R49] [R51] reality check of everybody is no limit of the player’s', async () => {
    const limits = told().limits.map((limit) =>
      limit.key === 'realityMinutes' ? { ...limit, value: 60 } : limit,
    );
    server().answer(getSelfLimited, told({ limits }));
    await open(reportOf(10_000));
    expect(await within(await care()).findByText(/^You haven’t set any limits\./)).toBeTruthy();
  });

  it('[R49] [R51] ways out stay where the limits do not load', async () => {
    server().reject(getSelfLimited, 'internal');
    const { user } = await open(reportOf(10_000));
    const link = within(await care()).getByRole('link', { name: 'Limits and breaks' });
    expect(link.getAttribute('href')).toBe('/member/self-limited');
    await user.click(within(await care()).getByRole('button', { name: 'Talk to someone' }));
    expect(overlayStore.getState().stack.map(({ name }) => name)).toEqual(['help']);
  });
});

describe('report on paper and as a file', () => {
  it('[R49] file is named after its days and has the figures in plain numbers', async () => {
    const saved = catchSavedFiles();
    const { user } = await open(reportOf(123_456));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(saved.names).toEqual(['play-2026-01-01-2026-01-30.csv']);
    expect((await saved.text()).split('\r\n')).toEqual([
      'Section,Name,Staked,Won,Draw prizes,Result,Rounds',
      'Day (Philippine Standard Time),2026-01-30,1234.56,0.00,0.00,-1234.56,1',
      'Total,,1234.56,0.00,0.00,-1234.56,0',
      '',
    ]);
  });

  it('[R49] report is printed under its days, and leads to every movement', async () => {
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    const { user } = await open(reportOf(10_000));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    expect(screen.getByText(/^Play report, January 1/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'All transactions' });
    expect(link.getAttribute('href')).toBe('/wallets/record');
  });
});
