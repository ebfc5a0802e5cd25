import * as calls from '../../contract/onboarding/calls.ts';
import { defineServerModule } from '../module.ts';
import { bindHandlers } from './bind.ts';
import { signUpBonusHandlers } from './sign-up-bonus.ts';

export const onboarding = defineServerModule({
  calls,
  handlers: { ...bindHandlers, ...signUpBonusHandlers },
  jobs: {},
});
