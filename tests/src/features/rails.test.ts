import { describe, expect, it } from 'vitest';
import { GameStatus } from '../../../contract/ids.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_TYPES } from '../../../server/games/catalogue/shelves.ts';
import { planRails } from '../../../src/features/lobby/rails.ts';

const input = { games: CATALOGUE, types: GAME_TYPES, likeIds: [], historyIds: [], limit: 60 };

describe('lobby rails', () => {
  it('[R01] no rail but the last names a game that cannot be played', () => {
    const rails = planRails({ ...input, likeIds: [103, 101], historyIds: [101, 104, 142] });
    expect(rails.at(-1)?.key).toBe('coming');
    for (const rail of rails.slice(0, -1)) {
      expect(rail.games.length).toBeGreaterThan(0);
      expect(rail.games.filter(({ status }) => status === GameStatus.coming)).toEqual([]);
    }
    const coming = CATALOGUE.filter(({ status }) => status === GameStatus.coming);
    expect(
      rails
        .at(-1)
        ?.games.map(({ id }) => id)
        .toSorted(),
    ).toEqual(coming.map(({ id }) => id).toSorted());
  });

  it('game in maintenance stays where it is, after those that are open', () => {
    const games = CATALOGUE.map((game) =>
      game.id === 101 ? { ...game, status: GameStatus.maintenance } : game,
    );
    const slots = planRails({ ...input, games }).find(({ key }) => key === 'type-1');
    expect(slots?.games.at(-1)?.id).toBe(101);
  });

  it('nothing is still to come: the rail at the end is missing', () => {
    const games = CATALOGUE.map((game) => ({ ...game, status: GameStatus.open }));
    expect(planRails({ ...input, games }).map(({ key }) => key)).not.toContain('coming');
  });

  it('history and favourites come first, and only when there are any', () => {
    expect(planRails(input).map((rail) => rail.key)).not.toContain('likes');
    const rails = planRails({ ...input, likeIds: [142, 101, 144], historyIds: [143, 999_999, 144, 142] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['history', 'likes', 'bill']);
    expect(rails[1]?.games.map((game) => game.id)).toEqual([142, 101, 144]);
    expect(rails[0]?.games.map((game) => game.id)).toEqual([143, 144, 142]);
  });

  it('featured rail leads while the player’s own rows are short', () => {
    const rails = planRails({ ...input, likeIds: [142, 101, 144], historyIds: [142] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['likes', 'bill', 'history']);
  });

  it('every game of the catalogue is counted in its category, or in the rail of those to come', () => {
    const rails = planRails(input);
    const categories = rails.filter((rail) => rail.key.startsWith('type-'));
    const counted = categories.reduce((sum, rail) => sum + rail.total, 0);
    const others = CATALOGUE.filter(({ typeId }) => !categories.some(({ key }) => key === `type-${typeId}`));
    expect(counted + others.length).toBe(CATALOGUE.length);
    expect(others.every(({ status }) => status === GameStatus.coming)).toBe(true);
  });
});
