import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameLike } from '../../../contract/games/game-calls.ts';
import { getStudioGame } from '../../../contract/studios/studio-game-calls.ts';
import { someConfig } from '../support/config.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { COIN_FIGURES } from './support/studio-coin.ts';

const field = () => screen.findByRole('searchbox', { name: 'Search games' });
const list = (name: string) => screen.findByRole('list', { name });
const countOf = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === text)).toBe(true),
  );

describe('game search', () => {
  it('[R41] mistyped name is found and marked, and remembered until the list is cleared', async () => {
    const { user } = await openPage('/game/search');
    await fillIn(user, await field(), 'royl sevns');
    const card = await within(await list('Results')).findByRole('button', { name: /^Royal Sevens/ });
    expect([...card.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Royal',
      'Sevens',
    ]);
    await user.type(await field(), '{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(await screen.findByRole('button', { name: 'royl sevns' }));
    expect(await within(await list('Results')).findByRole('button', { name: /^Royal Sevens/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(await screen.findByRole('button', { name: 'Clear history' }));
    expect(screen.queryByRole('button', { name: 'royl sevns' })).toBeNull();
  });

  it('[R41] search without a match suggests the nearest name', async () => {
    const { user } = await openPage('/game/search');
    await fillIn(user, await field(), 'rolayu sveenens');
    await user.click(await screen.findByRole('button', { name: 'Royal Sevens' }));
    expect(await within(await list('Results')).findByRole('button', { name: /^Royal Sevens/ })).toBeTruthy();
  });

  it('[R41] filter that hides all matches is named and removed', async () => {
    const { user } = await openPage('/game/search?text=keno&volatility=1');
    await user.click(await screen.findByRole('button', { name: 'Without Volatility: Very low: 1 game' }));
    expect(await within(await list('Results')).findByRole('button', { name: /^Keno Lights/ })).toBeTruthy();
    expect(location.search).toBe('?text=keno');
  });

  it('[R41] filters are combined, written into the address, and removed one by one', async () => {
    const { user } = await openPage('/game/search?type=1');
    const fields = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(fields.getByRole('checkbox', { name: /^Lumen/ }));
    await user.click(fields.getByRole('checkbox', { name: /^Wilds/ }));
    await user.click(fields.getByRole('checkbox', { name: /^Medium/ }));
    await countOf('1 game');
    expect(location.search).toBe('?type=1&brand=1&feature=wilds&volatility=3');
    const chips = within(await list('Active filters'));
    await user.click(chips.getByRole('button', { name: 'Remove Wilds' }));
    expect(location.search).toBe('?type=1&brand=1&volatility=3');
    await user.click(chips.getByRole('button', { name: 'Clear filters' }));
    expect(location.search).toBe('?type=1');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('[R41] filters of the address are set when the page opens', async () => {
    await openPage('/game/search?type=1&brand=1&feature=wilds&volatility=3');
    await countOf('1 game');
    expect(await within(await list('Slots')).findAllByRole('listitem')).toHaveLength(1);
  });

  it('[R41] filter sheet shows how many games match, and closes', async () => {
    const { user } = await showOverlay('game-filters');
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('checkbox', { name: /^Halcyon/ }));
    const show = sheet.getByRole('button', { name: /^Show \d+ games?$/ });
    await user.click(sheet.getByRole('button', { name: 'Clear' }));
    await user.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('sheet of a game', () => {
  it('[R41] sheet shows return, volatility and bets, and offers play money', async () => {
    await showOverlay('game', { gameId: 101 });
    const sheet = within(await screen.findByRole('dialog', { name: 'Royal Sevens' }));
    const facts = (await sheet.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(facts).toEqual(['96.04%', 'Medium', '₱1–to₱500']);
    expect(sheet.getByRole('button', { name: 'Demo with play money' })).toBeTruthy();
  });

  it('sheet says what a stake counts where that is not all of it', async () => {
    const config = { gameWeights: [{ from: '2020-01-01', byGame: { 132: 1_100 } }] };
    await showOverlay('game', { gameId: 132 }, { config });
    const text = '11% of each real-money stake counts toward jackpot draws, rebate and tasks.';
    expect(await screen.findByText(text)).toBeTruthy();
    await showOverlay('game', { gameId: 101 }, { config });
    const sheet = await screen.findByRole('dialog', { name: 'Royal Sevens' });
    expect(sheet.textContent).not.toContain('real-money stake counts');
  });

  it('sheet of a studio’s game says what a stake counts at least, as it depends on the mode', async () => {
    server().answer(getStudioGame, COIN_FIGURES);
    const config = { gameWeights: [{ from: '2020-01-01', byGame: { 101: 4_900 } }] };
    const { games } = someConfig();
    const hosted = games.map((game) => (game.id === 101 ? { ...game, poster: '/posters/0.webp' } : game));
    await showOverlay('game', { gameId: 101 }, { config: { ...config, games: hosted } });
    expect(await screen.findByText(/^At least 49% of each real-money stake counts/)).toBeTruthy();
  });

  it('[C43] favourite is saved, and undone where saving fails', async () => {
    server().answer(gameLike, { gameLikeIds: [101] });
    const { user } = await showOverlay('game', { gameId: 101 }, { player: { id: 7 } });
    await user.click(await screen.findByRole('button', { name: 'Add to favorites: Royal Sevens' }));
    expect(await screen.findByRole('button', { name: 'Remove from favorites: Royal Sevens' })).toBeTruthy();
    await waitFor(() => expect(server().asked(gameLike)).toHaveLength(1));
  });

  it('[R41] game that is not in the catalogue is reported', async () => {
    await showOverlay('game', { gameId: 9_999 });
    expect(await screen.findByText('This game is no longer available')).toBeTruthy();
  });
});
