import type { HighLowBet, HighLowOutcome } from '../../contract/games/high-low-salon.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { resultText } from '../engine/result-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { guessesOf } from './stair.ts';

/** How an open round stands. */
export function standText({ steps, multiplier }: HighLowOutcome): string {
  if (multiplier === 0) return t('highlow.stand.first');
  const now = multiplierText(multiplier);
  return t(steps.at(-1)?.kind === 'skip' ? 'highlow.stand' : 'highlow.stand.right', { now });
}

/** How a round ended: what ended it, and that it paid nothing. */
export function endText(round: RoundOf<HighLowBet, HighLowOutcome>): string {
  const { right, isLost } = guessesOf(round.outcome);
  const result = resultText(round);
  return isLost ? `${t('highlow.lost', { count: right })} · ${result}` : result;
}

/** The card that was turned last, in words. */
export const lastCardName = ({ firstCard, steps }: HighLowOutcome): string =>
  cardName(steps.at(-1)?.card ?? firstCard);

/** Every card of a round with the guess that turned it. */
export function cardsText({ firstCard, steps }: HighLowOutcome): string {
  const others = steps.map(({ kind, card }) =>
    t('highlow.step', { guess: t(`highlow.guess.${kind}`), card: cardName(card) }),
  );
  return [cardName(firstCard), ...others].join(' · ');
}
