import type { EarlyModule } from '../session/early-module.ts';

/** Flags of features that have nothing else in the first script, at the item that leads to them. */
export const app: EarlyModule = {
  badges: {
    bonus: ['spinAwardFlag', 'signInFlag', 'hasSignUpBonus'],
  },
};
