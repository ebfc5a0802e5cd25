import { type WaysWin, waysWins } from '../ways-wins.ts';
import type { WaysWins } from './slot-definition.ts';

/** Pays are hundredths of the stake. */
const STAKE_UNITS = 100;

/** Wins by ways, each multiplied by all wilds on its reels. */
export const multipliedWays = (): WaysWins<WaysWin> => ({
  kind: 'ways',
  stakeUnits: STAKE_UNITS,
  winsOf: waysWins,
  isPart(symbols, window, { symbol, count }, reel, row) {
    const seen = window[reel]?.[row] ?? -1;
    return reel < count && (seen === symbol || symbols[seen]?.role === 'wild');
  },
});

/** Wins by ways of wilds that multiply nothing. */
export const ways = (): WaysWins<Omit<WaysWin, 'multiplier'>> => ({
  ...multipliedWays(),
  winsOf: (symbols, window) =>
    waysWins(symbols, window).map(({ symbol, count, ways, pay }) => ({ symbol, count, ways, pay })),
});
