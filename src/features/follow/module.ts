import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const follow = defineModule({
  messages: ['follow', 'rewards', 'error'],
  chunks: { '': 'activities' },
  routes: {
    activityFollow: {
      path: paths.activityFollow,
      titleKey: 'follow.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.followRewards,
      hasNavigation: false,
      panel: async () => (await import('./follow-panel.tsx')).FollowPanel,
    },
  },
});
