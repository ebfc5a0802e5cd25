import { MASQUE_REELS } from '../midnight-masque/reels.ts';
import { MIDNIGHT_MASQUE } from '../midnight-masque.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

export const MIDNIGHT_MASQUE_RULES = stakeRules(MIDNIGHT_MASQUE, MASQUE_REELS);
