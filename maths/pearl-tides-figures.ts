import type { GameFigures } from './game-figures.ts';
import type { FreeSpinFigures } from './slot/free-spin-figures.ts';

const SPIN: FreeSpinFigures = {
  rtp: { numerator: 129_324_531_780_707n, denominator: 135_395_566_768_000n },
  rtpBp: 9551,
  hitRate: 0.531_263_394_246_587_5,
  aboveStakeRate: 0.272_742_996_188_374_33,
  deviation: 2.788_490_259_758_689,
  maxWin: 8_778.1,
  freeSpinsBp: 1359,
  freeSpinsOneIn: 73.219_065_883_575_06,
};

/** The figures of Pearl Tides, counted from the full cycles of both sets of reels. A test counts them again. */
export const PEARL_TIDES_FIGURES: GameFigures & { readonly bets: { readonly spin: FreeSpinFigures } } = {
  rtpBp: SPIN.rtpBp,
  volatility: 2,
  bets: { spin: SPIN },
};
