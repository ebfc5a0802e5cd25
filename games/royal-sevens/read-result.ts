import { slotOutcomeSchema } from '../../contract/games/slot.ts';
import { freeSpinWindow, reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { window, freeSpins } = slotOutcomeSchema.parse(outcome);
  const windows = [reelsWindow(window), ...freeSpins.map(freeSpinWindow)];
  return { rows: [], reels: { words: 'game', windows, coins: [] } };
};
