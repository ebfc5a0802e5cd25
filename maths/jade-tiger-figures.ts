import type { GameFigures } from './game-figures.ts';
import type { FreeSpinFigures } from './slot/free-spin-figures.ts';

const SPIN: FreeSpinFigures = {
  rtp: { numerator: 5_054_481_155_834n, denominator: 5_253_346_681_875n },
  rtpBp: 9621,
  hitRate: 0.316_205_069_579_753_7,
  aboveStakeRate: 0.112_547_132_700_307_8,
  deviation: 6.081_994_259_234_212,
  maxWin: 7_232.8,
  freeSpinsBp: 3805,
  freeSpinsOneIn: 100.110_203_414_753_7,
};

/** The figures of Jade Tiger, counted from the full cycles of both sets of reels. A test counts them again. */
export const JADE_TIGER_FIGURES: GameFigures & { readonly bets: { readonly spin: FreeSpinFigures } } = {
  rtpBp: SPIN.rtpBp,
  volatility: 4,
  bets: { spin: SPIN },
};
