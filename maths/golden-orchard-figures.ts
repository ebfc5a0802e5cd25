import type { GameFigures } from './game-figures.ts';

/** The figures of Golden Orchard, over the 13,824 windows of its full cycle. A test counts them. */
export const GOLDEN_ORCHARD_FIGURES: GameFigures = {
  rtpBp: 9548,
  volatility: 1,
  bets: {
    spin: {
      rtp: { numerator: 275n, denominator: 288n },
      rtpBp: 9548,
      hitRate: 0.870_515_046_296_296_3,
      aboveStakeRate: 0.372_106_481_481_481_45,
      deviation: 0.984_612_270_542_302_9,
      maxWin: 21.6,
    },
  },
};
