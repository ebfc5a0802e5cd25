import type { Cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly 'reward-list': { readonly rewards: readonly Reward[] };
    readonly 'vip-gift': { readonly level: number };
    readonly 'level-up': { readonly level: number };
    readonly 'rebate-waiting': { readonly amount: Cents };
  }
}

/** The levels: their road is part of the page. */
const road = { guard: 'login', surface: 'stage', scene: 'vipRoad' } as const;

/** A page of what play has earned. */
const earned = { guard: 'login', surface: 'side' } as const;

/** A page of the bonus centre, which is a place of the bar. */
const centre = { guard: 'login', hasBubble: true } as const;

export const rewards = defineModule({
  messages: ['rewards', 'vip', 'error'],
  chunks: { 'vip-rail-card': 'frame' },
  routes: {
    bonus: {
      path: paths.bonus,
      titleKey: 'rewards.title',
      offers: 'claim',
      ...centre,
      panel: async () => (await import('./bonus-panel.tsx')).BonusPanel,
    },
    bonusEmpty: {
      path: paths.bonusEmpty,
      titleKey: 'rewards.title.empty',
      offers: 'claim',
      ...centre,
      panel: async () => (await import('./bonus-empty-panel.tsx')).BonusEmptyPanel,
    },
    bonusEvent: {
      path: paths.bonusEvent,
      titleKey: 'rewards.title.event',
      offers: 'claim',
      ...centre,
      panel: async () => (await import('./bonus-event-panel.tsx')).BonusEventPanel,
    },
    bonusRebate: {
      path: paths.bonusRebate,
      titleKey: 'rewards.nav.bonusRebate',
      offers: 'claim',
      ...centre,
      panel: async () => (await import('./rebate-panel.tsx')).BonusRebatePanel,
    },
    bonusRecord: {
      path: paths.bonusRecord,
      titleKey: 'rewards.title.record',
      ...centre,
      panel: async () => (await import('./bonus-record-panel.tsx')).BonusRecordPanel,
    },
    bonusReward: {
      path: paths.bonusReward,
      titleKey: 'rewards.title.reward',
      offers: 'claim',
      ...centre,
      messages: ['rewards', 'vip', 'error', 'page'],
      panel: async () => (await import('./bonus-reward-panel.tsx')).BonusRewardPanel,
    },
    bonusTasks: {
      path: paths.bonusTasks,
      titleKey: 'rewards.title.tasks',
      offers: 'claim',
      ...centre,
      panel: async () => (await import('./tasks-panel.tsx')).TasksPanel,
    },
    bonusVip: {
      path: paths.bonusVip,
      titleKey: 'rewards.nav.bonusVip',
      offers: 'claim',
      ...road,
      hasBubble: true,
      panel: async () => (await import('./level-panel.tsx')).BonusVipPanel,
    },
    rewardRecord: {
      path: paths.rewardRecord,
      titleKey: 'rewards.title.rewardRecord',
      ...earned,
      panel: async () => (await import('./reward-record-panel.tsx')).RewardRecordPanel,
    },
    vip: {
      path: paths.vip,
      titleKey: 'vip.title.level',
      offers: 'claim',
      ...road,
      panel: async () => (await import('./level-panel.tsx')).LevelPanel,
    },
    vipEmpty: {
      path: paths.vipEmpty,
      titleKey: 'vip.title.empty',
      offers: 'claim',
      ...earned,
      panel: async () => (await import('./vip-empty-panel.tsx')).VipEmptyPanel,
    },
    vipLevel: {
      path: paths.vipLevel,
      titleKey: 'vip.title.level',
      offers: 'claim',
      ...road,
      hasBubble: true,
      panel: async () => (await import('./level-panel.tsx')).LevelPanel,
    },
    vipRebate: {
      path: paths.vipRebate,
      titleKey: 'vip.title.rebate',
      offers: 'claim',
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
  overlays: {
    'vip-gift': {
      titleKey: 'vip.gift.title',
      titleOf: ({ level }, say) => say('vip.level.number', { level }),
      surface: 'sheet',
      panel: async () => (await import('./vip-gift-overlay.tsx')).VipGiftOverlay,
    },
    'level-up': {
      titleKey: 'vip.up.title',
      surface: 'cover',
      hasOwnHead: true,
      front: 'levelUp',
      panel: async () => (await import('./level-up-overlay.tsx')).LevelUpOverlay,
    },
    'rebate-waiting': {
      titleKey: 'vip.waiting.title',
      surface: 'sheet',
      panel: async () => (await import('./rebate-waiting-overlay.tsx')).RebateWaitingOverlay,
    },
    'reward-list': {
      titleKey: 'rewards.list.title',
      surface: 'dialog',
      panel: async () => (await import('./reward-list-overlay.tsx')).RewardListOverlay,
    },
  },
});
