import { plinkoOutcomeSchema } from '../../contract/games/plinko-tower.ts';
import { t } from '../../src/platform/i18n.ts';
import { listText, returnedRow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { path, slot, multiplier } = plinkoOutcomeSchema.parse(outcome);
  const steps = path.map((step) => t(step === 0 ? 'fair.result.left' : 'fair.result.right'));
  return {
    rows: [
      [t('fair.result.path'), listText(steps)],
      [t('fair.result.pocket'), String(slot + 1)],
      returnedRow(multiplier),
    ],
    reels: null,
  };
};
