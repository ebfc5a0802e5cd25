import type { EarlyModule } from '../../session/pages/early-module.ts';

/** Levels and rebate are reached from the member's page, tasks from the bonus centre. */
export const rewards: EarlyModule = {
  overlayRules: {
    'vip-gift': { offers: 'claim' },
    'level-up': { offers: 'claim' },
    'rebate-waiting': { offers: 'claim' },
  },
  redDots: { bonus: ['taskAwardFlag', 'hasTask'], member: ['vipAwardFlag'] },
};
