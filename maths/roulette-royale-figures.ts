import type { GameFigures } from './game-figures.ts';

/** The figures of each kind of bet in Roulette Royale, over the 37 numbers. A test counts them again. */
export const ROULETTE_ROYALE_FIGURES: GameFigures = {
  rtpBp: 9729,
  volatility: 3,
  bets: {
    straight: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.027_027_027_027_027_03,
      aboveStakeRate: 0.027_027_027_027_027_03,
      deviation: 5.837_837_837_837_838,
      maxWin: 36,
    },
    split: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.054_054_054_054_054_06,
      aboveStakeRate: 0.054_054_054_054_054_06,
      deviation: 4.070_237_966_922_529,
      maxWin: 18,
    },
    street: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.081_081_081_081_081_09,
      aboveStakeRate: 0.081_081_081_081_081_09,
      deviation: 3.275_515_115_144_458,
      maxWin: 12,
    },
    corner: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.108_108_108_108_108_11,
      aboveStakeRate: 0.108_108_108_108_108_11,
      deviation: 2.794_652_098_315_798,
      maxWin: 9,
    },
    sixLine: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.162_162_162_162_162_17,
      aboveStakeRate: 0.162_162_162_162_162_17,
      deviation: 2.211_597_031_943_652_4,
      maxWin: 6,
    },
    column: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.324_324_324_324_324_34,
      aboveStakeRate: 0.324_324_324_324_324_34,
      deviation: 1.404_365_519_650_441,
      maxWin: 3,
    },
    dozen: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.324_324_324_324_324_34,
      aboveStakeRate: 0.324_324_324_324_324_34,
      deviation: 1.404_365_519_650_441,
      maxWin: 3,
    },
    evenChance: {
      rtp: { numerator: 36n, denominator: 37n },
      rtpBp: 9729,
      hitRate: 0.486_486_486_486_486_5,
      aboveStakeRate: 0.486_486_486_486_486_5,
      deviation: 0.999_634_703_184_158_4,
      maxWin: 2,
    },
  },
};
