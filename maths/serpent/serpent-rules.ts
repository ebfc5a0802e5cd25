import type { TumbleRules } from '../slot/tumble.ts';

/** Six symbols on six reels of five cells; every cell is drawn by itself. Pays are hundredths of the stake. */
export const SERPENT_RULES: TumbleRules = {
  reels: 6,
  rows: 5,
  /** The least counts of a win's three bands. */
  bands: [9, 11, 13],
  symbols: [
    { name: 'serpent', weight: 14, pays: [100, 400, 12_000] },
    { name: 'mask', weight: 15, pays: [50, 200, 1_500] },
    { name: 'jaguar', weight: 16, pays: [25, 100, 500] },
    { name: 'jade', weight: 17, pays: [12, 35, 150] },
    { name: 'amber', weight: 18, pays: [8, 20, 100] },
    { name: 'obsidian', weight: 19, pays: [6, 15, 80] },
  ],
  /** Of each window in turn; after the last one nothing falls any more. */
  multipliers: [1, 2, 3, 5, 8, 12, 16, 20],
};
