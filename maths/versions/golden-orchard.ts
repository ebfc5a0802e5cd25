import { ORCHARD_REELS } from '../golden-orchard/reels.ts';
import { ORCHARD_WILD_MULTIPLIER } from '../golden-orchard/wins.ts';
import { GOLDEN_ORCHARD } from '../golden-orchard.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

export const GOLDEN_ORCHARD_RULES = stakeRules(GOLDEN_ORCHARD, {
  ...ORCHARD_REELS,
  wildMultiplier: ORCHARD_WILD_MULTIPLIER,
});
