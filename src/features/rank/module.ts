import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const rank = defineModule({
  messages: ['rank', 'rewards', 'error'],
  chunks: { '': 'activities' },
  routes: {
    rank: {
      path: paths.rank,
      titleKey: 'rank.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.rank,
      panel: async () => (await import('./rank-panel.tsx')).RankPanel,
    },
    activitySlotsHack: {
      path: paths.activitySlotsHack,
      titleKey: 'rank.hack.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.slotsHack,
      panel: async () => (await import('./slots-hack-panel.tsx')).SlotsHackPanel,
    },
  },
});
