/** What a page is shown of a round, one step after the other. */
export interface RoundEvent {
  /** Its place in the round; what a page that is loaded again goes on from. */
  readonly index: number;
  readonly type: string;
}

/** One line of a mode: what it pays in hundredths of the stake, how it is shown, and how often it is drawn. */
export interface StudioRound {
  readonly payout: number;
  readonly events: readonly RoundEvent[];
  readonly weight: bigint;
}

/** A way in which a round of the game is bought. */
export interface StudioMode {
  readonly name: string;
  /** What a round is charged, in stakes. */
  readonly cost: number;
  readonly rounds: readonly StudioRound[];
}
