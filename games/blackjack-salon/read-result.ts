import { blackjackOutcomeSchema } from '../../contract/games/blackjack-salon.ts';
import { t } from '../../src/platform/i18n.ts';
import { handText } from '../cards/hand-text.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { hands, dealer, insurance } = blackjackOutcomeSchema.parse(outcome);
  return {
    rows: [
      ...hands.map((one, at) => [t('fair.result.hand', { place: at + 1 }), handText(one)] as const),
      [t('fair.result.dealer'), handText(dealer)],
      ...(insurance ? [[t('fair.result.insurance'), t('fair.result.insured')] as const] : []),
    ],
    reels: null,
  };
};
