import { minesOutcomeSchema } from '../../contract/games/mines-of-brass.ts';
import { t } from '../../src/platform/i18n.ts';
import { listText, returnedRow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

const ROW_CELLS = 5;

export const readResult: ReadResult = (outcome) => {
  const { opened, mines, multiplier } = minesOutcomeSchema.parse(outcome);
  return {
    rows: [
      [t('fair.result.opened'), listText(opened.map(cellName))],
      [t('fair.result.mines'), listText((mines ?? []).map(cellName))],
      returnedRow(multiplier),
    ],
    reels: null,
  };
};

/** @param cell 0 to 24, row by row from the upper left */
const cellName = (cell: number) =>
  t('fair.result.cell', { row: Math.floor(cell / ROW_CELLS) + 1, column: (cell % ROW_CELLS) + 1 });
