import { rushOutcomeSchema } from '../../contract/games/gold-rush-express.ts';
import { reelsWindow } from '../result-parts.ts';
import type { ReadResult } from '../round-result.ts';

export const readResult: ReadResult = (outcome) => {
  const { window, coins, hold } = rushOutcomeSchema.parse(outcome);
  const held = hold ? [coins, ...hold.respins.map((respin) => respin.coins)].flat() : [];
  return {
    rows: [],
    reels: { words: 'rush', windows: [reelsWindow(window)], coins: held.map(({ pay }) => pay) },
  };
};
