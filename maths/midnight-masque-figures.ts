import type { GameFigures } from './game-figures.ts';
import type { HeldFigures } from './slot/held-figures.ts';

const SPIN: HeldFigures = {
  rtp: { numerator: 3_136_152_875_549n, denominator: 3_276_800_000_000n },
  rtpBp: 9570,
  hitRate: 0.385_237_318_936_383_35,
  aboveStakeRate: 0.131_159_860_827_438_47,
  deviation: 5.248_611_601_760_738_5,
  maxWin: 464.58,
  respinsBp: 6531,
  respinsOneIn: 4.795_085_037_836_217,
};

/** The figures of Midnight Masque, counted from the full cycles of all sets of held reels. A test counts them again. */
export const MIDNIGHT_MASQUE_FIGURES: GameFigures & { readonly bets: { readonly spin: HeldFigures } } = {
  rtpBp: SPIN.rtpBp,
  volatility: 3,
  bets: { spin: SPIN },
};
