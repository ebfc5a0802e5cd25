import { SERPENT_RULES } from '../serpent/serpent-rules.ts';
import { SERPENT_TEMPLE } from '../serpent-temple.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

export const SERPENT_TEMPLE_RULES = stakeRules(SERPENT_TEMPLE, SERPENT_RULES);
