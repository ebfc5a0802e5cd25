import { beforeAll, describe, expect, it } from 'vitest';
import { type Game, gameSchema } from '../../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../../contract/ids.ts';
import { buildContent, pennantOf } from '../../../../src/features/lobby/model/content.ts';
import { activateMessages } from '../../../../src/platform/i18n.ts';
import { lobbyInput } from './support/lobby-input.ts';

const game = (change: Partial<Game>) =>
  ({
    id: 7,
    status: GameStatus.open,
    tags: [],
    slug: 'a-game',
    name: 'A Game',
    brandId: 1,
    typeId: 1,
    popularity: 1,
    ...change,
  }) as unknown as Game;

/** The poster of a game in the rail that all games share. */
function posterOf(only: Game, unshown: unknown[] = []) {
  const input = lobbyInput({
    config: { games: [only] },
    unshown: unshown as never,
  });
  const [poster] = buildContent(input).rails.flatMap(({ posters }) => posters);
  if (!poster) throw new Error('no rail has it');
  return poster;
}

beforeAll(() => activateMessages('en'));

describe('poster', () => {
  it.each([
    [['exclusive', 'jackpot'], 'jackpot'],
    [['exclusive', 'live'], 'live'],
    [['exclusive'], 'exclusive'],
    [[], null],
  ] as const)('of a game tagged %j hangs out the pennant %s', (tags, pennant) => {
    expect(pennantOf(game({ tags: [...tags] }))).toBe(pennant);
  });

  it.each([
    [GameStatus.coming, 'soon'],
    [GameStatus.maintenance, 'maintenance'],
  ])('poster of status %i is marked as not playable, whatever else is true', (status, pennant) => {
    const closed = game({ status, tags: ['jackpot'] });
    expect(pennantOf(closed)).toBe(pennant);
    expect(posterOf(closed).address).toBeNull();
  });

  it.each(['hot', 'new'])(
    'badge “%s” is refused by the contract, as no play figure stands behind it',
    (tag) => {
      expect(gameSchema.shape.tags.safeParse([tag]).success).toBe(false);
      expect(gameSchema.shape.tags.safeParse(['exclusive']).success).toBe(true);
    },
  );

  it('poster of a studio’s game has the image at its own address in every window, and one of ours that of the art', () => {
    const poster = `/posters/${'0a'.repeat(32)}.webp`;
    expect(posterOf(game({ poster })).image).toBe(poster);
    expect(posterOf(game({})).image).toBe('/art/v/posters/a-game-117@1.webp');
  });

  it('poster of an open game links to it, with the currency of its pending round', () => {
    expect(posterOf(game({})).address).toBe('/game/start?gameId=7&tryIt=0');
    expect(posterOf(game({}), [{ gameId: 7, isPlayMoney: true }]).address).toBe(
      '/game/start?gameId=7&tryIt=1',
    );
  });

  it('poster of an open game shows a pending round before anything else', () => {
    expect(pennantOf(game({ tags: ['jackpot', 'exclusive'] }), true)).toBe('unshown');
    expect(pennantOf(game({ status: GameStatus.maintenance }), true)).toBe('maintenance');
  });
});
