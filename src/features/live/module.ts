import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const live = defineModule({
  messages: ['live', 'error'],
  chunks: { '': 'activities' },
  routes: {
    activityLive: {
      path: paths.activityLive,
      titleKey: 'live.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.live,
      hasNavigation: false,
      panel: async () => (await import('./live-panel.tsx')).LivePanel,
    },
  },
});
