import { kenoOutcomeSchema } from '../../contract/games/keno-lights.ts';
import { t } from '../../src/platform/i18n.ts';
import { listText, returnedRow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { drawn, hits, multiplier } = kenoOutcomeSchema.parse(outcome);
  return {
    rows: [
      [t('fair.result.drawn'), listText(drawn.map(String))],
      [t('fair.result.hits'), listText(hits.map(String))],
      returnedRow(multiplier),
    ],
    reels: null,
  };
};
