import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getJackpotRank } from '../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { boardInfo, rankRow } from './jackpot-answers.ts';

const board = () => screen.findByRole('dialog');
const readBoard = () => act(async () => boardStore.setState({ info: boardInfo() }));

afterEach(() => boardStore.setState(boardStore.getInitialState(), true));

describe('exact amounts of the jackpot', () => {
  it('sheet shows that it loads until the board is there', async () => {
    await showOverlay('jackpot-board');
    await expectLoading();
    await readBoard();
    expect(await screen.findByRole('heading', { name: 'Jackpots right now' })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('each pot has its exact amount, from the largest to the smallest', async () => {
    boardStore.setState({ info: boardInfo() });
    await showOverlay('jackpot-board');
    const terms = await within(await board()).findAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Mega', 'Major', 'Minor', 'Mini']);
    expect((await board()).textContent).toContain('₱5,000,000');
    expect((await board()).textContent).toContain('₱500');
  });

  it('amounts tell when they were read', async () => {
    boardStore.setState({ info: boardInfo() });
    await showOverlay('jackpot-board');
    expect(await screen.findByText(/^As of \d/)).toBeTruthy();
  });

  it('amounts follow the board while the sheet is open', async () => {
    boardStore.setState({ info: boardInfo() });
    await showOverlay('jackpot-board');
    await board();
    await act(async () => boardStore.setState({ info: boardInfo({ miniJackpot: cents(61_234) }) }));
    expect((await board()).textContent).toContain('₱612.34');
  });
});

describe('ranking while it is on its way', () => {
  it('ranking shows that it loads, and then who has won', async () => {
    const release = server().hold(getJackpotRank, {
      allRank: { list: [rankRow(1)], pages: 1 },
      personRank: null,
    });
    await showOverlay('jackpot-rank');
    await expectLoading();
    release();
    expect(await screen.findByText('Place 1')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  it('ranking that is closed to an account says so and can be asked for again', async () => {
    server().reject(getJackpotRank, 'forbidden');
    const { user } = await showOverlay('jackpot-rank', {}, { player: { id: 7 } });
    await tryAgain(user, 'forbidden', () =>
      server().answer(getJackpotRank, { allRank: { list: [], pages: 0 }, personRank: null }),
    );
    expect(await screen.findByRole('heading', { name: 'No draws yet' })).toBeTruthy();
  });
});

describe('page of the jackpot', () => {
  it('page is Page Not Found while the activity does not run', async () => {
    await openPage('/activity/jackpot', { player: { id: 7 } });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/activity/jackpot'));
  });
});
