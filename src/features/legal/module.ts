import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/define-module.ts';

export const legal = defineModule({
  messages: ['legal'],
  routes: {
    privacyPolicy: {
      path: paths.privacyPolicy,
      titleKey: 'shell.title.privacy',
      panel: async () => (await import('./privacy-panel.tsx')).PrivacyPanel,
    },
    termsOfUse: {
      path: paths.termsOfUse,
      titleKey: 'shell.title.terms',
      panel: async () => (await import('./terms-panel.tsx')).TermsPanel,
    },
  },
  overlays: {
    'new-terms': {
      titleKey: 'legal.news.title',
      messages: ['legal', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./new-terms-overlay.tsx')).NewTermsOverlay,
    },
  },
});
