import * as calls from '../../contract/onboarding/calls.ts';
import { defineServerModule } from '../module.ts';
import { bindHandlers } from './bind.ts';
import { bindConfig, signUpBonusConfig } from './onboarding-config.ts';
import { signUpBonusHandlers } from './sign-up-bonus.ts';
import { hasSignUpBonus } from './sign-up-dot.ts';

export const onboarding = defineServerModule({
  calls,
  handlers: { ...bindHandlers, ...signUpBonusHandlers },
  jobs: {},
  hooks: {
    redDots: async (context, id) => ({ hasSignUpBonus: await hasSignUpBonus(context, id) }),
  },
  config: [bindConfig, signUpBonusConfig],
});
