import { masqueOutcomeSchema } from '../../contract/games/midnight-masque.ts';
import { t } from '../../src/platform/i18n.ts';
import { reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { window, respins } = masqueOutcomeSchema.parse(outcome);
  const followed = respins.map((respin, at) => ({
    caption: t('fair.result.respin', { place: at + 1 }),
    window: respin.window,
  }));
  return { rows: [], reels: { words: 'masque', windows: [reelsWindow(window), ...followed], coins: [] } };
};
