import type { BetFigures, GameFigures } from './game-figures.ts';
import { type PayClass, toPayClasses } from './return-test/pay-classes.ts';

const SPIN: BetFigures = {
  rtp: { numerator: 66596063n, denominator: 69312000n },
  rtpBp: 9608,
  hitRate: 0.2751855600539811,
  aboveStakeRate: 0.12720275987286028,
  deviation: 7.826985777084636,
  maxWin: 1717.2,
};

/** The figures of Samurai Dusk, counted from the full cycle of its reels with every swordsman open. A test counts them again. */
export const SAMURAI_DUSK_FIGURES: GameFigures & { readonly bets: { readonly spin: BetFigures } } = {
  rtpBp: SPIN.rtpBp,
  volatility: 4,
  bets: { spin: SPIN },
};

/** The exact chances in classes of wins, as `return-test/slot-classes.ts` has those of other slots. */
export const SAMURAI_DUSK_CLASSES: readonly PayClass[] = toPayClasses([
  [0.7248144399460189, 0],
  [0.020216346153846154, 0.17631578947368418],
  [0.05116316854890262, 0.31618645891358255],
  [0.06268433926415228, 0.6533451040241068],
  [0.053735017579373545, 1.3258198972866844],
  [0.04094888663967612, 2.709710374000873],
  [0.02600650791959656, 5.351858870189967],
  [0.010266598302436248, 10.671916422182791],
  [0.005115175971304779, 21.972469115177518],
  [0.003714574898785426, 44.440865062861526],
  [0.0009500297428794661, 84.8416247094143],
  [0.00020762305561474527, 187.07841565105846],
  [0.00015751518218623477, 361.1657577679139],
  [0.000016181014276582134, 658.0518518518523],
  [0.0000035957809503515874, 1311.7666666666667],
]);
