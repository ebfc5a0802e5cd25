import { BLACKJACK, DEALER_STANDS } from '../blackjack/count.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../blackjack-salon.ts';
import { stakeRules, type VersionRules } from '../version-hash/version-rules.ts';

export const BLACKJACK_SALON_RULES: VersionRules = {
  ...stakeRules(BLACKJACK_SALON, {
    decks: BLACKJACK_DECKS,
    blackjack: BLACKJACK,
    dealerStands: DEALER_STANDS,
  }),
  acts: ['insure', 'decline', 'hit', 'stand', 'double', 'split'].map((kind) => ({ kind })),
};
