import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { pennantOf } from '../../../src/stage/mirror/lobby-content.ts';
import { playAddress } from '../../../src/stage/mirror/play-address.ts';

const game = (change: Partial<Game>) =>
  ({ id: 7, status: GameStatus.open, tags: [], ...change }) as unknown as Game;

describe('poster', () => {
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
  ])('poster of status %i is marked as not playable, whatever else is true', (status, pennant) => {
    const closed = game({ status, tags: ['jackpot'] });
    expect(pennantOf(closed)).toBe(pennant);
    expect(playAddress(closed)).toBeNull();
  });

  it('poster of an open game links to it, with the currency of its pending round', () => {
    expect(playAddress(game({}))).toBe('/game/start?gameId=7&tryIt=0');
    expect(playAddress(game({}), true)).toBe('/game/start?gameId=7&tryIt=1');
  });

  it('poster of an open game shows a pending round before anything else', () => {
    expect(pennantOf(game({ tags: ['jackpot', 'new'] }), true)).toBe('unshown');
    expect(pennantOf(game({ status: GameStatus.maintenance }), true)).toBe('maintenance');
  });
});
