import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../gold-rush/reels.ts';
import { GOLD_RUSH_EXPRESS } from '../gold-rush-express.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

export const GOLD_RUSH_EXPRESS_RULES = stakeRules(GOLD_RUSH_EXPRESS, {
  ...RUSH_REELS,
  trigger: RUSH_TRIGGER,
  hold: RUSH_HOLD,
});
