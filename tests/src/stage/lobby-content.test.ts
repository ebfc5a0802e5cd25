import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { pennantOf } from '../../../src/stage/mirror/lobby-content.ts';
import { playAddress } from '../../../src/stage/mirror/play-address.ts';

const game = (change: Partial<Game>) =>
  ({ id: 7, status: GameStatus.open, tags: [], ...change }) as unknown as Game;

describe('what a poster says', () => {
  it.each([
    [['new', 'jackpot'], 'jackpot'],
    [['new', 'hot'], 'hot'],
    [['new'], 'new'],
    [[], null],
  ] as const)('of a game tagged %j hangs out the pennant %s', (tags, pennant) => {
    expect(pennantOf(game({ tags: [...tags] }))).toBe(pennant);
  });

  it.each([
    [GameStatus.coming, 'soon'],
    [GameStatus.maintenance, 'maintenance'],
  ])('says of status %i that it cannot be played, whatever else is true', (status, pennant) => {
    const closed = game({ status, tags: ['jackpot'] });
    expect(pennantOf(closed)).toBe(pennant);
    expect(playAddress(closed)).toBeNull();
  });

  it('leads into a game that is open, with the money of the round that waits there', () => {
    expect(playAddress(game({}))).toBe('/game/start?gameId=7&tryIt=0');
    expect(playAddress(game({}), true)).toBe('/game/start?gameId=7&tryIt=1');
  });

  it('says before anything else of an open game that a round of it waits to be seen', () => {
    expect(pennantOf(game({ tags: ['jackpot', 'new'] }), true)).toBe('unshown');
    expect(pennantOf(game({ status: GameStatus.maintenance }), true)).toBe('maintenance');
  });
});
