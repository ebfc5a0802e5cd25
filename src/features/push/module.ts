import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { followPresses } from './follow-presses.ts';

export const push = defineModule({
  messages: ['push', 'error'],
  chunks: { '': 'profile' },
  routes: {
    profileNotifications: {
      path: paths.profileNotifications,
      titleKey: 'push.title',
      guard: 'login',
      panel: async () => (await import('./notifications-panel.tsx')).NotificationsPanel,
    },
  },
  onStart: followPresses,
});
