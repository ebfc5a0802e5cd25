import { jadeOutcomeSchema } from '../../contract/games/jade-tiger.ts';
import { freeSpinWindow, reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { window, freeSpins } = jadeOutcomeSchema.parse(outcome);
  const windows = [reelsWindow(window), ...freeSpins.map(freeSpinWindow)];
  return { rows: [], reels: { words: 'jade', windows, coins: [] } };
};
