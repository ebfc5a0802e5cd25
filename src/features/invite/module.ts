import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly spin: NoProps;
  }
}

export const invite = defineModule({
  messages: ['invite', 'page', 'error'],
  chunks: { '': 'agent' },
  routes: {
    activitySpin: {
      path: paths.activitySpin,
      titleKey: 'invite.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.inviteUserSpin,
      front: 'inviteWheel',
      hasOwnFront: true,
      panel: async () => (await import('./spin-panel.tsx')).SpinPanel,
    },
  },
  overlays: {
    spin: {
      titleKey: 'invite.title',
      surface: 'sheet',
      panel: async () => (await import('./spin-overlay.tsx')).SpinOverlay,
    },
  },
  startPopups: [{ activity: ActivityId.inviteUserSpin, overlay: 'spin', isDue: ({ isMember }) => isMember }],
});
