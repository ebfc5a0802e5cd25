import { describe, expect, it } from 'vitest';
import { GameStatus, GameType } from '../../../../contract/ids.ts';
import { CATALOGUE } from '../../../../server/games/catalogue/games.ts';
import { GAME_TYPES } from '../../../../server/games/catalogue/shelves.ts';
import { LOBBY_LINKS } from '../../../../src/features/lobby/lobby-words.ts';
import { planRails, type RailPlan } from '../../../../src/features/lobby/model/rails.ts';

const idsOf = (rail: RailPlan | undefined) => rail?.games.map(({ id }) => id) ?? [];

const input = {
  games: CATALOGUE,
  types: GAME_TYPES,
  likeIds: [],
  historyIds: [],
  links: LOBBY_LINKS,
  limit: 60,
};

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

  it('three games of studios that can be played are a rail of their own, the newest first', () => {
    const [ours] = CATALOGUE;
    if (!ours) throw new Error('the catalogue has games');
    const studioGame = (id: number, changes: object = {}) => ({
      ...ours,
      id,
      brandId: 1_000 + (id % 2),
      poster: `/posters/${id}.webp`,
      status: GameStatus.open,
      ...changes,
    });
    const released = [studioGame(100_002), studioGame(100_001)];
    const closed = studioGame(100_009, { status: GameStatus.maintenance });
    const keysOf = (games: typeof CATALOGUE) => planRails({ ...input, games }).map(({ key }) => key);
    expect(keysOf([...CATALOGUE, ...released, closed])).not.toContain('studios');
    const games = [...CATALOGUE, ...released, closed, studioGame(100_003, { isRemote: true })];
    const found = planRails({ ...input, games }).find(({ key }) => key === 'studios');
    expect(found).toMatchObject({ titleKey: 'lobby.rail.studios', hasMore: false, total: 3 });
    // All of them, and no others.
    expect(found?.allAddress).toBe('/game/search?brand=1001,1000');
    expect(idsOf(found)).toEqual([100_003, 100_002, 100_001]);
  });

  it('history and favourites come first, and only when there are any', () => {
    expect(planRails(input).map((rail) => rail.key)).not.toContain('likes');
    const rails = planRails({
      ...input,
      likeIds: [142, 101, 144, 130],
      historyIds: [143, 999_999, 144, 142, 131],
    });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['history', 'likes', 'bill']);
    expect(idsOf(rails[1])).toEqual([142, 101, 144, 130]);
    expect(idsOf(rails[0])).toEqual([143, 144, 142, 131]);
  });

  it('featured rail leads while the player’s own row is short', () => {
    const rails = planRails({ ...input, likeIds: [], historyIds: [142, 143] });
    expect(rails.slice(0, 2).map((rail) => rail.key)).toEqual(['bill', 'history']);
  });

  it('[R01] own rows of fewer than four become one, with no game twice', () => {
    const rails = planRails({ ...input, likeIds: [142, 101, 144], historyIds: [142, 103] });
    expect(rails.slice(0, 2).map((rail) => rail.key)).toEqual(['own', 'bill']);
    expect(idsOf(rails[0])).toEqual([142, 103, 101, 144]);
    expect(rails[0]?.total).toBe(4);
  });

  it('[R01] own row of fewer than four stays beside one that is long', () => {
    const rails = planRails({ ...input, likeIds: [142], historyIds: [143, 144, 142, 131] });
    expect(rails.slice(0, 3).map((rail) => rail.key)).toEqual(['history', 'bill', 'likes']);
  });

  it('[R01] categories of fewer than four games share one rail, filled up with games that the first does not name', () => {
    const rails = planRails(input);
    for (const rail of rails) expect(rail.games.length, rail.key).toBeGreaterThanOrEqual(4);
    const [bill] = rails;
    const more = rails.find(({ key }) => key === 'more');
    const few = CATALOGUE.filter(
      ({ typeId, status }) => typeId === GameType.bingo && status !== GameStatus.coming,
    );
    expect(few.length).toBeLessThan(4);
    expect(idsOf(more).slice(0, few.length).toSorted()).toEqual(few.map(({ id }) => id).toSorted());
    expect(idsOf(more).filter((id) => idsOf(bill).includes(id))).toEqual(
      few.map(({ id }) => id).filter((id) => idsOf(bill).includes(id)),
    );
    expect(rails.map(({ key }) => key)).not.toContain(`type-${GameType.bingo}`);
    expect(more?.total).toBe(CATALOGUE.filter(({ status }) => status === GameStatus.open).length);
  });

  it.each([
    [[], []],
    [[101, 130, 141, 148], []],
    [
      [101, 130, 141, 148],
      [101, 130, 141, 148],
    ],
    [[], [103, 101, 130]],
  ])(
    '[R01] no game stands right under itself or three times in a column, history %j, likes %j',
    (historyIds, likeIds) => {
      const rails = planRails({ ...input, historyIds, likeIds });
      const own = new Set(['history', 'likes', 'own']);
      for (const [row, rail] of rails.entries()) {
        if (own.has(rail.key)) continue;
        for (const [at, game] of rail.games.entries()) {
          expect(rails[row - 1]?.games[at]?.id, `${rail.key}, place ${at}`).not.toBe(game.id);
          const above = rails.slice(0, row).filter(({ games }) => games[at] === game);
          expect(above.length, `${rail.key}, place ${at}`).toBeLessThan(2);
        }
      }
    },
  );

  it('rail of which all games stand above keeps its order', () => {
    const [only] = CATALOGUE.filter(({ id }) => id === 101);
    const rails = planRails({ ...input, games: only ? [only] : [] });
    expect(rails.map((rail) => [rail.key, ...idsOf(rail)])).toEqual([
      ['bill', 101],
      ['more', 101],
    ]);
  });

  it('[R01] each rail counts the games behind it that can be played, and none of those to come', () => {
    const games = CATALOGUE.map((game) =>
      game.id === 101 ? { ...game, status: GameStatus.maintenance } : game,
    );
    const open = games.filter(({ status }) => status === GameStatus.open);
    const rails = planRails({ ...input, games, limit: 5 });
    for (const { key, total, hasMore } of rails) {
      const typeId = Number(/^type-(\d+)$/.exec(key)?.[1]);
      const counted = typeId ? open.filter((game) => game.typeId === typeId) : open;
      expect([key, total, hasMore]).toEqual(key === 'coming' ? [key, 0, false] : [key, counted.length, true]);
    }
  });
});
