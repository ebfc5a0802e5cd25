import * as calls from '../../contract/rewards/calls.ts';
import { defineServerModule } from '../module.ts';
import { bonusHandlers } from './bonuses.ts';
import { COUPON_COMMANDS } from './coupon-commands.ts';
import { endBonuses } from './end-bonuses-job.ts';
import { rewardsJournals } from './public/rewards-journals.ts';

export const rewards = defineServerModule({
  calls,
  handlers: {
    ...bonusHandlers,
  },
  jobs: { endBonuses },
  commands: [...COUPON_COMMANDS],
  journals: rewardsJournals,
});
