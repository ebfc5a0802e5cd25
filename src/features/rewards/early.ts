import type { EarlyModule } from '../../session/early-module.ts';

/** Levels and rebate are reached from the member's page, tasks from the bonus centre. */
export const rewards: EarlyModule = {
  badges: { bonus: ['taskAwardFlag', 'hasTask'], member: ['vipAwardFlag'] },
};
