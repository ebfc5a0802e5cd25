import { rouletteOutcomeSchema } from '../../contract/games/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => ({
  rows: [[t('fair.result.number'), String(rouletteOutcomeSchema.parse(outcome).number)]],
  reels: null,
});
