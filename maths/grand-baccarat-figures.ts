import type { GameFigures } from './game-figures.ts';

/** The figures of each bet in Grand Baccarat; the return is that of the banker. A test counts every order of cards again. */
export const GRAND_BACCARAT_FIGURES: GameFigures = {
  rtpBp: 9894,
  volatility: 3,
  bets: {
    player: {
      rtp: { numerator: 19_283_843_717_413n, denominator: 19_524_993_263_685n },
      rtpBp: 9876,
      hitRate: 0.541_402_577_367_237_1,
      aboveStakeRate: 0.446_246_609_343_596_83,
      deviation: 0.951_152_716_122_629_9,
      maxWin: 2,
    },
    banker: {
      rtp: { numerator: 10_732_465_128_097n, denominator: 10_847_218_479_825n },
      rtpBp: 9894,
      hitRate: 0.553_753_390_656_403_2,
      aboveStakeRate: 0.458_597_422_632_763,
      deviation: 0.927_372_021_793_212_8,
      maxWin: 1.95,
    },
    tie: {
      rtp: { numerator: 619_306_544_887n, denominator: 723_147_898_655n },
      rtpBp: 8564,
      hitRate: 0.095_155_968_023_640_2,
      aboveStakeRate: 0.095_155_968_023_640_2,
      deviation: 2.640_872_221_752_324_4,
      maxWin: 9,
    },
    playerPair: {
      rtp: { numerator: 372n, denominator: 415n },
      rtpBp: 8963,
      hitRate: 0.074_698_795_180_722_9,
      aboveStakeRate: 0.074_698_795_180_722_9,
      deviation: 3.154_856_488_941_306,
      maxWin: 12,
    },
    bankerPair: {
      rtp: { numerator: 372n, denominator: 415n },
      rtpBp: 8963,
      hitRate: 0.074_698_795_180_722_9,
      aboveStakeRate: 0.074_698_795_180_722_9,
      deviation: 3.154_856_488_941_306,
      maxWin: 12,
    },
  },
};
