import { baccaratOutcomeSchema } from '../../contract/games/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import { handText } from '../cards/hand-text.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { player, banker } = baccaratOutcomeSchema.parse(outcome);
  return {
    rows: [
      [t('fair.result.player'), handText(player)],
      [t('fair.result.banker'), handText(banker)],
    ],
    reels: null,
  };
};
