import * as calls from '../../contract/rewards/calls.ts';
import { defineServerModule } from '../module.ts';
import { bonusHandlers } from './bonuses.ts';
import { closeRequestsOfRetired } from './coupon-approval-queries.ts';
import { COUPON_COMMANDS } from './coupon-commands.ts';
import { endBonuses } from './end-bonuses-job.ts';
import { freeBonusHandlers } from './free-bonus.ts';
import { checkBonusAccounts } from './ledger-check-queries.ts';
import { PROGRAMME_COMMANDS } from './programmes/programme-commands.ts';
import { programmeHandlers } from './programmes/programme-handlers.ts';
import { couponsConfig } from './public/rewards-config.ts';
import { readLevels } from './read-levels.ts';
import { rebateHandlers } from './rebate/rebate-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { REPORT_COMMANDS } from './report/report-command.ts';
import { rewardDots } from './reward-dots.ts';
import { readRewardsAppConfig, readVipTokens } from './rewards-app-config.ts';
import {
  firstDepositConfig,
  freeBonusConfig,
  rebateRatesConfig,
  tasksConfig,
  userLevelsConfig,
  vipLevelsConfig,
  vipRewardsConfig,
  vipThemesConfig,
} from './rewards-config.ts';
import { rewardsJournals } from './rewards-journals.ts';
import { taskHandlers } from './tasks/task-handlers.ts';
import { vipHandlers } from './vip/vip-handlers.ts';

export const rewards = defineServerModule({
  calls,
  handlers: {
    ...bonusHandlers,
    ...freeBonusHandlers,
    ...programmeHandlers,
    ...rebateHandlers,
    ...recordHandlers,
    ...taskHandlers,
    ...vipHandlers,
  },
  jobs: { endBonuses },
  commands: [...COUPON_COMMANDS, ...PROGRAMME_COMMANDS, ...REPORT_COMMANDS],
  journals: rewardsJournals,
  hooks: {
    appConfig: readRewardsAppConfig,
    readVipTokens,
    redDots: rewardDots,
    userInfo: readLevels,
    ledgerChecks: checkBonusAccounts,
    operatorRetired: closeRequestsOfRetired,
  },
  config: [
    firstDepositConfig,
    couponsConfig,
    freeBonusConfig,
    tasksConfig,
    vipLevelsConfig,
    vipRewardsConfig,
    rebateRatesConfig,
    vipThemesConfig,
    userLevelsConfig,
  ],
});
