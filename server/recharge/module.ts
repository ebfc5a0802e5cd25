import * as calls from '../../contract/recharge/calls.ts';
import { defineServerModule } from '../module.ts';
import { rechargeAwardsConfig } from './recharge-config.ts';
import { rechargeHandlers } from './recharge-handlers.ts';

export const recharge = defineServerModule({
  calls,
  handlers: { ...rechargeHandlers },
  jobs: {},
  config: [rechargeAwardsConfig],
});
