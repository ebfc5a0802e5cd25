import { colorOutcomeSchema } from '../../contract/games/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { listText } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { dice } = colorOutcomeSchema.parse(outcome);
  return {
    rows: [[t('fair.result.dice'), listText(dice.map((die) => t(`color.name.${die}`)))]],
    reels: null,
  };
};
