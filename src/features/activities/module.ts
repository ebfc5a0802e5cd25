import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';
import { activityIdOf } from './activity-address.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    /** Before a way out of the site: an https address. `onLeave`: as the address opens. */
    readonly 'leaving-site': { readonly address: string; readonly onLeave?: () => void };
  }
}

export const activities = defineModule({
  messages: ['activities', 'error'],
  routes: {
    activities: {
      path: paths.activities,
      titleKey: 'activities.title',
      offers: 'claim',
      panel: async () => (await import('./activities-panel.tsx')).ActivitiesPanel,
    },
    activityInfo: {
      path: paths.activityInfo,
      titleKey: 'activities.title.one',
      offers: 'claim',
      accepts: (query) => activityIdOf(query) !== null,
      panel: async () => (await import('./activity-panel.tsx')).ActivityPanel,
    },
  },
  overlays: {
    'leaving-site': {
      titleKey: 'activities.leaving.title',
      surface: 'dialog',
      panel: async () => (await import('./leaving-overlay.tsx')).LeavingOverlay,
    },
  },
});
