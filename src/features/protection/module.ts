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
    memberReport: {
      path: paths.memberReport,
      titleKey: 'report.title',
      messages: ['report', 'protection', 'error'],
      guard: 'login',
      panel: async () => (await import('./report/report-panel.tsx')).ReportPanel,
    },
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
    'age-notice': {
      titleKey: 'page.title.ageNotice',
      messages: ['notices'],
      surface: 'cover',
      panel: async () => (await import('./notices/age-notice-overlay.tsx')).AgeNoticeOverlay,
    },
    'age-modal': {
      titleKey: 'page.title.ageModal',
      messages: ['notices'],
      surface: 'dialog',
      panel: async () => (await import('./notices/age-modal-overlay.tsx')).AgeModalOverlay,
    },
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
