import type { EarlyModule } from '../session/pages/early-module.ts';

/** What features that have nothing else in the first script have there: flags at the item that leads to them, and what overlays are for. */
export const app: EarlyModule = {
  overlayRules: {
    game: { offers: 'stake' },
    spin: { offers: 'claim' },
    'sign-in-calendar': { offers: 'claim' },
    'first-deposit': { offers: 'deposit' },
    'first-deposit-tips': { offers: 'deposit' },
  },
  redDots: {
    bonus: ['spinAwardFlag', 'signInFlag', 'hasSignUpBonus'],
  },
};
