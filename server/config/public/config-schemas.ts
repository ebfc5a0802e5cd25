import type * as z from 'zod/mini';
import { agentConfig } from '../../agent/public/agent-config.ts';
import { authConfig } from '../../auth/public/auth-config.ts';
import { calendarConfig } from '../../calendar/public/calendar-config.ts';
import { eventLogConfig } from '../../event-log/public/event-log-config.ts';
import { followConfig } from '../../follow/public/follow-config.ts';
import { giftsConfig } from '../../gifts/public/gifts-config.ts';
import { installConfig } from '../../install/public/install-config.ts';
import { inviteConfig } from '../../invite/public/invite-config.ts';
import { jackpotConfig } from '../../jackpot/public/jackpot-config.ts';
import { kycConfig } from '../../kyc/public/kyc-config.ts';
import { liveConfig } from '../../live/public/live-config.ts';
import { lotteryConfig } from '../../lottery/public/lottery-config.ts';
import { mallConfig } from '../../mall/public/mall-config.ts';
import { onboardingConfig } from '../../onboarding/public/onboarding-config.ts';
import { protectionConfig } from '../../protection/public/protection-config.ts';
import { pushConfig } from '../../push/public/push-config.ts';
import { rankConfig } from '../../rank/public/rank-config.ts';
import { rechargeConfig } from '../../recharge/public/recharge-config.ts';
import { rewardsConfig } from '../../rewards/public/rewards-config.ts';
import { rightsConfig } from '../../rights/public/rights-config.ts';
import { riskAlertsConfig } from '../../risk-alerts/public/risk-alerts-config.ts';
import { supportConfig } from '../../support/public/support-config.ts';
import { walletConfig } from '../../wallet/public/wallet-config.ts';
import { marketConfig } from '../market-config.ts';

/** All keys of the config: those of each domain, and those of the platform as a whole. */
export const configEntries = {
  ...authConfig,
  ...walletConfig,
  ...kycConfig,
  ...mallConfig,
  ...rewardsConfig,
  ...calendarConfig,
  ...rechargeConfig,
  ...rightsConfig,
  ...protectionConfig,
  ...riskAlertsConfig,
  ...eventLogConfig,
  ...inviteConfig,
  ...jackpotConfig,
  ...rankConfig,
  ...liveConfig,
  ...installConfig,
  ...giftsConfig,
  ...lotteryConfig,
  ...marketConfig,
  ...agentConfig,
  ...followConfig,
  ...onboardingConfig,
  ...supportConfig,
  ...pushConfig,
};

export type ConfigKey = keyof typeof configEntries;
type SchemaOf<K extends ConfigKey> = (typeof configEntries)[K]['schema'];
export type ConfigValue<K extends ConfigKey> = z.output<SchemaOf<K>>;
export type ConfigInput = { [K in ConfigKey]: z.input<SchemaOf<K>> };

export const CONFIG_KEYS = Object.keys(configEntries) as readonly ConfigKey[];
