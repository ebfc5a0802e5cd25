import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

/** Either of them opens the pages on which tickets are sold; what a player has stays open without them. */
const LOTTERY_ACTIVITIES = [ActivityId.lottery, ActivityId.weekendLottery] as const;

export const lottery = defineModule({
  messages: ['lottery', 'error'],
  chunks: { '': 'activities' },
  routes: {
    activityLottery: {
      path: paths.activityLottery,
      titleKey: 'lottery.title',
      offers: 'claim',
      guard: 'activity',
      activity: LOTTERY_ACTIVITIES,
      front: 'lottery',
      hasOwnFront: true,
      panel: async () => (await import('./lottery-panel.tsx')).LotteryPanel,
    },
    lotteryProduct: {
      path: paths.lotteryProduct,
      titleKey: 'lottery.title.product',
      offers: 'claim',
      guard: 'activity',
      activity: LOTTERY_ACTIVITIES,
      panel: async () => (await import('./product-panel.tsx')).ProductPanel,
    },
    lotteryHistory: {
      path: paths.lotteryHistory,
      titleKey: 'lottery.title.history',
      guard: 'login',
      panel: async () => (await import('./history-panel.tsx')).HistoryPanel,
    },
    lotteryOrder: {
      path: paths.lotteryOrder,
      titleKey: 'lottery.title.order',
      guard: 'login',
      panel: async () => (await import('./orders-panel.tsx')).OrderPanel,
    },
    lotteryRecord: {
      path: paths.lotteryRecord,
      titleKey: 'lottery.title.record',
      guard: 'login',
      panel: async () => (await import('./orders-panel.tsx')).RecordPanel,
    },
    lotteryRule: {
      path: paths.lotteryRule,
      titleKey: 'lottery.title.rule',
      guard: 'login',
      panel: async () => (await import('./rule-panel.tsx')).RulePanel,
    },
  },
});
