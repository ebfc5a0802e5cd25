import { JADE_REELS } from '../jade-tiger/reels.ts';
import { JADE_TIGER } from '../jade-tiger.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

export const JADE_TIGER_RULES = stakeRules(JADE_TIGER, JADE_REELS);
