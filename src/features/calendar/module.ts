import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly 'sign-in-calendar': NoProps;
  }
}

const messages = ['calendar', 'rewards', 'error'] as const;

export const calendar = defineModule({
  messages,
  chunks: { '': 'activities' },
  routes: {
    signIn: {
      path: paths.signIn,
      titleKey: 'calendar.title',
      offers: 'claim',
      guard: 'activity',
      activity: ActivityId.freeLoginBonus,
      rightLink: { path: 'signInRule', labelKey: 'calendar.rule.link' },
      panel: async () => (await import('./calendar-panel.tsx')).CalendarPanel,
    },
    signInRule: {
      path: paths.signInRule,
      titleKey: 'calendar.rule.title',
      panel: async () => (await import('./calendar-panel.tsx')).CalendarRulePanel,
    },
  },
  startPopups: [
    {
      activity: ActivityId.freeLoginBonus,
      overlay: 'sign-in-calendar',
      isDue: ({ isMember, canSignIn }) => isMember && canSignIn,
    },
  ],
  overlays: {
    'sign-in-calendar': {
      titleKey: 'calendar.title',
      surface: 'sheet',
      panel: async () => (await import('./calendar-panel.tsx')).CalendarOverlay,
    },
  },
});
