import type { SlotFigures } from './slot/free-spin-figures.ts';

/**
 * The figures of Royal Sevens, computed from its full cycles. Stored here, so that a page need not enumerate 34
 * million windows; a test computes them again and compares.
 */
export const ROYAL_SEVENS_FIGURES: SlotFigures = {
  rtp: { numerator: 10_435_303_514_448_000n, denominator: 10_865_245_547_397_120n },
  rtpBp: 9604,
  shares: { linesBp: 7425, scattersBp: 174, freeSpinsBp: 2004 },
  hitRate: 0.315_400_815_633_225_2,
  aboveStakeRate: 0.167_682_810_921_910_4,
  freeSpinsOneIn: 140.005_841_566_343_2,
  deviation: 5.002_195_426_641_348,
  ceiling: 22_927.5,
};
