import { serpentOutcomeSchema } from '../../contract/games/serpent-temple.ts';
import { t } from '../../src/platform/i18n.ts';
import { reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const [dealt, ...fallen] = serpentOutcomeSchema.parse(outcome).windows;
  const followed = fallen.map(({ window, multiplier }, at) => ({
    caption: t('fair.result.fall', { place: at + 1, times: multiplier }),
    window,
  }));
  const windows = [reelsWindow(dealt?.window ?? []), ...followed];
  return { rows: [], reels: { words: 'serpent', windows, coins: [] } };
};
