import { highLowOutcomeSchema } from '../../contract/games/high-low-salon.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { returnedRow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { firstCard, steps, multiplier } = highLowOutcomeSchema.parse(outcome);
  const stepRow = ({ kind, card }: (typeof steps)[number], at: number) => {
    const guess = t(`highlow.guess.${kind}`);
    return [
      t('fair.result.step', { place: at + 1 }),
      t('highlow.step', { guess, card: cardName(card) }),
    ] as const;
  };
  return {
    rows: [[t('fair.result.first'), cardName(firstCard)], ...steps.map(stepRow), returnedRow(multiplier)],
    reels: null,
  };
};
