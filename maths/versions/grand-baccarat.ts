import { BACCARAT_SPOTS } from '../../contract/games/grand-baccarat.ts';
import { BACCARAT_DECKS, BACCARAT_MAX_TOTAL, BACCARAT_RETURNS, TIE_RETURN } from '../grand-baccarat.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

export const GRAND_BACCARAT_RULES: VersionRules = {
  rules: {
    decks: BACCARAT_DECKS,
    returns: BACCARAT_RETURNS,
    tieReturn: TIE_RETURN,
    maxTotal: BACCARAT_MAX_TOTAL,
  },
  bets: [1_000, 20_000].map((stake) => ({ placed: BACCARAT_SPOTS.map((spot) => ({ spot, stake })) })),
  acts: [],
};
