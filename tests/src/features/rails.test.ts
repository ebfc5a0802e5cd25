import { describe, expect, it } from 'vitest';
import { GameStatus } from '../../../contract/ids.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { planRails } from '../../../src/features/lobby/rails.ts';

const input = { games: CATALOGUE, types: GAME_TYPES, likeIds: [], historyIds: [], limit: 40 };

describe('rails of the lobby', () => {
  it('[R01] leads with playable games wherever there are any', () => {
    for (const rail of planRails(input)) {
      const hasOpen = rail.games.some((game) => game.status === GameStatus.open);
      if (hasOpen) expect(rail.games[0]?.status).toBe(GameStatus.open);
    }
  });

  it('puts categories with nothing playable after those with something', () => {
    const coming = planRails(input)
      .filter((rail) => rail.key.startsWith('type-'))
      .map((rail) => rail.isComing);
    expect(coming).toEqual(coming.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('shows history and favourites first, and only when there are any', () => {
    expect(planRails(input).map((rail) => rail.key)).not.toContain('likes');
    const rails = planRails({ ...input, likeIds: [103, 101, 104], historyIds: [102, 999_999, 105, 103] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['history', 'likes', 'bill']);
    expect(rails[1]?.games.map((game) => game.id)).toEqual([103, 101, 104]);
    expect(rails[0]?.games.map((game) => game.id)).toEqual([102, 105, 103]);
  });

  it('lets tonight’s bill lead while the player’s own rows are short', () => {
    const rails = planRails({ ...input, likeIds: [103, 101, 104], historyIds: [102] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['likes', 'bill', 'history']);
  });

  it('keeps every game of the catalogue reachable from its category', () => {
    const total = planRails(input)
      .filter((rail) => rail.key.startsWith('type-'))
      .reduce((sum, rail) => sum + rail.total, 0);
    expect(total).toBe(CATALOGUE.length);
  });
});
