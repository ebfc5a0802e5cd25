import type { EarlyModule } from '../session/early-module.ts';

/** Flags of features that are still to come, at the item that will lead to them. */
export const app: EarlyModule = {
  badges: {
    bonus: ['spinAwardFlag', 'signInFlag', 'hasSignUpBonus'],
  },
};
