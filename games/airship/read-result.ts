import { airshipOutcomeSchema } from '../../contract/games/airship.ts';
import { t } from '../../src/platform/i18n.ts';
import { returnedRow, timesText } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { crashAt, multiplier } = airshipOutcomeSchema.parse(outcome);
  const end = crashAt === null ? [] : [[t('fair.result.crash'), timesText(crashAt)] as const];
  return { rows: [...end, returnedRow(multiplier)], reels: null };
};
