import type { GameFigures } from './game-figures.ts';
import { type PayClass, toPayClasses } from './return-test/pay-classes.ts';
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

/** The exact chances of its wins in classes: chance, then mean return in stakes. A test counts them again. */
export const PEARL_TIDES_CLASSES: readonly PayClass[] = toPayClasses([
  [0.46873660575341247, 0],
  [0, 0],
  [0.05896103896103896, 0.4],
  [0.15336516424751717, 0.6757420367741406],
  [0.17948828016054907, 1.314838371664102],
  [0.09860902437789151, 2.6419538027452028],
  [0.031223782393905886, 5.229248167436497],
  [0.006838684036860215, 10.625073296714815],
  [0.001898776780181697, 21.686960970388746],
  [0.0006376741500558008, 43.760352646802914],
  [0.00019501465023866464, 88.25560407608745],
  [0.000040091668647651136, 176.48988298452522],
  [0.000005692385310777036, 351.94008503549526],
  [1.7040433229376837e-7, 646.6691311057142],
  [3.00578083364174e-11, 1096.1078404224122],
  [4.736713808683502e-19, 2182.9056359517317],
]);
