import { SERPENT_TEMPLE_SLOT } from '../serpent-temple.ts';
import { tumbleRulesOf } from '../slot/tumble.ts';

/** Six symbols on six reels of five cells; every cell is drawn by itself. Pays are hundredths of the stake. */
export const SERPENT_RULES = tumbleRulesOf(SERPENT_TEMPLE_SLOT);
