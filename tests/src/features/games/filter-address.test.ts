import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { readFilter, searchAddress, writeFilter } from '../../../../src/features/games/filter-address.ts';
import { EMPTY_FILTER, type GameFilter } from '../../../../src/features/games/game-filter.ts';

describe('search address', () => {
  it('[R41] every filter is kept, so that Back and a reload show the same games', () => {
    const filter: GameFilter = {
      text: 'sun & moon, 龙',
      typeId: 1,
      brandIds: [2, 3],
      features: ['freeSpins', 'wilds'],
      volatilities: [4, 5],
      minRtpBp: 9600,
      maxLowBet: cents(500),
      isPlayable: true,
      sort: 'rtp',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('[R41] address is bare for an empty search, and short for a category', () => {
    expect(writeFilter(EMPTY_FILTER)).toBe('');
    expect(searchAddress({ typeId: 1 })).toBe('/game/search?type=1');
    expect(searchAddress({ brandIds: [2] })).toBe('/game/search?brand=2');
  });

  it('[R41] invalid values in the address are ignored', () => {
    expect(readFilter('?type=one&brand=,-1,2,2&volatility=0,3,9&rtp=&bet=1.5&sort=luck&open=yes')).toEqual({
      ...EMPTY_FILTER,
      brandIds: [2],
      volatilities: [3],
    });
  });
});
