import type { GameFigures } from './game-figures.ts';
import type { HoldFigures } from './slot/hold-figures.ts';

/** Every empty cell of every spin is a factor of the denominator, so the exact return is a long fraction. */
const SPIN: HoldFigures = {
  rtp: {
    numerator:
      69_981_542_789_929_201_358_170_796_038_304_387_299_237_542_014_908_234_733_695_009_543_376_728_426_499_012_105_005_639_978_834_333_600_397_918_242_078_113_045_279_009_190_366_446_412_120_230_021_100_855_571_408_426_750_251_781n,
    denominator:
      72_877_257_838_947_272_620_667_884_271_094_740_271_938_011_100_411_991_639_083_131_287_125_594_017_645_210_484_916_781_712_098_300_560_660_853_530_221_501_411_472_176_740_644_706_683_356_668_642_440_777_539_922_023_153_664_000n,
  },
  rtpBp: 9602,
  hitRate: 0.3516696973590342,
  aboveStakeRate: 0.16581359717912184,
  deviation: 16.102060538296413,
  maxWin: 5006.8,
  holdBp: 3896,
  holdOneIn: 108.39252406801776,
  fullOneIn: 17911.19974727533,
};

/** The figures of Gold Rush Express, counted from the full cycle and every end of hold and spin. A test counts them again. */
export const GOLD_RUSH_FIGURES: GameFigures & { readonly bets: { readonly spin: HoldFigures } } = {
  rtpBp: SPIN.rtpBp,
  volatility: 5,
  bets: { spin: SPIN },
};
