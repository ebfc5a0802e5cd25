import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';

/** A page of what play has earned. */
const earned = { guard: 'login', surface: 'side' } as const;

export const rewards = defineModule({
  messages: ['vip', 'error'],
  routes: {
    vip: {
      path: paths.vip,
      titleKey: 'vip.title.level',
      ...earned,
      panel: async () => (await import('./level-panel.tsx')).LevelPanel,
    },
    vipEmpty: {
      path: paths.vipEmpty,
      titleKey: 'vip.title.empty',
      ...earned,
      panel: async () => (await import('./vip-empty-panel.tsx')).VipEmptyPanel,
    },
    vipLevel: {
      path: paths.vipLevel,
      titleKey: 'vip.title.level',
      ...earned,
      hasBubble: true,
      panel: async () => (await import('./level-panel.tsx')).LevelPanel,
    },
    vipRebate: {
      path: paths.vipRebate,
      titleKey: 'vip.title.rebate',
      ...earned,
      panel: async () => (await import('./rebate-panel.tsx')).RebatePanel,
    },
    vipRebateRecord: {
      path: paths.vipRebateRecord,
      titleKey: 'vip.title.record',
      ...earned,
      panel: async () => (await import('./rebate-record-panel.tsx')).RebateRecordPanel,
    },
  },
});
