import type { EarlyModule } from '../../session/early-module.ts';

/** Levels and rebate are reached from the member's page. */
export const rewards: EarlyModule = {
  badges: { member: ['vipAwardFlag'] },
};
