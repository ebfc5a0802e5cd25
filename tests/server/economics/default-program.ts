import { ratesOn } from '../../../server/rewards/rebate/rebate-rules.ts';
import {
  rebateRatesConfig,
  tasksConfig,
  vipLevelsConfig,
  vipRewardsConfig,
} from '../../../server/rewards/rewards-config.ts';

/** Levels, rewards, tasks and rebate as the market begins with them. */
export const program = {
  levels: vipLevelsConfig.schema.parse(vipLevelsConfig.initial),
  rewards: vipRewardsConfig.schema.parse(vipRewardsConfig.initial),
  tasks: tasksConfig.schema.parse(tasksConfig.initial),
  rates: ratesOn(rebateRatesConfig.initial, '2026-01-01'),
};
