import type { GameFigures } from './game-figures.ts';

/** The figures of some cash-outs of Airship; every other one has the same return. A test counts them again. */
export const AIRSHIP_FIGURES: GameFigures = {
  rtpBp: 9700,
  volatility: 5,
  bets: {
    'cash-out at 1.01': {
      rtp: { numerator: 6_825_768_185_233_433n, denominator: 7_036_874_417_766_400n },
      rtpBp: 9700,
      hitRate: 0.960_396_039_603_963_9,
      aboveStakeRate: 0.960_396_039_603_963_9,
      deviation: 0.196_977_156_035_913_7,
      maxWin: 1.01,
    },
    'cash-out at 1.50': {
      rtp: { numerator: 68_257_681_852_335n, denominator: 70_368_744_177_664n },
      rtpBp: 9700,
      hitRate: 0.646_666_666_666_675_4,
      aboveStakeRate: 0.646_666_666_666_675_4,
      deviation: 0.717_007_670_809_73,
      maxWin: 1.5,
    },
    'cash-out at 2.00': {
      rtp: { numerator: 4_266_105_115_771n, denominator: 4_398_046_511_104n },
      rtpBp: 9700,
      hitRate: 0.485_000_000_000_013_64,
      aboveStakeRate: 0.485_000_000_000_013_64,
      deviation: 0.999_549_898_704_412_7,
      maxWin: 2,
    },
    'cash-out at 5.00': {
      rtp: { numerator: 68_257_681_852_335n, denominator: 70_368_744_177_664n },
      rtpBp: 9700,
      hitRate: 0.194_000_000_000_002_61,
      aboveStakeRate: 0.194_000_000_000_002_61,
      deviation: 1.977_144_405_449_445_1,
      maxWin: 5,
    },
    'cash-out at 10.00': {
      rtp: { numerator: 17_064_420_463_085n, denominator: 17_592_186_044_416n },
      rtpBp: 9700,
      hitRate: 0.097_000_000_000_008_41,
      aboveStakeRate: 0.097_000_000_000_008_41,
      deviation: 2.959_577_672_574_362_3,
      maxWin: 10,
    },
    'cash-out at 100.00': {
      rtp: { numerator: 4_266_105_115_775n, denominator: 4_398_046_511_104n },
      rtpBp: 9700,
      hitRate: 0.009_700_000_000_009_368,
      aboveStakeRate: 0.009_700_000_000_009_368,
      deviation: 9.800_974_441_354_892,
      maxWin: 100,
    },
    'cash-out at 1000.00': {
      rtp: { numerator: 8_532_210_231_625n, denominator: 8_796_093_022_208n },
      rtpBp: 9700,
      hitRate: 0.000_970_000_000_009_463_3,
      aboveStakeRate: 0.000_970_000_000_009_463_3,
      deviation: 31.129_714_100_991_112,
      maxWin: 1000,
    },
    'cash-out at 10000.00': {
      rtp: { numerator: 2_133_052_558_125n, denominator: 2_199_023_255_552n },
      rtpBp: 9700,
      hitRate: 0.000_097_000_000_010_893_93,
      aboveStakeRate: 0.000_097_000_000_010_893_93,
      deviation: 98.483_801_211_616_44,
      maxWin: 10_000,
    },
  },
};
