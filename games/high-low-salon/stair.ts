import type { HighLowOutcome } from '../../contract/games/high-low-salon.ts';
import type { SpreadCard, SpreadLayout } from '../cards/card-spread.ts';
import { layOutStair } from './layout.ts';
import type { StepMark } from './mark-art.ts';

/** A card on the stair. */
export interface StairCard extends SpreadCard {
  /** Steps below the card to guess from; -1 for the deck. */
  readonly step: number;
  readonly mark?: StepMark;
}

export const DECK: StairCard = { id: 'deck', card: null, step: -1 };

type TurnedCards = Pick<HighLowOutcome, 'firstCard' | 'steps' | 'multiplier'>;

/** Where the guesses of a round stand: how many were right, and whether the last one was wrong. */
export function guessesOf({ steps, multiplier }: TurnedCards): { right: number; isLost: boolean } {
  const guesses = steps.filter(({ kind }) => kind !== 'skip').length;
  // A guess was made, and nothing can be cashed out: it was wrong.
  const isLost = guesses > 0 && multiplier === 0;
  return { right: isLost ? guesses - 1 : guesses, isLost };
}

/**
 * Every card of a round from the first on, with the deck above them.
 * @param turned how many guesses and skips are shown
 */
export function stairOf(outcome: TurnedCards, turned = outcome.steps.length): StairCard[] {
  const { firstCard, steps } = outcome;
  const { isLost } = guessesOf(outcome);
  const first: StairCard = { id: 'step 0', card: firstCard, step: turned };
  const others = steps.slice(0, turned).map(({ kind, card }, index): StairCard => {
    const isWrong = isLost && index === steps.length - 1;
    return { id: `step ${index + 1}`, card, step: turned - 1 - index, mark: isWrong ? 'wrong' : kind };
  });
  return [first, ...others, DECK];
}

export function layOutCards(width: number, height: number, cards: readonly StairCard[]): SpreadLayout {
  const { cardWidth, deck, steps } = layOutStair(width, height);
  const gone = steps.at(-1) ?? deck;
  return {
    cardWidth,
    source: deck,
    discard: { x: -cardWidth, y: gone.y, turn: -0.6 },
    places: cards.map(({ step }) => (step < 0 ? deck : (steps[step] ?? gone))),
  };
}
