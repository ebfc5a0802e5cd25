import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameLike } from '../../../contract/games/game-calls.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import { type PlayReport, playReport } from '../../../contract/protection/play-report-calls.ts';
import { type GameDataState, gameDataStore } from '../../../src/session/player/game-data-store.ts';
import { someConfig } from '../support/config.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/member/games';
const MEMBER = { player: { id: 7 } };
/** The catalogue of a new platform, of which the first two games can be played. */
const games = someConfig().games.map((game, index) =>
  index < 2 ? { ...game, status: GameStatus.open } : game,
);
const [first, second] = games;
const coming = games.find(({ status }) => status === GameStatus.coming);
if (!first || !second || !coming) throw new Error('a new platform has and announces games');

const report = (games: PlayReport['games']): PlayReport => ({
  from: '2026-01-01',
  to: '2026-01-30',
  today: '2026-01-30',
  timeZone: 'Asia/Manila',
  totals: { staked: NO_CENTS, won: NO_CENTS, rounds: 0, prizes: NO_CENTS, net: NO_CENTS, playedMs: 0 },
  days: [],
  games,
  types: [],
});

const AT = 1_790_000_000_000;
const played = (...ids: number[]) => ids.map((gameId, index) => ({ gameId, time: AT - index * 86_400_000 }));

async function openMyGames(data: Partial<GameDataState>, address = PAGE) {
  const page = await openPage(address, { ...MEMBER, config: { games } });
  await act(async () => gameDataStore.setState(data));
  return page;
}

describe('my games', () => {
  beforeEach(() => server().answer(playReport, report([])));

  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('player who has played nothing is told where to begin', async () => {
    await openMyGames({});
    expect(await screen.findByRole('heading', { name: 'No games played yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/game/search');
    const popular = screen.getByRole('list', { name: 'Start here' });
    expect(within(popular).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('game that was played last is resumed with one press', async () => {
    await openMyGames({ history: played(first.id, second.id) });
    const last = within(await screen.findByRole('region', { name: 'Last played' }));
    expect(last.getByRole('heading', { name: first.name })).toBeTruthy();
    expect(last.getByText(/^Last played .*2026/)).toBeTruthy();
    expect(last.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe(
      `/game/start?gameId=${first.id}&tryIt=0`,
    );
    const others = screen.getByRole('list', { name: 'Played' });
    expect(within(others).getByText(second.name)).toBeTruthy();
    expect(within(others).queryByText(first.name)).toBeNull();
  });

  it('round whose end was not shown is offered to be seen, with the money it was played with', async () => {
    const unshown = [{ gameId: first.id, isPlayMoney: true }];
    await openMyGames({ history: played(first.id), unshown });
    const see = await screen.findByRole('link', { name: 'See round' });
    expect(see.getAttribute('href')).toBe(`/game/start?gameId=${first.id}&tryIt=1`);
  });

  it('game that cannot be played any more has no way in', async () => {
    await openMyGames({ history: played(coming.id) });
    const last = within(await screen.findByRole('region', { name: 'Last played' }));
    expect(last.queryByRole('link')).toBeNull();
    expect(last.getByText(/isn’t ready yet/)).toBeTruthy();
  });

  it('game that has left the catalogue is left out', async () => {
    await openMyGames({ history: played(999_999) });
    expect(await screen.findByRole('heading', { name: 'No games played yet' })).toBeTruthy();
  });

  it('poster of the last game opens its sheet', async () => {
    const { user } = await openMyGames({ history: played(first.id) });
    const last = within(await screen.findByRole('region', { name: 'Last played' }));
    await user.click(last.getByRole('button', { name: new RegExp(first.name) }));
    expect(await screen.findByRole('dialog', { name: first.name })).toBeTruthy();
  });

  it('stakes and wins of the listed games stand in a table, those of others do not', async () => {
    const shares = [
      { gameId: first.id, name: first.name, typeId: 1, staked: cents(10_000), won: cents(4_000), rounds: 2 },
      { gameId: second.id, name: second.name, typeId: 1, staked: cents(500), won: NO_CENTS, rounds: 1 },
    ];
    server().answer(playReport, report(shares));
    await openMyGames({ history: played(first.id) });
    const table = await screen.findByRole('table', { name: 'Staked and won in the last 12 months' });
    const row = within(table).getByRole('row', { name: new RegExp(first.name) });
    expect(row.textContent).toContain('₱100.00');
    expect(row.textContent).toContain('₱40.00');
    expect(within(table).queryByText(second.name)).toBeNull();
    expect(screen.getByRole('link', { name: 'Full play report' }).getAttribute('href')).toBe(
      '/member/report',
    );
  });

  it('page works without the figures when the report does not load', async () => {
    server().reject(playReport, 'internal');
    await openMyGames({ history: played(first.id) });
    expect(await screen.findByRole('link', { name: 'Resume' })).toBeTruthy();
    await waitFor(() => expect(server().asked(playReport).length).toBeGreaterThan(0));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('favourites', () => {
  beforeEach(() => server().answer(playReport, report([])));

  it('player without favourites is told how to add one', async () => {
    await openMyGames({}, `${PAGE}?tab=likes`);
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
    expect(screen.getByText('Tap a game’s heart to save it here.')).toBeTruthy();
  });

  it('chosen tab stands in the address, so that Back finds it again', async () => {
    const { user } = await openMyGames({ likeIds: [second.id] });
    await user.click(await screen.findByRole('tab', { name: 'Favorites' }));
    const list = await screen.findByRole('list', { name: 'Favorites' });
    expect(within(list).getByText(second.name)).toBeTruthy();
    expect(location.search).toBe('?tab=likes');
    await user.click(screen.getByRole('tab', { name: 'Played' }));
    expect(location.search).toBe('');
  });

  it('favourite that is removed leaves the list, and the server is told', async () => {
    const { user } = await openMyGames({ likeIds: [second.id] }, `${PAGE}?tab=likes`);
    server().answer(gameLike, { gameLikeIds: [] });
    const list = await screen.findByRole('list', { name: 'Favorites' });
    await user.click(within(list).getByRole('button', { name: `Remove from favorites: ${second.name}` }));
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
    expect(server().asked(gameLike)).toMatchObject([{ gameId: second.id, isLiked: false }]);
  });

  it('favourite that could not be removed comes back, and the player is told', async () => {
    const { user } = await openMyGames({ likeIds: [second.id] }, `${PAGE}?tab=likes`);
    server().reject(gameLike, 'internal');
    const list = await screen.findByRole('list', { name: 'Favorites' });
    await user.click(within(list).getByRole('button', { name: `Remove from favorites: ${second.name}` }));
    expect(await screen.findByText('Couldn’t save your favorite. Try again.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: `Remove from favorites: ${second.name}` })).toBeTruthy();
  });
});
