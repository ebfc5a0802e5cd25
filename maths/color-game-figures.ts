import type { GameFigures } from './game-figures.ts';

/** The figures of a bet on one colour in Color Game, over the 216 throws. A test counts them again. */
export const COLOR_GAME_FIGURES: GameFigures = {
  rtpBp: 9583,
  volatility: 2,
  bets: {
    color: {
      rtp: { numerator: 23n, denominator: 24n },
      rtpBp: 9583,
      hitRate: 0.421_296_296_296_296_3,
      aboveStakeRate: 0.421_296_296_296_296_3,
      deviation: 1.327_461_026_839_499_3,
      maxWin: 12,
    },
  },
};
