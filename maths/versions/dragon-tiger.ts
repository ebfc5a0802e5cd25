import { DRAGON_TIGER_SPOTS } from '../../contract/games/dragon-tiger.ts';
import {
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_MAX_TOTAL,
  DRAGON_TIGER_RETURNS,
  HALF_RETURNED,
} from '../dragon-tiger.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

export const DRAGON_TIGER_RULES: VersionRules = {
  rules: {
    decks: DRAGON_TIGER_DECKS,
    returns: DRAGON_TIGER_RETURNS,
    returnedOnTie: HALF_RETURNED,
    maxTotal: DRAGON_TIGER_MAX_TOTAL,
  },
  bets: [1_000, 20_000].map((stake) => ({ placed: DRAGON_TIGER_SPOTS.map((spot) => ({ spot, stake })) })),
  acts: [],
};
