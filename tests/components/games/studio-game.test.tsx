import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startGame } from '../../../contract/games/game-calls.ts';
import { getSeedPair, rotateSeedPair } from '../../../contract/games/seed-pair-calls.ts';
import { getStudioGame } from '../../../contract/studios/studio-game-calls.ts';
import { someConfig } from '../support/config.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { COIN, COIN_FIGURES } from './support/studio-coin.ts';

const POSTER = COIN.poster ?? '';
const { games, gameBrands } = someConfig();
const config = {
  games: [...games, COIN],
  gameBrands: [...gameBrands, { id: 1_000, name: 'Tosser Works', sort: 7 }],
};
const PAGE = `/game/start?gameId=${COIN.id}&tryIt=0`;
const MEMBER = { player: { id: 7 }, config };
const COMMIT = 'ab'.repeat(32);
const NEXT = 'cd'.repeat(32);
const OPEN_PAIR = { commit: COMMIT, clientSeed: 'of-the-player', nextNonce: 3 };

beforeEach(() => server().answer(getStudioGame, COIN_FIGURES));

describe('studio’s game in lists', () => {
  it('[R41] search finds it by its studio, with the poster from its own address in one size', async () => {
    await openPage('/game/search?text=tosser', { config });
    const card = await screen.findByRole('button', { name: 'Tossed Coin, Tosser Works' });
    const image = card.querySelector('img');
    expect(image?.getAttribute('src')).toBe(POSTER);
    expect(image?.hasAttribute('srcset')).toBe(false);
    expect(card.textContent).toContain('Tosser');
  });

  it('[R41] sheet shows its poster and figures, and offers no rules that we do not have', async () => {
    await showOverlay('game', { gameId: COIN.id }, { config });
    const sheet = await screen.findByRole('dialog', { name: 'Tossed Coin' });
    expect(sheet.querySelector('img')?.getAttribute('src')).toBe(POSTER);
    const facts = (await within(sheet).findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual(['96.00%', 'Low', '₱1–to₱1,000']);
    expect(within(sheet).getByRole('button', { name: 'Demo with play money' })).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Rules' })).toBeNull();
    expect(within(sheet).queryByRole('region', { name: 'Features' })).toBeNull();
  });

  it('[C90] sheet has the exact figures of the released version', async () => {
    await showOverlay('game', { gameId: COIN.id }, { config });
    const region = await screen.findByRole('region', { name: 'Exact figures' });
    expect(await within(region).findByText('24/25')).toBeTruthy();
    expect(within(region).getByText('bb'.repeat(32))).toBeTruthy();
    expect(server().asked(getStudioGame)).toMatchObject([{ slug: 'coin' }]);
  });

  it('game of ours has no exact figures of tables', async () => {
    await showOverlay('game', { gameId: 101 }, { config });
    await screen.findByRole('dialog', { name: 'Royal Sevens' });
    expect(screen.queryByRole('region', { name: 'Exact figures' })).toBeNull();
    expect(server().asked(getStudioGame)).toEqual([]);
  });

  it('poster that does not load gives way to the game’s name', async () => {
    await showOverlay('game', { gameId: COIN.id }, { config });
    const sheet = await screen.findByRole('dialog', { name: 'Tossed Coin' });
    const image = sheet.querySelector('img');
    if (!image) throw new Error('the sheet has no poster');
    fireEvent.error(image);
    expect(sheet.querySelector('img')).toBeNull();
    expect(within(sheet).getAllByText('Tossed Coin').length).toBeGreaterThan(1);
  });
});

describe('studio’s game that is started', () => {
  /** The last call of a start: what went before is of interest. */
  async function start(address = PAGE) {
    server().reject(startGame, 'gameMaintenance');
    await openPage(address, MEMBER);
    await screen.findByRole('heading', { name: 'Tossed Coin is under maintenance' });
  }

  it('[C41, C90] first seed pair of the player is opened before the game, with a seed of this browser', async () => {
    server().answer(getSeedPair, { seedPair: null, nextCommit: COMMIT, openedAt: null });
    const openPair = server().hold(rotateSeedPair, {
      seedPair: { ...OPEN_PAIR, nextNonce: 0 },
      nextCommit: NEXT,
      revealed: null,
    });
    server().reject(startGame, 'gameMaintenance');
    await openPage(PAGE, MEMBER);
    await waitFor(() => expect(server().asked(rotateSeedPair)).toHaveLength(1));
    expect(server().asked(rotateSeedPair)).toMatchObject([
      { commit: COMMIT, clientSeed: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
    expect(server().asked(startGame)).toEqual([]);
    openPair();
    await waitFor(() => expect(server().asked(getStudioGame)).toMatchObject([{ slug: COIN.slug }]));
    await waitFor(() => expect(server().asked(startGame)).toMatchObject([{ gameId: COIN.id, tryIt: 0 }]));
  });

  it('[C90] pair that is open stays', async () => {
    server().answer(getSeedPair, { seedPair: OPEN_PAIR, nextCommit: NEXT, openedAt: 1 });
    await start();
    expect(server().asked(rotateSeedPair)).toEqual([]);
  });

  it('[C90] pair that another tab has opened meanwhile is as good', async () => {
    server().answer(getSeedPair, { seedPair: null, nextCommit: COMMIT, openedAt: null });
    server().reject(rotateSeedPair, 'seedChanged');
    await start();
  });

  it('game is not opened without a pair, and can be tried again', async () => {
    server().answer(getSeedPair, { seedPair: null, nextCommit: COMMIT, openedAt: null });
    server().reject(rotateSeedPair, 'internal');
    await openPage(PAGE, MEMBER);
    await screen.findByRole('heading', { name: 'The game didn’t open' });
    expect(server().asked(startGame)).toEqual([]);
  });

  it('game of ours asks for no seeds here, as its own frame does', async () => {
    server().reject(startGame, 'gameMaintenance');
    await openPage('/game/start?gameId=101&tryIt=0', MEMBER);
    await waitFor(() => expect(server().asked(startGame)).toHaveLength(1));
    expect(server().asked(getSeedPair)).toEqual([]);
  });
});
