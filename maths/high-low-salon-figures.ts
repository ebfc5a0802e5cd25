import type { GameFigures } from './game-figures.ts';
import type { StatedReturn } from './return-bounds.ts';

/** What bounds every way to play, those among them for which no figures are published. A test counts it again. */
export const HIGH_LOW_SALON_BOUNDS: StatedReturn = {
  lowest: 0.962_840_236_686_390_5,
  highest: 0.970_000_000_000_000_1,
  deviation: 98.478_092_492_889_99,
  maxWin: 9998.83,
};

/** The figures of some ways to play High-Low Salon; the return is the lowest of any. A test counts them again. */
export const HIGH_LOW_SALON_FIGURES: GameFigures = {
  rtpBp: 9628,
  volatility: 5,
  bets: {
    'one likelier guess': {
      rtp: { numerator: 818n, denominator: 845n },
      rtpBp: 9680,
      hitRate: 0.710_059_171_597_633_1,
      aboveStakeRate: 0.710_059_171_597_633_1,
      deviation: 0.666_035_944_537_520_4,
      maxWin: 2.1,
    },
    'two likelier guesses': {
      rtp: { numerator: 212_599n, denominator: 219_700n },
      rtpBp: 9676,
      hitRate: 0.483_841_602_184_797_44,
      aboveStakeRate: 0.483_841_602_184_797_44,
      deviation: 1.083_542_623_018_777_5,
      maxWin: 3.9,
    },
    'five likelier guesses': {
      rtp: { numerator: 116_959_508n, denominator: 120_670_225n },
      rtpBp: 9692,
      hitRate: 0.153_501_619_807_205_97,
      aboveStakeRate: 0.153_501_619_807_205_97,
      deviation: 2.565_670_934_252_476_6,
      maxWin: 34.02,
    },
    'twelve likelier guesses': {
      rtp: { numerator: 14_688_661_376_561_617n, denominator: 15_143_755_329_612_650n },
      rtpBp: 9699,
      hitRate: 0.010_543_892_782_117_087,
      aboveStakeRate: 0.010_543_892_782_117_087,
      deviation: 12.004_544_246_351_411,
      maxWin: 4117.14,
    },
    'one same': {
      rtp: { numerator: 97n, denominator: 100n },
      rtpBp: 9700,
      hitRate: 0.076_923_076_923_076_93,
      aboveStakeRate: 0.076_923_076_923_076_93,
      deviation: 3.360_178_566_683_622,
      maxWin: 12.61,
    },
    'three same': {
      rtp: { numerator: 97n, denominator: 100n },
      rtpBp: 9700,
      hitRate: 0.000_455_166_135_639_508_4,
      aboveStakeRate: 0.000_455_166_135_639_508_4,
      deviation: 45.455_653_113_776_73,
      maxWin: 2131.09,
    },
  },
};
