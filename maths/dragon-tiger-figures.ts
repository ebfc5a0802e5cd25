import type { GameFigures } from './game-figures.ts';

/** The figures of each bet in Dragon & Tiger; the return is that of the dragon. A test plays all 172,640 deals again. */
export const DRAGON_TIGER_FIGURES: GameFigures = {
  rtpBp: 9626,
  volatility: 4,
  bets: {
    dragon: {
      rtp: { numerator: 799n, denominator: 830n },
      rtpBp: 9626,
      hitRate: 0.537_349_397_590_361_5,
      aboveStakeRate: 0.462_650_602_409_638_57,
      deviation: 0.970_866_070_121_978_8,
      maxWin: 2,
    },
    tiger: {
      rtp: { numerator: 799n, denominator: 830n },
      rtpBp: 9626,
      hitRate: 0.537_349_397_590_361_5,
      aboveStakeRate: 0.462_650_602_409_638_57,
      deviation: 0.970_866_070_121_978_8,
      maxWin: 2,
    },
    tie: {
      rtp: { numerator: 372n, denominator: 415n },
      rtpBp: 8963,
      hitRate: 0.074_698_795_180_722_9,
      aboveStakeRate: 0.074_698_795_180_722_9,
      deviation: 3.154_856_488_941_306,
      maxWin: 12,
    },
    suitedTie: {
      rtp: { numerator: 357n, denominator: 415n },
      rtpBp: 8602,
      hitRate: 0.016_867_469_879_518_072,
      aboveStakeRate: 0.016_867_469_879_518_072,
      deviation: 6.567_516_626_604_885,
      maxWin: 51,
    },
  },
};
