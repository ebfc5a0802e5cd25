import { paths } from '../../platform/paths.ts';
import { defineModule } from '../../session/pages/define-module.ts';

export const rights = defineModule({
  messages: ['rights', 'error'],
  chunks: { 'legal/': 'rights' },
  routes: {
    privacyPolicy: {
      path: paths.privacyPolicy,
      titleKey: 'shell.title.privacy',
      messages: ['legal'],
      panel: async () => (await import('./legal/legal-document.tsx')).PrivacyPanel,
    },
    termsOfUse: {
      path: paths.termsOfUse,
      titleKey: 'shell.title.terms',
      messages: ['legal'],
      panel: async () => (await import('./legal/legal-document.tsx')).TermsPanel,
    },
    complaint: {
      path: paths.complaint,
      titleKey: 'rights.title.complaint',
      panel: async () => (await import('./complaint-form-panel.tsx')).ComplaintFormPanel,
    },
    complaintThread: {
      path: paths.complaintThread,
      titleKey: 'rights.title.complaint',
      params: ({ number }) => ({ number: number.toUpperCase() }),
      panel: async () => (await import('./complaint-panel.tsx')).ComplaintPanel,
    },
    complaints: {
      path: paths.complaints,
      titleKey: 'rights.title.complaints',
      guard: 'login',
      panel: async () => (await import('./complaints-panel.tsx')).ComplaintsPanel,
    },
    memberData: {
      path: paths.memberData,
      titleKey: 'rights.title.data',
      guard: 'login',
      panel: async () => (await import('./data-panel.tsx')).DataPanel,
    },
    profileConsent: {
      path: paths.profileConsent,
      titleKey: 'rights.title.consent',
      guard: 'login',
      panel: async () => (await import('./consent-panel.tsx')).ConsentPanel,
    },
  },
  overlays: {
    'new-terms': {
      titleKey: 'legal.news.title',
      messages: ['legal', 'error'],
      surface: 'sheet',
      panel: async () => (await import('./legal/new-terms-overlay.tsx')).NewTermsOverlay,
    },
  },
});
