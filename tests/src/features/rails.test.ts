import { describe, expect, it } from 'vitest';
import { GameStatus } from '../../../contract/ids.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { planRails } from '../../../src/features/lobby/rails.ts';

const input = { games: CATALOGUE, types: GAME_TYPES, likeIds: [], historyIds: [], limit: 40 };

describe('lobby rails', () => {
  it('[R01] playable games come first wherever there are any', () => {
    for (const rail of planRails(input)) {
      const hasOpen = rail.games.some((game) => game.status === GameStatus.open);
      if (hasOpen) expect(rail.games[0]?.status).toBe(GameStatus.open);
    }
  });

  it('categories with nothing playable come after those with something', () => {
    const coming = planRails(input)
      .filter((rail) => rail.key.startsWith('type-'))
      .map((rail) => rail.isComing);
    expect(coming).toEqual(coming.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('history and favourites come first, and only when there are any', () => {
    expect(planRails(input).map((rail) => rail.key)).not.toContain('likes');
    const rails = planRails({ ...input, likeIds: [103, 101, 104], historyIds: [102, 999_999, 105, 103] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['history', 'likes', 'bill']);
    expect(rails[1]?.games.map((game) => game.id)).toEqual([103, 101, 104]);
    expect(rails[0]?.games.map((game) => game.id)).toEqual([102, 105, 103]);
  });

  it('featured rail leads while the player’s own rows are short', () => {
    const rails = planRails({ ...input, likeIds: [103, 101, 104], historyIds: [102] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['likes', 'bill', 'history']);
  });

  it('every game of the catalogue is reachable from its category', () => {
    const total = planRails(input)
      .filter((rail) => rail.key.startsWith('type-'))
      .reduce((sum, rail) => sum + rail.total, 0);
    expect(total).toBe(CATALOGUE.length);
  });
});
