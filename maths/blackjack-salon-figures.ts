/**
 * The figures of Blackjack Salon for the published strategy, in stakes. The returns are calculated, and a test does it
 * again; the sample is of ten million rounds of the seed 1929.
 */
export const BLACKJACK_SALON_FIGURES = {
  /** `shoeReturn` floored to the basis point. */
  rtpBp: 9953,
  volatility: 2,
  /** Exact for six decks, every dealt card taken out. */
  shoeReturn: 0.995_395_304_464_795_3,
  /** `shoeReturn` rounded up: to play by the single cards of a hand, and not by its total, gains far less with six decks. */
  bestReturnOfFirstStake: 0.996,
  /** Every card as likely as in a full deck; the strategy is the best one of this calculation. */
  compositionIndependentReturn: 0.994_296_119_877_263_6,
  /** Of the insurance's own stake, from a fresh shoe with an ace up. */
  insuranceRtp: { numerator: 288n, denominator: 311n },
  /** All that a round stakes, doubles and splits included: of the first million rounds of that sample. */
  meanStake: 1.125_188,
  /** A split with two doubled hands: eight stakes for four. */
  maxWin: 8,
  sampled: {
    rounds: 10_000_000,
    /** Net result plus one stake. */
    mean: 0.995_826_35,
    deviation: 1.143_838_365_174_764_3,
    /** Rounds with a net win, and rounds that return exactly what was staked. */
    winRate: 0.433_557_4,
    tieRate: 0.088_033_2,
  },
} as const;
