import { orchardOutcomeSchema } from '../../contract/games/golden-orchard.ts';
import { reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { window } = orchardOutcomeSchema.parse(outcome);
  return { rows: [], reels: { words: 'orchard', windows: [reelsWindow(window)], coins: [] } };
};
