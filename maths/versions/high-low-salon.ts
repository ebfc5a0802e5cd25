import { RANKS } from '../../contract/games/cards.ts';
import { HIGH_LOW_MAX_GUESSES, HIGH_LOW_MAX_SKIPS } from '../../contract/games/high-low-salon.ts';
import { HIGH_LOW_MAX_MULTIPLIER, HIGH_LOW_RETURN_PERCENT } from '../high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../high-low-salon.ts';
import { stakeRules, type VersionRules } from '../version-hash/version-rules.ts';

export const HIGH_LOW_SALON_RULES: VersionRules = {
  ...stakeRules(HIGH_LOW_SALON, {
    ranks: RANKS,
    maxGuesses: HIGH_LOW_MAX_GUESSES,
    maxSkips: HIGH_LOW_MAX_SKIPS,
    maxMultiplier: HIGH_LOW_MAX_MULTIPLIER,
    returnPercent: HIGH_LOW_RETURN_PERCENT,
  }),
  acts: ['higher', 'lower', 'same', 'skip', 'cashOut'].map((kind) => ({ kind })),
};
