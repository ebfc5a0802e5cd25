import { paths } from '../../platform/paths.ts';
import type { NoProps } from '../../session/overlays/overlay-props.ts';
import { defineModule } from '../../session/pages/define-module.ts';

declare module '../../session/overlays/overlay-props.ts' {
  interface OverlayProps {
    readonly 'reality-check': NoProps;
    readonly restriction: NoProps;
  }
}

export const protection = defineModule({
  messages: ['protection', 'error'],
  chunks: { 'notices/': 'protection', 'report/': 'protection', 'restriction-notice': 'panels' },
  routes: {
    memberReport: {
      path: paths.memberReport,
      titleKey: 'report.title',
      messages: ['report', 'protection', 'error'],
      guard: 'login',
      panel: async () => (await import('./report/report-panel.tsx')).ReportPanel,
    },
    memberStatus: {
      path: paths.memberStatus,
      titleKey: 'restriction.title',
      messages: ['restriction', 'protection', 'error'],
      guard: 'login',
      scene: null,
      panel: async () => (await import('./restriction-status.tsx')).RestrictionStatus,
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
      panel: async () => (await import('./notices/age-notice-overlay.tsx')).AgeModalOverlay,
    },
    'reality-check': {
      titleKey: 'page.title.reality',
      surface: 'dialog',
      panel: async () => (await import('./reality-check-overlay.tsx')).RealityCheckOverlay,
    },
    restriction: {
      titleKey: 'restriction.title',
      messages: ['restriction', 'protection', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./restriction-status.tsx')).RestrictionStatus,
    },
    'safer-play': {
      titleKey: 'protection.welcome.title',
      surface: 'sheet',
      panel: async () => (await import('./safer-play-overlay.tsx')).SaferPlayOverlay,
    },
  },
});
