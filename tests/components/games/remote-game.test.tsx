import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startGame } from '../../../contract/games/game-calls.ts';
import { getSeedPair } from '../../../contract/games/seed-pair-calls.ts';
import { someConfig } from '../support/config.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { COIN } from './support/studio-coin.ts';

const REMOTE = { ...COIN, id: 2_001, slug: 'hub-far-reels', name: 'Far Reels', isRemote: true };
const { games, gameBrands } = someConfig();
const config = {
  games: [...games, REMOTE],
  gameBrands: [...gameBrands, { id: 1_000, name: 'Far Works', sort: 7 }],
};
const MEMBER = { player: { id: 7 }, config };

describe('game that the server of a studio decides', () => {
  it('sheet says that its return is what the studio states, and shows no exact figures', async () => {
    await showOverlay('game', { gameId: REMOTE.id }, { config });
    const sheet = await screen.findByRole('dialog', { name: 'Far Reels' });
    expect(within(sheet).getByText('Return, stated by the studio')).toBeTruthy();
    expect(within(sheet).getByText(/we can check your money, but not a round/)).toBeTruthy();
    expect(within(sheet).queryByRole('region', { name: 'Exact figures' })).toBeNull();
    expect(within(sheet).queryByRole('button', { name: 'Rules' })).toBeNull();
  });

  it('it is found by its studio, and not by a least return', async () => {
    await openPage('/game/search?text=far', { config });
    expect(await screen.findByRole('button', { name: 'Far Reels, Far Works' })).toBeTruthy();
    await openPage('/game/search?rtp=9500', { config });
    expect(await screen.findByRole('button', { name: /^Royal Sevens/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Far Reels, Far Works' })).toBeNull();
  });

  it('it is started without a seed pair, as it has no seeds of ours', async () => {
    server().reject(startGame, 'gameMaintenance');
    await openPage(`/game/start?gameId=${REMOTE.id}&tryIt=0`, MEMBER);
    await screen.findByRole('heading', { name: 'Far Reels is under maintenance' });
    expect(server().asked(getSeedPair)).toEqual([]);
    expect(server().asked(startGame)).toHaveLength(1);
  });
});
