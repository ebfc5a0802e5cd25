import { ActivityId } from '../../../contract/ids.ts';
import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';
import type { Nothing } from '../../session/overlay-props.ts';

declare module '../../session/overlay-props.ts' {
  interface OverlayProps {
    readonly 'sign-in-calendar': Nothing;
  }
}

const messages = ['calendar', 'rewards', 'error'] as const;

export const calendar = defineModule({
  messages,
  routes: {
    signIn: {
      path: paths.signIn,
      titleKey: 'calendar.title',
      guard: 'activity',
      activity: ActivityId.freeLoginBonus,
      rightLink: { path: 'signInRule', labelKey: 'calendar.rule.link' },
      panel: async () => (await import('./calendar-panel.tsx')).CalendarPanel,
    },
    signInRule: {
      path: paths.signInRule,
      titleKey: 'calendar.rule.title',
      panel: async () => (await import('./calendar-rule-panel.tsx')).CalendarRulePanel,
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
      panel: async () => (await import('./calendar-overlay.tsx')).CalendarOverlay,
    },
  },
});
