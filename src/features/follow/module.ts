import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';

export const follow = defineModule({
  messages: ['follow', 'rewards', 'error'],
  routes: {
    activityFollow: {
      path: paths.activityFollow,
      titleKey: 'follow.title',
      guard: 'activity',
      activity: ActivityId.followRewards,
      hasNavigation: false,
      panel: async () => (await import('./follow-panel.tsx')).FollowPanel,
    },
  },
});
