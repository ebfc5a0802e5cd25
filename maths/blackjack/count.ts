/** What a hand counts: aces as one, and whether one of them may count ten more. */
export interface Count {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const BLACKJACK = 21;
/** The dealer stands on this and above, soft or hard. */
export const DEALER_STANDS = 17;

const NO_COUNT: Count = { hard: 0, hasAce: false };

/** @param value 1 for an ace to 10 for ten, jack, queen and king */
export function addCard({ hard, hasAce }: Count, value: number): Count {
  return { hard: hard + value, hasAce: hasAce || value === 1 };
}

export function countOf(values: readonly number[]): Count {
  return values.reduce(addCard, NO_COUNT);
}

/** Whether an ace of the hand counts eleven. */
export function isSoft({ hard, hasAce }: Count): boolean {
  return hasAce && hard + 10 <= BLACKJACK;
}

/** The best count up to 21, or the hard one of a bust hand. */
export function pointsOf(count: Count): number {
  return isSoft(count) ? count.hard + 10 : count.hard;
}
