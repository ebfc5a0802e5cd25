import type { GameFigures } from './game-figures.ts';

/** The figures of some ways to play Mines of Brass, the lowest return first and the wildest last. A test counts all of them again. */
export const MINES_OF_BRASS_FIGURES: GameFigures = {
  rtpBp: 9625,
  volatility: 5,
  bets: {
    '2 mines, 3 cells': {
      rtp: { numerator: 77n, denominator: 80n },
      rtpBp: 9625,
      hitRate: 0.77,
      aboveStakeRate: 0.77,
      deviation: 0.526_040_635_312_520_3,
      maxWin: 1.25,
    },
    '3 mines, 1 cells': {
      rtp: { numerator: 121n, denominator: 125n },
      rtpBp: 9680,
      hitRate: 0.88,
      aboveStakeRate: 0.88,
      deviation: 0.357_457_689_803_982_24,
      maxWin: 1.1,
    },
    '3 mines, 5 cells': {
      rtp: { numerator: 2223n, denominator: 2300n },
      rtpBp: 9665,
      hitRate: 0.495_652_173_913_043_5,
      aboveStakeRate: 0.495_652_173_913_043_5,
      deviation: 0.974_963_137_299_368_7,
      maxWin: 1.95,
    },
    '5 mines, 5 cells': {
      rtp: { numerator: 214_472n, denominator: 221_375n },
      rtpBp: 9688,
      hitRate: 0.291_812_535_290_796_15,
      aboveStakeRate: 0.291_812_535_290_796_15,
      deviation: 1.509_260_386_301_563_5,
      maxWin: 3.32,
    },
    '10 mines, 3 cells': {
      rtp: { numerator: 4459n, denominator: 4600n },
      rtpBp: 9693,
      hitRate: 0.197_826_086_956_521_74,
      aboveStakeRate: 0.197_826_086_956_521_74,
      deviation: 1.951_965_455_607_905_6,
      maxWin: 4.9,
    },
    '24 mines, 1 cells': {
      rtp: { numerator: 97n, denominator: 100n },
      rtpBp: 9700,
      hitRate: 0.04,
      aboveStakeRate: 0.04,
      deviation: 4.752_010_100_999_366,
      maxWin: 24.25,
    },
    '9 mines, 13 cells': {
      rtp: { numerator: 900_766n, denominator: 928_625n },
      rtpBp: 9699,
      hitRate: 0.000_107_686_095_032_978_87,
      aboveStakeRate: 0.000_107_686_095_032_978_87,
      deviation: 93.469_176_071_702_65,
      maxWin: 9007.66,
    },
  },
};
