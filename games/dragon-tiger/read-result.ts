import { dragonTigerOutcomeSchema } from '../../contract/games/dragon-tiger.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { dragon, tiger } = dragonTigerOutcomeSchema.parse(outcome);
  return {
    rows: [
      [t('fair.result.dragon'), cardName(dragon)],
      [t('fair.result.tiger'), cardName(tiger)],
    ],
    reels: null,
  };
};
