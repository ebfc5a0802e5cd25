import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';
import type { Nothing } from '../../session/overlay-props.ts';

declare module '../../session/overlay-props.ts' {
  interface OverlayProps {
    readonly 'reality-check': Nothing;
  }
}

export const protection = defineModule({
  messages: ['protection', 'error'],
  routes: {
    familyExclusion: {
      path: paths.familyExclusion,
      titleKey: 'family.title',
      messages: ['family', 'error'],
      panel: async () => (await import('./family-panel.tsx')).FamilyPanel,
    },
    selfLimited: {
      path: paths.selfLimited,
      titleKey: 'page.title.limits',
      guard: 'login',
      panel: async () => (await import('./self-limited-panel.tsx')).SelfLimitedPanel,
    },
  },
  overlays: {
    'reality-check': {
      titleKey: 'page.title.reality',
      surface: 'dialog',
      panel: async () => (await import('./reality-check-overlay.tsx')).RealityCheckOverlay,
    },
    'safer-play': {
      titleKey: 'protection.welcome.title',
      surface: 'sheet',
      panel: async () => (await import('./safer-play-overlay.tsx')).SaferPlayOverlay,
    },
  },
});
