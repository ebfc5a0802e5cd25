import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getJackpotRank, getPersonJackpotDrawAwardLog } from '../../../contract/jackpot/jackpot-calls.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { boardInfo, rankRow, someDraw } from './jackpot-answers.ts';

const MEMBER = { player: { id: 7 } };

describe('draw record', () => {
  const record = () => screen.findByRole('dialog', { name: 'My draws' });

  it('[O18, C75] player without a draw sees an empty state', async () => {
    server().answer(getPersonJackpotDrawAwardLog, { list: [], pages: 0 });
    await showOverlay('jackpot-record', {}, MEMBER);
    expect(await screen.findByRole('heading', { name: 'No draws yet' })).toBeTruthy();
  });

  it('[O18, K04] draws are listed twenty a page, and the last page shows that it is the last', async () => {
    server().answer(getPersonJackpotDrawAwardLog, ({ pageNum }) => ({
      list: Array.from({ length: pageNum === 1 ? 20 : 5 }, (_, index) => someDraw(pageNum * 100 + index)),
      pages: 2,
    }));
    const { user } = await showOverlay('jackpot-record', {}, MEMBER);
    await waitFor(async () => expect(within(await record()).getAllByRole('listitem')).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(within(await record()).getAllByRole('listitem')).toHaveLength(25));
    expect(screen.getByText('That’s all of them.')).toBeTruthy();
    expect(server().asked(getPersonJackpotDrawAwardLog)).toMatchObject([
      { pageNum: 1, pageSize: 20 },
      { pageNum: 2, pageSize: 20 },
    ]);
  });

  it('[O18] draw whose seed does not match the sealed one fails its fairness check', async () => {
    server().answer(getPersonJackpotDrawAwardLog, { list: [someDraw(1)], pages: 1 });
    const { user } = await showOverlay('jackpot-record', {}, MEMBER);
    await user.click(await screen.findByText('Proof'));
    await user.click(screen.getByRole('button', { name: 'Check this draw' }));
    expect(await screen.findByText(/^This doesn’t match/)).toBeTruthy();
  });

  it('[O18] record that does not load shows an error and can be loaded again', async () => {
    server().cut(getPersonJackpotDrawAwardLog);
    const { user } = await showOverlay('jackpot-record', {}, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    server().answer(getPersonJackpotDrawAwardLog, { list: [someDraw(1)], pages: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });
});

describe('draw ranking', () => {
  it('[O19, C76] empty ranking shows so', async () => {
    server().answer(getJackpotRank, { allRank: { list: [], pages: 0 }, personRank: null });
    await showOverlay('jackpot-rank');
    expect(await screen.findByRole('heading', { name: 'No draws yet' })).toBeTruthy();
  });

  it('[O19, K04] players are listed ten a page, and the player’s own rank stays below', async () => {
    const own = rankRow(14, { isSelf: true, nickname: 'player_one' });
    server().answer(getJackpotRank, ({ pageNum }) => ({
      allRank: {
        list: Array.from({ length: 10 }, (_, index) => rankRow((pageNum - 1) * 10 + index + 1)),
        pages: 2,
      },
      personRank: own,
    }));
    const { user } = await showOverlay('jackpot-rank', {}, MEMBER);
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your place' }).textContent).toContain('player_one');
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(screen.getByText('Place 11')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
    expect(server().asked(getJackpotRank)).toMatchObject([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 2, pageSize: 10 },
    ]);
  });

  it('[O19] ranking that does not load shows an error and can be loaded again', async () => {
    server().cut(getJackpotRank);
    const { user } = await showOverlay('jackpot-rank');
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    server().answer(getJackpotRank, { allRank: { list: [rankRow(1)], pages: 1 }, personRank: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });
});

describe('rules of the draw', () => {
  it('[O20] each rule has its heading and the platform’s numbers', async () => {
    boardStore.setState({ info: boardInfo() });
    await showOverlay('jackpot-rules');
    const rules = await screen.findByRole('dialog', { name: 'Rules and odds' });
    await within(rules).findByRole('heading', { name: 'How to earn a draw' });
    const headings = within(rules).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'How to earn a draw',
      'How the draw works',
      'Odds of each cell',
      'Odds of each jackpot',
      'How prizes are paid',
      'Two winners of one jackpot',
      'If the connection drops',
      'Who can draw',
    ]);
    expect(rules.textContent).toContain('Deposit ₱500 and bet ₱2,000 of real money in one day');
    expect(rules.textContent).toContain('Members aged 21 or older');
    const amounts = within(rules).getByRole('table', { name: 'Starting amount and maximum of each jackpot' });
    expect(within(amounts).getByRole('row', { name: 'Mega ₱5,000,000 ₱50,000,000' })).toBeTruthy();
    expect(within(rules).getAllByText('1 in 1,000,000').length).toBeGreaterThan(0);
  });

  it('[O20] rules are shown once the board is loaded', async () => {
    await showOverlay('jackpot-rules');
    const rules = await screen.findByRole('dialog', { name: 'Rules and odds' });
    await waitFor(() => expect(rules.children.length).toBeGreaterThan(0));
    expect(within(rules).queryByRole('table')).toBeNull();
  });
});
